package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func (s *server) pay(customer string, amount int) object {
	s.t.Helper()
	made := s.post("/v1/orders", object{"amount": amount, "status": "PAID", "customer": object{"source_id": customer}})
	s.processEvents()
	return made
}

// cards lists the members of a campaign as "holder points", oldest first.
func (s *server) cards(campaign string) (all []string) {
	s.t.Helper()
	for _, item := range s.get(campaign + "/members?order=created_at")["vouchers"].([]any) {
		v := item.(object)
		holder := s.get("/v1/customers/" + v["holder_id"].(string))["source_id"]
		all = append(all, fmt.Sprint(holder, " ", v["loyalty_card"].(object)["points"]))
	}
	return all
}

func TestEarningCustomerJoinsAutoJoinCampaign(t *testing.T) {
	s := newServer(t)
	rich := s.post("/v1/validation-rules", object{"name": "Rich", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1000}}}}})["id"]
	paths := map[string]string{}
	for name, settings := range map[string]object{
		"joins": {"auto_join": true}, "does not": {"auto_join": false}, "has no cards": {"auto_join": true, "type": "STATIC", "vouchers_count": 0},
	} {
		_, path := s.loyaltyCampaign(name, settings)
		s.earningRule(path, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}, "validation_rule_id": rich})
		paths[name] = path
	}
	_, waits := s.loyaltyCampaign("waits", object{"auto_join": true})
	s.earningRule(waits, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}, "pending_points": object{"period_type": "DAY", "period_value": 3}})
	s.pay("ann", 500) // below the amount of the rule
	s.pay("bob", 5000)
	s.pay("bob", 5000)
	for name, want := range map[string][]string{"joins": {"bob 20"}, "does not": nil, "has no cards": nil} {
		if diff := cmp.Diff(want, s.cards(paths[name])); diff != "" {
			t.Errorf("the campaign that %s (-want +got):\n%s", name, diff)
		}
	}
	if diff := cmp.Diff([]string{"ann 0", "bob 0"}, s.cards(waits)); diff != "" {
		t.Errorf("the campaign that waits (-want +got):\n%s", diff)
	}
	if got := len(s.get(waits + "/pending-points")["data"].([]any)); got != 3 {
		t.Errorf("%d points wait", got)
	}
}

func TestInitialPointsExpireFromDayOfPublication(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", object{"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 500, "expiration_rules": object{"period_type": "MONTH", "period_value": 1}}}})
	_, forever := s.loyaltyCampaign("Forever", object{"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 500}}})
	code, kept := s.card(club, "ann"), s.card(forever, "ann")
	s.add(code, 20)
	if got, want := s.figures(code), "520 520 0 0 0 2026-12-21 520"; got != want {
		t.Errorf("card %s, want %s", got, want)
	}
	s.post("/v1/loyalties/members/"+code+"/balance", object{"points": -200})
	s.moveToDay("2026-12-21")
	if got, want := s.figures(code), "520 320 0 0 200 2026-12-21 320"; got != want {
		t.Errorf("card %s, want %s", got, want)
	}
	s.moveToDay("2026-12-22")
	if got, want := s.figures(code), "520 0 0 320 200 <nil> <nil>"; got != want {
		t.Errorf("card %s, want %s", got, want)
	}
	if got, want := s.figures(kept), "500 500 0 0 0 <nil> <nil>"; got != want {
		t.Errorf("a card whose points stay %s, want %s", got, want)
	}
	var differences []string
	if _, err := s.engine.Project(s.project).Verify(t.Context(), func(d string) { differences = append(differences, d) }); err != nil || len(differences) > 0 {
		t.Errorf("verify: %v %v", err, differences)
	}
}

func TestDeletingCardCancelsPendingPoints(t *testing.T) {
	s := newServer(t)
	id, club := s.loyaltyCampaign("Club", lasting(1))
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}, "pending_points": object{"period_type": "DAY", "period_value": 3}})
	ann, bob, eve := s.card(club, "ann"), s.card(club, "bob"), s.card(club, "eve")
	for _, customer := range []string{"ann", "bob", "eve"} {
		s.pay(customer, 100)
	}
	s.add(ann, 5)
	waiting := func() int { return len(s.get(club + "/pending-points")["data"].([]any)) }
	s.expect(204, "DELETE", "/v1/vouchers/"+ann, nil)
	if got := waiting(); got != 2 {
		t.Errorf("%d points are pending after ann's card was deleted", got)
	}
	s.expect(204, "DELETE", "/v1/vouchers/"+bob+"?force=true", nil)
	if got := waiting(); got != 1 {
		t.Errorf("%d points are pending after bob's card was deleted with force", got)
	}
	if got := len(s.get("/v1/customers/ann/activity?type=customer.voucher.loyalty_card.pending_points.canceled")["data"].([]any)); got != 1 {
		t.Errorf("%d entries in ann's log", got)
	}
	s.work(s.expect(200, "DELETE", "/v1/loyalties/"+id+"?force=true", nil)["async_action_id"])
	s.moveToDay("2026-12-31") // leftovers of the cards do not fail the daily jobs
	s.refuse(404, "not_found", "", "GET", "/v1/loyalties/members/"+eve, nil)
}

