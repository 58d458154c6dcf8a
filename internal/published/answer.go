package published

import (
	"cmp"
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// Answer is the answer to a redemption or rollback in the making. What it tells besides the outcome is read before the commit, and nothing
// afterwards, so that what was redeemed is never answered with a failure; but see Reward.
type Answer struct {
	shapes *Shapes
	facts  facts
	// Project is as it was up to a second ago.
	Project project.Project
}

// Answer begins an answer.
func (s *Shapes) Answer(ctx context.Context) (*Answer, error) {
	p, err := s.engines.Settings(ctx)
	return &Answer{shapes: s, Project: p}, err
}

// Beside is the redemption.Beside of the request.
func (a *Answer) Beside(of redemption.Answered) (read func(context.Context) error) {
	var ids factIDs
	for i, v := range of.Vouchers {
		record := &of.Records[i]
		ids.tiers, ids.rewards = append(ids.tiers, record.TierID), append(ids.rewards, record.RewardID)
		if v == nil {
			continue
		}
		ids.voucher(v)
		if record.Object == redemption.ObjectRollback {
			ids.campaign(v)
		}
		if !a.shapes.clientSide && (of.Customer == nil || of.Customer.ID != v.HolderID) {
			ids.customers = append(ids.customers, v.HolderID)
		}
	}
	if !a.facts.lack(&ids) {
		return nil
	}
	return func(ctx context.Context) error { return a.facts.read(ctx, a.shapes, ids) }
}

// Redeemed converts a voucher that was redeemed, nil to nil. Its campaign and rules are those that were decided by.
func (a *Answer) Redeemed(v *voucher.Voucher, campaign string, assignments []rule.Assignment, buyer *customer.Customer) any {
	if v == nil {
		return nil
	}
	var rules []rule.Assignment
	for _, one := range assignments {
		if one.RelatedObjectID == v.ID {
			rules = append(rules, one)
		}
	}
	slices.SortFunc(rules, func(x, y rule.Assignment) int {
		return cmp.Or(x.CreatedAt.Compare(y.CreatedAt), cmp.Compare(x.ID, y.ID))
	})
	return a.withHolder(v, a.shapes.voucherWith(a.Project, &a.facts, *v, campaign, rules), buyer)
}

// RolledBack converts a voucher that was taken back, nil to nil.
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

// Tier converts a tier that was redeemed, with the redemption in its totals.
func (a *Answer) Tier(t promotion.Tier, record *redemption.Record) *wire.Tier {
	return new(a.facts.tier(t, record.Totals()))
}

// TierOf converts the tier of a rollback, without what was taken back. It is nil for another record and for a deleted tier.
func (a *Answer) TierOf(record *redemption.Record) *wire.Tier {
	t := a.facts.tiers[record.TierID]
	if t.ID == "" {
		return nil
	}
	return new(a.facts.tier(t, redemption.Totals{}.Minus(record.Totals())))
}

// Reward returns the reward of a record, or nil. What a campaign gives for points is given in a commit of its own, by a job where that does
// not succeed at once. It is the one thing that is read afterwards: what cannot be read is shown like what was not given yet.
func (a *Answer) Reward(ctx context.Context, record redemption.Record, buyer *wire.ShortCustomer) *wire.RedemptionReward {
	w := a.facts.reward(record, buyer)
	_ = a.shapes.givenFor(ctx, &a.facts, record, w)
	return w
}
