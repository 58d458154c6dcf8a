package httpapi_test

import (
	"encoding/json"
	"fmt"
	"math"
	"net/url"
	"time"

	"github.com/punchcardhq/punchcard/discount"
)

func (c *callGenerator) word() string {
	return pick(c, "red", "Red", "blue", "Łódź", "100%", "a_b", "it's", "", "zebra", "back\\slash", "ÄÖ", "ß")
}

func (c *callGenerator) metadata() object {
	m := object{}
	if c.chance(50) {
		m["lvl"] = c.r.IntN(5)
	}
	if c.chance(40) {
		m["col"] = c.word()
	}
	if c.chance(15) {
		m["col"] = pick[any](c, true, nil, 1.5, []any{"red", "blue"})
	}
	if c.chance(15) { // numbers that storages might format differently, or refuse
		m["num"] = json.Number(pick(c, "0.10", "1e3", "2.50E1", "5e-3", "-0", "12345678901234567890.5", "1e99", "1e100", "1e400", "1e999999999"))
	}
	return m
}

func (c *callGenerator) discount() object {
	switch c.r.IntN(5) {
	case 0:
		return object{"type": "AMOUNT", "amount_off": 1 + c.r.IntN(2000), "effect": pick(c, "APPLY_TO_ORDER", "APPLY_TO_ITEMS", "APPLY_TO_ITEMS_PROPORTIONALLY")}
	case 1:
		return object{"type": "FIXED", "fixed_amount": c.r.IntN(3000)}
	case 2:
		return object{"type": "UNIT", "unit_off": 1 + c.r.IntN(3), "unit_type": c.pickKnown("product"), "effect": pick(c, "ADD_NEW_ITEMS", "ADD_MISSING_ITEMS")}
	}
	return object{"type": "PERCENT", "percent_off": c.r.IntN(101), "amount_limit": 500 + c.r.IntN(3000)}
}

func (c *callGenerator) voucher() object {
	v := object{"metadata": c.metadata(), "additional_info": c.word()}
	if c.chance(25) {
		v["type"], v["gift"] = "GIFT_VOUCHER", object{"amount": 500 + c.r.IntN(5000), "effect": pick(c, "APPLY_TO_ORDER", "APPLY_TO_ITEMS")}
	} else {
		v["type"], v["discount"] = "DISCOUNT_VOUCHER", c.discount()
	}
	if c.chance(50) {
		v["redemption"] = object{"quantity": 1 + c.r.IntN(5)}
	}
	if c.chance(10) {
		v["start_date"] = c.day()
	}
	if c.chance(20) {
		v["expiration_date"] = c.day()
	}
	return v
}

// day returns a random day around the day of the test.
func (c *callGenerator) day() string { return noon.AddDate(0, 0, c.r.IntN(8)-2).Format(time.RFC3339) }

func (c *callGenerator) voucherPatch() object {
	v := object{"metadata": c.metadata()}
	if c.chance(30) {
		v["active"] = c.chance(80)
	}
	if c.chance(30) {
		v["redemption"] = object{"quantity": c.r.IntN(6)}
	}
	if c.chance(20) {
		v["expiration_date"] = pick[any](c, nil, c.day())
	}
	return v
}

func (c *callGenerator) campaign() object {
	kind := pick(c, "DISCOUNT_COUPONS", "GIFT_VOUCHERS", "LOYALTY_PROGRAM", "LOYALTY_PROGRAM", "PROMOTION")
	made := object{"name": c.newName("Campaign"), "campaign_type": kind, "metadata": c.metadata(), "type": pick(c, "AUTO_UPDATE", "AUTO_UPDATE", "STATIC")}
	switch kind {
	case "DISCOUNT_COUPONS":
		made["voucher"] = object{"type": "DISCOUNT_VOUCHER", "discount": c.discount(), "redemption": object{"quantity": 1 + c.r.IntN(3)}}
	case "GIFT_VOUCHERS":
		made["voucher"] = object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1000 + c.r.IntN(5000)}}
	case "LOYALTY_PROGRAM":
		made["voucher"] = object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": c.r.IntN(500),
			"expiration_rules": object{"period_type": "MONTH", "period_value": 1 + c.r.IntN(12)}}}
	default:
		delete(made, "type")
	}
	return made
}

