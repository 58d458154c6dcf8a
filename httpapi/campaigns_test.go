package httpapi_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/project"
)

// withJobs starts the background jobs of a server.
func (s *server) withJobs() *server {
	s.t.Helper()
	if err := s.engine.Start(s.t.Context()); err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() {
		if err := s.engine.Stop(context.Background()); err != nil {
			s.t.Error(err)
		}
	})
	return s
}

// awaitAction waits until an async action is done and returns it.
func (s *server) awaitAction(id any) (action object) {
	s.t.Helper()
	s.await(func() bool {
		action = s.get(fmt.Sprintf("/v1/async-actions/%s", id))
		return action["status"] == "DONE" || action["status"] == "FAILED"
	}, func() any { return action })
	return action
}

const coupons = `{"name": "Newsletter", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE",
	"voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}}}`

func TestAFreshCampaignShowsItsDefaults(t *testing.T) {
	s := newServer(t)
	const freshCoupons = `{
		"id": "*", "name": "Newsletter", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "vouchers_count": 0,
		"voucher": {
			"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}, "redemption": {"quantity": null},
			"code_config": {"length": 8, "charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "pattern": "########"},
			"is_referral_code": false
		},
		"auto_join": false, "join_once": false, "use_voucher_metadata_schema": true, "active": true, "protected": false, "readonly": false,
		"created_at": "2026-11-21T12:00:00.000Z", "categories": [], "creation_status": "DONE", "vouchers_generation_status": "DONE",
		"validation_rules_assignments": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"access_settings_assignments": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"object": "campaign"
	}`
	shows(t, s.post("/v1/campaigns", coupons), freshCoupons)
	shows(t, s.get("/v1/campaigns/Newsletter"), freshCoupons)

	shows(t, s.post("/v1/campaigns", `{"name": "Cards", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "join_once": false,
		"voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 100, "expiration_rules": {"period_type": "MONTH", "period_value": 3, "rounding_type": "END_OF_QUARTER"}}},
		"loyalty_tiers_expiration": {"qualification_type": "BALANCE", "start_date": {"type": "IMMEDIATE"}, "expiration_date": {"type": "CUSTOM", "extend": "P3M", "rounding": {"type": "CUSTOM", "strategy": "END", "unit": "MONTH", "value": 0}}}}`), `{
		"id": "*", "name": "Cards", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "vouchers_count": 0,
		"voucher": {
			"type": "LOYALTY_CARD", "redemption": {"quantity": null},
			"loyalty_card": {"points": 100, "expiration_rules": {"period_type": "MONTH", "period_value": 3, "rounding_type": "END_OF_QUARTER"}},
			"code_config": {"length": 8, "charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "pattern": "########"},
			"is_referral_code": false
		},
		"loyalty_tiers_expiration": {"qualification_type": "BALANCE", "start_date": {"type": "IMMEDIATE"},
			"expiration_date": {"type": "CUSTOM", "extend": "P3M", "rounding": {"type": "CUSTOM", "strategy": "END", "unit": "MONTH", "value": 0}}},
		"auto_join": false, "join_once": true, "use_voucher_metadata_schema": true, "active": true, "protected": false, "readonly": false,
		"created_at": "2026-11-21T12:00:00.000Z", "categories": [], "creation_status": "DONE", "vouchers_generation_status": "DONE",
		"validation_rules_assignments": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"access_settings_assignments": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"object": "campaign"
	}`)

	shows(t, s.post("/v1/campaigns", `{"name": "Sale", "campaign_type": "PROMOTION", "voucher": null}`), `{
		"id": "*", "name": "Sale", "campaign_type": "PROMOTION", "type": "STATIC",
		"promotion": {"object": "list", "data_ref": "tiers", "tiers": [], "total": 0, "has_more": false},
		"auto_join": false, "join_once": false, "use_voucher_metadata_schema": false, "active": true, "protected": false, "readonly": false,
		"created_at": "2026-11-21T12:00:00.000Z", "categories": [], "creation_status": "DONE", "vouchers_generation_status": "DONE",
		"access_settings_assignments": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"object": "campaign"
	}`)
}

