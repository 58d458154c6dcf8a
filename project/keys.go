package project

import (
	"context"
	"errors"

	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/storage"
)

// Issue makes a new credential and returns its id and its secret, which cannot be read again. A management key of no project opens
// all.
func (e *Engine) Issue(ctx context.Context, projectID string, audience Audience, name string) (id, token string, err error) {
	id, idErr := secret.New(e.env.Random)
	token, tokenErr := secret.New(e.env.Random)
	if err := errors.Join(idErr, tokenErr); err != nil {
		return "", "", err
	}
	id = id[:32]
	return id, token, e.Grant(ctx, projectID, audience, id, token, name)
}

// Credentials lists the credentials of a project, the oldest first; without a project those of the installation. It fails with fault.NotFound
// for a project that does not exist.
func (e *Engine) Credentials(ctx context.Context, projectID string) ([]Credential, error) {
	q := storage.Query{Order: []storage.Order{{Field: "created_at"}}}
	if projectID != "" {
		if _, err := e.Get(ctx, projectID); err != nil {
			return nil, err
		}
		q.Filter = storage.Is("project_id", projectID)
	}
	page, err := e.store.Credentials().List(ctx, q)
	return page.Items, err
}

// Block revokes a credential and the OAuth tokens that it issued. One that is blocked already stays as it is. It fails with
// fault.NotFound for a credential that does not exist.
func (e *Engine) Block(ctx context.Context, id string) (Credential, error) {
	now := e.env.Now()
	defer e.changed()
	return e.store.Credentials().Update(ctx, id, func(c *Credential) error {
		if c.BlockedAt.IsZero() {
			c.BlockedAt = now
		}
		return nil
	})
}
