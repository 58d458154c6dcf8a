package loyalty

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// AutoRedeemJob redeems the automatic reward of a card, as long as the card holds its price and the daily maximum is not reached.
// It is enqueued with points that come to the card, and each night for cards that still hold the price after the day before.
type AutoRedeemJob struct{ CardID string }

// Kind is the stable name of the job.
func (AutoRedeemJob) Kind() string { return "REWARDS.AUTO_REDEEM" }

// SourceAutoRedeem is the source of the transactions of automatic rewards.
const SourceAutoRedeem = "AUTO_REDEEM"

// autoRedeemTypes are the movements after which a card may hold the price of an automatic reward.
var autoRedeemTypes = map[voucher.TransactionType]bool{
	voucher.PointsAccrual: true, voucher.PointsAddition: true, voucher.PointsTransferIn: true, voucher.PendingPointsActivation: true,
}

// TriggersAutoRedeem reports whether automatic rewards may be redeemed after a movement.
func (Internals) TriggersAutoRedeem(kind voucher.TransactionType) bool { return autoRedeemTypes[kind] }

// AutomaticReward returns the automatic reward of a card's campaign, at the price for its holder; found is false where there is
// none.
func (i Internals) AutomaticReward(ctx context.Context, card *voucher.Voucher) (a RewardAssignment, found bool, err error) {
	e := i.engine
	return automatic(ctx, e.store, card)
}

func automatic(ctx context.Context, store Store, card *voucher.Voucher) (a RewardAssignment, found bool, err error) {
	a, found, err = storage.First(ctx, store.RewardAssignments(), storage.Query{
		Filter: storage.And(storage.Is("campaign_id", card.CampaignID), storage.Is("auto_redeem", true)),
	})
	if err != nil || !found {
		return a, false, err
	}
	tier, err := tierOf(ctx, store, card.ID)
	if err == nil {
		a.Points, found = tier.Price(a.ID, a.Points)
	}
	return a, found, err
}

// willAutoRedeem reports whether a card holds the price of an automatic reward, which is then about to be redeemed. The tier is computed
// after that, by the job: no member reaches a tier from 30 points where an automatic reward costs 30.
func willAutoRedeem(ctx context.Context, tx Store, card *voucher.Voucher) (bool, error) {
	if card.Loyalty == nil || card.HolderID == "" || card.CampaignID == "" || !card.DeletedAt.IsZero() {
		return false, nil
	}
	a, found, err := automatic(ctx, tx, card)
	return found && card.Balance() >= a.Points, err
}

// enqueueAutoRedeem enqueues the job for the first points of a card. For points that came to the card since then a job is enqueued
// already: of two at once one would record a failure.
func enqueueAutoRedeem(ctx context.Context, tx Store, cardID string) error {
	var kinds []string
	for kind := range autoRedeemTypes {
		kinds = append(kinds, string(kind))
	}
	_, came, err := storage.First(ctx, tx.VoucherTransactions(), storage.Query{Filter: storage.And(storage.Is("voucher_id", cardID), storage.In("type", kinds))})
	if err != nil || came {
		return err
	}
	return tx.Enqueue(ctx, AutoRedeemJob{cardID})
}

// redeemDue is a step of the daily run: it enqueues jobs for the cards from which automatic redemptions have taken points since the
// beginning of the day before. Such a card may have reached the daily maximum, and no other event may enqueue a job for it.
func (e *Engine) redeemDue(ctx context.Context, day calc.Day, _ []string) (more bool, err error) {
	zone, err := e.zone(ctx)
	if err != nil {
		return false, err
	}
	return false, e.redeemSince(ctx, day.AddDays(-1).Begins(zone))
}

func (e *Engine) redeemSince(ctx context.Context, since time.Time) error {
	offers, err := e.store.RewardAssignments().List(ctx, storage.Query{Filter: storage.Is("auto_redeem", true)})
	if err != nil {
		return err
	}
	for _, a := range offers.Items {
		q := storage.Query{Filter: storage.And(storage.Is("campaign_id", a.CampaignID), storage.Is("type", string(voucher.PointsRedemption)),
			storage.Where("created_at", storage.OpMoreEqual, since)), Order: []storage.Order{{Field: "created_at"}}, Limit: 200}
		asked := map[string]bool{}
		for more := true; more; {
			page, err := e.store.VoucherTransactions().List(ctx, q)
			if err != nil {
				return err
			}
			for i := range page.Items {
				t := &page.Items[i]
				q.After = voucher.TransactionKind.Position(t, q.Order)
				if t.Source != SourceAutoRedeem || asked[t.VoucherID] {
					continue
				}
				asked[t.VoucherID] = true
				if err := e.redeemOn(ctx, t.VoucherID); err != nil {
					return err
				}
			}
			more = page.HasMore
		}
	}
	return nil
}

// redeemOn enqueues the job of one card.
func (e *Engine) redeemOn(ctx context.Context, cardID string) error {
	card, err := e.store.Vouchers().Get(ctx, cardID)
	if fault.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	soon, err := willAutoRedeem(ctx, e.store, &card)
	if err != nil || !soon {
		return err
	}
	return e.store.Enqueue(ctx, AutoRedeemJob{cardID})
}
