package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
)

func (a *API) eventRoutes() []route {
	return []route{{"POST", "/v1/events", write(a.trackEvent)}}
}

func (a *API) trackEvent(ctx context.Context, r *request, in wire.CustomEventCreate) (wire.CustomEvent, error) {
	asked, err := in.Domain()
	if err != nil {
		return wire.CustomEvent{}, err
	}
	asked.Customer, asked.HideExistence = r.knownCustomer(asked.Customer), r.inBrowser()
	asked.Idle = r.inBrowser() && !r.client.LoyaltyEvents
	t, err := r.Project.CustomEvents.Track(ctx, asked)
	if err != nil {
		return wire.CustomEvent{}, err
	}
	w := wire.NewCustomEvent(t)
	w.Customer = r.shownCustomer(t.Customer, asked.Customer.SourceID)
	if w.Referral != nil && r.inBrowser() { // only servers see the holder of the code
		w.Referral.ReferrerID = in.Referral.ReferrerID
	}
	return w, nil
}
