package punchcard_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
	"github.com/punchcardhq/punchcard/voucher"
)

// aHundred is how many customers have an event in a portion.
const aHundred = 100

// portionShop is a project with a hundred customers, who are members of a program, may be in segments, and were referred by twenty of them.
type portionShop struct {
	*testing.T
	*punchcard.Project
	store punchcard.Store
}

func numbered(prefix string, i int) string { return fmt.Sprintf("%s_%03d", prefix, i) }

func insertInto[T any](s *portionShop, of storage.Collection[T], items ...T) {
	s.Helper()
	if err := of.Insert(s.Context(), items...); err != nil {
		s.Fatal(err)
	}
}

func allOf[T, R any](s *portionShop, of storage.Collection[T], shown func(T) R) (all []string) {
	s.Helper()
	page, err := of.List(s.Context(), storage.Query{})
	if err != nil {
		s.Fatal(err)
	}
	for _, item := range page.Items {
		all = append(all, fmt.Sprint(shown(item)))
	}
	slices.Sort(all)
	return all
}

func (s *portionShop) fill() {
	s.Helper()
	now := time.Now().UTC().Add(-time.Hour).Truncate(time.Millisecond)
	insertInto(s, s.store.Segments(),
		segment.Segment{ID: segBerlin, Name: "Berlin", Type: segment.TypeAutoUpdate, CreatedAt: now, Filter: json.RawMessage(`{"junction":"and","metadata.city":{"conditions":{"$is":["Berlin"]}}}`)},
		segment.Segment{ID: segRich, Name: "Rich", Type: segment.TypeAutoUpdate, CreatedAt: now, Filter: json.RawMessage(`{"junction":"and","loyalty.points":{"conditions":{"$more_than":[50]}}}`)})
	insertInto(s, s.store.Campaigns(),
		campaign.Campaign{ID: "camp_cards", Name: "Cards", Type: campaign.TypeLoyaltyProgram, Active: true, CreatedAt: now,
			Voucher: &campaign.VoucherProfile{Type: campaign.VoucherLoyalty, Loyalty: &campaign.LoyaltyProfile{}}},
		campaign.Campaign{ID: "camp_friends", Name: "Friends", Type: campaign.TypeReferralProgram, Active: true, CreatedAt: now,
			Referral: &campaign.ReferralProgram{RewardType: string(campaign.VoucherLoyalty), RewardAmount: 5, RewardCampaignID: "camp_cards"}})
	insertInto(s, s.store.ReferralTiers(), referral.Tier{ID: "rt_three", CampaignID: "camp_friends", Conversions: 3, Repeats: true, Gives: referral.Gives{CampaignID: "camp_cards", Amount: 9}, CreatedAt: now})
	insertInto(s, s.store.CardDefinitions(), program.CardDefinition{ID: "lcdef_1", Name: "Beans", Status: program.StatusActive, PendingPoints: calc.Pending{Type: calc.Immediate}, CreatedAt: now})
	insertInto(s, s.store.Programs(), program.Program{ID: "lprg_1", Name: "Roastery", Status: program.StatusActive, CreatedAt: now})
	insertInto(s, s.store.ProgramEarningRules(), program.EarningRule{ID: "lern_1", Name: "Ten", Status: program.StatusActive, CreatedAt: now, Trigger: program.Trigger{Event: program.EventOrderPaid},
		TriggerLimits: program.UseLimits{Max: 3, Unit: calc.UnitDay},
		Earnings:      []program.Earning{{ID: "lernei_1", Effects: []program.Effect{{Award: program.Award{CardDefinitionID: "lcdef_1", Points: 10}}}}}})
	insertInto(s, s.store.TierStructures(), program.TierStructure{ID: "ltst_1", Name: "Tiers", Type: program.StructureEarned, Status: program.StatusActive, CardDefinitionID: "lcdef_1",
		Tracking: calc.Period{Value: 1, Unit: calc.UnitMonth}, Start: program.StartImmediately, CreatedAt: now})
	insertInto(s, s.store.StructureTiers(), program.Tier{ID: "ltr_1", StructureID: "ltst_1", Name: "Gold", Type: program.TierPoints, Min: 10, Downgrade: program.DowngradeInherit, CreatedAt: now})
	insertInto(s, s.store.ProgramAssignments(),
		program.Assignment{ID: "lasgm_1", ProgramID: "lprg_1", Type: program.AssignedEarningRule, ResourceID: "lern_1", CreatedAt: now},
		program.Assignment{ID: "lasgm_2", ProgramID: "lprg_1", Type: program.AssignedTierStructure, ResourceID: "ltst_1", CreatedAt: now})
	for i := range aHundred {
		id := numbered("cust", i)
		insertInto(s, s.store.Customers(), customer.Customer{ID: id, SourceID: id, Metadata: metadata.Map{"city": []string{"Berlin", "Bonn"}[i%2]}, CreatedAt: now})
		insertInto(s, s.store.Vouchers(), voucher.Voucher{ID: numbered("v_card", i), Code: numbered("CARD", i), CampaignID: "camp_cards", Type: campaign.VoucherLoyalty,
			Loyalty: &voucher.Loyalty{Points: int64(i)}, HolderID: id, Active: true, CreatedAt: now})
		insertInto(s, s.store.Members(), membership.Member{ID: numbered("lmbr", i), ProgramID: "lprg_1", CustomerID: id, Status: membership.StatusActive, CreatedAt: now})
		insertInto(s, s.store.MemberCards(), membership.Card{ID: numbered("lcrd", i), MemberID: numbered("lmbr", i), ProgramID: "lprg_1", CustomerID: id, DefinitionID: "lcdef_1",
			Code: numbered("BEANS", i), CreatedAt: now})
		if i%4 == 1 { // these leave
			insertInto(s, s.store.SegmentMembers(), segment.Member{SegmentID: segBerlin, CustomerID: id, EnteredAt: now})
		}
		if i < 20 {
			insertInto(s, s.store.Vouchers(), voucher.Voucher{ID: numbered("v_friend", i), Code: numbered("FRIEND", i), CampaignID: "camp_friends", Type: campaign.VoucherDiscount,
				Discount: discount.Amount(100), ReferralCode: true, HolderID: id, ReferrerID: id, Active: true, CreatedAt: now})
		}
	}
}

