package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/shopspring/decimal"
)

// This file reads the second question of the wizard: what customers get.

func (r *planReader) readWhat(ctx context.Context) error {
	p := &r.plan
	switch r.get("kind") {
	case kindGift:
		effect := map[string]discount.Effect{"order": discount.EffectApplyToOrder, "items": discount.EffectApplyToItems}[r.oneOf("gift_on", "order", "items")]
		p.Voucher.Gift = &campaign.GiftProfile{Amount: r.money("credit"), Effect: effect}
		return nil
	case kindPoints:
		p.Voucher.Loyalty = &campaign.LoyaltyProfile{Points: r.number("points", 0, maxCount)}
		p.earning = &loyalty.NewEarningRule{Event: loyalty.OrderPaid, Earning: loyalty.Earning{
			Calculation: loyalty.OrderTotalAmount, Points: r.count("earn_points"), Every: r.money("earn_every"),
		}}
		return nil
	case kindFriend:
		if err := r.readReward(ctx); err != nil {
			return err
		}
	}
	d, err := r.readDiscount(ctx)
	if err != nil {
		return err
	}
	if p.Type == campaign.TypePromotion {
		p.Tiers[0].Discount = d
	} else {
		p.Voucher.Discount = d
	}
	return nil
}

func (r *planReader) readDiscount(ctx context.Context) (*discount.Discount, error) {
	d := &discount.Discount{}
	forms, targets := discountForms, []string{"order", "items", "some"}
	if r.edited != nil {
		forms, targets = editForms(r.edited.Discount)
	}
	give := r.oneOf("give", forms...)
	if give == asItIs {
		return r.edited.Discount, nil
	}
	if give == "unit" {
		units := r.number("units", 1, discount.MaxQuantity)
		d.Type, d.UnitOff, d.Effect = discount.TypeUnit, &units, discount.Effect(r.oneOf("unit_add", string(discount.EffectAddMissingItems), string(discount.EffectAddNewItems)))
		entry, err := r.good(ctx, "unit_product", r.get("unit_product"))
		d.UnitType = entry.ID
		return d, err
	}
	on := r.oneOf("on", targets...)
	switch d.Effect = discount.EffectApplyToItems; on {
	case "order":
		d.Effect = discount.EffectApplyToOrder
	case asItIs:
		d.Effect = r.edited.Discount.Effect
	}
	switch give {
	case "percent":
		percent := r.percent("percent")
		d.Type, d.PercentOff = discount.TypePercent, &percent
		if r.get("ceiling_limit") == "some" && d.Effect.OnLines() {
			d.AggregatedAmountLimit = r.limit("ceiling", r.money)
		} else {
			d.AmountLimit = r.limit("ceiling", r.money)
		}
	case "amount":
		amount := r.money("amount")
		d.Type, d.AmountOff = discount.TypeAmount, &amount
	case "fixed":
		price, ok := parseMinor(r.get("fixed"), true)
		if !ok || price < 0 || price > maxMoney {
			r.wrong("fixed", "campaign-new.wrong.price")
		}
		d.Type, d.FixedAmount = discount.TypeFixed, &price
	case "formula":
		amount := r.money("formula_else")
		d.Type, d.AmountOff, d.AmountOffFormula = discount.TypeAmount, &amount, r.get("formula")
		if d.AmountOffFormula == "" {
			r.wrong("formula", "form.missing")
		}
	}
	if len(r.errs) == 0 {
		if err := d.Validate(""); err != nil {
			r.refuse(err)
		}
	}
	if on != "some" {
		return d, nil
	}
	return d, r.readItems(ctx)
}

// maxItems is how many products and SKUs a person can name.
const maxItems = 100

// readItems reads the items that a discount is for, one on each line.
func (r *planReader) readItems(ctx context.Context) error {
	lines, err := linesOf("items", r.get("items"))
	if err != nil {
		r.refuse(err)
		return nil
	}
	if len(lines) == 0 || len(lines) > maxItems {
		r.wrong("items", "campaign-new.wrong.items", maxItems)
		return nil
	}
	rules := r.needRules()
	for _, line := range lines {
		entry, err := r.good(ctx, "items", line)
		if err != nil {
			return err
		}
		entry.Effect = discount.EntryEffectApplyToEvery
		rules.ApplicableTo.Included = append(rules.ApplicableTo.Included, entry)
	}
	return nil
}

// good finds a product or SKU by its id, the shop's own id, or the name of the product.
func (r *planReader) good(ctx context.Context, name, text string) (entry discount.Entry, err error) {
	if text == "" {
		r.wrong(name, "form.missing")
		return entry, nil
	}
	found, err := r.v.findGood(ctx, text)
	if fault.IsNotFound(err) {
		r.wrong(name, "goods.none", shortened(text))
		return entry, nil
	}
	return found.entry(), err
}

func (r *planReader) percent(name string) decimal.Decimal {
	text := strings.Replace(r.get(name), ",", ".", 1)
	p, err := decimal.NewFromString(text)
	// Two decimals at most: 50,000 is fifty thousand to some people, and fifty to others.
	if err != nil || len(text) > 6 || p.Exponent() < -2 || strings.Trim(text, "0123456789.") != "" || !p.IsPositive() || p.GreaterThan(decimal.NewFromInt(100)) {
		r.wrong(name, "campaign-new.wrong.percent")
		return decimal.NewFromInt(1)
	}
	return p
}

// readReward reads what the customer gets who has brought a friend.
func (r *planReader) readReward(context.Context) error {
	program := &campaign.ReferralProgram{ConversionEvent: "redemption"}
	r.plan.Referral = program
	switch r.oneOf("reward", "none", "points", "credit") {
	case "points":
		program.RewardType, program.RewardAmount, program.RewardCampaignID = string(campaign.VoucherLoyalty), r.count("reward_points"), r.get("reward_card")
		r.needs("reward_card")
	case "credit":
		program.RewardType, program.RewardAmount, program.RewardCampaignID = string(campaign.VoucherGift), r.money("reward_credit"), r.get("reward_gift")
		r.needs("reward_gift")
	}
	return nil
}

func (r *planReader) needs(name string) {
	if r.get(name) == "" {
		r.wrong(name, "campaign-new.wrong.choice")
	}
}
