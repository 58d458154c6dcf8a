package project

import (
	"cmp"
	"net/mail"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// User is a person who works with projects, in the dashboard or in a tool on top of Punchcard. Package signin lets them in.
type User struct {
	ID string
	// Login is how the person signs in; it is the email address.
	Login, Email        string
	FirstName, LastName string
	// Owner is set for the owner of the installation.
	Owner bool
	// Projects holds the person's role by project id.
	Projects map[string]Role
	// State says whether the person can sign in, and Password is the PHC string of their password; empty before they set one.
	State    UserState
	Password string
	// Identity is who the person is at an OpenID Connect provider: its issuer and their subject, with a space in between. It is empty before they signed in
	// with one.
	Identity string
	// SignedInAt is when the person signed in last.
	SignedInAt time.Time
	CreatedAt  time.Time
	UpdatedAt  time.Time
}

// UserState says whether a user can sign in.
type UserState string

// The states. Who was invited can sign in after they followed a link and set a password, or at once with an OpenID Connect provider.
const (
	UserInvited UserState = "INVITED"
	UserActive  UserState = "ACTIVE"
	UserBlocked UserState = "BLOCKED"
)

// Name is the person's name, or their address.
func (u *User) Name() string {
	return cmp.Or(strings.TrimSpace(u.FirstName+" "+u.LastName), u.Email)
}

// Role is what a user may do in a project.
type Role string

// The roles.
const (
	RoleAdmin          Role = "ADMIN"
	RoleUser           Role = "USER"
	RoleUserRestricted Role = "USER_RESTRICTED"
	RoleViewer         Role = "VIEWER"
	RoleMerchant       Role = "MERCHANT"
)

var roles = []Role{RoleAdmin, RoleUser, RoleUserRestricted, RoleViewer, RoleMerchant}

func (r Role) validate() error {
	if slices.Contains(roles, r) {
		return nil
	}
	return fault.Invalid("used_incorrect_role", "Incorrect role", "Role '%s' does not exist; allowed roles are %v", r, roles)
}

// UserKind describes users to a backend. They belong to the system scope.
var UserKind = storage.Kind[User]{
	Name: "user", Prefix: "user_",
	ID: func(u *User) string { return u.ID },
	Unique: []storage.Unique[User]{
		{Name: "login", Value: func(u *User) string { return u.Login }},
		{Name: "identity", Value: func(u *User) string { return u.Identity }},
	},
	Fields: []storage.Field[User]{
		storage.String("login", func(u *User) string { return u.Login }).Ordered(),
		storage.String("identity", func(u *User) string { return u.Identity }),
		storage.String("state", func(u *User) string { return string(u.State) }),
		storage.Bool("owner", func(u *User) bool { return u.Owner }),
		storage.Strings("projects", func(u *User) []string { return u.projectIDs() }),
		storage.Time("created_at", func(u *User) time.Time { return u.CreatedAt }).Ordered(),
	},
}

func (u *User) projectIDs() (ids []string) {
	for id := range u.Projects {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// maxEmail is the longest address that mail can be sent to (RFC 5321), in bytes.
const maxEmail = 254

func validateEmail(path, address string) error {
	parsed, err := mail.ParseAddress(address)
	if err != nil || parsed.Address != address || len(address) > maxEmail {
		return fault.Payload(path, "must be an email address")
	}
	return nil
}
