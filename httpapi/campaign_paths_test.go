package httpapi_test

import "testing"

// TestMemberPathsWithCampaign uses the paths that contain the campaign. Other tests use those without.
func TestMemberPathsWithCampaign(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	_, other := s.loyaltyCampaign("Other")
	ann := s.card(club, "ann")
	s.post("/v1/loyalties/members/"+ann+"/balance", object{"points": 70})
	for list, want := range map[string][]string{"/transactions": {"POINTS_ADDITION"}, "/pending-points": nil} {
		expectList(t, list, pluck(s.get(club+"/members/"+ann+list), "type"), want...)
		s.refuse(404, "not_found", ann, "GET", other+"/members/"+ann+list, nil)
	}
	reward := s.post("/v1/rewards", object{"name": "Mug", "parameters": object{"product": object{"id": s.product("mug")}}})["id"].(string)
	assignment := s.post("/v1/rewards/"+reward+"/assignments", object{"campaign": "Club", "parameters": object{"loyalty": object{"points": 100}}})["id"].(string)
	expectList(t, "assigned", pluck(s.get(club+"/reward-assignments"), "id"), assignment)
	s.refuse(404, "not_found", "", "DELETE", "/v1/rewards/"+reward+"/assignments/rewa_nobody", nil)
	s.del("/v1/rewards/" + reward + "/assignments/" + assignment)
	expectList(t, "assigned afterwards", pluck(s.get(club+"/reward-assignments"), "id"))
}

func TestHolderPathsWithCampaign(t *testing.T) {
	s := newServer(t)
	code := s.referral(object{"conversion_event_type": "redemption"})
	at := "/v1/referrals/Friends/members/" + code + "/holders"
	made := s.post(at, object{"holders": []object{{"source_id": "bob"}}})["holders"].([]any)[0].(object)["id"].(string)
	s.refuse(404, "not_found", "Others", "DELETE", "/v1/referrals/Others/members/"+code+"/holders/"+made, nil)
	s.del(at + "/" + made)
	expectList(t, "who is left", pluck(s.get(at), "holder_role"), "REFERRER")
}

func TestASessionIsReleasedByItsKey(t *testing.T) {
	s := newServer(t)
	s.coupon(1)
	redeemable := []object{{"object": "voucher", "id": "once"}}
	s.post("/v1/validations", object{"redeemables": redeemable, "order": object{"amount": 1000}, "session": object{"type": "LOCK", "key": "till"}})
	if s.post("/v1/validations", object{"redeemables": redeemable, "order": object{"amount": 1000}})["valid"] != false {
		t.Error("a code that a session locks is valid for other requests")
	}
	s.refuse(404, "not_found", "", "DELETE", "/v1/vouchers/once/sessions/other", nil)
	s.del("/v1/vouchers/once/sessions/till")
	if s.post("/v1/validations", object{"redeemables": redeemable, "order": object{"amount": 1000}})["valid"] != true {
		t.Error("a released session still locks the code")
	}
}

func TestTokenIsIntrospectedAndRevoked(t *testing.T) {
	s := newServer(t)
	issued := s.post("/v1/oauth/token", object{"grant_type": "client_credentials", "scope": "vouchers"})
	form := "access_token=" + issued["access_token"].(string)
	const encoded = "application/x-www-form-urlencoded"
	live := s.raw("/v1/oauth/introspect", encoded, form).body.(object)
	if live["active"] != true || live["scope"] != "vouchers" {
		t.Errorf("an active token: %v", live)
	}
	if a := s.raw("/v1/oauth/token/revoke", encoded, form); a.status != 204 {
		t.Errorf("revoke: %d %s", a.status, a.raw)
	}
	shows(t, s.raw("/v1/oauth/introspect", encoded, form).body, `{"active": false}`)
}

func TestIncompleteTokenFormsAreRefused(t *testing.T) {
	s := newServer(t)
	for _, c := range []struct{ path, form, want string }{
		{"/v1/oauth/token", "", "invalid_grant_type"},
		{"/v1/oauth/token", "scope=api", "invalid_grant_type"},
		{"/v1/oauth/token", "grant_type=password&scope=api", "invalid_grant_type"},
		{"/v1/oauth/token", "grant_type=client_credentials", "missing_parameters"},
		{"/v1/oauth/token", "grant_type=client_credentials&scope=api,vouchers", "invalid_scope"},
		{"/v1/oauth/token", "grant_type=client_credentials&scope=api++vouchers", "invalid_scope"},
		{"/v1/oauth/token", "grant_type=client_credentials&scope=+api", "invalid_scope"},
		{"/v1/oauth/introspect", "", "missing_parameters"},
		{"/v1/oauth/introspect", "access_token=", "missing_parameters"},
		{"/v1/oauth/token/revoke", "", "missing_parameters"},
	} {
		a := s.raw(c.path, "application/x-www-form-urlencoded", c.form)
		got, _ := a.body.(object)
		if a.status != 400 || got["key"] != c.want || len(got) != 3 { // code, key and message alone, as published
			t.Errorf("%s with %q: %d %s, want %s", c.path, c.form, a.status, a.raw, c.want)
		}
	}
	if a := s.raw("/v1/oauth/token/revoke", "application/x-www-form-urlencoded", "access_token=unknown"); a.status != 404 || a.raw != "" {
		t.Errorf("revoking an unknown token: %d %s", a.status, a.raw)
	}
}