func TestCampaignAnswersEveryPropertyOfItsRequest(t *testing.T) {
	s := newServer(t)
	category := s.post("/v1/categories", `{"name": "Seasonal", "hierarchy": 1}`)
	s.loyaltyCampaign("Cards")
	rule := s.post("/v1/validation-rules", `{"name": "Any", "type": "basic", "rules": {"1": {"name": "order.amount", "error": null, "rules": {}, "conditions": {"$more_than": [1]}}, "logic": "1"}}`)
	body := fmt.Sprintf(`{"name": "Friends", "description": "of friends", "vouchers_count": 1, "join_once": true,
		"referral_program": {"conversion_event_type": "custom_event", "custom_event": {"name": "signed_up"},
			"referee_reward": {"type": "LOYALTY_CARD", "amount": 50, "related_object_parent": {"name": "Cards", "object": "CAMPAIGN"}}},
		"voucher": {"discount": {"type": "AMOUNT", "amount_off": 500, "effect": "APPLY_TO_ITEMS"}, "redemption": {"quantity": 3},
			"code_config": {"prefix": "F-", "pattern": "##-##", "charset": "AB", "postfix": "!", "initial_count": 5}},
		"start_date": "2026-01-01", "expiration_date": "2026-12-31T10:00:00Z", "validity_day_of_week": [1, 2],
		"validity_timeframe": {"interval": "P2D", "duration": "P1D"}, "activity_duration_after_publishing": "P7D",
		"category": "Seasonal", "metadata": {"budget": 1.50}, "validation_rules": [%q],
		"access_settings": {"assign": {"areas_ids": ["area_1"], "area_stores_ids": null, "area_all_stores_ids": ["area_2"]}, "unassign": null}}`, rule["id"])
	shows(t, s.post("/v1/campaigns", body), fmt.Sprintf(`{
		"id": "*", "name": "Friends", "description": "of friends", "campaign_type": "REFERRAL_PROGRAM", "type": "AUTO_UPDATE", "vouchers_count": 1,
		"referral_program": {"conversion_event_type": "custom_event", "custom_event": {"name": "signed_up"},
			"referee_reward": {"type": "LOYALTY_CARD", "amount": 50, "related_object_parent": {"id": "*", "name": "Cards", "object": "CAMPAIGN"}}},
		"voucher": {
			"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 500, "effect": "APPLY_TO_ITEMS"}, "redemption": {"quantity": 3},
			"code_config": {"length": 4, "charset": "AB", "pattern": "##-##", "prefix": "F-", "postfix": "!", "initial_count": 5},
			"is_referral_code": true, "start_date": "2026-01-01T00:00:00.000Z", "expiration_date": "2026-12-31T10:00:00.000Z",
			"validity_day_of_week": [1, 2], "validity_timeframe": {"interval": "P2D", "duration": "P1D"}
		},
		"auto_join": false, "join_once": true, "use_voucher_metadata_schema": true, "active": true, "protected": false, "readonly": false,
		"start_date": "2026-01-01T00:00:00.000Z", "expiration_date": "2026-12-31T10:00:00.000Z", "validity_day_of_week": [1, 2],
		"validity_timeframe": {"interval": "P2D", "duration": "P1D"}, "activity_duration_after_publishing": "P7D",
		"metadata": {"budget": 1.50}, "category": "Seasonal", "category_id": %[1]q, "categories": [
			{"id": %[1]q, "name": "Seasonal", "hierarchy": 1, "object": "category", "created_at": "2026-11-21T12:00:00.000Z"}],
		"created_at": "2026-11-21T12:00:00.000Z", "creation_status": "DONE", "vouchers_generation_status": "DONE",
		"validation_rules_assignments": {"object": "list", "data_ref": "data", "total": 1, "data": [
			{"id": "*", "rule_id": %[2]q, "related_object_id": "*", "related_object_type": "campaign", "created_at": "*", "updated_at": null, "object": "validation_rules_assignment"}]},
		"access_settings_assignments": {"object": "list", "data_ref": "data", "total": 2, "data": [
			{"id": "*", "area_id": "area_1", "area_store_id": null, "all_stores": false, "created_at": "*", "object": "area_store_campaign_assignment"},
			{"id": "*", "area_id": "area_2", "area_store_id": null, "all_stores": true, "created_at": "*", "object": "area_store_campaign_assignment"}]},
		"object": "campaign"
	}`, category["id"], rule["id"]))
	listed := s.get("/v1/vouchers?campaign=Friends")
	shows(t, listed["total"], `1`)
	v := listed["vouchers"].([]any)[0].(object)
	shows(t, object{"category": v["category"], "start": v["start_date"], "referral": v["is_referral_code"], "metadata": v["metadata"], "rules": v["validation_rules_assignments"]},
		fmt.Sprintf(`{"category": "Seasonal", "start": "2026-01-01T00:00:00.000Z", "referral": true, "metadata": {"budget": 1.50}, "rules": {
			"object": "list", "data_ref": "data", "total": 1, "data": [{"id": "*", "rule_id": %q, "related_object_id": "*", "related_object_type": "campaign",
				"created_at": "*", "updated_at": null, "object": "validation_rules_assignment"}]}}`, rule["id"]))
}

