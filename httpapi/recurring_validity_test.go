package httpapi_test

import (
	"encoding/json"
	"testing"
	"time"
)

// useBerlinTime sets the time zone of the project to one that is an hour ahead of UTC in November and December.
func (s *server) useBerlinTime() {
	s.t.Helper()
	s.put("/management/v1/projects/"+s.project, object{"timezone": "Europe/Berlin"})
}

// moveTo moves the clock to an instant.
func (s *server) moveTo(instant string) {
	s.t.Helper()
	now, err := time.Parse(time.RFC3339, instant)
	if err != nil {
		s.t.Fatal(err)
	}
	s.now = now
}

// windows are the kinds of recurring validity of /v1, with instants inside and outside of them in Berlin. 27 November 2026
// is a Friday.
var windows = map[string]struct {
	validity   object
	open, shut []string
}{
	"a_night": {object{"validity_hours": object{"daily": []object{{"start_time": "22:00", "expiration_time": "02:00", "days_of_week": []int{5}}}}},
		[]string{"2026-11-27T21:00:00Z", "2026-11-28T00:59:59Z"},
		[]string{"2026-11-27T00:30:00Z", "2026-11-27T20:59:59Z", "2026-11-28T01:00:00Z", "2026-11-28T21:30:00Z"}},
	"a_day_of_the_week": {object{"validity_day_of_week": []int{5}},
		[]string{"2026-11-26T23:00:00Z", "2026-11-27T22:59:59Z"}, []string{"2026-11-26T22:59:59Z", "2026-11-27T23:00:00Z"}},
	"an_hour_every_two_days": {object{"start_date": "2026-11-25T22:30:00Z", "validity_timeframe": object{"interval": "P2D", "duration": "PT1H"}},
		[]string{"2026-11-27T22:30:00Z", "2026-11-27T23:29:59Z"}, []string{"2026-11-26T22:45:00Z", "2026-11-27T22:29:59Z", "2026-11-27T23:30:00Z"}},
}

// inEachWindow runs a check at every instant of every kind of window.
func inEachWindow(t *testing.T, prepare func(s *server, validity object) (works func() bool)) {
	t.Helper()
	for name, c := range windows {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			s.useBerlinTime()
			works := prepare(s, c.validity)
			for open, instants := range map[bool][]string{true: c.open, false: c.shut} {
				for _, instant := range instants {
					s.moveTo(instant)
					if got := works(); got != open {
						t.Errorf("at %s: %t, want %t", instant, got, open)
					}
				}
			}
		})
	}
}

// valid reports whether a code is valid now. It fails the test when the reason is not the time.
func (s *server) valid(code string) bool {
	s.t.Helper()
	answer := s.post("/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": code}}, "order": object{"amount": 10000}})
	if answer["valid"] == false {
		shows(s.t, answer["redeemables"].([]any)[0].(object)["result"].(object)["error"].(object)["key"], `"voucher_not_active_now"`)
	}
	return answer["valid"].(bool)
}

func TestACodeCanBeUsedInTheWindowsOfItsCampaign(t *testing.T) {
	inEachWindow(t, func(s *server, validity object) func() bool {
		body := object{"name": "Nights", "type": "STATIC", "campaign_type": "DISCOUNT_COUPONS", "voucher": object{"type": "DISCOUNT_VOUCHER",
			"discount": object{"type": "PERCENT", "percent_off": 10}}}
		for name, value := range validity {
			body[name] = value
		}
		s.post("/v1/campaigns", body)
		code := s.post("/v1/campaigns/Nights/vouchers", object{})["code"].(string)
		return func() bool { return s.valid(code) }
	})
}

func TestAnEarningRuleEarnsInItsWindows(t *testing.T) {
	inEachWindow(t, func(s *server, validity object) func() bool {
		_, club := s.loyaltyCampaign("Club")
		card := s.card(club, "ann")
		body := object{"event": "visit", "loyalty": object{"type": "FIXED", "points": 7}}
		for name, value := range validity {
			body[name] = value
		}
		s.earningRule(club, body)
		points := func() int64 { return integer(s.get("/v1/vouchers/" + card)["loyalty_card"].(object)["points"]) }
		return func() bool {
			before := points()
			s.post("/v1/events", object{"event": "visit", "customer": object{"source_id": "ann"}})
			s.processEvents()
			return points() == before+7
		}
	})
}

// TestMembersEarnInTheHoursOfAProgramAndOfARule sets the night of Friday as the validity of the program, of the rule, and of
// both.
func TestMembersEarnInTheHoursOfAProgramAndOfARule(t *testing.T) {
	night := object{"type": "DAILY", "daily": []object{{"start_time": "22:00", "end_time": "02:00", "days_of_week": []int{5}}}}
	evening := object{"type": "DAILY", "daily": []object{{"start_time": "18:00", "end_time": "23:00", "days_of_week": []int{5, 6}}}}
	anyTime := object{"type": "ANY_TIME"}
	for name, c := range map[string]struct {
		program, rule object
		open, shut    []string
	}{
		"the_program": {night, anyTime, windows["a_night"].open, windows["a_night"].shut},
		"the_rule":    {anyTime, night, windows["a_night"].open, windows["a_night"].shut},
		"both":        {evening, night, []string{"2026-11-27T21:00:00Z", "2026-11-27T21:59:59Z"}, []string{"2026-11-27T20:00:00Z", "2026-11-27T22:00:00Z", "2026-11-28T21:30:00Z"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			s.useBerlinTime()
			wallet := s.wallet("Wallet", "ACTIVE")
			rule := earning("Rule", wallet, "ACTIVE")
			rule["validity_hours"] = c.rule
			programID := s.post(v2+"/programs", object{"name": "Club", "status": "ACTIVE", "card_definitions": []object{{"id": wallet}},
				"earning_rules": []object{{"id": s.post(v2+"/earning-rules", rule)["id"]}}, "validity_hours": c.program})["id"].(string)
			club := v2 + "/programs/" + programID + "/members"
			s.moveTo(c.shut[0])
			ann := object{"customer_id": s.post("/v1/customers", object{"source_id": "ann"})["id"]}
			if name == "the_program" {
				s.refuse(423, "program_outside_validity_window", "at this time", "POST", club, ann)
			}
			s.moveTo(c.open[0])
			m := club + "/" + s.post(club, ann)["id"].(string)
			for want, instants := range map[int64][]string{10: c.open, 0: c.shut} {
				for _, instant := range instants {
					s.moveTo(instant)
					before := integer(s.memberCard(m)["balance"].(object)["points"])
					s.paysOrder("order of " + instant)
					if got := integer(s.memberCard(m)["balance"].(object)["points"]) - before; got != want {
						t.Errorf("at %s: %d points, want %d", instant, got, want)
					}
				}
			}
		})
	}
}

// integer converts a number of an answer.
func integer(n any) int64 {
	i, err := n.(json.Number).Int64()
	if err != nil {
		panic(err)
	}
	return i
}
