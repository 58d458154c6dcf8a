package wire

import (
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/webhook"
)

// Webhook is an address to which events are sent.
type Webhook struct {
	ID        string   `json:"id"`
	TargetURL string   `json:"target_url"`
	Events    []string `json:"events" enum:"webhook.Types"`
	Active    bool     `json:"active"`
	CreatedAt Time     `json:"created_at"`
	Object    string   `json:"object" enum:"webhook"`
}

// NewWebhook returns the shape of a webhook.
func NewWebhook(w webhook.Webhook) Webhook {
	return Webhook{ID: w.ID, TargetURL: w.TargetURL, Events: w.Events, Active: w.Active, CreatedAt: NewTime(w.CreatedAt), Object: "webhook"}
}

// WebhookCreate is the body that creates a webhook.
type WebhookCreate struct {
	WebhookInput `required:"target_url events"`
}

// WebhookInput is the body that updates a webhook.
type WebhookInput struct {
	TargetURL patch.Field[string]   `json:"target_url"`
	Events    patch.Field[[]string] `json:"events" enum:"webhook.Types" takes:"webhook.AcceptedTypes"`
	Active    patch.Field[bool]     `json:"active"`
}

// Domain returns the change.
func (w WebhookInput) Domain() webhook.Change {
	return webhook.Change{TargetURL: w.TargetURL, Events: w.Events, Active: w.Active}
}
