package redemption

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/rule"
)

// place says of a customer which of the segments and loyalty tiers that programs ask for he is in. Who is in one is looked up between two
// attempts of a decision, for the customer as the request leaves him: a filter may ask for what no row of the decision tells.
func (d *decision) place(who *rule.Customer, programs []*rule.Program) {
	who.Segments = d.in(programs, func(n rule.Needs) []string { return n.Segments })
	who.LoyaltyTiers = d.in(programs, func(n rule.Needs) []string { return n.LoyaltyTiers })
}

func (d *decision) in(programs []*rule.Program, asked func(rule.Needs) []string) (in []string) {
	for _, p := range programs {
		for _, id := range asked(p.Needs()) {
			is, known := d.scope.InSegment[id]
			switch {
			case !known && !slices.Contains(d.view.unplaced, id):
				who := d.customer.Customer
				if d.customer.New {
					who.ID = "" // it will have another one in the next attempt
				}
				d.view.unplaced, d.view.asker = append(d.view.unplaced, id), &who
			case is && !slices.Contains(in, id):
				in = append(in, id)
			}
		}
	}
	return in
}

// memberships answers which of the segments and tiers that a decision lacked its customer is in, besides those that are known.
func (c *config) memberships(ctx context.Context, known map[string]bool, lacking *incomplete) (map[string]bool, error) {
	if len(lacking.segments) == 0 {
		return known, nil
	}
	all := make(map[string]bool, len(known)+len(lacking.segments))
	for id, is := range known {
		all[id] = is
	}
	for _, id := range lacking.segments {
		all[id] = false
	}
	if c.settings.Segments == nil {
		return all, nil
	}
	in, err := c.settings.Segments(ctx, *lacking.customer, lacking.segments)
	for _, id := range in {
		all[id] = true
	}
	return all, err
}
