package httpapi_test

import (
	"maps"
	"slices"
	"testing"
)

// newestEntry returns the data of the newest entry of a type in a log, and the names of its objects.
func (s *server) newestEntry(log, kind string) (object, []string) {
	s.t.Helper()
	for _, entry := range s.get(log)["data"].([]any) {
		if entry := entry.(object); entry["type"] == kind {
			data := entry["data"].(object)["data"].(object)
			return data, slices.Sorted(maps.Keys(data))
		}
	}
	s.t.Fatalf("%s has no entry of the type %s", log, kind)
	return nil, nil
}

func TestCustomerLogHasRedeemedObjects(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil, "ONE")
	code := s.published(`{"campaign": "Autumn", "customer": {"source_id": "ada"}}`)["voucher"].(object)["code"].(string)
	s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "`+code+`"}], "order": {"amount": 5000}, "customer": {"source_id": "bob"}}`)
	const log = "/v1/customers/bob/activity"

	data, names := s.newestEntry(log, "customer.redemption.succeeded")
	expectList(t, "the objects of a redemption", names, "campaign", "customer", "holder", "order", "redemption", "voucher")
	done := data["redemption"].(object)
	shows(t, object{
		"campaign": data["campaign"].(object)["name"], "customer": data["customer"].(object)["source_id"], "holder": data["holder"].(object)["source_id"],
		"order": data["order"].(object)["total_amount"], "code": data["voucher"].(object)["code"], "of": data["voucher"].(object)["campaign"],
		"done": done["object"], "by": done["customer"].(object)["source_id"], "paid": done["order"].(object)["total_amount"],
	}, `{"campaign": "Autumn", "customer": "bob", "holder": "ada", "order": 4000, "code": "`+code+`", "of": "Autumn",
		"done": "redemption", "by": "bob", "paid": 4000}`)

	s.post("/v1/redemptions/"+done["id"].(string)+"/rollback", nil)
	data, names = s.newestEntry(log, "customer.redemption.rollback.succeeded")
	expectList(t, "the objects of a rollback", names, "campaign", "customer", "holder", "order", "redemption", "redemption_rollback", "voucher")
	shows(t, object{
		"back": data["redemption_rollback"].(object)["object"], "of": data["redemption_rollback"].(object)["redemption"], "done": data["redemption"].(object)["id"],
		"status": data["redemption"].(object)["status"], "order": data["order"].(object)["status"],
	}, `{"back": "redemption_rollback", "of": "`+done["id"].(string)+`", "done": "`+done["id"].(string)+`", "status": "ROLLED_BACK", "order": "CANCELED"}`)

	s.post("/v1/vouchers/"+code+"/disable", nil)
	s.expect(400, "POST", "/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "`+code+`"}], "order": {"amount": 5000}, "customer": {"source_id": "bob"}}`)
	data, names = s.newestEntry(log, "customer.redemption.failed")
	expectList(t, "the objects of a failure", names, "customer", "redemption")
	shows(t, object{"by": data["customer"].(object)["source_id"], "why": data["redemption"].(object)["failure_code"]}, `{"by": "bob", "why": "voucher_disabled"}`)
}

func TestMemberLogHasRedeemedReward(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(1))
	card := s.card(club, "ada")
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 50})
	mug := s.post("/v1/rewards", object{"name": "Mug", "stock": 5, "parameters": object{"product": object{"id": s.product("mug")}}})["id"]
	s.post(club+"/rewards", []object{{"reward": mug, "parameters": object{"loyalty": object{"points": 10}}}})
	s.post("/v1/loyalties/members/"+card+"/redemption", object{"reward": object{"id": mug}})

	data, names := s.newestEntry("/v1/loyalties/members/"+card+"/activity", "customer.redemption.succceeded")
	expectList(t, "the objects of the redemption", names, "campaign", "customer", "holder", "redemption", "voucher")
	if name := data["redemption"].(object)["reward"].(object)["name"]; name != "Mug" {
		t.Errorf("the reward is called %v", name)
	}
}
