package campaigns

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Duplicate makes a campaign under another name with what one gives, when and to whom. The copy is switched off, has no codes, and shares nothing: its
// validation rules, and those of the tiers of a promotion, are copies, too. Earning rules, rewards and tiers of loyalty campaigns, the tiers of
// referral programs and the stacks of promotions stay behind. The dates of a campaign whose end is over are left out. It fails with fault.NotFound, and
// with fault.Duplicate for a name that is taken; then nothing is stored.
func (e *Engine) Duplicate(ctx context.Context, idOrName, name string) (made campaign.Campaign, err error) {
	err = e.deps.Together(ctx, func(ctx context.Context) error {
		from, err := e.Get(ctx, idOrName)
		if err != nil {
			return err
		}
		useSchema := from.UseVoucherSchema
		n := NewCampaign{NewCampaign: campaign.NewCampaign{
			Name: name, Description: from.Description, Type: from.Type, Distribution: from.Distribution, Voucher: from.Voucher, Referral: from.Referral,
			TierExpiration: from.TierExpiration, AutoJoin: from.AutoJoin, JoinOnce: from.JoinOnce, UseVoucherSchema: &useSchema, Validity: from.Validity,
			ActivityDuration: from.ActivityDuration, CategoryID: from.CategoryID, Metadata: from.Metadata, Access: from.Access, Inactive: true,
		}}
		if end := n.Validity.End; !end.IsZero() && !end.After(e.deps.Env.Now()) {
			n.Validity.Start, n.Validity.End = time.Time{}, time.Time{}
		}
		if n.Tiers, err = e.copyTiers(ctx, &from); err != nil {
			return err
		}
		if made, err = e.Create(ctx, n); err != nil {
			return err
		}
		rules, err := e.copyRules(ctx, rule.RelatedCampaign, from.ID)
		if err != nil {
			return err
		}
		for _, id := range rules[from.ID] {
			if _, err := e.deps.Rules.CreateAssignment(ctx, id, rule.Related{Type: rule.RelatedCampaign, ID: made.ID}, false); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return campaign.Campaign{}, err
	}
	return made, nil
}

// copyTiers returns the tiers of a promotion as input, with copies of their rules.
func (e *Engine) copyTiers(ctx context.Context, from *campaign.Campaign) (tiers []promotion.NewTier, err error) {
	if from.Type != campaign.TypePromotion {
		return nil, nil
	}
	found, err := e.deps.Promotions.TiersOf(ctx, from.ID)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(found))
	for i := range found {
		ids[i] = found[i].ID
	}
	rules, err := e.copyRules(ctx, rule.RelatedPromotionTier, ids...)
	for i := range found {
		t := &found[i]
		tiers = append(tiers, promotion.NewTier{
			Name: t.Name, Banner: t.Banner, Discount: t.Discount, Metadata: t.Metadata, Hierarchy: &t.Hierarchy, Inactive: !t.Active, Validity: t.Validity,
			CategoryID: t.CategoryID, RuleIDs: rules[t.ID],
		})
	}
	return tiers, err
}

// copyRules copies the sets of rules that are assigned to targets of a type, and returns the ids of the copies by target. A set of several targets is
// copied once for each.
func (e *Engine) copyRules(ctx context.Context, of rule.RelatedType, ids ...string) (copies map[string][]string, err error) {
	copies = map[string][]string{}
	if len(ids) == 0 {
		return copies, nil
	}
	page, err := e.deps.Rules.ListAssignments(ctx, storage.Query{Filter: storage.And(
		storage.In("related_object_id", ids), storage.Is("related_object_type", string(of)))})
	if err != nil {
		return nil, err
	}
	for _, a := range page.Items {
		r, err := e.deps.Rules.Get(ctx, a.RuleID)
		if err != nil {
			return nil, err
		}
		copied, err := e.deps.Rules.CreateCopy(ctx, r.Definition())
		if err != nil {
			return nil, err
		}
		copies[a.RelatedObjectID] = append(copies[a.RelatedObjectID], copied.ID)
	}
	return copies, nil
}
