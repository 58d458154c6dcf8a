package membership

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
)

// The events of definitions and segments that affect members, besides those that trigger earning rules.
const (
	eventSegmentLeft        = "customer.segment.left"
	eventProgramDeleted     = program.EventPrefix + "program.deleted"
	eventProgramActivated   = program.EventPrefix + "program.activated"
	eventStructureAssigned  = program.EventPrefix + "program.tier_structure.assigned"
	eventStructureActivated = program.EventPrefix + "tier_structure.activated"
)

// consumedTypes are the types of the events that consume acts on.
var consumedTypes = []string{
	string(program.EventOrderPaid), string(program.EventCustom), string(program.EventSegment), eventSegmentLeft, order.EventCanceled, order.EventReturned,
	eventProgramDeleted, eventProgramActivated, eventStructureAssigned, eventStructureActivated,
}

// concerns reports whether consume acts on an event whose type is among these.
func concerns(e *event.Event) bool {
	if e.EntityType == event.EntityPageEvent {
		return false
	}
	return e.CustomerID != "" || e.Type == order.EventCanceled || !strings.HasPrefix(e.Type, ofCustomer)
}

// ofCustomer is the prefix of the types of events of customers, which concern members alone.
const ofCustomer = "customer."

// enabled reports whether consume has anything to do for some events: without a program there are no members.
func enabled(ctx context.Context, tx Store, events []event.Event) (bool, error) {
	if slices.ContainsFunc(events, func(e event.Event) bool { return !strings.HasPrefix(e.Type, ofCustomer) }) {
		return true, nil
	}
	_, some, err := storage.First(ctx, tx.Programs(), storage.Query{})
	return some, err
}

// consume processes events in the transaction of tx: earning rules are triggered, a custom event activates points that wait for it
// and extends those that slide, a cancelled order and returned goods move their points back, a change of segments changes tiers, and work on all
// members of a program becomes a job.
func (e *Engine) consume(ctx context.Context, tx Store, events []event.Event) error {
	programs, err := tx.Programs().List(ctx, storage.Query{Limit: 1})
	if err != nil {
		return err
	}
	return e.within(ctx, tx, func(at operation) error {
		b := newBatch(tx)
		if len(programs.Items) > 0 {
			if err := b.readTriggers(ctx, events); err != nil {
				return err
			}
		}
		for _, happened := range events {
			if len(programs.Items) == 0 && strings.HasPrefix(happened.Type, ofCustomer) {
				continue // without a program there are no members
			}
			if err := e.followEvent(ctx, b, at, happened); err != nil {
				return err
			}
		}
		return b.unit.Write(ctx)
	})
}

func (e *Engine) followEvent(ctx context.Context, b *batch, at operation, happened event.Event) error {
	switch happened.Type {
	case eventProgramDeleted:
		return b.Enqueue(ctx, deleteJob{happened.EntityID})
	case eventProgramActivated, eventStructureAssigned:
		return b.Enqueue(ctx, judgeJob{ProgramID: happened.EntityID})
	case eventStructureActivated:
		return e.judgeAllOf(ctx, b, happened.EntityID)
	case order.EventCanceled:
		return apart(ctx, b, func(tx Store) error { return e.moveBack(ctx, tx, at, happened) })
	case order.EventReturned:
		return apart(ctx, b, func(tx Store) error { return e.followReturn(ctx, tx, at, happened) })
	}
	if err := b.read(ctx, at); err != nil {
		return err
	}
	if happened.Type == eventSegmentLeft || happened.Type == string(program.EventSegment) {
		if err := e.judgeCustomer(ctx, b, at, happened.CustomerID); err != nil {
			return err
		}
	}
	t, triggers := b.triggers[happened.ID]
	if !triggers {
		return nil
	}
	return e.earnFrom(ctx, b, at, t)
}

// judgeAllOf begins to judge the cards of the programs that have a tier structure.
func (e *Engine) judgeAllOf(ctx context.Context, tx Store, structureID string) error {
	page, err := tx.ProgramAssignments().List(ctx, storage.Query{Filter: storage.Is("resource_id", structureID)})
	for _, a := range page.Items {
		if err := tx.Enqueue(ctx, judgeJob{ProgramID: a.ProgramID}); err != nil {
			return err
		}
	}
	return err
}

// openCards are the cards of a customer in all programs.
func openCards(ctx context.Context, tx Store, customerID string) (cards []Card, err error) {
	members, err := tx.Members().List(ctx, storage.Query{Filter: storage.And(storage.Is("customer_id", customerID), notDeleted)})
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(members.Items))
	for i, m := range members.Items {
		ids[i] = m.ID
	}
	if cards, err = cardsOf(ctx, tx, ids...); err != nil {
		return nil, err
	}
	slices.SortFunc(cards, func(a, b Card) int { return strings.Compare(a.ID, b.ID) })
	return cards, nil
}

// judgeCustomer judges the cards of a customer whose tiers require segments.
func (e *Engine) judgeCustomer(ctx context.Context, tx Store, at operation, customerID string) error {
	cards, err := openCards(ctx, tx, customerID)
	if err != nil {
		return err
	}
	for _, c := range cards {
		l, err := ladderOf(ctx, tx, at, c.ProgramID)
		if err != nil {
			return err
		}
		if l == nil || !slices.ContainsFunc(l.Tiers, func(t program.Tier) bool { return t.Type == program.TierSegment }) {
			continue
		}
		if _, err := tx.MemberCards().Update(ctx, c.ID, func(*Card) error { return nil }); err != nil {
			return err
		}
		if err := e.judge(ctx, tx, at, c.ID, at.origin()); err != nil {
			return err
		}
	}
	return nil
}

// consumeCustomEvent processes a custom event for the cards of its customer: points that wait for it become usable, and points that slide last
// longer.
func (e *Engine) consumeCustomEvent(ctx context.Context, tx Store, at operation, t trigger) error {
	cards, err := openCards(ctx, tx, t.customer.ID)
	if err != nil {
		return err
	}
	for _, c := range cards {
		definition, err := tx.CardDefinitions().Get(ctx, c.DefinitionID)
		if err != nil {
			return err
		}
		waits := definition.PendingPoints
		if slices.Contains(waits.EventTypes, t.cause.SchemaID) || slices.Contains(waits.EventTypes, t.name) {
			if err := e.activateAll(ctx, tx, at, c.ID); err != nil {
				return err
			}
		}
		for _, name := range distinct([]string{t.cause.SchemaID, t.name}) {
			if err := e.touch(ctx, tx, at, c.ID, name); err != nil {
				return err
			}
		}
	}
	return nil
}

// activateAll activates the points of a card that wait for an event and whose last day for it has not passed.
func (e *Engine) activateAll(ctx context.Context, tx Store, at operation, cardID string) error {
	if _, err := tx.MemberCards().Update(ctx, cardID, func(*Card) error { return nil }); err != nil {
		return err
	}
	page, err := tx.PendingPoints().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("account_id", cardID), storage.Is("status", string(ledger.PendingWaiting))), Order: []storage.Order{{Field: "date"}}})
	if err != nil {
		return err
	}
	for _, p := range page.Items {
		if p.CancelsOn == "" || p.CancelsOn < at.Today {
			continue
		}
		if _, err := e.activate(ctx, tx, at, p, "Points activated by custom event"); err != nil {
			return err
		}
	}
	return nil
}
