package httpapi_test

import (
	"fmt"
	"maps"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestExpiredPointsCannotBeUsedBeforeDailyJob moves the clock past the last day of points. The daily job records the
// expiration after midnight, or days later after downtime. Until then the points cannot be used either.
func TestExpiredPointsCannotBeUsedBeforeDailyJob(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(1))
	ann, bob := s.card(club, "ann"), s.card(club, "bob")
	pay, thing := s.reward(club, 0, payingWith("1", 1)), s.reward(club, 30, object{"product": object{"id": s.post("/v1/products", object{"name": "Mug"})["id"]}}, object{"stock": 9})
	s.add(ann, 100)
	s.now = s.now.AddDate(0, 0, 3)
	s.passDays()
	s.add(ann, 20)
	s.now = time.Date(2026, 12, 21, 23, 59, 59, 0, time.UTC)
	if got, want := s.figures(ann), "120 120 0 0 0 2026-12-21 100"; got != want {
		t.Errorf("on the last day: card %s, want %s", got, want)
	}
	s.add(ann, -1) // uses up the limit of the day

	s.now = time.Date(2026, 12, 22, 0, 0, 0, 0, time.UTC)
	card, path := "/v1/loyalties/members/"+ann, club+"/members/"
	const gone = "120 20 0 99 1 2026-12-24 20"
	if got := s.figures(ann); got != gone {
		t.Errorf("before the run: card %s, want %s", got, gone)
	}
	s.refuse(400, "loyalty_card_points_exceeded", "", "POST", card+"/balance", object{"points": -21})
	s.refuse(400, "loyalty_card_points_exceeded", "", "POST", "/v1/vouchers/"+ann+"/balance", object{"amount": -21})
	s.refuse(400, "loyalty_card_points_exceeded", "", "POST", path+bob+"/transfers", []object{{"code": ann, "points": 21, "source_id": "t"}})
	s.refuse(400, "loyalty_card_points_exceeded", "", "POST", card+"/redemption", object{"reward": object{"id": thing}})
	s.refuse(400, "loyalty_card_points_exceeded", "", "POST", card+"/redemption", object{"reward": object{"id": pay, "points": 21}, "order": object{"amount": 5000}})
	asked := s.post("/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": ann, "reward": object{"id": thing}}}})
	if asked["valid"] != false {
		t.Error("a validation is valid where the redemption is refused")
	}
	if n := len(s.get(card + "/rewards?affordable_only=true")["data"].([]any)); n != 1 {
		t.Errorf("%d rewards are affordable, want the one that pays orders", n)
	}
	if listed := s.get(club + "/members/" + ann + "/points-expiration"); len(listed["data"].([]any)) != 1 {
		t.Errorf("buckets %v", listed["data"])
	}
	wallet := s.redeemables(object{"customer": object{"source_id": "ann"}, "scenario": "CUSTOMER_WALLET"})["data"].([]any)
	shows(t, wallet[0].(object)["result"].(object)["loyalty_card"].(object)["balance"], `20`)

	paid := s.post(card+"/redemption", object{"reward": object{"id": pay}, "order": object{"amount": 500}})
	if fmt.Sprint(paid["amount"]) != "5" {
		t.Errorf("paid %v", paid["amount"])
	}
	s.add(ann, -5)
	s.post(path+bob+"/transfers", []object{{"code": ann, "points": 4, "source_id": "t"}})
	const left = "120 6 0 99 10 2026-12-24 6"
	for range 3 {
		if got := s.figures(ann); got != left {
			t.Errorf("card %s, want %s", got, left)
		}
		s.requireConsistentFigures()
		s.passDays()
	}
	s.processEvents()
	var expired []string
	for _, item := range s.get(card + "/transactions?limit=100")["data"].([]any) {
		if item.(object)["type"] == "POINTS_EXPIRATION" {
			expired = append(expired, fmt.Sprint(item.(object)["details"].(object)["balance"].(object)["points"]))
		}
	}
	if diff := cmp.Diff([]string{"-99"}, expired); diff != "" {
		t.Errorf("booked (-want +got):\n%s", diff)
	}
}

func TestExpiredPointsOfMemberCannotBeUsedBeforeDailyJob(t *testing.T) {
	s := newServer(t)
	wallet := rolling(10)
	maps.Copy(wallet, paysWithPoints(1))
	m, card, order := s.payer(100, wallet)
	s.now = s.now.AddDate(0, 0, 3)
	s.passDays()
	s.post(m+"/cards/"+card+"/points", object{"points": 20})

	s.now = time.Date(2026, 12, 2, 0, 0, 0, 0, time.UTC)
	s.expectBalance(m, "20 0")
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 20, "date": "2026-12-04"}`)
	s.post(m+"/cards/"+card+"/points", object{"points": -21})
	shows(t, s.get(m + "/cards/" + card + "/transactions")["data"].([]any)[0].(object)["status"], `"REJECTED"`)
	paid := s.expect(202, "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order}})
	shows(t, paid["transaction"].(object)["details"].(object)["payment"].(object)["points_spent"], `20`)
	s.expectBalance(m, "0 0")
	s.refuse(423, "zero_card_balance", "", "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order}})
	for range 2 {
		s.requireConsistentFigures()
		s.passDays()
		s.expectBalance(m, "0 0")
	}
	shows(t, s.memberCard(m)["lifetime_bucket"].(object)["points"].(object)["expired"], `100`)
}
