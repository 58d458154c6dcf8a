package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
)

func (s *server) giftCampaign() string {
	s.t.Helper()
	id := s.post("/v1/campaigns", `{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "type": "STATIC",
		"voucher": {"type": "GIFT_VOUCHER", "gift": {"amount": 1000, "effect": "APPLY_TO_ORDER"}}}`)["id"].(string)
	s.post("/v1/campaigns/"+id+"/vouchers/CARD", nil)
	return id
}

func TestVoucherBalanceIsAdjusted(t *testing.T) {
	s := newServer(t)
	campaign := s.giftCampaign()
	card := s.get("/v1/vouchers/CARD")["id"].(string)
	shows(t, s.post("/v1/vouchers/CARD/balance", `{"amount": 500, "source_id": "key", "reason": "sorry", "ignored": 1}`),
		`{"amount": 500, "total": 1500, "balance": 1500, "type": "gift_voucher", "operation_type": "MANUAL", "object": "balance", "related_object": {"type": "voucher", "id": "`+card+`"}}`)
	shows(t, s.post("/v1/vouchers/"+card+"/balance", `{"amount": -1500, "source_id": null, "reason": null}`),
		`{"amount": -1500, "total": 1500, "balance": 0, "type": "gift_voucher", "operation_type": "MANUAL", "object": "balance", "related_object": {"type": "voucher", "id": "`+card+`"}}`)
	shows(t, s.get("/v1/vouchers/CARD")["gift"], `{"amount": 1500, "subtracted_amount": 1500, "balance": 0, "effect": "APPLY_TO_ORDER"}`)

	const transactions = `{"object": "list", "data_ref": "data", "has_more": false, "data": [
		{"id": "*", "source_id": null, "voucher_id": "*", "campaign_id": "*", "source": "API", "reason": null, "type": "CREDITS_REMOVAL",
			"related_transaction_id": null, "created_at": "2026-11-21T12:00:00.000Z", "details": {"balance": {
				"amount": -1500, "total": 1500, "balance": 0, "type": "gift_voucher", "operation_type": "MANUAL", "object": "balance", "related_object": {"type": "voucher", "id": "*"}}}},
		{"id": "*", "source_id": "key", "voucher_id": "*", "campaign_id": "*", "source": "API", "reason": "sorry", "type": "CREDITS_ADDITION",
			"related_transaction_id": null, "created_at": "2026-11-21T12:00:00.000Z", "details": {"balance": {
				"amount": 500, "total": 1500, "balance": 1500, "type": "gift_voucher", "operation_type": "MANUAL", "object": "balance", "related_object": {"type": "voucher", "id": "*"}}}}
	]}`
	for _, path := range []string{"/v1/vouchers/CARD", "/v1/vouchers/" + card, "/v1/campaigns/Gifts", "/v1/campaigns/" + campaign} {
		shows(t, s.get(path+"/transactions"), transactions)
	}
}

