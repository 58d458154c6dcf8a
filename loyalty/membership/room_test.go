package membership_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

// delayed is a wallet whose points wait for three days.
func delayed() program.CardDefinition {
	return program.CardDefinition{PendingPoints: calc.Pending{Type: calc.PeriodBased, Period: calc.Period{Value: 3, Unit: calc.UnitDay}}}
}

func TestPendingPointsCountForMaximumOfCard(t *testing.T) {
	e := newEarner(t, delayed(), fixed(10))
	e.pay("ord_1")
	path := membership.CardPath{ProgramID: "lprg_1", MemberID: "lmbr_1", CardID: "lcrd_1"}
	if _, _, err := e.Adjust(t.Context(), path, ledger.MaxPoints-9, ""); !fault.Has(err, "invalid_payload") {
		t.Errorf("more than there is room for: %v", err)
	}
	e.adjust(ledger.MaxPoints - 10)
	e.pay("ord_2") // rejected: it would find no room on its day
	if more, err := membership.DailySteps(e.Engine)[0].Do(t.Context(), "2026-11-24", nil); more || err != nil {
		t.Errorf("more %v, %v", more, err)
	}
	if balance, pending, transactions := e.card(); balance != ledger.MaxPoints || pending != 0 {
		t.Errorf("balance %d, pending %d\n%q", balance, pending, transactions)
	}
}

// TestFullLifetimeCounterIsRefused takes all points off a card and puts them back, again and again. What was added ends at the
// most that a card can be given; what was taken off has no such end, and is refused before it would come back as a negative number.
func TestFullLifetimeCounterIsRefused(t *testing.T) {
	e := newEarner(t, program.CardDefinition{AllowNegative: true}, fixed(10))
	path := membership.CardPath{ProgramID: "lprg_1", MemberID: "lmbr_1", CardID: "lcrd_1"}
	var err error
	n := 0
	for ; err == nil && n < 1100; n++ {
		if _, _, err = e.Adjust(t.Context(), path, -ledger.MaxPoints, ""); err == nil {
			_, _, err = e.Adjust(t.Context(), path, ledger.MaxPoints, "")
		}
	}
	if !fault.Has(err, "invalid_payload") || n != 513 {
		t.Errorf("after %d rounds: %v", n, err)
	}
	if balance, _, _ := e.card(); balance != 0 {
		t.Errorf("balance %d, want 0", balance)
	}
}
