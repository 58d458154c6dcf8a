package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
)

// keepForm does for real what was simulated. Its fields are the simulated cart, with its customer, codes and promotions.
type keepForm struct {
	Title  string
	Once   string
	Fields []field
	// Order makes an order of the cart, and Redeem redeems what was tried; empty for who may not. Redeem is for sandboxes alone.
	Order, Redeem string
}

// keepForm is the form for a cart that was simulated; nil for who may do nothing with it.
func (v *visit) keepForm(cart *simulatorCart, what []redemption.Redeemable, customerID string) *keepForm {
	f := &keepForm{Title: cart.Title, Once: v.dashboard.engine.Env().NewID("form_")}
	if v.may(actBuild) {
		f.Order = v.path("simulator", "order")
	}
	if v.Settings.Sandbox && v.may(actRedeem) && len(what) > 0 {
		f.Redeem = v.path("simulator", "redeem")
	}
	if f.Order == "" && f.Redeem == "" {
		return nil
	}
	hidden := func(name, value string) {
		f.Fields = append(f.Fields, field{Name: name, Type: "hidden", Value: value})
	}
	hidden("a.json", cart.Result.JSON)
	hidden("customer", customerID)
	hidden("codes", v.PostFormValue("codes"))
	hidden("promotions", v.PostFormValue("promotions"))
	for _, id := range v.PostForm["tier"] {
		hidden("tier", id)
	}
	return f
}

// keptCart is what a keepForm has sent.
type keptCart struct {
	what     []redemption.Redeemable
	customer *customer.Request
	order    *order.Request
}

func (v *visit) sentKept(ctx context.Context) (k keptCart, err error) {
	cart, o, err := v.readCart(ctx, "a")
	if err != nil {
		return k, err
	}
	if o == nil || cart.wrong() {
		return k, fault.Payload("a.json", "must be the cart that was simulated")
	}
	k.order = o
	if text := strings.TrimSpace(v.PostFormValue("customer")); text != "" {
		c, err := v.customerBy(ctx, text)
		if fault.IsNotFound(err) {
			return k, fault.Payload("customer", "must be a customer that exists (actual value is '%.60s')", text)
		}
		if err != nil {
			return k, err
		}
		k.customer = &customer.Request{ID: c.ID}
	}
	k.what, err = v.redeemables(ctx)
	return k, err
}

// keepOrder makes an order of a cart that was simulated, with the status CREATED, and leads to it. Codes and promotions are not redeemed.
func (d *Dashboard) keepOrder(ctx context.Context, v *visit) (answer, error) {
	k, err := v.sentKept(ctx)
	if err != nil {
		return v.refuseKept(ctx, err)
	}
	if k.customer != nil {
		k.order.Customer = patch.Set(*k.customer)
	}
	to := v.path("orders")
	out, err := v.change(ctx, audit.Change{Act: "order.created", Object: audit.Object{Type: order.Kind.Name}}, "", func(ctx context.Context) (any, error) {
		made, err := v.Project.Orders.Upsert(ctx, *k.order)
		if err == nil {
			to = v.path("orders", made.ID) + "?done=order-created"
		}
		return made, err
	})
	if err != nil {
		return v.refuseKept(ctx, err)
	}
	out.to = to
	return out, nil
}

// redeemKept redeems what was simulated, in a sandbox, and leads to the redemption.
func (d *Dashboard) redeemKept(ctx context.Context, v *visit) (answer, error) {
	if !v.Settings.Sandbox {
		return answer{}, fault.Payload("project", "must be a sandbox: redeem a code on its page")
	}
	k, err := v.sentKept(ctx)
	if err == nil && len(k.what) == 0 {
		err = fault.PayloadMissing("codes")
	}
	if err != nil {
		return v.refuseKept(ctx, err)
	}
	r := redemption.Request{Redeemables: k.what, Customer: k.customer, Order: k.order, Caller: v.caller(), KnownCustomer: true}
	to := v.path("redemptions")
	out, err := v.change(ctx, audit.Change{Act: "redemption.redeemed", Object: audit.Object{Type: redemption.RecordKind.Name}}, "", func(ctx context.Context) (any, error) {
		done, err := v.Project.Redemptions.Redeem(ctx, r)
		if err != nil {
			return nil, err
		}
		id := done.Records[0].ID
		to = v.path("redemptions", id) + "?done=redeemed"
		return map[string]any{"Redemption": id}, nil
	})
	if err != nil {
		return v.refuseKept(ctx, err)
	}
	out.to = to
	return out, nil
}

// refuseKept shows the simulator with the cart that was sent, and why nothing came of it.
func (v *visit) refuseKept(ctx context.Context, err error) (answer, error) {
	refusal, ok := v.texts.faultOf(err)
	if !ok || statuses[refusal.Kind] >= 500 {
		return answer{}, err
	}
	view, loadErr := v.simulatorPage(ctx, "")
	if loadErr != nil {
		return answer{}, loadErr
	}
	cart, _, loadErr := v.readCart(ctx, "a")
	if loadErr != nil {
		return answer{}, loadErr
	}
	view.Carts = []simulatorCart{cart}
	v.nameCarts(&view)
	_, view.Error = v.texts.faultField(refusal)
	return unprocessable(show("simulator", v.say("simulator.title"), view)), nil
}
