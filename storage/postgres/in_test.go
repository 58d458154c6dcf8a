package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/voucher"
)

// embedding is a shop with tables of its own that embeds an engine.
type embedding struct {
	*testing.T
	ctx     context.Context
	pool    *pgxpool.Pool
	backend *postgres.Backend
	shop    *punchcard.Project
}

// embed has a shop with a pool of so many connections hand it over, and make codes that can be redeemed so often.
func embed(t *testing.T, conns int32, codes map[string]int64) embedding {
	t.Helper()
	e := embedding{T: t, ctx: context.WithoutCancel(t.Context()), pool: shopPool(t, pgtest.Database(t), conns)}
	e.must(e.pool.Exec(e.ctx, strings.ReplaceAll(shopTables, "TABLE ", "TABLE public.")))
	backend, err := postgres.OpenPool(e.ctx, e.pool, postgres.Schema("punchcard"), postgres.AutoMigrate())
	e.must(nil, err)
	t.Cleanup(func() { e.must(nil, backend.Close()) })
	e.backend = backend
	e.shop = punchcard.New(backend).Project("my-shop")
	for code, limit := range codes {
		_, err := e.shop.Vouchers.Create(e.ctx, voucher.NewVoucher{Code: code, Discount: discount.Amount(500), Quantity: &limit})
		e.must(nil, err)
	}
	return e
}

func (e embedding) must(_ any, err error) {
	e.Helper()
	if err != nil {
		e.Fatal(err)
	}
}

func request(code string) redemption.Request {
	return redemption.Request{Redeemables: redemption.Codes(code), Order: order.Total(1990)}
}

// begin opens a transaction of the shop and writes an order in it.
func (e embedding) begin(number int) pgx.Tx {
	e.Helper()
	tx := e.beginOn(e.pool, pgx.TxOptions{})
	e.must(tx.Exec(e.ctx, "INSERT INTO orders VALUES ($1, 1)", number))
	return tx
}

// beginOn opens a transaction that ends with the test at the latest, so that the pool can be closed.
func (e embedding) beginOn(pool *pgxpool.Pool, o pgx.TxOptions) pgx.Tx {
	e.Helper()
	tx, err := pool.BeginTx(e.ctx, o)
	e.must(nil, err)
	e.Cleanup(func() { _ = tx.Rollback(e.ctx) })
	return tx
}

func (e embedding) redeem(ctx context.Context, tx pgx.Tx, code string) (*redemption.Redeemed, error) {
	return e.shop.Redemptions.In(e.backend.In(tx)).Redeem(ctx, request(code))
}

// want compares how many rows there are.
func (e embedding) want(figures map[string]int) {
	e.Helper()
	for from, want := range figures {
		var got int
		if err := e.pool.QueryRow(e.ctx, "SELECT count(*) FROM "+from).Scan(&got); err != nil || got != want {
			e.Errorf("%s: %d rows, want %d: %v", from, got, want, err)
		}
	}
}

const succeeded, failed = "punchcard.redemptions WHERE result = 'SUCCESS'", "punchcard.redemptions WHERE result = 'FAILURE'"

// TestTheCommitOfTheShopDecidesAboutBoth has the shop's order and the redemption live or die together.
func TestTheCommitOfTheShopDecidesAboutBoth(t *testing.T) {
	t.Parallel()
	e := embed(t, 4, map[string]int64{"FIVE": 10})
	for number, commits := range map[int]bool{100: true, 101: false, 102: true, 103: false} {
		tx := e.begin(number)
		done, err := e.redeem(e.ctx, tx, "FIVE")
		e.must(nil, err)
		if got := done.Order.Amount.Minor - done.Order.TotalAmount().Minor; got != 500 {
			t.Errorf("%d off, want 500", got)
		}
		var path, zone, local string
		e.must(nil, tx.QueryRow(e.ctx, "SELECT current_setting('search_path'), current_setting('timezone'), current_setting('lock_timeout')").Scan(&path, &zone, &local))
		if path != "shop, public" || zone != "Asia/Tokyo" || local != "0" {
			t.Errorf("the shop goes on with search_path %s, timezone %s, lock_timeout %s", path, zone, local)
		}
		e.must(tx.Exec(e.ctx, "UPDATE orders SET total = 2 WHERE number = $1", number))
		if commits {
			e.must(nil, tx.Commit(e.ctx))
		} else {
			e.must(nil, tx.Rollback(e.ctx))
		}
	}
	e.want(map[string]int{"orders": 3, succeeded: 2, "punchcard.orders": 2})
	v, err := e.shop.Vouchers.Get(e.ctx, "FIVE")
	if err != nil || v.Redemption.Redeemed != 2 {
		t.Errorf("the code was redeemed %d times, want 2: %v", v.Redemption.Redeemed, err)
	}
	page, err := e.shop.Redemptions.List(e.ctx, storage.Query{})
	if err != nil || len(page.Items) != 2 {
		t.Errorf("%d redemptions are listed, want 2: %v", len(page.Items), err)
	}
}

