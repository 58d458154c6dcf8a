package dashboard

import (
	"context"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// customerView is the page of one customer: who they are, what they hold, and what they did.
type customerView struct {
	Name     string
	Facts    []fact
	Wallet   []walletRow
	Orders   []orderRow
	Attempts []attemptRow
	Dropped  string
	Segments []string
}

// walletRow is a code that a customer holds.
type walletRow struct {
	Code, Worth, Href string
	Active            status
}

// orderRow is an order of a customer.
type orderRow struct {
	When           moment
	Name           string
	Status, Amount string
}

func (d *Dashboard) customer(ctx context.Context, v *visit) (answer, error) {
	c, err := v.Project.Customers.Customer(ctx, v.PathValue("customerId"))
	if err != nil {
		return answer{}, err
	}
	if c.ID != v.PathValue("customerId") {
		return answer{}, errNowhere // addresses hold ids alone
	}
	view := customerView{Name: customerName(&c), Dropped: v.dropped()}
	for _, f := range []fact{
		{Label: v.say("customer.email"), Text: c.Email}, {Label: v.say("customer.phone"), Text: c.Phone}, {Label: v.say("customer.source-id"), Text: c.SourceID},
		{Label: v.say("customer.since"), Text: v.clock().moment(c.CreatedAt).Text},
	} {
		if f.Text != "" {
			view.Facts = append(view.Facts, f)
		}
	}
	for _, load := range []func(context.Context, *visit, *customer.Customer) error{view.loadWallet, view.loadOrders, view.loadAttempts, view.loadSegments} {
		if err := load(ctx, v, &c); err != nil {
			return answer{}, err
		}
	}
	return show("customer", v.say("customer.title"), view), nil
}

// loadWallet reads the codes that the customer holds.
func (c *customerView) loadWallet(ctx context.Context, v *visit, of *customer.Customer) error {
	page, err := v.Project.Vouchers.List(ctx, storage.Query{
		Filter: storage.Is("holder_id", of.ID), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 2 * maxAttempts,
	})
	w := v.writer(nil)
	for _, held := range page.Items {
		row := walletRow{Code: held.Code, Href: v.path("codes", held.ID), Active: newStatus("on")}
		if !held.Active {
			row.Active = newStatus("paused")
		}
		row.Worth = v.worth(explained{Writer: w}, &held)
		c.Wallet = append(c.Wallet, row)
	}
	return err
}

func (c *customerView) loadOrders(ctx context.Context, v *visit, of *customer.Customer) error {
	page, err := v.Project.Orders.List(ctx, storage.Query{
		Filter: storage.Is("customer_id", of.ID), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxMatches,
	})
	for _, o := range page.Items {
		row := orderRow{When: v.clock().moment(o.CreatedAt), Name: o.ID, Status: string(o.Status)}
		if o.SourceID != "" {
			row.Name = o.SourceID
		}
		if amount := o.TotalAmount(); amount.Known {
			row.Amount = v.money(amount.Minor)
		}
		c.Orders = append(c.Orders, row)
	}
	return err
}

func (c *customerView) loadAttempts(ctx context.Context, v *visit, of *customer.Customer) error {
	records, err := v.records(ctx, storage.Is("customer_id", of.ID))
	if err != nil {
		return err
	}
	refused, err := v.refusals(ctx, storage.Is("customer_id", of.ID))
	if err != nil {
		return err
	}
	c.Attempts = latest(records, refused)
	callCustomers(c.Attempts, wording.Names{of.ID: customerName(of)})
	return nil
}

func (c *customerView) loadSegments(ctx context.Context, v *visit, of *customer.Customer) error {
	in, err := v.Project.Segments.OfCustomer(ctx, *of)
	for _, s := range in {
		c.Segments = append(c.Segments, s.Name)
	}
	return err
}
