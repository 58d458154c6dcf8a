package httpapi_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"path"
	"slices"
	"strings"
)

// callGenerator generates random calls about objects of earlier answers.
type callGenerator struct {
	r        *rand.Rand
	known    map[string][]string // by kind or prefix of the id: "campaign", "code", "lprg_", ...
	drawn    int                 // names
	made     int                 // calls
	statuses map[string]int
	last     keyedCall
}

// collect stores the ids and names in an answer.
func (c *callGenerator) collect(v any) {
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			c.collect(item)
		}
	case object:
		id, _ := v["id"].(string)
		if prefix, _, ok := strings.Cut(id, "_"); ok {
			c.addKnown(prefix+"_", id)
		}
		switch kind, _ := v["object"].(string); kind {
		case "voucher":
			c.addKnown("voucher", id)
			c.addKnown("code", v["code"])
			c.addKnown(fmt.Sprint(v["type"]), v["code"])
		case "campaign":
			c.addKnown("campaign", id)
			c.addKnown(fmt.Sprint(v["campaign_type"]), id)
		case "redemption":
			if v["result"] == "SUCCESS" {
				c.addKnown("redemption", id)
			}
		case "member":
			at := fmt.Sprint(v["program_id"], "/members/", id)
			if v["program_id"] != nil { // events have fewer properties
				c.addKnown("member", at)
			}
			cards, _ := v["cards"].([]any)
			for _, card := range cards {
				c.addKnown("wallet", at+"/cards/"+card.(object)["card"].(object)["id"].(string))
			}
		default:
			c.addKnown(kind, id)
		}
		for _, name := range slices.Sorted(maps.Keys(v)) {
			c.collect(v[name])
		}
	}
}

func (c *callGenerator) addKnown(kind string, name any) {
	if text, _ := name.(string); text != "" && !slices.Contains(c.known[kind], text) {
		c.known[kind] = append(c.known[kind], text)
	}
}

// pickKnown returns an id or name of a kind, and sometimes one that does not exist.
func (c *callGenerator) pickKnown(kind string) string {
	known := c.known[kind]
	if len(known) == 0 || c.chance(2) {
		return "missing"
	}
	return known[c.r.IntN(len(known))]
}

// newName returns a new name in most cases.
func (c *callGenerator) newName(prefix string) string {
	if !c.chance(4) {
		c.drawn++
	}
	return fmt.Sprintf("%s-%d", prefix, c.drawn)
}

func (c *callGenerator) chance(percent int) bool { return c.r.IntN(100) < percent }

func pick[T any](c *callGenerator, of ...T) T { return of[c.r.IntN(len(of))] }

// A round begins with calls of the first kinds alone, and ends with lists alone.
const beginning, ending = 60, 100

// next generates a call. Its body is JSON or empty.
func (c *callGenerator) next() (method, where, body string) {
	kinds := kindsOfCall
	if c.made++; c.made <= len(openingCalls) {
		kinds = openingCalls[c.made-1 : c.made]
	} else if c.made <= beginning {
		kinds = kinds[:firstKinds]
	} else if c.made > callsOfRound-ending {
		return "GET", c.list(), ""
	}
	total := 0
	for _, k := range kinds {
		total += k.weight
	}
	n := c.r.IntN(total)
	for _, k := range kinds {
		if n -= k.weight; n >= 0 {
			continue
		}
		method, where, content := k.make(c)
		if content == nil {
			return method, where, ""
		}
		encoded, err := json.Marshal(content)
		if err != nil {
			panic(err)
		}
		return method, where, string(encoded)
	}
	panic("the weights are wrong")
}

type kindOfCall struct {
	weight int
	make   func(*callGenerator) (method, path string, body any)
}

// firstKinds is how many of the kinds create the objects that others use.
const firstKinds = 14