func TestAPromotionIsMadeWithItsTiers(t *testing.T) {
	s := newServer(t)
	c := s.post("/v1/campaigns", `{"name": "Sale", "promotion": {"tiers": [
		{"name": "one", "action": {"discount": {"type": "PERCENT", "percent_off": 5}}}, {"name": "two", "banner": "Two!"}]}}`)
	shows(t, c["campaign_type"], `"PROMOTION"`)
	tiers := c["promotion"].(object)
	shows(t, tiers["total"], `2`)
	shows(t, plucked(t, tiers, "name"), `["one", "two"]`)
	s.refuse(400, "invalid_payload", "Property .promotion.tiers[1] must have required property 'name'", "POST", "/v1/campaigns",
		`{"name": "Other", "promotion": {"tiers": [{"name": "one"}, {}]}}`)
	s.refuse(404, "not_found", "Other", "GET", "/v1/campaigns/Other", nil)
	s.refuse(400, "invalid_campaign", "You can not generate vouchers for PROMOTION", "POST", "/v1/campaigns/Sale/vouchers", nil)
}

func TestManyCodesAreGeneratedInTheBackground(t *testing.T) {
	s := newServer(t).withJobs()
	c := s.post("/v1/campaigns", `{"name": "Mailing", "campaign_type": "GIFT_VOUCHERS", "vouchers_count": 20, "metadata": {"a": 1},
		"voucher": {"gift": {"amount": 10000}, "code_config": {"pattern": "G####", "charset": "0123456789"}}}`)
	actions := s.get("/v1/async-actions")["async_actions"].([]any)
	done := s.awaitAction(actions[0].(object)["id"])
	shows(t, object{"type": done["type"], "operation": done["operation_status"], "result": done["result"]},
		`{"type": "CAMPAIGN.VOUCHERS_GENERATE", "operation": "SUCCESS", "result": {"message": "Generated 20 vouchers.", "done_count": 20}}`)
	c = s.get("/v1/campaigns/" + c["id"].(string))
	shows(t, object{"n": c["vouchers_count"], "c": c["creation_status"], "g": c["vouchers_generation_status"]}, `{"n": 20, "c": "DONE", "g": "DONE"}`)

	v := s.post("/v1/campaigns/Mailing/vouchers", `5`)
	shows(t, object{"gift": v["gift"], "redemption": v["redemption"].(object)["redeemed_amount"], "metadata": v["metadata"]},
		`{"gift": {"amount": 10000, "subtracted_amount": 0, "balance": 10000, "effect": null}, "redemption": 0, "metadata": {"a": 1}}`)

	added := s.expect(202, "POST", "/v1/campaigns/Mailing/vouchers?vouchers_count=3", `{"metadata": {"b": 2}, "additional_info": "shelf", "redemption": {"quantity": 2}, "code_config": {"prefix": "X", "length": 6}}`)
	s.awaitAction(added["async_action_id"])
	list := s.get("/v1/vouchers?campaign_id=" + c["id"].(string) + "&filters[code][conditions][$starts_with]=X&limit=100")
	shows(t, list["total"], `3`)
	one := list["vouchers"].([]any)[0].(object)
	shows(t, object{"m": one["metadata"], "i": one["additional_info"], "q": one["redemption"].(object)["quantity"]}, `{"m": {"a": 1, "b": 2}, "i": "shelf", "q": 2}`)
	shows(t, s.get("/v1/campaigns/Mailing")["vouchers_count"], `24`)
}

func TestACampaignIsLockedWhileItsCodesAreMade(t *testing.T) {
	s := newServer(t)
	c := s.post("/v1/campaigns", `{"name": "Busy", "vouchers_count": 2, "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 5}}}`)
	shows(t, object{"n": c["vouchers_count"], "c": c["creation_status"], "g": c["vouchers_generation_status"]}, `{"n": 0, "c": "IN_PROGRESS", "g": "IN_PROGRESS"}`)
	s.refuse(423, "resource_locked", "are being generated", "PUT", "/v1/campaigns/Busy", `{"description": "x"}`)
	s.refuse(423, "resource_locked", "are being generated", "DELETE", "/v1/campaigns/Busy", nil)
	shows(t, s.get("/v1/campaigns?campaign_status=IN_PROGRESS")["total"], `1`)
	shows(t, s.get("/v1/campaigns?filters[campaign_status][conditions][$is_not]=IN_PROGRESS")["total"], `0`)
	shows(t, s.get("/v1/campaigns?filters[status][conditions][$in_progress]=")["total"], `1`)
}

func TestBadCampaignsAreRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", coupons)
	const discount = `"discount": {"type": "PERCENT", "percent_off": 10}`
	for _, c := range []struct {
		status       int
		key, details string
		body         string
	}{
		{400, "invalid_payload", "Payload must have required property 'name'", `{"campaign_type": "PROMOTION"}`},
		{400, "invalid_payload", "Payload must have required property 'campaign_type'", `{"name": "x"}`},
		{400, "invalid_payload", "Property .campaign_type must be equal to one of", `{"name": "x", "campaign_type": "COUPONS", "voucher": {` + discount + `}}`},
		{400, "invalid_payload", "Property .type must be equal to one of", `{"name": "x", "type": "BULK", "voucher": {` + discount + `}}`},
		{400, "invalid_payload", "Property .name must be string", `{"name": 5}`},
		{400, "invalid_campaign", "Property 'discount' is required for REFERRAL_PROGRAM campaign", `{"name": "x", "campaign_type": "REFERRAL_PROGRAM", "voucher": {}}`},
		{400, "invalid_campaign", "Property 'voucher' is required for GIFT_VOUCHERS campaign", `{"name": "x", "campaign_type": "GIFT_VOUCHERS"}`},
		{400, "invalid_campaign", "Property 'gift' is not allowed for DISCOUNT_COUPONS campaign", `{"name": "x", "campaign_type": "DISCOUNT_COUPONS", "voucher": {` + discount + `, "gift": {"amount": 1}}}`},
		{400, "invalid_campaign", "Property 'voucher.type' must be GIFT_VOUCHER", `{"name": "x", "campaign_type": "GIFT_VOUCHERS", "voucher": {"type": "DISCOUNT_VOUCHER", ` + discount + `}}`},
		{400, "invalid_campaign", "Property 'promotion' is not allowed", `{"name": "x", "campaign_type": "DISCOUNT_COUPONS", "promotion": {}, "voucher": {` + discount + `}}`},
		{400, "invalid_campaign", "Property 'vouchers_count' is not allowed", `{"name": "x", "campaign_type": "PROMOTION", "vouchers_count": 2}`},
		{400, "invalid_campaign", "must not be STANDALONE", `{"name": "x", "type": "STANDALONE", "voucher": {"loyalty_card": {"points": 1}}}`},
		{400, "invalid_campaign", "has one code", `{"name": "x", "type": "STANDALONE", "vouchers_count": 2, "voucher": {` + discount + `}}`},
		{400, "invalid_payload", "Property .vouchers_count must be 0 to 100000", `{"name": "x", "vouchers_count": 100001, "voucher": {` + discount + `}}`},
		{400, "invalid_payload", "Property .vouchers_count must be integer", `{"name": "x", "vouchers_count": "2", "voucher": {` + discount + `}}`},
		{400, "invalid_payload", "Property .voucher.redemption.quantity must be integer", `{"name": "x", "voucher": {` + discount + `, "redemption": {"quantity": 1.5}}}`},
		{400, "invalid_payload", "Property .voucher.gift must have required property 'amount'", `{"name": "x", "voucher": {"gift": {}}}`},
		{400, "invalid_payload", "Property .voucher.gift.effect must be equal to one of", `{"name": "x", "voucher": {"gift": {"amount": 1, "effect": "ADD_NEW_ITEMS"}}}`},
		{400, "invalid_payload", "Property .voucher.loyalty_card.expiration_rules.period_type", `{"name": "x", "voucher": {"loyalty_card": {"points": 1, "expiration_rules": {"period_type": "WEEK"}}}}`},
		{400, "invalid_payload", "Property .referral_program.conversion_event_type", `{"name": "x", "referral_program": {"conversion_event_type": "visit"}, "voucher": {` + discount + `}}`},
		{400, "invalid_payload", "Property .activity_duration_after_publishing", `{"name": "x", "activity_duration_after_publishing": "7 days", "voucher": {` + discount + `}}`},
		{400, "invalid_payload", "Property .validation_rules must NOT have more than 1 items", `{"name": "x", "validation_rules": ["a", "b"], "voucher": {` + discount + `}}`},
		{400, "invalid_code_config", "Property .voucher.code_config.charset", `{"name": "x", "voucher": {` + discount + `, "code_config": {"charset": ""}}}`},
		{400, "invalid_code_config", "Not possible to generate requested number of codes", `{"name": "x", "vouchers_count": 3, "voucher": {` + discount + `, "code_config": {"pattern": "A#", "charset": "01"}}}`},
		{404, "not_found", "Cannot find category with id Nothing", `{"name": "x", "category": "Nothing", "voucher": {` + discount + `}}`},
		{404, "not_found", "Cannot find validation_rules with id val_x", `{"name": "x", "vouchers_count": 1, "validation_rules": ["val_x"], "voucher": {` + discount + `}}`},
		{409, "duplicate_found", "Duplicated campaign exists with name Newsletter", coupons},
	} {
		s.refuse(c.status, c.key, c.details, "POST", "/v1/campaigns", c.body)
	}
	shows(t, s.get("/v1/campaigns")["total"], `1`)
	shows(t, s.get("/v1/vouchers")["total"], `0`)
	shows(t, plucked(t, s.get("/v1/async-actions"), "id"), `null`)
}