// TestFortyTransactionsOfAShopKeepALimit has forty workers redeem one code in transactions of their own, on a pool of which each transaction has one
// connection and there is none to spare.
func TestFortyTransactionsOfAShopKeepALimit(t *testing.T) {
	t.Parallel()
	const workers, limit = 40, 7
	e := embed(t, 6, map[string]int64{"FEW": limit})
	var sold, refused atomic.Int64
	var all sync.WaitGroup
	for worker := range workers {
		all.Go(func() {
			err := pgx.BeginFunc(e.ctx, e.pool, func(tx pgx.Tx) error {
				if _, err := tx.Exec(e.ctx, "INSERT INTO orders VALUES ($1, 1)", 100+worker); err != nil {
					return err
				}
				_, err := e.redeem(e.ctx, tx, "FEW")
				return err
			})
			switch {
			case err == nil:
				sold.Add(1)
			case fault.Has(err, "quantity_exceeded"):
				refused.Add(1)
			default:
				t.Error(err)
			}
		})
	}
	all.Wait()
	if sold.Load() != limit || refused.Load() != workers-limit {
		t.Errorf("%d sold and %d refused, want %d and %d", sold.Load(), refused.Load(), limit, workers-limit)
	}
	e.want(map[string]int{"orders": 1 + limit, succeeded: limit, failed: 0})
}

// TestARefusalLeavesTheTransactionUsable has the shop go on after a refusal, and after an error.
func TestARefusalLeavesTheTransactionUsable(t *testing.T) {
	t.Parallel()
	e := embed(t, 4, map[string]int64{"ONCE": 1, "FIVE": 10})
	tx := e.begin(100)
	_, err := e.redeem(e.ctx, tx, "ONCE")
	e.must(nil, err)
	if _, err := e.redeem(e.ctx, tx, "ONCE"); !fault.Has(err, "quantity_exceeded") {
		t.Errorf("redeemed twice in one transaction: %v", err)
	}
	if _, err := e.shop.Redemptions.In(e.backend.In(tx)).Redeem(e.ctx, redemption.Request{}); err == nil {
		t.Error("nothing is redeemed")
	}
	var path string
	e.must(nil, tx.QueryRow(e.ctx, "SELECT current_setting('search_path')").Scan(&path))
	if path != "shop, public" {
		t.Errorf("the shop goes on with search_path %s", path)
	}
	if result, err := e.shop.Redemptions.In(e.backend.In(tx)).Validate(e.ctx, request("ONCE")); err != nil || result.Valid {
		t.Errorf("the transaction validates a code that it has used up: %v", err)
	}
	_, err = e.redeem(e.ctx, tx, "FIVE")
	e.must(nil, err)
	e.must(tx.Exec(e.ctx, "INSERT INTO orders VALUES (101, 1)"))
	e.must(nil, tx.Commit(e.ctx))
	e.want(map[string]int{"orders": 3, succeeded: 2, failed: 1})
}

