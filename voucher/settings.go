package voucher

import (
	"context"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
)

// SettingsOf returns a function that reads the Settings of a project.
func SettingsOf(source project.Source, schemas metadata.Source) func(context.Context) (Settings, error) {
	return func(ctx context.Context) (Settings, error) {
		p, err := source(ctx)
		if err != nil {
			return Settings{}, err
		}
		s := Settings{CaseInsensitive: !p.CaseSensitiveCodes, Charset: p.CodeCharset, Zone: p.Zone(), Secret: p.Secret}
		s.Schemas, err = schemas.Now(ctx)
		return s, err
	}
}
