package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// couponCampaign makes a coupon campaign with these codes and returns its id.
func (s *server) couponCampaign(name string, settings object, codes ...string) string {
	s.t.Helper()
	body := object{"name": name, "campaign_type": "DISCOUNT_COUPONS", "type": "STATIC", "voucher": object{
		"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1000, "effect": "APPLY_TO_ORDER"},
	}}
	for k, v := range settings {
		body[k] = v
	}
	id := s.post("/v1/campaigns", body)["id"].(string)
	for _, code := range codes {
		s.post("/v1/campaigns/"+id+"/vouchers/"+code, nil)
	}
	return id
}

// published creates a publication and returns the answer.
func (s *server) published(body string) object { s.t.Helper(); return s.post("/v1/publications", body) }

func TestAPublishedCodeIsAnsweredInFullButForItsRules(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE", "TWO")
	made := s.published(`{"campaign": {"name": "Autumn", "count": null}, "customer": {"source_id": "ada", "name": "Ada", "email": null, "metadata": {"a": 1}},
		"voucher": null, "source_id": "key", "channel": null, "metadata": {"b": 2}, "ignored": true}`)
	code := made["voucher"]
	shows(t, made, `{
		"id": "*", "object": "publication", "created_at": "2026-11-21T12:00:00.000Z", "customer_id": "*", "tracking_id": "*", "metadata": {"b": 2},
		"channel": "API", "source_id": "key", "result": "SUCCESS", "vouchers_id": ["*"], "voucher": "*", "customer": "*"
	}`)
	shows(t, made["customer"], `{"id": "*", "object": "customer", "source_id": "ada", "name": "Ada", "metadata": {"a": 1}}`)
	read := s.get("/v1/vouchers/ONE")
	delete(read, "validation_rules_assignments") // only reading the code shows its rules
	if diff := cmp.Diff(read, code); diff != "" {
		t.Errorf("the code differs from the voucher:\n%s", diff)
	}
	holder := code.(object)["holder_id"]
	if holder != made["customer_id"] || fmt.Sprint(code.(object)["publish"].(object)["count"]) != "1" {
		t.Errorf("holder %v, publications %v", holder, code.(object)["publish"])
	}
	again := s.get("/v1/publications?source_id=key")
	made["voucher"] = object{"code": "ONE", "object": "voucher", "campaign": "Autumn", "is_referral_code": false,
		"discount": code.(object)["discount"]}
	if diff := cmp.Diff([]any{made}, again["publications"]); diff != "" {
		t.Errorf("the list shows (-want +got):\n%s", diff)
	}
}

func TestAnAnonymousCustomerGetsACode(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE")
	shows(t, s.published(`{"campaign": "Autumn", "customer": {}}`), `{
		"id": "*", "object": "publication", "created_at": "*", "customer_id": "*", "tracking_id": null, "metadata": {}, "channel": "API",
		"source_id": null, "result": "SUCCESS", "vouchers_id": ["*"], "voucher": "*", "customer": "*"
	}`)
}

func TestSeveralCodesAreAnsweredByTheirCodes(t *testing.T) {
	s := newServer(t)
	id := s.couponCampaign("Autumn", object{"type": "AUTO_UPDATE", "activity_duration_after_publishing": "P1D"}, "ONE")
	many := s.published(`{"campaign": {"name": "` + id + `", "count": 3}, "customer": {"email": "ada@example.com"}}`)
	shows(t, many, `{
		"id": "*", "object": "publication", "created_at": "*", "customer_id": "*", "tracking_id": null, "metadata": {}, "channel": "API", "source_id": null,
		"result": "SUCCESS", "vouchers_id": ["*", "*", "*"], "vouchers": ["ONE", "*", "*"],
		"customer": "*"
	}`)
	shows(t, s.get("/v1/publications")["publications"], `[{
		"id": "*", "object": "publication", "created_at": "*", "customer_id": "*", "tracking_id": null, "metadata": {}, "channel": "API", "source_id": null,
		"result": "SUCCESS", "vouchers_id": ["*", "*", "*"], "vouchers": ["ONE", "*", "*"],
		"customer": "*"
	}]`)
	made := s.get("/v1/vouchers/" + many["vouchers"].([]any)[2].(string))
	if made["start_date"] != "2026-11-21T12:00:00.000Z" || made["expiration_date"] != "2026-11-22T12:00:00.000Z" {
		t.Errorf("the code is valid from %v to %v", made["start_date"], made["expiration_date"])
	}
	if count := s.get("/v1/campaigns/" + id)["vouchers_count"]; fmt.Sprint(count) != "3" {
		t.Errorf("the campaign counts %v codes", count)
	}
}

