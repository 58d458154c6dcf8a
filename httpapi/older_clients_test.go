package httpapi_test

import "testing"

// TestBulkSwitchPathsOfOlderClientsCreateNoCode calls paths by which clients older than the official SDK switch several
// codes at once. They look like codes.
func TestBulkSwitchPathsOfOlderClientsCreateNoCode(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}})
	for _, word := range []string{"enable", "disable"} {
		path := "/v1/vouchers/" + word
		s.refuse(404, "not_found", path+" is no path of this API: "+word+" one code at /v1/vouchers/{code}/"+word, "POST", path, object{"campaign": "Gifts"})
		s.refuse(404, "not_found", "Cannot find voucher with id "+word, "GET", path, nil)
	}
}

func TestClientSideValidatesPromotions(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	big := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1500}}}}})
	blue := s.ruleSet(object{"name": "Blue", "rules": object{"1": object{"name": "order.metadata", "property": "colour", "conditions": object{"$is": []string{"blue"}}}}})
	autumn := s.promotionCampaign("Autumn")
	s.promote(autumn, "Big", 20, object{"hierarchy": 1, "validation_rules": []string{big}})
	s.promote(autumn, "All", 10, object{"hierarchy": 2})
	s.promote(autumn, "Blue", 30, object{"hierarchy": 3, "validation_rules": []string{blue}})
	names := func(query string) (list []any) {
		t.Helper()
		got := s.get("/client/v1/promotions/validation" + query)
		for _, p := range got["promotions"].([]any) {
			list = append(list, p.(object)["name"], p.(object)["discount_amount"])
		}
		shows(t, got["valid"], map[bool]string{true: "true", false: "false"}[len(list) > 0])
		return list
	}
	shows(t, names("?amount=1000"), `["All", 100]`)
	shows(t, names("?amount=2000&tracking_id=ada"), `["Big", 400, "All", 200]`)
	shows(t, names("?amount=1000&order[metadata][colour]=blue&customer[source_id]=ada"), `["All", 100, "Blue", 300]`)
	shows(t, names("?item[0][product_id]=prod_1&item[0][quantity]=2&item[0][price]=1000"), `["Big", 400, "All", 200]`)
	s.refuse(400, "invalid_query_params", "amount", "GET", "/client/v1/promotions/validation?amount=much", nil)
	s.headers["Origin"] = "https://elsewhere.example"
	s.expect(403, "GET", "/client/v1/promotions/validation?amount=1000", nil)
}
