package project

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend's system scope that projects and credentials need.
type Store interface {
	storage.Transactor
	asyncaction.Queue
	Projects() storage.Collection[Project]
	Credentials() storage.Collection[Credential]
	// Reconfigured raises the revision of a project with the commit, so that engines load its settings again.
	Reconfigured(ctx context.Context, projectID string) error
	Users() storage.Collection[User]
}

// Engine manages the projects of an installation.
type Engine struct {
	store  Store
	env    env.Env
	onRead func(Project)
	// Caches for the authentication of requests.
	projects    cache[Project]
	credentials cache[Credential]
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the system scope of a backend.
	Store Store
	Env   env.Env
	// OnRead, unless nil, is called with each project that was read, made or changed. It updates caches of projects in memory.
	OnRead func(Project)
}

// New returns the projects of an installation.
func New(d Deps) *Engine {
	if d.OnRead == nil {
		d.OnRead = func(Project) {}
	}
	return &Engine{store: d.Store, env: d.Env, onRead: d.OnRead}
}

// Keys are the secrets of a new project. They are shown once.
type Keys struct {
	AppID, AppToken               string
	ClientAppID, ClientToken      string
	ManagementID, ManagementToken string
}

// Create makes a project. It fails with fault.Duplicate for an id that is taken, with fault.NotFound for a member who is no user, and
// with an invalid payload.
func (e *Engine) Create(ctx context.Context, n NewProject) (Project, error) {
	key, err := secret.New(e.env.Random)
	if err != nil {
		return Project{}, err
	}
	p := Project{
		ID: n.ID, Name: n.Name, Description: n.Description, Timezone: n.Timezone, Currency: n.Currency,
		APIVersion: CurrentAPIVersion, WebhookVersion: CurrentWebhookVersion,
		CaseSensitiveCodes: !n.CaseInsensitive, Secret: key, Sandbox: n.Sandbox,
		Client: ClientSettings{TrustedDomains: n.ClientTrustedHosts}, ClusterID: n.ClusterID, CreatedAt: e.env.Now(),
	}
	if p.ID == "" {
		p.ID = e.env.NewID(Kind.Prefix)
	}
	if err := p.Apply(n.Change, time.Time{}); err != nil {
		return Project{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := tx.Projects().Insert(ctx, p); err != nil {
			return err
		}
		for _, m := range n.Members {
			if _, err := New(Deps{Store: tx, Env: e.env}).AssignUser(ctx, p.ID, m.ID, m.Login, m.Role); err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		e.onRead(p)
	}
	return p, err
}

// Get returns the project with this id, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Project, error) {
	p, err := e.store.Projects().Get(ctx, id)
	if err == nil {
		e.onRead(p)
	}
	return p, err
}

// List returns a page of projects.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Project], error) {
	page, err := e.store.Projects().List(ctx, q)
	for _, p := range page.Items {
		e.onRead(p)
	}
	return page, err
}

// pageSize is how many projects Each reads at once.
const pageSize = 100

// Each calls do for one project after the other. An error for one project does not stop the others; all errors are returned joined.
func (e *Engine) Each(ctx context.Context, do func(Project) error) error {
	var failed []error
	q := storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := e.List(ctx, q)
		if err != nil {
			return errors.Join(append(failed, err)...)
		}
		for _, p := range page.Items {
			if err := do(p); err != nil {
				failed = append(failed, fmt.Errorf("project %s: %w", p.ID, err))
			}
			q.After = &storage.Position{ID: p.ID}
		}
		more = page.HasMore
	}
	return errors.Join(failed...)
}

// Update changes one project. The next decision uses the new settings. It fails with fault.NotFound, with fault.Changed for a project that is no
// longer as of Update.From, and with an invalid payload.
func (e *Engine) Update(ctx context.Context, id string, u Update) (p Project, err error) {
	now := e.env.Now()
	defer e.changed()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if p, err = tx.Projects().Update(ctx, id, func(p *Project) error { return p.Apply(u, now) }); err != nil {
			return err
		}
		return tx.Reconfigured(ctx, id)
	})
	if err != nil {
		return Project{}, err
	}
	e.onRead(p)
	return p, nil
}

// EraseJob erases the data of a deleted project.
type EraseJob struct{ ProjectID string }

// Kind names the job.
func (EraseJob) Kind() string { return "PROJECT.ERASE" }

