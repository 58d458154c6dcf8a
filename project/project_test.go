package project_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

func newEngine(t *testing.T) (*project.Engine, *memory.Project) {
	t.Helper()
	store := memory.New().System()
	return project.New(project.Deps{Store: store, Env: env.System()}), store
}

func TestANewProjectHasTheDefaults(t *testing.T) {
	e, _ := newEngine(t)
	p, err := e.Create(t.Context(), project.NewProject{Name: "Shop"})
	if err != nil {
		t.Fatal(err)
	}
	if p.APIVersion != project.CurrentAPIVersion || !p.CaseSensitiveCodes || p.Zone() != time.UTC || len(p.Secret) != 64 {
		t.Errorf("got %+v", p)
	}
	if p.Client.Redeem || p.Client.Publish || p.Client.ListVouchers || p.Client.CreateCustomer || len(p.Client.TrustedDomains) != 0 {
		t.Errorf("browsers may do something by default: %+v", p.Client)
	}
	if _, err := e.Create(t.Context(), project.NewProject{ID: p.ID, Name: "Again"}); !fault.Has(err, "duplicate_found") {
		t.Errorf("the same id twice: %v", err)
	}
	if _, err := e.Create(t.Context(), project.NewProject{}); !fault.Has(err, "invalid_payload") {
		t.Errorf("no name: %v", err)
	}
	for _, zone := range []string{"Moon/Base", "Local"} {
		if _, err := e.Update(t.Context(), p.ID, project.Update{Timezone: patch.Set(zone)}); !fault.Has(err, "invalid_payload") {
			t.Errorf("the time zone %s: %v", zone, err)
		}
	}
}

