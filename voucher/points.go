package voucher

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

// MovePoints locks a loyalty card in the transaction of tx, runs a movement on its lots and writes the new balance. The movement
// may run more than once, with more lots each time; it has no effects beyond its arguments, the book and the card, whose figures
// it changes by Count.
func (Internals) MovePoints(ctx context.Context, tx Store, m ledger.Moment, zone *time.Location, id string, move func(b *ledger.Book, card *Voucher) error) (Voucher, error) {
	held, err := tx.Vouchers().Update(ctx, id, func(*Voucher) error { return nil })
	if err != nil {
		return Voucher{}, err
	}
	var after Voucher
	b, err := ledger.Post(ctx, tx, m, held.Account(zone), func(b *ledger.Book) error {
		after = held
		card := *held.Loyalty
		after.Loyalty = &card
		return move(b, &after)
	})
	if err != nil {
		return Voucher{}, err
	}
	if after.Balance() != b.Balance {
		return Voucher{}, fmt.Errorf("card %s holds %d points by its figures and %d by its lots", id, after.Balance(), b.Balance)
	}
	after.UpdatedAt = m.Now
	after.Loyalty.Pending, after.Loyalty.NextExpirationPoints, after.Loyalty.NextExpirationAt = b.Pending, b.Next.Points, time.Time{}
	if b.Next.On != "" {
		after.Loyalty.NextExpirationAt = b.Next.On.Begins(zone).UTC()
	}
	return tx.Vouchers().Update(ctx, id, func(v *Voucher) error { *v = after; return nil })
}

// Account is the ledger's view of a loyalty card.
func (v *Voucher) Account(zone *time.Location) ledger.Account {
	a := ledger.Account{ID: v.ID, ScopeID: v.CampaignID, HolderID: v.HolderID, Balance: v.Balance(), Pending: v.Loyalty.Pending}
	if !v.Loyalty.NextExpirationAt.IsZero() {
		a.Next = ledger.Next{On: calc.DayOf(v.Loyalty.NextExpirationAt, zone), Points: v.Loyalty.NextExpirationPoints}
	}
	return a
}

// Overdue reports whether the balance may include points whose last day has passed: the next expiration is of an earlier day. It
// compares with a margin of a day, because the project may have changed its time zone; reporting true a day too early is harmless.
func (v *Voucher) Overdue(now time.Time) bool {
	return v.Loyalty != nil && !v.Loyalty.NextExpirationAt.IsZero() && v.Loyalty.NextExpirationAt.Before(now.Add(margin))
}

// margin is the largest difference between the beginnings of a day in two time zones.
const margin = 26 * time.Hour

// Current returns a card with its balance at an instant. Points whose last day has passed have expired, whether or not the daily
// run has booked that yet: they are neither shown nor spent. It is for reading and deciding; changes begin from the stored row.
func (Internals) Current(ctx context.Context, lots storage.Collection[ledger.Lot], v Voucher, now time.Time, zone *time.Location) (Voucher, error) {
	if !v.Overdue(now) {
		return v, nil
	}
	points, next, err := ledger.Overdue(ctx, lots, v.ID, calc.DayOf(now, zone))
	if err != nil {
		return v, err
	}
	return v.Without(points, next, zone), nil
}

// Without returns the card without overdue points, and with the next expiration after them.
func (v *Voucher) Without(points int64, next ledger.Next, zone *time.Location) Voucher {
	without := *v
	if points == 0 {
		return without
	}
	card := *v.Loyalty
	without.Loyalty = &card
	without.Count(PointsExpiration, points)
	card.NextExpirationPoints, card.NextExpirationAt = next.Points, next.On.Begins(zone)
	return without
}

// Current changes vouchers in place to their state at this moment: points of loyalty cards whose last day has passed have expired,
// although the daily run has not booked that yet. Only cards that have such points are looked up.
func (e *Engine) Current(ctx context.Context, vouchers ...*Voucher) error {
	now := e.env.Now()
	if !slices.ContainsFunc(vouchers, func(v *Voucher) bool { return v.Overdue(now) }) {
		return nil
	}
	s, err := e.settings(ctx)
	for _, v := range vouchers {
		if err != nil {
			return err
		}
		*v, err = InternalsOf(e).Current(ctx, e.store.PointsLots(), *v, now, s.Zone)
	}
	return err
}

