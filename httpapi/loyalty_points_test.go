package httpapi_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// figures returns the figures of a card: points, balance, pending, expired, subtracted, next expiration.
func (s *server) figures(code string) string {
	s.t.Helper()
	c := s.get("/v1/loyalties/members/" + code)["loyalty_card"].(object)
	return fmt.Sprint(c["points"], " ", c["balance"], " ", c["pending_points"], " ", c["expired_points"], " ", c["subtracted_points"], " ", c["next_expiration_date"], " ", c["next_expiration_points"])
}

func lasting(months int) object {
	return object{"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0, "expiration_rules": object{"period_type": "MONTH", "period_value": months}}}}
}

func TestPointsAreAddedRemovedAndListed(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(3))
	code := s.card(club, "ann")
	path := "/v1/loyalties/members/" + code
	shows(t, s.post(path+"/balance", object{"points": "100", "reason": "Hello", "source_id": "s1"}),
		`{"points":100,"total":100,"balance":100,"type":"loyalty_card","object":"balance","operation_type":"MANUAL","related_object":{"type":"voucher","id":"*"}}`)
	s.post(path+"/balance", object{"points": 50, "expiration_type": "CUSTOM_DATE", "expiration_date": "2026-12-01"})
	s.post(path+"/balance", object{"points": 7, "expiration_type": "NON_EXPIRING"})
	if got, want := s.figures(code), "157 157 0 0 0 2026-12-01 50"; got != want {
		t.Errorf("card %s, want %s", got, want)
	}
	shows(t, s.post(club+"/members/"+code+"/balance", object{"points": -60}),
		`{"points":-60,"total":97,"balance":97,"type":"loyalty_card","object":"balance","operation_type":"MANUAL","related_object":{"type":"voucher","id":"*"}}`)
	if got, want := s.figures(code), "157 97 0 0 60 2027-02-21 90"; got != want {
		t.Errorf("card %s, want %s", got, want)
	}
	if diff := cmp.Diff([]string{"POINTS_REMOVAL", "POINTS_ADDITION", "POINTS_ADDITION", "POINTS_ADDITION"}, pluck(s.get(path+"/transactions"), "type")); diff != "" {
		t.Errorf("transactions (-want +got):\n%s", diff)
	}
	if n := len(pluck(s.get(club+"/transactions"), "id")); n != 4 {
		t.Errorf("%d transactions in the campaign", n)
	}
	for q, want := range map[string]int{"$before]=2000-01-01": 0, "$after]=2000-01-01": 4} {
		if n := len(pluck(s.get(path+"/transactions?filters[created_at][conditions]["+q), "id")); n != want {
			t.Errorf("%d transactions with %s, want %d", n, q, want)
		}
	}
	if diff := cmp.Diff([]string{"<nil>", "<nil>"}, pluck(s.get(path+"/transactions?limit=2&order=id"), "related_transaction_id")); diff != "" {
		t.Errorf("first transactions (-want +got):\n%s", diff)
	}
	before := s.figures(code)
	for name, c := range map[string]struct {
		body         object
		key, details string
	}{
		"more than there is": {object{"points": -98}, "loyalty_card_points_exceeded", "98"},
		"nothing":            {object{"points": 0}, "invalid_payload", "points must be"},
		"a fraction":         {object{"points": 1.5}, "invalid_payload", "points must be integer"},
		"no number":          {object{}, "invalid_payload", "'points'"},
		"unknown expiration": {object{"points": 1, "expiration_type": "SOON"}, "invalid_payload", "expiration_type must be"},
		"no date":            {object{"points": 1, "expiration_type": "CUSTOM_DATE"}, "invalid_payload", "expiration_date is required"},
		"date has passed":    {object{"points": 1, "expiration_type": "CUSTOM_DATE", "expiration_date": "2026-11-20"}, "invalid_expiration_date", "Expiration date cannot be set in the past"},
		"date is none":       {object{"points": 1, "expiration_type": "CUSTOM_DATE", "expiration_date": "soon"}, "invalid_payload", "cannot be recognized as a ISO-8601 compliant date"},
		"sent again":         {object{"points": 1, "source_id": "s1"}, "duplicate_source_id", "s1"},
		"too many":           {object{"points": 9007199254740991}, "invalid_payload", "points must be at most"},
	} {
		s.refuse(400, c.key, c.details, "POST", path+"/balance", c.body)
		if got := s.figures(code); got != before {
			t.Errorf("%s: card %s, want %s", name, got, before)
		}
	}
}

