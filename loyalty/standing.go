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

// judged are the movements whose card is looked at again when their event comes: those that are written outside of this package. The others
// are followed by a look in their own transaction.
var judged = map[voucher.TransactionType]bool{
	voucher.PointsAddition: true, voucher.PointsRemoval: true, voucher.PointsRedemption: true, voucher.PointsRefund: true,
}

// collecting are the movements that count for tiers that are reached by the points of a period: what a member gets, by whatever way, but
// for points of another card and for spent points that come back. Spending takes nothing off.
var collecting = []string{string(voucher.PointsAccrual), string(voucher.PendingPointsActivation), string(voucher.PointsAddition)}

// rank gives the holder of a card the tier that they have a right to, in the transaction of tx, whose caller holds the card. It writes
// the events of what changed.
func (e *Engine) rank(ctx context.Context, tx Store, m moment, card *voucher.Voucher) error {
	return e.rankBy(ctx, tx, m, card, (*ladder).move)
}

func (e *Engine) rankBy(ctx context.Context, tx Store, m moment, card *voucher.Voucher, move func(*ladder, TierHolder, grant, grant, calc.Day) (TierHolder, string)) error {
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
			err = tx.LoyaltyTierHolders().Delete(ctx, card.ID) // the card is nobody's now, or another one's
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
	return e.tellTier(ctx, tx, m, card, kind, l.tier(before.TierID), l.tier(after.TierID))
}

// SegmentsAndTiers returns those of some segments and loyalty tiers, by their ids, that a customer is in, who may be as a request describes them.
func (e *Engine) SegmentsAndTiers(ctx context.Context, c customer.Customer, ids []string) ([]string, error) {
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

// tellTier writes the event of a change of tier.
func (e *Engine) tellTier(ctx context.Context, tx Store, m moment, card *voucher.Voucher, kind string, from, to *Tier) error {
	meant := to
	if kind == TierLeft {
		meant = from
	}
	besides := map[string]any{TierKind.Name: meant}
	if kind == TierUpgraded || kind == TierDowngraded {
		besides["loyalty_tier_from"], besides["loyalty_tier_to"] = from, to
	}
	return e.tell(ctx, tx, *card, m.Now, besides, kind)
}

// rights are the tiers that a card gives a right to, today and from a later day on.
func (e *Engine) rights(ctx context.Context, tx Store, m moment, l *ladder, card *voucher.Voucher) (now, next grant, err error) {
	if !l.inPeriods() {
		return l.byBalance(card.Balance(), m.Today), grant{}, nil
	}
	windows := l.windows(m.Today, calc.DayOf(card.CreatedAt, m.zone))
	collected := make([]int64, len(windows))
	oldest := windows[len(windows)-1].First
	page, err := tx.VoucherTransactions().List(ctx, storage.Query{Filter: storage.And(
		storage.Is("voucher_id", card.ID), storage.In("type", collecting), storage.Where("created_at", storage.OpMoreEqual, oldest.Begins(m.zone)))})
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

// follow looks at the card of an event again: one that got a holder, was deleted, or whose balance was changed outside of this package.
func (e *Engine) follow(ctx context.Context, tx Store, m moment, happened event.Event) error {
	var data struct {
		Transaction struct {
			Type   voucher.TransactionType
			Source string
		} `json:"voucher_transaction"`
	}
	if happened.Type == EventTransaction {
		if err := json.Unmarshal(happened.Data, &data); err != nil || !judged[data.Transaction.Type] {
			return nil // of what nobody can read, nothing follows
		}
	}
	published := happened.Type == voucher.EventPublished
	if published || bringing[data.Transaction.Type] || data.Transaction.Source == SourceAutoRedeem {
		card, err := tx.Vouchers().Get(ctx, happened.EntityID)
		soon := false
		if err == nil {
			soon, err = buysSoon(ctx, tx, &card)
		}
		switch {
		case err != nil && !fault.IsNotFound(err):
			return err
		case soon && published:
			return beginsBuying(ctx, tx, card.ID)
		case soon:
			return nil
		}
	}
	return e.look(ctx, tx, m, happened.EntityID, (*ladder).move)
}

// Rank gives the holder of a card the tier that it has a right to now.
func Rank(ctx context.Context, e *Engine, cardID string) error {
	m, err := e.moment(ctx)
	if err != nil {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error { return e.look(ctx, tx, m, cardID, (*ladder).move) })
}

// look holds a card and ranks it. A card that is gone has no tier.
func (e *Engine) look(ctx context.Context, tx Store, m moment, cardID string, move func(*ladder, TierHolder, grant, grant, calc.Day) (TierHolder, string)) error {
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

// rankDue is a step of the daily run: it looks at one member whose tier ends or begins, and says whether there are more, besides those whose
// cards are passed over.
func (e *Engine) rankDue(ctx context.Context, day calc.Day, passing []string) (more bool, err error) {
	m, err := e.moment(ctx)
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
		if err := e.look(ctx, tx, m, h.ID, (*ladder).move); err != nil {
			return err
		}
		// A card whose campaign is gone, or has no tiers, keeps none; it must not come again and again.
		h, found, err = storage.First(ctx, tx.LoyaltyTierHolders(), storage.Query{Filter: storage.Is("id", h.ID)})
		if err != nil || !found || h.DueOn() == "" || h.DueOn() > day {
			return err
		}
		return tx.LoyaltyTierHolders().Delete(ctx, h.ID)
	})
	return more, daily.Failed(of, err)
}

// recalculateJob looks at the tiers of all members of a campaign, one portion a delivery.
type recalculateJob struct {
	CampaignID string
	// After is the id of the last card that was looked at.
	After string
	// Rise lets nobody fall, and sets the last days of tiers by the rules as they are now.
	Rise bool
}

// Kind is the name of the job.
func (recalculateJob) Kind() string { return "LOYALTIES.RECALCULATE_TIERS" }

// rankedAtOnce is how many members one portion looks at.
const rankedAtOnce = 50

// UpdateAndRecalculate changes a campaign as voucher.Engine.UpdateCampaign does, and in the same commit has the tiers of all its members looked
// at again in the background: members may rise and the last days of tiers may move, but nobody falls. It also fails with invalid_campaign for
// a campaign that is no loyalty campaign.
func (e *Engine) UpdateAndRecalculate(ctx context.Context, idOrName string, u campaign.Update) (c campaign.Campaign, err error) {
	settings, err := voucher.ReadSettings(ctx, e.vouchers)
	if err != nil {
		return c, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err = voucher.In(e.vouchers, tx, settings).UpdateCampaign(ctx, idOrName, u)
		if err == nil && c.Type != campaign.TypeLoyaltyProgram {
			err = campaign.NotFor("options.recalculate_tiers", c.Type)
		}
		if err != nil {
			return err
		}
		return tx.Enqueue(ctx, recalculateJob{CampaignID: c.ID, Rise: true})
	})
	return c, err
}

// recalculatePortion does a portion of a job. Whom it looked at already it finds where they are, so a repeated delivery changes nothing.
func (e *Engine) recalculatePortion(ctx context.Context, job recalculateJob, _ asyncaction.Delivery) error {
	m, err := e.moment(ctx)
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
			if err := e.look(ctx, tx, m, card.ID, move); err != nil {
				return err
			}
		}
		if !page.HasMore {
			return nil
		}
		return tx.Enqueue(ctx, next)
	})
}
