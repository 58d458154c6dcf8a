package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) customerRoutes() []route {
	return []route{
		{"GET", "/v1/customers", read(a.listCustomers)},
		{"POST", "/v1/customers", write(a.upsertCustomer)},
		{"GET", "/v1/customers/{customerId}", read(a.getCustomer)},
		{"PUT", "/v1/customers/{customerId}", write(a.updateCustomer)},
		{"DELETE", "/v1/customers/{customerId}", remove(a.deleteCustomer)},
		{"POST", "/v1/customers/{customerId}/permanent-deletion", read(a.forgetCustomer)},
		{"GET", "/v1/customers/{customerId}/activity", read(a.listCustomerActivity)},
		{"GET", "/v1/customers/{customerId}/activities", read(a.listCustomerActivities)},
		{"GET", "/v1/customers/{customerId}/redeemables", read(a.listCustomerRedeemables)},
	}
}

// customerList can be paged by timestamp, too.
var customerList = listing.Spec[customer.Customer]{
	Kind: customer.Kind, MaxPage: 99, Order: []string{"-created_at", "updated_at", "source_id"}, Total: true,
	Between: []string{"created_at", "updated_at"}, StartingAfter: "created_at",
}

// customerShortcuts are the parameters that filter by one value of a field.
var customerShortcuts = map[string]string{"email": "email", "name": "name", "city": "address.city"}

func (a *API) listCustomers(ctx context.Context, r *request) (list wire.List[wire.Customer], err error) {
	values := r.URL.Query()
	var within storage.Filter
	for parameter, field := range customerShortcuts {
		value, err := listing.Single(values, parameter)
		if err != nil {
			return list, err
		}
		if value != "" {
			within = storage.And(within, storage.Is(field, value))
		}
	}
	segment, err := listing.Single(values, "segment_id")
	if err != nil {
		return list, err
	}
	more := false
	load := func(ctx context.Context, q storage.Query) (page storage.Page[customer.Customer], err error) {
		if segment != "" {
			page, err = r.Project.Segments.Customers(ctx, segment, q)
		} else {
			page, err = r.Project.Customers.List(ctx, q)
		}
		more = page.HasMore
		return page, err
	}
	list, err = listPage(ctx, a, r, customerList, "customers", within, load, func(page []customer.Customer) ([]wire.Customer, error) {
		return a.customerShapes(ctx, r, page...)
	})
	list.HasMore = &more
	return list, err
}

func (a *API) upsertCustomer(ctx context.Context, r *request, in wire.CustomerInput) (wire.Customer, error) {
	c, err := r.Project.Customers.Upsert(ctx, in.Domain(""))
	return a.customerShape(ctx, r, c, err)
}

func (a *API) getCustomer(ctx context.Context, r *request) (wire.Customer, error) {
	c, err := r.Project.Customers.Customer(ctx, r.Path("customerId"))
	return a.customerShape(ctx, r, c, err)
}

func (a *API) updateCustomer(ctx context.Context, r *request, in wire.CustomerUpdate) (wire.Customer, error) {
	u := in.Domain("")
	u.From = r.from
	c, err := r.Project.Customers.Update(ctx, r.Path("customerId"), u)
	return a.customerShape(ctx, r, c, err)
}

func (a *API) deleteCustomer(ctx context.Context, r *request) error {
	return r.Project.Customers.Delete(ctx, r.Path("customerId"))
}

func (a *API) forgetCustomer(ctx context.Context, r *request) (wire.PermanentDeletion, error) {
	f, err := r.Project.Orders.ForgetCustomer(ctx, r.Path("customerId"))
	return wire.NewPermanentDeletion(f), err
}
