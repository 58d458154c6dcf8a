package storagetest

import (
	"fmt"
	"math"
	"testing"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
)

// testFullTotals drives the totals of days, the sum over days, and counters to their ends, up and down. Each stops there, in the database as
// in memory: nothing comes back as a negative number, and no later write or read fails.
func testFullTotals(t *testing.T, s *suite) {
	p := s.project()
	const most = math.MaxInt64
	key := redemption.Counter{Key: "r7.0/camp_1//", Subject: "camp_1", Rule: &rule.CounterKey{CounterUse: rule.CounterUse{Measure: rule.MeasureCampaignOrders}, Subject: "camp_1"}}
	scope := redemption.Scope{Counters: []redemption.Counter{key}, Subjects: []string{"camp_1"}, Totals: []string{"camp_1"}}
	n := 0
	count := func(day string, by int64) {
		t.Helper()
		n++
		_, err := p.Update(t.Context(), scope, func(*redemption.Snapshot) (*redemption.Outcome, error) {
			return &redemption.Outcome{
				Totals:   []redemption.TotalsStep{{Key: redemption.TotalsKey{Subject: "camp_1", Day: day}, By: redemption.Totals{Redemptions: by, Orders: by, Discounts: by, Credits: by, Points: by}}},
				Counters: []redemption.CounterStep{{Key: key.Key, By: by}},
				Events:   []event.Event{{ID: fmt.Sprintf("ev_%d", n), Type: "made"}},
			}, nil
		})
		must(t, err)
	}
	shows := func(what string, totals, counter int64) {
		t.Helper()
		got := read(t, p, scope)
		equal(t, "the totals "+what, got.Totals["camp_1"], redemption.Totals{Redemptions: totals, Orders: totals, Discounts: totals, Credits: totals, Points: totals})
		equal(t, "the counter "+what, got.Counters[key.Key], counter)
	}
	count("2026-03-01", most-5)
	shows("of one day", most-5, most-5)
	count("2026-03-01", 9)
	shows("of a full day", most, most)
	count("2026-03-02", most)
	shows("of two full days", most, most)
	count("2026-03-02", -most)
	shows("of one full day", most, 0)
	for range 3 {
		count("2026-03-01", -most)
	}
	shows("of a day that is empty three times", math.MinInt64, math.MinInt64)
}

// testPastBeyondTheEnd has redemptions that add up to more than a counter can hold when it is made.
func testPastBeyondTheEnd(t *testing.T, s *suite) {
	p, g := s.project(), newGenerator(t.Name())
	records := make([]redemption.Record, 3)
	for i := range records {
		records[i] = made(t, g, redemption.RecordKind, fmt.Sprintf("r_%d", i), func(_ *generator, r *redemption.Record) {
			r.Object, r.Status, r.Parent, r.CampaignID = redemption.ObjectRedemption, redemption.StatusSucceeded, false, "camp_1"
			r.Applied = redemption.Applied{OrderTotal: math.MaxInt64 / 2, Order: math.MaxInt64 / 2, Credits: math.MaxInt64 / 2}
			r.Returned = nil
		})
	}
	must(t, p.Redemptions().Insert(t.Context(), records...))
	for _, m := range []rule.Measure{rule.MeasureCampaignOrders, rule.MeasureCampaignDiscounts, rule.MeasureCampaignCredits} {
		c := redemption.Counter{Key: redemption.CounterKey(string(rune('a' + m))), Subject: "camp_1", Rule: &rule.CounterKey{CounterUse: rule.CounterUse{Measure: m}, Subject: "camp_1"}}
		equal(t, "a counter of three redemptions", read(t, p, redemption.Scope{Counters: []redemption.Counter{c}, Subjects: []string{"camp_1"}}).Counters[c.Key], int64(math.MaxInt64))
	}
}
