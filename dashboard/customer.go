package dashboard

import (
	"context"
	"net/url"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// customerView is the page of one customer: who they are, what they hold, and what they did.
type customerView struct {
	Name string
	// EditHref leads to the form that changes the customer, CockpitHref to the address of their own page, and DeleteHref to the form that deletes them;
	// empty for who may not.
	EditHref, CockpitHref, DeleteHref string
	Pages                             []filterLink
	Facts                             []fact
	Wallet                            []walletRow
	Orders                            []orderRow
	Attempts                          attemptTable
	Dropped                           string
	Segments                          []string
}

// walletView is what a customer holds.
type walletView struct {
	Name  string
	Pages []filterLink
	Codes []walletRow
	// Memberships are what the customer has in loyalty programs: a row for each card.
	Memberships table
	// Publish gives the customer a code; nil for who may not.
	Publish *publishForm
}

// walletRow is a code that a customer holds.
type walletRow struct {
	Code, Worth, Href string
	Active            status
	// Give leads to the form that gives or takes credit or points; empty for a coupon, and for who may not.
	Give buttonLink
}

// orderRow is an order of a customer. ID is empty where the name is the id of the shop.
type orderRow struct {
	When                   moment
	Name, ID, Href, Amount string
	Status                 status
}

func (d *Dashboard) customer(ctx context.Context, v *visit) (answer, error) {
	c, err := v.customerOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view := customerView{Name: customerName(&c), Pages: v.customerPages(c.ID), Dropped: v.dropped()}
	if v.may(actBuild) {
		view.EditHref = v.path("customers", c.ID, "edit")
	}
	if v.may(actSupport) && d.engine.Cockpits() {
		view.CockpitHref = v.path("customers", c.ID, "cockpit")
	}
	if v.may(actManage) {
		view.DeleteHref = v.path("customers", c.ID, "delete")
	}
	for _, f := range []fact{
		{Label: v.say("customer.email"), Text: c.Email}, {Label: v.say("customer.phone"), Text: c.Phone}, {Label: v.say("customer.source-id"), Text: c.SourceID},
		{Label: v.say("customer.since"), Text: v.clock().moment(c.CreatedAt).Text},
	} {
		if f.Text != "" {
			view.Facts = append(view.Facts, f)
		}
	}
	for _, load := range []func(context.Context, *visit, *customer.Customer) error{view.loadOrders, view.loadAttempts, view.loadSegments} {
		if err := load(ctx, v, &c); err != nil {
			return answer{}, err
		}
	}
	return show("customer", v.say("customer.title"), view), nil
}

// customerWallet shows the codes and cards of a customer, and those of their loyalty programs.
func (d *Dashboard) customerWallet(ctx context.Context, v *visit) (answer, error) {
	c, err := v.customerOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.walletView(ctx, &c)
	return show("wallet", v.say("customer.title"), view), err
}

func (v *visit) walletView(ctx context.Context, c *customer.Customer) (view walletView, err error) {
	at := v.path("customers", c.ID, "wallet")
	view = walletView{Name: customerName(c), Pages: v.customerPages(c.ID)}
	for i := range view.Pages { // a form that was refused has another address
		view.Pages[i].Current = view.Pages[i].Href == at
	}
	if err = view.loadCodes(ctx, v, c); err != nil {
		return view, err
	}
	if err = view.loadMemberships(ctx, v, c); err != nil {
		return view, err
	}
	view.Publish, err = v.publishForm(ctx, c.ID)
	return view, err
}

// loadCodes reads the codes that the customer holds.
func (c *walletView) loadCodes(ctx context.Context, v *visit, of *customer.Customer) error {
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
		if text := map[campaign.VoucherType]string{campaign.VoucherGift: "code.credit", campaign.VoucherLoyalty: "code.points"}[held.Type]; text != "" && v.may(actSupport) {
			row.Give = buttonLink{Text: v.say(text), Href: row.Href + "#balance-title"}
		}
		c.Codes = append(c.Codes, row)
	}
	return err
}

// loadMemberships reads the loyalty programs that the customer is in, with the points of each card.
func (c *walletView) loadMemberships(ctx context.Context, v *visit, of *customer.Customer) error {
	all, err := v.Project.Members.MembershipsOf(ctx, of.ID, 2*maxAttempts)
	c.Memberships.Columns = v.columns("program", "card", "#points", "state")
	if v.may(actSupport) {
		c.Memberships.Columns = append(c.Memberships.Columns, v.columns("acts")...)
	}
	for _, m := range all {
		page := v.path("loyalty", "programs", m.Program.ID, "members", m.Member.ID)
		row := []cell{{Text: m.Program.Name}, {}, {}, {Status: memberStatus(&m.Member)}, {}}[:len(c.Memberships.Columns)]
		if v.may(actRead) {
			row[0].Href = page
		}
		if len(m.Cards) == 0 {
			c.Memberships.Rows = append(c.Memberships.Rows, row)
		}
		for _, card := range m.Cards {
			one := slices.Clone(row)
			one[1], one[2].Text = cell{Text: card.Code, Code: true}, v.number(card.Figures.Balance())
			if v.may(actSupport) {
				one[4] = cell{Text: v.say("code.points"), Href: page + "?" + url.Values{"card": {card.ID}}.Encode() + "#points-title"}
			}
			c.Memberships.Rows = append(c.Memberships.Rows, one)
		}
	}
	return err
}

func (c *customerView) loadOrders(ctx context.Context, v *visit, of *customer.Customer) error {
	page, err := v.Project.Orders.List(ctx, storage.Query{
		Filter: storage.Is("customer_id", of.ID), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxMatches,
	})
	for _, o := range page.Items {
		row := orderRow{When: v.clock().moment(o.CreatedAt), Name: v.orderName(&o), ID: orderNote(&o), Status: orderStatus(o.Status), Href: v.orderHref(o.ID)}
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
	c.Attempts.Rows = latest(records, refused)
	callCustomers(c.Attempts.Rows, wording.Names{of.ID: customerName(of)})
	return nil
}

func (c *customerView) loadSegments(ctx context.Context, v *visit, of *customer.Customer) error {
	in, err := v.Project.Segments.OfCustomer(ctx, *of)
	for _, s := range in {
		c.Segments = append(c.Segments, s.Name)
	}
	return err
}
