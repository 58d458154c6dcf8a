package httpapi_test

import "testing"

// TestPointExpirationFollowsCardDefinition has ann earn 10 points on 21 November. They have to be usable on their last day
// and expired on the next.
func TestPointExpirationFollowsCardDefinition(t *testing.T) {
	rolls := func(value int, unit string, rounding object) object {
		x := object{"period": object{"value": value, "unit": unit}}
		if rounding != nil {
			x["rounding"] = rounding
		}
		return object{"type": "ROLLING_EXPIRATION", "rolling_expiration": x}
	}
	for name, c := range map[string]struct {
		expiration object
		last, gone string
	}{
		"days":              {rolls(5, "DAY", nil), "2026-11-26", "2026-11-27"},
		"months":            {rolls(3, "MONTH", nil), "2027-02-21", "2027-02-22"},
		"years":             {rolls(1, "YEAR", nil), "2027-11-21", "2027-11-22"},
		"end_of_month":      {rolls(3, "MONTH", object{"type": "END_OF_MONTH"}), "2027-02-28", "2027-03-01"},
		"end_of_quarter":    {rolls(5, "DAY", object{"type": "END_OF_QUARTER"}), "2026-12-31", "2027-01-01"},
		"end_of_half_year":  {rolls(3, "MONTH", object{"type": "END_OF_HALF_YEAR"}), "2027-06-30", "2027-07-01"},
		"end_of_year":       {rolls(3, "MONTH", object{"type": "END_OF_YEAR"}), "2027-12-31", "2028-01-01"},
		"end_of_a_month":    {rolls(5, "DAY", object{"type": "END_OF_PARTICULAR_MONTH", "value": 3}), "2027-03-31", "2027-04-01"},
		"dates":             {object{"type": "CALENDAR_EXPIRATION", "calendar_expiration": object{"expiration_dates": []object{{"day": 20, "month": 11}, {"day": 29, "month": 2}}}}, "2027-02-28", "2027-03-01"},
		"a_date_of_today":   {object{"type": "CALENDAR_EXPIRATION", "calendar_expiration": object{"expiration_dates": []object{{"day": 21, "month": 11}}}}, "2026-11-21", "2026-11-22"},
		"since_the_earning": {object{"type": "SLIDING_EXPIRATION", "sliding_expiration": object{"earning_activity": true, "period": object{"value": 2, "unit": "MONTH"}}}, "2027-01-21", "2027-01-22"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			_, m, _ := s.newMember(object{"points_expiration": c.expiration})
			s.paysOrder("o1")
			s.expectBalance(m, "10 0")
			shows(t, s.memberCard(m)["next_expiration"], `{"points": 10, "date": "`+c.last+`"}`)
			s.moveTo(c.last + "T23:59:00Z")
			s.passDays()
			s.expectBalance(m, "10 0")
			s.moveTo(c.gone + "T00:01:00Z")
			s.passDays()
			s.expectBalance(m, "0 0")
			shows(t, s.memberCard(m)["lifetime_bucket"].(object)["points"].(object)["expired"], `10`)
		})
	}
}

func TestEarningsAndPurchasesExtendSlidingExpiration(t *testing.T) {
	s := newServer(t)
	_, m, _, mug := s.sellsMug(300, unlimited, nil, object{"points_expiration": object{"type": "SLIDING_EXPIRATION", "sliding_expiration": object{"earning_activity": true,
		"spending_activity": true, "period": object{"value": 10, "unit": "DAY"}}}})
	s.moveTo("2026-11-25T12:00:00Z")
	s.paysOrder("o1")
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 310, "date": "2026-12-05"}`)
	s.moveTo("2026-12-05T12:00:00Z")
	s.passDays()
	s.purchase(m, mug)
	s.processEvents()
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 210, "date": "2026-12-15"}`)
	s.moveTo("2026-12-16T00:01:00Z")
	s.passDays()
	s.expectBalance(m, "0 0")
}

