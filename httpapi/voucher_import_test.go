package httpapi_test

import (
	"fmt"
	"testing"
)

func TestVouchersAreImported(t *testing.T) {
	s := newServer(t)
	s.post("/v1/categories", object{"name": "Spring", "hierarchy": 1})
	s.post("/v1/vouchers/OLD", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100},
		"additional_info": "stays", "metadata": object{"kept": 1}})
	s.post("/v1/vouchers/CARD", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500}})
	got := s.result(202, "/v1/vouchers/import", `[
		{"code": "NEW", "type": "DISCOUNT_VOUCHER", "category": "Spring", "active": false, "redemption": {"quantity": 3}, "additional_info": "a",
			"metadata": {"n": 1.5}, "discount": {"type": "PERCENT", "percent_off": 12.5, "amount_limit": 900},
			"start_date": "2026-01-01T00:00:00Z", "expiration_date": "2027-01-01T00:00:00Z",
			"validity_timeframe": {"interval": "P2D", "duration": "P1D"}},
		{"code": "OLD", "discount": {"type": "AMOUNT", "amount_off": 250}, "redemption": {"quantity": 7}, "metadata": {"new": true}},
		{"code": "NEW", "active": true},
		{"code": "GIFT", "gift": {"amount": 1000, "effect": "APPLY_TO_ITEMS"}},
		{"code": "CARD", "gift": {"amount": 600}},
		{"code": "OLD", "gift": {"amount": 1}},
		{"code": "LOYAL", "type": "LOYALTY_CARD", "loyalty_card": {"points": 5}},
		{"code": "NOTHING"}
	]`)
	if got["message"] != "4 voucher(s) imported successfully, 4 failed." {
		t.Errorf("result: %v", got)
	}
	got["data_ref"] = "failed"
	if failed := fmt.Sprint(pluck(got, "code")); failed != "[CARD OLD LOYAL NOTHING]" {
		t.Errorf("failed: %s", failed)
	}
	v := s.get("/v1/vouchers/NEW")
	shows(t, v["discount"], `{"type": "PERCENT", "percent_off": 12.5, "amount_limit": 900}`)
	shows(t, v["validity_timeframe"], `{"interval": "P2D", "duration": "P1D"}`)
	shows(t, v["metadata"], `{"n": 1.5}`)
	if v["category"] != "Spring" || v["active"] != true || v["start_date"] != "2026-01-01T00:00:00.000Z" || fmt.Sprint(v["redemption"].(object)["quantity"]) != "3" {
		t.Errorf("voucher: %v", v)
	}
	v = s.get("/v1/vouchers/OLD")
	shows(t, v["metadata"], `{"kept": 1, "new": true}`)
	if v["additional_info"] != "stays" || fmt.Sprint(v["discount"].(object)["amount_off"]) != "250" || fmt.Sprint(v["redemption"].(object)["quantity"]) != "7" {
		t.Errorf("voucher: %v", v)
	}
	if g := s.get("/v1/vouchers/GIFT")["gift"].(object); fmt.Sprintf("%v %v", g["balance"], g["effect"]) != "1000 APPLY_TO_ITEMS" {
		t.Errorf("gift: %v", g)
	}
	if g := s.get("/v1/vouchers/CARD")["gift"].(object); fmt.Sprint(g["balance"]) != "500" {
		t.Errorf("gift: %v", g)
	}
}

func TestImportRowOfTwoVoucherTypesFailsAlone(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/OLD", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}})
	got := s.result(202, "/v1/vouchers/import", `[
		{"code": "OLD", "discount": {"type": "AMOUNT", "amount_off": 250}, "gift": {"amount": 1}},
		{"code": "OLD", "discount": {"type": "AMOUNT", "amount_off": 250}, "loyalty_card": {"points": 1}},
		{"code": "OLD", "discount": {"type": "AMOUNT", "amount_off": 300}}
	]`)
	if got["message"] != "1 voucher(s) imported successfully, 2 failed." {
		t.Errorf("result: %v", got)
	}
	if d := s.get("/v1/vouchers/OLD")["discount"].(object); fmt.Sprint(d["amount_off"]) != "300" {
		t.Errorf("discount: %v", d)
	}
}

