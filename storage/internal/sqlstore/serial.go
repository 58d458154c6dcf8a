package sqlstore

import (
	"context"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/serial"
)

// Read loads the rows that a decision needs, without holding them.
func (p *Project) Read(ctx context.Context, scope redemption.Scope) (*redemption.Snapshot, error) {
	if hot := p.store.redemptions; hot != nil && p.tx == nil {
		return hot.Read(ctx, p.id, scope)
	}
	return serial.Read(ctx, p, scope)
}

// Update decides on held rows and writes the outcome in one commit: on a database with one writer inside an ordinary transaction,
// elsewhere through the database's own way.
func (p *Project) Update(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	if hot := p.store.redemptions; hot != nil && p.tx == nil {
		return hot.Update(ctx, p.id, scope, decide)
	}
	return serial.Update(ctx, p, scope, decide)
}

// Redemptions is how a database with many writers runs redemptions; nil stands for one writer at a time.
type Redemptions interface {
	Read(ctx context.Context, projectID string, scope redemption.Scope) (*redemption.Snapshot, error)
	Update(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error)
}
