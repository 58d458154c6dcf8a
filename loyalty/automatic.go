package loyalty

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// AutoRedeemJob buys the reward that redeems itself, as long as a card holds its price and the day allows. It is enqueued with the points that
// came, and each night for cards that the day before has left with more.
type AutoRedeemJob struct{ CardID string }

// Kind is the stable name of the job.
func (AutoRedeemJob) Kind() string { return "REWARDS.AUTO_REDEEM" }

// SourceAutoRedeem is the source of the transactions of rewards that redeem themselves.
const SourceAutoRedeem = "AUTO_REDEEM"

// bringing are the movements after which a card may hold the price of a reward that redeems itself.
var bringing = map[voucher.TransactionType]bool{
	voucher.PointsAccrual: true, voucher.PointsAddition: true, voucher.PointsTransferIn: true, voucher.PendingPointsActivation: true,
}

// Brings reports whether rewards redeem themselves after a movement.
func Brings(kind voucher.TransactionType) bool { return bringing[kind] }

// AutomaticReward returns the reward of the campaign of a card that redeems itself, at the price for its holder; found is false where there is none.
func AutomaticReward(ctx context.Context, e *Engine, card *voucher.Voucher) (a RewardAssignment, found bool, err error) {
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

// buysSoon reports whether a card holds the price of a reward that redeems itself, and so is about to buy it. Its tier is judged by what is left
// then, by the job that buys: a tier from 30 points is reached by nobody where a reward for 30 redeems itself.
func buysSoon(ctx context.Context, tx Store, card *voucher.Voucher) (bool, error) {
	if card.Loyalty == nil || card.HolderID == "" || card.CampaignID == "" || !card.DeletedAt.IsZero() {
		return false, nil
	}
	a, found, err := automatic(ctx, tx, card)
	return found && card.Balance() >= a.Points, err
}

// beginsBuying enqueues what a card buys by the points that it began with. Points that came to it since then have brought a job with them: two
// at once would be in each other's way, and one of them leave a failure.
func beginsBuying(ctx context.Context, tx Store, cardID string) error {
	var kinds []string
	for kind := range bringing {
		kinds = append(kinds, string(kind))
	}
	_, came, err := storage.First(ctx, tx.VoucherTransactions(), storage.Query{Filter: storage.And(storage.Is("voucher_id", cardID), storage.In("type", kinds))})
	if err != nil || came {
		return err
	}
	return tx.Enqueue(ctx, AutoRedeemJob{cardID})
}

// redeemDue is a step of the daily run: it enqueues what is left to be bought for the cards of which automatic redemptions have taken points
// since the day before began. They have an end for each day, and nothing else may come to the card that would bring a job.
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

// redeemOn enqueues what a card still buys.
func (e *Engine) redeemOn(ctx context.Context, cardID string) error {
	card, err := e.store.Vouchers().Get(ctx, cardID)
	if fault.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	soon, err := buysSoon(ctx, e.store, &card)
	if err != nil || !soon {
		return err
	}
	return e.store.Enqueue(ctx, AutoRedeemJob{cardID})
}
