package storagetest

import (
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// figures are what a card and its rows say.
type figures struct {
	Points, Expired, Subtracted, Redeemed, Pending, Balance int64
	Left                                                    map[calc.Day]int64
}

// compare holds a card against its book, and its rows against each other.
func (c *club) compare(when, cardID string) {
	c.Helper()
	b := c.books[cardID]
	want := figures{b.points, b.expired, b.subtracted, b.redeemed, b.waited, b.balance(), b.left}
	equal(c, when, c.audit(when, cardID), want)
}

// audit adds up the rows of a card and returns what it holds.
func (c *club) audit(when, cardID string) figures {
	c.Helper()
	ctx := c.Context()
	v, err := c.p.Vouchers().Get(ctx, cardID)
	must(c, err)
	mine := storage.Is("account_id", cardID)
	lots, err := c.p.PointsLots().List(ctx, storage.Query{Filter: mine})
	must(c, err)
	takes, err := c.p.PointsTakes().List(ctx, storage.Query{Filter: mine})
	must(c, err)
	pending, err := c.p.PendingPoints().List(ctx, storage.Query{Filter: storage.And(mine, storage.Is("status", string(ledger.PendingWaiting)))})
	must(c, err)
	moves, err := c.p.VoucherTransactions().List(ctx, storage.Query{Filter: storage.Is("voucher_id", cardID)})
	must(c, err)
	f := figures{Points: v.Loyalty.Points, Expired: v.Loyalty.Expired, Subtracted: v.Loyalty.Subtracted, Redeemed: v.Redemption.RedeemedPoints,
		Pending: v.Loyalty.Pending, Balance: v.Balance(), Left: map[calc.Day]int64{}}
	out := map[string]int64{}
	for _, t := range takes.Items {
		out[t.LotID] += t.Points - t.Restored
	}
	open, waiting, trial, available, earned := int64(0), int64(0), int64(0), int64(0), int64(0)
	next := ledger.Next{}
	for _, l := range lots.Items {
		number(c, when+": lot "+l.ID, l.Left+l.Ended+out[l.ID], l.Opened)
		open += l.Left
		if l.Left > 0 {
			f.Left[l.ExpiresOn] += l.Left
		}
	}
	for day, points := range f.Left {
		if day != "" && (next.On == "" || day < next.On) {
			next = ledger.Next{On: day, Points: points}
		}
	}
	for _, p := range pending.Items {
		waiting += p.Points
	}
	for _, t := range moves.Items {
		amount := max(t.Amount, -t.Amount)
		for _, posting := range ledger.Postings(ledger.Movement(t.Type), amount) {
			trial += posting.Amount
			if posting.Account == ledger.CardAvailable {
				available += posting.Amount
			}
			if posting.Account == ledger.CardAvailable && posting.Amount > 0 && t.Type != voucher.PointsRefund {
				earned += amount
			}
		}
	}
	number(c, when+": open lots", open, f.Balance)
	number(c, when+": points that wait", waiting, f.Pending)
	number(c, when+": the trial balance", trial, 0)
	number(c, when+": the entries", available, f.Balance)
	number(c, when+": what came in", earned, f.Points)
	number(c, when+": what came in is spent, expired or open", f.Redeemed+f.Subtracted+f.Expired+open, f.Points)
	number(c, when+": what expires next", v.Loyalty.NextExpirationPoints, next.Points)
	if next.On != "" && !v.Loyalty.NextExpirationAt.Equal(next.On.Begins(nil)) {
		c.Errorf("%s: the next expiration is %s, want %s", when, v.Loyalty.NextExpirationAt, next.On)
	}
	if f.Balance < 0 {
		c.Errorf("%s: the balance is %d", when, f.Balance)
	}
	return f
}
