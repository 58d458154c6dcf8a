package sqlstore

import (
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// TierTransactions returns the steps of cards between tiers.
func (p *Project) TierTransactions() storage.Collection[membership.TierTransaction] {
	return collection(p, tierTransactionTable)
}

// BenefitTransactions returns the deliveries of benefits.
func (p *Project) BenefitTransactions() storage.Collection[membership.BenefitTransaction] {
	return collection(p, benefitTransactionTable)
}

// MemberCounts returns what the reports of loyalty programs count.
func (p *Project) MemberCounts() storage.Collection[membership.Count] {
	return collection(p, memberCountTable)
}

var tierTransactionTable = tableOf(membership.TierTransactionKind, tierTransactionItem, newTierTransactionRow)

type tierTransactionRow struct {
	bun.BaseModel `bun:"table:tier_transactions,alias:t"`

	ProjectID    string                           `bun:"project_id,pk"`
	ID           string                           `bun:"id,pk"`
	Type         string                           `bun:"column:type,nullzero"`
	Status       string                           `bun:"status,nullzero"`
	ProgramID    string                           `bun:"program_id,nullzero"`
	MemberID     string                           `bun:"member_id,nullzero"`
	CardID       string                           `bun:"card_id,nullzero"`
	DefinitionID string                           `bun:"card_definition_id,nullzero"`
	StructureID  string                           `bun:"tier_structure_id,nullzero"`
	TierID       string                           `bun:"tier_id,nullzero"`
	Details      document[membership.TierDetails] `bun:"details"`
	CreatedAt    instant                          `bun:"created_at"`
	UpdatedAt    instant                          `bun:"updated_at"`
}

func tierTransactionItem(r *tierTransactionRow) membership.TierTransaction {
	return membership.TierTransaction{
		ID: r.ID, Type: program.Step(r.Type), Status: membership.TransactionStatus(r.Status), ProgramID: r.ProgramID, MemberID: r.MemberID, CardID: r.CardID,
		DefinitionID: r.DefinitionID, StructureID: r.StructureID, TierID: r.TierID, Details: r.Details.value,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newTierTransactionRow(project string, t *membership.TierTransaction) tierTransactionRow {
	return tierTransactionRow{
		ProjectID: project, ID: t.ID, Type: string(t.Type), Status: string(t.Status), ProgramID: t.ProgramID, MemberID: t.MemberID, CardID: t.CardID,
		DefinitionID: t.DefinitionID, StructureID: t.StructureID, TierID: t.TierID, Details: asDocument(t.Details),
		CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}

var benefitTransactionTable = tableOf(membership.BenefitTransactionKind, benefitTransactionItem, newBenefitTransactionRow)

type benefitTransactionRow struct {
	bun.BaseModel `bun:"table:benefit_transactions,alias:t"`

	ProjectID  string                              `bun:"project_id,pk"`
	ID         string                              `bun:"id,pk"`
	Status     string                              `bun:"status,nullzero"`
	BenefitID  string                              `bun:"benefit_id,nullzero"`
	ProgramID  string                              `bun:"program_id,nullzero"`
	MemberID   string                              `bun:"member_id,nullzero"`
	CustomerID string                              `bun:"customer_id,nullzero"`
	RuleID     string                              `bun:"earning_rule_id,nullzero"`
	Details    document[membership.BenefitDetails] `bun:"details"`
	Key        string                              `bun:"key,nullzero"`
	CreatedAt  instant                             `bun:"created_at"`
	UpdatedAt  instant                             `bun:"updated_at"`
}

func benefitTransactionItem(r *benefitTransactionRow) membership.BenefitTransaction {
	return membership.BenefitTransaction{
		ID: r.ID, Status: membership.TransactionStatus(r.Status), BenefitID: r.BenefitID, ProgramID: r.ProgramID, MemberID: r.MemberID, CustomerID: r.CustomerID,
		RuleID: r.RuleID, Details: r.Details.value, Key: r.Key, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newBenefitTransactionRow(project string, t *membership.BenefitTransaction) benefitTransactionRow {
	return benefitTransactionRow{
		ProjectID: project, ID: t.ID, Status: string(t.Status), BenefitID: t.BenefitID, ProgramID: t.ProgramID, MemberID: t.MemberID,
		CustomerID: t.CustomerID, RuleID: t.RuleID, Details: asDocument(t.Details), Key: t.Key,
		CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}

var memberCountTable = tableOf(membership.CountKind, memberCountItem, newMemberCountRow)

type memberCountRow struct {
	bun.BaseModel `bun:"table:member_counts,alias:t"`

	ProjectID    string                     `bun:"project_id,pk"`
	ID           string                     `bun:"id,pk"`
	Report       string                     `bun:"report,nullzero"`
	OwnerID      string                     `bun:"owner_id,nullzero"`
	Series       string                     `bun:"series,nullzero"` // follows from the report, the owner and the day
	Day          string                     `bun:"day,nullzero"`
	RuleID       string                     `bun:"earning_rule_id,nullzero"`
	ItemID       string                     `bun:"earning_item_id,nullzero"`
	DefinitionID string                     `bun:"card_definition_id,nullzero"`
	StructureID  string                     `bun:"tier_structure_id,nullzero"`
	TierID       string                     `bun:"tier_id,nullzero"`
	Numbers      document[map[string]int64] `bun:"numbers"`
}

func memberCountItem(r *memberCountRow) membership.Count {
	return membership.Count{
		ID: r.ID, Report: membership.Report(r.Report), OwnerID: r.OwnerID, Day: calc.Day(r.Day), Numbers: r.Numbers.value,
		Subject: membership.Subject{RuleID: r.RuleID, ItemID: r.ItemID, DefinitionID: r.DefinitionID, StructureID: r.StructureID, TierID: r.TierID},
	}
}

func newMemberCountRow(project string, c *membership.Count) memberCountRow {
	s := c.Subject
	return memberCountRow{
		ProjectID: project, ID: c.ID, Report: string(c.Report), OwnerID: c.OwnerID, Series: c.Series(), Day: string(c.Day), RuleID: s.RuleID, ItemID: s.ItemID,
		DefinitionID: s.DefinitionID, StructureID: s.StructureID, TierID: s.TierID, Numbers: asDocument(c.Numbers),
	}
}
