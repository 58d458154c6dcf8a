package sqlstore

import (
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/uptrace/bun"
)

var _ program.Rows = (*Project)(nil)

// Programs returns the loyalty programs.
func (p *Project) Programs() storage.Collection[program.Program] { return collection(p, programTable) }

// CardDefinitions returns the card definitions of loyalty programs.
func (p *Project) CardDefinitions() storage.Collection[program.CardDefinition] {
	return collection(p, cardDefinitionTable)
}

var programTable = tableOf(program.Kind, programItem, newProgramRow)

type programRow struct {
	bun.BaseModel `bun:"table:programs,alias:t"`

	ProjectID string                      `bun:"project_id,pk"`
	ID        string                      `bun:"id,pk"`
	Name      string                      `bun:"name,nullzero"`
	Status    string                      `bun:"status,nullzero"`
	Validity  document[validity.Validity] `bun:"validity"`
	Metadata  document[metadata.Map]      `bun:"metadata"`
	CreatedAt instant                     `bun:"created_at"`
	UpdatedAt instant                     `bun:"updated_at"`
}

func programItem(r *programRow) program.Program {
	return program.Program{
		ID: r.ID, Name: r.Name, Status: program.Status(r.Status), Validity: r.Validity.value, Metadata: r.Metadata.value,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newProgramRow(project string, p *program.Program) programRow {
	return programRow{
		ProjectID: project, ID: p.ID, Name: p.Name, Status: string(p.Status), Validity: asDocument(p.Validity), Metadata: asDocument(p.Metadata),
		CreatedAt: instant(p.CreatedAt), UpdatedAt: instant(p.UpdatedAt),
	}
}

var cardDefinitionTable = tableOf(program.CardDefinitionKind, cardDefinitionItem, newCardDefinitionRow)

type cardDefinitionRow struct {
	bun.BaseModel `bun:"table:card_definitions,alias:t"`

	ProjectID        string                          `bun:"project_id,pk"`
	ID               string                          `bun:"id,pk"`
	Name             string                          `bun:"name,nullzero"`
	Type             string                          `bun:"column:type,nullzero"`
	Status           string                          `bun:"status,nullzero"`
	CodeConfig       document[code.Config]           `bun:"code_config"`
	PointsExpiration document[program.Expiration]    `bun:"points_expiration"`
	PendingPoints    document[calc.Pending]          `bun:"pending_points"`
	EarningLimits    document[program.Limits]        `bun:"earning_limits"`
	SpendingLimits   document[program.Limits]        `bun:"spending_limits"`
	Refunds          document[program.Refunds]       `bun:"refunds"`
	AllowNegative    bool                            `bun:"allow_negative"`
	PayWithPoints    document[program.PayWithPoints] `bun:"pay_with_points"`
	Metadata         document[metadata.Map]          `bun:"metadata"`
	CreatedAt        instant                         `bun:"created_at"`
	UpdatedAt        instant                         `bun:"updated_at"`
}

func cardDefinitionItem(r *cardDefinitionRow) program.CardDefinition {
	return program.CardDefinition{
		ID: r.ID, Name: r.Name, Type: program.CardType(r.Type), Status: program.Status(r.Status), CodeConfig: r.CodeConfig.value,
		PointsExpiration: r.PointsExpiration.value, PendingPoints: r.PendingPoints.value, EarningLimits: r.EarningLimits.value,
		SpendingLimits: r.SpendingLimits.value, Refunds: r.Refunds.value, AllowNegative: r.AllowNegative, PayWithPoints: r.PayWithPoints.value,
		Metadata: r.Metadata.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newCardDefinitionRow(project string, d *program.CardDefinition) cardDefinitionRow {
	return cardDefinitionRow{
		ProjectID: project, ID: d.ID, Name: d.Name, Type: string(d.Type), Status: string(d.Status), CodeConfig: asDocument(d.CodeConfig),
		PointsExpiration: asDocument(d.PointsExpiration), PendingPoints: asDocument(d.PendingPoints), EarningLimits: asDocument(d.EarningLimits),
		SpendingLimits: asDocument(d.SpendingLimits), Refunds: asDocument(d.Refunds), AllowNegative: d.AllowNegative,
		PayWithPoints: asDocument(d.PayWithPoints), Metadata: asDocument(d.Metadata), CreatedAt: instant(d.CreatedAt), UpdatedAt: instant(d.UpdatedAt),
	}
}
