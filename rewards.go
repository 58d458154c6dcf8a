package punchcard

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
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

// deliverReward hands out what a redeemed reward of a campaign promises and says that it was delivered, in one commit: what was taken back in
// that instant is not given. What was delivered or taken back before is not, either.
func (p *Project) deliverReward(ctx context.Context, job redemption.DeliverJob) error {
	record, err := p.Redemptions.Get(ctx, job.RecordID)
	if fault.IsNotFound(err) || err == nil && record.Delivery() != redemption.DeliveryPending {
		return nil
	}
	if err != nil {
		return err
	}
	r, err := p.Loyalty.Reward(ctx, record.RewardID)
	if err != nil {
		return fmt.Errorf("deliver reward %s of redemption %s: %w", record.RewardID, record.ID, err)
	}
	if r.Campaign == nil {
		return fmt.Errorf("reward %s of redemption %s gives nothing of a campaign", r.ID, record.ID)
	}
	settings, err := p.Vouchers.Settings(ctx)
	if err != nil {
		return err
	}
	g := giving{Project: p, settings: settings, record: record, reward: r}
	refused := false
	err = storage.AtomicUpsert(ctx, p.engine.store(p.ID), func(tx Store) error {
		publication, err := g.give(ctx, tx)
		if err != nil {
			return err
		}
		_, err = p.Redemptions.CompleteRewardIn(ctx, tx, record.ID, publication)
		_, refused = fault.As(err)
		return err
	})
	if refused {
		return nil // somebody else delivered it, or took it back
	}
	if refusal, isFault := fault.As(err); isFault {
		failed := g.recordRefused(ctx, refusal)
		if _, gone := fault.As(failed); failed != nil && !gone {
			return failed
		}
	}
	return err // it is tried again: there may be a code then
}

// giving is a reward on its way to the customer of a redemption.
type giving struct {
	*Project
	settings voucher.Settings
	record   redemption.Record
	reward   loyalty.Reward
}

// give gives a code, or credits or points on the card that the customer has in the campaign of the reward. Who has none gets one
// first. All of it goes under the id of the redemption. It returns the publication of a code that was given, or nil.
func (g *giving) give(ctx context.Context, tx Store) (*voucher.Publication, error) {
	if g.reward.Campaign.Type == campaign.TypeDiscountCoupons {
		return g.publish(ctx, tx, nil)
	}
	card, publication, err := g.card(ctx, tx)
	if err != nil {
		return nil, err
	}
	_, given, err := storage.First(ctx, tx.VoucherTransactions(), storage.Query{
		Filter: storage.And(storage.Is("voucher_id", card.ID), storage.Is("source_id", g.record.ID)),
	})
	if err != nil || given { // by a release that did not give and complete at once
		return publication, err
	}
	_, err = g.Vouchers.AdjustBalanceIn(ctx, tx, g.settings, card, voucher.Adjust{
		Amount: g.reward.Campaign.Balance, SourceID: g.record.ID, Reason: g.reward.Name,
	})
	return publication, err
}

// publish gives the customer a code of the campaign, once.
func (g *giving) publish(ctx context.Context, tx Store, joinOnce *bool) (*voucher.Publication, error) {
	before, given, err := tx.Publications().Find(ctx, "source_id", g.record.ID)
	if err != nil || given {
		return &before, err
	}
	asked := g.publication()
	asked.JoinOnce = joinOnce
	made, err := g.Vouchers.PublishIn(ctx, tx, g.settings, asked)
	return &made.Publication, err
}

func (g *giving) publication() voucher.Publish {
	return voucher.Publish{Customer: customer.Request{ID: g.record.CustomerID}, Campaign: g.reward.Campaign.ID, SourceID: g.record.ID}
}

// recordRefused leaves on record that there was no code to give, so that the shop and the customer's log tell of it: once, however often it is
// tried and by whomever, since each holds the record of the redemption meanwhile. The source id stays free for the attempt that succeeds.
func (g *giving) recordRefused(ctx context.Context, refusal *fault.Error) error {
	return storage.AtomicUpsert(ctx, g.engine.store(g.ID), func(tx Store) error {
		if err := storage.HoldFirst(ctx, tx.Redemptions(), redemption.RecordKind, storage.Query{Filter: storage.Is("id", g.record.ID)}); err != nil {
			return err
		}
		_, known, err := storage.First(ctx, tx.Publications(), storage.Query{Filter: storage.And(
			storage.Is("customer_id", g.record.CustomerID), storage.Is("campaign_id", g.reward.Campaign.ID), storage.Is("result", "FAILURE"),
			storage.Where("created_at", storage.OpMoreEqual, g.record.Date))})
		if err != nil || known {
			return err
		}
		return g.Vouchers.RecordRefusedIn(ctx, tx, g.settings, g.publication(), refusal)
	})
}

