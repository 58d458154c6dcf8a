package referral

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// payable returns the loyalty or gift campaign whose cards get a reward; kind is the type of these cards, or empty. It fails with
// an invalid payload.
func payable(ctx context.Context, store campaign.Store, path, idOrName, kind string) (campaign.Campaign, error) {
	c, err := campaign.In(store).Resolve(ctx, idOrName)
	switch {
	case fault.IsNotFound(err):
		return c, fault.Payload(path, "must be the id or name of a campaign (there is none with '%.60s')", idOrName)
	case err != nil:
		return c, err
	case c.Voucher == nil || c.Voucher.Gift == nil && c.Voucher.Loyalty == nil:
		return campaign.Campaign{}, fault.Payload(path, "must be a campaign of gift cards or loyalty cards (campaign %s is of type %s)", c.ID, c.Type)
	case kind != "" && string(c.Voucher.Type) != kind:
		return campaign.Campaign{}, fault.Payload(path, "must be a campaign whose codes are of type %s (those of %s are of type %s)", kind, c.ID, c.Voucher.Type)
	}
	return c, nil
}

// CheckProgram refuses a program whose reward cannot be given to referees, and completes the id and name of the reward's campaign.
func (i Internals) CheckProgram(ctx context.Context, p *campaign.ReferralProgram) error {
	if p == nil || p.RewardType == "" || p.RewardCampaignID == "" && p.RewardCampaign == "" {
		return nil
	}
	name := p.RewardCampaignID
	if name == "" {
		name = p.RewardCampaign
	}
	c, err := payable(ctx, i.engine.store, "referral_program.referee_reward.related_object_parent", name, p.RewardType)
	if err == nil {
		p.RewardCampaignID, p.RewardCampaign = c.ID, c.Name
	}
	return err
}

// giveReward does a job: it gives a reward that is due. A refusal is recorded; any other error makes the job run again.
func (e *Engine) giveReward(ctx context.Context, job rewardJob, _ asyncaction.Delivery) error {
	settings, err := voucher.InternalsOf(e.vouchers).Settings(ctx)
	if err != nil {
		return err
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		r, err := tx.ReferralRewards().Update(ctx, job.RewardID, func(*Reward) error { return nil })
		if err != nil || r.Status != RewardDue {
			return err
		}
		return e.give(ctx, tx, settings, r)
	})
	refusal, refused := fault.As(err)
	if !refused {
		return err
	}
	_, err = e.store.ReferralRewards().Update(ctx, job.RewardID, func(r *Reward) error {
		if r.Status == RewardDue {
			r.Status, r.Refusal, r.SettledAt = RewardRefused, refusal.Error(), e.env.Now()
		}
		return nil
	})
	if fault.IsNotFound(err) {
		return nil // the project was erased
	}
	return err
}

func (e *Engine) give(ctx context.Context, tx Store, settings voucher.Settings, r Reward) error {
	c, err := tx.Customers().Get(ctx, r.CustomerID)
	if err != nil {
		return err
	}
	made, card, err := voucher.In(e.vouchers, tx, settings).Credit(ctx, voucher.Credit{
		CustomerID: c.ID, CampaignID: r.Gives.CampaignID, Amount: r.Gives.Amount, Source: "SYSTEM", Reason: "Referral reward",
	})
	if err != nil {
		return err
	}
	r, err = tx.ReferralRewards().Update(ctx, r.ID, func(r *Reward) error {
		r.Status, r.TransactionID, r.SettledAt = RewardGiven, made.ID, made.CreatedAt
		return nil
	})
	if err != nil {
		return err
	}
	data := map[string]any{
		customer.Kind.Name: c, voucher.Kind.Name: card, voucher.TransactionKind.Name: made, TierKind.Name: nil, RewardKind.Name: r,
	}
	if err := withCampaign(ctx, tx, r.CampaignID, data); err != nil {
		return err
	}
	if err := withCause(ctx, tx, r, data); err != nil {
		return err
	}
	return e.record(ctx, tx, referralEvent{
		kind: EventRewarded, entity: RewardKind.Name, id: r.ID, customerID: c.ID, campaignID: r.CampaignID, data: data,
	})
}

// withCause adds the cause of a reward to the data of its event: the tier, and the redemption or the custom event of the
// conversion.
func withCause(ctx context.Context, tx Store, r Reward, data map[string]any) error {
	if r.TierID != "" {
		t, err := tx.ReferralTiers().Get(ctx, r.TierID)
		if err == nil {
			data[TierKind.Name] = t
		} else if !fault.IsNotFound(err) {
			return err
		}
	}
	h, err := tx.Holders().Get(ctx, r.HolderID)
	if err != nil {
		if fault.IsNotFound(err) {
			return nil
		}
		return err
	}
	if h.CauseType == byRedemption {
		record, err := tx.Redemptions().Get(ctx, h.CauseID)
		if err == nil {
			data["redemption"] = record
		} else if !fault.IsNotFound(err) {
			return err
		}
		return nil
	}
	happened, err := tx.Events().Get(ctx, h.CauseID)
	if err != nil {
		if fault.IsNotFound(err) {
			return nil
		}
		return err
	}
	custom, err := customevent.Read(happened)
	if err == nil {
		data["event"] = custom
	}
	return err
}
