package httpapi

import (
	"cmp"
	"context"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// promotionFields are the filters of the validation of promotions. A promotion is the campaign of its tiers.
var promotionFields = listing.Fields{listing.Text("promotion_id").In("campaign_id")}

// validatePromotions lists the tiers that could be redeemed, each alone. With audienceRulesOnly only rules about the
// customer count, and the list is that of a qualification.
func (a *API) validatePromotions(ctx context.Context, r *request, in wire.SingleInput) (w wire.PromotionsValidation, err error) {
	query := r.URL.Query()
	search, err := a.qualifyRequest(ctx, r, in)
	if err != nil {
		return w, err
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return w, err
	}
	within, err := promotionFields.FromQuery(query, listing.Call{Now: a.engine.Env().Now(), Zone: zone})
	if err != nil {
		return w, err
	}
	search.Filter = storage.And(storage.Is("resource_type", string(redemption.RedeemableTier)), within)
	found, trackingID, err := allQualifications(ctx, r, search)
	if err != nil {
		return w, err
	}
	slices.SortStableFunc(found, func(a, b redemption.Qualification) int { return cmp.Compare(a.Tier.Hierarchy, b.Tier.Hierarchy) })
	var entries []redemption.Entry
	var tiers []promotion.Tier
	for _, q := range found {
		e := q.Entry
		if search.Scenario == redemption.ScenarioAll {
			if e, err = a.validateEntry(ctx, r, in, e); err != nil {
				return w, err
			}
		}
		if e.Status == redemption.EntryApplicable && e.Tier != nil {
			entries, tiers = append(entries, e), append(tiers, *e.Tier)
		}
	}
	shapes, err := r.shapes().Tiers(ctx, tiers...)
	if err != nil {
		return w, err
	}
	categories, err := campaignCategories(ctx, r, shapes)
	if err != nil {
		return w, err
	}
	w = wire.PromotionsValidation{Valid: len(entries) > 0, Promotions: make([]wire.TierValidation, len(entries)), TrackingID: trackingID}
	for i := range entries {
		w.Promotions[i] = wire.NewTierValidation(&entries[i], shapes[i], categories[tiers[i].CampaignID], in, trackingID, r.id())
	}
	return w, nil
}

// campaignCategories returns the categories of the campaigns of tiers, by campaign id.
func campaignCategories(ctx context.Context, r *request, tiers []wire.Tier) (map[string]catalog.Category, error) {
	var ids []string
	for _, t := range tiers {
		if t.Campaign != nil {
			ids = append(ids, t.Campaign.CategoryID)
		}
	}
	byID, err := r.shapes().Categories(ctx, ids...)
	of := make(map[string]catalog.Category, len(byID))
	for _, t := range tiers {
		if t.Campaign != nil {
			of[t.CampaignID] = byID[t.Campaign.CategoryID]
		}
	}
	return of, err
}

// validateEntry validates the redeemable of a qualification, which does not check limits of campaigns and other counters.
func (a *API) validateEntry(ctx context.Context, r *request, in wire.SingleInput, e redemption.Entry) (redemption.Entry, error) {
	req, err := a.redemptionRequest(ctx, r, in.About(e.Redeemable.Object, e.Redeemable.ID))
	if err != nil {
		return e, err
	}
	result, err := r.Project.Redemptions.Validate(ctx, req)
	if err != nil {
		return e, err
	}
	return result.Entries[0], nil
}

// qualifyRequest reads the request of a qualification.
func (a *API) qualifyRequest(ctx context.Context, r *request, in wire.SingleInput) (redemption.QualifyRequest, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return redemption.QualifyRequest{}, err
	}
	search, err := in.Search(zone)
	if err != nil {
		return search, err
	}
	search.Caller, search.Scenario = r.caller(), redemption.ScenarioAll
	audience, err := r.Flag("audienceRulesOnly")
	if audience {
		search.Scenario = redemption.ScenarioAudience
	}
	return search, cmp.Or(err, r.mayExplain(search.Explain))
}