// opening is the lot of the first points of a loyalty card whose points expire; otherwise it is empty and the points are in no lot.
// It is made when the card gets its holder, since the time runs from then on: that way a million cards are made without lots.
func (v *Voucher) opening(c *campaign.Campaign, zone *time.Location, now time.Time) ledger.Lot {
	if v.Loyalty == nil || v.Balance() <= 0 || c == nil || c.Voucher == nil || c.Voucher.Loyalty == nil || c.Voucher.Loyalty.Expiration == nil {
		return ledger.Lot{}
	}
	terms := ledger.TermsOf(ExpirationOf(c.Voucher.Loyalty.Expiration), calc.DayOf(now, zone))
	return ledger.Lot{
		AccountID: v.ID, ScopeID: v.CampaignID, HolderID: v.HolderID, Opened: v.Balance(), Left: v.Balance(),
		ExpiresOn: terms.ExpiresOn, ExpirationType: terms.Type, Status: ledger.LotActive, CreatedAt: now,
	}
}

// cancelPending deletes the pending points of deleted cards, and returns them.
func cancelPending(ctx context.Context, tx Store, ids []string, now time.Time) (dropped []ledger.Pending, err error) {
	page, err := tx.PendingPoints().List(ctx, storage.Query{
		Filter: storage.And(storage.In("account_id", ids), storage.Is("status", string(ledger.PendingWaiting))),
	})
	if err != nil {
		return nil, err
	}
	for _, p := range page.Items {
		p, err = tx.PendingPoints().Update(ctx, p.ID, func(p *ledger.Pending) error {
			p.Status, p.UpdatedAt = ledger.PendingCanceled, now
			return nil
		})
		if err != nil {
			return nil, err
		}
		dropped = append(dropped, p)
	}
	return dropped, nil
}

// Count changes the figures of a loyalty card by a movement of points; points are not negative.
func (v *Voucher) Count(t TransactionType, points int64) {
	switch t {
	case PointsAccrual, PointsAddition, PointsTransferIn, PendingPointsActivation:
		v.Loyalty.Points += points
	case PointsRemoval, PointsTransferOut:
		v.Loyalty.Subtracted += points
	case PointsExpiration:
		v.Loyalty.Expired += points
	case PointsRedemption:
		v.Redemption.RedeemedPoints += points
	case PointsRefund:
		v.Redemption.RedeemedPoints -= points
	}
}

// ExpirationOf is the ledger's form of the expiration rules of a loyalty campaign; with nil rules nothing expires.
func ExpirationOf(r *campaign.ExpirationRules) calc.Expiration {
	switch {
	case r == nil:
		return calc.Expiration{Type: calc.NoExpiration}
	case r.PeriodType == "FIXED_DAY_OF_YEAR":
		return calc.Expiration{Type: calc.CalendarExpiration, Calendar: []calc.MonthDay{{Day: r.FixedDay, Month: r.FixedMonth}}}
	}
	rolling := calc.Rolling{Period: calc.Period{Value: r.PeriodValue, Unit: calc.UnitMonth}}
	if r.RoundingType != "" {
		rolling.Rounding = &calc.Rounding{Type: calc.RoundingType(r.RoundingType), Month: r.RoundingValue}
		if r.RoundingType == "PARTICULAR_MONTH" {
			rolling.Rounding.Type = calc.RoundParticularMonth
		}
	}
	return calc.Expiration{Type: calc.RollingExpiration, Rolling: &rolling}
}

// move changes the balance of a card by hand. Points of a loyalty card are added as a lot, or taken from its lots, with the id
// of the entry.
func (t Tx) move(ctx context.Context, card Voucher, entry string, amount int64) (Voucher, error) {
	if card.Loyalty == nil {
		return t.tx.Vouchers().Update(ctx, card.ID, func(v *Voucher) error {
			v.UpdatedAt = t.now
			return v.adjust(amount)
		})
	}
	zone := t.settings.Zone
	if zone == nil {
		zone = time.UTC
	}
	var rules *campaign.ExpirationRules
	c, err := t.tx.Campaigns().Get(ctx, card.CampaignID)
	switch {
	case err == nil && c.Voucher != nil && c.Voucher.Loyalty != nil:
		rules = c.Voucher.Loyalty.Expiration
	case err != nil && !fault.IsNotFound(err):
		return Voucher{}, err
	}
	m := ledger.Moment{Now: t.now, Today: calc.DayOf(t.now, zone), NewID: t.engine.env.NewID}
	return InternalsOf(t.engine).MovePoints(ctx, t.tx, m, zone, card.ID, func(b *ledger.Book, card *Voucher) error {
		if err := card.adjust(amount); err != nil {
			return err
		}
		if amount < 0 {
			err := b.Burn(entry, -amount)
			if errors.Is(err, ledger.ErrInsufficient) { // a part of the balance has expired
				err = pointsExceeded(card.Code)
			}
			return err
		}
		_, err := b.Open(entry, amount, ledger.TermsOf(ExpirationOf(rules), m.Today))
		return err
	})
}
