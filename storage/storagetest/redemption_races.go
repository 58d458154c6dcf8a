package storagetest

import (
	"errors"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// testRedemptionRaces has many decide on the same rows at once, by hand: without an engine that could be right by itself.
func testRedemptionRaces(t *testing.T, s *suite) {
	for name, test := range map[string]func(*testing.T, *suite){
		"forty_workers_take_the_last_use_once":                  testLastUse,
		"forty_workers_empty_a_gift_card_exactly":               testGiftCard,
		"counters_made_while_others_redeem_are_exact":           testCountersUnderWay,
		"unit_counters_made_by_many_at_once_lose_nothing":       testUnitCounters,
		"twenty_workers_make_one_customer_and_one_order":        testSameNewRows,
		"twenty_workers_make_one_product":                       testSameNewProduct,
		"a_product_is_not_made_of_a_catalog_that_has_moved_on":  testMovedCatalog,
		"locks_of_one_key_taken_by_many_at_once_are_one_lock":   testSameLock,
		"orders_and_customers_that_meet_crosswise_all_go_ahead": testCrosswise,
		"keys_of_a_shared_commit_that_fails_keep_what_is_done":  testKeysOfFailures,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

// tooBusy reports whether a request was turned away because of others, which a caller may try again.
func tooBusy(err error) bool { return fault.Has(err, "multiple_requests") }

// number fails the test unless a number is what it should be.
func number[N int | int64](t failer, what string, got, want N) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d, want %d", what, got, want)
	}
}

var errNoneLeft = errors.New("none is left")

func testLastUse(t *testing.T, s *suite) {
	p := s.project()
	one := int64(1)
	must(t, p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "last", Redemption: voucher.Redemption{Quantity: &one}}))
	var took atomic.Int64
	together(t, workers, func(i int) error {
		_, err := p.Update(t.Context(), redemption.Scope{Codes: []string{"last"}}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			if s.Vouchers[0].Exhausted() {
				return nil, errNoneLeft
			}
			return &redemption.Outcome{
				Vouchers: []redemption.VoucherDelta{{ID: "v_1", Redeemed: 1, At: firstDay}},
				Records:  []redemption.Record{{ID: fmt.Sprintf("r_%d", i), VoucherID: "v_1"}},
			}, nil
		})
		if errors.Is(err, errNoneLeft) {
			return nil
		}
		took.Add(1)
		return err
	})
	number(t, "workers that took it", took.Load(), 1)
	v, err := p.Vouchers().Get(t.Context(), "v_1")
	must(t, err)
	number(t, "uses", v.Redemption.Redeemed, 1)
	n, err := storage.Count(t.Context(), p.Redemptions(), storage.Filter{})
	must(t, err)
	number(t, "records", n, 1)
}

func testGiftCard(t *testing.T, s *suite) {
	const amount, each = 1000, 30
	p := s.project()
	must(t, p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "card", Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: amount}}))
	var paid atomic.Int64
	together(t, workers, func(i int) error {
		_, err := p.Update(t.Context(), redemption.Scope{Codes: []string{"v_1"}}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			left := s.Vouchers[0].Balance()
			if left < each {
				return nil, errNoneLeft
			}
			return &redemption.Outcome{
				Vouchers:     []redemption.VoucherDelta{{ID: "v_1", Redeemed: 1, Credits: each, At: firstDay}},
				Transactions: []voucher.Transaction{{ID: fmt.Sprintf("vtx_%d", i), VoucherID: "v_1", Amount: -each, Balance: left - each}},
			}, nil
		})
		if errors.Is(err, errNoneLeft) {
			return nil
		}
		paid.Add(each)
		return err
	})
	v, err := p.Vouchers().Get(t.Context(), "v_1")
	must(t, err)
	number(t, "paid", paid.Load(), amount/each*each)
	number(t, "left", v.Balance(), amount%each)
	page, err := p.VoucherTransactions().List(t.Context(), storage.Query{})
	must(t, err)
	var balances []int64
	for _, m := range page.Items {
		balances = append(balances, m.Balance)
	}
	slices.Sort(balances)
	var want []int64
	for left := int64(amount % each); left < amount; left += each {
		want = append(want, left)
	}
	equal(t, "balances that the ledger shows", balances, want)
}

