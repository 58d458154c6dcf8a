package discount

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
)

func TestCompletedComputesMissingFigures(t *testing.T) {
	for name, c := range map[string]struct{ sent, want Cart }{
		"nothing_known":   {Cart{}, Cart{}},
		"an_amount_alone": {Cart{Amount: Minor(500)}, Cart{Amount: Minor(500), InitialAmount: Minor(500)}},
		"amounts_come_from_prices": {
			Cart{Lines: []Line{{Quantity: 2, Price: Minor(300)}, {Quantity: 1}, {Quantity: 0, Price: Minor(7)}}},
			Cart{Amount: Minor(600), InitialAmount: Minor(600), Lines: []Line{
				{Quantity: 2, Price: Minor(300), Amount: Minor(600), InitialQuantity: 2, InitialAmount: Minor(600)},
				{Quantity: 1, InitialQuantity: 1},
				{Price: Minor(7), Amount: Minor(0), InitialAmount: Minor(0)}}},
		},
		"what_was_sent_stays_where_it_disagrees": {
			Cart{Amount: Minor(6000), InitialAmount: Minor(5000), Lines: []Line{{Quantity: 1, Price: Minor(3000), Amount: Minor(3300)}}},
			Cart{Amount: Minor(6000), InitialAmount: Minor(5000), Lines: []Line{
				{Quantity: 1, Price: Minor(3000), Amount: Minor(3300), InitialQuantity: 1, InitialAmount: Minor(3300)}}},
		},
		"the_initial_figures_of_a_free_unit_stay": {
			Cart{InitialAmount: Minor(0), Lines: []Line{{Quantity: 1, Price: Minor(100), UnitEffect: true, DiscountAmount: 100, DiscountQuantity: 1}}},
			Cart{Amount: Minor(100), InitialAmount: Minor(0), Lines: []Line{
				{Quantity: 1, Price: Minor(100), Amount: Minor(100), UnitEffect: true, DiscountAmount: 100, DiscountQuantity: 1}}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			before := append([]Line(nil), c.sent.Lines...)
			got, err := c.sent.Completed("order")
			if diff := cmp.Diff(c.want, got); diff != "" || err != nil {
				t.Errorf("%v (-want +got)\n%s", err, diff)
			}
			if diff := cmp.Diff(before, c.sent.Lines); diff != "" {
				t.Errorf("the lines that were sent have changed\n%s", diff)
			}
		})
	}
}