// allQualifications reads all pages of a qualification.
func allQualifications(ctx context.Context, r *request, search redemption.QualifyRequest) (found []redemption.Qualification, trackingID string, err error) {
	for {
		page, err := r.Project.Redemptions.Qualify(ctx, search)
		if err != nil {
			return nil, "", err
		}
		found = append(found, page.Items...)
		if search.After = page.Next; !page.More {
			return found, page.TrackingID, nil
		}
	}
}

// sortOrder is a value of the parameter order, with its comparison.
type sortOrder struct {
	word    string
	compare func(a, b *redemption.Qualification) int
}

// textOrder orders by a text, ignoring case.
func textOrder(word string, of func(*redemption.Qualification) string) sortOrder {
	return sortOrder{word, func(a, b *redemption.Qualification) int {
		return cmp.Compare(strings.ToLower(of(a)), strings.ToLower(of(b)))
	}}
}

var voucherOrders = []sortOrder{
	{"created_at", func(a, b *redemption.Qualification) int { return a.CreatedAt.Compare(b.CreatedAt) }},
	{"updated_at", func(a, b *redemption.Qualification) int { return a.Voucher.UpdatedAt.Compare(b.Voucher.UpdatedAt) }},
	textOrder("code", func(q *redemption.Qualification) string { return q.Voucher.Code }),
}

// campaignOrders sort by name for "code", because a campaign has no code.
var campaignOrders = []sortOrder{
	{"created_at", func(a, b *redemption.Qualification) int { return a.CreatedAt.Compare(b.CreatedAt) }},
	{"updated_at", func(a, b *redemption.Qualification) int { return a.Campaign.UpdatedAt.Compare(b.Campaign.UpdatedAt) }},
	textOrder("type", func(q *redemption.Qualification) string { return string(q.Campaign.Type) }),
	textOrder("code", func(q *redemption.Qualification) string { return q.Campaign.Name }),
	textOrder("campaign", func(q *redemption.Qualification) string { return q.Campaign.Name }),
	textOrder("category", func(q *redemption.Qualification) string {
		if len(q.Categories) == 0 {
			return ""
		}
		return q.Categories[0].Name
	}),
}

// findQualifications returns the qualifications for which keep is true, in the order and up to the limit of the query. The default is
// newest first and ten. A nil keep keeps all.
func (a *API) findQualifications(ctx context.Context, r *request, search redemption.QualifyRequest, orders []sortOrder, keep func(*redemption.Qualification) (bool, error),
) ([]redemption.Qualification, string, error) {
	query := r.URL.Query()
	limit, err := examinedLimit(query)
	if err != nil {
		return nil, "", err
	}
	words := make([]string, 0, 2*len(orders))
	for _, o := range orders {
		words = append(words, o.word, "-"+o.word)
	}
	order, err := listing.Choice(query, "order", words...)
	if err != nil {
		return nil, "", err
	}
	if order = cmp.Or(order, "-created_at"); order == "-created_at" && keep == nil {
		search.Limit = limit
		page, err := r.Project.Redemptions.Qualify(ctx, search)
		if err != nil {
			return nil, "", err
		}
		return page.Items, page.TrackingID, nil
	}
	items, trackingID, err := allQualifications(ctx, r, search)
	if err == nil && keep != nil {
		items, err = filterQualifications(items, keep)
	}
	word, down := strings.CutPrefix(order, "-")
	for _, o := range orders {
		if o.word != word {
			continue
		}
		slices.SortStableFunc(items, func(a, b redemption.Qualification) int {
			if down {
				return o.compare(&b, &a)
			}
			return o.compare(&a, &b)
		})
	}
	return items[:min(limit, len(items))], trackingID, err
}

