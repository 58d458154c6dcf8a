package httpapi_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// referral makes a referral campaign and publishes one of its codes to ada.
func (s *server) referral(program object) (code string) {
	s.t.Helper()
	s.post("/v1/campaigns", object{"name": "Friends", "campaign_type": "REFERRAL_PROGRAM", "referral_program": program,
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}}})
	code = s.post("/v1/campaigns/Friends/vouchers", object{})["code"].(string)
	s.post("/v1/publications", object{"voucher": code, "customer": object{"source_id": "ada"}})
	return code
}

func TestCustomEventIsTracked(t *testing.T) {
	s := newServer(t)
	shows(t, s.post("/v1/events", `{"event": "review", "customer": {"source_id": "bob", "name": "Bob"}, "metadata": {"stars": 5}}`), `{
		"object": "event", "type": "review", "referral": null, "loyalty": null, "metadata": {"stars": 5},
		"customer": {"id": "*", "source_id": "bob", "name": "Bob", "object": "customer"}}`)
	log := s.get("/v1/customers/bob/activity?order=created_at")
	if diff := cmp.Diff([]string{"customer.created", "customer.custom_event"}, pluck(log, "type")); diff != "" {
		t.Error(diff)
	}
	entry := log["data"].([]any)[1].(object)["data"].(object)["data"].(object)
	shows(t, entry["event"], `{"id": "*", "type": "review", "created_at": "2026-11-21T12:00:00.000Z", "metadata": {"stars": 5}, "object": "event",
		"customer": {"id": "*", "source_id": "bob", "name": "Bob", "object": "customer"}}`)

	longest := strings.Repeat("ä", 300)
	shows(t, s.post("/v1/events", object{"event": longest, "customer": object{}})["type"], `"`+longest+`"`)
}

func TestACustomEventNamesAReferralCode(t *testing.T) {
	s := newServer(t)
	code := s.referral(object{"conversion_event_type": "redemption"})
	got := s.post("/v1/events", object{"event": "signup", "customer": object{"source_id": "bob"}, "referral": object{"code": code, "referrer_id": "ada"}})
	shows(t, got["referral"], `{"code": "`+code+`", "referrer_id": "*"}`)
}

func TestCustomEventsAreRefused(t *testing.T) {
	s := newServer(t)
	code := s.referral(object{"conversion_event_type": "redemption"})
	unpublished := s.post("/v1/campaigns/Friends/vouchers", object{})["code"].(string)
	s.post("/v1/vouchers/plain", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}})
	bob := object{"source_id": "bob"}
	for name, c := range map[string]struct {
		status       int
		key, details string
		body         object
	}{
		"no_name":                  {400, "invalid_payload", "'event'", object{"customer": bob}},
		"an_empty_name":            {400, "invalid_payload", ".event must NOT have fewer than 1", object{"event": "", "customer": bob}},
		"a_name_that_is_too_long":  {400, "invalid_payload", ".event must NOT have more than 300", object{"event": strings.Repeat("x", 301), "customer": bob}},
		"a_name_that_is_no_text":   {400, "invalid_payload", "", object{"event": 1, "customer": bob}},
		"no_customer":              {400, "invalid_payload", "'customer'", object{"event": "x"}},
		"an_unknown_id":            {404, "not_found", "cust_gone", object{"event": "x", "customer": object{"id": "cust_gone"}}},
		"a_referral_without_code":  {400, "invalid_payload", "Property .referral should have required property 'code'", object{"event": "x", "customer": bob, "referral": object{}}},
		"an_unknown_code":          {404, "not_found", "nocode", object{"event": "x", "customer": bob, "referral": object{"code": "nocode"}}},
		"a_code_of_no_referral":    {400, "invalid_payload", ".referral.code must be a referral code", object{"event": "x", "customer": bob, "referral": object{"code": "plain"}}},
		"a_code_that_nobody_holds": {400, "not_published", "", object{"event": "x", "customer": bob, "referral": object{"code": unpublished}}},
		"the_referrer_himself":     {400, "referrer_not_permitted_to_redeem", "", object{"event": "x", "customer": object{"source_id": "ada"}, "referral": object{"code": code}}},
		"somebody_elses_code":      {400, "invalid_payload", ".referral.referrer_id must be the customer who holds the code", object{"event": "x", "customer": bob, "referral": object{"code": code, "referrer_id": s.post("/v1/customers", object{})["id"]}}},
		"no_card":                  {400, "invalid_payload", ".loyalty should have required property 'code'", object{"event": "x", "customer": bob, "loyalty": object{}}},
		"a_card_that_is_none":      {400, "invalid_payload", ".loyalty.code must be the code of a loyalty card", object{"event": "x", "customer": bob, "loyalty": object{"code": "plain"}}},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, "POST", "/v1/events", c.body)
		})
	}
	s.refuse(404, "not_found", "bob", "GET", "/v1/customers/bob", nil)
}
