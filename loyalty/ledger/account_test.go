package ledger_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
)

const today = calc.Day("2026-03-15")

// open opens an account whose lots are all known.
func open(a ledger.Account, lots ...ledger.Lot) *ledger.Book {
	n := 0
	id := func(prefix string) string { n++; return fmt.Sprintf("%s%d", prefix, n) }
	return ledger.NewBook(a, time.Date(2026, 3, 15, 12, 0, 0, 0, time.UTC), today, id, lots, true)
}

func TestPointsReturnToTheirLotUntilItsLastDay(t *testing.T) {
	for name, c := range map[string]struct {
		ends   calc.Day
		status ledger.LotStatus
		back   bool
	}{
		"it never ends":       {"", ledger.LotActive, true},
		"it ends today":       {today, ledger.LotActive, true},
		"it ended yesterday":  {today.AddDays(-1), ledger.LotActive, false},
		"it was ended":        {today, ledger.LotExpired, false},
		"it ended for ever":   {"", ledger.LotDeleted, false},
		"it ends in a month":  {today.AddDays(30), ledger.LotActive, true},
		"it was ended before": {today.AddDays(30), ledger.LotExpired, false},
	} {
		t.Run(name, func(t *testing.T) {
			lot := ledger.Lot{ID: "old", AccountID: "v_1", Opened: 10, ExpiresOn: c.ends, Status: c.status}
			b := open(ledger.Account{ID: "v_1"}, lot)
			takes := []ledger.Take{{ID: "lpt_1", EntryID: "entry", LotID: "old", Points: 10}}
			if err := b.Restore("back", takes, 4, ledger.Terms{ExpiresOn: "2027-01-01"}); err != nil {
				t.Fatal(err)
			}
			left := map[string]int64{}
			for _, l := range b.Lots() {
				left[string(l.ExpiresOn)+" "+l.ID] = l.Left
			}
			want := map[string]int64{string(c.ends) + " old": 4}
			if !c.back {
				want = map[string]int64{string(c.ends) + " old": 0, "2027-01-01 " + ledger.LotPrefix + "1": 4}
			}
			if diff := cmp.Diff(want, left); diff != "" || b.Balance != 4 {
				t.Errorf("the balance is %d, the lots (-want +got):\n%s", b.Balance, diff)
			}
		})
	}
}

func TestRestoreRefusesMoreThanWasTaken(t *testing.T) {
	lot := ledger.Lot{ID: "lot", AccountID: "v_1", Opened: 10, Status: ledger.LotActive}
	takes := []ledger.Take{{ID: "lpt_1", EntryID: "entry", LotID: "lot", Points: 10, Returned: 7, Restored: 7}}
	if err := open(ledger.Account{ID: "v_1"}, lot).Restore("back", takes, 4, ledger.Terms{}); !errors.Is(err, ledger.ErrInsufficient) {
		t.Errorf("4 of the 3 that are out: %v", err)
	}
	b := open(ledger.Account{ID: "v_1"}, lot)
	if err := b.Restore("back", takes, 3, ledger.Terms{}); err != nil || b.Balance != 3 {
		t.Errorf("3 of 3: %v, balance %d", err, b.Balance)
	}
}

// TestRestoredLoosePointsAreLoose is about cards that were made before lots, or with points that lie in none.
func TestRestoredLoosePointsAreLoose(t *testing.T) {
	b := open(ledger.Account{ID: "v_1", Balance: 20})
	if err := b.Burn("entry", 15); err != nil {
		t.Fatal(err)
	}
	if err := b.Restore("back", b.Changes().Taken, 6, ledger.Terms{}); err != nil || b.Balance != 11 || len(b.Lots()) > 0 {
		t.Errorf("%v: the balance is %d, the lots are %+v", err, b.Balance, b.Lots())
	}
}

func TestBalanceIsBounded(t *testing.T) {
	for balance, fits := range map[int64]bool{ledger.MaxPoints - 10: true, ledger.MaxPoints - 9: false} {
		_, err := open(ledger.Account{ID: "v_1", Balance: balance}).Open("entry", 10, ledger.Terms{})
		if fits && err != nil || !fits && !fault.Has(err, "invalid_payload") {
			t.Errorf("10 points to %d: %v", balance, err)
		}
	}
}

