package memory

import (
	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/storage"
)

var _ liability.Store = (*Project)(nil)

// Liabilities returns what was outstanding on cards on each day.
func (p *Project) Liabilities() storage.Collection[liability.Statement] {
	return collection(p, liability.Kind)
}
