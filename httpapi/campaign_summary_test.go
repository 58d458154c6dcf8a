package httpapi_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// summaryFigures returns the figures of a campaign's summary that are not zero.
func (s *server) summaryFigures(campaign, query string) map[string]string {
	s.t.Helper()
	if err := s.engine.DrainEvents(s.t.Context(), s.project); err != nil {
		s.t.Fatal(err)
	}
	shown := map[string]string{}
	for name, value := range s.get("/v1/campaigns/" + campaign + "/summary" + query) {
		if number, ok := value.(interface{ String() string }); ok && number.String() != "0" {
			shown[name] = number.String()
		}
	}
	return shown
}

func expectFigures(t *testing.T, what string, got map[string]string, want string) {
	t.Helper()
	wanted := map[string]string{}
	for _, pair := range strings.Fields(want) {
		name, value, _ := strings.Cut(pair, "=")
		wanted[name] = value
	}
	if diff := cmp.Diff(wanted, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func TestASummaryAddsUpTheDaysOfACampaign(t *testing.T) {
	s := newServer(t)
	made := s.post("/v1/campaigns", object{"name": "Spring", "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": 1,
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 300}}})
	code := s.post("/v1/campaigns/Spring/vouchers/SPRING-1", object{})["code"].(string)
	s.post("/v1/campaigns/Spring/vouchers/SPRING-2", object{})
	s.post("/v1/publications", object{"campaign": object{"name": "Spring"}, "customer": object{"source_id": "ada"}})
	s.post("/v1/publications", object{"campaign": object{"name": "Spring", "count": 3}, "customer": object{"source_id": "bob"}})
	s.expect(400, "POST", "/v1/publications", object{"voucher": s.get("/v1/publications?customer=" + s.get("/v1/customers/ada")["id"].(string))["publications"].([]any)[0].(object)["voucher"].(object)["code"], "customer": object{"source_id": "bob"}})
	order := object{"amount": 1000}
	redeem := object{"redeemables": []object{{"object": "voucher", "id": code}}, "order": order, "customer": object{"source_id": "ada"}}
	for range 3 {
		s.post("/v1/validations", redeem)
	}
	s.post("/v1/vouchers/SPRING-2/disable", nil)
	s.post("/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": "SPRING-2"}, {"object": "voucher", "id": "nothing"}}, "order": order})
	redeemed := s.post("/v1/redemptions", redeem)["redemptions"].([]any)[0].(object)["id"].(string)
	s.expect(400, "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "SPRING-2"}}, "order": order})
	first := "vouchers_created=4 publications=3 publications_succeeded=2 publications_failed=1 validations=4 validations_succeeded=3 validations_failed=1 " +
		"redemptions=2 redemptions_succeeded=1 redemptions_failed=1 orders_amount=700 discounted_amount=300"
	expectFigures(t, "the first day", s.summaryFigures("Spring", ""), first)

	s.now = noon.Add(24 * time.Hour)
	s.post("/v1/redemptions/"+redeemed+"/rollback", nil)
	s.post("/v1/validations", redeem)
	s.del("/v1/vouchers/SPRING-2")
	second := "rollbacks=1 rollbacks_succeeded=1 orders_rolledback_amount=700 rolledback_discounted_amount=300 validations=1 validations_succeeded=1 vouchers_deleted=1"
	for query, want := range map[string]string{
		"?start_date=2026-11-22":                     second,
		"?end_date=2026-11-21":                       first,
		"?start_date=2026-11-21&end_date=2026-11-21": first,
		"?start_date=2026-11-23":                     "",
		"?start_date=2020-01-01&end_date=2026-11-20": "",
		"?start_date=2026-11-22&end_date=2026-11-22": second,
	} {
		expectFigures(t, query, s.summaryFigures(made["id"].(string), query), want)
	}
	all := s.get("/v1/campaigns/Spring/summary")
	shows(t, object{"object": all["object"], "campaign": all["campaign"].(object)["name"], "validations": all["validations"], "few": len(all) < 18},
		`{"object":"campaign_summary","campaign":"Spring","validations":5,"few":false}`)

	for query, want := range map[string]string{
		"?start_date=yesterday":                      "start_date",
		"?end_date=2026-02-30":                       "end_date",
		"?start_date=2026-11-22&end_date=2026-11-21": "end_date",
	} {
		s.refuse(400, "invalid_query_params", want, "GET", "/v1/campaigns/Spring/summary"+query, nil)
	}
	s.refuse(404, "not_found", "Autumn", "GET", "/v1/campaigns/Autumn/summary", nil)
}

