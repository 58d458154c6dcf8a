package httpapi_test

import "testing"

func TestValidationExplainsOnRequest(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/CODE", `{`+tenPercent+`}`)
	r := s.post("/v1/validation-rules", `{"name": "big", "rules": {"1": {"name": "order.amount", "conditions": {"$more_than": [5000]}}}}`)
	s.post("/v1/validation-rules/"+r["id"].(string)+"/assignments", `{"related_object_type": "voucher", "related_object_id": "CODE"}`)
	const asked = `"redeemables": [{"object": "voucher", "id": "CODE"}], "order": {"amount": 1000}`
	entry := func(body string) object {
		return s.post("/v1/validations", body)["redeemables"].([]any)[0].(object)
	}
	if _, shown := entry(`{` + asked + `}`)["explanation"]; shown {
		t.Error("an explanation without the option")
	}
	shows(t, entry(`{` + asked + `, "options": {"explain": true}}`)["explanation"], `{
		"rules": [{"rule_id": "`+r["id"].(string)+`", "junction": "and", "result": "fails", "rules": [{"number": "1", "name": "order.amount", "result": "fails",
			"compared": [{"value": 1000, "conditions": [{"operator": "$more_than", "values": ["5000"], "result": false}]}]}]}],
		"remedy": {"kind": "AMOUNT", "missing_amount": 4001}}`)
}

func TestQualificationExplainsOnRequest(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/CODE", `{`+tenPercent+`}`)
	r := s.post("/v1/validation-rules", `{"name": "big", "rules": {"1": {"name": "order.initial_amount", "conditions": {"$more_than": [500]}}}}`)
	s.post("/v1/validation-rules/"+r["id"].(string)+"/assignments", `{"related_object_type": "voucher", "related_object_id": "CODE"}`)
	item := func(options string) object {
		return s.redeemables(`{"order": {"amount": 1000}, "options": ` + options + `}`)["data"].([]any)[0].(object)
	}
	if _, shown := item(`{}`)["explanation"]; shown {
		t.Error("an explanation without the option")
	}
	shows(t, item(`{"explain": true}`)["explanation"], `{
		"rules": [{"rule_id": "`+r["id"].(string)+`", "junction": "and", "result": "holds", "rules": [{"number": "1", "name": "order.initial_amount", "result": "holds",
			"compared": [{"value": 1000, "conditions": [{"operator": "$more_than", "values": ["500"], "result": true}]}]}]}],
		"remedy": null}`)
}
