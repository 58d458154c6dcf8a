package loyalty

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// The types of the events of points. Those of a card with a holder are written a second time with the prefix "customer.".
const (
	EventTransaction      = "voucher.loyalty_card.transaction.created"
	EventPointsAdded      = "voucher.loyalty_card.points_added"
	EventPointsExpired    = "voucher.loyalty_card.points_expired"
	EventTransferred      = "voucher.loyalty_card.points_transferred"
	EventPendingAdded     = "voucher.loyalty_card.pending_points.added"
	EventPendingActivated = "voucher.loyalty_card.pending_points.activated"
	EventPendingUpdated   = "voucher.loyalty_card.pending_points.updated"
	EventPendingCanceled  = "voucher.loyalty_card.pending_points.canceled"
	EventRewarded         = "customer.rewarded"
	EventRewardedPoints   = "customer.rewarded.loyalty_points"
)

// operation is one operation on points: its time, and the time zone of its day.
type operation struct {
	ledger.Moment
	zone *time.Location
}

func (e *Engine) newOperation(ctx context.Context) (operation, error) {
	zone, err := e.zone(ctx)
	if err != nil {
		return operation{}, err
	}
	now := e.env.Now()
	return operation{ledger.Moment{Now: now, Today: calc.DayOf(now, zone), NewID: e.env.NewID}, zone}, nil
}

// Today is the present day in the time zone of the project.
func (e *Engine) Today(ctx context.Context) (calc.Day, error) {
	m, err := e.newOperation(ctx)
	return m.Today, err
}

// entry is a transaction to be written; its points are not negative.
type entry struct {
	// id is that of the transaction; empty means a new one.
	id                string
	kind              voucher.TransactionType
	points            int64
	sourceID, reason  string
	source, relatedID string
	// orderID and returnID are of a movement for returned goods; what earned points has the order in its cause.
	orderID, returnID string
	cause             ledger.Cause
}

// post writes a movement of a card: its lots, its figures, its transaction and its events.
func (e *Engine) post(ctx context.Context, tx Store, m operation, id string, n entry, move func(b *ledger.Book, entryID string) error, events ...string) (voucher.Transaction, voucher.Voucher, error) {
	t := voucher.Transaction{
		ID: cmp.Or(n.id, e.env.NewID(voucher.TransactionKind.Prefix)), VoucherID: id, Type: n.kind, Amount: n.points, SourceID: n.sourceID, Source: n.source,
		Reason: n.reason, RelatedID: n.relatedID, OrderID: cmp.Or(n.orderID, n.cause.OrderID), ReturnID: n.returnID, Cause: n.cause, CreatedAt: m.Now,
	}
	if taking(n.kind) {
		t.Amount = -n.points
	}
	card, err := voucher.InternalsOf(nil).MovePoints(ctx, tx, m.Moment, m.zone, id, func(b *ledger.Book, card *voucher.Voucher) error {
		card.Count(n.kind, n.points)
		return move(b, t.ID)
	})
	if errors.Is(err, ledger.ErrInsufficient) {
		err = fault.Invalid("loyalty_card_points_exceeded", "loyalty card points exceeded", "The card holds fewer than the %d points that are to be taken off", n.points)
	}
	if err != nil {
		return t, card, err
	}
	t.CampaignID, t.Balance, t.Total = card.CampaignID, card.Balance(), card.Total()
	if err := tx.VoucherTransactions().Insert(ctx, t); err != nil {
		return t, card, err
	}
	if err := e.writeCardEvents(ctx, tx, card, m.Now, map[string]any{voucher.TransactionKind.Name: t}, append([]string{EventTransaction}, events...)...); err != nil {
		return t, card, err
	}
	if autoRedeemTypes[n.kind] {
		if soon, err := willAutoRedeem(ctx, tx, &card); err != nil || soon {
			return t, card, err
		}
	}
	return t, card, e.rank(ctx, tx, m, &card)
}

func taking(t voucher.TransactionType) bool {
	return slices.Contains([]voucher.TransactionType{voucher.PointsRemoval, voucher.PointsRedemption, voucher.PointsExpiration, voucher.PointsTransferOut}, t)
}