// paid returns a paid order of each customer, and redeemed a redemption of each, of the codes of the first twenty.
func (s *portionShop) paid() (events []event.Event) {
	for i := range aHundred {
		id := numbered("cust", i)
		o := order.Order{ID: numbered("ord", i), CustomerID: id, Status: order.StatusPaid, Amount: discount.Minor(1000)}
		events = append(events, s.event(order.EventPaid, id, map[string]any{"order": o}))
	}
	return events
}

func (s *portionShop) redeemed() (events []event.Event) {
	for i := range aHundred {
		id := numbered("cust", i)
		r := redemption.Record{ID: numbered("r", i), Object: redemption.ObjectRedemption, CustomerID: id, VoucherID: numbered("v_friend", i%20)}
		events = append(events, s.event(redemption.EventSucceeded, id, map[string]any{"redemption": r}))
	}
	return events
}

func (s *portionShop) event(kind, customerID string, data any) event.Event {
	text, err := json.Marshal(data)
	if err != nil {
		s.Fatal(err)
	}
	return event.Event{ID: env.NewID(event.Kind.Prefix), Type: kind, CustomerID: customerID, Data: text, CreatedAt: time.Now().UTC()}
}

// The ids of segments have the time of their making, as all ids: for one without it each customer is asked for earlier events.
const segBerlin, segRich = "seg_01900000000000000000000000000000", "seg_01900000000000000000000000000001"

// portionConsumers are the consumers that handle a portion of events together, with what they write, and how many statements they may take for a
// hundred events of a hundred customers.
var portionConsumers = []struct {
	name       string
	statements int
	subscribe  func(c *outbox.Consumers, p *punchcard.Project)
	events     func(s *portionShop) []event.Event
	rows       func(s *portionShop) []any
}{
	{"members", 45, func(c *outbox.Consumers, p *punchcard.Project) {
		membership.Subscribe(c, func(string) *membership.Engine { return p.Members })
	}, (*portionShop).paid, func(s *portionShop) []any {
		return []any{
			allOf(s, s.store.MemberCards(), func(c membership.Card) any { return []any{c.ID, c.Figures, c.Standing.Rank.TierID} }),
			allOf(s, s.store.CardTransactions(), func(t membership.CardTransaction) any {
				return []any{t.CardID, t.Type, t.Status, t.Points, t.Details.OrderID}
			}),
			allOf(s, s.store.TierTransactions(), func(t membership.TierTransaction) any { return []any{t.CardID, t.Type, t.TierID, t.Details.Points} }),
			allOf(s, s.store.MemberTallies(), func(t membership.Tally) any { return []any{t.Subject, t.Count, t.Points} }),
			allOf(s, s.store.MemberCounts(), func(c membership.Count) any { return []any{c.Report, c.OwnerID, c.Day, c.Numbers} }),
		}
	}},
	{"segments", 20, func(c *outbox.Consumers, p *punchcard.Project) {
		segment.Subscribe(c, func(string) *segment.Engine { return p.Segments })
	}, (*portionShop).paid, func(s *portionShop) []any {
		return []any{allOf(s, s.store.SegmentMembers(), func(m segment.Member) any { return m.ID() })}
	}},
	// How many each of the twenty referrers brought is counted for each, for which what was collected is written.
	{"referrals", 150, func(c *outbox.Consumers, p *punchcard.Project) {
		referral.Subscribe(c, func(string) *referral.Engine { return p.Referrals })
	}, (*portionShop).redeemed, func(s *portionShop) []any {
		return []any{
			allOf(s, s.store.Holders(), func(h referral.Holder) any {
				return []any{h.VoucherID, h.CustomerID, h.ReferrerID, h.CauseType, h.CauseID}
			}),
			allOf(s, s.store.ReferralRewards(), func(r referral.Reward) any { return []any{r.Grant, r.CustomerID, r.TierID, r.Gives, r.Status} }),
		}
	}},
}

