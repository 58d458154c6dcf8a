package discount

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/formula"
)

func mustCompile(t testing.TB, d Discount) *Program {
	t.Helper()
	if err := d.Validate("discount"); err != nil {
		t.Fatal(err)
	}
	p, err := Compile(d)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func mustEntries(t testing.TB, entries ...Entry) *Entries {
	t.Helper()
	all, err := CompileEntries(entries)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func mustCart(t testing.TB, c Cart) Cart {
	t.Helper()
	c, err := c.Completed("order")
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func percentOff(percent string) *decimal.Decimal {
	p := decimal.RequireFromString(percent)
	return &p
}

func TestOutcomeDescribesAllEffects(t *testing.T) {
	cart := mustCart(t, Cart{Lines: []Line{
		{Product: "mug", Quantity: 3, Price: Minor(1000)},
		{Product: "tee", SKU: "tee_m", Quantity: 2, Price: Minor(2500)},
		{Product: "pen", Quantity: 1, Price: Minor(100)},
		{Product: "bag", Quantity: 1, Price: Minor(4000)},
	}})
	mug := Entry{Object: ObjectProduct, ID: "mug", Effect: EntryEffectApplyToEvery, QuantityLimit: new(int64(2))}
	mug.Quotas[QuotaCampaign].Units = new(int64(100))
	got := mustCompile(t, Discount{Type: TypePercent, PercentOff: percentOff("5"), PercentOffFormula: "ORDER_ITEMS_QUANTITY * 2.5"}).
		Apply(Turn{Cart: cart, Selection: Selection{
			Entries: mustEntries(t,
				mug,
				Entry{Object: ObjectCollection, ID: "shirts", Effect: EntryEffectApplyToEvery}),
			Match:             []int{0, 1, NoEntry, NotSelected},
			LeftOut:           []bool{},
			RuleListsProducts: true,
		}})
	want := Result{
		Outcome: Outcome{
			Changed: true,
			Cart: Cart{Amount: Minor(12100), InitialAmount: Minor(12100), Lines: []Line{
				{Product: "mug", Quantity: 3, Price: Minor(1000), Amount: Minor(3000), InitialQuantity: 3,
					InitialAmount: Minor(3000), DiscountAmount: 200, AppliedDiscountAmount: 200},
				{Product: "tee", SKU: "tee_m", Quantity: 2, Price: Minor(2500), Amount: Minor(5000), InitialQuantity: 2,
					InitialAmount: Minor(5000), DiscountAmount: 500, AppliedDiscountAmount: 500},
				{Product: "pen", Quantity: 1, Price: Minor(100), Amount: Minor(100), InitialQuantity: 1,
					InitialAmount: Minor(100), DiscountAmount: 10, AppliedDiscountAmount: 10},
				{Product: "bag", Quantity: 1, Price: Minor(4000), Amount: Minor(4000), InitialQuantity: 1,
					InitialAmount: Minor(4000)},
			}},
			Entries: []Reached{
				{Lines: []int{0}, Units: []LineUnits{{0, []int{1, 2}}}},
				{Lines: []int{1}, Units: []LineUnits{{1, []int{1, 2}}}},
			},
			Units: []DiscountedUnits{{Entry: 0, Product: "mug", Units: 2}},
		},
		Discount: Discount{Type: TypePercent, Effect: EffectApplyToItems, PercentOff: percentOff("10"), IsDynamic: new(true)},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestResultHasEvaluatedDiscount(t *testing.T) {
	shirt := Good{ProductID: "prod_1", SKUID: "sku_1", Product: &Reference{ID: "prod_1", Name: "Shirt"}, SKU: &Reference{ID: "sku_1", Name: "Shirt M"}}
	catalog := func(id string) (Good, bool) { return shirt, id == "sku_1" }
	for name, c := range map[string]struct{ sent, want Discount }{
		"the_default_effect_is_named": {
			Discount{Type: TypeAmount, AmountOff: new(int64(100))},
			Discount{Type: TypeAmount, Effect: EffectApplyToOrder, AmountOff: new(int64(100)), IsDynamic: new(false)},
		},
		"a_formula_gives_way_to_its_figure": {
			Discount{Type: TypeAmount, Effect: EffectApplyToOrder, AmountOff: new(int64(100)), AmountOffFormula: "2 * 3"},
			Discount{Type: TypeAmount, Effect: EffectApplyToOrder, AmountOff: new(int64(600)), IsDynamic: new(true)},
		},
		"a_formula_without_a_figure_gives_way_to_its_fallback": {
			Discount{Type: TypeFixed, Effect: EffectApplyToOrder, FixedAmount: new(int64(100)), FixedAmountFormula: "1 / 0"},
			Discount{Type: TypeFixed, Effect: EffectApplyToOrder, FixedAmount: new(int64(100)), IsDynamic: new(false)},
		},
		"limits_stay": {
			Discount{Type: TypePercent, Effect: EffectApplyToItems, PercentOff: percentOff("2.5"), AmountLimit: new(int64(7)), AggregatedAmountLimit: new(int64(9))},
			Discount{Type: TypePercent, Effect: EffectApplyToItems, PercentOff: percentOff("2.5"), AmountLimit: new(int64(7)), AggregatedAmountLimit: new(int64(9)), IsDynamic: new(false)},
		},
		"a_unit_is_named_after_the_catalog": {
			Discount{Type: TypeUnit, UnitOff: new(int64(1)), UnitType: "sku_1"},
			Discount{Type: TypeUnit, Effect: EffectAddMissingItems, UnitOff: new(int64(1)), UnitType: "sku_1",
				Product: shirt.Product, SKU: shirt.SKU, IsDynamic: new(false)},
		},
		"each_of_several_units_is_evaluated": {
			Discount{Type: TypeUnit, Units: []Unit{{UnitOff: new(int64(1)), UnitType: "sku_1", UnitOffFormula: "3"}, {UnitOff: new(int64(1)), UnitType: "gone", Product: &Reference{ID: "gone"}}}},
			Discount{Type: TypeUnit, Effect: EffectAddManyItems, IsDynamic: new(true), Units: []Unit{
				{UnitOff: new(int64(3)), UnitType: "sku_1", Effect: EffectAddMissingItems, Product: shirt.Product, SKU: shirt.SKU},
				{UnitOff: new(int64(1)), UnitType: "gone", Effect: EffectAddMissingItems, Product: &Reference{ID: "gone"}}}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			program := mustCompile(t, c.sent)
			cart := mustCart(t, Cart{Lines: []Line{{Product: "a", Quantity: 1, Price: Minor(1000)}}})
			got := program.Apply(Turn{Cart: cart, Catalog: catalog}).Discount
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if diff := cmp.Diff(c.sent, program.Discount()); diff != "" {
				t.Errorf("what was sent is no longer what it was (-want +got)\n%s", diff)
			}
		})
	}
}

// shopFacts returns the name that is read as its value, so that a test can see what was read.
type shopFacts struct{ numbers map[string]int64 }

func (f shopFacts) answer(format string, args ...any) formula.Value {
	if n, ok := f.numbers[fmt.Sprintf(format, args...)]; ok {
		return formula.Number(decimal.NewFromInt(n))
	}
	return formula.Null()
}

func (f shopFacts) Variable(name string) formula.Value { return f.answer("%s", name) }
func (f shopFacts) Metadata(function, key string) formula.Value {
	return f.answer("%s %s", function, key)
}
func (f shopFacts) LineMetadata(line int, key string) formula.Value {
	return f.answer("line %d %s", line, key)
}
func (f shopFacts) LineProductMetadata(line int, key string) formula.Value {
	return f.answer("product %d %s", line, key)
}
func (f shopFacts) Now() time.Time { return time.Date(2026, 3, 14, 12, 0, 0, 0, time.UTC) }

func TestFormulasReadCartAndFacts(t *testing.T) {
	cart := mustCart(t, Cart{Lines: []Line{
		{Product: "a", Quantity: 2, Price: Minor(3000), DiscountAmount: 1000},
		{Product: "b", Quantity: 1, Price: Minor(1200)},
		{Product: "c", Quantity: 4},
		{Product: "d", Quantity: 3, Amount: Minor(5000)},
	}})
	facts := shopFacts{map[string]int64{
		"VOUCHER_REDEEMED_QUANTITY": 7, "ORDER_METADATA k": 11, "line 1 k": 13, "product 1 k": 17, "line 0 k": 19, "product 0 k": 23,
	}}
	for text, want := range map[string]string{
		"ORDER_AMOUNT":                                    "122",
		"ORDER_ITEMS_QUANTITY":                            "4",
		"ORDER_UNITS_QUANTITY":                            "10",
		"ORDER_BUNDLE_QUANTITY":                           "2",
		"CHEAPEST_ORDER_ITEM_PRICE":                       "12",
		"CHEAPEST_ORDER_ITEM_AMOUNT":                      "12",
		"CHEAPEST_ORDER_ITEM_SUBTOTAL":                    "12",
		"CHEAPEST_ORDER_ITEM_UNITS_QUANTITY":              "1",
		"MOST_EXPENSIVE_ORDER_ITEM_PRICE":                 "30",
		"MOST_EXPENSIVE_ORDER_ITEM_AMOUNT":                "60",
		"MOST_EXPENSIVE_ORDER_ITEM_SUBTOTAL":              "50",
		"MOST_EXPENSIVE_ORDER_ITEM_UNITS_QUANTITY":        "2",
		"VOUCHER_REDEEMED_QUANTITY":                       "7",
		`ORDER_METADATA("k")`:                             "11",
		`CHEAPEST_ORDER_ITEM_METADATA("k")`:               "13",
		`CHEAPEST_ORDER_ITEM_PRODUCT_METADATA("k")`:       "17",
		`MOST_EXPENSIVE_ORDER_ITEM_METADATA("k")`:         "19",
		`MOST_EXPENSIVE_ORDER_ITEM_PRODUCT_METADATA("k")`: "23",
		`DAY_OF_MONTH(TODAY)`:                             "14",
		`ORDER_ITEM_METADATA("k")`:                        "99",
		`ORDER_ITEM_PRICE`:                                "99",
	} {
		program := mustCompile(t, Discount{Type: TypePercent, PercentOff: percentOff("99"), PercentOffFormula: "MIN(100;" + text + ")",
			Effect: EffectApplyToOrder})
		if text == "ORDER_AMOUNT" {
			want = "100"
		}
		got := program.Apply(Turn{Cart: cart, Bundles: 2, Facts: facts}).Discount.PercentOff.String()
		if got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
	perLine := mustCompile(t, Discount{Type: TypePercent, PercentOff: percentOff("99"), Effect: EffectApplyToItems,
		PercentOffFormula: `ORDER_ITEM_PRODUCT_METADATA("k") + ORDER_ITEM_METADATA("k") + ORDER_ITEM_SUBTOTAL * 0 + ORDER_ITEM_AMOUNT * 0 + ORDER_ITEM_UNITS_QUANTITY * 0 + ORDER_ITEM_PRICE * 0`})
	got := perLine.Apply(Turn{Cart: cart, Facts: facts}).Cart
	// 42 percent of 5000, 30 percent of 1200, and the fallback of 99 percent of 5000.
	want := []int64{2100, 360, 0, 4950}
	for i, l := range got.Lines {
		if l.AppliedDiscountAmount != want[i] {
			t.Errorf("line %d: %d off, want %d", i, l.AppliedDiscountAmount, want[i])
		}
	}
}

func TestQuotasCountTheirScope(t *testing.T) {
	type day struct{ units, want map[string]int64 }
	for name, c := range map[string]struct {
		quota Quota
		limit int64
		days  []day
	}{
		"one_pool_for_all_customers": {QuotaCampaign, 10, []day{
			{map[string]int64{"tee": 5}, map[string]int64{"tee": 5}},
			{map[string]int64{"tee": 4}, map[string]int64{"tee": 4}},
			{map[string]int64{"tee": 3}, map[string]int64{"tee": 1}},
			{map[string]int64{"tee": 3}, map[string]int64{"tee": 0}},
		}},
		"one_pool_for_all_products_of_a_collection": {QuotaCampaign, 6, []day{
			{map[string]int64{"tshirt": 5, "beanie": 1, "poster": 4}, map[string]int64{"tshirt": 5, "beanie": 1, "poster": 0}},
		}},
		"each_product_of_a_collection_for_itself": {QuotaInCollectionCampaign, 5, []day{
			{map[string]int64{"tshirt": 5, "beanie": 1, "poster": 4}, map[string]int64{"tshirt": 5, "beanie": 1, "poster": 4}},
			{map[string]int64{"tshirt": 3, "beanie": 3, "poster": 2}, map[string]int64{"tshirt": 0, "beanie": 3, "poster": 1}},
			{map[string]int64{"tshirt": 1, "beanie": 3, "poster": 3}, map[string]int64{"tshirt": 0, "beanie": 1, "poster": 0}},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			entry := Entry{Object: ObjectCollection, ID: "all", Effect: EntryEffectApplyToEvery}
			entry.Quotas[c.quota].Units = &c.limit
			entries := mustEntries(t, entry)
			program := mustCompile(t, Discount{Type: TypeAmount, AmountOff: new(int64(10)), Effect: EffectApplyToItemsByQuantity})
			used := map[QuotaUse]int64{}
			for n, day := range c.days {
				cart, match := Cart{}, []int{}
				for _, product := range []string{"tee", "tshirt", "beanie", "poster"} {
					if units := day.units[product]; units > 0 {
						cart.Lines = append(cart.Lines, Line{Product: product, Quantity: units, Price: Minor(100)})
						match = append(match, 0)
					}
				}
				result := program.Apply(Turn{Cart: mustCart(t, cart), Selection: Selection{Entries: entries, Match: match},
					Used: func(u QuotaUse) (int64, bool) { return used[u], true }})
				got := map[string]int64{}
				for _, l := range result.Cart.Lines {
					got[l.Product] = l.AppliedDiscountAmount / 10
				}
				for _, u := range result.Units {
					for _, use := range entries.Uses(u.Entry, u.Product) {
						used[use] += u.Units
					}
				}
				if diff := cmp.Diff(day.want, got); diff != "" {
					t.Errorf("customer %d (-want +got)\n%s", n, diff)
				}
			}
		})
	}
}

func TestQuotaWithoutCounterDoesNotLimit(t *testing.T) {
	entry := Entry{Object: ObjectProduct, ID: "tee", Effect: EntryEffectApplyToEvery}
	entry.Quotas[QuotaCustomerTier] = QuotaLimit{Units: new(int64(9)), Formula: "ORDER_AMOUNT / 5"}
	program := mustCompile(t, Discount{Type: TypeAmount, AmountOff: new(int64(10)), Effect: EffectApplyToItemsByQuantity})
	turn := Turn{Cart: mustCart(t, Cart{Lines: []Line{{Product: "tee", Quantity: 10, Price: Minor(100)}}}),
		Selection: Selection{Entries: mustEntries(t, entry), Match: []int{0}}}
	for name, c := range map[string]struct {
		used func(QuotaUse) (int64, bool)
		want int64
	}{
		"no_counters":           {nil, 100},
		"no_such_counter":       {func(QuotaUse) (int64, bool) { return 5, false }, 100},
		"an_untouched_counter":  {func(QuotaUse) (int64, bool) { return 0, true }, 20},
		"a_counter_near_limit":  {func(QuotaUse) (int64, bool) { return 1, true }, 10},
		"a_counter_above_limit": {func(QuotaUse) (int64, bool) { return 3, true }, 0},
	} {
		turn.Used = c.used
		result := program.Apply(turn)
		if got := result.Cart.TotalDiscountAmount(); got != c.want {
			t.Errorf("%s: %d off, want %d", name, got, c.want)
		}
		if *result.Discount.IsDynamic {
			t.Errorf("%s: the formula of a quota made the discount dynamic", name)
		}
	}
}

func TestOverdrawnCounterGivesNoUnitsToOtherProducts(t *testing.T) {
	entry := Entry{Object: ObjectCollection, ID: "all", Effect: EntryEffectApplyToEvery, AggregatedQuantityLimit: new(int64(1))}
	entry.Quotas[QuotaInCollectionCampaign].Units = new(int64(2))
	result := mustCompile(t, Discount{Type: TypeAmount, AmountOff: new(int64(10)), Effect: EffectApplyToItemsByQuantity}).Apply(Turn{
		Cart:      mustCart(t, Cart{Lines: []Line{{Product: "tee", Quantity: 3, Price: Minor(100)}, {Product: "mug", Quantity: 3, Price: Minor(100)}}}),
		Used:      func(u QuotaUse) (int64, bool) { return map[string]int64{"tee": 9}[u.Product], true },
		Selection: Selection{Entries: mustEntries(t, entry), Match: []int{0, 0}},
	})
	if diff := cmp.Diff([]DiscountedUnits{{Entry: 0, Product: "mug", Units: 1}}, result.Units); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestUnitTypesListsProductsToLoad(t *testing.T) {
	for _, c := range []struct {
		discount Discount
		want     []string
	}{
		{Discount{Type: TypeAmount}, nil},
		{Discount{Type: TypeUnit, UnitType: "prod_1"}, []string{"prod_1"}},
		{Discount{Type: TypeUnit, UnitType: "pc_1", Effect: EffectAddSameItems}, nil},
		{Discount{Type: TypeUnit, Units: []Unit{{UnitType: "prod_1"}, {UnitType: "sku_2"}}}, []string{"prod_1", "sku_2"}},
	} {
		if diff := cmp.Diff(c.want, c.discount.UnitTypes()); diff != "" {
			t.Errorf("%+v (-want +got)\n%s", c.discount, diff)
		}
	}
}

func TestQuotasHavePublishedNames(t *testing.T) {
	for q := range QuotaCount {
		name := q.Property()
		if got := strings.Contains(name, "_customer_"); got != q.PerCustomer() {
			t.Errorf("%s per customer: %t", name, q.PerCustomer())
		}
		if got := strings.Contains(name, "_in_collection_"); got != q.PerProduct() {
			t.Errorf("%s per product: %t", name, q.PerProduct())
		}
		if got := strings.Contains(name, "_promotion_tier_"); got != q.PerTier() {
			t.Errorf("%s per tier: %t", name, q.PerTier())
		}
	}
}

func TestGiftCardRespectsSelection(t *testing.T) {
	cart := mustCart(t, Cart{Lines: []Line{{Product: "mug", Quantity: 2, Price: Minor(1000)}, {Product: "tee", Quantity: 1, Price: Minor(900)}}})
	entries := mustEntries(t, Entry{Object: ObjectProduct, ID: "mug", Effect: EntryEffectApplyToEvery, QuantityLimit: new(int64(1))})
	gift := Gift{Balance: 5000, Effect: EffectApplyToItems}
	for name, c := range map[string]struct {
		selection Selection
		want      int64
	}{
		"all_lines":                    {Selection{}, 2900},
		"one_unit_of_the_matched":      {Selection{Entries: entries, Match: []int{0, NotSelected}}, 1000},
		"nothing_of_a_line_left_out":   {Selection{LeftOut: []bool{true, true}}, 0},
		"the_rest_beside_a_left_out":   {Selection{LeftOut: []bool{true}}, 900},
		"an_entry_that_does_not_exist": {Selection{Match: []int{7, NoEntry}}, 900},
	} {
		got, err := gift.Apply(Turn{Cart: cart, Selection: c.selection})
		if err != nil || got.Spent != c.want || got.Cart.LineDiscountAmount() != c.want {
			t.Errorf("%s: spent %d, %d off, %v; want %d", name, got.Spent, got.Cart.LineDiscountAmount(), err, c.want)
		}
	}
}

func TestCartsMadeFromOneCartAreIndependent(t *testing.T) {
	cart := mustCart(t, Cart{Lines: []Line{{Product: "tee", Quantity: 3, Price: Minor(1000), Replacements: make([]Replacement, 1, 8)}}})
	replaceBy := func(target string) Cart {
		catalog := func(id string) (Good, bool) { return Good{ProductID: id, Price: Minor(int64(1000 * len(id)))}, true }
		return mustCompile(t, Discount{Type: TypeUnit, UnitOff: new(int64(1)), UnitType: target, Effect: EffectReplaceItems}).
			Apply(Turn{Cart: cart, Catalog: catalog}).Cart
	}
	one := replaceBy("ab")
	replaceBy("abc")
	want := []Replacement{{}, {SourceQuantity: -3, SourceAmount: -3000, TargetIndex: 1, TargetQuantity: 3, TargetAmount: 6000, TargetDiscountAmount: 3000}}
	if diff := cmp.Diff(want, one.Lines[0].Replacements); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func BenchmarkFiveEffectsOnFiftyLines(b *testing.B) {
	cart := Cart{}
	match := make([]int, 50)
	for i := range match {
		cart.Lines = append(cart.Lines, Line{Product: fmt.Sprint("prod_", i), Quantity: int64(1 + i%4), Price: Minor(int64(999 + 37*i))})
		match[i] = i%4 - 1
	}
	cart = mustCart(b, cart)
	entry := Entry{Object: ObjectCollection, ID: "c", Effect: EntryEffectApplyToEvery, QuantityLimit: new(int64(2))}
	cheapest := Entry{Object: ObjectCollection, ID: "d", Effect: EntryEffectApplyFromCheapest, Target: TargetUnit, Repeat: 2}
	entries := mustEntries(b, entry, cheapest, entry)
	programs := []*Program{
		mustCompile(b, Discount{Type: TypePercent, PercentOff: percentOff("10"), Effect: EffectApplyToOrder}),
		mustCompile(b, Discount{Type: TypePercent, PercentOff: percentOff("12.5"), Effect: EffectApplyToItems}),
		mustCompile(b, Discount{Type: TypeAmount, AmountOff: new(int64(5000)), Effect: EffectApplyToItemsProportionally}),
		mustCompile(b, Discount{Type: TypeFixed, FixedAmount: new(int64(900)), Effect: EffectApplyToItems}),
		mustCompile(b, Discount{Type: TypeUnit, UnitOff: new(int64(2)), UnitType: "prod_7", Effect: EffectAddNewItems}),
	}
	b.ReportAllocs()
	for b.Loop() {
		running := cart
		for _, p := range programs {
			running = p.Apply(Turn{Cart: running, Selection: Selection{Entries: entries, Match: match, RuleListsProducts: true}}).Cart
		}
	}
}
