package httpapi_test

import (
	"testing"
	"time"
)

// tierEnds returns the end of a member's tier.
func (s *server) tierEnds(club string) any {
	s.t.Helper()
	return s.progress(club)["current"].(object)["expires_at"]
}

// expectDowngradeOn expects the tier transactions of before on the day before a date, and those of after on the date.
func (s *server) expectDowngradeOn(date, m string, ids map[string]string, before, after string) {
	s.t.Helper()
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		s.t.Fatal(err)
	}
	s.now = day.Add(-time.Minute)
	s.passDays()
	s.expectTierTransactions(m, ids, before)
	s.now = day.Add(time.Minute)
	s.passDays()
	s.expectTierTransactions(m, ids, after)
}

const silver = "JOINED APPROVED Bronze, UPGRADED APPROVED Silver"

// TestTierExpirationFollowsStructure has a card reach Silver on 21 November and lose its points five days later.
func TestTierExpirationFollowsStructure(t *testing.T) {
	calendar := func(dates ...object) object {
		return object{"type": "CALENDAR_EXPIRATION", "calendar_expiration": object{"calendar_dates": dates}}
	}
	fixed := func(value int, unit string) object {
		return object{"type": "FIXED_DURATION", "fixed_duration": object{"period": object{"value": value, "unit": unit}}}
	}
	for name, c := range map[string]struct {
		expiration object
		// ends is the end of the tier in answers, falls the day of the downgrade.
		ends, falls string
	}{
		"the_next_of_two_dates":     {calendar(object{"day": 30, "month": 6}, object{"day": 31, "month": 12}), `"2027-01-01T00:00:00.000Z"`, "2027-01-01"},
		"a_date_of_the_next_year":   {calendar(object{"day": 20, "month": 11}), `"2027-11-21T00:00:00.000Z"`, "2027-11-21"},
		"a_date_most_years_lack":    {calendar(object{"day": 29, "month": 2}), `"2027-03-01T00:00:00.000Z"`, "2027-03-01"},
		"the_day_after_is_the_date": {calendar(object{"day": 27, "month": 11}), `"2026-11-28T00:00:00.000Z"`, "2026-11-28"},
		"days":                      {fixed(6, "DAY"), `"2026-11-28T00:00:00.000Z"`, "2026-11-28"},
		"months":                    {fixed(2, "MONTH"), `"2027-01-22T00:00:00.000Z"`, "2027-01-22"},
		"years":                     {fixed(1, "YEAR"), `"2027-11-22T00:00:00.000Z"`, "2027-11-22"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			club, m, card, ids := s.newTieredMember(object{"downgrade": object{"type": "MULTI_LEVEL"}, "expiration": c.expiration}, "Bronze", 0, "Silver", 100)
			s.post(card+"/points", object{"points": 150})
			shows(t, s.tierEnds(club), c.ends)
			s.now = s.now.AddDate(0, 0, 5)
			s.post(card+"/points", object{"points": -120})
			shows(t, s.progress(club)["risks"], `[{"type": "TIER_DOWNGRADE", "date": `+c.ends+`, "tier": {"id": "*", "name": "Bronze"}}]`)
			s.expectDowngradeOn(c.falls, m, ids, silver, silver+", DOWNGRADED APPROVED Bronze")
		})
	}
}

func TestTierIsProlongedWhileItsPointsLast(t *testing.T) {
	s := newServer(t)
	club, m, card, ids := s.newTieredMember(object{"downgrade": object{"type": "MULTI_LEVEL"}, "expiration": object{"type": "CALENDAR_EXPIRATION",
		"calendar_expiration": object{"calendar_dates": []object{{"day": 31, "month": 12}, {"day": 30, "month": 6}}}}}, "Silver", 100)
	s.post(card+"/points", object{"points": 150})
	prolonged := "JOINED APPROVED Silver, PROLONGED APPROVED Silver"
	s.expectDowngradeOn("2027-01-01", m, ids, "JOINED APPROVED Silver", prolonged)
	shows(t, s.tierEnds(club), `"2027-07-01T00:00:00.000Z"`)
	s.post(card+"/points", object{"points": -150})
	s.expectDowngradeOn("2027-07-01", m, ids, prolonged, prolonged+", LEFT APPROVED")
}

