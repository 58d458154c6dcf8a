package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// card makes a customer a member of a campaign and returns the code of the card.
func (s *server) card(campaign, customer string) (code string) {
	s.t.Helper()
	return s.post(campaign+"/members", object{"customer": object{"source_id": customer}})["code"].(string)
}

func TestALoyaltyCampaignIsMadeReadChangedAndDeleted(t *testing.T) {
	s := newServer(t)
	made := s.post("/v1/loyalties", object{"name": "Club", "type": "AUTO_UPDATE", "auto_join": true, "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 500,
		"expiration_rules": object{"period_type": "MONTH", "period_value": 3}}}})
	path := "/v1/loyalties/" + made["id"].(string)
	if made["campaign_type"] != "LOYALTY_PROGRAM" || made["join_once"] != true || made["auto_join"] != true {
		t.Errorf("made %v", made)
	}
	if diff := cmp.Diff(made, s.get(path)); diff != "" {
		t.Errorf("read (-want +got):\n%s", diff)
	}
	s.promotionCampaign("Autumn")
	if diff := cmp.Diff([]string{"Club"}, pluck(s.get("/v1/loyalties"), "name")); diff != "" {
		t.Errorf("loyalty campaigns (-want +got):\n%s", diff)
	}
	expiration := object{"qualification_type": "BALANCE", "start_date": object{"type": "IMMEDIATE"}, "expiration_date": object{"type": "BALANCE_DROP"}}
	changed := s.put(path, object{"description": "For friends", "loyalty_tiers_expiration": expiration, "options": object{"recalculate_tiers": true}})
	if changed["description"] != "For friends" || changed["loyalty_tiers_expiration"] == nil {
		t.Errorf("changed %v", changed)
	}
	s.refuse(403, "forbidden", "not LOYALTY_PROGRAM", "GET", "/v1/loyalties/Autumn", nil)
	s.refuse(403, "forbidden", "not LOYALTY_PROGRAM", "PUT", "/v1/loyalties/Autumn", object{})
	s.refuse(400, "invalid_payload", "Property .campaign_type must be", "POST", "/v1/loyalties", object{"name": "x", "campaign_type": "PROMOTION"})
	s.refuse(409, "duplicate_found", "", "POST", "/v1/loyalties", object{"name": "Club", "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 1}}})
	if id := s.expect(200, "DELETE", path, nil)["async_action_id"]; id == nil {
		t.Error("no async action")
	}
	s.refuse(404, "not_found", "Cannot find campaign", "GET", path, nil)
}

func TestMembersJoinOnce(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	_, other := s.loyaltyCampaign("Other")
	code := s.card(club, "ann")
	if again := s.card(club, "ann"); again != code {
		t.Errorf("ann joined twice: %s and %s", code, again)
	}
	bob := s.card(club, "bob")
	for _, path := range []string{club + "/members/" + code, "/v1/loyalties/members/" + code} {
		if got := s.get(path); got["code"] != code || got["type"] != "LOYALTY_CARD" {
			t.Errorf("GET %s: %v", path, got)
		}
	}
	list := s.get(club + "/members?order=created_at")
	if diff := cmp.Diff([]string{code, bob}, pluck(list, "code")); diff != "" {
		t.Errorf("members (-want +got):\n%s", diff)
	}
	if got := pluck(s.get(club+"/members?customer=bob"), "code"); fmt.Sprint(got) != fmt.Sprint([]string{bob}) {
		t.Errorf("bob's cards: %v", got)
	}
	s.refuse(404, "not_found", "Cannot find voucher with id "+code, "GET", other+"/members/"+code, nil)
	s.refuse(404, "not_found", "Cannot find voucher with id "+code, "POST", other+"/members", object{"voucher": code, "customer": object{"source_id": "ann"}})
	s.refuse(400, "invalid_payload", "Payload must have required property 'customer'", "POST", club+"/members", object{})
	s.post("/v1/vouchers/COUPON", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1}})
	s.refuse(404, "not_found", "Cannot find voucher with id COUPON", "GET", "/v1/loyalties/members/COUPON", nil)
}

