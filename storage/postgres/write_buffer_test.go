package postgres

import (
	"bytes"
	"regexp"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// Columns that are encoded straight from rows have the same bytes as lists that the driver encodes.
func TestColumnsAreEncodedAsTheDriverEncodesLists(t *testing.T) {
	at, early := time.Date(2026, 3, 2, 10, 0, 0, 123_999_999, time.FixedZone("", 7200)), time.Date(1912, 6, 23, 0, 0, 0, 0, time.UTC)
	known := discount.Money{Minor: 1 << 53, Known: true}
	columnsOf(t, sqlstore.HotOrders, []*order.Order{
		{ID: "ord_1", SourceID: "a", Status: order.StatusPaid, Amount: known, OrderDiscounted: true, CreatedAt: at, PaidAt: early,
			Items: []order.Item{{ID: "l_1", ProductID: "é\"\x01", Quantity: 2, Price: known}}, Metadata: metadata.Map{"a": "b"}},
		{ID: "ord_2", DiscountAmount: -1, CreatedAt: early},
	})
	columnsOf(t, sqlstore.HotRecords, []*redemption.Record{{ID: "r_1", Date: at, Applied: redemption.Applied{Order: 5}}, {ID: "r_2", ParentID: "r_1", RollbackDate: at}})
	columnsOf(t, sqlstore.HotTransactions, []*voucher.Transaction{{ID: "vtx_1", Amount: -7, CreatedAt: at}})
	columnsOf(t, sqlstore.HotLots, []*ledger.Lot{{ID: "lot_1", Opened: 3, Left: 2}, {ID: "lot_2", Ended: 1}})
	columnsOf(t, sqlstore.HotTakes, []*ledger.Take{{ID: "take_1", Points: 3}})
	columnsOf(t, sqlstore.HotLocks, []*redemption.Lock{{ID: "lock_1"}, {ID: "lock_2"}})
}

var elementTypes = regexp.MustCompile(`::(\w+)\[\]\)\[i\]`)

func columnsOf[T any](t *testing.T, table *sqlstore.Hot[T], items []*T) {
	t.Helper()
	lists := map[string]uint32{"text": pgtype.TextArrayOID, "bigint": pgtype.Int8ArrayOID, "boolean": pgtype.BoolArrayOID,
		"timestamptz": pgtype.TimestamptzArrayOID, "json": pgtype.JSONArrayOID, "jsonb": pgtype.JSONBArrayOID}
	types, driver := elementTypes.FindAllStringSubmatch(table.Insert, -1), pgtype.NewMap()
	args := table.Arrays("shop", items)
	if len(args) != len(types)+1 {
		t.Fatalf("%d columns of %d types", len(args)-1, len(types))
	}
	filled := 0
	for i, name := range types {
		var list []any
		empty := true
		for _, item := range items {
			value := table.Values("shop", item)[i+1]
			list, empty = append(list, value), empty && value == nil
		}
		oid := lists[name[1]]
		want, err := driver.Encode(oid, pgtype.BinaryFormatCode, list, nil)
		if err != nil {
			t.Fatal(err)
		}
		c, is := args[i+1].(sqlstore.Column)
		if is == empty {
			t.Errorf("column %d of %s is %v, and empty: %v", i, table.Insert[:30], args[i+1], empty)
		}
		if !is {
			continue
		}
		filled++
		element, _ := driver.TypeForOID(oid)
		got, err := column{element.Codec.(*pgtype.ArrayCodec).ElementType.OID}.Encode(c, []byte("before"))
		if err != nil || !bytes.Equal(got, append([]byte("before"), want...)) {
			t.Errorf("column %d of %s (%s): %v\n%q, want\n%q", i, table.Insert[:30], name[1], err, got, want)
		}
	}
	if filled < 2 {
		t.Errorf("%s: %d columns are filled", table.Insert[:30], filled)
	}
}