// TestSlidingTierLastsAsLongAsItsPoints tests an expiration that the published API accepts and documents as unsupported.
func TestSlidingTierLastsAsLongAsItsPoints(t *testing.T) {
	s := newServer(t)
	club, m, card, ids := s.newTieredMember(object{"downgrade": object{"type": "MULTI_LEVEL"}, "expiration": object{"type": "SLIDING_EXPIRATION",
		"sliding_expiration": object{"earning_activity": true, "period": object{"value": 10, "unit": "DAY"}}}}, "Bronze", 0, "Silver", 100)
	s.post(card+"/points", object{"points": 150})
	shows(t, s.tierEnds(club), `null`)
	s.now = s.now.AddDate(0, 0, 20)
	s.passDays()
	s.expectTierTransactions(m, ids, silver)
	s.post(card+"/points", object{"points": -120})
	s.expectTierTransactions(m, ids, silver+", DOWNGRADED APPROVED Bronze")
}

// TestCardIsDowngradedAfterGracePeriod has a Silver card lose its points on 21 November, the day on which it got them.
func TestCardIsDowngradedAfterGracePeriod(t *testing.T) {
	grace := func(value int, unit string, up bool) object {
		return object{"value": value, "unit": unit, "round_up": up}
	}
	for name, c := range map[string]struct {
		grace, expiration object
		falls             string
	}{
		"days":                        {grace(5, "DAY", false), nil, "2026-11-27"},
		"days_rounded_up":             {grace(5, "DAY", true), nil, "2026-11-27"},
		"months":                      {grace(1, "MONTH", false), nil, "2026-12-22"},
		"months_rounded_up":           {grace(1, "MONTH", true), nil, "2027-01-01"},
		"years":                       {grace(1, "YEAR", false), nil, "2027-11-22"},
		"years_rounded_up":            {grace(1, "YEAR", true), nil, "2028-01-01"},
		"days_after_a_time":           {grace(5, "DAY", false), object{"type": "FIXED_DURATION", "fixed_duration": object{"period": object{"value": 10, "unit": "DAY"}}}, "2026-12-08"},
		"months_after_a_date":         {grace(1, "MONTH", false), object{"type": "CALENDAR_EXPIRATION", "calendar_expiration": object{"calendar_dates": []object{{"day": 30, "month": 11}}}}, "2027-01-02"},
		"months_up_from_after_a_date": {grace(1, "MONTH", true), object{"type": "CALENDAR_EXPIRATION", "calendar_expiration": object{"calendar_dates": []object{{"day": 30, "month": 11}}}}, "2027-02-01"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			structure := object{"downgrade": object{"type": "MULTI_LEVEL", "grace_period": c.grace}}
			if c.expiration != nil {
				structure["expiration"] = c.expiration
			}
			club, m, card, ids := s.newTieredMember(structure, "Bronze", 0, "Silver", 100)
			s.post(card+"/points", object{"points": 150})
			s.post(card+"/points", object{"points": -120})
			if c.expiration == nil {
				shows(t, s.progress(club)["risks"], `[{"type": "TIER_DOWNGRADE", "date": "`+c.falls+`T00:00:00.000Z", "tier": {"id": "*", "name": "Bronze"}}]`)
			}
			s.expectDowngradeOn(c.falls, m, ids, silver, silver+", DOWNGRADED APPROVED Bronze")
		})
	}
}

func TestReturnedPointsEndGracePeriod(t *testing.T) {
	s := newServer(t)
	club, m, card, ids := s.newTieredMember(object{"downgrade": object{"type": "SINGLE_LEVEL", "grace_period": object{"value": 5, "unit": "DAY"}}}, "Bronze", 0, "Silver", 100, "Gold", 200)
	s.post(card+"/points", object{"points": 250})
	s.post(card+"/points", object{"points": -250})
	s.now = s.now.AddDate(0, 0, 4)
	s.passDays()
	s.post(card+"/points", object{"points": 250})
	shows(t, s.progress(club)["risks"], `[]`)
	s.now = s.now.AddDate(0, 0, 20) // 15 December
	s.passDays()
	gold := "JOINED APPROVED Bronze, UPGRADED APPROVED Gold"
	s.expectTierTransactions(m, ids, gold)
	s.post(card+"/points", object{"points": -250})
	s.expectDowngradeOn("2026-12-21", m, ids, gold, gold+", DOWNGRADED APPROVED Silver")
	s.expectDowngradeOn("2026-12-27", m, ids, gold+", DOWNGRADED APPROVED Silver", gold+", DOWNGRADED APPROVED Silver, DOWNGRADED APPROVED Bronze")
}
