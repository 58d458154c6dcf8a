package httpapi

import (
	"context"
	"net/url"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

var redemptionList = listing.Spec[redemption.Record]{
	Kind: redemption.RecordKind, Total: true, MaxPage: 99,
	Order:   []string{"-created_at", "id", "voucher_code", "tracking_id", "customer_id"},
	Between: []string{"created_at"},
	Fields: listing.Fields{
		listing.Text("id"), listing.Text("voucher_code"), listing.Text("related_object_id"),
		listing.Text("related_object_parent_id").In("campaign_id"), listing.Text("parent_redemption_id"),
		// Imported records may have resource_not_found where Punchcard writes not_found.
		listing.Text("failure_code").Through(byFailure),
		listing.Enum("result", "SUCCESS", "FAILURE"), listing.Enum("object", "redemption", "redemption_rollback"),
		listing.Text("customer_id"), listing.Text("campaign_name"), listing.Text("user_login"), listing.Time("created_at"),
	},
}

// byFailure adds that the redemption failed, since an index has those that did.
func byFailure(c storage.Condition) storage.Filter {
	for _, v := range c.Values {
		if v == "resource_not_found" {
			c.Values = append(append([]any{}, c.Values...), "not_found")
		}
	}
	if c.Op != storage.OpIs {
		return storage.Filter{Where: &c}
	}
	return storage.And(storage.Is("result", "FAILURE"), storage.Filter{Where: &c})
}

func (a *API) listRedemptions(ctx context.Context, r *request) (list wire.List[wire.Redemption], err error) {
	within, err := a.redemptionShortcuts(ctx, r, r.URL.Query())
	if err != nil {
		return list, err
	}
	// The list has child redemptions as well as their parents.
	return listPage(ctx, a, r, redemptionList, "redemptions", within, r.Project.Redemptions.List,
		func(records []redemption.Record) ([]wire.Redemption, error) {
			return r.shapes().Redemptions(ctx, records)
		})
}

// redemptionShortcuts reads the parameters result, campaign (by name) and customer (by id or source id).
func (a *API) redemptionShortcuts(ctx context.Context, r *request, query url.Values) (storage.Filter, error) {
	var all []storage.Filter
	results, err := listing.Several(query, "result")
	if err != nil {
		return storage.Filter{}, err
	}
	if len(results) > 0 {
		for _, result := range results {
			if result != "SUCCESS" && result != "FAILURE" {
				return storage.Filter{}, fault.Query("result", "must be one of SUCCESS, FAILURE (actual value is '%.60s')", result)
			}
		}
		all = append(all, storage.In("result", results))
	}
	campaign, err := listing.Single(query, "campaign")
	if err != nil {
		return storage.Filter{}, err
	}
	if campaign != "" {
		// There is no index of the names in records. They are asked for when the campaign is gone.
		c, err := r.Project.Campaigns.Get(ctx, campaign)
		switch {
		case err == nil:
			all = append(all, storage.Is("campaign_id", c.ID))
		case fault.IsNotFound(err):
			all = append(all, storage.Is("campaign_name", campaign))
		default:
			return storage.Filter{}, err
		}
	}
	customerRef, err := listing.Single(query, "customer")
	if err != nil {
		return storage.Filter{}, err
	}
	if customerRef != "" {
		c, err := r.Project.Customers.Customer(ctx, customerRef)
		if err != nil && !fault.IsNotFound(err) {
			return storage.Filter{}, err
		}
		if err != nil {
			c.ID = customerRef // no such customer: the list is empty
		}
		all = append(all, storage.Is("customer_id", c.ID))
	}
	return storage.And(all...), nil
}

func (a *API) getRedemption(ctx context.Context, r *request) (wire.Redemption, error) {
	record, err := r.Project.Redemptions.Get(ctx, r.Path("redemptionId"))
	if err != nil {
		return wire.Redemption{}, err
	}
	shapes, err := r.shapes().Redemptions(ctx, []redemption.Record{record})
	if err != nil {
		return wire.Redemption{}, err
	}
	return shapes[0], nil
}
