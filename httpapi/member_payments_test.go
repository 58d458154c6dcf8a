package httpapi_test

import (
	"fmt"
	"testing"
	"time"
)

func paysWithPoints(ratio any) object {
	return object{"pay_with_points": object{"type": "EXCHANGE_RATIO", "exchange_ratio": object{"formula": ratio}}}
}

// payer makes a member whose card has points, and an order of 10.00.
func (s *server) payer(points int, wallet object) (memberPath, cardID, orderID string) {
	s.t.Helper()
	_, memberPath, card := s.newMember(wallet)
	s.post(card+"/points", object{"points": points})
	return memberPath, s.memberCard(memberPath)["id"].(string), s.post("/v1/orders", object{"amount": 1000, "source_id": "o1"})["id"].(string)
}

func TestAnOrderIsPaidWithPoints(t *testing.T) {
	s := newServer(t)
	m, card, order := s.payer(105, paysWithPoints(10))
	answer := s.expect(202, "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order}})
	shows(t, answer, `{"status": "TRANSACTION_CREATED", "message": "Pay with points transaction created", "transaction": {"id": "*", "card_id": "*",
		"card_definition_id": "*", "card_transaction_id": "*", "program_id": "*", "member_id": "*", "order_id": "*", "status": "PENDING",
		"type": "PAY_WITH_POINTS", "details": {"reason": "Points spent on order payment", "rejection": null, "metadata": {},
		"payment": {"id": "*", "amount": 10, "points_spent": 100, "exchange_ratio": 10}}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null,
		"object": "order_transaction"}}`)
	s.expectBalance(m, "5 0")
	shows(t, s.get(m + "/orders/payments")["data"].([]any)[0].(object)["status"], `"APPROVED"`)
}

func TestLimitsOfAPaymentAreKept(t *testing.T) {
	perTransaction := paysWithPoints(1)
	perTransaction["spending_limits"] = object{"global": object{"type": "NO_LIMIT"}, "transactions": object{"type": "LIMITED",
		"limits": []object{{"type": "POINTS", "max": 30}}}}
	for name, c := range map[string]struct {
		wallet, limit  object
		amount, points int
	}{
		"points":                  {paysWithPoints(3), object{"type": "POINTS_LIMIT", "points_limit": object{"max": 10}}, 3, 9},
		"amount":                  {paysWithPoints("0.5"), object{"type": "AMOUNT_LIMIT", "amount_limit": object{"max": 7}}, 7, 4},
		"what is there":           {paysWithPoints("0.5"), object{"type": "CARD_BALANCE"}, 200, 100},
		"what the wallet lets go": {perTransaction, nil, 30, 30},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			m, card, _ := s.payer(100, c.wallet)
			body := object{"card_id": card, "order": object{"source_id": "o1"}, "mode": "DRY_RUN"}
			if c.limit != nil {
				body["payment_limit"] = c.limit
			}
			answer := s.expect(200, "POST", m+"/orders/payments", body)
			shows(t, answer["transaction"].(object)["status"], `"SIMULATED"`)
			s.expectBalance(m, "100 0")
			body["mode"] = "TRANSACTION"
			payment := s.expect(202, "POST", m+"/orders/payments", body)["transaction"].(object)["details"].(object)["payment"].(object)
			if got := fmt.Sprint(payment["amount"], " ", payment["points_spent"]); got != fmt.Sprint(c.amount, " ", c.points) {
				t.Errorf("paid %s, want %d for %d points", got, c.amount, c.points)
			}
			s.expectBalance(m, fmt.Sprint(100-c.points, " 0"))
		})
	}
}

