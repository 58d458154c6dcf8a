package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
)

// processReferrals processes the events of referrals and delivers the rewards that are due.
func (s *server) processReferrals() {
	s.t.Helper()
	if err := s.engine.DrainEvents(s.t.Context(), s.project); err != nil {
		s.t.Fatal(err)
	}
	for _, r := range s.referralRewards() {
		for range 2 { // a job may be delivered twice
			if err := s.perform(s.t.Context(), "REFERRALS.REWARD", object{"RewardID": r.ID}); err != nil {
				s.t.Fatal(err)
			}
		}
	}
	if err := s.engine.DrainEvents(s.t.Context(), s.project); err != nil {
		s.t.Fatal(err)
	}
}

func (s *server) referralRewards() []referral.Reward {
	s.t.Helper()
	page, err := s.backend.store(s.project).ReferralRewards().List(s.t.Context(), storage.Query{})
	if err != nil {
		s.t.Fatal(err)
	}
	return page.Items
}

// rewardsShown returns the status of each reward and the reason of its refusal.
func (s *server) rewardsShown() (all []string) {
	for _, r := range s.referralRewards() {
		all = append(all, strings.TrimSpace(fmt.Sprint(r.Status, " ", r.Gives.Amount, " ", r.Refusal)))
	}
	return all
}

func (s *server) redeemCode(code, customer string) answer {
	return s.do("POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": code}}, "order": object{"amount": 1000},
		"customer": object{"source_id": customer}})
}

func (s *server) activityTypes(customer string) []string {
	return pluck(s.get("/v1/customers/"+customer+"/activity?order=created_at&limit=100"), "type")
}

