package redemption_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// playedCase is one request on an order and what it comes to. A figure that is not there counts as 0.
type playedCase struct {
	ID string
	// Proof is the test that proves the case, as "file: name"; such a case has nothing else.
	Proof    string
	Products []struct {
		Ref         string
		Collections []string
		Price       *int64
	}
	Stacking struct {
		Limit          int            `json:"applicable_redeemables_limit"`
		CategoryLimits map[string]int `json:"applicable_redeemables_category_limits"`
		Calculation    string         `json:"discount_calculation_mode"`
		Exclusive      []string       `json:"exclusive_categories"`
		Joint          []string       `json:"joint_categories"`
		Application    string         `json:"redeemables_application_mode"`
		NoEffect       string         `json:"redeemables_no_effect_rule"`
		Products       string         `json:"redeemables_products_application_mode"`
	} `json:"stacking_rules"`
	Guard *struct {
		MaxPercent     *decimal.Decimal `json:"max_percent"`
		MaxAmount      *int64           `json:"max_amount"`
		MaxLinePercent *decimal.Decimal `json:"max_line_percent"`
		Mode           project.GuardMode
	}
	Order struct {
		Amount   *int64
		Discount int64 `json:"discount_amount"`
		Items    []struct {
			Ref      string
			Quantity int64
			Price    *int64
			Amount   *int64
		}
	}
	Redeemables []playedRedeemable
	Valid       bool
	Figures     map[string]int64
	Lines       []map[string]any
	Steps       []struct {
		Ref, Status, Key string
		Guarded          bool
		Order            map[string]int64
		Points           *int64 `json:"points_used"`
	}
}

// playedRedeemable is a coupon, a tier, with a balance a gift card or, with a coin as well, a loyalty card.
type playedRedeemable struct {
	Ref, Object, Category string
	Referral              bool `json:"is_referral_code"`
	Discount              *playedDiscount
	Included, Excluded    []playedEntry
	All                   bool `json:"included_all"`
	Balance, Credits      *int64
	Points                *int64
	Coin                  *struct {
		Worth  decimal.Decimal `json:"exchange_ratio"`
		Points int64           `json:"points_ratio"`
	}
	// Requires are rules about the amount of the order: "total" as it is at the redeemable's turn, "initial" as it was sent.
	Requires [][3]any
	// Fails is the reason for which it does not apply.
	Fails string
}

type playedDiscount struct {
	Type           discount.Type
	Effect         discount.Effect
	Amount         *int64           `json:"amount_off"`
	Percent        *decimal.Decimal `json:"percent_off"`
	PercentFormula string           `json:"percent_off_formula"`
	Fixed          *int64           `json:"fixed_amount"`
	Limit          *int64           `json:"amount_limit"`
	UnitOff        *int64           `json:"unit_off"`
	UnitType       string           `json:"unit_type"`
	Units          any
	// Source, Target and PerUnit describe a replacement of one unit.
	Source, Target string
	PerUnit        *int64 `json:"target_per_unit"`
}

type playedEntry struct {
	Ref, Collection string
	Effect          discount.EntryEffect
	Target          discount.Target
	Skip            int64 `json:"skip_initially"`
	Repeat          int64
	Quantity        *int64 `json:"quantity_limit"`
	AllQuantity     *int64 `json:"aggregated_quantity_limit"`
	Price           *int64
	PriceFormula    string `json:"price_formula"`
}

// play has the case validated and redeemed, and compares both with what is expected.
func (c playedCase) play(t *testing.T) {
	s := newShop(t)
	r := c.prepare(s)
	validated, err := s.engine.Validate(t.Context(), r)
	s.must(err)
	c.compare(t, validated)
	redeemed, err := s.engine.Redeem(t.Context(), r)
	if !c.Valid {
		if want := c.refusal(); !hasKey(err, want) {
			t.Errorf("the redemption is refused with %v, want %s", err, want)
		}
		return
	}
	s.must(err)
	if diff := cmp.Diff(described(validated), described(redeemed.Result)); diff != "" {
		t.Errorf("redemption disagrees with validation (-validation +redemption):\n%s", diff)
	}
	c.compare(t, redeemed.Result)
}

