package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/storage"
)

// reward makes a reward of a campaign and returns its id. A price of 0 means none.
func (s *server) reward(club string, price int, parameters object, more ...object) string {
	s.t.Helper()
	body := object{"name": "Reward", "parameters": parameters}
	for _, o := range more {
		for k, v := range o {
			body[k] = v
		}
	}
	id := s.post("/v1/rewards", body)["id"].(string)
	offer := object{"reward": id}
	if price > 0 {
		offer["parameters"] = object{"loyalty": object{"points": price}}
	}
	s.post(club+"/rewards", []object{offer})
	return id
}

func payingWith(worth string, points int) object {
	return object{"coin": object{"exchange_ratio": worth, "points_ratio": points}}
}

// pointsOf returns the points of a card and of its lots.
func (s *server) pointsOf(code string) string {
	s.t.Helper()
	card := s.get("/v1/vouchers/" + code)
	sum := int64(0)
	page, err := s.engine.Project(s.project).Loyalty.ListLots(s.t.Context(), storage.Query{Filter: storage.Is("account_id", card["id"])})
	if err != nil {
		s.t.Fatal(err)
	}
	for _, l := range page.Items {
		sum += l.Left
	}
	return fmt.Sprintf("%v of %v in lots %d", card["loyalty_card"].(object)["balance"], card["loyalty_card"].(object)["points"], sum)
}

func (s *server) expectPoints(code, want string) {
	s.t.Helper()
	if got := s.pointsOf(code); got != want {
		s.t.Errorf("card %s, want %s", got, want)
	}
}

// requireConsistentFigures fails the test when verification finds a difference.
func (s *server) requireConsistentFigures() {
	s.t.Helper()
	if differences := s.verify(); differences != "" {
		s.t.Error(differences)
	}
}

func TestAMemberPaysAnOrderWithPoints(t *testing.T) {
	s := newServer(t)
	id, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 6874)
	qualifies := func(want string) {
		t.Helper()
		wallet := s.redeemables(object{"customer": object{"source_id": "ann"}, "scenario": "CUSTOMER_WALLET"})["data"].([]any)
		shows(t, wallet[0].(object)["result"], want)
	}
	qualifies(`{"loyalty_card": {"points": 0, "balance": 6874, "exchange_ratio": null, "points_ratio": null}}`)
	pay := s.reward(club, 0, payingWith("20", 100))
	qualifies(`{"loyalty_card": {"points": 0, "balance": 6874, "exchange_ratio": 20, "points_ratio": 100}}`)
	done := s.post(club+"/members/"+ann+"/redemption", object{"reward": object{"id": pay}, "order": object{"amount": 45000}, "metadata": object{"till": 4}})
	shows(t, figures(done["order"]), `{"amount": 45000, "total_applied_discount_amount": 45000, "total_amount": 0}`)
	reward := done["reward"].(object)
	for _, shape := range []any{reward, done["channel"]} {
		delete(shape.(object), "channel_id")
	}
	shows(t, object{"object": done["object"], "amount": done["amount"], "loyalty_card": done["loyalty_card"], "channel": done["channel"], "metadata": done["metadata"],
		"reward": reward, "type": done["related_object_type"], "campaign": done["voucher"].(object)["campaign_id"]}, `{
		"object": "redemption", "amount": 2300, "loyalty_card": {"points": 2300}, "channel": {"channel_type": "API"}, "metadata": {"till": 4}, "type": "voucher", "campaign": "`+id+`",
		"reward": {"id": "`+pay+`", "name": "Reward", "object": "reward", "type": "COIN", "parameters": {"coin": {"exchange_ratio": 20, "points_ratio": 100}},
			"assignment_id": "*", "voucher": null, "product": null, "sku": null, "metadata": {}, "created_at": "*", "updated_at": null,
			"customer": {"id": "*", "source_id": "ann", "object": "customer"}}}`)
	s.expectPoints(ann, "4574 of 6874 in lots 4574")
	read := s.get("/v1/redemptions/" + done["id"].(string))
	if diff := cmp.Diff(reward, read["reward"]); diff != "" {
		t.Errorf("the reward of the redemption that is read (-answered +read):\n%s", diff)
	}
	s.requireConsistentFigures()
	back := s.post("/v1/redemptions/"+done["id"].(string)+"/rollback", nil)
	shows(t, object{"amount": back["amount"], "loyalty_card": back["loyalty_card"], "reward": back["reward"].(object)["id"], "total": back["order"].(object)["total_amount"]},
		`{"amount": -2300, "loyalty_card": {"points": -2300}, "reward": "`+pay+`", "total": 45000}`)
	s.expectPoints(ann, "6874 of 6874 in lots 6874")
	s.requireConsistentFigures()
	moved := s.get("/v1/loyalties/members/" + ann + "/transactions")
	for _, movement := range moved["data"].([]any)[:2] {
		shows(t, movement.(object)["details"].(object)["reward"], `{"id": "`+pay+`", "name": "Reward"}`)
	}
	types := pluck(moved, "type")
	if diff := cmp.Diff([]string{"POINTS_REFUND", "POINTS_REDEMPTION", "POINTS_ADDITION"}, types); diff != "" {
		t.Errorf("transactions (-want +got):\n%s", diff)
	}
	s.refuse(400, "already_rolled_back", "", "POST", "/v1/redemptions/"+done["id"].(string)+"/rollback", nil)
}

