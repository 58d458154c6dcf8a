package signin_test

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/signin"
)

const issuer = "https://id.example"

func ada(subject string) signin.Identity {
	return signin.Identity{Issuer: issuer, Subject: subject, Email: "Ada@shop.example", EmailVerified: true}
}

// invited makes a user who has neither a password nor an identity.
func (h *house) invited(t *testing.T, email string) project.User {
	t.Helper()
	u, err := project.NewOwner(env.System(), project.Invitation{Email: email})
	if err == nil {
		err = h.store.Users().Insert(t.Context(), u)
	}
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func TestAnIdentitySignsInWhoWasInvited(t *testing.T) {
	for name, open := range stores {
		t.Run(name, func(t *testing.T) {
			h := newHouse(open(t))
			u := h.invited(t, "ada@shop.example")
			h.invited(t, "bob@shop.example")
			refuse := func(what string, i signin.Identity, key string) {
				t.Helper()
				_, err := h.BeginWith(t.Context(), i, signin.From{})
				h.wants(t, what, err, key)
			}
			stranger := ada("s1")
			stranger.Email = "eve@shop.example"
			refuse("a stranger", stranger, "user_not_invited")
			refuse("without an address", signin.Identity{Issuer: issuer, Subject: "s1", EmailVerified: true}, "user_not_invited")
			unverified := ada("s1")
			unverified.EmailVerified = false
			refuse("an address that is not verified", unverified, "email_not_verified")
			refuse("without a subject", ada(""), "invalid_identity")
			refuse("with a zero byte", ada("a\x00b"), "invalid_identity")

			s, err := h.BeginWith(t.Context(), ada("s1"), signin.From{"192.0.2.1", "Browser"})
			if err != nil || s.User.ID != u.ID || s.User.State != project.UserActive || s.Address != "192.0.2.1" {
				t.Fatalf("who was invited: %+v, %v", s, err)
			}
			if _, got, err := h.Lookup(t.Context(), s.Token); err != nil || got.ID != u.ID {
				t.Errorf("the sign-in is of %+v, %v", got, err)
			}
			refuse("another person with the address", ada("s2"), "other_identity")
			moved := signin.Identity{Issuer: issuer, Subject: "s1", Email: "bob@shop.example"}
			if s, err := h.BeginWith(t.Context(), moved, signin.From{}); err != nil || s.User.ID != u.ID {
				t.Errorf("with another address at the provider: %+v, %v", s.User, err)
			}
			if _, err := h.Begin(t.Context(), "ada@shop.example", "", signin.From{}); err == nil {
				t.Error("an empty password signs in")
			}
			other := ada("s9")
			other.Issuer = "https://new.example"
			if s, err := h.BeginWith(t.Context(), other, signin.From{}); err != nil || s.User.ID != u.ID {
				t.Errorf("with the provider that takes the place of the first: %+v, %v", s.User, err)
			}

			h.otherOwner(t, "cid@shop.example")
			if _, err := h.Block(t.Context(), u.ID, true); err != nil {
				t.Fatal(err)
			}
			refuse("who is blocked", other, "user_blocked")
			if u, err := h.Block(t.Context(), u.ID, false); err != nil || u.State != project.UserActive {
				t.Errorf("unblocked: %+v, %v", u, err)
			}
		})
	}
}

func TestAnIdentityConfirmsItsOwnSignIn(t *testing.T) {
	h := newHouse(newStore(t))
	h.invited(t, "ada@shop.example")
	h.invited(t, "bob@shop.example")
	s, err := h.BeginWith(t.Context(), ada("s1"), signin.From{})
	if err != nil {
		t.Fatal(err)
	}
	h.now = h.now.Add(time.Hour)
	bob := signin.Identity{Issuer: issuer, Subject: "s2", Email: "bob@shop.example", EmailVerified: true}
	h.wants(t, "somebody else", h.ConfirmWith(t.Context(), s.SignIn, bob), "wrong_credentials")
	if got, _, err := h.Lookup(t.Context(), s.Token); err != nil || got.IsConfirmed(h.now) {
		t.Errorf("somebody else confirms: %v", err)
	}
	if err := h.ConfirmWith(t.Context(), s.SignIn, ada("s1")); err != nil {
		t.Fatal(err)
	}
	if got, _, err := h.Lookup(t.Context(), s.Token); err != nil || !got.IsConfirmed(h.now) {
		t.Errorf("not confirmed: %v", err)
	}
}
