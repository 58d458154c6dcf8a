package redemption_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// hold opens a session, and returns the key with which that is refused.
func (s *shop) hold(key string, r redemption.Request) (refusal string) {
	s.t.Helper()
	if r.Session == nil {
		r.Session = &redemption.Session{}
	}
	r.Session.Key = key
	switch result, err := s.engine.Validate(s.t.Context(), r); {
	case hasKey(err, "too_many_sessions"):
		return "too_many_sessions"
	case hasKey(err, "invalid_payload"):
		return "invalid_payload"
	default:
		s.must(err)
		if !result.Valid {
			s.t.Fatalf("session %s: %s", key, described(result))
		}
	}
	return ""
}

// sessions is how many locks are stored.
func (s *shop) sessions() int {
	s.t.Helper()
	n, err := storage.Count(s.t.Context(), s.store.Sessions(), storage.Filter{})
	s.must(err)
	return n
}

func (s *shop) isHeld(key string, want bool) {
	s.t.Helper()
	if err := s.engine.ReleaseSession(s.t.Context(), "code", key); hasKey(err, "not_found") == want || !want && err == nil {
		s.t.Errorf("session %s is open: %v, want %v", key, err == nil, want)
	}
}

func TestSessionsOfCodeAreBounded(t *testing.T) {
	for name, c := range map[string]struct {
		make    func(*shop)
		refusal string
	}{
		"one for so many uses": {func(s *shop) { s.coupon("code", amountOff(1), quantity(1e6)) }, "too_many_sessions"},
		"a gift card":          {func(s *shop) { s.gift("code", 1e6) }, "too_many_sessions"},
		"one without a limit":  {func(s *shop) { s.coupon("code", amountOff(1)) }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			c.make(s)
			for i := range redemption.MaxSessionsOfVoucher {
				s.now = s.now.Add(time.Millisecond)
				if got := s.hold(fmt.Sprint("key-", i), ask(100, "code")); got != "" {
					t.Fatalf("session %d is refused with %s", i, got)
				}
			}
			if got := s.hold("key-500", ask(100, "code")); got != "" {
				t.Errorf("a session that is open is not opened again: %s", got)
			}
			if got := s.hold("one-more", ask(100, "code")); got != c.refusal {
				t.Errorf("one more is refused with %q, want %q", got, c.refusal)
			}
			if n := s.sessions(); n != redemption.MaxSessionsOfVoucher {
				t.Errorf("%d sessions are stored", n)
			}
			s.isHeld("key-0", c.refusal != "") // it ends first
			s.isHeld("key-1", true)
			s.isHeld("one-more", c.refusal == "")
			if got := s.hold("after", ask(100, "code")); got != "" {
				t.Errorf("a session that ended makes no room: %s", got)
			}
			s.now = s.now.Add(redemption.DefaultSessionTTL)
			s.hold("a week later", ask(100, "code"))
			if n := s.sessions(); n != 1 {
				t.Errorf("%d sessions are stored a week later", n)
			}
		})
	}
}

func TestSessionsOfCustomerAreBounded(t *testing.T) {
	s := newShop(t)
	s.must(s.store.Customers().Insert(t.Context(), customer.Customer{ID: "cust_ann", SourceID: "ann"}, customer.Customer{ID: "cust_bob", SourceID: "bob"}))
	by := func(code, source string) redemption.Request {
		r := ask(100, code)
		r.Customer = &customer.Request{SourceID: source}
		return r
	}
	for i := range redemption.MaxSessionsOfCustomer + 1 {
		s.coupon(fmt.Sprint("code", i), amountOff(1))
		want := ""
		if i == redemption.MaxSessionsOfCustomer {
			want = "too_many_sessions"
		}
		if got := s.hold(fmt.Sprint("key-", i), by(fmt.Sprint("code", i), "ann")); got != want {
			t.Fatalf("session %d is refused with %q, want %q", i, got, want)
		}
	}
	if got := s.hold("key-0", by("code0", "ann")); got != "" {
		t.Errorf("a session that is open is not opened again: %s", got)
	}
	for _, other := range []string{"bob", "a customer who is not stored"} {
		if got := s.hold("other", by("code0", other)); got != "" {
			t.Errorf("the sessions of one customer count for %s: %s", other, got)
		}
	}
	s.now = s.now.Add(redemption.DefaultSessionTTL)
	if got := s.hold("later", by("code0", "ann")); got != "" {
		t.Errorf("sessions that are over count: %s", got)
	}
}

