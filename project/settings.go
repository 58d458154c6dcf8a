package project

import (
	"crypto/sha256"
	"encoding/hex"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
)

// SettingsStore is the part of a backend that the single objects of a project need.
type SettingsStore interface {
	storage.Transactor
	StackingRules() storage.Collection[StackingRules]
	DiscountGuards() storage.Collection[DiscountGuard]
	Brandings() storage.Collection[Branding]
}

// Settings manages the objects of which a project has one each: its stacking rules, its discount guard and its branding.
type Settings struct {
	store     SettingsStore
	env       env.Env
	projectID string
}

// NewSettings returns the engine over the store of a project.
func NewSettings(store SettingsStore, env env.Env, projectID string) *Settings {
	return &Settings{store: store, env: env, projectID: projectID}
}

// soleID is the id of an object of which a project has one. It follows from the project, so that a second one cannot be
// inserted.
func soleID(prefix, projectID string) string {
	sum := sha256.Sum256([]byte(prefix + projectID))
	return prefix + hex.EncodeToString(sum[:16])
}
