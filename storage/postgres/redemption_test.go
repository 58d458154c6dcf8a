package postgres

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// openRewired returns a backend whose hot pool is set up by change.
func openRewired(t *testing.T, change func(*pgxpool.Config)) *Backend {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	b, err := Open(ctx, Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	config := b.hot.Config()
	change(config)
	rewired, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		t.Fatal(err)
	}
	b.hot.Close()
	b.hot.Pool = rewired
	return b
}

// counting is a connection that counts round trips.
type counting struct {
	net.Conn
	trips *atomic.Int64
	sent  atomic.Bool
}

func (c *counting) Write(p []byte) (int, error) {
	c.sent.Store(true)
	return c.Conn.Write(p)
}

func (c *counting) Read(p []byte) (int, error) {
	if c.sent.Swap(false) {
		c.trips.Add(1)
	}
	return c.Conn.Read(p)
}

// shop is a project with three codes in one campaign.
type shop struct {
	*testing.T
	p      *sqlstore.Project
	engine *redemption.Engine
}

var opening = time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)

func newShop(t *testing.T, b *Backend, codes ...string) *shop {
	t.Helper()
	s := &shop{T: t, p: b.Project("shop")}
	world := env.System()
	world.Now = func() time.Time { return opening }
	s.engine = redemption.New(redemption.Deps{Store: s.p, Env: world, Settings: func(context.Context) (redemption.Settings, error) {
		return redemption.Settings{Zone: time.UTC, WeekStart: time.Monday}, nil
	}})
	one := int64(1)
	s.must(s.p.Campaigns().Insert(t.Context(), campaign.Campaign{ID: "camp_1", Name: "one", Active: true}))
	for _, code := range codes {
		s.must(s.p.Vouchers().Insert(t.Context(), voucher.Voucher{
			ID: "v_" + code, Code: code, CampaignID: "camp_1", Type: campaign.VoucherDiscount, Active: true,
			Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &one, Effect: discount.EffectApplyToOrder},
		}))
	}
	return s
}

func (s *shop) must(err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

// limit assigns a rule to something: that a counter is at most n.
func (s *shop) limit(id, related string, kind rule.RelatedType, name string, n int64) {
	s.Helper()
	s.must(s.p.Rules().Insert(s.Context(), rule.Rules{ID: id, Name: id, Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: name, Conditions: map[rule.Operator][]any{"$less_than_or_equal": {n}}},
	}}}))
	s.must(s.p.RuleAssignments().Insert(s.Context(), rule.Assignment{ID: "asgm_" + id, RuleID: id, RelatedObjectID: related, RelatedObjectType: kind}))
}

func ask(orderSourceID, customerSourceID string, codes ...string) redemption.Request {
	r := redemption.Request{
		Order:    &order.Request{At: "order", Amount: patch.Set(int64(1000)), SourceID: patch.Set(orderSourceID)},
		Customer: &customer.Request{SourceID: customerSourceID},
	}
	for _, code := range codes {
		r.Redeemables = append(r.Redeemables, redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: code})
	}
	return r
}

func TestARedemptionTakesTwoRoundTrips(t *testing.T) {
	for name, limited := range map[string]bool{"without_limits": false, "that_meets_limits": true} {
		t.Run(name, func(t *testing.T) { twoRoundTrips(t, limited) })
	}
}

