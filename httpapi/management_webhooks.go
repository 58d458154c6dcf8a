package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

const managedWebhooks = "/management/v1/projects/{projectId}/webhooks"

// webhookRoutes manage the webhooks of a project.
func (a *API) webhookRoutes() []route {
	return []route{
		{"GET", managedWebhooks, read(a.listWebhooks)},
		{"POST", managedWebhooks, write(a.createWebhook)},
		{"GET", managedWebhooks + "/{webhookId}", read(a.getWebhook)},
		{"PUT", managedWebhooks + "/{webhookId}", write(a.updateWebhook)},
		{"DELETE", managedWebhooks + "/{webhookId}", remove(a.deleteWebhook)},
	}
}

func (a *API) listWebhooks(ctx context.Context, r *request) (list wire.List[wire.Webhook], err error) {
	page, err := r.Project.Webhooks.List(ctx, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(page.Items, wire.NewWebhook)), nil
}

func (a *API) createWebhook(ctx context.Context, r *request, in wire.WebhookCreate) (wire.Webhook, error) {
	w, err := r.Project.Webhooks.Create(ctx, in.Domain())
	return wire.NewWebhook(w), err
}

func (a *API) getWebhook(ctx context.Context, r *request) (wire.Webhook, error) {
	w, err := r.Project.Webhooks.Get(ctx, r.Path("webhookId"))
	return wire.NewWebhook(w), err
}

func (a *API) updateWebhook(ctx context.Context, r *request, in wire.WebhookInput) (wire.Webhook, error) {
	w, err := r.Project.Webhooks.Update(ctx, r.Path("webhookId"), in.Domain())
	return wire.NewWebhook(w), err
}

func (a *API) deleteWebhook(ctx context.Context, r *request) error {
	return r.Project.Webhooks.Delete(ctx, r.Path("webhookId"))
}
