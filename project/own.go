package project

import (
	"crypto/sha256"
	"encoding/hex"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
)

// OwnStore is what the single objects of a project need of a backend.
type OwnStore interface {
	storage.Transactor
	StackingRules() storage.Collection[StackingRules]
	Brandings() storage.Collection[Branding]
}

// Own manages what a project has one of: its stacking rules and its branding.
type Own struct {
	store     OwnStore
	env       env.Env
	projectID string
}

// NewOwn returns the engine over the store of a project.
func NewOwn(store OwnStore, env env.Env, projectID string) *Own {
	return &Own{store: store, env: env, projectID: projectID}
}

// soleID is the id of an object that a project has one of. It follows from the project, so that a second one cannot be inserted.
func soleID(prefix, projectID string) string {
	sum := sha256.Sum256([]byte(prefix + projectID))
	return prefix + hex.EncodeToString(sum[:16])
}