func (c *callGenerator) rule() object {
	limit := c.r.IntN(4)
	of := pick(c, "redemption.count.per_customer", "redemption.count.per_customer.daily", "redemption.count", "order.amount")
	if of == "order.amount" {
		limit *= 1000
	}
	return object{"name": c.newName("rule"), "rules": object{"1": object{"name": of, "conditions": object{pick(c, "$less_than", "$less_than_or_equal"): []int{limit + 1}}}, "logic": "1"}}
}

func (c *callGenerator) customer() object {
	switch c.r.IntN(3) {
	case 0:
		return object{"source_id": c.newName("cust"), "name": c.word(), "metadata": c.metadata()}
	case 1:
		return object{"source_id": fmt.Sprintf("cust-%d", c.r.IntN(c.drawn+1))}
	}
	return object{"id": c.pickKnown("customer")}
}

func (c *callGenerator) order() object {
	o := object{"metadata": c.metadata()}
	if c.chance(20) {
		o["amount"] = c.r.IntN(10000)
		if c.chance(10) {
			o["amount"] = pick[int64](c, discount.MaxAmount, discount.MaxAmount+1, math.MaxInt64)
		}
		return o
	}
	var items []object
	for range 1 + c.r.IntN(4) {
		item := object{"quantity": 1 + c.r.IntN(3), "price": c.r.IntN(3000)}
		switch c.r.IntN(4) {
		case 0:
			item["product_id"] = c.pickKnown("product")
		case 1:
			item["sku_id"] = c.pickKnown("sku")
		case 2:
			item["source_id"], item["related_object"] = c.newName("prod"), "product"
			item["product"] = object{"name": c.word(), "override": c.chance(50)}
		}
		items = append(items, item)
	}
	o["items"] = items
	return o
}

// cart returns the body of a validation or redemption.
func (c *callGenerator) cart() object {
	var of []object
	named := map[string]bool{}
	for range pick(c, 1, 1, 1, 2, 3) {
		kind := pick(c, "DISCOUNT_VOUCHER", "DISCOUNT_VOUCHER", "GIFT_VOUCHER", "LOYALTY_CARD", "promotion_tier")
		r := object{"object": "voucher", "id": c.pickKnown(kind)}
		switch kind {
		case "promotion_tier":
			r["object"] = kind
		case "GIFT_VOUCHER":
			if c.chance(50) {
				r["gift"] = object{"credits": c.r.IntN(1500)}
			}
		case "LOYALTY_CARD":
			r["reward"] = object{"id": c.pickKnown("rew_"), "points": c.r.IntN(200)}
		}
		if id := r["id"].(string); !named[id] || c.chance(5) {
			of, named[id] = append(of, r), true
		}
	}
	cart := object{"redeemables": of, "order": c.order(), "metadata": c.metadata()}
	if c.chance(10) {
		cart["order"] = object{"id": c.pickKnown("order")}
	}
	if c.chance(70) {
		cart["customer"] = c.customer()
	}
	if c.chance(15) {
		cart["session"] = object{"key": pick(c, "one", "two"), "type": "LOCK", "ttl": 5, "ttl_unit": "MINUTES"}
	}
	return cart
}

// searched are lists with their orders and filters. Ids are left out, because they differ between servers.
var searched = []struct {
	path                          string
	orders, texts, numbers, times []string
}{
	{"/v1/vouchers", []string{"created_at", "updated_at", "code"}, []string{"code", "metadata.col", "metadata.col", "category_ids", "validity_timeframe"},
		[]string{"redemption.quantity", "redemption.redeemed_quantity", "metadata.lvl"}, []string{"expiration_date", "updated_at", "start_date"}},
	{"/v1/campaigns", nil, []string{"campaigns", "metadata.col", "category_ids"}, []string{"metadata.lvl"}, []string{"created_date", "updated_at"}},
	{"/v1/customers", []string{"created_at", "updated_at", "source_id"}, nil, nil, nil},
	{"/v1/orders", []string{"created_at", "updated_at"}, nil, nil, nil},
	{"/v1/products", []string{"created_at", "updated_at", "name"}, nil, nil, nil},
	{"/v1/redemptions", nil, []string{"voucher_code", "failure_code", "campaign_name"}, nil, []string{"created_at"}},
	{"/v1/publications", []string{"created_at", "voucher_code"}, []string{"failure_code", "source_id"}, nil, nil},
	{"/v1/validation-rules", []string{"created_at", "updated_at"}, nil, nil, nil},
	{"/v1/segments", nil, []string{"name"}, nil, []string{"created_at"}},
}