func TestPointsAreTransferredAllOrNone(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(1))
	_, other := s.loyaltyCampaign("Other")
	ann, bob, eve := s.card(club, "ann"), s.card(other, "bob"), s.card(club, "eve")
	s.post("/v1/loyalties/members/"+bob+"/balance", object{"points": 10})
	s.post("/v1/loyalties/members/"+eve+"/balance", object{"points": 5})
	to := club + "/members/" + ann + "/transfers"
	for _, c := range []struct{ body, key string }{
		{`[{"code":"` + bob + `","points":4},{"code":"` + eve + `","points":6}]`, "loyalty_card_points_exceeded"},
		{`[{"code":"` + ann + `","points":1}]`, "invalid_payload"},
		{`[{"code":"` + bob + `","points":1},{"code":"` + bob + `","points":1}]`, "invalid_payload"},
		{`[{"code":"` + bob + `","points":0}]`, "invalid_payload"},
		{`[{"code":"` + bob + `","points":-5}]`, "invalid_payload"},
		{`[]`, "invalid_payload"},
	} {
		s.refuse(400, c.key, "", "POST", to, c.body)
	}
	s.refuse(404, "not_found", "Cannot find voucher with id nobody", "POST", to, `[{"code":"nobody","points":1}]`)
	if got := s.figures(bob) + ", " + s.figures(ann); got != "10 10 0 0 0 <nil> <nil>, 0 0 0 0 0 <nil> <nil>" {
		t.Errorf("after refusals: %s", got)
	}
	after := s.post(to, `[{"code":"`+bob+`","points":4,"source_id":"t1"},{"code":"`+eve+`","points":5}]`)
	if after["code"] != ann {
		t.Errorf("answered %v", after["code"])
	}
	publication := s.get("/v1/publications?voucher=" + ann)["publications"].([]any)[0].(object)["id"].(string)
	shows(t, after["publish"], `{"object": "list", "count": 1, "entries": ["`+publication+`"], "url": "*"}`)
	if got := s.figures(ann); got != "9 9 0 0 0 2026-12-21 9" {
		t.Errorf("ann: %s", got)
	}
	if got := s.figures(bob) + ", " + s.figures(eve); got != "10 6 0 0 4 <nil> <nil>, 5 0 0 0 5 <nil> <nil>" {
		t.Errorf("bob and eve: %s", got)
	}
}

