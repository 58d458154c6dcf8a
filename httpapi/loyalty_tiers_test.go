package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// tiers makes the tiers of a campaign, as "Silver 100 499", and returns their ids by name.
func (s *server) tiers(campaign string, ranges ...string) map[string]string {
	s.t.Helper()
	var body []object
	for _, text := range ranges {
		var name string
		var from, to int
		n, _ := fmt.Sscan(text, &name, &from, &to)
		points := object{"from": from}
		if n == 3 {
			points["to"] = to
		}
		body = append(body, object{"name": name, "points": points})
	}
	a := s.do("POST", campaign+"/tiers", body)
	if a.status != 200 {
		s.t.Fatalf("make tiers: %d %s", a.status, a.raw)
	}
	ids := map[string]string{}
	for _, made := range a.body.([]any) {
		ids[made.(object)["name"].(string)] = made.(object)["id"].(string)
	}
	return ids
}

// tierOf returns the tier of a member and its first and last day: "Silver 2026-03-10 2026-03-31".
func (s *server) tierOf(code string) string {
	s.t.Helper()
	list := s.get("/v1/loyalties/members/" + code + "/tiers")["data"].([]any)
	if len(list) == 0 {
		return "none"
	}
	tier := list[0].(object)
	held := tier["expiration"].(object)
	words := []string{tier["name"].(string)}
	for _, key := range []string{"start_date", "expiration_date"} {
		if at, ok := held[key].(string); ok {
			words = append(words, at)
		}
	}
	return strings.Join(words, " ")
}

// tierEvents lists the tier events of a customer, oldest first: "upgraded Silver".
func (s *server) tierEvents(customer string) (all []string) {
	s.t.Helper()
	for _, item := range s.get("/v1/customers/" + customer + "/activity?limit=100&order=created_at")["data"].([]any) {
		kind, of := strings.CutPrefix(item.(object)["type"].(string), "customer.loyalty.tier.")
		if !of {
			continue
		}
		data := item.(object)["data"].(object)["data"].(object)
		all = append(all, kind+" "+data["loyalty_tier"].(object)["name"].(string))
	}
	return all
}

func (s *server) add(code string, points int) {
	s.t.Helper()
	s.post("/v1/loyalties/members/"+code+"/balance", object{"points": points})
}

// moveToDay moves the clock to noon of a day and runs the daily jobs of the days between.
func (s *server) moveToDay(day string) {
	s.t.Helper()
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		s.t.Fatal(err)
	}
	s.now = at.Add(12 * time.Hour)
	s.passDays()
	s.processEvents()
}

var fourTiers = []string{"Basic 0 99", "Silver 100 499", "Gold 500 999", "Platinum 1000"}

// TestBalanceTiersChangeAtOnce is the documented case v1-tier-01.
func TestBalanceTiersChangeAtOnce(t *testing.T) {
	s := newServer(t)
	s.now = time.Date(2026, 1, 9, 12, 0, 0, 0, time.UTC)
	_, club := s.loyaltyCampaign("Club", object{"loyalty_tiers_expiration": object{"qualification_type": "BALANCE", "expiration_date": object{"type": "BALANCE_DROP"}}})
	s.tiers(club, fourTiers...)
	code := s.card(club, "ann")
	s.processEvents()
	if got := s.tierOf(code); got != "Basic 2026-01-09" {
		t.Errorf("a member without points has %s", got)
	}
	for _, c := range []struct {
		day    string
		points int
		want   string
	}{{"2026-01-10", 100, "Silver 2026-01-10"}, {"2026-02-15", -50, "Basic 2026-02-15"}, {"2026-02-25", 500, "Gold 2026-02-25"}} {
		s.moveToDay(c.day)
		s.add(code, c.points)
		if got := s.tierOf(code); got != c.want {
			t.Errorf("%s: %s, want %s", c.day, got, c.want)
		}
	}
	if diff := cmp.Diff([]string{"joined Basic", "upgraded Silver", "downgraded Basic", "upgraded Gold"}, s.tierEvents("ann")); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	shown := s.get("/v1/customers/ann/activity?type=customer.loyalty.tier.downgraded")["data"].([]any)[0].(object)["data"].(object)["data"].(object)
	if from, to := shown["loyalty_tier_from"].(object)["name"], shown["loyalty_tier_to"].(object)["name"]; from != "Silver" || to != "Basic" {
		t.Errorf("downgraded from %v to %v", from, to)
	}
}

