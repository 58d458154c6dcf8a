package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/oauth"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/signin"
	"github.com/punchcardhq/punchcard/storage"
)

var (
	_ project.Store = (*Project)(nil)
	_ oauth.Store   = (*Project)(nil)
	_ signin.Store  = (*Project)(nil)
)

// Projects returns the projects; they live in the system scope.
func (p *Project) Projects() storage.Collection[project.Project] { return collection(p, projectTable) }

// Credentials returns the keys of all projects; they live in the system scope.
func (p *Project) Credentials() storage.Collection[project.Credential] {
	return collection(p, credentialTable)
}

// OAuthTokens returns the access tokens of all projects; they live in the system scope.
func (p *Project) OAuthTokens() storage.Collection[oauth.Token] { return collection(p, tokenTable) }

// SignIns returns the browsers in which people are signed in; they live in the system scope.
func (p *Project) SignIns() storage.Collection[signin.SignIn] { return collection(p, signInTable) }

// SignInLinks returns the links with which people set a password; they live in the system scope.
func (p *Project) SignInLinks() storage.Collection[signin.Link] { return collection(p, linkTable) }

// StackingRules returns the project's stacking rules, of which there is at most one.
func (p *Project) StackingRules() storage.Collection[project.StackingRules] {
	return collection(p, stackingTable)
}

// DiscountGuards returns the project's discount guard, of which there is at most one.
func (p *Project) DiscountGuards() storage.Collection[project.DiscountGuard] {
	return collection(p, guardTable)
}

// Users returns the people who work with projects; they live in the system scope.
func (p *Project) Users() storage.Collection[project.User] { return collection(p, userTable) }

// Brandings returns the project's branding, of which there is at most one.
func (p *Project) Brandings() storage.Collection[project.Branding] {
	return collection(p, brandingTable)
}

var projectTable = tableOf(project.Kind, projectItem, newProjectRow)

type projectRow struct {
	bun.BaseModel `bun:"table:projects,alias:t"`

	ProjectID          string                           `bun:"project_id,pk"`
	ID                 string                           `bun:"id,pk"`
	Name               string                           `bun:"name,nullzero"`
	Description        string                           `bun:"description,nullzero"`
	Timezone           string                           `bun:"timezone,nullzero"`
	Currency           string                           `bun:"currency,nullzero"`
	DialCode           string                           `bun:"dial_code,nullzero"`
	APIVersion         string                           `bun:"api_version,nullzero"`
	WebhookVersion     string                           `bun:"webhook_version,nullzero"`
	CaseSensitiveCodes bool                             `bun:"case_sensitive_codes"`
	ClusterID          string                           `bun:"cluster_id,nullzero"`
	Secret             string                           `bun:"secret,nullzero"`
	Client             document[project.ClientSettings] `bun:"client"`
	CodeCharset        string                           `bun:"code_charset,nullzero"`
	Notifications      document[project.Notifications]  `bun:"notifications"`
	Restricted         document[project.Restricted]     `bun:"restricted"`
	RefusalsOff        bool                             `bun:"refusals_off"`
	Returns            document[project.Returns]        `bun:"returns"`
	Retention          document[project.Retention]      `bun:"retention"`
	Sandbox            bool                             `bun:"sandbox"`
	ClockOffset        int64                            `bun:"clock_offset"` // milliseconds
	CreatedAt          instant                          `bun:"created_at"`
	UpdatedAt          instant                          `bun:"updated_at"`
}

