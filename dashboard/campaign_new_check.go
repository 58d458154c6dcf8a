package dashboard

import (
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/wording"
)

// campaignCheck is what all answers come to, in sentences, and what the engine said when it was tried.
type campaignCheck struct {
	Worth      string
	Facts      []fact
	Conditions []wording.Sentence
	Times      []string
	Warnings   []string
	// Example asks for the amount of the order that is tried, and Rows and Answer are what came of it.
	Example field
	Rows    []fact
	Answer  *checkView
}

// triedAmounts are the amounts of the orders with which a campaign is tried, in minor units.
var triedAmounts = []int64{100, 500, 1000, 2500, 5000, 10_000, 50_000}

// exampleAmount is the amount of the example where the answers say nothing else.
const exampleAmount = 10_000

// trial is what came of trying a campaign with an order.
type trial struct {
	amount, off, left int64
	applies           bool
	reason            string
}

// checkPlan says what a plan is, and tries it: the engine makes it, and a second one that is usable now, whose code or promotion is tried with some
// orders. All of it is taken back. It fails as making the campaign would.
func (v *visit) checkPlan(ctx context.Context, a answers, plan campaignPlan) (c campaignCheck, err error) {
	c.Example = field{Name: "example", Label: v.say("campaign-new.money", v.say("campaign-new.example"), v.Settings.Currency), Type: "text", Value: a.get("example"), Autocomplete: "off", Mode: "decimal"}
	example := max(plan.minimum, exampleAmount)
	if text := a.get("example"); text != "" {
		n, ok := parseMinor(text, true)
		if !ok || n <= 0 || n > maxMoney {
			c.Example.Error = v.say("campaign-new.wrong.money")
		} else {
			example = n
		}
	}
	if c.Example.Value == "" {
		c.Example.Value = minorText(example, true)
	}
	var trials []trial
	err = v.Project.Try(ctx, func(ctx context.Context) error {
		c.Rows, c.Answer, c.Warnings, trials = nil, nil, nil, nil
		made, err := plan.create(ctx, v.Project, true)
		if err != nil {
			return err
		}
		if err := v.describePlan(ctx, &c, a, plan, made); err != nil {
			return err
		}
		trials, err = v.tryOrders(ctx, &c, plan, example)
		return err
	})
	if err == nil {
		c.warn(v, plan, trials)
	}
	return c, err
}

// describePlan says what was made.
func (v *visit) describePlan(ctx context.Context, c *campaignCheck, a answers, plan campaignPlan, made madeCampaign) error {
	rules, err := rulesOf(ctx, v.Project, made.ruleIDs)
	if err != nil {
		return err
	}
	var d *discount.Discount
	switch {
	case len(plan.Tiers) > 0:
		d = plan.Tiers[0].Discount
	case plan.Voucher != nil:
		d = plan.Voucher.Discount
	}
	var ids wording.Ids
	for _, r := range rules {
		ids.AddRules(r)
	}
	ids.AddDiscount(d)
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return err
	}
	w := v.writer(names)
	switch {
	case d != nil:
		c.Worth = w.Sentence(w.Discount(d, rules...))
	case plan.Voucher.Gift != nil:
		c.Worth = w.Sentence(w.Gift(plan.Voucher.Gift.Amount, plan.Voucher.Gift.Amount))
	default:
		c.Worth = v.say("campaign-new.worth.points", plan.earning.Earning.Points, w.Money(plan.earning.Earning.Every))
	}
	c.Conditions = nil
	for _, r := range rules {
		c.Conditions = append(c.Conditions, w.Rules(r)...)
		if certain := v.certain(r); certain != "" {
			c.Warnings = append(c.Warnings, certain)
		}
	}
	c.Times = w.Validity(plan.Validity)
	c.Facts = []fact{{Label: v.say("campaign-new.name"), Text: plan.Name}, {Label: v.say("campaign-new.kind"), Text: v.say("campaign-new.kind." + a.get("kind"))}}
	switch a.get("kind") {
	case kindCode:
		code := v.say("campaign-new.code.made")
		if text := a.get("code"); text != "" {
			code = text
		}
		c.Facts = append(c.Facts, fact{Label: v.say("campaign-new.code"), Text: code})
	case kindCodes, kindGift:
		c.Facts = append(c.Facts, fact{Label: v.say("campaign-new.count"), Text: w.Number(plan.Codes)})
	}
	if plan.Voucher != nil && plan.Voucher.Discount != nil {
		c.Facts = append(c.Facts, fact{Label: v.say("campaign-new.uses_each"), Text: v.usesText(w, plan.Voucher.RedemptionQuantity)})
	}
	return nil
}

