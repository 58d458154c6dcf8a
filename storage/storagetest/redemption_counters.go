package storagetest

import (
	"fmt"
	"testing"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// testPastCounters compares what a counter starts with for every measure, window and actor, before and after it is made.
func testPastCounters(t *testing.T, s *suite) {
	p, g := s.project(), newGenerator(t.Name())
	var records []redemption.Record
	for i := range 60 {
		r := made(t, g, redemption.RecordKind, fmt.Sprintf("r_%02d", i), func(g *generator, r *redemption.Record) {
			r.Object = oneOf(g, redemption.ObjectRedemption, redemption.ObjectRedemption, redemption.ObjectRollback)
			r.Status = oneOf(g, redemption.StatusSucceeded, redemption.StatusSucceeded, redemption.StatusFailed, redemption.StatusRolledBack)
			r.Parent = g.below(6) == 0
			r.CampaignID, r.VoucherID, r.TierID = oneOf(g, "camp_1", "camp_2", ""), oneOf(g, "v_1", "v_2", ""), ""
			if r.VoucherID == "" {
				r.TierID = oneOf(g, "promo_1", "promo_2")
			}
			r.CustomerID, r.APIKey = oneOf(g, "cust_1", "cust_2"), oneOf(g, "key_1", "key_2")
			r.Channel = redemption.Channel{ID: oneOf(g, "ann", "bob"), Type: oneOf(g, redemption.ChannelUser, redemption.ChannelAPI)}
			r.Date = firstDay.AddDate(0, 0, g.below(5))
			if g.below(8) == 0 {
				r.Applied, r.Returned = redemption.Applied{}, nil
			}
		})
		records = append(records, r)
	}
	must(t, p.Redemptions().Insert(t.Context(), records[:40]...))
	uses := map[string]redemption.ArchivedUses{} // the others were archived, before all windows
	for i := range records[40:] {
		r := &records[40+i]
		r.Date = firstDay.AddDate(0, 0, -1)
		if r.Object != redemption.ObjectRedemption || r.Status != redemption.StatusSucceeded || r.Parent {
			continue
		}
		u := redemption.InternalsOf(nil).Archived(r)
		u.Totals = u.Plus(uses[u.ID].Totals)
		uses[u.ID] = u
	}
	for _, u := range uses {
		must(t, p.ArchivedUses().Insert(t.Context(), u))
	}

	var scope redemption.Scope
	want := map[redemption.CounterKey]int64{}
	add := func(use rule.CounterUse, subject, actor string, day int) {
		c := redemption.Counter{Subject: subject, Rule: &rule.CounterKey{CounterUse: use, Subject: subject, Actor: actor}}
		if day >= 0 {
			c.From = firstDay.AddDate(0, 0, day)
		}
		c.Key = redemption.CounterKey(fmt.Sprint(use, subject, actor, day))
		scope.Counters = append(scope.Counters, c)
		want[c.Key] = 0
		for _, r := range records {
			if countsFor(c, &r) {
				want[c.Key] += c.Share(&r)
			}
		}
	}
	for m := rule.MeasureRedemptions; m <= rule.MeasureCampaignCredits; m++ {
		subjects := []string{"v_1", "promo_1", "nobody"}
		if m.OfCampaign() {
			subjects = []string{"camp_1", "nobody"}
		}
		for _, subject := range subjects {
			for _, day := range []int{-1, 0, 2, 9} {
				add(rule.CounterUse{Measure: m}, subject, "", day)
				add(rule.CounterUse{Measure: m, Per: rule.PerCustomer}, subject, "cust_1", day)
				add(rule.CounterUse{Measure: m, Per: rule.PerAPIKey}, subject, "key_1", day)
				add(rule.CounterUse{Measure: m, Per: rule.PerUser}, subject, "ann", day)
			}
		}
	}
	some := 0
	for _, n := range want {
		if n != 0 {
			some++
		}
	}
	if some < len(want)/10 {
		t.Fatalf("only %d of %d counters count anything", some, len(want))
	}
	equal(t, "counters that were read", read(t, p, scope).Counters, want)
	_, err := p.Update(t.Context(), scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
		equal(t, "counters that were held", s.Counters, want)
		return &redemption.Outcome{Events: []event.Event{{ID: "ev_1", Type: "made"}}}, nil
	})
	must(t, err)
	_, err = p.Redemptions().DeleteAll(t.Context(), storage.Filter{}) // so that they cannot be computed again
	must(t, err)
	equal(t, "counters that were made", read(t, p, scope).Counters, want)
}

// countsFor is the meaning of a counter, in plain words.
func countsFor(c redemption.Counter, r *redemption.Record) bool {
	subject := r.VoucherID == c.Subject || r.TierID == c.Subject
	if c.Rule.Measure.OfCampaign() {
		subject = r.CampaignID == c.Subject
	}
	actor := map[rule.Per]bool{
		rule.PerEveryone: true, rule.PerCustomer: r.CustomerID == c.Rule.Actor, rule.PerAPIKey: r.APIKey == c.Rule.Actor,
		rule.PerUser: r.Channel.Type == redemption.ChannelUser && r.Channel.ID == c.Rule.Actor,
	}[c.Rule.Per]
	live := r.Object == redemption.ObjectRedemption && r.Status == redemption.StatusSucceeded && !r.Parent
	return subject && actor && live && !r.Date.Before(c.From)
}
