package httpapi

import (
	"context"
	"net/url"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// publicationList is the specification of the list without the filter campaign_name, which needs the campaigns.
var publicationList = listing.Spec[voucher.Publication]{
	Kind: voucher.PublicationKind, MaxPage: 1000, Total: true,
	Order: []string{"-created_at", "id", "voucher_code", "tracking_id", "customer_id", "channel"},
	Fields: listing.Fields{
		listing.Text("failure_code"), listing.Enum("result", "SUCCESS", "FAILURE"), listing.Text("customer_id"),
		listing.Enum("voucher_type", "discount", "gift", "loyalty").Through(typeOfVoucher), listing.Bool("is_referral_code"),
		listing.Text("parent_object_id").In("campaign_id"), listing.Text("related_object_id").In("voucher_ids"), listing.Text("source_id"),
	},
}

// voucherTypes maps the values of the filter voucher_type to types of vouchers.
var voucherTypes = map[string]campaign.VoucherType{
	"discount": campaign.VoucherDiscount, "gift": campaign.VoucherGift, "loyalty": campaign.VoucherLoyalty,
}

func typeOfVoucher(c storage.Condition) storage.Filter {
	values := make([]any, len(c.Values))
	for i, v := range c.Values {
		values[i] = v
		if word, isText := v.(string); isText {
			values[i] = string(voucherTypes[word])
		}
	}
	c.Values = values
	return storage.Filter{Where: &c}
}

func (a *API) listPublications(ctx context.Context, r *request) (list wire.List[wire.Publication], err error) {
	within, err := publicationShortcuts(ctx, r, r.URL.Query())
	if err != nil {
		return list, err
	}
	names := nameConditions{ctx: ctx, r: r}
	spec := publicationList
	spec.Fields = names.publicationFields()
	load := func(ctx context.Context, q storage.Query) (storage.Page[voucher.Publication], error) {
		if names.err != nil {
			return storage.Page[voucher.Publication]{}, names.err
		}
		return r.Project.Vouchers.Publications(ctx, q)
	}
	return listPage(ctx, a, r, spec, "publications", within, load,
		func(page []voucher.Publication) ([]wire.Publication, error) { return a.publicationShapes(ctx, r, page) })
}

// publicationFields returns the fields by which publications can be filtered, with the name of the campaign.
func (n *nameConditions) publicationFields() listing.Fields {
	campaigns := byName(n, "campaign_name", "campaign_id", n.r.Project.Campaigns.List, func(c campaign.Campaign) string { return c.ID })
	return append(slices.Clone(publicationList.Fields), campaigns)
}

// publicationShortcuts reads the parameters that filter by one value of a property. An object that does not exist gives an
// empty list.
func publicationShortcuts(ctx context.Context, r *request, query url.Values) (within storage.Filter, err error) {
	for _, parameter := range []struct {
		name  string
		words []string
		meant func(value string) (storage.Filter, error)
	}{
		{name: "campaign", meant: func(value string) (storage.Filter, error) {
			c, err := r.Project.Campaigns.Get(ctx, value)
			return idOr("campaign_id", c.ID, value, err)
		}},
		{name: "customer", meant: func(value string) (storage.Filter, error) {
			c, err := r.Project.Customers.Customer(ctx, value)
			return idOr("customer_id", c.ID, value, err)
		}},
		{name: "voucher", meant: func(value string) (storage.Filter, error) {
			v, err := r.Project.Vouchers.Get(ctx, value)
			return idOr("voucher_ids", v.ID, value, err)
		}},
		{name: "result", words: []string{"SUCCESS", "FAILURE"}, meant: func(value string) (storage.Filter, error) {
			return storage.Is("result", value), nil
		}},
		{name: "voucher_type", words: []string{"discount", "gift", "loyalty"}, meant: func(value string) (storage.Filter, error) {
			return storage.Is("voucher_type", string(voucherTypes[value])), nil
		}},
		{name: "source_id", meant: func(value string) (storage.Filter, error) { return storage.Is("source_id", value), nil }},
	} {
		var value string
		if parameter.words != nil {
			value, err = listing.Choice(query, parameter.name, parameter.words...)
		} else {
			value, err = listing.Single(query, parameter.name)
		}
		if err != nil {
			return within, err
		}
		if value == "" {
			continue
		}
		one, err := parameter.meant(value)
		if err != nil {
			return within, err
		}
		within = storage.And(within, one)
	}
	// false does not filter: the published API has this parameter as true alone.
	referral, _, err := listing.Flag(query, "is_referral_code")
	if referral {
		within = storage.And(within, storage.Is("is_referral_code", true))
	}
	return within, err
}
