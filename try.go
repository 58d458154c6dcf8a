package punchcard

import (
	"context"
	"errors"
)

// errTried takes back what was tried.
var errTried = errors.New("it was only tried")

// Try runs do with a context in which everything that is done with the project is one transaction, and then takes all of it back: nothing is stored, no
// event is delivered and no job runs. It answers what would come of something, such as a campaign that is about to be made and a cart with one of its
// codes. It may run do again after a conflict, and fails as do does. As other writers may have to wait for it, do should be short.
func (p *Project) Try(ctx context.Context, do func(context.Context) error) error {
	err := p.engine.store(p.ID).Together(ctx, func(ctx context.Context) error {
		if err := do(ctx); err != nil {
			return err
		}
		return errTried
	})
	if errors.Is(err, errTried) {
		return nil
	}
	return err
}
