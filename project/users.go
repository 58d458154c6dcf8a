package project

import (
	"cmp"
	"context"
	"maps"
	"strings"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Invitation is the input for making a user.
type Invitation struct {
	Email, FirstName, LastName string
	// Projects holds the role by project id.
	Projects map[string]Role
}

// Invite adds a user with roles in projects. It fails with fault.Duplicate for an address that a user has, with used_incorrect_role, with
// fault.NotFound for an unknown project, or with an invalid payload.
func (e *Engine) Invite(ctx context.Context, i Invitation) (User, error) {
	u, err := newUser(e.env, i)
	if err != nil {
		return User{}, err
	}
	if len(i.Projects) == 0 {
		return User{}, fault.PayloadMissing("projects")
	}
	for id, role := range i.Projects {
		if err := role.validate(); err != nil {
			return User{}, err
		}
		if _, err := e.store.Projects().Get(ctx, id); err != nil {
			return User{}, err
		}
	}
	return u, e.store.Users().Insert(ctx, u)
}

// newUser is the user that an invitation makes, or the reason why it makes none.
func newUser(env env.Env, i Invitation) (User, error) {
	if i.Email == "" {
		return User{}, fault.PayloadMissing("email")
	}
	if err := validateEmail("email", i.Email); err != nil {
		return User{}, err
	}
	if err := cmp.Or(storage.CheckName("first_name", i.FirstName), storage.CheckName("last_name", i.LastName)); err != nil {
		return User{}, err
	}
	return User{
		ID: env.NewID(UserKind.Prefix), Login: strings.ToLower(i.Email), Email: i.Email, FirstName: i.FirstName, LastName: i.LastName, Projects: i.Projects,
		State: UserInvited, CreatedAt: env.Now(),
	}, nil
}

// NewOwner is a user to whom the installation belongs: they may do everything in all projects. It fails with an invalid payload.
func NewOwner(env env.Env, i Invitation) (User, error) {
	u, err := newUser(env, i)
	u.Owner = true
	return u, err
}

// AddOwner adds an owner of the installation. It fails with fault.Duplicate for an address that a user has, and with an invalid payload.
func (e *Engine) AddOwner(ctx context.Context, i Invitation) (User, error) {
	u, err := NewOwner(e.env, i)
	if err != nil {
		return User{}, err
	}
	return u, e.store.Users().Insert(ctx, u)
}

// SetOwner makes a user an owner of the installation, or takes that away. It fails with fault.NotFound for an unknown user, and with last_owner.
func (e *Engine) SetOwner(ctx context.Context, id string, owner bool) (u User, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if !owner {
			if err := KeepOwner(ctx, tx.Users(), id); err != nil {
				return err
			}
		}
		u, err = tx.Users().Update(ctx, id, func(u *User) error {
			u.Owner, u.UpdatedAt = owner, now
			return nil
		})
		return err
	})
	return u, err
}

// KeepOwner refuses, with last_owner, to take the rights of an owner who is the last one that can sign in: nobody could make another. It locks the
// owners until the transaction ends, so that two of them cannot remove each other.
func KeepOwner(ctx context.Context, users storage.Collection[User], id string) error {
	owners, err := users.List(ctx, storage.Query{Filter: storage.Is("owner", true)})
	if err != nil {
		return err
	}
	active, other := false, false
	for _, o := range owners.Items { // in the order of their ids
		locked, err := users.Update(ctx, o.ID, func(*User) error { return nil })
		if fault.IsNotFound(err) {
			continue
		}
		if err != nil {
			return err
		}
		if locked.Owner && locked.State == UserActive {
			active, other = active || o.ID == id, other || o.ID != id
		}
	}
	if active && !other {
		return fault.Invalid("last_owner", "Last owner", "This is the last owner of the installation who can sign in: make another owner first")
	}
	return nil
}

// AllUsers returns a page of the users of the installation.
func (e *Engine) AllUsers(ctx context.Context, q storage.Query) (storage.Page[User], error) {
	return e.store.Users().List(ctx, q)
}

// UserByLogin returns the user with an e-mail address, or fault.NotFound.
func (e *Engine) UserByLogin(ctx context.Context, login string) (User, error) {
	u, found, err := e.store.Users().Find(ctx, "login", strings.ToLower(login))
	if err == nil && !found {
		err = fault.NotFound(UserKind.Name, login)
	}
	return u, err
}

// User returns a user of a project, or fault.NotFound; one without a role in it is not found.
func (e *Engine) User(ctx context.Context, projectID, id string) (User, error) {
	u, err := e.store.Users().Get(ctx, id)
	if _, member := u.Projects[projectID]; err == nil && !member {
		err = fault.NotFound(UserKind.Name, id)
	}
	return u, err
}

// Users returns a page of the users of a project.
func (e *Engine) Users(ctx context.Context, projectID string, q storage.Query) (storage.Page[User], error) {
	q.Filter = storage.And(storage.Is("projects", projectID), q.Filter)
	return e.store.Users().List(ctx, q)
}

// AssignUser gives an existing user, named by id or by login, a role in a project. It fails with fault.NotFound for an unknown user, with
// used_incorrect_role, or with an invalid payload.
func (e *Engine) AssignUser(ctx context.Context, projectID, id, login string, role Role) (User, error) {
	if (id == "") == (login == "") {
		return User{}, fault.Payload("id", "must be there, or login, but not both")
	}
	if id == "" {
		u, err := e.UserByLogin(ctx, login)
		if err != nil {
			return User{}, err
		}
		id = u.ID
	}
	if err := sentRole(role); err != nil {
		return User{}, err
	}
	return e.changeRoles(ctx, id, func(roles map[string]Role) error { roles[projectID] = role; return nil })
}

// SetRole changes the role of a user of a project. It fails with fault.NotFound for one who is not, and with used_incorrect_role.
func (e *Engine) SetRole(ctx context.Context, projectID, id string, role Role) (User, error) {
	if err := sentRole(role); err != nil {
		return User{}, err
	}
	return e.changeRoles(ctx, id, func(roles map[string]Role) error {
		if _, member := roles[projectID]; !member {
			return fault.NotFound(UserKind.Name, id)
		}
		roles[projectID] = role
		return nil
	})
}

// UnassignUser takes a user out of a project. It fails with user_not_assigned for one who is not in it, and with fault.NotFound for an
// unknown user.
func (e *Engine) UnassignUser(ctx context.Context, projectID, id string) error {
	_, err := e.changeRoles(ctx, id, func(roles map[string]Role) error {
		if _, member := roles[projectID]; !member {
			return fault.Invalid("user_not_assigned", "User not assigned", "User %s is not assigned to project %s", id, projectID)
		}
		delete(roles, projectID)
		return nil
	})
	return err
}

// sentRole refuses a role that is missing or unknown.
func sentRole(r Role) error {
	if r == "" {
		return fault.PayloadMissing("role")
	}
	return r.validate()
}

func (e *Engine) changeRoles(ctx context.Context, id string, change func(roles map[string]Role) error) (User, error) {
	now := e.env.Now()
	return e.store.Users().Update(ctx, id, func(u *User) error {
		roles := maps.Clone(u.Projects)
		if roles == nil {
			roles = map[string]Role{}
		}
		u.Projects, u.UpdatedAt = roles, now
		return change(roles)
	})
}
