package postgres

import (
	"context"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// The driver encodes what is sent into a buffer of a few hundred bytes, and copies it into one of a thousand to send it off. Both grow while
// it appends one value after the other, with all of them copied each time, and are given up afterwards: a third of all memory that
// redemptions took.

// makeRoom has a connection encode columns of rows into a buffer that has room for them, and send from one that it keeps.
func makeRoom(_ context.Context, conn *pgx.Conn) error {
	conn.PgConn().CustomData()[outbound] = &writeBuffer{make([]byte, 0, roomToSend)}
	types := conn.TypeMap()
	for _, oid := range []uint32{
		pgtype.TextArrayOID, pgtype.Int8ArrayOID, pgtype.BoolArrayOID, pgtype.TimestamptzArrayOID, pgtype.JSONArrayOID, pgtype.JSONBArrayOID,
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

// makeRoomOnce does so for a connection that somebody else has made.
func makeRoomOnce(conn *pgx.Conn) {
	if _, has := conn.PgConn().CustomData()[outbound]; !has {
		_ = makeRoom(context.Background(), conn) // which cannot fail
	}
}

// columns encodes lists, and those that are columns of rows by themselves.
type columns struct{ *pgtype.ArrayCodec }

// PlanEncode is that of the array for all but columns.
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

// A value of a column needs fewest bytes for each row at least, and all columns that are written for a redemption about so many.
const fewest, roomForEach = 128, 6 << 10

// Encode appends the values, and makes room for them and what follows where there is none.
func (c column) Encode(value any, buf []byte) ([]byte, error) {
	of := value.(sqlstore.Column)
	if cap(buf)-len(buf) < of.Len()*fewest {
		buf = slices.Grow(buf, of.Len()*roomForEach)
	}
	return of.AppendBinary(buf, c.element)
}

// outbound is where a connection has its spare buffer.
const outbound = "punchcard.outbound"

// roomToSend is enough for what ten redemptions write.
const roomToSend = 64 << 10

// writeBuffer is a buffer that a connection sends from. As a message it is empty: it puts itself in the place of the buffer that the next ones are
// appended to. Nobody has it any more when it comes again, since all was sent by then.
type writeBuffer struct{ buf []byte }

// Frontend says that this is a message to a server.
func (*writeBuffer) Frontend() {}

// Encode begins the buffer with what is to be sent already.
func (s *writeBuffer) Encode(begun []byte) ([]byte, error) { return append(s.buf[:0], begun...), nil }

// Decode fails: nobody receives this.
func (*writeBuffer) Decode([]byte) error { return errors.New("a spare buffer is not received") }

// sendBatch sends a batch from the buffer of its connection.
func sendBatch(ctx context.Context, conn *pgx.Conn, b *pgx.Batch) error {
	if s, has := conn.PgConn().CustomData()[outbound].(*writeBuffer); has {
		conn.PgConn().Frontend().Send(s)
	}
	return conn.SendBatch(ctx, b).Close()
}