// points makes a loyalty card with so many points in one lot, and returns what pays an order with one of them.
func (s *shop) points(points int64) func(order string) redemption.Request {
	s.Helper()
	ctx := s.Context()
	s.must(s.p.Customers().Insert(ctx, customer.Customer{ID: "cust_member", SourceID: "member"}))
	s.must(s.p.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_points", Name: "points", Type: campaign.TypeLoyaltyProgram, Active: true}))
	s.must(s.p.Vouchers().Insert(ctx, voucher.Voucher{
		ID: "v_points", Code: "points", CampaignID: "camp_points", Type: campaign.VoucherLoyalty, HolderID: "cust_member", Active: true,
		Loyalty: &voucher.Loyalty{Points: points},
	}))
	s.must(s.p.PointsLots().Insert(ctx, ledger.Lot{ID: "lopb_1", AccountID: "v_points", Opened: points, Left: points, Status: ledger.LotActive, CreatedAt: opening}))
	s.must(s.p.Rewards().Insert(ctx, loyalty.Reward{ID: "rew_1", Type: loyalty.RewardCoin, Coin: &loyalty.CoinReward{ExchangeRatio: decimal.NewFromInt(1), PointsRatio: 1}}))
	s.must(s.p.RewardAssignments().Insert(ctx, loyalty.RewardAssignment{ID: "rewa_1", RewardID: "rew_1", CampaignID: "camp_points"}))
	return func(order string) redemption.Request {
		one := int64(1)
		r := ask(order, "member", "points")
		r.Redeemables[0].Reward = &redemption.RewardChoice{ID: "rew_1", Points: &one}
		return r
	}
}

func twoRoundTrips(t *testing.T, limited bool) {
	t.Parallel()
	var trips atomic.Int64
	b := openRewired(t, func(c *pgxpool.Config) {
		c.MaxConns, c.MinConns = 1, 0
		// A connection that was not used for a second is checked, which is a round trip more: on a busy machine also between two of these calls.
		c.ShouldPing = func(context.Context, pgxpool.ShouldPingParams) bool { return false }
		dial := c.ConnConfig.DialFunc
		c.ConnConfig.DialFunc = func(ctx context.Context, network, addr string) (net.Conn, error) {
			conn, err := dial(ctx, network, addr)
			if err != nil {
				return nil, err
			}
			return &counting{Conn: conn, trips: &trips}, nil
		}
	})
	s := newShop(t, b, "a", "b")
	if limited {
		for i, name := range []string{"campaign.redemptions.count", "campaign.redemptions.customers_count.daily", "campaign.orders.amount_discounted"} {
			s.limit(fmt.Sprint("val_", i), "camp_1", rule.RelatedCampaign, name, 1000)
		}
		s.limit("val_a", "v_a", rule.RelatedVoucher, "redemption.count.per_customer", 1000)
	}
	n := 0
	redeem := func(codes ...string) {
		n++
		_, err := s.engine.Redeem(t.Context(), ask(fmt.Sprintf("order-%d", n), fmt.Sprintf("customer-%d", n%3), codes...))
		s.must(err)
	}
	pay := s.points(100)
	scope := redemption.Scope{Codes: []string{"a"}, OrderSourceID: "order-1", CustomerSourceID: "customer-1", Totals: []string{"camp_1"}}
	steps := []struct {
		what string
		do   func()
		want int64
	}{
		{"a_voucher_with_an_order_and_a_customer", func() { redeem("a") }, 2},
		{"two_vouchers", func() { redeem("a", "b") }, 2},
		{"points_of_a_loyalty_card", func() {
			n++
			_, err := s.engine.Redeem(t.Context(), pay(fmt.Sprintf("order-%d", n)))
			s.must(err)
		}, 2},
		{"a_validation", func() {
			_, err := s.engine.Validate(t.Context(), ask("order-1", "customer-1", "a"))
			s.must(err)
		}, 1},
		{"reading", func() {
			_, err := s.p.Read(t.Context(), scope)
			s.must(err)
		}, 1},
		{"a_refusal_that_is_recorded", func() {
			if _, err := s.engine.Redeem(t.Context(), ask("order-x", "customer-1", "unknown")); !fault.IsNotFound(err) {
				t.Errorf("an unknown code: %v", err)
			}
		}, 2},
	}
	for range 4 { // at first statements are prepared, the configuration is read, and each customer's counters are made
		for i := range steps {
			steps[i].do()
		}
	}
	for _, step := range steps {
		t.Run(step.what, func(t *testing.T) {
			before, others := trips.Load(), b.pool.Stat().AcquireCount()
			step.do()
			if got := trips.Load() - before; got != step.want {
				t.Errorf("%d round trips, want %d", got, step.want)
			}
			if got := b.pool.Stat().AcquireCount() - others; got != 0 {
				t.Errorf("and %d uses of the other pool", got)
			}
		})
	}
}

// TestJobsOfARedemptionGoOnItsConnection: enqueueing must not wait for a connection of the other pool, whose users may wait for redemptions. The
// number of River's round trips depends on what it notified of just before.
func TestJobsOfARedemptionGoOnItsConnection(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(c *pgxpool.Config) { c.MaxConns = 1 })
	p := b.Project("shop")
	before := b.pool.Stat().AcquireCount()
	_, err := p.Update(t.Context(), redemption.Scope{}, func(*redemption.Snapshot) (*redemption.Outcome, error) {
		return &redemption.Outcome{Events: []event.Event{{ID: "ev_1", Type: "a"}}, Jobs: []asyncaction.Job{errand{}, errand{}}}, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n := b.pool.Stat().AcquireCount() - before; n != 0 {
		t.Errorf("the other pool was used %d times", n)
	}
	var jobs int
	if err := b.pool.QueryRow(t.Context(), "SELECT count(*) FROM river_job").Scan(&jobs); err != nil || jobs != 2 {
		t.Errorf("%d jobs are stored, want 2: %v", jobs, err)
	}
}

type errand struct{}

func (errand) Kind() string { return "POSTGRES.ERRAND" }

// watch counts the errors of the server by code, also of requests that are repeated.
type watch struct {
	mu    sync.Mutex
	codes map[string]int
}

func (w *watch) note(err error) {
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.codes[pg.Code]++
	}
}

func (w *watch) TraceQueryStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryStartData) context.Context {
	return ctx
}