func TestTiersMapThePointsOfRulesAndThePricesOfRewards(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	rule, _ := s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 20}})
	mug := s.post("/v1/rewards", object{"name": "Mug", "stock": 5, "parameters": object{"product": object{"id": s.product("mug")}}})["id"]
	cap := s.post("/v1/rewards", object{"name": "Cap", "stock": 5, "parameters": object{"product": object{"id": s.product("cap")}}})["id"]
	first := s.post(club+"/rewards", []object{{"reward": mug, "parameters": object{"loyalty": object{"points": 100}}}})
	second := s.post(club+"/rewards", []object{{"reward": cap, "parameters": object{"loyalty": object{"points": "70"}}}})
	a := s.do("POST", club+"/tiers", []object{
		{"name": "Silver", "points": object{"from": 0, "to": 99}, "earning_rules": object{rule["id"].(string): object{"type": "CUSTOM", "points": 5}}},
		{"name": "Gold", "points": object{"from": 100}, "earning_rules": object{rule["id"].(string): object{"type": "MULTIPLY", "multiplier": 2.5}}, "metadata": object{"a": 1},
			"rewards": object{first["id"].(string): object{"type": "MULTIPLY", "multiplier": 0.5}, second["id"].(string): object{"type": "NOT_AVAILABLE"}}},
	})
	if a.status != 200 {
		t.Fatalf("create tiers: %d %s", a.status, a.raw)
	}
	tiers := a.body.([]any)
	silver, gold := club+"/tiers/"+tiers[0].(object)["id"].(string), club+"/tiers/"+tiers[1].(object)["id"].(string)
	shows(t, s.get(gold), `{"id":"*","name":"Gold","campaign_id":"*","metadata":{"a":1},"created_at":"2026-11-21T12:00:00.000Z","updated_at":null,
		"earning_rules":{"`+rule["id"].(string)+`":{"type":"MULTIPLY","multiplier":2.5}},
		"rewards":{"`+first["id"].(string)+`":{"type":"MULTIPLY","multiplier":0.5},"`+second["id"].(string)+`":{"type":"NOT_AVAILABLE"}},
		"config":{"points":{"from":100}},"points":{"from":100},"object":"loyalty_tier"}`)
	if diff := cmp.Diff([]string{"Silver", "Gold"}, pluck(s.get(club+"/tiers"), "name")); diff != "" {
		t.Errorf("tiers (-want +got):\n%s", diff)
	}
	points := func(path string) (out []string) {
		for _, item := range s.get(path)["data"].([]any) {
			o := item.(object)
			if l, isRule := o["loyalty"].(object); isRule {
				out = append(out, fmt.Sprint(l["points"]))
				continue
			}
			p := o["assignment"].(object)["parameters"].(object)["loyalty"].(object)
			out = append(out, fmt.Sprint(p["points"]))
		}
		return out
	}
	for path, want := range map[string][]string{
		silver + "/earning-rules": {"5"}, gold + "/earning-rules": {"50"}, silver + "/rewards": {"100", "70"}, gold + "/rewards": {"50"},
	} {
		if diff := cmp.Diff(want, points(path)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", path, diff)
		}
	}
	for name, c := range map[string]struct{ body, details string }{
		"overlap":              {`[{"name":"x","points":{"from":50,"to":60}}]`, "must not overlap the range of tier 'Silver'"},
		"overlap at the end":   {`[{"name":"x","points":{"from":500}}]`, "must not overlap the range of tier 'Gold'"},
		"ends before it beins": {`[{"name":"x","points":{"from":5,"to":1}}]`, "points.to must be 5 to"},
		"below zero":           {`[{"name":"x","points":{"from":-5,"to":-1}}]`, "points.from must be 0 to"},
		"no range":             {`[{"name":"x"}]`, "must have required property 'points'"},
		"no name":              {`[{"points":{"from":5,"to":9}}]`, "must have required property 'name'"},
		"no tier":              {`[]`, "at least one tier"},
	} {
		s.refuse(400, "invalid_payload", c.details, "POST", club+"/tiers", c.body)
		if n := len(s.get(club + "/tiers")["data"].([]any)); n != 2 {
			t.Errorf("%s: there are %d tiers", name, n)
		}
	}
	_, fresh := s.loyaltyCampaign("Fresh")
	s.refuse(404, "not_found", "Cannot find earning_rule with id ern_z", "POST", fresh+"/tiers", `[{"name":"x","points":{"from":1},"earning_rules":{"ern_z":{"type":"CUSTOM","points":1}}}]`)
	s.refuse(400, "invalid_payload", "type must be one of", "POST", fresh+"/tiers", `[{"name":"x","points":{"from":1},"earning_rules":{"ern_z":{"type":"ADD","points":1}}}]`)
	s.refuse(400, "invalid_payload", "multiplier must be above 0", "POST", fresh+"/tiers", `[{"name":"x","points":{"from":1},"earning_rules":{"ern_z":{"type":"MULTIPLY","multiplier":-1}}}]`)
}

func (s *server) product(name string) string {
	s.t.Helper()
	return s.post("/v1/products", object{"name": name, "source_id": name})["id"].(string)
}

