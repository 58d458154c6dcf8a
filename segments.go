package punchcard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// refreshSegments is the daily step that has the customers looked at again of segments whose filters move with the day. It starts jobs, and
// none that runs twice does harm.
func (p *Project) refreshSegments(ctx context.Context, day calc.Day, _ []string) (more bool, err error) {
	zone, err := p.engine.zone(p.ID)(ctx)
	if err != nil {
		return false, err
	}
	return false, p.Segments.Refresh(ctx, day.AddDays(-1).Begins(zone), day.Begins(zone))
}

// placed returns those of some segments and loyalty tiers that a customer is in, who may be as a request describes him.
func (p *Project) placed(ctx context.Context, c customer.Customer, ids []string) ([]string, error) {
	var segments, tiers []string
	for _, id := range ids {
		if strings.HasPrefix(id, loyalty.TierKind.Prefix) {
			tiers = append(tiers, id)
		} else {
			segments = append(segments, id)
		}
	}
	held, err := p.Loyalty.Held(ctx, c.ID, tiers)
	if err != nil || len(segments) == 0 {
		return held, err
	}
	in, err := p.Segments.Contains(ctx, c, segments)
	return append(held, in...), err
}
