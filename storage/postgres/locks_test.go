package postgres

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
)

// waiting returns when n connections wait for locks.
func waiting(t *testing.T, b *Backend, n int) {
	t.Helper()
	const query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
	for limit := time.Now().Add(3 * time.Minute); ; time.Sleep(time.Millisecond) {
		var got int
		if err := b.pool.QueryRow(t.Context(), query).Scan(&got); err != nil {
			t.Fatal(err)
		}
		if got >= n {
			return
		}
		if time.Now().After(limit) {
			t.Fatalf("%d connections wait, want %d", got, n)
		}
	}
}

// TestACounterIsMadeBeforeOrAfterARedemptionAndNeverMeanwhile stops a redemption between its writes and its commit, makes
// a counter of its campaign, and lets the redemption go on: the counter must have it, although it found none to raise.
func TestACounterIsMadeBeforeOrAfterARedemptionAndNeverMeanwhile(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	p := b.Project("shop")
	key := rule.CounterKey{CounterUse: rule.CounterUse{Measure: rule.MeasureCampaignRedemptions}, Subject: "camp_1"}
	counter := redemption.Counter{Key: "count", Rule: &key, Subject: "camp_1"}
	redeem := func(id string, scope redemption.Scope) error {
		_, err := p.Update(t.Context(), scope, func(*redemption.Snapshot) (*redemption.Outcome, error) {
			return &redemption.Outcome{
				Records:  []redemption.Record{{ID: "r_" + id, Object: redemption.ObjectRedemption, Status: redemption.StatusSucceeded, CampaignID: "camp_1"}},
				Totals:   []redemption.TotalsStep{{Key: redemption.TotalsKey{Subject: "camp_1", Day: "2026-03-0" + id}, By: redemption.Totals{Redemptions: 1}}},
				Counters: []redemption.CounterStep{{Key: "count", By: 1}},
				Events:   []event.Event{{ID: "ev_" + id, Type: "redeemed"}},
			}, nil
		})
		return err
	}
	// A transaction that is about to add the same event blocks the first redemption, whose events come last.
	stopper, err := b.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer stopper.Rollback(context.WithoutCancel(t.Context())) //nolint:errcheck // over by then
	if _, err := stopper.Exec(t.Context(), "INSERT INTO events (project_id, id) VALUES ('shop', 'ev_1')"); err != nil {
		t.Fatal(err)
	}
	errs := make([]error, 2)
	var both sync.WaitGroup
	both.Go(func() { errs[0] = redeem("1", redemption.Scope{}) })
	waiting(t, b, 1)
	both.Go(func() {
		errs[1] = redeem("2", redemption.Scope{Counters: []redemption.Counter{counter}, Subjects: []string{"camp_1"}})
	})
	waiting(t, b, 2)
	if err := stopper.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	both.Wait()
	for _, err := range errs {
		if err != nil {
			t.Error(err)
		}
	}
	got, err := p.Counters().Get(t.Context(), "count")
	if err != nil || got.Value != 2 {
		t.Errorf("after two redemptions the counter stands at %d: %v", got.Value, err)
	}
}

// TestSubjectsNamedInAnyOrderNeverDeadlock has redemptions that have no row in common and count the same campaigns.
func TestSubjectsNamedInAnyOrderNeverDeadlock(t *testing.T) {
	t.Parallel()
	const redeemers, rounds = 16, 25
	errs := &watch{codes: map[string]int{}}
	b := openRewired(t, func(c *pgxpool.Config) { c.ConnConfig.Tracer = errs })
	p := b.Project("shop")
	subjects := []string{"camp_1", "camp_2", "promo_1"}
	var counters []redemption.Counter
	for _, s := range subjects {
		counters = append(counters, redemption.Counter{Key: redemption.CounterKey("units of " + s), Subject: s})
	}
	var all sync.WaitGroup
	for i := range redeemers {
		all.Go(func() {
			mine, read := slices.Clone(subjects), slices.Clone(counters)
			if i%2 == 1 {
				slices.Reverse(mine)
				slices.Reverse(read)
			}
			scope := redemption.Scope{Counters: read, Subjects: mine}
			if i%4 > 1 {
				scope = redemption.Scope{}
			}
			for round := range rounds {
				_, err := p.Update(t.Context(), scope, func(*redemption.Snapshot) (*redemption.Outcome, error) {
					out := &redemption.Outcome{Events: []event.Event{{ID: fmt.Sprintf("ev_%d_%d", i, round), Type: "redeemed"}}}
					for at, s := range mine {
						out.Totals = append(out.Totals, redemption.TotalsStep{Key: redemption.TotalsKey{Subject: s, Day: "2026-03-01"}, By: redemption.Totals{Redemptions: 1}})
						out.Counters = append(out.Counters, redemption.CounterStep{Key: read[at].Key, By: 1, New: true})
					}
					return out, nil
				})
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	delete(errs.codes, "55P03") // who shares a commit waits for a moment only, and goes alone then: on a slow machine it happens
	if len(errs.codes) > 0 {
		t.Errorf("the server answers errors: %v", errs.codes)
	}
	for _, c := range counters {
		got, err := p.Counters().Get(t.Context(), string(c.Key))
		if err != nil || got.Value != redeemers*rounds {
			t.Errorf("%s: %d, want %d: %v", c.Key, got.Value, redeemers*rounds, err)
		}
	}
}