func TestHoldersOfAReferralCodeAreListedAssignedAndRemoved(t *testing.T) {
	s := newServer(t)
	code := s.referral(object{"conversion_event_type": "redemption"})
	voucher := s.get("/v1/vouchers/" + code)
	ada := s.get("/v1/customers/ada")["id"].(string)
	shows(t, object{"holder": voucher["holder_id"], "referrer": voucher["referrer_id"]}, `{"holder":"`+ada+`","referrer":"`+ada+`"}`)
	at := "/v1/referrals/members/" + code + "/holders"
	s.now = noon.Add(time.Hour)
	made := s.post(at, object{"holders": []object{{"source_id": "bob"}, {"source_id": "cid", "name": "Cid"}}, "metadata": object{"by": "hand"}})
	shows(t, made["holders"].([]any)[1], `{"id":"*","created_at":"2026-11-21T13:00:00.000Z","redeemable_id":"`+voucher["id"].(string)+`","redeemable_object":"voucher",
		"customer_id":"`+s.get("/v1/customers/cid")["id"].(string)+`","holder_role":"REFEREE","campaign_id":"*","campaign_type":"REFERRAL_PROGRAM",
		"voucher_type":"DISCOUNT_VOUCHER","metadata":{"by":"hand"},"object":"redeemable_holder"}`)

	campaign := s.get("/v1/campaigns/Friends")["id"].(string)
	for _, at := range []string{at, "/v1/referrals/Friends/members/" + code + "/holders", "/v1/referrals/" + campaign + "/members/" + voucher["id"].(string) + "/holders"} {
		list := s.get(at)
		expectList(t, "roles at "+at, pluck(list, "holder_role"), "REFEREE", "REFEREE", "REFERRER")
		shows(t, object{"total": list["total"], "more": list["has_more"]}, `{"total":3,"more":false}`)
	}
	list := s.get(at + "?order=id")
	shows(t, list["data"].([]any)[0], `{"id":"*","created_at":"2026-11-21T12:00:00.000Z","redeemable_id":"*","redeemable_object":"voucher","customer_id":"`+ada+`",
		"holder_role":"REFERRER","campaign_id":"*","campaign_type":"REFERRAL_PROGRAM","voucher_type":"DISCOUNT_VOUCHER","metadata":{},"object":"redeemable_holder"}`)
	ids := pluck(list, "id")
	for _, order := range []string{"id", "-id"} {
		var walked []string
		next := ""
		for {
			page := s.get(at + "?limit=1&order=" + order + next)
			walked = append(walked, pluck(page, "id")...)
			if page["has_more"] != true {
				break
			}
			next = "&starting_after_id=" + page["more_starting_after"].(string)
		}
		want := ids
		if order == "-id" {
			want = []string{ids[2], ids[1], ids[0]}
		}
		expectList(t, "one by one by "+order, walked, want...)
	}
	expectList(t, "by role", pluck(s.get(at+"?filters[holder_role][conditions][$is]=REFERRER"), "customer_id"), ada)
	expectList(t, "by customer", pluck(s.get(at+"?filters[customer_id][conditions][$is]="+ada), "holder_role"), "REFERRER")

	s.post("/v1/vouchers/OWN", coupon)
	s.post("/v1/publications", object{"voucher": "OWN", "customer": object{"source_id": "cid"}})
	wallet := "/v1/customers/cid/redeemables"
	expectList(t, "what Cid holds", pluck(s.get(wallet), "holder_role"), "OWNER", "REFEREE")
	one := s.get(wallet + "?filters[holder_role][conditions][$is]=REFEREE")["data"].([]any)[0].(object)
	shows(t, object{"id": one["id"], "since": one["created_at"], "code": one["redeemable"].(object)["voucher"].(object)["code"], "metadata": one["metadata"]},
		`{"id":"`+ids[2]+`","since":"2026-11-21T13:00:00.000Z","code":"`+code+`","metadata":{"by":"hand"}}`)
	page := s.get(wallet + "?limit=1&order=id")
	expectList(t, "the first page", pluck(page, "id"), ids[2])
	expectList(t, "the second page", pluck(s.get(wallet+"?limit=1&order=id&starting_after_id="+page["more_starting_after"].(string)), "holder_role"), "OWNER")
	expectList(t, "by id", pluck(s.get(wallet+"?filters[id][conditions][$is]="+ids[2]), "holder_role"), "REFEREE")
	expectList(t, "the referrer's", pluck(s.get("/v1/customers/ada/redeemables"), "holder_role"), "REFERRER")

	s.refuse(403, "forbidden", "You can not remove Referrer assignment", "DELETE", at+"/"+ids[0], nil)
	s.del(at + "/" + ids[2])
	s.refuse(404, "not_found", ids[2], "DELETE", at+"/"+ids[2], nil)
	expectList(t, "who is left", pluck(s.get(at+"?order=id"), "id"), ids[0], ids[1])
	expectList(t, "what Bob's log tells", s.activityTypes("bob"), "customer.created", "customer.holder.assignment.created")
	expectList(t, "what Cid's log tells", s.activityTypes("cid"), "customer.created", "customer.holder.assignment.created", "customer.publication.succeeded", "customer.holder.assignment.deleted")
}

func TestAssigningHoldersIsRefused(t *testing.T) {
	s := newServer(t)
	code := s.referral(object{"conversion_event_type": "redemption"})
	unpublished := s.post("/v1/campaigns/Friends/vouchers", object{})["code"].(string)
	s.post("/v1/vouchers/plain", coupon)
	s.post("/v1/campaigns", object{"name": "Others", "campaign_type": "REFERRAL_PROGRAM", "voucher": coupon, "referral_program": object{"conversion_event_type": "redemption"}})
	members := "/v1/referrals/members/"
	bob := []object{{"source_id": "bob"}}
	s.post(members+code+"/holders", object{"holders": []object{{"source_id": "assigned"}}})
	for name, c := range map[string]struct {
		status             int
		key, details, path string
		body               any
	}{
		"nobody":                  {400, "invalid_payload", "Property .holders must NOT have fewer than 1 items", members + code, object{"holders": []object{}}},
		"no_holders":              {400, "invalid_payload", "Property .holders", members + code, object{}},
		"too_many":                {400, "invalid_payload", "Property .holders must NOT have more than 100 items", members + code, object{"holders": make([]object, 101)}},
		"a_code_nobody_holds":     {400, "not_published", "", members + unpublished, object{"holders": bob}},
		"a_coupon":                {404, "not_found", "plain", members + "plain", object{"holders": bob}},
		"no_code":                 {404, "not_found", "nothing", members + "nothing", object{"holders": bob}},
		"a_code_of_another":       {404, "not_found", code, "/v1/referrals/Others/members/" + code, object{"holders": bob}},
		"an_unknown_campaign":     {404, "not_found", "Nobody", "/v1/referrals/Nobody/members/" + code, object{"holders": bob}},
		"an_unknown_id":           {404, "not_found", "cust_x", members + code, object{"holders": []object{{"source_id": "bob"}, {"id": "cust_x"}}}},
		"the_same_twice":          {409, "duplicate_found", "", members + code, object{"holders": []object{{"source_id": "bob"}, {"source_id": "bob"}}}},
		"one_who_is_assigned":     {409, "holder_assignement_duplication", "", members + code, object{"holders": []object{{"source_id": "bob"}, {"source_id": "assigned"}}}},
		"the_referrer":            {409, "holder_assignement_duplication", "", members + code, object{"holders": []object{{"source_id": "ada"}}}},
		"a_customer_that_is_none": {400, "invalid_payload", "holders[0]", members + code, object{"holders": []object{{"source_id": "bob", "birthdate": "yesterday"}}}},
		"metadata_that_is_none":   {400, "invalid_payload", "metadata", members + code, object{"holders": bob, "metadata": 5}},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, "POST", c.path+"/holders", c.body)
			s.expect(404, "GET", "/v1/customers/bob", nil)
		})
	}
}

