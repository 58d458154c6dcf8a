package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// customerRoutes are what people do with a customer: change who they are, give them a code, renew the address of their own page, and delete them. The
// support desk hears of an address in the wrong hands. Deleting takes orders and history with it for good, as the danger zone does, so that it needs
// the same role.
func (d *Dashboard) customerRoutes() []route {
	return []route{
		{method: "GET", path: "customers/{customerId}/edit", act: actBuild, handle: d.showCustomerEdit},
		{method: "POST", path: "customers/{customerId}/edit", act: actBuild, handle: d.saveCustomerEdit},
		{method: "POST", path: "customers/{customerId}/publish", act: actSupport, handle: d.publishToCustomer},
		{method: "GET", path: "customers/{customerId}/cockpit", act: actSupport, handle: d.showCockpit},
		{method: "POST", path: "customers/{customerId}/cockpit", act: actSupport, handle: d.renewCockpit},
		{method: "GET", path: "customers/{customerId}/delete", act: actManage, danger: true, handle: d.showForget},
		{method: "POST", path: "customers/{customerId}/delete", act: actManage, danger: true, handle: d.forget},
	}
}

// customerEditView is the form that changes a customer.
type customerEditView struct {
	Name, Href string
	changeForm
}

func (d *Dashboard) showCustomerEdit(ctx context.Context, v *visit) (answer, error) {
	c, err := v.customerOf(ctx)
	return show("customer-edit", v.say("customer.edit.title"), v.customerEditView(&c)), err
}

// addressFields are the parts of an address by the name of their field, which is that of the API.
var addressFields = []struct {
	name string
	of   func(*customer.Address) *string
}{
	{"line_1", func(a *customer.Address) *string { return &a.Line1 }},
	{"line_2", func(a *customer.Address) *string { return &a.Line2 }},
	{"postal_code", func(a *customer.Address) *string { return &a.PostalCode }},
	{"city", func(a *customer.Address) *string { return &a.City }},
	{"state", func(a *customer.Address) *string { return &a.State }},
	{"country", func(a *customer.Address) *string { return &a.Country }},
}

// addressOf is the address of a customer; empty where they have none.
func addressOf(c *customer.Customer) (a customer.Address) {
	if c.Address != nil {
		a = *c.Address
	}
	return a
}

func (v *visit) customerEditView(c *customer.Customer) customerEditView {
	view := customerEditView{
		Name: customerName(c), Href: v.path("customers", c.ID),
		changeForm: changeForm{actForm: v.actForm("customers", c.ID, "edit"), From: fromOf(c.UpdatedAt)},
	}
	view.Fields = []field{v.input("name", "text", c.Name), v.input("email", "email", c.Email), v.input("phone", "tel", c.Phone)}
	if c.SourceID == "" {
		view.Fields = append(view.Fields, v.input("source_id", "text", ""))
	}
	view.Fields = append(view.Fields, v.input("birthdate", "date", c.Birthdate), v.input("description", "textarea", c.Description))
	address := addressOf(c)
	for _, part := range addressFields {
		f := v.input(part.name, "text", *part.of(&address))
		f.Name = "address." + part.name
		view.Fields = append(view.Fields, f)
	}
	view.Fields = append(view.Fields, v.metadataInput(c.Metadata))
	return view
}

func (d *Dashboard) saveCustomerEdit(ctx context.Context, v *visit) (answer, error) {
	c, err := v.customerOf(ctx)
	if err != nil {
		return answer{}, err
	}
	out, err := v.saveCustomer(ctx, &c)
	if err == nil {
		return out, nil
	}
	now, loadErr := v.customerOf(ctx) // as it is now: another person may have changed it
	if loadErr != nil {
		return answer{}, loadErr
	}
	view := v.customerEditView(&now)
	status, err := v.refuseEdit(&view.changeForm, err)
	if err != nil {
		return answer{}, err
	}
	out = show("customer-edit", v.say("customer.edit.title"), view)
	out.status = status
	return out, nil
}