func TestJoinOnceParameterOverridesCampaign(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE", "TWO", "THREE")
	body := `{"campaign": {"name": "Autumn"}, "customer": {"source_id": "ada"}}`
	var codes []any
	for _, query := range []string{"", "?join_once=true", "?join_once=false", ""} {
		codes = append(codes, s.post("/v1/publications"+query, body)["voucher"].(object)["code"])
	}
	if diff := cmp.Diff([]any{"ONE", "ONE", "TWO", "THREE"}, codes); diff != "" {
		t.Error(diff)
	}
	s.refuse(400, "voucher_cannot_be_published", "Customer already joined program.", "POST", "/v1/publications?join_once=true", func() object {
		s.post("/v1/campaigns/Autumn/vouchers/FOUR", nil)
		return object{"voucher": "FOUR", "customer": object{"source_id": "ada"}}
	}())
	s.refuse(400, "invalid_query_params", "join_once", "POST", "/v1/publications?join_once=perhaps", body)
}

func TestPublicationsThatAreRefused(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE")
	s.published(`{"voucher": "ONE", "campaign": null, "customer": {"source_id": "bob"}, "source_id": "key", "metadata": null}`)
	for name, test := range map[string]struct {
		status             int
		key, details, body string
	}{
		"no customer":              {400, "invalid_payload", "Payload must have required property 'customer'", `{"voucher": "ONE"}`},
		"a customer of null":       {400, "invalid_payload", "Payload must have required property 'customer'", `{"voucher": "ONE", "customer": null}`},
		"a customer of text":       {400, "invalid_payload", "customer must be object", `{"voucher": "ONE", "customer": "ada"}`},
		"neither code nor name":    {400, "missing_vouchers", "Either Campaign or Voucher is required", `{"customer": {}, "campaign": {"count": 1}}`},
		"a count that is no count": {400, "invalid_payload", "Property .campaign.count must be integer", `{"customer": {}, "campaign": {"name": "Autumn", "count": "2"}}`},
		"a count of 0":             {400, "invalid_payload", "Property .campaign.count must be from 1 to 50", `{"customer": {}, "campaign": {"name": "Autumn", "count": 0}}`},
		"a count of 51":            {400, "invalid_payload", "Property .campaign.count must be from 1 to 50", `{"customer": {}, "campaign": {"name": "Autumn", "count": 51}}`},
		"an enormous count":        {400, "invalid_payload", "Property .campaign.count must be", `{"customer": {}, "campaign": {"name": "Autumn", "count": 99999999999999999999}}`},
		"a campaign of a number":   {400, "invalid_payload", "Property .campaign must be object", `{"customer": {}, "campaign": 5}`},
		"metadata of text":         {400, "invalid_payload", "Property .metadata must be object", `{"customer": {}, "voucher": "ONE", "metadata": "a"}`},
		"a source id that is taken": {400, "duplicate_source_id", "Publication with source_id: 'key' already exists",
			`{"customer": {}, "campaign": "Autumn", "source_id": "key"}`},
		"an unknown code":     {404, "not_found", "Cannot find voucher with id NONE", `{"customer": {}, "voucher": "NONE"}`},
		"an unknown campaign": {404, "not_found", "Cannot find campaign with id None", `{"customer": {}, "campaign": {"name": "None"}}`},
		"an unknown customer": {404, "not_found", "Cannot find customer with id cust_x", `{"customer": {"id": "cust_x"}, "campaign": "Autumn"}`},
		"no JSON":             {400, "invalid_payload", "Payload must be JSON", `{`},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(test.status, test.key, test.details, "POST", "/v1/publications", test.body)
		})
	}
	if total := s.get("/v1/publications")["total"]; fmt.Sprint(total) != "1" {
		t.Errorf("%v publications are on record, want the first alone", total)
	}
}

func TestARefusedPublicationIsListedAsAFailure(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE")
	s.published(`{"voucher": "ONE", "customer": {"source_id": "bob"}}`)
	s.refuse(400, "voucher_already_published", "has already been published", "POST", "/v1/publications", `{"voucher": "ONE", "customer": {"source_id": "ada"}}`)
	s.refuse(400, "no_voucher_suitable_for_publication", "Couldn't create new vouchers", "POST", "/v1/publications", `{"campaign": "Autumn", "customer": {"source_id": "ada"}}`)
	shows(t, s.get("/v1/publications?result=FAILURE&order=id&customer=ada"), `{"object": "list", "data_ref": "publications", "total": 2, "publications": [
		{"id": "*", "object": "publication", "created_at": "*", "customer_id": "*", "tracking_id": "*", "metadata": {}, "channel": "API", "source_id": null,
			"result": "FAILURE", "failure_code": "voucher_already_published", "failure_message": "*", "vouchers": [], "vouchers_id": [],
			"customer": "*"},
		{"id": "*", "object": "publication", "created_at": "*", "customer_id": "*", "tracking_id": "*", "metadata": {}, "channel": "API", "source_id": null,
			"result": "FAILURE", "failure_code": "no_voucher_suitable_for_publication", "failure_message": "*", "vouchers": [], "vouchers_id": [],
			"customer": "*"}
	]}`)
}

