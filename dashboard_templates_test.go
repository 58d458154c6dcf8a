package punchcard_test

import (
	"context"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// TestTheTemplatesOfTheWizardDoWhatTheirNamesSay makes a campaign of each template that an empty list of campaigns offers, with no answer changed, and uses it.
func TestTheTemplatesOfTheWizardDoWhatTheirNamesSay(t *testing.T) {
	ctx := context.WithoutCancel(t.Context())
	engine := punchcard.New(memory.New())
	defer stopped(t, engine)
	s := openWizardShop(t, engine, "shop")
	must(t, engine.Start(ctx))
	left := func(code string, amount int) any {
		t.Helper()
		done := s.must("POST", "/v1/validations", doc{"redeemables": []doc{{"object": "voucher", "id": code}}, "order": doc{"amount": amount}})
		if done["valid"] != true {
			return nil
		}
		return done["order"].(doc)["total_amount"]
	}
	codes := func(campaign string, n int) (all []any) {
		t.Helper()
		for end := time.Now().Add(time.Minute); len(all) < n; { // they are made in the background
			if time.Now().After(end) {
				t.Fatalf("after a minute %s has %d codes, want %d", campaign, len(all), n)
			}
			all = s.must("GET", "/v1/vouchers?limit=100&campaign_id="+campaign, nil)["vouchers"].([]any)
			time.Sleep(5 * time.Millisecond)
		}
		return all
	}
	uses := map[string]func(campaign doc){
		"10 % for everybody": func(c doc) {
			code := codes(c["id"].(string), 1)[0].(doc)["code"].(string)
			for _, customer := range []string{"ada", "bob"} {
				done := s.must("POST", "/v1/redemptions", doc{"redeemables": []doc{{"object": "voucher", "id": code}}, "order": doc{"amount": 10000}, "customer": doc{"source_id": customer}})
				if order := done["order"].(doc); order["total_amount"] != 9000.0 {
					t.Errorf("%s pays %v of 100.00", customer, order["total_amount"])
				}
			}
		},
		"5.00 off from 50.00": func(c doc) {
			code := codes(c["id"].(string), 1)[0].(doc)["code"].(string)
			for amount, want := range map[int]any{4999: nil, 5000: 4500.0, 10000: 9500.0} {
				if got := left(code, amount); got != want {
					t.Errorf("of %d are left %v, want %v", amount, got, want)
				}
			}
		},
		"Gift card": func(c doc) {
			card := codes(c["id"].(string), 100)[0].(doc)["code"].(string)
			s.must("POST", "/v1/redemptions", doc{"redeemables": []doc{{"object": "voucher", "id": card, "gift": doc{"credits": 1000}}}, "order": doc{"amount": 1000}})
			if gift := s.must("GET", "/v1/vouchers/"+card, nil)["gift"].(doc); gift["amount"] != 2500.0 || gift["balance"] != 1500.0 {
				t.Errorf("after 10.00 the card is %v", gift)
			}
		},
		"Loyalty card": func(c doc) {
			id := c["id"].(string)
			s.must("POST", "/v1/orders", doc{"status": "PAID", "amount": 3050, "customer": doc{"source_id": "carla"}})
			must(t, engine.DrainEvents(ctx, s.project))
			if card := codes(id, 1)[0].(doc)["loyalty_card"].(doc); card["points"] != 30.0 {
				t.Errorf("after an order of 30.50 the card is %v", card)
			}
		},
	}
	var made []string
	for _, link := range regexp.MustCompile(`campaigns/new\?template=[a-z]+`).FindAllString(s.ask("campaigns", nil).Body.String(), -1) {
		s = openWizardShop(t, engine, fmt.Sprint("shop", len(made))) // each with a limit of calls of its own
		form := s.walk(link)
		name := form.Get("name")
		made = append(made, name)
		if uses[name] == nil {
			t.Errorf("what a campaign called %q does is not tested", name)
			continue
		}
		uses[name](s.must("GET", "/v1/campaigns/"+url.PathEscape(s.save(form, true)), nil))
	}
	if want := []string{"10 % for everybody", "5.00 off from 50.00", "Gift card", "Loyalty card"}; !slices.Equal(made, want) {
		t.Errorf("the templates make %q", made)
	}
}
