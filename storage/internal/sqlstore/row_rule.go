package sqlstore

import (
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ rule.Store = (*Project)(nil)

// Rules returns the sets of validation rules.
func (p *Project) Rules() storage.Collection[rule.Rules] { return collection(p, rulesTable) }

// RuleAssignments returns what the sets of validation rules are assigned to.
func (p *Project) RuleAssignments() storage.Collection[rule.Assignment] {
	return collection(p, ruleAssignmentTable)
}

var rulesTable = tableOf(rule.Kind, rulesItem, newRulesRow)

type rulesRow struct {
	bun.BaseModel `bun:"table:validation_rules,alias:t"`

	ProjectID    string                      `bun:"project_id,pk"`
	ID           string                      `bun:"id,pk"`
	Name         string                      `bun:"name,nullzero"`
	Expression   document[rule.Expression]   `bun:"rules"`
	BundleRules  document[*rule.BundleRules] `bun:"bundle_rules"`
	Error        string                      `bun:"error,nullzero"`
	ApplicableTo document[rule.ApplicableTo] `bun:"applicable_to"`
	Type         string                      `bun:"type,nullzero"`
	ContextType  string                      `bun:"context_type,nullzero"`
	CreatedAt    instant                     `bun:"created_at"`
	UpdatedAt    instant                     `bun:"updated_at"`
}

func rulesItem(r *rulesRow) rule.Rules {
	return rule.Rules{
		ID: r.ID, Name: r.Name, Expression: r.Expression.value, BundleRules: r.BundleRules.value, Error: r.Error,
		ApplicableTo: r.ApplicableTo.value, Type: rule.Type(r.Type), ContextType: rule.ContextType(r.ContextType),
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newRulesRow(project string, r *rule.Rules) rulesRow {
	return rulesRow{
		ProjectID: project, ID: r.ID, Name: r.Name, Expression: asDocument(r.Expression), BundleRules: asDocument(r.BundleRules),
		Error: r.Error, ApplicableTo: asDocument(r.ApplicableTo), Type: string(r.Type), ContextType: string(r.ContextType),
		CreatedAt: instant(r.CreatedAt), UpdatedAt: instant(r.UpdatedAt),
	}
}

var ruleAssignmentTable = tableOf(rule.AssignmentKind, ruleAssignmentItem, newRuleAssignmentRow)

type ruleAssignmentRow struct {
	bun.BaseModel `bun:"table:validation_rules_assignments,alias:t"`

	ProjectID         string  `bun:"project_id,pk"`
	ID                string  `bun:"id,pk"`
	Pair              string  `bun:"pair,nullzero"` // written from the three below, and unique
	RuleID            string  `bun:"rule_id,nullzero"`
	RelatedObjectID   string  `bun:"related_object_id,nullzero"`
	RelatedObjectType string  `bun:"related_object_type,nullzero"`
	CreatedAt         instant `bun:"created_at"`
	UpdatedAt         instant `bun:"updated_at"`
}

func ruleAssignmentItem(r *ruleAssignmentRow) rule.Assignment {
	return rule.Assignment{
		ID: r.ID, RuleID: r.RuleID, RelatedObjectID: r.RelatedObjectID, RelatedObjectType: rule.RelatedType(r.RelatedObjectType),
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newRuleAssignmentRow(project string, a *rule.Assignment) ruleAssignmentRow {
	return ruleAssignmentRow{
		ProjectID: project, ID: a.ID, Pair: rule.AssignmentKind.Unique[0].Value(a), RuleID: a.RuleID,
		RelatedObjectID: a.RelatedObjectID, RelatedObjectType: string(a.RelatedObjectType),
		CreatedAt: instant(a.CreatedAt), UpdatedAt: instant(a.UpdatedAt),
	}
}