// testCountersUnderWay makes the two counters of a campaign while others redeem in it. Some decisions read one, some the other,
// some none: they do not hold the same rows, and yet all of them count.
func testCountersUnderWay(t *testing.T, s *suite) {
	const past, redeemers, rounds = 7, 20, 5
	p := s.project()
	for i := range past {
		must(t, p.Redemptions().Insert(t.Context(), record(fmt.Sprintf("r_past_%d", i), "camp_1")))
	}
	ever := counterOf(rule.CounterUse{Measure: rule.MeasureCampaignRedemptions}, "camp_1")
	amount := counterOf(rule.CounterUse{Measure: rule.MeasureCampaignOrders}, "camp_1")
	together(t, redeemers, func(i int) error {
		scope := redemption.Scope{}
		switch i % 4 {
		case 1:
			scope.Counters = []redemption.Counter{ever}
		case 2:
			scope.Counters = []redemption.Counter{amount}
		case 3:
			scope.Counters = []redemption.Counter{amount, ever}
		}
		if len(scope.Counters) > 0 {
			scope.Subjects = []string{"camp_1"}
		}
		for round := range rounds {
			_, err := p.Update(t.Context(), scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
				if n, read := s.Counters[ever.Key]; read && n < past {
					return nil, fmt.Errorf("the counter stands at %d", n)
				}
				r := record(fmt.Sprintf("r_%02d_%d", i, round), "camp_1")
				return &redemption.Outcome{
					Records: []redemption.Record{r},
					Totals:  []redemption.TotalsStep{{Key: redemption.TotalsKey{Subject: "camp_1", Day: fmt.Sprintf("2026-03-%02d", 1+i%3)}, By: redemption.Totals{Redemptions: 1}}},
					Counters: []redemption.CounterStep{
						{Key: ever.Key, By: ever.Share(&r)}, {Key: amount.Key, By: amount.Share(&r)},
					},
				}, nil
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	const all = past + redeemers*rounds
	after := read(t, p, redemption.Scope{Counters: []redemption.Counter{ever, amount}, Totals: []string{"camp_1"}})
	equal(t, "counters", after.Counters, map[redemption.CounterKey]int64{ever.Key: all, amount.Key: all * 100})
	number(t, "totals", after.Totals["camp_1"].Redemptions, redeemers*rounds)
	stored, err := p.Counters().List(t.Context(), storage.Query{})
	must(t, err)
	number(t, "stored counters", len(stored.Items), 2)
}

// record is a live redemption in a campaign that left 100 to pay.
func record(id, campaignID string) redemption.Record {
	return redemption.Record{
		ID: id, Object: redemption.ObjectRedemption, Status: redemption.StatusSucceeded, CampaignID: campaignID, Date: firstDay,
		Applied: redemption.Applied{Order: 1, OrderTotal: 100},
	}
}

func counterOf(use rule.CounterUse, subject string) redemption.Counter {
	return redemption.Counter{
		Key: redemption.CounterKey(fmt.Sprint(use, subject)), Rule: &rule.CounterKey{CounterUse: use, Subject: subject}, Subject: subject,
	}
}

func testUnitCounters(t *testing.T, s *suite) {
	p := s.project()
	scope := redemption.Scope{Counters: []redemption.Counter{{Key: "units", Subject: "promo_1"}}, Subjects: []string{"promo_1"}}
	var values [workers]int64
	together(t, workers, func(i int) error {
		_, err := p.Update(t.Context(), scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			values[i] = s.Counters["units"]
			return &redemption.Outcome{Counters: []redemption.CounterStep{{Key: "units", By: 1}, {Key: "units of a customer", By: 1, New: true}}}, nil
		})
		return err
	})
	slices.Sort(values[:])
	for i, v := range values {
		if v != int64(i) {
			t.Fatalf("decisions saw %v, want each value once", values)
		}
	}
	n, err := p.Counters().Get(t.Context(), "units of a customer")
	must(t, err)
	number(t, "the new counter", n.Value, workers)
}

func testSameNewRows(t *testing.T, s *suite) {
	const redeemers = 20
	p := s.project()
	var done atomic.Int64
	together(t, redeemers, func(i int) error {
		scope := redemption.Scope{OrderSourceID: "order", CustomerSourceID: "alice"}
		_, err := p.Update(t.Context(), scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			out := &redemption.Outcome{NewOrder: s.Order == nil, NewCustomer: s.Customer == nil}
			o := order.Order{ID: fmt.Sprintf("ord_%d", i), SourceID: "order"}
			c := customer.Customer{ID: fmt.Sprintf("cust_%d", i), SourceID: "alice"}
			if s.Order != nil {
				o = *s.Order
			}
			if s.Customer != nil {
				c = *s.Customer
			}
			o.DiscountAmount++
			c.Summary.Redeemed++
			out.Order, out.Customer = &o, &c
			return out, nil
		})
		if err == nil {
			done.Add(1)
		} else if !tooBusy(err) {
			return err
		}
		return nil
	})
	if done.Load() == 0 {
		t.Fatal("no redemption succeeds")
	}
	orders, err := p.Orders().List(t.Context(), storage.Query{})
	must(t, err)
	customers, err := p.Customers().List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "orders and customers", []int{len(orders.Items), len(customers.Items)}, []int{1, 1})
	equal(t, "uses they count", []int64{orders.Items[0].DiscountAmount, customers.Items[0].Summary.Redeemed}, []int64{done.Load(), done.Load()})
}

// errMoved is how a decision answers that it was about another revision, as an engine does.
var errMoved = errors.New("the catalog has moved on")

func testSameNewProduct(t *testing.T, s *suite) {
	const redeemers = 20
	p := s.project()
	together(t, redeemers, func(i int) error {
		for {
			revision, err := p.Revision(t.Context())
			if err != nil {
				return err
			}
			known, found, err := p.Products().Find(t.Context(), "source_id", "shirt")
			if err != nil {
				return err
			}
			_, err = p.Update(t.Context(), redemption.Scope{}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
				if s.Revision != revision {
					return nil, errMoved
				}
				w := order.Write[catalog.Product]{Item: known, New: !found}
				if !found {
					w.Item = catalog.Product{ID: fmt.Sprintf("prod_%d", i), SourceID: "shirt"}
				}
				w.Item.Attributes = append(slices.Clone(w.Item.Attributes), fmt.Sprint(i))
				return &redemption.Outcome{Products: []order.Write[catalog.Product]{w}}, nil
			})
			if !errors.Is(err, errMoved) && !tooBusy(err) {
				return err
			}
		}
	})
	page, err := p.Products().List(t.Context(), storage.Query{})
	must(t, err)
	number(t, "products", len(page.Items), 1)
	number(t, "writes that it remembers", len(page.Items[0].Attributes), redeemers)
}

