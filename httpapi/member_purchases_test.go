package httpapi_test

import (
	"fmt"
	"path"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// sellsMug makes a program that sells a mug for points, and a member with points. change edits the reward before it is
// assigned.
func (s *server) sellsMug(points int, stock object, change func(r object), definition object) (programPath, memberPath, cardPath, rewardID string) {
	s.t.Helper()
	programID, memberPath, cardPath := s.newMember(definition)
	programPath = v2 + "/programs/" + programID
	wallet := s.memberCard(memberPath)["card_definition_id"].(string)
	product := s.post("/v1/products", object{"name": "Mug"})["id"].(string)
	r := reward("Mug", wallet, product)
	r["status"] = "ACTIVE"
	if change != nil {
		change(r)
	}
	rewardID = s.post(v2+"/rewards", r)["id"].(string)
	s.post(programPath+"/rewards/batch", object{"assign": []object{{"id": rewardID, "stock": stock}}})
	s.post(cardPath+"/points", object{"points": points})
	return programPath, memberPath, cardPath, rewardID
}

func (s *server) purchase(memberPath, rewardID string) object {
	s.t.Helper()
	return s.expect(202, "POST", memberPath+"/rewards/purchases", object{"reward_id": rewardID})["transaction"].(object)
}

// soldUnits returns how many units of its only reward a program has sold.
func (s *server) soldUnits(programPath string) string {
	s.t.Helper()
	return fmt.Sprint(s.get(programPath + "/rewards")["data"].([]any)[0].(object)["redeemed"])
}

var (
	unlimited = object{"type": "UNLIMITED"}
	two       = object{"type": "LIMITED", "limited": object{"quantity": 2}}
)

func TestRewardPurchaseIsRefunded(t *testing.T) {
	s := newServer(t)
	club, m, card, mug := s.sellsMug(250, unlimited, func(r object) { r["refunds"] = object{"type": "REFUNDABLE"} }, rolling(10))
	answer := s.expect(202, "POST", m+"/rewards/purchases", object{"reward_id": mug})
	shows(t, answer, `{"status": "TRANSACTION_CREATED", "message": "Reward purchase transaction created", "transaction": {"id": "*", "card_id": "*",
		"card_transaction_id": "*", "program_id": "*", "member_id": "*", "reward_id": "*", "status": "PENDING", "type": "PURCHASE",
		"details": {"reason": "Points spent on reward", "rejection": null, "metadata": {}, "points": {"total": 100}, "result": {"quantity": 1, "digital": null,
		"reward": {"id": "*", "type": "MATERIAL"}, "material": {"type": "PRODUCT", "product": {"id": "*"}}}},
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "reward_transaction"}}`)
	s.expectBalance(m, "150 0")
	if got := s.soldUnits(club); got != "1" {
		t.Errorf("%s sold, want 1", got)
	}
	purchase := club + "/rewards/purchases/" + answer["transaction"].(object)["id"].(string)
	refund := s.expect(202, "POST", purchase+"/refund", nil)
	shows(t, refund["transaction"].(object)["type"], `"REFUND"`)
	s.expectBalance(m, "250 0")
	if got := s.soldUnits(club); got != "0" {
		t.Errorf("%s sold after the refund, want 0", got)
	}
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 250, "date": "2026-12-01"}`)
	s.refuse(423, "invalid_reward_transaction_status", "REFUNDED", "POST", purchase+"/refund", object{})
	returned := s.get(card + "/transactions?limit=1")["data"].([]any)[0].(object)
	shows(t, returned["type"], `"POINTS_RETURNED"`)
	details := returned["details"].(object)
	shows(t, object{"purchase": details["purchase"]}, fmt.Sprintf(`{"purchase": {"card_transaction": {"id": %q}, "reward_transaction": {"id": %q}}}`,
		details["purchase_transaction"].(object)["id"], path.Base(purchase)))
	var seen []string
	for _, item := range s.get(m + "/rewards/purchases?order=created_at")["data"].([]any) {
		seen = append(seen, item.(object)["type"].(string)+" "+item.(object)["status"].(string))
	}
	if got := strings.Join(seen, ", "); got != "PURCHASE REFUNDED, REFUND APPROVED" {
		t.Errorf("purchases: %s", got)
	}
	if n := len(s.get(card + "/transactions")["data"].([]any)); n != 3 {
		t.Errorf("%d movements, want 3", n)
	}
}

func TestDryRunOfPurchaseWritesNothing(t *testing.T) {
	s := newServer(t)
	club, m, _, mug := s.sellsMug(100, two, nil, object{})
	answer := s.expect(200, "POST", m+"/rewards/purchases", object{"reward_id": mug, "mode": "DRY_RUN"})
	shows(t, answer["transaction"].(object)["status"], `"SIMULATED"`)
	shows(t, answer["transaction"].(object)["card_transaction_id"], `null`)
	s.expectBalance(m, "100 0")
	if got, n := s.soldUnits(club), len(s.get(m + "/rewards/purchases")["data"].([]any)); got != "0" || n != 0 {
		t.Errorf("%s sold, %d purchases", got, n)
	}
}

func TestInvalidPurchasesAreRefused(t *testing.T) {
	s := newServer(t)
	club, m, card, mug := s.sellsMug(1000, two, nil, object{})
	path := m + "/rewards/purchases"
	s.refuse(400, "invalid_payload", "reward_id", "POST", path, object{})
	s.refuse(400, "invalid_payload", "mode", "POST", path, object{"reward_id": mug, "mode": "NOW"})
	s.refuse(404, "not_found", "Cannot find reward", "POST", path, object{"reward_id": "lrew_0"})
	first := s.purchase(m, mug)["id"].(string)
	s.refuse(423, "reward_not_refundable", "ALLOW", "POST", club+"/rewards/purchases/"+first+"/refund", nil)
	s.refuse(404, "not_found", "reward_transaction", "POST", club+"/rewards/purchases/lrtx_0/refund", nil)
	s.purchase(m, mug)
	s.refuse(423, "reward_out_of_stock", "stock is not available", "POST", path, object{"reward_id": mug})
	s.expectBalance(m, "800 0")
	s.expect(202, "POST", club+"/rewards/purchases/"+first+"/refund", object{"policies": object{"refund": "ALLOW", "stock": "WRITE_OFF"}})
	s.expectBalance(m, "900 0")
	s.refuse(423, "reward_out_of_stock", "stock is not available", "POST", path, object{"reward_id": mug})
	s.post(card+"/points", object{"points": -850})
	s.expect(200, "PUT", club+"/rewards/"+mug, object{"stock": unlimited})
	s.refuse(423, "insufficient_card_balance", "exceeds", "POST", path, object{"reward_id": mug})
	s.post(m+"/deactivate", nil)
	s.refuse(423, "non_active_member", "Invalid member status", "POST", path, object{"reward_id": mug})
}

func TestLimitsOfARewardAndOfTheWalletRejectAPurchase(t *testing.T) {
	daily := object{"frequency": object{"type": "LIMITED", "limits": []object{{
		"type": "TIME_BASED", "period": object{"type": "CURRENT_PERIOD", "current_period": object{"unit": "DAY"}}, "triggers": object{"max": 1}}}}}
	bounded := object{"spending_limits": object{"global": object{"type": "NO_LIMIT"}, "transactions": object{"type": "LIMITED",
		"limits": []object{{"type": "POINTS", "max": 99}}}}}
	for name, c := range map[string]struct {
		reward, wallet object
		free           int
		reason         string
	}{
		"once a day":                 {object{"purchase_limits": daily}, object{}, 1, "PURCHASE_LIMIT_EXCEEDED"},
		"more than a wallet lets go": {object{}, bounded, 0, "TRANSACTION_SPENDING_LIMIT_EXCEEDED"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			club, m, _, mug := s.sellsMug(1000, unlimited, func(r object) {
				for key, value := range c.reward {
					r[key] = value
				}
			}, c.wallet)
			for range c.free + 1 {
				s.purchase(m, mug)
			}
			s.expectBalance(m, fmt.Sprint(1000-100*c.free, " 0"))
			rejected := 0
			for _, item := range s.get(m + "/rewards/purchases")["data"].([]any) {
				if p := item.(object); p["status"] == "REJECTED" {
					rejected++
					shows(t, p["details"].(object)["rejection"].(object)["reason"], `"`+c.reason+`"`)
				}
			}
			if got := s.soldUnits(club); rejected != 1 || got != fmt.Sprint(c.free) {
				t.Errorf("%d rejected, %s sold", rejected, got)
			}
		})
	}
}

func TestRewardCostNeedsItsRules(t *testing.T) {
	s := newServer(t)
	_, m, _, mug := s.sellsMug(1000, unlimited, func(r object) {
		spending := r["costs"].([]object)[0]["spending"]
		r["costs"] = []object{{"spending": spending, "rules": object{"logic": "1", "1": object{
			"name": "member.metadata", "property": "vip", "conditions": object{"$is": []any{true}}}}}}
	}, object{})
	s.refuse(423, "reward_not_available", "rules", "POST", m+"/rewards/purchases", object{"reward_id": mug})
	s.expect(200, "PUT", m, object{"metadata": object{"vip": true}})
	s.purchase(m, mug)
	s.expectBalance(m, "900 0")
}

func TestARewardMayBeOneVariantOfAProduct(t *testing.T) {
	s := newServer(t)
	var material object
	_, m, _, mug := s.sellsMug(250, unlimited, func(r object) {
		product := r["material"].(object)["product"].(object)["id"].(string)
		material = object{"type": "SKU", "sku": object{"product_id": product, "id": s.sku(product, "mug-red", "Red")}}
		elsewhere := s.sku(s.product("cap"), "cap-red", "Red")
		r["material"] = object{"type": "SKU", "sku": object{"product_id": product, "id": elsewhere}}
		s.refuse(404, "not_found", elsewhere, "POST", v2+"/rewards", r)
		r["material"] = material
	}, object{})
	bought := s.purchase(m, mug)["details"].(object)["result"].(object)["material"]
	if diff := cmp.Diff(any(material), bought); diff != "" {
		t.Errorf("what was bought (-want +got):\n%s", diff)
	}
	s.expectBalance(m, "150 0")
}
