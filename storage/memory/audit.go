package memory

import (
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/storage"
)

var (
	_ audit.Store   = (*Project)(nil)
	_ refusal.Store = (*Project)(nil)
)

// AuditEntries returns who changed what by hand.
func (p *Project) AuditEntries() storage.Collection[audit.Entry] { return collection(p, audit.Kind) }

// Refusals returns why validations were refused.
func (p *Project) Refusals() storage.Collection[refusal.Refusal] { return collection(p, refusal.Kind) }
