package summary

import (
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Figures are numbers by the names of the published summary. What is not there is 0.
type Figures map[string]int64

// add adds to one figure; nothing leaves no trace.
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

// attempt counts an attempt of some kind: "redemptions", and whether it succeeded.
func (f Figures) attempt(what string, succeeded bool) {
	f.add(what, 1)
	if succeeded {
		f.add(what+"_succeeded", 1)
	} else {
		f.add(what+"_failed", 1)
	}
}

// Day is what happened in a campaign on one day.
type Day struct {
	CampaignID string
	Day        calc.Day
	Figures    Figures
}

// ID is the campaign and the day.
func (d *Day) ID() string { return d.CampaignID + " " + string(d.Day) }

// Kind describes days to a backend.
var Kind = storage.Kind[Day]{
	Name: "campaign_day",
	ID:   (*Day).ID,
	Fields: []storage.Field[Day]{
		storage.String("campaign_id", func(d *Day) string { return d.CampaignID }),
		storage.String("day", func(d *Day) string { return string(d.Day) }),
	},
}

// names are the figures of all campaigns, of those with codes, and of each type.
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

// Of returns the figures that a summary of campaigns of a type has, zeros included.
func (f Figures) Of(t campaign.Type) Figures {
	shown := Figures{}
	names := [][]string{common, byType[t]}
	if t != campaign.TypePromotion {
		names = append(names, withCodes)
	}
	for _, some := range names {
		for _, name := range some {
			shown[name] = f[name]
		}
	}
	return shown
}

// Names returns the names of all figures that there are, in their order.
func Names() []string {
	all := slices.Concat(slices.Collect(maps.Values(byType))...)
	all = append(append(all, common...), withCodes...)
	slices.Sort(all)
	return slices.Compact(all)
}

// sum adds days up.
func sum(days []Day) Figures {
	total := Figures{}
	for _, d := range days {
		total.addAll(d.Figures)
	}
	return total
}

// merged returns the figures of d and more; d keeps its own.
func (d *Day) merged(more Figures) Figures {
	figures := maps.Clone(d.Figures)
	if figures == nil {
		figures = Figures{}
	}
	figures.addAll(more)
	return figures
}
