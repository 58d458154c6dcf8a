package membership_test

import (
	"context"
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// earner is an ACTIVE program with one wallet and one member with a card; rules are added by tests.
type earner struct {
	testing.TB
	*membership.Engine
	store *memory.Project
	now   time.Time
	paid  int
}

func newEarner(t testing.TB, wallet program.CardDefinition, rules ...program.EarningRule) *earner {
	t.Helper()
	e := &earner{TB: t, store: memory.New().Project("proj_1"), now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)}
	e.Engine = membership.New(membership.Deps{Store: e.store, Env: env.Env{Now: func() time.Time { return e.now }, NewID: env.NewID}, Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil }})
	wallet.ID, wallet.Status = "lcdef_1", program.StatusActive
	if wallet.PendingPoints.Type == "" {
		wallet.PendingPoints.Type = calc.Immediate
	}
	e.must(e.store.CardDefinitions().Insert(t.Context(), wallet))
	e.must(e.store.Programs().Insert(t.Context(), program.Program{ID: "lprg_1", Name: "Club", Status: program.StatusActive}))
	e.must(e.store.Customers().Insert(t.Context(), customer.Customer{ID: "cust_1"}))
	e.must(e.store.Members().Insert(t.Context(), membership.Member{ID: "lmbr_1", ProgramID: "lprg_1", CustomerID: "cust_1", Status: membership.StatusActive}))
	e.must(e.store.MemberCards().Insert(t.Context(), membership.Card{ID: "lcrd_1", MemberID: "lmbr_1", ProgramID: "lprg_1", CustomerID: "cust_1", DefinitionID: "lcdef_1"}))
	for i, r := range rules {
		r.ID, r.Status, r.Trigger.Event = fmt.Sprintf("lern_%03d", i), program.StatusActive, program.EventOrderPaid
		if r.Name == "" {
			r.Name = "Rule"
		}
		e.must(e.store.ProgramEarningRules().Insert(t.Context(), r))
		e.must(e.store.ProgramAssignments().Insert(t.Context(), program.Assignment{
			ID: "lasgm_" + r.ID, ProgramID: "lprg_1", Type: program.AssignedEarningRule, ResourceID: r.ID, CreatedAt: e.now.Add(time.Duration(i) * time.Second)}))
	}
	return e
}

func (e *earner) must(err error) {
	e.Helper()
	if err != nil {
		e.Fatal(err)
	}
}

// fixed is a rule that gives points.
func fixed(points int64) program.EarningRule {
	return program.EarningRule{Earnings: []program.Earning{{ID: "lernei_1", Effects: []program.Effect{{Award: program.Award{CardDefinitionID: "lcdef_1", Points: points}}}}}}
}

// pay hands the event of an order that was paid to the worker.
func (e *earner) pay(id string) {
	e.Helper()
	e.paid++
	data, err := json.Marshal(map[string]any{"order": order.Order{ID: id, CustomerID: "cust_1", Status: order.StatusPaid, Amount: discount.Minor(5000)}})
	e.must(err)
	happened := event.Event{ID: fmt.Sprintf("ev_%d", e.paid), Type: order.EventPaid, EntityID: id, CustomerID: "cust_1", Data: data, CreatedAt: e.now}
	consumers := &outbox.Consumers{}
	membership.Subscribe(consumers, func(string) *membership.Engine { return e.Engine })
	e.must(storage.Atomic(e.Context(), e.store, func(tx *memory.Project) error { return consumers.Take(e.Context(), "proj_1", tx, happened) }))
}

// card is what the card holds and waits for, and the transactions on it.
func (e *earner) card() (balance, pending int64, transactions []string) {
	e.Helper()
	c, err := e.store.MemberCards().Get(e.Context(), "lcrd_1")
	e.must(err)
	page, err := e.store.CardTransactions().List(e.Context(), storage.Query{})
	e.must(err)
	for _, t := range page.Items {
		transactions = append(transactions, fmt.Sprintf("%s %s %d %s", t.Type, t.Status, t.Points, t.Details.RejectionReason))
	}
	return c.Figures.Balance(), c.Figures.Pending(), transactions
}

func TestPaidOrderEarnsOnce(t *testing.T) {
	e := newEarner(t, program.CardDefinition{}, fixed(10), fixed(5))
	e.pay("ord_1")
	e.pay("ord_1")
	balance, _, transactions := e.card()
	if diff := cmp.Diff([]string{"POINTS_EARNED APPROVED 10 ", "POINTS_EARNED APPROVED 5 "}, transactions); balance != 15 || diff != "" {
		t.Errorf("balance %d (-want +got):\n%s", balance, diff)
	}
	e.pay("ord_2")
	if balance, _, _ = e.card(); balance != 30 {
		t.Errorf("after a second order: %d", balance)
	}
}

