package signin

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// touchEvery is how often a sign-in in use is written.
const touchEvery = time.Minute

// NewLink makes the link with which a user sets a password, and makes earlier ones invalid. It fails with fault.NotFound for an unknown user, and with
// user_blocked.
func (e *Engine) NewLink(ctx context.Context, userID string) (token string, l Link, err error) {
	u, err := e.store.Users().Get(ctx, userID)
	if err != nil {
		return "", Link{}, err
	}
	if u.State == project.UserBlocked {
		return "", Link{}, fault.Invalid("user_blocked", "User blocked", "User %s is blocked and cannot sign in", u.Email)
	}
	return e.newLink(ctx, userID, storage.Is("user_id", userID))
}

// FirstLink makes the link with which the first person becomes the owner. needed is false when a user can sign in already.
func (e *Engine) FirstLink(ctx context.Context) (token string, needed bool, err error) {
	if active, err := someoneActive(ctx, e.store); err != nil || active {
		return "", false, err
	}
	token, _, err = e.newLink(ctx, "", storage.Where("expires_at", storage.OpLessEqual, e.env.Now()))
	return token, true, err
}

// newLink makes a link, and removes others.
func (e *Engine) newLink(ctx context.Context, userID string, others storage.Filter) (token string, l Link, err error) {
	if token, err = secret.New(e.env.Random); err != nil {
		return "", Link{}, err
	}
	now := e.env.Now()
	l = Link{ID: secret.Digest(token), UserID: userID, CreatedAt: now, ExpiresAt: now.Add(LinkLifetime)}
	return token, l, storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := tx.SignInLinks().DeleteAll(ctx, others); err != nil {
			return err
		}
		return tx.SignInLinks().Insert(ctx, l)
	})
}

// used is the refusal of a link.
func used() error {
	return fault.New(fault.KindNotFound, "link_not_valid", "This link is not valid any more",
		"A link is valid for 30 minutes and once. An administrator makes another one with: punchcard user link E-MAIL")
}

// Link returns the user whose password a link sets. owner is set for the link that makes the first owner. It fails with link_not_valid.
func (e *Engine) Link(ctx context.Context, token string) (u project.User, owner bool, err error) {
	l, err := e.store.SignInLinks().Get(ctx, secret.Digest(token))
	if fault.IsNotFound(err) || err == nil && !e.env.Now().Before(l.ExpiresAt) {
		return u, false, used()
	}
	if err != nil || l.UserID != "" {
		if err == nil {
			u, err = e.store.Users().Get(ctx, l.UserID)
		}
		return u, false, err
	}
	active, err := someoneActive(ctx, e.store)
	if err == nil && active {
		err = used()
	}
	return u, true, err
}

// someoneActive reports whether anybody can sign in.
func someoneActive(ctx context.Context, store Store) (bool, error) {
	_, found, err := storage.First(ctx, store.Users(), storage.Query{Filter: storage.Is("state", string(project.UserActive))})
	return found, err
}

// Welcome is what a person says who follows a link. The name and the address are asked of the first owner alone.
type Welcome struct{ Email, FirstName, LastName, Password string }

// Follow takes a link: it sets the password, ends the other sign-ins of the user and signs them in. It fails with link_not_valid, with
// fault.Duplicate for the address of another user, and with an invalid payload.
func (e *Engine) Follow(ctx context.Context, token string, w Welcome, from From) (Started, error) {
	u, owner, err := e.Link(ctx, token)
	if err != nil {
		return Started{}, err
	}
	if owner {
		if u, err = project.NewOwner(e.env, project.Invitation{Email: w.Email, FirstName: w.FirstName, LastName: w.LastName}); err != nil {
			return Started{}, err
		}
	}
	hash, err := e.newPassword(ctx, w.Password, u.Email)
	if err != nil {
		return Started{}, err
	}
	var started Started
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if taken, err := tx.SignInLinks().DeleteAll(ctx, storage.Is("id", secret.Digest(token))); err != nil || taken == 0 {
			if err == nil {
				err = used()
			}
			return err
		}
		if owner {
			if u, err = e.insertFirst(ctx, tx, u); err != nil {
				return err
			}
		}
		if _, err := tx.Users().Update(ctx, u.ID, func(u *project.User) error {
			if u.State == project.UserBlocked {
				return used()
			}
			u.State, u.Password = project.UserActive, hash
			return nil
		}); err != nil {
			return err
		}
		if _, err := tx.SignIns().DeleteAll(ctx, storage.Is("user_id", u.ID)); err != nil {
			return err
		}
		u.Password = hash
		started, err = e.start(ctx, tx, u, hash, from)
		return err
	})
	return started, err
}

// insertFirst makes the first owner. A user who was invited before with the same address becomes the owner. Of two people who follow the links of two
// servers one succeeds: the link of the other is gone with the first commit.
func (e *Engine) insertFirst(ctx context.Context, tx Store, u project.User) (project.User, error) {
	active, err := someoneActive(ctx, tx)
	if err == nil && active {
		err = used()
	}
	if err != nil {
		return u, err
	}
	if _, err := tx.SignInLinks().DeleteAll(ctx, storage.Where("user_id", storage.OpIsUnknown)); err != nil {
		return u, err
	}
	invited, found, err := tx.Users().Find(ctx, "login", u.Login)
	if err != nil || !found {
		if err == nil {
			err = tx.Users().Insert(ctx, u)
		}
		return u, err
	}
	return tx.Users().Update(ctx, invited.ID, func(stored *project.User) error {
		stored.FirstName, stored.LastName, stored.Owner, stored.UpdatedAt = u.FirstName, u.LastName, true, e.env.Now()
		return nil
	})
}