// Delete removes a project with its credentials, so that no request is accepted any more; an EraseJob removes its data. It fails
// with fault.NotFound, and with resource_protected for a sandbox.
func (e *Engine) Delete(ctx context.Context, id string) error {
	defer e.changed()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		p, err := tx.Projects().Get(ctx, id)
		if err != nil {
			return err
		}
		if p.Sandbox {
			return fault.Invalid("resource_protected", "Resource is protected", "Project %s is a sandbox and cannot be deleted", id)
		}
		if _, err := tx.Credentials().DeleteAll(ctx, storage.Is("project_id", id)); err != nil {
			return err
		}
		users, err := tx.Users().List(ctx, storage.Query{Filter: storage.Is("projects", id)})
		if err != nil {
			return err
		}
		for _, u := range users.Items {
			if _, err := tx.Users().Update(ctx, u.ID, func(u *User) error {
				roles := maps.Clone(u.Projects)
				delete(roles, id)
				u.Projects = roles
				return nil
			}); err != nil {
				return err
			}
		}
		if err := tx.Projects().Delete(ctx, id); err != nil {
			return err
		}
		return tx.Enqueue(ctx, EraseJob{ProjectID: id})
	})
}

// Grant makes sure that a credential with this id, secret and audience opens the project. Repeating it changes nothing; a
// credential of the same id gets the new secret when it belongs to the same project and audience, and is refused otherwise. One that is
// blocked stays so until it gets another secret.
func (e *Engine) Grant(ctx context.Context, projectID string, audience Audience, id, token, name string) error {
	c := Credential{ID: id, ProjectID: projectID, Audience: audience, Name: name, Digest: secret.Digest(token), CreatedAt: e.env.Now()}
	if id == "" || token == "" {
		return fault.Payload("credentials", "must have an id and a secret")
	}
	defer e.changed()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		old, err := tx.Credentials().Get(ctx, id)
		switch {
		case fault.IsNotFound(err):
			return tx.Credentials().Insert(ctx, c)
		case err != nil:
			return err
		case old.ProjectID != projectID || old.Audience != audience:
			return fault.Duplicate("credential", "id", id)
		case old.Digest == c.Digest:
			return nil
		}
		_, err = tx.Credentials().Update(ctx, id, func(stored *Credential) error {
			stored.Digest, stored.BlockedAt = c.Digest, time.Time{}
			return nil
		})
		return err
	})
}

// GrantInstallation makes a new management key that opens every project, later ones included, and returns it with its secret.
func (e *Engine) GrantInstallation(ctx context.Context, name string) (k Keys, err error) {
	k.ManagementID, k.ManagementToken, err = e.Issue(ctx, "", AudienceManagement, name)
	return k, err
}

// GrantNew makes new credentials of all three kinds for a project and returns their secrets.
func (e *Engine) GrantNew(ctx context.Context, projectID, name string) (k Keys, err error) {
	sets := []struct {
		audience  Audience
		id, token *string
	}{
		{AudienceServer, &k.AppID, &k.AppToken},
		{AudienceClient, &k.ClientAppID, &k.ClientToken},
		{AudienceManagement, &k.ManagementID, &k.ManagementToken},
	}
	for _, s := range sets {
		if *s.id, *s.token, err = e.Issue(ctx, projectID, s.audience, name); err != nil {
			return Keys{}, err
		}
	}
	return k, nil
}

// SetIntegration makes an application key an integration key, which may publish codes from a link, or an ordinary one again. It
// fails with fault.NotFound for a key that does not exist.
func (e *Engine) SetIntegration(ctx context.Context, id string, integration bool) error {
	defer e.changed()
	_, err := e.store.Credentials().Update(ctx, id, func(c *Credential) error {
		c.Integration = integration
		return nil
	})
	return err
}

// Authenticate returns the credential that this id and secret open for an audience. A wrong secret, an unknown id, a blocked
// credential and one of another audience are all the same refusal: 401 unauthorized. A change by another process takes effect
// within a second.
func (e *Engine) Authenticate(ctx context.Context, audience Audience, id, token string) (Credential, error) {
	c, err := e.credential(ctx, id)
	if err != nil && !fault.IsNotFound(err) {
		return Credential{}, err
	}
	if !c.Opens(token) || c.Audience != audience {
		return Credential{}, fault.Unauthorized()
	}
	return c, nil
}

// Credential returns a credential that may still be used, or 401 unauthorized. It is called for the key that issued an OAuth
// token.
func (e *Engine) Credential(ctx context.Context, id string) (Credential, error) {
	c, err := e.credential(ctx, id)
	if fault.IsNotFound(err) || err == nil && !c.BlockedAt.IsZero() {
		return Credential{}, fault.Unauthorized()
	}
	return c, err
}
