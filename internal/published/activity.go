package published

import (
	"context"

	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/wire"
)

// Activities converts events to entries. Resources that an event names by id alone are read as they are now.
func (s *Shapes) Activities(ctx context.Context, events []event.Event) ([]wire.Activity, error) {
	shapes := make([]wire.Activity, len(events))
	var redeemed []redemptionEvent
	var tracked []customEvent
	for i, e := range events {
		var err error
		if shapes[i], err = wire.NewActivity(e); err != nil {
			return nil, err
		}
		data := shapes[i].Data.Data
		switch {
		case aboutRedemption(e.Type):
			delete(data, "reward") // the redemption shows it
			about, err := newRedemptionEvent(e, data)
			if err != nil {
				return nil, err
			}
			redeemed = append(redeemed, about)
		case e.Type == customevent.Type:
			about, err := newCustomEvent(e, data)
			if err != nil {
				return nil, err
			}
			tracked = append(tracked, about)
		}
	}
	if err := s.addRedemptions(ctx, redeemed...); err != nil {
		return nil, err
	}
	return shapes, s.addCustomEvents(ctx, tracked...)
}