func TestCampaignUpdateChangesUnpublishedCodes(t *testing.T) {
	s := newServer(t).withJobs()
	s.post("/v1/campaigns", `{"name": "Spring", "use_voucher_metadata_schema": false, "metadata": {"a": 1, "b": 2}, "description": "x",
		"voucher": {"discount": {"type": "AMOUNT", "amount_off": 500}, "redemption": {"quantity": 1}}}`)
	s.post("/v1/campaigns/Spring/vouchers/FREE", nil)
	s.post("/v1/campaigns/Spring/vouchers/GIVEN", nil)
	s.post("/v1/publications", `{"voucher": "GIVEN", "customer": {"source_id": "ada"}}`)
	s.now = s.now.Add(time.Hour)
	c := s.put("/v1/campaigns/Spring", `{"name": "ignored", "description": null, "discount": {"type": "AMOUNT", "amount_off": 700}, "expiration_date": "2027-01-01",
		"metadata": {"b": null, "c": 3}, "default_voucher_redemption": {"quantity": null}, "type": "STATIC", "access_settings": {"assign": {"areas_ids": ["area_1"]}}}`)
	shows(t, object{"name": c["name"], "description": c["description"], "metadata": c["metadata"], "type": c["type"], "updated": c["updated_at"]},
		`{"name": "Spring", "description": null, "metadata": {"a": 1, "c": 3}, "type": "STATIC", "updated": "2026-11-21T13:00:00.000Z"}`)
	actions := s.get("/v1/async-actions")["async_actions"].([]any)
	done := s.awaitAction(actions[0].(object)["id"])
	shows(t, object{"type": done["type"], "result": done["result"]}, `{"type": "CAMPAIGN.VOUCHERS_UPDATE", "result": {"message": "Updated 1 vouchers.", "done_count": 1}}`)
	parts := func(code string) object {
		v := s.get("/v1/vouchers/" + code)
		return object{"off": v["discount"].(object)["amount_off"], "end": v["expiration_date"], "quantity": v["redemption"].(object)["quantity"], "metadata": v["metadata"]}
	}
	shows(t, parts("FREE"), `{"off": 700, "end": "2027-01-01T23:59:59.999Z", "quantity": null, "metadata": {"a": 1, "c": 3}}`)
	shows(t, parts("GIVEN"), `{"off": 500, "end": null, "quantity": 1, "metadata": {"a": 1, "b": 2}}`)
	c = s.get("/v1/campaigns/Spring")
	shows(t, object{"c": c["creation_status"], "g": c["vouchers_generation_status"]}, `{"c": "DONE", "g": "DONE"}`)

	s.put("/v1/campaigns/Spring", `{"description": "no job"}`)
	shows(t, lengthOf(s.get("/v1/async-actions")["async_actions"].([]any)), `1`)

	s.refuse(400, "invalid_campaign", "It is not possible to change the type of a discount from AMOUNT to PERCENT", "PUT", "/v1/campaigns/Spring", `{"discount": {"type": "PERCENT", "percent_off": 1}}`)
	s.refuse(400, "invalid_campaign", "from STATIC to STANDALONE", "PUT", "/v1/campaigns/Spring", `{"type": "STANDALONE"}`)
	s.refuse(400, "invalid_payload", "Property .expiration_date", "PUT", "/v1/campaigns/Spring", `{"start_date": "2027-05-01"}`)
	s.refuse(404, "not_found", "nobody", "PUT", "/v1/campaigns/nobody", `{}`)
}

func TestAnUpdateMayRepeatTheAmountOfGiftCardsButNotChangeIt(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", `{"name": "Gifts", "type": "STATIC", "voucher": {"gift": {"amount": 1000, "effect": "APPLY_TO_ORDER"}}}`)
	for _, body := range []string{
		`{"gift": {"amount": 1000, "balance": 1000, "subtracted_amount": 0, "effect": "APPLY_TO_ITEMS"}}`, `{"gift": {"balance": 1000}}`, `{"gift": null}`,
	} {
		c := s.put("/v1/campaigns/Gifts", body)
		shows(t, c["voucher"].(object)["gift"], `{"amount": 1000, "effect": "APPLY_TO_ITEMS"}`)
	}
	for body, details := range map[string]string{
		`{"gift": {"amount": 2000, "effect": "APPLY_TO_ORDER"}}`: "It is not possible to change the amount of the gift cards of a campaign from 1000 to 2000",
		`{"gift": {"balance": 500}}`:                             "from 1000 to 500",
	} {
		s.refuse(400, "invalid_campaign", details, "PUT", "/v1/campaigns/Gifts", body)
	}
	for body, details := range map[string]string{
		`{"gift": {"amount": 1000, "balance": 500}}`: "gift.balance must be 1000",
		`{"gift": {"subtracted_amount": 1}}`:         "gift.subtracted_amount must be 0",
		`{"gift": {"amount": 0.5}}`:                  "gift.amount must be integer",
	} {
		s.refuse(400, "invalid_payload", details, "PUT", "/v1/campaigns/Gifts", body)
	}
	s.refuse(400, "invalid_campaign", "Property 'options.recalculate_tiers' is not allowed for GIFT_VOUCHERS campaign", "PUT", "/v1/campaigns/Gifts",
		`{"gift": {"amount": 1000, "effect": "APPLY_TO_ORDER"}, "options": {"recalculate_tiers": true}}`)
	shows(t, s.get("/v1/campaigns/Gifts")["voucher"].(object)["gift"], `{"amount": 1000, "effect": "APPLY_TO_ITEMS"}`)
	s.post("/v1/campaigns", `{"name": "Spring", "voucher": {"discount": {"type": "AMOUNT", "amount_off": 500}}}`)
	s.refuse(400, "invalid_campaign", "Property 'gift' is not allowed for DISCOUNT_COUPONS campaign", "PUT", "/v1/campaigns/Spring", `{"gift": {"amount": 500}}`)
}

