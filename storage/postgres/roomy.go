package postgres

import (
	"context"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

// makeRoom has a connection encode lists of documents into a buffer that has room for them. Left to itself it appends one document after
// the other, and copies all those before whenever the buffer is full: a quarter of all memory that redemptions took.
func makeRoom(_ context.Context, conn *pgx.Conn) error {
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

// Encode makes room for the documents with the length and the version of each, and appends them.
func (p withRoom) Encode(value any, buf []byte) ([]byte, error) {
	room := 20
	for _, document := range value.(pgtype.FlatArray[any]) {
		text, _ := document.([]byte)
		room += len(text) + 5
	}
	return p.EncodePlan.Encode(value, slices.Grow(buf, room))
}