// testMovedCatalog changes the catalog between the reading of the rows and the decision.
func testMovedCatalog(t *testing.T, s *suite) {
	b := s.open(t)
	p := b.project("proj")
	must(t, p.Products().Insert(t.Context(), catalog.Product{ID: "prod_1", Name: "old"}))
	known, err := p.Products().Get(t.Context(), "prod_1")
	must(t, err)
	revision, err := p.Revision(t.Context())
	must(t, err)
	changed := make(chan error, 1)
	_, err = p.Update(t.Context(), redemption.Scope{}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
		if s.Revision != revision {
			return nil, errMoved
		}
		go func() { // a backend with one writer lets this wait until the redemption is over
			_, err := p.Products().Update(t.Context(), "prod_1", func(c *catalog.Product) error { c.ImageURL = "https://a/b.png"; return nil })
			changed <- err
		}()
		select {
		case err := <-changed:
			changed <- err
		case <-t.Context().Done():
		case <-soon():
		}
		known.Name = "new"
		return &redemption.Outcome{Products: []order.Write[catalog.Product]{{Item: known}}}, nil
	})
	must(t, <-changed)
	got, e := p.Products().Get(t.Context(), "prod_1")
	must(t, e)
	equal(t, "the picture", got.ImageURL, "https://a/b.png")
	// On a busy machine the change may wait for the redemption, on backends with several writers, too.
	switch {
	case err == nil:
		equal(t, "the name", got.Name, "new")
	case errors.Is(err, errMoved):
		equal(t, "the name", got.Name, "old")
	default:
		t.Errorf("update answers %v", err)
	}
}

func testSameLock(t *testing.T, s *suite) {
	p := s.project()
	together(t, workers, func(i int) error {
		_, err := p.Update(t.Context(), redemption.Scope{}, func(*redemption.Snapshot) (*redemption.Outcome, error) {
			id := redemption.LockID("promo_1", "key")
			return &redemption.Outcome{Locks: []redemption.Lock{{ID: id, Key: "key", RedeemableID: "promo_1", Quantity: int64(i)}}, Unlock: []string{id}}, nil
		})
		if tooBusy(err) {
			return nil
		}
		return err
	})
	n, err := storage.Count(t.Context(), p.Sessions(), storage.Filter{})
	must(t, err)
	number(t, "locks", n, 1)
}

