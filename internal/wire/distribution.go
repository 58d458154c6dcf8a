package wire

import (
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/webhook"
)

// Distribution sends messages about one type of event of customers.
type Distribution struct {
	ID                string       `json:"id"`
	Name              string       `json:"name"`
	Event             string       `json:"event"`
	EventName         Null[string] `json:"event_name"`
	TargetURL         string       `json:"target_url"`
	CampaignID        Null[string] `json:"campaign_id"`
	SegmentID         Null[string] `json:"segment_id"`
	CustomEvent       Null[string] `json:"custom_event"`
	PublishCampaignID Null[string] `json:"publish_campaign_id"`
	Raw               bool         `json:"raw"`
	Template          Null[string] `json:"template"`
	Active            bool         `json:"active"`
	// Schedule is when the message goes to all customers of the segment. It is there where the event is manual_distribution_schedule.
	Schedule  *Schedule `json:"schedule,omitzero"`
	CreatedAt Time      `json:"created_at"`
	Object    string    `json:"object"`
}

// Schedule is when a distribution goes to its segment, and how many customers it was sent to so far.
type Schedule struct {
	SendAt  Time  `json:"send_at"`
	BegunAt Time  `json:"begun_at"`
	DoneAt  Time  `json:"done_at"`
	Sent    int64 `json:"sent"`
}

// NewDistribution returns the shape of a distribution. The zero webhook gives an empty one.
func NewDistribution(w webhook.Webhook) Distribution {
	if w.Distribution == nil {
		return Distribution{}
	}
	d := *w.Distribution
	shape := Distribution{
		ID: w.ID, Name: d.Name, Event: w.Events[0], EventName: OrNull(d.EventName), TargetURL: w.TargetURL, CampaignID: OrNull(d.CampaignID),
		SegmentID: OrNull(d.SegmentID), CustomEvent: OrNull(d.CustomEvent), PublishCampaignID: OrNull(d.PublishCampaignID), Raw: d.Raw,
		Template: OrNull(string(d.Template)), Active: w.Active, CreatedAt: NewTime(w.CreatedAt), Object: "distribution",
	}
	if s := d.Schedule; s != nil {
		shape.Schedule = &Schedule{SendAt: NewTime(s.SendAt), BegunAt: NewTime(s.BegunAt), DoneAt: NewTime(s.DoneAt), Sent: s.Sent}
	}
	return shape
}

// DistributionInput is the body of creating and changing a distribution.
type DistributionInput struct {
	Name              patch.Field[string] `json:"name"`
	TargetURL         patch.Field[string] `json:"target_url"`
	Event             patch.Field[string] `json:"event"`
	EventName         patch.Field[string] `json:"event_name"`
	CampaignID        patch.Field[string] `json:"campaign_id"`
	SegmentID         patch.Field[string] `json:"segment_id"`
	CustomEvent       patch.Field[string] `json:"custom_event"`
	PublishCampaignID patch.Field[string] `json:"publish_campaign_id"`
	Template          patch.Field[string] `json:"template"`
	Active            patch.Field[bool]   `json:"active"`
	Raw               patch.Field[bool]   `json:"raw"`
	SendAt            patch.Field[string] `json:"send_at"`
}

// Domain returns the change. A time without an offset is in the zone.
func (w DistributionInput) Domain(zone *time.Location) (webhook.DistributionChange, error) {
	at, err := instantField(w.SendAt, "send_at", validity.ParseTime, zone)
	return webhook.DistributionChange{
		Name: w.Name, TargetURL: w.TargetURL, Event: w.Event, EventName: w.EventName, CampaignID: w.CampaignID, SegmentID: w.SegmentID,
		CustomEvent: w.CustomEvent, PublishCampaignID: w.PublishCampaignID, Template: w.Template, Active: w.Active, Raw: w.Raw, SendAt: at,
	}, err
}

// Delivery is one event that was or will be sent to a webhook or a distribution.
type Delivery struct {
	ID        string          `json:"id"`
	EventID   string          `json:"event_id"`
	EventType string          `json:"event_type"`
	Status    string          `json:"status"`
	TargetURL Null[string]    `json:"target_url"`
	Attempts  []Attempt       `json:"attempts"`
	NextAt    Time            `json:"next_attempt_at"`
	Body      json.RawMessage `json:"body"`
	CreatedAt Time            `json:"created_at"`
	Finished  Time            `json:"finished_at"`
	Object    string          `json:"object"`
}

// Attempt is one try to deliver.
type Attempt struct {
	At           Time         `json:"at"`
	Status       Null[int]    `json:"status"`
	Error        Null[string] `json:"error"`
	Milliseconds int64        `json:"milliseconds"`
}

// NewDelivery returns the shape of a delivery. Its body is null before the first attempt.
func NewDelivery(d webhook.Delivery) Delivery {
	w := Delivery{
		ID: d.ID, EventID: d.EventID, EventType: d.EventType, Status: string(d.Status), TargetURL: OrNull(d.TargetURL), Attempts: []Attempt{},
		Body: d.Body, CreatedAt: NewTime(d.CreatedAt), Finished: NewTime(d.FinishedAt), Object: webhook.DeliveryKind.Name,
	}
	if len(w.Body) == 0 {
		w.Body = json.RawMessage("null")
	}
	if d.Status == webhook.StatusPending {
		w.NextAt = NewTime(d.NextAt)
	}
	for _, a := range d.Log {
		w.Attempts = append(w.Attempts, Attempt{NewTime(a.At), OrNull(a.Status), OrNull(a.Error), a.Milliseconds})
	}
	return w
}
