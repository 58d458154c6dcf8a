package wire

import (
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
)

// Assignment is the assignment of a validation rule to an object.
type Assignment struct {
	ID                string `json:"id"`
	RuleID            string `json:"rule_id"`
	RelatedObjectID   string `json:"related_object_id"`
	RelatedObjectType string `json:"related_object_type" enum:"rule.RelatedType"`
	CreatedAt         Time   `json:"created_at"`
	UpdatedAt         Time   `json:"updated_at"`
	Object            string `json:"object" enum:"validation_rules_assignment"`
	// ValidationStatus says whether the rules hold. Only the answers of qualifications have it.
	ValidationStatus string   `json:"validation_status,omitzero" enum:"INVALID PARTIALLY_VALID VALID"`
	OmittedRules     []string `json:"validation_omitted_rules,omitzero"`
}

// NewAssignment returns the shape of an assignment.
func NewAssignment(a rule.Assignment) Assignment {
	return Assignment{
		ID: a.ID, RuleID: a.RuleID, RelatedObjectID: a.RelatedObjectID, RelatedObjectType: string(a.RelatedObjectType),
		CreatedAt: NewTime(a.CreatedAt), UpdatedAt: NewTime(a.UpdatedAt), Object: "validation_rules_assignment",
	}
}

// NewAssignments returns the list object of resources. Without assignments it is an empty list. Resources that leave an
// empty list out use the zero List instead.
func NewAssignments(assignments []rule.Assignment) List[Assignment] {
	total := len(assignments)
	list := List[Assignment]{DataRef: "data", Items: make([]Assignment, total), Total: &total}
	for i, a := range assignments {
		list.Items[i] = NewAssignment(a)
	}
	return list
}

// AssignmentsInput is the list object in request bodies. It names the rules to assign; its other properties come from
// earlier answers and are ignored.
type AssignmentsInput struct {
	Data []struct {
		RuleID string `json:"rule_id"`
	} `json:"data"`
}

// RuleIDs returns the ids of the rules, or a fault about the first entry without one.
func (w AssignmentsInput) RuleIDs(path string) ([]string, error) {
	ids := make([]string, len(w.Data))
	for i, a := range w.Data {
		if a.RuleID == "" {
			return nil, fault.Payload(fmt.Sprintf("%s.data[%d]", path, i), "must have required property 'rule_id'")
		}
		ids[i] = a.RuleID
	}
	return ids, nil
}

// AssignmentCreate is the body of POST /v1/validation-rules/{validationRuleId}/assignments.
type AssignmentCreate struct {
	RelatedObjectID   string `json:"related_object_id" required:"true"`
	RelatedObjectType Word   `json:"related_object_type" enum:"rule.RelatedType"`
}

// Domain returns the object that the rules are assigned to.
func (w AssignmentCreate) Domain() rule.Related {
	return rule.Related{Type: rule.RelatedType(w.RelatedObjectType), ID: w.RelatedObjectID}
}
