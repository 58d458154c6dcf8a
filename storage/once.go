package storage

import (
	"context"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
)

// MadeBefore returns what another run of the request that ctx serves made under its own id, and whether there was one; see env.Once. It
// looks in the first run as well: one that stood still may be overtaken, and would otherwise be refused for what was done in its name.
func MadeBefore[T any](ctx context.Context, c Collection[T], prefix string) (item T, made bool, err error) {
	once := env.OnceOf(ctx)
	if once.ID == "" {
		return item, false, nil
	}
	item, err = c.Get(ctx, prefix+once.ID)
	if fault.IsNotFound(err) {
		return item, false, nil
	}
	return item, err == nil, err
}
