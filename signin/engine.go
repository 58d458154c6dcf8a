package signin

import (
	"cmp"
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// Engine lets people in.
type Engine struct {
	store  Store
	env    env.Env
	hasher *hasher
}

// New returns the engine over the system scope of a backend.
func New(store Store, env env.Env) *Engine {
	return &Engine{store: store, env: env, hasher: newHasher()}
}

// From is where a sign-in comes from, as its owner is shown it.
type From struct{ Address, Agent string }

// maxAgent is how much of the name of a browser is kept, in bytes.
const maxAgent = 200

// Started is a new sign-in with the token that only its browser gets.
type Started struct {
	SignIn
	Token string
	User  project.User
}

// wrong is the refusal of a sign-in, whatever the reason.
func wrong() error {
	return fault.New(fault.KindUnauthorized, "wrong_credentials", "The e-mail address or the password is wrong", "")
}

// Begin signs a person in. It fails with wrong_credentials for an unknown address, a wrong password, and a user who may not sign in; each costs the
// same. It fails with too_many_sign_ins when too many sign in at once.
func (e *Engine) Begin(ctx context.Context, email, password string, from From) (Started, error) {
	u, found, err := e.store.Users().Find(ctx, "login", strings.ToLower(email))
	if err != nil {
		return Started{}, err
	}
	ok, outdated, err := e.hasher.matches(ctx, password, u.Password)
	if err != nil {
		return Started{}, err
	}
	if !ok || !found || u.State != project.UserActive {
		return Started{}, wrong()
	}
	hash := u.Password
	if outdated {
		if hash, err = e.hasher.hash(ctx, e.env.Random, password); err != nil {
			return Started{}, err
		}
	}
	return e.start(ctx, e.store, u, hash, from)
}

// start makes a sign-in for a user as it was read, and keeps hash as the hash of the same password. It fails with wrong_credentials when the user was
// blocked, or the password changed, since then.
func (e *Engine) start(ctx context.Context, store Store, u project.User, hash string, from From) (Started, error) {
	token, err := secret.New(e.env.Random)
	if err != nil {
		return Started{}, err
	}
	now := e.env.Now()
	s := SignIn{ID: secret.Digest(token), UserID: u.ID, Address: from.Address, Agent: from.Agent[:min(len(from.Agent), maxAgent)], CreatedAt: now, ConfirmedAt: now}
	s.Agent = strings.ToValidUTF8(strings.ReplaceAll(s.Agent, "\x00", ""), "")
	s.touch(now)
	err = storage.Atomic(ctx, store, func(tx Store) error {
		stored, err := tx.Users().Update(ctx, u.ID, func(stored *project.User) error {
			if stored.State != project.UserActive || stored.Password != u.Password {
				return wrong()
			}
			stored.Password, stored.SignedInAt = hash, now
			return nil
		})
		if err != nil {
			return err
		}
		u = stored
		if err := e.makeRoom(ctx, tx, u.ID); err != nil {
			return err
		}
		return tx.SignIns().Insert(ctx, s)
	})
	return Started{s, token, u}, err
}

// makeRoom removes the sign-ins of a user that have ended, and the oldest ones when there are too many. The user's row is locked.
func (e *Engine) makeRoom(ctx context.Context, tx Store, userID string) error {
	mine := storage.Is("user_id", userID)
	if _, err := tx.SignIns().DeleteAll(ctx, storage.And(mine, storage.Where("expires_at", storage.OpLessEqual, e.env.Now()))); err != nil {
		return err
	}
	page, err := tx.SignIns().List(ctx, storage.Query{Filter: mine, Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return err
	}
	for i := range len(page.Items) - MaxSignIns + 1 {
		if err := tx.SignIns().Delete(ctx, page.Items[i].ID); err != nil {
			return err
		}
	}
	return nil
}

// Lookup returns the sign-in of a token and its user. It fails with fault.Unauthorized for one that has ended, and for a user who is blocked.
func (e *Engine) Lookup(ctx context.Context, token string) (SignIn, project.User, error) {
	s, u, err := e.store.SignedIn(ctx, secret.Digest(token))
	now := e.env.Now()
	if fault.IsNotFound(err) || err == nil && (!s.Live(now) || u.State != project.UserActive) {
		return SignIn{}, project.User{}, fault.Unauthorized()
	}
	if err == nil && now.Sub(s.SeenAt) >= touchEvery {
		s, err = e.store.SignIns().Update(ctx, s.ID, func(s *SignIn) error { s.touch(now); return nil })
		if fault.IsNotFound(err) {
			err = fault.Unauthorized() // it was ended in between
		}
	}
	return s, u, err
}

// Confirm remembers that the person has given the password of a sign-in again. It fails with wrong_credentials.
func (e *Engine) Confirm(ctx context.Context, s SignIn, password string) error {
	u, err := e.store.Users().Get(ctx, s.UserID)
	if err != nil {
		return err
	}
	if ok, _, err := e.hasher.matches(ctx, password, u.Password); err != nil || !ok {
		return cmp.Or(err, wrong())
	}
	_, err = e.store.SignIns().Update(ctx, s.ID, func(s *SignIn) error { s.ConfirmedAt = e.env.Now(); return nil })
	return err
}

// Of lists the sign-ins of a user, the newest first.
func (e *Engine) Of(ctx context.Context, userID string) ([]SignIn, error) {
	page, err := e.store.SignIns().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("user_id", userID), storage.Where("expires_at", storage.OpMore, e.env.Now())),
		Order:  []storage.Order{{Field: "created_at", Desc: true}}, Limit: MaxSignIns,
	})
	return page.Items, err
}