func filterQualifications(items []redemption.Qualification, keep func(*redemption.Qualification) (bool, error)) (left []redemption.Qualification, err error) {
	for i := range items {
		is, err := keep(&items[i])
		if err != nil {
			return nil, err
		}
		if is {
			left = append(left, items[i])
		}
	}
	return left, nil
}

const defaultExamined = 10

func examinedLimit(query url.Values) (int, error) {
	text, err := listing.Single(query, "limit")
	if err != nil || text == "" {
		return defaultExamined, err
	}
	limit, err := strconv.Atoi(text)
	if err != nil || limit < 1 || limit > redemption.MaxQualifications {
		return 0, fault.Query("limit", "must be an integer from 1 to %d (actual value is '%.60s')", redemption.MaxQualifications, text)
	}
	return limit, nil
}

// qualifyVouchers accepts a reward: then only loyalty cards qualify that can be redeemed for it. Other codes are not
// affected.
func (a *API) qualifyVouchers(ctx context.Context, r *request, in wire.SingleInput) (w wire.Examined[wire.QualifiedVoucher], err error) {
	keep, err := a.rewardFilter(ctx, r, in)
	if err != nil {
		return w, err
	}
	in.Reward = nil
	search, err := a.qualifyRequest(ctx, r, in)
	if err != nil {
		return w, err
	}
	search.Filter = storage.Is("resource_type", string(redemption.RedeemableVoucher))
	items, trackingID, err := a.findQualifications(ctx, r, search, voucherOrders, keep)
	if err != nil {
		return w, err
	}
	vouchers := make([]voucher.Voucher, len(items))
	for i, q := range items {
		vouchers[i] = *q.Voucher
	}
	shapes, err := r.shapes().Vouchers(ctx, vouchers...)
	if err != nil {
		return w, err
	}
	found := make([]wire.QualifiedVoucher, len(items))
	for i := range items {
		found[i] = wire.NewQualifiedVoucher(shapes[i], &items[i])
	}
	return wire.NewExamined(a.engine.Env().NewID("qual_"), a.engine.Env().Now(), trackingID, found), nil
}

// rewardFilter returns a filter for loyalty cards that can be redeemed for the reward of a request, or nil without a reward.
// Where the reward pays for an order and the request has no order, all cards pass.
func (a *API) rewardFilter(ctx context.Context, r *request, in wire.SingleInput) (keep func(*redemption.Qualification) (bool, error), err error) {
	switch {
	case in.Reward == nil:
		return nil, nil
	case in.Reward.ID == "":
		return nil, fault.PayloadMissing("reward.id")
	}
	if _, err := r.Project.Loyalty.Reward(ctx, in.Reward.ID); err != nil {
		return nil, err
	}
	return func(q *redemption.Qualification) (bool, error) {
		if q.Voucher == nil || q.Voucher.Loyalty == nil {
			return true, nil
		}
		e, err := a.validateEntry(ctx, r, in, q.Entry)
		waits := e.Err != nil && (e.Err.Key == rule.KeyMissingOrder || e.Err.Key == rule.KeyMissingAmount)
		return e.Status == redemption.EntryApplicable || waits, err
	}, nil
}

func (a *API) qualifyCampaigns(ctx context.Context, r *request, in wire.SingleInput) (w wire.Examined[wire.Campaign], err error) {
	search, err := a.qualifyRequest(ctx, r, in)
	if err != nil {
		return w, err
	}
	search.Campaigns = true
	items, trackingID, err := a.findQualifications(ctx, r, search, campaignOrders, nil)
	if err != nil {
		return w, err
	}
	campaigns := make([]campaign.Campaign, len(items))
	for i, q := range items {
		campaigns[i] = *q.Campaign
	}
	shapes, err := a.campaignShapes(ctx, r, campaigns...)
	return wire.NewExamined(a.engine.Env().NewID("qual_"), a.engine.Env().Now(), trackingID, shapes), err
}
