package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/wording"
)

// ruleTryView is the page that asks whether a set of rules is true for a cart and a customer.
type ruleTryView struct {
	Name, Action, Back string
	Error              string
	Customer           field
	Cart               simulatorCart
	Goods              []choice
	Answer             *ruleAnswer
}

// ruleAnswer says which conditions held. Why is a sentence about the first that did not, and Remedy what would make the set true.
type ruleAnswer struct {
	Holds, Open           bool
	Headline, Why, Remedy string
	Conditions            []wording.Sentence
}

// ruleToTry is the set of the address and the empty page.
func (v *visit) ruleToTry(ctx context.Context) (r rule.Rules, view ruleTryView, err error) {
	if r, err = v.Project.Rules.Get(ctx, v.PathValue("ruleId")); err != nil {
		return r, view, err
	}
	view = ruleTryView{Name: r.Name, Action: v.path("rules", r.ID, "try"), Back: v.path("rules", r.ID)}
	view.Customer = field{Name: "customer", Label: v.say("why.customer"), Hint: v.say("why.customer.hint"), Type: "text", Value: strings.TrimSpace(v.PostFormValue("customer")), Autocomplete: "off"}
	view.Goods, err = v.goods(ctx)
	return r, view, err
}

func (d *Dashboard) showRuleTry(ctx context.Context, v *visit) (answer, error) {
	_, view, err := v.ruleToTry(ctx)
	if err != nil {
		return answer{}, err
	}
	view.Cart, _, err = v.readCart(ctx, "a")
	view.Cart.Title = v.say("simulator.cart")
	return show("rule-try", v.say("rule-try.title"), view), err
}

// tryRule asks the engine. Nothing is kept of it, and it counts as no validation.
func (d *Dashboard) tryRule(ctx context.Context, v *visit) (answer, error) {
	if err := v.ParseForm(); err != nil {
		return answer{}, err
	}
	r, view, err := v.ruleToTry(ctx)
	if err != nil {
		return answer{}, err
	}
	customerID := ""
	if text := view.Customer.Value; text != "" {
		c, err := v.customerBy(ctx, text)
		switch {
		case fault.IsNotFound(err):
			view.Customer.Error = v.say("why.no-customer", shortened(text))
		case err != nil:
			return answer{}, err
		}
		customerID = c.ID
	}
	cart, o, err := v.readCart(ctx, "a")
	if err != nil {
		return answer{}, err
	}
	view.Cart, view.Cart.Title = cart, v.say("simulator.cart")
	out := func() answer { return show("rule-try", v.say("rule-try.title"), view) }
	switch {
	case view.Customer.Error != "" || cart.wrong():
		return unprocessable(out()), nil
	case v.PostFormValue("go") != "try": // the cart gets lines
		return out(), nil
	}
	view.Answer, err = v.judgeRule(ctx, &r, customerID, o)
	if refusal, ok := fault.As(err); ok && statuses[refusal.Kind] < 500 {
		_, view.Error = v.texts.faultField(refusal)
		return unprocessable(out()), nil
	}
	return out(), err
}

// judgeRule has the engine decide about a code that has these rules and no others. The code is taken back.
func (v *visit) judgeRule(ctx context.Context, r *rule.Rules, customerID string, o *order.Request) (*ruleAnswer, error) {
	var all []explained
	err := v.Project.Try(ctx, func(ctx context.Context) error {
		trial := voucher.AmountOff(v.dashboard.engine.Env().NewID("trial_"), 1)
		trial.RuleIDs = []string{r.ID}
		code, err := v.Project.Vouchers.Create(metadata.Unchecked(ctx), trial)
		if err != nil {
			return err
		}
		_, all, err = v.explainAll(ctx, []redemption.Redeemable{redemption.Code(code.Code)}, customerID, o)
		return err
	})
	if err != nil {
		return nil, err
	}
	x := all[0]
	a := &ruleAnswer{Conditions: x.Explanation.Rules, Remedy: x.Remedy}
	switch {
	case x.Applies:
		a.Holds, a.Headline = true, v.say("rule-try.holds")
	case x.Entry.Err != nil && strings.HasSuffix(x.Entry.Err.Key, "_rules_violated"):
		a.Headline, a.Why = v.say("rule-try.fails"), x.Headline
	default:
		a.Open, a.Headline, a.Why = true, v.say("rule-try.open"), x.Headline
	}
	return a, nil
}