func TestAPaidOrderEarnsOnceWhatTheRulesSay(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(3))
	code := s.card(club, "ann")
	total := func(every, points int) object {
		return object{"type": "PROPORTIONAL", "calculation_type": "ORDER_TOTAL_AMOUNT", "order": object{"total_amount": object{"every": every, "points": points}}}
	}
	s.earningRule(club, object{"event": "order.paid", "loyalty": total(500, 10)})
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}, "pending_points": object{"period_type": "DAY", "period_value": 1}})
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 1000}, "active": false})
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 3, "points_formula": "ORDER_AMOUNT / 100"}})
	val := s.post("/v1/validation-rules", object{"name": "Rich", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{90000}}}}})["id"]
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 2000}, "validation_rule_id": val})
	order := s.post("/v1/orders", object{"source_id": "o1", "amount": 45000, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.put("/v1/orders/"+order["id"].(string), object{"status": "CANCELED"})
	s.put("/v1/orders/"+order["id"].(string), object{"status": "PAID"})
	s.processEvents()
	s.processEvents()
	if got, want := s.figures(code), "905 905 5 0 0 2027-02-21 905"; got != want { // 90 blocks of 10, and 450.00 / 100 rounded
		t.Errorf("card %s, want %s", got, want)
	}
	path := "/v1/loyalties/members/" + code
	waiting := s.get(path + "/pending-points")["data"].([]any)
	if len(waiting) != 1 {
		t.Fatalf("%d points wait", len(waiting))
	}
	first := waiting[0].(object)
	if first["activates_at"] != "2026-11-22" || fmt.Sprint(first["points"]) != "5" || first["order_id"] != order["id"] {
		t.Errorf("waiting %v", first)
	}
	details := first["details"].(object)
	shows(t, details["order"], `{"id": "*", "source_id": "o1"}`)
	shows(t, details["earning_rule"].(object)["source"], `{"banner": null}`)
	shows(t, details["event"], `{"id": "*", "type": "customer.order.paid", "category": "ACTION", "created_at": "2026-11-21T12:00:00.000Z",
		"entity_id": "`+order["id"].(string)+`", "group_id": "*", "event_source": {"channel": "API"}}`)
	pending := path + "/pending-points/" + first["id"].(string)
	s.refuse(400, "invalid_amount", "positive number", "POST", pending+"/balance", object{"points": -5})
	shows(t, s.post(pending+"/balance", object{"points": 3}),
		`{"points":3,"total":8,"operation_type":"MANUAL","object":"balance","related_object":{"type":"voucher","id":"*"}}`)
	if n := len(s.get(club + "/pending-points")["data"].([]any)); n != 1 {
		t.Errorf("%d points wait in the campaign", n)
	}
	shows(t, s.post(pending+"/activate", nil),
		`{"points":8,"total":913,"balance":913,"type":"loyalty_card","object":"balance","operation_type":"MANUAL","related_object":{"type":"voucher","id":"*"}}`)
	newest := s.get(path + "/transactions?limit=1")["data"].([]any)[0].(object)
	if newest["type"] != "PENDING_POINTS_ACTIVATION" {
		t.Errorf("the newest transaction is %v", newest["type"])
	}
	shows(t, newest["details"].(object)["pending_points"], `{"id": "`+first["id"].(string)+`", "voucher_id": "*", "campaign_id": "*", "customer_id": "*",
		"order_id": "*", "points": 8, "activates_at": "2026-11-22", "created_at": "*", "updated_at": "*", "details": {"event": {"id": "*", "type": "customer.order.paid",
			"category": "ACTION", "created_at": "2026-11-21T12:00:00.000Z", "entity_id": "`+order["id"].(string)+`", "group_id": "*", "event_source": {"channel": "API"}},
		"earning_rule": {"id": "*", "source": {"banner": null}}, "order": {"id": "*", "source_id": "o1"}}}`)
	s.refuse(400, "invalid_pending_points_state", "Current status: 'ACTIVATED'", "POST", pending+"/activate", nil)
	s.refuse(400, "invalid_pending_points_state", "can be canceled", "POST", pending+"/cancel", nil)
	s.refuse(404, "not_found", "Cannot find pending_points with id lopp_z", "POST", path+"/pending-points/lopp_z/cancel", nil)
	if got, want := s.figures(code), "913 913 0 0 0 2027-02-21 913"; got != want {
		t.Errorf("card %s, want %s", got, want)
	}
	buckets := s.get(club + "/members/" + code + "/points-expiration")
	if fmt.Sprint(buckets["total"]) != "3" {
		t.Errorf("buckets %v", buckets)
	}
}

func TestPendingPointsAreCanceled(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(3))
	code := s.card(club, "ann")
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}, "pending_points": object{"period_type": "DAY", "period_value": 1}})
	s.post("/v1/orders", object{"amount": 45000, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.processEvents()
	path := "/v1/loyalties/members/" + code + "/pending-points"
	waiting := s.get(path)["data"].([]any)[0].(object)["id"].(string)
	s.expect(204, "POST", path+"/"+waiting+"/cancel", nil)
	if got, want := s.figures(code), "0 0 0 0 0 <nil> <nil>"; got != want {
		t.Errorf("card %s, want %s", got, want)
	}
}

func TestPointsActivateAndExpireDaily(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(1))
	code := s.card(club, "ann")
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}, "pending_points": object{"period_type": "DAY", "period_value": 2}})
	s.post("/v1/loyalties/members/"+code+"/balance", object{"points": 10})
	s.post("/v1/orders", object{"amount": 45000, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.processEvents()
	p := s.engine.Project(s.project)
	for _, c := range []struct {
		day  time.Duration
		want string
	}{{1, "10 10 5 0 0 2026-12-21 10"}, {2, "15 15 0 0 0 2026-12-21 10"}, {30, "15 15 0 0 0 2026-12-21 10"}, {31, "15 5 0 10 0 2026-12-23 5"}, {40, "15 0 0 15 0 <nil> <nil>"}} {
		s.now = noon.Add(c.day * 24 * time.Hour)
		for range 2 {
			if err := p.CatchUp(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if got := s.figures(code); got != c.want {
			t.Errorf("after %d days: card %s, want %s", c.day, got, c.want)
		}
	}
}

func TestPendingPointsWaitWhileCardIsFull(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	code := s.card(club, "ann")
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}, "pending_points": object{"period_type": "DAY", "period_value": 1}})
	s.post("/v1/orders", object{"source_id": "o1", "amount": 100, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.processEvents()
	path := "/v1/loyalties/members/" + code
	const most = 1<<53 - 1
	s.post(path+"/balance", object{"points": most})
	shown := func(want string, activates ...string) {
		t.Helper()
		s.now = s.now.AddDate(0, 0, 1)
		more := true
		for range 3 {
			if more {
				var err error
				if more, err = loyalty.DailySteps(s.engine.Project(s.project).Loyalty)[0].Do(t.Context(), calc.DayOf(s.now, time.UTC), nil); err != nil {
					t.Fatalf("the daily run fails: %v", err)
				}
			}
		}
		if c := s.get(path)["loyalty_card"].(object); more || fmt.Sprint(c["balance"], " ", c["pending_points"]) != want {
			t.Errorf("balance %v, waiting %v, more to do: %t; want %s", c["balance"], c["pending_points"], more, want)
		}
		if diff := cmp.Diff(activates, pluck(s.get(path+"/pending-points"), "activates_at")); diff != "" {
			t.Errorf("activated on (-want +got):\n%s", diff)
		}
	}
	shown(fmt.Sprint(most, " 5"), "2026-11-23")
	s.post(path+"/balance", object{"points": -4})
	shown(fmt.Sprint(most-4, " 5"), "2026-11-24")
	s.post(path+"/balance", object{"points": -1})
	shown(fmt.Sprint(most, " 0"))
}
