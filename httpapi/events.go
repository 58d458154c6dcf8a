package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
)

func (a *API) eventRoutes() []route {
	return []route{{"POST", "/v1/events", write(a.trackEvent)}}
}

func (a *API) trackEvent(ctx context.Context, r *request, in wire.CustomEventCreate) (wire.CustomEvent, error) {
	event, err := in.Domain()
	if err != nil {
		return wire.CustomEvent{}, err
	}
	event.Customer, event.HideExistence = r.restrictCustomer(event.Customer), r.isClientSide()
	event.Idle = r.isClientSide() && !r.client.LoyaltyEvents
	t, err := r.Project.CustomEvents.Track(ctx, event)
	if err != nil {
		return wire.CustomEvent{}, err
	}
	w := wire.NewCustomEvent(t)
	w.Customer = r.visibleCustomer(t.Customer, event.Customer.SourceID)
	if w.Referral != nil && r.isClientSide() { // only servers see the holder of the code
		w.Referral.ReferrerID = in.Referral.ReferrerID
	}
	return w, nil
}