var kindsOfCall = []kindOfCall{
	{8, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/vouchers/" + c.newName("CODE"), c.voucher()
	}},
	{4, func(c *callGenerator) (string, string, any) { return "POST", "/v1/campaigns", c.campaign() }},
	{5, func(c *callGenerator) (string, string, any) {
		of := pick(c, "DISCOUNT_COUPONS", "GIFT_VOUCHERS", "LOYALTY_PROGRAM")
		return "POST", "/v1/campaigns/" + c.pickKnown(of) + "/vouchers/" + c.newName("OF"), object{"metadata": c.metadata()}
	}},
	{4, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/customers", object{"source_id": c.newName("cust"), "name": c.word(), "email": c.word() + "@example.com",
			"metadata": c.metadata(), "address": object{"city": c.word(), "country": pick(c, "PL", "DE", "pl")}}
	}},
	{3, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/products", object{"source_id": c.newName("prod"), "name": c.word(), "price": c.r.IntN(5000), "metadata": c.metadata()}
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/products/" + c.pickKnown("product") + "/skus", object{"source_id": c.newName("sku"), "sku": c.word(), "price": c.r.IntN(5000)}
	}},
	{2, func(c *callGenerator) (string, string, any) { return "POST", "/v1/validation-rules", c.rule() }},
	{3, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/promotions/" + c.pickKnown("PROMOTION") + "/tiers", object{"name": c.newName("tier"), "banner": c.word(), "metadata": c.metadata(),
			"action": object{"discount": c.discount()}}
	}},
	{3, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/loyalties/" + c.pickKnown("LOYALTY_PROGRAM") + "/members", object{"customer": c.customer(), "metadata": c.metadata()}
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/segments", object{"name": c.newName("segment"), "type": pick(c, "auto-update", "passive"), "filter": object{"junction": "and",
			pick(c, "metadata.lvl", "summary.orders.total_count"): object{"conditions": object{pick(c, "$more_than", "$is", "$less_than"): []any{c.r.IntN(5)}}}}}
	}},

	{3, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/rewards", object{"name": c.newName("reward"), "parameters": object{"coin": object{"exchange_ratio": 1 + c.r.IntN(3), "points_ratio": 1 + c.r.IntN(10)}}}
	}},
	{3, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/loyalties/" + c.pickKnown("LOYALTY_PROGRAM") + "/rewards", []object{{"reward": c.pickKnown("rew_")}}
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/categories", object{"name": c.newName("category"), "hierarchy": c.r.IntN(4)}
	}},
	{4, func(c *callGenerator) (string, string, any) {
		return "POST", v2 + "/programs/" + c.pickKnown("lprg_") + "/members", object{"customer_id": c.pickKnown("customer")}
	}},

	{3, func(c *callGenerator) (string, string, any) {
		return "PUT", "/v1/vouchers/" + c.pickKnown("code"), c.voucherPatch()
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/vouchers/" + c.pickKnown("code") + "/" + pick(c, "enable", "enable", "disable"), nil
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "DELETE", "/v1/vouchers/" + c.pickKnown("code") + pick(c, "", "?force=true"), nil
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/vouchers/" + c.pickKnown("GIFT_VOUCHER") + "/balance", object{"amount": c.r.IntN(3000) - 1000}
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "PUT", "/v1/campaigns/" + c.pickKnown("campaign"), object{"description": c.word(), "metadata": c.metadata(), "category_id": c.pickKnown("category")}
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/campaigns/" + c.pickKnown("campaign") + "/" + pick(c, "enable", "enable", "disable"), nil
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "PUT", "/v1/customers/" + c.pickKnown("customer"), object{"name": c.word(), "metadata": c.metadata()}
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "DELETE", "/v1/customers/" + c.pickKnown("customer"), nil
	}},
	{3, func(c *callGenerator) (string, string, any) {
		kind := pick(c, "voucher", "campaign", "promotion_tier")
		return "POST", "/v1/validation-rules/" + c.pickKnown("validation_rules") + "/assignments", object{"related_object_type": kind, "related_object_id": c.pickKnown(kind)}
	}},
	{4, func(c *callGenerator) (string, string, any) {
		o := c.order()
		o["source_id"], o["customer"], o["status"] = c.newName("order"), c.customer(), pick(c, "CREATED", "PAID")
		return "POST", "/v1/orders", o
	}},
	{3, func(c *callGenerator) (string, string, any) {
		return "PUT", "/v1/orders/" + c.pickKnown("order"), object{"status": pick(c, "PAID", "CANCELED", "FULFILLED", "CREATED"), "metadata": c.metadata()}
	}},
	{10, func(c *callGenerator) (string, string, any) { return "POST", "/v1/validations", c.cart() }},
	{20, func(c *callGenerator) (string, string, any) { return "POST", "/v1/redemptions", c.cart() }},
	{5, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/redemptions/" + c.pickKnown("redemption") + pick(c, "/rollback", "/rollback", "/rollbacks") + "?reason=" + url.QueryEscape(c.word()), nil
	}},
	{5, func(c *callGenerator) (string, string, any) {
		cart := c.cart()
		delete(cart, "redeemables")
		delete(cart, "session")
		cart["scenario"] = pick(c, "ALL", "ALL", "CUSTOMER_WALLET", "AUDIENCE_ONLY", "PRODUCTS", "PROMOTION_STACKS", "PRODUCTS_BY_CUSTOMER",
			"PRODUCTS_DISCOUNT", "PRODUCTS_DISCOUNT_BY_CUSTOMER")
		cart["options"] = object{"limit": 1 + c.r.IntN(20), "expand": []string{"redeemable"}}
		return "POST", "/v1/qualifications", cart
	}},
	{4, func(c *callGenerator) (string, string, any) {
		p := object{"customer": c.customer(), "metadata": c.metadata(), "source_id": c.newName("pub")}
		if c.chance(50) {
			p["voucher"] = c.pickKnown("code")
		} else {
			p["campaign"] = object{"name": c.pickKnown("campaign")}
		}
		return "POST", "/v1/publications", p
	}},
	{3, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/loyalties/members/" + c.pickKnown("LOYALTY_CARD") + "/balance", object{"points": c.r.IntN(500) - 100, "reason": c.word()}
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/loyalties/" + c.pickKnown("LOYALTY_PROGRAM") + "/members/" + c.pickKnown("LOYALTY_CARD") + "/transfers",
			[]object{{"code": c.pickKnown("LOYALTY_CARD"), "points": c.r.IntN(100), "reason": c.word()}}
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "POST", "/v1/events", object{"event": pick(c, "bought", "visited"), "customer": c.customer(), "metadata": c.metadata()}
	}},
	{4, func(c *callGenerator) (string, string, any) {
		return "POST", v2 + "/programs/" + c.pickKnown("wallet") + "/points", object{"points": c.r.IntN(600) - 100, "reason": c.word()}
	}},
	{3, func(c *callGenerator) (string, string, any) {
		card := c.pickKnown("wallet") // .../members/{memberId}/cards/{cardId}
		return "POST", v2 + "/programs/" + path.Dir(path.Dir(card)) + "/orders/payments", object{"card_id": path.Base(card), "order": object{"id": c.pickKnown("order")},
			"payment_limit": object{"type": "AMOUNT_LIMIT", "amount_limit": object{"max": c.r.IntN(2000)}}}
	}},
	{3, func(c *callGenerator) (string, string, any) {
		return "POST", v2 + "/programs/" + c.pickKnown("member") + "/rewards/purchases", object{"reward_id": c.pickKnown("lrew_"), "mode": pick(c, "TRANSACTION", "DRY_RUN")}
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "POST", v2 + "/programs/" + c.pickKnown("member") + "/" + pick(c, "activate", "activate", "deactivate"), nil
	}},
	{6, func(c *callGenerator) (string, string, any) {
		return "GET", v2 + pick(c, "/memberships/"+c.pickKnown("customer"), "/programs/"+pick(c, c.pickKnown("member"), c.pickKnown("member")+"/activities",
			c.pickKnown("member")+"/orders/payments", c.pickKnown("member")+"/rewards/purchases", c.pickKnown("member")+"/tiers/transactions", c.pickKnown("wallet")+"/activities",
			c.pickKnown("wallet")+"/expiring-points", c.pickKnown("wallet")+"/transactions", c.pickKnown("wallet")+"/reports/daily?start_date=2026-11-01&end_date=2026-11-30&resolution=day", c.pickKnown("lprg_")+"/members",
			c.pickKnown("lprg_")+"/reports/"+pick(c, "points-earnings", "spending", "earning-rules")+pick(c, "/daily", "/summary")+"?start_date=2026-11-01&end_date=2026-11-30&resolution=day")), nil
	}},
	{20, func(c *callGenerator) (string, string, any) { return "GET", c.list(), nil }},
	{10, func(c *callGenerator) (string, string, any) { return "GET", c.objectPath(), nil }},
}

