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

// limits has 64 clients try 400 times to redeem what is there 100 times, on one server process, on two that share a database, and on two
// of which one is killed.
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
	for _, on := range []string{"one server process", "2 server processes", "one of 2 server processes killed"} {
		for _, kind := range []string{"uses of a code", "redemptions of a campaign", "redemptions of a customer", "credits of a gift card", "points of a loyalty card"} {
			what := kind + ", " + on
			found, held, err := b.runInto(kind, what, one, two)
			if err != nil {
				return fmt.Errorf("%s: %w", what, err)
			}
			rows = append(rows, append([]string{what}, found...))
			b.report.passes("limit", what, held, strings.Join(found[:2], "; "))
		}
	}
	b.report.section("Limits", fmt.Sprintf(`%d clients at once try %d times to redeem what is there %d times. Everything refused has to be refused for that reason, and what is stored has to agree.
Where a server is killed (kill -9) after an eighth of the attempts, its clients go on with the other one: what was answered has to be there, and no more besides than what nobody heard of.`, atOnce, attempts, limit),
		[]string{"limit", "answers", "stored", "time for all attempts, ms"}, rows)
	return nil
}

// runInto runs into a limit of some kind, on a shop and what else is to serve it.
func (b *bench) runInto(kind, what string, one *shop, two *server) (found []string, held bool, err error) {
	servers, victim := []*server{one.server}, (*server)(nil)
	switch {
	case strings.HasSuffix(what, "killed"):
		if victim, err = b.serve(one.storage); err != nil {
			return nil, false, err
		}
		defer victim.stop()
		servers = append(servers, victim)
	case strings.HasSuffix(what, "2 server processes"):
		servers = append(servers, two)
	}
	t, err := b.prepare(one.server, kind, what)
	if err != nil {
		return nil, false, err
	}
	return b.exhaust(t, servers, victim)
}

// trial is one limit to run into.
type trial struct {
	codes    []string // tried in turn
	customer string
	reward   object // what the points of a card pay for; nil for other codes
}

func (b *bench) prepare(s *server, kind, name string) (t trial, err error) {
	code := strings.ToUpper(strings.NewReplacer(" ", "-", ",", "").Replace(name))
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

// attempt is the request of one try.
func (t *trial) attempt(i int) []byte {
	redeemed := object{"object": "voucher", "id": t.codes[i%len(t.codes)]}
	if t.reward != nil {
		redeemed["reward"] = t.reward
	}
	asked := object{"redeemables": []object{redeemed}, "order": object{"amount": 50}}
	if t.customer != "" {
		asked["customer"] = object{"source_id": t.customer}
	}
	text, _ := json.Marshal(asked)
	return render("POST", "/v1/redemptions", string(text))
}

// unheard is the answer of a server that was killed.
const unheard = "unheard"

// exhaust makes the attempts and describes what was answered, what is stored, and how long it took. After an eighth of them the victim is killed,
// if there is one; the first server stays.
func (b *bench) exhaust(t trial, servers []*server, victim *server) (found []string, held bool, err error) {
	conns, err := dial(atOnce, servers)
	if err != nil {
		return nil, false, err
	}
	var (
		mu       sync.Mutex
		answers  = map[string]int{}
		redeemed []string
		next     atomic.Int64
		all      sync.WaitGroup
		failure  error
		start    = time.Now()
	)
	for _, c := range conns {
		all.Go(func() {
			defer func() { c.Close() }()
			for {
				i := int(next.Add(1)) - 1
				if i >= attempts {
					return
				}
				if i == attempts/8 && victim != nil {
					victim.kill()
				}
				answer, id, err := try(c, t.attempt(i))
				if err != nil && victim != nil {
					answer, err = unheard, nil
					c.Close()
					var again *conn
					if again, err = connect(servers[0].addr); err == nil {
						c = again
					}
				}
				mu.Lock()
				if err != nil {
					failure = err
				}
				answers[answer]++
				if id != "" {
					redeemed = append(redeemed, id)
				}
				mu.Unlock()
				if err != nil {
					return
				}
			}
		})
	}
	all.Wait()
	took := time.Since(start)
	if failure != nil {
		return nil, false, failure
	}
	stored, err := b.usesOf(t, servers[0])
	if err != nil {
		return nil, false, err
	}
	for _, id := range redeemed {
		if _, err := servers[0].call(b.ctx, "GET", "/v1/redemptions/"+id, nil); err != nil {
			return nil, false, fmt.Errorf("a redemption that was answered is gone: %w", err)
		}
	}
	said := []string{}
	for _, answer := range slices.Sorted(maps.Keys(answers)) {
		said = append(said, fmt.Sprintf("%d × %s", answers[answer], answer))
	}
	lost := answers[unheard]
	delete(answers, unheard)
	held = stored == limit && answers["200"] <= limit && answers["200"]+lost >= limit && len(redeemed) == answers["200"] && len(answers) == 2
	return []string{strings.Join(said, ", "), fmt.Sprintf("%d uses", stored), grouped(took.Milliseconds())}, held, nil
}

// try makes one attempt and returns what was answered, as status and key, and the redemption that was made.
func try(c *conn, request []byte) (answer, redemption string, err error) {
	status, body, err := c.do(request)
	if err != nil {
		return "", "", err
	}
	var said struct {
		Key         string
		Redemptions []struct{ ID string }
	}
	if err := json.Unmarshal(body, &said); err != nil {
		return "", "", err
	}
	if len(said.Redemptions) > 0 {
		redemption = said.Redemptions[0].ID
	}
	return strings.TrimSpace(fmt.Sprintf("%d %s", status, said.Key)), redemption, nil
}

// usesOf is how often the codes of a trial were used, as a server has it.
func (b *bench) usesOf(t trial, s *server) (stored int, err error) {
	for _, code := range t.codes {
		v, err := s.call(b.ctx, "GET", "/v1/vouchers/"+code, nil)
		if err != nil {
			return 0, err
		}
		uses, _ := v["redemption"].(object)
		n, _ := uses["redeemed_quantity"].(float64)
		stored += int(n)
	}
	return stored, nil
}