func TestCredentialOpensItsAudienceWithItsSecret(t *testing.T) {
	e, store := newEngine(t)
	grant := func(projectID string, audience project.Audience, token string) error {
		return e.Grant(t.Context(), projectID, audience, "app", token, "test")
	}
	open := func(audience project.Audience, id, token string) error {
		_, err := e.Authenticate(t.Context(), audience, id, token)
		return err
	}
	for range 2 { // repeating a grant changes nothing
		if err := grant("shop", project.AudienceServer, "secret"); err != nil {
			t.Fatal(err)
		}
	}
	if err := open(project.AudienceServer, "app", "secret"); err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"a wrong secret":   open(project.AudienceServer, "app", "Secret"),
		"an empty secret":  open(project.AudienceServer, "app", ""),
		"an unknown id":    open(project.AudienceServer, "nobody", "secret"),
		"the digest":       open(project.AudienceServer, "app", digestOf(t, store)),
		"the client side":  open(project.AudienceClient, "app", "secret"),
		"the other tokens": open(project.AudienceManagement, "app", "secret"),
	} {
		if !fault.Has(err, "unauthorized") {
			t.Errorf("%s opens: %v", name, err)
		}
	}
	if err := grant("other", project.AudienceServer, "secret"); !fault.Has(err, "duplicate_found") {
		t.Errorf("a key of another project is taken over: %v", err)
	}
	if err := grant("shop", project.AudienceClient, "secret"); !fault.Has(err, "duplicate_found") {
		t.Errorf("a key changes its side: %v", err)
	}
	if err := grant("shop", project.AudienceServer, "new secret"); err != nil {
		t.Fatal(err)
	}
	if old := open(project.AudienceServer, "app", "secret"); !fault.Has(old, "unauthorized") {
		t.Errorf("the old secret still opens: %v", old)
	}
	if _, err := store.Credentials().Update(context.Background(), "app", func(c *project.Credential) error {
		c.BlockedAt = time.Now()
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	// Another process blocked it: this one, which knows nothing of the key yet, notices at once.
	if _, err := project.New(project.Deps{Store: store, Env: env.System()}).Authenticate(t.Context(), project.AudienceServer, "app", "new secret"); !fault.Has(err, "unauthorized") {
		t.Errorf("a blocked key opens: %v", err)
	}
	if blocked, err := e.Block(t.Context(), "app"); err != nil || blocked.BlockedAt.IsZero() {
		t.Errorf("blocked once more: %+v, %v", blocked, err)
	}
	if err := errors.Join(grant("shop", project.AudienceServer, "new secret"), open(project.AudienceServer, "app", "new secret")); !fault.Has(err, "unauthorized") {
		t.Errorf("a blocked key that is granted again opens: %v", err)
	}
	if err := errors.Join(grant("shop", project.AudienceServer, "newer secret"), open(project.AudienceServer, "app", "newer secret")); err != nil {
		t.Errorf("a blocked key with another secret: %v", err)
	}
}

func digestOf(t *testing.T, store *memory.Project) string {
	t.Helper()
	c, err := store.Credentials().Get(t.Context(), "app")
	if err != nil {
		t.Fatal(err)
	}
	return c.Digest
}

func TestStackingSettingsHaveRanges(t *testing.T) {
	defaults := project.DefaultStackingRules()
	if err := defaults.Validate(); err != nil {
		t.Fatalf("the defaults are refused: %v", err)
	}
	for name, change := range map[string]func(*project.StackingRules){
		"no redeemables":            func(s *project.StackingRules) { s.RedeemablesLimit = 0 },
		"too many redeemables":      func(s *project.StackingRules) { s.RedeemablesLimit = 31 },
		"more applied than allowed": func(s *project.StackingRules) { s.RedeemablesLimit, s.ApplicableLimit = 3, 4 },
		"too many exclusive":        func(s *project.StackingRules) { s.ExclusiveLimit = 6 },
		"category limit":            func(s *project.StackingRules) { s.CategoryLimits = map[string]int{"cat_1": 11} },
		"unknown mode":              func(s *project.StackingRules) { s.ApplicationMode = "SOME" },
		"both no-effect lists": func(s *project.StackingRules) {
			s.NoEffectSkipCategories, s.NoEffectRedeemCategories = []string{"cat_1"}, []string{"cat_1"}
		},
	} {
		s := project.DefaultStackingRules()
		change(&s)
		if err := s.Validate(); !fault.Has(err, "invalid_payload") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAChangeThatLostARaceIsRefused(t *testing.T) {
	e, store := newEngine(t)
	p, err := e.Create(t.Context(), project.NewProject{Name: "Shop"})
	if err != nil {
		t.Fatal(err)
	}
	from := patch.Set(p.UpdatedAt)
	if p, err = e.Update(t.Context(), p.ID, project.Update{Name: patch.Set("First"), From: from}); err != nil {
		t.Fatal(err)
	}
	if _, err = e.Update(t.Context(), p.ID, project.Update{Name: patch.Set("Second"), From: from}); !fault.Has(err, "resource_changed") {
		t.Errorf("a project that was changed: %v", err)
	}
	if p, err = e.Get(t.Context(), p.ID); err != nil || p.Name != "First" {
		t.Errorf("it is %s, %v", p.Name, err)
	}
	settings := project.NewSettings(store, env.System(), p.ID)
	g, err := settings.UpdateDiscountGuard(t.Context(), project.GuardUpdate{MaxAmount: patch.Set(int64(5)), From: patch.Set(time.Time{})})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := settings.UpdateDiscountGuard(t.Context(), project.GuardUpdate{MaxAmount: patch.Set(int64(6)), From: patch.Set(time.Time{})}); !fault.Has(err, "resource_changed") {
		t.Errorf("a guard that was made: %v", err)
	}
	if _, err := settings.UpdateDiscountGuard(t.Context(), project.GuardUpdate{MaxAmount: patch.Set(int64(6)), From: patch.Set(g.UpdatedAt)}); err != nil {
		t.Error(err)
	}
	own, err := settings.CreateStacking(t.Context(), project.StackingUpdate{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := settings.UpdateStacking(t.Context(), own.ID, project.StackingUpdate{From: patch.Set(time.Now())}); !fault.Has(err, "resource_changed") {
		t.Errorf("stacking rules: %v", err)
	}
	if _, err := settings.UpdateStacking(t.Context(), own.ID, project.StackingUpdate{From: patch.Set(own.ChangedAt())}); err != nil {
		t.Error(err)
	}
}

func TestTheLastOwnerStays(t *testing.T) {
	e, _ := newEngine(t)
	var owners []project.User
	for _, email := range []string{"ada@shop.example", "bob@shop.example"} {
		u, err := e.AddOwner(t.Context(), project.Invitation{Email: email})
		if err != nil {
			t.Fatal(err)
		}
		owners = append(owners, u)
	}
	if u, err := e.SetOwner(t.Context(), owners[0].ID, false); err != nil || u.Owner {
		t.Errorf("an owner who never signed in: %v", err)
	}
	if u, err := e.SetOwner(t.Context(), owners[0].ID, true); err != nil || !u.Owner {
		t.Errorf("an owner again: %v", err)
	}
	if _, err := e.SetOwner(t.Context(), "user_none", false); !fault.IsNotFound(err) {
		t.Errorf("an unknown user: %v", err)
	}
}
