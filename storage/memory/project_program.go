package memory

import (
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

var _ program.Rows = (*Project)(nil)

// Programs returns the loyalty programs.
func (p *Project) Programs() storage.Collection[program.Program] { return collection(p, program.Kind) }

// CardDefinitions returns the card definitions of loyalty programs.
func (p *Project) CardDefinitions() storage.Collection[program.CardDefinition] {
	return collection(p, program.CardDefinitionKind)
}
