package discount

import (
	"testing"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

func TestInvalidDiscountIsRefused(t *testing.T) {
	amountOf := func(change func(*Discount)) Discount {
		d := Discount{Type: TypeAmount, AmountOff: new(int64(1000))}
		change(&d)
		return d
	}
	percentOf := func(percent string) Discount {
		return Discount{Type: TypePercent, PercentOff: percentOff(percent)}
	}
	for name, c := range map[string]struct {
		discount Discount
		want     string // details of the fault, empty for a valid discount
	}{
		"a_sum": {amountOf(func(*Discount) {}), ""},
		"a_sum_with_everything": {amountOf(func(d *Discount) {
			d.Effect, d.AmountOffFormula, d.AggregatedAmountLimit = EffectApplyToItemsByQuantity, "1 + 1", new(int64(0))
		}), ""},
		"a_percentage_with_a_fraction":   {percentOf("12.5"), ""},
		"all_of_it":                      {percentOf("100"), ""},
		"a_new_price_for_items":          {Discount{Type: TypeFixed, Effect: EffectApplyToItems}, ""},
		"a_new_price_for_the_order":      {Discount{Type: TypeFixed, FixedAmount: new(int64(0))}, ""},
		"one_product":                    {Discount{Type: TypeUnit, UnitOff: new(int64(1)), UnitType: "prod_1"}, ""},
		"several_products":               {Discount{Type: TypeUnit, Units: []Unit{{UnitOff: new(int64(1)), UnitType: "prod_1"}}}, ""},
		"products_of_a_collection":       {Discount{Type: TypeUnit, Effect: EffectAddSameItems, UnitOff: new(int64(1)), UnitType: "pc_1"}, ""},
		"no_type":                        {Discount{}, "Property .voucher.discount.type must be one of AMOUNT, PERCENT, FIXED, UNIT (actual value is '')"},
		"an_unknown_type":                {Discount{Type: "POINTS"}, "Property .voucher.discount.type must be one of AMOUNT, PERCENT, FIXED, UNIT (actual value is 'POINTS')"},
		"no_sum":                         {Discount{Type: TypeAmount}, "Property .voucher.discount should have required property 'amount_off'"},
		"only_a_formula":                 {Discount{Type: TypeAmount, AmountOffFormula: "1"}, "Property .voucher.discount should have required property 'amount_off'"},
		"a_negative_sum":                 {amountOf(func(d *Discount) { d.AmountOff = new(int64(-1)) }), "Property .voucher.discount.amount_off must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_sum_too_large":                {amountOf(func(d *Discount) { d.AmountOff = new(int64(MaxAmount + 1)) }), "Property .voucher.discount.amount_off must be >= 0 and <= 10000000000000 (actual value is '10000000000001')"},
		"a_negative_limit":               {amountOf(func(d *Discount) { d.AggregatedAmountLimit = new(int64(-5)) }), "Property .voucher.discount.aggregated_amount_limit must be >= 0 and <= 10000000000000 (actual value is '-5')"},
		"the_limit_of_another_variant":   {amountOf(func(d *Discount) { d.AmountLimit = new(int64(5)) }), "Property .voucher.discount.amount_limit is not allowed for a discount of type AMOUNT, only for PERCENT"},
		"the_figure_of_another_variant":  {amountOf(func(d *Discount) { d.PercentOff = percentOff("5") }), "Property .voucher.discount.percent_off is not allowed for a discount of type AMOUNT, only for PERCENT"},
		"the_effect_of_another_variant":  {amountOf(func(d *Discount) { d.Effect = EffectAddNewItems }), "Property .voucher.discount.effect must be one of APPLY_TO_ORDER, APPLY_TO_ITEMS, APPLY_TO_ITEMS_BY_QUANTITY, APPLY_TO_ITEMS_PROPORTIONALLY, APPLY_TO_ITEMS_PROPORTIONALLY_BY_QUANTITY (actual value is 'ADD_NEW_ITEMS')"},
		"a_percentage_by_quantity":       {Discount{Type: TypePercent, PercentOff: percentOff("5"), Effect: EffectApplyToItemsByQuantity}, "Property .voucher.discount.effect must be one of APPLY_TO_ORDER, APPLY_TO_ITEMS (actual value is 'APPLY_TO_ITEMS_BY_QUANTITY')"},
		"more_than_all_of_it":            {percentOf("100.01"), "Property .voucher.discount.percent_off must be >= 0 and <= 100 (actual value is '100.01')"},
		"a_negative_percentage":          {percentOf("-0.1"), "Property .voucher.discount.percent_off must be >= 0 and <= 100 (actual value is '-0.1')"},
		"a_percentage_without_end":       {percentOf("1e-9999"), "Property .voucher.discount.percent_off must be a number of at most 30 digits"},
		"no_percentage":                  {Discount{Type: TypePercent}, "Property .voucher.discount should have required property 'percent_off'"},
		"no_new_price_for_the_order":     {Discount{Type: TypeFixed}, "Property .voucher.discount should have required property 'fixed_amount'"},
		"a_new_price_without_a_fallback": {Discount{Type: TypeFixed, Effect: EffectApplyToItems, FixedAmountFormula: "1"}, "Property .voucher.discount should have required property 'fixed_amount'"},
		"no_number_of_units":             {Discount{Type: TypeUnit, UnitType: "prod_1"}, "Property .voucher.discount should have required property 'unit_off'"},
		"no_product":                     {Discount{Type: TypeUnit, UnitOff: new(int64(1))}, "Property .voucher.discount should have required property 'unit_type'"},
		"a_negative_number_of_units":     {Discount{Type: TypeUnit, UnitOff: new(int64(-1)), UnitType: "prod_1"}, "Property .voucher.discount.unit_off must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"no_units":                       {Discount{Type: TypeUnit, Effect: EffectAddManyItems}, "Property .voucher.discount should have required property 'units'"},
		"units_besides_a_product":        {Discount{Type: TypeUnit, UnitType: "prod_1", Units: []Unit{{UnitOff: new(int64(1)), UnitType: "prod_1"}}}, "Property .voucher.discount.units must not be combined with unit_off, unit_off_formula or unit_type"},
		"units_with_another_effect":      {Discount{Type: TypeUnit, Effect: EffectAddNewItems, Units: []Unit{{UnitOff: new(int64(1)), UnitType: "prod_1"}}}, "Property .voucher.discount.effect must be ADD_MANY_ITEMS when units are given (actual value is 'ADD_NEW_ITEMS')"},
		"a_member_without_a_product":     {Discount{Type: TypeUnit, Units: []Unit{{UnitOff: new(int64(1)), UnitType: "prod_1"}, {UnitOff: new(int64(1))}}}, "Property .voucher.discount.units[1] should have required property 'unit_type'"},
		"a_member_with_a_strange_effect": {Discount{Type: TypeUnit, Units: []Unit{{UnitOff: new(int64(1)), UnitType: "p", Effect: EffectAddManyItems}}}, "Property .voucher.discount.units[0].effect must be one of ADD_MISSING_ITEMS, ADD_NEW_ITEMS (actual value is 'ADD_MANY_ITEMS')"},
	} {
		t.Run(name, func(t *testing.T) { checkFault(t, c.discount.Validate("voucher.discount"), c.want) })
	}
}

func TestInvalidFormulaFaultHasPosition(t *testing.T) {
	for property, d := range map[string]Discount{
		"amount_off_formula":        {Type: TypeAmount, AmountOff: new(int64(1)), AmountOffFormula: "1 +"},
		"percent_off_formula":       {Type: TypePercent, PercentOff: percentOff("1"), PercentOffFormula: "1 +"},
		"fixed_amount_formula":      {Type: TypeFixed, FixedAmount: new(int64(1)), FixedAmountFormula: "1 +"},
		"unit_off_formula":          {Type: TypeUnit, UnitOff: new(int64(1)), UnitType: "p", UnitOffFormula: "1 +"},
		"units[0].unit_off_formula": {Type: TypeUnit, Units: []Unit{{UnitOff: new(int64(1)), UnitType: "p", UnitOffFormula: "1 +"}}},
	} {
		err := d.Validate("discount")
		f, ok := fault.As(err)
		if !ok || f.Key != "invalid_payload" || !containsAll(f.Details, "Property .discount."+property+" ", "position") {
			t.Errorf("%s: %v", property, err)
		}
		if _, err := Compile(d); err == nil {
			t.Errorf("%s: the discount was compiled", property)
		}
	}
}

func TestInvalidEntryIsRefused(t *testing.T) {
	entryOf := func(change func(*Entry)) Entry {
		e := Entry{Object: ObjectProduct, ID: "prod_1", Effect: EntryEffectApplyToEvery}
		change(&e)
		return e
	}
	for name, c := range map[string]struct {
		entry Entry
		want  string
	}{
		"a_product":            {entryOf(func(*Entry) {}), ""},
		"a_sku_of_a_product":   {entryOf(func(e *Entry) { e.Object, e.ProductID = ObjectSKU, "prod_1" }), ""},
		"a_source_id":          {entryOf(func(e *Entry) { e.ID, e.SourceID = "", "mug" }), ""},
		"limits":               {entryOf(func(e *Entry) { e.QuantityLimit, e.Quotas[3] = new(int64(1)), QuotaLimit{new(int64(1)), "1"} }), ""},
		"an_unknown_object":    {entryOf(func(e *Entry) { e.Object = "order" }), "Property .included[0].object must be one of product, sku, products_collection (actual value is 'order')"},
		"nothing_named":        {entryOf(func(e *Entry) { e.ID = "" }), "Property .included[0] must have property 'id' or 'source_id'"},
		"a_product_of_product": {entryOf(func(e *Entry) { e.ProductID = "prod_2" }), "Property .included[0].product_id is not allowed for object product, only for sku"},
		"no_effect":            {entryOf(func(e *Entry) { e.Effect = "" }), "Property .included[0].effect must be one of APPLY_TO_EVERY, APPLY_TO_CHEAPEST, APPLY_FROM_CHEAPEST, APPLY_TO_MOST_EXPENSIVE, APPLY_FROM_MOST_EXPENSIVE (actual value is '')"},
		"an_unknown_target":    {entryOf(func(e *Entry) { e.Target = "LINE" }), "Property .included[0].target must be one of ITEM, UNIT (actual value is 'LINE')"},
		"a_negative_repeat":    {entryOf(func(e *Entry) { e.Repeat = -1 }), "Property .included[0].repeat must be >= 1 and <= 1000000000 (actual value is '-1')"},
		"a_negative_skip":      {entryOf(func(e *Entry) { e.SkipInitially = -1 }), "Property .included[0].skip_initially must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"a_negative_limit":     {entryOf(func(e *Entry) { e.AggregatedQuantityLimit = new(int64(-1)) }), "Property .included[0].aggregated_quantity_limit must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"a_negative_price":     {entryOf(func(e *Entry) { e.Price = new(int64(-1)) }), "Property .included[0].price must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_price_of_nothing":   {entryOf(func(e *Entry) { e.PriceFormula = "1" }), "Property .included[0] should have required property 'price', the fallback of price_formula"},
		"a_negative_quota":     {entryOf(func(e *Entry) { e.Quotas[QuotaTier].Units = new(int64(-1)) }), "Property .included[0].product_promotion_tier_quantity_limit must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"a_quota_of_nothing":   {entryOf(func(e *Entry) { e.Quotas[QuotaCampaign].Formula = "1" }), "Property .included[0] should have required property 'product_campaign_quantity_limit', the fallback of its formula"},
	} {
		t.Run(name, func(t *testing.T) { checkFault(t, c.entry.Validate("included[0]"), c.want) })
	}
	for property, e := range map[string]Entry{
		"price_formula": entryOf(func(e *Entry) { e.Price, e.PriceFormula = new(int64(1)), "1 +" }),
		"product_campaign_quantity_limit_formula": entryOf(func(e *Entry) { e.Quotas[QuotaCampaign] = QuotaLimit{new(int64(1)), "1 +"} }),
	} {
		f, ok := fault.As(e.Validate("included[0]"))
		if !ok || !containsAll(f.Details, "Property .included[0]."+property+" ", "position") {
			t.Errorf("%s: %v", property, f)
		}
		if _, err := CompileEntries([]Entry{e}); err == nil {
			t.Errorf("%s: the entry was compiled", property)
		}
	}
}

func TestInvalidCoinIsRefused(t *testing.T) {
	for name, c := range map[string]struct {
		coin Coin
		want string
	}{
		"a_coin":              {Coin{decimal.RequireFromString("0.05"), 1}, ""},
		"worthless":           {Coin{decimal.Zero, 1}, "Property .coin.exchange_ratio must be > 0 (actual value is '0')"},
		"no_points":           {Coin{decimal.NewFromInt(1), 0}, "Property .coin.points_ratio must be > 0 (actual value is '0')"},
		"a_worth_without_end": {Coin{decimal.New(1, -999999), 1}, "Property .coin.exchange_ratio must be a number of at most 30 digits"},
	} {
		t.Run(name, func(t *testing.T) { checkFault(t, c.coin.Validate("coin"), c.want) })
	}
}

func checkFault(t *testing.T, err error, want string) {
	t.Helper()
	f, ok := fault.As(err)
	switch {
	case want == "" && err == nil:
	case !ok || f.Key != "invalid_payload" || f.Kind != fault.KindInvalid || f.Details != want:
		t.Errorf("got  %v\nwant %s", err, want)
	}
}
