// Custom-rule adds two rules of a shop's own to those of the engine.
//
// The first is about a value that the shop knows before the redemption, here the risk of an order. It is sent as metadata of the redemption and
// compared by a validation rule, so that staff can change the threshold, and explanations show it.
//
// The second is about the result, here that no order is sold below half its price. It checks the outcome in the backend, in the transaction that
// writes it, with the rows locked. When it refuses, nothing is written.
package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// keepMargin refuses an outcome that sells an order below half its price.
func keepMargin(o *redemption.Outcome) error {
	if o.Order == nil || 2*o.Order.TotalAmount().Minor >= o.Order.Amount.Minor {
		return nil
	}
	return fault.Invalid("margin_too_low", "Margin too low", "An order of %d is not sold for %d", o.Order.Amount.Minor, o.Order.TotalAmount().Minor)
}

// guarded is a backend that checks each outcome with keepMargin.
type guarded struct{ *memory.Backend }

func (b guarded) Project(id string) project { return project{b.Backend.Project(id)} }
func (b guarded) System() project           { return project{b.Backend.System()} }
func (b guarded) Runner(r *asyncaction.Registry, log *slog.Logger) asyncaction.Runner {
	return b.Backend.Runner(r, log)
}

type project struct{ *memory.Project }

func (p project) InTx(ctx context.Context, do func(tx any) error) error {
	return p.Project.InTx(ctx, func(tx any) error { return do(project{tx.(*memory.Project)}) })
}

func (p project) Update(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	return p.Project.Update(ctx, scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
		out, err := decide(s)
		if err == nil && out != nil {
			err = keepMargin(out)
		}
		return out, err
	})
}

func main() {
	ctx := context.Background()
	engine := punchcard.New(guarded{memory.New()})
	defer engine.Close()
	shop := engine.Project("my-shop")
	must := func(err error) {
		if err != nil {
			log.Fatal(err)
		}
	}

	safe, err := shop.Rules.Create(ctx, rule.Definition{Name: "safe enough", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "redemption.metadata", Property: "risk", Conditions: map[rule.Operator][]any{rule.OperatorLessThan: {70}}},
	}}})
	must(err)
	for code, percent := range map[string]int64{"TENTH": 10, "MOST": 60} {
		_, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{
			Code: code, RuleIDs: []string{safe.ID},
			Discount: discount.Percent(percent),
		})
		must(err)
	}

	// buy is a redemption with a risk, which a shop would compute with its own model.
	buy := func(code string, risk int64) redemption.Request {
		return redemption.Request{
			Redeemables: redemption.Codes(code),
			Order:       order.Total(2000),
			Metadata:    metadata.Map{"risk": risk},
		}
	}
	done, err := shop.Redemptions.Redeem(ctx, buy("TENTH", 12))
	must(err)
	fmt.Printf("to pay: %d of %d\n", done.Order.TotalAmount().Minor, done.Order.Amount.Minor)

	risky := buy("TENTH", 91)
	_, err = shop.Redemptions.Redeem(ctx, risky)
	refusal, _ := fault.As(err)
	fmt.Println("risky:", refusal.Key)
	risky.Explain = true
	result, err := shop.Redemptions.Validate(ctx, risky)
	must(err)
	failed := result.Entries[0].Why[0].Below[0]
	fmt.Printf("because: %s of the %s is %v, and not %s %v\n", failed.Property, failed.Name, failed.Compared[0].Value,
		failed.Compared[0].Tests[0].Operator, failed.Compared[0].Tests[0].Values)

	_, err = shop.Redemptions.Redeem(ctx, buy("MOST", 12))
	refusal, _ = fault.As(err)
	fmt.Println("cheap:", refusal.Key)
	v, err := shop.Vouchers.Get(ctx, "MOST")
	must(err)
	fmt.Println("uses of it:", v.Redemption.Redeemed)
}
