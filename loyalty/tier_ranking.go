package loyalty

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// rankedByEvent are the movements after which the tier of the card is computed when their event is consumed: those that are written
// outside of this package. After others it is computed in their own transaction.
var rankedByEvent = map[voucher.TransactionType]bool{
	voucher.PointsAddition: true, voucher.PointsRemoval: true, voucher.PointsRedemption: true, voucher.PointsRefund: true,
}

// periodTypes are the movements that count for tiers that are reached by the points of a period: all points that a member gets,
// except points of another card and spent points that come back. Spending does not count.
var periodTypes = []string{string(voucher.PointsAccrual), string(voucher.PendingPointsActivation), string(voucher.PointsAddition)}

// rank gives the holder of a card the tier for which they qualify, in the transaction of tx, whose caller has locked the card. It
// writes the event of a change.
func (e *Engine) rank(ctx context.Context, tx Store, m operation, card *voucher.Voucher) error {
	return e.rankBy(ctx, tx, m, card, (*ladder).move)
}

func (e *Engine) rankBy(ctx context.Context, tx Store, m operation, card *voucher.Voucher, move func(*ladder, TierHolder, grant, grant, calc.Day) (TierHolder, string)) error {
	if card.CampaignID == "" || card.Loyalty == nil {
		return nil
	}
	tiers, err := tiersOf(ctx, tx, card.CampaignID)
	if err != nil || len(tiers) == 0 {
		return err
	}
	c, err := tx.Campaigns().Get(ctx, card.CampaignID)
	if fault.IsNotFound(err) || err == nil && !c.DeletedAt.IsZero() {
		return nil
	}
	if err != nil {
		return err
	}
	before, known, err := storage.First(ctx, tx.LoyaltyTierHolders(), storage.Query{Filter: storage.Is("id", card.ID)})
	if err != nil {
		return err
	}
	if card.HolderID == "" || !card.DeletedAt.IsZero() || known && before.CustomerID != card.HolderID {
		if known {
			err = tx.LoyaltyTierHolders().Delete(ctx, card.ID) // the card has no holder now, or another one
		}
		if err != nil || card.HolderID == "" || !card.DeletedAt.IsZero() {
			return err
		}
		before, known = TierHolder{}, false
	}
	if !known {
		before = TierHolder{ID: card.ID, CampaignID: card.CampaignID, CustomerID: card.HolderID, CreatedAt: m.Now}
	}
	l := newLadder(&c, tiers)
	now, next, err := e.rights(ctx, tx, m, &l, card)
	if err != nil {
		return err
	}
	after, kind := move(&l, before, now, next, m.Today)
	if after == before {
		return nil
	}
	if known {
		after.UpdatedAt = m.Now
		_, err = tx.LoyaltyTierHolders().Update(ctx, card.ID, func(h *TierHolder) error { *h = after; return nil })
	} else if kind != "" || after.Next != "" {
		err = tx.LoyaltyTierHolders().Insert(ctx, after)
	}
	if err != nil || kind == "" {
		return err
	}
	return e.writeTierEvent(ctx, tx, m, card, kind, l.tier(before.TierID), l.tier(after.TierID))
}

// SegmentsAndTiers returns which of the given segments and loyalty tiers a customer is in. The customer may be one that a request
// describes and that is not stored.
func (i Internals) SegmentsAndTiers(ctx context.Context, c customer.Customer, ids []string) ([]string, error) {
	e := i.engine
	var segments, tiers []string
	for _, id := range ids {
		if strings.HasPrefix(id, TierKind.Prefix) {
			tiers = append(tiers, id)
		} else {
			segments = append(segments, id)
		}
	}
	held, err := heldBy(ctx, e.store, c.ID, tiers)
	if err != nil || len(segments) == 0 || e.segments == nil {
		return held, err
	}
	in, err := e.segments(ctx, c, segments)
	return append(held, in...), err
}

