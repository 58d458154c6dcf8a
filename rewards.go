package punchcard

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// deliverReward hands out what a redeemed reward of a campaign promises: a code, or credits or points on the card that the customer has
// in that campaign. Who has none gets one first. All of it goes under the id of the redemption, so that doing it twice gives once; what
// was taken back before is not given.
func (p *Project) deliverReward(ctx context.Context, job redemption.DeliverJob) error {
	record, err := p.Redemptions.Get(ctx, job.RecordID)
	if fault.IsNotFound(err) || err == nil && record.Status != redemption.StatusSucceeded {
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
		return nil
	}
	if r.Campaign.Type == campaign.TypeDiscountCoupons {
		return p.publishReward(ctx, record, r.Campaign.ID, nil)
	}
	card, err := p.rewardedCard(ctx, record, r.Campaign.ID)
	if err != nil {
		return err
	}
	_, err = p.Vouchers.AdjustBalance(ctx, card, voucher.Adjust{Amount: r.Campaign.Balance, SourceID: record.ID, Reason: r.Name})
	if fault.Has(err, "duplicate_source_id") {
		err = nil
	}
	return err
}

// publishReward gives the customer of a redemption a code of a campaign, once.
func (p *Project) publishReward(ctx context.Context, record redemption.Record, campaignID string, joinOnce *bool) error {
	_, err := p.Vouchers.Publish(ctx, voucher.Publish{
		Customer: customer.Request{ID: record.CustomerID}, Campaign: campaignID, SourceID: record.ID, JoinOnce: joinOnce,
	})
	if fault.Has(err, "duplicate_source_id") {
		err = nil
	}
	return err
}

// rewardedCard is the card of the customer in a campaign.
func (p *Project) rewardedCard(ctx context.Context, record redemption.Record, campaignID string) (string, error) {
	for published := false; ; published = true {
		page, err := p.Vouchers.List(ctx, storage.Query{
			Filter: storage.And(storage.Is("holder_id", record.CustomerID), storage.Is("campaign_id", campaignID), campaign.Kept), Limit: 1,
		})
		if err != nil {
			return "", err
		}
		if len(page.Items) > 0 {
			return page.Items[0].ID, nil
		}
		if published {
			return "", fmt.Errorf("customer %s has no card of campaign %s although one was published", record.CustomerID, campaignID)
		}
		once := true
		if err := p.publishReward(ctx, record, campaignID, &once); err != nil {
			return "", err
		}
	}
}
