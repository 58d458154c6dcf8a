package sqlite

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/storage"
)

// lastRead keeps the statement that was read with last.
type lastRead struct{ statement string }

func (l *lastRead) BeforeQuery(ctx context.Context, _ *bun.QueryEvent) context.Context { return ctx }

func (l *lastRead) AfterQuery(_ context.Context, e *bun.QueryEvent) { l.statement = e.Query }

// Test_what_refers_to_something_is_found_by_its_index looks at how SQLite goes about lists of what refers to something, which come in the
// order of their ids: not through all that the project has.
func Test_what_refers_to_something_is_found_by_its_index(t *testing.T) {
	t.Parallel()
	b, err := Open(t.Context(), filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	last := &lastRead{}
	//lint:ignore SA1019 A copy with a hook would not be what the collections of the backend read with.
	b.read.AddQueryHook(last)
	p := b.Project("shop")
	youngest := []storage.Order{{Field: "id", Desc: true}}
	one := func(column string) storage.Filter { return storage.Is(column, "x") }
	two := func(column string) storage.Filter { return storage.In(column, []string{"x", "y"}) }
	for name, c := range map[string]struct {
		list  func(q storage.Query) error
		query storage.Query
		by    string
	}{
		"the movements of a card, the youngest first": {list(t, p.VoucherTransactions()),
			storage.Query{Filter: one("voucher_id"), Order: youngest, Limit: 10}, "voucher_id=?"},
		"the codes of a customer": {list(t, p.Vouchers()), storage.Query{Filter: one("holder_id")}, "holder_id=?"},
		"the orders of a customer, behind one of them": {list(t, p.Orders()),
			storage.Query{Filter: one("customer_id"), Limit: 10, After: &storage.Position{ID: "ord_1"}}, "customer_id=?"},
		"the rules of two codes":       {list(t, p.RuleAssignments()), storage.Query{Filter: two("related_object_id")}, "related_object_id=?"},
		"the sessions of two codes":    {list(t, p.Sessions()), storage.Query{Filter: two("redeemable_id")}, "redeemable_id=?"},
		"the lots of a card":           {list(t, p.PointsLots()), storage.Query{Filter: one("account_id")}, "account_id=?"},
		"the cards of a member":        {list(t, p.MemberCards()), storage.Query{Filter: one("member_id")}, "member_id=?"},
		"the memberships of customers": {list(t, p.Members()), storage.Query{Filter: two("customer_id")}, "customer_id=?"},
		"the codes of a customer in a campaign": {list(t, p.Vouchers()),
			storage.Query{Filter: storage.And(one("campaign_id"), one("holder_id"), storage.Where("deleted_at", storage.OpIsUnknown))}, "holder_id=?"},
		"what was earned already":      {list(t, p.CardTransactions()), storage.Query{Filter: two("key")}, "key=?"},
		"the children of a redemption": {list(t, p.Redemptions()), storage.Query{Filter: one("parent_redemption_id")}, "parent_id=?"},
		"some customers, the youngest first": {list(t, p.Customers()),
			storage.Query{Filter: two("id"), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 10}, "id=?"},
		"some customers": {list(t, p.Customers()), storage.Query{Filter: two("id")}, "id=?"},
		"the next codes of a campaign, for a job that goes through all of them": {list(t, p.Vouchers()),
			storage.Query{Filter: one("campaign_id"), Limit: 1000, After: &storage.Position{ID: "v_1"}}, "id>?"},
		"the next members of a segment": {list(t, p.SegmentMembers()),
			storage.Query{Filter: one("segment_id"), Limit: 50, After: &storage.Position{ID: "seg_1"}}, "segment_id=? AND id>?"},
		"the redemptions of a code, the youngest first": {list(t, p.Redemptions()),
			storage.Query{Filter: one("voucher_id"), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 500}, "redemptions_voucher (project_id=? AND voucher_id=?)"},
	} {
		t.Run(name, func(t *testing.T) {
			if err := c.list(c.query); err != nil {
				t.Fatal(err)
			}
			if plan := b.plan(t, last.statement); !strings.Contains(plan, c.by) {
				t.Errorf("SQLite does %s\nfor %s", plan, last.statement)
			}
		})
	}
}

func list[T any](t *testing.T, c storage.Collection[T]) func(storage.Query) error {
	return func(q storage.Query) error {
		_, err := c.List(t.Context(), q)
		return err
	}
}

// plan is how SQLite goes about a statement.
func (b *Backend) plan(t *testing.T, statement string) string {
	t.Helper()
	rows, err := b.read.DB.QueryContext(t.Context(), "EXPLAIN QUERY PLAN "+statement)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var steps []string
	for rows.Next() {
		var id, parent, unused int
		var step string
		if err := rows.Scan(&id, &parent, &unused, &step); err != nil {
			t.Fatal(err)
		}
		steps = append(steps, step)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return strings.Join(steps, "; ")
}
