package membership

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that members need.
type Store interface {
	voucher.Store
	Members() storage.Collection[Member]
	MemberCards() storage.Collection[Card]
	CardTransactions() storage.Collection[CardTransaction]
	RewardTransactions() storage.Collection[RewardTransaction]
	OrderTransactions() storage.Collection[OrderTransaction]
	ProgramRewards() storage.Collection[program.Reward]
	Orders() storage.Collection[order.Order]
	ArchivedCustomers() storage.Collection[customer.Archived]
	Programs() storage.Collection[program.Program]
	CardDefinitions() storage.Collection[program.CardDefinition]
	TierStructures() storage.Collection[program.TierStructure]
	StructureTiers() storage.Collection[program.Tier]
	TierTransactions() storage.Collection[TierTransaction]
	Benefits() storage.Collection[program.Benefit]
	BenefitTransactions() storage.Collection[BenefitTransaction]
	MemberCounts() storage.Collection[Count]
	CustomEventSchemas() storage.Collection[metadata.EventSchema]
	ProgramAssignments() storage.Collection[program.Assignment]
	ProgramEarningRules() storage.Collection[program.EarningRule]
	MemberTallies() storage.Collection[Tally]
	Products() storage.Collection[catalog.Product]
	SKUs() storage.Collection[catalog.SKU]
	Collections() storage.Collection[catalog.Collection]
}

// Engine manages the members of one project and moves the points of their cards.
type Engine struct {
	store    Store
	env      env.Env
	zone     func(context.Context) (*time.Location, error)
	recent   func(context.Context) (*time.Location, error)
	segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)
	vouchers *voucher.Engine
	schemas  metadata.Source
	follow   func(ctx context.Context, tx Store, returnID string, do func() ([]refund.Collected, error)) error
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Zone returns the time zone of the project.
	Zone func(context.Context) (*time.Location, error)
	// RecentZone is Zone as it was up to a second ago, for what only reads; nil means Zone.
	RecentZone func(context.Context) (*time.Location, error)
	// Segments returns which of some segments a customer is in; nil means: none.
	Segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)
	// Vouchers makes the coupons and gift cards that rewards are; nil makes none.
	Vouchers *voucher.Engine
	// Schemas validate metadata; nil accepts everything.
	Schemas metadata.Source
	// FollowReturn runs what is done after a return of goods, once for each return, and keeps which points that took back; nil does nothing.
	FollowReturn func(ctx context.Context, tx Store, returnID string, do func() ([]refund.Collected, error)) error
}

// New returns the members of the project that the store belongs to.
func New(d Deps) *Engine {
	if d.RecentZone == nil {
		d.RecentZone = d.Zone
	}
	return &Engine{store: d.Store, env: d.Env, zone: d.Zone, recent: d.RecentZone, segments: d.Segments, vouchers: d.Vouchers, schemas: d.Schemas, follow: d.FollowReturn}
}

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).batchPortion)
	asyncaction.HandleBy(r, engine, (*Engine).deletePortion)
	asyncaction.HandleBy(r, engine, (*Engine).judgePortion)
}

// Subscribe subscribes the engines of this package to the events that they act on; engine returns the engine of a project.
func Subscribe(c *outbox.Consumers, engine func(projectID string) *Engine) {
	outbox.SubscribeBy(c, "programs", outbox.Subscription[Store]{Types: consumedTypes, Match: concerns, Enabled: enabled}, engine, (*Engine).consume)
}

// DailySteps returns what an engine does each day.
func DailySteps(e *Engine) []daily.Step {
	return []daily.Step{
		{Phase: daily.Mature, Name: "mature cards", Do: e.processPendingDue},
		{Phase: daily.EndTiers, Name: "judge tiers of cards", Do: e.judgeDue},
		{Phase: daily.Expire, Name: "expire cards", Do: e.expireDue},
	}
}

// operation is the time of an operation and the state of its transaction.
type operation struct {
	ledger.Moment
	zone *time.Location
	// daily is set in the daily run.
	daily bool
	// counted and ladders belong to the transaction: its increments, and the ladders that it read, by program.
	counted increments
	ladders map[string]*program.Ladder
	// estimate collects the points and benefits of an examination; nil elsewhere.
	estimate *estimate
}

func (e *Engine) newOperation(ctx context.Context) (operation, error) {
	return e.operationIn(ctx, e.zone)
}

// newReading is newOperation for what only reads.
func (e *Engine) newReading(ctx context.Context) (operation, error) {
	return e.operationIn(ctx, e.recent)
}

func (e *Engine) operationIn(ctx context.Context, zoneOf func(context.Context) (*time.Location, error)) (operation, error) {
	zone, err := zoneOf(ctx)
	if err != nil {
		return operation{}, err
	}
	now := e.env.Now()
	return operation{Moment: ledger.Moment{Now: now, Today: calc.DayOf(now, zone), NewID: e.env.NewID}, zone: zone}, nil
}

// atomic runs do in a transaction, and writes what it counted when it is done.
func (e *Engine) atomic(ctx context.Context, do func(tx Store, at operation) error) error {
	at, err := e.newOperation(ctx)
	if err != nil {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error { return at.counting(ctx, tx, func(at operation) error { return do(tx, at) }) })
}

// within is atomic in a transaction that the caller began.
func (e *Engine) within(ctx context.Context, tx Store, do func(at operation) error) error {
	at, err := e.newOperation(ctx)
	if err != nil {
		return err
	}
	return at.counting(ctx, tx, do)
}

func (m operation) counting(ctx context.Context, tx Store, do func(at operation) error) error {
	m.counted, m.ladders = increments{}, map[string]*program.Ladder{}
	if err := do(m); err != nil {
		return err
	}
	return m.counted.write(ctx, tx)
}

