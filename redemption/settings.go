package redemption

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
)

// Settings returns the present settings of the engine's project.
func (i Internals) Settings(ctx context.Context) (Settings, error) { return i.engine.settings(ctx) }

// SettingsOf returns a function that reads the Settings of a project. segments returns which segments and loyalty tiers a
// customer is in.
func SettingsOf(source project.Source, schemas metadata.Source,
	segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)) func(context.Context) (Settings, error) {
	return func(ctx context.Context) (Settings, error) {
		p, err := source(ctx)
		if err != nil {
			return Settings{}, err
		}
		s := Settings{Zone: p.Zone(), WeekStart: time.Monday, Secret: p.Secret, CaseInsensitive: !p.CaseSensitiveCodes, Segments: segments, Returns: p.Returns}
		s.Schemas, err = schemas.Now(ctx)
		return s, err
	}
}
