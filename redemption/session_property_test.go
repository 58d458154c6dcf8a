package redemption_test

import (
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// cardModel is a gift card with its sessions, as the specification defines them.
type cardModel struct {
	quantity, uses, balance int64
	holds                   map[string]held
	now                     time.Time
}

type held struct {
	credits int64
	until   time.Time
}

// free is what a session may have: how many uses, and how many credits.
func (m *cardModel) free(key string) (uses, credits int64) {
	uses, credits = m.quantity-m.uses, m.balance
	for other, h := range m.holds {
		if other != key && h.until.After(m.now) {
			uses, credits = uses-1, credits-h.credits
		}
	}
	return uses, credits
}

// refuses is the key with which a use of some credits is refused, or empty.
func (m *cardModel) refuses(key string, credits int64) string {
	switch uses, most := m.free(key); {
	case uses < 1:
		return "quantity_exceeded"
	case credits > most:
		return "gift_amount_exceeded"
	}
	return ""
}

// TestSessionsReserveAsModelled draws what several sessions do with one gift card, and compares each answer with the model.
func TestSessionsReserveAsModelled(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := newShop(t)
		m := &cardModel{
			quantity: rapid.Int64Range(1, 4).Draw(rt, "quantity"), balance: rapid.Int64Range(100, 500).Draw(rt, "balance"),
			holds: map[string]held{}, now: opening,
		}
		amount := m.balance
		s.must(s.store.Vouchers().Insert(t.Context(), voucher.Voucher{
			ID: "v_card", Code: "card", Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: amount}, Active: true,
			Redemption: voucher.Redemption{Quantity: &m.quantity},
		}))
		keys := rapid.SampledFrom([]string{"a", "b", "c", "d", "e"})
		request := func(key string) (redemption.Request, int64) {
			credits := rapid.Int64Range(1, 200).Draw(rt, "credits")
			r := ask(1000, "card")
			r.Redeemables[0].Credits = &credits
			if key != "" {
				r.Session = &redemption.Session{Key: key, TTL: time.Duration(rapid.IntRange(1, 5).Draw(rt, "ttl")) * time.Hour}
			}
			return r, credits
		}
		refused := func(what, got, want string) {
			if got != want {
				rt.Fatalf("%s is refused with %q, want %q; the card is %+v", what, got, want, m)
			}
		}
		rt.Repeat(map[string]func(*rapid.T){
			"validate": func(*rapid.T) {
				key := keys.Draw(rt, "key")
				r, credits := request(key)
				result, err := s.engine.Validate(t.Context(), r)
				s.must(err)
				got := ""
				if e := result.Entries[0]; e.Err != nil {
					got = e.Err.Key
				}
				refused("a validation", got, m.refuses(key, credits))
				if got == "" {
					m.holds[key] = held{credits, m.now.Add(r.Session.TTL)}
				}
			},
			"redeem": func(*rapid.T) {
				key := rapid.OneOf(keys, rapid.Just("")).Draw(rt, "key")
				r, credits := request(key)
				_, err := s.engine.Redeem(t.Context(), r)
				got := ""
				for _, k := range []string{"quantity_exceeded", "gift_amount_exceeded"} {
					if hasKey(err, k) {
						got = k
					}
				}
				if got == "" {
					s.must(err)
				}
				refused("a redemption", got, m.refuses(key, credits))
				if got == "" {
					m.uses, m.balance = m.uses+1, m.balance-credits
					delete(m.holds, key)
				}
			},
			"release": func(*rapid.T) {
				key := keys.Draw(rt, "key")
				err := s.engine.ReleaseSession(t.Context(), "card", key)
				if live := m.holds[key].until.After(m.now); live == hasKey(err, "not_found") || !live && err == nil {
					rt.Fatalf("session %s lives: %v, and its release answers %v", key, live, err)
				}
				delete(m.holds, key)
			},
			"wait": func(*rapid.T) {
				m.now = m.now.Add(time.Duration(rapid.IntRange(1, 120).Draw(rt, "minutes")) * time.Minute)
				s.now = m.now
			},
			"": func(*rapid.T) {
				v := s.code("card")
				got, want := fmt.Sprint(v.Redemption.Redeemed, v.Balance()), fmt.Sprint(m.uses, m.balance)
				if got != want {
					rt.Fatalf("uses and balance are %s, want %s", got, want)
				}
				if uses, credits := m.free(""); uses < 0 || credits < 0 {
					rt.Fatalf("sessions hold more than there is: %+v", m)
				}
			},
		})
	})
}