// refusal is the reason of the first redeemable that does not apply, which is that of the redemption.
func (c playedCase) refusal() string {
	for _, step := range c.Steps {
		if step.Status == string(redemption.EntryInapplicable) {
			return step.Key
		}
	}
	return ""
}

// prepare makes the products, codes and rules of the case and returns its request.
func (c playedCase) prepare(s *shop) redemption.Request {
	ctx := s.t.Context()
	s.stacking(func(r *project.StackingRules) {
		if c.Stacking.Limit > 0 {
			r.ApplicableLimit = c.Stacking.Limit
		}
		if c.Stacking.CategoryLimits != nil {
			r.CategoryLimits = map[string]int{}
			for name, n := range c.Stacking.CategoryLimits {
				r.CategoryLimits["cat_"+name] = n
			}
		}
		for _, name := range c.Stacking.Exclusive {
			r.Exclusive = append(r.Exclusive, "cat_"+name)
		}
		for _, name := range c.Stacking.Joint {
			r.Joint = append(r.Joint, "cat_"+name)
		}
		set(&r.CalculationMode, c.Stacking.Calculation)
		set(&r.ApplicationMode, c.Stacking.Application)
		set(&r.NoEffect, c.Stacking.NoEffect)
		set(&r.ProductsMode, c.Stacking.Products)
	})
	if of := c.Guard; of != nil {
		s.guard(func(g *project.DiscountGuard) {
			g.MaxPercent, g.MaxAmount, g.MaxLinePercent, g.Mode = of.MaxPercent, of.MaxAmount, of.MaxLinePercent, of.Mode
		})
	}
	collections := map[string][]catalog.Member{}
	for _, p := range c.Products {
		s.must(s.store.Products().Insert(ctx, catalog.Product{ID: "prod_" + p.Ref, SourceID: p.Ref, Name: p.Ref, Price: p.Price}))
		for _, name := range p.Collections {
			collections[name] = append(collections[name], catalog.Member{ID: "prod_" + p.Ref, Object: catalog.MemberProduct})
		}
	}
	for name, items := range collections {
		s.must(s.store.Collections().Insert(ctx, catalog.Collection{ID: "pc_" + name, Name: name, Type: catalog.CollectionStatic, Members: items}))
	}
	s.campaign("camp_tiers", func(of *campaign.Campaign) { of.Type = campaign.TypePromotion })
	made := map[string]bool{}
	var r redemption.Request
	for _, p := range c.Redeemables {
		if p.Category != "" && !made[p.Category] {
			made[p.Category] = true
			s.category(p.Category, int64(len(made)))
		}
		r.Redeemables = append(r.Redeemables, p.make(s, c))
	}
	r.Order = &order.Request{At: "order"}
	if c.Order.Discount > 0 {
		// The discounts of earlier redemptions are in the stored order.
		before := order.Order{ID: "ord_1", Status: order.StatusCreated, DiscountAmount: c.Order.Discount, OrderDiscounted: true}
		var sum int64
		for i, l := range c.Order.Items {
			before.Items = append(before.Items, order.Item{
				ID: fmt.Sprint("ordli_", i), ProductID: productID(c, l.Ref), Quantity: l.Quantity, InitialQuantity: l.Quantity,
				Price: discount.Minor(*l.Price), Amount: discount.Minor(*l.Price * l.Quantity), InitialAmount: discount.Minor(*l.Price * l.Quantity),
			})
			sum += *l.Price * l.Quantity
		}
		if c.Order.Amount != nil {
			sum = *c.Order.Amount
		}
		before.Amount, before.InitialAmount = discount.Minor(sum), discount.Minor(sum)
		s.must(s.store.Orders().Insert(ctx, before))
		r.Order.ID = before.ID
		return r
	}
	if c.Order.Amount != nil {
		r.Order.Amount = patch.Set(*c.Order.Amount)
	}
	var items []order.ItemRequest
	for _, l := range c.Order.Items {
		items = append(items, order.ItemRequest{ProductID: productID(c, l.Ref), Quantity: &l.Quantity, Price: l.Price, Amount: l.Amount})
	}
	if items != nil {
		r.Order.Items = patch.Set(items)
	}
	if c.Redeemables[0].Referral {
		r.Customer = &customer.Request{SourceID: "friend"}
	}
	return r
}

func set[T ~string](to *T, value string) {
	if value != "" {
		*to = T(value)
	}
}

