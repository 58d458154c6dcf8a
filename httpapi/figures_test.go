package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/project"
)

// days returns the figures of a campaign, or of the whole project, as one line for each day.
func (s *server) days(campaignID string, from, to calc.Day) string {
	s.t.Helper()
	if err := s.engine.DrainEvents(s.t.Context(), s.project); err != nil {
		s.t.Fatal(err)
	}
	days, err := s.engine.Project(s.project).Days(s.t.Context(), campaignID, from, to)
	if err != nil {
		s.t.Fatal(err)
	}
	var lines []string
	for _, d := range days {
		var figures []string
		for name, n := range d.Figures {
			if !strings.HasPrefix(name, "vouchers") && !strings.HasPrefix(name, "created") {
				figures = append(figures, fmt.Sprintf("%s=%d", name, n))
			}
		}
		slices.Sort(figures)
		lines = append(lines, fmt.Sprint(d.Day, " ", strings.Join(figures, " ")))
	}
	return strings.Join(lines, "\n")
}

func (s *server) verifies() {
	s.t.Helper()
	done, err := s.engine.Project(s.project).Verify(s.t.Context(), func(d string) { s.t.Error(d) })
	if err != nil || done.Moving > 0 || done.Days == 0 {
		s.t.Errorf("verify: %+v %v", done, err)
	}
}

// TestDaysOfTheProjectCountEverything redeems codes with and without a campaign, alone and together, refused, taken back and returned in part.
func TestDaysOfTheProjectCountEverything(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.Timezone = "America/New_York" })
	s.now = time.Date(2026, 11, 21, 23, 30, 0, 0, time.UTC) // still the afternoon of the 21st there
	spring := s.post("/v1/campaigns", object{"name": "Spring", "campaign_type": "DISCOUNT_COUPONS", "voucher": object{"type": "DISCOUNT_VOUCHER",
		"discount": object{"type": "AMOUNT", "amount_off": 300}}})["id"].(string)
	s.post("/v1/campaigns/Spring/vouchers/SPRING", object{"redemption": object{"quantity": 5}})
	s.post("/v1/vouchers/ALONE", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}, "redemption": object{"quantity": 2}})
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 5000}})
	redeem := func(codes ...string) object {
		var all []object
		for _, code := range codes {
			all = append(all, object{"object": "voucher", "id": code})
		}
		return object{"redeemables": all, "order": object{"amount": 1000}, "customer": object{"source_id": "ada"}}
	}
	s.post("/v1/redemptions", redeem("ALONE"))
	s.post("/v1/redemptions", redeem("SPRING", "GIFT"))
	last := s.post("/v1/redemptions", redeem("ALONE"))["redemptions"].([]any)[0].(object)["id"].(string)
	s.expect(400, "POST", "/v1/redemptions", redeem("ALONE"))
	s.expect(400, "POST", "/v1/redemptions", redeem("ALONE", "SPRING"))
	s.post("/v1/validations", redeem("ALONE"))
	s.post("/v1/validations", redeem("NONE"))
	first := "2026-11-21 amount_redeemed=700 discounted_amount=500 orders_amount=1800 redemptions=6 redemptions_failed:quantity_exceeded=2 redemptions_failed=2 " +
		"redemptions_succeeded=4 validations=2 validations_failed:not_found=1 validations_failed:quantity_exceeded=1 validations_failed=2"
	ofSpring := "2026-11-21 discounted_amount=300 orders_amount=700 redemptions=1 redemptions_succeeded=1"
	shown := func(what, got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s:\n%s\nwant\n%s", what, got, want)
		}
	}
	shown("the project", s.days("", "", ""), first)
	shown("the campaign", s.days(spring, "", ""), ofSpring)
	s.verifies()

	s.now = s.now.Add(30 * time.Hour) // past midnight of the 23rd in UTC, the 23rd there as well
	s.post("/v1/redemptions/"+last+"/rollback", nil)
	returned := s.post("/v1/redemptions", redeem("SPRING"))["order"].(object)["id"].(string)
	s.post("/v1/extensions/orders/"+returned+"/returns", object{"amount": 500})
	second := "2026-11-23 discounted_amount=300 orders_amount=700 redemptions=1 redemptions_succeeded=1 rollbacks=1 rollbacks_succeeded=1 rolledback_discounted_amount=250"
	shown("both days", s.days("", "", ""), first+"\n"+second)
	for query, want := range map[[2]calc.Day]string{
		{"2026-11-21", "2026-11-21"}: first, {"2026-11-22", ""}: second, {"", "2026-11-22"}: first, {"2026-11-22", "2026-11-22"}: "",
	} {
		shown(fmt.Sprint(query), s.days("", query[0], query[1]), want)
	}
	s.verifies()

	campaigns, err := s.engine.Project(s.project).CampaignFigures(t.Context(), "2026-11-01", "2026-11-30")
	if err != nil {
		t.Fatal(err)
	}
	if len(campaigns) != 1 || campaigns[spring]["discounted_amount"] != 600 {
		t.Errorf("figures of campaigns: %v", campaigns)
	}

	// The days stay what they were when the clock moves on, and in another time zone.
	s.put("/management/v1/projects/"+s.project, object{"timezone": "Asia/Tokyo"})
	s.now = s.now.Add(40 * 24 * time.Hour)
	shown("later", s.days("", "", ""), first+"\n"+second)
	s.verifies()
}

// TestReasonsOfRefusals reads why redemptions and validations were refused.
func TestReasonsOfRefusals(t *testing.T) {
	f := punchcard.Figures{"redemptions_failed": 3, "redemptions_failed:quantity_exceeded": 2, "redemptions_failed:voucher_expired": 1, "validations_failed:voucher_expired": 7}
	shows(t, fmt.Sprint(f.Reasons(punchcard.RefusedRedemptions), f.Reasons(punchcard.RefusedValidations)),
		`"map[quantity_exceeded:2 voucher_expired:1] map[voucher_expired:7]"`)
}
