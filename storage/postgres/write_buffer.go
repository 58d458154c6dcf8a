package postgres

import (
	"context"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// pgx encodes arguments into a buffer of a few hundred bytes and copies them into a send buffer of a kilobyte. Both grow by doubling and are
// dropped after each batch, which was a third of all memory that redemptions allocated. With buffers of the right size, and columns that are
// encoded straight from rows, a redemption takes a tenth less time of the server (goals P2 and P5).

// setBuffers has a connection encode columns of rows into a buffer with room for them, and send from a buffer that it keeps.
func setBuffers(_ context.Context, conn *pgx.Conn) error {
	conn.PgConn().CustomData()[sendBuffer] = &writeBuffer{make([]byte, 0, sendBufferSize)}
	types := conn.TypeMap()
	for _, oid := range []uint32{
		pgtype.TextArrayOID, pgtype.Int8ArrayOID, pgtype.BoolArrayOID, pgtype.TimestamptzArrayOID, pgtype.JSONArrayOID, pgtype.JSONBArrayOID,
		pgtype.ByteaArrayOID,
	} {
		list, known := types.TypeForOID(oid)
		if !known {
			continue
		}
		if codec, is := list.Codec.(*pgtype.ArrayCodec); is {
			types.RegisterType(&pgtype.Type{Name: list.Name, OID: oid, Codec: columns{codec}})
		}
	}
	return nil
}

// setBuffersOnce does so for a connection that another pool has opened.
func setBuffersOnce(conn *pgx.Conn) {
	if _, has := conn.PgConn().CustomData()[sendBuffer]; !has {
		_ = setBuffers(context.Background(), conn) // it returns no error
	}
}

// columns is the codec of an array that encodes a sqlstore.Column straight from its rows.
type columns struct{ *pgtype.ArrayCodec }

// PlanEncode plans as the array does, except for a sqlstore.Column.
func (c columns) PlanEncode(m *pgtype.Map, oid uint32, format int16, value any) pgtype.EncodePlan {
	if _, is := value.(sqlstore.Column); !is {
		return c.ArrayCodec.PlanEncode(m, oid, format, value)
	}
	if format != pgtype.BinaryFormatCode {
		return nil
	}
	return column{c.ElementType.OID}
}

// column encodes a column whose values have this type.
type column struct{ element uint32 }

const (
	// minBytesPerRow is what a buffer must have left for each row of a column before it grows: most columns have less than that.
	minBytesPerRow = 128
	// bytesPerRedemption is by how much it grows then: about what all columns of a redemption of five lines take.
	bytesPerRedemption = 6 << 10
)

// Encode appends the values. It grows the buffer first where that is too small for them and for the columns that follow.
func (c column) Encode(value any, buf []byte) ([]byte, error) {
	of := value.(sqlstore.Column)
	if cap(buf)-len(buf) < of.Len()*minBytesPerRow {
		buf = slices.Grow(buf, of.Len()*bytesPerRedemption)
	}
	return of.AppendBinary(buf, c.element)
}

// sendBuffer is the key under which a connection keeps its buffer.
const sendBuffer = "punchcard.send_buffer"

// sendBufferSize has room for what ten redemptions write.
const sendBufferSize = 64 << 10

// writeBuffer is the buffer that a connection sends from. It takes the form of an empty message, because pgx appends messages to the buffer that
// Encode of the one before returned: this one returns the kept buffer. All of it is sent before the next batch uses it again.
type writeBuffer struct{ buf []byte }

// Frontend marks a message to the server.
func (*writeBuffer) Frontend() {}

// Encode returns the kept buffer, with what pgx has to send already.
func (s *writeBuffer) Encode(begun []byte) ([]byte, error) { return append(s.buf[:0], begun...), nil }

// Decode fails: this message is never received.
func (*writeBuffer) Decode([]byte) error { return errors.New("a write buffer is never received") }

// sendBatch sends a batch from the buffer of its connection.
func sendBatch(ctx context.Context, conn *pgx.Conn, b *pgx.Batch) error {
	if s, has := conn.PgConn().CustomData()[sendBuffer].(*writeBuffer); has {
		conn.PgConn().Frontend().Send(s)
	}
	return conn.SendBatch(ctx, b).Close()
}