func TestCodesAreImportedIntoACampaign(t *testing.T) {
	s := newServer(t)
	c := s.post("/v1/campaigns", object{"name": "Cards", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "metadata": object{"of": "campaign"},
		"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 10}}})
	path := "/v1/campaigns/" + c["id"].(string) + "/import"
	got := s.result(202, path, `[
		{"code": "A", "loyalty_card": {"points": 70}, "metadata": {"own": 1}, "active": false},
		{"code": "B"},
		{"code": "C", "gift": {"amount": 1}}
	]`)
	if got["message"] != "2 voucher(s) imported successfully, 1 failed." {
		t.Errorf("result: %v", got)
	}
	a := s.get("/v1/vouchers/A")
	shows(t, a["metadata"], `{"of": "campaign", "own": 1}`)
	if fmt.Sprintf("%v %v %v", a["loyalty_card"].(object)["balance"], a["active"], a["campaign_id"] == c["id"]) != "70 false true" {
		t.Errorf("voucher: %v", a)
	}
	if b := s.get("/v1/vouchers/B"); fmt.Sprintf("%v %v", b["loyalty_card"].(object)["balance"], b["active"]) != "10 true" {
		t.Errorf("voucher: %v", b)
	}
	if n := s.get("/v1/campaigns/" + c["id"].(string))["vouchers_count"]; fmt.Sprint(n) != "2" {
		t.Errorf("vouchers_count: %v", n)
	}
	s.refuse(400, "duplicate_key", "2 voucher codes(s) already exist.", "POST", path, `[{"code": "A"}, {"code": "D"}, {"code": "D"}]`)
	s.refuse(400, "invalid_voucher", "Found 2 voucher(s) without 'code' value", "POST", path, `[{}, {"code": "E"}, {"code": ""}]`)
	s.refuse(400, "invalid_payload", "redemption.quantity", "POST", path, `[{"code": "E", "redemption": {"quantity": "many"}}]`)
	s.refuse(404, "not_found", "", "POST", "/v1/campaigns/camp_nobody/import", `[{"code": "E"}]`)
	s.refuse(404, "not_found", "", "GET", "/v1/vouchers/D", nil)
}

// TestImportKeepsUsesOfOtherServices imports codes with the uses and balances that another service shows.
func TestImportKeepsUsesOfOtherServices(t *testing.T) {
	s := newServer(t)
	s.result(202, "/v1/vouchers/import", `[
		{"code": "CARD", "gift": {"amount": 1000, "balance": 500, "subtracted_amount": 200, "effect": "APPLY_TO_ORDER"}, "redemption": {"quantity": 5, "redeemed_quantity": 2, "redeemed_amount": 300}},
		{"code": "SPENT", "gift": {"amount": 100}, "redemption": {"redeemed_amount": 100}},
		{"code": "USED", "type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}, "redemption": {"quantity": 1, "redeemed_quantity": 1}}
	]`)
	shows(t, s.get("/v1/vouchers/CARD")["gift"], `{"amount": 800, "subtracted_amount": 0, "balance": 500, "effect": "APPLY_TO_ORDER"}`)
	shows(t, s.get("/v1/vouchers/CARD")["redemption"], `{"quantity": 5, "redeemed_quantity": 2, "redeemed_amount": 300, "object": "list", "url": "*"}`)
	shows(t, s.get("/v1/vouchers/SPENT")["gift"], `{"amount": 100, "subtracted_amount": 0, "balance": 0, "effect": null}`)
	s.refuse(400, "quantity_exceeded", "", "POST", "/v1/vouchers/USED/redemption", object{"order": object{"amount": 100}})
	_, club := s.loyaltyCampaign("Club")
	s.result(202, "/v1/campaigns/Club/import", `[{"code": "MEMBER", "loyalty_card": {"points": 70, "balance": 30, "next_expiration_points": null}}]`)
	if got := s.figures("MEMBER"); got != "30 30 0 0 0 <nil> <nil>" {
		t.Errorf("the card in %s: %s", club, got)
	}
	s.result(202, "/v1/campaigns/Club/import", `[
		{"code": "LOST", "loyalty_card": {"points": 70, "expired_points": 20, "subtracted_points": 10, "pending_points": 0}},
		{"code": "LEFT", "loyalty_card": {"points": 70, "expired_points": 20, "balance": 45}},
		{"code": "REST", "loyalty_card": {"expired_points": 20, "balance": 15}}
	]`)
	if got := s.figures("LOST") + ", " + s.figures("LEFT") + ", " + s.figures("REST"); got != "40 40 0 0 0 <nil> <nil>, 45 45 0 0 0 <nil> <nil>, 15 15 0 0 0 <nil> <nil>" {
		t.Errorf("cards that lost points: %s", got)
	}
	for details, row := range map[string]string{
		"gift.balance must be the amount without":     `{"code": "X", "gift": {"amount": 100, "balance": 101}}`,
		"gift.balance must be the amount":             `{"code": "X", "gift": {"amount": 100, "balance": 50}, "redemption": {"redeemed_amount": 10}}`,
		"gift.subtracted_amount must be at most":      `{"code": "X", "gift": {"amount": 100, "subtracted_amount": 101}}`,
		"gift.balance must be >= 0":                   `{"code": "X", "gift": {"amount": 100, "balance": -1}}`,
		"redemption.redeemed_quantity must be >= 0":   `{"code": "X", "gift": {"amount": 100}, "redemption": {"redeemed_quantity": -1}}`,
		"redemption.redeemed_amount must be integer":  `{"code": "X", "gift": {"amount": 100}, "redemption": {"redeemed_amount": 0.5}}`,
		"loyalty_card.balance must be at most the po": `{"code": "X", "loyalty_card": {"points": 1, "balance": 2}}`,
		"loyalty_card.balance must be at most":        `{"code": "X", "loyalty_card": {"points": 9, "expired_points": 5, "balance": 5}}`,
		"loyalty_card.expired_points must be at most": `{"code": "X", "loyalty_card": {"points": 1, "expired_points": 2}}`,
		"loyalty_card.subtracted_points must be >= 0": `{"code": "X", "loyalty_card": {"points": 1, "subtracted_points": -2}}`,
		"loyalty_card.pending_points must be 0":       `{"code": "X", "loyalty_card": {"points": 1, "pending_points": 2}}`,
		"loyalty_card.next_expiration_date must be":   `{"code": "X", "loyalty_card": {"points": 1, "next_expiration_date": "2027-01-01"}}`,
		"loyalty_card.next_expiration_points must be": `{"code": "X", "loyalty_card": {"points": 1, "next_expiration_points": 1}}`,
	} {
		s.refuse(400, "invalid_payload", details, "POST", "/v1/vouchers/import", "["+row+"]")
	}
	// New codes have no uses.
	gift := func(balance, subtracted int) object {
		return object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100, "balance": balance, "subtracted_amount": subtracted}}
	}
	s.post("/v1/vouchers/WHOLE", gift(100, 0))
	s.refuse(400, "invalid_payload", "gift.balance must be 100", "POST", "/v1/vouchers/HALF", gift(50, 0))
	s.refuse(400, "invalid_payload", "gift.subtracted_amount must be 0", "POST", "/v1/vouchers/HALF", gift(100, 50))
	s.refuse(400, "invalid_payload", "voucher.gift.balance must be 100", "POST", "/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": gift(50, 0)})
	s.refuse(400, "invalid_payload", "loyalty_card.balance must be 10", "POST", "/v1/vouchers/CLUBBER",
		object{"type": "LOYALTY_CARD", "campaign": "Club", "loyalty_card": object{"points": 10, "balance": 5}})
	s.refuse(400, "invalid_payload", "loyalty_card.subtracted_points must be 0", "POST", "/v1/vouchers/CLUBBER",
		object{"type": "LOYALTY_CARD", "campaign": "Club", "loyalty_card": object{"points": 10, "subtracted_points": 5}})
}
