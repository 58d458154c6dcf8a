package httpapi_test

import (
	"fmt"
	"testing"
)

// earnedBack reads what a return took back, after its event was processed.
func (s *server) earnedBack(made object) string {
	s.t.Helper()
	s.processEvents()
	back := s.get("/v1/extensions/returns/" + made["id"].(string))["points_taken_back"].(object)
	shown := fmt.Sprint(back["status"])
	for _, c := range back["cards"].([]any) {
		c := c.(object)
		shown += fmt.Sprintf(" %v+%v-%v", c["points"], c["pending"], c["uncollected"])
	}
	return shown
}

// sellEarning sells lamps at 10.00 to ann, who earns points.
func (s *server) sellEarning(lamps int) {
	s.t.Helper()
	s.post("/v1/orders", object{"source_id": "sold", "status": "PAID", "customer": object{"source_id": "ann"}, "items": []object{{"product_id": "lamp", "quantity": lamps, "price": 1000}}})
	s.processEvents()
}

func TestEarnedPointsOfReturnedGoodsAreTakenBack(t *testing.T) {
	hundred := object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 100}}
	waits := object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 100}, "pending_points": object{"period_type": "DAY", "period_value": 2}}
	for name, c := range map[string]struct {
		rule    object
		between func(s *server, card string) // the second return
		took    []string                     // points, pending points and what was uncollected, by return
		points  []string
	}{
		"from_the_balance": {hundred, nil, []string{"DONE 33+0-0", "DONE 33+0-0", "DONE 34+0-0"}, []string{"67", "34", "0"}},
		"not_below_zero": {hundred, func(s *server, card string) { s.add(card, -60) },
			[]string{"DONE 33+0-0", "DONE 7+0-26", "DONE 0+0-34"}, []string{"67", "0", "0"}},
		"from_those_that_wait": {waits, nil, []string{"DONE 0+33-0", "DONE 0+33-0", "DONE 0+34-0"}, []string{"0", "0", "0"}},
		"from_those_that_waited": {waits, func(s *server, card string) {
			s.now = s.now.AddDate(0, 0, 3)
			s.passDays()
		}, []string{"DONE 0+33-0", "DONE 33+0-0", "DONE 34+0-0"}, []string{"0", "34", "0"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			_, club := s.loyaltyCampaign("Club")
			card := s.card(club, "ann")
			s.earningRule(club, c.rule)
			s.sellEarning(3)
			for i, want := range c.took {
				if i == 1 && c.between != nil {
					c.between(s, card)
				}
				made := s.post(soldReturns, lamps(1))
				shows(t, made["points_taken_back"], `{"status": "PENDING", "cards": []}`)
				if got := s.earnedBack(made); got != want {
					t.Errorf("return %d took back %s, want %s", i+1, got, want)
				}
				shows(t, s.get("/v1/vouchers/" + card)["loyalty_card"].(object)["balance"], c.points[i])
				s.requireConsistentFigures()
			}
		})
	}
}

func TestEarnedPointsStayWhereTheProjectSaysSo(t *testing.T) {
	s := newServer(t)
	s.put("/management/v1/projects/"+s.project+"/returns-settings", object{"earned_points": "KEEP"})
	_, club := s.loyaltyCampaign("Club")
	card := s.card(club, "ann")
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 100}})
	s.sellEarning(1)
	if got := s.earnedBack(s.post(soldReturns, lamps(1))); got != "DONE" {
		t.Errorf("taken back: %s", got)
	}
	shows(t, s.get("/v1/vouchers/" + card)["loyalty_card"].(object)["balance"], "100")
}

func TestPointsOfADeletedCardAreNotCollected(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	card := s.card(club, "ann")
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 100}})
	s.sellEarning(2)
	s.do("DELETE", "/v1/vouchers/"+card, nil)
	if got := s.earnedBack(s.post(soldReturns, lamps(1))); got != "DONE 0+0-50" {
		t.Errorf("taken back: %s", got)
	}
}

