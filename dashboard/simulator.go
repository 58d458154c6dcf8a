package dashboard

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// simulatorView is the page that tries codes and promotions on one cart, or on two side by side.
type simulatorView struct {
	Action string
	Error  string
	Fields []field
	// Tiers are the promotions to choose from. Where there are more of them, the group has a field to name others.
	Tiers   fieldGroup
	Carts   []simulatorCart
	Compare bool
	Goods   []choice
}

// simulated is what codes and promotions do to a cart.
type simulated struct {
	// Full is what the cart costs without them, and Left what is paid.
	Full, Left string
	// Steps are from the one to the other, in the order of application.
	Steps []simulatedStep
	// Plot draws these steps; nil when nothing is taken off.
	Plot  *plotView
	Lines []simulatedLine
	// Points are what the customer would earn, and JSON is the cart for programs.
	Points []fact
	JSON   string
}

// simulatedStep is what one code or promotion does, or why it does nothing.
type simulatedStep struct {
	Name, Href, Off, Left string
	// Why is a sentence for one that does nothing, and Checks is all that was looked at.
	Applies bool
	Why     string
	Answer  checkView
	// Bar shows what is left of the full price.
	Bar bar
}

// simulatedLine is a line of the cart afterwards.
type simulatedLine struct{ Name, Quantity, Amount, Off string }

func (d *Dashboard) simulatorRoutes() []route {
	return []route{
		{method: "GET", path: "simulator", act: actRead, handle: d.showSimulator},
		{method: "POST", path: "simulator", act: actRead, handle: d.simulate},
		{method: "POST", path: "simulator/order", act: actBuild, handle: d.keepOrder},
		{method: "POST", path: "simulator/redeem", act: actRedeem, handle: d.redeemKept},
	}
}

func (d *Dashboard) showSimulator(ctx context.Context, v *visit) (answer, error) {
	view, err := v.simulatorPage(ctx, "")
	if err != nil {
		return answer{}, err
	}
	cart, _, err := v.readCart(ctx, "a")
	if err != nil {
		return answer{}, err
	}
	view.Carts = []simulatorCart{cart}
	v.nameCarts(&view)
	return show("simulator", v.say("simulator.title"), view), nil
}

// simulatorPage is the page with what was sent, without its carts.
func (v *visit) simulatorPage(ctx context.Context, wrongCustomer string) (view simulatorView, err error) {
	view.Action = v.path("simulator")
	step := v.PostFormValue("go")
	view.Compare = step == "two" || v.PostFormValue("compare") == "true" && step != "one"
	view.Fields = []field{
		{Name: "customer", Label: v.say("why.customer"), Hint: v.say("why.customer.hint"), Type: "text", Value: v.PostFormValue("customer"), Error: wrongCustomer, Autocomplete: "off"},
		{Name: "codes", Label: v.say("simulator.codes"), Hint: v.say("simulator.codes.hint"), Type: "textarea", Rows: 2, Value: v.PostFormValue("codes"), Autocomplete: "off"},
	}
	if view.Goods, err = v.goods(ctx); err != nil {
		return view, err
	}
	tiers, err := v.Project.Promotions.ListTiers(ctx, storage.Query{Filter: storage.Is("active", true), Order: []storage.Order{{Field: "hierarchy"}}, Limit: maxChoices})
	if err != nil {
		return view, err
	}
	sent := map[string]bool{}
	for _, id := range v.PostForm["tier"] {
		sent[id] = true
	}
	view.Tiers = fieldGroup{Name: "tier", Legend: v.say("simulator.promotions")}
	for _, t := range tiers.Items {
		view.Tiers.Boxes = append(view.Tiers.Boxes, groupChoice{ID: "tier-" + t.ID, Value: t.ID, Text: cmp.Or(t.Name, t.ID), Checked: sent[t.ID]})
	}
	if tiers.HasMore {
		view.Tiers.Hint = v.say("simulator.promotions.first", maxChoices)
		view.Tiers.Fields = []field{{
			Name: "promotions", Label: v.say("stack.further"), Hint: v.say("simulator.promotions.hint"), Type: "textarea", Rows: 2, Value: v.PostFormValue("promotions"), Autocomplete: "off",
		}}
	}
	return view, nil
}

