package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
)

// newTieredMember makes an active program with a tier structure over one card definition, and a member. The tiers are pairs of a name
// and its minimum points. Properties of structure override the defaults.
func (s *server) newTieredMember(structure object, tiers ...any) (programPath, memberPath, cardPath string, ids map[string]string) {
	s.t.Helper()
	wallet := s.wallet("Wallet", "ACTIVE")
	body := object{"name": "Levels", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": wallet}}
	for name, value := range structure {
		body[name] = value
	}
	if body["type"] == "POINT_EARNED" {
		delete(body, "point_balance")
		body["point_earned"].(object)["card_definition_id"] = wallet
	}
	levels := v2 + "/tier-structures/" + s.post(v2+"/tier-structures", body)["id"].(string)
	ids = map[string]string{"wallet": wallet, "structure": strings.TrimPrefix(levels, v2+"/tier-structures/")}
	for i := 0; i < len(tiers); i += 2 {
		points := object{"min_value": tiers[i+1]}
		if i+3 < len(tiers) {
			points["max_value"] = tiers[i+3].(int) - 1
		}
		name := tiers[i].(string)
		ids[name] = s.post(levels+"/tiers", object{"name": name, "qualification_rules": object{"type": "POINTS", "points": points}})["id"].(string)
	}
	s.post(levels+"/activate", nil)
	rule := s.programRule("Rule", wallet, "ACTIVE")
	p := s.post(v2+"/programs", object{"name": "Club", "status": "ACTIVE", "card_definitions": []object{{"id": wallet}}, "earning_rules": []object{{"id": rule}},
		"tier_structures": []object{{"id": ids["structure"]}}})
	programPath = v2 + "/programs/" + p["id"].(string)
	ids["rule"] = rule
	customer := s.post("/v1/customers", object{"source_id": "ann"})["id"].(string)
	m := s.post(programPath+"/members", object{"customer_id": customer})
	memberPath = programPath + "/members/" + m["id"].(string)
	return programPath, memberPath, memberPath + "/cards/" + m["cards"].([]any)[0].(object)["card"].(object)["id"].(string), ids
}

// tierTransactions returns the tier transactions of a member, oldest first, with the names of the tiers.
func (s *server) tierTransactions(memberPath string, ids map[string]string) string {
	s.t.Helper()
	names := map[string]string{}
	for name, id := range ids {
		names[id] = name
	}
	var all []string
	for _, item := range s.get(memberPath + "/tiers/transactions?order=created_at&limit=100")["data"].([]any) {
		t := item.(object)
		tier, _ := t["tier_id"].(string)
		all = append(all, strings.TrimSpace(fmt.Sprint(t["type"], " ", t["status"], " ", names[tier])))
	}
	return strings.Join(all, ", ")
}

func (s *server) expectTierTransactions(memberPath string, ids map[string]string, want string) {
	s.t.Helper()
	if got := s.tierTransactions(memberPath, ids); got != want {
		s.t.Errorf("steps:\n%s\nwant:\n%s", got, want)
	}
}

// paysOrder has ann pay an order of 100.00, and processes its events.
func (s *server) paysOrder(sourceID string) {
	s.t.Helper()
	s.post("/v1/orders", object{"source_id": sourceID, "status": "PAID", "amount": 10000, "customer": object{"source_id": "ann"}})
	s.processEvents()
}

// workUntil runs background jobs until a condition is true.
func (s *server) workUntil(so func() bool) {
	s.t.Helper()
	s.withJobs()
	s.await(so, func() any { return false })
}

// progress returns the tier progress of ann's only card.
func (s *server) progress(programPath string) object {
	s.t.Helper()
	return s.get(programPath + "/memberships/ann?identification_type=customer_source_id")["cards"].([]any)[0].(object)["tier_progress"].(object)
}

func TestCardTierFollowsBalance(t *testing.T) {
	s := newServer(t)
	club, m, card, ids := s.newTieredMember(object{"downgrade": object{"type": "MULTI_LEVEL"}}, "Bronze", 0, "Silver", 100, "Gold", 200)
	s.expectTierTransactions(m, ids, "JOINED APPROVED Bronze")
	s.post(card+"/points", object{"points": 120})
	first := s.get(m + "/tiers/transactions")["data"].([]any)[0]
	shows(t, first, `{"id": "*", "card_id": "*", "program_id": "*", "member_id": "*", "card_definition_id": "*", "tier_structure_id": "*", "tier_id": "*",
		"type": "UPGRADED", "status": "APPROVED", "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "tier_transaction",
		"details": {"points": 120, "tier_from": "`+ids["Bronze"]+`", "tier_to": "`+ids["Silver"]+`", "rejection": null,
		"origin": {"type": "card_operations", "card_transaction_ids": ["*"]}, "start_at": "2026-11-21T12:00:00.000Z", "expires_at": null}}`)
	shows(t, s.progress(club), `{"current": {"tier": {"id": "*", "name": "Silver"}, "start_at": "2026-11-21T00:00:00.000Z", "expires_at": null,
		"points": {"current": 120, "min": 100, "max": 199}}, "tier_structure": {"id": "*", "object": "tier_structure"}, "deferred": [], "risks": [],
		"opportunities": [{"valid_until": null, "tier": {"id": "*", "name": "Gold"}, "points": 80}], "object": "member_tier_progress"}`)
	s.post(card+"/points", object{"points": 80})
	s.post(card+"/points", object{"points": -190})
	want := "JOINED APPROVED Bronze, UPGRADED APPROVED Silver, UPGRADED APPROVED Gold, DOWNGRADED APPROVED Bronze"
	s.expectTierTransactions(m, ids, want)
	s.expect(200, "DELETE", m, nil)
	report := s.get(club + "/reports/tiers/summary?filters[tier_id][conditions][$is]=" + ids["Bronze"])["data"].([]any)
	shows(t, report, `[{"id": "*", "tier_structure_id": "*", "tier_id": "*", "joins": 1, "upgrades": 0, "downgrades": 1, "lefts": 1, "prolongs": 0,
		"object": "program_tiers_summary_report"}]`)
}

// TestV2Tier01ATierIsKeptForItsTime is the documented case of a tier that is kept for 30 days.
func TestV2Tier01ATierIsKeptForItsTime(t *testing.T) {
	s := newServer(t)
	club, m, card, ids := s.newTieredMember(object{"downgrade": object{"type": "MULTI_LEVEL"},
		"expiration": object{"type": "FIXED_DURATION", "fixed_duration": object{"period": object{"value": 30, "unit": "DAY"}}}}, "Bronze", 0, "Silver", 100)
	s.post(card+"/points", object{"points": 150}) // on 21 November
	s.now = s.now.AddDate(0, 0, 5)
	s.post(card+"/points", object{"points": -120})
	s.expectTierTransactions(m, ids, "JOINED APPROVED Bronze, UPGRADED APPROVED Silver")
	shows(t, s.progress(club)["current"].(object)["expires_at"], `"2026-12-22T00:00:00.000Z"`)
	shows(t, s.progress(club)["risks"], `[{"type": "TIER_DOWNGRADE", "date": "2026-12-22T00:00:00.000Z", "tier": {"id": "*", "name": "Bronze"}}]`)
	s.now = s.now.AddDate(0, 0, 25) // 21 December, the last day
	s.passDays()
	s.expectTierTransactions(m, ids, "JOINED APPROVED Bronze, UPGRADED APPROVED Silver")
	s.now = s.now.AddDate(0, 0, 1)
	s.passDays()
	s.expectTierTransactions(m, ids, "JOINED APPROVED Bronze, UPGRADED APPROVED Silver, DOWNGRADED APPROVED Bronze")
	last := s.get(m + "/tiers/transactions")["data"].([]any)[0].(object)
	shows(t, last["details"].(object)["origin"], `{"type": "daily_task_operations", "card_transaction_ids": []}`)
}

// TestV2Tier04AnEmptyCardSeesAllTiersAbove is the documented case of the opportunities of an empty card.
func TestV2Tier04AnEmptyCardSeesAllTiersAbove(t *testing.T) {
	s := newServer(t)
	club, m, _, ids := s.newTieredMember(object{}, "T1", 100, "T2", 200, "T3", 300)
	s.expectTierTransactions(m, ids, "")
	p := s.progress(club)
	shows(t, p["current"], `null`)
	shows(t, p["opportunities"], `[{"valid_until": null, "tier": {"id": "*", "name": "T1"}, "points": 100},
		{"valid_until": null, "tier": {"id": "*", "name": "T2"}, "points": 200}, {"valid_until": null, "tier": {"id": "*", "name": "T3"}, "points": 300}]`)
}

func TestATierOfEarnedPointsBeginsWithTheNextMonth(t *testing.T) {
	s := newServer(t)
	club, m, card, ids := s.newTieredMember(object{"type": "POINT_EARNED", "downgrade": object{"type": "MULTI_LEVEL"},
		"point_earned": object{"type": "NEXT_TRACKING_PERIOD", "period": object{"value": 1, "unit": "MONTH"}}}, "Silver", 10, "Gold", 20)
	s.post(card+"/points", object{"points": 500}) // added, not earned
	s.paysOrder("o1")
	s.expectTierTransactions(m, ids, "JOINED PENDING Silver")
	shows(t, s.progress(club)["deferred"], `[{"tier": {"id": "*", "name": "Silver"}, "start_at": "2026-12-01T00:00:00.000Z", "expires_at": null}]`)
	s.now = s.now.AddDate(0, 0, 1)
	s.paysOrder("o2")
	s.expectTierTransactions(m, ids, "JOINED REJECTED Silver, JOINED PENDING Gold")
	s.now = s.now.AddDate(0, 0, 10) // 2 December
	s.passDays()
	s.expectTierTransactions(m, ids, "JOINED REJECTED Silver, JOINED APPROVED Gold")
	shows(t, s.progress(club)["current"].(object)["tier"], `{"id": "*", "name": "Gold"}`)
	s.now = s.now.AddDate(0, 1, 0)
	s.passDays()
	s.expectTierTransactions(m, ids, "JOINED REJECTED Silver, JOINED APPROVED Gold, LEFT APPROVED")
}

func TestATierOfEarnedPointsEndsWhenTheyLeaveTheWindow(t *testing.T) {
	s := newServer(t)
	_, m, _, ids := s.newTieredMember(object{"type": "POINT_EARNED", "downgrade": object{"type": "SINGLE_LEVEL"},
		"point_earned": object{"type": "IMMEDIATELY", "period": object{"value": 3, "unit": "DAY"}}}, "Silver", 10, "Gold", 20)
	s.paysOrder("o1")
	s.paysOrder("o2")
	s.expectTierTransactions(m, ids, "JOINED APPROVED Silver, UPGRADED APPROVED Gold")
	s.now = s.now.AddDate(0, 0, 2)
	s.passDays()
	s.expectTierTransactions(m, ids, "JOINED APPROVED Silver, UPGRADED APPROVED Gold")
	s.now = s.now.AddDate(0, 0, 1)
	s.passDays()
	s.expectTierTransactions(m, ids, "JOINED APPROVED Silver, UPGRADED APPROVED Gold, DOWNGRADED APPROVED Silver")
	s.now = s.now.AddDate(0, 0, 1)
	s.passDays()
	s.passDays()
	s.expectTierTransactions(m, ids, "JOINED APPROVED Silver, UPGRADED APPROVED Gold, DOWNGRADED APPROVED Silver, LEFT APPROVED")
}

func TestAssignedTiersApplyToExistingMembers(t *testing.T) {
	s := newServer(t)
	programID, m, card := s.newMember(object{})
	s.post(card+"/points", object{"points": 150})
	levels, tier := s.structure("Levels", s.memberCard(m)["card_definition_id"].(string))
	s.post(v2+"/tier-structures/"+levels+"/activate", nil)
	s.post(v2+"/programs/"+programID+"/tier-structures/batch", object{"assign": []object{{"id": levels}}})
	s.workUntil(func() bool { return s.tierTransactions(m, map[string]string{"Gold": tier}) == "JOINED APPROVED Gold" })
}

func TestATierOfASegmentFollowsTheSegment(t *testing.T) {
	s := newServer(t)
	segment := s.post("/v1/segments", object{"name": "VIP", "type": "auto-update", "filter": object{"junction": "and", "metadata.vip": object{"conditions": object{"$is": []any{true}}}}})["id"].(string)
	programID, m, _ := s.newMember(object{})
	wallet := s.memberCard(m)["card_definition_id"].(string)
	levels := v2 + "/tier-structures/" + s.post(v2+"/tier-structures", object{"name": "Levels", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": wallet},
		"downgrade": object{"type": "MULTI_LEVEL"}})["id"].(string)
	tier := s.post(levels+"/tiers", object{"name": "Club", "qualification_rules": object{"type": "POINTS_AND_SEGMENT", "points": object{"min_value": 0}, "segment": object{"id": segment}}})["id"].(string)
	s.post(levels+"/activate", nil)
	s.post(v2+"/programs/"+programID+"/tier-structures/batch", object{"assign": []object{{"id": strings.TrimPrefix(levels, v2+"/tier-structures/")}}})
	ids := map[string]string{"Club": tier}
	s.processEvents()
	s.expectTierTransactions(m, ids, "")
	s.put("/v1/customers/ann", object{"metadata": object{"vip": true}})
	s.processEvents()
	s.expectTierTransactions(m, ids, "JOINED APPROVED Club")
	s.put("/v1/customers/ann", object{"metadata": object{"vip": false}})
	s.processEvents()
	s.expectTierTransactions(m, ids, "JOINED APPROVED Club, LEFT APPROVED")
}

func TestEarningsAndCostsAreForMembersOfATier(t *testing.T) {
	s := newServer(t)
	club, m, card, ids := s.newTieredMember(object{}, "Silver", 100, "Gold", 1000)
	anyOf := func(tier string) object {
		return object{"type": "ANY_OF", "any_of": []object{{"tier_structure_id": ids["structure"], "tier_ids": []string{ids[tier]}}}}
	}
	points := func(n int) []object {
		return []object{{"type": "POINTS", "points": object{"value": n, "card_definition_id": ids["wallet"]}}}
	}
	s.put(v2+"/earning-rules/"+ids["rule"], object{"earnings": []object{
		{"effects": points(100), "tier_rules": anyOf("Gold")}, {"effects": points(50), "tier_rules": anyOf("Silver")}, {"effects": points(1)}}})
	s.paysOrder("o1")
	s.expectBalance(m, "1 0")
	s.post(card+"/points", object{"points": 199})
	s.paysOrder("o2")
	s.expectBalance(m, "250 0")
	product := s.post("/v1/products", object{"name": "Mug"})["id"].(string)
	r := reward("Mug", ids["wallet"], product)
	r["status"] = "ACTIVE"
	cost := func(points int, tier string) object {
		return object{"spending": []object{{"points": points, "card_definition_id": ids["wallet"]}}, "tier_rules": anyOf(tier)}
	}
	r["costs"] = []object{cost(10, "Gold"), cost(60, "Silver")}
	mug := s.post(v2+"/rewards", r)["id"].(string)
	s.post(club+"/rewards/batch", object{"assign": []object{{"id": mug, "stock": unlimited}}})
	s.purchase(m, mug)
	s.expectBalance(m, "190 0")
}

func TestPointsOfTierExpireAsConfigured(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(rolling(10))
	levels, tier := s.structure("Levels", s.memberCard(m)["card_definition_id"].(string))
	path := v2 + "/tier-structures/" + levels
	s.put(path+"/tiers/"+tier, object{"qualification_rules": object{"type": "POINTS", "points": object{"min_value": 10}}, "points_expiration": object{
		"type": "ROLLING_EXPIRATION", "rolling_expiration": object{"period": object{"value": 20, "unit": "DAY"}}}})
	s.post(path+"/activate", nil)
	s.post(v2+"/programs/"+programID+"/tier-structures/batch", object{"assign": []object{{"id": levels}}})
	s.paysOrder("o1")
	s.expectTierTransactions(m, map[string]string{"Gold": tier}, "JOINED APPROVED Gold")
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 10, "date": "2026-12-01"}`)
	s.paysOrder("o2")
	lots := s.get(m + "/cards/" + s.memberCard(m)["id"].(string) + "/expiring-points")["data"].([]any)
	shows(t, lots[1].(object)["expiration_date"], `"2026-12-11"`)
}
