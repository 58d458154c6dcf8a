package outbox

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/event"
)

// Consumers are the functions that events are delivered to, by name.
type Consumers struct{ list []consumer }

type consumer struct {
	name         string
	subscription Subscription[Store]
	handle       func(ctx context.Context, projectID string, tx Store, events []event.Event) error
	// handling is set for a consumer with a Handler. Then handle is nil.
	handling *handling
}

// Subscription selects the events of a consumer. A narrow one costs less: fewer rows are read and locked for it, which counts when many
// redemptions write events at once.
type Subscription[S any] struct {
	// Types are the types of the events. A type that ends in a dot stands for all types that begin with it; an empty list means all events.
	Types []string
	// OmitData means that the consumer does not read the data of events: they may come without it.
	OmitData bool
	// Match, unless nil, narrows the events further. It gets events without their data.
	Match func(e *event.Event) bool
	// Enabled, unless nil, reports whether the project has anything that could act on some events, which come without their data. It is
	// called when the events are announced, in a transaction that reads what was committed before them. When it returns false the
	// consumer does not get these events.
	Enabled func(ctx context.Context, tx S, events []event.Event) (bool, error)
}

// Subscribe adds a consumer of events of the given types, or of all events when none are given. Its name must stay the same, since the
// position that it has reached is kept under it. A new consumer starts with the events that come from then on. The package documentation
// says what handle may do.
func Subscribe[S any](c *Consumers, name string, types []string, handle func(ctx context.Context, projectID string, tx S, events []event.Event) error) {
	SubscribeTo(c, name, Subscription[S]{Types: types}, handle)
}

// SubscribeTo adds a consumer of the events that the subscription selects.
func SubscribeTo[S any](c *Consumers, name string, subscription Subscription[S], handle func(ctx context.Context, projectID string, tx S, events []event.Event) error) {
	if c.find(name) != nil {
		panic("outbox: two consumers are called " + name)
	}
	storeOf := func(tx Store) (S, error) {
		store, ok := tx.(S)
		if !ok {
			return store, fmt.Errorf("outbox: consumer %s needs a store that this backend does not have", name)
		}
		return store, nil
	}
	added := consumer{name: name, subscription: Subscription[Store]{Types: subscription.Types, OmitData: subscription.OmitData, Match: subscription.Match}}
	added.handle = func(ctx context.Context, projectID string, tx Store, events []event.Event) error {
		store, err := storeOf(tx)
		if err != nil {
			return err
		}
		return handle(ctx, projectID, store, events)
	}
	if subscription.Enabled != nil {
		added.subscription.Enabled = func(ctx context.Context, tx Store, events []event.Event) (bool, error) {
			store, err := storeOf(tx)
			if err != nil {
				return false, err
			}
			return subscription.Enabled(ctx, store, events)
		}
	}
	c.list = append(c.list, added)
}

// SubscribeBy adds a method of the engines of a package as a consumer; engine returns the engine of a project.
func SubscribeBy[S, E any](c *Consumers, name string, subscription Subscription[S], engine func(projectID string) E, method func(e E, ctx context.Context, tx S, events []event.Event) error) {
	SubscribeTo(c, name, subscription, func(ctx context.Context, projectID string, tx S, events []event.Event) error {
		return method(engine(projectID), ctx, tx, events)
	})
}

// Take delivers events to all consumers that subscribe to them, in the transaction tx. It moves no cursors.
func (c *Consumers) Take(ctx context.Context, projectID string, tx Store, events ...event.Event) error {
	for i := range c.list {
		if matching, _ := c.list[i].firstMatching(events, len(events)); len(matching) > 0 && c.list[i].handle != nil {
			if err := c.list[i].handle(ctx, projectID, tx, matching); err != nil {
				return err
			}
		}
	}
	return nil
}

func (c *Consumers) find(name string) *consumer {
	for i := range c.list {
		if c.list[i].name == name {
			return &c.list[i]
		}
	}
	return nil
}

// matches reports whether the subscription of the consumer selects an event.
func (c *consumer) matches(e *event.Event) bool {
	return (len(c.subscription.Types) == 0 || TypeIn(e.Type, c.subscription.Types)) && (c.subscription.Match == nil || c.subscription.Match(e))
}

// TypeIn reports whether a type is in a list of types. A type of the list that ends in a dot stands for all types that begin with it.
func TypeIn(kind string, types []string) bool {
	return slices.ContainsFunc(types, func(t string) bool { return t == kind || strings.HasSuffix(t, ".") && strings.HasPrefix(kind, t) })
}

// firstMatching returns the first events that the subscription selects, at most limit, and how many of all events it has examined.
func (c *consumer) firstMatching(events []event.Event, limit int) (matching []event.Event, examined int) {
	for i := range events {
		if len(matching) == limit {
			return matching, i
		}
		if c.matches(&events[i]) {
			matching = append(matching, events[i])
		}
	}
	return matching, len(events)
}

// needs reports whether some of the events have to be delivered to the consumer.
func (c *consumer) needs(ctx context.Context, tx Store, events []event.Event) (bool, error) {
	matching, _ := c.firstMatching(events, len(events))
	if len(matching) == 0 || c.subscription.Enabled == nil {
		return len(matching) > 0, nil
	}
	return c.subscription.Enabled(ctx, tx, matching)
}
