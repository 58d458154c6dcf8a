package wire_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

// allowPatches lets cmp compare the fields of partial updates.
var allowPatches = cmp.AllowUnexported(
	patch.Field[string]{}, patch.Field[int64]{}, patch.Field[customer.Address]{}, patch.Field[metadata.Map]{}, patch.Field[order.Status]{},
	patch.Field[[]order.ItemRequest]{}, patch.Field[customer.Request]{}, patch.Field[time.Time]{},
)

func n(i int64) *int64 { return &i }

func TestAPlainOrder(t *testing.T) {
	t.Run("an_amount_with_unpriced_lines_shows_no_discounts", func(t *testing.T) {
		o := order.Order{
			ID: "ord_1", Status: order.StatusCreated, Amount: discount.Minor(10000), InitialAmount: discount.Minor(10000), CreatedAt: noon,
			Items: []order.Item{
				{ID: "ordli_1", ProductID: "test_order_item1", Quantity: 1, InitialQuantity: 1},
				{ID: "ordli_2", ProductID: "test_order_item2", Quantity: 2, InitialQuantity: 2},
			},
		}
		shows(t, wire.NewOrder(o, nil, wire.OrderWhole), `{
			"id": "ord_1", "source_id": null, "status": "CREATED", "amount": 10000, "total_amount": 10000, "metadata": null, "customer_id": null,
			"referrer_id": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "order",
			"items": [
				{"object": "order_item", "id": "ordli_1", "product_id": "test_order_item1", "quantity": 1},
				{"object": "order_item", "id": "ordli_2", "product_id": "test_order_item2", "quantity": 2}]}`)
	})
	t.Run("an_order_of_nothing_says_so", func(t *testing.T) {
		shows(t, wire.NewOrder(order.Order{ID: "ord_1", Status: order.StatusCanceled, CreatedAt: noon}, nil, wire.OrderWhole), `{
			"id": "ord_1", "source_id": null, "status": "CANCELED", "amount": null, "total_amount": null, "items": [], "metadata": null,
			"customer_id": null, "referrer_id": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "order"}`)
	})
}

// bought returns an order with every possible part: a line with a discount, one with free units, one that replaces another.
func bought() order.Order {
	return order.Order{
		ID: "ord_1", SourceID: "o-1", Status: order.StatusPaid, CustomerID: "cust_1", ReferrerID: "cust_2",
		Amount: discount.Minor(9000), InitialAmount: discount.Minor(7000), DiscountAmount: 100, OrderDiscounted: true, Metadata: metadata.Map{"m": true},
		Items: []order.Item{
			{
				ID: "ordli_1", ProductID: "prod_1", SKUID: "sku_1", RelatedObject: "sku", SourceID: "red", Quantity: 2, InitialQuantity: 2,
				Price: discount.Minor(3500), Amount: discount.Minor(7000), InitialAmount: discount.Minor(7000), DiscountAmount: 500,
				Product:  &order.ItemProduct{ID: "prod_1", SourceID: "shirt", Name: "Shirt", Price: n(3000), Metadata: metadata.Map{"fit": "slim"}, Override: true},
				SKU:      &order.ItemSKU{ID: "sku_1", SourceID: "red", Name: "Red", Price: n(3500), Metadata: metadata.Map{"c": "red"}, Override: true},
				Metadata: metadata.Map{"gift": "yes"},
			},
			{
				ID: "ordli_2", ProductID: "prod_2", Quantity: 1, Price: discount.Minor(2000), Amount: discount.Minor(2000), InitialAmount: discount.Minor(0),
				DiscountAmount: 2000, DiscountQuantity: 1, UnitEffect: true,
				Replacements: []discount.Replacement{{SourceIndex: 0, SourceQuantity: -1, SourceAmount: -3500, TargetIndex: 1, TargetQuantity: 1, TargetAmount: 4000, TargetDiscountAmount: 500}},
			},
			{ID: "ordli_3", ProductID: "prod_3", Quantity: 1, DiscountQuantity: 1, UnitEffect: true},
		},
		Redemptions: map[string]order.Redemption{
			"r_1": {Date: noon, RelatedObjectType: "voucher", RelatedObjectID: "v_1", RelatedObjectParentID: "camp_1", RollbackID: "rr_1", RollbackDate: noon},
			"r_2": {Date: noon, RelatedObjectType: "redemption", RelatedObjectID: "r_2", Stacked: []string{"r_3"}, RollbackStacked: []string{"rr_3"}},
		},
		CreatedAt: noon, UpdatedAt: noon.Add(time.Second),
	}
}