func inPeriods(start, end string, more ...object) object {
	expiration := object{"type": end}
	for _, m := range more {
		for k, v := range m {
			expiration[k] = v
		}
	}
	return object{"loyalty_tiers_expiration": object{"qualification_type": "POINTS_IN_PERIOD", "qualification_period": "MONTH",
		"start_date": object{"type": start}, "expiration_date": expiration}}
}

// TestTierOfPointsInPeriodEndsWithPeriod has the documented cases v1-tier-02 and v1-tier-03.
func TestTierOfPointsInPeriodEndsWithPeriod(t *testing.T) {
	for name, c := range map[string]struct {
		settings object
		reached  string
		after    map[string]string
		events   []string
	}{
		"until the end of the period": {
			inPeriods("IMMEDIATE", "END_OF_PERIOD"), "Silver 2026-03-10 2026-03-31",
			map[string]string{"2026-03-31": "Silver 2026-03-10 2026-03-31", "2026-04-01": "none"},
			[]string{"joined Silver", "left Silver"},
		},
		"until the end of the next period": {
			inPeriods("IMMEDIATE", "END_OF_NEXT_PERIOD"), "Silver 2026-03-10 2026-04-30",
			map[string]string{"2026-04-30": "Silver 2026-03-10 2026-04-30", "2026-05-01": "none"},
			[]string{"joined Silver", "left Silver"},
		},
		"some days longer": {
			inPeriods("IMMEDIATE", "END_OF_PERIOD", object{"extend": "P10D"}), "Silver 2026-03-10 2026-04-10",
			map[string]string{"2026-04-10": "Silver 2026-03-10 2026-04-10", "2026-04-11": "none"},
			[]string{"joined Silver", "left Silver"},
		},
		"from the next period on": {
			inPeriods("NEXT_PERIOD", "END_OF_NEXT_PERIOD"), "none",
			map[string]string{"2026-03-31": "none", "2026-04-01": "Silver 2026-04-01 2026-04-30", "2026-05-01": "none"},
			[]string{"joined Silver", "left Silver"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			s.now = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
			_, club := s.loyaltyCampaign("Club", c.settings)
			s.tiers(club, "Silver 100 499", "Gold 500")
			code := s.card(club, "ann")
			s.moveToDay("2026-03-10")
			s.add(code, 120)
			s.add(code, -100) // spending does not reduce collected points
			if got := s.tierOf(code); got != c.reached {
				t.Errorf("reached %s, want %s", got, c.reached)
			}
			for _, day := range []string{"2026-03-31", "2026-04-01", "2026-04-10", "2026-04-11", "2026-04-30", "2026-05-01"} {
				s.moveToDay(day)
				if want, asked := c.after[day]; asked && s.tierOf(code) != want {
					t.Errorf("%s: %s, want %s", day, s.tierOf(code), want)
				}
			}
			if diff := cmp.Diff(c.events, s.tierEvents("ann")); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
		})
	}
}

func TestPeriodTierIsExtendedOrDowngradedByPoints(t *testing.T) {
	s := newServer(t)
	s.now = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	_, club := s.loyaltyCampaign("Club", inPeriods("IMMEDIATE", "END_OF_NEXT_PERIOD"))
	s.tiers(club, "Silver 100 499", "Gold 500")
	code := s.card(club, "ann")
	for _, c := range []struct {
		day    string
		points int
		want   string
	}{
		{"2026-03-10", 500, "Gold 2026-03-10 2026-04-30"},
		{"2026-04-05", 500, "Gold 2026-03-10 2026-05-31"}, // collected again: kept for May as well
		{"2026-05-20", 150, "Gold 2026-03-10 2026-05-31"}, // enough for Silver, but Gold has not ended
		{"2026-06-01", 0, "Silver 2026-06-01 2026-06-30"}, // Silver begins when Gold ends
		{"2026-06-10", 900, "Gold 2026-06-10 2026-07-31"},
		{"2026-08-01", 0, "none"},
	} {
		s.moveToDay(c.day)
		if c.points != 0 {
			s.add(code, c.points)
		}
		if got := s.tierOf(code); got != c.want {
			t.Errorf("%s: %s, want %s", c.day, got, c.want)
		}
	}
	if diff := cmp.Diff([]string{"joined Gold", "prolonged Gold", "downgraded Silver", "upgraded Gold", "left Gold"}, s.tierEvents("ann")); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}

