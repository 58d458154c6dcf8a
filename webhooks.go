package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/webhook"
)

// webhookSettings is what webhooks have in common in all projects.
type webhookSettings struct {
	private bool
	sender  *webhook.Sender
}

// WithPrivateWebhooks lets webhooks go to private addresses, too. Without it whoever manages a project could reach into the network of
// the server.
func WithPrivateWebhooks() Option { return func(engine *Engine) { engine.webhooks.private = true } }

func (e *Engine) webhookDeps(p *Project, store Store, own env.Env) webhook.Deps {
	return webhook.Deps{
		Store: store, Env: own, Sender: e.webhooks.sender, ProjectID: p.ID,
		Token: func(ctx context.Context) (string, error) {
			settings, err := e.Projects.Get(ctx, p.ID)
			return settings.WebhookToken(), err
		},
		Data: func(ctx context.Context, publishedType string, happened event.Event) (any, error) {
			return p.Shapes.Event(ctx, publishedType, happened)
		},
		Publish:  p.distributions.Publish,
		Facts:    p.distributions.Facts,
		Audience: p.distributions.Audience,
	}
}
