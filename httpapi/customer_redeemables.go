package httpapi

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// redeemableList is the specification of the list without the fields that depend on the customer: the ids of holdings, the
// roles, and the time since which a code is held.
var redeemableList = listing.Spec[voucher.Voucher]{
	Kind: voucher.Kind, Style: listing.StyleStartingAfterID, Order: []string{"-id"}, Total: true,
	Fields: listing.Fields{
		listing.Text("redeemable_id").In("id"), listing.Text("campaign_id"),
		listing.Enum("voucher_type", "GIFT_VOUCHER", "DISCOUNT_VOUCHER", "LOYALTY_CARD").In("type"),
		listing.Enum("redeemable_object", "voucher").In("type").Through(oneOf(map[string]storage.Filter{"voucher": {}})),
		listing.Enum("campaign_type", heldCampaignTypes...).In("type").Through(ofCampaignTypes),
	},
}

// heldCampaignTypes are the types of campaigns that have codes.
var heldCampaignTypes = []string{
	string(campaign.TypeLoyaltyProgram), string(campaign.TypeGiftVouchers), string(campaign.TypeDiscountCoupons), string(campaign.TypeReferralProgram),
}

// idCondition converts a condition on the id of a holding to one on the id of its code.
func (h holding) idCondition(c storage.Condition) storage.Filter {
	c.Values = slices.Clone(c.Values)
	for i, v := range c.Values {
		if text, isText := v.(string); isText {
			if id, ok := h.voucherID(text); ok {
				c.Values[i] = id
			}
		}
	}
	return storage.Filter{Where: &c}
}

// oneOf replaces a condition on a property that is not stored by the conditions that its values mean.
func oneOf(meaning map[string]storage.Filter) func(storage.Condition) storage.Filter {
	return func(c storage.Condition) storage.Filter {
		var meant []storage.Filter
		for value, f := range meaning {
			if satisfies(c, value) {
				meant = append(meant, storage.And(storage.Where("id", storage.OpHasValue), f))
			}
		}
		if len(meant) == 0 {
			return storage.In[string]("id", nil)
		}
		return storage.Or(meant...)
	}
}

// ofCampaignTypes replaces a condition on the type of the campaign by one on the code, whose type follows from that of its
// campaign. A code without a campaign has no campaign type.
func ofCampaignTypes(c storage.Condition) storage.Filter {
	is := func(t campaign.VoucherType) storage.Filter {
		return storage.And(storage.Where("campaign_id", storage.OpHasValue), storage.Is("type", string(t)), storage.Is("is_referral_code", false))
	}
	f := oneOf(map[string]storage.Filter{
		string(campaign.TypeLoyaltyProgram): is(campaign.VoucherLoyalty), string(campaign.TypeGiftVouchers): is(campaign.VoucherGift),
		string(campaign.TypeDiscountCoupons): is(campaign.VoucherDiscount),
		string(campaign.TypeReferralProgram): storage.And(storage.Where("campaign_id", storage.OpHasValue), storage.Is("is_referral_code", true)),
	})(c)
	if satisfies(c, "") {
		f = storage.Or(f, storage.Where("campaign_id", storage.OpIsUnknown))
	}
	return f
}

// satisfies reports whether a text meets a condition. The empty text means no value.
func satisfies(c storage.Condition, value string) bool {
	k := storage.Kind[string]{Fields: []storage.Field[string]{storage.String("value", func(s *string) string { return *s })}}
	c.Field = "value"
	return k.Match(storage.Filter{Where: &c}, &value)
}

func (a *API) listCustomerRedeemables(ctx context.Context, r *request) (list wire.List[wire.RedeemableHolder], err error) {
	c, err := r.Project.Customers.Customer(ctx, r.Path("customerId"))
	if err != nil {
		return list, err
	}
	since, err := holdings(ctx, r, c.ID)
	if err != nil {
		return list, err
	}
	spec := redeemableList
	held, referee := storage.Is("holder_id", c.ID), storage.In("id", since.referralCodeIDs())
	spec.Fields = append(slices.Clip(spec.Fields), listing.Time("created_at").Through(since.sinceCondition), listing.Text("id").Through(since.idCondition),
		listing.Enum("holder_role", wire.RoleOwner, wire.RoleReferee, wire.RoleReferrer).In("type").Through(oneOf(map[string]storage.Filter{
			wire.RoleOwner:    storage.And(held, storage.Is("is_referral_code", false)),
			wire.RoleReferrer: storage.And(held, storage.Is("is_referral_code", true)),
			wire.RoleReferee:  referee,
		})))

	query := r.URL.Query()
	last, err := listing.Single(query, "starting_after_id")
	if err != nil {
		return list, err
	}
	if last != "" {
		id, ok := since.voucherID(last)
		if !ok {
			return list, fault.Query("starting_after_id", "must be the id of an item of the list, which begins with rh_ (actual value is '%.60s')", last)
		}
		query.Set("starting_after_id", id)
	}
	within := *r
	within.Request = r.Clone(ctx)
	within.URL.RawQuery = query.Encode()
	list, err = listPage(ctx, a, &within, spec, "data", storage.Or(held, referee), r.Project.Vouchers.List,
		func(page []voucher.Voucher) ([]wire.RedeemableHolder, error) {
			return a.holderShapes(ctx, r, since, page)
		})
	if list.NextStart != "" {
		list.NextStart = since.holderID(list.NextStart)
	}
	return list, err
}

