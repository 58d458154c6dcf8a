package voucher_test

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// most is the largest amount that a card can hold.
const most = 1<<53 - 1

// card is a gift card with 1000 credits, of which 300 were used and 100 taken off.
func card() voucher.Voucher {
	return voucher.Voucher{
		ID: "v_gift", Code: "GIFT", CampaignID: "camp_1", Type: campaign.VoucherGift, Active: true,
		Gift: &voucher.Gift{Amount: 1000, Subtracted: 100}, Redemption: voucher.Redemption{Redeemed: 2, RedeemedAmount: 300},
	}
}

// points is a loyalty card with 1000 points, of which 300 were used, 100 taken off and 50 expired.
func points(holderID string) voucher.Voucher {
	return voucher.Voucher{
		ID: "v_points", Code: "POINTS", Type: campaign.VoucherLoyalty, Active: true, HolderID: holderID,
		Loyalty: &voucher.Loyalty{Points: 1000, Subtracted: 100, Expired: 50}, Redemption: voucher.Redemption{RedeemedPoints: 300},
	}
}

func (d *desk) holds(vouchers ...voucher.Voucher) {
	d.t.Helper()
	d.must(d.store.Vouchers().Insert(d.t.Context(), vouchers...))
}

func (d *desk) transactions() []voucher.Transaction {
	d.t.Helper()
	page, err := d.Transactions(d.t.Context(), storage.Query{})
	d.must(err)
	return page.Items
}

func TestABalanceChangesWithItsTransaction(t *testing.T) {
	for name, test := range map[string]struct {
		code   string
		adjust voucher.Adjust
		card   func(*voucher.Voucher)
		want   voucher.Transaction
	}{
		"credits are added": {"GIFT", voucher.Adjust{Amount: 250, SourceID: "key", Reason: "sorry"}, func(v *voucher.Voucher) { v.Gift.Amount = 1250 },
			voucher.Transaction{VoucherID: "v_gift", CampaignID: "camp_1", Type: voucher.CreditsAddition, Amount: 250, Balance: 850, Total: 1250, SourceID: "key", Reason: "sorry"}},
		"credits are taken off": {"v_gift", voucher.Adjust{Amount: -250}, func(v *voucher.Voucher) { v.Gift.Subtracted = 350 },
			voucher.Transaction{VoucherID: "v_gift", CampaignID: "camp_1", Type: voucher.CreditsRemoval, Amount: -250, Balance: 350, Total: 1000}},
		"all credits are taken off": {"GIFT", voucher.Adjust{Amount: -600}, func(v *voucher.Voucher) { v.Gift.Subtracted = 700 },
			voucher.Transaction{VoucherID: "v_gift", CampaignID: "camp_1", Type: voucher.CreditsRemoval, Amount: -600, Balance: 0, Total: 1000}},
		"as many credits as a card can take": {"GIFT", voucher.Adjust{Amount: most - 1000}, func(v *voucher.Voucher) { v.Gift.Amount = most },
			voucher.Transaction{VoucherID: "v_gift", CampaignID: "camp_1", Type: voucher.CreditsAddition, Amount: most - 1000, Balance: most - 400, Total: most}},
		"points are added": {"POINTS", voucher.Adjust{Amount: 250}, func(v *voucher.Voucher) { v.Loyalty.Points = 1250 },
			voucher.Transaction{VoucherID: "v_points", Type: voucher.PointsAddition, Amount: 250, Balance: 800, Total: 1100}},
		"points are taken off": {"POINTS", voucher.Adjust{Amount: -550}, func(v *voucher.Voucher) { v.Loyalty.Subtracted = 650 },
			voucher.Transaction{VoucherID: "v_points", Type: voucher.PointsRemoval, Amount: -550, Balance: 0, Total: 300}},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t)
			d.holds(card(), points("cust_1"))
			before := d.voucher(test.code)
			got, err := d.AdjustBalance(t.Context(), test.code, test.adjust)
			d.must(err)
			test.want.ID, test.want.Source, test.want.CreatedAt = got.ID, "API", deskTime
			d.shows("transaction", got, test.want)
			d.shows("transactions", d.transactions(), []voucher.Transaction{test.want})
			after := map[string]voucher.Voucher{"v_gift": card(), "v_points": points("cust_1")}[got.VoucherID]
			test.card(&after)
			after.UpdatedAt = deskTime
			d.shows("card", d.voucher(test.code), after)
			if before.Balance()+got.Amount != after.Balance() {
				t.Errorf("the balance went from %d to %d by %d", before.Balance(), after.Balance(), got.Amount)
			}
		})
	}
}

