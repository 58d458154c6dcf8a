package reward

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Deliver hands out what a redeemed reward of a campaign promises and says that it was delivered, in one commit: what was taken back in
// that instant is not given. What was delivered or taken back before is not, either.
func (e *Engine) Deliver(ctx context.Context, job redemption.DeliverJob) error {
	record, err := e.Redemptions.Get(ctx, job.RecordID)
	if fault.IsNotFound(err) || err == nil && record.Delivery() != redemption.DeliveryPending {
		return nil
	}
	if err != nil {
		return err
	}
	r, err := e.Loyalty.Reward(ctx, record.RewardID)
	if err != nil {
		return fmt.Errorf("deliver reward %s of redemption %s: %w", record.RewardID, record.ID, err)
	}
	if r.Campaign == nil {
		return fmt.Errorf("reward %s of redemption %s gives nothing of a campaign", r.ID, record.ID)
	}
	settings, err := voucher.ReadSettings(ctx, e.Vouchers)
	if err != nil {
		return err
	}
	g := giving{Engine: e, settings: settings, record: record, reward: r}
	refused := false
	err = storage.AtomicUpsert(ctx, e.Store, func(tx Store) error {
		publication, err := g.give(ctx, tx)
		if err != nil {
			return err
		}
		_, err = redemption.CompleteReward(ctx, e.Redemptions, tx, record.ID, publication)
		_, refused = fault.As(err)
		return err
	})
	if refused {
		return nil // it was delivered or taken back meanwhile
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
	*Engine
	settings voucher.Settings
	record   redemption.Record
	reward   loyalty.Reward
}

// give gives a code, or credits or points on the card that the customer has in the campaign of the reward. A customer without one gets one
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
	if err != nil || given { // by a delivery that was committed meanwhile
		return publication, err
	}
	_, err = voucher.In(g.Vouchers, tx, g.settings).AdjustBalance(ctx, card, voucher.Adjust{
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
	made, err := voucher.In(g.Vouchers, tx, g.settings).Publish(ctx, asked)
	return &made.Publication, err
}

func (g *giving) publication() voucher.Publish {
	return voucher.Publish{Customer: customer.Request{ID: g.record.CustomerID}, Campaign: g.reward.Campaign.ID, SourceID: g.record.ID}
}

// recordRefused leaves on record that there was no code to give, so that the shop and the customer's log tell of it: once, however often it is
// tried and by whomever, since each holds the record of the redemption meanwhile. The source id stays free for the attempt that succeeds.
func (g *giving) recordRefused(ctx context.Context, refusal *fault.Error) error {
	return storage.AtomicUpsert(ctx, g.Store, func(tx Store) error {
		if err := storage.HoldFirst(ctx, tx.Redemptions(), redemption.RecordKind, storage.Query{Filter: storage.Is("id", g.record.ID)}); err != nil {
			return err
		}
		_, known, err := storage.First(ctx, tx.Publications(), storage.Query{Filter: storage.And(
			storage.Is("customer_id", g.record.CustomerID), storage.Is("campaign_id", g.reward.Campaign.ID), storage.Is("result", "FAILURE"),
			storage.Where("created_at", storage.OpMoreEqual, g.record.Date))})
		if err != nil || known {
			return err
		}
		return voucher.In(g.Vouchers, tx, g.settings).RecordRefused(ctx, g.publication(), refusal)
	})
}

// card is the card of the customer in the campaign, and the publication by which they got it; nil when they had it.
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
