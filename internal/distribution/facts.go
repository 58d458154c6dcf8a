package distribution

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
)

// Facts are what the validation rules of a distribution may know of an event: its order, the metadata of a custom event, and its customer as
// known now. What the event does not have is missing, and so are the counters of redemptions, which count from nothing.
func (e *Engine) Facts(ctx context.Context, happened event.Event, needs rule.Needs) (*rule.Facts, error) {
	var data struct {
		Order *order.Order
		Event struct{ Metadata metadata.Map }
	}
	_ = json.Unmarshal(happened.Data, &data) // what another kind of event has under these names is missing, too
	zone, err := e.Zone(ctx)
	if err != nil {
		return nil, err
	}
	f := &rule.Facts{Now: e.Env.Now(), Zone: zone, WeekStart: time.Monday, Event: data.Event.Metadata}
	if o := data.Order; o != nil {
		lines, err := membership.Lines(ctx, e.Store, o, needs.Collections)
		if err != nil {
			return nil, err
		}
		f.Order = &rule.Order{Amount: o.Amount, InitialAmount: o.Amount, Metadata: o.Metadata, Lines: lines}
		f.Effect = &rule.Effect{TotalAmount: o.TotalAmount()}
	}
	c, err := e.Customers.Customer(ctx, happened.CustomerID)
	if fault.IsNotFound(err) {
		return f, nil
	}
	if err != nil {
		return nil, err
	}
	in, err := e.Loyalty.SegmentsAndTiers(ctx, c, slices.Concat(needs.Segments, needs.LoyaltyTiers))
	f.Customer = &rule.Customer{ID: c.ID, Metadata: c.Metadata, Segments: in, LoyaltyTiers: in}
	return f, err
}