// simulate tries what a person has written. Nothing is kept of it, and it counts as no validation.
func (d *Dashboard) simulate(ctx context.Context, v *visit) (answer, error) {
	if err := v.ParseForm(); err != nil {
		return answer{}, err
	}
	wrong, customerID := "", ""
	if text := strings.TrimSpace(v.PostFormValue("customer")); text != "" {
		c, err := v.customerBy(ctx, text)
		switch {
		case fault.IsNotFound(err):
			wrong = v.say("why.no-customer", shortened(text))
		case err != nil:
			return answer{}, err
		}
		customerID = c.ID
	}
	view, err := v.simulatorPage(ctx, wrong)
	if err != nil {
		return answer{}, err
	}
	failed := wrong != ""
	var orders []*order.Request
	names := []string{"a"}
	if view.Compare {
		names = append(names, "b")
	}
	for _, name := range names {
		cart, o, err := v.readCart(ctx, name)
		if err != nil {
			return answer{}, err
		}
		failed = failed || cart.wrong()
		view.Carts, orders = append(view.Carts, cart), append(orders, o)
	}
	v.nameCarts(&view)
	step := v.PostFormValue("go")
	if failed {
		return unprocessable(show("simulator", v.say("simulator.title"), view)), nil
	}
	if step != "try" { // a cart gets lines, or a second one is shown
		return show("simulator", v.say("simulator.title"), view), nil
	}
	what, err := v.redeemables(ctx)
	for i := range orders {
		if err != nil {
			break
		}
		if view.Carts[i].Result, err = v.simulateCart(ctx, names[i], what, customerID, orders[i]); err == nil {
			view.Carts[i].Keep = v.keepForm(&view.Carts[i], what, customerID)
		}
	}
	if refusal, ok := fault.As(err); ok && statuses[refusal.Kind] < 500 {
		_, view.Error = v.texts.faultField(refusal)
		return unprocessable(show("simulator", v.say("simulator.title"), view)), nil
	}
	return show("simulator", v.say("simulator.title"), view), err
}

func (v *visit) nameCarts(view *simulatorView) {
	for i := range view.Carts {
		view.Carts[i].Title = v.say("simulator.cart")
		if len(view.Carts) > 1 {
			view.Carts[i].Title = v.say("simulator.cart." + view.Carts[i].Name)
		}
	}
}

// redeemables are the codes and promotions of the form: first the promotions, in their order and then those that are named, and then the codes.
func (v *visit) redeemables(ctx context.Context) ([]redemption.Redeemable, error) {
	var what []redemption.Redeemable
	for _, id := range v.PostForm["tier"] {
		if !storage.ValidText(id) {
			return nil, fault.Payload("tier", "must be a promotion")
		}
		what = append(what, redemption.Tier(id))
	}
	named, err := v.namedTiers(ctx)
	if err != nil {
		return nil, err
	}
	for _, id := range named {
		if !slices.Contains(v.PostForm["tier"], id) {
			what = append(what, redemption.Tier(id))
		}
	}
	codes, err := linesOf("codes", v.PostFormValue("codes"))
	if err != nil {
		return nil, err
	}
	for _, code := range codes {
		what = append(what, redemption.Code(code))
	}
	return what, nil
}

// namedTiers are the ids of the promotions that the form names, one on each line by its name or id.
func (v *visit) namedTiers(ctx context.Context) (ids []string, err error) {
	lines, err := linesOf("promotions", v.PostFormValue("promotions"))
	if err != nil || len(lines) == 0 {
		return nil, err
	}
	page, err := v.Project.Promotions.ListTiers(ctx, storage.Query{Filter: storage.Or(storage.In("id", lines), storage.In("name", lines)), Limit: 2 * maxNamed})
	if err != nil {
		return nil, err
	}
	for _, line := range lines {
		if ids, err = withTier(ids, page.Items, "promotions", line); err != nil {
			return nil, err
		}
	}
	return ids, nil
}

// simulateCart says what codes and promotions do to the cart with this name. Without any of them it says what the cart costs.
func (v *visit) simulateCart(ctx context.Context, name string, what []redemption.Redeemable, customerID string, o *order.Request) (*simulated, error) {
	if len(what) == 0 {
		preview, err := v.Project.Orders.Preview(ctx, *o)
		if err != nil {
			return nil, err
		}
		out := v.simulatedOrder(&preview)
		out.Full, out.JSON = out.Left, cartJSON(o)
		out.Points, err = v.wouldEarn(ctx, customerID, &preview)
		return out, err
	}
	result, entries, err := v.explainAll(ctx, what, customerID, o)
	if err != nil {
		return nil, err
	}
	out := &simulated{}
	if result.Order != nil {
		out = v.simulatedOrder(result.Order)
		if out.Points, err = v.wouldEarn(ctx, customerID, result.Order); err != nil {
			return nil, err
		}
	}
	full := result.Start.TotalAmount().Minor
	out.Full, out.JSON = v.money(full), cartJSON(o)
	left := full
	drawn := v.newStepPlot(full)
	for i := range entries {
		e := entries[i].Entry
		step := simulatedStep{Name: v.redeemableName(e), Applies: entries[i].Applies, Answer: newCheckView(entries[i], "")}
		if e.Voucher != nil {
			step.Href = v.path("codes", e.Voucher.ID)
		}
		if step.Applies && e.Order != nil {
			before := left
			left = e.Order.TotalAmount().Minor
			drawn.add(step.Name, left, before-left)
			step.Off = v.money(-e.Applied.TotalAppliedDiscountAmount())
		} else if !step.Applies {
			step.Why = entries[i].Headline
		}
		step.Left = v.money(left)
		step.Bar = bar{Value: left, Max: max(full, 1), Text: v.say("simulator.left", step.Left)}
		out.Steps = append(out.Steps, step)
	}
	out.Left = v.money(left)
	out.Plot = drawn.view(v, name, left)
	return out, nil
}

