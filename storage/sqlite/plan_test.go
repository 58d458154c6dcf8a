package sqlite

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// lastRead records the last statement of the connections that read.
type lastRead struct{ statement string }

func (l *lastRead) BeforeQuery(ctx context.Context, _ *bun.QueryEvent) context.Context { return ctx }

func (l *lastRead) AfterQuery(_ context.Context, e *bun.QueryEvent) { l.statement = e.Query }

// TestReferencesAreFoundByTheirIndex reads the plans of lists of what refers to something, in the order of ids: none may scan all rows of the project.
func TestReferencesAreFoundByTheirIndex(t *testing.T) {
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
		"the rules of two codes":    {list(t, p.RuleAssignments()), storage.Query{Filter: two("related_object_id")}, "related_object_id=?"},
		"the sessions of two codes": {list(t, p.Sessions()), storage.Query{Filter: two("redeemable_id")}, "redeemable_id=?"},
		"the open sessions of a customer": {list(t, p.Sessions()),
			storage.Query{Filter: storage.And(one("customer_id"), storage.Where("expires_at", storage.OpMore, time.Unix(1, 0))), Limit: 400}, "customer_id=?"},
		"sessions that are over": {list(t, p.Sessions()),
			storage.Query{Filter: storage.Where("expires_at", storage.OpLess, time.Unix(1, 0)), Order: []storage.Order{{Field: "expires_at"}}, Limit: 500}, "expires_at<?"},
		"answers that are over": {list(t, p.IdempotencyRecords()),
			storage.Query{Filter: storage.Where("expires_at", storage.OpLess, time.Unix(1, 0))}, "expires_at<?"},
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
				t.Errorf("the plan is %s\nfor %s", plan, last.statement)
			}
		})
	}
}