func TestRedeemingAReferralCodeRefersTheCustomerOnce(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	clubID := strings.TrimPrefix(club, "/v1/loyalties/")
	code := s.referral(object{"conversion_event_type": "redemption",
		"referee_reward": object{"type": "LOYALTY_CARD", "amount": 500, "related_object_parent": object{"id": clubID, "object": "CAMPAIGN"}}})
	_, err := s.engine.Project(s.project).Referrals.CreateTier(t.Context(), "Friends", referral.TierRequest{Conversions: 2, RewardCampaign: "Club", Amount: 70, Repeats: true, Banner: "Two friends"})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if a := s.redeemCode(code, "bob"); a.status != 200 {
			t.Fatal(a.raw)
		}
	}
	s.refuse(400, "referrer_not_permitted_to_redeem", code, "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": code}},
		"order": object{"amount": 1000}, "customer": object{"source_id": "ada"}})
	s.processReferrals()
	expectList(t, "rewards", s.rewardsShown(), "GIVEN 500")
	bob, ada := s.get("/v1/customers/bob"), s.get("/v1/customers/ada")
	shows(t, bob["referrals"], `{"total":1,"campaigns":[{"campaign_id":"*","referrer_id":"`+ada["id"].(string)+`","related_object_id":"*","related_object_type":"redemption","date":"2026-11-21T12:00:00.000Z"}]}`)
	shows(t, bob["loyalty"], `{"points":500,"referred_customers":0,"campaigns":{"Club":{"points":500,"referred_customers":0}}}`)
	shows(t, ada["loyalty"], `{"points":0,"referred_customers":1,"campaigns":{"Friends":{"points":0,"referred_customers":1}}}`)

	for _, who := range []string{"cid", "dan", "eve"} {
		s.redeemCode(code, who)
	}
	s.processReferrals()
	expectList(t, "rewards in the end", s.rewardsShown(), "GIVEN 500", "GIVEN 500", "GIVEN 70", "GIVEN 500", "GIVEN 500", "GIVEN 70")
	shows(t, s.get("/v1/customers/ada")["loyalty"], `{"points":140,"referred_customers":4,"campaigns":{"Club":{"points":140,"referred_customers":0},"Friends":{"points":0,"referred_customers":4}}}`)
	counts := map[string]int{}
	for _, kind := range s.activityTypes("bob") {
		counts[kind]++
	}
	if diff := cmp.Diff(map[string]int{"customer.created": 1, "customer.redemption.succeeded": 2, "customer.order.created": 2, "customer.order.paid": 2,
		"customer.holder.assignment.created": 1, "customer.referred": 1, "customer.rewarded": 1, "customer.publication.succeeded": 1,
		"customer.voucher.loyalty_card.points_added": 1}, counts); diff != "" {
		t.Error(diff)
	}
	order := s.get("/v1/orders?limit=1")["orders"].([]any)[0].(object)
	shows(t, order["referrer_id"], `"`+ada["id"].(string)+`"`)
	at := "/v1/referrals/members/" + code + "/holders"
	first := pluck(s.get(at+"?filters[customer_id][conditions][$is]="+bob["id"].(string)), "id")[0]
	s.del(at + "/" + first)
	shows(t, s.get("/v1/customers/bob")["referrals"], `{"total":0,"campaigns":[]}`)
	s.redeemCode(code, "bob")
	s.processReferrals()
	if n := len(s.referralRewards()); n != 6 {
		t.Errorf("%d rewards after a referee was removed and came again, want the 6 of before", n)
	}
}

