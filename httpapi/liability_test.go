package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// outstanding is what the project owes on a day, one line for each scope.
func (s *server) outstanding(names map[string]string, day calc.Day) string {
	s.t.Helper()
	all, err := s.engine.Project(s.project).Liabilities(s.t.Context(), day)
	if err != nil {
		s.t.Fatal(err)
	}
	var lines []string
	for _, l := range all {
		lines = append(lines, fmt.Sprint(names[l.ScopeID], " ", l.Day, " ", l.Body.Cards, " ", l.Body.Credit, l.Body.CreditMonths, " ", l.Body.Points, l.Body.PointsMonths))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// TestLiabilitiesAreWrittenEachDay has gift cards that can be used, are off, expired and in no campaign, and points of both kinds of programs.
func TestLiabilitiesAreWrittenEachDay(t *testing.T) {
	s := newServer(t)
	shop := s.engine.Project(s.project)
	gifts := s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "expiration_date": "2027-02-01T00:00:00Z",
		"voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 5000}}})["id"].(string)
	for _, code := range []string{"G-1", "G-2", "G-3"} {
		s.post("/v1/campaigns/Gifts/vouchers/"+code, object{})
	}
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "G-1"}}, "order": object{"amount": 2000}})
	s.post("/v1/vouchers/G-2/disable", nil)
	s.put("/v1/vouchers/G-3", object{"expiration_date": "2026-11-22T00:00:00Z"})
	s.post("/v1/vouchers/ALONE", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 700}})
	club, path := s.loyaltyCampaign("Club", object{"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0,
		"expiration_rules": object{"period_type": "MONTH", "period_value": 3}}}})
	card := s.card(path, "ada")
	s.post("/v1/vouchers/"+card+"/balance", object{"amount": 90})
	s.post("/v1/campaigns", object{"name": "Empty", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 5000}}})
	names := map[string]string{"": "alone", gifts: "gifts", club: "club", punchcard.AllCards: "all"}
	if got := s.outstanding(names, ""); got != "" {
		t.Errorf("before the first day: %s", got)
	}
	s.now = s.now.Add(24 * time.Hour)
	if err := shop.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	first := "all 2026-11-22 5 {3700 5000 5000} map[:700 2027-02:3000] {90 0 0 0} map[2027-02:90]\n" +
		"alone 2026-11-22 1 {700 0 0} map[:700] {0 0 0 0} map[]\n" +
		"club 2026-11-22 1 {0 0 0} map[] {90 0 0 0} map[2027-02:90]\n" +
		"gifts 2026-11-22 3 {3000 5000 5000} map[2027-02:3000] {0 0 0 0} map[]"
	if got := s.outstanding(names, ""); got != first {
		t.Errorf("the first day:\n%s\nwant\n%s", got, first)
	}
	verified := func(want int) {
		t.Helper()
		if err := s.engine.DrainEvents(t.Context(), s.project); err != nil {
			t.Fatal(err)
		}
		done, err := shop.Verify(t.Context(), func(d string) { t.Error(d) })
		if err != nil || done.Liabilities != want {
			t.Errorf("verify compared %d statements, want %d: %v", done.Liabilities, want, err)
		}
	}
	verified(4)

	// What happens afterwards is for the next day, and the first stays what it was.
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "ALONE"}}, "order": object{"amount": 200}})
	verified(3)
	s.now = s.now.Add(24 * time.Hour)
	if err := shop.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := s.outstanding(names, "2026-11-22"); got != first {
		t.Errorf("the first day, later:\n%s", got)
	}
	if got := s.outstanding(names, ""); !strings.Contains(got, "alone 2026-11-23 1 {500 0 0} map[:500]") || !strings.Contains(got, "all 2026-11-23 5 {3500 5000 5000}") {
		t.Errorf("the second day:\n%s", got)
	}
	verified(4)
	if err := shop.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	history, err := shop.LiabilityHistory(t.Context(), "2026-11-01", "2026-11-30")
	if err != nil || len(history) != 2 || history[0].Day != "2026-11-22" {
		t.Errorf("the history: %v %v", history, err)
	}

	// A statement that is not what the cards say is found.
	store := s.backend.store(s.project)
	_, err = store.Liabilities().Update(t.Context(), gifts+" 2026-11-23", func(l *punchcard.Liability) error { l.Body.Credit.Usable++; return nil })
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	if _, err := shop.Verify(t.Context(), func(d string) { found = append(found, d) }); err != nil || len(found) != 2 || !strings.Contains(found[0], gifts) {
		t.Errorf("verify finds %v: %v", found, err)
	}
}
