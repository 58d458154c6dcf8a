package summary

import (
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Figures are numbers by their names in the published summary. A figure that is missing is 0.
type Figures map[string]int64

// add adds n to one figure. It makes no entry for 0.
func (f Figures) add(name string, n int64) {
	if n != 0 {
		f[name] = saturate.Add(f[name], n)
	}
}

// addAll adds all of other.
func (f Figures) addAll(other Figures) {
	for name, n := range other {
		f.add(name, n)
	}
}

// attempt counts one attempt under a name such as "redemptions", and its success or failure.
func (f Figures) attempt(name string, succeeded bool) {
	f.add(name, 1)
	if succeeded {
		f.add(name+"_succeeded", 1)
	} else {
		f.add(name+"_failed", 1)
	}
}

// The figures of refusals by reason: a prefix, and the key of the reason, as in "redemptions_failed:quantity_exceeded".
const (
	RefusedRedemptions = "redemptions_failed:"
	RefusedValidations = "validations_failed:"
)

// Reasons returns the refusals of a kind, RefusedRedemptions or RefusedValidations, by their keys.
func (f Figures) Reasons(kind string) map[string]int64 {
	reasons := map[string]int64{}
	for name, n := range f {
		if key, ok := strings.CutPrefix(name, kind); ok {
			reasons[key] = n
		}
	}
	return reasons
}

// Day is the figures of a campaign, or of the whole project, for one day.
type Day struct {
	// CampaignID is empty for the whole project.
	CampaignID string
	Day        calc.Day
	Figures    Figures
}

// ID consists of the campaign and the day.
func (d *Day) ID() string { return d.CampaignID + " " + string(d.Day) }

// Kind describes days to a backend.
var Kind = storage.Kind[Day]{
	Name: "campaign_day",
	ID:   (*Day).ID,
	Fields: []storage.Field[Day]{
		storage.String("campaign_id", func(d *Day) string { return d.CampaignID }),
		storage.String("day", func(d *Day) string { return string(d.Day) }).Ordered(),
	},
}

// ArchivedKind describes to a backend the share of days that comes from records which were archived and dropped.
var ArchivedKind = storage.Kind[Day]{Name: "archived_day", ID: Kind.ID, Fields: Kind.Fields}

// The names of the figures of all campaigns, of those with codes, and of each type.
var (
	common = []string{
		"redemptions", "redemptions_succeeded", "redemptions_failed", "rollbacks", "rollbacks_succeeded", "rollbacks_failed",
		"validations", "validations_succeeded", "validations_failed", "orders_amount", "orders_rolledback_amount",
	}
	withCodes = []string{"vouchers_created", "vouchers_deleted", "publications", "publications_succeeded", "publications_failed"}
	discounts = []string{"discounted_amount", "rolledback_discounted_amount"}
	byType    = map[campaign.Type][]string{
		campaign.TypeDiscountCoupons: discounts,
		campaign.TypePromotion:       discounts,
		campaign.TypeGiftVouchers: {
			"created_vouchers_amount", "amount_added", "amount_deleted", "amount_redeemed", "amount_rolledback", "amount_subtracted",
		},
		campaign.TypeLoyaltyProgram: {
			"created_vouchers_points", "points_added", "points_deleted", "points_subtracted", "points_rewarded", "points_redeemed",
			"points_rolledback", "points_expired", "points_transferred_in", "points_transferred_out", "pending_points_added",
			"pending_points_subtracted", "pending_points_activated", "pending_points_canceled",
		},
		campaign.TypeReferralProgram: {"referred_customers"},
	}
)

// Of returns the figures that the summary of a campaign of the type has, zeros included.
func (f Figures) Of(t campaign.Type) Figures {
	result := Figures{}
	groups := [][]string{common, byType[t]}
	if t != campaign.TypePromotion {
		groups = append(groups, withCodes)
	}
	for _, names := range groups {
		for _, name := range names {
			result[name] = f[name]
		}
	}
	return result
}

// Names returns the names of all figures, sorted.
func Names() []string {
	all := slices.Concat(slices.Collect(maps.Values(byType))...)
	all = append(append(all, common...), withCodes...)
	slices.Sort(all)
	return slices.Compact(all)
}

// Sum adds days up.
func Sum(days []Day) Figures {
	total := Figures{}
	for _, d := range days {
		total.addAll(d.Figures)
	}
	return total
}

// merged returns the sum of the figures of d and more. It does not change d.
func (d *Day) merged(more Figures) Figures {
	figures := maps.Clone(d.Figures)
	if figures == nil {
		figures = Figures{}
	}
	figures.addAll(more)
	return figures
}