func TestNoBalanceChangesOfACardThatWasDeletedAfterItWasFound(t *testing.T) {
	d := newDesk(t)
	d.holds(card(), points("cust_1"))
	for _, found := range []voucher.Voucher{card(), points("cust_1")} {
		_, err := d.store.Vouchers().Update(t.Context(), found.ID, func(v *voucher.Voucher) error { v.DeletedAt = deskTime; return nil })
		d.must(err)
		err = storage.Atomic(t.Context(), d.store, func(tx *memory.Project) error {
			_, err := voucher.In(d.Engine, tx, voucher.Settings{}).AdjustBalance(t.Context(), found, voucher.Adjust{Amount: 5})
			return err
		})
		if !fault.IsNotFound(err) {
			t.Errorf("%s: %v", found.Code, err)
		}
		if v, err := d.store.Vouchers().Get(t.Context(), found.ID); err != nil || v.Balance() != found.Balance() {
			t.Errorf("%s holds %d, %v", found.Code, v.Balance(), err)
		}
	}
}

func TestCardChangesOnceForOneSourceID(t *testing.T) {
	d := newDesk(t)
	d.holds(card(), points("cust_1"))
	all := voucher.Adjust{Amount: -600, SourceID: "key"}
	_, err := d.AdjustBalance(t.Context(), "GIFT", all)
	d.must(err)
	for _, again := range []voucher.Adjust{all, {Amount: 5, SourceID: "key"}} {
		_, err := d.AdjustBalance(t.Context(), "GIFT", again)
		if f, ok := fault.As(err); !ok || f.Key != "duplicate_source_id" || f.Details != "Transaction with source_id: 'key' already exists" {
			t.Errorf("%+v again: %v", again, err)
		}
	}
	_, err = d.AdjustBalance(t.Context(), "POINTS", voucher.Adjust{Amount: 5, SourceID: "key"})
	d.must(err)
	for range 2 {
		_, err = d.AdjustBalance(t.Context(), "GIFT", voucher.Adjust{Amount: 5})
		d.must(err)
	}
	if v := d.voucher("GIFT"); v.Balance() != 10 || len(d.transactions()) != 4 {
		t.Errorf("the card holds %d after %d transactions", v.Balance(), len(d.transactions()))
	}
}

