package httpapi

import (
	"context"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

// campaignList is the specification of the list without the filters that need other tables: names of categories, and
// statuses.
var campaignList = listing.Spec[campaign.Campaign]{
	Kind: campaign.Kind, Total: true, Order: []string{"-created_at", "updated_at"},
	Fields: listing.Fields{
		listing.Text("campaigns").In("name"), listing.Text("campaigns_id").In("id"), listing.State("active", activeStates),
		listing.Bool("is_referral_code"), listing.Enum("voucher_type", "GIFT_VOUCHER", "DISCOUNT_VOUCHER", "LOYALTY_CARD"),
		listing.Enum("type", append(campaignTypes, "BULK")...).Through(bulk),
		listing.Text("category_ids").In("category_id"), listing.Time("created_date").In("created_at"), listing.Time("updated_at"),
		listing.Time("start_date"), listing.Time("expiration_date"), listing.Text("validity_timeframe").BeginningAt("start_date"),
		listing.List("validity_day_of_week"), listing.Custom("metadata"),
	},
}

var (
	campaignTypes    = []string{"AUTO_UPDATE", "STATIC", "STANDALONE"}
	campaignStatuses = []string{"DONE", "IN_PROGRESS", "FAILED", "DRAFT", "MODIFYING"}
)

// bulk replaces the value BULK in a condition by the types that it means: AUTO_UPDATE and STATIC.
func bulk(c storage.Condition) storage.Filter {
	var values []any
	for _, v := range c.Values {
		if v == "BULK" {
			values = append(values, "AUTO_UPDATE", "STATIC")
		} else {
			values = append(values, v)
		}
	}
	c.Values = values
	return storage.Filter{Where: &c}
}

func (a *API) listCampaigns(ctx context.Context, r *request) (wire.List[wire.Campaign], error) {
	return a.campaignsWithin(ctx, r, storage.Filter{})
}

// campaignsWithin answers the list of the campaigns that match a filter.
func (a *API) campaignsWithin(ctx context.Context, r *request, narrow storage.Filter) (list wire.List[wire.Campaign], err error) {
	query := r.URL.Query()
	names := nameConditions{ctx: ctx, r: r}
	within, err := names.campaignShortcuts(query)
	if err != nil {
		return list, err
	}
	within = storage.And(narrow, within)
	expand, err := listing.Choice(query, "expand", "category", "access_settings_assignments")
	if err != nil {
		return list, err
	}
	spec := campaignList
	spec.Fields = append(spec.Fields[:len(spec.Fields):len(spec.Fields)], names.categories(), names.campaignStatus(),
		listing.State("status", names.campaignStates()))
	load := func(ctx context.Context, q storage.Query) (page storage.Page[campaign.Campaign], err error) {
		if names.err != nil {
			return page, names.err
		}
		return r.Project.Campaigns.List(ctx, q)
	}
	return listPage(ctx, a, r, spec, "campaigns", within, load, func(page []campaign.Campaign) ([]wire.Campaign, error) {
		shapes, err := a.campaignShapes(ctx, r, page...)
		for i := range shapes {
			if expand != "category" {
				shapes[i].Categories = []wire.Category{}
			}
		}
		return shapes, err
	})
}

// campaignShortcuts reads the parameters that filter by one value of a property.
func (n *nameConditions) campaignShortcuts(query url.Values) (within storage.Filter, err error) {
	kind, err := listing.Choice(query, "campaign_type", "PROMOTION", "GIFT_VOUCHERS", "REFERRAL_PROGRAM", "DISCOUNT_COUPONS", "LOYALTY_PROGRAM")
	if err != nil {
		return within, err
	}
	if kind != "" {
		within = storage.Is("campaign_type", kind)
	}
	status, err := listing.Choice(query, "campaign_status", campaignStatuses...)
	if err != nil {
		return within, err
	}
	if status != "" {
		within = storage.And(within, n.withStatus(status))
	}
	access, err := accessFilter(query)
	if err != nil {
		return within, err
	}
	within = storage.And(within, access)
	referral, given, err := listing.Flag(query, "is_referral_code")
	if given {
		within = storage.And(within, storage.Is("is_referral_code", referral))
	}
	return within, err
}

// accessKey matches access_settings[filter][areas_ids], with or without an index.
var accessKey = regexp.MustCompile(`^access_settings\[filter\]\[(areas_ids|area_stores_ids|area_all_stores_ids)\](\[\d*\])?$`)

// accessFilter returns the condition for campaigns that can be used in any of the areas and stores of the query.
func accessFilter(query url.Values) (storage.Filter, error) {
	lists := map[string]*[]string{}
	var access campaign.AccessSettings
	lists["areas_ids"], lists["area_stores_ids"], lists["area_all_stores_ids"] = &access.Areas, &access.AreaStores, &access.AreaAllStores
	for key, values := range query {
		if !strings.HasPrefix(key, "access_settings") {
			continue
		}
		parts := accessKey.FindStringSubmatch(key)
		if parts == nil {
			return storage.Filter{}, fault.Query("access_settings", "must be access_settings[filter] with areas_ids, area_stores_ids or area_all_stores_ids (actual key is '%.100s')", key)
		}
		list := lists[parts[1]]
		*list = append(*list, values...)
	}
	words := access.Words()
	if len(words) == 0 {
		return storage.Filter{}, nil
	}
	slices.Sort(words)
	if slices.ContainsFunc(words, func(w string) bool { return !storage.ValidText(w) }) {
		return storage.Filter{}, fault.Query("access_settings", "must be UTF-8 text without NUL characters")
	}
	return storage.In("access", words), nil
}

// campaignStatus filters by the status of the generation of a campaign's codes.
func (n *nameConditions) campaignStatus() listing.Field {
	return listing.Enum("campaign_status", campaignStatuses...).Through(func(c storage.Condition) storage.Filter {
		var words []string
		for _, status := range campaignStatuses { // every campaign has one of them
			held := storage.Condition{Field: "generation_status", Op: c.Op, Values: c.Values}
			if campaign.ProgressKind.Match(storage.Filter{Where: &held}, &campaign.Progress{Generation: campaign.Status(status)}) {
				words = append(words, status)
			}
		}
		return n.withStatus(words...)
	})
}

// withStatus returns the condition for campaigns with one of the statuses. Most campaigns are done, so only the ids of the
// others are looked up.
func (n *nameConditions) withStatus(words ...string) storage.Filter {
	done := slices.Contains(words, string(campaign.StatusDone))
	var lookedUp []campaign.Status
	for _, word := range campaignStatuses {
		if word != string(campaign.StatusDone) && slices.Contains(words, word) != done {
			lookedUp = append(lookedUp, campaign.Status(word))
		}
	}
	var ids []string
	if len(lookedUp) > 0 {
		var err error
		ids, err = n.r.Project.Campaigns.WithStatus(n.ctx, lookedUp...)
		n.keep(err)
	}
	f := storage.In("id", ids)
	if done {
		f.Where.Op = storage.OpIsNot
	}
	return f
}

// campaignStates are the states of the filter "status".
func (n *nameConditions) campaignStates() listing.States {
	status := func(s campaign.Status) func(time.Time) storage.Filter {
		return func(time.Time) storage.Filter { return n.withStatus(string(s)) }
	}
	return listing.States{
		"$active":      activeStates["$active"],
		"$expired":     activeStates["$expired"],
		"$failed":      status(campaign.StatusFailed),
		"$in_progress": status(campaign.StatusInProgress),
		"$before_start": func(now time.Time) storage.Filter {
			return storage.Where("start_date", storage.OpMore, now)
		},
	}
}