func (v *visit) usesText(w wording.Writer, limit *int64) string {
	if limit == nil {
		return v.say("campaign-new.limit.none")
	}
	return w.Number(*limit)
}

// tryOrders makes the plan once more, as one that can be used now, and tries it with orders.
func (v *visit) tryOrders(ctx context.Context, c *campaignCheck, plan campaignPlan, example int64) ([]trial, error) {
	who, err := v.exampleCustomer(ctx, plan.segment)
	if err != nil {
		return nil, err
	}
	if who == "" {
		c.Warnings = append(c.Warnings, v.say("campaign-new.warn.segment"))
	}
	plan.Name = v.dashboard.engine.Env().NewID("trial_")
	plan.Validity, plan.Codes, plan.AutoJoin = validity.Validity{}, min(plan.Codes, 1), true
	if plan.Type == campaign.TypeReferralProgram || plan.Type == campaign.TypeGiftVouchers || plan.Type == campaign.TypeDiscountCoupons {
		plan.Codes = 1
	}
	if plan.Voucher != nil {
		profile := *plan.Voucher
		profile.CodeConfig.Pattern = nil
		plan.Voucher = &profile
	}
	made, err := plan.create(ctx, v.Project, true)
	if err != nil {
		return nil, err
	}
	if plan.earning != nil {
		return nil, v.tryEarning(ctx, c, made, who, example)
	}
	what, err := v.redeemableOf(ctx, made)
	if err != nil {
		return nil, err
	}
	result, entries, err := v.explainAll(ctx, []redemption.Redeemable{what}, who, exampleOrder(plan, example))
	if err != nil {
		return nil, err
	}
	view := newCheckView(entries[0], v.say("campaign-new.basis"))
	c.Answer = &view
	shown := triedBy(example, result, view.Headline)
	c.Rows = []fact{{Label: v.say("campaign-new.full"), Text: v.money(shown.amount)}, {Label: v.say("campaign-new.off"), Text: v.money(-shown.off)}, {Label: v.say("campaign-new.left"), Text: v.money(shown.left)}}
	trials := []trial{shown}
	for _, amount := range triedAmounts {
		if amount == example {
			continue
		}
		request := redemption.Request{Redeemables: []redemption.Redeemable{what}, Order: exampleOrder(plan, amount), Trial: true}
		if who != "" {
			request.Customer = &customer.Request{ID: who}
		}
		result, err := v.Project.Redemptions.Validate(ctx, request)
		if err != nil {
			return nil, err
		}
		trials = append(trials, triedBy(amount, result, ""))
	}
	return trials, nil
}

func triedBy(amount int64, result *redemption.Result, reason string) trial {
	t := trial{amount: amount, left: amount, applies: result.Valid, reason: reason}
	if result.Valid && result.Order != nil {
		t.amount, t.off, t.left = result.Order.Amount.Minor, result.Entries[0].Applied.TotalAppliedDiscountAmount(), result.Order.TotalAmount().Minor
	}
	return t
}

// exampleOrder is an order of one line: of the first item that the discount is for, where it names any.
func exampleOrder(plan campaignPlan, amount int64) *order.Request {
	one := int64(1)
	line := order.ItemRequest{SourceID: "example", RelatedObject: order.RelatedProduct, Quantity: &one, Price: &amount}
	if plan.conditions != nil && len(plan.conditions.ApplicableTo.Included) > 0 {
		line.SourceID = ""
		if item := plan.conditions.ApplicableTo.Included[0]; item.Object == discount.ObjectSKU {
			line.SKUID = item.ID
		} else {
			line.ProductID = item.ID
		}
	}
	return order.Lines(line)
}