func TestACampaignIsSwitchedOffAndOn(t *testing.T) {
	s := newServer(t)
	id := s.post("/v1/campaigns", coupons)["id"].(string)
	shows(t, s.post("/v1/campaigns/"+id+"/disable", nil), `{}`)
	shows(t, s.get("/v1/campaigns/" + id)["active"], `false`)
	shows(t, s.get("/v1/campaigns?filters[active][conditions][$enabled]=")["total"], `0`)
	shows(t, s.get("/v1/campaigns?filters[active][$disabled]=")["total"], `1`)
	shows(t, s.post("/v1/campaigns/Newsletter/enable", nil), `{}`)
	shows(t, s.get("/v1/campaigns/" + id)["active"], `true`)
	s.refuse(404, "not_found", "nobody", "POST", "/v1/campaigns/nobody/enable", nil)
}

func TestDeletingCampaignDeletesItsCodes(t *testing.T) {
	for _, c := range []struct {
		query string
		again int
	}{{"", 409}, {"?force=false", 409}, {"?force=true", 200}} {
		s := newServer(t).withJobs()
		s.post("/v1/campaigns", coupons)
		s.post("/v1/campaigns/Newsletter/vouchers/KEPT", nil)
		s.post("/v1/campaigns/Newsletter/vouchers", nil)
		done := s.awaitAction(s.expect(202, "DELETE", "/v1/campaigns/Newsletter"+c.query, nil)["async_action_id"])
		shows(t, object{"type": done["type"], "result": done["result"]}, `{"type": "CAMPAIGN.VOUCHERS_DELETE", "result": {"message": "Deleted 2 vouchers.", "done_count": 2}}`)
		s.refuse(404, "not_found", "Newsletter", "GET", "/v1/campaigns/Newsletter", nil)
		s.refuse(404, "not_found", "KEPT", "GET", "/v1/vouchers/KEPT", nil)
		shows(t, s.get("/v1/campaigns")["total"], `0`)
		shows(t, s.get("/v1/vouchers")["total"], `0`)
		s.expect(c.again, "POST", "/v1/vouchers", `{"code": "KEPT", "discount": {"type": "PERCENT", "percent_off": 1}}`)
		s.expect(c.again, "POST", "/v1/campaigns", coupons)
	}
}

func TestRemovingCampaignFromTrashBinFreesItsName(t *testing.T) {
	s := newServer(t).withJobs()
	s.post("/v1/campaigns", coupons)
	s.post("/v1/campaigns/Newsletter/vouchers/KEPT", nil)
	s.awaitAction(s.expect(202, "DELETE", "/v1/campaigns/Newsletter", nil)["async_action_id"])
	bin := s.get("/v1/trash-bin")["data"].([]any)[0].(object)
	shows(t, object{"type": bin["resource_type"], "name": bin["resource_name"]}, `{"type": "campaign", "name": "Newsletter"}`)
	s.del("/v1/trash-bin/" + bin["id"].(string))
	for _, a := range s.get("/v1/async-actions")["async_actions"].([]any) {
		s.awaitAction(a.(object)["id"])
	}
	s.post("/v1/campaigns", coupons)
	s.post("/v1/campaigns/Newsletter/vouchers/KEPT", nil)
}

func TestAPromotionIsDeletedWithItsTiers(t *testing.T) {
	s := newServer(t).withJobs()
	s.post("/v1/campaigns", `{"name": "Sale", "promotion": {"tiers": [{"name": "one"}]}}`)
	s.awaitAction(s.expect(202, "DELETE", "/v1/campaigns/Sale?force=true", nil)["async_action_id"])
	shows(t, s.get("/v1/promotions/tiers")["total"], `0`)
}

