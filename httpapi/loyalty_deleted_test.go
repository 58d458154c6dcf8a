package httpapi_test

import (
	"testing"
	"time"
)

func TestDailyJobContinuesAfterCardIsDeleted(t *testing.T) {
	for _, forced := range []string{"", "?force=true"} {
		t.Run("deleted"+forced, func(t *testing.T) {
			s := newServer(t)
			_, club := s.loyaltyCampaign("Club", lasting(1))
			s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}, "pending_points": object{"period_type": "DAY", "period_value": 2}})
			ann, bob := s.card(club, "ann"), s.card(club, "bob")
			for _, who := range []string{"ann", "bob"} {
				s.post("/v1/orders", object{"amount": 45000, "status": "PAID", "customer": object{"source_id": who}})
			}
			s.processEvents()
			s.add(ann, 10)
			s.now = s.now.Add(time.Second)
			s.add(bob, 10)
			s.expect(204, "DELETE", "/v1/vouchers/"+ann+forced, nil)
			for _, c := range []struct {
				day  int
				want string
			}{{2, "15 15 0 0 0 2026-12-21 10"}, {31, "15 5 0 10 0 2026-12-23 5"}, {40, "15 0 0 15 0 <nil> <nil>"}} {
				s.now = noon.AddDate(0, 0, c.day)
				if err := s.engine.Project(s.project).CatchUp(t.Context()); err != nil {
					t.Fatal(err)
				}
				if got := s.figures(bob); got != c.want {
					t.Errorf("after %d days the other card has %s, want %s", c.day, got, c.want)
				}
			}
			s.requireConsistentFigures()
		})
	}
}