func TestPaidOrderEarnsOnceByEditedRule(t *testing.T) {
	two := fixed(10)
	two.Earnings[0].Effects = append(two.Earnings[0].Effects, program.Effect{Award: program.Award{CardDefinitionID: "lcdef_1", Points: 1}})
	two.Earnings[0].Effects[0].Award.Points = 0 // gives nothing, and so leaves no trace
	e := newEarner(t, program.CardDefinition{}, two, fixed(5))
	e.pay("ord_1")
	for _, id := range []string{"lern_000", "lern_001"} {
		_, err := e.store.ProgramEarningRules().Update(t.Context(), id, func(r *program.EarningRule) error {
			*r = program.EarningRule{ID: r.ID, Name: r.Name, Status: r.Status, Trigger: r.Trigger, Earnings: fixed(50).Earnings}
			r.Earnings[0].ID = "lernei_2" // parts that a change does not name are new ones
			return nil
		})
		e.must(err)
	}
	e.pay("ord_1")
	balance, _, transactions := e.card()
	if diff := cmp.Diff([]string{"POINTS_EARNED APPROVED 1 ", "POINTS_EARNED APPROVED 5 "}, transactions); balance != 6 || diff != "" {
		t.Errorf("balance %d (-want +got):\n%s", balance, diff)
	}
	e.pay("ord_2")
	if balance, _, _ = e.card(); balance != 106 {
		t.Errorf("after a second order: %d", balance)
	}
}

func TestPointsArePendingByWallet(t *testing.T) {
	e := newEarner(t, program.CardDefinition{PendingPoints: calc.Pending{Type: calc.PeriodBased, Period: calc.Period{Value: 3, Unit: calc.UnitDay}}}, fixed(10))
	e.pay("ord_1")
	if balance, pending, _ := e.card(); balance != 0 || pending != 10 {
		t.Errorf("balance %d, pending %d", balance, pending)
	}
}

func TestLimitsOfAWalletCutAndReject(t *testing.T) {
	e := newEarner(t, program.CardDefinition{EarningLimits: program.Limits{Global: program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitTime, Max: 15, Unit: calc.UnitMonth}}}}}, fixed(10))
	e.pay("ord_1")
	e.pay("ord_2")
	e.pay("ord_3")
	balance, _, transactions := e.card()
	want := []string{"POINTS_EARNED APPROVED 10 ", "POINTS_EARNED APPROVED 5 ", "POINTS_EARNED REJECTED 10 " + program.RejectedGlobalEarning}
	if diff := cmp.Diff(want, transactions); balance != 15 || diff != "" {
		t.Errorf("balance %d (-want +got):\n%s", balance, diff)
	}
	e.now = e.now.AddDate(0, 1, 0)
	e.pay("ord_4")
	if balance, _, _ = e.card(); balance != 25 {
		t.Errorf("in the next month: %d", balance)
	}
}

func TestLimitsOfRule(t *testing.T) {
	waiting, counted, bounded := fixed(1), fixed(10), fixed(100)
	waiting.TriggerLimits.Cooldown = calc.Period{Value: 1, Unit: calc.UnitHour}
	counted.TriggerLimits.Max, counted.TriggerLimits.Unit = 2, calc.UnitDay
	bounded.EarningLimits = program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitTime, Max: 250, Unit: calc.UnitWeek}}}
	e := newEarner(t, program.CardDefinition{}, waiting, counted, bounded)
	var got []int64
	for i := range 4 {
		e.pay(fmt.Sprintf("ord_%d", i))
		balance, _, _ := e.card()
		got = append(got, balance)
		e.now = e.now.Add(30 * time.Minute)
	}
	if diff := cmp.Diff([]int64{111, 221, 272, 272}, got); diff != "" {
		t.Errorf("balances (-want +got):\n%s", diff)
	}
}

func TestClosedProgramGivesNoPoints(t *testing.T) {
	for name, change := range map[string]func(*earner){
		"an_inactive_program": func(e *earner) {
			_, err := e.store.Programs().Update(e.Context(), "lprg_1", func(p *program.Program) error { p.Status = program.StatusInactive; return nil })
			e.must(err)
		},
		"an_inactive_member": func(e *earner) {
			_, err := e.store.Members().Update(e.Context(), "lmbr_1", func(m *membership.Member) error { m.Status = membership.StatusInactive; return nil })
			e.must(err)
		},
		"a_program_that_ended": func(e *earner) {
			_, err := e.store.Programs().Update(e.Context(), "lprg_1", func(p *program.Program) error { p.Validity.End = e.now.Add(-time.Hour); return nil })
			e.must(err)
		},
		"an_inactive_rule": func(e *earner) {
			_, err := e.store.ProgramEarningRules().Update(e.Context(), "lern_000", func(r *program.EarningRule) error { r.Status = program.StatusInactive; return nil })
			e.must(err)
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := newEarner(t, program.CardDefinition{}, fixed(10))
			change(e)
			e.pay("ord_1")
			if balance, _, transactions := e.card(); balance != 0 || len(transactions) != 0 {
				t.Errorf("balance %d, transactions %v", balance, transactions)
			}
		})
	}
}

// BenchmarkEarningOfOneOrder is a paid order against a program with 100 rules: all of them, or one, give something.
func BenchmarkEarningOfOneOrder(b *testing.B) {
	dear := rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{"$more_than": {json.Number("900000")}}}}, Logic: "1"}
	for name, fulfilled := range map[string]int{"that_100_rules_give_for": 100, "that_1_of_100_rules_gives_for": 1} {
		b.Run(name, func(b *testing.B) {
			rules := make([]program.EarningRule, 100)
			for i := range rules {
				if rules[i] = fixed(1); i >= fulfilled {
					rules[i].Earnings[0].Rules = dear
				}
			}
			e := newEarner(b, program.CardDefinition{}, rules...)
			for i := 0; b.Loop(); i++ {
				e.pay(fmt.Sprintf("ord_%d", i))
			}
		})
	}
}
