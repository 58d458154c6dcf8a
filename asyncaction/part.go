package asyncaction

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Part is a piece of the input or the report of an action: the rows of one portion, or their results.
type Part struct {
	// ID is made of the action's id, the role and the number of the portion.
	ID       string
	ActionID string
	Role     Role
	// Data is the text of a JSON array, or of a draft. It is never searched, and may contain characters that JSON documents in databases
	// may not.
	Data      string
	CreatedAt time.Time
}

// Role is the purpose of a part.
type Role string

// The roles of parts.
const (
	// RoleRows are rows to handle. The portion that handles them removes them.
	RoleRows Role = "rows"
	// RoleReport are the results of rows.
	RoleReport Role = "report"
	// RoleDraft is an import that has not begun.
	RoleDraft Role = "draft"
)

// partID sorts parts of one action and role by their portion.
func partID(actionID string, role Role, portion int64) string {
	return fmt.Sprintf("%s.%s.%08d", actionID, role, portion)
}

// PartKind describes parts to a backend.
var PartKind = storage.Kind[Part]{
	Name: "async_action_part", Prefix: ActionPrefix,
	ID: func(p *Part) string { return p.ID },
	Fields: []storage.Field[Part]{
		storage.String("action_id", func(p *Part) string { return p.ActionID }),
		storage.String("role", func(p *Part) string { return string(p.Role) }),
		storage.Time("created_at", func(p *Part) time.Time { return p.CreatedAt }).Ordered(),
	},
}

// partsOf selects the parts of one action in one role.
func partsOf(actionID string, role Role) storage.Filter {
	return storage.And(storage.Is("action_id", actionID), storage.Is("role", string(role)))
}