// TestPointsOfMembersCardsAreTakenBack sells for 10 points on the card of a member of a program.
func TestPointsOfMembersCardsAreTakenBack(t *testing.T) {
	zero := func() object {
		return earnedPoints(object{"type": "REVOKE_FROM_BALANCE", "mode": "REVOKE_TO_ZERO"}, object{})
	}
	below := earnedPoints(object{"type": "REVOKE_FROM_BALANCE", "mode": "REVOKE_BELOW_ZERO"}, object{"balance_settings": object{"allow_negative": true}})
	waits := func() object {
		return object{"pending_points": object{"type": "PERIOD_BASED", "period_based": object{"period": object{"value": 3, "unit": "DAY"}}}}
	}
	pass := func(s *server, _ string) {
		s.now = s.now.AddDate(0, 0, 4)
		s.passDays()
	}
	for name, c := range map[string]struct {
		wallet  object
		between func(s *server, card string)
		took    []string
		points  []string
	}{
		"from_the_balance": {zero(), nil, []string{"DONE 3+0-0", "DONE 3+0-0", "DONE 4+0-0"}, []string{"7 0", "4 0", "0 0"}},
		"as_many_as_there_are": {zero(), func(s *server, card string) { s.post(card+"/points", object{"points": -6}) },
			[]string{"DONE 3+0-0", "DONE 1+0-2", "DONE 0+0-4"}, []string{"7 0", "0 0", "0 0"}},
		"even_below_zero": {below, func(s *server, card string) { s.post(card+"/points", object{"points": -6}) },
			[]string{"DONE 3+0-0", "DONE 3+0-0", "DONE 4+0-0"}, []string{"7 0", "-2 0", "-6 0"}},
		"those_that_wait": {earnedPoints(object{"type": "REVOKE_FROM_PENDING"}, waits()), nil,
			[]string{"DONE 0+3-0", "DONE 0+3-0", "DONE 0+4-0"}, []string{"0 7", "0 4", "0 0"}},
		"only_those_that_wait": {earnedPoints(object{"type": "REVOKE_FROM_PENDING"}, waits()), pass, []string{"DONE 0+3-0", "DONE", "DONE"}, []string{"0 7", "7 0", "7 0"}},
		"those_that_waited": {earnedPoints(object{"type": "REVOKE_FROM_BALANCE", "mode": "REVOKE_TO_ZERO"}, waits()), pass,
			[]string{"DONE", "DONE 3+0-0", "DONE 4+0-0"}, []string{"0 10", "7 0", "3 0"}},
		"none_where_the_wallet_keeps_them": {object{}, nil, []string{"DONE", "DONE", "DONE"}, []string{"10 0", "10 0", "10 0"}},
		"a_cancellation_takes_what_is_left": {zero(), func(s *server, card string) {
			s.post(card+"/points", object{"points": 5})
			s.put("/v1/orders/sold", object{"status": "CANCELED"})
			s.processEvents()
		}, []string{"DONE 3+0-0"}, []string{"7 0"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			_, m, card := s.newMember(c.wallet)
			s.sellEarning(3)
			for i, want := range c.took {
				if i == 1 && c.between != nil {
					c.between(s, card)
				}
				if got := s.earnedBack(s.post(soldReturns, lamps(1))); got != want {
					t.Errorf("return %d took back %s, want %s", i+1, got, want)
				}
				s.expectBalance(m, c.points[i])
				s.requireConsistentFigures()
			}
			if len(c.took) == 1 {
				c.between(s, card)
				s.expectBalance(m, "5 0")
				s.requireConsistentFigures()
			}
		})
	}
}

// TestPointsThatPaidComeBack pays 20.00 of three lamps at 10.00 with 1,000 points of a member's card, of which 1,500 are on it.
func TestPointsThatPaidComeBack(t *testing.T) {
	for mode, points := range map[string][]string{
		"REFUND_AMOUNT": {"833 0", "1166 0", "1500 0"}, "REFUND_ITEM": {"833 0", "1166 0", "1500 0"}, "REFUND_ALL": {"500 0", "500 0", "1500 0"}, "NONE": {"500 0", "500 0", "500 0"},
	} {
		t.Run(mode, func(t *testing.T) {
			s := newServer(t)
			m := s.paysLamps(mode)
			for i, want := range points {
				made := s.post(soldReturns, lamps(1))
				s.processEvents()
				s.expectBalance(m, want)
				s.requireConsistentFigures()
				paid := s.get("/v1/extensions/returns/" + made["id"].(string))["refund"].(object)["points"].([]any)[0].(object)
				if paid["status"] != "DONE" {
					t.Errorf("return %d: %v", i+1, paid)
				}
			}
			s.put("/v1/orders/sold", object{"status": "CREATED"})
			s.put("/v1/orders/sold", object{"status": "CANCELED"})
			s.processEvents()
			s.expectBalance(m, points[2])
		})
	}
}

// paysLamps sells three lamps of which a member pays 20.00 with 1,000 of 1,500 points, and returns the path of the member.
func (s *server) paysLamps(mode string) (memberPath string) {
	s.t.Helper()
	wallet := paysWithPoints("0.5")
	spent := object{"type": "NONE"}
	if mode != "NONE" {
		spent = object{"type": "REFUNDABLE", "methods": []object{{"type": "RETURN_POINTS", "mode": mode}}}
	}
	wallet["refunds"] = object{"spent_points": spent, "earned_points": object{"type": "NONE"}}
	_, m, card := s.newMember(wallet)
	s.post(card+"/points", object{"points": 1500})
	s.post("/v1/orders", object{"source_id": "sold", "status": "PAID", "items": []object{{"product_id": "lamp", "quantity": 3, "price": 1000}}})
	s.expect(202, "POST", m+"/orders/payments", object{"card_id": s.memberCard(m)["id"], "order": object{"source_id": "sold"}, "payment_limit": object{"type": "AMOUNT_LIMIT", "amount_limit": object{"max": 2000}}})
	s.processEvents()
	s.expectBalance(m, "500 0")
	return m
}

func TestACancellationReturnsWhatIsLeftOfAPayment(t *testing.T) {
	s := newServer(t)
	m := s.paysLamps("REFUND_ALL")
	s.post(soldReturns, lamps(1))
	s.put("/v1/orders/sold", object{"status": "CANCELED"})
	s.processEvents()
	s.expectBalance(m, "1500 0")
	s.requireConsistentFigures()
}