const (
	boughtLine1 = `"object": "order_item", "id": "ordli_1", "product_id": "prod_1", "sku_id": "sku_1", "related_object": "sku", "source_id": "red", "quantity": 2,
		"price": 3500, "amount": 7000, "discount_amount": 500, "subtotal_amount": 6500`
	boughtWords1 = `"product": {"id": "prod_1", "source_id": "shirt", "name": "Shirt", "price": 3000, "metadata": {"fit": "slim"}, "override": true},
		"sku": {"id": "sku_1", "source_id": "red", "sku": "Red", "price": 3500, "metadata": {"c": "red"}, "override": true}, "metadata": {"gift": "yes"}`
	boughtLine2 = `"object": "order_item", "id": "ordli_2", "product_id": "prod_2", "quantity": 1, "discount_quantity": 1, "initial_quantity": 0,
		"price": 2000, "amount": 2000, "initial_amount": 0, "discount_amount": 2000, "subtotal_amount": 0`
	boughtLine3 = `{"object": "order_item", "id": "ordli_3", "product_id": "prod_3", "quantity": 1, "discount_quantity": 1, "initial_quantity": 0}`
	boughtSwap  = `"application_details": [{"source_index": 0, "source_applied_quantity": -1, "source_applied_quantity_amount": -3500, "target_index": 1,
		"target_applied_quantity": 1, "target_applied_quantity_amount": 4000, "target_applied_discount_amount": 500}]`
	boughtFigures = `"amount": 9000, "initial_amount": 7000, "discount_amount": 100, "items_discount_amount": 2500, "total_discount_amount": 2600, "total_amount": 6400`
	boughtRest    = `"status": "PAID", "metadata": {"m": true}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T12:00:01.000Z",
		"customer": {"id": "cust_1", "object": "customer"}, "customer_id": "cust_1", "referrer": {"id": "cust_2", "object": "customer"}, "referrer_id": "cust_2",
		"redemptions": {
			"r_1": {"date": "2026-11-21T12:00:00.000Z", "related_object_type": "voucher", "related_object_id": "v_1", "related_object_parent_id": "camp_1",
				"rollback_id": "rr_1", "rollback_date": "2026-11-21T12:00:00.000Z"},
			"r_2": {"date": "2026-11-21T12:00:00.000Z", "related_object_type": "redemption", "related_object_id": "r_2", "stacked": ["r_3"], "rollback_stacked": ["rr_3"]}
		}`
	boughtID      = `"id": "ord_1", "source_id": "o-1", "object": "order"`
	boughtApplied = `"applied_discount_amount": 0, "items_applied_discount_amount": 2300, "total_applied_discount_amount": 2300`
)

func TestEveryFormOfAnOrder(t *testing.T) {
	applied := bought()
	cart := applied.Cart()
	cart.Lines[0].AppliedDiscountAmount = 300
	cart.Lines[1].AppliedDiscountAmount, cart.Lines[1].AppliedDiscountQuantity = 2000, 1
	cart.Lines[1].AppliedQuantity, cart.Lines[1].AppliedQuantityAmount = 1, 2000
	const applied2 = `"applied_discount_amount": 2000, "applied_discount_quantity": 1, "applied_quantity": 1, "applied_quantity_amount": 2000`

	t.Run("stored", func(t *testing.T) {
		shows(t, wire.NewOrder(bought(), nil, wire.OrderWhole), "{"+strings.Join([]string{boughtID, boughtFigures, boughtRest,
			`"items": [{` + boughtLine1 + "," + boughtWords1 + "}, {" + boughtLine2 + "," + boughtSwap + "}, " + boughtLine3 + "]"}, ",")+"}")
	})
	t.Run("with_what_was_applied", func(t *testing.T) {
		shows(t, wire.NewOrder(applied, &cart, wire.OrderWhole), "{"+strings.Join([]string{boughtID, boughtFigures, boughtRest, boughtApplied,
			`"items": [{` + boughtLine1 + `,"applied_discount_amount": 300,` + boughtWords1 + "}, {" + boughtLine2 + "," + applied2 + "," + boughtSwap + "}, " + boughtLine3 + "]"}, ",")+"}")
	})
	t.Run("slim", func(t *testing.T) {
		shows(t, wire.NewOrder(applied, &cart, wire.OrderSlim), "{"+strings.Join([]string{boughtID, boughtFigures, boughtApplied,
			`"metadata": {"m": true}, "items": [{` + boughtLine1 + `,"applied_discount_amount": 300}, {` + boughtLine2 + "," + applied2 + "," + boughtSwap + "}, " + boughtLine3 + "]"}, ",")+"}")
	})
	t.Run("qualified", func(t *testing.T) {
		shows(t, wire.NewOrder(applied, &cart, wire.OrderQualified), "{"+strings.Join([]string{boughtID, boughtFigures, boughtRest, boughtApplied,
			`"items": [{` + boughtLine1 + `,"initial_quantity": 2, "initial_amount": 7000, "applied_discount_amount": 300,` + boughtWords1 + "}, {" + boughtLine2 + "," + applied2 + "," + boughtSwap + "}, " + boughtLine3 + "]"}, ",")+"}")
	})
	t.Run("bare", func(t *testing.T) {
		o := order.Order{Amount: discount.Minor(7), Items: []order.Item{{ProductID: "p", Quantity: 2, Price: discount.Minor(7), Amount: discount.Minor(14)}}}
		shows(t, wire.NewOrder(o, nil, wire.OrderBare), `{"amount": 7, "items": [{"object": "order_item", "product_id": "p", "quantity": 2}],
			"metadata": {}, "customer_id": null, "referrer_id": null, "object": "order"}`)
	})
}

