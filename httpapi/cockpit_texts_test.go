package httpapi_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/project"
)

func TestCockpitShowsPendingAndExpiringPoints(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.Timezone = "Europe/Warsaw" }).withBaseURL().withJobs()
	_, club := s.loyaltyCampaign("Club", lasting(1), object{"loyalty_tiers_expiration": object{
		"qualification_type": "BALANCE", "expiration_date": object{"type": "CUSTOM", "extend": "P1M"}}})
	s.tiers(club, "Bronze 0 99", "Silver 100")
	card := s.card(club, "ada")
	s.add(card, 150)
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}, "pending_points": object{"period_type": "DAY", "period_value": 2}})
	s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "ada"}})
	path := s.cockpit("ada")
	s.awaitState(func() string {
		got := read(s.fetch(path))
		return fmt.Sprintf("%q", got[:len(got)-1])
	}, fmt.Sprintf("%q", []string{"Shop", "Hello", "Your points", "Club", "150 points", "Tier: Silver, until 21 December 2026", "5 more points are on their way",
		"150 points can be used until 21 December 2026", card}))
	s.post("/v1/campaigns/Club/disable", nil)
	if got := read(s.fetch(path)); got[3] != "Not availableClub" {
		t.Errorf("the card of a campaign that is switched off is shown as %q", got[3])
	}
}

func TestACockpitShowsTheTierOfAMemberAndThatAMembershipIsPaused(t *testing.T) {
	s := newServer(t).withBaseURL()
	_, member, card, _ := s.newTieredMember(object{"expiration": object{"type": "FIXED_DURATION", "fixed_duration": object{"period": object{"value": 30, "unit": "DAY"}}}}, "Bronze", 0, "Silver", 100)
	s.post(card+"/points", object{"points": 150})
	code := fmt.Sprint(s.memberCard(member)["code"])
	for _, title := range []string{"Club", "PausedClub"} {
		got := read(s.fetch(s.cockpit("ann")))
		if diff := cmp.Diff([]string{"Shop", "Hello", "Your points", title, "150 points", "Tier: Silver, until 21 December 2026", code}, got[:len(got)-1]); diff != "" {
			t.Errorf("page (-want +got):\n%s", diff)
		}
		if later := read(s.fetch(s.cockpit("ann") + "?page=2")); slices.Contains(later, title) {
			t.Errorf("the card is on the second page, too: %q", later)
		}
		if title == "Club" {
			s.post(member+"/deactivate", nil)
		}
	}
}

func TestCockpitShowsValueAndStatusOfCodes(t *testing.T) {
	s := newServer(t).withBaseURL()
	mug := s.post("/v1/products", object{"name": "Mug", "source_id": "mug"})["id"]
	for i, c := range []struct {
		status, worth string
		voucher       object
	}{
		{"Active", "For 9.90", object{"discount": object{"type": "FIXED", "fixed_amount": 990}}},
		{"Active", "Something for free", object{"discount": object{"type": "UNIT", "unit_off": 1, "unit_type": mug, "effect": "ADD_NEW_ITEMS"}}},
		{"Active", "A discount that depends on your order", object{"discount": object{"type": "AMOUNT", "amount_off": 100, "amount_off_formula": "ORDER_AMOUNT / 10"}}},
		{"Active", "0.05 off", object{"discount": object{"type": "AMOUNT", "amount_off": 5}}},
		{"Not available", "12.5% off", object{"discount": object{"type": "PERCENT", "percent_off": 12.5}, "active": false}},
		{"Not active yet", "10% off", object{"discount": object{"type": "PERCENT", "percent_off": 10}, "start_date": "2027-01-01T00:00:00Z"}},
		{"Expired", "10% off", object{"discount": object{"type": "PERCENT", "percent_off": 10}, "expiration_date": "2026-11-21T11:00:00Z"}},
		{"Used", "10% off", object{"discount": object{"type": "PERCENT", "percent_off": 10}, "redemption": object{"quantity": 1}}},
		{"Empty", "0.00 left of 1.00", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}},
	} {
		t.Run(c.worth, func(t *testing.T) {
			name := fmt.Sprint("customer", i)
			customer := object{"source_id": name}
			body := object{"type": "DISCOUNT_VOUCHER"}
			for name, value := range c.voucher {
				body[name] = value
			}
			code := s.post("/v1/vouchers", body)["code"].(string)
			s.post("/v1/publications", object{"voucher": code, "customer": customer})
			use := object{"object": "voucher", "id": code}
			switch c.status {
			case "Empty":
				use["gift"] = object{"credits": 100}
				fallthrough
			case "Used":
				s.post("/v1/redemptions", object{"redeemables": []object{use}, "order": object{"amount": 1000}, "customer": customer})
			}
			got := read(s.fetch(s.cockpit(name)))
			kind := "Coupon"
			if body["type"] == "GIFT_VOUCHER" {
				kind = "Gift card"
			}
			if diff := cmp.Diff([]string{c.status + kind, c.worth, code}, got[3:6]); diff != "" {
				t.Errorf("page (-want +got):\n%s", diff)
			}
		})
	}
}
