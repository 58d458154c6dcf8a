package httpapi_test

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// wallet gives Ada a gift card at noon, a coupon of a campaign an hour later, and an expired stand-alone code two hours
// later. Bob has a coupon, too.
func wallet(t *testing.T) (s *server, codes map[string]object) {
	s, codes = newServer(t), map[string]object{}
	s.post("/v1/campaigns", `{"name": "Coupons", "campaign_type": "DISCOUNT_COUPONS", "type": "STATIC", "voucher": {"type": "DISCOUNT_VOUCHER",
		"discount": {"type": "PERCENT", "percent_off": 10}, "redemption": {"quantity": 1}}}`)
	codes["coupon"] = s.post("/v1/campaigns/Coupons/vouchers", `{}`)
	codes["gift"] = s.post("/v1/vouchers", `{"type": "GIFT_VOUCHER", "gift": {"amount": 1000}}`)
	codes["old"] = s.post("/v1/vouchers", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}, "expiration_date": "2026-11-20T00:00:00.000Z"}`)
	codes["bobs"] = s.post("/v1/vouchers", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}}`)
	for i, name := range []string{"gift", "coupon", "old", "bobs"} {
		s.now = noon.Add(time.Duration(i) * time.Hour)
		who := "ada"
		if name == "bobs" {
			who = "bob"
		}
		s.post("/v1/publications", object{"voucher": codes[name]["code"], "customer": object{"source_id": who}})
	}
	return s, codes
}

func TestTheRedeemablesOfACustomer(t *testing.T) {
	s, codes := wallet(t)
	list := s.get("/v1/customers/ada/redeemables?order=id")
	items := list["data"].([]any)
	delete(list, "data")
	shows(t, list, `{"object": "list", "data_ref": "data", "total": 3, "has_more": false}`)
	var status []string
	for _, i := range items {
		held := i.(object)["redeemable"].(object)
		for name, c := range codes {
			if held["voucher"].(object)["id"] == c["id"] {
				status = append(status, name+" "+held["status"].(string))
			}
		}
		held["voucher"] = held["voucher"].(object)["code"]
	}
	if diff := cmp.Diff([]string{"coupon ACTIVE", "gift ACTIVE", "old EXPIRED"}, status); diff != "" {
		t.Error(diff)
	}
	coupon := codes["coupon"]["id"].(string)
	shows(t, items[0], `{
		"id": "rh_`+strings.TrimPrefix(coupon, "v_")+`", "created_at": "2026-11-21T13:00:00.000Z", "redeemable_id": "`+coupon+`", "redeemable_object": "voucher",
		"customer_id": "*", "holder_role": "OWNER", "campaign_id": "*", "campaign_type": "DISCOUNT_COUPONS", "voucher_type": "DISCOUNT_VOUCHER", "metadata": {},
		"object": "redeemable_holder", "redeemable": {"type": "voucher", "voucher": "*", "status": "ACTIVE"}}`)
	shows(t, items[1].(object)["campaign_type"], `null`)
}

func TestTheRedeemablesOfACustomerAreFilteredAndPaged(t *testing.T) {
	s, codes := wallet(t)
	name := func(id string) string {
		for name, c := range codes {
			if c["id"] == id {
				return name
			}
		}
		return id
	}
	filter := func(field, op, value string) string {
		return url.Values{"filters[" + field + "][conditions][" + op + "]": {value}}.Encode() + "&order=id"
	}
	held := "rh_" + strings.TrimPrefix(codes["gift"]["id"].(string), "v_")
	cases := map[string]struct{ query, want string }{
		"the_last_one_first":         {"", "old gift coupon"},
		"by_the_id_of_the_holding":   {filter("id", "$is", held), "gift"},
		"by_the_id_of_the_code":      {filter("redeemable_id", "$is", codes["old"]["id"].(string)), "old"},
		"by_campaign":                {filter("campaign_id", "$has_value", ""), "coupon"},
		"by_type_of_campaign":        {filter("campaign_type", "$is", "DISCOUNT_COUPONS"), "coupon"},
		"without_a_type_of_campaign": {filter("campaign_type", "$is_unknown", ""), "gift old"},
		"not_of_a_type_of_campaign":  {filter("campaign_type", "$is_not", "DISCOUNT_COUPONS"), "gift old"},
		"by_type_of_code":            {filter("voucher_type", "$in", "GIFT_VOUCHER"), "gift"},
		"as_owner":                   {filter("holder_role", "$is", "OWNER"), "coupon gift old"},
		"as_referrer":                {filter("holder_role", "$is", "REFERRER"), ""},
		"as_referee":                 {filter("holder_role", "$is", "REFEREE"), ""},
		"codes":                      {filter("redeemable_object", "$is", "voucher"), "coupon gift old"},
		"no_codes":                   {filter("redeemable_object", "$is_not", "voucher"), ""},
		"held_before":                {filter("created_at", "$before", "2026-11-21T12:30:00.000Z"), "gift"},
		"held_after":                 {filter("created_at", "$after", "2026-11-21T12:30:00.000Z"), "coupon old"},
		"after_one":                  {"order=id&starting_after_id=" + held, "old"},
	}
	for title, c := range cases {
		t.Run(title, func(t *testing.T) {
			var got []string
			for _, id := range pluck(s.get("/v1/customers/ada/redeemables?"+c.query), "redeemable_id") {
				got = append(got, name(id))
			}
			if diff := cmp.Diff(c.want, strings.Join(got, " ")); diff != "" {
				t.Error(diff)
			}
		})
	}
	page := s.get("/v1/customers/ada/redeemables?order=id&limit=2")
	if page["has_more"] != true || page["more_starting_after"] != held {
		t.Errorf("%v %v", page["has_more"], page["more_starting_after"])
	}
	s.refuse(400, "invalid_query_params", "Property .starting_after_id must be the id of an item of the list, which begins with rh_", "GET", "/v1/customers/ada/redeemables?starting_after_id=v_1", nil)
	s.refuse(400, "invalid_query_params", "", "GET", "/v1/customers/ada/redeemables?"+filter("holder_role", "$is", "THIEF"), nil)
	s.refuse(400, "invalid_query_params", "", "GET", "/v1/customers/ada/redeemables?"+filter("code", "$is", "x"), nil)
	s.refuse(404, "not_found", "Cannot find customer with id cid", "GET", "/v1/customers/cid/redeemables", nil)
}

func TestActivityIsFilteredByTypeOfCampaign(t *testing.T) {
	s, _ := wallet(t)
	for kind, want := range map[string]bool{"DISCOUNT_COUPONS": true, "LOYALTY_PROGRAM": false} {
		if got := len(pluck(s.get("/v1/customers/ada/activity?campaign_type="+kind), "type")) > 0; got != want {
			t.Errorf("%s: %t", kind, got)
		}
	}
	s.refuse(400, "invalid_query_params", "Property .campaign_type must be one of", "GET", "/v1/customers/ada/activity?campaign_type=COUPONS", nil)
}
