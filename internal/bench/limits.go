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
	rows, broken := [][]string{}, []string{}
	for _, on := range []string{"one server process", "2 server processes", "one of 2 server processes killed"} {
		for _, kind := range []string{"uses of a code", "redemptions of a campaign", "redemptions of a customer", "credits of a gift card", "points of a loyalty card"} {
			what := kind + ", " + on
			found, held, err := b.runInto(kind, what, one, two)
			if err != nil {
				return fmt.Errorf("%s: %w", what, err)
			}
			rows = append(rows, append([]string{what}, found...))
			b.report.passes("limit", what, held, strings.Join(found[:2], "; "))
			if !held {
				broken = append(broken, what)
			}
		}
	}
	b.report.section("Limits", fmt.Sprintf(`%d clients at once try %d times to redeem what is there %d times. Everything refused has to be refused for that reason, and what is stored has to agree.
Where a server is killed (kill -9) as soon as it has answered %d attempts, its clients go on with the other one: what was answered has to be there, and no more besides than what nobody heard of.`, atOnce, attempts, limit, lastWords),
		[]string{"limit", "answers", "stored", "time for all attempts, ms"}, rows)
	if len(broken) > 0 {
		return fmt.Errorf("not held: %s", strings.Join(broken, "; "))
	}
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
	if victim != nil { // one that is new would answer nothing before all is gone
		if err := parallel(atOnce, atOnce, func(i int) error {
			_, err := victim.call(b.ctx, "POST", "/v1/validations", t.asked(i))
			return err
		}); err != nil {
			return nil, false, err
		}
	}
	return b.exhaust(t, servers, victim)
}

// trial is one limit to run into.
type trial struct {
	codes    []string // tried in turn
	customer string
	reward   object // what the points of a card pay for; nil for other codes
	refusal  string // the answer to whoever comes too late
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
		t.refusal = "400 quantity_exceeded"
		_, err = s.call(b.ctx, "POST", "/v1/vouchers/"+code, coupon(limit))
	case "credits of a gift card":
		// Each redemption takes what the order costs: 50 minor units.
		t.refusal = "400 gift_amount_exceeded"
		_, err = s.call(b.ctx, "POST", "/v1/vouchers/"+code, object{"type": "GIFT_VOUCHER", "gift": object{"amount": limit * 50}, "redemption": object{"quantity": nil}})
	case "points of a loyalty card":
		t.refusal = "400 loyalty_card_points_exceeded"
		t.codes, t.reward, err = b.loyaltyCard(s, name)
	case "redemptions of a campaign":
		t.refusal = "400 redemption_rules_violated"
		err = limited("campaign.redemptions.count")
	case "redemptions of a customer":
		t.refusal, t.customer = "400 redemption_rules_violated", "customer-"+code
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

// asked is what one try asks for.
func (t *trial) asked(i int) object {
	redeemed := object{"object": "voucher", "id": t.codes[i%len(t.codes)]}
	if t.reward != nil {
		redeemed["reward"] = t.reward
	}
	asked := object{"redeemables": []object{redeemed}, "order": object{"amount": 50}}
	if t.customer != "" {
		asked["customer"] = object{"source_id": t.customer}
	}
	return asked
}

// attempt is the request of one try.
func (t *trial) attempt(i int) []byte {
	text, _ := json.Marshal(t.asked(i))
	return render("POST", "/v1/redemptions", string(text))
}

// unheard is the answer of a server that was killed.
const unheard = "unheard"

// lastWords is how many attempts a server answers before it is killed.
const lastWords = attempts / 16

// exhaust makes the attempts and describes what was answered, what is stored, and how long it took. The victim, if there is one, is killed
// when it has said its last words; the first server stays.
func (b *bench) exhaust(t trial, servers []*server, victim *server) (found []string, held bool, err error) {
	conns, err := dial(atOnce, servers)
	if err != nil {
		return nil, false, err
	}
	var (
		mu       sync.Mutex
		answers  = map[string]int{}
		redeemed []string
		last     int // answers of the victim
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
				answer, id, err := try(c, t.attempt(i))
				dying := victim != nil && c.RemoteAddr().String() == victim.addr
				if err != nil && dying {
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
				if dying && answer != unheard {
					last++
				}
				over := dying && last == lastWords
				mu.Unlock()
				if over {
					victim.kill()
				}
				if err != nil {
					return
				}
			}
		})
	}
	all.Wait()
	took := time.Since(start)
	switch {
	case failure != nil:
		return nil, false, failure
	case victim != nil && last < lastWords:
		return nil, false, fmt.Errorf("the server that was to be killed answered only %d attempts", last)
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
	if victim != nil {
		said = append(said, fmt.Sprintf("%d answers by the one that was killed", last))
	}
	held = t.holds(answers, len(redeemed), stored)
	return []string{strings.Join(said, ", "), fmt.Sprintf("%d uses", stored), grouped(took.Milliseconds())}, held, nil
}

// holds judges what was answered, how many redemptions the answers named, and what is stored: all that was there was redeemed and no more, but
// for what nobody heard of, and everything else was refused because nothing was left.
func (t *trial) holds(answers map[string]int, redeemed, stored int) bool {
	done, lost := answers["200"], answers[unheard]
	return stored == limit && redeemed == done && done <= limit && done+lost >= limit && done+lost+answers[t.refusal] == attempts
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
