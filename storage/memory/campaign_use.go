package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

var _ campaigns.Store = (*Project)(nil)

// CampaignUses returns what is used of campaigns.
func (p *Project) CampaignUses(ctx context.Context, ids ...string) ([]campaigns.Use, error) {
	found, err := p.Campaigns().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	if err != nil {
		return nil, err
	}
	return p.usesOf(ctx, found.Items)
}

// CampaignsRunningOut returns what is used of campaigns that end, or may be used up.
func (p *Project) CampaignsRunningOut(ctx context.Context, now, soon time.Time, limit int) ([]campaigns.Use, error) {
	found, err := p.Campaigns().List(ctx, storage.Query{Filter: storage.And(storage.Is("active", true), campaign.Kept,
		storage.Or(storage.Where("expiration_date", storage.OpIsUnknown), storage.Where("expiration_date", storage.OpMoreEqual, now)))})
	if err != nil {
		return nil, err
	}
	running := found.Items
	slices.SortFunc(running, func(a, b campaign.Campaign) int {
		if aEnds, bEnds := !a.Validity.End.IsZero(), !b.Validity.End.IsZero(); aEnds != bEnds {
			if aEnds {
				return -1
			}
			return 1
		}
		return cmp.Or(a.Validity.End.Compare(b.Validity.End), b.CreatedAt.Compare(a.CreatedAt), strings.Compare(b.ID, a.ID))
	})
	uses, err := p.usesOf(ctx, running[:min(limit, len(running))])
	return slices.DeleteFunc(uses, func(u campaigns.Use) bool {
		return !u.OutOfCodes && len(u.Rules) == 0 && (u.End.IsZero() || u.End.After(soon))
	}), err
}

func (p *Project) usesOf(ctx context.Context, all []campaign.Campaign) ([]campaigns.Use, error) {
	s, err := p.read(ctx)
	if err != nil {
		return nil, err
	}
	uses := make([]campaigns.Use, len(all))
	for i, c := range all {
		use := &uses[i]
		*use = campaigns.Use{CampaignID: c.ID, Name: c.Name, End: c.Validity.End}
		days, err := p.RedemptionTotals().List(ctx, storage.Query{Filter: storage.Is("subject_id", c.ID)})
		if err != nil {
			return nil, err
		}
		for _, day := range days.Items {
			use.Totals = use.Totals.Plus(day.Totals)
		}
		assigned, err := p.RuleAssignments().List(ctx, storage.Query{Filter: rule.AssignedTo(rule.Related{Type: rule.RelatedCampaign, ID: c.ID})})
		if err != nil {
			return nil, err
		}
		for _, a := range assigned.Items {
			set, err := p.Rules().Get(ctx, a.RuleID)
			if err != nil && !fault.IsNotFound(err) {
				return nil, err
			}
			if err == nil {
				use.Rules = append(use.Rules, set)
			}
		}
		progress, err := p.CampaignProgress().Get(ctx, c.ID)
		if err != nil && !fault.IsNotFound(err) {
			return nil, err
		}
		use.Codes = progress.VouchersCount
		if use.Codes > 0 && c.Distribution != campaign.DistributionAutoUpdate {
			use.OutOfCodes = !hasCode(s, c.ID, use.Codes == 1)
		}
	}
	return uses, nil
}

// hasCode reports whether a campaign has a code that can be published or, when it has one code only, redeemed.
func hasCode(s *space, campaignID string, only bool) (found bool) {
	field := unpublished.Name
	if only {
		field = "campaign_id"
	}
	voucherTable.each(s, voucherTable.index(field), campaignID, func(v *voucher.Voucher) bool {
		found = !only || v.DeletedAt.IsZero() && !v.Exhausted()
		return !found
	})
	return found
}
