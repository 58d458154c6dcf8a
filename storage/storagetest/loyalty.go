package storagetest

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// testLoyalty moves points of loyalty cards by the operations of the engines and holds them against a ledger that is as simple as can be.
func testLoyalty(t *testing.T, s *suite) {
	for name, test := range map[string]func(*club){
		"any_movements_in_any_order_add_up": (*club).testAnyOrder,
		"movements_at_once_add_up":          (*club).testAtOnce,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(newClub(t, s.project()))
		})
	}
}

// club is a project with two loyalty campaigns, one whose points last for a month, and three cards of two customers.
type club struct {
	*testing.T
	p        Project
	now      time.Time
	loyalty  *loyalty.Engine
	vouchers *voucher.Engine
	redeem   *redemption.Engine
	books    map[string]*pointsBook
	paid     int
}

// pointsBook is the reference: what a card holds by the last day on which it can be used; "" is without end.
type pointsBook struct {
	monthly                                       bool
	points, expired, subtracted, redeemed, waited int64
	left                                          map[calc.Day]int64
	waiting                                       []wait
	spent                                         []spending
}

type wait struct {
	points int64
	on     calc.Day
}

// spending is a redemption and what it took from which day.
type spending struct {
	redemptionID string
	taken        []wait
}

var clubCards = []string{"v_a", "v_b", "v_c"}

func newClub(t *testing.T, p Project) *club {
	c := &club{T: t, p: p, now: time.Date(2026, 1, 30, 12, 0, 0, 0, time.UTC), books: map[string]*pointsBook{}}
	ctx := t.Context()
	e := env.System()
	e.Now = func() time.Time { return c.now }
	c.vouchers = voucher.New(voucher.Deps{Store: p, Env: e})
	c.loyalty = loyalty.New(loyalty.Deps{Store: p, Env: e, Vouchers: c.vouchers, Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil }})
	c.redeem = redemption.New(redemption.Deps{Store: p, Env: e, Settings: func(context.Context) (redemption.Settings, error) {
		return redemption.Settings{Zone: time.UTC, WeekStart: time.Monday, Secret: "secret"}, nil
	}})
	month := &campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: 1}
	must(t, p.Rewards().Insert(ctx, loyalty.Reward{ID: "rew_1", Type: loyalty.RewardCoin, Coin: &loyalty.CoinReward{ExchangeRatio: decimal.NewFromInt(1), PointsRatio: 1}}))
	for id, rules := range map[string]*campaign.ExpirationRules{"camp_month": month, "camp_ever": nil} {
		must(t, p.Campaigns().Insert(ctx, campaign.Campaign{ID: id, Name: id, Type: campaign.TypeLoyaltyProgram, Active: true,
			Voucher: &campaign.VoucherProfile{Type: campaign.VoucherLoyalty, Loyalty: &campaign.LoyaltyProfile{Expiration: rules}}}))
		must(t, p.RewardAssignments().Insert(ctx, loyalty.RewardAssignment{ID: "rewa_" + id, RewardID: "rew_1", CampaignID: id}))
		for i, pending := range []int64{0, 3} {
			must(t, p.EarningRules().Insert(ctx, loyalty.EarningRule{ID: fmt.Sprintf("ern_%s_%d", id, i), CampaignID: id, Event: loyalty.OrderPaid,
				Active: true, PendingDays: pending, Earning: loyalty.Earning{Points: 7 - 2*int64(i)}}))
		}
	}
	for _, id := range []string{"cust_1", "cust_2"} {
		must(t, p.Customers().Insert(ctx, customer.Customer{ID: id, SourceID: id}))
	}
	for i, id := range clubCards {
		campaignID, holder := "camp_month", "cust_1"
		switch i {
		case 1:
			campaignID = "camp_ever"
		case 2:
			holder = "cust_2"
		}
		must(t, p.Vouchers().Insert(ctx, voucher.Voucher{ID: id, Code: id, CampaignID: campaignID, HolderID: holder, Type: campaign.VoucherLoyalty,
			Active: true, Loyalty: &voucher.Loyalty{}}))
		c.books[id] = &pointsBook{monthly: campaignID == "camp_month", left: map[calc.Day]int64{}}
	}
	return c
}