func heldBy(ctx context.Context, store Store, customerID string, tierIDs []string) (held []string, err error) {
	if customerID == "" || len(tierIDs) == 0 {
		return nil, nil
	}
	page, err := store.LoyaltyTierHolders().List(ctx, storage.Query{Filter: storage.And(storage.Is("customer_id", customerID), storage.In("tier_id", tierIDs))})
	for _, h := range page.Items {
		held = append(held, h.TierID)
	}
	return held, err
}

// writeTierEvent writes the event of a change of tier.
func (e *Engine) writeTierEvent(ctx context.Context, tx Store, m operation, card *voucher.Voucher, kind string, from, to *Tier) error {
	meant := to
	if kind == TierLeft {
		meant = from
	}
	besides := map[string]any{TierKind.Name: meant}
	if kind == TierUpgraded || kind == TierDowngraded {
		besides["loyalty_tier_from"], besides["loyalty_tier_to"] = from, to
	}
	return e.writeCardEvents(ctx, tx, *card, m.Now, besides, kind)
}

// rights are the tiers for which a card qualifies, today and from a later day on.
func (e *Engine) rights(ctx context.Context, tx Store, m operation, l *ladder, card *voucher.Voucher) (now, next grant, err error) {
	if !l.inPeriods() {
		return l.byBalance(card.Balance(), m.Today), grant{}, nil
	}
	windows := l.windows(m.Today, calc.DayOf(card.CreatedAt, m.zone))
	collected := make([]int64, len(windows))
	oldest := windows[len(windows)-1].First
	page, err := tx.VoucherTransactions().List(ctx, storage.Query{Filter: storage.And(
		storage.Is("voucher_id", card.ID), storage.In("type", periodTypes), storage.Where("created_at", storage.OpMoreEqual, oldest.Begins(m.zone)))})
	if err != nil {
		return now, next, err
	}
	for _, t := range page.Items {
		day := calc.DayOf(t.CreatedAt, m.zone)
		for i, w := range windows {
			if day >= w.First && day <= w.Last {
				collected[i] = saturate.Add(collected[i], t.Amount)
			}
		}
	}
	now, next = l.byPeriods(windows, collected, m.Today)
	return now, next, nil
}

// cardChange is the data of an event of a card that matters to its tier.
type cardChange struct {
	Transaction struct {
		Type   voucher.TransactionType
		Source string
	} `json:"voucher_transaction"`
}

// readCardChange reads an event of a card; acts is false when nothing follows from it.
func readCardChange(happened *event.Event) (c cardChange, acts bool) {
	if happened.Type != EventTransaction {
		return c, true
	}
	err := json.Unmarshal(happened.Data, &c)
	return c, err == nil && rankedByEvent[c.Transaction.Type] // nothing follows from unreadable data
}

// followChange updates the tier of the card of an event: a card that got a holder, was deleted, or whose balance was changed outside of
// this package.
func (e *Engine) followChange(ctx context.Context, tx Store, m operation, happened event.Event, change cardChange) error {
	published := happened.Type == voucher.EventPublished
	if published || autoRedeemTypes[change.Transaction.Type] || change.Transaction.Source == SourceAutoRedeem {
		card, err := tx.Vouchers().Get(ctx, happened.EntityID)
		soon := false
		if err == nil {
			soon, err = willAutoRedeem(ctx, tx, &card)
		}
		switch {
		case err != nil && !fault.IsNotFound(err):
			return err
		case soon && published:
			return enqueueAutoRedeem(ctx, tx, card.ID)
		case soon:
			return nil
		}
	}
	return e.rankCard(ctx, tx, m, happened.EntityID, (*ladder).move)
}

// Rank gives the holder of a card the tier for which it qualifies now.
func (i Internals) Rank(ctx context.Context, cardID string) error {
	e := i.engine
	m, err := e.newOperation(ctx)
	if err != nil {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error { return e.rankCard(ctx, tx, m, cardID, (*ladder).move) })
}

// rankCard locks a card and ranks it. A deleted card has no tier.
func (e *Engine) rankCard(ctx context.Context, tx Store, m operation, cardID string, move func(*ladder, TierHolder, grant, grant, calc.Day) (TierHolder, string)) error {
	card, err := tx.Vouchers().Update(ctx, cardID, func(*voucher.Voucher) error { return nil })
	if fault.IsNotFound(err) {
		err = tx.LoyaltyTierHolders().Delete(ctx, cardID)
		if fault.IsNotFound(err) {
			err = nil
		}
		return err
	}
	if err != nil {
		return err
	}
	return e.rankBy(ctx, tx, m, &card, move)
}