// holding has the time since which a customer holds each published code, and the referral codes by which they joined.
type holding struct {
	since    map[string]time.Time
	assigned map[string]referral.Holder
}

func holdings(ctx context.Context, r *request, customerID string) (h holding, err error) {
	page, err := r.Project.Vouchers.Publications(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", customerID), storage.Is("result", "SUCCESS")), Order: []storage.Order{{Field: "created_at", Desc: true}},
	})
	if err != nil {
		return h, err
	}
	h = holding{since: map[string]time.Time{}, assigned: map[string]referral.Holder{}}
	for _, p := range page.Items {
		for _, id := range p.VoucherIDs {
			h.since[id] = p.CreatedAt
		}
	}
	assigned, err := r.Project.Referrals.Assigned(ctx, customerID)
	for _, a := range assigned {
		h.since[a.VoucherID], h.assigned[a.VoucherID] = a.CreatedAt, a
	}
	return h, err
}

// referralCodeIDs returns the ids of the referral codes by which the customer joined.
func (h holding) referralCodeIDs() []string { return slices.Sorted(maps.Keys(h.assigned)) }

// voucherID returns the id of the code of a holding, or false when the id is not one of a holding.
func (h holding) voucherID(holderID string) (string, bool) {
	for id, a := range h.assigned {
		if a.ID == holderID {
			return id, true
		}
	}
	return wire.HeldVoucherID(holderID)
}

// holderID returns the id of the holding of a code.
func (h holding) holderID(voucherID string) string {
	if a, ok := h.assigned[voucherID]; ok {
		return a.ID
	}
	return wire.HolderID(voucherID)
}

// heldSince returns the time since which a code is held: its creation when it was never published.
func (h holding) heldSince(v *voucher.Voucher) time.Time {
	if at, ok := h.since[v.ID]; ok {
		return at
	}
	return v.CreatedAt
}

// sinceCondition replaces a condition on the time since which a code is held.
func (h holding) sinceCondition(c storage.Condition) storage.Filter {
	k := storage.Kind[time.Time]{Fields: []storage.Field[time.Time]{storage.Time("created_at", func(t *time.Time) time.Time { return *t })}}
	var published, begun []any
	for id, at := range h.since {
		published = append(published, id)
		if k.Match(storage.Filter{Where: &c}, &at) {
			begun = append(begun, id)
		}
	}
	return storage.Or(storage.Where("id", storage.OpIs, begun...), storage.And(storage.Where("id", storage.OpIsNot, published...), storage.Filter{Where: &c}))
}

func (a *API) holderShapes(ctx context.Context, r *request, since holding, page []voucher.Voucher) ([]wire.RedeemableHolder, error) {
	vouchers, err := r.shapes().Vouchers(ctx, page...)
	if err != nil {
		return nil, err
	}
	var ids []string
	for i := range page {
		ids = append(ids, page[i].CampaignID)
	}
	campaigns, err := r.Project.Campaigns.ByID(ctx, published.Distinct(ids)...)
	if err != nil {
		return nil, err
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return nil, err
	}
	now := a.engine.Env().Now()
	shapes := make([]wire.RedeemableHolder, len(page))
	for i := range page {
		v := page[i]
		var of *campaign.Campaign
		if c, ok := campaigns[v.CampaignID]; ok {
			of = &c
		}
		shapes[i] = wire.NewRedeemableHolder(v, since.heldSince(&v), of, vouchers[i], v.WalletStatus(of, now, zone))
		if assigned, ok := since.assigned[v.ID]; ok {
			shapes[i].Holder = wire.NewHolder(assigned)
		}
	}
	return shapes, nil
}
