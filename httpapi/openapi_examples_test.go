package httpapi_test

import (
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// shownExample is one example of the document.
type shownExample struct {
	Path   string          `json:"path"`
	Body   json.RawMessage `json:"body,omitempty"`
	Status int             `json:"status"`
	Answer json.RawMessage `json:"answer,omitempty"`
}

// exampleStep is one call: its request, and the parts of its answer to keep under names, which later steps write as $name.
type exampleStep struct{ call, body, keep string }

// exampleShop is a coffee shop from its project settings to its members, with one realistic call for most operations.
var exampleShop = []exampleStep{
	{"PUT /management/v1/projects/$projectId", `{"currency": "EUR", "client_trusted_domains": ["coffee.example"], "client_redeem_enabled": true, "client_publish_enabled": true}`, ""},
	{"POST /v1/categories", `{"name": "Welcome offers", "hierarchy": 1}`, "categoryId=id"},
	{"PUT /v1/categories/$categoryId", `{"name": "Welcome offers", "hierarchy": 2}`, ""},
	{"POST /v1/products", `{"source_id": "beans", "name": "House beans", "price": 1290, "attributes": ["weight"], "metadata": {"origin": "Ethiopia"}}`, "productId=id"},
	{"PUT /v1/products/$productId", `{"price": 1390}`, ""},
	{"POST /v1/products/$productId/skus", `{"source_id": "beans-1kg", "sku": "1 kg", "price": 2390, "currency": "EUR", "attributes": {"weight": "1 kg"}}`, "skuId=id"},
	{"PUT /v1/products/$productId/skus/$skuId", `{"price": 2490}`, ""},
	{"POST /v1/product-collections", `{"type": "STATIC", "name": "Beans", "products": [{"id": "$productId", "object": "product"}]}`, "productCollectionId=id"},
	{"PUT /v1/product-collections/$productCollectionId", `{"name": "All beans"}`, ""},
	{"POST /v1/customers", `{"source_id": "ada", "name": "Ada", "email": "ada@coffee.example", "address": {"city": "Hamburg", "country": "DE"}, "metadata": {"newsletter": true}}`, "customerId=id"},
	{"PUT /v1/customers/ada", `{"phone": "+49 40 123456"}`, ""},
	{"POST /v1/segments", `{"name": "Regulars", "type": "static", "customers": ["$customerId"]}`, "segmentId=id"},
	{"POST /v1/validation-rules", `{"name": "Above 20.00", "rules": {"1": {"name": "order.amount", "conditions": {"$more_than": [2000]}}, "logic": "1"}, "error": {"message": "Only for orders above 20.00"}}`, "validationRuleId=id"},
	{"PUT /v1/validation-rules/$validationRuleId", `{"name": "Orders above 20.00"}`, ""},
	{"POST /v1/campaigns", `{"name": "Welcome", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "category_id": "$categoryId", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}, "redemption": {"quantity": 1}, "code_config": {"pattern": "WELCOME-#####"}}}`, "campaignId=id"},
	{"PUT /v1/campaigns/$campaignId", `{"description": "Ten per cent for new customers"}`, ""},
	{"POST /v1/campaigns/$campaignId/vouchers", `{"metadata": {"source": "flyer"}}`, "couponCode=code"},
	{"POST /v1/campaigns/$campaignId/vouchers/WELCOME-ADA", `{}`, ""},
	{"POST /v1/campaigns/$campaignId/disable", "", ""},
	{"POST /v1/campaigns/$campaignId/enable", "", ""},
	{"POST /v1/campaigns/$campaignId/import", `[{"code": "WELCOME-PRINT"}]`, ""},
	{"POST /v1/vouchers/SUMMER25", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 25}, "redemption": {"quantity": 100}, "start_date": "2026-06-01T00:00:00Z"}`, "code=code"},
	{"POST /v1/vouchers", `{"type": "GIFT_VOUCHER", "gift": {"amount": 5000, "effect": "APPLY_TO_ORDER"}, "code": "GIFT-50"}`, ""},
	{"PUT /v1/vouchers/SUMMER25", `{"expiration_date": "2026-12-31T23:59:59Z"}`, ""},
	{"POST /v1/vouchers/SUMMER25/disable", "", ""},
	{"POST /v1/vouchers/SUMMER25/enable", "", ""},
	{"POST /v1/vouchers/GIFT-50/balance", `{"amount": 1000, "reason": "A present for waiting"}`, ""},
	{"POST /v1/vouchers/import", `[{"code": "PRINTED-1", "type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 500}}]`, ""},
	{"POST /v1/vouchers/metadata/async", `{"codes": ["SUMMER25"], "metadata": {"channel": "newsletter"}}`, ""},
	{"POST /v1/vouchers/bulk/async", `[{"code": "SUMMER25", "metadata": {"channel": "poster"}}]`, "asyncActionId=async_action_id"},
	{"POST /v1/validation-rules/$validationRuleId/assignments", `{"related_object_type": "voucher", "related_object_id": "SUMMER25"}`, "assignmentId=id"},
	{"POST /v1/campaigns", `{"name": "Two coffees", "campaign_type": "PROMOTION"}`, "promotionId=id"},
	{"POST /v1/promotions/$promotionId/tiers", `{"name": "Two bags", "banner": "3.00 off two bags", "action": {"discount": {"type": "AMOUNT", "amount_off": 300, "effect": "APPLY_TO_ORDER"}}, "hierarchy": 1}`, "promotionTierId=id"},
	{"PUT /v1/promotions/tiers/$promotionTierId", `{"banner": "3.00 off any two bags"}`, ""},
	{"POST /v1/promotions/tiers/$promotionTierId/disable", "", ""},
	{"POST /v1/promotions/tiers/$promotionTierId/enable", "", ""},
	{"POST /v1/promotions/$promotionId/stacks", `{"name": "All of it", "tiers": {"ids": ["$promotionTierId"]}}`, "stackId=id"},
	{"PUT /v1/promotions/$promotionId/stacks/$stackId", `{"name": "Everything"}`, ""},
	{"POST /v1/promotions/tiers/$promotionTierId/validation", `{"order": {"amount": 4990}}`, ""},
	{"POST /v1/promotions/validation", `{"customer": {"source_id": "ada"}, "order": {"amount": 4990}}`, ""},
	{"POST /v1/promotions/tiers/$promotionTierId/redemption", `{"order": {"amount": 4990}}`, ""},
	{"POST /v1/publications", `{"campaign": {"name": "Welcome"}, "customer": {"source_id": "ada"}, "channel": "newsletter"}`, ""},
	{"POST /v1/qualifications", `{"customer": {"source_id": "ada"}, "order": {"amount": 4990}, "scenario": "PROMOTION_STACKS"}`, ""},
	{"POST /v1/vouchers/qualification", `{"customer": {"source_id": "ada"}, "order": {"amount": 4990}}`, ""},
	{"POST /v1/campaigns/qualification", `{"customer": {"source_id": "ada"}, "order": {"amount": 4990}}`, ""},
	{"POST /v1/validations", `{"redeemables": [{"object": "voucher", "id": "SUMMER25"}], "order": {"items": [{"source_id": "beans", "related_object": "product", "quantity": 3, "price": 1390}]}}`, ""},
	{"POST /v1/vouchers/SUMMER25/validate", `{"order": {"amount": 4990}}`, ""},
	{"POST /v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "SUMMER25"}], "customer": {"source_id": "ada"}, "order": {"source_id": "order-1", "amount": 4990}}`, "redemptionId=redemptions.0.id"},
	{"POST /v1/redemptions/$redemptionId/rollback", `{"reason": "The beans came back"}`, ""},
	{"POST /v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "SUMMER25"}], "order": {"source_id": "order-of-three", "items": [{"product_id": "$productId", "quantity": 3}]}}`, ""},
	{"POST /v1/extensions/orders/order-of-three/returns", `{"source_id": "rma-1", "items": [{"product_id": "$productId", "quantity": 1}], "reason": "One bag was torn"}`, "returnId=id"},
	{"PUT /management/v1/projects/$projectId/retention", `{"events": 730, "deliveries": 30, "actions": 90, "refusals": 7}`, ""},
	{"PUT /management/v1/projects/$projectId/returns-settings", `{"policy": "KEEP", "refund_order": "PROPORTIONAL", "earned_points": "TAKE_BACK", "window_days": 30}`, ""},
	{"POST /v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "SUMMER25"}, {"object": "promotion_tier", "id": "$promotionTierId"}], "order": {"amount": 9980}}`, "parentRedemptionId=parent_redemption.id"},
	{"POST /v1/redemptions/$parentRedemptionId/rollbacks", `{"reason": "The beans came back"}`, ""},
	{"POST /v1/vouchers/GIFT-50/redemption", `{"gift": {"credits": 500}, "order": {"amount": 4990}}`, ""},
	{"POST /v1/orders", `{"source_id": "order-2", "amount": 2780, "status": "PAID", "customer": {"source_id": "ada"}, "items": [{"source_id": "beans", "related_object": "product", "quantity": 2, "price": 1390}]}`, "orderId=id"},
	{"PUT /v1/orders/order-2", `{"status": "FULFILLED"}`, ""},
	{"POST /v1/orders/import", `[{"source_id": "order-2019", "amount": 990, "status": "PAID"}]`, ""},
	{"POST /v1/orders/export", `{"parameters": {"order": "-created_at", "fields": ["id", "source_id", "amount"]}}`, ""},
	{"POST /v1/exports", `{"exported_object": "voucher", "parameters": {"fields": ["code", "voucher_type"], "order": "-created_at"}}`, "exportId=id"},
	{"POST /v1/customers/bulk/async", `[{"source_id": "ben", "name": "Ben"}]`, ""},
	{"POST /v1/customers/metadata/async", `{"source_ids": ["ada"], "metadata": {"newsletter": false}}`, ""},
	{"POST /v1/products/bulk/async", `[{"source_id": "beans", "name": "House beans"}]`, ""},
	{"POST /v1/products/metadata/async", `{"source_ids": ["beans"], "metadata": {"origin": "Kenya"}}`, ""},
	{"POST /v1/events", `{"event": "tasting", "customer": {"source_id": "ada"}, "metadata": {"cups": 4}}`, ""},

	{"POST /v1/campaigns", `{"name": "Bean club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 100}}}`, "clubId=id"},
	{"POST /v1/loyalties", `{"name": "Old club", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 0}}}`, "oldClubId=id"},
	{"PUT /v1/loyalties/$oldClubId", `{"description": "The club before the bean club"}`, ""},
	{"POST /v1/loyalties/$clubId/earning-rules", `[{"event": "order.paid", "loyalty": {"type": "PROPORTIONAL", "calculation_type": "ORDER_AMOUNT", "order": {"amount": {"every": 100, "points": 1}}}, "source": {"banner": "A point for each euro"}}]`, "earningRuleId=0.id"},
	{"PUT /v1/loyalties/$clubId/earning-rules/$earningRuleId", `{"source": {"banner": "One point for each euro"}}`, ""},
	{"POST /v1/loyalties/$clubId/earning-rules/$earningRuleId/disable", "", ""},
	{"POST /v1/loyalties/$clubId/earning-rules/$earningRuleId/enable", "", ""},
	{"POST /v1/loyalties/$clubId/tiers", `[{"name": "Silver", "points": {"from": 0, "to": 499}}, {"name": "Gold", "points": {"from": 500}}]`, "loyaltyTierId=0.id"},
	{"POST /v1/loyalties/$clubId/members", `{"customer": {"source_id": "ada"}}`, "card=code"},
	{"POST /v1/loyalties/$clubId/members", `{"customer": {"source_id": "ben"}}`, "otherCard=code"},
	{"POST /v1/loyalties/members/$card/balance", `{"points": 250, "reason": "Welcome to the club"}`, ""},
	{"POST /v1/loyalties/$clubId/members/$card/balance", `{"points": 50}`, ""},
	{"POST /v1/loyalties/$clubId/members/$card/transfers", `[{"code": "$otherCard", "points": 20, "reason": "A present"}]`, ""},
	{"POST /v1/rewards", `{"name": "A bag of beans", "type": "MATERIAL", "parameters": {"product": {"id": "$productId"}}, "stock": 20}`, "rewardId=id"},
	{"PUT /v1/rewards/$rewardId", `{"stock": 30}`, ""},
	{"POST /v1/rewards/$rewardId/assignments", `{"campaign": "$clubId", "parameters": {"loyalty": {"points": 120}}}`, "rewardAssignmentId=id"},
	{"PUT /v1/rewards/$rewardId/assignments/$rewardAssignmentId", `{"parameters": {"loyalty": {"points": 100}}}`, ""},
	{"PUT /v1/loyalties/$clubId/rewards/$rewardAssignmentId", `{"parameters": {"loyalty": {"points": 100}}}`, ""},
	{"POST /v1/loyalties/members/$card/redemption", `{"reward": {"id": "$rewardId"}}`, ""},
	{"POST /v1/loyalties/$clubId/members/$card/redemption", `{"reward": {"id": "$rewardId"}}`, ""},
	{"POST /v1/loyalties/$clubId/qualifications", `{"customer": {"source_id": "ada"}, "order": {"amount": 4990}}`, ""},
	{"POST /v1/loyalties/members/$card/transactions/export", `{}`, ""},
	{"POST /v1/loyalties/$clubId/transactions/export", `{}`, ""},
	{"POST /v1/loyalties/$clubId/points-expiration/export", `{}`, ""},
	{"POST /v1/loyalties/$clubId/members/$card/transactions/export", `{}`, ""},
	{"POST /v1/vouchers/GIFT-50/transactions/export", `{}`, ""},

	{"POST /v1/campaigns", `{"name": "Friends", "campaign_type": "REFERRAL_PROGRAM", "referral_program": {"conversion_event_type": "redemption"}, "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}}}`, "friendsId=id"},
	{"POST /v1/campaigns/Friends/vouchers/FRIEND-ADA", `{}`, ""},
	{"POST /v1/publications", `{"voucher": "FRIEND-ADA", "customer": {"source_id": "ada"}}`, ""},
	{"POST /v1/referrals/members/FRIEND-ADA/holders", `{"holders": [{"source_id": "ben"}]}`, "holderId=holders.0.id"},
	{"DELETE /v1/referrals/members/FRIEND-ADA/holders/$holderId", "", ""},
	{"POST /v1/templates/campaigns", `{"name": "Welcome offers", "campaign_id": "$campaignId"}`, "campaignTemplateId=id"},
	{"PUT /v1/templates/campaigns/$campaignTemplateId", `{"description": "For every new shop"}`, ""},
	{"POST /v1/templates/campaigns/$campaignTemplateId/campaign-setup", `{"name": "Welcome in spring"}`, ""},

	{"POST /management/v1/projects/$projectId/metadata-schemas", `{"related_object": "customer", "properties": {"newsletter": {"type": "boolean", "optional": true}}}`, "metadataSchemaId=id"},
	{"PUT /management/v1/projects/$projectId/metadata-schemas/$metadataSchemaId", `{"properties": {"newsletter": {"type": "boolean", "optional": true}, "cups": {"type": "number", "optional": true}}}`, ""},
	{"POST /management/v1/projects/$projectId/custom-event-schemas", `{"name": "tasting", "schema": {"properties": {"cups": {"type": "number", "optional": true}}}}`, "customEventSchemaId=id"},
	{"PUT /management/v1/projects/$projectId/custom-event-schemas/$customEventSchemaId", `{"schema": {"properties": {"cups": {"type": "number", "optional": true}, "place": {"type": "string", "optional": true}}}}`, ""},
	{"POST /management/v1/projects/$projectId/stacking-rules", `{"redeemables_limit": 5}`, "stackingRulesId=id"},
	{"PUT /management/v1/projects/$projectId/stacking-rules/$stackingRulesId", `{"redeemables_limit": 10}`, ""},
	{"PUT /management/v1/projects/$projectId/discount-guard", `{"max_percent": 60, "exempt": {"campaigns": ["$friendsId"]}}`, ""},
	{"POST /management/v1/projects/$projectId/webhooks", `{"target_url": "https://coffee.example/hooks", "events": ["redemption.succeeded"]}`, "webhookId=id"},
	{"PUT /management/v1/projects/$projectId/webhooks/$webhookId", `{"events": ["redemption.succeeded", "redemption.failed"]}`, ""},
	{"POST /management/v1/projects/$projectId/distributions", `{"name": "Thanks", "event": "customer.order.paid", "target_url": "https://coffee.example/mails"}`, "distributionId=id"},
	{"PUT /management/v1/projects/$projectId/distributions/$distributionId", `{"name": "Thank you"}`, ""},
	{"POST /management/v1/projects/$projectId/branding", `{"brand": {"name": "Coffee Example", "website_url": "https://coffee.example"}}`, "brandingId=id"},
	{"PUT /management/v1/projects/$projectId/branding/$brandingId", `{"contact": {"email": "hello@coffee.example"}}`, ""},
	{"POST /management/v1/projects/$projectId/locations", `{"name": "Harbour", "shape": {"type": "circle", "format": "distance", "distance": {"center": "geo:53.5413,9.9841", "radius": "2 km"}}}`, "locationId=id"},
	{"PUT /management/v1/projects/$projectId/locations/$locationId", `{"name": "The harbour"}`, ""},
	{"POST /management/v1/projects/users/invite", `{"email": "eve@coffee.example", "projects": {"$projectId": "USER"}}`, ""},
	{"POST /management/v1/projects/$projectId/templates/campaigns/$campaignTemplateId/copy", `{"name": "Welcome offers, again"}`, ""},
	{"POST /v1/oauth/token", `{"grant_type": "client_credentials", "scope": "vouchers validations"}`, "token=access_token"},

	{"POST /v2/loyalties/card-definitions", `{"name": "Beans", "type": "INDIVIDUAL", "status": "ACTIVE"}`, "cardDefinitionId=id"},
	{"POST /v2/loyalties/card-definitions", `{"name": "Leaves", "type": "INDIVIDUAL"}`, "draftDefinitionId=id"},
	{"PUT /v2/loyalties/card-definitions/$draftDefinitionId", `{"name": "Tea leaves"}`, ""},
	{"POST /v2/loyalties/card-definitions/$draftDefinitionId/activate", "", ""},
	{"POST /v2/loyalties/card-definitions/$draftDefinitionId/deactivate", "", ""},
	{"POST /v2/loyalties/benefits", `{"name": "Ten beans", "type": "POINTS", "points": {"value": 10, "card_definition_id": "$cardDefinitionId"}}`, "benefitId=id"},
	{"PUT /v2/loyalties/benefits/$benefitId", `{"name": "Ten more beans"}`, ""},
	{"POST /v2/loyalties/benefits/$benefitId/activate", "", ""},
	{"POST /v2/loyalties/tier-structures", `{"name": "Levels", "type": "POINT_BALANCE", "point_balance": {"card_definition_id": "$cardDefinitionId"}}`, "tierStructureId=id"},
	{"PUT /v2/loyalties/tier-structures/$tierStructureId", `{"name": "Levels of the club"}`, ""},
	{"POST /v2/loyalties/tier-structures/$tierStructureId/tiers", `{"name": "Gold", "qualification_rules": {"type": "POINTS", "points": {"min_value": 100}}}`, "tierId=id"},
	{"PUT /v2/loyalties/tier-structures/$tierStructureId/tiers/$tierId", `{"name": "Golden"}`, ""},
	{"POST /v2/loyalties/tier-structures/$tierStructureId/activate", "", ""},
	{"POST /v2/loyalties/earning-rules", `{"name": "A bean for each order", "status": "ACTIVE", "trigger": {"event": "customer.order.paid"}, "earnings": [{"effects": [{"type": "POINTS", "points": {"value": 1, "card_definition_id": "$cardDefinitionId"}}]}]}`, "programRuleId=id"},
	{"PUT /v2/loyalties/earning-rules/$programRuleId", `{"name": "One bean for each order"}`, ""},
	{"POST /v2/loyalties/rewards", `{"name": "A free coffee", "type": "MATERIAL", "status": "ACTIVE", "material": {"type": "PRODUCT", "product": {"id": "$productId"}}, "costs": [{"spending": [{"name": "beans", "card_definition_id": "$cardDefinitionId", "points": 50}]}]}`, "programRewardId=id"},
	{"PUT /v2/loyalties/rewards/$programRewardId", `{"name": "One free coffee"}`, ""},
	{"POST /v2/loyalties/programs", `{"name": "Roastery", "status": "ACTIVE", "card_definitions": [{"id": "$cardDefinitionId"}], "earning_rules": [{"id": "$programRuleId"}], "tier_structures": [{"id": "$tierStructureId"}], "rewards": [{"id": "$programRewardId", "stock": {"type": "UNLIMITED"}}]}`, "programId=id"},
	{"PUT /v2/loyalties/programs/$programId", `{"name": "The roastery"}`, ""},
	{"POST /v2/loyalties/programs/$programId/members", `{"customer_id": "$customerId"}`, "programMemberId=id cardId=cards.0.card.id"},
	{"PUT /v2/loyalties/programs/$programId/members/$programMemberId", `{"metadata": {"favourite": "espresso"}}`, ""},
	{"POST /v2/loyalties/programs/$programId/members/$programMemberId/cards/$cardId/points", `{"points": 120, "reason": "Welcome"}`, ""},
	{"POST /v2/loyalties/examine/rewards", `{"customer_identification": {"type": "customer_id", "customer_id": "$customerId"}}`, ""},
	{"POST /v2/loyalties/examine/earning-rules", `{"trigger": {"type": "ALL"}, "customer_identification": {"type": "customer_id", "customer_id": "$customerId"}}`, ""},
	{"POST /v2/loyalties/programs/$programId/members/$programMemberId/rewards/purchases", `{"reward_id": "$programRewardId"}`, ""},
	{"POST /v2/loyalties/programs/$programId/members/$programMemberId/deactivate", "", ""},
	{"POST /v2/loyalties/programs/$programId/members/$programMemberId/activate", "", ""},

	{"POST /client/v1/validations", `{"redeemables": [{"object": "voucher", "id": "SUMMER25"}], "order": {"amount": 4990}}`, ""},
	{"GET /client/v1/validate?code=SUMMER25&amount=4990", "", ""},
	{"POST /client/v1/qualifications", `{"order": {"amount": 4990}, "scenario": "PROMOTION_STACKS"}`, ""},
	{"POST /client/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "SUMMER25"}], "order": {"amount": 4990}}`, ""},
	{"POST /client/v1/redeem?code=SUMMER25", `{"order": {"amount": 4990}}`, ""},
	{"POST /client/v1/events", `{"event": "tasting", "customer": {"source_id": "ada"}, "metadata": {"cups": 1}}`, ""},
	{"POST /client/v1/publish?campaign=Welcome", `{"customer": {"source_id": "ada"}}`, ""},

	{"POST /v1/vouchers/SUMMER26", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 5}}`, ""},
	{"DELETE /v1/vouchers/SUMMER26", "", ""},
	{"DELETE /v1/validation-rules/$validationRuleId/assignments/$assignmentId", "", ""},
}

// exampleReads are path variables of GET operations where the shop has several objects to choose from.
var exampleReads = map[string]map[string]string{
	"/v1/loyalties":               {"campaignId": "clubId", "memberId": "card", "assignmentId": "rewardAssignmentId"},
	"/v1/rewards":                 {"assignmentId": "rewardAssignmentId"},
	"/v1/promotions/{campaignId}": {"campaignId": "promotionId"},
	"/v1/referrals":               {"campaignId": "friendsId", "memberId": "referral"},
	"/management/v1/projects/{projectId}/campaigns": {"campaignId": "friendsId"},
	"/v2/loyalties": {"memberId": "programMemberId", "earningRuleId": "programRuleId", "rewardId": "programRewardId"},
}

// requestID matches ids of requests, which are not predictable.
var requestID = regexp.MustCompile(`\bv-[0-9a-f]{32}\b`)

// TestExamplesAreWhatTheServerAnswers sends the calls of the shop and compares requests and answers with the examples of the
// document. -update writes them. The clock does not move, and ids and codes are the same in every run.
func TestExamplesAreWhatTheServerAnswers(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := exampleServer(t)
	document, err := strictDocument()
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]shownExample{}
	values := map[string]string{"projectId": s.project, "referral": "FRIEND-ADA", "resource": "customer"}
	call := func(method, path, body string) (a answer) {
		s.now = s.now.Add(time.Second)
		a = s.do(method, path, body)
		op, known := operationIn(document, method, path)
		if _, had := shown[op.Method+" "+op.Path]; !known || had || a.status >= 300 {
			return a
		}
		e := shownExample{Path: path, Status: a.status}
		if body != "" {
			e.Body = json.RawMessage(body)
		}
		if a.raw != "" {
			e.Answer = json.RawMessage(requestID.ReplaceAllString(a.raw, "v-0"))
		}
		shown[op.Method+" "+op.Path] = e
		return a
	}
	filled := func(text string) string {
		return regexp.MustCompile(`\$[a-z]\w*`).ReplaceAllStringFunc(text, func(name string) string {
			if value, known := values[name[1:]]; known {
				return value
			}
			return name
		})
	}
	for _, step := range exampleShop {
		method, path, _ := strings.Cut(filled(step.call), " ")
		a := call(method, path, filled(step.body))
		if a.status >= 300 {
			t.Errorf("%s %s: %d %s", method, path, a.status, a.raw)
			continue
		}
		for kept := range strings.FieldsSeq(step.keep) {
			name, where, _ := strings.Cut(kept, "=")
			values[name] = fmt.Sprint(valueAt(a.body, where))
		}
	}
	for _, op := range s.operations() {
		reads := map[string]string{}
		for name, value := range values {
			reads[name] = value
		}
		for prefix, more := range exampleReads {
			if strings.HasPrefix(op.Path, prefix) {
				for name, from := range more {
					reads[name] = values[from]
				}
			}
		}
		if path, ok := filledWith(op.Path, reads); ok && op.Method == "GET" {
			call(op.Method, path, "")
		}
	}
	compareWithSource(t, "openapi_examples.json", "Examples", shown)
}

// valueAt follows a path such as redemptions.0.id into an answer.
func valueAt(body any, path string) any {
	for part := range strings.SplitSeq(path, ".") {
		switch at := body.(type) {
		case []any:
			var i int
			_, _ = fmt.Sscan(part, &i)
			if i >= len(at) {
				return nil
			}
			body = at[i]
		case object:
			body = at[part]
		}
	}
	return body
}

// exampleServer returns a server in memory whose answers are the same in each run.
func exampleServer(t *testing.T) *server {
	t.Helper()
	s := &server{t: t, now: noon}
	count := uint64(0)
	e := env.Env{
		Now: func() time.Time { return s.now },
		NewID: func(prefix string) string {
			count++
			var id [16]byte
			binary.BigEndian.PutUint64(id[:], uint64(s.now.UnixMilli())<<16)
			binary.BigEndian.PutUint64(id[8:], count)
			return prefix + hex.EncodeToString(id[:])
		},
		Random: rand.NewChaCha8([32]byte{1}),
	}
	s.backend = backendOfProjects[*memory.Project]{memory.New()}
	s.engine = s.backend.engine(punchcard.WithEnv(e))
	p, err := s.engine.Projects.Create(t.Context(), project.NewProject{Name: "Coffee Example"})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := s.engine.Projects.GrantNew(t.Context(), p.ID, "test")
	if err != nil {
		t.Fatal(err)
	}
	s.project, s.api = p.ID, httpapi.New(s.engine, httpapi.WithClientLimiter(nil))
	s.headers = headersOf(keys)
	s.headers["Origin"] = "https://coffee.example"
	return s
}

// TestRequiredBodiesAreDescribed calls each operation without a body. Those with a required body have to refuse, and no
// others.
func TestRequiredBodiesAreDescribed(t *testing.T) {
	s := newServer(t)
	made := s.createObjects()
	s.openClient(object{})
	document, err := strictDocument()
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range describedIn(document) {
		body := document.Paths.Value(op.Path).GetOperation(op.Method).RequestBody
		path, ok := filledWith(op.Path, made)
		if body == nil || body.Value.Content.Get("application/json") == nil || !ok {
			continue
		}
		a := s.do(op.Method, path, nil)
		asked := a.status == 400 && strings.Contains(a.raw, `"invalid_payload"`)
		switch {
		case body.Value.Required && a.status < 400:
			t.Errorf("%s %s is described as needing a body and answers %d without", op.Method, op.Path, a.status)
		case !body.Value.Required && asked:
			t.Errorf("%s %s is described as needing no body and refuses: %s", op.Method, op.Path, a.raw)
		}
	}
}