func (w *watch) TraceQueryEnd(_ context.Context, _ *pgx.Conn, d pgx.TraceQueryEndData) { w.note(d.Err) }

func (w *watch) TraceBatchStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceBatchStartData) context.Context {
	return ctx
}

func (w *watch) TraceBatchQuery(_ context.Context, _ *pgx.Conn, d pgx.TraceBatchQueryData) {
	w.note(d.Err)
}

func (w *watch) TraceBatchEnd(_ context.Context, _ *pgx.Conn, d pgx.TraceBatchEndData) { w.note(d.Err) }

// TestStacksInAnyOrderNeverDeadlock has limits on the campaign, on one of the codes, and on counters that only some of the
// redemptions read, so that they hold different locks while they wait.
func TestStacksInAnyOrderNeverDeadlock(t *testing.T) {
	t.Parallel()
	const redeemers, rounds = 50, 4
	errs := &watch{codes: map[string]int{}}
	b := openRewired(t, func(c *pgxpool.Config) {
		c.MaxConns = 40
		c.ConnConfig.Tracer = errs
	})
	codes := []string{"a", "b", "c", "d", "e", "f"}
	s := newShop(t, b, codes...)
	second := campaign.Campaign{ID: "camp_2", Name: "two", Active: true}
	s.must(s.p.Campaigns().Insert(t.Context(), second))
	for _, code := range []string{"e", "f"} {
		_, err := s.p.Vouchers().Update(t.Context(), "v_"+code, func(v *voucher.Voucher) error { v.CampaignID = "camp_2"; return nil })
		s.must(err)
	}
	s.limit("val_all", "v_a", rule.RelatedVoucher, "campaign.redemptions.count", 1e6)
	s.limit("val_day", "v_b", rule.RelatedVoucher, "campaign.orders.amount", 1e12)
	s.limit("val_one", "v_c", rule.RelatedVoucher, "redemption.count.daily", 60)
	s.limit("val_other", "v_e", rule.RelatedVoucher, "campaign.redemptions.count.daily", 70)
	var made sync.Map
	var all sync.WaitGroup
	for i := range redeemers {
		all.Go(func() {
			r := rand.New(rand.NewPCG(uint64(i), 1))
			for round := range rounds {
				var stack []string
				for _, at := range r.Perm(len(codes))[:3] {
					stack = append(stack, codes[at])
				}
				done, err := s.engine.Redeem(t.Context(), ask(fmt.Sprintf("order-%d-%d", i, round), fmt.Sprintf("customer-%d", r.IntN(10)), stack...))
				switch {
				case err == nil:
					made.Store(done.Parent.ID, stack)
				case !fault.Has(err, "redemption_rules_violated"):
					t.Errorf("%v: %v", stack, err)
				}
			}
		})
	}
	all.Wait()
	if n := errs.codes["40P01"]; n > 0 {
		t.Errorf("the server ended %d deadlocks; all errors: %v", n, errs.codes)
	}
	want := map[string]int64{}
	made.Range(func(_, stack any) bool {
		for _, code := range stack.([]string) {
			want[code]++
		}
		return true
	})
	got := map[string]int64{}
	totals, err := s.engine.Totals(t.Context(), "camp_1", "camp_2")
	s.must(err)
	for _, code := range codes {
		v, err := s.p.Vouchers().Get(t.Context(), "v_"+code)
		s.must(err)
		got[code] = v.Redemption.Redeemed
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("uses (-want +got):\n%s", diff)
	}
	sums := []int64{totals["camp_1"].Redemptions, totals["camp_2"].Redemptions}
	if diff := cmp.Diff([]int64{got["a"] + got["b"] + got["c"] + got["d"], got["e"] + got["f"]}, sums); diff != "" {
		t.Errorf("totals (-want +got):\n%s", diff)
	}
	if got["c"] != 60 {
		t.Errorf("the limit of 60 lets pass %d", got["c"])
	}
	s.counters(map[string]int64{
		"redemptions of camp_1": sums[0], "orders of camp_1": totals["camp_1"].Orders, "redemptions of v_c today": got["c"], "redemptions of camp_2 today": sums[1],
	})
}

// counters compares the stored counters with what they should say.
func (s *shop) counters(want map[string]int64) {
	s.Helper()
	today := opening.Format(time.DateOnly)
	names := map[string]string{
		"r2.0.0/camp_1//": "redemptions of camp_1", "r3.0.0/camp_1//": "orders of camp_1",
		"r1.0.1/v_c//" + today: "redemptions of v_c today", "r2.0.1/camp_2//" + today: "redemptions of camp_2 today",
	}
	got := map[string]int64{}
	for key, name := range names {
		c, err := s.p.Counters().Get(s.Context(), key)
		s.must(err)
		got[name] = c.Value
	}
	if diff := cmp.Diff(want, got); diff != "" {
		s.Errorf("counters (-want +got):\n%s", diff)
	}
}
