package membership

import (
	"context"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/unitofwork"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// batch is the store of the transaction in which consume handles events. It reads the rows of all events at once and writes the rows of all
// of them together. A paid order by itself takes some 34 statements, and a hundred orders together 41 (goal P30). What it has not read
// before, a decision reads with a statement of its own.
type batch struct {
	Store
	unit unitofwork.Unit

	customers    *unitofwork.Collection[customer.Customer]
	schemas      *unitofwork.Collection[metadata.EventSchema]
	programs     *unitofwork.Collection[program.Program]
	assignments  *unitofwork.Collection[program.Assignment]
	rules        *unitofwork.Collection[program.EarningRule]
	definitions  *unitofwork.Collection[program.CardDefinition]
	benefits     *unitofwork.Collection[program.Benefit]
	collections  *unitofwork.Collection[catalog.Collection]
	products     *unitofwork.Collection[catalog.Product]
	skus         *unitofwork.Collection[catalog.SKU]
	members      *unitofwork.Collection[Member]
	tallies      *unitofwork.Collection[Tally]
	cards        *unitofwork.Collection[Card]
	counts       *unitofwork.Collection[Count]
	transactions *unitofwork.Collection[CardTransaction]
	deliveries   *unitofwork.Collection[BenefitTransaction]
	steps        *unitofwork.Collection[TierTransaction]
	lots         *unitofwork.Collection[ledger.Lot]
	takes        *unitofwork.Collection[ledger.Take]
	pending      *unitofwork.Collection[ledger.Pending]
	events       *unitofwork.Collection[event.Event]

	// customerIDs are the customers of the events; triggers are those among the events that trigger rules, by the ids of their events. moving says
	// that some event may change cards although it triggers no rule.
	customerIDs []string
	triggers    map[string]trigger
	moving      bool
	// current says that the rows of the events were read since the store itself was last used.
	current bool
}

func newBatch(tx Store) *batch {
	b := &batch{Store: tx, triggers: map[string]trigger{}}
	b.customers, b.schemas = unitofwork.Of(&b.unit, tx.Customers(), customer.Kind), unitofwork.Of(&b.unit, tx.CustomEventSchemas(), metadata.EventKind)
	b.programs, b.assignments = unitofwork.Of(&b.unit, tx.Programs(), program.Kind), unitofwork.Of(&b.unit, tx.ProgramAssignments(), program.AssignmentKind)
	b.rules = unitofwork.Of(&b.unit, tx.ProgramEarningRules(), program.EarningRuleKind)
	b.definitions = unitofwork.Of(&b.unit, tx.CardDefinitions(), program.CardDefinitionKind)
	b.benefits = unitofwork.Of(&b.unit, tx.Benefits(), program.BenefitKind)
	b.collections = unitofwork.Of(&b.unit, tx.Collections(), catalog.CollectionKind)
	b.products, b.skus = unitofwork.Of(&b.unit, tx.Products(), catalog.ProductKind), unitofwork.Of(&b.unit, tx.SKUs(), catalog.SKUKind)
	b.members, b.tallies = unitofwork.Of(&b.unit, tx.Members(), Kind), unitofwork.Of(&b.unit, tx.MemberTallies(), TallyKind)
	b.cards, b.counts = unitofwork.Of(&b.unit, tx.MemberCards(), CardKind), unitofwork.Of(&b.unit, tx.MemberCounts(), CountKind)
	b.transactions = unitofwork.Of(&b.unit, tx.CardTransactions(), TransactionKind)
	b.deliveries = unitofwork.Of(&b.unit, tx.BenefitTransactions(), BenefitTransactionKind)
	b.steps = unitofwork.Of(&b.unit, tx.TierTransactions(), TierTransactionKind)
	b.lots, b.takes = unitofwork.Of(&b.unit, tx.PointsLots(), ledger.LotKind), unitofwork.Of(&b.unit, tx.PointsTakes(), ledger.TakeKind)
	b.pending, b.events = unitofwork.Of(&b.unit, tx.PendingPoints(), ledger.PendingKind), unitofwork.Of(&b.unit, tx.Events(), event.Kind)
	return b
}

// readTriggers reads the events that may trigger rules, and those that change cards without a rule.
func (b *batch) readTriggers(ctx context.Context, events []event.Event) error {
	var names []string
	for i := range events {
		switch of := &events[i]; of.Type {
		case string(program.EventCustom):
			names, b.moving = append(names, of.EntityID), true
		case string(program.EventSegment), eventSegmentLeft:
			b.moving = true
		case string(program.EventOrderPaid):
		default:
			continue
		}
		b.customerIDs = append(b.customerIDs, events[i].CustomerID)
	}
	if err := loadBy(ctx, b.customers, "id", b.customerIDs); err != nil {
		return err
	}
	if err := loadBy(ctx, b.schemas, "name", names); err != nil {
		return err
	}
	for _, of := range events {
		t, triggers, err := readTrigger(ctx, b, of)
		if err != nil {
			return err
		}
		if triggers {
			b.triggers[of.ID] = t
		}
	}
	return nil
}

// loadBy reads the items whose field has one of some values, holdBy locks them as well.
func loadBy[T any](ctx context.Context, c *unitofwork.Collection[T], field string, values []string) error {
	if values = distinct(values); len(values) == 0 {
		return nil
	}
	return c.Load(ctx, storage.In(field, values))
}

func holdBy[T any](ctx context.Context, c *unitofwork.Collection[T], field string, values []string) error {
	if values = distinct(values); len(values) == 0 {
		return nil
	}
	return c.Hold(ctx, storage.In(field, values))
}

// read reads and locks what the events need, unless it is there.
func (b *batch) read(ctx context.Context, at operation) error {
	if b.current || len(b.customerIDs) == 0 {
		return nil
	}
	b.current = true
	if err := loadBy(ctx, b.members, "customer_id", b.customerIDs); err != nil {
		return err
	}
	var members []Member
	for _, id := range b.members.IDs() {
		m, err := b.members.Get(ctx, id)
		if err != nil {
			return err
		}
		members = append(members, m)
	}
	wanted, err := b.wantedBy(ctx, at, members)
	if err != nil || !b.moving && len(wanted.keys) == 0 {
		return err
	}
	return b.hold(ctx, at, members, wanted)
}

// wanted is what the rules that events trigger need: the tallies of rules and members, the keys of what a rule gives for an event, and products
// and SKUs where a rule asks for collections.
type wanted struct{ tallies, keys, products, skus []string }

// wantedBy finds the rules that the events trigger for members.
func (b *batch) wantedBy(ctx context.Context, at operation, members []Member) (w wanted, err error) {
	byCustomer := map[string][]Member{}
	var programs []string
	for _, m := range members {
		if m.Status == StatusActive {
			byCustomer[m.CustomerID], programs = append(byCustomer[m.CustomerID], m), append(programs, m.ProgramID)
		}
	}
	if err := loadBy(ctx, b.programs, "id", programs); err != nil {
		return w, err
	}
	for _, t := range b.triggers {
		for _, m := range byCustomer[t.customer.ID] {
			p, err := b.programs.Get(ctx, m.ProgramID)
			if err != nil {
				return w, err
			}
			rules, err := triggeredRules(ctx, b, at, p, &t)
			if err != nil {
				return w, err
			}
			for _, r := range rules {
				w.tallies = append(w.tallies, tallyOf(r, m))
				most := 0
				for _, earning := range r.Earnings {
					most = max(most, len(earning.Effects))
				}
				for n := range most {
					w.keys = append(w.keys, earnedEffect{member: m, rule: r, number: n, trigger: t}.key())
				}
				_, collections, err := judgesOf(r)
				if err != nil {
					return w, err
				}
				if t.order == nil || len(collections) == 0 {
					continue
				}
				for _, item := range t.order.Items {
					w.products, w.skus = append(w.products, item.ProductID), append(w.skus, item.SKUID)
				}
			}
		}
	}
	return w, nil
}

// triggeredRules returns the rules of a program, in the order of their assignment, that an event triggers; none while the program is not open.
func triggeredRules(ctx context.Context, tx Store, at operation, p program.Program, t *trigger) ([]program.EarningRule, error) {
	if !p.Open(at.Now, at.zone) {
		return nil, nil
	}
	rules, err := rulesOf(ctx, tx, p.ID)
	return slices.DeleteFunc(rules, func(r program.EarningRule) bool {
		return !t.triggers(r) || r.Validity.Active(at.Now, at.zone) != validity.StatusActive
	}), err
}

// hold locks the tallies and the cards of members, in the order in which an event alone does, and reads what depends on them.
func (b *batch) hold(ctx context.Context, at operation, members []Member, w wanted) error {
	if err := holdBy(ctx, b.tallies, "subject", w.tallies); err != nil {
		return err
	}
	ids := make([]string, len(members))
	for i, m := range members {
		ids[i] = m.ID
	}
	if err := holdBy(ctx, b.cards, "member_id", ids); err != nil {
		return err
	}
	cards := b.cards.IDs()
	if len(cards) == 0 {
		return nil
	}
	if err := b.pending.Hold(ctx, storage.And(storage.In("account_id", cards), storage.Is("status", string(ledger.PendingWaiting)))); err != nil {
		return err
	}
	if b.moving { // a custom event may activate them
		for _, id := range b.pending.IDs() {
			w.keys = append(w.keys, activationKey(id))
		}
	}
	var tallies, definitions []string
	series := map[string][]string{} // of the counts of cards, by program
	for _, id := range cards {
		c, err := b.cards.Get(ctx, id)
		if err != nil {
			return err
		}
		tallies, definitions = append(tallies, cardTally(id)), append(definitions, c.DefinitionID)
		series[c.ProgramID] = append(series[c.ProgramID], seriesOf(ReportCard, id, true))
	}
	for _, read := range []func() error{
		func() error { return holdBy(ctx, b.tallies, "subject", tallies) },
		func() error { return loadBy(ctx, b.definitions, "id", definitions) },
		func() error { return loadBy(ctx, b.transactions, "key", w.keys) },
		func() error { return loadBy(ctx, b.deliveries, "key", w.keys) },
		func() error { return loadBy(ctx, b.products, "id", w.products) },
		func() error { return loadBy(ctx, b.skus, "id", w.skus) },
	} {
		if err := read(); err != nil {
			return err
		}
	}
	for _, id := range slices.Sorted(maps.Keys(series)) {
		if err := b.readCounts(ctx, at, id, storage.In("series", series[id])); err != nil {
			return err
		}
	}
	return nil
}

// readCounts reads the counts of cards of a program that its tiers follow.
func (b *batch) readCounts(ctx context.Context, at operation, programID string, of storage.Filter) error {
	l, err := ladderOf(ctx, b, at, programID)
	if err != nil || l == nil || l.Structure.Type == program.StructureBalance {
		return err
	}
	now, before, _ := at.tracked(l.Structure)
	if err := b.counts.Load(ctx, now.days(of)); err != nil || l.Structure.Start != program.StartNextPeriod {
		return err
	}
	return b.counts.Load(ctx, before.days(of))
}

// apart does something with the store of a transaction itself, for which a batch writes what it has collected. What it has read it forgets.
func apart(ctx context.Context, tx Store, do func(tx Store) error) error {
	b, of := tx.(*batch)
	if !of {
		return do(tx)
	}
	if err := b.unit.Reset(ctx); err != nil {
		return err
	}
	b.current = false
	return do(b.Store)
}

// InTx runs a part of the transaction.
func (b *batch) InTx(ctx context.Context, do func(tx any) error) error {
	return apart(ctx, b, func(tx Store) error { return tx.InTx(ctx, do) })
}

// Customers returns the customers.
func (b *batch) Customers() storage.Collection[customer.Customer] { return b.customers }

// CustomEventSchemas returns the schemas of custom events.
func (b *batch) CustomEventSchemas() storage.Collection[metadata.EventSchema] { return b.schemas }

// Programs returns the programs.
func (b *batch) Programs() storage.Collection[program.Program] { return b.programs }

// ProgramAssignments returns what is assigned to programs.
func (b *batch) ProgramAssignments() storage.Collection[program.Assignment] { return b.assignments }

// ProgramEarningRules returns the earning rules.
func (b *batch) ProgramEarningRules() storage.Collection[program.EarningRule] { return b.rules }

// CardDefinitions returns the card definitions.
func (b *batch) CardDefinitions() storage.Collection[program.CardDefinition] { return b.definitions }

// Benefits returns the benefits.
func (b *batch) Benefits() storage.Collection[program.Benefit] { return b.benefits }

// Collections returns the product collections.
func (b *batch) Collections() storage.Collection[catalog.Collection] { return b.collections }

// Products returns the products.
func (b *batch) Products() storage.Collection[catalog.Product] { return b.products }

// SKUs returns the SKUs.
func (b *batch) SKUs() storage.Collection[catalog.SKU] { return b.skus }

// Members returns the members.
func (b *batch) Members() storage.Collection[Member] { return b.members }

// MemberTallies returns the tallies of limits.
func (b *batch) MemberTallies() storage.Collection[Tally] { return b.tallies }

// MemberCards returns the cards.
func (b *batch) MemberCards() storage.Collection[Card] { return b.cards }

// MemberCounts returns the counts of reports, as they were before the events.
func (b *batch) MemberCounts() storage.Collection[Count] { return b.counts }

// CardTransactions returns the transactions of cards.
func (b *batch) CardTransactions() storage.Collection[CardTransaction] { return b.transactions }

// BenefitTransactions returns the deliveries of benefits.
func (b *batch) BenefitTransactions() storage.Collection[BenefitTransaction] { return b.deliveries }

// TierTransactions returns the steps between tiers.
func (b *batch) TierTransactions() storage.Collection[TierTransaction] { return b.steps }

// PointsLots returns the lots of cards.
func (b *batch) PointsLots() storage.Collection[ledger.Lot] { return b.lots }

// PointsTakes returns what was taken from lots.
func (b *batch) PointsTakes() storage.Collection[ledger.Take] { return b.takes }

// PendingPoints returns the pending points of cards.
func (b *batch) PendingPoints() storage.Collection[ledger.Pending] { return b.pending }

// Events returns the events.
func (b *batch) Events() storage.Collection[event.Event] { return b.events }