// saveCustomer makes the change of a form. A customer without a source id can get one that no other customer has: the ids of the shop are never moved.
func (v *visit) saveCustomer(ctx context.Context, c *customer.Customer) (out answer, err error) {
	r := customer.Request{ID: c.ID}
	if r.From, err = v.sentFrom(); err != nil {
		return out, err
	}
	for _, text := range []struct {
		name, was string
		change    *patch.Field[string]
	}{
		{"name", c.Name, &r.Name}, {"email", c.Email, &r.Email}, {"phone", c.Phone, &r.Phone}, {"birthdate", c.Birthdate, &r.Birthdate},
		{"description", c.Description, &r.Description},
	} {
		if *text.change, err = v.sentText(text.name, text.was); err != nil {
			return out, err
		}
	}
	was := addressOf(c)
	is := was
	for _, part := range addressFields {
		change, err := v.sentText("address."+part.name, *part.of(&was))
		if err != nil {
			return out, err
		}
		change.Apply(part.of(&is))
	}
	if is != was {
		r.Address = patch.Set(is)
	}
	if r.Metadata, err = v.sentMetadata(c.Metadata); err != nil {
		return out, err
	}
	if c.SourceID == "" {
		if r.SourceID, err = v.freeSourceID(ctx); err != nil {
			return out, err
		}
	}
	change := audit.Change{Act: "customer.updated", Object: audit.Object{Type: customer.Kind.Name, ID: c.ID, Name: customerName(c)}, Before: *c}
	return v.change(ctx, change, v.path("customers", c.ID)+"?done=saved", func(ctx context.Context) (any, error) {
		return v.Project.Customers.Upsert(ctx, r)
	})
}

// freeSourceID is the source id of a form, empty for none. One that another customer has is refused.
func (v *visit) freeSourceID(ctx context.Context) (string, error) {
	id := strings.TrimSpace(v.PostFormValue("source_id"))
	if err := storage.CheckText("source_id", id); err != nil || id == "" {
		return "", err
	}
	_, err := v.Project.Customers.Customer(ctx, id)
	if fault.IsNotFound(err) {
		return id, nil
	}
	if err == nil {
		err = fault.Payload("source_id", "must NOT be that of another customer")
	}
	return "", err
}

// publishForm gives a customer a code of a campaign. Campaigns are those that the field suggests.
type publishForm struct {
	actForm
	form
	Campaigns []choice
}

// publishForm is nil for who may not give codes.
func (v *visit) publishForm(ctx context.Context, customerID string) (*publishForm, error) {
	if !v.may(actSupport) {
		return nil, nil
	}
	f := &publishForm{actForm: v.actForm("customers", customerID, "publish"), form: form{Fields: []field{{
		Name: "campaign", Label: v.say("customer.publish.campaign"), Hint: v.say("customer.publish.hint"), Type: "text", Value: v.PostFormValue("campaign"),
		List: "campaigns", Required: true, Autocomplete: "off",
	}}}}
	page, err := v.Project.Campaigns.List(ctx, storage.Query{
		Filter: storage.Where("type", storage.OpIsNot, string(campaign.TypePromotion)), Order: latestFirst, Limit: maxSuggested,
	})
	for _, c := range page.Items {
		f.Campaigns = append(f.Campaigns, choice{c.Name, ""})
	}
	return f, err
}

// publishToCustomer gives the customer a code of the campaign that the form names.
func (d *Dashboard) publishToCustomer(ctx context.Context, v *visit) (answer, error) {
	who, err := v.customerOf(ctx)
	if err != nil {
		return answer{}, err
	}
	out, err := v.publishTo(ctx, &who)
	if _, refused := fault.As(err); !refused {
		return out, err
	}
	view, loadErr := v.walletView(ctx, &who)
	if loadErr != nil {
		return answer{}, loadErr
	}
	if err := view.Publish.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("wallet", v.say("customer.title"), view)), nil
}

func (v *visit) publishTo(ctx context.Context, who *customer.Customer) (answer, error) {
	name := strings.TrimSpace(v.PostFormValue("campaign"))
	if name == "" {
		return answer{}, fault.PayloadMissing("campaign")
	}
	if err := storage.CheckText("campaign", name); err != nil {
		return answer{}, err
	}
	c, err := v.Project.Campaigns.Get(ctx, name)
	if fault.IsNotFound(err) {
		err = fault.Payload("campaign", "must be the name or the id of a campaign (actual value is '%.60s')", name)
	}
	if err != nil {
		return answer{}, err
	}
	return v.publish(ctx, &c, who.ID, v.path("customers", who.ID, "wallet"))
}

// publish gives a customer a code of a campaign, and leads on.
func (v *visit) publish(ctx context.Context, c *campaign.Campaign, customerID, to string) (answer, error) {
	return v.change(ctx, audit.Change{Act: "campaign.published", Object: campaignObject(c)}, to+"?done=published", func(ctx context.Context) (any, error) {
		given, err := v.Project.Vouchers.Publish(ctx, voucher.Publish{Campaign: c.ID, Customer: customer.Request{ID: customerID}, Channel: "Dashboard"})
		return map[string]any{"Customer": customerID, "Codes": given.Publication.Codes}, err
	})
}
