package oauth

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/storage"
)

// Lifetime is how long a token is valid.
const Lifetime = 15 * time.Minute

// MaxLiveTokens is how many live tokens one application key may have.
const MaxLiveTokens = 1000

// Token is an access token as it is stored. Its id is the digest of the secret that the caller holds.
type Token struct {
	ID        string
	ProjectID string
	// AppID is the application key that asked for the token.
	AppID  string
	Scopes []string
	// IssuedAt and ExpiresAt bound its life.
	IssuedAt, ExpiresAt time.Time
}

// Live reports whether the token has not expired.
func (t *Token) Live(now time.Time) bool { return now.Before(t.ExpiresAt) }

// Scopes lists every scope that can be asked for.
var Scopes = strings.Fields(`api assets async-actions campaigns categories client_api client_consents client_customers
	client_events client_promotions client_publish client_qualifications client_redeem client_redemptions client_validate
	client_validations client_vouchers consents customers events exports locations loyalties metadata-schemas orders
	product-collections products promotions publications qualifications redemptions referrals rewards segments skus
	task-results templates trash-bin validation-rules-assignments validation-rules validations vouchers`)

// maxScopes is how long a list of scopes may be; a list of all scopes has half that length.
const maxScopes = 2000

// TokenKind describes tokens to a backend. They belong to the system scope.
var TokenKind = storage.Kind[Token]{
	Name: "oauth_token", Prefix: "",
	ID: func(t *Token) string { return t.ID },
	Fields: []storage.Field[Token]{
		storage.String("app_id", func(t *Token) string { return t.AppID }),
		storage.Time("expires_at", func(t *Token) time.Time { return t.ExpiresAt }).Ordered(),
	},
}

// Store is the part of a backend's system scope that tokens need.
type Store interface {
	storage.Transactor
	OAuthTokens() storage.Collection[Token]
}

// Engine issues and checks tokens.
type Engine struct {
	store Store
	env   env.Env
}

// New returns the engine over the system scope of a backend.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// Issued is a new token with the secret, which only the caller gets.
type Issued struct {
	Token
	Secret string
}

// Issue makes a token for the application key appID of a project. The scope text holds one or more scopes separated by single
// spaces. It fails with invalid_grant_type without a grant or for any grant but client_credentials, with missing_parameters without
// a scope and with invalid_scope for one that is unknown.
func (e *Engine) Issue(ctx context.Context, projectID, appID, grantType, scope string) (Issued, error) {
	if grantType != "client_credentials" {
		return Issued{}, fault.Invalid("invalid_grant_type", "Invalid grant_type", "")
	}
	if scope == "" {
		return Issued{}, fault.Invalid("missing_parameters", "Missing parameters", "")
	}
	scopes, err := parseScopes(scope)
	if err != nil {
		return Issued{}, err
	}
	token, err := secret.New(e.env.Random)
	if err != nil {
		return Issued{}, err
	}
	now := e.env.Now()
	t := Token{ID: secret.Digest(token), ProjectID: projectID, AppID: appID, Scopes: scopes, IssuedAt: now, ExpiresAt: now.Add(Lifetime)}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		mine := storage.Is("app_id", appID)
		if _, err := tx.OAuthTokens().DeleteAll(ctx, storage.And(mine, storage.Where("expires_at", storage.OpLessEqual, now))); err != nil {
			return err
		}
		oldest := storage.Query{Filter: mine, Order: []storage.Order{{Field: "expires_at"}}}
		if err := storage.HoldFirst(ctx, tx.OAuthTokens(), TokenKind, oldest); err != nil {
			return err
		}
		live, err := storage.Count(ctx, tx.OAuthTokens(), mine)
		if err != nil {
			return err
		}
		if live >= MaxLiveTokens {
			return fault.New(fault.KindTooMany, "", "Too many requests hit the API too quickly.", "").About("oauth_token", appID)
		}
		return tx.OAuthTokens().Insert(ctx, t)
	})
	return Issued{Token: t, Secret: token}, err
}

func parseScopes(text string) ([]string, error) {
	if len(text) > maxScopes {
		return nil, fault.Invalid("invalid_scope", fmt.Sprintf("Invalid scope: %.100s…", text), "The scopes must NOT have more than %d characters", maxScopes)
	}
	scopes := strings.Split(text, " ")
	for _, s := range scopes {
		if !slices.Contains(Scopes, s) {
			return nil, fault.Invalid("invalid_scope", "Invalid scope: "+text, "")
		}
	}
	slices.Sort(scopes)
	return slices.Compact(scopes), nil
}

// Introspect returns the live token of a project that a secret belongs to, and whether there is one. A token of another
// project is not found.
func (e *Engine) Introspect(ctx context.Context, projectID, token string) (Token, bool, error) {
	t, ok, err := e.lookup(ctx, token)
	return t, ok && t.ProjectID == projectID, err
}

// Authenticate returns the live token that a bearer secret belongs to, or 401 unauthorized.
func (e *Engine) Authenticate(ctx context.Context, token string) (Token, error) {
	t, ok, err := e.lookup(ctx, token)
	if err == nil && !ok {
		err = fault.Unauthorized()
	}
	return t, err
}

// Revoke ends a token at once. It fails with fault.NotFound for one that is unknown, expired or another project's.
func (e *Engine) Revoke(ctx context.Context, projectID, token string) error {
	t, ok, err := e.Introspect(ctx, projectID, token)
	if err != nil {
		return err
	}
	if !ok {
		return fault.NotFound("oauth_token", "")
	}
	return e.store.OAuthTokens().Delete(ctx, t.ID)
}

func (e *Engine) lookup(ctx context.Context, token string) (Token, bool, error) {
	t, err := e.store.OAuthTokens().Get(ctx, secret.Digest(token))
	if fault.IsNotFound(err) {
		return Token{}, false, nil
	}
	return t, err == nil && t.Live(e.env.Now()), err
}