func TestBalanceTierHasItsOwnDuration(t *testing.T) {
	s := newServer(t)
	s.now = time.Date(2026, 1, 15, 12, 0, 0, 0, time.UTC)
	_, club := s.loyaltyCampaign("Club", object{"loyalty_tiers_expiration": object{"qualification_type": "BALANCE",
		"expiration_date": object{"type": "CUSTOM", "extend": "P1M", "rounding": object{"type": "MONTH", "strategy": "END"}}}})
	s.tiers(club, "Silver 100 499", "Gold 500")
	code := s.card(club, "ann")
	for _, c := range []struct {
		day    string
		points int
		want   string
	}{
		{"2026-01-20", 100, "Silver 2026-01-20 2026-02-28"},
		{"2026-02-10", -60, "Silver 2026-01-20 2026-02-28"},
		{"2026-02-12", 60, "Silver 2026-01-20 2026-02-28"},
		{"2026-03-01", 0, "Silver 2026-01-20 2026-04-30"}, // a month from the first of March, to the end of April
		{"2026-03-02", -100, "Silver 2026-01-20 2026-04-30"},
		{"2026-05-01", 0, "none"},
	} {
		s.moveToDay(c.day)
		if c.points != 0 {
			s.add(code, c.points)
		}
		if got := s.tierOf(code); got != c.want {
			t.Errorf("%s: %s, want %s", c.day, got, c.want)
		}
	}
	if diff := cmp.Diff([]string{"joined Silver", "prolonged Silver", "left Silver"}, s.tierEvents("ann")); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}

func TestATierMapsThePointsOfRulesAndItsEventsEarn(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	_, other := s.loyaltyCampaign("Other")
	paid, _ := s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 60}})
	a := s.do("POST", club+"/tiers", []object{
		{"name": "Silver", "points": object{"from": 50, "to": 199}, "earning_rules": object{paid["id"].(string): object{"type": "MULTIPLY", "multiplier": 2}}},
		{"name": "Gold", "points": object{"from": 200}},
	})
	silver, gold := a.body.([]any)[0].(object)["id"].(string), a.body.([]any)[1].(object)["id"].(string)
	s.earningRule(club, object{"event": "customer.loyalty.tier.joined", "loyalty_tier": object{"id": silver}, "loyalty": object{"type": "FIXED", "points": 7}})
	s.earningRule(club, object{"event": "customer.loyalty.tier.joined", "loyalty_tier": object{"id": gold}, "loyalty": object{"type": "FIXED", "points": 1000}})
	s.earningRule(other, object{"event": "customer.loyalty.tier.upgraded", "loyalty_tier": object{"id": "__ANY__"}, "loyalty": object{"type": "FIXED", "points": 3}})
	code, elsewhere := s.card(club, "ann"), s.card(other, "ann")
	s.processEvents()
	pay := func() {
		s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "ann"}})
		s.processEvents()
	}
	pay()
	if got := s.figures(code)[:2]; got != "67" { // 60, and 7 for becoming Silver
		t.Errorf("after the first order %s", got)
	}
	pay()
	if got := s.figures(code)[:3]; got != "187" {
		t.Errorf("after the second order %s", got)
	}
	pay()
	if got := s.figures(code)[:3] + " " + s.figures(elsewhere)[:1] + " " + s.tierOf(code)[:4]; got != "307 3 Gold" {
		t.Errorf("after the third order %s", got)
	}
	pay()
	if got := s.figures(code)[:3]; got != "367" { // Gold maps nothing
		t.Errorf("after the fourth order %s", got)
	}
}

func TestRecalculationUpgradesAndMovesDatesAlone(t *testing.T) {
	t.Run("loyalties", func(t *testing.T) { testRecalculation(t, "/v1/loyalties/Club") })
	t.Run("campaigns", func(t *testing.T) { testRecalculation(t, "/v1/campaigns/Club") })
}

