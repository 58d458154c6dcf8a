package storagetest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// limit is a rule that bounds a sum over redemptions.
type limit struct {
	name  string
	least int64 // that one redemption needs
	// of names the sum that a redemption adds to, by is how much.
	of func(redemption.Record) string
	by func(redemption.Record) int64
}

func one(redemption.Record) int64 { return 1 }

func day(r redemption.Record) string { return r.Date.UTC().Format(time.DateOnly) }

// limits are all kinds of them: over all customers and each customer, ever and in a window, of a code and of its campaign, of uses
// and of money.
var limits = []limit{
	{"campaign.redemptions.count", 1, func(redemption.Record) string { return "" }, one},
	{"campaign.redemptions.count.daily", 1, day, one},
	{"campaign.redemptions.customers_count", 1, func(r redemption.Record) string { return r.CustomerID }, one},
	{"campaign.redemptions.customers_count.monthly", 1, func(r redemption.Record) string { return r.CustomerID + day(r)[:7] }, one},
	{"redemption.count", 1, func(r redemption.Record) string { return r.VoucherID }, one},
	{"redemption.count.per_customer.daily", 1, func(r redemption.Record) string { return r.VoucherID + r.CustomerID + day(r) }, one},
	{"redemption.count.per_api_key", 1, func(r redemption.Record) string { return r.VoucherID + r.APIKey }, one},
	{"campaign.orders.amount", 300, func(redemption.Record) string { return "" }, func(r redemption.Record) int64 { return r.Applied.OrderTotal }},
	{"campaign.orders.amount_discounted", 300, func(redemption.Record) string { return "" }, func(r redemption.Record) int64 { return r.Applied.Money() }},
	{"redemption.gift.amount", 300, func(redemption.Record) string { return "" }, func(r redemption.Record) int64 { return r.Applied.Credits }},
}

// watched is a project that remembers which counters decisions asked for.
type watched struct {
	Project
	mu    *sync.Mutex
	asked map[redemption.CounterKey]redemption.Counter
}

func (w watched) Update(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	w.mu.Lock()
	for _, c := range scope.Counters {
		w.asked[c.Key] = c
	}
	w.mu.Unlock()
	return w.Project.Update(ctx, scope, decide)
}