// End ends a sign-in of a user. One that has ended already, or belongs to another user, is fault.NotFound.
func (e *Engine) End(ctx context.Context, userID, id string) error {
	n, err := e.store.SignIns().DeleteAll(ctx, storage.And(storage.Is("user_id", userID), storage.Is("id", id)))
	if err == nil && n == 0 {
		err = fault.NotFound(Kind.Name, id)
	}
	return err
}

// SetPassword changes the password of the user of a sign-in, and ends all others of theirs. It fails with wrong_credentials for a wrong old password,
// and with an invalid payload for a new one that would be guessed.
func (e *Engine) SetPassword(ctx context.Context, s SignIn, old, password string) error {
	u, err := e.store.Users().Get(ctx, s.UserID)
	if err != nil {
		return err
	}
	if ok, _, err := e.hasher.matches(ctx, old, u.Password); err != nil || !ok {
		return cmp.Or(err, wrong())
	}
	hash, err := e.newPassword(ctx, password, u.Email)
	if err != nil {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		_, err := tx.Users().Update(ctx, u.ID, func(stored *project.User) error {
			if stored.Password != u.Password { // a link has set another one since the old one was compared
				return wrong()
			}
			stored.Password = hash
			return nil
		})
		if err != nil {
			return err
		}
		_, err = tx.SignIns().DeleteAll(ctx, storage.And(storage.Is("user_id", u.ID), storage.Where("id", storage.OpIsNot, s.ID)))
		return err
	})
}

func (e *Engine) newPassword(ctx context.Context, password, email string) (hash string, err error) {
	if err := checkPassword(password, email); err != nil {
		return "", err
	}
	return e.hasher.hash(ctx, e.env.Random, password)
}

// EndAll ends all sign-ins of a user.
func (e *Engine) EndAll(ctx context.Context, userID string) error {
	_, err := e.store.SignIns().DeleteAll(ctx, storage.Is("user_id", userID))
	return err
}

// Block ends all sign-ins and links of a user, who cannot sign in any more, or lets them sign in again. Repeating it changes nothing. It fails with
// fault.NotFound for an unknown user, and with last_owner.
func (e *Engine) Block(ctx context.Context, userID string, blocked bool) (u project.User, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if blocked {
			if err := project.KeepOwner(ctx, tx.Users(), userID); err != nil {
				return err
			}
		}
		u, err = tx.Users().Update(ctx, userID, func(u *project.User) error {
			switch {
			case blocked:
				u.State = project.UserBlocked
			case u.State == project.UserBlocked && (u.Password != "" || u.Identity != ""):
				u.State = project.UserActive
			case u.State == project.UserBlocked:
				u.State = project.UserInvited
			}
			return nil
		})
		if err != nil || !blocked {
			return err
		}
		mine := storage.Is("user_id", userID)
		if _, err := tx.SignIns().DeleteAll(ctx, mine); err != nil {
			return err
		}
		_, err := tx.SignInLinks().DeleteAll(ctx, mine)
		return err
	})
	return u, err
}