// card is the card of the customer in the campaign, and the publication by which he got it; nil when he had it.
func (g *giving) card(ctx context.Context, tx Store) (voucher.Voucher, *voucher.Publication, error) {
	var publication *voucher.Publication
	for {
		card, found, err := storage.First(ctx, tx.Vouchers(), storage.Query{
			Filter: storage.And(storage.Is("holder_id", g.record.CustomerID), storage.Is("campaign_id", g.reward.Campaign.ID), campaign.Kept),
		})
		switch {
		case err != nil || found:
			return card, publication, err
		case publication != nil:
			return card, nil, fmt.Errorf("customer %s has no card of campaign %s although one was published", g.record.CustomerID, g.reward.Campaign.ID)
		}
		once := true
		if publication, err = g.publish(ctx, tx, &once); err != nil {
			return card, nil, err
		}
	}
}

// One automatic redemption buys so many rewards at most, and a customer has so many of them a day.
const (
	maxAutoRedeemed = 25
	maxAutoPerDay   = 10
)

// followPoints enqueues what redeems itself for points that came to cards.
func followPoints(ctx context.Context, _ string, tx loyalty.Store, events []event.Event) error {
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
func (p *Project) autoRedeem(ctx context.Context, job loyalty.AutoRedeemJob) error {
	more, err := p.buyWhatRedeemsItself(ctx, job.CardID)
	if err != nil {
		return err
	}
	if more {
		return p.engine.store(p.ID).Enqueue(ctx, job)
	}
	return p.Loyalty.Rank(ctx, job.CardID)
}

// buyWhatRedeemsItself spends the points of a card in one automatic redemption, and reports whether that bought all that it may. Doing it again
// buys what the card still holds the price of, which is what it is for. A reward that cannot be had now, because its stock is used up or a rule
// refuses, leaves no trace. The points that a full day leaves wait for the daily run of the next.
func (p *Project) buyWhatRedeemsItself(ctx context.Context, cardID string) (more bool, err error) {
	for bought := range maxAutoRedeemed {
		card, err := p.Vouchers.Get(ctx, cardID)
		if fault.IsNotFound(err) || err == nil && (card.Loyalty == nil || card.HolderID == "") {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		offer, found, err := p.Loyalty.Automatic(ctx, &card)
		if err != nil || !found || card.Balance() < offer.Points {
			return false, err
		}
		if bought == 0 {
			allowed, err := p.countAutoRedeemed(ctx, card.HolderID, 1)
			if err != nil || !allowed {
				return false, err
			}
		}
		_, err = p.Redemptions.Redeem(ctx, redemption.Request{
			Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: card.ID, Reward: &redemption.RewardChoice{ID: offer.RewardID}}},
			Customer:    &customer.Request{ID: card.HolderID},
			Caller:      redemption.Caller{Channel: redemption.Channel{ID: offer.ID, Type: redemption.ChannelAutoRedeem}},
		})
		if err != nil && bought == 0 { // it bought nothing, and so was none
			if _, err := p.countAutoRedeemed(ctx, card.HolderID, -1); err != nil {
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
func (p *Project) countAutoRedeemed(ctx context.Context, customerID string, times int64) (allowed bool, err error) {
	today, err := p.today(ctx)
	if err != nil {
		return false, err
	}
	subject := "auto-redeem " + customerID
	err = storage.AtomicUpsert(ctx, p.engine.store(p.ID), func(tx Store) error {
		t, found, err := tx.MemberTallies().Find(ctx, "subject", subject)
		if err != nil {
			return err
		}
		if !found {
			t = membership.Tally{ID: p.engine.env.NewID(membership.TallyKind.Prefix), Subject: subject}
			if err := tx.MemberTallies().Insert(ctx, t); err != nil {
				return err
			}
		}
		_, err = tx.MemberTallies().Update(ctx, t.ID, func(t *membership.Tally) error {
			if t.CountFrom != today {
				t.CountFrom, t.Count = today, 0
			}
			if allowed = t.Count+times <= maxAutoPerDay; allowed {
				t.Count, t.LastAt = max(0, t.Count+times), p.Now()
			}
			return nil
		})
		return err
	})
	return allowed, err
}

func (p *Project) today(ctx context.Context) (calc.Day, error) {
	zone, err := p.engine.zone(p.ID)(ctx)
	return calc.DayOf(p.Now(), zone), err
}

// redeemOn is the daily step that goes on for the cards which a full day has left with the price of a reward that redeems itself. It starts jobs,
// and none that runs twice does harm.
func (p *Project) redeemOn(ctx context.Context, day calc.Day, _ []string) (more bool, err error) {
	zone, err := p.engine.zone(p.ID)(ctx)
	if err != nil {
		return false, err
	}
	return false, p.Loyalty.RedeemOn(ctx, day.AddDays(-1).Begins(zone))
}
