package order_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

func TestCartLinesHaveIDsForUnitEffects(t *testing.T) {
	o, err := order.Resolve(order.Request{Items: patch.Set([]order.ItemRequest{
		{SKUID: "red"},
		{ProductID: "sent", SKUID: "sent too"},
		{RelatedObject: "product", SourceID: "unknown"},
		{RelatedObject: "sku", SourceID: "unknown"},
		{Product: &order.ItemProduct{SourceID: "inline"}, SKU: &order.ItemSKU{ID: "inline sku"}},
		{Price: p[int64](5)},
	})}, nil, shop)
	if err != nil {
		t.Fatal(err)
	}
	var got [][2]string
	for _, l := range o.Cart().Lines {
		got = append(got, [2]string{l.Product, l.SKU})
	}
	want := [][2]string{{"prod_shirt", "sku_red"}, {"sent", "sent too"}, {"unknown", ""}, {"", "unknown"}, {"inline", "inline sku"}, {"", ""}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestSetCart(t *testing.T) {
	o, err := order.Resolve(order.Request{Items: patch.Set([]order.ItemRequest{{ProductID: "shirt", Quantity: p[int64](2)}})}, nil, shop)
	if err != nil {
		t.Fatal(err)
	}
	before := o
	cart := o.Cart()
	cart.Amount, cart.DiscountAmount, cart.AppliedDiscountAmount = minor(9500), 700, 700
	cart.Lines[0].DiscountAmount = 300
	cart.Lines = append(cart.Lines, discount.Line{
		Product: "prod_shirt", SKU: "sku_red", Quantity: 1, Price: minor(3500), Amount: minor(3500), InitialAmount: minor(0),
		DiscountAmount: 3500, DiscountQuantity: 1, UnitEffect: true,
	})

	o.SetCart(cart, shop, counter())

	want := before
	want.Amount, want.DiscountAmount, want.OrderDiscounted = minor(9500), 700, true
	want.Items = []order.Item{
		with(line("prod_shirt", 2, minor(3000)), func(i *order.Item) { i.Product, i.DiscountAmount = shirt, 300 }),
		{
			ID: "ordli_1", ProductID: "prod_shirt", SKUID: "sku_red", Product: shirt, SKU: red, Quantity: 1, Price: minor(3500), Amount: minor(3500),
			InitialAmount: minor(0), DiscountAmount: 3500, DiscountQuantity: 1, UnitEffect: true,
		},
	}
	if diff := cmp.Diff(want, o); diff != "" {
		t.Error(diff)
	}
	if before.Items[0].DiscountAmount != 0 {
		t.Error("the items that the order shared were written into")
	}
}

func TestAnOrderLevelDiscountMarksTheOrder(t *testing.T) {
	for name, c := range map[string]discount.Cart{
		"taken_before": {DiscountAmount: 5},
		"taken_now":    {AppliedDiscountAmount: 5},
	} {
		var o order.Order
		if o.SetCart(c, shop, nil); !o.OrderDiscounted {
			t.Errorf("%s: not marked", name)
		}
	}
	marked := order.Order{OrderDiscounted: true}
	if marked.SetCart(discount.Cart{}, shop, nil); !marked.OrderDiscounted {
		t.Error("the mark of an effect that came to zero is gone")
	}
}

func TestAUnitEffectOnAnAmountAloneMakesItems(t *testing.T) {
	o := order.Order{Amount: minor(1000), InitialAmount: minor(1000)}
	cart := o.Cart()
	cart.Lines = append(cart.Lines, discount.Line{Product: "gone", Quantity: 1, DiscountQuantity: 1, UnitEffect: true})
	o.SetCart(cart, shop, nil)
	want := order.Order{Amount: minor(1000), InitialAmount: minor(1000), Items: []order.Item{
		{ProductID: "gone", Quantity: 1, DiscountQuantity: 1, UnitEffect: true},
	}}
	if diff := cmp.Diff(want, o); diff != "" {
		t.Error(diff)
	}
}
