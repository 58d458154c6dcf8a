package rule

import "strings"

// fact is what a rule compares. The windows of one counter share a fact.
type fact uint8

const (
	factCustomerSegment fact = iota + 1
	factCustomerMetadata
	factCustomerLoyaltyTier
	factHolder

	factOrderAmount
	factOrderInitialAmount
	factOrderTotalAmount
	factOrderMetadata
	factOrderUnits

	factLines        // a product filter over the lines
	factLinePrice    // unit price of a line
	factLineQuantity // units of a line
	factLineMetadata
	factProductMetadata
	factSumAmount // Σ subtotals of lines
	factSumQuantity
	factMention // names discounted products and never fails

	factCounter
	factPointsUsed
	factAPIKey
	factUser
	factRedemptionMetadata
	factEventMetadata
)

// NameCustomerSegment is the rule about the segments of a customer.
const NameCustomerSegment = "customer.segment"

// family decides the key of a failing rule.
type family uint8

const (
	familyCustomer family = iota
	familyOrder
	familyRedemption
)

// need is the input without which a rule fails with a key of its own.
type need uint8

const (
	needNothing need = iota
	needCustomer
	needOrder
	needItems
)

// quantifier says for how many lines a rule is judged.
type quantifier uint8

const (
	quantifierHanded quantifier = iota // of the line that the rule above hands down
	quantifierAny
	quantifierEvery
	quantifierNone
	quantifierCheapest
	quantifierDearest
)

// use says whether a rule takes a property.
type use uint8

const (
	useNever use = iota
	useOptional
	useRequired
)

// name describes one rule name.
type name struct {
	text     string
	fact     fact
	family   family
	need     need
	topic    Omission
	property use
	lines    quantifier
	// below is set for rules that need a rule above them that hands them lines.
	below   bool
	counter CounterUse
	// object is what plain ids in the conditions of the older product rules name.
	object string
}

// ofOneLine says that the rule is about the single line that a rule above it hands down.
func (n *name) ofOneLine() bool {
	return n.below && n.fact != factSumAmount && n.fact != factSumQuantity
}

// handsLines says that the rule hands lines to the rules below it.
func (n *name) handsLines() bool { return n.need == needItems && n.fact != factOrderUnits }

// names maps the underscore spelling, into which every accepted spelling can be converted, to the name.
var names = func() map[string]*name {
	m := make(map[string]*name)
	for _, n := range append(fixedNames(), counterNames()...) {
		m[underscored(n.text)] = &n
	}
	return m
}()

func underscored(text string) string { return strings.ReplaceAll(text, ".", "_") }

// nameOf finds a rule name in the present or the older spelling.
func nameOf(text string) (*name, bool) {
	n, ok := names[underscored(text)]
	return n, ok
}

