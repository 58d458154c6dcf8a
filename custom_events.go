package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/metadata"
)

// customEventSettings reads what custom events need to know of their project.
func (e *Engine) customEventSettings(projectID string) func(context.Context) (customevent.Settings, error) {
	vouchers := e.voucherSettings(projectID)
	return func(ctx context.Context) (customevent.Settings, error) {
		s, err := vouchers(ctx)
		return customevent.Settings{
			Spell:   s.Spell,
			Schemas: s.Schemas,
			Schema:  func(_ context.Context, name string) (*metadata.Schema, error) { return s.Schemas.Event(name), nil },
		}, err
	}
}
