package order_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

var (
	now      = time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)
	earlier  = now.Add(-time.Hour)
	minor    = discount.Minor
	anything = discount.Money{}
)

func p[T any](v T) *T { return &v }

func counter() func(string) string {
	n := 0
	return func(prefix string) string { n++; return prefix + string(rune('0'+n)) }
}

// shop sells a shirt with two SKUs, one of which has a price of its own, and a mug without a price. The cap lies in the trash.
var shop = order.NewCatalogIndex(
	[]catalog.Product{
		{ID: "prod_shirt", SourceID: "shirt", Name: "Shirt", Price: p[int64](3000), Metadata: metadata.Map{"color": "any", "fit": "slim"}},
		{ID: "prod_mug", SourceID: "mug", Name: "Mug"},
		{ID: "prod_cap", SourceID: "cap", Price: p[int64](900), DeletedAt: now},
	},
	[]catalog.SKU{
		{ID: "sku_red", SourceID: "red", ProductID: "prod_shirt", Name: "Red shirt", Price: p[int64](3500)},
		{ID: "sku_blue", SourceID: "blue", ProductID: "prod_shirt", Name: "Blue shirt"},
	})

var (
	shirt = &order.ItemProduct{ID: "prod_shirt", SourceID: "shirt", Name: "Shirt", Price: p[int64](3000), Metadata: metadata.Map{"color": "any", "fit": "slim"}}
	red   = &order.ItemSKU{ID: "sku_red", SourceID: "red", Name: "Red shirt", Price: p[int64](3500)}
	blue  = &order.ItemSKU{ID: "sku_blue", SourceID: "blue", Name: "Blue shirt"}
)

func line(product string, quantity int64, price discount.Money) order.Item {
	amount := discount.Money{}
	if price.Known {
		amount = minor(price.Minor * quantity)
	}
	return order.Item{ProductID: product, Quantity: quantity, Price: price, Amount: amount, InitialQuantity: quantity, InitialAmount: amount}
}

func with(i order.Item, change func(*order.Item)) order.Item { change(&i); return i }

