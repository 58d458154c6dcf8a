package punchcard

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// distributionChannel is what asks for the codes that distributions give.
const distributionChannel = "distribution"

// distributeCode gives the customer of an event a code of a campaign, and returns the event with the code, the publication and the campaign
// in its data. The source id makes it safe to do again: the code that was given under it is returned.
func (p *Project) distributeCode(ctx context.Context, campaignID, sourceID string, e event.Event) (event.Event, error) {
	given, err := p.Vouchers.Publish(ctx, voucher.Publish{
		Customer: customer.Request{ID: e.CustomerID, Known: true}, Campaign: campaignID, SourceID: sourceID, Channel: distributionChannel,
	})
	if fault.Has(err, "duplicate_source_id") {
		given, err = p.distributedBefore(ctx, sourceID)
	}
	if err != nil {
		return e, err
	}
	besides := map[string]any{voucher.PublicationKind.Name: given.Publication, voucher.Kind.Name: given.Vouchers[0], campaign.Kind.Name: nil}
	c, err := p.Campaigns.Get(ctx, given.Publication.CampaignID)
	if err == nil {
		besides[campaign.Kind.Name] = c
	} else if !fault.IsNotFound(err) {
		return e, err
	}
	return withData(e, besides)
}

// audience is a portion of the customers of a segment, for those who tell them something.
func (p *Project) audience(ctx context.Context, segmentID, after string) (webhook.Audience, error) {
	found, err := p.Segments.Audience(ctx, segmentID, after)
	if err != nil {
		return webhook.Audience{}, err
	}
	a := webhook.Audience{Last: found.Last, More: found.More}
	for _, c := range found.Customers {
		a.Customers = append(a.Customers, event.Event{CustomerID: c.ID, Data: event.Data(map[string]any{customer.Kind.Name: c})})
	}
	return a, nil
}

// distributedBefore is what was given under a source id, by a program that did not live to tell of it.
func (p *Project) distributedBefore(ctx context.Context, sourceID string) (given voucher.Published, err error) {
	page, err := p.Vouchers.Publications(ctx, storage.Query{Filter: storage.Is("source_id", sourceID), Limit: 1})
	switch {
	case err != nil:
		return given, err
	case len(page.Items) == 0:
		return given, fmt.Errorf("the publication %s is taken and not there", sourceID)
	case page.Items[0].Failed():
		return given, fault.Invalid(page.Items[0].FailureCode, page.Items[0].FailureMessage, "Publication with source_id: '%s' failed", sourceID)
	}
	given.Publication = page.Items[0]
	v, err := p.Vouchers.Get(ctx, given.Publication.VoucherIDs[0])
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