func TestSummaryHasFiguresOfEachCampaignType(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1000}}})
	s.post("/v1/campaigns/Gifts/vouchers/G-1", object{})
	s.post("/v1/campaigns/Gifts/vouchers/G-2", object{})
	s.post("/v1/vouchers/G-1/balance", object{"amount": 500})
	s.post("/v1/vouchers/G-1/balance", object{"amount": -200})
	redeemed := s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "G-1"}}, "order": object{"amount": 400}})["redemptions"].([]any)[0].(object)["id"].(string)
	s.post("/v1/redemptions/"+redeemed+"/rollback", nil)
	s.del("/v1/vouchers/G-2")
	expectFigures(t, "gift cards", s.summaryFigures("Gifts", ""), "vouchers_created=2 created_vouchers_amount=2000 amount_added=500 amount_subtracted=200 "+
		"amount_redeemed=400 amount_rolledback=400 amount_deleted=1000 vouchers_deleted=1 redemptions=1 redemptions_succeeded=1 rollbacks=1 rollbacks_succeeded=1")

	_, club := s.loyaltyCampaign("Club")
	card := s.card(club, "ada")
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 7}})
	s.post("/v1/orders", object{"amount": 1000, "status": "PAID", "customer": object{"source_id": "ada"}})
	s.post("/v1/vouchers/"+card+"/balance", object{"amount": 100})
	s.post("/v1/vouchers/"+card+"/balance", object{"amount": -30})
	expectFigures(t, "points", s.summaryFigures("Club", ""), "vouchers_created=1 publications=1 publications_succeeded=1 points_added=100 points_subtracted=30 points_rewarded=7")

	promotion := s.post("/v1/campaigns", object{"name": "Promo", "campaign_type": "PROMOTION"})["id"].(string)
	tier := s.post("/v1/promotions/"+promotion+"/tiers", object{"name": "Tier", "action": object{"discount": object{"type": "PERCENT", "percent_off": 10}}})["id"].(string)
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "promotion_tier", "id": tier}}, "order": object{"amount": 1000}})
	expectFigures(t, "promotions", s.summaryFigures("Promo", ""), "redemptions=1 redemptions_succeeded=1 orders_amount=900 discounted_amount=100")
	if _, has := s.get("/v1/campaigns/Promo/summary")["vouchers_created"]; has {
		t.Error("the summary of a promotion has codes")
	}

	code := s.referral(object{"conversion_event_type": "redemption"})
	s.redeemCode(code, "bob")
	s.processReferrals()
	expectFigures(t, "referrals", s.summaryFigures("Friends", ""), "vouchers_created=1 publications=1 publications_succeeded=1 redemptions=1 redemptions_succeeded=1 orders_amount=900 referred_customers=1")
}

func TestValidationsAreWrittenWhenTheEngineStops(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", object{"name": "Spring", "campaign_type": "DISCOUNT_COUPONS", "voucher": coupon})
	s.post("/v1/campaigns/Spring/vouchers/SPRING-1", object{})
	if err := s.engine.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.post("/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": "SPRING-1"}}, "order": object{"amount": 1000}})
	if err := s.engine.Stop(context.Background()); err != nil {
		t.Fatal(err)
	}
	days, err := s.backend.store(s.project).CampaignDays().List(t.Context(), everything)
	if err != nil {
		t.Fatal(err)
	}
	total := int64(0)
	for _, d := range days.Items {
		total += d.Figures["validations"]
	}
	if total != 2 { // of the campaign, and of the project
		t.Errorf("%d validations are stored, want 1: %v", total, days.Items)
	}
}
