package sqlstore

import (
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// A definition is read and written whole, so that one document holds it. The columns beside it are what lists ask for; reading
// ignores them, except counters, which the document does not have.

// ProgramEarningRules returns the earning rules of loyalty programs.
func (p *Project) ProgramEarningRules() storage.Collection[program.EarningRule] {
	return collection(p, programEarningRuleTable)
}

// TierStructures returns the tier structures of loyalty programs.
func (p *Project) TierStructures() storage.Collection[program.TierStructure] {
	return collection(p, tierStructureTable)
}

// StructureTiers returns the tiers of tier structures.
func (p *Project) StructureTiers() storage.Collection[program.Tier] {
	return collection(p, structureTierTable)
}

// Benefits returns the benefits of loyalty programs.
func (p *Project) Benefits() storage.Collection[program.Benefit] { return collection(p, benefitTable) }

// ProgramRewards returns the rewards of loyalty programs.
func (p *Project) ProgramRewards() storage.Collection[program.Reward] {
	return collection(p, programRewardTable)
}

// ProgramAssignments returns what is assigned to loyalty programs.
func (p *Project) ProgramAssignments() storage.Collection[program.Assignment] {
	return collection(p, programAssignmentTable)
}

// ProgramLocks returns the lock of the definitions.
func (p *Project) ProgramLocks() storage.Collection[program.Lock] {
	return collection(p, programLockTable)
}

var programEarningRuleTable = tableOf(program.EarningRuleKind, func(r *programEarningRuleRow) program.EarningRule { return r.Definition.value }, newProgramEarningRuleRow)

type programEarningRuleRow struct {
	bun.BaseModel `bun:"table:program_earning_rules,alias:t"`

	ProjectID  string                        `bun:"project_id,pk"`
	ID         string                        `bun:"id,pk"`
	Name       string                        `bun:"name,nullzero"`
	Status     string                        `bun:"status,nullzero"`
	Event      string                        `bun:"event,nullzero"`
	Definition document[program.EarningRule] `bun:"definition"`
	CreatedAt  instant                       `bun:"created_at"`
}

func newProgramEarningRuleRow(project string, r *program.EarningRule) programEarningRuleRow {
	return programEarningRuleRow{
		ProjectID: project, ID: r.ID, Name: r.Name, Status: string(r.Status), Event: string(r.Trigger.Event), Definition: asDocument(*r),
		CreatedAt: instant(r.CreatedAt),
	}
}

var tierStructureTable = tableOf(program.TierStructureKind, func(r *tierStructureRow) program.TierStructure { return r.Definition.value }, newTierStructureRow)

type tierStructureRow struct {
	bun.BaseModel `bun:"table:tier_structures,alias:t"`

	ProjectID  string                          `bun:"project_id,pk"`
	ID         string                          `bun:"id,pk"`
	Name       string                          `bun:"name,nullzero"`
	Type       string                          `bun:"column:type,nullzero"`
	Status     string                          `bun:"status,nullzero"`
	Definition document[program.TierStructure] `bun:"definition"`
	CreatedAt  instant                         `bun:"created_at"`
}

func newTierStructureRow(project string, s *program.TierStructure) tierStructureRow {
	return tierStructureRow{
		ProjectID: project, ID: s.ID, Name: s.Name, Type: string(s.Type), Status: string(s.Status), Definition: asDocument(*s),
		CreatedAt: instant(s.CreatedAt),
	}
}

var structureTierTable = tableOf(program.TierKind, func(r *structureTierRow) program.Tier { return r.Definition.value }, newStructureTierRow)

type structureTierRow struct {
	bun.BaseModel `bun:"table:program_tiers,alias:t"`

	ProjectID   string                 `bun:"project_id,pk"`
	ID          string                 `bun:"id,pk"`
	StructureID string                 `bun:"tier_structure_id,nullzero"`
	Name        string                 `bun:"name,nullzero"`
	Definition  document[program.Tier] `bun:"definition"`
	CreatedAt   instant                `bun:"created_at"`
}

func newStructureTierRow(project string, t *program.Tier) structureTierRow {
	return structureTierRow{
		ProjectID: project, ID: t.ID, StructureID: t.StructureID, Name: t.Name, Definition: asDocument(*t), CreatedAt: instant(t.CreatedAt),
	}
}

var benefitTable = tableOf(program.BenefitKind, benefitItem, newBenefitRow)

type benefitRow struct {
	bun.BaseModel `bun:"table:benefits,alias:t"`

	ProjectID  string                    `bun:"project_id,pk"`
	ID         string                    `bun:"id,pk"`
	LivingName string                    `bun:"living_name,nullzero"` // unique
	Name       string                    `bun:"name,nullzero"`
	Type       string                    `bun:"column:type,nullzero"`
	Status     string                    `bun:"status,nullzero"`
	Delivered  int64                     `bun:"delivered"`
	Definition document[program.Benefit] `bun:"definition"`
	CreatedAt  instant                   `bun:"created_at"`
}

func benefitItem(r *benefitRow) program.Benefit {
	b := r.Definition.value
	b.Delivered = r.Delivered
	return b
}

func newBenefitRow(project string, b *program.Benefit) benefitRow {
	definition := *b
	definition.Delivered = 0
	return benefitRow{
		ProjectID: project, ID: b.ID, LivingName: program.BenefitKind.Unique[0].Value(b), Name: b.Name, Type: string(b.Type),
		Status: string(b.Status), Delivered: b.Delivered, Definition: asDocument(definition), CreatedAt: instant(b.CreatedAt),
	}
}

var programRewardTable = tableOf(program.RewardKind, func(r *programRewardRow) program.Reward { return r.Definition.value }, newProgramRewardRow)

type programRewardRow struct {
	bun.BaseModel `bun:"table:program_rewards,alias:t"`

	ProjectID  string                   `bun:"project_id,pk"`
	ID         string                   `bun:"id,pk"`
	Name       string                   `bun:"name,nullzero"`
	Type       string                   `bun:"column:type,nullzero"`
	Status     string                   `bun:"status,nullzero"`
	Definition document[program.Reward] `bun:"definition"`
	CreatedAt  instant                  `bun:"created_at"`
}

func newProgramRewardRow(project string, r *program.Reward) programRewardRow {
	return programRewardRow{
		ProjectID: project, ID: r.ID, Name: r.Name, Type: string(r.Type), Status: string(r.Status), Definition: asDocument(*r),
		CreatedAt: instant(r.CreatedAt),
	}
}

var programAssignmentTable = tableOf(program.AssignmentKind, programAssignmentItem, newProgramAssignmentRow)

type programAssignmentRow struct {
	bun.BaseModel `bun:"table:program_assignments,alias:t"`

	ProjectID  string  `bun:"project_id,pk"`
	ID         string  `bun:"id,pk"`
	Pair       string  `bun:"pair,nullzero"` // written from program and resource, and unique
	ProgramID  string  `bun:"program_id,nullzero"`
	Type       string  `bun:"column:type,nullzero"`
	ResourceID string  `bun:"resource_id,nullzero"`
	Stock      *int64  `bun:"stock"`
	Redeemed   int64   `bun:"redeemed"`
	CreatedAt  instant `bun:"created_at"`
	UpdatedAt  instant `bun:"updated_at"`
}

func programAssignmentItem(r *programAssignmentRow) program.Assignment {
	return program.Assignment{
		ID: r.ID, ProgramID: r.ProgramID, Type: program.AssignedType(r.Type), ResourceID: r.ResourceID, Stock: r.Stock, Redeemed: r.Redeemed,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newProgramAssignmentRow(project string, a *program.Assignment) programAssignmentRow {
	return programAssignmentRow{
		ProjectID: project, ID: a.ID, Pair: program.AssignmentKind.Unique[0].Value(a), ProgramID: a.ProgramID, Type: string(a.Type),
		ResourceID: a.ResourceID, Stock: a.Stock, Redeemed: a.Redeemed, CreatedAt: instant(a.CreatedAt), UpdatedAt: instant(a.UpdatedAt),
	}
}

var programLockTable = tableOf(program.LockKind, func(r *programLockRow) program.Lock {
	return program.Lock{ID: r.ID, CreatedAt: r.CreatedAt.time()}
}, func(project string, l *program.Lock) programLockRow {
	return programLockRow{ProjectID: project, ID: l.ID, CreatedAt: instant(l.CreatedAt)}
})

type programLockRow struct {
	bun.BaseModel `bun:"table:program_locks,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	CreatedAt instant `bun:"created_at"`
}