func TestRewardsAreMadeChangedAssignedAndDeleted(t *testing.T) {
	s := newServer(t)
	club, path := s.loyaltyCampaign("Club")
	made := s.post("/v1/rewards", object{"name": "Mug", "stock": "5", "attributes": object{"image_url": "https://a.example/mug.png", "description": "Blue"},
		"parameters": object{"product": object{"id": s.product("mug")}}, "metadata": object{"a": 1}})
	want := `{"id":"*","name":"Mug","stock":5,"redeemed":0,"attributes":{"image_url":"https://a.example/mug.png","description":"Blue"},
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":null,"metadata":{"a":1},"type":"MATERIAL","parameters":{"product":{"id":"*","sku_id":null}},"object":"reward"}`
	shows(t, made, want)
	mug := "/v1/rewards/" + made["id"].(string)
	shows(t, s.get(mug), want)
	shows(t, s.put(mug, object{"name": "Cup", "stock": 7, "attributes": nil, "metadata": nil}), `{"id":"*","name":"Cup","stock":7,"redeemed":0,"attributes":null,
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T12:00:00.000Z","metadata":{},"type":"MATERIAL","parameters":{"product":{"id":"*","sku_id":null}},"object":"reward"}`)
	coin := s.post("/v1/rewards", object{"name": "Pay", "parameters": object{"coin": object{"exchange_ratio": "20", "points_ratio": "100"}}})
	shows(t, coin["parameters"], `{"coin":{"exchange_ratio":20,"points_ratio":100}}`)

	assignment := s.post(mug+"/assignments", object{"campaign": "Club", "parameters": object{"loyalty": object{"points": 100, "auto_redeem": true}}})
	shows(t, assignment, `{"id":"*","reward_id":"*","related_object_id":"`+club+`","related_object_type":"campaign","parameters":{"loyalty":{"points":100,"auto_redeem":true}},
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":null,"object":"reward_assignment"}`)
	id := assignment["id"].(string)
	pay := s.post(path+"/rewards", []object{{"reward": coin["id"]}})
	if _, has := pay["parameters"]; has {
		t.Errorf("a reward that pays with points has a price: %v", pay)
	}
	for _, where := range []string{mug + "/assignments/", path + "/rewards/", path + "/reward-assignments/"} {
		if diff := cmp.Diff(assignment, s.get(where+id)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", where, diff)
		}
	}
	if got := s.get(path + "/reward-assignments/" + id + "/reward")["name"]; got != "Cup" {
		t.Errorf("assigned reward %v", got)
	}
	shows(t, s.put(path+"/rewards/"+id, object{"parameters": object{"loyalty": object{"points": 50}}})["parameters"], `{"loyalty":{"points":50,"auto_redeem":true}}`)
	shows(t, s.put(mug+"/assignments/"+id, object{"parameters": object{"loyalty": object{"auto_redeem": false}}})["parameters"], `{"loyalty":{"points":50,"auto_redeem":false}}`)
	if n := len(s.get(path + "/rewards")["data"].([]any)); n != 2 {
		t.Errorf("%d assignments in the campaign", n)
	}
	if got := pluck(s.get(path+"/rewards?assignment_id="+id), "id"); len(got) != 1 || got[0] != id {
		t.Errorf("the assignment asked for: %v", got)
	}
	code := s.card(path, "ann")
	if got := len(s.get("/v1/loyalties/members/" + code + "/rewards")["data"].([]any)); got != 2 {
		t.Errorf("ann sees %d rewards", got)
	}
	if got := len(s.get("/v1/loyalties/members/" + code + "/rewards?affordable_only=true")["data"].([]any)); got != 0 {
		t.Errorf("ann, without points, can afford %d rewards", got)
	}
	refused := s.refuse(400, "resource_in_use", "", "DELETE", mug, nil)
	if refused["related_object_type"] != "reward_assignment" {
		t.Errorf("in use by %v", refused)
	}
	s.refuse(409, "duplicate_found", "", "POST", mug+"/assignments", object{"campaign": club, "parameters": object{"loyalty": object{"points": 1}}})
	s.del(path + "/rewards/" + id)
	s.refuse(404, "not_found", "Cannot find reward_assignment with id "+id, "GET", mug+"/assignments/"+id, nil)
	s.del(mug)
	s.refuse(404, "not_found", "Cannot find reward with id rew_", "GET", mug, nil)
}