// openingCalls make a /v2 loyalty program whose points expire in a month and can pay for orders.
var openingCalls = []kindOfCall{
	{1, func(c *callGenerator) (string, string, any) {
		wallet := paysWithPoints(1 + c.r.IntN(20))
		maps.Copy(wallet, rolling(30))
		wallet["name"], wallet["type"], wallet["status"] = "Wallet", "INDIVIDUAL", "ACTIVE"
		wallet["refunds"] = object{"spent_points": object{"type": "REFUNDABLE", "methods": []object{{"type": "RETURN_POINTS", "mode": "REFUND_ALL"}}},
			"earned_points": object{"type": "NONE"}}
		return "POST", v2 + "/card-definitions", wallet
	}},
	{1, func(c *callGenerator) (string, string, any) { return "POST", "/v1/products", object{"name": "Mug"} }},
	{1, func(c *callGenerator) (string, string, any) {
		return "POST", v2 + "/earning-rules", earning("Rule", c.known["lcdef_"][0], "ACTIVE")
	}},
	{1, func(c *callGenerator) (string, string, any) {
		r := reward("Mug", c.known["lcdef_"][0], c.known["product"][0])
		r["status"] = "ACTIVE"
		return "POST", v2 + "/rewards", r
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "POST", v2 + "/programs", object{"name": "Club", "status": "ACTIVE", "card_definitions": []object{{"id": c.known["lcdef_"][0]}},
			"earning_rules": []object{{"id": c.known["lern_"][0]}}}
	}},
	{1, func(c *callGenerator) (string, string, any) {
		return "POST", v2 + "/programs/" + c.known["lprg_"][0] + "/rewards/batch", object{"assign": []object{{"id": c.known["lrew_"][0],
			"stock": object{"type": "LIMITED", "limited": object{"quantity": 3}}}}}
	}},
}
