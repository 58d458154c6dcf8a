package signin_test

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/signin"
)

// house is an installation with a clock that tests move.
type house struct {
	*signin.Engine
	store signin.Store
	now   time.Time
}

const (
	goodPassword  = "correct horse battery"
	otherPassword = "staple paper cut 9"
)

func newHouse(store signin.Store) *house {
	h := &house{store: store, now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	e := env.System()
	e.Now = func() time.Time { return h.now }
	h.Engine = signin.New(store, e)
	return h
}

// owner makes the first owner over the first link, and returns their sign-in.
func (h *house) owner(t *testing.T) signin.Started {
	t.Helper()
	token, needed, err := h.FirstLink(t.Context())
	if err != nil || !needed {
		t.Fatalf("a first link: %t, %v", needed, err)
	}
	s, err := h.Follow(t.Context(), token, signin.Welcome{Email: "Ada@shop.example", FirstName: "Ada", Password: goodPassword}, signin.From{"127.0.0.1", "Browser"})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// otherOwner makes an owner who can sign in, so that another one can be blocked.
func (h *house) otherOwner(t *testing.T, email string) project.User {
	t.Helper()
	u, err := project.NewOwner(env.System(), project.Invitation{Email: email})
	u.State = project.UserActive
	if err == nil {
		err = h.store.Users().Insert(t.Context(), u)
	}
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func (h *house) wants(t *testing.T, what string, err error, key string) {
	t.Helper()
	if !fault.Has(err, key) {
		t.Errorf("%s: %v, want %s", what, err, key)
	}
}

func TestFirstLinkMakesTheOwnerOnce(t *testing.T) {
	h := newHouse(newStore(t))
	first, _, err := h.FirstLink(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	second, needed, err := h.FirstLink(t.Context()) // of another server
	if err != nil || !needed {
		t.Fatalf("a second server: %t, %v", needed, err)
	}
	if _, owner, err := h.Link(t.Context(), first); err != nil || !owner {
		t.Errorf("the link is for the owner: %t, %v", owner, err)
	}
	_, err = h.Follow(t.Context(), first, signin.Welcome{Email: "no address", Password: goodPassword}, signin.From{})
	h.wants(t, "without an address", err, "invalid_payload")
	_, err = h.Follow(t.Context(), first, signin.Welcome{Email: "ada@shop.example", Password: "short"}, signin.From{})
	h.wants(t, "with a short password", err, "invalid_payload")
	s, err := h.Follow(t.Context(), first, signin.Welcome{Email: "Ada@shop.example", FirstName: "Ada", Password: goodPassword}, signin.From{})
	if err != nil || !s.User.Owner || s.User.Name() != "Ada" || s.User.State != project.UserActive {
		t.Fatalf("%+v, %v", s.User, err)
	}
	for _, token := range []string{first, second, "unknown"} {
		_, _, err := h.Link(t.Context(), token)
		h.wants(t, "a used link", err, "link_not_valid")
		_, err = h.Follow(t.Context(), token, signin.Welcome{Email: "eve@shop.example", Password: goodPassword}, signin.From{})
		h.wants(t, "following a used link", err, "link_not_valid")
	}
	if _, needed, err := h.FirstLink(t.Context()); needed || err != nil {
		t.Errorf("a link for a second first owner: %t, %v", needed, err)
	}
}

func TestSeveralFirstLinksMakeOneOwner(t *testing.T) {
	for name, open := range stores {
		t.Run(name, func(t *testing.T) { makeOneOwner(t, newHouse(open(t))) })
	}
}

func makeOneOwner(t *testing.T, h *house) {
	var tokens [4]string
	for i := range tokens {
		var err error
		if tokens[i], _, err = h.FirstLink(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	h.followOnce(t, tokens[:], func(i int) signin.Welcome {
		return signin.Welcome{Email: "ada" + string(rune('a'+i)) + "@shop.example", Password: goodPassword}
	})
}

// followOnce follows links at the same time, of which one is valid.
func (h *house) followOnce(t *testing.T, tokens []string, welcome func(i int) signin.Welcome) {
	t.Helper()
	var all sync.WaitGroup
	var done atomic.Int32
	for i, token := range tokens {
		all.Go(func() {
			_, err := h.Follow(t.Context(), token, welcome(i), signin.From{})
			if err == nil {
				done.Add(1)
			} else {
				h.wants(t, "who was late", err, "link_not_valid")
			}
		})
	}
	all.Wait()
	if n := done.Load(); n != 1 {
		t.Errorf("%d of %d links were followed", n, len(tokens))
	}
}

// TestOneLinkIsFollowedOnce sends the form of one link several times at once.
func TestOneLinkIsFollowedOnce(t *testing.T) {
	for name, open := range stores {
		t.Run(name, func(t *testing.T) {
			h := newHouse(open(t))
			token, _, err := h.NewLink(t.Context(), h.owner(t).UserID)
			if err != nil {
				t.Fatal(err)
			}
			h.followOnce(t, []string{token, token, token, token}, func(i int) signin.Welcome {
				return signin.Welcome{Password: otherPassword + string(rune('a'+i))}
			})
		})
	}
}

func TestOnlyTheRightPasswordSignsIn(t *testing.T) {
	h := newHouse(newStore(t))
	owner := h.owner(t)
	if s, err := h.Begin(t.Context(), "ADA@shop.example", goodPassword, signin.From{}); err != nil || s.Token == owner.Token {
		t.Errorf("the right password: %v", err)
	}
	for email, password := range map[string]string{"ada@shop.example": "wrong horse battery", "eve@shop.example": goodPassword, "": ""} {
		_, err := h.Begin(t.Context(), email, password, signin.From{})
		h.wants(t, email, err, "wrong_credentials")
	}
	// Nobody who was only invited or is blocked, either.
	invited, err := project.NewOwner(env.System(), project.Invitation{Email: "bob@shop.example"})
	if err == nil {
		err = h.store.Users().Insert(t.Context(), invited)
	}
	if err != nil {
		t.Fatal(err)
	}
	_, err = h.Begin(t.Context(), "bob@shop.example", "", signin.From{})
	h.wants(t, "who was invited", err, "wrong_credentials")
	h.otherOwner(t, "cid@shop.example")
	if _, err := h.Block(t.Context(), owner.UserID, true); err != nil {
		t.Fatal(err)
	}
	_, err = h.Begin(t.Context(), "ada@shop.example", goodPassword, signin.From{})
	h.wants(t, "who is blocked", err, "wrong_credentials")
}

// TestEverySignInCostsOneHash counts the hashes: their number, and so the time of the answer, says nothing about who has an account.
func TestEverySignInCostsOneHash(t *testing.T) {
	h := newHouse(newStore(t))
	owner := h.owner(t)
	invited, err := project.NewOwner(env.System(), project.Invitation{Email: "bob@shop.example"})
	if err == nil {
		err = h.store.Users().Insert(t.Context(), invited)
	}
	if err != nil {
		t.Fatal(err)
	}
	try := func(what, email, password string) {
		t.Helper()
		before := h.Hashes()
		_, _ = h.Begin(t.Context(), email, password, signin.From{})
		if n := h.Hashes() - before; n != 1 {
			t.Errorf("%s costs %d hashes", what, n)
		}
	}
	try("the right password", "ada@shop.example", goodPassword)
	try("a wrong password", "ada@shop.example", "wrong")
	try("a password that is too long", "ada@shop.example", strings.Repeat("x", signin.MaxPassword+1))
	try("an unknown address", "eve@shop.example", goodPassword)
	try("who was invited", "bob@shop.example", goodPassword)
	h.otherOwner(t, "cid@shop.example")
	if _, err := h.Block(t.Context(), owner.UserID, true); err != nil {
		t.Fatal(err)
	}
	try("who is blocked", "ada@shop.example", goodPassword)
}

func TestSignInEndsInTime(t *testing.T) {
	h := newHouse(newStore(t))
	s := h.owner(t)
	alive := func(want bool, when string) {
		t.Helper()
		if _, u, err := h.Lookup(t.Context(), s.Token); (err == nil) != want || want && u.ID != s.UserID {
			t.Errorf("%s: %v", when, err)
		}
	}
	h.now = h.now.Add(signin.Idle - time.Millisecond)
	alive(true, "just before 12 hours without use")
	var err error
	for range 20 {
		h.now = h.now.Add(signin.Idle - time.Millisecond)
		if _, _, err = h.Lookup(t.Context(), s.Token); err != nil {
			break
		}
	}
	if age := h.now.Sub(s.CreatedAt); err == nil || age < signin.Lifetime-signin.Idle || age > signin.Lifetime+signin.Idle {
		t.Errorf("a sign-in in use ends after %s: %v", age, err)
	}
	s, err = h.Begin(t.Context(), "ada@shop.example", goodPassword, signin.From{})
	if err != nil {
		t.Fatal(err)
	}
	h.now = h.now.Add(signin.Idle)
	alive(false, "after 12 hours without use")
}

func TestSignInsAreEnded(t *testing.T) {
	h := newHouse(newStore(t))
	begin := func() signin.Started {
		t.Helper()
		h.now = h.now.Add(time.Second)
		s, err := h.Begin(t.Context(), "ada@shop.example", goodPassword, signin.From{"192.0.2.1", "Browser"})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	alive := func(s signin.Started) bool { _, _, err := h.Lookup(t.Context(), s.Token); return err == nil }
	first := h.owner(t)
	second, third := begin(), begin()
	if list, err := h.Of(t.Context(), first.UserID); err != nil || len(list) != 3 || list[0].ID != third.ID || list[0].Address != "192.0.2.1" {
		t.Errorf("%+v, %v", list, err)
	}
	if err := h.End(t.Context(), "user_other", second.ID); !fault.IsNotFound(err) {
		t.Errorf("somebody else ends a sign-in: %v", err)
	}
	if err := h.End(t.Context(), first.UserID, second.ID); err != nil || alive(second) || !alive(third) {
		t.Errorf("ended: %v", err)
	}
	if err := h.SetPassword(t.Context(), third.SignIn, "wrong", otherPassword); !fault.Has(err, "wrong_credentials") {
		t.Errorf("with a wrong old password: %v", err)
	}
	if err := h.SetPassword(t.Context(), third.SignIn, goodPassword, otherPassword); err != nil || alive(first) || !alive(third) {
		t.Errorf("a new password: %v, the others live: %t", err, alive(first))
	}
	_, err := h.Begin(t.Context(), "ada@shop.example", goodPassword, signin.From{})
	h.wants(t, "the old password", err, "wrong_credentials")
	link, _, err := h.NewLink(t.Context(), first.UserID)
	if err != nil {
		t.Fatal(err)
	}
	_, err = h.Block(t.Context(), first.UserID, true)
	h.wants(t, "blocking the last owner", err, "last_owner")
	h.otherOwner(t, "cid@shop.example")
	if _, err := h.Block(t.Context(), first.UserID, true); err != nil || alive(third) {
		t.Errorf("who is blocked: %v, is signed in: %t", err, alive(third))
	}
	_, _, err = h.Link(t.Context(), link)
	h.wants(t, "the link of who is blocked", err, "link_not_valid")
	_, _, err = h.NewLink(t.Context(), first.UserID)
	h.wants(t, "a new link of who is blocked", err, "user_blocked")
	if u, err := h.Block(t.Context(), first.UserID, false); err != nil || u.State != project.UserActive {
		t.Errorf("unblocked: %+v, %v", u, err)
	}
	if _, err := h.Begin(t.Context(), "ada@shop.example", otherPassword, signin.From{}); err != nil {
		t.Error(err)
	}
}

// TestOwnersCannotRemoveEachOther has two owners block each other at the same time: one stays.
func TestOwnersCannotRemoveEachOther(t *testing.T) {
	for name, open := range stores {
		t.Run(name, func(t *testing.T) {
			h := newHouse(open(t))
			for i := range 5 {
				users := []project.User{h.otherOwner(t, string(rune('a'+i))+"@shop.example"), h.otherOwner(t, string(rune('a'+i))+"@home.example")}
				var all sync.WaitGroup
				var done atomic.Int32
				for _, u := range users {
					all.Go(func() {
						_, err := h.Block(t.Context(), u.ID, true)
						if err == nil {
							done.Add(1)
						} else {
							h.wants(t, "who was late", err, "last_owner")
						}
					})
				}
				all.Wait()
				if n := done.Load(); n != 1 {
					t.Errorf("%d of two last owners are blocked", n)
				}
				for _, u := range users { // for the next round
					if _, err := h.store.Users().Update(t.Context(), u.ID, func(u *project.User) error { u.Owner = false; return nil }); err != nil {
						t.Fatal(err)
					}
				}
			}
		})
	}
}

func TestSignInsOfAUserAreBounded(t *testing.T) {
	h := newHouse(newStore(t))
	s := h.owner(t)
	u := s.User
	for range signin.MaxSignIns {
		h.now = h.now.Add(time.Second)
		if _, err := h.Begin(t.Context(), u.Email, goodPassword, signin.From{Agent: strings.Repeat("é", 300)}); err != nil {
			t.Fatal(err)
		}
	}
	if list, err := h.Of(t.Context(), u.ID); err != nil || len(list) != signin.MaxSignIns {
		t.Errorf("%d sign-ins, %v", len(list), err)
	}
	if _, _, err := h.Lookup(t.Context(), s.Token); !fault.Has(err, "unauthorized") {
		t.Errorf("the oldest one: %v", err)
	}
}

func TestLinkSetsAPasswordOnce(t *testing.T) {
	h := newHouse(newStore(t))
	owner := h.owner(t)
	old, _, err := h.NewLink(t.Context(), owner.UserID)
	if err != nil {
		t.Fatal(err)
	}
	token, l, err := h.NewLink(t.Context(), owner.UserID)
	if err != nil || l.ID == token {
		t.Fatal(err)
	}
	_, _, err = h.Link(t.Context(), old)
	h.wants(t, "the link before", err, "link_not_valid")
	s, err := h.Follow(t.Context(), token, signin.Welcome{Email: "eve@shop.example", Password: otherPassword}, signin.From{})
	if err != nil || s.User.Email != "Ada@shop.example" {
		t.Errorf("%+v, %v", s.User, err)
	}
	if _, _, err := h.Lookup(t.Context(), owner.Token); !fault.Has(err, "unauthorized") {
		t.Errorf("the sign-in before the new password: %v", err)
	}
	token, _, err = h.NewLink(t.Context(), owner.UserID)
	if err != nil {
		t.Fatal(err)
	}
	h.now = h.now.Add(signin.LinkLifetime)
	_, err = h.Follow(t.Context(), token, signin.Welcome{Password: goodPassword}, signin.From{})
	h.wants(t, "after 30 minutes", err, "link_not_valid")
}

func TestPasswordIsConfirmedForAWhile(t *testing.T) {
	h := newHouse(newStore(t))
	s := h.owner(t)
	h.now = h.now.Add(signin.Confirmed)
	if s.IsConfirmed(h.now) {
		t.Error("after ten minutes the sign-in is still confirmed")
	}
	h.wants(t, "a wrong password", h.Confirm(t.Context(), s.SignIn, "wrong"), "wrong_credentials")
	if err := h.Confirm(t.Context(), s.SignIn, goodPassword); err != nil {
		t.Fatal(err)
	}
	if now, _, err := h.Lookup(t.Context(), s.Token); err != nil || !now.IsConfirmed(h.now) {
		t.Errorf("%+v, %v", now, err)
	}
}

func TestHashIsRaisedAtTheNextSignIn(t *testing.T) {
	h := newHouse(newStore(t))
	owner := h.owner(t)
	defer signin.RaiseCost()()
	for range 2 {
		if _, err := h.Begin(t.Context(), "ada@shop.example", goodPassword, signin.From{}); err != nil {
			t.Fatal(err)
		}
	}
	if u, err := h.store.Users().Get(t.Context(), owner.UserID); err != nil || !strings.Contains(u.Password, ",t=3,") {
		t.Errorf("the hash is %.40s, %v", u.Password, err)
	}
}
