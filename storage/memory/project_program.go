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

// ProgramEarningRules returns the earning rules of loyalty programs.
func (p *Project) ProgramEarningRules() storage.Collection[program.EarningRule] {
	return collection(p, program.EarningRuleKind)
}

// TierStructures returns the tier structures of loyalty programs.
func (p *Project) TierStructures() storage.Collection[program.TierStructure] {
	return collection(p, program.TierStructureKind)
}

// StructureTiers returns the tiers of tier structures.
func (p *Project) StructureTiers() storage.Collection[program.Tier] {
	return collection(p, program.TierKind)
}

// Benefits returns the benefits of loyalty programs.
func (p *Project) Benefits() storage.Collection[program.Benefit] {
	return collection(p, program.BenefitKind)
}

// ProgramRewards returns the rewards of loyalty programs.
func (p *Project) ProgramRewards() storage.Collection[program.Reward] {
	return collection(p, program.RewardKind)
}

// ProgramAssignments returns what is assigned to loyalty programs.
func (p *Project) ProgramAssignments() storage.Collection[program.Assignment] {
	return collection(p, program.AssignmentKind)
}

// ProgramLocks returns the lock of the definitions.
func (p *Project) ProgramLocks() storage.Collection[program.Lock] {
	return collection(p, program.LockKind)
}
