package membership

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// Activity is the data of an event about a member or a card: who caused it, and both as they were then.
type Activity struct {
	Source env.Source
	Member *Member `json:",omitzero"`
	Card   *Card   `json:",omitzero"`
}

// ActivityOf reads the data of an event.
func ActivityOf(e event.Event) (a Activity, err error) {
	return a, json.Unmarshal(e.Data, &a)
}

// record writes the event of a change in its transaction. One about a card is the card's, unless its name says that it is the
// member's.
func (e *Engine) record(ctx context.Context, tx Store, what string, m Member, c *Card, now time.Time) error {
	entity, id := Kind.Name, m.ID
	if c != nil && !strings.HasPrefix(what, "card.") {
		entity, id = CardKind.Name, c.ID
	}
	data, err := json.Marshal(Activity{Source: env.SourceOf(ctx), Member: &m, Card: c})
	if err != nil {
		return err
	}
	return tx.Events().Insert(ctx, event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: program.EventPrefix + entity + "." + what, EntityType: entity, EntityID: id,
		CustomerID: m.CustomerID, GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: now,
	})
}

// Activities returns a page of the activity log of a member or a card; entity is the name of its kind.
func (e *Engine) Activities(ctx context.Context, entity, id string, q storage.Query) (storage.Page[event.Event], error) {
	q.Filter = storage.And(storage.Is("entity_id", id), storage.Is("entity_type", entity), q.Filter)
	return e.store.Events().List(ctx, q)
}