// on returns the operation with the day for which the daily run works.
func (m operation) on(day calc.Day) operation {
	m.Today, m.daily = day, true
	return m
}

// origin is the cause of steps between tiers in this operation.
func (m operation) origin() Origin {
	if m.daily {
		return OriginDaily
	}
	return OriginCard
}

// Program returns the program that a path names, or fault.NotFound.
func (e *Engine) Program(ctx context.Context, id string) (program.Program, error) {
	return findProgram(ctx, e.store, id)
}

func findProgram(ctx context.Context, store Store, id string) (program.Program, error) {
	p, err := store.Programs().Get(ctx, id)
	if err == nil && p.Status == program.StatusDeleted {
		err = fault.NotFound(program.Kind.Name, id)
	}
	if err != nil {
		return program.Program{}, err
	}
	return p, nil
}

// Get returns a member of a program, or fault.NotFound for either.
func (e *Engine) Get(ctx context.Context, programID, id string) (Member, error) {
	if _, err := findProgram(ctx, e.store, programID); err != nil {
		return Member{}, err
	}
	return findMember(ctx, e.store, programID, id)
}

func findMember(ctx context.Context, store Store, programID, id string) (Member, error) {
	m, err := store.Members().Get(ctx, id)
	if err == nil && (m.Status == StatusDeleted || m.ProgramID != programID) {
		err = fault.NotFound(Kind.Name, id)
	}
	if err != nil {
		return Member{}, err
	}
	return m, nil
}

// Card returns a card of a member of a program with its present balance, or fault.NotFound for any of the three.
func (e *Engine) Card(ctx context.Context, programID, memberID, id string) (Card, error) {
	at, err := e.newReading(ctx)
	if err != nil {
		return Card{}, err
	}
	if _, err := e.Get(ctx, programID, memberID); err != nil {
		return Card{}, err
	}
	c, err := e.store.MemberCards().Get(ctx, id)
	if err == nil && (c.MemberID != memberID || !c.DeletedAt.IsZero()) {
		err = fault.NotFound(CardKind.Name, id)
	}
	if err != nil {
		return Card{}, err
	}
	return current(ctx, e.store, at, c)
}

// List returns a page of the members of a program that are not deleted, or fault.NotFound.
func (e *Engine) List(ctx context.Context, programID string, q storage.Query) (storage.Page[Member], error) {
	if _, err := findProgram(ctx, e.store, programID); err != nil {
		return storage.Page[Member]{}, err
	}
	q.Filter = storage.And(storage.Is("program_id", programID), notDeleted, q.Filter)
	return e.store.Members().List(ctx, q)
}

// Cards returns the cards of members with their present balance, the oldest first.
func (e *Engine) Cards(ctx context.Context, memberIDs ...string) ([]Card, error) {
	at, err := e.newReading(ctx)
	if err != nil {
		return nil, err
	}
	return e.cards(ctx, at, memberIDs...)
}

func (e *Engine) cards(ctx context.Context, at operation, memberIDs ...string) ([]Card, error) {
	cards, err := cardsOf(ctx, e.store, memberIDs...)
	for i := range cards {
		if err == nil {
			cards[i], err = current(ctx, e.store, at, cards[i])
		}
	}
	return cards, err
}

func cardsOf(ctx context.Context, store Store, memberIDs ...string) ([]Card, error) {
	if len(memberIDs) == 0 {
		return nil, nil
	}
	page, err := store.MemberCards().List(ctx, storage.Query{
		Filter: storage.And(storage.In("member_id", memberIDs)), Order: []storage.Order{{Field: "created_at"}},
	})
	return page.Items, err
}

// Transactions returns a page of the movements on a card.
func (e *Engine) Transactions(ctx context.Context, cardID string, q storage.Query) (storage.Page[CardTransaction], error) {
	q.Filter = storage.And(storage.Is("card_id", cardID), q.Filter)
	return e.store.CardTransactions().List(ctx, q)
}

// maxMovers is how many memberships of a customer MovementsOf reads, the latest first.
const maxMovers = 20

// MovementsOf returns a page of the movements on all cards of a customer, in all loyalty programs that they are in; none for a customer who does not
// exist.
func (e *Engine) MovementsOf(ctx context.Context, customerID string, q storage.Query) (page storage.Page[CardTransaction], err error) {
	members, err := e.store.Members().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", customerID), notDeleted), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxMovers,
	})
	if err != nil || len(members.Items) == 0 {
		return page, err
	}
	ids := make([]string, len(members.Items))
	for i, m := range members.Items {
		ids[i] = m.ID
	}
	q.Filter = storage.And(storage.In("member_id", ids), q.Filter)
	return e.store.CardTransactions().List(ctx, q)
}

// usable refuses a program in which points cannot be moved now. The messages are the published ones; what names the
// operation.
func usable(p program.Program, m operation, what string) error {
	switch {
	case p.Status != program.StatusActive:
		return locked("non_active_program", "Cannot "+what+" when program status is not ACTIVE", "Invalid program status")
	case !p.Open(m.Now, m.zone):
		return locked("program_outside_validity_window", "Program is not available at this time",
			"Cannot "+what+" when program is not active at this time")
	}
	return nil
}

// able refuses a member whose points cannot be moved now.
func able(p program.Program, m Member, at operation, what string) error {
	if err := usable(p, at, what); err != nil {
		return err
	}
	if m.Status != StatusActive {
		return locked("non_active_member", "Cannot "+what+" when member status is not ACTIVE", "Invalid member status")
	}
	return nil
}

func locked(key, message, details string) error {
	return fault.New(fault.KindLocked, key, message, details)
}
