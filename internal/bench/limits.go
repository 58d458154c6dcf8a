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
	limit             = 100
	attempts          = 400
	concurrentClients = 64
)

// limits has 64 clients make 400 attempts to redeem a limit of 100, on one server process, on two that share a database, and on two of which
// one is killed.
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
			found, held, err := b.exhaustLimit(kind, what, one, two)
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
	b.report.section("Limits", fmt.Sprintf(`%d concurrent clients make %d attempts to redeem a limit of %d. Every refusal must have that reason, and the stored uses must agree.
A server that is to be killed (kill -9) ends when it has answered %d attempts, and its clients continue with the other one. Answered redemptions must be stored, and besides them only attempts whose answers were lost.`, concurrentClients, attempts, limit, answersBeforeKill),
		[]string{"limit", "answers", "stored", "time for all attempts, ms"}, rows)
	if len(broken) > 0 {
		return fmt.Errorf("not held: %s", strings.Join(broken, "; "))
	}
	return nil
}

// exhaustLimit exhausts a limit of some kind on one server or on two, of which one may be killed.
func (b *bench) exhaustLimit(kind, what string, one *shop, two *server) (found []string, held bool, err error) {
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
	if victim != nil { // warm up: a new server would answer no attempt before the limit is reached
		if err := parallel(concurrentClients, concurrentClients, func(i int) error {
			_, err := victim.call(b.ctx, "POST", "/v1/validations", t.body(i))
			return err
		}); err != nil {
			return nil, false, err
		}
	}
	return b.exhaust(t, servers, victim)
}

// trial is one limit to exhaust.
type trial struct {
	codes    []string // used in turn
	customer string
	reward   object // the reward that points pay; nil for other codes
	refusal  string // the answer after the limit is reached
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

// loyaltyCard creates a card with a hundred points for a customer. One point pays an order.
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

// body is the body of one attempt.
func (t *trial) body(i int) object {
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

// attempt is the request of one attempt.
func (t *trial) attempt(i int) []byte {
	text, _ := json.Marshal(t.body(i))
	return render("POST", "/v1/redemptions", string(text))
}

// lostAnswer is the result of an attempt whose answer was lost, because its server was killed.
const lostAnswer = "no answer"

// answersBeforeKill is how many attempts a server answers before it is killed.
const answersBeforeKill = attempts / 16

// exhaust makes the attempts and describes the answers, the stored uses and the duration. The victim, if there is one, is killed after
// answersBeforeKill answers; the first server stays.
func (b *bench) exhaust(t trial, servers []*server, victim *server) (found []string, held bool, err error) {
	conns, err := dial(concurrentClients, servers)
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
					answer, err = lostAnswer, nil
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
				if dying && answer != lostAnswer {
					last++
				}
				over := dying && last == answersBeforeKill
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
	case victim != nil && last < answersBeforeKill:
		return nil, false, fmt.Errorf("the server to be killed answered only %d attempts", last)
	}
	stored, err := b.usesOf(t, servers[0])
	if err != nil {
		return nil, false, err
	}
	for _, id := range redeemed {
		if _, err := servers[0].call(b.ctx, "GET", "/v1/redemptions/"+id, nil); err != nil {
			return nil, false, fmt.Errorf("an answered redemption is lost: %w", err)
		}
	}
	parts := []string{}
	for _, answer := range slices.Sorted(maps.Keys(answers)) {
		parts = append(parts, fmt.Sprintf("%d × %s", answers[answer], answer))
	}
	if victim != nil {
		parts = append(parts, fmt.Sprintf("%d answers by the one that was killed", last))
	}
	held = t.holds(answers, len(redeemed), stored)
	return []string{strings.Join(parts, ", "), fmt.Sprintf("%d uses", stored), grouped(took.Milliseconds())}, held, nil
}

// holds reports whether the limit held: exactly the limit is stored, every answered redemption is among the stored ones, only attempts with
// lost answers may account for others, and all other attempts were refused because of the limit.
func (t *trial) holds(answers map[string]int, redeemed, stored int) bool {
	done, lost := answers["200"], answers[lostAnswer]
	return stored == limit && redeemed == done && done <= limit && done+lost >= limit && done+lost+answers[t.refusal] == attempts
}

// try makes one attempt and returns the status and key of the answer, and the id of the redemption.
func try(c *conn, request []byte) (answer, redemption string, err error) {
	status, body, err := c.do(request)
	if err != nil {
		return "", "", err
	}
	var decoded struct {
		Key         string
		Redemptions []struct{ ID string }
	}
	if err := json.Unmarshal(body, &decoded); err != nil {
		return "", "", err
	}
	if len(decoded.Redemptions) > 0 {
		redemption = decoded.Redemptions[0].ID
	}
	return strings.TrimSpace(fmt.Sprintf("%d %s", status, decoded.Key)), redemption, nil
}

// usesOf reads from a server how often the codes of a trial were used.
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
