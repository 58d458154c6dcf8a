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

// One automatic redemption buys so many rewards at most, and a customer has so many of them a day.
const (
	maxAutoRedeemed = 25
	maxAutoPerDay   = 10
)

// follow enqueues what redeems itself for points that came to cards.
func follow(ctx context.Context, _ string, tx loyalty.Store, events []event.Event) error {
	var cards []string
	for _, happened := range events {
		var data struct {
			Transaction struct{ Type voucher.TransactionType } `json:"voucher_transaction"`
		}
		if json.Unmarshal(happened.Data, &data) != nil || !loyalty.Brings(data.Transaction.Type) || slices.Contains(cards, happened.EntityID) {
			continue
		}
		_, has, err := storage.First(ctx, tx.RewardAssignments(), storage.Query{
			Filter: storage.And(storage.Is("campaign_id", happened.CampaignID), storage.Is("auto_redeem", true)),
		})
		if err != nil {
			return err
		}
		if !has {
			continue
		}
		cards = append(cards, happened.EntityID)
		if err := tx.Enqueue(ctx, loyalty.AutoRedeemJob{CardID: happened.EntityID}); err != nil {
			return err
		}
	}
	return nil
}

// autoRedeem buys for a card what redeems itself, as one automatic redemption after the other, and in the end gives its holder the tier for
// what is left.
func (e *Engine) autoRedeem(ctx context.Context, job loyalty.AutoRedeemJob, _ asyncaction.Delivery) error {
	more, err := e.buyWhatRedeemsItself(ctx, job.CardID)
	if err != nil {
		return err
	}
	if more {
		return e.Store.Enqueue(ctx, job)
	}
	return loyalty.Rank(ctx, e.Loyalty, job.CardID)
}

// buyWhatRedeemsItself spends the points of a card in one automatic redemption, and reports whether that bought all that it may. Doing it again
// buys what the card still holds the price of, which is what it is for. A reward that cannot be had now, because its stock is used up or a rule
// refuses, leaves no trace. The points that a full day leaves wait for the daily run of the next.
func (e *Engine) buyWhatRedeemsItself(ctx context.Context, cardID string) (more bool, err error) {
	for bought := range maxAutoRedeemed {
		card, err := e.Vouchers.Get(ctx, cardID)
		if fault.IsNotFound(err) || err == nil && (card.Loyalty == nil || card.HolderID == "") {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		offer, found, err := loyalty.AutomaticReward(ctx, e.Loyalty, &card)
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
		if err != nil && bought == 0 { // it bought nothing, and so was none
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

// countAutoRedeemed counts an automatic redemption of a customer before it begins, or, with -1, takes back one that could buy nothing. It is not
// allowed when the customer has had all of the day.
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
