package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/webhook"
)

// pastDays is how many days the demo shop is open before today.
const pastDays = 60

// demoPast has the calls that make the campaigns of the past.
//
//go:embed demo_past.json
var demoPast []byte

// past plays the days of the demo shop: customers buy, redeem, are refused and bring back what they bought, through the API of the server, while the
// clock of the sandbox moves from day to day. The same numbers come every time.
type past struct {
	demoClient
	engine *punchcard.Engine
	random *rand.Rand
	// cards are the loyalty cards of customers, gifts the codes of gift cards, and done the redemptions that can be rolled back.
	cards map[string]string
	gifts []string
	done  []string
	day   int
}

// pastCustomers is how many customers the past has.
const pastCustomers = 40

// playPast plays the days up to today. The server answers meanwhile. When it fails, the clock moves to the present all the same.
func playPast(ctx context.Context, engine *punchcard.Engine, shop demoClient) error {
	p := past{demoClient: shop, engine: engine, random: rand.New(rand.NewPCG(60, 40)), cards: map[string]string{}}
	project := engine.Project(demoProject)
	err := p.open(ctx)
	for ; p.day < pastDays; p.day++ {
		if err == nil {
			err = p.live(ctx)
		}
		if err == nil {
			err = engine.DrainEvents(ctx, demoProject) // what follows from the day belongs to it
		}
		if moved := project.AdvanceClock(ctx, 24*time.Hour); moved != nil {
			return errors.Join(err, moved)
		}
	}
	if err == nil {
		err = p.live(ctx)
	}
	return err
}

// open makes the campaigns and the customers.
func (p *past) open(ctx context.Context) error {
	now := p.engine.Project(demoProject).Now()
	for name, days := range map[string]int{"earlybird": 12, "winter": pastDays + 30, "giftend": pastDays + 180} {
		p.saved[name] = now.AddDate(0, 0, days).UTC().Format(time.RFC3339)
	}
	if err := p.play(ctx, demoPast); err != nil {
		return err
	}
	for i := range pastCustomers {
		err := p.post(ctx, "/v1/customers", map[string]any{"source_id": pastCustomer(i), "name": fmt.Sprintf("%s %s", firstNames[i%len(firstNames)], lastNames[i/4%len(lastNames)]),
			"email": pastCustomer(i) + "@example.com", "address": map[string]any{"country": []string{"DE", "FR", "PL", "SE"}[i%4]}}, nil)
		if err != nil {
			return err
		}
	}
	return nil
}

var (
	firstNames = strings.Fields("Ada Ben Clara David Emma Finn Greta Hugo Ida Jonas Klara Leo Mira Nils Olga Paul Romy Simon Tara Vera")
	lastNames  = strings.Fields("Bauer Dubois Ekman Fischer Keller Lindgren Martin Nowak Petit Wolff")
)

func pastCustomer(i int) string { return fmt.Sprintf("customer-%02d", i+1) }

// live plays one day.
func (p *past) live(ctx context.Context) error {
	weekend := p.day%7 >= 5
	buyers := 3 + p.random.IntN(3) + p.day/15
	if weekend {
		buyers += 2
	}
	for range buyers {
		if err := p.buy(ctx, pastCustomer(p.random.IntN(pastCustomers))); err != nil {
			return err
		}
	}
	for range 1 + p.random.IntN(2) {
		if err := p.beRefused(ctx, p.random.IntN(8), pastCustomer(p.random.IntN(pastCustomers))); err != nil {
			return err
		}
	}
	if p.day%2 == 0 && p.day/2 < 25 {
		if err := p.join(ctx, pastCustomer(p.day/2)); err != nil {
			return err
		}
	}
	if p.day%4 == 1 {
		if err := p.giveGift(ctx, pastCustomer(p.random.IntN(pastCustomers))); err != nil {
			return err
		}
	}
	if len(p.done) > 3 && p.random.IntN(4) == 0 {
		at := p.random.IntN(len(p.done))
		if err := p.post(ctx, "/v1/redemptions/"+p.done[at]+"/rollback", nil, nil); err != nil {
			return err
		}
		p.done = append(p.done[:at], p.done[at+1:]...)
	}
	switch p.day {
	case pastDays - 3:
		return p.failAnImport(ctx)
	case pastDays - 1:
		_, err := p.engine.Project(demoProject).Webhooks.Create(ctx, webhook.Change{ // nobody listens there
			TargetURL: patch.Set("http://localhost:9/punchcard"), Events: patch.Set([]string{"voucher.published", "redemption.succeeded"}),
		})
		return err
	}
	return nil
}