func TestCompletedRefusesFiguresOutOfBounds(t *testing.T) {
	for name, c := range map[string]struct {
		cart Cart
		want string
	}{
		"a_negative_quantity":   {Cart{Lines: []Line{{}, {Quantity: -1}}}, "Property .order.items[1].quantity must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"a_negative_price":      {Cart{Lines: []Line{{Price: Minor(-1)}}}, "Property .order.items[0].price must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_negative_amount":     {Cart{Lines: []Line{{Amount: Minor(-1)}}}, "Property .order.items[0].amount must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_negative_discount":   {Cart{Lines: []Line{{DiscountAmount: -1}}}, "Property .order.items[0].discount_amount must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"more_free_than_there":  {Cart{Lines: []Line{{Quantity: 1, DiscountQuantity: 2}}}, "Property .order.items[0].discount_quantity must be >= 0 and at most the quantity (actual value is '2')"},
		"an_astronomic_line":    {Cart{Lines: []Line{{Quantity: 2, Price: Minor(MaxAmount)}}}, "Property .order.items[0].price times the quantity must be <= 10000000000000"},
		"an_astronomic_sum":     {Cart{Lines: []Line{{Amount: Minor(MaxAmount)}, {Amount: Minor(MaxAmount)}}}, "Property .order.amount must be >= 0 and <= 10000000000000 (actual value is '10000000000001')"},
		"a_negative_order":      {Cart{Amount: Minor(-1)}, "Property .order.amount must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_negative_initial":    {Cart{InitialAmount: Minor(-1)}, "Property .order.initial_amount must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_negative_order_sale": {Cart{DiscountAmount: -1}, "Property .order.discount_amount must be >= 0 and <= 10000000000000 (actual value is '-1')"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.cart.Completed("order")
			checkFault(t, err, c.want)
		})
	}
}

func TestUnitPricePrecedence(t *testing.T) {
	all := Prices{Item: Minor(0), InlineSKU: Minor(2), InlineProduct: Minor(3), SKU: Minor(4), Product: Minor(5)}
	var got []Money
	for _, next := range []*Money{&all.Item, &all.InlineSKU, &all.InlineProduct, &all.SKU, &all.Product, nil} {
		got = append(got, all.Unit())
		if next != nil {
			*next = Money{}
		}
	}
	want := []Money{Minor(0), Minor(2), Minor(3), Minor(4), Minor(5), {}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("without the one before it (-want +got)\n%s", diff)
	}
}

func TestUndoLeavesOtherSteps(t *testing.T) {
	start := mustCart(t, Cart{Amount: Minor(6000), Lines: []Line{
		{Product: "red", Quantity: 1, Price: Minor(3000), Amount: Minor(3300)},
		{Product: "blue", Quantity: 2, Price: Minor(3000), Amount: Minor(3400)},
	}})
	split := mustCompile(t, Discount{Type: TypeAmount, AmountOff: new(int64(300)), Effect: EffectApplyToItemsProportionally}).
		Apply(Turn{Cart: start}).Cart
	free := mustCompile(t, Discount{Type: TypeUnit, UnitOff: new(int64(1)), UnitType: "mug", Effect: EffectAddNewItems}).
		Apply(Turn{Cart: split, Catalog: func(string) (Good, bool) { return Good{ProductID: "mug", Price: Minor(500)}, true }}).Cart

	got := free.Undo(split)
	want := Cart{Amount: Minor(6500), InitialAmount: Minor(6000), Lines: []Line{
		{Product: "red", Quantity: 1, Price: Minor(3000), Amount: Minor(3300), InitialQuantity: 1, InitialAmount: Minor(3300),
			AppliedDiscountAmount: -148},
		{Product: "blue", Quantity: 2, Price: Minor(3000), Amount: Minor(3400), InitialQuantity: 2, InitialAmount: Minor(3400),
			AppliedDiscountAmount: -152},
		{Product: "mug", Quantity: 1, Price: Minor(500), Amount: Minor(500), InitialAmount: Minor(0), DiscountAmount: 500,
			DiscountQuantity: 1, UnitEffect: true},
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("after undoing the split (-want +got)\n%s", diff)
	}

	want.Amount = Minor(6000)
	want.Lines[0].AppliedDiscountAmount, want.Lines[1].AppliedDiscountAmount = 0, 0
	want.Lines[2] = Line{Product: "mug", Price: Minor(500), Amount: Minor(0), InitialAmount: Minor(0), UnitEffect: true,
		AppliedDiscountAmount: -500, AppliedDiscountQuantity: -1, AppliedQuantity: -1, AppliedQuantityAmount: -500}
	if diff := cmp.Diff(want, got.Undo(free)); diff != "" {
		t.Errorf("after undoing both (-want +got)\n%s", diff)
	}
}

func TestSinceSumsAllSteps(t *testing.T) {
	start := mustCart(t, Cart{DiscountAmount: 100, Lines: []Line{{Product: "tee", Quantity: 4, Price: Minor(1000), DiscountAmount: 200}}})
	cart := start
	catalog := func(string) (Good, bool) { return Good{ProductID: "lux", Price: Minor(1500)}, true }
	for _, d := range []Discount{
		{Type: TypeAmount, AmountOff: new(int64(50)), Effect: EffectApplyToOrder},
		{Type: TypeAmount, AmountOff: new(int64(70)), Effect: EffectApplyToItems},
		{Type: TypeUnit, UnitOff: new(int64(1)), UnitType: "lux", Effect: EffectReplaceItems},
		{Type: TypeAmount, AmountOff: new(int64(30)), Effect: EffectApplyToOrder},
	} {
		cart = mustCompile(t, d).Apply(Turn{Cart: cart, Catalog: catalog}).Cart
	}
	got := cart.Since(start)
	want := Cart{Amount: Minor(5500), InitialAmount: Minor(4000), DiscountAmount: 180, AppliedDiscountAmount: 80, Lines: []Line{
		{Product: "tee", Quantity: 1, Price: Minor(1000), Amount: Minor(1000), InitialQuantity: 4, InitialAmount: Minor(4000),
			DiscountAmount: 270, AppliedDiscountAmount: 70, AppliedQuantity: -3, AppliedQuantityAmount: -3000, UnitEffect: true,
			Replacements: []Replacement{{SourceQuantity: -3, SourceAmount: -3000, TargetIndex: 1, TargetQuantity: 3,
				TargetAmount: 4500, TargetDiscountAmount: 1500}}},
		{Product: "lux", Quantity: 3, Price: Minor(1500), Amount: Minor(4500), InitialAmount: Minor(0), DiscountAmount: 1500,
			AppliedDiscountAmount: 1500, AppliedQuantity: 3, AppliedQuantityAmount: 4500, UnitEffect: true},
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if diff := cmp.Diff(0, len(cart.Since(cart).Lines[0].Replacements)); diff != "" {
		t.Errorf("a replacement of an earlier request is told again")
	}
}

func TestNeededPointsPayWholeAmount(t *testing.T) {
	for _, c := range []struct {
		ratio        string
		lot          int64
		amount, want int64
	}{
		{"20", 100, 45000, 2300}, {"20", 100, 44000, 2200}, {"20", 100, 0, 0}, {"0.05", 1, 14500, 2900},
		{"0.001", 1, 1, 10}, {"0.003", 1, 1, 4}, {"1000", 5, 1, 5}, {"0", 1, 100, 0},
	} {
		coin := Coin{decimal.RequireFromString(c.ratio), c.lot}
		if got := coin.Needed(c.amount); got != c.want {
			t.Errorf("%d at %s for %d need %d points, want %d", c.amount, c.ratio, c.lot, got, c.want)
		}
	}
}
