// Package distribution provides what distributions need of other packages: it publishes their codes, reads the facts for their validation rules, and
// lists the customers of their segments. The distributions themselves, and their deliveries, are in package webhook.
package distribution

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// Deps are what the engine works with.
type Deps struct {
	Store membership.Store
	Env   env.Env
	// Zone returns the time zone in which the days of the project begin.
	Zone      func(context.Context) (*time.Location, error)
	Campaigns *campaign.Engine
	Customers *customer.Engine
	Loyalty   *loyalty.Engine
	Segments  *segment.Engine
	Vouchers  *voucher.Engine
}

// Engine serves the distributions of one project.
type Engine struct{ Deps }

// New returns the engine of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{d} }

// channel is the channel of publications by distributions.
const channel = "distribution"

// Publish publishes a code of a campaign to the customer of an event, and returns the event with the code, the publication and the campaign in its
// data. It may be repeated: with the same source id it returns the same code.
func (e *Engine) Publish(ctx context.Context, campaignID, sourceID string, source event.Event) (event.Event, error) {
	given, err := e.Vouchers.Publish(ctx, voucher.Publish{
		Customer: customer.Request{ID: source.CustomerID, Known: true}, Campaign: campaignID, SourceID: sourceID, Channel: channel,
	})
	if fault.Has(err, "duplicate_source_id") {
		given, err = e.publishedBefore(ctx, sourceID)
	}
	if err != nil {
		return source, err
	}
	objects := map[string]any{voucher.PublicationKind.Name: given.Publication, voucher.Kind.Name: given.Vouchers[0], campaign.Kind.Name: nil}
	c, err := e.Campaigns.Get(ctx, given.Publication.CampaignID)
	if err == nil {
		objects[campaign.Kind.Name] = c
	} else if !fault.IsNotFound(err) {
		return source, err
	}
	return withData(source, objects)
}

// Audience returns a portion of the customers of a segment, for a distribution to all of them.
func (e *Engine) Audience(ctx context.Context, segmentID, after string) (webhook.Audience, error) {
	found, err := segment.AudienceOf(ctx, e.Segments, segmentID, after)
	if err != nil {
		return webhook.Audience{}, err
	}
	a := webhook.Audience{Last: found.Last, More: found.More}
	for _, c := range found.Customers {
		a.Customers = append(a.Customers, event.Event{CustomerID: c.ID, Data: event.Data(map[string]any{customer.Kind.Name: c})})
	}
	return a, nil
}

// publishedBefore returns the publication with a source id. An earlier run made it, but ended before it could send it.
func (e *Engine) publishedBefore(ctx context.Context, sourceID string) (given voucher.Published, err error) {
	page, err := e.Vouchers.Publications(ctx, storage.Query{Filter: storage.Is("source_id", sourceID), Limit: 1})
	switch {
	case err != nil:
		return given, err
	case len(page.Items) == 0:
		return given, fmt.Errorf("the source id %s of a publication is taken, but there is no publication", sourceID)
	case page.Items[0].Failed():
		return given, fault.Invalid(page.Items[0].FailureCode, page.Items[0].FailureMessage, "Publication with source_id: '%s' failed", sourceID)
	}
	given.Publication = page.Items[0]
	v, err := e.Vouchers.Get(ctx, given.Publication.VoucherIDs[0])
	given.Vouchers = []voucher.Voucher{v}
	return given, err
}

// withData adds objects to the data of an event.
func withData(e event.Event, objects map[string]any) (event.Event, error) {
	data := map[string]any{}
	var kept map[string]json.RawMessage
	if len(e.Data) > 0 {
		if err := json.Unmarshal(e.Data, &kept); err != nil {
			return e, fmt.Errorf("read event %s: %w", e.ID, err)
		}
	}
	for name, text := range kept {
		data[name] = text
	}
	for name, object := range objects {
		data[name] = object
	}
	text, err := json.Marshal(data)
	e.Data = text
	return e, err
}
