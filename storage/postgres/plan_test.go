package postgres

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestKeysAreLookedUpWithStaleStatistics makes many codes that the planner has no statistics about, as after a bulk, and reads the plans of the
// statements of redemptions: a scan with a filter would read the whole project for each.
func TestKeysAreLookedUpWithStaleStatistics(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	codes := make([]voucher.Voucher, 3000)
	for i := range codes {
		codes[i] = voucher.Voucher{ID: fmt.Sprintf("v_%04d", i), Code: fmt.Sprintf("code%04d", i)}
	}
	if _, err := b.Project("shop").InsertNewVouchers(t.Context(), codes); err != nil {
		t.Fatal(err)
	}
	conn, err := b.hot.Acquire(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Release()
	for name, query := range map[string]string{
		"code": "SELECT t.id FROM " + holdVouchers.atCode, "codes": "SELECT t.id FROM " + holdVouchers.atCodes, "names": "SELECT t.id FROM " + holdVouchers.atNames,
		"holds_of_codes": holdsOfCodes, "holds_of_names": holdsOfNames,
	} {
		plan := explained(t, conn.Conn(), name, "(text, text[]) AS "+query, "ARRAY['code0001']")
		if strings.Contains(strings.ReplaceAll(plan, "Join Filter: false", ""), "Filter:") || !strings.Contains(plan, "Index Cond:") {
			t.Errorf("%s are not looked up by their keys:\n%s", name, plan)
		}
	}
	for name, update := range map[string][2]string{
		"uses":     {"(text, text[], bigint[], bigint[], bigint[], timestamptz[], interval) AS " + useVoucher, "ARRAY['v_0001'], ARRAY[1], ARRAY[0], ARRAY[0], ARRAY[now()], '1 minute'"},
		"counters": {"(text, text[], bigint[]) AS " + raiseCounter, "ARRAY['r1'], ARRAY[1]"},
	} {
		plan := explained(t, conn.Conn(), name, update[0], update[1])
		if strings.Contains(plan, "Hash") || strings.Contains(plan, "Filter:") || !strings.Contains(plan, "Tid Scan") {
			t.Errorf("%s are not written where they lie:\n%s", name, plan)
		}
	}
}

// explained is the plan of a prepared statement for a project.
func explained(t *testing.T, conn *pgx.Conn, name, statement, arguments string) (plan string) {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	if _, err := conn.Exec(ctx, "PREPARE "+name+"_plan"+statement, pgx.QueryExecModeSimpleProtocol); err != nil {
		t.Fatal(err)
	}
	rows, err := conn.Query(ctx, "EXPLAIN EXECUTE "+name+"_plan('shop', "+arguments+")", pgx.QueryExecModeSimpleProtocol)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(lines, "\n")
}

// lastStatement records the last statement.
type lastStatement struct{ text string }

func (l *lastStatement) BeforeQuery(ctx context.Context, _ *bun.QueryEvent) context.Context {
	return ctx
}

func (l *lastStatement) AfterQuery(_ context.Context, e *bun.QueryEvent) { l.text = e.Query }

// TestActivityOfACampaignIsFoundByItsIndex reads the plan of the list. It once read the log of a whole project, and the page failed in a large one.
func TestActivityOfACampaignIsFoundByItsIndex(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	last := &lastStatement{}
	//lint:ignore SA1019 A copy with a hook would not be what the collections of the backend read with.
	b.db.AddQueryHook(last)
	newest := storage.Query{Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 10}
	if _, err := campaign.New(b.Project("shop"), env.System()).Activity(t.Context(), "camp_1", newest); err != nil {
		t.Fatal(err)
	}
	if plan := planned(t, b, last.text); !strings.Contains(plan, "Index Scan") || !strings.Contains(plan, "events_entity") {
		t.Errorf("%s is not looked up by its index:\n%s", last.text, plan)
	}
}

// everyStatement records all statements.
type everyStatement struct{ list []string }

func (*everyStatement) BeforeQuery(ctx context.Context, _ *bun.QueryEvent) context.Context {
	return ctx
}

func (e *everyStatement) AfterQuery(_ context.Context, q *bun.QueryEvent) {
	e.list = append(e.list, q.Query)
}

// TestAnExportSortsNoTable reads the plans of the queries for all rows of a project: each table comes in the order of an index, and only the events of one row are
// sorted. Those of five million redemptions once filled the disk. The events of a customer are looked up.
func TestAnExportSortsNoTable(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	if _, err := b.hot.Exec(t.Context(), `INSERT INTO events (project_id, id, number, customer_id, created_at)
		SELECT 'shop', 'ev_' || i, i * 8, 'cust_' || i % 10000, now() FROM generate_series(1, 100000) AS i; ANALYZE events`, pgx.QueryExecModeSimpleProtocol); err != nil {
		t.Fatal(err)
	}
	all := &everyStatement{}
	//lint:ignore SA1019 A copy with a hook would not be what an export reads with.
	b.db.AddQueryHook(all)
	read := func(s dump.Source, table dump.Table) (plan string) {
		all.list = nil
		if err := s.Rows(t.Context(), table, func([]dump.Value) error { return nil }); err != nil {
			t.Fatal(err)
		}
		last := len(all.list) - 1
		return planned(t, b, all.list[last], all.list[:last]...)
	}
	err := b.Snapshot(t.Context(), "shop", func(s dump.Source) error {
		tables, err := s.Tables(t.Context())
		if err != nil {
			return err
		}
		for _, table := range tables {
			plan := read(s, table)
			sorts := strings.ReplaceAll(plan, "Incremental Sort", "")
			switch table.Name {
			case "event_cursors", "webhook_deliveries": // places in the log are counted, for which numbers alone are sorted
			case "events":
				if strings.Contains(sorts, "Sort  (") || !strings.Contains(plan, "events_number") {
					t.Errorf("events are sorted:\n%s", plan)
				}
				table.Only = []dump.Condition{{Column: "customer_id", Values: []string{"cust_1"}}}
				if plan := read(s, table); !strings.Contains(plan, "events_customer") {
					t.Errorf("the events of a customer are read by\n%s", plan)
				}
				table.Only = []dump.Condition{{Column: "created_at", Since: time.Now().Add(-time.Hour)}}
				if plan := read(s, table); strings.Contains(strings.ReplaceAll(plan, "Incremental Sort", ""), "Sort  (") {
					t.Errorf("the events since a time are sorted:\n%s", plan)
				}
			default:
				if strings.Contains(plan, "Sort  (") {
					t.Errorf("%s are sorted:\n%s", table.Name, plan)
				}
			}
		}
		if len(tables) < 40 {
			t.Errorf("there are %d tables", len(tables))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// planned is the plan of a statement after settings for its transaction. Without any it is that where an index that can serve the statement does, whatever the
// number of rows.
func planned(t *testing.T, b *Backend, statement string, settings ...string) string {
	t.Helper()
	if len(settings) == 0 {
		settings = []string{"SET LOCAL enable_seqscan = off", "SET LOCAL enable_sort = off", "SET LOCAL enable_bitmapscan = off"}
	}
	ctx := context.WithoutCancel(t.Context())
	conn, err := b.hot.Acquire(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Release()
	tx, err := conn.Begin(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback(ctx) }()
	for _, setting := range settings {
		if _, err := tx.Exec(ctx, setting, pgx.QueryExecModeSimpleProtocol); err != nil {
			t.Fatal(err)
		}
	}
	rows, err := tx.Query(ctx, "EXPLAIN "+statement, pgx.QueryExecModeSimpleProtocol)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(lines, "\n")
}
