package reward

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

const (
	// maxAutoRedeemed is the largest number of rewards of one automatic redemption.
	maxAutoRedeemed = 25
	// maxAutoPerDay is the largest number of automatic redemptions of a customer on one day.
	maxAutoPerDay = 10
)

// follow enqueues automatic redemptions for cards that got points.
func follow(ctx context.Context, _ string, tx loyalty.Store, events []event.Event) error {
	var cards []string
	for _, added := range events {
		var data struct {
			Transaction struct{ Type voucher.TransactionType } `json:"voucher_transaction"`
		}
		if json.Unmarshal(added.Data, &data) != nil || !loyalty.InternalsOf(nil).TriggersAutoRedeem(data.Transaction.Type) || slices.Contains(cards, added.EntityID) {
			continue
		}
		_, has, err := storage.First(ctx, tx.RewardAssignments(), storage.Query{
			Filter: storage.And(storage.Is("campaign_id", added.CampaignID), storage.Is("auto_redeem", true)),
		})
		if err != nil {
			return err
		}
		if !has {
			continue
		}
		cards = append(cards, added.EntityID)
		if err := tx.Enqueue(ctx, loyalty.AutoRedeemJob{CardID: added.EntityID}); err != nil {
			return err
		}
	}
	return nil
}

// autoRedeem makes the automatic redemptions of a card one after the other, and then computes the tier of its holder for the remaining balance.
func (e *Engine) autoRedeem(ctx context.Context, job loyalty.AutoRedeemJob, _ asyncaction.Delivery) error {
	more, err := e.buyAutomaticRewards(ctx, job.CardID)
	if err != nil {
		return err
	}
	if more {
		return e.Store.Enqueue(ctx, job)
	}
	return loyalty.InternalsOf(e.Loyalty).Rank(ctx, job.CardID)
}

// buyAutomaticRewards makes one automatic redemption of a card, and reports whether it bought maxAutoRedeemed rewards. Then another one may follow.
// A repetition after a crash buys what the card can still pay. A reward that is not available, because its stock is used up or a rule refuses it,
// leaves no record. Points beyond the limit of a day are spent by the daily run of the next.
func (e *Engine) buyAutomaticRewards(ctx context.Context, cardID string) (more bool, err error) {
	for bought := range maxAutoRedeemed {
		card, err := e.Vouchers.Get(ctx, cardID)
		if fault.IsNotFound(err) || err == nil && (card.Loyalty == nil || card.HolderID == "") {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		offer, found, err := loyalty.InternalsOf(e.Loyalty).AutomaticReward(ctx, &card)
		if err != nil || !found || card.Balance() < offer.Points {
			return false, err
		}
		if bought == 0 {
			allowed, err := e.countAutoRedeemed(ctx, card.HolderID, 1)
			if err != nil || !allowed {
				return false, err
			}
		}
		_, err = e.Redemptions.Redeem(ctx, redemption.Request{
			Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: card.ID, Reward: &redemption.RewardChoice{ID: offer.RewardID}}},
			Customer:    &customer.Request{ID: card.HolderID},
			Caller:      redemption.Caller{Channel: redemption.Channel{ID: offer.ID, Type: redemption.ChannelAutoRedeem}},
		})
		if err != nil && bought == 0 { // an automatic redemption that bought nothing does not count
			if _, err := e.countAutoRedeemed(ctx, card.HolderID, -1); err != nil {
				return false, err
			}
		}
		if _, refused := fault.As(err); refused {
			return false, nil
		}
		if err != nil {
			return false, err
		}
	}
	return true, nil
}

// countAutoRedeemed counts an automatic redemption of a customer before it begins, or, with -1, uncounts one that bought nothing. It is not allowed
// when the customer has reached the limit of the day.
func (e *Engine) countAutoRedeemed(ctx context.Context, customerID string, times int64) (allowed bool, err error) {
	today, err := e.today(ctx)
	if err != nil {
		return false, err
	}
	subject := "auto-redeem " + customerID
	err = storage.AtomicUpsert(ctx, e.Store, func(tx Store) error {
		t, found, err := tx.MemberTallies().Find(ctx, "subject", subject)
		if err != nil {
			return err
		}
		if !found {
			t = membership.Tally{ID: e.Env.NewID(membership.TallyKind.Prefix), Subject: subject}
			if err := tx.MemberTallies().Insert(ctx, t); err != nil {
				return err
			}
		}
		_, err = tx.MemberTallies().Update(ctx, t.ID, func(t *membership.Tally) error {
			if t.CountFrom != today {
				t.CountFrom, t.Count = today, 0
			}
			if allowed = t.Count+times <= maxAutoPerDay; allowed {
				t.Count, t.LastAt = max(0, t.Count+times), e.Env.Now()
			}
			return nil
		})
		return err
	})
	return allowed, err
}

func (e *Engine) today(ctx context.Context) (calc.Day, error) {
	zone, err := e.Zone(ctx)
	return calc.DayOf(e.Env.Now(), zone), err
}
