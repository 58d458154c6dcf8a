package signin

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// SignIn is a browser in which a user is signed in. Its id is the digest of the token in the browser.
type SignIn struct {
	ID, UserID string
	// Address and Agent say from where and with which browser it began.
	Address, Agent string
	CreatedAt      time.Time
	// SeenAt is when it was used last, to the minute. ConfirmedAt is when the person gave the password last.
	SeenAt, ConfirmedAt time.Time
	ExpiresAt           time.Time
}

// How long a sign-in lasts: after its last use, and in all.
const (
	Idle     = 12 * time.Hour
	Lifetime = 7 * 24 * time.Hour
)

// MaxSignIns is how many sign-ins a user has at a time.
const MaxSignIns = 20

// Confirmed is how long ago the password may have been given for what needs it again.
const Confirmed = 10 * time.Minute

// Live reports whether the sign-in has not ended.
func (s *SignIn) Live(now time.Time) bool { return now.Before(s.ExpiresAt) }

// IsConfirmed reports whether the password was given a short time ago.
func (s *SignIn) IsConfirmed(now time.Time) bool { return now.Sub(s.ConfirmedAt) < Confirmed }

// touch lengthens the life of a sign-in that is used.
func (s *SignIn) touch(now time.Time) {
	s.SeenAt, s.ExpiresAt = now, now.Add(Idle)
	if end := s.CreatedAt.Add(Lifetime); end.Before(s.ExpiresAt) {
		s.ExpiresAt = end
	}
}

// Link lets a person set a password, once. Its id is the digest of the token in its address.
type Link struct {
	ID string
	// UserID is whose password it sets. It is empty for the link that makes the first owner.
	UserID               string
	CreatedAt, ExpiresAt time.Time
}

// LinkLifetime is how long a link is valid.
const LinkLifetime = 30 * time.Minute

// Kind describes sign-ins to a backend, LinkKind the links. Both belong to the system scope.
var (
	Kind = storage.Kind[SignIn]{
		Name: "sign_in", Prefix: "",
		ID: func(s *SignIn) string { return s.ID },
		Fields: []storage.Field[SignIn]{
			storage.String("user_id", func(s *SignIn) string { return s.UserID }),
			storage.Time("created_at", func(s *SignIn) time.Time { return s.CreatedAt }).Ordered(),
			storage.Time("expires_at", func(s *SignIn) time.Time { return s.ExpiresAt }),
		},
	}
	LinkKind = storage.Kind[Link]{
		Name: "sign_in_link", Prefix: "",
		ID: func(l *Link) string { return l.ID },
		Fields: []storage.Field[Link]{
			storage.String("user_id", func(l *Link) string { return l.UserID }),
			storage.Time("expires_at", func(l *Link) time.Time { return l.ExpiresAt }),
		},
	}
)

// Store is what sign-ins need of a backend's system scope.
type Store interface {
	storage.Transactor
	Users() storage.Collection[project.User]
	SignIns() storage.Collection[SignIn]
	// SignedIn returns a sign-in and its user in one read. It fails with fault.NotFound when there is not both.
	SignedIn(ctx context.Context, id string) (SignIn, project.User, error)
	SignInLinks() storage.Collection[Link]
}
