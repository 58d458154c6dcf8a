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
			Spell:  s.Spell,
			Schema: func(context.Context, string) (*metadata.Schema, error) { return nil, nil },
		}, err
	}
}
