package rule_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

// Every rule name has a case in which it holds, one in which it does not, and one for each input that can be missing.
func TestRuleNames(t *testing.T) {
	type facts = rule.Facts
	customer := func(c rule.Customer) facts { return facts{Customer: &c} }
	order := func(lines ...rule.Line) facts { return facts{Order: cart(lines...)} }
	empty := facts{Order: &rule.Order{}}
	with := func(f facts, change func(*facts)) facts { change(&f); return f }
	counted := func(f facts, key rule.CounterKey, n int64) facts {
		f.IncentiveID, f.CampaignID = "v_1", "camp_1"
		f.Counters = rule.CounterMap{key: n}
		return f
	}
	member := facts{Customer: &rule.Customer{ID: "cust_1"}}
	effect := facts{Order: cart(line("prod_1", 1, 950)), Effect: &rule.Effect{TotalAmount: discount.Minor(950), Discount: 50, Credits: 20, Points: 30}}

	const (
		holds           = "holds"
		open            = "open"
		customerFails   = rule.KeyCustomerRulesViolated
		orderFails      = rule.KeyOrderRulesViolated
		redemptionFails = rule.KeyRedemptionRulesViolated
		noCustomer      = rule.KeyMissingCustomer
		noOrder         = rule.KeyMissingOrder
		noItems         = rule.KeyMissingOrderItems
		noAmount        = rule.KeyMissingAmount
	)
	type want struct {
		facts facts
		want  string
	}
	a, b := line("prod_a", 2, 1000, "pc_1"), line("prod_b", 1, 300)
	priceless := rule.Line{ProductID: "prod_c", Quantity: 1}
	third := rule.Line{ProductID: "prod_d", Quantity: 3, Amount: discount.Minor(1000)} // 333.33 a unit
	labelled := func(l rule.Line, key string, v any) rule.Line { l.Metadata = map[string]any{key: v}; return l }
	branded := func(l rule.Line, brand any) rule.Line { l.ProductMetadata = map[string]any{"brand": brand}; return l }
	sku := rule.Line{ProductID: "prod_a", SKUID: "sku_1", SKUSourceID: "red-s", Quantity: 2, Price: discount.Minor(500), Amount: discount.Minor(1000)}
	key := func(u rule.CounterUse, subject, actor, start string) rule.CounterKey {
		return rule.CounterKey{CounterUse: u, Subject: subject, Actor: actor, Start: start}
	}

	tests := []struct {
		rule  rule.Rule
		cases []want
	}{
		{rule.Rule{Name: "customer.segment", Conditions: is("seg_1", map[string]any{"id": "seg_2", "name": "VIP"})}, []want{
			{customer(rule.Customer{Segments: []string{"seg_0", "seg_2"}}), holds},
			{customer(rule.Customer{Segments: []string{"seg_3"}}), customerFails}, {member, customerFails}, {facts{}, noCustomer}}},
		{rule.Rule{Name: "customer.segment", Conditions: conditions{rule.OperatorIsNot: {"seg_1"}}}, []want{
			{member, holds}, {customer(rule.Customer{Segments: []string{"seg_1"}}), customerFails}, {facts{}, noCustomer}}},
		{rule.Rule{Name: "customer.metadata", Property: "vip", Conditions: is(true)}, []want{
			{customer(rule.Customer{Metadata: map[string]any{"vip": true}}), holds}, {member, customerFails}, {facts{}, noCustomer}}},
		{rule.Rule{Name: "customer.loyalty_tier", Conditions: is("ltr_gold")}, []want{
			{customer(rule.Customer{LoyaltyTiers: []string{"ltr_gold"}}), holds}, {member, customerFails}, {facts{}, noCustomer}}},
		{rule.Rule{Name: "publication.redeemable_by_linked_customer", Conditions: is(true)}, []want{
			{customer(rule.Customer{Holder: true}), holds}, {member, customerFails}, {facts{}, noCustomer}}},

		{rule.Rule{Name: "order.amount", Conditions: more(1000)}, []want{
			{order(a), holds}, {order(b), orderFails}, {facts{}, noOrder}, {empty, noAmount}}},
		{rule.Rule{Name: "order.initial_amount", Conditions: more(1000)}, []want{
			{with(order(b), func(f *facts) { f.Order.InitialAmount = discount.Minor(1001) }), holds}, {order(b), orderFails}, {facts{}, noOrder}, {empty, noAmount}}},
		{rule.Rule{Name: "order.total_amount", Conditions: more(949)}, []want{
			{effect, holds}, {order(a), open}, {facts{}, noOrder},
			{facts{Order: cart(a), Effect: &rule.Effect{TotalAmount: discount.Minor(949)}}, orderFails},
			{facts{Order: cart(a), Effect: &rule.Effect{}}, noAmount}}},
		{rule.Rule{Name: "order.metadata", Property: "gift", Conditions: is(true)}, []want{
			{facts{Order: &rule.Order{Metadata: map[string]any{"gift": true}}}, holds}, {order(a), orderFails}, {facts{}, noOrder}}},

		{rule.Rule{Name: "order.items.count", Conditions: is(3)}, []want{
			{order(a, b), holds}, {order(a), orderFails}, {empty, noItems}, {facts{}, noOrder}}},
		{rule.Rule{Name: "order.items.price_any", Conditions: more(999)}, []want{
			{order(b, a, priceless), holds}, {order(b, priceless), orderFails}, {order(priceless), noAmount}, {empty, noItems}, {facts{}, noOrder}}},
		{rule.Rule{Name: "order.items.price_any", Conditions: more(333)}, []want{{order(third), holds}}},
		{rule.Rule{Name: "order.items.price_any", Conditions: more(json.Number("333.34"))}, []want{{order(third), orderFails}}},
		{rule.Rule{Name: "order.items.price_each", Conditions: more(200)}, []want{
			{order(a, b), holds}, {order(a, line("prod_x", 1, 200)), orderFails}, {order(a, priceless), noAmount}, {empty, noItems}}},
		{rule.Rule{Name: "order.items.metadata_any", Property: "color", Conditions: is("red")}, []want{
			{order(a, labelled(b, "color", "red")), holds}, {order(a, b), orderFails}, {empty, noItems}, {facts{}, noOrder},
			{order(rule.Line{ProductMetadata: map[string]any{"color": "red"}}), holds},
			{order(rule.Line{SKUMetadata: map[string]any{"color": "red"}}), holds},
			{order(rule.Line{Metadata: map[string]any{"color": "blue"}, ProductMetadata: map[string]any{"color": "red"}}), orderFails}}},
		{rule.Rule{Name: "order.items.metadata_each", Property: "color", Conditions: is("red")}, []want{
			{order(labelled(a, "color", "red"), labelled(b, "color", "red")), holds}, {order(a, labelled(b, "color", "red")), orderFails}, {empty, noItems}}},

		{rule.Rule{Name: "order.items.any", Conditions: is(product("prod_a"), collection("pc_9"))}, []want{
			{order(b, a), holds}, {order(b), orderFails}, {empty, noItems}, {facts{}, noOrder}, {order(line("x", 1, 1, "pc_9")), holds}}},
		{rule.Rule{Name: "order.items.any", Conditions: conditions{rule.OperatorIs: {product("prod_a")}, rule.OperatorFrom: {collection("pc_1")}}}, []want{
			{order(b, a), holds}, {order(line("prod_a", 1, 1)), orderFails}}},
		{rule.Rule{Name: "order.items.every", Conditions: is(product("prod_a"))}, []want{
			{order(a, a), holds}, {order(a, b), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "order.items.none", Conditions: is(product("prod_a"))}, []want{
			{order(b), holds}, {order(a, b), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "order.items.cheapest", Conditions: is(product("prod_b"))}, []want{
			{order(a, b), holds}, {order(a, b, line("prod_x", 1, 299)), orderFails}, {order(a, b, line("prod_x", 1, 300)), orderFails},
			{order(priceless, b), holds}, {order(priceless), noAmount}, {empty, noItems}}},
		{rule.Rule{Name: "order.items.cheapest", Conditions: conditions{rule.OperatorIs: {product("prod_a")}, rule.OperatorFrom: {collection("pc_1")}}}, []want{
			{order(a, b), holds}, {order(b), orderFails}, {order(a, line("prod_x", 1, 1000)), holds}}},
		{rule.Rule{Name: "order.items.most_expensive", Conditions: is(product("prod_a"))}, []want{
			{order(a, b), holds}, {order(a, line("prod_x", 1, 1001)), orderFails}, {order(third, line("prod_a", 1, 334)), holds}, {empty, noItems}}},

		{rule.Rule{Name: "product.id", Conditions: is(map[string]any{"id": "prod_a"}, "prod_z")}, []want{
			{order(b, a), holds}, {order(b), orderFails}, {order(sku), holds}, {empty, noItems}, {facts{}, noOrder}}},
		{rule.Rule{Name: "product.id", Conditions: conditions{rule.OperatorIsNot: {"prod_a"}}}, []want{
			{order(b), holds}, {order(a, b), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "sku.id", Conditions: is("sku_1")}, []want{{order(a, sku), holds}, {order(a), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "sku.id", Conditions: is(map[string]any{"source_id": "red-s"})}, []want{{order(sku), holds}, {order(a), orderFails}}},
		{rule.Rule{Name: "product.price", Property: "prod_a", Conditions: more(999)}, []want{
			{order(a, b), holds}, {order(line("prod_b", 1, 5000)), orderFails}, {order(rule.Line{ProductID: "prod_a", Quantity: 1}), noAmount}, {empty, noItems}}},
		{rule.Rule{Name: "sku.price", Property: "sku_1", Conditions: is(500)}, []want{{order(sku), holds}, {order(a), orderFails}}},
		{rule.Rule{Name: "product.quantity", Property: "prod_a", Conditions: is(4)}, []want{
			{order(a, b, sku), holds}, {order(a), orderFails}, {order(b), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "sku.quantity", Property: "red-s", Conditions: is(2)}, []want{{order(a, sku), holds}, {order(a), orderFails}}},
		{rule.Rule{Name: "product.metadata", Property: "brand", Conditions: is("acme")}, []want{
			{order(a, branded(b, "acme")), holds}, {order(a, labelled(b, "brand", "acme")), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "product.metadata.match_all", Property: "brand", Conditions: is("acme")}, []want{
			{order(branded(a, "acme"), branded(b, "acme")), holds}, {order(a, branded(b, "acme")), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "product.metadata.aggregated_quantity", Property: "brand", Conditions: is(2)}, []want{
			{order(branded(a, "acme"), b), holds}, {order(a, b), orderFails}, {empty, noItems}}},
		{rule.Rule{Name: "product.metadata.aggregated_amount", Property: "brand", Conditions: is(2000),
			Expression: below(rule.Rule{Name: "product.metadata", Property: "brand", Conditions: is("acme")})}, []want{
			{order(branded(a, "acme"), branded(b, "other")), holds}, {order(branded(a, "acme"), branded(b, "acme")), orderFails},
			{order(branded(priceless, "acme"), b), noAmount}, {empty, noItems}}},
		{rule.Rule{Name: "product.discount_applicable", Conditions: is("prod_a")}, []want{{order(b), holds}, {facts{}, holds}}},
		{rule.Rule{Name: "product.metadata.discount_applicable", Property: "brand", Conditions: is("acme")}, []want{{facts{}, holds}}},
		{rule.Rule{Name: "sku.discount_applicable", Property: "sku_1", Conditions: is(true)}, []want{{facts{}, holds}}},

		{rule.Rule{Name: "redemption.api_key", Conditions: is("key_1")}, []want{
			{facts{APIKey: "key_1"}, holds}, {facts{APIKey: "key_2"}, redemptionFails}, {facts{}, redemptionFails}}},
		{rule.Rule{Name: "redemption.user.login", Conditions: conditions{rule.OperatorEndsWith: {"@shop.example"}}}, []want{
			{facts{User: "ann@shop.example"}, holds}, {facts{User: "bob@x.example"}, redemptionFails}, {facts{}, redemptionFails}}},
		{rule.Rule{Name: "redemption.metadata", Property: "shop", Conditions: is("Gdansk")}, []want{
			{facts{Metadata: map[string]any{"shop": "Gdansk"}}, holds}, {facts{}, redemptionFails}}},
		{rule.Rule{Name: "custom_event.metadata", Property: "page", Conditions: is("landing")}, []want{
			{facts{Event: map[string]any{"page": "landing"}}, holds}, {facts{}, redemptionFails}}},
		{rule.Rule{Name: "redemption.reward.pay_with_points.points_used", Conditions: more(29)}, []want{
			{effect, holds}, {facts{}, open}, {facts{Effect: &rule.Effect{Points: 29}}, redemptionFails}}},

		{rule.Rule{Name: "redemption.count", Conditions: is(3)}, []want{
			{counted(facts{}, key(rule.CounterUse{Measure: rule.MeasureRedemptions}, "v_1", "", ""), 2), holds},
			{counted(facts{}, key(rule.CounterUse{Measure: rule.MeasureRedemptions}, "v_1", "", ""), 3), redemptionFails}}},
		{rule.Rule{Name: "redemption.count.daily", Conditions: is(3)}, []want{
			{counted(facts{}, key(rule.CounterUse{Measure: rule.MeasureRedemptions, Window: rule.WindowDay}, "v_1", "", "2024-02-29"), 2), holds},
			{facts{IncentiveID: "v_1"}, redemptionFails}}},
		{rule.Rule{Name: "redemption.count.weekly", Conditions: is(3)}, []want{
			{counted(facts{}, key(rule.CounterUse{Measure: rule.MeasureRedemptions, Window: rule.WindowWeek}, "v_1", "", "2024-02-26"), 2), holds},
			{facts{IncentiveID: "v_1"}, redemptionFails}}},
		{rule.Rule{Name: "redemption.count.monthly", Conditions: is(3)}, []want{
			{counted(facts{}, key(rule.CounterUse{Measure: rule.MeasureRedemptions, Window: rule.WindowMonth}, "v_1", "", "2024-02-01"), 2), holds},
			{facts{IncentiveID: "v_1"}, redemptionFails}}},
		{rule.Rule{Name: "redemption.count.per_customer", Conditions: conditions{rule.OperatorLessThanOrEqual: {1}}}, []want{
			{counted(member, rule.CounterKey{}, 0), holds},
			{counted(customer(rule.Customer{}), rule.CounterKey{}, 0), holds}, // not stored yet: no history
			{counted(member, key(rule.CounterUse{Measure: rule.MeasureRedemptions, Per: rule.PerCustomer}, "v_1", "cust_1", ""), 1), redemptionFails},
			{facts{}, noCustomer}}},
		{rule.Rule{Name: "redemption.count.per_customer.monthly", Conditions: is(2)}, []want{
			{counted(member, key(rule.CounterUse{Measure: rule.MeasureRedemptions, Per: rule.PerCustomer, Window: rule.WindowMonth}, "v_1", "cust_1", "2024-02-01"), 1), holds},
			{counted(member, rule.CounterKey{}, 0), redemptionFails}, {facts{}, noCustomer}}},
		{rule.Rule{Name: "redemption.count.per_api_key", Conditions: is(2)}, []want{
			{counted(facts{APIKey: "key_1"}, key(rule.CounterUse{Measure: rule.MeasureRedemptions, Per: rule.PerAPIKey}, "v_1", "key_1", ""), 1), holds},
			{counted(facts{APIKey: "key_2"}, rule.CounterKey{}, 0), redemptionFails}, {counted(facts{}, rule.CounterKey{}, 0), redemptionFails}}},
		{rule.Rule{Name: "redemption.count.per_user", Conditions: is(2)}, []want{
			{counted(facts{User: "ann"}, key(rule.CounterUse{Measure: rule.MeasureRedemptions, Per: rule.PerUser}, "v_1", "ann", ""), 1), holds},
			{counted(facts{}, rule.CounterKey{}, 0), redemptionFails}}},
		{rule.Rule{Name: "campaign.redemptions.count", Conditions: is(3)}, []want{
			{counted(facts{}, key(rule.CounterUse{Measure: rule.MeasureCampaignRedemptions}, "camp_1", "", ""), 2), holds},
			{counted(facts{}, rule.CounterKey{}, 0), redemptionFails}, {facts{IncentiveID: "v_1"}, redemptionFails}}},
		{rule.Rule{Name: "campaign.redemptions.count.daily", Conditions: is(3)}, []want{
			{counted(facts{}, key(rule.CounterUse{Measure: rule.MeasureCampaignRedemptions, Window: rule.WindowDay}, "camp_1", "", "2024-02-29"), 2), holds},
			{facts{CampaignID: "camp_1"}, redemptionFails}}},
		{rule.Rule{Name: "campaign.redemptions.customers_count", Conditions: is(3)}, []want{
			{counted(member, key(rule.CounterUse{Measure: rule.MeasureCampaignRedemptions, Per: rule.PerCustomer}, "camp_1", "cust_1", ""), 2), holds},
			{counted(member, rule.CounterKey{}, 0), redemptionFails}, {facts{}, noCustomer}}},
		{rule.Rule{Name: "campaign.redemptions.customers_count.weekly", Conditions: is(3)}, []want{
			{counted(member, key(rule.CounterUse{Measure: rule.MeasureCampaignRedemptions, Per: rule.PerCustomer, Window: rule.WindowWeek}, "camp_1", "cust_1", "2024-02-26"), 2), holds},
			{facts{}, noCustomer}}},
		{rule.Rule{Name: "campaign.orders.amount", Conditions: conditions{rule.OperatorLessThanOrEqual: {2000}}}, []want{
			{counted(effect, key(rule.CounterUse{Measure: rule.MeasureCampaignOrders}, "camp_1", "", ""), 1050), holds},
			{counted(effect, key(rule.CounterUse{Measure: rule.MeasureCampaignOrders}, "camp_1", "", ""), 1051), redemptionFails},
			{counted(facts{}, rule.CounterKey{}, 0), open}}},
		{rule.Rule{Name: "campaign.orders.amount_discounted", Conditions: conditions{rule.OperatorLessThanOrEqual: {100}}}, []want{
			{counted(effect, key(rule.CounterUse{Measure: rule.MeasureCampaignDiscounts}, "camp_1", "", ""), 50), holds},
			{counted(effect, key(rule.CounterUse{Measure: rule.MeasureCampaignDiscounts}, "camp_1", "", ""), 51), redemptionFails},
			{counted(facts{}, rule.CounterKey{}, 0), open}}},
		{rule.Rule{Name: "redemption.gift.amount", Conditions: conditions{rule.OperatorLessThan: {100}}}, []want{
			{counted(effect, key(rule.CounterUse{Measure: rule.MeasureCampaignCredits}, "camp_1", "", ""), 79), holds},
			{counted(effect, key(rule.CounterUse{Measure: rule.MeasureCampaignCredits}, "camp_1", "", ""), 80), redemptionFails},
			{facts{}, open}}},
	}
	for _, tt := range tests {
		for i, c := range tt.cases {
			if got := judged(t, tt.rule, c.facts); got != c.want {
				t.Errorf("%s %v, case %d: got %s, want %s", tt.rule.Name, tt.rule.Conditions, i, got, c.want)
			}
		}
	}
}

func TestWindowsBeginAtTheProjectsDays(t *testing.T) {
	sunday := time.Date(2024, 3, 3, 23, 30, 0, 0, time.UTC) // Monday, 00:30 in Warsaw
	for _, tt := range []struct {
		window    rule.Window
		zone      *time.Location
		weekStart time.Weekday
		want      string
	}{
		{rule.WindowEver, nil, time.Monday, ""},
		{rule.WindowDay, nil, time.Monday, "2024-03-03"},
		{rule.WindowDay, warsaw, time.Monday, "2024-03-04"},
		{rule.WindowWeek, nil, time.Monday, "2024-02-26"},
		{rule.WindowWeek, warsaw, time.Monday, "2024-03-04"},
		{rule.WindowWeek, nil, time.Sunday, "2024-03-03"},
		{rule.WindowWeek, nil, time.Saturday, "2024-03-02"},
		{rule.WindowMonth, nil, time.Monday, "2024-03-01"},
	} {
		if got := tt.window.Start(sunday, tt.zone, tt.weekStart); got != tt.want {
			t.Errorf("window %d in %v, week from %v: got %s, want %s", tt.window, tt.zone, tt.weekStart, got, tt.want)
		}
	}
}
