package membership_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

// TestWorkedNumbers are the numbers that the documentation of loyalty programs works out, by their names. Those of tiers, examinations and
// cancelled orders are tests of the API.
func TestWorkedNumbers(t *testing.T) {
	period := func(n int64, u calc.Unit) calc.Period { return calc.Period{Value: n, Unit: u} }
	for name, c := range map[string]struct{ got, want any }{
		"exp-10 a rolling day": {
			membership.ExpirationOf(program.Expiration{Type: calc.RollingExpiration, Period: period(1, calc.UnitDay)}).On("2026-06-18"), calc.Day("2026-06-19")},
		"exp-11 up to the next end of June": {
			membership.ExpirationOf(program.Expiration{Type: calc.RollingExpiration, Period: period(3, calc.UnitMonth),
				Rounding: calc.Rounding{Type: calc.RoundParticularMonth, Month: 6}}).On("2026-04-20"), calc.Day("2027-06-30")},
		"v2-pend-04 a date of today has passed": {
			activation(calc.Pending{Type: calc.FixedDates, Dates: []calc.MonthDay{{Day: 1, Month: 1}, {Day: 1, Month: 7}}}, "2026-07-01"), calc.Day("2027-01-01")},
		"v2-pend-04 the time counts from the activation": {
			membership.ExpirationOf(program.Expiration{Type: calc.RollingExpiration, Period: period(1, calc.UnitYear)}).On("2027-01-01"), calc.Day("2028-01-01")},
		"lot-01": {burnt(45, lot("a", 30, "2026-12-31"), lot("b", 20, "2026-08-31"), lot("c", 50, "")), "balance 55, 5 until 2026-12-31, a 5 b 0 c 50"},
		"lot-02": {burnt(0, lot("a", 2, "2023-02-28"), lot("b", 12, "2023-11-30"), lot("d", 13124, "")), "balance 13138, 2 until 2023-02-28, a 2 b 12 d 13124"},
		"v2-card-01": {balances(ledger.Figures{Earned: 40, Added: 700, Subtracted: 30, Expired: 300, Spent: 250, Locked: 250, Unlocked: 250, PendingTotal: 160,
			PendingActivated: 40}), "740 160 120"},
		"v2-lim-01":                  {earnable(program.Limit{Type: program.LimitBalance, Max: 1000}, program.Limit{}, 250, program.Standing{Balance: 700, Pending: 200}), "100 "},
		"v2-lim-03":                  {earnable(program.Limit{}, program.Limit{Type: program.LimitPoints, Max: 500}, 501, program.Standing{}), "0 TRANSACTION_EARNING_LIMIT_EXCEEDED"},
		"v2-lim-03 at the limit":     {earnable(program.Limit{}, program.Limit{Type: program.LimitPoints, Max: 500}, 500, program.Standing{}), "500 "},
		"v2-lim-04 a payment is cut": {spendable(600), "250 GLOBAL_SPENDING_LIMIT_EXCEEDED"},
		"v2-lim-04 a reward is not":  {spendable(300), "250 GLOBAL_SPENDING_LIMIT_EXCEEDED"},
		"v2-earn-01": {program.Award{Proportion: &program.Proportion{Calculation: program.CalculateOrderTotal, Every: 100, Value: decimal.RequireFromString("0.5")}}.
			PointsOf(program.Basis{OrderAmount: 10000, OrderTotal: 7350}), int64(37)},
		"v2-exp-run": {due("2026-06-10", lot("a", 50, "2026-06-09"), lot("b", 20, "2026-06-10")), "expired 50, balance 20"},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, c.got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func activation(p calc.Pending, earned calc.Day) calc.Day {
	on, _ := p.On(earned)
	return on
}

func lot(id string, points int64, until calc.Day) ledger.Lot {
	return ledger.Lot{ID: id, Opened: points, Left: points, ExpiresOn: until, Status: ledger.LotActive}
}

// open is a card with all of its lots on a day.
func open(today calc.Day, lots ...ledger.Lot) *ledger.Book {
	a := ledger.Account{ID: "lcrd_1"}
	for _, l := range lots {
		a.Balance += l.Left
		if l.ExpiresOn != "" && (a.Next.On == "" || l.ExpiresOn < a.Next.On) {
			a.Next = ledger.Next{On: l.ExpiresOn, Points: l.Left}
		}
	}
	n := 0
	b := ledger.NewBook(a, today.Begins(nil), today, func(prefix string) string { n++; return fmt.Sprint(prefix, n) }, nil, true)
	b.With(lots...)
	return b
}

func burnt(points int64, lots ...ledger.Lot) string {
	b := open("2023-01-01", lots...)
	if err := b.Burn("lctx_1", points); err != nil {
		return err.Error()
	}
	if err := b.Settle(); err != nil {
		return err.Error()
	}
	text := fmt.Sprintf("balance %d, %d until %s,", b.Balance, b.Next.Points, b.Next.On)
	left := map[string]int64{}
	for _, l := range b.Lots() {
		left[l.ID] = l.Left
	}
	for _, l := range lots {
		text += fmt.Sprintf(" %s %d", l.ID, left[l.ID])
	}
	return text
}

func due(today calc.Day, lots ...ledger.Lot) string {
	b := open(today, lots...)
	ids, err := b.Due()
	if err != nil {
		return err.Error()
	}
	return fmt.Sprintf("expired %d, balance %d", b.Expire(ids...), b.Balance)
}

func balances(f ledger.Figures) string {
	return fmt.Sprint(f.Total(), " ", f.Balance(), " ", f.Pending())
}

func limitsOf(global, single program.Limit) (l program.Limits) {
	if global.Type != "" {
		l.Global = program.LimitSet{Limited: true, Limits: []program.Limit{global}}
	}
	if single.Type != "" {
		l.Transactions = program.LimitSet{Limited: true, Limits: []program.Limit{single}}
	}
	return l
}

func earnable(global, single program.Limit, points int64, s program.Standing) string {
	d := program.CardDefinition{EarningLimits: limitsOf(global, single), PendingPoints: calc.Pending{Type: calc.PeriodBased}}
	allowed, refusal := d.Earnable(points, s)
	return fmt.Sprint(allowed, " ", refusal)
}

func spendable(points int64) string {
	d := program.CardDefinition{SpendingLimits: limitsOf(program.Limit{Type: program.LimitSpending, Max: 1000}, program.Limit{Type: program.LimitPoints, Max: 400})}
	allowed, refusal := d.Spendable(points, program.Standing{Ever: 750})
	return fmt.Sprint(allowed, " ", refusal)
}
