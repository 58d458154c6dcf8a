package distribution

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
)

// Facts returns the facts of an event for the validation rules of a distribution: its order, the metadata of a custom event, and the present state of
// its customer. Facts that the event does not have are missing, and counters of redemptions are 0.
func (e *Engine) Facts(ctx context.Context, source event.Event, needs rule.Needs) (*rule.Facts, error) {
	var data struct {
		Order *order.Order
		Event struct{ Metadata metadata.Map }
	}
	_ = json.Unmarshal(source.Data, &data) // another kind of event may have other data under these names, which is ignored
	zone, err := e.Zone(ctx)
	if err != nil {
		return nil, err
	}
	f := &rule.Facts{Now: e.Env.Now(), Zone: zone, WeekStart: time.Monday, Event: data.Event.Metadata}
	if o := data.Order; o != nil {
		lines, err := membership.InternalsOf(nil).Lines(ctx, e.Store, o, needs.Collections)
		if err != nil {
			return nil, err
		}
		f.Order = &rule.Order{Amount: o.Amount, InitialAmount: o.Amount, Metadata: o.Metadata, Lines: lines}
		f.Effect = &rule.Effect{TotalAmount: o.TotalAmount()}
	}
	c, err := e.Customers.Customer(ctx, source.CustomerID)
	if fault.IsNotFound(err) {
		return f, nil
	}
	if err != nil {
		return nil, err
	}
	in, err := loyalty.InternalsOf(e.Loyalty).SegmentsAndTiers(ctx, c, slices.Concat(needs.Segments, needs.LoyaltyTiers))
	f.Customer = &rule.Customer{ID: c.ID, Metadata: c.Metadata, Segments: in, LoyaltyTiers: in}
	return f, err
}
