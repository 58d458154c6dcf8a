package punchcard_test

import (
	"fmt"
	"math"
	"testing"
)

// maxTries is how often an operation is counted before it takes too many round trips.
const maxTries = 50

// TestRedemptionsAndRollbacksWaitForTheDatabaseAsSeldomAsTheyCan counts how often an operation waits for an answer of the database when the
// server knows the configuration of the project. What an answer shows comes with the rows that the decision needs.
func TestRedemptionsAndRollbacksWaitForTheDatabaseAsSeldomAsTheyCan(t *testing.T) {
	t.Parallel()
	s, database := openWindow(t)
	category := s.must("POST", "/v1/categories", doc{"name": "Seasonal", "hierarchy": 1})["id"]
	rules := s.must("POST", "/v1/validation-rules", doc{"name": "Big", "rules": doc{"1": doc{"name": "order.amount", "conditions": doc{"$more_than": []int{10}}}}})["id"]
	gift := s.must("POST", "/v1/products", doc{"source_id": "mug", "name": "Mug", "price": 500})["id"]
	free := doc{"type": "UNIT", "unit_off": 1, "unit_type": gift, "effect": "ADD_NEW_ITEMS"}
	s.must("POST", "/v1/customers", doc{"source_id": "ada"})
	s.must("POST", "/v1/customers", doc{"source_id": "ben"})
	promotion := s.must("POST", "/v1/campaigns", doc{"name": "Spring", "campaign_type": "PROMOTION"})["id"].(string)
	tier := func(name string, discount doc) any {
		return s.must("POST", "/v1/promotions/"+promotion+"/tiers", doc{"name": name, "banner": name, "action": doc{"discount": discount}, "category_id": category,
			"validation_rules": []any{rules}})["id"]
	}
	first, second := tier("First", off), tier("Second", free)
	stack := s.must("POST", "/v1/promotions/"+promotion+"/stacks", doc{"name": "Both", "tiers": doc{"ids": []any{first, second}, "hierarchy_mode": "MANUAL"}})["id"]
	s.must("POST", "/v1/campaigns", doc{"name": "Summer", "campaign_type": "DISCOUNT_COUPONS", "category_id": category, "validation_rules": []any{rules},
		"voucher": doc{"type": "DISCOUNT_VOUCHER", "discount": off}})
	s.must("POST", "/v1/campaigns/Summer/vouchers/ten", doc{"redemption": doc{"quantity": 1000}})
	s.must("POST", "/v1/vouchers/mug", doc{"type": "DISCOUNT_VOUCHER", "discount": free, "category_id": category, "redemption": doc{"quantity": 1000}})
	s.must("POST", "/v1/campaigns/Summer/vouchers/hers", doc{"redemption": doc{"quantity": 1000}})
	s.must("POST", "/v1/publications", doc{"voucher": "hers", "customer": doc{"source_id": "ben"}})

	redeem := func(object string, id any) func() string {
		return func() string {
			answer := s.must("POST", "/v1/redemptions", doc{"redeemables": []doc{{"object": object, "id": id}}, "order": doc{"amount": 1000}, "customer": doc{"source_id": "ada"}})
			if parent, several := answer["parent_redemption"].(doc); several {
				return "/v1/redemptions/" + parent["id"].(string) + "/rollbacks"
			}
			return "/v1/redemptions/" + answer["redemptions"].([]any)[0].(doc)["id"].(string) + "/rollback"
		}
	}
	for _, c := range []struct {
		what               string
		redeem             func() string
		redeeming, undoing int64
	}{
		{"a code of a campaign", redeem("voucher", "ten"), 2, 3},
		{"a code that gives a product", redeem("voucher", "mug"), 2, 3},
		{"a code of another holder", redeem("voucher", "hers"), 5, 6},
		{"a tier", redeem("promotion_tier", first), 2, 3},
		{"a tier that gives a product", redeem("promotion_tier", second), 2, 3},
		{"a stack", redeem("promotion_stack", stack), 2, 4},
	} {
		redeeming, undoing := int64(math.MaxInt64), int64(math.MaxInt64)
		// At first the configuration is read. Keys and settings are read anew after a second, which on a busy machine is before each call.
		for n := 0; n < 6 || n < maxTries && (redeeming > c.redeeming || undoing > c.undoing); n++ {
			before := database.trips.Load()
			path := c.redeem()
			between := database.trips.Load()
			s.must("POST", path, nil)
			redeeming, undoing = min(redeeming, between-before), min(undoing, database.trips.Load()-between)
		}
		if got, want := fmt.Sprint(redeeming, " and ", undoing), fmt.Sprint(c.redeeming, " and ", c.undoing); got != want {
			t.Errorf("%s is redeemed and rolled back in %s round trips, want %s", c.what, got, want)
		}
	}
}

