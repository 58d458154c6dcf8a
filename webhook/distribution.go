package webhook

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
)

// DistributionPrefix begins the ids of distributions.
const DistributionPrefix = "distr_"

// Distribution makes a webhook one for a single type of events of customers, one of DistributionTypes.
type Distribution struct {
	// Name is for people.
	Name string
	// EventName is the type under which the event is sent; empty means its own.
	EventName string
	// CampaignID, SegmentID and CustomEvent, unless empty, restrict the events: to those of the campaign; of a customer who enters
	// or leaves the segment; to custom events of a name.
	CampaignID, SegmentID, CustomEvent string
	// PublishCampaignID, unless empty, is a campaign of which the customer gets a code with each event. The data then contains
	// it.
	PublishCampaignID string
	// Raw leaves out everything around the data.
	Raw bool
	// Template shapes the data; empty sends all of it.
	Template Template
	// Schedule is set for a distribution of Scheduled, whose audience is the segment.
	Schedule *Schedule
}

// DistributionChange is the input for making a distribution, and a partial change of it: a zero field keeps the present value.
type DistributionChange struct {
	Name, TargetURL, Event, EventName, CampaignID, SegmentID, CustomEvent, PublishCampaignID, Template patch.Field[string]
	Active, Raw                                                                                        patch.Field[bool]
	SendAt                                                                                             patch.Field[time.Time]
	// From is as in Change.
	From patch.Field[time.Time]
}

// maxName is how many characters the names of a distribution may have.
const maxName = 255

func (w *Webhook) applyDistribution(c DistributionChange, now time.Time, private bool) error {
	d := *w.Distribution
	for field, into := range map[*patch.Field[string]]*string{
		&c.Name: &d.Name, &c.EventName: &d.EventName, &c.CampaignID: &d.CampaignID, &c.SegmentID: &d.SegmentID,
		&c.CustomEvent: &d.CustomEvent, &c.PublishCampaignID: &d.PublishCampaignID,
	} {
		field.Apply(into)
	}
	c.Raw.Apply(&d.Raw)
	text := string(d.Template)
	c.Template.Apply(&text)
	d.Template = Template(text)
	was := w.Distribution
	w.Distribution = &d

	if !c.Event.Kept() {
		w.Events = nil
		if kind := c.Event.Or(""); kind != "" {
			w.Events = []string{kind}
		}
	}
	if len(w.Events) == 0 {
		return fault.PayloadMissing("event")
	}
	if err := d.check(w.Events[0]); err != nil {
		return err
	}
	if err := d.reschedule(w.Events[0], c, was); err != nil {
		return err
	}
	return w.apply(Change{TargetURL: c.TargetURL, Active: c.Active}, now, private)
}

// check refuses properties that a distribution of events of a type cannot have.
func (d *Distribution) check(kind string) error {
	for _, text := range [][2]string{{"name", d.Name}, {"event_name", d.EventName}, {"custom_event", d.CustomEvent}} {
		if utf8.RuneCountInString(text[1]) > maxName {
			return fault.Payload(text[0], "must NOT have more than %d characters", maxName)
		}
	}
	switch {
	case strings.TrimSpace(d.Name) == "":
		return fault.PayloadMissing("name")
	case kind != Scheduled && !slices.Contains(DistributionTypes, kind):
		return fault.Payload("event", "must be a type of what happens to customers such as customer.order.paid (actual value is '%.60s')", kind)
	case d.SegmentID != "" && kind != Scheduled && !strings.HasPrefix(kind, "customer.segment."):
		return fault.Payload("segment_id", "must not stand beside the event %s: only customer.segment.entered, customer.segment.left and %s have a segment", kind, Scheduled)
	case d.CustomEvent != "" && kind != customEvent:
		return fault.Payload("custom_event", "must not stand beside the event %s: only %s has a name of its own", kind, customEvent)
	case d.PublishCampaignID != "" && kind == publicationSucceeded:
		return fault.Payload("publish_campaign_id", "must not stand beside the event %s: each code would bring about the next", kind)
	}
	return d.Template.check(kind)
}

// The types of events that distributions treat in their own way.
const (
	customEvent          = "customer.custom_event"
	publicationSucceeded = "customer.publication.succeeded"
)

// wants reports whether a distribution sends an event of its type.
func (d *Distribution) wants(e event.Event) bool {
	return e.CustomerID != "" &&
		(d.PublishCampaignID == "" || e.EntityType != event.EntityPageEvent) &&
		(d.CampaignID == "" || d.CampaignID == e.CampaignID) &&
		(d.SegmentID == "" || d.SegmentID == e.EntityID) &&
		(d.CustomEvent == "" || d.CustomEvent == e.EntityID)
}
