package dashboard

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
)

// cockpitView is the address of a customer's own page, with the form that replaces it.
type cockpitView struct {
	Name, Back string
	// URL is empty where the server does not know the address that customers reach.
	URL string
	actForm
}

// cockpitOf is the customer of the address, whose own page is served.
func (v *visit) cockpitOf(ctx context.Context) (customer.Customer, error) {
	if !v.dashboard.engine.Cockpits() {
		return customer.Customer{}, errNowhere
	}
	return v.customerOf(ctx)
}

// showCockpit shows the address. It opens the page without a password, so that only those see it who may send it to the customer.
func (d *Dashboard) showCockpit(ctx context.Context, v *visit) (answer, error) {
	c, err := v.cockpitOf(ctx)
	return show("cockpit", v.say("cockpit.title"), cockpitView{
		Name: customerName(&c), Back: v.path("customers", c.ID), URL: customer.CockpitURL(d.engine.BaseURL(), v.Project.ID, v.Settings.Secret, &c),
		actForm: v.actForm("customers", c.ID, "cockpit"),
	}), err
}

// renewCockpit gives the page of a customer another address, and shows that.
func (d *Dashboard) renewCockpit(ctx context.Context, v *visit) (answer, error) {
	c, err := v.cockpitOf(ctx)
	if err != nil {
		return answer{}, err
	}
	change := audit.Change{Act: "customer.cockpit_renewed", Object: audit.Object{Type: customer.Kind.Name, ID: c.ID, Name: customerName(&c)}}
	return v.change(ctx, change, v.path("customers", c.ID, "cockpit")+"?done=cockpit-renewed", func(ctx context.Context) (any, error) {
		_, err := v.Project.Customers.RenewCockpit(ctx, c.ID)
		return nil, err // the address is a secret, which no log has
	})
}

// customerKey is what a person types to delete a customer: the id of the shop or, without one, the id. No other customer has it; names are shared.
func customerKey(c *customer.Customer) string { return cmp.Or(asLine(c.SourceID), c.ID) }

func (v *visit) forgetView(c *customer.Customer) recordView {
	view := recordView{Title: v.say("customer.delete.title", customerName(c)), Lead: v.say("customer.delete.text"), Edit: &recordForm{
		Title: v.say("customer.delete"), Submit: v.say("customer.delete"), actForm: v.actForm("customers", c.ID, "delete"), Back: v.path("customers", c.ID),
		form: form{Fields: []field{{
			Name: "key", Label: v.say("customer.delete.key", customerKey(c)), Hint: v.say("customer.delete.hint"), Type: "text", Required: true, Autocomplete: "off",
		}}},
	}}
	view.fact(v.say("record.name"), c.Name, "")
	view.fact(v.say("customer.email"), c.Email, "")
	view.fact(v.say("customer.phone"), c.Phone, "")
	view.fact(v.say("customer.source-id"), c.SourceID, "")
	view.fact(v.say("customer.id"), c.ID, "")
	return view
}

func (d *Dashboard) showForget(ctx context.Context, v *visit) (answer, error) {
	c, err := v.customerOf(ctx)
	return show("record", v.say("customer.delete"), v.forgetView(&c)), err
}

// forget deletes a customer for good, with their orders and what happened to them, when their id is typed. The audit log has the id alone: what is
// deleted stands nowhere afterwards.
func (d *Dashboard) forget(ctx context.Context, v *visit) (answer, error) {
	c, err := v.customerOf(ctx)
	if err != nil {
		return answer{}, err
	}
	if asLine(v.PostFormValue("key")) != customerKey(&c) {
		return v.refuseRecord(v.forgetView(&c), fault.Payload("key", "must be the id of this customer: nothing was deleted"))
	}
	change := audit.Change{Act: customer.EventDeleted, Object: audit.Object{Type: customer.Kind.Name, ID: c.ID}}
	return v.change(ctx, change, v.path("customers")+"?done=removed-for-good", func(ctx context.Context) (any, error) {
		gone, err := v.Project.Orders.ForgetCustomer(ctx, c.ID)
		return map[string]any{"Orders": gone.Orders, "Events": gone.CustomerEvents + gone.OrderEvents + gone.CustomEvents}, err
	})
}
