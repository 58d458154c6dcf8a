// Package distribution does what distributions ask of other packages: it publishes the codes that they give, reads what their validation rules
// judge, and lists the customers of the segments that they tell. The distributions themselves, and their deliveries, are those of package webhook.
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
	// Zone is where the days of the project begin.
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

// channel is the channel of publications that distributions make.
const channel = "distribution"

// Publish gives the customer of an event a code of a campaign, and returns the event with the code, the publication and the campaign
// in its data. The source id makes it safe to do again: the code that was given under it is returned.
func (e *Engine) Publish(ctx context.Context, campaignID, sourceID string, happened event.Event) (event.Event, error) {
	given, err := e.Vouchers.Publish(ctx, voucher.Publish{
		Customer: customer.Request{ID: happened.CustomerID, Known: true}, Campaign: campaignID, SourceID: sourceID, Channel: channel,
	})
	if fault.Has(err, "duplicate_source_id") {
		given, err = e.publishedBefore(ctx, sourceID)
	}
	if err != nil {
		return happened, err
	}
	besides := map[string]any{voucher.PublicationKind.Name: given.Publication, voucher.Kind.Name: given.Vouchers[0], campaign.Kind.Name: nil}
	c, err := e.Campaigns.Get(ctx, given.Publication.CampaignID)
	if err == nil {
		besides[campaign.Kind.Name] = c
	} else if !fault.IsNotFound(err) {
		return happened, err
	}
	return withData(happened, besides)
}

// Audience is a portion of the customers of a segment, for distributions that tell all of them something.
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

// publishedBefore is what was given under a source id, by a program that did not live to tell of it.
func (e *Engine) publishedBefore(ctx context.Context, sourceID string) (given voucher.Published, err error) {
	page, err := e.Vouchers.Publications(ctx, storage.Query{Filter: storage.Is("source_id", sourceID), Limit: 1})
	switch {
	case err != nil:
		return given, err
	case len(page.Items) == 0:
		return given, fmt.Errorf("the publication %s is taken and not there", sourceID)
	case page.Items[0].Failed():
		return given, fault.Invalid(page.Items[0].FailureCode, page.Items[0].FailureMessage, "Publication with source_id: '%s' failed", sourceID)
	}
	given.Publication = page.Items[0]
	v, err := e.Vouchers.Get(ctx, given.Publication.VoucherIDs[0])
	given.Vouchers = []voucher.Voucher{v}
	return given, err
}

// withData adds objects to the data of an event.
func withData(e event.Event, besides map[string]any) (event.Event, error) {
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
	for name, object := range besides {
		data[name] = object
	}
	text, err := json.Marshal(data)
	e.Data = text
	return e, err
}