func TestResolvingALine(t *testing.T) {
	asShirt := func(i *order.Item) { i.Product = shirt }
	cases := map[string]struct {
		in   order.ItemRequest
		want order.Item
	}{
		"a_product_by_id_costs_what_the_catalog_says_once": {
			order.ItemRequest{ProductID: "prod_shirt"}, with(line("prod_shirt", 1, minor(3000)), asShirt),
		},
		"a_product_id_may_be_the_shops_own": {
			order.ItemRequest{ProductID: "shirt", Quantity: p[int64](2)}, with(line("prod_shirt", 2, minor(3000)), asShirt),
		},
		"a_related_product_by_source_id": {
			order.ItemRequest{RelatedObject: "product", SourceID: "shirt"},
			with(line("prod_shirt", 1, minor(3000)), func(i *order.Item) { i.Product, i.RelatedObject, i.SourceID = shirt, "product", "shirt" }),
		},
		"a_source_id_alone_means_a_product": {
			order.ItemRequest{SourceID: "shirt"},
			with(line("prod_shirt", 1, minor(3000)), func(i *order.Item) { i.Product, i.SourceID = shirt, "shirt" }),
		},
		"a_sku_brings_its_product_and_its_price_beats_the_products": {
			order.ItemRequest{SKUID: "sku_red"},
			with(line("prod_shirt", 1, minor(3500)), func(i *order.Item) { i.SKUID, i.Product, i.SKU = "sku_red", shirt, red }),
		},
		"a_sku_without_a_price_costs_what_its_product_costs": {
			order.ItemRequest{RelatedObject: "sku", SourceID: "blue"},
			with(line("prod_shirt", 1, minor(3000)), func(i *order.Item) {
				i.SKUID, i.Product, i.SKU, i.RelatedObject, i.SourceID = "sku_blue", shirt, blue, "sku", "blue"
			}),
		},
		"the_price_of_the_line_beats_all_others": {
			order.ItemRequest{
				SKUID: "sku_red", Price: p[int64](1), SKU: &order.ItemSKU{Price: p[int64](2)}, Product: &order.ItemProduct{Price: p[int64](3)},
			},
			with(line("prod_shirt", 1, minor(1)), func(i *order.Item) {
				i.SKUID = "sku_red"
				i.SKU = &order.ItemSKU{ID: "sku_red", SourceID: "red", Name: "Red shirt", Price: p[int64](2)}
				i.Product = &order.ItemProduct{ID: "prod_shirt", SourceID: "shirt", Name: "Shirt", Price: p[int64](3), Metadata: shirt.Metadata}
			}),
		},
		"an_inline_sku_price_beats_an_inline_product_price": {
			order.ItemRequest{SKU: &order.ItemSKU{SourceID: "red", Price: p[int64](2)}, Product: &order.ItemProduct{Price: p[int64](3)}},
			with(line("prod_shirt", 1, minor(2)), func(i *order.Item) {
				i.SKUID = "sku_red"
				i.SKU = &order.ItemSKU{ID: "sku_red", SourceID: "red", Name: "Red shirt", Price: p[int64](2)}
				i.Product = &order.ItemProduct{ID: "prod_shirt", SourceID: "shirt", Name: "Shirt", Price: p[int64](3), Metadata: shirt.Metadata}
			}),
		},
		"inline_words_lie_over_those_of_the_catalog": {
			order.ItemRequest{Product: &order.ItemProduct{SourceID: "shirt", Name: "Tee", Metadata: metadata.Map{"color": "red", "fit": nil}}},
			with(line("prod_shirt", 1, minor(3000)), func(i *order.Item) {
				i.Product = &order.ItemProduct{ID: "prod_shirt", SourceID: "shirt", Name: "Tee", Price: p[int64](3000), Metadata: metadata.Map{"color": "red"}}
			}),
		},
		"an_unknown_product_is_kept_as_it_was_sent": {
			order.ItemRequest{ProductID: "test_order_item1", Quantity: p[int64](1)}, line("test_order_item1", 1, anything),
		},
		"what_lies_in_the_bin_is_unknown": {
			order.ItemRequest{ProductID: "cap"}, line("cap", 1, anything),
		},
		"an_unknown_product_may_describe_itself": {
			order.ItemRequest{Product: &order.ItemProduct{SourceID: "sock", Name: "Sock", Price: p[int64](500)}, Metadata: metadata.Map{"n": 1, "gone": nil}},
			with(line("", 1, minor(500)), func(i *order.Item) {
				i.Product = &order.ItemProduct{SourceID: "sock", Name: "Sock", Price: p[int64](500)}
				i.Metadata = metadata.Map{"n": json.Number("1")}
			}),
		},
		"an_amount_that_is_sent_stays_although_it_disagrees": {
			order.ItemRequest{ProductID: "shirt", Price: p[int64](3000), Amount: p[int64](3300)},
			with(line("prod_shirt", 1, minor(3000)), func(i *order.Item) { i.Product, i.Amount, i.InitialAmount = shirt, minor(3300), minor(3300) }),
		},
		"an_amount_without_a_price_leaves_the_price_unknown": {
			order.ItemRequest{ProductID: "mug", Quantity: p[int64](3), Amount: p[int64](1000)},
			with(line("prod_mug", 3, anything), func(i *order.Item) {
				i.Product, i.Amount, i.InitialAmount = &order.ItemProduct{ID: "prod_mug", SourceID: "mug", Name: "Mug"}, minor(1000), minor(1000)
			}),
		},
		"figures_from_before_an_effect_mark_the_line": {
			order.ItemRequest{
				ProductID: "x", Quantity: p[int64](3), Price: p[int64](100), DiscountQuantity: p[int64](2), DiscountAmount: p[int64](200), InitialQuantity: p[int64](1), InitialAmount: p[int64](100),
			},
			with(line("x", 3, minor(100)), func(i *order.Item) {
				i.DiscountQuantity, i.DiscountAmount, i.UnitEffect, i.InitialQuantity, i.InitialAmount = 2, 200, true, 1, minor(100)
			}),
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			got, err := order.Resolve(order.Request{Items: patch.Set([]order.ItemRequest{c.in})}, nil, shop)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff([]order.Item{c.want}, got.Items); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAddingUp(t *testing.T) {
	items := patch.Set([]order.ItemRequest{{Quantity: p[int64](1), Price: p[int64](3000)}, {Quantity: p[int64](2), Price: p[int64](1000), Amount: p[int64](1000)}, {ProductID: "unpriced"}})
	cases := map[string]struct {
		req                    order.Request
		amount, initial, total discount.Money
	}{
		"nothing_is_known_of_nothing":                        {order.Request{}, anything, anything, anything},
		"lines_are_added_up":                                 {order.Request{Items: items}, minor(4000), minor(4000), minor(4000)},
		"a_sent_amount_beats_the_lines":                      {order.Request{Items: items, Amount: patch.Set[int64](20050)}, minor(20050), minor(20050), minor(20050)},
		"an_amount_needs_no_lines":                           {order.Request{Amount: patch.Set[int64](10000)}, minor(10000), minor(10000), minor(10000)},
		"unpriced_lines_leave_the_amount_unknown":            {order.Request{Items: patch.Set([]order.ItemRequest{{ProductID: "a"}})}, anything, anything, anything},
		"a_sent_initial_amount_stays":                        {order.Request{Amount: patch.Set[int64](500), InitialAmount: patch.Set[int64](300)}, minor(500), minor(300), minor(500)},
		"the_discount_comes_off_the_total":                   {order.Request{Amount: patch.Set[int64](500), DiscountAmount: patch.Set[int64](120)}, minor(500), minor(500), minor(380)},
		"a_discount_beyond_the_amount_leaves_nothing_to_pay": {order.Request{Amount: patch.Set[int64](500), DiscountAmount: patch.Set[int64](600)}, minor(500), minor(500), minor(0)},
		"discounts_of_lines_come_off_the_total_and_add_up":   {order.Request{Items: patch.Set([]order.ItemRequest{{Price: p[int64](500), DiscountAmount: p[int64](100)}, {Price: p[int64](100), DiscountAmount: p[int64](30)}})}, minor(600), minor(600), minor(470)},
		"what_effects_added_is_not_in_the_initial_amount": {order.Request{Items: patch.Set([]order.ItemRequest{
			{Quantity: p[int64](3), Price: p[int64](100), InitialQuantity: p[int64](1), InitialAmount: p[int64](100)}, {Price: p[int64](50)},
		})}, minor(350), minor(150), minor(350)},
		"an_amount_of_zero_is_known_and_differs_from_nothing": {order.Request{Amount: patch.Set[int64](0)}, minor(0), minor(0), minor(0)},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			got, err := order.Resolve(c.req, nil, shop)
			if err != nil {
				t.Fatal(err)
			}
			want := [3]discount.Money{c.amount, c.initial, c.total}
			if diff := cmp.Diff(want, [3]discount.Money{got.Amount, got.InitialAmount, got.TotalAmount()}); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// sold is a stored order: two shirts of which one coupon took 500, a mug that another one gave for free, and 100 off the whole.
func sold() order.Order {
	return order.Order{
		ID: "ord_1", SourceID: "o-1", Status: order.StatusPaid, CustomerID: "cust_1", ReferrerID: "cust_2",
		Amount: minor(6800), InitialAmount: minor(6000), DiscountAmount: 100, OrderDiscounted: true,
		Items: []order.Item{
			with(line("prod_shirt", 2, minor(3000)), func(i *order.Item) { i.ID, i.Product, i.DiscountAmount = "ordli_1", shirt, 500 }),
			with(line("prod_mug", 1, minor(800)), func(i *order.Item) {
				i.ID, i.UnitEffect, i.InitialQuantity, i.InitialAmount, i.DiscountAmount, i.DiscountQuantity = "ordli_2", true, 0, minor(0), 800, 1
			}),
		},
		Metadata:    metadata.Map{"a": json.Number("1")},
		Redemptions: map[string]order.Redemption{"r_1": {Date: earlier, RelatedObjectType: "voucher", RelatedObjectID: "v_1"}},
		CreatedAt:   earlier, PaidAt: earlier,
	}
}

func TestOverwritingAStoredOrder(t *testing.T) {
	shirts := func(n int64) order.ItemRequest { return order.ItemRequest{ProductID: "shirt", Quantity: p(n)} }
	mug := order.ItemRequest{ProductID: "mug", Quantity: p[int64](1), Price: p[int64](800)}
	cases := map[string]struct {
		req  order.Request
		want func(o *order.Order)
	}{
		"an_id_alone_leaves_the_order_as_it_is": {order.Request{}, func(*order.Order) {}},
		"a_status_is_replaced":                  {order.Request{Status: patch.Set(order.StatusFulfilled)}, func(o *order.Order) { o.Status = order.StatusFulfilled }},
		"a_status_cannot_be_cleared":            {order.Request{Status: patch.Clear[order.Status]()}, func(*order.Order) {}},
		"the_source_id_can_be_cleared":          {order.Request{SourceID: patch.Clear[string]()}, func(o *order.Order) { o.SourceID = "" }},
		"metadata_merges_by_key": {order.Request{Metadata: patch.Set(metadata.Map{"a": nil, "b": "x"})}, func(o *order.Order) {
			o.Metadata = metadata.Map{"b": "x"}
		}},
		"metadata_can_be_cleared": {order.Request{Metadata: patch.Clear[metadata.Map]()}, func(o *order.Order) { o.Metadata = nil }},
		"customer_and_referrer_can_be_taken_off": {order.Request{Customer: patch.Clear[customer.Request](), ReferrerID: patch.Clear[string]()}, func(o *order.Order) {
			o.CustomerID, o.ReferrerID = "", ""
		}},
		"a_new_amount_keeps_the_free_units_out_of_the_initial_one": {order.Request{Amount: patch.Set[int64](9000)}, func(o *order.Order) {
			o.Amount, o.InitialAmount = minor(9000), minor(8200)
		}},
		"clearing_the_amount_adds_up_the_lines": {order.Request{Amount: patch.Clear[int64]()}, func(*order.Order) {}},
		"a_discount_amount_is_replaced":         {order.Request{DiscountAmount: patch.Set[int64](50)}, func(o *order.Order) { o.DiscountAmount = 50 }},
		"a_discount_amount_can_be_cleared": {order.Request{DiscountAmount: patch.Clear[int64]()}, func(o *order.Order) {
			o.DiscountAmount, o.OrderDiscounted = 0, false
		}},
		"the_same_lines_again_keep_ids_discounts_and_free_units": {order.Request{Items: patch.Set([]order.ItemRequest{shirts(2), mug})}, func(o *order.Order) {
			o.Items = append([]order.Item{}, o.Items...)
			o.Items[1].Product = &order.ItemProduct{ID: "prod_mug", SourceID: "mug", Name: "Mug"}
		}},
		"fewer_units_keep_as_much_discount_as_they_bear": {order.Request{Items: patch.Set([]order.ItemRequest{{ProductID: "shirt", Price: p[int64](300)}})}, func(o *order.Order) {
			o.Items = []order.Item{with(line("prod_shirt", 1, minor(300)), func(i *order.Item) { i.ID, i.Product, i.DiscountAmount = "ordli_1", shirt, 300 })}
			o.Amount, o.InitialAmount = minor(300), minor(300)
		}},
		"another_quantity_ends_the_free_units": {order.Request{Items: patch.Set([]order.ItemRequest{{ProductID: "mug", Quantity: p[int64](2), Price: p[int64](800)}})}, func(o *order.Order) {
			o.Items = []order.Item{with(line("prod_mug", 2, minor(800)), func(i *order.Item) {
				i.ID, i.Product = "ordli_2", &order.ItemProduct{ID: "prod_mug", SourceID: "mug", Name: "Mug"}
			})}
			o.Amount, o.InitialAmount = minor(1600), minor(1600)
		}},
		"a_discount_that_is_sent_counts": {order.Request{Items: patch.Set([]order.ItemRequest{{ProductID: "shirt", DiscountAmount: p[int64](7)}})}, func(o *order.Order) {
			o.Items = []order.Item{with(line("prod_shirt", 1, minor(3000)), func(i *order.Item) { i.ID, i.Product, i.DiscountAmount = "ordli_1", shirt, 7 })}
			o.Amount, o.InitialAmount = minor(3000), minor(3000)
		}},
		"clearing_the_items_leaves_an_order_of_unknown_worth": {order.Request{Items: patch.Clear[[]order.ItemRequest]()}, func(o *order.Order) {
			o.Items, o.Amount, o.InitialAmount = nil, anything, anything
		}},
		"an_order_can_be_backdated": {order.Request{CreatedAt: patch.Set(earlier.Add(-time.Hour))}, func(o *order.Order) { o.CreatedAt = earlier.Add(-time.Hour) }},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			stored, want := sold(), sold()
			c.want(&want)
			c.req.ID = "ord_1"
			got, err := order.Resolve(c.req, &stored, shop)
			if err != nil {
				t.Fatal(err)
			}
			if len(got.Items) == 0 {
				got.Items = nil
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(sold(), stored); diff != "" {
				t.Error("the stored order was changed:", diff)
			}
		})
	}
}

func TestFindingTheStoredOrder(t *testing.T) {
	stored := sold()
	t.Run("an_order_found_by_source_id_wins_over_what_was_sent", func(t *testing.T) {
		got, err := order.Resolve(order.Request{SourceID: patch.Set("o-1"), Amount: patch.Set[int64](1), Items: patch.Set([]order.ItemRequest{{}})}, &stored, shop)
		if diff := cmp.Diff(sold(), got); err != nil || diff != "" {
			t.Error(err, diff)
		}
	})
	t.Run("an_unknown_source_id_makes_an_order_with_it", func(t *testing.T) {
		got, err := order.Resolve(order.Request{SourceID: patch.Set("o-2"), Amount: patch.Set[int64](1)}, nil, shop)
		want := order.Order{SourceID: "o-2", Status: order.StatusCreated, Amount: minor(1), InitialAmount: minor(1), Items: []order.Item{}}
		if got.Items == nil {
			want.Items = nil
		}
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Error(err, diff)
		}
	})
}

func TestResolveRefuses(t *testing.T) {
	one := func(in order.ItemRequest) order.Request {
		return order.Request{At: "order", Items: patch.Set([]order.ItemRequest{{}, in})}
	}
	cases := map[string]struct {
		req          order.Request
		key, details string
	}{
		"an_id_that_no_order_has": {order.Request{ID: "ord_9"}, "not_found", "Cannot find order with id ord_9"},
		"more_than_500_lines": {order.Request{Items: patch.Set(make([]order.ItemRequest, 501))}, "invalid_payload",
			"Property .items must NOT have more than 500 items (it has 501)"},
		"an_unknown_status": {order.Request{Status: patch.Set(order.Status("LOST"))}, "invalid_payload",
			"Property .status must be one of CREATED, PAID, CANCELED, FULFILLED (actual value is 'LOST')"},
		"an_unknown_related_object": {one(order.ItemRequest{RelatedObject: "service"}), "invalid_payload",
			"Property .order.items[1].related_object must be one of product, sku (actual value is 'service')"},
		"a_negative_quantity": {one(order.ItemRequest{Quantity: p[int64](-1)}), "invalid_payload",
			"Property .order.items[1].quantity must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"a_negative_price": {one(order.ItemRequest{Price: p[int64](-1)}), "invalid_payload",
			"Property .order.items[1].price must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_line_that_costs_more_than_there_is": {one(order.ItemRequest{Price: p[int64](discount.MaxAmount), Quantity: p[int64](2)}), "invalid_payload",
			"Property .order.items[1].price times the quantity must be <= 10000000000000"},
		"a_negative_amount": {order.Request{Amount: patch.Set[int64](-5)}, "invalid_payload",
			"Property .amount must be >= 0 and <= 10000000000000 (actual value is '-5')"},
		"more_free_units_than_units": {one(order.ItemRequest{DiscountQuantity: p[int64](2)}), "invalid_payload",
			"Property .order.items[1].discount_quantity must be >= 0 and at most the quantity (actual value is '2')"},
		"a_negative_initial_quantity": {one(order.ItemRequest{InitialQuantity: p[int64](-1)}), "invalid_payload",
			"Property .order.items[1].initial_quantity must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"metadata_of_a_line_that_cannot_be_stored": {one(order.ItemRequest{Metadata: metadata.Map{"k": "a\x00b"}}), "invalid_payload",
			"Property .order.items[1].metadata.k must NOT contain the NUL character"},
		"a_source_id_that_no_index_takes": {order.Request{SourceID: patch.Set(strings.Repeat("x", 256))}, "invalid_payload",
			"Property .source_id must NOT have more than 255 characters (it has 256)"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := order.Resolve(c.req, nil, shop)
			f, ok := fault.As(err)
			if !ok || f.Key != c.key || f.Details != c.details {
				t.Errorf("got %v\nwant %s: %s", err, c.key, c.details)
			}
		})
	}
}
