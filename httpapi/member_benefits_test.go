package httpapi_test

import (
	"fmt"
	"testing"
)

// addBenefits adds benefits to the earning rule of a program made by joined, and returns their ids.
func (s *server) addBenefits(programID string, benefits ...object) (ids []string) {
	s.t.Helper()
	rule := s.get(v2 + "/programs/" + programID + "/earning-rules")["data"].([]any)[0].(object)["earning_rule_id"].(string)
	var effects []object
	for i, b := range benefits {
		b["name"], b["status"] = fmt.Sprint("Benefit ", i), "ACTIVE"
		ids = append(ids, s.post(v2+"/benefits", b)["id"].(string))
		effects = append(effects, object{"type": "BENEFIT", "benefit": object{"id": ids[i]}})
	}
	s.put(v2+"/earning-rules/"+rule, object{"earnings": []object{{"effects": effects}}})
	return ids
}

// codes makes a campaign that generates a code per publication.
func (s *server) codes(name, kind string) (id string) {
	s.t.Helper()
	voucher := object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}}
	if kind == "GIFT_VOUCHERS" {
		voucher = object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500}}
	}
	return s.post("/v1/campaigns", object{"name": name, "campaign_type": kind, "type": "AUTO_UPDATE", "voucher": voucher})["id"].(string)
}

func (s *server) benefitTransactions(memberPath string) (list []object) {
	s.t.Helper()
	for _, item := range s.get(memberPath + "/benefits/transactions?order=created_at")["data"].([]any) {
		list = append(list, item.(object))
	}
	return list
}

func TestBenefitsAreDelivered(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(object{})
	wallet := s.memberCard(m)["card_definition_id"].(string)
	product := s.post("/v1/products", object{"name": "Mug"})["id"].(string)
	coupons := s.codes("Coupons", "DISCOUNT_COUPONS")
	gifts := s.codes("Gifts", "GIFT_VOUCHERS")
	s.addBenefits(programID,
		object{"type": "POINTS", "points": object{"value": 5, "card_definition_id": wallet}},
		object{"type": "POINTS_PROPORTIONAL", "points_proportional": object{"calculation_type": "PRE_DISCOUNT_ORDER_AMOUNT", "card_definition_id": wallet,
			"order": object{"amount": object{"every": 1000, "value": 2}}}},
		object{"type": "MATERIAL", "material": object{"type": "PRODUCT", "product": object{"id": product}}},
		object{"type": "DIGITAL", "digital": object{"type": "DISCOUNT_COUPONS", "discount_coupons": object{"campaign_id": coupons}}},
		object{"type": "DIGITAL", "digital": object{"type": "GIFT_VOUCHERS", "gift_vouchers": object{"campaign_id": gifts, "balance": 250}}})
	s.paysOrder("o1")
	s.expectBalance(m, "25 0")
	list := s.benefitTransactions(m)
	if len(list) != 5 {
		t.Fatalf("%d deliveries", len(list))
	}
	shows(t, list[2], `{"id": "*", "benefit_id": "*", "program_id": "*", "member_id": "*", "earning_rule_id": "*", "type": "FULFILLMENT", "status": "APPROVED",
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "benefit_transaction", "details": {"reason": "Club / Rule", "rejection": null,
		"metadata": {}, "result": {"benefit": {"id": "*", "type": "MATERIAL"}, "quantity": 1, "material": {"type": "PRODUCT", "product": {"id": "*"}}}}}`)
	shows(t, list[1]["details"].(object)["result"].(object)["points"], `{"total": 20, "card_definition_id": "*"}`)
	coupon := list[3]["details"].(object)["result"].(object)["digital"].(object)["discount_coupons"].([]any)[0].(object)
	ann := s.get("/v1/customers/ann")["id"]
	if got := s.get("/v1/vouchers/" + coupon["code"].(string)); got["holder_id"] != ann || got["campaign_id"] != coupons {
		t.Errorf("the coupon belongs to %v of %v", got["holder_id"], got["campaign_id"])
	}
	shows(t, list[4]["details"].(object)["result"].(object)["digital"], `{"type": "GIFT_VOUCHERS", "gift_vouchers": [{"id": "*", "code": "*", "amount": 250, "balance": 750}]}`)
}

func TestABenefitIsDeliveredWhileItsStockLasts(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(object{})
	wallet := s.memberCard(m)["card_definition_id"].(string)
	s.addBenefits(programID, object{"type": "POINTS", "points": object{"value": 5, "card_definition_id": wallet}, "stock": two})
	for i := range 3 {
		s.paysOrder(fmt.Sprint("o", i))
	}
	s.expectBalance(m, "10 0")
	last := s.benefitTransactions(m)[2]
	shows(t, last["status"], `"REJECTED"`)
	shows(t, last["details"].(object)["rejection"], `{"reason": "BENEFIT_OUT_OF_STOCK", "details": "*"}`)
	shows(t, last["details"].(object)["result"], `null`)
}

