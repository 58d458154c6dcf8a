package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
)

// matching is the number of promotions that apply to the order.
const matching = 10

// qualifications measures qualifications with different numbers of active promotions.
func qualifications(b *bench) error {
	sizes := []int{pick(b, 100, 1000, 1000), pick(b, 1000, 10_000, 10_000)}
	asked, err := json.Marshal(object{"scenario": "ALL", "order": cartOrder{Items: basket(50, 0)}, "options": object{"limit": 50}})
	if err != nil {
		return err
	}
	next := func(*rand.Rand) []byte { return render("POST", "/v1/qualifications", string(asked)) }
	points, servers := make([]*point, len(sizes)), make([]*server, len(sizes))
	for i, n := range sizes {
		points[i] = &point{name: fmt.Sprintf("%s promotions", grouped(int64(n)))}
		if servers[i], err = b.promote(n); err != nil {
			return err
		}
		defer servers[i].stop()
		first, err := servers[i].call(b.ctx, "POST", "/v1/qualifications", json.RawMessage(asked))
		if err != nil {
			return err
		}
		list, _ := first["redeemables"].(object)
		if data, _ := list["data"].([]any); len(data) != matching {
			return fmt.Errorf("%d of %d promotions match, want %d", len(data), n, matching)
		}
	}
	err = b.alternate(b.rounds, points, func(i int) (m measured, err error) {
		err = b.profile(servers[i], fmt.Sprintf("qualify-%d", sizes[i]), func() error {
			m, err = b.load(1, b.period()/2, next, servers[i])
			return err
		})
		return m, err
	})
	if err != nil {
		return err
	}
	small, large := points[0], points[1]
	b.report.rates("Qualifications", fmt.Sprintf(`Which promotions apply to an order of 50 lines, one client, PostgreSQL. Every promotion requires a product of its own and a
minimum; %d of them match.`, matching), points, func(p *point) *point {
		if p == large {
			return small
		}
		return nil
	})
	b.report.goal(goal{id: "P11", what: "p50 of a qualification, " + large.name, base: small.name, floor: 3, target: 1.5, atMost: true,
		ratios: large.p50.over(small.p50), steady: small.p50})
	b.report.goal(finds1000.part("P10", "p50 of a qualification, "+small.name+", 50 lines", 1.0/10, 1.0/40, small.p50))
	b.report.goal(finds10000.part("P10", "p50 of a qualification, "+large.name+", 50 lines", 1.0/20, 1.0/100, large.p50))
	b.report.goal(goal{id: "P17", what: "p95 of a qualification, " + large.name + ", ms", base: "450 ms, published for the API this one follows, network included",
		floor: 90, target: 22, atMost: true, ratios: large.p95, absolute: true})
	return nil
}

// promote starts a server with n active promotions, each with a rule. Some of them match the order.
func (b *bench) promote(n int) (*server, error) {
	dsn, err := b.pg.create(b.ctx, fmt.Sprintf("promotions_%d", n))
	if err != nil {
		return nil, err
	}
	s, err := b.serve(dsn)
	if err != nil {
		return nil, err
	}
	b.log("making %d promotions", n)
	const tiers = 50 // of a campaign
	return s, parallel(n/tiers, 8, func(i int) error {
		made := make([]object, tiers)
		for k := range made {
			number := i*tiers + k
			product := fmt.Sprintf("elsewhere_%05d", number)
			if number%(n/matching) == 0 {
				product = fmt.Sprintf("prod_%05d", number/(n/matching))
			}
			rule, err := s.call(b.ctx, "POST", "/v1/validation-rules", object{"name": fmt.Sprintf("Rule %d", number), "type": "expression", "rules": object{
				"1":     object{"name": "order.items.any", "conditions": object{"$is": []any{object{"object": "product", "id": product}}}},
				"2":     object{"name": "order.initial_amount", "conditions": object{"$more_than": []any{100}}},
				"logic": "1 and 2"}})
			if err != nil {
				return err
			}
			made[k] = object{"name": fmt.Sprintf("Tier %d", number), "banner": "Ten percent off", "validation_rules": []any{rule["id"]},
				"action": object{"discount": object{"type": "PERCENT", "percent_off": 10}}}
		}
		_, err := s.call(b.ctx, "POST", "/v1/campaigns", object{"name": fmt.Sprintf("Promotion %d", i), "campaign_type": "PROMOTION", "promotion": object{"tiers": made}})
		return err
	})
}