// TestPointExpirationOfEffectsAndTiers expects the expiration of the effect to override that of the tier, and that of the
// tier to override the card definition.
func TestPointExpirationOfEffectsAndTiers(t *testing.T) {
	days := func(n int) object { return rolling(n)["points_expiration"].(object) }
	s := newServer(t)
	wallet := object{"name": "Wallet", "type": "INDIVIDUAL", "status": "ACTIVE", "points_expiration": days(10)}
	id := s.post(v2+"/card-definitions", wallet)["id"].(string)
	rule := func(name, event string, own any) string {
		points := object{"value": 10, "card_definition_id": id}
		if own != nil {
			points["points_expiration"] = own
		}
		return s.post(v2+"/earning-rules", object{"name": name, "status": "ACTIVE", "trigger": object{"event": "customer.custom_event", "custom_event": object{"schema_id": s.schema(event)}},
			"earnings": []object{{"effects": []object{{"type": "POINTS", "points": points}}}}})["id"].(string)
	}
	levels := s.post(v2+"/tier-structures", object{"name": "Levels", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": id}})["id"].(string)
	s.post(v2+"/tier-structures/"+levels+"/tiers", object{"name": "Gold", "points_expiration": days(20), "qualification_rules": object{"type": "POINTS", "points": object{"min_value": 10}}})
	s.post(v2+"/tier-structures/"+levels+"/activate", nil)
	club := v2 + "/programs/" + s.post(v2+"/programs", object{"name": "Club", "status": "ACTIVE", "card_definitions": []object{{"id": id}},
		"tier_structures": []object{{"id": levels}}, "earning_rules": []object{{"id": rule("Visit", "visit", nil)}, {"id": rule("Bonus", "bonus", days(2))}}})["id"].(string) + "/members"
	m := club + "/" + s.post(club, object{"customer_id": s.post("/v1/customers", object{"source_id": "ann"})["id"]})["id"].(string)
	s.trackEvent("visit", object{}) // without a tier
	s.trackEvent("visit", object{})
	s.trackEvent("bonus", object{})
	s.expectBalance(m, "30 0")
	for _, c := range []struct{ on, holds string }{
		{"2026-11-23", "30 0"}, {"2026-11-24", "20 0"}, {"2026-12-01", "20 0"}, {"2026-12-02", "10 0"}, {"2026-12-11", "10 0"}, {"2026-12-12", "0 0"},
	} {
		s.moveTo(c.on + "T12:00:00Z")
		s.passDays()
		s.expectBalance(m, c.holds)
	}
}

// TestPointActivationFollowsCardDefinition has points that expire a month after their activation.
func TestPointActivationFollowsCardDefinition(t *testing.T) {
	period := func(value int, unit string) object {
		return object{"type": "PERIOD_BASED", "period_based": object{"period": object{"value": value, "unit": unit}}}
	}
	dates := func(dates ...object) object {
		return object{"type": "FIXED_DATES", "fixed_dates": object{"dates": dates}}
	}
	for name, c := range map[string]struct {
		pending         object
		before, on, end string
	}{
		"days":            {period(3, "DAY"), "2026-11-23", "2026-11-24", "2026-12-24"},
		"months":          {period(2, "MONTH"), "2027-01-20", "2027-01-21", "2027-02-21"},
		"a_year":          {period(1, "YEAR"), "2027-11-20", "2027-11-21", "2027-12-21"},
		"the_next_date":   {dates(object{"day": 1, "month": 7}, object{"day": 1, "month": 1}), "2026-12-31", "2027-01-01", "2027-02-01"},
		"a_date_of_today": {dates(object{"day": 21, "month": 11}), "2027-11-20", "2027-11-21", "2027-12-21"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			_, m, _ := s.newMember(object{"pending_points": c.pending, "points_expiration": object{"type": "ROLLING_EXPIRATION",
				"rolling_expiration": object{"period": object{"value": 1, "unit": "MONTH"}}}})
			s.paysOrder("o1")
			s.expectBalance(m, "0 10")
			shows(t, s.memberCard(m)["next_activation"], `{"points": 10, "type": "`+c.pending["type"].(string)+`", "date": "`+c.on+`"}`)
			s.moveTo(c.before + "T23:59:00Z")
			s.passDays()
			s.expectBalance(m, "0 10")
			s.moveTo(c.on + "T00:01:00Z")
			s.passDays()
			s.expectBalance(m, "10 0")
			shows(t, s.memberCard(m)["next_expiration"], `{"points": 10, "date": "`+c.end+`"}`)
		})
	}
}