// writeCardEvents writes events about a card: the card as it is now, its campaign, its holder, and further data. An event type that begins
// with "voucher.loyalty_card." is written for the holder as well, except that of the transaction.
func (e *Engine) writeCardEvents(ctx context.Context, tx Store, card voucher.Voucher, now time.Time, besides map[string]any, kinds ...string) error {
	snapshot := map[string]any{voucher.Kind.Name: card, campaign.Kind.Name: nil, customer.Kind.Name: nil}
	if c, err := tx.Campaigns().Get(ctx, card.CampaignID); err == nil {
		snapshot[campaign.Kind.Name] = c
	} else if !fault.IsNotFound(err) {
		return err
	}
	if card.HolderID != "" {
		holder, err := tx.Customers().Get(ctx, card.HolderID)
		switch {
		case err == nil:
			snapshot[customer.Kind.Name] = holder
		case !fault.IsNotFound(err):
			return err
		}
	}
	for name, value := range besides {
		snapshot[name] = value
	}
	data, err := json.Marshal(snapshot)
	if err != nil {
		return err
	}
	var all []event.Event
	for _, kind := range kinds {
		names := []string{kind}
		if card.HolderID != "" && kind != EventTransaction && kind[0] == 'v' {
			names = append(names, "customer."+kind)
		}
		for _, name := range names {
			all = append(all, event.Event{
				ID: e.env.NewID(event.Kind.Prefix), Type: name, EntityType: voucher.Kind.Name, EntityID: card.ID, CampaignID: card.CampaignID,
				CustomerID: card.HolderID, GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: now,
			})
		}
	}
	return tx.Events().Insert(ctx, all...)
}

// expirationIn is the rule by which points of a campaign expire: that of the rule that gave them, or else the campaign's.
func expirationIn(c *campaign.Campaign, own *campaign.ExpirationRules) calc.Expiration {
	if own == nil && c.Voucher != nil && c.Voucher.Loyalty != nil {
		own = c.Voucher.Loyalty.Expiration
	}
	return voucher.ExpirationOf(own)
}

// ExpirationChoice is how points that are added by hand expire.
type ExpirationChoice string

// The choices. The empty one is that of the program.
const (
	ExpireByProgram ExpirationChoice = "PROGRAM_RULES"
	ExpireOnDate    ExpirationChoice = "CUSTOM_DATE"
	ExpireNever     ExpirationChoice = "NON_EXPIRING"
)

// Adjust asks to put points on a card, or to take some off.
type Adjust struct {
	// Points is signed and not 0.
	Points int64
	// Expiration is how added points expire; ExpiresOn is the last day of ExpireOnDate.
	Expiration       ExpirationChoice
	ExpiresOn        calc.Day
	SourceID, Reason string
}

// AdjustPoints changes the balance of a member's card by hand. It fails with fault.NotFound, with invalid_customer for a card
// without a holder, with loyalty_card_points_exceeded, with invalid_expiration_date for a day that has passed, with
// duplicate_source_id, or with an invalid payload; then nothing changes.
func (e *Engine) AdjustPoints(ctx context.Context, card voucher.Voucher, a Adjust) (made voucher.Transaction, err error) {
	m, err := e.newOperation(ctx)
	if err != nil {
		return made, err
	}
	switch {
	case a.Points == 0 || a.Points < -calc.MaxPoints || a.Points > calc.MaxPoints:
		return made, fault.Payload("points", "must be from %d to %d and not 0 (actual value is '%d')", int64(-calc.MaxPoints), int64(calc.MaxPoints), a.Points)
	case !slices.Contains([]ExpirationChoice{"", ExpireByProgram, ExpireOnDate, ExpireNever}, a.Expiration):
		return made, fault.Payload("expiration_type", "must be equal to one of the allowed values [ PROGRAM_RULES, CUSTOM_DATE, NON_EXPIRING ] (actual value is '%.100s')", a.Expiration)
	case a.Expiration == ExpireOnDate && a.ExpiresOn == "":
		return made, fault.Payload("expiration_date", "is required for expiration_type CUSTOM_DATE")
	case a.Expiration == ExpireOnDate && a.ExpiresOn < m.Today:
		return made, fault.Invalid("invalid_expiration_date", "Invalid expiration date", "Expiration date cannot be set in the past")
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		held, err := holdMember(ctx, tx, card.ID)
		if err != nil {
			return err
		}
		if err := checkSourceID(ctx, tx, card.ID, a.SourceID); err != nil {
			return err
		}
		n := entry{kind: voucher.PointsAddition, points: a.Points, sourceID: a.SourceID, reason: a.Reason, source: "API"}
		n.id = e.env.NewID(voucher.TransactionKind.Prefix)
		move := func(b *ledger.Book, id string) error {
			terms := ledger.Terms{Type: calc.NoExpiration}
			switch a.Expiration {
			case ExpireOnDate:
				terms = ledger.Terms{ExpiresOn: a.ExpiresOn, Type: calc.CalendarExpiration}
			case "", ExpireByProgram:
				c, err := tx.Campaigns().Get(ctx, held.CampaignID)
				if err != nil && !fault.IsNotFound(err) {
					return err
				}
				terms = ledger.TermsOf(expirationIn(&c, nil), m.Today)
			}
			_, err := b.Open(id, a.Points, terms)
			return err
		}
		if a.Points < 0 {
			n.kind, n.points = voucher.PointsRemoval, -a.Points
			move = func(b *ledger.Book, id string) error { return b.Burn(id, -a.Points) }
		}
		made, _, err = e.post(ctx, tx, m, card.ID, n, move, EventPointsAdded)
		return err
	})
	return made, err
}

