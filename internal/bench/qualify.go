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
	asked := object{"scenario": "ALL", "options": object{"limit": 50},
		"customer": object{"source_id": "buyer", "metadata": object{"city": "Gdańsk", "joined": "2024-05-01"}},
		"order":    object{"items": basket(50, 0), "metadata": object{"channel": "app"}}}
	next, err := always("/v1/qualifications", asked)
	if err != nil {
		return err
	}
	points, servers := make([]*point, len(sizes)), make([]*server, len(sizes))
	for i, n := range sizes {
		points[i] = &point{name: fmt.Sprintf("%s promotions", grouped(int64(n)))}
		if servers[i], err = b.promote(n); err != nil {
			return err
		}
		defer servers[i].stop()
		first, err := servers[i].call(b.ctx, "POST", "/v1/qualifications", asked)
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
	b.report.rates("Qualifications", fmt.Sprintf(`Which promotions apply to an order of 50 lines of a customer, one client, PostgreSQL. Every promotion has a minimum and one
condition more: a sixth of them each a product, a value in the metadata of the customer, one in that of the order, one of 60 segments, a high
amount, a date in the metadata of the customer. %d of them match.`, matching), points, func(p *point) *point {
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

// always returns a maker of one request.
func always(path string, body object) (requestMaker, error) {
	text, err := json.Marshal(body)
	request := render("POST", path, string(text))
	return func(*rand.Rand) []byte { return request }, err
}

// promote starts a server with n active promotions.
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
	return s, b.promotions(s, n)
}

// promotions makes n active promotions, each with a rule. Some of them match the order.
func (b *bench) promotions(s *server, n int) error {
	var segments [60]any
	if err := parallel(len(segments), 8, func(i int) error {
		made, err := s.call(b.ctx, "POST", "/v1/segments", object{"name": fmt.Sprintf("Segment %d", i), "type": "auto-update", "filter": object{
			"junction": "and", "metadata.city": object{"conditions": object{"$is": []any{fmt.Sprintf("City %d", i)}}}}})
		segments[i] = made["id"]
		return err
	}); err != nil {
		return err
	}
	const tiers = 50 // of a campaign
	return parallel(n/tiers, 8, func(i int) error {
		made := make([]object, tiers)
		for k := range made {
			number := i*tiers + k
			wants := condition(number, segments[number%len(segments)])
			if number%(n/matching) == 0 {
				wants = wantsProduct(fmt.Sprintf("prod_%05d", number/(n/matching)))
			}
			rule, err := s.call(b.ctx, "POST", "/v1/validation-rules", object{"name": fmt.Sprintf("Rule %d", number), "type": "expression", "rules": object{
				"1":     wants,
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

// condition is a rule that the order and its customer do not meet. A sixth of the promotions has each kind.
func condition(number int, segment any) object {
	where := func(name, property, operator string, value any) object {
		return object{"name": name, "property": property, "conditions": object{operator: []any{value}}}
	}
	switch number % 6 {
	case 0:
		return wantsProduct(fmt.Sprintf("elsewhere_%05d", number))
	case 1:
		return where("customer.metadata", "city", "$is", fmt.Sprintf("City %d", number))
	case 2:
		return where("order.metadata", "channel", "$is", fmt.Sprintf("channel %d", number%100))
	case 3:
		return object{"name": "customer.segment", "conditions": object{"$is": []any{segment}}}
	case 4:
		return object{"name": "order.initial_amount", "conditions": object{"$more_than": []any{10_000_000 + 100*number}}}
	}
	return where("customer.metadata", "joined", "$before", fmt.Sprintf("20%02d-01-01", number%20))
}

func wantsProduct(id string) object {
	return object{"name": "order.items.any", "conditions": object{"$is": []any{object{"object": "product", "id": id}}}}
}