func TestPublicationsAreListed(t *testing.T) {
	s := newServer(t)
	autumn := s.couponCampaign("Autumn sale", nil, "ONE", "TWO")
	s.couponCampaign("Winter sale", nil, "SNOW")
	s.post("/v1/vouchers/CARD", `{"type": "GIFT_VOUCHER", "gift": {"amount": 500, "effect": "APPLY_TO_ORDER"}}`)
	customers := map[string]string{}
	for _, p := range [][3]string{{"ONE", "ada", "a"}, {"SNOW", "ada", "b"}, {"CARD", "bob", "c"}, {"TWO", "bob", "d"}} {
		s.now = s.now.Add(time.Minute)
		made := s.published(fmt.Sprintf(`{"voucher": %q, "customer": {"source_id": %q}, "source_id": %q, "channel": "till %s"}`, p[0], p[1], p[2], p[2]))
		customers[p[1]] = made["customer_id"].(string)
	}
	s.now = s.now.Add(time.Minute)
	s.refuse(400, "no_voucher_suitable_for_publication", "", "POST", "/v1/publications", `{"campaign": "Winter sale", "customer": {"source_id": "bob"}, "source_id": "e"}`)
	two := s.get("/v1/vouchers/TWO")["id"].(string)
	for query, want := range map[string]string{
		"":                       "<nil> d c b a",
		"limit=2":                "<nil> d",
		"limit=2&page=2":         "c b",
		"page=1000":              "",
		"order=created_at":       "a b c d <nil>",
		"order=-id":              "<nil> d c b a",
		"order=channel":          "<nil> a b c d",
		"order=voucher_code":     "<nil> c a b d",
		"campaign=Autumn%20sale": "d a",
		"campaign=" + autumn:     "d a",
		"campaign=Spring":        "",
		"customer=ada":           "b a",
		"customer=" + customers["bob"] + "&result=SUCCESS": "d c",
		"customer=nobody":               "",
		"voucher=TWO":                   "d",
		"voucher=" + two:                "d",
		"voucher=NONE":                  "",
		"result=FAILURE":                "<nil>",
		"voucher_type=discount":         "<nil> d b a",
		"voucher_type=loyalty":          "",
		"is_referral_code=true":         "",
		"is_referral_code=false&page=1": "<nil> d c b a",
		"source_id=c":                   "c",
		"filters[failure_code][conditions][$is]=no_voucher_suitable_for_publication":                                       "<nil>",
		"filters[result][conditions][$is]=FAILURE":                                                                         "<nil>",
		"filters[customer_id][conditions][$is]=" + customers["ada"]:                                                        "b a",
		"filters[campaign_name][conditions][$starts_with]=Autumn":                                                          "d a",
		"filters[campaign_name][conditions][$is]=Autumn":                                                                   "",
		"filters[campaign_name][conditions][$is_not]=Autumn%20sale":                                                        "<nil> c b",
		"filters[campaign_name][conditions][$not_contain]=sale":                                                            "c",
		"filters[campaign_name][conditions][$is_unknown]=true":                                                             "c",
		"filters[voucher_type][conditions][$in]=gift":                                                                      "c",
		"filters[voucher_type][conditions][$is_not]=discount":                                                              "c",
		"filters[parent_object_id][conditions][$is]=" + autumn:                                                             "d a",
		"filters[related_object_id][conditions][$in][0]=" + two:                                                            "d",
		"filters[source_id][conditions][$in][0]=a&filters[source_id][conditions][$in][1]=d":                                "d a",
		"filters[source_id][conditions][$is]=a&filters[campaign_name][conditions][$is]=Winter%20sale&filters[junction]=OR": "<nil> b a",
	} {
		if got := strings.Join(pluck(s.get("/v1/publications?"+query), "source_id"), " "); got != want {
			t.Errorf("%s lists %q, want %q", query, got, want)
		}
	}
	for query, details := range map[string]string{
		"limit=0":                               "limit",
		"order=name":                            "order",
		"result=success":                        "result",
		"voucher_type=card":                     "voucher_type",
		"filters[result][conditions][$is]=DONE": "filters[result]",
		"filters[name][conditions][$is]=x":      "filters[name]",
	} {
		s.refuse(400, "invalid_query_params", details, "GET", "/v1/publications?"+query, nil)
	}
	s.refuse(400, "page_over_limit", "Property .page cannot be higher than 1000", "GET", "/v1/publications?page=1001", nil)
}

