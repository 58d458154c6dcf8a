package program

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Assignment connects a definition with a program.
type Assignment struct {
	ID         string
	ProgramID  string
	Type       AssignedType
	ResourceID string
	// Stock is how many of a reward the program can sell; nil is without limit. Redeemed is how many it sold.
	Stock     *int64
	Redeemed  int64
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// SoldOut reports whether the program has sold as many of a reward as it can.
func (a *Assignment) SoldOut() bool { return a.Stock != nil && a.Redeemed >= *a.Stock }

// AssignedType is the kind of the definition that is assigned.
type AssignedType string

// The types.
const (
	AssignedCardDefinition AssignedType = "card_definition"
	AssignedEarningRule    AssignedType = "earning_rule"
	AssignedTierStructure  AssignedType = "tier_structure"
	AssignedReward         AssignedType = "reward"
)

// MaxAssigned is how many definitions of each type a program may have.
var MaxAssigned = map[AssignedType]int{
	AssignedCardDefinition: 10, AssignedEarningRule: 100, AssignedTierStructure: 1, AssignedReward: 100,
}

// AssignmentKind describes assignments to a backend.
var AssignmentKind = storage.Kind[Assignment]{
	Name: "program_assignment", Prefix: "lasgm_",
	ID:     func(a *Assignment) string { return a.ID },
	Unique: []storage.Unique[Assignment]{{Name: "pair", Value: (*Assignment).pair}},
	Fields: []storage.Field[Assignment]{
		storage.String("pair", (*Assignment).pair),
		storage.String("program_id", func(a *Assignment) string { return a.ProgramID }),
		storage.String("type", func(a *Assignment) string { return string(a.Type) }),
		storage.String("resource_id", func(a *Assignment) string { return a.ResourceID }),
		storage.Time("created_at", func(a *Assignment) time.Time { return a.CreatedAt }).Ordered(),
	},
}

// pair is the natural key: a definition is assigned to a program once.
func (a *Assignment) pair() string { return PairOf(a.ProgramID, a.ResourceID) }

// PairOf is the natural key of the assignment of a definition to a program.
func PairOf(programID, resourceID string) string { return programID + " " + resourceID }

// Lock is the row that every change of a project's definitions locks, so that checks across definitions hold until the change is written.
type Lock struct {
	ID        string
	CreatedAt time.Time
}

// LockKind describes the lock to a backend. There is one of it, with lockID.
var LockKind = storage.Kind[Lock]{
	Name: "program_lock", Prefix: "llock_",
	ID: func(l *Lock) string { return l.ID },
}

// lockID is the id of the one Lock of a project.
const lockID = "llock_definitions"
