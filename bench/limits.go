package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const (
	limit    = 100
	attempts = 400
	atOnce   = 64
)

// limits has 64 clients try 400 times to redeem what is there 100 times, on one server process and on two that share a database.
func limits(b *bench) error {
	one, err := b.shared()
	if err != nil {
		return err
	}
	two, err := b.serve(one.storage)
	if err != nil {
		return err
	}
	defer two.stop()
	rows := [][]string{}
	for _, servers := range [][]*server{{one.server}, {one.server, two}} {
		for _, kind := range []string{"uses of a code", "redemptions of a campaign", "redemptions of a customer", "credits of a gift card", "points of a loyalty card"} {
			trial, err := b.prepare(one.server, kind, len(servers))
			if err != nil {
				return fmt.Errorf("%s: %w", kind, err)
			}
			found, held, err := b.exhaust(trial, one.server, servers)
			if err != nil {
				return fmt.Errorf("%s: %w", kind, err)
			}
			what := fmt.Sprintf("%s, %d server processes", kind, len(servers))
			if len(servers) == 1 {
				what = kind + ", one server process"
			}
			rows = append(rows, append([]string{what}, found...))
			b.report.passes("limit", what, held, strings.Join(found[:2], "; "))
		}
	}
	b.report.section("Limits", fmt.Sprintf("%d clients at once try %d times to redeem what is there %d times. Everything refused has to be refused for that reason, and what is stored has to agree.", atOnce, attempts, limit),
		[]string{"limit", "answers", "stored", "time for all attempts, ms"}, rows)
	return nil
}

// trial is one limit to run into.
type trial struct {
	codes    []string // tried in turn
	customer string
	reward   object // what the points of a card pay for; nil for other codes
}

func (b *bench) prepare(s *server, kind string, n int) (t trial, err error) {
	name := fmt.Sprintf("%s %d", kind, n)
	code := strings.ToUpper(strings.ReplaceAll(name, " ", "-"))
	t.codes = []string{code}
	limited := func(rule string) error {
		made, err := s.call(b.ctx, "POST", "/v1/validation-rules", object{"name": name, "type": "expression", "rules": object{
			"1": object{"name": rule, "conditions": object{"$less_than_or_equal": []any{limit}}}, "logic": "1"}})
		if err != nil {
			return err
		}
		id, err := b.campaign(s, name, perCampaign, object{"validation_rules": []any{made["id"]}})
		if err != nil {
			return err
		}
		t.codes, err = b.codesOf(s, id, perCampaign)
		return err
	}
	switch kind {
	case "uses of a code":
		_, err = s.call(b.ctx, "POST", "/v1/vouchers/"+code, coupon(limit))
	case "credits of a gift card":
		// Each redemption takes what the order costs: 50 minor units.
		_, err = s.call(b.ctx, "POST", "/v1/vouchers/"+code, object{"type": "GIFT_VOUCHER", "gift": object{"amount": limit * 50}, "redemption": object{"quantity": nil}})
	case "points of a loyalty card":
		t.codes, t.reward, err = b.loyaltyCard(s, name)
	case "redemptions of a campaign":
		err = limited("campaign.redemptions.count")
	case "redemptions of a customer":
		t.customer = "customer-" + code
		err = limited("campaign.redemptions.customers_count")
	}
	return t, err
}

// loyaltyCard makes a card of a customer with a hundred points, of which one pays what an order costs.
func (b *bench) loyaltyCard(s *server, name string) (codes []string, reward object, err error) {
	club, err := s.call(b.ctx, "POST", "/v1/loyalties", object{
		"name": name, "vouchers_count": 1, "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": limit}}})
	if err != nil {
		return nil, nil, err
	}
	made, err := s.call(b.ctx, "POST", "/v1/rewards", object{"name": name, "type": "COIN", "parameters": object{"coin": object{"exchange_ratio": 0.5, "points_ratio": 1}}})
	if err != nil {
		return nil, nil, err
	}
	id, _ := club["id"].(string)
	if _, err = s.call(b.ctx, "POST", fmt.Sprintf("/v1/rewards/%s/assignments", made["id"]), object{"campaign": id}); err != nil {
		return nil, nil, err
	}
	if codes, err = b.codesOf(s, id, 1); err != nil {
		return nil, nil, err
	}
	_, err = s.call(b.ctx, "POST", "/v1/publications", object{"voucher": codes[0], "customer": object{"source_id": "holder of " + name}})
	return codes, object{"id": made["id"], "points": 1}, err
}

// exhaust makes the attempts and describes what was answered, what is stored, and how long it took.
func (b *bench) exhaust(t trial, reader *server, servers []*server) (found []string, held bool, err error) {
	conns, err := dial(atOnce, servers)
	if err != nil {
		return nil, false, err
	}
	defer func() {
		for _, c := range conns {
			c.Close()
		}
	}()
	var (
		mu      sync.Mutex
		answers = map[string]int{}
		next    atomic.Int64
		all     sync.WaitGroup
		failure error
		start   = time.Now()
	)
	for _, c := range conns {
		all.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= attempts {
					return
				}
				redeemed := object{"object": "voucher", "id": t.codes[i%len(t.codes)]}
				if t.reward != nil {
					redeemed["reward"] = t.reward
				}
				asked := object{"redeemables": []object{redeemed}, "order": object{"amount": 50}}
				if t.customer != "" {
					asked["customer"] = object{"source_id": t.customer}
				}
				text, _ := json.Marshal(asked)
				status, body, err := c.do(render("POST", "/v1/redemptions", string(text)))
				var refused struct{ Key string }
				if err == nil && status != 200 {
					err = json.Unmarshal(body, &refused)
				}
				mu.Lock()
				if err != nil {
					failure = err
				}
				answers[strings.TrimSpace(fmt.Sprintf("%d %s", status, refused.Key))]++
				mu.Unlock()
			}
		})
	}
	all.Wait()
	took := time.Since(start)
	if failure != nil {
		return nil, false, failure
	}
	stored := 0
	for _, code := range t.codes {
		v, err := reader.call(b.ctx, "GET", "/v1/vouchers/"+code, nil)
		if err != nil {
			return nil, false, err
		}
		uses, _ := v["redemption"].(object)
		n, _ := uses["redeemed_quantity"].(float64)
		stored += int(n)
	}
	said := []string{}
	for _, answer := range slices.Sorted(maps.Keys(answers)) {
		said = append(said, fmt.Sprintf("%d × %s", answers[answer], answer))
	}
	held = answers["200"] == limit && stored == limit && len(answers) == 2
	return []string{strings.Join(said, ", "), fmt.Sprintf("%d uses", stored), grouped(took.Milliseconds())}, held, nil
}
