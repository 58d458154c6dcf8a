package signin_test

import (
	"crypto/rand"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/signin"
)

// meanwhile is a source of randomness that does something else first, once: it runs between the comparison of a password and the write.
type meanwhile struct{ do func() }

func (m *meanwhile) Read(p []byte) (int, error) {
	if do := m.do; do != nil {
		m.do = nil
		do()
	}
	return rand.Read(p)
}

// TestAnOldPasswordIsNotPutBack changes the password while another request, which gave the old one, is under way. That request must
// fail, and the new password stays.
func TestAnOldPasswordIsNotPutBack(t *testing.T) {
	for name, act := range map[string]func(*testing.T, *signin.Engine, signin.Started) error{
		"sign in": func(t *testing.T, e *signin.Engine, s signin.Started) error {
			_, err := e.Begin(t.Context(), s.User.Email, goodPassword, signin.From{})
			return err
		},
		"change the password": func(t *testing.T, e *signin.Engine, s signin.Started) error {
			return e.SetPassword(t.Context(), s.SignIn, goodPassword, "a third one 123")
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHouse(newStore(t))
			s := h.owner(t)
			e := env.System()
			e.Now = func() time.Time { return h.now }
			e.Random = &meanwhile{func() {
				if err := h.SetPassword(t.Context(), s.SignIn, goodPassword, otherPassword); err != nil {
					t.Error(err)
				}
			}}
			h.wants(t, name, act(t, signin.New(h.store, e), s), "wrong_credentials")
			if _, err := h.Begin(t.Context(), s.User.Email, otherPassword, signin.From{}); err != nil {
				t.Errorf("the new password is gone: %v", err)
			}
		})
	}
}
