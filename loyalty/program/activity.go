package program

import (
	"context"
	"encoding/json"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// Activity is the data of an event about a definition: who caused it, and the objects concerned as they were then. The same
// record is the activity log of the definition and the outbox.
type Activity struct {
	Source env.Source

	Program        *Program        `json:",omitzero"`
	CardDefinition *CardDefinition `json:",omitzero"`
	EarningRule    *EarningRule    `json:",omitzero"`
	TierStructure  *TierStructure  `json:",omitzero"`
	Tier           *Tier           `json:",omitzero"`
	Benefit        *Benefit        `json:",omitzero"`
	Reward         *Reward         `json:",omitzero"`
	// Assignment is set where a definition was assigned, taken back or restocked.
	Assignment *Assignment `json:",omitzero"`
}

// EventPrefix begins the types of all events about definitions and members of programs.
const EventPrefix = "vl."

// ActivityOf reads the data of an event.
func ActivityOf(e event.Event) (a Activity, err error) {
	return a, json.Unmarshal(e.Data, &a)
}

// record writes the event of a change in its transaction. The type is the kind's name and the change: "program.created".
func (c change) record(ctx context.Context, what, entityType, entityID string, a Activity) error {
	a.Source = env.SourceOf(ctx)
	data, err := json.Marshal(a)
	if err != nil {
		return err
	}
	return c.tx.Events().Insert(ctx, event.Event{
		ID: c.env.NewID(event.Kind.Prefix), Type: EventPrefix + entityType + "." + what, EntityType: entityType, EntityID: entityID,
		GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: c.now,
	})
}

// ListActivities returns a page of the activities of one definition: entityType is the name of its kind. Those of a deleted
// definition stay readable, since its deletion is the last of them. It fails with fault.NotFound for a definition that
// never existed.
func (e *Engine) ListActivities(ctx context.Context, entityType, entityID string, q storage.Query) (storage.Page[event.Event], error) {
	if err := e.existed(ctx, entityType, entityID); err != nil {
		return storage.Page[event.Event]{}, err
	}
	q.Filter = storage.And(storage.Is("entity_id", entityID), storage.Is("entity_type", entityType), q.Filter)
	return e.store.Events().List(ctx, q)
}

func (e *Engine) existed(ctx context.Context, entityType, id string) (err error) {
	switch entityType {
	case Kind.Name:
		_, err = e.store.Programs().Get(ctx, id)
	case CardDefinitionKind.Name:
		_, err = e.store.CardDefinitions().Get(ctx, id)
	case EarningRuleKind.Name:
		_, err = e.store.ProgramEarningRules().Get(ctx, id)
	case TierStructureKind.Name:
		_, err = e.store.TierStructures().Get(ctx, id)
	case BenefitKind.Name:
		_, err = e.store.Benefits().Get(ctx, id)
	case RewardKind.Name:
		_, err = e.store.ProgramRewards().Get(ctx, id)
	}
	return err
}