func TestPointsNeedAHolder(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", `{"name": "Club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 100}}}`)
	s.post("/v1/campaigns/Club/vouchers/CARD", nil)
	s.refuse(400, "invalid_customer", "CARD", "POST", "/v1/vouchers/CARD/balance", `{"amount": 10}`)
	s.published(`{"voucher": "CARD", "customer": {"source_id": "ada"}}`)
	shows(t, s.post("/v1/vouchers/CARD/balance", `{"amount": 10}`),
		`{"amount": 10, "total": 110, "balance": 110, "type": "loyalty_card", "operation_type": "MANUAL", "object": "balance", "related_object": {"type": "voucher", "id": "*"}}`)
	s.refuse(400, "loyalty_card_points_exceeded", "CARD", "POST", "/v1/vouchers/CARD/balance", `{"amount": -111}`)
	shows(t, s.get("/v1/vouchers/CARD/transactions")["data"], `[{"id": "*", "source_id": null, "voucher_id": "*", "campaign_id": "*", "source": "API", "reason": null,
		"type": "POINTS_ADDITION", "related_transaction_id": null, "created_at": "*", "details": {"balance": {
			"points": 10, "total": 110, "balance": 110, "type": "loyalty_card", "operation_type": "MANUAL", "object": "balance", "related_object": {"type": "voucher", "id": "*"}}}}]`)
}

func TestBalancesThatAreRefused(t *testing.T) {
	s := newServer(t)
	s.giftCampaign()
	s.couponCampaign("Autumn", nil, "COUPON")
	for body, want := range map[string][2]string{
		`{"amount": -1001}`:                {"gift_amount_exceeded", "CARD"},
		`{}`:                               {"invalid_payload", "Payload must have required property 'amount'"},
		`{"amount": null}`:                 {"invalid_payload", "Payload must have required property 'amount'"},
		`{"amount": 0}`:                    {"invalid_payload", "Property .amount must not be 0"},
		`{"amount": 0.5}`:                  {"invalid_payload", "Property .amount must be integer"},
		`{"amount": "x"}`:                  {"invalid_payload", "Property .amount must be"},
		`{"amount": 9007199254740992}`:     {"invalid_payload", "Property .amount must be from"},
		`{"amount": 9007199254740991}`:     {"invalid_payload", "Property .amount must be at most 9007199254739991"},
		`{"amount": 99999999999999999999}`: {"invalid_payload", "Property .amount must be integer"},
		`{"amount": 1, "reason": 5}`:       {"invalid_payload", "Property .reason must be string"},
	} {
		s.refuse(400, want[0], want[1], "POST", "/v1/vouchers/CARD/balance", body)
	}
	s.refuse(400, "invalid_voucher", "is of type DISCOUNT_VOUCHER", "POST", "/v1/vouchers/COUPON/balance", `{"amount": 1}`)
	got := s.refuse(404, "not_found", "Cannot find voucher with id NONE", "POST", "/v1/vouchers/NONE/balance", `{"amount": 1}`)
	if got["resource_type"] != "voucher" || got["resource_id"] != "NONE" {
		t.Errorf("about %v %v", got["resource_type"], got["resource_id"])
	}
	shows(t, s.get("/v1/vouchers/CARD")["gift"], `{"amount": 1000, "subtracted_amount": 0, "balance": 1000, "effect": "APPLY_TO_ORDER"}`)
	shows(t, s.get("/v1/vouchers/CARD/transactions"), `{"object": "list", "data_ref": "data", "data": [], "has_more": false}`)
}

func TestTransactionsArePagedAndFiltered(t *testing.T) {
	s := newServer(t)
	campaign := s.giftCampaign()
	s.post("/v1/campaigns/Gifts/vouchers/OTHER", nil)
	for i := range 5 {
		s.post("/v1/vouchers/CARD/balance", object{"amount": i + 1, "source_id": fmt.Sprint(i + 1)})
	}
	s.post("/v1/vouchers/OTHER/balance", object{"amount": 1, "source_id": "other"})
	path := "/v1/vouchers/CARD/transactions"
	list := func(path string) string { return strings.Join(pluck(s.get(path), "source_id"), " ") }
	for _, order := range []string{"id", "-id"} {
		var pages []string
		next := ""
		for {
			page := s.get(path + "?limit=2&order=" + order + "&starting_after_id=" + next)
			pages = append(pages, strings.Join(pluck(page, "source_id"), " "))
			if page["has_more"] != true {
				if _, there := page["more_starting_after"]; there {
					t.Errorf("the last page says where the next begins: %v", page)
				}
				break
			}
			next = page["more_starting_after"].(string)
		}
		if want := map[string]string{"id": "1 2|3 4|5", "-id": "5 4|3 2|1"}[order]; strings.Join(pages, "|") != want {
			t.Errorf("by %s the pages are %s, want %s", order, strings.Join(pages, "|"), want)
		}
	}
	third := s.get(path)["data"].([]any)[2].(object)
	for query, want := range map[string]string{
		"/v1/campaigns/" + campaign + "/transactions":                                                               "other 5 4 3 2 1",
		"/v1/campaigns/Gifts/transactions?filters[voucher_id][conditions][$is]=" + third["voucher_id"].(string):     "5 4 3 2 1",
		"/v1/campaigns/Gifts/transactions?filters[voucher_id][conditions][$is_not]=" + third["voucher_id"].(string): "other",
		path + "?filters[id][conditions][$is]=" + third["id"].(string):                                              "3",
		path + "?filters[id][conditions][$is]=x&filters[id][conditions][$is]=" + third["id"].(string):               "3",
	} {
		if got := list(query); got != want {
			t.Errorf("%s lists %q, want %q", query, got, want)
		}
	}
	s.couponCampaign("Autumn", nil, "COUPON")
	for _, path := range []string{"/v1/campaigns/Autumn/transactions", "/v1/vouchers/COUPON/transactions"} {
		shows(t, s.get(path), `{"object": "list", "data_ref": "data", "data": [], "has_more": false}`)
	}
	s.refuse(400, "invalid_query_params", "order", "GET", path+"?order=created_at", nil)
	s.refuse(400, "invalid_query_params", "starting_after_id", "GET", path+"?starting_after_id=x", nil)
	s.refuse(400, "invalid_query_params", "filters[type]", "GET", path+"?filters[type][conditions][$is]=x", nil)
	s.refuse(404, "not_found", "Cannot find voucher with id NONE", "GET", "/v1/vouchers/NONE/transactions", nil)
	s.refuse(404, "not_found", "Cannot find campaign with id None", "GET", "/v1/campaigns/None/transactions", nil)
}