func TestABenefitOfACampaignWithoutCodesIsRejected(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(object{})
	campaign := s.post("/v1/campaigns", object{"name": "Static", "campaign_type": "DISCOUNT_COUPONS", "type": "STATIC",
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}}})["id"].(string)
	s.addBenefits(programID, object{"type": "DIGITAL", "stock": two, "digital": object{"type": "DISCOUNT_COUPONS", "discount_coupons": object{"campaign_id": campaign}}})
	s.paysOrder("o1")
	shows(t, s.benefitTransactions(m)[0]["details"].(object)["rejection"], `{"reason": "VOUCHER_NOT_AVAILABLE", "details": "*"}`)
}

func digital(kind, block string, content object) func(object) {
	return func(r object) {
		delete(r, "material")
		r["type"], r["digital"], r["refunds"] = "DIGITAL", object{"type": kind, block: content}, object{"type": "REFUNDABLE"}
	}
}

func TestCouponPurchaseIsRefundedUnlessRedeemed(t *testing.T) {
	for name, used := range map[string]bool{"DELETED": false, "SKIPPED": true} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			club, m, _, coupon := s.sellsMug(100, two, digital("DISCOUNT_COUPONS", "discount_coupons", object{"campaign_id": s.codes("Coupons", "DISCOUNT_COUPONS")}), object{})
			bought := s.purchase(m, coupon)
			code := bought["details"].(object)["result"].(object)["digital"].(object)["discount_coupons"].([]any)[0].(object)["code"].(string)
			s.expectBalance(m, "0 0")
			path := "/v1/vouchers/" + code
			if got := s.get(path)["holder_id"]; got != s.get("/v1/customers/ann")["id"] {
				t.Errorf("the coupon belongs to %v", got)
			}
			if used {
				s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": code}}, "order": object{"amount": 1000}})
			}
			refund := s.expect(202, "POST", club+"/rewards/purchases/"+bought["id"].(string)+"/refund", nil)["transaction"].(object)
			shows(t, refund["details"].(object)["result"].(object)["digital"], `{"type": "DISCOUNT_COUPONS", "discount_coupons": [{"id": "*", "code": "*", "result": "`+name+`"}]}`)
			s.expectBalance(m, "100 0")
			if got := s.do("GET", path, nil).status; used == (got == 404) {
				t.Errorf("the coupon answers %d", got)
			}
		})
	}
}

func TestGiftVoucherPurchaseIsRefunded(t *testing.T) {
	s := newServer(t)
	club, m, _, gift := s.sellsMug(200, unlimited, digital("GIFT_VOUCHERS", "gift_vouchers", object{"campaign_id": s.codes("Gifts", "GIFT_VOUCHERS"), "balance": 250}), object{})
	first, second := s.purchase(m, gift), s.purchase(m, gift)
	given := func(bought object) object {
		return bought["details"].(object)["result"].(object)["digital"].(object)["gift_vouchers"].([]any)[0].(object)
	}
	shows(t, given(first), `{"id": "*", "code": "*", "amount": 250, "balance": 750}`)
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": given(second)["code"], "gift": object{"credits": 600}}}, "order": object{"amount": 600}})
	takes := func(bought object, want string) {
		t.Helper()
		refund := s.expect(202, "POST", club+"/rewards/purchases/"+bought["id"].(string)+"/refund", nil)["transaction"].(object)
		shows(t, given(refund), want)
	}
	takes(first, `{"id": "*", "code": "*", "amount": 250, "balance": 500, "result": "CREDITS_SUBTRACTED"}`)
	takes(second, `{"id": "*", "code": "*", "amount": 250, "balance": 750, "result": "SKIPPED"}`)
	s.expectBalance(m, "200 0")
}

func TestPurchaseWithoutCodeLeftSpendsNoPoints(t *testing.T) {
	s := newServer(t)
	campaign := s.post("/v1/campaigns", object{"name": "Static", "campaign_type": "DISCOUNT_COUPONS", "type": "STATIC",
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}}})["id"].(string)
	club, m, _, coupon := s.sellsMug(100, two, digital("DISCOUNT_COUPONS", "discount_coupons", object{"campaign_id": campaign}), object{})
	s.purchase(m, coupon)
	shows(t, s.get(m + "/rewards/purchases")["data"].([]any)[0].(object)["details"].(object)["rejection"].(object)["reason"], `"VOUCHER_NOT_AVAILABLE"`)
	s.expectBalance(m, "100 0")
	if got := s.soldUnits(club); got != "0" {
		t.Errorf("%s sold", got)
	}
}