// TestV2Pay01APaymentTakesWhatIsThereAndWhatIsAllowed has the documented payments from a card of 650 points.
func TestV2Pay01APaymentTakesWhatIsThereAndWhatIsAllowed(t *testing.T) {
	for id, c := range map[string]struct {
		limit object
		want  string
	}{
		"v2-pay-01": {object{"type": "AMOUNT_LIMIT", "amount_limit": object{"max": 2000}}, `{"id": "*", "amount": 650, "points_spent": 650, "exchange_ratio": 1}`},
		"v2-pay-02": {object{"type": "POINTS_LIMIT", "points_limit": object{"max": 150}}, `{"id": "*", "amount": 150, "points_spent": 150, "exchange_ratio": 1}`},
	} {
		t.Run(id, func(t *testing.T) {
			s := newServer(t)
			m, card, order := s.payer(650, paysWithPoints(1))
			paid := s.expect(202, "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order}, "payment_limit": c.limit})
			shows(t, paid["transaction"].(object)["details"].(object)["payment"], c.want)
		})
	}
}

func TestAnOrderIsNotPaidTwiceOver(t *testing.T) {
	s := newServer(t)
	m, card, order := s.payer(3000, paysWithPoints(1))
	pay := func(limit int) {
		s.expect(202, "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order},
			"payment_limit": object{"type": "AMOUNT_LIMIT", "amount_limit": object{"max": limit}}})
	}
	pay(600)
	pay(401)
	s.expectBalance(m, "2400 0")
	pay(400)
	s.expectBalance(m, "2000 0")
	var seen []any
	for _, item := range s.get(m + "/orders/payments?order=created_at")["data"].([]any) {
		p := item.(object)
		seen = append(seen, p["status"])
		if p["status"] == "REJECTED" {
			shows(t, p["details"].(object)["rejection"].(object)["reason"], `"PAYMENT_EXCEEDS_ORDER_TOTAL_AMOUNT"`)
		}
	}
	if got := fmt.Sprint(seen); got != "[APPROVED REJECTED APPROVED]" {
		t.Errorf("payments: %s", got)
	}
	// The points of a rejected payment were locked and returned.
	points := s.memberCard(m)["lifetime_bucket"].(object)["points"].(object)
	shows(t, object{"locked": points["locked"], "unlocked": points["unlocked"], "spent": points["spent"]}, `{"locked": 1401, "unlocked": 1401, "spent": 1000}`)
	report := s.get(m + "/cards/" + card + "/reports/daily?start_date=2026-11-20&end_date=2026-11-22&resolution=day")["data"].([]any)[0].(object)
	shows(t, object{"locked": report["points_locked"], "unlocked": report["points_unlocked"]}, `{"locked": 1401, "unlocked": 1401}`)
	s.requireConsistentFigures()
}

func TestARejectedPaymentNamesTheLimit(t *testing.T) {
	month := object{"type": "TIME_BASED", "period": object{"type": "CURRENT_PERIOD", "current_period": object{"unit": "MONTH"}}, "points": object{"max": 30}}
	for name, c := range map[string]struct {
		limit object
		want  string
	}{
		"of_a_month":   {month, `{"type": "TIME_BASED", "limit": 30, "spendings": 30}`},
		"of_all_times": {object{"type": "SPENDING_BASED", "max": 40}, `{"type": "SPENDING_BASED", "limit": 40, "spendings": 40}`},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			wallet := paysWithPoints(1)
			wallet["spending_limits"] = object{"global": object{"type": "LIMITED", "limits": []object{c.limit}}, "transactions": object{"type": "NO_LIMIT"}}
			m, card, order := s.payer(100, wallet)
			for range 2 {
				s.expect(202, "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order}})
				s.now = s.now.Add(time.Minute)
			}
			rejected := s.get(m + "/orders/payments")["data"].([]any)[0].(object)
			rejection := rejected["details"].(object)["rejection"].(object)
			shows(t, object{"status": rejected["status"], "reason": rejection["reason"]}, `{"status": "REJECTED", "reason": "GLOBAL_SPENDING_LIMIT_EXCEEDED"}`)
			delete(rejection["details"].(object), "message")
			shows(t, rejection["details"], c.want)
		})
	}
}

func TestInvalidPaymentsAreRefused(t *testing.T) {
	s := newServer(t)
	m, card, order := s.payer(5, paysWithPoints(10))
	path := m + "/orders/payments"
	body := func(card string, order object) object { return object{"card_id": card, "order": order} }
	s.refuse(400, "invalid_payload", "card_id", "POST", path, object{"order": object{"id": order}})
	s.refuse(400, "invalid_payload", "order", "POST", path, object{"card_id": card})
	s.refuse(400, "invalid_payload", "source_id", "POST", path, body(card, object{}))
	s.refuse(404, "not_found", "Cannot find order", "POST", path, body(card, object{"source_id": "nobody"}))
	s.refuse(404, "not_found", "Cannot find card", "POST", path, body("lcrd_0", object{"id": order}))
	s.refuse(423, "insufficient_card_balance", "one minor unit", "POST", path, body(card, object{"id": order}))
	s.post(m+"/cards/"+card+"/points", object{"points": -5})
	s.refuse(423, "zero_card_balance", "no points", "POST", path, body(card, object{"id": order}))
	s.post(m+"/cards/"+card+"/points", object{"points": 100})
	s.put("/v1/orders/"+order, object{"status": "CANCELED"})
	s.refuse(423, "invalid_order_status", "CANCELED", "POST", path, body(card, object{"id": order}))
	s.expectBalance(m, "100 0")
	other := newServer(t)
	m, card, order = other.payer(5, object{})
	other.refuse(423, "pay_with_points_not_enabled", "enabled", "POST", m+"/orders/payments", body(card, object{"id": order}))
}