func TestSessionKeyIsBounded(t *testing.T) {
	s := newShop(t)
	s.coupon("code", amountOff(1))
	if got := s.hold(strings.Repeat("ä", redemption.MaxSessionKey), ask(100, "code")); got != "" {
		t.Errorf("the longest key is refused with %s", got)
	}
	long := strings.Repeat("ä", redemption.MaxSessionKey+1)
	if got := s.hold(long, ask(100, "code")); got != "invalid_payload" {
		t.Errorf("a longer one is refused with %q", got)
	}
	r := ask(100, "code")
	r.Session = &redemption.Session{Key: long}
	if _, err := s.engine.Redeem(t.Context(), r); !hasKey(err, "invalid_payload") {
		t.Errorf("a redemption by it ends with %v", err)
	}
}

func TestSessionsOfPagesAreShort(t *testing.T) {
	for name, c := range map[string]struct {
		visitor   bool
		ttl, want time.Duration
	}{
		"a page that says nothing":    {true, 0, redemption.MaxVisitorTTL},
		"a page that asks for longer": {true, 48 * time.Hour, redemption.MaxVisitorTTL},
		"a page that asks for less":   {true, time.Hour, time.Hour},
		"a server that says nothing":  {false, 0, redemption.DefaultSessionTTL},
		"a server":                    {false, 48 * time.Hour, 48 * time.Hour},
	} {
		s := newShop(t)
		s.coupon("code", amountOff(1))
		r := ask(100, "code")
		r.Session, r.Caller.Visitor = &redemption.Session{TTL: c.ttl}, c.visitor
		s.hold("key", r)
		page, err := s.store.Sessions().List(t.Context(), storage.Query{})
		s.must(err)
		if got := page.Items[0].ExpiresAt.Sub(s.now); got != c.want {
			t.Errorf("the session of %s lasts %s, want %s", name, got, c.want)
		}
	}
}

func TestExpiredSessionsAreDeleted(t *testing.T) {
	s := newShop(t)
	for i := range 1200 {
		s.must(s.store.Sessions().Insert(t.Context(), redemption.Lock{
			ID: fmt.Sprint(i), Key: "key", RedeemableID: "v_gone", ExpiresAt: s.now.Add(time.Duration(i-1100) * time.Second),
		}))
	}
	calls := 0
	for more := true; more; calls++ {
		var err error
		more, err = redemption.DailySteps(s.engine)[0].Do(t.Context(), "", nil)
		s.must(err)
	}
	if n := s.sessions(); n != 100 || calls != 3 {
		t.Errorf("%d sessions are left after %d calls, want 100 after 3", n, calls)
	}
}

// TestSessionOfLessThanAMillisecondIsOver redeems the only use of a code in the millisecond in which a session of a nanosecond was opened:
// instants have whole milliseconds, and a session that is over must not hold the code until the next one.
func TestSessionOfLessThanAMillisecondIsOver(t *testing.T) {
	s := newShop(t)
	s.coupon("code", amountOff(1), quantity(1))
	r := ask(100, "code")
	r.Session = &redemption.Session{TTL: time.Nanosecond}
	s.hold("key", r)
	s.isHeld("key", false)
	if _, err := s.engine.Redeem(t.Context(), ask(100, "code")); err != nil {
		t.Errorf("the use is held by a session that is over: %v", err)
	}
}