func TestInvalidBalanceChangeIsRefused(t *testing.T) {
	coupon := voucher.Voucher{ID: "v_coupon", Code: "COUPON", Type: campaign.VoucherDiscount}
	binned := card()
	binned.ID, binned.Code, binned.DeletedAt = "v_binned", "BINNED", deskTime
	for name, test := range map[string]struct {
		code         string
		amount       int64
		key, details string
	}{
		"nothing":                   {"GIFT", 0, "invalid_payload", "Property .amount must not be 0"},
		"more than there is":        {"GIFT", -601, "gift_amount_exceeded", "GIFT"},
		"more points than are left": {"POINTS", -551, "loyalty_card_points_exceeded", "POINTS"},
		"the smallest integer":      {"GIFT", math.MinInt64, "invalid_payload", "Property .amount must be from -9007199254740991"},
		"the largest integer":       {"GIFT", math.MaxInt64, "invalid_payload", "Property .amount must be from -9007199254740991"},
		"more than a card can take": {"GIFT", most - 999, "invalid_payload", "Property .amount must be at most 9007199254739991"},
		"credits on a coupon":       {"COUPON", 1, "invalid_voucher", "Voucher 'COUPON' is of type DISCOUNT_VOUCHER"},
		"points without a holder":   {"NOBODYS", 1, "invalid_customer", "NOBODYS"},
		"an unknown card":           {"NONE", 1, "not_found", "Cannot find voucher with id NONE"},
		"a card in the trash":       {"BINNED", 1, "not_found", "Cannot find voucher with id BINNED"},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t)
			nobodys := points("")
			nobodys.ID, nobodys.Code = "v_nobodys", "NOBODYS"
			all := []voucher.Voucher{binned, coupon, card(), nobodys, points("cust_1")}
			d.holds(all...)
			_, err := d.AdjustBalance(t.Context(), test.code, voucher.Adjust{Amount: test.amount})
			f, isFault := fault.As(err)
			if !isFault || f.Key != test.key || len(f.Details) < len(test.details) || f.Details[:len(test.details)] != test.details {
				t.Errorf("got %v, want %s: %s", err, test.key, test.details)
			}
			page, err := d.store.Vouchers().List(t.Context(), storage.Query{})
			d.must(err)
			d.shows("cards", page.Items, all)
			d.shows("transactions", len(d.transactions()), 0)
			d.shows("events", d.events(), map[string]int{})
		})
	}
}

func TestTheEventsOfABalance(t *testing.T) {
	d := newDesk(t)
	d.must(d.store.Customers().Insert(t.Context(), customer.Customer{ID: "cust_1"}))
	d.holds(card(), points("cust_1"))
	for _, code := range []string{"GIFT", "POINTS"} {
		_, err := d.AdjustBalance(t.Context(), code, voucher.Adjust{Amount: 1})
		d.must(err)
	}
	d.shows("events", d.events(), map[string]int{
		"voucher.gift.transaction.created": 1, "voucher.gift.balance_added": 1, "voucher.loyalty_card.transaction.created": 1,
		"voucher.loyalty_card.points_added": 1, "customer.voucher.loyalty_card.points_added": 1,
	})
}

func TestConcurrentWithdrawalsNeverOverdrawCard(t *testing.T) {
	d := newDesk(t)
	d.holds(card()) // 600 are left
	var taken atomic.Int64
	var wg sync.WaitGroup
	for range 40 {
		wg.Go(func() {
			switch _, err := d.AdjustBalance(t.Context(), "GIFT", voucher.Adjust{Amount: -100}); {
			case err == nil:
				taken.Add(1)
			case !fault.Has(err, "gift_amount_exceeded"):
				t.Error(err)
			}
		})
	}
	wg.Wait()
	left := d.voucher("GIFT")
	d.shows("withdrawals", taken.Load(), int64(6))
	d.shows("balance", left.Balance(), int64(0))
	d.shows("transactions", len(d.transactions()), 6)
}

func TestTheTransactionsOfACardAddUpToItsBalance(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d := newDesk(t)
		v := card()
		d.holds(v)
		for _, amount := range rapid.SliceOfN(rapid.Int64Range(-700, 700), 1, 20).Draw(r, "amounts") {
			_, err := d.AdjustBalance(t.Context(), "GIFT", voucher.Adjust{Amount: amount})
			if refused := amount == 0 || v.Balance()+amount < 0; refused != (err != nil) {
				r.Fatalf("%d on %d: %v", amount, v.Balance(), err)
			}
			v = d.voucher("GIFT")
		}
		first := card()
		sum, last := first.Balance(), first.Balance()
		for _, tr := range d.transactions() {
			sum += tr.Amount
			last = tr.Balance
			if sum != tr.Balance {
				r.Fatalf("%+v: the sum is %d", tr, sum)
			}
		}
		if diff := cmp.Diff([]int64{v.Balance(), v.Balance()}, []int64{sum, last}); diff != "" {
			r.Fatal(diff)
		}
		if slices.ContainsFunc(d.transactions(), func(tr voucher.Transaction) bool { return tr.Balance < 0 }) {
			r.Fatal("a card was overdrawn")
		}
	})
}
