package storagetest

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// testMembers has members of a loyalty program spend at once what does not suffice for all of them.
func testMembers(t *testing.T, s *suite) {
	t.Run("the_last_unit_of_a_reward_is_bought_once", func(t *testing.T) {
		t.Parallel()
		c := newMugShop(t, s.project(), 4, 100, 2)
		c.buy(2, "reward_out_of_stock")
		a, err := c.store.ProgramAssignments().Get(t.Context(), "lasgm_mug")
		must(t, err)
		number(t, "sold", a.Redeemed, 2)
	})
	t.Run("the_last_points_of_a_card_are_spent_once", func(t *testing.T) {
		t.Parallel()
		c := newMugShop(t, s.project(), 1, 35, 1000)
		c.buy(3, "insufficient_card_balance")
		card, err := c.store.MemberCards().Get(t.Context(), "lcrd_0")
		must(t, err)
		number(t, "balance", card.Figures.Balance(), 5)
	})
	t.Run("the_last_seat_of_a_program_is_taken_once", func(t *testing.T) {
		t.Parallel()
		c := newMugShop(t, s.project(), 1, 0, 1)
		must(t, c.store.MemberTallies().Insert(t.Context(), membership.Tally{ID: "ltly_1", Subject: "seats lprg_1", Count: membership.MaxMembers - 2, LastAt: firstDay}))
		var joined atomic.Int64
		together(t, 8, func(i int) error {
			id := fmt.Sprintf("cust_new_%d", i)
			if err := c.store.Customers().Insert(t.Context(), customer.Customer{ID: id}); err != nil {
				return err
			}
			_, _, err := c.engine.Create(t.Context(), "lprg_1", membership.NewMember{CustomerID: id})
			if err == nil {
				joined.Add(1)
			}
			return onlyIf(err, "members_limit_exceeded")
		})
		number(t, "joined", joined.Load(), 2)
		n, err := storage.Count(t.Context(), c.store.Members(), storage.Is("program_id", "lprg_1"))
		must(t, err)
		number(t, "members", n, 3)
	})
}

// onlyIf lets pass success and the refusal that was expected.
func onlyIf(err error, key string) error {
	if err == nil || fault.Has(err, key) {
		return nil
	}
	return err
}

// mugShop is a program with a reward for 10 points and members with points.
type mugShop struct {
	testing.TB
	engine  *membership.Engine
	store   Project
	members int
}

func newMugShop(t testing.TB, p Project, members int, points, stock int64) *mugShop {
	t.Helper()
	c := &mugShop{TB: t, store: p, members: members}
	outside := env.Env{Now: func() time.Time { return firstDay }, NewID: env.NewID, Random: env.System().Random}
	c.engine = membership.New(membership.Deps{Store: p, Env: outside, Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil }})
	ctx := t.Context()
	must(t, p.CardDefinitions().Insert(ctx, program.CardDefinition{ID: "lcdef_1", Status: program.StatusActive, Type: program.CardIndividual,
		PendingPoints: calc.Pending{Type: calc.Immediate}, PointsExpiration: program.Expiration{Type: calc.NoExpiration}}))
	must(t, p.Programs().Insert(ctx, program.Program{ID: "lprg_1", Name: "Club", Status: program.StatusActive}))
	must(t, p.ProgramRewards().Insert(ctx, program.Reward{ID: "lrew_mug", Status: program.StatusActive, Type: program.RewardMaterial,
		Gift: program.Gift{Material: &program.Material{ProductID: "prod_1"}}, Costs: []program.Cost{{ID: "lrcst_1", Spending: program.Spending{Points: 10, CardDefinitionID: "lcdef_1"}}}}))
	must(t, p.ProgramAssignments().Insert(ctx, program.Assignment{ID: "lasgm_mug", ProgramID: "lprg_1", Type: program.AssignedReward, ResourceID: "lrew_mug", Stock: &stock}))
	for i := range members {
		id := func(prefix string) string { return fmt.Sprintf("%s_%d", prefix, i) }
		must(t, p.Customers().Insert(ctx, customer.Customer{ID: id("cust")}))
		must(t, p.Members().Insert(ctx, membership.Member{ID: id("lmbr"), ProgramID: "lprg_1", CustomerID: id("cust"), Status: membership.StatusActive}))
		must(t, p.MemberCards().Insert(ctx, membership.Card{ID: id("lcrd"), MemberID: id("lmbr"), ProgramID: "lprg_1", CustomerID: id("cust"), DefinitionID: "lcdef_1"}))
		if points == 0 {
			continue
		}
		path := membership.CardPath{ProgramID: "lprg_1", MemberID: id("lmbr"), CardID: id("lcrd")}
		if _, _, err := c.engine.Adjust(ctx, path, points, ""); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// buy has twelve purchases at once, of which so many succeed and the others are refused; then everything that was counted agrees.
func (c *mugShop) buy(succeed int64, refusal string) {
	c.Helper()
	var bought atomic.Int64
	together(c, 12, func(i int) error {
		_, err := c.engine.Purchase(c.Context(), "lprg_1", fmt.Sprintf("lmbr_%d", i%c.members), "lrew_mug", false)
		if err == nil {
			bought.Add(1)
		}
		return onlyIf(err, refusal)
	})
	number(c, "bought", bought.Load(), succeed)
	page, err := c.store.CardTransactions().List(c.Context(), storage.Query{Filter: storage.Is("type", string(ledger.PointsSpentOnReward))})
	must(c, err)
	number(c, "movements", len(page.Items), int(succeed))
	totals, err := c.engine.Totals(c.Context(), membership.ReportSpending, "lprg_1", storage.Query{})
	must(c, err)
	if len(totals) != 1 {
		c.Fatalf("%d totals", len(totals))
	}
	number(c, "counted", totals[0].Numbers["success_on_reward"], succeed)
	number(c, "points counted", totals[0].Numbers["points"], 10*succeed)
	for i := range c.members {
		card, err := c.store.MemberCards().Get(c.Context(), fmt.Sprintf("lcrd_%d", i))
		must(c, err)
		differences, err := membership.InternalsOf(c.engine).Audit(c.Context(), card)
		must(c, err)
		for _, d := range differences {
			c.Error(d)
		}
	}
}
