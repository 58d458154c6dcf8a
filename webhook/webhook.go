package webhook

import (
	"fmt"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Webhook is an address to which events are sent.
type Webhook struct {
	ID        string
	TargetURL string
	// Events are the types that are sent to it, each once, in the order of the request.
	Events []string
	// Distribution is nil for a webhook of the project.
	Distribution *Distribution
	// Active is unset by a request, or when a delivery was given up.
	Active    bool
	CreatedAt time.Time
	UpdatedAt time.Time
}

// Change is the input for making a webhook, and a partial change of it: a zero field keeps the present value.
type Change struct {
	// From is the UpdatedAt of the webhook that the change was decided upon: one that was changed since is not changed. The zero field does not ask.
	From      patch.Field[time.Time]
	TargetURL patch.Field[string]
	Events    patch.Field[[]string]
	Active    patch.Field[bool]
}

// wants reports whether an event is sent to the webhook, and under which type.
func (w *Webhook) wants(e event.Event) (kind string, wants bool) {
	if d := w.Distribution; d != nil {
		return e.Type, w.Active && slices.Contains(w.Events, e.Type) && d.wants(e)
	}
	kind, published := PublishedType(e.Type)
	return kind, published && w.Active && slices.Contains(w.Events, kind)
}

func (w *Webhook) apply(c Change, now time.Time, private bool) error {
	c.TargetURL.Apply(&w.TargetURL)
	if c.Active.Cleared() {
		c.Active = patch.Set(true)
	}
	c.Active.Apply(&w.Active)
	if !c.Events.Kept() {
		events, err := types(c.Events.Or(nil))
		if err != nil {
			return err
		}
		w.Events = events
	}
	w.UpdatedAt = now
	return w.validate(private)
}

// types reads the types of a request.
func types(asked []string) ([]string, error) {
	events := make([]string, 0, len(asked))
	for i, kind := range asked {
		if right, ok := misspelt[kind]; ok {
			kind = right
		}
		switch {
		case !slices.Contains(Types, kind):
			return nil, fault.Payload(fmt.Sprintf("events[%d]", i), "must be a type of webhook events such as voucher.created (actual value is '%.60s')", kind)
		case !slices.Contains(events, kind):
			events = append(events, kind)
		}
	}
	return events, nil
}

// maxTargetURL is the longest address, in bytes.
const maxTargetURL = 2048

func (w *Webhook) validate(private bool) error {
	if w.TargetURL == "" {
		return fault.PayloadMissing("target_url")
	}
	target, err := url.Parse(w.TargetURL)
	switch {
	case len(w.TargetURL) > maxTargetURL:
		return fault.Payload("target_url", "must have at most %d bytes", maxTargetURL)
	case err != nil || target.Scheme != "https" && target.Scheme != "http" || target.Hostname() == "" || strings.ContainsAny(w.TargetURL, " \t\r\n"):
		return fault.Payload("target_url", "must be a web address such as https://shop.example/hooks (actual value is '%.200s')", w.TargetURL)
	case target.User != nil:
		return fault.Payload("target_url", "must not hold a user name or password: check the signature of what arrives instead")
	}
	if addr, err := netip.ParseAddr(target.Hostname()); err == nil && !private && !public(addr) {
		return fault.Payload("target_url", "must be an address of the public internet (actual value is '%.200s')", w.TargetURL)
	}
	if len(w.Events) == 0 {
		return fault.Payload("events", "must have at least one type of webhook events such as voucher.created")
	}
	return nil
}

// Kind describes webhooks to a backend.
var Kind = storage.Kind[Webhook]{
	Name: "webhook", Prefix: "wh_",
	ID: func(w *Webhook) string { return w.ID },
	Fields: []storage.Field[Webhook]{
		storage.Bool("distribution", func(w *Webhook) bool { return w.Distribution != nil }),
		storage.Bool("active", func(w *Webhook) bool { return w.Active }),
		storage.Time("due_at", (*Webhook).DueAt).Ordered(),
		storage.Time("created_at", func(w *Webhook) time.Time { return w.CreatedAt }).Ordered(),
	},
}