func testRecalculation(t *testing.T, path string) {
	s := newServer(t).withJobs()
	_, club := s.loyaltyCampaign("Club", object{"loyalty_tiers_expiration": object{"qualification_type": "BALANCE", "expiration_date": object{"type": "CUSTOM", "extend": "P1M"}}})
	ann, bob := s.card(club, "ann"), s.card(club, "bob")
	s.add(ann, 150)
	s.add(bob, 600)
	s.tiers(club, "Silver 100 499", "Gold 500")
	s.awaitState(func() string { return s.tierOf(ann) + ", " + s.tierOf(bob) }, "Silver 2026-11-21 2026-12-21, Gold 2026-11-21 2026-12-21")
	s.add(bob, -590)
	s.put(path, object{"loyalty_tiers_expiration": object{"qualification_type": "BALANCE", "expiration_date": object{"type": "CUSTOM", "extend": "P2M"}},
		"options": object{"recalculate_tiers": true}})
	s.awaitState(func() string { return s.tierOf(ann) + ", " + s.tierOf(bob) }, "Silver 2026-11-21 2027-01-21, Gold 2026-11-21 2026-12-21")
	if diff := cmp.Diff([]string{"joined Silver", "expiration.changed Silver"}, s.tierEvents("ann")); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}

// awaitState runs jobs until a state is reached.
func (s *server) awaitState(state func() string, want string) {
	s.t.Helper()
	s.await(func() bool { return state() == want }, func() any { return state() + ", want " + want })
}

func TestDeletedCardGivesNoTier(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", inPeriods("IMMEDIATE", "END_OF_PERIOD"))
	s.tiers(club, "Silver 100 499")
	code := s.card(club, "ann")
	s.add(code, 150)
	s.expect(204, "DELETE", "/v1/vouchers/"+code+"?force=true", nil)
	s.moveToDay("2026-12-01")
	s.moveToDay("2026-12-02")
	if diff := cmp.Diff([]string{"joined Silver"}, s.tierEvents("ann")); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}

// TestRulesAskForTheTiersOfCustomers has a coupon for members of a tier.
func TestRulesAskForTheTiersOfCustomers(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	gold := s.tiers(club, "Silver 100 499", "Gold 500")["Gold"]
	ann := s.card(club, "ann")
	rule := s.post("/v1/validation-rules", object{"name": "Gold only", "rules": object{"1": object{"name": "customer.loyalty_tier", "conditions": object{"$is": []string{gold}}}}})["id"]
	s.post("/v1/vouchers/GOLD", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}, "validation_rules": []any{rule}})
	s.post("/v1/publications", object{"voucher": "GOLD", "customer": object{"source_id": "ann"}})
	order := object{"redeemables": []object{{"object": "voucher", "id": "GOLD"}}, "order": object{"amount": 1000}}
	with := func(customer string) object { order["customer"] = object{"source_id": customer}; return order }
	offered := func() bool {
		list := s.post("/v1/qualifications", object{"scenario": "ALL", "customer": object{"source_id": "ann"}, "order": object{"amount": 1000}})
		return slices.Contains(pluck(list["redeemables"].(object), "id"), "GOLD")
	}
	for _, points := range []int{100, 500} {
		s.post("/v1/loyalties/members/"+ann+"/balance", object{"points": points})
		want := points == 500 // 600 in all
		if got := s.post("/v1/validations", with("ann"))["valid"]; got != want {
			t.Errorf("%s: valid %v, want %v", s.tierOf(ann), got, want)
		}
		if s.post("/v1/validations", with("somebody"))["valid"] != false {
			t.Error("a customer who is no member can use it")
		}
		if got := offered(); got != want {
			t.Errorf("%s: offered %v, want %v", s.tierOf(ann), got, want)
		}
	}
	s.post("/v1/redemptions", with("ann"))
}

func TestDeletingCardEndsItsTier(t *testing.T) {
	for _, forced := range []string{"", "?force=true"} {
		t.Run("deleted"+forced, func(t *testing.T) {
			s := newServer(t)
			_, club := s.loyaltyCampaign("Club")
			silver := s.tiers(club, "Silver 100 499")["Silver"]
			ann := s.card(club, "ann")
			s.add(ann, 150)
			rule := s.post("/v1/validation-rules", object{"name": "Silver only", "rules": object{"1": object{"name": "customer.loyalty_tier", "conditions": object{"$is": []string{silver}}}}})["id"]
			s.post("/v1/vouchers/SILVER", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}, "validation_rules": []any{rule}})
			use := object{"redeemables": []object{{"object": "voucher", "id": "SILVER"}}, "order": object{"amount": 1000}, "customer": object{"source_id": "ann"}}
			if s.post("/v1/validations", use)["valid"] != true {
				t.Error("a member of the tier cannot use the code")
			}
			s.expect(204, "DELETE", "/v1/vouchers/"+ann+forced, nil)
			s.processEvents()
			if s.post("/v1/validations", use)["valid"] != false {
				t.Error("the customer keeps the tier without the card")
			}
		})
	}
}