func TestWrongRewardsAreRefused(t *testing.T) {
	s := newServer(t)
	club, path := s.loyaltyCampaign("Club")
	gifts := s.post("/v1/campaigns", object{"name": "Gifts", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}})["id"].(string)
	coin := s.post("/v1/rewards", object{"name": "Pay", "parameters": object{"coin": object{"exchange_ratio": 20, "points_ratio": 100}}})["id"].(string)
	own := s.post("/v1/rewards", object{"name": "More", "parameters": object{"campaign": object{"id": club, "balance": 10}}})["id"].(string)
	before := len(s.get("/v1/rewards")["data"].([]any))
	for name, c := range map[string]struct {
		method, path       string
		status             int
		body, key, details string
	}{
		"no name":               {"POST", "/v1/rewards", 400, `{"parameters":{"coin":{"exchange_ratio":1,"points_ratio":1}}}`, "invalid_payload", "'name'"},
		"no parameters":         {"POST", "/v1/rewards", 400, `{"name":"x"}`, "invalid_payload", "exactly one of campaign, product and coin"},
		"two parameters":        {"POST", "/v1/rewards", 400, `{"name":"x","parameters":{"coin":{"exchange_ratio":1,"points_ratio":1},"product":{"id":"p"}}}`, "invalid_payload", "exactly one"},
		"campaign unknown":      {"POST", "/v1/rewards", 404, `{"name":"x","parameters":{"campaign":{"id":"camp_z"}}}`, "not_found", "camp_z"},
		"product unknown":       {"POST", "/v1/rewards", 404, `{"name":"x","parameters":{"product":{"id":"prod_z"}}}`, "not_found", "prod_z"},
		"gift without credits":  {"POST", "/v1/rewards", 400, `{"name":"x","parameters":{"campaign":{"id":"` + gifts + `"}}}`, "invalid_balance", "parameters.campaign.balance must be 1 to"},
		"ratio zero":            {"POST", "/v1/rewards", 400, `{"name":"x","parameters":{"coin":{"exchange_ratio":0,"points_ratio":1}}}`, "invalid_payload", "exchange_ratio must be"},
		"part of a cent":        {"POST", "/v1/rewards", 400, `{"name":"x","parameters":{"coin":{"exchange_ratio":0.001,"points_ratio":1}}}`, "invalid_payload", "exchange_ratio must be"},
		"ratio is a word":       {"POST", "/v1/rewards", 400, `{"name":"x","parameters":{"coin":{"exchange_ratio":"much","points_ratio":1}}}`, "invalid_payload", "exchange_ratio must be number"},
		"stock of coins":        {"POST", "/v1/rewards", 400, `{"name":"x","stock":4,"parameters":{"coin":{"exchange_ratio":1,"points_ratio":1}}}`, "invalid_payload", "stock is allowed for material"},
		"stock below zero":      {"POST", "/v1/rewards", 400, `{"name":"x","stock":-4,"parameters":{"product":{"id":"` + s.product("p") + `"}}}`, "invalid_payload", "stock must be 0 to"},
		"type is another":       {"POST", "/v1/rewards", 400, `{"name":"x","type":"MATERIAL","parameters":{"coin":{"exchange_ratio":1,"points_ratio":1}}}`, "invalid_payload", "type must be"},
		"price of coins":        {"POST", path + "/rewards", 400, `[{"reward":"` + coin + `","parameters":{"loyalty":{"points":5}}}]`, "invalid_payload", "[0].parameters.loyalty.points is not allowed"},
		"own campaign":          {"POST", path + "/rewards", 400, `[{"reward":"` + own + `","parameters":{"loyalty":{"points":5}}}]`, "invalid_payload", "[0].reward must not be a reward of the campaign"},
		"no price":              {"POST", path + "/rewards", 400, `[{"reward":"` + own + `"}]`, "missing_param", "parameters.loyalty.points"},
		"price of nothing":      {"POST", path + "/rewards", 400, `[{"reward":"` + own + `","parameters":{"loyalty":{"points":0}}}]`, "invalid_payload", "must be 1 to"},
		"reward unknown":        {"POST", path + "/rewards", 404, `[{"reward":"rew_z","parameters":{"loyalty":{"points":5}}}]`, "not_found", "rew_z"},
		"no reward":             {"POST", path + "/rewards", 400, `[{}]`, "invalid_payload", "'reward'"},
		"assigned to no one":    {"POST", "/v1/rewards/" + own + "/assignments", 400, `{}`, "invalid_payload", "'campaign'"},
		"assigned to gifts":     {"POST", "/v1/rewards/" + own + "/assignments", 404, `{"campaign":"` + gifts + `"}`, "not_found", gifts},
		"parameters of another": {"PUT", "/v1/rewards/" + coin, 400, `{"parameters":{"campaign":{"id":"` + club + `","balance":5}}}`, "invalid_payload", "parameters.campaign is not allowed"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, c.method, c.path, c.body)
			if n := len(s.get("/v1/rewards")["data"].([]any)); n != before {
				t.Errorf("there are %d rewards", n)
			}
			if n := len(s.get(path + "/rewards")["data"].([]any)); n != 0 {
				t.Errorf("there are %d assignments", n)
			}
		})
	}
}