func (c *club) today() calc.Day { return calc.DayOf(c.now, nil) }

func (b *pointsBook) balance() int64 { return b.points - b.expired - b.subtracted - b.redeemed }

func (b *pointsBook) expiry(today calc.Day) calc.Day {
	if b.monthly {
		return today.AddMonths(1)
	}
	return ""
}

func (b *pointsBook) add(points int64, on calc.Day) {
	b.points += points
	b.left[on] += points
}

// take takes points off, from what ends first.
func (b *pointsBook) take(points int64) (taken []wait) {
	var days []calc.Day
	for day := range b.left {
		if day != "" {
			days = append(days, day)
		}
	}
	slices.Sort(days)
	for _, day := range append(days, "") {
		n := min(points, b.left[day])
		if n == 0 {
			continue
		}
		points -= n
		if b.left[day] -= n; b.left[day] == 0 {
			delete(b.left, day)
		}
		taken = append(taken, wait{n, day})
	}
	return taken
}

// movement is one thing to do to a card.
type movement struct {
	do          string
	card, other int
	points      int64
	days        int
}

var anyMovement = rapid.Custom(func(t *rapid.T) movement {
	return movement{
		do: rapid.SampledFrom([]string{"earn", "earn", "add", "keep", "remove", "by hand", "transfer", "transfer", "spend", "spend", "reverse", "activate",
			"cancel", "more pending", "day", "day"}).Draw(t, "do"),
		card: rapid.IntRange(0, 2).Draw(t, "card"), other: rapid.IntRange(0, 2).Draw(t, "other"),
		points: rapid.Int64Range(1, 30).Draw(t, "points"), days: rapid.IntRange(1, 25).Draw(t, "days"),
	}
})

// testAnyOrder runs a few long scripts and compares the cards with their books after each movement.
func (c *club) testAnyOrder() {
	for seed := range 3 {
		for i, m := range rapid.SliceOfN(anyMovement, 40, 40).Example(seed) {
			c.move(m)
			for _, id := range clubCards {
				c.compare(fmt.Sprintf("script %d, movement %d, %+v: %s", seed, i, m, id), id)
			}
			if c.Failed() {
				return
			}
		}
	}
}

// refused holds a refusal against what the books say.
func (c *club) refused(err error, refuse bool, key string) bool {
	c.Helper()
	if refuse != fault.Has(err, key) || err != nil && !refuse {
		c.Fatalf("the engine answers %v, want the refusal %s: %t", err, key, refuse)
	}
	return err != nil
}

const tooFew = "loyalty_card_points_exceeded"

func (c *club) move(m movement) {
	c.Helper()
	ctx, id := c.Context(), clubCards[m.card]
	card, err := c.p.Vouchers().Get(ctx, id)
	must(c, err)
	b, short := c.books[id], m.points > c.books[id].balance()
	switch m.do {
	case "earn":
		c.earn(card.HolderID)
		for i, other := range clubCards {
			if b := c.books[other]; (i == 2) == (card.HolderID == "cust_2") {
				b.add(7, b.expiry(c.today()))
				b.waiting = append(b.waiting, wait{5, c.today().AddDays(3)})
				b.waited += 5
			}
		}
	case "add":
		_, err := c.loyalty.AdjustPoints(ctx, card, loyalty.Adjust{Points: m.points})
		must(c, err)
		b.add(m.points, b.expiry(c.today()))
	case "keep":
		_, err := c.loyalty.AdjustPoints(ctx, card, loyalty.Adjust{Points: m.points, Expiration: loyalty.ExpireNever})
		must(c, err)
		b.add(m.points, "")
	case "remove", "by hand":
		if m.do == "remove" {
			_, err = c.loyalty.AdjustPoints(ctx, card, loyalty.Adjust{Points: -m.points})
		} else {
			_, err = c.vouchers.AdjustBalance(ctx, id, voucher.Adjust{Amount: -m.points})
		}
		if !c.refused(err, short, tooFew) {
			b.subtracted += m.points
			b.take(m.points)
		}
	case "transfer":
		to, err := c.p.Vouchers().Get(ctx, clubCards[m.other])
		must(c, err)
		_, err = c.loyalty.TransferPoints(ctx, to, []loyalty.Transfer{{From: id, Points: m.points}})
		if m.other == m.card {
			c.refused(err, true, "invalid_payload")
			return
		}
		if !c.refused(err, short, tooFew) {
			b.subtracted += m.points
			b.take(m.points)
			into := c.books[to.ID]
			into.add(m.points, into.expiry(c.today()))
		}
	case "spend":
		made, err := c.spend(id, m.points)
		if !c.refused(err, short, tooFew) {
			b.redeemed += m.points
			b.spent = append(b.spent, spending{made, b.take(m.points)})
		}
	case "reverse":
		c.reverse(b)
	case "activate", "cancel", "more pending":
		c.settle(card, b, m)
	case "day":
		c.now = c.now.AddDate(0, 0, m.days)
		c.day()
	}
}