// buy redeems a code with an order, or pays one with a gift card, or spends points.
func (p *past) buy(ctx context.Context, who string) error {
	order := map[string]any{"amount": 1500 + 100*p.random.IntN(120), "status": "PAID"}
	codes := []string{[]string{"BREW15", "BREW15", "WELCOME10", "EARLYBIRD", "FIRST20", "BREWFAN"}[p.random.IntN(6)]}
	card := p.cards[who]
	switch kind := p.random.IntN(10); {
	case kind == 0 && len(p.gifts) > 0:
		codes = append(codes[:0], p.gifts[p.random.IntN(len(p.gifts))])
	case kind == 1 && card != "":
		return p.try(ctx, "/v1/loyalties/members/"+card+"/redemption", map[string]any{"reward": map[string]any{"id": p.saved["reward"]}}, nil)
	case kind < 4:
		return p.post(ctx, "/v1/orders", map[string]any{"amount": order["amount"], "status": "PAID", "customer": map[string]any{"source_id": who}}, nil)
	}
	body := redeeming(who, order, codes...)
	if err := p.try(ctx, "/v1/validations", body, nil); err != nil {
		return err
	}
	var made struct{ Redemptions []struct{ ID string } }
	err := p.try(ctx, "/v1/redemptions", body, &made)
	if len(made.Redemptions) == 1 {
		p.done = append(p.done, made.Redemptions[0].ID)
	}
	return err
}

func redeeming(who string, order map[string]any, codes ...string) map[string]any {
	var all []map[string]any
	for _, code := range codes {
		all = append(all, map[string]any{"object": "voucher", "id": code})
	}
	return map[string]any{"redeemables": all, "order": order, "customer": map[string]any{"source_id": who}}
}

// beRefused tries what does not work, in eight ways.
func (p *past) beRefused(ctx context.Context, kind int, who string) error {
	small, large := map[string]any{"amount": 1900}, map[string]any{"amount": 9900}
	switch kind {
	case 0:
		return p.try(ctx, "/v1/redemptions", redeeming(who, large, "STAFF"), nil)
	case 1:
		return p.try(ctx, "/v1/redemptions", redeeming(who, large, "WINTER"), nil)
	case 2:
		return p.try(ctx, "/v1/redemptions", redeeming(who, large, "EARLYBIRD"), nil)
	case 3:
		return p.try(ctx, "/v1/redemptions", redeeming(who, large, "FIRST20"), nil)
	case 4:
		return p.try(ctx, "/v1/redemptions", redeeming(who, small, "BREW15"), nil)
	case 5:
		return p.try(ctx, "/v1/validations", redeeming(who, large, "BREW51"), nil)
	case 6:
		return p.try(ctx, "/v1/redemptions", redeeming(pastCustomer(0), large, "BREWFAN"), nil)
	}
	if len(p.gifts) == 0 {
		return p.try(ctx, "/v1/redemptions", redeeming(who, small, "BREWFAN"), nil)
	}
	tooMuch := redeeming(who, large, p.gifts[0])
	tooMuch["redeemables"].([]map[string]any)[0]["gift"] = map[string]any{"credits": 90000}
	return p.try(ctx, "/v1/redemptions", tooMuch, nil)
}

// join gives a customer a loyalty card.
func (p *past) join(ctx context.Context, who string) error {
	code, err := p.publish(ctx, "Bean club", who)
	p.cards[who] = code
	return err
}

func (p *past) giveGift(ctx context.Context, who string) error {
	code, err := p.publish(ctx, "Gift cards 25", who)
	p.gifts = append(p.gifts, code)
	return err
}

func (p *past) publish(ctx context.Context, campaign, who string) (code string, err error) {
	var made struct{ Voucher struct{ Code string } }
	err = p.post(ctx, "/v1/publications", map[string]any{"campaign": map[string]any{"name": campaign}, "customer": map[string]any{"source_id": who}}, &made)
	return made.Voucher.Code, err
}

// failAnImport imports a file of codes whose second row is wrong.
func (p *past) failAnImport(ctx context.Context) error {
	file := strings.NewReader("Code,Voucher Type,Discount Type,Value\nFLYER-1,DISCOUNT_VOUCHER,PERCENT,10\nFLYER-2,DISCOUNT_VOUCHER,PERCENT,500\n")
	_, err := p.engine.Project(demoProject).Vouchers.ImportFile(ctx, file, "", false)
	return err
}

// try sends a call that may be refused.
func (p *past) try(ctx context.Context, path string, body, answer any) error {
	err := p.post(ctx, path, body, answer)
	var refused *refusedCall
	if errors.As(err, &refused) && refused.status < http.StatusInternalServerError && refused.status != http.StatusUnauthorized {
		return nil
	}
	return err
}

// post sends a call, and reads its answer unless that is nil.
func (p *past) post(ctx context.Context, path string, body, answer any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	if body == nil {
		text = nil
	}
	got, err := p.send(ctx, "POST "+path, text)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if answer == nil {
		return nil
	}
	return json.Unmarshal(got, answer)
}
