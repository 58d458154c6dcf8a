package postgres_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/voucher"
)

// shopPool opens the pool of a program that uses the database itself.
func shopPool(t testing.TB, dsn string, conns int32) *pgxpool.Pool {
	t.Helper()
	config, err := pgxpool.ParseConfig(dsn)
	if err != nil {
		t.Fatal(err)
	}
	config.MaxConns = conns
	// Settings of the program's own, one as a parameter and one that a RESET would lose.
	config.ConnConfig.RuntimeParams["timezone"] = "Asia/Tokyo"
	config.AfterConnect = func(ctx context.Context, c *pgx.Conn) error {
		_, err := c.Exec(ctx, "SET search_path = shop, public")
		return err
	}
	p, err := pgxpool.NewWithConfig(context.WithoutCancel(t.Context()), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// TestSuiteOnAPoolOfTheProgram runs the suite on connections of a pool that the program owns.
func TestSuiteOnAPoolOfTheProgram(t *testing.T) {
	storagetest.RunTogether[*postgres.Backend, *sqlstore.Project](t, func(t testing.TB) *postgres.Backend {
		b, err := postgres.OpenPool(context.WithoutCancel(t.Context()), shopPool(t, postgres.Migrated.Emptied(t), 12))
		if err != nil {
			t.Fatal(err)
		}
		return b
	})
}

// shopTables are tables of a program that has some of our names, as little like ours as can be.
const shopTables = `CREATE SCHEMA shop;
	CREATE TABLE orders (number int PRIMARY KEY, total money); INSERT INTO orders VALUES (1, 12.34);
	CREATE TABLE customers (email text); INSERT INTO customers VALUES ('ada@example.com');
	CREATE TABLE events (what int);
	CREATE TABLE river_job (fish text); INSERT INTO river_job VALUES ('trout');
	CREATE TABLE punchcard_migrations (holes int)`

// TestAShopWithItsOwnTablesHandsOverItsPool has a shop work on the connections on which it lends to an engine with a schema of its own.
func TestAShopWithItsOwnTablesHandsOverItsPool(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	pool := shopPool(t, pgtest.Database(t), 3)
	execute := func(statement string, args ...any) {
		t.Helper()
		if _, err := pool.Exec(ctx, statement, args...); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	execute(strings.ReplaceAll(shopTables, "TABLE ", "TABLE public."))
	execute("SELECT 1")
	before := settings(t, pool)

	if _, err := postgres.OpenPool(ctx, pool, postgres.Schema("punchcard")); err == nil || !strings.Contains(err.Error(), "punchcard migrate") {
		t.Fatalf("without a schema: %v, want what to do", err)
	}
	backend, err := postgres.OpenPool(ctx, pool, postgres.Schema("punchcard"), postgres.AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	engine := punchcard.New(backend)
	if err := engine.Start(ctx); err != nil {
		t.Fatal(err)
	}
	shop := engine.Project("my-shop")
	if _, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)}); err != nil {
		t.Fatal(err)
	}
	// The shop and the engine use the same three connections at once.
	var all sync.WaitGroup
	for worker := range 6 {
		all.Go(func() {
			for i := range 20 {
				if worker%2 == 0 {
					_, err := shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: redemption.Codes("FIVE"), Order: order.Total(1990)})
					if err != nil {
						t.Error(err)
					}
					continue
				}
				if _, err := pool.Exec(ctx, "INSERT INTO orders VALUES ($1, 1)", worker*1000+i); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	redeemed, err := shop.Vouchers.Get(ctx, "FIVE")
	if err != nil || redeemed.Redemption.Redeemed != 60 {
		t.Errorf("the code was redeemed %d times, want 60: %v", redeemed.Redemption.Redeemed, err)
	}
	// A job makes its way through the job runner.
	if err := backend.System().Enqueue(ctx, project.EraseJob{ProjectID: "gone"}); err != nil {
		t.Error(err)
	}
	for done, limit := false, time.Now().Add(3*time.Minute); !done; time.Sleep(time.Millisecond) {
		if err := pool.QueryRow(ctx, "SELECT count(*) > 0 FROM punchcard.river_job WHERE state = 'completed' AND args->>'kind' = 'PROJECT.ERASE'").Scan(&done); err != nil {
			t.Fatal(err)
		}
		if time.Now().After(limit) {
			t.Fatal("no job is done")
		}
	}
	if err := engine.Stop(ctx); err != nil {
		t.Error(err)
	}
	if err := engine.Close(); err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff(before, settings(t, pool)); diff != "" {
		t.Errorf("the shop's sessions (-before +after):\n%s", diff)
	}
	for question, want := range map[string]int{
		"SELECT count(*) FROM orders":                                61,
		"SELECT count(*) FROM public.customers":                      1,
		"SELECT count(*) FROM public.events":                         0,
		"SELECT count(*) FROM river_job":                             1,
		"SELECT count(*) FROM punchcard_migrations":                  0,
		"SELECT count(*) FROM punchcard.orders":                      60,
		"SELECT count(*) FROM pg_tables WHERE schemaname = 'public'": 5,
		"SELECT count(*) FROM pg_tables WHERE schemaname = 'shop'":   0,
	} {
		var got int
		if err := pool.QueryRow(ctx, question).Scan(&got); err != nil || got != want {
			t.Errorf("%s: %d, want %d: %v", question, got, want, err)
		}
	}
}

// settings are those of every connection of a pool.
func settings(t *testing.T, p *pgxpool.Pool) map[string]bool {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	var held []*pgxpool.Conn
	seen := map[string]bool{}
	for range p.Config().MaxConns {
		conn, err := p.Acquire(ctx)
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, conn)
		rows, err := conn.Query(ctx, "SELECT name || '=' || setting FROM pg_settings")
		if err != nil {
			t.Fatal(err)
		}
		all, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			t.Fatal(err)
		}
		for _, setting := range all {
			seen[setting] = true
		}
	}
	for _, conn := range held {
		conn.Release()
	}
	return seen
}

// TestACallThatBreaksGivesBackTheSession ends calls where they are: by a context that is over, by an error, by a panic.
func TestACallThatBreaksGivesBackTheSession(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	pool := shopPool(t, postgres.Migrated.Database(t), 1)
	backend, err := postgres.OpenPool(ctx, pool)
	if err != nil {
		t.Fatal(err)
	}
	defer backend.Close()
	p := backend.Project("p")
	before := settings(t, pool)
	decide := func(how func() error) func(*redemption.Snapshot) (*redemption.Outcome, error) {
		return func(*redemption.Snapshot) (*redemption.Outcome, error) { return nil, how() }
	}
	for name, call := range map[string]func(){
		"error": func() {
			_, _ = p.Update(ctx, redemption.Scope{Codes: []string{"A"}}, decide(func() error { return fmt.Errorf("no") }))
		},
		"panic": func() {
			defer func() { _ = recover() }()
			_, _ = p.Update(ctx, redemption.Scope{RecordIDs: []string{"r"}}, decide(func() error { panic("no") }))
		},
		"context": func() {
			over, cancel := context.WithCancel(ctx)
			_, _ = p.Update(over, redemption.Scope{RecordIDs: []string{"r"}}, decide(func() error { cancel(); return over.Err() }))
		},
		"transaction": func() {
			_ = p.InTx(ctx, func(any) error { return fmt.Errorf("no") })
		},
		"cancelled read": func() {
			over, cancel := context.WithTimeout(ctx, time.Millisecond)
			defer cancel()
			_, _ = p.Vouchers().Get(over, "A")
		},
	} {
		call()
		if diff := cmp.Diff(before, settings(t, pool)); diff != "" {
			t.Errorf("%s: the shop's sessions (-before +after):\n%s", name, diff)
		}
	}
}

func TestAPoolThatCannotBeSharedIsRefused(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	dsn := postgres.Migrated.Database(t)
	for name, test := range map[string]struct{ dsn, want string }{
		"a pooler": {strings.Replace(pgtest.Bouncer(t, dsn), "&pooler=transaction", "", 1), "hand over a pool that goes round it"},
		"exec":     {dsn + "&default_query_exec_mode=exec", "default_query_exec_mode=cache_statement"},
		"simple":   {dsn + "&default_query_exec_mode=simple_protocol", "default_query_exec_mode=cache_statement"},
	} {
		pool, err := pgxpool.New(ctx, strings.Replace(test.dsn, "pooler=transaction&", "", 1))
		if err != nil {
			t.Fatal(err)
		}
		if b, err := postgres.OpenPool(ctx, pool); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
			if err == nil {
				b.Close()
			}
		}
		pool.Close()
	}
}
