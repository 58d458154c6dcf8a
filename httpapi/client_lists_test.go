package httpapi_test

import (
	"strings"
	"testing"
)

// clientCodes makes a code of each kind that client-side callers may see and of each that they may not see. The latter begin
// with HIDDEN.
func (s *server) clientCodes() {
	s.t.Helper()
	five := object{"type": "AMOUNT", "amount_off": 500}
	for _, code := range []string{"OPEN", "HIDDEN_HELD"} {
		s.post("/v1/vouchers/"+code, object{"type": "DISCOUNT_VOUCHER", "discount": five, "metadata": object{"banner": "spring"}})
	}
	s.post("/v1/vouchers/TWICE", object{"type": "DISCOUNT_VOUCHER", "discount": five, "redemption": object{"quantity": 2}})
	s.post("/v1/vouchers/HIDDEN_SINGLE", object{"type": "DISCOUNT_VOUCHER", "discount": five, "redemption": object{"quantity": 1}})
	s.post("/v1/vouchers/HIDDEN_GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 700, "effect": "APPLY_TO_ORDER"}})
	s.post("/v1/vouchers/HIDDEN_OFF", object{"type": "DISCOUNT_VOUCHER", "discount": five, "active": false})
	s.post("/v1/vouchers/HIDDEN_OLD", object{"type": "DISCOUNT_VOUCHER", "discount": five, "expiration_date": "2026-01-01T00:00:00Z"})
	s.post("/v1/vouchers/HIDDEN_LATER", object{"type": "DISCOUNT_VOUCHER", "discount": five, "start_date": "2030-01-01T00:00:00Z"})
	s.post("/v1/campaigns", object{"name": "Poster", "campaign_type": "DISCOUNT_COUPONS", "type": "STANDALONE", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": five}})
	s.post("/v1/campaigns/Poster/vouchers/POSTER", object{})
	s.post("/v1/campaigns", object{"name": "Stock", "campaign_type": "DISCOUNT_COUPONS", "type": "STATIC",
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": five, "redemption": object{"quantity": 3}}})
	s.post("/v1/campaigns/Stock/vouchers/HIDDEN_STOCK", object{})
	s.post("/v1/customers", object{"source_id": "ada", "name": "Mx Ada", "email": "ada@shop.example"})
	s.post("/v1/publications", object{"voucher": "HIDDEN_HELD", "customer": object{"source_id": "ada"}})
}

func codesOf(list object) (codes []any) {
	for _, v := range list["vouchers"].([]any) {
		codes = append(codes, v.(object)["code"])
	}
	return codes
}

func TestClientSideListsPublicCodes(t *testing.T) {
	s := newServer(t)
	s.openClient(object{"client_list_vouchers_enabled": true})
	s.clientCodes()
	all := s.do("GET", "/client/v1/vouchers?order=code", nil)
	list := all.body.(object)
	shows(t, codesOf(list), `["OPEN", "POSTER", "TWICE"]`)
	shows(t, object{"object": list["object"], "total": list["total"], "data_ref": list["data_ref"]}, `{"object": "list", "total": 3, "data_ref": "vouchers"}`)
	shows(t, list["vouchers"].([]any)[0], `{"object": "voucher", "code": "OPEN", "type": "DISCOUNT_VOUCHER", "campaign": null, "active": true, "metadata": {"banner": "spring"},
		"discount": {"type": "AMOUNT", "amount_off": 500}, "gift": null, "loyalty_card": null,
		"assets": {"qr": "*", "barcode": "*"}, "start_date": null, "expiration_date": null, "created_at": "*"}`)
	if strings.Contains(all.raw, "HIDDEN") {
		t.Errorf("a client-side list has private codes: %s", all.raw)
	}
	shows(t, codesOf(s.get("/client/v1/vouchers?campaign=Poster")), `["POSTER"]`)
	for _, query := range []string{"campaign=Stock", "code=HIDDEN_GIFT", "code=HIDDEN_HELD", "campaign=Nothing"} {
		shows(t, s.get("/client/v1/vouchers?" + query)["total"], `0`)
	}
	shows(t, codesOf(s.get("/client/v1/vouchers?order=code&limit=1&page=3")), `["TWICE"]`)
	s.refuse(400, "invalid_query_params", "filters", "GET", "/client/v1/vouchers?filters[holder_id][conditions][$is][0]=x", nil)
}

func TestClientSideListsCodesForValidTrackingID(t *testing.T) {
	s := newServer(t)
	s.openClient(object{"client_list_vouchers_enabled": true})
	s.clientCodes()
	token := s.post("/v1/publications", object{"voucher": "HIDDEN_GIFT", "customer": object{"source_id": "ada"}})["tracking_id"].(string)
	id := s.get("/v1/customers/ada")["id"].(string)
	for _, customer := range []string{"ada", id} {
		list := s.get("/client/v1/vouchers?order=code&customer=" + customer + "&tracking_id=" + token)
		shows(t, codesOf(list), `["HIDDEN_GIFT", "HIDDEN_HELD"]`)
		shows(t, list["vouchers"].([]any)[0].(object)["gift"], `{"amount": 700, "balance": 700, "subtracted_amount": 0, "effect": "APPLY_TO_ORDER"}`)
	}
	for _, query := range []string{"customer=ada", "customer=" + id, "customer=nobody", "customer=ada&tracking_id=ada", "customer=bob&tracking_id=" + token, "customer=ada&tracking_id=x" + token} {
		s.refuse(403, "forbidden", "tracking_id", "GET", "/client/v1/vouchers?"+query, nil)
	}
}

func TestClientSideCreatesCustomerAndChangesNone(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	made := s.post("/client/v1/customers", object{"source_id": "ada", "name": "Mx Ada", "email": "ada@shop.example", "metadata": object{"size": 38}})
	shows(t, made, `{"id": "*", "source_id": "ada", "object": "customer"}`)
	again := s.post("/client/v1/customers", object{"source_id": "ada", "name": "Eve", "email": "eve@evil.example", "metadata": object{"size": 1}})
	shows(t, again["id"] == made["id"], `true`)
	ada := s.get("/v1/customers/ada")
	shows(t, object{"name": ada["name"], "email": ada["email"], "metadata": ada["metadata"]}, `{"name": "Mx Ada", "email": "ada@shop.example", "metadata": {"size": 38}}`)
	s.refuse(404, "not_found", "cust_x", "POST", "/client/v1/customers", object{"id": "cust_x"})
	s.refuse(400, "invalid_payload", "birthdate", "POST", "/client/v1/customers", object{"source_id": "bob", "birthdate": "yesterday"})
	shows(t, s.get("/v1/customers")["total"], `1`)
}

func TestClientSideListsAndCreatesOnlyWhenAllowed(t *testing.T) {
	s := newServer(t)
	s.openClient(object{"client_create_customer_enabled": false})
	s.refuse(403, "forbidden", "client_list_vouchers_enabled", "GET", "/client/v1/vouchers", nil)
	s.refuse(403, "forbidden", "client_create_customer_enabled", "POST", "/client/v1/customers", object{"source_id": "ada"})
	shows(t, s.get("/v1/customers")["total"], `0`)
}