// testAnyLimits draws a few limits, and has 64 workers redeem and roll back. None is exceeded, and each counter says what the
// records say.
func (s *shop) testAnyLimits() {
	const workers, attempts, units = 64, 2, 12
	seed := rand.Uint64()
	random := rand.New(rand.NewPCG(seed, 0))
	w := watched{s.p, &sync.Mutex{}, map[redemption.CounterKey]redemption.Counter{}}
	s.redeemIn(w)

	r := rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{}}}
	bounds := map[string]int64{}
	for i, n := range random.Perm(len(limits))[:1+random.IntN(4)] {
		l := limits[n]
		bounds[l.name] = l.least * (1 + random.Int64N(12))
		r.Rules[fmt.Sprint(i+1)] = rule.Rule{Name: l.name, Conditions: map[rule.Operator][]any{"$less_than_or_equal": {bounds[l.name]}}}
	}
	entry := discount.Entry{Object: discount.ObjectProduct, ID: "shirt", Effect: discount.EntryEffectApplyToEvery}
	if random.IntN(2) == 0 {
		entry.Quotas[discount.QuotaCampaign].Units = new(int64(units))
		bounds["units"] = units
	}
	r.ApplicableTo.Included = []discount.Entry{entry}
	s.rule(r)
	s.Logf("seed %d: %v", seed, bounds)

	codes := append(s.coupons(3, percentOff(50, discount.EffectApplyToItems)), "card")
	s.card("card", 2000)
	quantity := 1 + random.Int64N(20)
	_, err := s.p.Vouchers().Update(s.Context(), "v_code0", func(v *voucher.Voucher) error { v.Redemption.Quantity = &quantity; return nil })
	must(s, err)

	requests := make([]redemption.Request, workers*attempts)
	for i := range requests {
		some := random.Perm(len(codes))[:1+random.IntN(2)]
		named := make([]string, len(some))
		for at, n := range some {
			named[at] = codes[n]
		}
		r := request(0, fmt.Sprint("customer-", random.IntN(5)), named...)
		n, price := 1+random.Int64N(3), int64(100)
		r.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{{ProductID: "shirt", Quantity: &n, Price: &price}})}
		r.Caller.APIKey = fmt.Sprint("key-", random.IntN(2))
		requests[i] = r
	}
	together(s, workers, func(worker int) error {
		e := s.engines[worker%2]
		for i := range attempts {
			done, err := e.Redeem(s.Context(), requests[worker*attempts+i])
			if err != nil {
				if refusedForLimit(err) {
					continue
				}
				return err
			}
			if worker%8 != 0 {
				continue
			}
			back := redemption.RollbackRequest{RedemptionID: done.Records[0].ID}
			if done.Parent != nil {
				back = redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true}
			}
			if _, err := e.Rollback(s.Context(), back); err != nil {
				return err
			}
		}
		return nil
	})
	s.summary()
	live := s.live()
	sums := map[string]map[string]int64{"units": {}}
	counted := map[redemption.CounterKey]int64{}
	for _, r := range live {
		for _, l := range limits {
			if sums[l.name] == nil {
				sums[l.name] = map[string]int64{}
			}
			sums[l.name][l.of(r)] += l.by(r)
		}
		sums["units"][""] += r.Applied.Items / 50
		for _, c := range r.Applied.Counted {
			counted[c.Key] += c.By
		}
	}
	for name, bound := range bounds {
		for of, sum := range sums[name] {
			if sum > bound {
				s.Errorf("%s of %q is %d, and at most %d was allowed", name, of, sum, bound)
			}
		}
	}
	if n := sums["redemption.count"]["v_code0"]; n > quantity {
		s.Errorf("a code for %d uses was used %d times", quantity, n)
	}
	s.recounted(w.asked, counted)
}

func refusedForLimit(err error) bool {
	for _, key := range []string{"redemption_rules_violated", "customer_rules_violated", "quantity_exceeded", "gift_amount_exceeded"} {
		if fault.Has(err, key) {
			return true
		}
	}
	return tooBusy(err)
}

// live are the redemptions that count.
func (s *shop) live() (live []redemption.Record) {
	s.Helper()
	records, err := s.p.Redemptions().List(s.Context(), storage.Query{Filter: storage.And(
		storage.Is("object", string(redemption.ObjectRedemption)), storage.Is("status", string(redemption.StatusSucceeded)))})
	must(s, err)
	for _, r := range records.Items {
		if !r.Parent {
			live = append(live, r)
		}
	}
	return live
}

// recounted compares counters with what the records add up to: those of rules with the counters that are made anew from the records,
// those of units with what the records say they counted.
func (s *shop) recounted(asked map[redemption.CounterKey]redemption.Counter, counted map[redemption.CounterKey]int64) {
	s.Helper()
	stored, err := s.p.Counters().List(s.Context(), storage.Query{})
	must(s, err)
	got, want := map[redemption.CounterKey]int64{}, map[redemption.CounterKey]int64{}
	var scope redemption.Scope
	for _, c := range stored.Items {
		got[c.ID] = c.Value
		if a, known := asked[c.ID]; known && a.Rule != nil {
			scope.Counters, scope.Subjects = append(scope.Counters, a), append(scope.Subjects, a.Subject)
		} else {
			want[c.ID] = counted[c.ID]
		}
	}
	_, err = s.p.Counters().DeleteAll(s.Context(), storage.Filter{})
	must(s, err)
	for key, n := range read(s, s.p, scope).Counters {
		want[key] = n
	}
	equal(s, "counters compared with the records", got, want)
}
