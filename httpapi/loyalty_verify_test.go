package httpapi_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// differences lists what verification finds for a card, without the code at the beginning of each line.
func (s *server) differences(code string) (found []string) {
	s.t.Helper()
	_, err := s.engine.Project(s.project).Verify(s.t.Context(), func(difference string) {
		if rest, mine := strings.CutPrefix(difference, "voucher "+code+": "); mine {
			found = append(found, rest)
		}
	})
	if err != nil {
		s.t.Fatal(err)
	}
	return found
}

func TestVerificationFindsRowsChangedInStorage(t *testing.T) {
	for name, c := range map[string]struct {
		tamper func(v *voucher.Voucher, l *ledger.Lot)
		want   []string
	}{
		"nothing":       {func(*voucher.Voucher, *ledger.Lot) {}, nil},
		"fewer points":  {func(v *voucher.Voucher, _ *ledger.Lot) { v.Loyalty.Points -= 10 }, []string{"the points is 90, its records say 100", "the balance is 60, its records say 70"}},
		"less taken":    {func(v *voucher.Voucher, _ *ledger.Lot) { v.Loyalty.Subtracted = 29 }, []string{"the points taken off is 29, its records say 30"}},
		"some expired":  {func(v *voucher.Voucher, _ *ledger.Lot) { v.Loyalty.Expired = 5 }, []string{"the points expired is 5, its records say 0", "the balance is 65, its records say 70"}},
		"some redeemed": {func(v *voucher.Voucher, _ *ledger.Lot) { v.Redemption.RedeemedPoints = 1 }, []string{"the points redeemed is 1, its records say 0", "the balance is 69, its records say 70"}},
		"a fuller lot": {func(_ *voucher.Voucher, l *ledger.Lot) { l.Left += 7 }, []string{
			"the balance is 70, its records say 77", "the points that expire next is 70, its records say 77", "what lot LOT began with is 100, its records say 107"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			_, club := s.loyaltyCampaign("Club", lasting(3))
			code := s.card(club, "ann")
			s.add(code, 100)
			s.add(code, -30)
			store := s.backend.store(s.project)
			lot, _, err := storage.First(t.Context(), store.PointsLots(), storage.Query{})
			if err != nil {
				t.Fatal(err)
			}
			_, err = store.Vouchers().Update(t.Context(), lot.AccountID, func(v *voucher.Voucher) error {
				card := *v.Loyalty
				v.Loyalty = &card
				c.tamper(v, &lot)
				return nil
			})
			if err == nil {
				_, err = store.PointsLots().Update(t.Context(), lot.ID, func(l *ledger.Lot) error { *l = lot; return nil })
			}
			if err != nil {
				t.Fatal(err)
			}
			found := s.differences(code)
			for i := range found {
				found[i] = strings.Replace(found[i], lot.ID, "LOT", 1)
			}
			if diff := cmp.Diff(c.want, found); diff != "" {
				t.Errorf("differences (-want +got):\n%s", diff)
			}
		})
	}
}

func TestWrongTransfersAreRefusedAndMoveNothing(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann, bob := s.card(club, "ann"), s.card(club, "bob")
	loose := s.post("/v1/campaigns/Club/vouchers/LOOSE", object{})["code"].(string)
	s.add(ann, 10)
	before := []string{s.figures(ann), s.figures(bob)}
	for name, c := range map[string]struct {
		body         any
		status       int
		key, details string
	}{
		"to itself":         {[]object{{"code": bob, "points": 1, "source_id": "x"}}, 400, "invalid_payload", "must not be the card that the points go to"},
		"twice":             {[]object{{"code": ann, "points": 1, "source_id": "x"}, {"code": ann, "points": 1, "source_id": "y"}}, 400, "invalid_payload", "must not be there twice"},
		"negative points":   {[]object{{"code": ann, "points": -1, "source_id": "x"}}, 400, "invalid_payload", "points must be 1 to"},
		"no points":         {[]object{{"code": ann, "points": 0, "source_id": "x"}}, 400, "invalid_payload", "points must be 1 to"},
		"more than it has":  {[]object{{"code": ann, "points": 11, "source_id": "x"}}, 400, "loyalty_card_points_exceeded", "11"},
		"part of it fails":  {[]object{{"code": ann, "points": 3, "source_id": "x"}, {"code": "nobody", "points": 1, "source_id": "y"}}, 404, "not_found", "nobody"},
		"nobody holds it":   {[]object{{"code": loose, "points": 1, "source_id": "x"}}, 400, "invalid_customer", ""},
		"no card":           {[]object{{"points": 1, "source_id": "x"}}, 400, "invalid_payload", "code"},
		"nothing":           {[]object{}, 400, "invalid_payload", "at least one"},
		"not a list":        {object{"code": ann, "points": 1}, 400, "invalid_payload", ""},
		"points are a word": {[]object{{"code": ann, "points": "many", "source_id": "x"}}, 400, "invalid_payload", "points must be integer"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, "POST", club+"/members/"+bob+"/transfers", c.body)
			if diff := cmp.Diff(before, []string{s.figures(ann), s.figures(bob)}); diff != "" {
				t.Errorf("the cards changed (-want +got):\n%s", diff)
			}
		})
	}
}

func TestVerificationFindsLimitAboveEarnedPoints(t *testing.T) {
	s := newServer(t)
	_, m, _ := s.newMember(object{})
	s.paysOrder("o1")
	s.expectBalance(m, "10 0")
	s.requireConsistentFigures()
	tallies := s.backend.store(s.project).MemberTallies()
	earned, found, err := storage.First(t.Context(), tallies, storage.Query{Filter: storage.Where("subject", storage.OpStartsWith, "card ")})
	if err != nil || !found {
		t.Fatalf("the card has no row of figures: %v", err)
	}
	if _, err := tallies.Update(t.Context(), earned.ID, func(t *membership.Tally) error { t.Points++; return nil }); err != nil {
		t.Fatal(err)
	}
	want := "what limits count that card " + strings.TrimPrefix(earned.Subject, "card ") + " earned, since 2026-11-21: stored 11, the records say at most 10\n"
	if got := s.verify(); got != want {
		t.Errorf("verify says %q, want %q", got, want)
	}
}