// testCrosswise runs transactions that lock the same rows and name them in different orders.
func testCrosswise(t *testing.T, s *suite) {
	const rounds = 5
	p := s.project()
	must(t, p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "a"}, voucher.Voucher{ID: "v_2", Code: "b"}, voucher.Voucher{ID: "v_3", Code: "c"}))
	must(t, p.Orders().Insert(t.Context(), order.Order{ID: "ord_1"}))
	must(t, p.Customers().Insert(t.Context(), customer.Customer{ID: "cust_1"}))
	counters := []redemption.Counter{{Key: "x", Subject: "camp_1"}, {Key: "y", Subject: "camp_2"}, {Key: "z", Subject: "v_2"}}
	together(t, 8, func(i int) error {
		names := []string{"a", "v_2", "c"}
		scope := redemption.Scope{OrderID: "ord_1", CustomerID: "cust_1", Counters: slices.Clone(counters), Subjects: []string{"camp_1", "camp_2"}}
		if i%2 == 1 {
			slices.Reverse(names)
			slices.Reverse(scope.Counters)
			slices.Reverse(scope.Subjects)
		}
		if i%4 > 1 {
			scope.Counters, scope.Subjects = nil, nil
		}
		scope.Codes = names
		for round := range rounds {
			_, err := p.Update(t.Context(), scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
				out := &redemption.Outcome{Events: []event.Event{{ID: fmt.Sprintf("ev_%d_%d", i, round), Type: "redeemed"}}}
				for at := range names {
					v, _ := s.VoucherByID(fmt.Sprintf("v_%d", 1+(at+i)%3))
					out.Vouchers = append(out.Vouchers, redemption.VoucherDelta{ID: v.ID, Redeemed: 1})
					key := redemption.TotalsKey{Subject: fmt.Sprintf("camp_%d", 1+(at+i)%3), Day: "2026-03-01"}
					out.Totals = append(out.Totals, redemption.TotalsStep{Key: key, By: redemption.Totals{Redemptions: 1}})
					out.Counters = append(out.Counters, redemption.CounterStep{Key: counters[(at+i)%3].Key, By: 1, New: true})
				}
				o, c := *s.Order, *s.Customer
				o.DiscountAmount++
				c.Summary.Redeemed++
				out.Order, out.Customer = &o, &c
				return out, nil
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	const all = 8 * rounds
	after := read(t, p, redemption.Scope{Codes: []string{"a", "b", "c"}, OrderID: "ord_1", CustomerID: "cust_1", Counters: counters, Totals: []string{"camp_1", "camp_2", "camp_3"}})
	for _, v := range after.Vouchers {
		number(t, "uses of "+v.ID, v.Redemption.Redeemed, all)
	}
	for subject, sum := range after.Totals {
		number(t, "totals of "+subject, sum.Redemptions, all)
	}
	equal(t, "counters", after.Counters, map[redemption.CounterKey]int64{"x": all, "y": all, "z": all})
	equal(t, "order and customer", []int64{after.Order.DiscountAmount, after.Customer.Summary.Redeemed}, []int64{all, all})
}

// soon is when a test gives up waiting for what may have to wait for the test.
func soon() <-chan time.Time { return time.After(50 * time.Millisecond) }

// testKeysOfFailures has every fifth worker write a record that is there already, so that the commits which it shares fail.
func testKeysOfFailures(t *testing.T, s *suite) {
	p := s.project()
	must(t, p.Redemptions().Insert(t.Context(), redemption.Record{ID: "r_taken"}))
	want := map[string]string{}
	for i := range workers {
		if i%5 != 0 {
			want[fmt.Sprintf("idem_%d", i)] = fmt.Sprintf("r_%d", i)
		}
	}
	together(t, workers, func(i int) error {
		key := fmt.Sprintf("idem_%d", i)
		id, innocent := want[key]
		if !innocent {
			id = "r_taken"
		}
		_, err := p.Update(t.Context(), redemption.Scope{Key: key}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			kept := idempotency.Record{ID: key, Answer: []byte(id), ExpiresAt: time.Now().Add(time.Hour)}
			return &redemption.Outcome{Records: []redemption.Record{{ID: id}}, Kept: &kept, NewKept: s.Kept == nil}, nil
		})
		if !innocent && err != nil {
			return nil
		}
		return err
	})
	answers := map[string]string{}
	kept, err := p.IdempotencyRecords().List(t.Context(), storage.Query{})
	must(t, err)
	for _, k := range kept.Items {
		answers[k.ID] = string(k.Answer)
	}
	if diff := cmp.Diff(want, answers); diff != "" {
		t.Errorf("the keys (-want +got):\n%s", diff)
	}
	for _, id := range want {
		if _, err := p.Redemptions().Get(t.Context(), id); err != nil {
			t.Error(err)
		}
	}
}