func TestSlideMovesSlidingLotsOnly(t *testing.T) {
	sliding := ledger.Lot{ID: "sliding", AccountID: "v_1", Opened: 5, Left: 5, ExpiresOn: today, ExpirationType: calc.SlidingExpiration, Status: ledger.LotActive}
	fixed := ledger.Lot{ID: "fixed", AccountID: "v_1", Opened: 7, Left: 7, ExpiresOn: today, ExpirationType: calc.RollingExpiration, Status: ledger.LotActive}
	b := open(ledger.Account{ID: "v_1", Balance: 12, Next: ledger.Next{On: today, Points: 12}}, sliding, fixed)
	if err := errors.Join(b.Slide("2026-09-01"), b.Settle()); err != nil {
		t.Fatal(err)
	}
	days := map[string]calc.Day{}
	for _, l := range b.Lots() {
		days[l.ID] = l.ExpiresOn
	}
	if diff := cmp.Diff(map[string]calc.Day{"sliding": "2026-09-01", "fixed": today}, days); diff != "" || b.Next != (ledger.Next{On: today, Points: 7}) {
		t.Errorf("next is %+v, the days (-want +got):\n%s", b.Next, diff)
	}
}

func TestWriteOffEmptiesAccount(t *testing.T) {
	b := open(ledger.Account{ID: "lcrd_1", Balance: 12, Next: ledger.Next{On: today, Points: 5}},
		ledger.Lot{ID: "one", AccountID: "lcrd_1", Opened: 9, Left: 5, ExpiresOn: today, Status: ledger.LotActive},
		ledger.Lot{ID: "two", AccountID: "lcrd_1", Opened: 4, Left: 4, Status: ledger.LotActive},
		ledger.Lot{ID: "ended before", AccountID: "lcrd_1", Opened: 3, Ended: 3, ExpiresOn: today, Status: ledger.LotExpired})
	lost, err := b.WriteOff()
	if err != nil || lost != 12 || b.Balance != 0 || b.Next != (ledger.Next{}) {
		t.Errorf("%d are lost (%v); left: %d, next %+v", lost, err, b.Balance, b.Next)
	}
	for _, l := range b.Lots() {
		if l.Left != 0 || l.Ended == 0 || (l.Status == ledger.LotExpired) != (l.ID == "ended before") {
			t.Errorf("the lot is %+v", l)
		}
	}
	var f ledger.Figures
	f.Post(ledger.PointsPurchased, 12)
	f.Post(ledger.WriteOff, lost)
	if f.Balance() != 0 || f.Purchased != 12 || f.WrittenOff != 12 {
		t.Errorf("the figures are %+v", f)
	}
}

func TestSumsOfRows(t *testing.T) {
	lot := func(id string, left, ended int64, on calc.Day, status ledger.LotStatus) ledger.Lot {
		return ledger.Lot{ID: id, Opened: 10, Left: left, Ended: ended, ExpiresOn: on, Status: status}
	}
	lots := []ledger.Lot{
		lot("never", 1, 0, "", ledger.LotActive), lot("later", 2, 0, "2026-06-01", ledger.LotActive), lot("soon", 3, 0, "2026-04-01", ledger.LotActive),
		lot("soon, too", 4, 0, "2026-04-01", ledger.LotActive), lot("ended", 0, 10, "2026-01-01", ledger.LotExpired), lot("empty", 0, 0, "2026-02-01", ledger.LotActive),
	}
	waiting := []ledger.Pending{{Points: 5, Status: ledger.PendingWaiting}, {Points: 6, Status: ledger.PendingActivated}, {Points: 8, Status: ledger.PendingWaiting}}
	want := ledger.Sums{Open: 10, Next: ledger.Next{On: "2026-04-01", Points: 7}, Waiting: 13}
	if diff := cmp.Diff(want, ledger.SumsOf(lots, waiting)); diff != "" {
		t.Errorf("sums (-want +got):\n%s", diff)
	}
	takes := []ledger.Take{{LotID: "never", Points: 12, Returned: 4, Restored: 3}, {LotID: "later", Points: 8}, {LotID: "soon", Points: 6}, {LotID: "soon, too", Points: 6},
		{LotID: "empty", Points: 7}, {LotID: "empty", Points: 3}, {Points: 50}}
	uneven := map[string]int64{}
	ledger.Uneven(lots, takes, func(id string, _, computed int64) { uneven[id] = computed })
	if diff := cmp.Diff(map[string]int64{"soon": 9}, uneven); diff != "" {
		t.Errorf("uneven lots (-want +got):\n%s", diff)
	}
}
