package sqlstore

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
	"github.com/uptrace/bun"
)

var _ webhook.Store = (*Project)(nil)

// Webhooks returns the webhooks.
func (p *Project) Webhooks() storage.Collection[webhook.Webhook] { return collection(p, webhookTable) }

// WebhookDeliveries returns what is on its way to webhooks, and the log of it.
func (p *Project) WebhookDeliveries() storage.Collection[webhook.Delivery] {
	return collection(p, webhookDeliveryTable)
}

var (
	webhookTable         = tableOf(webhook.Kind, webhookItem, newWebhookRow)
	webhookDeliveryTable = tableOf(webhook.DeliveryKind, webhookDeliveryItem, newWebhookDeliveryRow)
)

type webhookRow struct {
	bun.BaseModel `bun:"table:webhooks,alias:t"`

	ProjectID string             `bun:"project_id,pk"`
	ID        string             `bun:"id,pk"`
	TargetURL string             `bun:"target_url,nullzero"`
	Events    document[[]string] `bun:"events"`
	Active    bool               `bun:"active"`
	CreatedAt instant            `bun:"created_at"`
	UpdatedAt instant            `bun:"updated_at"`
	// DueAt follows from the settings; it is read by none but the query for what is due.
	DueAt instant `bun:"due_at"`

	Distribution bool                            `bun:"distribution"`
	Settings     document[*webhook.Distribution] `bun:"settings"`
}

func webhookItem(r *webhookRow) webhook.Webhook {
	return webhook.Webhook{
		ID: r.ID, TargetURL: r.TargetURL, Events: r.Events.value, Active: r.Active,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(), Distribution: r.Settings.value,
	}
}

func newWebhookRow(project string, w *webhook.Webhook) webhookRow {
	return webhookRow{
		ProjectID: project, ID: w.ID, TargetURL: w.TargetURL, Events: asDocument(w.Events), Active: w.Active,
		CreatedAt: instant(w.CreatedAt), UpdatedAt: instant(w.UpdatedAt),
		DueAt: instant(w.DueAt()), Distribution: w.Distribution != nil, Settings: asDocument(w.Distribution),
	}
}

type webhookDeliveryRow struct {
	bun.BaseModel `bun:"table:webhook_deliveries,alias:t"`

	ProjectID  string                      `bun:"project_id,pk"`
	ID         string                      `bun:"id,pk"`
	WebhookID  string                      `bun:"webhook_id,nullzero"`
	EventID    string                      `bun:"event_id,nullzero"`
	EventType  string                      `bun:"event_type,nullzero"`
	Subject    string                      `bun:"subject,nullzero"`
	Position   int64                       `bun:"position"`
	TargetURL  string                      `bun:"target_url,nullzero"`
	Body       verbatim                    `bun:"body"`
	Status     string                      `bun:"status,nullzero"`
	Attempts   int64                       `bun:"attempts"`
	Log        document[[]webhook.Attempt] `bun:"log"`
	FirstAt    instant                     `bun:"first_at"`
	NextAt     instant                     `bun:"next_at"`
	CreatedAt  instant                     `bun:"created_at"`
	FinishedAt instant                     `bun:"finished_at"`
}

func webhookDeliveryItem(r *webhookDeliveryRow) webhook.Delivery {
	return webhook.Delivery{
		ID: r.ID, WebhookID: r.WebhookID, EventID: r.EventID, EventType: r.EventType, Subject: r.Subject, Position: r.Position,
		TargetURL: r.TargetURL, Body: json.RawMessage(r.Body), Status: webhook.Status(r.Status), Attempts: r.Attempts, Log: r.Log.value,
		FirstAt: r.FirstAt.time(), NextAt: r.NextAt.time(), CreatedAt: r.CreatedAt.time(), FinishedAt: r.FinishedAt.time(),
	}
}

func newWebhookDeliveryRow(project string, d *webhook.Delivery) webhookDeliveryRow {
	return webhookDeliveryRow{
		ProjectID: project, ID: d.ID, WebhookID: d.WebhookID, EventID: d.EventID, EventType: d.EventType, Subject: d.Subject,
		Position: d.Position, TargetURL: d.TargetURL, Body: verbatim(d.Body), Status: string(d.Status), Attempts: d.Attempts,
		Log: asDocument(d.Log), FirstAt: instant(d.FirstAt), NextAt: instant(d.NextAt), CreatedAt: instant(d.CreatedAt),
		FinishedAt: instant(d.FinishedAt),
	}
}