func projectItem(r *projectRow) project.Project {
	return project.Project{
		ID: r.ID, Name: r.Name, Description: r.Description, Timezone: r.Timezone, Currency: r.Currency, DialCode: r.DialCode,
		APIVersion: r.APIVersion, WebhookVersion: r.WebhookVersion, CaseSensitiveCodes: r.CaseSensitiveCodes, ClusterID: r.ClusterID,
		Secret: r.Secret, Client: r.Client.value, CodeCharset: r.CodeCharset, Notifications: r.Notifications.value, Restricted: r.Restricted.value,
		Returns: r.Returns.value, Retention: r.Retention.value, RefusalsOff: r.RefusalsOff, Sandbox: r.Sandbox,
		ClockOffset: time.Duration(r.ClockOffset) * time.Millisecond, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newProjectRow(scope string, p *project.Project) projectRow {
	return projectRow{
		ProjectID: scope, ID: p.ID, Name: p.Name, Description: p.Description, Timezone: p.Timezone, Currency: p.Currency, DialCode: p.DialCode,
		APIVersion: p.APIVersion, WebhookVersion: p.WebhookVersion, CaseSensitiveCodes: p.CaseSensitiveCodes, ClusterID: p.ClusterID,
		Secret: p.Secret, Client: asDocument(p.Client), CodeCharset: p.CodeCharset, Notifications: asDocument(p.Notifications), Restricted: asDocument(p.Restricted),
		Returns: asDocument(p.Returns), Retention: asDocument(p.Retention), RefusalsOff: p.RefusalsOff, Sandbox: p.Sandbox,
		ClockOffset: p.ClockOffset.Milliseconds(), CreatedAt: instant(p.CreatedAt), UpdatedAt: instant(p.UpdatedAt),
	}
}

var credentialTable = tableOf(project.CredentialKind, credentialItem, newCredentialRow)

type credentialRow struct {
	bun.BaseModel `bun:"table:credentials,alias:t"`

	ProjectID   string  `bun:"project_id,pk"`
	ID          string  `bun:"id,pk"`
	Owner       string  `bun:"owner_project_id,nullzero"`
	Audience    string  `bun:"audience,nullzero"`
	Name        string  `bun:"name,nullzero"`
	Digest      string  `bun:"digest,nullzero"`
	CreatedAt   instant `bun:"created_at"`
	BlockedAt   instant `bun:"blocked_at"`
	Integration bool    `bun:"integration"`
}

func credentialItem(r *credentialRow) project.Credential {
	return project.Credential{
		ID: r.ID, ProjectID: r.Owner, Audience: project.Audience(r.Audience), Name: r.Name, Digest: r.Digest,
		CreatedAt: r.CreatedAt.time(), BlockedAt: r.BlockedAt.time(), Integration: r.Integration,
	}
}

func newCredentialRow(scope string, c *project.Credential) credentialRow {
	return credentialRow{
		ProjectID: scope, ID: c.ID, Owner: c.ProjectID, Audience: string(c.Audience), Name: c.Name, Digest: c.Digest,
		CreatedAt: instant(c.CreatedAt), BlockedAt: instant(c.BlockedAt), Integration: c.Integration,
	}
}

var tokenTable = tableOf(oauth.TokenKind, tokenItem, newTokenRow)

type tokenRow struct {
	bun.BaseModel `bun:"table:oauth_tokens,alias:t"`

	ProjectID string             `bun:"project_id,pk"`
	ID        string             `bun:"id,pk"`
	Owner     string             `bun:"owner_project_id,nullzero"`
	AppID     string             `bun:"app_id,nullzero"`
	Scopes    document[[]string] `bun:"scopes"`
	IssuedAt  instant            `bun:"issued_at"`
	ExpiresAt instant            `bun:"expires_at"`
}

func tokenItem(r *tokenRow) oauth.Token {
	return oauth.Token{
		ID: r.ID, ProjectID: r.Owner, AppID: r.AppID, Scopes: r.Scopes.value, IssuedAt: r.IssuedAt.time(), ExpiresAt: r.ExpiresAt.time(),
	}
}

func newTokenRow(scope string, t *oauth.Token) tokenRow {
	return tokenRow{
		ProjectID: scope, ID: t.ID, Owner: t.ProjectID, AppID: t.AppID, Scopes: asDocument(t.Scopes),
		IssuedAt: instant(t.IssuedAt), ExpiresAt: instant(t.ExpiresAt),
	}
}

var stackingTable = tableOf(project.StackingKind, stackingItem, newStackingRow)

// stackingRow has the settings in one document: they are not searched, and a project has one row.
type stackingRow struct {
	bun.BaseModel `bun:"table:stacking_rules,alias:t"`

	ProjectID string                          `bun:"project_id,pk"`
	ID        string                          `bun:"id,pk"`
	Settings  document[project.StackingRules] `bun:"settings"`
	CreatedAt instant                         `bun:"created_at"`
	UpdatedAt instant                         `bun:"updated_at"`
}

func stackingItem(r *stackingRow) project.StackingRules {
	s := r.Settings.value
	s.ID, s.CreatedAt, s.UpdatedAt = r.ID, r.CreatedAt.time(), r.UpdatedAt.time()
	return s
}

func newStackingRow(scope string, s *project.StackingRules) stackingRow {
	settings := *s
	settings.ID, settings.CreatedAt, settings.UpdatedAt = "", time.Time{}, time.Time{}
	return stackingRow{
		ProjectID: scope, ID: s.ID, Settings: document[project.StackingRules]{settings}, CreatedAt: instant(s.CreatedAt), UpdatedAt: instant(s.UpdatedAt),
	}
}

var guardTable = tableOf(project.DiscountGuardKind, guardItem, newGuardRow)

// guardRow has the settings in one document, as stackingRow does.
type guardRow struct {
	bun.BaseModel `bun:"table:discount_guards,alias:t"`

	ProjectID string                          `bun:"project_id,pk"`
	ID        string                          `bun:"id,pk"`
	Settings  document[project.DiscountGuard] `bun:"settings"`
	CreatedAt instant                         `bun:"created_at"`
	UpdatedAt instant                         `bun:"updated_at"`
}

func guardItem(r *guardRow) project.DiscountGuard {
	g := r.Settings.value
	g.ID, g.CreatedAt, g.UpdatedAt = r.ID, r.CreatedAt.time(), r.UpdatedAt.time()
	return g
}

func newGuardRow(scope string, g *project.DiscountGuard) guardRow {
	settings := *g
	settings.ID, settings.CreatedAt, settings.UpdatedAt = "", time.Time{}, time.Time{}
	return guardRow{
		ProjectID: scope, ID: g.ID, Settings: asDocument(settings), CreatedAt: instant(g.CreatedAt), UpdatedAt: instant(g.UpdatedAt),
	}
}

var userTable = tableOf(project.UserKind, userItem, newUserRow)

type userRow struct {
	bun.BaseModel `bun:"table:users,alias:t"`

	ProjectID string                            `bun:"project_id,pk"`
	ID        string                            `bun:"id,pk"`
	Login     string                            `bun:"login,nullzero"`
	Email     string                            `bun:"email,nullzero"`
	FirstName string                            `bun:"first_name,nullzero"`
	LastName  string                            `bun:"last_name,nullzero"`
	Owner     bool                              `bun:"owner"`
	Roles     document[map[string]project.Role] `bun:"roles"`
	// Projects are the keys of Roles; lists filter by them.
	Projects   document[[]string] `bun:"projects"`
	State      string             `bun:"state,nullzero"`
	Password   string             `bun:"password,nullzero"`
	Identity   string             `bun:"identity,nullzero"`
	SignedInAt instant            `bun:"signed_in_at"`
	CreatedAt  instant            `bun:"created_at"`
	UpdatedAt  instant            `bun:"updated_at"`
}

func userItem(r *userRow) project.User {
	return project.User{
		ID: r.ID, Login: r.Login, Email: r.Email, FirstName: r.FirstName, LastName: r.LastName, Owner: r.Owner, Projects: r.Roles.value,
		State: project.UserState(r.State), Password: r.Password, Identity: r.Identity, SignedInAt: r.SignedInAt.time(), CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newUserRow(scope string, u *project.User) userRow {
	return userRow{
		ProjectID: scope, ID: u.ID, Login: u.Login, Email: u.Email, FirstName: u.FirstName, LastName: u.LastName, Owner: u.Owner,
		Roles: asDocument(u.Projects), Projects: asDocument(slices.Sorted(maps.Keys(u.Projects))), State: string(u.State), Password: u.Password,
		Identity: u.Identity, SignedInAt: instant(u.SignedInAt), CreatedAt: instant(u.CreatedAt), UpdatedAt: instant(u.UpdatedAt),
	}
}

var brandingTable = tableOf(project.BrandingKind, brandingItem, newBrandingRow)

type brandingRow struct {
	bun.BaseModel `bun:"table:brandings,alias:t"`

	ProjectID string                    `bun:"project_id,pk"`
	ID        string                    `bun:"id,pk"`
	Brand     document[project.Brand]   `bun:"brand"`
	Address   document[project.Address] `bun:"address"`
	Contact   document[project.Contact] `bun:"contact"`
	CreatedAt instant                   `bun:"created_at"`
	UpdatedAt instant                   `bun:"updated_at"`
}

func brandingItem(r *brandingRow) project.Branding {
	return project.Branding{
		ID: r.ID, Brand: r.Brand.value, Address: r.Address.value, Contact: r.Contact.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newBrandingRow(scope string, b *project.Branding) brandingRow {
	return brandingRow{
		ProjectID: scope, ID: b.ID, Brand: asDocument(b.Brand), Address: asDocument(b.Address), Contact: asDocument(b.Contact),
		CreatedAt: instant(b.CreatedAt), UpdatedAt: instant(b.UpdatedAt),
	}
}

var signInTable = tableOf(signin.Kind, signInItem, newSignInRow)

type signInRow struct {
	bun.BaseModel `bun:"table:sign_ins,alias:t"`

	ProjectID   string  `bun:"project_id,pk"`
	ID          string  `bun:"id,pk"`
	UserID      string  `bun:"user_id,nullzero"`
	Address     string  `bun:"address,nullzero"`
	Agent       string  `bun:"agent,nullzero"`
	CreatedAt   instant `bun:"created_at"`
	SeenAt      instant `bun:"seen_at"`
	ConfirmedAt instant `bun:"confirmed_at"`
	ExpiresAt   instant `bun:"expires_at"`
}

func signInItem(r *signInRow) signin.SignIn {
	return signin.SignIn{
		ID: r.ID, UserID: r.UserID, Address: r.Address, Agent: r.Agent, CreatedAt: r.CreatedAt.time(), SeenAt: r.SeenAt.time(),
		ConfirmedAt: r.ConfirmedAt.time(), ExpiresAt: r.ExpiresAt.time(),
	}
}

// signedInRow is a sign-in with its user.
type signedInRow struct {
	bun.BaseModel `bun:"table:sign_ins,alias:t"`
	signInRow

	User *userRow `bun:"rel:belongs-to,join:project_id=project_id,join:user_id=id"`
}

// SignedIn returns a sign-in and its user; see signin.Store.
func (p *Project) SignedIn(ctx context.Context, id string) (signin.SignIn, project.User, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return signin.SignIn{}, project.User{}, err
	}
	var row signedInRow
	missing := !storage.ValidText(id)
	if !missing {
		err = db.NewSelect().Model(&row).Relation("User").Where(`t."project_id" = ?`, p.id).Where(`t."id" = ?`, id).Scan(ctx)
		missing = errors.Is(err, sql.ErrNoRows) || err == nil && row.User == nil
	}
	switch {
	case missing:
		return signin.SignIn{}, project.User{}, fault.NotFound(signin.Kind.Name, id)
	case err != nil:
		return signin.SignIn{}, project.User{}, fmt.Errorf("read a sign-in and its user: %w", err)
	}
	return signInItem(&row.signInRow), userItem(row.User), nil
}

func newSignInRow(scope string, s *signin.SignIn) signInRow {
	return signInRow{
		ProjectID: scope, ID: s.ID, UserID: s.UserID, Address: s.Address, Agent: s.Agent, CreatedAt: instant(s.CreatedAt), SeenAt: instant(s.SeenAt),
		ConfirmedAt: instant(s.ConfirmedAt), ExpiresAt: instant(s.ExpiresAt),
	}
}

var linkTable = tableOf(signin.LinkKind, linkItem, newLinkRow)

type linkRow struct {
	bun.BaseModel `bun:"table:sign_in_links,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	UserID    string  `bun:"user_id,nullzero"`
	CreatedAt instant `bun:"created_at"`
	ExpiresAt instant `bun:"expires_at"`
}

func linkItem(r *linkRow) signin.Link {
	return signin.Link{ID: r.ID, UserID: r.UserID, CreatedAt: r.CreatedAt.time(), ExpiresAt: r.ExpiresAt.time()}
}

func newLinkRow(scope string, l *signin.Link) linkRow {
	return linkRow{ProjectID: scope, ID: l.ID, UserID: l.UserID, CreatedAt: instant(l.CreatedAt), ExpiresAt: instant(l.ExpiresAt)}
}