// checkSourceID refuses a source id under which the card was changed already, so that a caller who lost the answer can safely send the
// request again.
func checkSourceID(ctx context.Context, tx Store, cardID, sourceID string) error {
	if sourceID == "" {
		return nil
	}
	_, twice, err := storage.First(ctx, tx.VoucherTransactions(), storage.Query{
		Filter: storage.And(storage.Is("voucher_id", cardID), storage.Is("source_id", sourceID)),
	})
	if err == nil && twice {
		err = fault.Invalid("duplicate_source_id", "Duplicate source_id", "Transaction with source_id: '%s' already exists", sourceID)
	}
	return err
}

// Transfer asks to move points from a card.
type Transfer struct {
	// From is the code or the id of the card that the points leave.
	From             string
	Points           int64
	Reason, SourceID string
}

// holdMember locks the card of a member: a card that was read before may have been deleted since, or have lost its holder.
func holdMember(ctx context.Context, tx Store, id string) (voucher.Voucher, error) {
	v, err := tx.Vouchers().Update(ctx, id, func(*voucher.Voucher) error { return nil })
	switch {
	case err != nil:
		return v, err
	case !v.DeletedAt.IsZero():
		return v, fault.NotFound(voucher.Kind.Name, v.Code)
	case v.HolderID == "":
		return v, fault.Invalid("invalid_customer", "Customer must be a holder of a loyalty card.", "%s", v.Code)
	}
	return v, nil
}

// TransferPoints moves points from other cards to one, all of them or none. Moved points expire by the rules of the card that they
// come to, counted from today. It fails with fault.NotFound, with invalid_customer for a card without a holder, with
// loyalty_card_points_exceeded, or with an invalid payload; also for a transfer of a card to itself, or two from one card.
func (e *Engine) TransferPoints(ctx context.Context, to voucher.Voucher, transfers []Transfer) (after voucher.Voucher, err error) {
	m, err := e.newOperation(ctx)
	if err != nil {
		return after, err
	}
	ids, from := []string{to.ID}, make([]string, len(transfers))
	for i, t := range transfers {
		at := func(property string) string { return fmt.Sprintf("[%d].%s", i, property) }
		switch v, err := e.Member(ctx, "", t.From); {
		case err != nil:
			return after, err
		case v.ID == to.ID:
			return after, fault.Payload(at("code"), "must not be the card that the points go to")
		case slices.Contains(ids, v.ID):
			return after, fault.Payload(at("code"), "must not be there twice")
		case t.Points < 1 || t.Points > calc.MaxPoints:
			return after, fault.Payload(at("points"), "must be 1 to %d (actual value is '%d')", int64(calc.MaxPoints), t.Points)
		default:
			from[i], ids = v.ID, append(ids, v.ID)
		}
	}
	slices.Sort(ids)
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		for _, id := range ids { // in one order, so that two transfers never deadlock
			if _, err := holdMember(ctx, tx, id); err != nil {
				return err
			}
		}
		c, err := tx.Campaigns().Get(ctx, to.CampaignID)
		if err != nil && !fault.IsNotFound(err) {
			return err
		}
		terms := ledger.TermsOf(expirationIn(&c, nil), m.Today)
		for i, t := range transfers {
			if err := checkSourceID(ctx, tx, from[i], t.SourceID); err != nil {
				return err
			}
			out, in := e.env.NewID(voucher.TransactionKind.Prefix), e.env.NewID(voucher.TransactionKind.Prefix)
			n := entry{id: out, relatedID: in, kind: voucher.PointsTransferOut, points: t.Points, sourceID: t.SourceID, reason: t.Reason, source: "API"}
			_, _, err := e.post(ctx, tx, m, from[i], n, func(b *ledger.Book, id string) error { return b.Burn(id, t.Points) }, EventTransferred)
			if err != nil {
				return err
			}
			n.id, n.relatedID, n.kind = in, out, voucher.PointsTransferIn
			open := func(b *ledger.Book, id string) error { _, err := b.Open(id, t.Points, terms); return err }
			if _, after, err = e.post(ctx, tx, m, to.ID, n, open, EventTransferred); err != nil {
				return err
			}
		}
		return nil
	})
	return after, err
}