func TestEarningRulesAskForTheTiersOfOtherCampaigns(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	silver := s.tiers(club, "Silver 100 499")["Silver"]
	rule := s.post("/v1/validation-rules", object{"name": "Silver only", "rules": object{"1": object{"name": "customer.loyalty_tier", "conditions": object{"$is": []string{silver}}}}})["id"]
	_, extra := s.loyaltyCampaign("Extra")
	s.earningRule(extra, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}, "validation_rule_id": rule})
	s.add(s.card(club, "ann"), 150)
	for _, customer := range []string{"ann", "bob"} {
		s.card(extra, customer)
		s.pay(customer, 500)
	}
	if diff := cmp.Diff([]string{"ann 10", "bob 0"}, s.cards(extra)); diff != "" {
		t.Errorf("points (-want +got):\n%s", diff)
	}
}

// makeAutomaticMug makes a mug an automatic reward with a price and a stock.
func (s *server) makeAutomaticMug(club string, price, stock int) {
	s.t.Helper()
	mug := s.post("/v1/rewards", object{"name": "Mug", "stock": stock, "parameters": object{"product": object{"id": s.product("mug")}}})["id"]
	s.post(club+"/rewards", []object{{"reward": mug, "parameters": object{"loyalty": object{"points": price, "auto_redeem": true}}}})
}

func TestTierFollowsBalanceAfterAutomaticRewards(t *testing.T) {
	byBalance := object{"loyalty_tiers_expiration": object{"qualification_type": "BALANCE", "expiration_date": object{"type": "CUSTOM", "extend": "P1Y"}}}
	for name, c := range map[string]struct {
		settings     object
		stock, added int
		balance      string
		events       string
	}{
		"nothing is left":                   {byBalance, 20, 30, "0 of 30 in lots 0", ""},
		"less than a tier takes is left":    {byBalance, 20, 130, "10 of 130 in lots 10", ""},
		"there is none to be had":           {byBalance, 0, 130, "130 of 130 in lots 130", "joined Gold"},
		"as much as a tier takes is left":   {byBalance, 1, 60, "30 of 60 in lots 30", "joined Silver"},
		"too little for the reward":         {byBalance, 20, 29, "29 of 29 in lots 29", "joined Basic"},
		"points of a period that are spent": {inPeriods("IMMEDIATE", "END_OF_PERIOD"), 20, 130, "10 of 130 in lots 10", "joined Gold"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t).withJobs()
			_, club := s.loyaltyCampaign("Club", c.settings)
			zoe := s.card(club, "zoe")
			s.add(zoe, 20)
			s.processEvents()
			s.tiers(club, "Basic 20 29", "Silver 30 99", "Gold 100")
			s.await(func() bool { return s.tierOf(zoe) != "none" }, func() any { return "the tiers are not given yet" })
			s.makeAutomaticMug(club, 30, c.stock)
			s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": c.added}})
			for who, add := range map[string]func(code string){
				"ann": func(code string) { s.add(code, c.added) },
				"bob": func(code string) { s.post("/v1/vouchers/"+code+"/balance", object{"amount": c.added}) },
				"cid": func(string) {
					s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "cid"}})
				},
			} {
				if c.stock == 1 && who != "ann" {
					continue // the stock is enough for one of them
				}
				code := s.card(club, who)
				add(code)
				s.awaitState(func() string { return s.pointsOf(code) + ", " + strings.Join(s.tierEvents(who), ", ") }, c.balance+", "+c.events)
			}
			s.requireConsistentFigures()
		})
	}
}

