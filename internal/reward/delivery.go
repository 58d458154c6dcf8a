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

// Deliver gives the customer the reward of a campaign that a redemption has paid, and marks it as delivered, in one commit. It gives nothing when the
// reward is delivered already or the redemption is rolled back, also when that happens at the same moment.
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
	settings, err := voucher.InternalsOf(e.Vouchers).Settings(ctx)
	if err != nil {
		return err
	}
	d := delivery{Engine: e, settings: settings, record: record, reward: r}
	refused := false
	err = storage.AtomicUpsert(ctx, e.Store, func(tx Store) error {
		publication, err := d.give(ctx, tx)
		if err != nil {
			return err
		}
		_, err = redemption.InternalsOf(e.Redemptions).CompleteReward(ctx, tx, record.ID, publication)
		_, refused = fault.As(err)
		return err
	})
	if refused {
		return nil // it was delivered or rolled back meanwhile
	}
	if refusal, isFault := fault.As(err); isFault {
		failed := d.recordRefused(ctx, refusal)
		if _, gone := fault.As(failed); failed != nil && !gone {
			return failed
		}
	}
	return err // the job is tried again: there may be a code then
}

// delivery is the delivery of a reward to the customer of a redemption.
type delivery struct {
	*Engine
	settings voucher.Settings
	record   redemption.Record
	reward   loyalty.Reward
}

// give gives a code, or credits or points on the customer's card in the campaign of the reward. A customer without a card gets one first. The
// publication and the movement have the id of the redemption as their source id. It returns the publication, or nil when there is none.
func (d *delivery) give(ctx context.Context, tx Store) (*voucher.Publication, error) {
	if d.reward.Campaign.Type == campaign.TypeDiscountCoupons {
		return d.publish(ctx, tx, nil)
	}
	card, publication, err := d.card(ctx, tx)
	if err != nil {
		return nil, err
	}
	_, given, err := storage.First(ctx, tx.VoucherTransactions(), storage.Query{
		Filter: storage.And(storage.Is("voucher_id", card.ID), storage.Is("source_id", d.record.ID)),
	})
	if err != nil || given { // an earlier delivery gave it
		return publication, err
	}
	_, err = voucher.In(d.Vouchers, tx, d.settings).AdjustBalance(ctx, card, voucher.Adjust{
		Amount: d.reward.Campaign.Balance, SourceID: d.record.ID, Reason: d.reward.Name,
	})
	return publication, err
}

// publish publishes a code of the campaign to the customer, once.
func (d *delivery) publish(ctx context.Context, tx Store, joinOnce *bool) (*voucher.Publication, error) {
	before, given, err := tx.Publications().Find(ctx, "source_id", d.record.ID)
	if err != nil || given {
		return &before, err
	}
	request := d.publication()
	request.JoinOnce = joinOnce
	published, err := voucher.In(d.Vouchers, tx, d.settings).Publish(ctx, request)
	return &published.Publication, err
}

func (d *delivery) publication() voucher.Publish {
	return voucher.Publish{Customer: customer.Request{ID: d.record.CustomerID}, Campaign: d.reward.Campaign.ID, SourceID: d.record.ID}
}

// recordRefused records a failed publication, for the shop and the customer's activity, when there is no code to give. Attempts lock the record of
// the redemption, so that only the first one records it. The source id stays free for the attempt that succeeds.
func (d *delivery) recordRefused(ctx context.Context, refusal *fault.Error) error {
	return storage.AtomicUpsert(ctx, d.Store, func(tx Store) error {
		if err := storage.HoldFirst(ctx, tx.Redemptions(), redemption.RecordKind, storage.Query{Filter: storage.Is("id", d.record.ID)}); err != nil {
			return err
		}
		_, known, err := storage.First(ctx, tx.Publications(), storage.Query{Filter: storage.And(
			storage.Is("customer_id", d.record.CustomerID), storage.Is("campaign_id", d.reward.Campaign.ID), storage.Is("result", "FAILURE"),
			storage.Where("created_at", storage.OpMoreEqual, d.record.Date))})
		if err != nil || known {
			return err
		}
		return voucher.In(d.Vouchers, tx, d.settings).RecordRefused(ctx, d.publication(), refusal)
	})
}

// card returns the card of the customer in the campaign, and the publication that gave it to them; nil when they had it before.
func (d *delivery) card(ctx context.Context, tx Store) (voucher.Voucher, *voucher.Publication, error) {
	var publication *voucher.Publication
	for {
		card, found, err := storage.First(ctx, tx.Vouchers(), storage.Query{
			Filter: storage.And(storage.Is("holder_id", d.record.CustomerID), storage.Is("campaign_id", d.reward.Campaign.ID), campaign.Kept),
		})
		switch {
		case err != nil || found:
			return card, publication, err
		case publication != nil:
			return card, nil, fmt.Errorf("customer %s has no card of campaign %s although one was published", d.record.CustomerID, d.reward.Campaign.ID)
		}
		once := true
		if publication, err = d.publish(ctx, tx, &once); err != nil {
			return card, nil, err
		}
	}
}