func TestPresenceOfFigures(t *testing.T) {
	line := func(amount, off, applied int64) (order.Item, discount.Line) {
		i := order.Item{ProductID: "p", Quantity: 1, InitialQuantity: 1, Price: discount.Minor(amount), Amount: discount.Minor(amount), DiscountAmount: off}
		return i, discount.Line{DiscountAmount: off, AppliedDiscountAmount: applied}
	}
	plain, plainLine := line(1000, 0, 0)
	reduced, reducedLine := line(1000, 200, 200)
	cases := map[string]struct {
		o       order.Order
		applied discount.Cart
		want    string
	}{
		"nothing_was_evaluated": {
			order.Order{Amount: discount.Minor(1000), InitialAmount: discount.Minor(1000), Items: []order.Item{plain}},
			discount.Cart{Lines: []discount.Line{plainLine}}, `"amount": 1000, "total_amount": 1000`,
		},
		"an_order_level_effect_of_zero_shows": {
			order.Order{Amount: discount.Minor(1000), InitialAmount: discount.Minor(1000), OrderDiscounted: true, Items: []order.Item{plain}},
			discount.Cart{Lines: []discount.Line{plainLine}}, `"amount": 1000, "total_amount": 1000, "discount_amount": 0, "total_discount_amount": 0,
				"applied_discount_amount": 0, "total_applied_discount_amount": 0`,
		},
		"an_effect_on_lines_shows_no_order_figures": {
			order.Order{Amount: discount.Minor(1000), InitialAmount: discount.Minor(1000), Items: []order.Item{reduced}},
			discount.Cart{Lines: []discount.Line{reducedLine}}, `"amount": 1000, "total_amount": 800, "items_discount_amount": 200, "total_discount_amount": 200,
				"items_applied_discount_amount": 200, "total_applied_discount_amount": 200`,
		},
		"an_unknown_amount_is_null": {order.Order{}, discount.Cart{}, `"amount": null, "total_amount": null`},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			text, err := json.Marshal(wire.NewOrder(c.o, &c.applied, wire.OrderWhole))
			if err != nil {
				t.Fatal(err)
			}
			got := parsed(t, text).(map[string]any)
			delete(got, "items")
			want := parsed(t, []byte(`{"source_id": null, "metadata": {}, "customer_id": null, "referrer_id": null, "object": "order", `+c.want+`}`))
			if diff := cmp.Diff(want, any(got)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestOrderBodies(t *testing.T) {
	const nulls = `{"id": null, "source_id": null, "status": null, "amount": null, "initial_amount": null, "discount_amount": null, "items": null,
		"metadata": null, "customer": null, "referrer": null, "referrer_id": null, "created_at": null, "currency": "EUR"}`
	created := func(body string) order.Request {
		r, err := read[wire.OrderInput](t, body).Create("order", time.UTC)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	updated := func(body string) order.Request {
		r, err := read[wire.OrderInput](t, body).Update("", time.FixedZone("", 3600))
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	cases := map[string]struct{ got, want order.Request }{
		"nulls_say_nothing_in_a_creation": {created(nulls), order.Request{At: "order"}},
		"nulls_clear_in_an_update": {updated(nulls), order.Request{
			SourceID: patch.Clear[string](), Amount: patch.Clear[int64](), InitialAmount: patch.Clear[int64](), DiscountAmount: patch.Clear[int64](),
			Items: patch.Clear[[]order.ItemRequest](), Metadata: patch.Clear[metadata.Map](), Customer: patch.Clear[customer.Request](),
			Referrer: patch.Clear[customer.Request](), ReferrerID: patch.Clear[string](),
		}},
		"values_are_taken": {
			created(`{"id": "ord_1", "source_id": "o-1", "status": "PAID", "amount": 1e3, "initial_amount": 5, "discount_amount": 0, "referrer_id": "cust_2",
				"created_at": "2026-11-21T12:00:00.000Z", "metadata": {"a": 0.10}, "customer": {"source_id": "ada"}, "referrer": {"id": "cust_2", "name": null}}`),
			order.Request{
				ID: "ord_1", SourceID: patch.Set("o-1"), Status: patch.Set(order.StatusPaid), Amount: patch.Set[int64](1000), InitialAmount: patch.Set[int64](5),
				DiscountAmount: patch.Set[int64](0), ReferrerID: patch.Set("cust_2"), CreatedAt: patch.Set(noon), Metadata: patch.Set(metadata.Map{"a": json.Number("0.10")}),
				Customer: patch.Set(customer.Request{SourceID: "ada", Update: customer.Update{At: "order.customer"}}),
				Referrer: patch.Set(customer.Request{ID: "cust_2", Update: customer.Update{At: "order.referrer"}}), At: "order",
			},
		},
		"a_time_without_an_offset_is_meant_in_the_zone": {updated(`{"created_at": "2026-11-21T13:00"}`), order.Request{CreatedAt: patch.Set(noon)}},
		"lines_with_quantities_as_texts": {
			created(`{"items": [
				{"sku_id": "s", "product_id": "p", "related_object": "sku", "source_id": "x", "quantity": "2", "price": 3, "amount": 4, "discount_amount": 5,
				 "discount_quantity": 1, "initial_quantity": 6, "initial_amount": 7, "metadata": {"a": 1},
				 "product": {"id": "pi", "source_id": "ps", "override": true, "name": "P", "price": 8, "metadata": {"b": 2}},
				 "sku": {"id": "si", "source_id": "ss", "override": true, "sku": "S", "price": 9.0, "metadata": {"c": 3}}},
				{"quantity": null, "price": null, "product": null, "sku": null, "related_object": null, "product_id": null}]}`),
			order.Request{At: "order", Items: patch.Set([]order.ItemRequest{
				{
					SKUID: "s", ProductID: "p", RelatedObject: "sku", SourceID: "x", Quantity: n(2), Price: n(3), Amount: n(4), DiscountAmount: n(5),
					DiscountQuantity: n(1), InitialQuantity: n(6), InitialAmount: n(7), Metadata: metadata.Map{"a": json.Number("1")},
					Product: &order.ItemProduct{ID: "pi", SourceID: "ps", Override: true, Name: "P", Price: n(8), Metadata: metadata.Map{"b": json.Number("2")}},
					SKU:     &order.ItemSKU{ID: "si", SourceID: "ss", Override: true, Name: "S", Price: n(9), Metadata: metadata.Map{"c": json.Number("3")}},
				},
				{},
			})},
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, c.got, allowPatches); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestOrderBodiesThatAreRefused(t *testing.T) {
	cases := map[string]struct{ body, details string }{
		"a_fraction_of_a_unit":        {`{"items": [{}, {"quantity": 1.5}]}`, "Property .order.items[1].quantity must be integer (actual value is '1.5')"},
		"a_number_beyond_all_numbers": {`{"discount_amount": 1e25}`, "Property .order.discount_amount must be integer (actual value is '1e25')"},
		"a_time_that_is_none": {`{"created_at": "soon"}`, "Property .order.created_at must be an ISO 8601 date or date-time such as 2024-02-29 or " +
			"2024-02-29T09:30:00.000Z: it has another form (actual value is 'soon')"},
		"too_many_lines": {`{"items": [` + strings.Repeat("{},", 500) + `{}]}`, "Property .order.items must NOT have more than 500 items (it has 501)"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := read[wire.OrderInput](t, c.body).Create("order", time.UTC)
			refuses(t, err, c.details)
		})
	}
	for _, body := range []string{`{"items": [{"quantity": "many"}]}`, `{"items": [{"quantity": ""}]}`, `{"items": [{"price": "1,5"}]}`, `{"status": ""}`, `{"items": {}}`, `{"customer": "ada"}`} {
		var in wire.OrderInput
		if err := json.Unmarshal([]byte(body), &in); err == nil {
			t.Errorf("%s was read", body)
		}
	}
}
