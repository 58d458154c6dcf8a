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
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// deliverReward hands out what a redeemed reward of a campaign promises and says that it was delivered. What was delivered or taken back
// before is not given.
func (p *Project) deliverReward(ctx context.Context, job redemption.DeliverJob) error {
	record, err := p.Redemptions.Get(ctx, job.RecordID)
	if fault.IsNotFound(err) || err == nil && record.Delivery() != redemption.DeliveryPending {
		return nil
	}
	if err != nil {
		return err
	}
	if err := p.giveReward(ctx, record); err != nil {
		return err
	}
	given, err := p.Vouchers.Publications(ctx, storage.Query{Filter: storage.Is("source_id", record.ID), Limit: 1})
	if err != nil {
		return err
	}
	var publication *voucher.Publication
	if len(given.Items) > 0 {
		publication = &given.Items[0]
	}
	_, err = p.Redemptions.CompleteReward(ctx, record.ID, publication)
	if _, refused := fault.As(err); refused {
		return nil // somebody else delivered it, or took it back
	}
	return err
}

// giveReward gives a code, or credits or points on the card that the customer has in the campaign of the reward. Who has none gets one
// first. All of it goes under the id of the redemption, so that doing it twice gives once.
func (p *Project) giveReward(ctx context.Context, record redemption.Record) error {
	r, err := p.Loyalty.Reward(ctx, record.RewardID)
	if err != nil {
		return fmt.Errorf("deliver reward %s of redemption %s: %w", record.RewardID, record.ID, err)
	}
	if r.Campaign == nil {
		return fmt.Errorf("reward %s of redemption %s gives nothing of a campaign", r.ID, record.ID)
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

// AutoRedeemJob buys the reward that redeems itself, as long as a card holds its price. It is enqueued with the points that came.
type AutoRedeemJob struct{ CardID string }

// Kind is the stable name of the job.
func (AutoRedeemJob) Kind() string { return "REWARDS.AUTO_REDEEM" }

// Rewards that redeem themselves are bought so often at once for one card, and so often on a day for one customer.
const (
	mostAutoRedeemed = 25
	mostAutoPerDay   = 250
)

// bringing are the movements after which a card may hold the price of a reward that redeems itself.
var bringing = map[voucher.TransactionType]bool{
	voucher.PointsAccrual: true, voucher.PointsAddition: true, voucher.PointsTransferIn: true, voucher.PendingPointsActivation: true,
}

// followPoints enqueues what redeems itself for points that came to cards.
func (e *Engine) followPoints(ctx context.Context, _ string, tx loyalty.Store, events []event.Event) error {
	var cards []string
	for _, happened := range events {
		var data struct {
			Transaction struct{ Type voucher.TransactionType } `json:"voucher_transaction"`
		}
		if json.Unmarshal(happened.Data, &data) != nil || !bringing[data.Transaction.Type] || slices.Contains(cards, happened.EntityID) {
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
		if err := tx.Enqueue(ctx, AutoRedeemJob{happened.EntityID}); err != nil {
			return err
		}
	}
	return nil
}

// autoRedeem buys for a card what redeems itself. Doing it again buys what the card still holds the price of, which is what it is for. A
// reward that cannot be had now, because its stock is used up or a rule refuses, leaves no trace.
func (p *Project) autoRedeem(ctx context.Context, job AutoRedeemJob) error {
	for range mostAutoRedeemed {
		card, err := p.Vouchers.Get(ctx, job.CardID)
		if fault.IsNotFound(err) || err == nil && (card.Loyalty == nil || card.HolderID == "") {
			return nil
		}
		if err != nil {
			return err
		}
		offer, found, err := p.automatic(ctx, card)
		if err != nil || !found || card.Balance() < offer.Assignment.Points {
			return err
		}
		enough, err := p.autoRedeemedToday(ctx, card.HolderID)
		if err != nil || enough {
			return err
		}
		r := redemption.Request{
			Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: card.ID, Reward: &redemption.RewardChoice{ID: offer.Reward.ID}}},
			Customer:    &customer.Request{ID: card.HolderID},
			Caller:      redemption.Caller{Channel: redemption.Channel{ID: offer.Assignment.ID, Type: redemption.ChannelAutoRedeem}},
		}
		if checked, err := p.Redemptions.Validate(ctx, r); err != nil || !checked.Valid {
			return err
		}
		_, err = p.Redemptions.Redeem(ctx, r)
		if _, refused := fault.As(err); refused {
			return nil // somebody was faster
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// automatic is the reward of the campaign of a card that redeems itself, at the price for its holder.
func (p *Project) automatic(ctx context.Context, card voucher.Voucher) (loyalty.Offer, bool, error) {
	held, err := p.Loyalty.TiersOfMember(ctx, card.ID)
	if err != nil {
		return loyalty.Offer{}, false, err
	}
	var tier *loyalty.Tier
	if len(held) > 0 {
		tier = &held[0].Tier
	}
	offers, err := p.Loyalty.OffersTo(ctx, card.CampaignID, tier)
	if i := slices.IndexFunc(offers, func(o loyalty.Offer) bool { return o.Assignment.AutoRedeem }); err == nil && i >= 0 {
		return offers[i], true, nil
	}
	return loyalty.Offer{}, false, err
}

func (p *Project) autoRedeemedToday(ctx context.Context, customerID string) (enough bool, err error) {
	zone, err := p.engine.zone(p.ID)(ctx)
	if err != nil {
		return false, err
	}
	page, err := p.Redemptions.List(ctx, storage.Query{Filter: storage.And(
		storage.Is("customer_id", customerID), storage.Is("object", string(redemption.ObjectRedemption)), storage.Is("result", "SUCCESS"),
		storage.Where("created_at", storage.OpMoreEqual, calc.DayOf(p.clock.Now(), zone).Begins(zone)))})
	n := 0
	for _, r := range page.Items {
		if r.Channel.Type == redemption.ChannelAutoRedeem {
			n++
		}
	}
	return n >= mostAutoPerDay, err
}
