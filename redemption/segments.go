package redemption

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/rule"
)

// addSegments sets which of the segments and loyalty tiers that programs ask for a customer is in. Membership is looked up between
// two attempts of a decision, for the customer as changed by the request: a filter may depend on data that is in no row of the
// decision.
func (d *decision) addSegments(who *rule.Customer, programs []*rule.Program) {
	who.Segments = d.in(programs, func(n rule.Needs) []string { return n.Segments })
	who.LoyaltyTiers = d.in(programs, func(n rule.Needs) []string { return n.LoyaltyTiers })
}

func (d *decision) in(programs []*rule.Program, asked func(rule.Needs) []string) (in []string) {
	for _, p := range programs {
		for _, id := range d.among(asked(p.Needs())) {
			if !slices.Contains(in, id) {
				in = append(in, id)
			}
		}
	}
	return in
}

// among returns those of some segments or loyalty tiers that the customer is in, and notes those of which that is not known.
func (d *decision) among(ids []string) (in []string) {
	for _, id := range ids {
		is, known := d.answers.inSegment[id]
		switch {
		case !known:
			d.lackSegment(id)
		case is:
			in = append(in, id)
		}
	}
	return in
}

// lackSegment notes that it is not known whether the customer is in a segment or loyalty tier.
func (d *decision) lackSegment(id string) {
	if d.lacks != nil && d.lacks.segments[id] {
		return
	}
	l := d.lack()
	if l.segments == nil {
		who := d.customer.Customer
		if d.customer.New {
			who.ID = "" // the id is another one in the next attempt
		}
		l.segments, l.customer = map[string]bool{}, &who
	}
	l.segments[id] = true
}

// memberships looks up which of some segments and tiers a customer is in, and returns that with what was known before.
func (c *config) memberships(ctx context.Context, known map[string]bool, of customer.Customer, ids []string) (map[string]bool, error) {
	found := make(map[string]bool, len(ids))
	for _, id := range ids {
		found[id] = false
	}
	if c.settings.Segments == nil {
		return merged(known, found), nil
	}
	in, err := c.settings.Segments(ctx, of, ids)
	for _, id := range in {
		found[id] = true
	}
	return merged(known, found), err
}
