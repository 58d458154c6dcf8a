package membership_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
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
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// club is a program with some members, whose ids and times are the same in each.
type club struct {
	testing.TB
	engine *membership.Engine
	store  *memory.Project
	made   int
}

var clubDay = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

const clubMembers = 8

// newID makes ids in the form of package env.
func (c *club) newID(prefix string) string {
	c.made++
	return fmt.Sprintf("%s%032x", prefix, c.made)
}

func (c *club) must(err error) {
	c.Helper()
	if err != nil {
		c.Fatal(err)
	}
}

// newClub makes a program whose wallet, limits and tiers depend on the seed.
func newClub(t testing.TB, seed uint64) *club {
	t.Helper()
	c, r, ctx := &club{TB: t, store: memory.New().Project("shop")}, rand.New(rand.NewPCG(seed, 1)), t.Context()
	c.engine = membership.New(membership.Deps{Store: c.store, Env: env.Env{Now: func() time.Time { return clubDay }, NewID: c.newID},
		Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil },
		Segments: func(_ context.Context, of customer.Customer, ids []string) ([]string, error) {
			if of.ID < "cust_3" {
				return ids, nil
			}
			return nil, nil
		}})
	wallet := program.CardDefinition{ID: "lcdef_1", Status: program.StatusActive, PendingPoints: calc.Pending{Type: calc.Immediate}}
	switch r.IntN(4) {
	case 0:
		wallet.PendingPoints = calc.Pending{Type: calc.PeriodBased, Period: calc.Period{Value: 3, Unit: calc.UnitDay}}
	case 1:
		wallet.PendingPoints = calc.Pending{Type: calc.EventBased, EventTypes: []string{"visit"}, CancelPeriod: calc.Period{Value: 5, Unit: calc.UnitDay}}
	case 2:
		wallet.PointsExpiration = program.Expiration{Type: calc.SlidingExpiration, Period: calc.Period{Value: 1, Unit: calc.UnitYear},
			Activity: program.Usage{Earning: true, Custom: true, EventTypes: []string{"visit"}}}
	}
	if r.IntN(2) == 0 {
		wallet.EarningLimits.Global = program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitTime, Max: 60, Unit: calc.UnitMonth}}}
	}
	wallet.Refunds.Earned = program.RefundSet{Refundable: true, Methods: []program.RefundMethod{
		{Type: program.RefundFromBalance, Mode: program.ModeRevokeToZero}, {Type: program.RefundFromPending, Mode: program.ModeRefundAll}}}
	c.must(c.store.CardDefinitions().Insert(ctx, wallet))
	c.must(c.store.Programs().Insert(ctx, program.Program{ID: "lprg_1", Name: "Club", Status: program.StatusActive}))
	for i := range clubMembers {
		id := fmt.Sprint(i)
		c.must(c.store.Customers().Insert(ctx, customer.Customer{ID: "cust_" + id}))
		status := membership.StatusActive
		if i == clubMembers-1 {
			status = membership.StatusInactive
		}
		c.must(c.store.Members().Insert(ctx, membership.Member{ID: "lmbr_" + id, ProgramID: "lprg_1", CustomerID: "cust_" + id, Status: status}))
		c.must(c.store.MemberCards().Insert(ctx, membership.Card{ID: "lcrd_" + id, MemberID: "lmbr_" + id, ProgramID: "lprg_1", CustomerID: "cust_" + id, DefinitionID: "lcdef_1"}))
	}
	few := int64(3)
	c.must(c.store.Benefits().Insert(ctx,
		program.Benefit{ID: "lben_1", Type: program.BenefitPoints, Status: program.StatusActive, Stock: &few, Award: &program.Award{CardDefinitionID: "lcdef_1", Points: 4}},
		program.Benefit{ID: "lben_2", Type: program.BenefitMaterial, Status: program.StatusActive, Stock: &few}))
	points := func(n int64) program.Effect {
		return program.Effect{Award: program.Award{CardDefinitionID: "lcdef_1", Points: n}}
	}
	paid, visited := program.Trigger{Event: program.EventOrderPaid}, program.Trigger{Event: program.EventCustom, SchemaID: "visit"}
	entered := program.Trigger{Event: program.EventSegment, SegmentID: "seg_1"}
	for i, rule := range []program.EarningRule{
		{Trigger: paid, Earnings: []program.Earning{{Effects: []program.Effect{points(10), points(3)}}}},
		{Trigger: paid, Earnings: []program.Earning{{Effects: []program.Effect{{BenefitID: "lben_1"}, {BenefitID: "lben_2"}}}}, TriggerLimits: program.UseLimits{Max: 2, Unit: calc.UnitDay}},
		{Trigger: paid, Earnings: []program.Earning{{Effects: []program.Effect{points(20)}, Tiers: []program.TierRule{{StructureID: "ltst_1", TierIDs: []string{"gold"}}}}}},
		{Trigger: visited, Earnings: []program.Earning{{Effects: []program.Effect{points(1)}}}},
		{Trigger: entered, Earnings: []program.Earning{{Effects: []program.Effect{points(7)}}},
			EarningLimits: program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitTime, Max: 10, Unit: calc.UnitWeek}}}},
	} {
		rule.ID, rule.Name, rule.Status, rule.Earnings[0].ID = fmt.Sprintf("lern_%d", i), fmt.Sprint("Rule ", i), program.StatusActive, fmt.Sprintf("lernei_%d", i)
		c.must(c.store.ProgramEarningRules().Insert(ctx, rule))
		c.must(c.store.ProgramAssignments().Insert(ctx, program.Assignment{ID: "lasgm_" + rule.ID, ProgramID: "lprg_1", Type: program.AssignedEarningRule,
			ResourceID: rule.ID, CreatedAt: clubDay.Add(time.Duration(i) * time.Second)}))
	}
	structure := program.TierStructure{ID: "ltst_1", Type: program.StructureEarned, Status: program.StatusActive, CardDefinitionID: "lcdef_1",
		Tracking: calc.Period{Value: 1, Unit: calc.UnitMonth}, Start: program.StartImmediately, CreatedAt: clubDay.AddDate(0, -3, 0)}
	switch r.IntN(3) {
	case 0:
		structure.Type = program.StructureBalance
	case 1:
		structure.Start = program.StartNextPeriod
	}
	c.must(c.store.TierStructures().Insert(ctx, structure))
	c.must(c.store.StructureTiers().Insert(ctx,
		program.Tier{ID: "silver", StructureID: "ltst_1", Type: program.TierSegment, SegmentID: "seg_1", Min: 15, Downgrade: program.DowngradeInherit},
		program.Tier{ID: "gold", StructureID: "ltst_1", Type: program.TierPoints, Min: 30, Downgrade: program.DowngradeInherit}))
	c.must(c.store.ProgramAssignments().Insert(ctx, program.Assignment{ID: "lasgm_tiers", ProgramID: "lprg_1", Type: program.AssignedTierStructure, ResourceID: "ltst_1"}))
	c.made = 1000 // ids of rules come before those of events
	return c
}