func TestRefusedPointsRedemptionsHaveReasons(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	_, other := s.loyaltyCampaign("Other")
	ann := s.card(club, "ann")
	s.add(ann, 50)
	pay, mug := s.reward(club, 0, payingWith("20", 100)), s.reward(club, 60, object{"product": object{"id": s.product("mug")}})
	foreign := s.reward(other, 1, object{"product": object{"id": s.product("cap")}})
	order := object{"amount": 10000}
	for name, c := range map[string]struct {
		status    int
		key, path string
		body      object
	}{
		"no reward":              {400, "missing_reward", "", object{"order": order}},
		"a reward without id":    {400, "missing_reward", "", object{"reward": object{}, "order": order}},
		"no order":               {400, "missing_amount", "", object{"reward": object{"id": pay}}},
		"more than there is":     {400, "loyalty_card_points_exceeded", "", object{"reward": object{"id": pay, "points": 100}, "order": order}},
		"a price above all":      {400, "loyalty_card_points_exceeded", "", object{"reward": object{"id": mug}}},
		"points below 0":         {400, "invalid_payload", "reward.points", object{"reward": object{"id": pay, "points": -1}, "order": order}},
		"half a point":           {400, "invalid_payload", "reward.points", object{"reward": object{"id": pay, "points": 0.5}, "order": order}},
		"points of another kind": {400, "invalid_payload", "reward.points", object{"reward": object{"id": pay, "points": "many"}, "order": order}},
		"an unknown reward":      {404, "not_found", "", object{"reward": object{"id": "rew_x"}, "order": order}},
		"a reward of others":     {404, "not_found", "", object{"reward": object{"id": foreign}}},
	} {
		t.Run(name, func(t *testing.T) {
			s.refuse(c.status, c.key, c.path, "POST", "/v1/loyalties/members/"+ann+"/redemption", c.body)
			s.expectPoints(ann, "50 of 50 in lots 50")
		})
	}
	s.refuse(404, "not_found", "", "POST", club+"/members/nobody/redemption", object{"reward": object{"id": pay}, "order": order})
	s.refuse(404, "not_found", "", "POST", other+"/members/"+ann+"/redemption", object{"reward": object{"id": pay}, "order": order})
	s.requireConsistentFigures()
}

func TestAMaterialRewardIsTakenFromItsStock(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	mug := s.reward(club, 30, object{"product": object{"id": s.product("mug")}}, object{"stock": 2})
	path := "/v1/loyalties/members/" + ann + "/redemption"
	done := s.post(path, object{"reward": object{"id": mug}})
	shows(t, object{"order": done["order"], "amount": done["amount"], "product": done["reward"].(object)["product"].(object)["source_id"]}, `{"order": null, "amount": 30, "product": "mug"}`)
	given := func() string {
		r := s.get("/v1/rewards/" + mug)
		return fmt.Sprint(r["redeemed"], " of ", r["stock"])
	}
	if got := given(); got != "1 of 2" {
		t.Errorf("%s were given", got)
	}
	s.post(path, object{"reward": object{"id": mug, "points": 30}})
	s.refuse(400, "reward_out_of_stock", "", "POST", path, object{"reward": object{"id": mug}})
	s.refuse(400, "invalid_reward", "", "POST", path, object{"reward": object{"id": mug, "points": 29}})
	s.expectPoints(ann, "40 of 100 in lots 40")
	s.post("/v1/redemptions/"+done["id"].(string)+"/rollback", nil)
	if got := given(); got != "1 of 2" {
		t.Errorf("after the rollback %s were given", got)
	}
	s.expectPoints(ann, "70 of 100 in lots 70")
	s.requireConsistentFigures()
}

// sku makes a variant of a product and returns its id.
func (s *server) sku(product, sourceID, name string, more ...object) string {
	s.t.Helper()
	body := object{"source_id": sourceID, "sku": name}
	for _, o := range more {
		for k, v := range o {
			body[k] = v
		}
	}
	return s.post("/v1/products/"+product+"/skus", body)["id"].(string)
}

