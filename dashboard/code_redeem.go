package dashboard

import (
	"context"
	"errors"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// redeemForm redeems a code for an order of an amount, as a till does.
type redeemForm struct {
	actForm
	form
}

func (v *visit) redeemForm(found *voucher.Voucher) *redeemForm {
	return &redeemForm{v.actForm("codes", found.ID, "redeem"), form{Fields: []field{
		{Name: "order_amount", Label: v.say("code.redeem.amount"), Type: "text", Mode: "decimal", Value: v.PostFormValue("order_amount"), Required: true, Autocomplete: "off"},
		{Name: "customer", Label: v.say("code.redeem.customer"), Hint: v.say("code.redeem.customer.hint"), Type: "text", Value: v.PostFormValue("customer"), Autocomplete: "off"},
	}}}
}

// redeemCode redeems a code by hand, and leads to the redemption. Why it is refused stands at the form.
func (d *Dashboard) redeemCode(ctx context.Context, v *visit) (answer, error) {
	found, err := v.Project.Vouchers.Get(ctx, v.PathValue("voucherId"))
	if err != nil {
		return answer{}, err
	}
	out, err := v.redeemByHand(ctx, &found)
	if _, refused := fault.As(err); !refused {
		return out, err
	}
	view, loadErr := v.loadCode(ctx, found.ID)
	if loadErr != nil || view.Redeem == nil {
		return answer{}, errors.Join(loadErr, err)
	}
	if err := view.Redeem.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("code", v.say("code.title"), view)), nil
}

// caller is the person, as redemptions name who redeemed.
func (v *visit) caller() redemption.Caller {
	return redemption.Caller{User: v.Visitor.Email, Channel: redemption.Channel{ID: v.Visitor.Email, Type: redemption.ChannelUser}}
}

func (v *visit) redeemByHand(ctx context.Context, found *voucher.Voucher) (answer, error) {
	amount, ok := parseMinor(strings.TrimSpace(v.PostFormValue("order_amount")), true)
	if !ok {
		return answer{}, fault.Payload("order_amount", "must be an amount such as 5 or 12.50 (actual value is '%.60s')", v.PostFormValue("order_amount"))
	}
	r := redemption.Request{Redeemables: redemption.Codes(found.ID), Order: order.Total(amount), Caller: v.caller(), KnownCustomer: true}
	if name := strings.TrimSpace(v.PostFormValue("customer")); name != "" {
		if err := storage.CheckText("customer", name); err != nil {
			return answer{}, err
		}
		c, err := v.Project.Customers.Customer(ctx, name)
		if fault.IsNotFound(err) {
			return answer{}, fault.Payload("customer", "must be the id or source id of a customer (actual value is '%.60s')", name)
		}
		if err != nil {
			return answer{}, err
		}
		r.Customer = &customer.Request{ID: c.ID}
	}
	to := v.path("codes", found.ID)
	c := audit.Change{Act: "redemption.redeemed", Object: audit.Object{Type: voucher.Kind.Name, ID: found.ID, Name: found.Code}, Before: *found}
	out, err := v.change(ctx, c, "", func(ctx context.Context) (any, error) {
		done, err := v.Project.Redemptions.Redeem(ctx, r)
		if err != nil {
			return nil, err
		}
		to = v.path("redemptions", done.Records[0].ID) + "?done=redeemed"
		return v.Project.Vouchers.Get(ctx, found.ID)
	})
	out.to = to
	return out, err
}