// list returns the path of a list, with an order, a page and filters.
func (c *callGenerator) list() string {
	l := pick(c, searched...)
	q := url.Values{"limit": {fmt.Sprint(1 + c.r.IntN(15))}}
	if c.chance(30) {
		q.Set("page", fmt.Sprint(1+c.r.IntN(3)))
	}
	if len(l.orders) > 0 && c.chance(70) {
		q.Set("order", pick(c, "", "-")+pick(c, l.orders...))
	}
	for range c.r.IntN(3) {
		var field, op string
		var value func() string
		switch {
		case len(l.texts) > 0 && c.chance(60):
			field = pick(c, l.texts...)
			op = pick(c, "$is", "$is_not", "$contains", "$not_contain", "$starts_with", "$ends_with", "$in", "$not_in", "$has_value", "$is_unknown")
			// Filters do not contain parts of ids, because ids differ between servers.
			value = func() string {
				return pick(c, c.word(), "r", "R", "re", "l", "%", "_", "a%", "\\", "CODE", "code", "-1", "OF", "Camp", c.pickKnown("code"))
			}
		case len(l.numbers) > 0 && c.chance(50):
			field = pick(c, l.numbers...)
			op = pick(c, "$is", "$is_not", "$more_than", "$less_than", "$more_than_equal", "$less_than_equal", "$in", "$not_in", "$has_value", "$is_unknown")
			value = func() string { return fmt.Sprint(c.r.IntN(6)) }
		case len(l.times) > 0:
			field = pick(c, l.times...)
			op = pick(c, "$before", "$after", "$has_value", "$is_unknown")
			value = c.day
		default:
			continue
		}
		values := 1
		switch op {
		case "$in", "$not_in", "$is", "$contains":
			values += c.r.IntN(2)
		case "$has_value", "$is_unknown":
			value = func() string { return "true" }
		}
		for i := range values {
			q.Set(fmt.Sprintf("filters[%s][conditions][%s][%d]", field, op, i), value())
		}
		q.Set("filters[junction]", pick(c, "and", "or"))
	}
	return l.path + "?" + q.Encode()
}

// objectPath returns the path of an object or of a list that belongs to it.
func (c *callGenerator) objectPath() string {
	return pick(c,
		"/v1/vouchers/"+c.pickKnown("code"), "/v1/vouchers/"+c.pickKnown("code")+"/redemption", "/v1/vouchers/"+c.pickKnown("GIFT_VOUCHER")+"/transactions",
		"/v1/campaigns/"+c.pickKnown("campaign"), "/v1/campaigns/"+c.pickKnown("GIFT_VOUCHERS")+"/transactions", "/v1/campaigns/"+c.pickKnown("campaign")+"/summary",
		"/v1/customers/"+c.pickKnown("customer"), "/v1/customers/"+c.pickKnown("customer")+"/activity?limit=50", "/v1/customers/"+c.pickKnown("customer")+"/redeemables",
		"/v1/customers/"+c.pickKnown("customer")+"/segments", "/v1/customers?limit=50&segment_id="+c.pickKnown("segment"), "/v1/orders/"+c.pickKnown("order"),
		"/v1/redemptions/"+c.pickKnown("redemption"), "/v1/redemptions?limit=100", "/v1/redemptions?customer="+c.pickKnown("customer"),
		"/v1/promotions/tiers/"+c.pickKnown("promotion_tier"), "/v1/validation-rules/"+c.pickKnown("validation_rules"),
		"/v1/validation-rules-assignments?related_object_id="+c.pickKnown("voucher"), "/v1/products/"+c.pickKnown("product")+"/skus",
		"/v1/loyalties/members/"+c.pickKnown("LOYALTY_CARD"), "/v1/loyalties/members/"+c.pickKnown("LOYALTY_CARD")+"/transactions?limit=50",
		"/v1/vouchers?limit=100&campaign_id="+c.pickKnown("campaign"), "/v1/vouchers?limit=100&order=-updated_at", "/v1/vouchers?limit=100&customer="+c.pickKnown("customer"),
		"/v1/orders?limit=100", "/v1/campaigns?limit=100", "/v1/customers?limit=100&order=-updated_at",
	)
}
