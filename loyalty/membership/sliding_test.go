package membership_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// sliding is a wallet whose points last for a year from the last purchase.
func sliding() program.CardDefinition {
	return program.CardDefinition{PointsExpiration: program.Expiration{
		Type: calc.SlidingExpiration, Period: calc.Period{Value: 1, Unit: calc.UnitYear}, Activity: program.Usage{Spending: true},
	}}
}

// adjust puts points on the card by hand.
func (e *earner) adjust(points int64) {
	e.Helper()
	_, _, err := e.Adjust(e.Context(), membership.CardPath{ProgramID: "lprg_1", MemberID: "lmbr_1", CardID: "lcrd_1"}, points, "")
	e.must(err)
}

// ends are the points of the open lots by their last days.
func (e *earner) ends() map[calc.Day]int64 {
	e.Helper()
	page, err := e.store.PointsLots().List(e.Context(), storage.Query{Filter: storage.Is("open", true)})
	e.must(err)
	ends := map[calc.Day]int64{}
	for _, l := range page.Items {
		ends[l.ExpiresOn] += l.Left
	}
	return ends
}

func TestSlidingDayIgnoresLotsWithOwnExpiration(t *testing.T) {
	short := fixed(10)
	short.Earnings[0].Effects[0].Award.Expiration = &program.Expiration{Type: calc.RollingExpiration, Period: calc.Period{Value: 5, Unit: calc.UnitDay}}
	e := newEarner(t, sliding(), short)
	e.pay("ord_1")
	e.adjust(100)
	e.now = e.now.AddDate(0, 0, 2)
	e.adjust(7) // shares the day of the points that slide, for nothing was bought since
	if diff := cmp.Diff(map[calc.Day]int64{"2026-11-26": 10, "2027-11-21": 107}, e.ends()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestNewSlidingPointsAreNotOverdue(t *testing.T) {
	e := newEarner(t, sliding())
	e.adjust(100)
	e.now = e.now.AddDate(1, 0, 1) // the day after the last one, before the run of the day
	e.adjust(7)
	if diff := cmp.Diff(map[calc.Day]int64{"2027-11-21": 100, "2028-11-22": 7}, e.ends()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestTransactionShowsDayOfSlidingPoints(t *testing.T) {
	wallet := sliding()
	wallet.PointsExpiration.Activity.Earning = true
	e := newEarner(t, wallet, fixed(10))
	e.pay("ord_1")
	e.now = e.now.AddDate(0, 0, 10)
	e.pay("ord_2")
	page, err := e.store.CardTransactions().List(t.Context(), storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	e.must(err)
	var shown []calc.Day
	for _, made := range page.Items {
		shown = append(shown, made.Details.ExpiresOn)
	}
	if diff := cmp.Diff([]calc.Day{"2027-11-21", "2027-12-01"}, shown); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[calc.Day]int64{"2027-12-01": 20}, e.ends()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