// happen returns events of the members: orders that are paid, some of them twice, and canceled, visits, and segments that are entered and left.
func (c *club) happen(seed uint64, n int) (events []event.Event) {
	r := rand.New(rand.NewPCG(seed, 2))
	for range n {
		id := fmt.Sprintf("cust_%d", r.IntN(clubMembers+1)) // the last one does not exist
		e := event.Event{ID: c.newID(event.Kind.Prefix), CustomerID: id, CreatedAt: clubDay}
		data := map[string]any{}
		switch r.IntN(8) {
		case 0:
			e.Type, e.EntityID = string(program.EventCustom), "visit"
		case 1:
			e.Type, data["segment"] = string(program.EventSegment), map[string]any{"id": "seg_1"}
		case 2:
			e.Type = "customer.segment.left"
		case 3:
			e.Type, e.EntityID = order.EventCanceled, fmt.Sprintf("ord_%s_%d", id, r.IntN(5))
			data["order"] = order.Order{ID: e.EntityID, CustomerID: id, Status: order.StatusCanceled, UpdatedAt: clubDay}
		default:
			e.Type, e.EntityID = order.EventPaid, fmt.Sprintf("ord_%s_%d", id, r.IntN(5))
			data["order"] = order.Order{ID: e.EntityID, CustomerID: id, Status: order.StatusPaid, Amount: discount.Minor(1 + r.Int64N(9000))}
		}
		var err error
		e.Data, err = json.Marshal(data)
		c.must(err)
		events = append(events, e)
	}
	return events
}

// take hands events to the consumer, so many at a time.
func (c *club) take(events []event.Event, atOnce int) {
	c.Helper()
	consumers := &outbox.Consumers{}
	membership.Subscribe(consumers, func(string) *membership.Engine { return c.engine })
	for len(events) > 0 {
		n := min(atOnce, len(events))
		c.must(storage.Atomic(c.Context(), c.store, func(tx *memory.Project) error { return consumers.Take(c.Context(), "shop", tx, events[:n]...) }))
		events = events[n:]
	}
}

// rows are all that events change.
func (c *club) rows() (all []any) {
	c.Helper()
	s := c.store
	return []any{
		everything(c, s.MemberCards()), everything(c, s.CardTransactions()), everything(c, s.BenefitTransactions()), everything(c, s.TierTransactions()),
		everything(c, s.MemberTallies()), everything(c, s.MemberCounts()), everything(c, s.PointsLots()), everything(c, s.PointsTakes()),
		everything(c, s.PendingPoints()), everything(c, s.Benefits()), everything(c, s.Events()),
	}
}

func everything[T any](c *club, of storage.Collection[T]) []T {
	c.Helper()
	page, err := of.List(c.Context(), storage.Query{})
	c.must(err)
	return page.Items
}

// TestEventsTogetherDoWhatTheyDoOneByOne compares the rows after events that come together with those after the same events one by one.
func TestEventsTogetherDoWhatTheyDoOneByOne(t *testing.T) {
	earned := 0
	for seed := range uint64(60) {
		alone, together := newClub(t, seed), newClub(t, seed)
		alone.take(alone.happen(seed, 60), 1)
		together.take(together.happen(seed, 60), 25)
		if diff := cmp.Diff(alone.rows(), together.rows()); diff != "" {
			t.Fatalf("seed %d: the rows (-one by one +together):\n%s", seed, diff)
		}
		earned += len(everything(alone, alone.store.CardTransactions()))
	}
	if earned < 1000 {
		t.Errorf("only %d transactions were compared", earned)
	}
}