// TestAReturnTakesAsManyRoundTripsAsARollback returns a part of an order, and then the rest, of one redemption and of two.
func TestAReturnTakesAsManyRoundTripsAsARollback(t *testing.T) {
	t.Parallel()
	s, database := openWindow(t)
	s.must("POST", "/v1/vouchers/ten", doc{"type": "DISCOUNT_VOUCHER", "discount": off, "redemption": doc{"quantity": 1000}})
	s.must("POST", "/v1/vouchers/card", doc{"type": "GIFT_VOUCHER", "gift": doc{"amount": 100000}})
	for _, codes := range [][]string{{"ten"}, {"ten", "card"}} {
		part, rest := int64(math.MaxInt64), int64(math.MaxInt64)
		for n := 0; n < 6 || n < maxTries && (part > 3 || rest > 3); n++ { // as above
			var redeemables []doc
			for _, code := range codes {
				redeemables = append(redeemables, doc{"object": "voucher", "id": code})
			}
			order := s.must("POST", "/v1/redemptions", doc{"redeemables": redeemables, "order": doc{"amount": 1000}})["order"].(doc)["id"].(string)
			before := database.trips.Load()
			s.must("POST", "/v1/extensions/orders/"+order+"/returns", doc{"amount": 300})
			between := database.trips.Load()
			s.must("POST", "/v1/extensions/orders/"+order+"/returns", doc{"amount": 700})
			part, rest = min(part, between-before), min(rest, database.trips.Load()-between)
		}
		if part != 3 || rest != 3 {
			t.Errorf("an order with %v is returned in %d and %d round trips, want 3 and 3", codes, part, rest)
		}
	}
}

// TestAnEarningRuleIsChangedInFewRoundTrips changes a rule that two programs have. The rule is read, merged and written in one transaction, which
// reads with it what it refers to.
func TestAnEarningRuleIsChangedInFewRoundTrips(t *testing.T) {
	t.Parallel()
	s, database := openWindow(t)
	card := s.must("POST", "/v2/loyalties/card-definitions", doc{"name": "Beans", "type": "INDIVIDUAL", "status": "ACTIVE"})["id"]
	rule := s.must("POST", "/v2/loyalties/earning-rules", doc{"name": "A bean for each order", "status": "ACTIVE", "trigger": doc{"event": "customer.order.paid"},
		"earnings": []doc{{"effects": []doc{{"type": "POINTS", "points": doc{"value": 1, "card_definition_id": card}}}}}})["id"].(string)
	for _, name := range []string{"Roastery", "Tea house"} {
		s.must("POST", "/v2/loyalties/programs", doc{"name": name, "status": "ACTIVE", "card_definitions": []doc{{"id": card}}, "earning_rules": []doc{{"id": rule}}})
	}
	least := int64(math.MaxInt64)
	for n := 0; n < 6 || n < maxTries && least > 7; n++ { // as above
		before := database.trips.Load()
		s.must("PUT", "/v2/loyalties/earning-rules/"+rule, doc{"name": fmt.Sprint("Beans, take ", n)})
		least = min(least, database.trips.Load()-before)
	}
	if least > 7 {
		t.Errorf("the change takes %d round trips, want at most 7", least)
	}
}