func TestCustomEventConvertsReferral(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}})
	code := s.referral(object{"conversion_event_type": "custom_event", "custom_event": object{"name": "signup"},
		"referee_reward": object{"type": "GIFT_VOUCHER", "amount": 250, "related_object_parent": object{"name": "Gifts", "object": "CAMPAIGN"}}})
	send := func(event, customer string) {
		s.post("/v1/events", object{"event": event, "customer": object{"source_id": customer}, "referral": object{"code": code}})
	}
	s.redeemCode(code, "bob")
	send("visit", "cid")
	s.processReferrals()
	expectList(t, "holders", pluck(s.get("/v1/referrals/members/"+code+"/holders"), "holder_role"), "REFEREE", "REFERRER")
	shows(t, s.get("/v1/customers/bob")["referrals"], `{"total":0,"campaigns":[]}`)
	for range 2 {
		send("signup", "bob")
		send("signup", "cid")
	}
	s.processReferrals()
	s.post("/v1/campaigns/Friends/disable", nil)
	send("signup", "dan")
	s.processReferrals()
	expectList(t, "rewards", s.rewardsShown(), "GIVEN 250", "GIVEN 250")
	shows(t, s.get("/v1/customers/cid")["referrals"].(object)["campaigns"].([]any)[0], `{"campaign_id":"*","referrer_id":"*","related_object_id":"*","related_object_type":"event","date":"*"}`)
	shows(t, s.get("/v1/customers/bob")["summary"].(object)["redemptions"].(object)["gift"], `{"redeemed_amount":0,"amount_to_go":350}`)
	shows(t, s.get("/v1/customers/dan")["referrals"], `{"total":0,"campaigns":[]}`)
}

func TestRefusedReferralRewardHasReason(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", object{"name": "Gifts", "type": "STATIC", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}})
	code := s.referral(object{"conversion_event_type": "redemption",
		"referee_reward": object{"type": "GIFT_VOUCHER", "amount": 250, "related_object_parent": object{"name": "Gifts", "object": "CAMPAIGN"}}})
	s.redeemCode(code, "bob")
	s.processReferrals()
	expectList(t, "rewards", s.rewardsShown(), "REFUSED 250 no_voucher_suitable_for_publication: Couldn't find any voucher suitable for publication: Couldn't create new vouchers for publication")
	shows(t, s.get("/v1/customers/bob")["referrals"].(object)["total"], `1`)
}

func TestReferralProgramWithInvalidRewardIsRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}})
	for name, reward := range map[string]object{
		"unknown": {"type": "GIFT_VOUCHER", "amount": 250, "related_object_parent": object{"name": "Nothing", "object": "CAMPAIGN"}},
		"a_card":  {"type": "LOYALTY_CARD", "amount": 250, "related_object_parent": object{"name": "Gifts", "object": "CAMPAIGN"}},
	} {
		s.refuse(400, "invalid_payload", "referee_reward.related_object_parent", "POST", "/v1/campaigns", object{"name": name, "campaign_type": "REFERRAL_PROGRAM", "voucher": coupon,
			"referral_program": object{"conversion_event_type": "redemption", "referee_reward": reward}})
	}
}

func TestAnUnpublishedReferralCodeIsRefused(t *testing.T) {
	s := newServer(t)
	s.referral(object{"conversion_event_type": "redemption"})
	code := s.post("/v1/campaigns/Friends/vouchers", object{})["code"].(string)
	a := s.redeemCode(code, "bob")
	if body, _ := a.body.(object); a.status != 400 || body["key"] != "not_published" {
		t.Errorf("%d %s", a.status, a.raw)
	}
}