// productID is the id of a product of the catalog, or the name of one that it does not know.
func productID(c playedCase, ref string) string {
	for _, p := range c.Products {
		if p.Ref == ref {
			return "prod_" + ref
		}
	}
	return ref
}

func (p playedRedeemable) make(s *shop, c playedCase) redemption.Redeemable {
	ctx := s.t.Context()
	as := redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: p.Ref, Credits: p.Credits}
	if p.Fails == "not_found" {
		return as
	}
	v := voucher.Voucher{ID: "v_" + p.Ref, Code: p.Ref, Type: campaign.VoucherDiscount, Active: true}
	rules := rule.Rules{ApplicableTo: rule.ApplicableTo{Included: entries(p.Included, c), Excluded: entries(p.Excluded, c), IncludedAll: p.All}}
	if p.Discount != nil {
		d := p.Discount.discount(c)
		v.Discount = &d
		if p.Discount.Source != "" {
			one := int64(1)
			rules.ApplicableTo.Included = []discount.Entry{{
				Object: discount.ObjectProduct, ID: productID(c, p.Discount.Source), Effect: discount.EntryEffectApplyToEvery, AggregatedQuantityLimit: &one,
			}}
		}
	} else if p.Coin == nil {
		v.Type, v.Gift = campaign.VoucherGift, &voucher.Gift{Amount: *p.Balance}
	} else {
		v.CampaignID = "camp_loyalty"
		s.campaign(v.CampaignID, func(of *campaign.Campaign) { of.Type = campaign.TypeLoyaltyProgram })
		s.must(s.store.Customers().Insert(ctx, customer.Customer{ID: "cust_1"}))
		v.Type, v.Loyalty, v.HolderID = campaign.VoucherLoyalty, &voucher.Loyalty{Points: *p.Balance}, "cust_1"
		as.Reward = &redemption.RewardChoice{ID: s.reward("coin", v.CampaignID, 0, loyalty.Reward{Coin: &loyalty.CoinReward{ExchangeRatio: p.Coin.Worth, PointsRatio: p.Coin.Points}}), Points: p.Points}
	}
	if p.Category != "" {
		v.CampaignID = "camp_" + p.Category
	}
	if p.Fails == "voucher_expired" {
		v.Validity.End = s.now.AddDate(0, 0, -1)
	}
	if p.Referral {
		v.ReferralCode, v.HolderID = true, "cust_owner"
	}
	related, kind := v.ID, rule.RelatedVoucher
	if p.Object == "promotion_tier" {
		as.Object = redemption.RedeemableTier
		s.must(s.store.Tiers().Insert(ctx, promotion.Tier{ID: p.Ref, CampaignID: "camp_tiers", Name: p.Ref, Discount: v.Discount, Active: true}))
		related, kind = p.Ref, rule.RelatedPromotionTier
	} else {
		s.must(s.store.Vouchers().Insert(ctx, v))
	}
	if len(p.Requires) > 0 {
		rules.Expression.Rules = map[string]rule.Rule{}
	}
	for i, q := range p.Requires {
		name := map[any]string{"total": "order.amount", "initial": "order.initial_amount"}[q[0]]
		operator := map[any]rule.Operator{">": rule.OperatorMoreThan, "<": rule.OperatorLessThan}[q[1]]
		rules.Expression.Rules[fmt.Sprint(i+1)] = rule.Rule{Name: name, Conditions: map[rule.Operator][]any{operator: {int64(q[2].(float64))}}}
	}
	if len(p.Requires) > 0 || rules.ApplicableTo.Lists() {
		s.rules("val_"+p.Ref, related, kind, rules)
	}
	return as
}

func (p *playedDiscount) discount(c playedCase) discount.Discount {
	d := discount.Discount{
		Type: p.Type, Effect: p.Effect, AmountOff: p.Amount, PercentOff: p.Percent, PercentOffFormula: p.PercentFormula, FixedAmount: p.Fixed,
		AmountLimit: p.Limit, UnitOff: p.UnitOff, UnitType: productID(c, p.UnitType),
	}
	if p.Target != "" {
		d.UnitType, d.UnitOff = productID(c, p.Target), p.PerUnit
	}
	units, _ := p.Units.([]any)
	for _, u := range units {
		of := u.(map[string]any)
		n := int64(of["unit_off"].(float64))
		d.Units = append(d.Units, discount.Unit{UnitOff: &n, Effect: discount.Effect(of["effect"].(string)), UnitType: productID(c, of["unit_type"].(string))})
	}
	return d
}

