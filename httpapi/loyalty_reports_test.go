package httpapi_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAnEstimateSaysWhatAnOrderWouldEarnAndWritesNothing(t *testing.T) {
	s := newServer(t)
	id, club := s.loyaltyCampaign("Club", object{"auto_join": true})
	_, closed := s.loyaltyCampaign("Closed")
	_, asleep := s.loyaltyCampaign("Asleep", object{"auto_join": true})
	s.expect(200, "POST", "/v1/campaigns/Asleep/disable", nil)
	_, ended := s.loyaltyCampaign("Ended", object{"auto_join": true, "expiration_date": "2026-11-20T00:00:00Z"})
	mug := s.product("mug")
	total := object{"type": "PROPORTIONAL", "calculation_type": "ORDER_TOTAL_AMOUNT", "order": object{"total_amount": object{"every": 500, "points": 10}}}
	rule, _ := s.earningRule(club, object{"event": "order.paid", "loyalty": total})
	s.earningRule(club, object{"event": "order.paid", "pending_points": object{"period_type": "DAY", "period_value": 1}, "loyalty": object{"type": "PROPORTIONAL",
		"calculation_type": "ORDER_ITEMS_QUANTITY", "order_items": object{"quantity": object{"every": 1, "points": 1, "object": "product", "id": mug}}}})
	s.earningRule(club, object{"event": "survey", "loyalty": object{"type": "FIXED", "points": 1000}})
	a := s.do("POST", club+"/tiers", []object{{"name": "Gold", "points": object{"from": 50}, "earning_rules": object{rule["id"].(string): object{"type": "MULTIPLY", "multiplier": 3}}}})
	if a.status != 200 {
		t.Fatal(a.raw)
	}
	s.add(s.card(club, "gold"), 50)
	order := object{"items": []object{{"product_id": mug, "quantity": 3, "price": 1000}}}
	ask := func(campaign, customer string, order object) object {
		return s.post(campaign+"/qualifications", object{"customer": object{"source_id": customer}, "order": order})
	}
	shows(t, ask(club, "new", order), `{"campaign":{"id":"`+id+`","name":"Club","object":"campaign"},"points_estimation":63}`) // 6 blocks of 10, and 3 mugs
	if got := ask(club, "gold", order)["points_estimation"]; fmt.Sprint(got) != "183" {
		t.Errorf("a holder of Gold would earn %v", got)
	}
	if got := ask("/v1/loyalties/Club", "gold", object{"amount": 499})["points_estimation"]; fmt.Sprint(got) != "0" {
		t.Errorf("4.99 would earn %v", got)
	}
	s.processEvents()
	if a := s.do("GET", "/v1/customers/new", nil); a.status != 404 {
		t.Errorf("the customer was stored: %s", a.raw)
	}
	member := s.card(closed, "held")
	s.expect(200, "POST", "/v1/vouchers/"+member+"/disable", nil)
	for name, c := range map[string]struct {
		path         string
		body         object
		status       int
		key, details string
	}{
		"nobody joins by earning":  {closed, object{"customer": object{"source_id": "new"}, "order": order}, 400, "campaign_not_allow_auto_join", "does not allow auto-join"},
		"campaign is switched off": {asleep, object{"customer": object{"source_id": "new"}, "order": order}, 400, "campaign_not_active", "not active"},
		"campaign has ended":       {ended, object{"customer": object{"source_id": "new"}, "order": order}, 400, "campaign_not_active", "not active"},
		"card is switched off":     {closed, object{"customer": object{"source_id": "held"}, "order": order}, 400, "loyalty_card_not_active", "not active"},
		"no customer":              {club, object{"order": order}, 400, "invalid_payload", "'customer'"},
		"no order":                 {club, object{"customer": object{"source_id": "new"}}, 400, "invalid_payload", "'order'"},
		"customer unknown":         {club, object{"customer": object{"id": "cust_z"}, "order": order}, 404, "not_found", "cust_z"},
		"campaign unknown":         {"/v1/loyalties/camp_z", object{"customer": object{"source_id": "new"}, "order": order}, 404, "not_found", "camp_z"},
		"amount is a word":         {club, object{"customer": object{"source_id": "new"}, "order": object{"amount": "much"}}, 400, "invalid_payload", "order.amount"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, "POST", c.path+"/qualifications", c.body)
		})
	}
}