// earn has a customer pay an order.
func (c *club) earn(customerID string) {
	c.Helper()
	c.paid++
	data, err := json.Marshal(map[string]any{"order": order.Order{ID: fmt.Sprintf("ord_%d", c.paid), CustomerID: customerID}})
	must(c, err)
	consumers := &outbox.Consumers{}
	loyalty.Subscribe(consumers, func(string) *loyalty.Engine { return c.loyalty })
	must(c, storage.Atomic(c.Context(), c.p, func(tx Project) error {
		return consumers.Take(c.Context(), "", tx, event.Event{ID: fmt.Sprintf("ev_%d", c.paid), Type: order.EventPaid, CustomerID: customerID, Data: data})
	}))
}

// spend pays with so many points.
func (c *club) spend(cardID string, points int64) (redemptionID string, err error) {
	r := request(1_000_000, "", cardID)
	r.Redeemables[0].Reward = &redemption.RewardChoice{ID: "rew_1", Points: &points}
	reply, err := c.redeem.Redeem(c.Context(), r)
	if err != nil {
		return "", err
	}
	return reply.Records[0].ID, nil
}

// reverse takes the oldest payment back, and once more, which is refused.
func (c *club) reverse(b *pointsBook) {
	c.Helper()
	if len(b.spent) == 0 {
		return
	}
	s := b.spent[0]
	b.spent = b.spent[1:]
	ask := redemption.RollbackRequest{RedemptionID: s.redemptionID}
	_, err := c.redeem.Rollback(c.Context(), ask)
	must(c, err)
	_, err = c.redeem.Rollback(c.Context(), ask)
	c.refused(err, true, "already_rolled_back")
	for _, t := range s.taken {
		b.redeemed -= t.points
		day := t.on
		if day != "" && day < c.today() {
			day = b.expiry(c.today()) // it is too late for these: they begin anew
		}
		b.left[day] += t.points
	}
}

// settle ends the waiting of the first points that wait on a card, or makes them more.
func (c *club) settle(card voucher.Voucher, b *pointsBook, m movement) {
	c.Helper()
	page, err := c.p.PendingPoints().List(c.Context(), storage.Query{
		Filter: storage.And(storage.Is("account_id", card.ID), storage.Is("status", string(ledger.PendingWaiting))), Order: []storage.Order{{Field: "date"}},
	})
	must(c, err)
	if len(page.Items) != len(b.waiting) {
		c.Fatalf("%d points wait, want %d", len(page.Items), len(b.waiting))
	}
	if len(b.waiting) == 0 {
		return
	}
	first := page.Items[0]
	at := slices.IndexFunc(b.waiting, func(w wait) bool { return w.points == first.Points && w.on == first.ActivatesOn })
	switch m.do {
	case "activate":
		_, err = c.loyalty.ActivatePending(c.Context(), card, first.ID)
		b.add(first.Points, b.expiry(c.today()))
	case "cancel":
		err = c.loyalty.CancelPending(c.Context(), card, first.ID)
	default:
		_, err = c.loyalty.AdjustPending(c.Context(), card, first.ID, m.points)
		b.waiting[at].points += m.points
		b.waited += m.points
		must(c, err)
		return
	}
	must(c, err)
	b.waited -= first.Points
	b.waiting = slices.Delete(b.waiting, at, at+1)
	_, err = c.loyalty.ActivatePending(c.Context(), card, first.ID)
	c.refused(err, true, "invalid_pending_points_state")
}