func entries(list []playedEntry, c playedCase) (out []discount.Entry) {
	for _, p := range list {
		e := discount.Entry{
			Object: discount.ObjectProduct, ID: productID(c, p.Ref), Effect: p.Effect, Target: p.Target, SkipInitially: p.Skip, Repeat: p.Repeat,
			QuantityLimit: p.Quantity, AggregatedQuantityLimit: p.AllQuantity, Price: p.Price, PriceFormula: p.PriceFormula,
		}
		if p.Collection != "" {
			e.Object, e.ID = discount.ObjectCollection, "pc_"+p.Collection
		}
		out = append(out, e)
	}
	return out
}

// compare holds a result against the case.
func (c playedCase) compare(t *testing.T, r *redemption.Result) {
	t.Helper()
	if r.Valid != c.Valid {
		t.Errorf("valid is %v, want %v: %s", r.Valid, c.Valid, described(r))
	}
	if c.Figures != nil {
		comesTo(t, "the order", c.Figures, r.Order, r.Cart.Since(r.Start))
	}
	c.compareLines(t, r)
	at := map[string]redemption.Entry{}
	for _, e := range r.Entries {
		at[e.Redeemable.ID] = e
	}
	for _, want := range c.Steps {
		e := at[want.Ref]
		key := e.Skip.Key
		if e.Err != nil {
			key = e.Err.Key
		}
		if want.Status != "" && (string(e.Status) != want.Status || key != want.Key) {
			t.Errorf("%s is %s %s, want %s %s", want.Ref, e.Status, key, want.Status, want.Key)
		}
		if e.Guarded != want.Guarded {
			t.Errorf("%s is guarded: %t", want.Ref, e.Guarded)
		}
		if want.Points != nil && e.Points != *want.Points {
			t.Errorf("%s uses %d points, want %d", want.Ref, e.Points, *want.Points)
		}
		if want.Order != nil {
			comesTo(t, want.Ref, want.Order, e.Order, e.Applied)
		}
	}
}

func comesTo(t *testing.T, what string, want map[string]int64, o *order.Order, applied discount.Cart) {
	t.Helper()
	if o == nil {
		t.Errorf("%s has no order", what)
		return
	}
	have := map[string]int64{
		"amount": o.Amount.Minor, "initial_amount": o.InitialAmount.Minor, "discount_amount": o.DiscountAmount,
		"items_discount_amount": o.ItemsDiscountAmount(), "total_discount_amount": o.TotalDiscountAmount(), "total_amount": o.TotalAmount().Minor,
		"applied_discount_amount": applied.AppliedDiscountAmount, "items_applied_discount_amount": applied.AppliedLineDiscountAmount(),
		"total_applied_discount_amount": applied.TotalAppliedDiscountAmount(),
	}
	got := map[string]int64{}
	for name := range want {
		value, known := have[name]
		if !known {
			t.Errorf("nothing compares %s", name)
		}
		got[name] = value
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func (c playedCase) compareLines(t *testing.T, r *redemption.Result) {
	t.Helper()
	next := 0
	for _, want := range c.Lines {
		ref := want["ref"].(string)
		var line *order.Item
		for ; next < len(r.Order.Items); next++ {
			if i := &r.Order.Items[next]; strings.TrimPrefix(i.ProductID, "prod_") == ref {
				line = i
				next++
				break
			}
		}
		if line == nil {
			t.Errorf("no line of %s", ref)
			return
		}
		have := map[string]int64{
			"amount": line.Amount.Minor, "discount_amount": line.DiscountAmount, "subtotal_amount": line.Amount.Minor - line.DiscountAmount,
			"quantity": line.Quantity, "discount_quantity": line.DiscountQuantity, "initial_quantity": line.InitialQuantity,
		}
		for name, value := range want {
			n, figure := value.(float64)
			if got, known := have[name]; figure && (!known || got != int64(n)) {
				t.Errorf("%s of %s is %d, want %v", name, ref, got, value)
			}
		}
	}
}