// TestARedemptionIsTakenBackInATransaction rolls a redemption back in the transaction that made it, and another one in a later one.
func TestARedemptionIsTakenBackInATransaction(t *testing.T) {
	t.Parallel()
	e := embed(t, 4, map[string]int64{"ONCE": 1})
	tx := e.begin(100)
	done, err := e.redeem(e.ctx, tx, "ONCE")
	e.must(nil, err)
	_, err = e.shop.Redemptions.In(e.backend.In(tx)).Rollback(e.ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	e.must(nil, err)
	done, err = e.redeem(e.ctx, tx, "ONCE")
	e.must(nil, err)
	e.must(nil, tx.Commit(e.ctx))
	for _, end := range []func(pgx.Tx) error{func(tx pgx.Tx) error { return tx.Rollback(e.ctx) }, func(tx pgx.Tx) error { return tx.Commit(e.ctx) }} {
		tx = e.begin(101)
		_, err = e.shop.Redemptions.In(e.backend.In(tx)).Rollback(e.ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
		e.must(nil, err)
		e.must(nil, end(tx))
	}
	v, err := e.shop.Vouchers.Get(e.ctx, "ONCE")
	if err != nil || v.Redemption.Redeemed != 0 {
		t.Errorf("the code counts %d uses, want none: %v", v.Redemption.Redeemed, err)
	}
}

// TestWhatARolledBackTransactionSawIsForgotten redeems with a line that changes the catalog, which decisions depend on: in the transaction the next
// decision knows of it, and outside of it none does.
func TestWhatARolledBackTransactionSawIsForgotten(t *testing.T) {
	t.Parallel()
	e := embed(t, 4, map[string]int64{"FIVE": 10})
	price := int64(100)
	line := order.Line("mug", 2, 1500)
	line.Product = &order.ItemProduct{SourceID: "mug", Name: "Mug", Price: &price, Override: true}
	with := request("FIVE")
	with.Order = order.Lines(line)
	without := request("FIVE")
	quantity := int64(1)
	without.Order = &order.Request{Items: patch.Set([]order.ItemRequest{{SourceID: "mug", RelatedObject: order.RelatedProduct, Quantity: &quantity}})}
	tx := e.begin(100)
	_, err := e.shop.Redemptions.In(e.backend.In(tx)).Redeem(e.ctx, with)
	e.must(nil, err)
	for range 2 {
		done, err := e.shop.Redemptions.In(e.backend.In(tx)).Redeem(e.ctx, without)
		e.must(nil, err)
		if done.Order.Amount.Minor != 100 {
			t.Errorf("in the transaction a mug costs %d, want 100", done.Order.Amount.Minor)
		}
	}
	e.must(nil, tx.Rollback(e.ctx))
	if done, err := e.shop.Redemptions.Redeem(e.ctx, without); err == nil && done.Order.Amount.Minor != 0 {
		t.Errorf("a mug that was rolled back costs %d", done.Order.Amount.Minor)
	}
	if page, err := e.shop.Catalog.ListProducts(e.ctx, storage.Query{}); err != nil || len(page.Items) != 0 {
		t.Errorf("%d products, want none: %v", len(page.Items), err)
	}
}

// TestSchemasOfARolledBackTransactionAreForgotten has a transaction raise the revision of the project and be rolled back, and the
// next revision bring a schema. An engine with a cache of that revision goes on without the schema.
func TestSchemasOfARolledBackTransactionAreForgotten(t *testing.T) {
	t.Parallel()
	e := embed(t, 4, map[string]int64{"FIVE": 10})
	raises := request("FIVE")
	line := order.Line("mug", 1, 1500)
	line.Product = &order.ItemProduct{SourceID: "mug", Name: "Mug", Override: true}
	raises.Order = order.Lines(line)
	tx := e.begin(100)
	for range 2 {
		_, err := e.shop.Redemptions.In(e.backend.In(tx)).Redeem(e.ctx, raises)
		e.must(nil, err)
		raises = request("FIVE")
	}
	e.must(nil, tx.Rollback(e.ctx))
	e.must(e.shop.Schemas.Create(e.ctx, metadata.Schema{RelatedObject: "redemption", Properties: map[string]metadata.Definition{"till": {Type: metadata.TypeString}}}))
	if _, err := e.shop.Redemptions.Redeem(e.ctx, request("FIVE")); err == nil {
		t.Error("a redemption lacks what the schema asks for, and takes place")
	}
}

// TestADeadlockIsTheCallersToRetry has two transactions hold what the other one wants.
func TestADeadlockIsTheCallersToRetry(t *testing.T) {
	t.Parallel()
	e := embed(t, 4, map[string]int64{"A": 10, "B": 10})
	one, two := e.begin(100), e.begin(101)
	_, err := e.redeem(e.ctx, one, "A")
	e.must(nil, err)
	_, err = e.redeem(e.ctx, two, "B")
	e.must(nil, err)
	errs := make(chan error, 2)
	for tx, code := range map[pgx.Tx]string{one: "B", two: "A"} {
		go func() {
			_, err := e.redeem(e.ctx, tx, code)
			if err == nil {
				err = tx.Commit(e.ctx)
			} else {
				err = errors.Join(err, tx.Rollback(e.ctx))
			}
			errs <- err
		}()
	}
	first, second := <-errs, <-errs
	if first == nil {
		first, second = second, first
	}
	var pg *pgconn.PgError
	if !errors.As(first, &pg) || pg.Code != "40P01" || second != nil {
		t.Errorf("the transactions end with %v and %v, want a deadlock and nothing", first, second)
	}
	e.want(map[string]int{"orders": 2, succeeded: 2})
}

func TestTransactionsThatCannotBeUsedAreRefused(t *testing.T) {
	t.Parallel()
	e := embed(t, 4, map[string]int64{"FIVE": 10})
	for _, level := range []pgx.TxIsoLevel{pgx.RepeatableRead, pgx.Serializable} {
		tx := e.beginOn(e.pool, pgx.TxOptions{IsoLevel: level})
		if _, err := e.redeem(e.ctx, tx, "FIVE"); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("must be at the level read committed (actual value is %s)", level)) {
			t.Errorf("%s: %v", level, err)
		}
		e.must(tx.Exec(e.ctx, "INSERT INTO orders VALUES (7, 7)"))
		e.must(nil, tx.Rollback(e.ctx))
	}
	over := e.begin(100)
	e.must(nil, over.Rollback(e.ctx))
	if _, err := e.redeem(e.ctx, over, "FIVE"); !errors.Is(err, pgx.ErrTxClosed) {
		t.Errorf("a transaction that is over: %v", err)
	}
	broken := e.begin(100)
	if _, err := broken.Exec(e.ctx, "SELECT 1/0"); err == nil {
		t.Error("1/0 is")
	}
	var pg *pgconn.PgError
	if _, err := e.redeem(e.ctx, broken, "FIVE"); !errors.As(err, &pg) || pg.Code != "25P02" {
		t.Errorf("a transaction that failed: %v", err)
	}
	e.must(nil, broken.Rollback(e.ctx))

	config := e.pool.Config()
	config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeExec
	plain, err := pgxpool.NewWithConfig(e.ctx, config)
	e.must(nil, err)
	e.Cleanup(plain.Close)
	tx := e.beginOn(plain, pgx.TxOptions{})
	if _, err := e.redeem(e.ctx, tx, "FIVE"); err == nil || !strings.Contains(err.Error(), "default_query_exec_mode") {
		t.Errorf("a connection that describes nothing: %v", err)
	}
	e.must(nil, tx.Rollback(e.ctx))

	elsewhere := punchcard.New(memory.New()).Project("my-shop")
	e.must(elsewhere.Vouchers.Create(e.ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)}))
	tx = e.begin(100)
	in := elsewhere.Redemptions.In(e.backend.In(tx))
	if _, err := in.Validate(e.ctx, request("FIVE")); err == nil || !strings.Contains(err.Error(), "another storage") {
		t.Errorf("an engine over another storage: %v", err)
	}
	if _, err := in.Redeem(e.ctx, request("FIVE")); err == nil || !strings.Contains(err.Error(), "another storage") {
		t.Errorf("an engine over another storage: %v", err)
	}
	if v, err := elsewhere.Vouchers.Get(e.ctx, "FIVE"); err != nil || v.Redemption.Redeemed != 0 {
		t.Errorf("the other storage counts %d uses, want none: %v", v.Redemption.Redeemed, err)
	}
	e.must(nil, tx.Rollback(e.ctx))
	e.want(map[string]int{"orders": 1, succeeded: 0})
}

// TestATransactionOnAnotherPool is that of a shop whose engine has connections of its own.
func TestATransactionOnAnotherPool(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	dsn := postgres.Migrated.Database(t)
	for name, backend := range map[string]*postgres.Backend{
		"direct": mustOpen(t, dsn), "path": mustOpen(t, dsn+"&search_path=public"), "pooler": mustOpen(t, pgtest.Bouncer(t, dsn)),
	} {
		pool := shopPool(t, dsn, 2)
		shop := punchcard.New(backend).Project(name)
		if _, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)}); err != nil {
			t.Fatal(err)
		}
		err := pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
			_, err := shop.Redemptions.In(backend.In(tx)).Redeem(ctx, request("FIVE"))
			return err
		})
		v, read := shop.Vouchers.Get(ctx, "FIVE")
		if err != nil || read != nil || v.Redemption.Redeemed != 1 {
			t.Errorf("%s: redeemed %d times: %v, %v", name, v.Redemption.Redeemed, err, read)
		}
	}
}
