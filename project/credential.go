package project

import (
	"time"

	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/storage"
)

// Credential opens one side of one project. Its id is sent in plain text with the secret.
type Credential struct {
	ID        string
	ProjectID string
	Audience  Audience
	Name      string
	// Digest is the SHA-256 of the secret in hex; the secret itself is not stored.
	Digest    string
	CreatedAt time.Time
	// BlockedAt is zero while the credential is valid.
	BlockedAt time.Time
	// Integration marks keys that may publish from a link (GET /v1/publications/create).
	Integration bool
}

// Audience is the side of the API that a credential opens.
type Audience string

// The audiences. A management key opens the project it belongs to, or every project when it belongs to none.
const (
	AudienceServer     Audience = "SERVER"
	AudienceClient     Audience = "CLIENT"
	AudienceManagement Audience = "MANAGEMENT"
)

// Opens reports whether the secret is the credential's and the credential is not blocked. It takes the same time for every
// wrong secret.
func (c *Credential) Opens(given string) bool {
	return secret.Matches(given, c.Digest) && c.BlockedAt.IsZero()
}

// CredentialKind describes credentials to a backend. They belong to the system scope; the id is the application id itself.
var CredentialKind = storage.Kind[Credential]{
	Name: "credential", Prefix: "",
	ID: func(c *Credential) string { return c.ID },
	Fields: []storage.Field[Credential]{
		storage.String("project_id", func(c *Credential) string { return c.ProjectID }).In("owner_project_id"),
		storage.String("audience", func(c *Credential) string { return string(c.Audience) }),
		storage.Time("created_at", func(c *Credential) time.Time { return c.CreatedAt }).Ordered(),
	},
}