func TestMemberLogIsLimitedToCampaign(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	_, other := s.loyaltyCampaign("Other")
	s.tiers(club, "Silver 50")
	code, elsewhere := s.card(club, "ann"), s.card(other, "ann")
	s.add(code, 60)
	s.add(elsewhere, 5)
	want := []string{"customer.publication.succeeded", "customer.voucher.loyalty_card.points_added", "customer.loyalty.tier.joined"}
	for _, path := range []string{club + "/members/" + code, "/v1/loyalties/members/" + code} {
		if diff := cmp.Diff(want, pluck(s.get(path+"/activity?order=created_at"), "type")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", path, diff)
		}
		if diff := cmp.Diff(want, pluck(s.get(path+"/activities?order=created_at"), "type")); diff != "" {
			t.Errorf("%s by the path of the SDK (-want +got):\n%s", path, diff)
		}
	}
	first := s.get("/v1/loyalties/members/" + code + "/activity?limit=1&order=created_at")
	next := s.get("/v1/loyalties/members/" + code + "/activity?order=created_at&starting_after_id=" + first["data"].([]any)[0].(object)["id"].(string))
	if diff := cmp.Diff(want[1:], pluck(next, "type")); diff != "" || first["has_more"] != true {
		t.Errorf("behind the first (-want +got):\n%s", diff)
	}
	s.refuse(404, "not_found", "", "GET", "/v1/loyalties/members/nobody/activity", nil)
}

func TestPointsAndTransactionsOfACampaignAreExported(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(1))
	_, other := s.loyaltyCampaign("Other", lasting(1))
	ann, bob, eve := s.card(club, "ann"), s.card(club, "bob"), s.card(other, "eve")
	s.add(ann, 100)
	s.moveToDay("2026-11-25")
	s.add(ann, -30)
	s.add(bob, 7)
	s.add(eve, 9)
	s.moveToDay("2026-12-23") // ann's first points have expired
	s.withJobs()
	made, file := s.exported(club+"/points-expiration/export", object{"parameters": object{"order": "expires_at", "fields": []string{"expires_at", "points", "status"}}})
	if want := "Expires At,Points,Status\r\n2026-12-21,70,EXPIRED\r\n2026-12-25,7,ACTIVE\r\n"; file != want || made["exported_object"] != "points_expiration" {
		t.Errorf("%v: %q, want %q", made["exported_object"], file, want)
	}
	_, file = s.exported("/v1/exports", object{"exported_object": "points_expiration", "parameters": object{"fields": []string{"points"}}})
	if want := "Points\r\n9\r\n7\r\n70\r\n"; file != want {
		t.Errorf("of the project %q, want %q", file, want)
	}
	amounts := object{"parameters": object{"order": "created_at", "fields": []string{"type", "amount"}}}
	for path, want := range map[string]string{
		club:                           "POINTS_ADDITION,100 POINTS_REMOVAL,-30 POINTS_ADDITION,7 POINTS_EXPIRATION,-70",
		club + "/members/" + ann:       "POINTS_ADDITION,100 POINTS_REMOVAL,-30 POINTS_EXPIRATION,-70",
		"/v1/loyalties/members/" + bob: "POINTS_ADDITION,7",
	} {
		_, file := s.exported(path+"/transactions/export", amounts)
		if got := strings.Join(strings.Fields(file)[1:], " "); got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
	s.refuse(400, "invalid_export_fields", "", "POST", club+"/points-expiration/export", object{"parameters": object{"fields": []string{"color"}}})
	s.refuse(404, "not_found", "", "POST", "/v1/loyalties/camp_z/points-expiration/export", object{})
	s.refuse(404, "not_found", "", "POST", "/v1/loyalties/members/nobody/transactions/export", object{})
}