func TestAMaterialRewardMayBeOneVariantOfAProduct(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	mug, other := s.product("mug"), s.product("cap")
	red := s.sku(mug, "mug-red", "Red", object{"price": 900})
	made := s.post("/v1/rewards", object{"name": "Mug", "stock": 5, "parameters": object{"product": object{"id": "mug", "sku_id": "mug-red"}}})
	shows(t, made["parameters"], `{"product": {"id": "`+mug+`", "sku_id": "`+red+`"}}`)
	for name, sku := range map[string]string{"another product's": s.sku(other, "cap-red", "Red"), "nobody's": "sku_0"} {
		t.Run(name, func(t *testing.T) {
			s.refuse(404, "not_found", sku, "POST", "/v1/rewards", object{"name": "Mug", "parameters": object{"product": object{"id": mug, "sku_id": sku}}})
		})
	}
	s.post(club+"/rewards", []object{{"reward": made["id"], "parameters": object{"loyalty": object{"points": 30}}}})
	done := s.post("/v1/loyalties/members/"+ann+"/redemption", object{"reward": object{"id": made["id"]},
		"order": object{"source_id": "basket", "status": "PAID", "items": []object{{"sku_id": red, "quantity": 2, "price": 900}}}})
	reward := done["reward"].(object)
	shows(t, object{"type": reward["type"], "parameters": reward["parameters"], "product": reward["product"].(object)["source_id"], "sku": reward["sku"]}, `{
		"type": "MATERIAL", "parameters": {"product": {"id": "`+mug+`", "sku_id": "`+red+`"}}, "product": "mug",
		"sku": {"id": "`+red+`", "source_id": "mug-red", "product_id": "`+mug+`", "sku": "Red", "price": 900, "currency": null, "attributes": {}, "image_url": null,
			"metadata": {}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "sku"}}`)
	// Other lines of the order are paid in full: the reward does not change amounts, and its unit is not part of the order.
	shows(t, figures(done["order"]), `{"amount": 1800, "total_applied_discount_amount": 0, "total_amount": 1800}`)
	stored := s.get("/v1/orders/basket")
	shows(t, figures(stored), `{"amount": 1800, "total_applied_discount_amount": null, "total_amount": 1800}`)
	expectList(t, "what is bought", pluck(object{"data_ref": "items", "items": stored["items"]}, "sku_id"), red)
	if _, known := stored["redemptions"].(object)[done["id"].(string)]; !known || stored["status"] != "PAID" {
		t.Errorf("the order is %v and tells of the redemptions %v", stored["status"], stored["redemptions"])
	}
	shows(t, s.get("/v1/redemptions/" + done["id"].(string))["reward"].(object)["sku"].(object)["id"], `"`+red+`"`)
	s.expectPoints(ann, "70 of 100 in lots 70")
	back := s.post("/v1/redemptions/"+done["id"].(string)+"/rollback", nil)
	shows(t, back["reward"].(object)["sku"].(object)["id"], `"`+red+`"`)
	s.expectPoints(ann, "100 of 100 in lots 100")
	shows(t, s.get("/v1/rewards/" + made["id"].(string))["redeemed"], "0")
	s.requireConsistentFigures()
}

func TestRewardOfCampaignIsDelivered(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 1000)
	coupons := s.post("/v1/campaigns", object{"name": "Coupons", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": tenOff}})["id"]
	gifts := s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "type": "AUTO_UPDATE", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 0}}})["id"]
	partner, partners := s.loyaltyCampaign("Partner")
	anns := s.card(partners, "ann")
	path := "/v1/loyalties/members/" + ann + "/redemption"
	given := func(campaign any, balance int) object {
		parameters := object{"id": campaign}
		if balance > 0 {
			parameters["balance"] = balance
		}
		done := s.post(path, object{"reward": object{"id": s.reward(club, 100, object{"campaign": parameters})}})
		return done["reward"].(object)["voucher"].(object)
	}
	coupon := given(coupons, 0)
	if coupon["type"] != "DISCOUNT_VOUCHER" || coupon["holder_id"] == nil || coupon["campaign"] != "Coupons" {
		t.Errorf("the coupon is %v", coupon)
	}
	shows(t, given(gifts, 2000)["gift"], `{"amount": 2000, "subtracted_amount": 0, "balance": 2000, "effect": null}`)
	shows(t, given(gifts, 500)["gift"], `{"amount": 2500, "subtracted_amount": 0, "balance": 2500, "effect": null}`)
	if code := given(partner, 70)["code"]; code != anns {
		t.Errorf("points went to %v", code)
	}
	s.expectPoints(anns, "70 of 70 in lots 70")
	s.expectPoints(ann, "600 of 1000 in lots 600")
	// The jobs of the redemptions have nothing left to do.
	s.work(s.expect(202, "POST", "/v1/campaigns/Coupons/vouchers?vouchers_count=2", object{})["async_action_id"])
	s.expectPoints(anns, "70 of 70 in lots 70")
	if got := len(s.get("/v1/publications?campaign=Coupons")["publications"].([]any)); got != 1 {
		t.Errorf("%d coupons were published", got)
	}
	s.requireConsistentFigures()
}