// TestNewEventsAreFoundByTheirNumbers reads the plans of the queries for events that the relay and consumers send several times a second: none may
// scan all events of a project, and none may sort.
func TestNewEventsAreFoundByTheirNumbers(t *testing.T) {
	t.Parallel()
	b, err := Open(t.Context(), filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	last := &lastRead{}
	//lint:ignore SA1019 A copy with a hook would not be what the collections of the backend read with.
	b.read.AddQueryHook(last)
	p, system := b.Project("shop"), b.System()
	const between = "events_number (number>? AND number<?)"
	for name, c := range map[string]struct {
		read func() error
		by   string
	}{
		"the heads of events":     {func() error { _, _, err := p.EventHeads(t.Context(), 5, 90, 50); return err }, between},
		"the data of events":      {func() error { _, err := p.EventData(t.Context(), 5, 90, []string{"a", "b"}); return err }, between},
		"projects with news":      {func() error { _, err := system.ProjectsWithEvents(t.Context(), 5, 90); return err }, between},
		"the last settled number": {func() error { _, _, err := system.Settled(t.Context()); return err }, "SEARCH events USING COVERING INDEX events_number"},
	} {
		if err := c.read(); err != nil {
			t.Fatal(err)
		}
		plan := b.plan(t, last.statement)
		if !strings.Contains(plan, c.by) || strings.Contains(plan, "ORDER BY") || strings.Contains(plan, "SCAN") {
			t.Errorf("%s: the plan is %s\nfor %s", name, plan, last.statement)
		}
	}
}

// TestAnExportDoesNotSortTheLog reads the plan of the query for all events of a project: they come in the order of an index, and only those of one row are sorted.
// Those of some customers are looked up: an export of one customer once read the log of all of them.
func TestAnExportDoesNotSortTheLog(t *testing.T) {
	t.Parallel()
	b, err := Open(t.Context(), filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	all := &allStatements{}
	//lint:ignore SA1019 A copy with a hook would not be what the collections of the backend read with.
	b.read.AddQueryHook(all)
	err = b.Snapshot(t.Context(), "shop", func(s dump.Source) error {
		tables, err := s.Tables(t.Context())
		if err != nil {
			return err
		}
		events := tables[slices.IndexFunc(tables, func(table dump.Table) bool { return table.Name == "events" })]
		for _, events.Only = range [][]dump.Condition{nil, {{Column: "customer_id", Values: []string{"cust_1"}}}} {
			if err := s.Rows(t.Context(), events, func([]dump.Value) error { return nil }); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var plans []string
	for _, statement := range all.list {
		if strings.Contains(statement, "packed_data") {
			plans = append(plans, b.plan(t, statement))
		}
	}
	if len(plans) != 2 {
		t.Fatalf("the log was read by %d of %q", len(plans), all.list)
	}
	if !strings.Contains(plans[0], "events_number") || !strings.Contains(plans[0], "LAST TERM OF ORDER BY") {
		t.Errorf("all events are read by %s", plans[0])
	}
	if !strings.Contains(plans[1], "events_customer (project_id=? AND customer_id=?)") {
		t.Errorf("the events of a customer are read by %s", plans[1])
	}
}

// TestDueWorkIsFoundByItsIndex reads the plans of the queries of daily runs, watches and sweeps, which run without a request: none may scan all rows.
func TestDueWorkIsFoundByItsIndex(t *testing.T) {
	t.Parallel()
	b, err := Open(t.Context(), filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	all := &allStatements{}
	//lint:ignore SA1019 A copy with a hook would not be what the collections of the backend read with.
	b.read.AddQueryHook(all)
	//lint:ignore SA1019 As above.
	b.write.AddQueryHook(all)
	engine := punchcard.New(b)
	made, err := engine.CreateProject(t.Context(), project.NewProject{Name: "Shop", Sandbox: true})
	if err != nil {
		t.Fatal(err)
	}
	shop := engine.Project(made.ID)
	all.list = nil
	if err := shop.AdvanceClock(t.Context(), 48*time.Hour); err != nil { // which does what the days have to do
		t.Fatal(err)
	}
	for _, do := range []func() error{
		func() error { return engine.Idempotency.Sweep(t.Context(), made.ID) },
		func() error { return engine.DrainEvents(t.Context(), made.ID) },
		func() error { return webhook.EnqueueDue(t.Context(), shop.Webhooks) },
		func() error { return engine.Flush(t.Context()) },
		func() error {
			_, err := redemption.DailySteps(shop.Redemptions)[0].Do(t.Context(), "", nil)
			return err
		},
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	looked := 0
	for _, statement := range slices.Compact(slices.Sorted(slices.Values(all.list))) {
		if !strings.HasPrefix(statement, "SELECT") && !strings.HasPrefix(statement, "DELETE") && !strings.HasPrefix(statement, "UPDATE") {
			continue
		}
		looked++
		for step := range strings.SplitSeq(b.plan(t, statement), "; ") {
			table, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(step, "SCAN "), "SEARCH "), " ")
			whole := strings.HasPrefix(step, "SCAN") || strings.HasSuffix(step, "(project_id=?)")
			if whole && !slices.ContainsFunc(small, func(name string) bool { return strings.Contains(statement, `"`+name+`" AS "t"`) }) {
				t.Errorf("all rows of %s are read: %s\nfor %s", table, step, statement)
			}
		}
	}
	if looked < 10 {
		t.Errorf("only %d statements were looked at:\n%s", looked, strings.Join(all.list, "\n"))
	}
}

// small are tables of which a project has few rows, whatever its customers do: what it was configured with, and one row for each consumer.
var small = []string{"projects", "event_cursors", "daily_runs", "webhooks", "campaigns", "segments", "loyalty_tiers", "earning_rules", "reward_assignments",
	"programs", "card_definitions", "metadata_schemas", "stacking_rules", "discount_guards", "brandings"}

// allStatements records all statements.
type allStatements struct{ list []string }

func (a *allStatements) BeforeQuery(ctx context.Context, _ *bun.QueryEvent) context.Context {
	return ctx
}

func (a *allStatements) AfterQuery(_ context.Context, e *bun.QueryEvent) {
	a.list = append(a.list, e.Query)
}

func list[T any](t *testing.T, c storage.Collection[T]) func(storage.Query) error {
	return func(q storage.Query) error {
		_, err := c.List(t.Context(), q)
		return err
	}
}

// plan is the query plan of a statement.
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