// rankDue is a step of the daily run: it ranks one member whose tier ends or begins, and reports whether there are more, besides
// those whose cards are skipped.
func (e *Engine) rankDue(ctx context.Context, day calc.Day, passing []string) (more bool, err error) {
	m, err := e.newOperation(ctx)
	if err != nil {
		return false, err
	}
	m.Today = day
	var of string
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		h, found, err := ledger.FirstDue(ctx, tx.LoyaltyTierHolders(), &TierHolderKind, "due_on", "1", passing, func(h *TierHolder) (string, bool) {
			return h.ID, h.DueOn() <= day
		})
		if of, more = h.ID, found; err != nil || !found {
			return err
		}
		if err := e.rankCard(ctx, tx, m, h.ID, (*ladder).move); err != nil {
			return err
		}
		// A card whose campaign was deleted, or has no tiers, keeps none: otherwise it would be due again and again.
		h, found, err = storage.First(ctx, tx.LoyaltyTierHolders(), storage.Query{Filter: storage.Is("id", h.ID)})
		if err != nil || !found || h.DueOn() == "" || h.DueOn() > day {
			return err
		}
		return tx.LoyaltyTierHolders().Delete(ctx, h.ID)
	})
	return more, daily.Failed(of, err)
}

// recalculateJob computes the tiers of all members of a campaign, one portion in each delivery.
type recalculateJob struct {
	CampaignID string
	// After is the id of the last card that was processed.
	After string
	// Rise takes no tier away, and sets the last days of tiers by the present rules.
	Rise bool
}

// Kind is the name of the job.
func (recalculateJob) Kind() string { return "LOYALTIES.RECALCULATE_TIERS" }

// rankedAtOnce is how many members one portion processes.
const rankedAtOnce = 50

// UpdateAndRecalculate changes a campaign as that of package voucher does, and in the same commit enqueues the computation of
// the tiers of all its members: members may rise and the last days of tiers may change, but no member loses a tier. It also fails
// with invalid_campaign for a campaign that is no loyalty campaign.
func (i Internals) UpdateAndRecalculate(ctx context.Context, idOrName string, u campaign.Update) (c campaign.Campaign, err error) {
	e := i.engine
	settings, err := voucher.InternalsOf(e.vouchers).Settings(ctx)
	if err != nil {
		return c, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err = voucher.In(e.vouchers, tx, settings).UpdateCampaign(ctx, idOrName, u)
		if err == nil && c.Type != campaign.TypeLoyaltyProgram {
			err = campaign.Internals{}.NotFor("options.recalculate_tiers", c.Type)
		}
		if err != nil {
			return err
		}
		return tx.Enqueue(ctx, recalculateJob{CampaignID: c.ID, Rise: true})
	})
	return c, err
}

// recalculatePortion does a portion of a job. A repeated delivery changes nothing: the members have their tiers already.
func (e *Engine) recalculatePortion(ctx context.Context, job recalculateJob, _ asyncaction.Delivery) error {
	m, err := e.newOperation(ctx)
	if err != nil {
		return err
	}
	move := (*ladder).move
	if job.Rise {
		move = (*ladder).redate
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		q := storage.Query{Filter: storage.And(storage.Is("campaign_id", job.CampaignID), campaign.Kept), Limit: rankedAtOnce}
		if job.After != "" {
			q.After = &storage.Position{ID: job.After}
		}
		page, err := tx.Vouchers().List(ctx, q)
		if err != nil {
			return err
		}
		next := job
		for _, card := range page.Items {
			next.After = card.ID
			if card.HolderID == "" {
				continue
			}
			if err := e.rankCard(ctx, tx, m, card.ID, move); err != nil {
				return err
			}
		}
		if !page.HasMore {
			return nil
		}
		return tx.Enqueue(ctx, next)
	})
}