func TestAutomaticRewardIsRedeemed(t *testing.T) {
	s := newServer(t).withJobs()
	_, club := s.loyaltyCampaign("Club")
	mug := s.post("/v1/rewards", object{"name": "Mug", "stock": 3, "parameters": object{"product": object{"id": s.product("mug")}}})["id"]
	assigned := s.post(club+"/rewards", []object{{"reward": mug, "parameters": object{"loyalty": object{"points": 30, "auto_redeem": true}}}})["id"]
	ann := s.card(club, "ann")
	for _, step := range []struct {
		points int
		want   string
	}{{20, "20 of 20 in lots 20"}, {50, "10 of 70 in lots 10"}, {90, "70 of 160 in lots 70"}} { // the third mug is the last one
		s.add(ann, step.points)
		s.awaitState(func() string { return s.pointsOf(ann) }, step.want)
	}
	done := s.get("/v1/redemptions?customer=ann")["redemptions"].([]any)
	if len(done) != 3 {
		t.Errorf("%d redemptions", len(done))
	}
	for _, r := range done {
		shows(t, r.(object)["channel"], `{"channel_type": "AUTO_REDEEM", "channel_id": "`+assigned.(string)+`"}`)
	}
	s.requireConsistentFigures()
}

// TestACardWithoutAHolderIsRefused names no customer either. Such a request was once answered multiple_requests, however often it was sent.
func TestACardWithoutAHolderIsRefused(t *testing.T) {
	s := newServer(t)
	id, club := s.loyaltyCampaign("Club")
	s.post("/v1/campaigns/"+id+"/vouchers/NOBODYS", object{"loyalty_card": object{"points": 100}})
	pay := s.reward(club, 0, payingWith("1", 10))
	body := object{"order": object{"amount": 1000}, "redeemables": []object{{"object": "voucher", "id": "NOBODYS", "reward": object{"id": pay, "points": 40}}}}
	checked := s.post("/v1/validations", body)
	shows(t, checked["redeemables"].([]any)[0].(object)["result"].(object)["details"], `{"key": "invalid_customer", "message": "Customer must be a holder of a loyalty card."}`)
	s.refuse(400, "invalid_customer", "NOBODYS", "POST", "/v1/redemptions", body)
}

func TestALoyaltyCardIsARedeemable(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	pay := s.reward(club, 0, payingWith("1", 10))
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	body := object{"order": object{"amount": 1000}, "customer": object{"source_id": "ann"}, "redeemables": []object{
		{"object": "voucher", "id": "TEN"}, {"object": "voucher", "id": ann, "reward": object{"id": pay, "points": 47}},
	}}
	checked := s.post("/v1/validations", body)
	card := checked["redeemables"].([]any)[1].(object)
	shows(t, card["result"], `{"loyalty_card": {"points": 40}}`)
	shows(t, figures(card["order"]), `{"amount": 1000, "total_applied_discount_amount": 400, "total_amount": 500}`)
	s.expectPoints(ann, "100 of 100 in lots 100")
	done := s.post("/v1/redemptions", body)
	shows(t, figures(done["order"]), `{"amount": 1000, "total_applied_discount_amount": 500, "total_amount": 500}`)
	shows(t, done["redemptions"].([]any)[1].(object)["loyalty_card"], `{"points": 40}`)
	s.expectPoints(ann, "60 of 100 in lots 60")
	back := s.post("/v1/redemptions/"+done["parent_redemption"].(object)["id"].(string)+"/rollbacks", nil)
	shows(t, back["rollbacks"].([]any)[1].(object)["loyalty_card"], `{"points": -40}`)
	s.expectPoints(ann, "100 of 100 in lots 100")

	single := object{"reward": object{"id": pay}, "order": object{"amount": 300}}
	shows(t, s.post("/v1/vouchers/"+ann+"/validate", single)["loyalty"], `{"points_cost": 30}`)
	shows(t, s.post("/v1/vouchers/"+ann+"/redemption", single)["loyalty_card"], `{"points": 30}`)
	s.expectPoints(ann, "70 of 100 in lots 70")
	single["customer"] = object{"source_id": "bob"}
	s.refuse(400, "invalid_customer", "", "POST", "/v1/vouchers/"+ann+"/redemption", single)
	s.requireConsistentFigures()
}