// stepPlot is the way from the full price to what is paid, one bar for each discount.
type stepPlot struct {
	points    []plot.Point
	left, off plot.Series
}

func (v *visit) newStepPlot(full int64) *stepPlot {
	p := &stepPlot{left: plot.Series{Name: v.say("simulator.plot.left")}, off: plot.Series{Name: v.say("simulator.plot.off")}}
	p.add(v.say("simulator.full"), full, 0)
	return p
}

// add adds a bar: what is left to pay, and on it what was taken off.
func (p *stepPlot) add(name string, left, off int64) {
	short := []rune(name)
	if len(short) > maxStepName {
		short = append(short[:maxStepName-1], '…')
	}
	p.points = append(p.points, plot.Point{Short: string(short), Long: name})
	p.left.Values, p.off.Values = append(p.left.Values, plot.Known(max(left, 0))), append(p.off.Values, plot.Known(max(off, 0)))
}

// maxStepName is how many letters stand below a bar.
const maxStepName = 12

// view draws the plot with a last bar for what is paid; nil without a step.
func (p *stepPlot) view(v *visit, cart string, left int64) *plotView {
	if len(p.points) == 1 {
		return nil
	}
	p.add(v.say("simulator.pay"), left, 0)
	drawn := plot.Plot{ID: "steps-" + cart, Title: v.say("simulator.plot"), Kind: plot.Bars, Format: v.money, Points: p.points, Series: []plot.Series{p.left, p.off}}
	view := v.plotOf(drawn, v.say("simulator.plot.source"))
	view.First = v.say("simulator.plot.step")
	return &view
}

// simulatedOrder is the order line by line.
func (v *visit) simulatedOrder(o *order.Order) *simulated {
	out := &simulated{Left: v.money(o.TotalAmount().Minor)}
	for _, item := range o.Items {
		line := simulatedLine{Name: itemName(item), Quantity: v.number(item.Quantity), Amount: "–", Off: "–"}
		if item.Amount.Known {
			line.Amount = v.money(item.Amount.Minor)
		}
		if item.DiscountAmount != 0 {
			line.Off = v.money(-item.DiscountAmount)
		}
		out.Lines = append(out.Lines, line)
	}
	if o.DiscountAmount != 0 {
		out.Lines = append(out.Lines, simulatedLine{Name: v.say("simulator.order"), Quantity: "–", Amount: "–", Off: v.money(-o.DiscountAmount)})
	}
	return out
}

// itemName is what people call a line.
func itemName(item order.Item) string {
	name := ""
	if item.Product != nil {
		name = item.Product.Name
	}
	if item.SKU != nil {
		name = strings.TrimSpace(name + " " + item.SKU.Name)
	}
	return cmp.Or(name, item.SourceID, item.SKUID, item.ProductID, "–")
}

// redeemableName is what people call what they redeem.
func (v *visit) redeemableName(e *redemption.Entry) string {
	switch {
	case e.Voucher != nil:
		return e.Voucher.Code
	case e.Tier != nil && e.Tier.Name != "":
		return e.Tier.Name
	}
	return e.Redeemable.ID
}

// maxCards is of how many loyalty cards of a customer the points are estimated.
const maxCards = 5

// wouldEarn says how many points a customer would earn with an order, for each loyalty card and each program.
func (v *visit) wouldEarn(ctx context.Context, customerID string, o *order.Order) (facts []fact, err error) {
	if customerID == "" {
		return nil, nil
	}
	paid := *o
	paid.Status = order.StatusPaid
	cards, err := v.Project.Vouchers.List(ctx, storage.Query{
		Filter: storage.And(storage.Is("holder_id", customerID), storage.Is("type", string(campaign.VoucherLoyalty)), campaign.Kept), Limit: maxCards,
	})
	if err != nil {
		return nil, err
	}
	for _, card := range cards.Items {
		c, points, err := v.Project.Loyalty.Estimate(ctx, card.CampaignID, customer.Request{ID: customerID}, paid)
		if refusal, ok := fault.As(err); ok && statuses[refusal.Kind] < 500 { // it earns nothing now
			continue
		}
		if err != nil {
			return nil, err
		}
		facts = append(facts, fact{Label: c.Name, Text: v.writer(nil).Points(points), Href: v.path("codes", card.ID)})
	}
	who := membership.Examined{By: membership.ByCustomerID, ID: customerID}
	earned, err := v.Project.Members.ExamineEarnings(ctx, who, []membership.Supposed{{Event: program.EventOrderPaid, Order: requestOf(&paid)}})
	if err != nil {
		return nil, err
	}
	for _, m := range earned.Memberships {
		for _, card := range m.Cards {
			facts = append(facts, fact{Label: m.Program.Name, Text: v.writer(nil).Points(card.Points())})
		}
	}
	return facts, nil
}

// rowNumber is the number of a row for people.
func rowNumber(i int) string { return strconv.Itoa(i + 1) }