// TestAPortionOfEventsTakesAFewStatements gives each consumer a hundred events together, and the same one by one in another project. Both have to
// come to the same.
func TestAPortionOfEventsTakesAFewStatements(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	for name, open := range map[string]func(t *testing.T) (*punchcard.Engine, func(id string) punchcard.Store){
		"memory": func(*testing.T) (*punchcard.Engine, func(id string) punchcard.Store) {
			b := memory.New()
			return punchcard.New(b), func(id string) punchcard.Store { return b.Project(id) }
		},
		"sqlite": func(t *testing.T) (*punchcard.Engine, func(id string) punchcard.Store) {
			b, err := sqlite.Open(ctx, sqlitetest.File(t))
			if err != nil {
				t.Fatal(err)
			}
			return punchcard.New(b), func(id string) punchcard.Store { return b.Project(id) }
		},
		"postgres": func(t *testing.T) (*punchcard.Engine, func(id string) punchcard.Store) {
			b, err := postgres.Open(ctx, migrated.Emptied(t))
			if err != nil {
				t.Fatal(err)
			}
			return punchcard.New(b), func(id string) punchcard.Store { return b.Project(id) }
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			engine, store := open(t)
			defer engine.Close()
			shops := make([]*portionShop, 2)
			for i := range shops {
				p, err := engine.CreateProject(ctx, project.NewProject{Name: fmt.Sprint("Shop ", i)})
				if err != nil {
					t.Fatal(err)
				}
				shops[i] = &portionShop{t, engine.Project(p.ID), store(p.ID)}
				shops[i].fill()
			}
			for _, c := range portionConsumers {
				recorder := tracetest.NewSpanRecorder()
				tracer := trace.NewTracerProvider(trace.WithSpanProcessor(recorder)).Tracer("test")
				take := func(s *portionShop, events ...event.Event) {
					t.Helper()
					ctx, span := tracer.Start(ctx, c.name)
					defer span.End()
					consumers := &outbox.Consumers{}
					c.subscribe(consumers, s.Project)
					err := storage.Atomic[outbox.Store](ctx, s.store, func(tx outbox.Store) error { return consumers.Take(ctx, s.ID, tx, events...) })
					if err != nil {
						t.Fatal(err)
					}
				}
				for _, e := range c.events(shops[0]) {
					take(shops[0], e)
				}
				before := len(recorder.Ended())
				take(shops[1], c.events(shops[1])...)
				if n := len(recorder.Ended()) - before - 1; n > c.statements || name != "memory" && n < 5 {
					said := map[string]int{}
					for _, span := range recorder.Ended()[before:] {
						said[span.Name()]++
					}
					t.Errorf("%s takes %d statements for %d events, and %d one by one; want at most %d: %v", c.name, n, aHundred, before-aHundred, c.statements, said)
				} else {
					t.Logf("%s takes %d statements for %d events, and %d one by one", c.name, n, aHundred, before-aHundred)
				}
				if diff := cmp.Diff(c.rows(shops[0]), c.rows(shops[1])); diff != "" {
					t.Errorf("%s (-one by one +together):\n%s", c.name, diff)
				}
				happened := func(e event.Event) any { return []any{e.Type, e.EntityType, e.CustomerID, e.CampaignID} }
				if diff := cmp.Diff(allOf(shops[0], shops[0].store.Events(), happened), allOf(shops[1], shops[1].store.Events(), happened)); diff != "" {
					t.Errorf("events of %s (-one by one +together):\n%s", c.name, diff)
				}
			}
		})
	}
}