func TestInitialPointsRedeemAutomaticRewards(t *testing.T) {
	s := newServer(t).withJobs()
	_, club := s.loyaltyCampaign("Club", object{"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 50}}})
	s.makeAutomaticMug(club, 30, 5)
	ann := s.card(club, "ann")
	s.awaitState(func() string { return s.pointsOf(ann) }, "20 of 50 in lots 0") // points that never expire need no lot
	movement := s.get("/v1/loyalties/members/" + ann + "/transactions")["data"].([]any)[0].(object)
	shows(t, object{"type": movement["type"], "source": movement["source"]}, `{"type": "POINTS_REDEMPTION", "source": "AUTO_REDEEM"}`)
	s.requireConsistentFigures()
}

func TestAutomaticRewardsAreRedeemedUpToDailyLimit(t *testing.T) {
	s := newServer(t).withJobs()
	_, club := s.loyaltyCampaign("Club")
	s.makeAutomaticMug(club, 40, 1000)
	ann, cid := s.card(club, "ann"), s.card(club, "cid")
	s.add(ann, 1100) // 27 rewards: one automatic redemption of 25, and one of 2
	s.awaitState(func() string { return s.pointsOf(ann) }, "20 of 1100 in lots 20")
	tallies := s.backend.store(s.project).MemberTallies()
	of := func(customer string) string {
		return "auto-redeem " + s.get("/v1/customers/" + customer)["id"].(string)
	}
	if had, _, err := tallies.Find(t.Context(), "subject", of("ann")); err != nil || had.Count != 2 {
		t.Errorf("%d automatic redemptions were counted: %v", had.Count, err)
	}
	if err := tallies.Insert(t.Context(), membership.Tally{ID: "ltly_1", Subject: of("cid"), CountFrom: "2026-11-21", Count: 9}); err != nil {
		t.Fatal(err)
	}
	s.add(cid, 1050) // the tenth of the day, which buys 25
	s.awaitState(func() string { return s.pointsOf(cid) }, "50 of 1050 in lots 50")
	s.add(ann, 20) // its event is processed after that
	s.awaitState(func() string { return s.pointsOf(ann) }, "0 of 1120 in lots 0")
	s.expectPoints(cid, "50 of 1050 in lots 50")
	s.moveToDay("2026-11-22") // the next day has a new limit
	s.awaitState(func() string { return s.pointsOf(cid) }, "10 of 1050 in lots 10")
	s.requireConsistentFigures()
}

// TestRefusedAutomaticRewardIsNotRecorded has jobs redeem a reward that is out of stock. No customer requested these
// redemptions, so no failure is recorded.
func TestRefusedAutomaticRewardIsNotRecorded(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	s.makeAutomaticMug(club, 30, 1)
	ann := s.card(club, "ann")
	s.add(ann, 75)
	offer, found, err := loyalty.InternalsOf(s.engine.Project(s.project).Loyalty).AutomaticReward(t.Context(), s.voucher(ann))
	if err != nil || !found {
		t.Fatal(found, err)
	}
	for want := range 2 { // the first uses up the stock
		_, err := s.engine.Project(s.project).Redemptions.Redeem(t.Context(), redemption.Request{
			Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: ann, Reward: &redemption.RewardChoice{ID: offer.RewardID}}},
			Customer:    &customer.Request{SourceID: "ann"},
			Caller:      redemption.Caller{Channel: redemption.Channel{ID: offer.ID, Type: redemption.ChannelAutoRedeem}},
		})
		if refused := want == 1; refused != (err != nil) {
			t.Errorf("redemption %d: %v", want, err)
		}
	}
	if all := s.get("/v1/redemptions?limit=10")["redemptions"].([]any); len(all) != 1 {
		t.Errorf("%d redemptions are on record", len(all))
	}
	shows(t, s.get("/v1/customers/ann")["summary"].(object)["redemptions"].(object)["total_failed"], `0`)
	s.requireConsistentFigures()
}

// voucher returns a code as stored.
func (s *server) voucher(code string) *voucher.Voucher {
	s.t.Helper()
	v, err := s.engine.Project(s.project).Vouchers.Get(s.t.Context(), code)
	if err != nil {
		s.t.Fatal(err)
	}
	return &v
}

// TestTierDatesHaveNoTime expects plain dates, as in the published examples. The tier ends at the end of its last day.
func TestTierDatesHaveNoTime(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", inPeriods("IMMEDIATE", "END_OF_PERIOD"))
	s.tiers(club, "Silver 100")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	s.processEvents()
	held := s.get("/v1/loyalties/members/" + ann + "/tiers")["data"].([]any)[0].(object)["expiration"].(object)
	shows(t, object{"from": held["start_date"], "to": held["expiration_date"]}, `{"from": "2026-11-21", "to": "2026-11-30"}`)
	s.moveToDay("2026-11-30")
	if got := s.tierOf(ann); got != "Silver 2026-11-21 2026-11-30" {
		t.Errorf("on the last day: %s", got)
	}
	s.moveToDay("2026-12-01")
	if got := s.tierOf(ann); got != "none" {
		t.Errorf("on the day after it: %s", got)
	}
}