// exampleCustomer is a customer in a segment, or a new one where there is no segment. It is empty for a segment that nobody is in.
func (v *visit) exampleCustomer(ctx context.Context, segment string) (id string, err error) {
	if segment == "" {
		c, err := v.Project.Customers.Upsert(metadata.Unchecked(ctx), customer.Request{SourceID: v.dashboard.engine.Env().NewID("trial_"), Update: customer.Update{Name: patch.Set(v.say("campaign-new.example"))}})
		return c.ID, err
	}
	page, err := v.Project.Segments.Customers(ctx, segment, storage.Query{Limit: 1})
	if err != nil || len(page.Items) == 0 {
		return "", err
	}
	return page.Items[0].ID, nil
}

// redeemableOf is the promotion or the first code of a campaign.
func (v *visit) redeemableOf(ctx context.Context, made madeCampaign) (redemption.Redeemable, error) {
	if made.Type == campaign.TypePromotion {
		tiers, err := v.Project.Promotions.TiersOf(ctx, made.ID)
		if err != nil {
			return redemption.Redeemable{}, err
		}
		return redemption.Tier(tiers[0].ID), nil
	}
	if made.Type == campaign.TypeReferralProgram { // a friend has to have the code
		friend := customer.Request{SourceID: v.dashboard.engine.Env().NewID("trial_")}
		if _, err := v.Project.Vouchers.Publish(metadata.Unchecked(ctx), voucher.Publish{Customer: friend, Campaign: made.ID}); err != nil {
			return redemption.Redeemable{}, err
		}
	}
	page, err := v.Project.Vouchers.List(ctx, storage.Query{Filter: storage.Is("campaign_id", made.ID), Limit: 1})
	if err != nil {
		return redemption.Redeemable{}, err
	}
	return redemption.Code(page.Items[0].ID), nil
}

// tryEarning says how many points an order would earn.
func (v *visit) tryEarning(ctx context.Context, c *campaignCheck, made madeCampaign, who string, example int64) error {
	request := customer.Request{ID: who}
	o := order.Order{Status: order.StatusPaid, Amount: discount.Minor(example), InitialAmount: discount.Minor(example)}
	_, points, err := v.Project.Loyalty.Estimate(ctx, made.ID, request, o)
	if err != nil {
		return err
	}
	c.Rows = []fact{{Label: v.say("campaign-new.full"), Text: v.money(example)}, {Label: v.say("campaign-new.earns"), Text: v.writer(nil).Points(points)}}
	return nil
}

// warn says what trying has shown.
func (c *campaignCheck) warn(v *visit, plan campaignPlan, trials []trial) {
	zone, now := v.Settings.Zone(), v.Project.Now()
	switch {
	case plan.Validity.Active(now, zone) == validity.StatusExpired:
		c.Warnings = append(c.Warnings, v.say("campaign-new.warn.over", v.clock().moment(plan.Validity.End).Text))
	case !opens(plan.Validity, now, zone):
		c.Warnings = append(c.Warnings, v.say("campaign-new.warn.closed"))
	}
	if len(trials) > 0 && !slices.ContainsFunc(trials, func(t trial) bool { return t.applies }) {
		c.Warnings = append(c.Warnings, v.say("campaign-new.warn.never", trials[0].reason))
	}
	if plan.Type == campaign.TypeGiftVouchers { // a card is money: what it pays is no discount
		return
	}
	var free, half *trial
	for i, t := range trials {
		switch {
		case t.applies && t.off > 0 && t.left == 0:
			if free == nil || t.amount > free.amount {
				free = &trials[i]
			}
		case t.applies && t.off > t.left && (half == nil || t.amount > half.amount):
			half = &trials[i]
		}
	}
	if free != nil {
		c.Warnings = append(c.Warnings, v.say("campaign-new.warn.free", v.money(free.amount)))
	}
	if half != nil {
		c.Warnings = append(c.Warnings, v.say("campaign-new.warn.half", v.money(half.amount), v.money(half.off)))
	}
}

// opens reports whether there is a moment from now on at which something can be used. Days and hours repeat each week.
func opens(valid validity.Validity, now time.Time, zone *time.Location) bool {
	from := now
	if valid.Start.After(from) {
		from = valid.Start
	}
	for at := from; at.Before(from.AddDate(0, 0, 8)); at = at.Add(5 * time.Minute) {
		if valid.Active(at, zone) == validity.StatusActive {
			return true
		}
	}
	return false
}
