package postgres_test

import (
	"context"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestASchemaOfOurOwn has the tables beside those of a shop that has some of the same names, and a second engine in a third schema.
func TestASchemaOfOurOwn(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	dsn := pgtest.Database(t)
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, shopTables); err != nil {
		t.Fatal(err)
	}
	if b, err := postgres.Open(ctx, dsn, postgres.AutoMigrate()); err == nil {
		t.Error("the tables of a shop are taken for ours")
		b.Close()
	}
	for name, open := range map[string]func() (*postgres.Backend, error){
		"one": func() (*postgres.Backend, error) {
			return postgres.Open(ctx, dsn+"&schema=one", postgres.AutoMigrate())
		},
		"two": func() (*postgres.Backend, error) {
			return postgres.Open(ctx, dsn, postgres.Schema("two"), postgres.AutoMigrate())
		},
	} {
		backend, err := open()
		if err != nil {
			t.Fatal(err)
		}
		engine := punchcard.New(backend)
		shop := engine.Project("my-shop")
		if _, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)}); err != nil {
			t.Fatal(err)
		}
		if _, err := shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: redemption.Codes("FIVE"), Order: order.Total(1990)}); err != nil {
			t.Fatal(err)
		}
		if err := engine.Start(ctx); err != nil {
			t.Error(err)
		}
		if err := engine.Stop(ctx); err != nil {
			t.Error(err)
		}
		if err := engine.Close(); err != nil {
			t.Error(err)
		}
		for _, table := range []string{"orders", "river_job", "punchcard_migrations"} {
			var there bool
			if err := conn.QueryRow(ctx, "SELECT to_regclass($1) IS NOT NULL", name+"."+table).Scan(&there); err != nil || !there {
				t.Errorf("%s.%s is missing: %v", name, table, err)
			}
		}
	}
	var public, orders int
	if err := conn.QueryRow(ctx, "SELECT (SELECT count(*) FROM pg_tables WHERE schemaname = 'public'), (SELECT count(*) FROM orders)").Scan(&public, &orders); err != nil || public != 5 || orders != 1 {
		t.Errorf("the shop has %d tables and %d orders, want 5 and 1: %v", public, orders, err)
	}
}

func TestASchemaThatCannotBeIsRefused(t *testing.T) {
	t.Parallel()
	const dsn = "postgres://shop@127.0.0.1:1/shop?"
	for parameters, want := range map[string]string{
		"schema=":                             "a schema is named by",
		"schema=My-Shop":                      `(actual value is "My-Shop")`,
		"schema=" + strings.Repeat("s", 47):   "at most 46",
		"schema=one&search_path=two":          "schema=one and search_path=two say two things",
		"schema=punchcard&pooler=transaction": "ALTER ROLE shop SET search_path = punchcard",
		"search_path=&schema=three":           "say two things",
	} {
		if _, err := postgres.Open(t.Context(), dsn+parameters); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", parameters, err, want)
		}
	}
	if _, err := postgres.Open(t.Context(), dsn+"schema=one", postgres.Schema("two")); err == nil || !strings.Contains(err.Error(), `names the schema "one" and the program "two"`) {
		t.Errorf("two schemas: %v", err)
	}
}

// TestASchemaBehindAPooler is that of the role.
func TestASchemaBehindAPooler(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	dsn := pgtest.Database(t)
	b, err := postgres.Open(ctx, dsn, postgres.Schema("punchcard"), postgres.AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = punchcard', current_database()); END $$"); err != nil {
		t.Fatal(err)
	}
	backend := mustOpen(t, pgtest.Bouncer(t, dsn))
	shop := punchcard.New(backend).Project("my-shop")
	if _, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)}); err != nil {
		t.Fatal(err)
	}
	if _, err := shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: redemption.Codes("FIVE"), Order: order.Total(1990)}); err != nil {
		t.Fatal(err)
	}
}
