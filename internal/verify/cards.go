package verify

import (
	"context"
	"fmt"
	"reflect"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// cardsAtOnce is how many cards are read at once, with all of their records: a card may have thousands.
const cardsAtOnce = 50

// cards reads the cards with their records, page by page. What differs then is wrong, or the card changed meanwhile: it is read again by itself.
func (p *Project) cards(ctx context.Context, report func(string), done *Verified) error {
	zone, err := p.Zone(ctx)
	if err != nil {
		return err
	}
	q := storage.Query{Filter: storage.In("type", []string{"GIFT_VOUCHER", "LOYALTY_CARD"}), Limit: cardsAtOnce}
	for more := true; more; {
		page, err := p.Vouchers.List(ctx, q)
		if err != nil {
			return err
		}
		var ids []string
		for _, v := range page.Items {
			ids = append(ids, v.ID)
		}
		records, err := p.recordsOf(ctx, ids...)
		if err != nil {
			return err
		}
		for _, v := range page.Items {
			settled := true
			if len(records[v.ID].differences(v, zone)) > 0 {
				if settled, err = p.card(ctx, v.ID, zone, report); err != nil {
					return err
				}
			}
			done.Cards++
			if !settled {
				done.moves("the balance of voucher " + v.Code)
			}
			q.After = &storage.Position{ID: v.ID}
		}
		more = page.HasMore
	}
	return nil
}

// card adds up the transactions, lots and pending points of a gift card or a loyalty card. The first amount of the card is the part
// of its counter beyond them. Transactions are never changed or removed, and a change without a transaction changes the row: while
// the number of transactions and the row are the same, the card has not changed. A card that changes meanwhile is read again;
// settled is whether it was once read without a change.
func (p *Project) card(ctx context.Context, id string, zone *time.Location, report func(string)) (settled bool, err error) {
	for range maxLooks {
		before, err := p.Vouchers.Get(ctx, id)
		if fault.IsNotFound(err) {
			return true, nil
		}
		if err != nil {
			return false, err
		}
		all, err := p.recordsOf(ctx, id)
		if err != nil {
			return false, err
		}
		records := all[id]
		after, err := p.Vouchers.Get(ctx, id)
		if fault.IsNotFound(err) {
			return true, nil
		}
		if err != nil {
			return false, err
		}
		now, err := p.Vouchers.Transactions(ctx, storage.Query{Filter: storage.Is("voucher_id", id)})
		if err != nil {
			return false, err
		}
		if len(now.Items) != len(records.transactions) || !reflect.DeepEqual(before, after) {
			continue
		}
		for _, d := range records.differences(after, zone) {
			report(d)
		}
		return true, nil
	}
	return false, nil
}

// recordsOf returns the records of each of the cards that has any.
func (p *Project) recordsOf(ctx context.Context, ids ...string) (map[string]cardRecords, error) {
	store, of := p.Store, storage.Query{Filter: storage.In("account_id", ids)}
	transactions, err := p.Vouchers.Transactions(ctx, storage.Query{Filter: storage.In("voucher_id", ids)})
	if err != nil {
		return nil, err
	}
	lots, err := store.PointsLots().List(ctx, of)
	if err != nil {
		return nil, err
	}
	takes, err := store.PointsTakes().List(ctx, of)
	if err != nil {
		return nil, err
	}
	waiting, err := store.PendingPoints().List(ctx, of)
	if err != nil {
		return nil, err
	}
	all := map[string]cardRecords{}
	add := func(id string, to func(*cardRecords)) {
		r := all[id]
		to(&r)
		all[id] = r
	}
	for _, t := range transactions.Items {
		add(t.VoucherID, func(r *cardRecords) { r.transactions = append(r.transactions, t) })
	}
	for _, l := range lots.Items {
		add(l.AccountID, func(r *cardRecords) { r.lots = append(r.lots, l) })
	}
	for _, t := range takes.Items {
		add(t.AccountID, func(r *cardRecords) { r.takes = append(r.takes, t) })
	}
	for _, w := range waiting.Items {
		add(w.AccountID, func(r *cardRecords) { r.waiting = append(r.waiting, w) })
	}
	return all, nil
}

// cardRecords are all stored records of a card.
type cardRecords struct {
	transactions []voucher.Transaction
	lots         []ledger.Lot
	takes        []ledger.Take
	waiting      []ledger.Pending
}

func (r cardRecords) differences(v voucher.Voucher, zone *time.Location) (found []string) {
	var in, removed, expired, redeemed int64
	for _, t := range r.transactions {
		switch t.Type {
		case voucher.CreditsAddition, voucher.PointsAddition, voucher.PointsAccrual, voucher.PointsTransferIn, voucher.PendingPointsActivation:
			in += t.Amount
		case voucher.CreditsRemoval, voucher.PointsRemoval, voucher.PointsTransferOut:
			removed -= t.Amount
		case voucher.PointsExpiration:
			expired -= t.Amount
		case voucher.CreditsRedemption, voucher.PointsRedemption, voucher.CreditsRefund, voucher.PointsRefund:
			redeemed -= t.Amount
		}
	}
	report := func(what string, stored, computed int64) {
		if stored != computed {
			found = append(found, fmt.Sprintf("voucher %s: %s is %d, its records say %d", v.Code, what, stored, computed))
		}
	}
	switch {
	case v.Gift != nil:
		report("the amount taken off", v.Gift.Subtracted, removed)
		report("the amount redeemed", v.Redemption.RedeemedAmount, redeemed)
		if v.Gift.Amount < in {
			report("the amount", v.Gift.Amount, in)
		}
	case v.Loyalty != nil:
		report("the points taken off", v.Loyalty.Subtracted, removed)
		report("the points expired", v.Loyalty.Expired, expired)
		report("the points redeemed", v.Redemption.RedeemedPoints, redeemed)
		if v.Loyalty.Points < in {
			report("the points", v.Loyalty.Points, in)
		}
		sums := ledger.SumsOf(r.lots, r.waiting)
		if sums.Open > v.Balance() { // points of cards without expiration may be in no lot
			report("the balance", v.Balance(), sums.Open)
		}
		report("the points that wait", v.Loyalty.Pending, sums.Waiting)
		report("the points that expire next", v.Loyalty.NextExpirationPoints, sums.Next.Points)
		if next := v.Loyalty.NextExpirationAt; !sameDay(next, sums.Next.On, zone) {
			found = append(found, fmt.Sprintf("voucher %s: the next expiration is at %s, its lots say %s", v.Code, next.Format(time.RFC3339), sums.Next.On))
		}
		ledger.Uneven(r.lots, r.takes, func(id string, opened, computed int64) { report("what lot "+id+" began with", opened, computed) })
	}
	return found
}

// sameDay compares the beginning of a day with the day. In a project that has changed its time zone it may be the beginning of the
// same day in another zone.
func sameDay(begins time.Time, day calc.Day, zone *time.Location) bool {
	if begins.IsZero() || day == "" {
		return begins.IsZero() && day == ""
	}
	return begins.Sub(day.Begins(zone)).Abs() <= 26*time.Hour
}
