package httpapi

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// voucherList is the specification of the list without the filter by names of categories, because vouchers have their ids
// alone.
var voucherList = listing.Spec[voucher.Voucher]{
	Kind: voucher.Kind, MaxPage: 99, Total: true, Order: []string{"-created_at", "updated_at", "code"}, Between: []string{"created_at", "updated_at"},
	Fields: listing.Fields{
		listing.Text("code"), listing.Text("vouchers").In("code"), listing.Text("campaign_ids").In("campaign_id"),
		listing.Text("category_ids").In("category_id"), listing.Time("created_at"), listing.Time("created_date").In("created_at"),
		listing.Time("updated_at"), listing.Time("start_date"), listing.Time("expiration_date"),
		listing.Bool("active").With(activeStates), listing.State("redemption_status", redemptionStates),
		listing.Number("redemption.quantity"), listing.Number("redemption.redeemed_quantity"),
		listing.List("validity_day_of_week"), listing.Text("validity_timeframe").BeginningAt("start_date"),
		listing.Text("holder_id"), listing.Text("published_for_customer_id").In("holder_id"),
		listing.Bool("is_referral_code"), listing.Custom("metadata"),
	},
}

// activeStates are the states of campaigns and vouchers by their switch and validity.
var activeStates = listing.States{
	"$enabled":  func(time.Time) storage.Filter { return storage.Is("active", true) },
	"$disabled": func(time.Time) storage.Filter { return storage.Is("active", false) },
	"$expired":  func(now time.Time) storage.Filter { return storage.Where("expiration_date", storage.OpLess, now) },
	"$active": func(now time.Time) storage.Filter {
		return storage.And(storage.Is("active", true), hasBegun(now), isNotOver(now))
	},
}

func hasBegun(now time.Time) storage.Filter {
	return storage.Or(storage.Where("start_date", storage.OpIsUnknown), storage.Where("start_date", storage.OpLessEqual, now))
}

func isNotOver(now time.Time) storage.Filter {
	return storage.Or(storage.Where("expiration_date", storage.OpIsUnknown), storage.Where("expiration_date", storage.OpMoreEqual, now))
}

var redemptionStates = listing.States{
	"$redeemed": func(time.Time) storage.Filter {
		return storage.Where("redemption.redeemed_quantity", storage.OpMore, int64(0))
	},
	"$redeemable": func(time.Time) storage.Filter { return storage.Is("exhausted", false) },
}

func (a *API) listVouchers(ctx context.Context, r *request) (list wire.List[wire.Voucher], err error) {
	within, err := voucherShortcuts(ctx, r)
	if err != nil {
		return list, err
	}
	names := nameConditions{ctx: ctx, r: r}
	spec := voucherList
	p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
	if err != nil {
		return list, err
	}
	spec.Fields = names.voucherFields(p.CaseSensitiveCodes)
	load := func(ctx context.Context, q storage.Query) (page storage.Page[voucher.Voucher], err error) {
		if names.err != nil {
			return page, names.err
		}
		return r.Project.Vouchers.List(ctx, q)
	}
	return listPage(ctx, a, r, spec, "vouchers", within, load,
		func(page []voucher.Voucher) ([]wire.Voucher, error) { return r.shapes().Vouchers(ctx, page...) })
}

// voucherFields returns the fields by which vouchers can be filtered, with the names of categories.
func (n *nameConditions) voucherFields(caseSensitive bool) listing.Fields {
	fields := append(slices.Clone(voucherList.Fields), n.categories())
	for i, f := range fields {
		if f.Of == "code" && !caseSensitive {
			fields[i] = f.Through(upperCase)
		}
	}
	return fields
}

// upperCase converts the codes of a condition to upper case, as they are stored in projects that ignore case.
func upperCase(c storage.Condition) storage.Filter {
	values := make([]any, len(c.Values))
	for i, v := range c.Values {
		values[i] = v
		if text, isText := v.(string); isText {
			values[i] = strings.ToUpper(text)
		}
	}
	c.Values = values
	return storage.Filter{Where: &c}
}

// voucherShortcuts reads the parameters that filter by one value of a property. An object that does not exist gives an empty
// list.
func voucherShortcuts(ctx context.Context, r *request) (within storage.Filter, err error) {
	query := r.URL.Query()
	for _, parameter := range []struct {
		name  string
		meant func(value string) (storage.Filter, error)
	}{
		{"campaign", func(value string) (storage.Filter, error) {
			c, err := r.Project.Campaigns.Get(ctx, value)
			return idOr("campaign_id", c.ID, value, err)
		}},
		{"campaign_id", func(value string) (storage.Filter, error) { return storage.Is("campaign_id", value), nil }},
		{"category", func(value string) (storage.Filter, error) {
			c, err := r.Project.Catalog.ResolveCategory(ctx, "", value)
			if fault.IsNotFound(err) {
				c, err = r.Project.Catalog.ResolveCategory(ctx, value, "")
			}
			return idOr("category_id", c.ID, value, err)
		}},
		{"customer", func(value string) (storage.Filter, error) {
			c, err := r.Project.Customers.Customer(ctx, value)
			return idOr("holder_id", c.ID, value, err)
		}},
		{"code", func(value string) (storage.Filter, error) {
			v, err := r.Project.Vouchers.Get(ctx, value)
			return idOr("code", v.Code, value, err)
		}},
	} {
		value, err := listing.Single(query, parameter.name)
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
	ids, err := listing.Several(query, "ids")
	if len(ids) > 0 {
		within = storage.And(within, storage.In("id", ids))
	}
	return within, err
}