func TestCampaignsAreListedByFilters(t *testing.T) {
	s := newServer(t)
	s.post("/v1/categories", `{"name": "Seasonal", "hierarchy": 1}`)
	for i, body := range []string{
		`{"name": "A", "type": "STATIC", "access_settings": {"assign": {"areas_ids": ["area_1"]}}, "category": "Seasonal", "metadata": {"n": 1}, "start_date": "2027-01-01", "voucher": {"gift": {"amount": 1}}}`,
		`{"name": "B", "type": "STANDALONE", "expiration_date": "2026-01-01", "validity_day_of_week": [1, 3], "voucher": {"discount": {"type": "PERCENT", "percent_off": 10}}}`,
		`{"name": "C", "campaign_type": "PROMOTION"}`,
		`{"name": "D", "referral_program": {"conversion_event_type": "redemption"}, "validity_timeframe": {"interval": "P2D", "duration": "P1D"}, "start_date": "2026-01-01", "voucher": {"discount": {"type": "PERCENT", "percent_off": 10}}}`,
	} {
		s.now = noon.Add(time.Duration(i) * time.Second)
		s.post("/v1/campaigns", body)
	}
	for query, want := range map[string]string{
		"":                                `["D", "C", "B", "A"]`,
		"order=created_at&limit=2&page=2": `["C", "D"]`,
		"campaign_type=GIFT_VOUCHERS":     `["A"]`,
		"campaign_status=DONE":            `["D", "C", "B", "A"]`,
		"campaign_status=FAILED":          `null`,
		"is_referral_code=true":           `["D"]`,
		"filters[campaigns][conditions][$in][0]=A&filters[campaigns][conditions][$in][1]=C":                          `["C", "A"]`,
		"filters[type][conditions][$in]=BULK":                                                                        `["D", "C", "A"]`,
		"filters[type][conditions][$not_in]=BULK":                                                                    `["B"]`,
		"filters[voucher_type][conditions][$is]=GIFT_VOUCHER":                                                        `["A"]`,
		"filters[categories][conditions][$is]=Seasonal":                                                              `["A"]`,
		"filters[categories][conditions][$is_not]=Seasonal":                                                          `["D", "C", "B"]`,
		"filters[categories][conditions][$contains]=eason":                                                           `["A"]`,
		"filters[categories][conditions][$is_unknown]=":                                                              `["D", "C", "B"]`,
		"filters[categories][conditions][$is]=Nothing":                                                               `null`,
		"filters[metadata.n][conditions][$is]=1":                                                                     `["A"]`,
		"filters[status][conditions][before_start]=":                                                                 `["A"]`,
		"access_settings[filter][areas_ids][0]=area_1&access_settings[filter][areas_ids][]=area_9":                   `["A"]`,
		"access_settings[filter][area_stores_ids]=area_1":                                                            `null`,
		"filters[status][conditions][$expired]=":                                                                     `["B"]`,
		"filters[status][conditions][$active]=":                                                                      `["D", "C"]`,
		"filters[active][conditions][$active]=":                                                                      `["D", "C"]`,
		"filters[is_referral_code][conditions][$is]=TRUE":                                                            `["D"]`,
		"filters[validity_day_of_week][conditions][$is]=3":                                                           `["B"]`,
		"filters[validity_timeframe][conditions][$has_value]=":                                                       `["D"]`,
		"filters[start_date][conditions][$after]=2026-06-01":                                                         `["A"]`,
		"filters[junction]=or&filters[campaigns][conditions][$is]=A&filters[is_referral_code][conditions][$is]=TRUE": `["D", "A"]`,
	} {
		t.Run(query, func(t *testing.T) { shows(t, plucked(t, s.get("/v1/campaigns?"+query), "name"), want) })
	}
	for query, details := range map[string]string{
		"limit=0":                                "Property .limit",
		"order=name":                             "Property .order",
		"campaign_type=COUPONS":                  "Property .campaign_type",
		"campaign_status=RUNNING":                "Property .campaign_status",
		"access_settings[areas]=x":               "Property .access_settings must be",
		"expand=vouchers":                        "Property .expand",
		"filters[color][conditions][$is]=1":      "Property .filters[color]",
		"filters[type][conditions][$in]=X":       "Property .filters[type][conditions][$in]",
		"filters[status][conditions][$enabled]=": "Property .filters[status][conditions][$enabled]",
	} {
		s.refuse(400, "invalid_query_params", details, "GET", "/v1/campaigns?"+query, nil)
	}
	shows(t, lengthOf(s.get("/v1/campaigns?expand=category&order=created_at")["campaigns"].([]any)[0].(object)["categories"].([]any)), `1`)
}

func TestBadAdditionsOfCodesAreRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", coupons)
	s.post("/v1/campaigns", `{"name": "Public", "type": "STANDALONE", "voucher": {"discount": {"type": "PERCENT", "percent_off": 10}}}`)
	at := "/v1/campaigns/Newsletter/vouchers"
	for query, details := range map[string]string{"0": "1 to 100000", "-1": "1 to 100000", "x": "1 to 100000", "1.5": "1 to 100000", "100001": "1 to 100000"} {
		s.refuse(400, "invalid_query_params", details, "POST", at+"?vouchers_count="+query, nil)
	}
	s.refuse(400, "invalid_payload", "Property .code must NOT be there", "POST", at+"?vouchers_count=2", `{"code": "X"}`)
	s.refuse(400, "invalid_payload", "Property .redemption.quantity", "POST", at+"?vouchers_count=2", `{"redemption": {"quantity": -1}}`)
	s.refuse(400, "invalid_payload", "Property .expiration_date", "POST", at+"?vouchers_count=2", `{"start_date": "2026-02-02", "expiration_date": "2026-01-01"}`)
	s.refuse(400, "invalid_code_config", "Not possible to generate", "POST", at+"?vouchers_count=11", `{"code_config": {"pattern": "#", "charset": "0123456789"}}`)
	s.refuse(400, "invalid_code_config", "Property .code_config.length", "POST", at, `{"code_config": {"length": 0}}`)
	s.refuse(404, "not_found", "Cannot find category", "POST", at, `{"category": "Nothing"}`)
	s.refuse(404, "not_found", "Cannot find campaign with id nobody", "POST", "/v1/campaigns/nobody/vouchers", nil)
	s.refuse(400, "invalid_campaign", "You can not generate vouchers for STANDALONE type campaign.", "POST", "/v1/campaigns/Public/vouchers", nil)
	s.refuse(400, "invalid_campaign", "You can not generate vouchers for STANDALONE type campaign.", "POST", "/v1/campaigns/Public/vouchers?vouchers_count=3", nil)
	shows(t, s.get("/v1/vouchers")["total"], `0`)

	s.post("/v1/campaigns/Public/vouchers/SUMMER", nil)
	s.refuse(400, "invalid_campaign", "has one code", "POST", "/v1/campaigns/Public/vouchers/WINTER", nil)
	s.refuse(409, "duplicate_found", "Duplicated voucher exists with id SUMMER", "POST", at+"/SUMMER", nil)
	shows(t, s.get("/v1/campaigns/Newsletter")["vouchers_count"], `0`)
}

func TestTheLastCodeOfASmallSpaceIsFound(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", `{"name": "Tiny", "voucher": {"discount": {"type": "PERCENT", "percent_off": 10}, "code_config": {"pattern": "T##", "charset": "0123456789"}}}`)
	for range 100 {
		s.post("/v1/campaigns/Tiny/vouchers", nil)
	}
	shows(t, s.get("/v1/campaigns/Tiny")["vouchers_count"], `100`)
	s.refuse(400, "invalid_code_config", "Not possible to generate requested number of codes", "POST", "/v1/campaigns/Tiny/vouchers", nil)
}

func TestGenerationFailsWhenCodesAreTaken(t *testing.T) {
	s := newServer(t).withJobs()
	for _, code := range []string{"T0", "T1", "T2", "T3", "T4"} {
		s.post("/v1/vouchers/"+code, `{"discount": {"type": "PERCENT", "percent_off": 1}}`)
	}
	s.post("/v1/campaigns", `{"name": "Tiny", "vouchers_count": 8, "voucher": {"discount": {"type": "PERCENT", "percent_off": 10}, "code_config": {"pattern": "T#", "charset": "0123456789"}}}`)
	done := s.awaitAction(s.get("/v1/async-actions")["async_actions"].([]any)[0].(object)["id"])
	shows(t, object{"status": done["status"], "operation": done["operation_status"], "result": done["result"]}, `{"status": "FAILED", "operation": "FAILED", "result": {
		"message": "Generated 5 vouchers. invalid_code_config: Invalid code config: Not possible to generate requested number of codes: those of pattern T# are taken.", "done_count": 5}}`)
	c := s.get("/v1/campaigns/Tiny")
	shows(t, object{"n": c["vouchers_count"], "g": c["vouchers_generation_status"]}, `{"n": 5, "g": "FAILED"}`)
	shows(t, s.get("/v1/campaigns?filters[status][conditions][$failed]=")["total"], `1`)
	s.put("/v1/campaigns/Tiny", `{"description": "not locked"}`)
}

func TestCodesOfAProjectWithoutCaseAreUpperCase(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.CaseInsensitive = true })
	discount := `{"discount": {"type": "PERCENT", "percent_off": 1}, "code": "summer"}`
	shows(t, s.post("/v1/vouchers", discount)["code"], `"SUMMER"`)
	shows(t, s.get("/v1/vouchers/SuMmEr")["code"], `"SUMMER"`)
	shows(t, s.get("/v1/vouchers?code=summer")["total"], `1`)
	s.refuse(409, "duplicate_found", "SUMMER", "POST", "/v1/vouchers/Summer", discount)
	c := s.post("/v1/campaigns", `{"name": "Low", "vouchers_count": 1, "voucher": {"discount": {"type": "PERCENT", "percent_off": 10}, "code_config": {"prefix": "low-", "pattern": "##"}}}`)
	shows(t, c["voucher"].(object)["code_config"], `{"length": 2, "charset": "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", "prefix": "low-", "pattern": "##"}`)
	shows(t, s.get("/v1/vouchers?filters[code][conditions][$starts_with]=Low-")["total"], `1`)
}

// plucked is pluck as decoded JSON.
func plucked(t *testing.T, list object, property string) any {
	t.Helper()
	encoded, err := json.Marshal(pluck(list, property))
	if err != nil {
		t.Fatal(err)
	}
	return decodeJSON(t, encoded)
}

func lengthOf(list []any) any { return json.Number(strconv.Itoa(len(list))) }
