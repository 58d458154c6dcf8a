package program

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Engine manages the definitions of the loyalty programs of one project.
//
// Every operation that changes something locks the Revision of the project: such operations run one after the other, so that
// what one of them checked about other definitions is still true when it writes.
type Engine struct {
	store Store
	env   env.Env
}

// New returns the definitions of the project that the store belongs to.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// change is one operation that changes definitions, on the store of its transaction.
type change struct {
	tx  Store
	env env.Env
	now time.Time
}

// change runs do in a transaction that has locked the definitions.
func (e *Engine) change(ctx context.Context, do func(c change) error) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := lockDefinitions(ctx, tx, now); err != nil {
			return err
		}
		return do(change{tx: tx, env: e.env, now: now})
	})
}

// lockDefinitions locks the definitions until the transaction ends. The first change of a project makes the Lock.
func lockDefinitions(ctx context.Context, tx Store, now time.Time) error {
	for {
		locked := false
		_, err := tx.ProgramLocks().UpdateAll(ctx, storage.Is("id", lockID), func(*Lock) (bool, error) { locked = true; return false, nil })
		if err != nil || locked {
			return err
		}
		err = tx.ProgramLocks().Insert(ctx, Lock{ID: lockID, CreatedAt: now})
		if !fault.Has(err, "duplicate_found") { // another transaction made it meanwhile
			return err
		}
	}
}

// same reports whether two definitions are equal except for the time of their last change.
func same[T any](a, b T, updated func(*T) *time.Time) bool {
	*updated(&a), *updated(&b) = time.Time{}, time.Time{}
	x, xerr := json.Marshal(a)
	y, yerr := json.Marshal(b)
	return xerr == nil && yerr == nil && bytes.Equal(x, y)
}

// Verb is a move of a definition through its statuses.
type Verb string

// The moves.
const (
	VerbActivate   Verb = "activate"
	VerbDeactivate Verb = "deactivate"
	VerbDraft      Verb = "draft"
)

// transitions is the new status after each move from each status. Moves that are not in it are refused.
type transitions map[Verb]map[Status]Status

var (
	upAndDown   = transitions{VerbActivate: {StatusDraft: StatusActive, StatusInactive: StatusActive}, VerbDeactivate: {StatusActive: StatusInactive}}
	allMoves    = transitions{VerbActivate: upAndDown[VerbActivate], VerbDeactivate: upAndDown[VerbDeactivate], VerbDraft: {StatusActive: StatusDraft}}
	benefitMove = transitions{VerbActivate: {StatusDraft: StatusActive}, VerbDraft: {StatusActive: StatusDraft}}
)

// participle is the name of the move in the activity log.
var participle = map[Verb]string{VerbActivate: "activated", VerbDeactivate: "deactivated", VerbDraft: "drafted"}

// to returns the status after a move, or the refusal of a move that is not possible.
func (m transitions) to(verb Verb, kindName, id string, from Status) (Status, error) {
	to, possible := m[verb][from]
	if !possible {
		return from, fault.Invalid("invalid_state_transition", "Invalid state transition",
			"Cannot %s %s from current state: '%s'", verb, kindName, from).About(kindName, id)
	}
	return to, nil
}

// locked is a refusal because of the present state: 423.
func locked(key, message, details string, args ...any) error {
	return fault.New(fault.KindLocked, key, message, details, args...)
}

// notUpdatable refuses a property that cannot change in the present status. Sent are the properties of the update, open those
// that may change outside DRAFT.
func notUpdatable(status Status, sent, open []string) error {
	if status == StatusDraft {
		return nil
	}
	for _, property := range sent {
		if !slices.Contains(open, property) {
			return fault.Payload(property, "can be changed in status %s only (the status is %s)", StatusDraft, status)
		}
	}
	return nil
}

// sent lists the names of the properties that an update has; kept says of each property whether the update leaves it.
func sent(kept map[string]bool) (names []string) {
	for _, name := range slices.Sorted(maps.Keys(kept)) {
		if !kept[name] {
			names = append(names, name)
		}
	}
	return names
}
