package memory

import (
	"context"

	"github.com/punchcardhq/punchcard/oauth"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/signin"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/serial"
)

var (
	_ project.Store = (*Project)(nil)
	_ signin.Store  = (*Project)(nil)
	_ oauth.Store   = (*Project)(nil)
)

// Read loads the rows that a decision needs from one snapshot of the data.
func (p *Project) Read(ctx context.Context, scope redemption.Scope) (*redemption.Snapshot, error) {
	s, err := p.read(ctx)
	if err != nil {
		return nil, err
	}
	p = p.joined(ctx)
	if scope.CodesAlone() {
		if seen := singleRead(s, &scope); seen != nil {
			return seen, nil
		}
	}
	if p.tx == nil {
		p = &Project{backend: p.backend, id: p.id, tx: &transaction{spaces: *p.backend.spaces.Load()}}
	}
	return serial.Read(ctx, p, scope)
}

// Update decides on the rows of a scope and writes the outcome, in one write transaction of its own.
func (p *Project) Update(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	if p.tx != nil {
		return nil, serial.ErrNested
	}
	if storage.TransactionOf(ctx) != nil && p.joined(ctx) == p {
		return nil, serial.ErrElsewhere
	}
	return serial.Update(ctx, p, scope, decide)
}

// Redemptions returns the records of redemptions and rollbacks.
func (p *Project) Redemptions() storage.Collection[redemption.Record] {
	return collection(p, redemption.RecordKind)
}

// Returns returns the returns of goods.
func (p *Project) Returns() storage.Collection[redemption.Return] {
	return collection(p, redemption.ReturnKind)
}

// Sessions returns the locks that validations took.
func (p *Project) Sessions() storage.Collection[redemption.Lock] {
	return collection(p, redemption.LockKind)
}

// Counters returns the counters of limits.
func (p *Project) Counters() storage.Collection[redemption.Count] {
	return collection(p, redemption.CountKind)
}

// RedemptionTotals returns what redemptions add up to, by subject and day.
func (p *Project) RedemptionTotals() storage.Collection[redemption.DayTotals] {
	return collection(p, redemption.DayTotalsKind)
}

// Projects returns the projects; they live in the system scope.
func (p *Project) Projects() storage.Collection[project.Project] { return collection(p, project.Kind) }

// Users returns the people who work with projects; they live in the system scope.
func (p *Project) Users() storage.Collection[project.User] { return collection(p, project.UserKind) }

// Brandings returns the project's branding, of which there is at most one.
func (p *Project) Brandings() storage.Collection[project.Branding] {
	return collection(p, project.BrandingKind)
}

// Credentials returns the keys of all projects; they live in the system scope.
func (p *Project) Credentials() storage.Collection[project.Credential] {
	return collection(p, project.CredentialKind)
}

// SignIns returns the browsers in which people are signed in; they live in the system scope.
func (p *Project) SignIns() storage.Collection[signin.SignIn] { return collection(p, signin.Kind) }

// SignedIn returns a sign-in and its user; see signin.Store.
func (p *Project) SignedIn(ctx context.Context, id string) (signin.SignIn, project.User, error) {
	s, err := p.SignIns().Get(ctx, id)
	if err != nil {
		return signin.SignIn{}, project.User{}, err
	}
	u, err := p.Users().Get(ctx, s.UserID)
	if err != nil {
		return signin.SignIn{}, project.User{}, err
	}
	return s, u, nil
}

// SignInLinks returns the links with which people set a password; they live in the system scope.
func (p *Project) SignInLinks() storage.Collection[signin.Link] {
	return collection(p, signin.LinkKind)
}

// OAuthTokens returns the access tokens of all projects; they live in the system scope.
func (p *Project) OAuthTokens() storage.Collection[oauth.Token] {
	return collection(p, oauth.TokenKind)
}

// StackingRules returns the project's stacking rules, of which there is at most one.
func (p *Project) StackingRules() storage.Collection[project.StackingRules] {
	return collection(p, project.StackingKind)
}

// DiscountGuards returns the project's discount guard, of which there is at most one.
func (p *Project) DiscountGuards() storage.Collection[project.DiscountGuard] {
	return collection(p, project.DiscountGuardKind)
}