// day does what a day owes, twice: the second time changes nothing.
func (c *club) day() {
	c.Helper()
	for range 2 {
		for _, step := range loyalty.DailySteps(c.loyalty) {
			for more := true; more; {
				var err error
				more, err = step.Do(c.Context(), c.today(), nil)
				must(c, err)
			}
		}
	}
	for _, b := range c.books {
		b.waiting = slices.DeleteFunc(b.waiting, func(w wait) bool {
			if w.on > c.today() {
				return false
			}
			b.add(w.points, b.expiry(c.today()))
			b.waited -= w.points
			return true
		})
		for day, points := range b.left {
			if day != "" && day < c.today() {
				b.expired += points
				delete(b.left, day)
			}
		}
	}
}

// testAtOnce has workers move points of the same cards. Refusals are in order; what is left adds up.
func (c *club) testAtOnce() {
	ctx := c.Context()
	for _, id := range clubCards {
		card, err := c.p.Vouchers().Get(ctx, id)
		must(c, err)
		_, err = c.loyalty.AdjustPoints(ctx, card, loyalty.Adjust{Points: 100})
		must(c, err)
	}
	c.earn("cust_1")
	scripts := make([][]movement, 6)
	for i := range scripts {
		scripts[i] = rapid.SliceOfN(anyMovement, 10, 10).Example(100 + i)
	}
	together(c, len(scripts), func(worker int) error {
		for _, m := range scripts[worker] {
			if err := c.try(m); err != nil && !fault.Has(err, tooFew) && !fault.Has(err, "invalid_pending_points_state") && !tooBusy(err) {
				return fmt.Errorf("%+v: %w", m, err)
			}
		}
		return nil
	})
	balances := int64(0)
	for _, id := range clubCards {
		balances += c.audit("after all", id).Balance
	}
	moves, err := c.p.VoucherTransactions().List(ctx, storage.Query{})
	must(c, err)
	sum, transferred := int64(0), int64(0)
	for _, t := range moves.Items {
		sum += t.Amount
		if t.Type == voucher.PointsTransferIn || t.Type == voucher.PointsTransferOut {
			transferred += t.Amount
		}
	}
	number(c, "all cards together", balances, sum)
	number(c, "what transfers made", transferred, 0)
}

// try does a movement that may be refused, without a book.
func (c *club) try(m movement) error {
	ctx, id := c.Context(), clubCards[m.card]
	card, err := c.p.Vouchers().Get(ctx, id)
	if err != nil {
		return err
	}
	switch m.do {
	case "add", "keep", "earn":
		_, err = c.loyalty.AdjustPoints(ctx, card, loyalty.Adjust{Points: m.points})
	case "remove":
		_, err = c.loyalty.AdjustPoints(ctx, card, loyalty.Adjust{Points: -m.points})
	case "by hand":
		_, err = c.vouchers.AdjustBalance(ctx, id, voucher.Adjust{Amount: -m.points})
	case "transfer":
		if m.card == m.other {
			return nil
		}
		to, err := c.p.Vouchers().Get(ctx, clubCards[m.other])
		if err != nil {
			return err
		}
		_, err = c.loyalty.TransferPoints(ctx, to, []loyalty.Transfer{{From: id, Points: m.points}})
		return err
	case "spend", "reverse":
		made, err := c.spend(id, m.points)
		if err != nil || m.do == "spend" {
			return err
		}
		_, err = c.redeem.Rollback(ctx, redemption.RollbackRequest{RedemptionID: made})
		return err
	case "activate", "cancel":
		first, found, err := storage.First(ctx, c.p.PendingPoints(), storage.Query{
			Filter: storage.And(storage.Is("account_id", id), storage.Is("status", string(ledger.PendingWaiting))),
		})
		if err != nil || !found {
			return err
		}
		_, err = c.loyalty.ActivatePending(ctx, card, first.ID)
		return err
	}
	return err
}