func TestTransactionHasItsCause(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	rule, _ := s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 60}, "source": object{"banner": "Thanks"}})
	tiers := s.tiers(club, "Silver 50")
	joined, _ := s.earningRule(club, object{"event": "customer.loyalty.tier.joined", "loyalty_tier": object{"id": tiers["Silver"]}, "loyalty": object{"type": "FIXED", "points": 7}})
	ann, bob := s.card(club, "ann"), s.card(club, "bob")
	s.post("/v1/categories", object{"name": "Cards", "hierarchy": 1})
	s.put("/v1/vouchers/"+ann, object{"category": "Cards"})
	order := s.pay("ann", 100)
	s.post(club+"/members/"+bob+"/transfers", []object{{"code": ann, "points": 5, "source_id": "t1"}})
	list := s.get("/v1/loyalties/members/" + ann + "/transactions")["data"].([]any)
	details := func(i int) object { return list[i].(object)["details"].(object) }
	shows(t, details(2)["order"], `{"id":"`+order["id"].(string)+`","source_id":null}`)
	shows(t, details(2)["earning_rule"], `{"id":"`+rule["id"].(string)+`","source":{"banner":"Thanks"}}`)
	shows(t, details(2)["event"], `{"id":"*","type":"customer.order.paid"}`)
	shows(t, details(1)["earning_rule"], `{"id":"`+joined["id"].(string)+`","source":{"banner":null}}`)
	shows(t, details(1)["loyalty_tier"], `{"id":"`+tiers["Silver"]+`","name":"Silver"}`)
	shows(t, details(1)["holder_loyalty_tier"], `{"id":"`+tiers["Silver"]+`","name":"Silver"}`)
	into := s.get("/v1/loyalties/members/" + bob + "/transactions")["data"].([]any)[0].(object)
	out := list[0].(object)
	if into["related_transaction_id"] != out["id"] || out["related_transaction_id"] != into["id"] {
		t.Errorf("a transfer is not linked: %v and %v", out, into)
	}
	if got := details(0)["destination_voucher"].(object)["code"]; got != bob {
		t.Errorf("moved to %v", got)
	}
	if got := into["details"].(object)["source_voucher"].(object)["campaign"]; got != "Club" {
		t.Errorf("the other card is of the campaign %v", got)
	}
	if got := into["details"].(object)["source_voucher"].(object)["code"]; got != ann {
		t.Errorf("moved from %v", got)
	}
	shows(t, into["details"].(object)["source_voucher"].(object)["categories"], `[{"id":"*","name":"Cards","hierarchy":1,"object":"category","created_at":"*"}]`)
	shows(t, details(0)["destination_voucher"].(object)["categories"], `[]`)
}
