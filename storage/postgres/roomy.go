package postgres

import (
	"context"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

// The driver encodes what is sent into a buffer of a few hundred bytes, and copies it into one of a thousand to send it off. Both grow while
// it appends one value after the other, with all of them copied each time, and are given up afterwards: a third of all memory that
// redemptions took.

// makeRoom has a connection encode lists of documents into a buffer that has room for them, and send from one that it keeps.
func makeRoom(_ context.Context, conn *pgx.Conn) error {
	conn.PgConn().CustomData()[outbound] = &spare{make([]byte, 0, roomToSend)}
	types := conn.TypeMap()
	for _, oid := range []uint32{pgtype.JSONArrayOID, pgtype.JSONBArrayOID} {
		list, known := types.TypeForOID(oid)
		if !known {
			continue
		}
		if codec, is := list.Codec.(*pgtype.ArrayCodec); is {
			types.RegisterType(&pgtype.Type{Name: list.Name, OID: oid, Codec: roomy{codec}})
		}
	}
	return nil
}

type roomy struct{ *pgtype.ArrayCodec }

// PlanEncode is that of the array, with room first.
func (c roomy) PlanEncode(m *pgtype.Map, oid uint32, format int16, value any) pgtype.EncodePlan {
	plan := c.ArrayCodec.PlanEncode(m, oid, format, value)
	if _, is := value.(pgtype.FlatArray[any]); !is || plan == nil {
		return plan
	}
	return withRoom{plan}
}

type withRoom struct{ pgtype.EncodePlan }

// documentsShare is how many times as long as its first documents a statement of redemptions is.
const documentsShare = 6

// Encode makes room for the documents with the length and the version of each, and appends them. Where the buffer has none yet, much
// more follows.
func (p withRoom) Encode(value any, buf []byte) ([]byte, error) {
	room := 20
	for _, document := range value.(pgtype.FlatArray[any]) {
		text, _ := document.([]byte)
		room += len(text) + 5
	}
	if cap(buf)-len(buf) < room {
		buf = slices.Grow(buf, documentsShare*room)
	}
	return p.EncodePlan.Encode(value, buf)
}

// outbound is where a connection has its spare buffer.
const outbound = "punchcard.outbound"

// roomToSend is enough for what ten redemptions write.
const roomToSend = 64 << 10

// spare is a buffer that a connection sends from. As a message it is empty: it puts itself in the place of the buffer that the next ones are
// appended to. Nobody has it any more when it comes again, since all was sent by then.
type spare struct{ buf []byte }

// Frontend says that this is a message to a server.
func (*spare) Frontend() {}

// Encode begins the buffer with what is to be sent already.
func (s *spare) Encode(begun []byte) ([]byte, error) { return append(s.buf[:0], begun...), nil }

// Decode fails: nobody receives this.
func (*spare) Decode([]byte) error { return errors.New("a spare buffer is not received") }

// sendBatch sends a batch from the buffer of its connection.
func sendBatch(ctx context.Context, conn *pgx.Conn, b *pgx.Batch) error {
	if s, has := conn.PgConn().CustomData()[outbound].(*spare); has {
		conn.PgConn().Frontend().Send(s)
	}
	return conn.SendBatch(ctx, b).Close()
}