func fixedNames() []name {
	customer := func(text string, f fact, property use) name {
		return name{text: text, fact: f, family: familyCustomer, need: needCustomer, topic: topicAudience, property: property}
	}
	order := func(text string, f fact, topic Omission, property use) name {
		return name{text: text, fact: f, family: familyOrder, need: needOrder, topic: topic, property: property}
	}
	lines := func(text string, f fact, q quantifier, property use) name {
		return name{text: text, fact: f, family: familyOrder, need: needItems, topic: topicProducts, property: property, lines: q}
	}
	units := func(n name) name { n.topic = topicQuantities; return n }
	below := func(n name) name { n.below = true; return n }
	of := func(object string, n name) name { n.object = object; return n }
	redemption := func(text string, f fact, property use) name {
		return name{text: text, fact: f, family: familyRedemption, topic: topicRequest, property: property}
	}
	return []name{
		customer(NameCustomerSegment, factCustomerSegment, useNever),
		customer("customer.metadata", factCustomerMetadata, useRequired),
		customer("customer.loyalty_tier", factCustomerLoyaltyTier, useNever),
		customer("publication.redeemable_by_linked_customer", factHolder, useNever),

		order("order.amount", factOrderAmount, topicAmount, useNever),
		order("order.initial_amount", factOrderInitialAmount, topicOrder, useNever),
		order("order.total_amount", factOrderTotalAmount, topicOrder, useNever),
		order("order.metadata", factOrderMetadata, topicOrder, useRequired),

		units(lines("order.items.count", factOrderUnits, quantifierHanded, useNever)),
		lines("order.items.any", factLines, quantifierAny, useNever),
		lines("order.items.every", factLines, quantifierEvery, useNever),
		lines("order.items.none", factLines, quantifierNone, useNever),
		lines("order.items.cheapest", factLines, quantifierCheapest, useNever),
		lines("order.items.most_expensive", factLines, quantifierDearest, useNever),
		lines("order.items.price_any", factLinePrice, quantifierAny, useNever),
		lines("order.items.price_each", factLinePrice, quantifierEvery, useNever),
		lines("order.items.metadata_any", factLineMetadata, quantifierAny, useRequired),
		lines("order.items.metadata_each", factLineMetadata, quantifierEvery, useRequired),
		below(lines("order.items.price", factLinePrice, quantifierHanded, useNever)),
		units(below(lines("order.items.quantity", factLineQuantity, quantifierHanded, useNever))),
		below(lines("order.items.metadata", factLineMetadata, quantifierHanded, useRequired)),
		units(below(lines("order.items.aggregated_quantity", factSumQuantity, quantifierHanded, useNever))),
		units(below(lines("order.items.aggregated_amount", factSumAmount, quantifierHanded, useNever))),

		of("product", lines("product.id", factLines, quantifierAny, useOptional)),
		of("product", lines("product.price", factLinePrice, quantifierAny, useOptional)),
		units(of("product", lines("product.quantity", factSumQuantity, quantifierHanded, useOptional))),
		of("product", lines("product.discount_applicable", factMention, quantifierHanded, useOptional)),
		lines("product.metadata", factProductMetadata, quantifierAny, useRequired),
		lines("product.metadata.match_all", factProductMetadata, quantifierEvery, useRequired),
		units(lines("product.metadata.aggregated_quantity", factSumQuantity, quantifierHanded, useRequired)),
		units(lines("product.metadata.aggregated_amount", factSumAmount, quantifierHanded, useRequired)),
		lines("product.metadata.discount_applicable", factMention, quantifierHanded, useRequired),
		of("sku", lines("sku.id", factLines, quantifierAny, useOptional)),
		of("sku", lines("sku.price", factLinePrice, quantifierAny, useOptional)),
		units(of("sku", lines("sku.quantity", factSumQuantity, quantifierHanded, useOptional))),
		of("sku", lines("sku.discount_applicable", factMention, quantifierHanded, useOptional)),

		redemption("redemption.api_key", factAPIKey, useNever),
		redemption("redemption.user.login", factUser, useNever),
		redemption("redemption.metadata", factRedemptionMetadata, useRequired),
		redemption("redemption.reward.pay_with_points.points_used", factPointsUsed, useNever),
		redemption("custom_event.metadata", factEventMetadata, useRequired),
	}
}

// counterNames lists the rules that compare a counter: those with windows have one name for each.
func counterNames() []name {
	counter := func(text string, topic Omission, u CounterUse) name {
		n := name{text: text, fact: factCounter, family: familyRedemption, topic: topic, counter: u}
		if u.Per == PerCustomer {
			n.need = needCustomer
		}
		return n
	}
	all := []name{
		counter("campaign.orders.amount", topicRequest, CounterUse{Measure: MeasureCampaignOrders}),
		counter("campaign.orders.amount_discounted", topicLive, CounterUse{Measure: MeasureCampaignDiscounts}),
		counter("redemption.gift.amount", topicRequest, CounterUse{Measure: MeasureCampaignCredits}),
		counter("redemption.count.per_api_key", topicRequest, CounterUse{Measure: MeasureRedemptions, Per: PerAPIKey}),
		counter("redemption.count.per_user", topicRequest, CounterUse{Measure: MeasureRedemptions, Per: PerUser}),
	}
	for suffix, window := range map[string]Window{"": WindowEver, ".daily": WindowDay, ".weekly": WindowWeek, ".monthly": WindowMonth} {
		all = append(all,
			counter("campaign.redemptions.count"+suffix, topicLive, CounterUse{MeasureCampaignRedemptions, PerEveryone, window}),
			counter("campaign.redemptions.customers_count"+suffix, topicLive, CounterUse{MeasureCampaignRedemptions, PerCustomer, window}),
			counter("redemption.count"+suffix, topicRequest, CounterUse{MeasureRedemptions, PerEveryone, window}),
			counter("redemption.count.per_customer"+suffix, topicLive, CounterUse{MeasureRedemptions, PerCustomer, window}))
	}
	return all
}
