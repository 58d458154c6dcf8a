package httpapi_test

import (
	"fmt"
	"testing"
)

// The tests of this file are worked examples of the published API, by their names.

func TestV1Earn10PointsOfARuleMayComeAsText(t *testing.T) {
	s := newServer(t)
	campaign, _ := s.loyaltyCampaign("Club")
	made, path := s.earningRule("/v1/loyalties/"+campaign, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": "50"}})
	for name, rule := range map[string]object{"the answer": made, "what is read": s.get(path)} {
		shows(t, object{name: rule["loyalty"]}, `{"`+name+`": {"type": "FIXED", "points": 50}}`)
	}
}

func TestV1Pend03PendingPointsStayPositive(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}, "pending_points": object{"period_type": "DAY", "period_value": 1}})
	s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.processEvents()
	pending := "/v1/loyalties/members/" + ann + "/pending-points"
	entry := s.get(pending)["data"].([]any)[0].(object)
	s.refuse(400, "invalid_amount", "positive number", "POST", pending+"/"+entry["id"].(string)+"/balance", object{"points": -10})
	shows(t, pluckNumbers(s.get(pending), "points"), `[10]`)
}

func pluckNumbers(list object, property string) (numbers []any) {
	for _, item := range list["data"].([]any) {
		numbers = append(numbers, item.(object)[property])
	}
	return numbers
}

func TestV1Pay01And02PointsPayForAnOrder(t *testing.T) {
	for name, c := range map[string]struct {
		lifetime, redeemed, asked                      int
		spent, discount, total, balance, redeemedAfter int
	}{
		// 100 points pay 20.00: 450.00 need 23 blocks, of which the last is used in part.
		"v1-pay-01 all of it":      {8000, 1126, 0, 2300, 45000, 0, 4574, 3426},
		"v1-pay-02 so many points": {8500, 3426, 100, 100, 2000, 43000, 4974, 3526},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			_, club := s.loyaltyCampaign("Club")
			ann := s.card(club, "ann")
			s.add(ann, c.lifetime)
			path := "/v1/loyalties/members/" + ann + "/redemption"
			s.post(path, object{"reward": object{"id": s.reward(club, c.redeemed, object{"product": object{"id": s.product("mug")}})}})
			reward := object{"id": s.reward(club, 0, payingWith("20", 100))}
			if c.asked > 0 {
				reward["points"] = c.asked
			}
			done := s.post(path, object{"reward": reward, "order": object{"amount": 45000}})
			card := s.get("/v1/loyalties/members/" + ann)
			shows(t, object{
				"spent": done["loyalty_card"].(object)["points"], "order": figures(done["order"]), "balance": card["loyalty_card"].(object)["balance"],
				"redeemed": card["redemption"].(object)["redeemed_points"],
			}, fmt.Sprintf(`{"spent": %d, "order": {"amount": 45000, "total_applied_discount_amount": %d, "total_amount": %d}, "balance": %d, "redeemed": %d}`,
				c.spent, c.discount, c.total, c.balance, c.redeemedAfter))
			s.requireConsistentFigures()
		})
	}
}
