package signin

import (
	"cmp"
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// Identity is a person as an OpenID Connect provider vouches for them.
type Identity struct {
	// Issuer is the provider, and Subject the person there, which never changes.
	Issuer, Subject string
	// Email counts before the first sign-in alone, and only when the provider has verified it.
	Email         string
	EmailVerified bool
}

// maxSubject is the longest subject that OpenID Connect allows, in bytes.
const maxSubject = 255

func (i Identity) key() string { return i.Issuer + " " + i.Subject }

// otherIdentity is the refusal of a person whose e-mail address belongs to a user with another subject: the address was given to somebody else.
func otherIdentity() error {
	return fault.New(fault.KindForbidden, "other_identity", "This e-mail address belongs to another account",
		"The user with this e-mail address signed in with another account of the provider before. Ask an administrator")
}

// Identify returns the user of an identity: the one who signed in with it before, or else the one with the verified e-mail address. It fails with
// user_not_invited, email_not_verified, and other_identity.
func (e *Engine) Identify(ctx context.Context, i Identity) (project.User, error) {
	if i.Issuer == "" || i.Subject == "" || len(i.Subject) > maxSubject || strings.ContainsFunc(i.Subject, func(r rune) bool { return r < ' ' || r > '~' }) {
		return project.User{}, fault.Invalid("invalid_identity", "Invalid identity", "A subject has 1 to %d characters of ASCII", maxSubject)
	}
	u, found, err := e.store.Users().Find(ctx, "identity", i.key())
	if err != nil || found {
		return u, err
	}
	if i.Email != "" && !i.EmailVerified {
		return project.User{}, fault.New(fault.KindForbidden, "email_not_verified", "Your e-mail address is not verified",
			"The provider has not verified the e-mail address %s. Verify it there, then sign in again", i.Email)
	}
	u, found, err = e.store.Users().Find(ctx, "login", strings.ToLower(i.Email))
	switch {
	case err != nil:
		return project.User{}, err
	case !found || i.Email == "":
		return project.User{}, fault.New(fault.KindForbidden, "user_not_invited", "You are not a user of this installation",
			"Nobody has invited %s. Ask an administrator for an invitation", cmp.Or(i.Email, "you"))
	case strings.HasPrefix(u.Identity, i.Issuer+" "):
		return project.User{}, otherIdentity()
	}
	return u, nil
}

// BeginWith signs in the user of an identity. The first time the user is tied to the identity, in place of one of another provider; from then on their
// e-mail address there does not matter. It fails as Identify does, and with user_blocked.
func (e *Engine) BeginWith(ctx context.Context, i Identity, from From) (started Started, err error) {
	u, err := e.Identify(ctx, i)
	if err != nil {
		return Started{}, err
	}
	before := u.Identity
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		u, err := tx.Users().Update(ctx, u.ID, func(u *project.User) error {
			if u.State == project.UserBlocked {
				return fault.New(fault.KindForbidden, "user_blocked", "User blocked", "An administrator has blocked the user %s", u.Email)
			}
			if u.Identity != before { // somebody else was tied to the user meanwhile
				return otherIdentity()
			}
			u.State, u.Identity = project.UserActive, i.key()
			return nil
		})
		if err == nil {
			started, err = e.start(ctx, tx, u, u.Password, from)
		}
		return err
	})
	return started, err
}

// ConfirmWith remembers that the person of a sign-in has signed in with their provider again. It fails with wrong_credentials for the identity of
// somebody else, and as Identify does.
func (e *Engine) ConfirmWith(ctx context.Context, s SignIn, i Identity) error {
	u, err := e.Identify(ctx, i)
	if err != nil {
		return err
	}
	if u.ID != s.UserID {
		return wrong()
	}
	_, err = e.store.SignIns().Update(ctx, s.ID, func(s *SignIn) error { s.ConfirmedAt = e.env.Now(); return nil })
	return err
}
