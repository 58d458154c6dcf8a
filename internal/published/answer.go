package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// Answer builds the answer to a redemption or rollback from the objects that came with it. Nothing is read after the commit: that
// could fail, and the answer to a committed redemption would be an error; but see Delivered.
type Answer struct {
	shapes *Shapes
	facts  facts
	// Project may be up to a second old.
	Project project.Project
}

// Answer begins an answer.
func (s *Shapes) Answer(ctx context.Context) (*Answer, error) {
	p, err := s.engines.Settings(ctx)
	return &Answer{shapes: s, Project: p}, err
}

// Use has the answer show related objects.
func (a *Answer) Use(r redemption.RelatedObjects) { a.facts = factsOf(r) }

// Redeemed converts a redeemed voucher, nil to nil. campaign is the name of its campaign in the record.
func (a *Answer) Redeemed(v *voucher.Voucher, campaign string, buyer *customer.Customer) any {
	if v == nil {
		return nil
	}
	return a.withHolder(v, a.shapes.voucherWith(a.Project, &a.facts, *v, campaign, a.facts.assignments[v.ID]), buyer)
}

// RolledBack converts the voucher of a rollback, nil to nil.
func (a *Answer) RolledBack(v *voucher.Voucher, buyer *customer.Customer) any {
	if v == nil {
		return nil
	}
	return a.withHolder(v, a.shapes.voucherWith(a.Project, &a.facts, *v, a.facts.campaigns[v.CampaignID].Name, a.facts.rulesOf(v)), buyer)
}

func (a *Answer) withHolder(v *voucher.Voucher, w wire.Voucher, buyer *customer.Customer) wire.Voucher {
	if v.HolderID == "" || a.shapes.clientSide { // the holder is not shown to client-side callers
		return w
	}
	if buyer != nil && buyer.ID == v.HolderID {
		w.Holder = new(a.shapes.Customer(*buyer))
	} else if holder := a.facts.customers[v.HolderID]; holder.ID != "" {
		w.Holder = new(a.shapes.Customer(holder))
	}
	return w
}

// Tier converts a redeemed tier. Its totals include the redemption.
func (a *Answer) Tier(t promotion.Tier, record *redemption.Record) *wire.Tier {
	return new(a.facts.tier(t, record.Totals()))
}

// TierOf converts the tier of a rollback. Its totals exclude the redemption that was rolled back. It returns nil for a
// record without a tier and for a deleted tier.
func (a *Answer) TierOf(record *redemption.Record) *wire.Tier {
	t := a.facts.tiers[record.TierID]
	if t.ID == "" {
		return nil
	}
	return new(a.facts.tier(t, redemption.Totals{}.Minus(record.Totals())))
}

// Reward returns the reward of a record, or nil, as it is before the commit.
func (a *Answer) Reward(record redemption.Record, buyer *wire.ShortCustomer) *wire.RedemptionReward {
	return a.facts.reward(record, buyer)
}

// Delivers reports whether Delivered may have more than Reward of one of the records.
func (a *Answer) Delivers(records []redemption.Record) bool {
	return slices.ContainsFunc(records, func(r redemption.Record) bool {
		reward := a.facts.rewards[r.RewardID].reward
		return reward != nil && reward.Campaign != nil
	})
}

// Delivered returns the reward of a record as it is after the commit. A code or credit for points is delivered in its own commit, by a job
// when the first attempt fails. So it is the only object that is read after the commit. When it cannot be read, the answer is as
// before the delivery.
func (a *Answer) Delivered(ctx context.Context, record redemption.Record, buyer *wire.ShortCustomer) *wire.RedemptionReward {
	w := a.facts.reward(record, buyer)
	_ = a.shapes.givenFor(ctx, &a.facts, record, w)
	return w
}