func TestPublicationRemainsAfterItsVoucherIsDeleted(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE")
	made := s.published(`{"voucher": "ONE", "customer": {"source_id": "ada", "name": "Ada"}}`)
	s.del("/v1/vouchers/ONE?force=true")
	s.del("/v1/customers/ada")
	listed := s.get("/v1/publications?voucher=" + made["vouchers_id"].([]any)[0].(string))["publications"].([]any)
	if len(listed) != 1 {
		t.Fatalf("listed: %v", listed)
	}
	shows(t, listed[0].(object)["voucher"], `{"code": "ONE", "object": "voucher", "campaign": "Autumn", "is_referral_code": false}`)
	gone := listed[0].(object)["customer"].(object)
	if gone["id"] != made["customer_id"] || gone["name"] != nil || gone["object"] != "customer" {
		t.Errorf("the deleted customer is shown as %v", gone)
	}
}

func TestACodeIsPublishedFromALink(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE", "TWO")
	link := "/v1/publications/create?"
	got := s.expect(403, "GET", link+"campaign[name]=Autumn&customer[source_id]=ada", nil)
	shows(t, got, `{"code": 403, "key": "integration_api_key_required", "message": "Forbidden", "request_id": "*"}`)

	if err := s.engine.Projects.SetIntegration(t.Context(), s.headers["X-App-Id"], true); err != nil {
		t.Fatal(err)
	}
	made := s.get(link + "campaign[name]=Autumn&campaign[count]=1&customer[source_id]=ada&customer[address][city]=London&customer%5Bmetadata%5D%5Ba%5D=1" +
		"&metadata[b]=2&source_id=key&join_once=true&voucher=&utm_source=mail")
	shows(t, made, `{
		"id": "*", "object": "publication", "created_at": "*", "customer_id": "*", "tracking_id": "*", "metadata": {"b": "2"}, "channel": "API", "source_id": "key",
		"result": "SUCCESS", "vouchers_id": ["*"], "voucher": "*", "customer": "*"
	}`)
	if city := s.get("/v1/customers/ada")["address"].(object)["city"]; city != "London" {
		t.Errorf("the city of the customer is %v", city)
	}
	if again := s.get(link + "campaign=Autumn&customer[source_id]=ada&join_once=true"); again["voucher"].(object)["code"] != "ONE" {
		t.Errorf("joined again with %v", again["voucher"])
	}
	for query, want := range map[string][2]string{
		"campaign=Autumn":               {"invalid_query_params", "Query should have required property 'customer'"},
		"campaign=Autumn&customer[id]=": {"invalid_query_params", "Query should have required property 'customer'"},
		"customer[source_id]=x":         {"missing_vouchers", "Either Campaign or Voucher is required"},
		"campaign[name]=Autumn&campaign[count]=2&customer[source_id]=x":   {"too_many_vouchers_requested", "Only up to 1 can be published"},
		"campaign[name]=Autumn&campaign[count]=0&customer[source_id]=x":   {"invalid_query_params", "campaign[count] must be 1"},
		"campaign[name]=Autumn&campaign[count]=two&customer[source_id]=x": {"invalid_query_params", "campaign[count] must be 1"},
		"campaign=Autumn&customer=ada":                                    {"invalid_query_params", "customer must be object"},
		"campaign=Autumn&customer[source_id=ada":                          {"invalid_query_params", "customer[source_id must be written as"},
		"campaign=Autumn&customer[a]=1&customer[a][b]=1":                  {"invalid_query_params", "either one value or an object"},
		"campaign=Autumn&voucher[a]=1&customer[source_id]=x":              {"invalid_query_params", "voucher must be string"},
		"voucher=a&voucher=b&customer[source_id]=x":                       {"invalid_query_params", "voucher must have one value"},
		"campaign=Autumn&customer[source_id]=x&join_once=2":               {"invalid_query_params", "join_once"},
		"campaign=Autumn&customer[birthdate]=soon":                        {"invalid_query_params", "customer.birthdate must be a date"},
		"campaign=Autumn&metadata=x&customer[source_id]=x":                {"invalid_query_params", "metadata must be object"},
	} {
		s.refuse(400, want[0], want[1], "GET", link+query, nil)
	}
	if code := s.get(link + "voucher=TWO&customer[email]=bob@example.com")["voucher"].(object)["code"]; code != "TWO" {
		t.Errorf("published %v", code)
	}
}
