package httpapi_test

import "testing"

func TestCustomEventWebhookHasItsCodes(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "voucher.created")
	s.post(projects+"/"+s.project+"/distributions", object{"name": "Events", "event": "customer.custom_event", "target_url": to.URL + "/distribution"})
	schema := s.schema("signup")
	code := s.referral(object{"conversion_event_type": "redemption"})
	_, club := s.loyaltyCampaign("Club", lasting(1))
	card := s.card(club, "bob")
	s.post("/v1/events", object{"event": "signup", "customer": object{"source_id": "bob"}, "referral": object{"code": code}, "loyalty": object{"code": card}})
	s.deliver()

	logged, names := s.newestEntry("/v1/customers/bob/activity", "customer.custom_event")
	expectList(t, "the objects of the entry", names, "customer", "event", "event_schema", "loyalty", "referral")
	for from, data := range map[string]object{"log": logged, "distribution": to.last("customer.custom_event")} {
		t.Run(from, func(t *testing.T) {
			referral, loyalty := data["referral"].(object), data["loyalty"].(object)
			shows(t, object{
				"schema": data["event_schema"], "who": data["event"].(object)["customer"].(object)["source_id"],
				"code": referral["voucher"].(object)["code"], "of": referral["voucher"].(object)["campaign"], "friends": referral["campaign"].(object)["name"],
				"referrer": referral["referrer"].(object)["source_id"],
				"card":     loyalty["voucher"].(object)["code"], "club": loyalty["campaign"].(object)["name"],
			}, `{"schema": {"id": "`+schema+`", "name": "signup"}, "who": "bob", "code": "`+code+`", "of": "Friends", "friends": "Friends", "referrer": "ada",
				"card": "`+card+`", "club": "Club"}`)
		})
	}
}

// last returns the data of the last received event of a type.
func (r *receiver) last(kind string) (data object) {
	for _, g := range r.got {
		if g.body["type"] == kind {
			data = g.body["data"].(object)
		}
	}
	return data
}

func TestHolderAssignmentsAreLoggedAndSent(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "voucher.created")
	for _, kind := range []string{"customer.holder.assignment.created", "customer.holder.assignment.deleted"} {
		s.post(projects+"/"+s.project+"/distributions", object{"name": kind, "event": kind, "target_url": to.URL + "/distribution"})
	}
	held := "/v1/referrals/members/" + s.referral(object{"conversion_event_type": "redemption"}) + "/holders"
	id := s.post(held, object{"holders": []object{{"source_id": "bob"}}})["holders"].([]any)[0].(object)["id"].(string)
	s.del(held + "/" + id)
	s.deliver()
	for _, kind := range []string{"customer.holder.assignment.created", "customer.holder.assignment.deleted"} {
		logged, _ := s.newestEntry("/v1/customers/bob/activity", kind)
		for from, data := range map[string]object{"log": logged, "distribution": to.last(kind)} {
			t.Run(kind+" in the "+from, func(t *testing.T) {
				holder := data["holder"].(object)
				shows(t, object{"id": holder["id"], "role": holder["holder_role"], "object": holder["object"], "customer": data["customer"].(object)["source_id"],
					"of": data["voucher"].(object)["campaign"]},
					`{"id": "`+id+`", "role": "REFEREE", "object": "redeemable_holder", "customer": "bob", "of": "Friends"}`)
			})
		}
	}
}
