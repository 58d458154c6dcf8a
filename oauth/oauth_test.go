package oauth_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/oauth"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

type office struct {
	*oauth.Engine
	store *memory.Project
	now   time.Time
}

func newOffice(t *testing.T) *office {
	t.Helper()
	o := &office{store: memory.New().System(), now: time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)}
	e := env.System()
	e.Now = func() time.Time { return o.now }
	o.Engine = oauth.New(o.store, e)
	return o
}

func TestTokenIsValidForFifteenMinutes(t *testing.T) {
	o := newOffice(t)
	issued, err := o.Issue(t.Context(), "shop", "app", "client_credentials", "vouchers api vouchers")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"api", "vouchers"}, issued.Scopes); diff != "" {
		t.Errorf("scopes (-want +got):\n%s", diff)
	}
	if issued.ID == issued.Secret {
		t.Error("the secret is kept as it is")
	}
	if token, err := o.Authenticate(t.Context(), issued.Secret); err != nil || token.ProjectID != "shop" || token.AppID != "app" {
		t.Errorf("got %+v, %v", token, err)
	}
	o.now = o.now.Add(oauth.Lifetime - time.Millisecond)
	if _, live, err := o.Introspect(t.Context(), "shop", issued.Secret); err != nil || !live {
		t.Errorf("just before its end: %t, %v", live, err)
	}
	o.now = o.now.Add(time.Millisecond)
	if _, err := o.Authenticate(t.Context(), issued.Secret); !fault.Has(err, "unauthorized") {
		t.Errorf("after its end: %v", err)
	}
}

func TestTokenOfAnotherProjectIsNotFound(t *testing.T) {
	o := newOffice(t)
	issued, err := o.Issue(t.Context(), "shop", "app", "client_credentials", "api")
	if err != nil {
		t.Fatal(err)
	}
	if _, live, err := o.Introspect(t.Context(), "other", issued.Secret); err != nil || live {
		t.Errorf("introspection from another project: %t, %v", live, err)
	}
	if err := o.Revoke(t.Context(), "other", issued.Secret); !fault.IsNotFound(err) {
		t.Errorf("revocation from another project: %v", err)
	}
	if err := o.Revoke(t.Context(), "shop", issued.Secret); err != nil {
		t.Fatal(err)
	}
	if _, err := o.Authenticate(t.Context(), issued.Secret); !fault.Has(err, "unauthorized") {
		t.Errorf("a revoked token: %v", err)
	}
}

func TestWrongRequestsForATokenAreRefused(t *testing.T) {
	o := newOffice(t)
	for _, test := range []struct{ grant, scope, key string }{
		{"", "api", "invalid_grant_type"},
		{"client_credentials", "", "missing_parameters"},
		{"password", "api", "invalid_grant_type"},
		{"client_credentials", "api,vouchers", "invalid_scope"},
		{"client_credentials", "api  vouchers", "invalid_scope"},
		{"client_credentials", "root", "invalid_scope"},
		{"client_credentials", strings.Repeat("api ", 1<<20) + "api", "invalid_scope"},
	} {
		if _, err := o.Issue(t.Context(), "shop", "app", test.grant, test.scope); !fault.Has(err, test.key) {
			t.Errorf("grant %q, scope %q: %v, want %s", test.grant, test.scope, err, test.key)
		}
	}
}

func TestLiveTokensOfKeyAreBounded(t *testing.T) {
	o := newOffice(t)
	for i := range oauth.MaxLiveTokens {
		if _, err := o.Issue(t.Context(), "shop", "app", "client_credentials", "api"); err != nil {
			t.Fatalf("token %d: %v", i, err)
		}
	}
	_, err := o.Issue(t.Context(), "shop", "app", "client_credentials", "api")
	if f, ok := fault.As(err); !ok || f.Kind != fault.KindTooMany {
		t.Errorf("one too many: %v", err)
	}
	o.now = o.now.Add(oauth.Lifetime)
	if _, err := o.Issue(t.Context(), "shop", "app", "client_credentials", "api"); err != nil {
		t.Errorf("after the others ended: %v", err)
	}
	if n, err := storage.Count(t.Context(), o.store.OAuthTokens(), storage.Filter{}); err != nil || n != 1 {
		t.Errorf("dead tokens are kept: %d, %v", n, err)
	}
}
