package outbox

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/event"
)

// Consumers are those who are told of events.
type Consumers struct{ list []consumer }

type consumer struct {
	name  string
	about Subscription[Store]
	take  func(ctx context.Context, projectID string, tx Store, events []event.Event) error
}

// Subscription says which events are a consumer's. The less it asks for, the less is read and locked for it, and all that follows what
// many redemptions at once have written adds up.
type Subscription[S any] struct {
	// Types are the types of the events. One that ends in a dot stands for all types that begin with it; none at all are all events.
	Types []string
	// OmitData says that the data of events is not looked at: they may come without it.
	OmitData bool
	// Match, unless nil, narrows the events further. It sees all of them but their data.
	Match func(e *event.Event) bool
	// Enabled, unless nil, reports whether the project has anything that could act on some events, which come without their data. It is
	// asked when they are announced, in a transaction that reads what was committed before them; the answer no passes them over.
	Enabled func(ctx context.Context, tx S, events []event.Event) (bool, error)
}

// Subscribe adds a consumer of events of some types, or of all without any. Its name is stable: the position it has reached is kept
// under it. One that is new starts with the events that come from then on. See the package documentation for what take may do.
func Subscribe[S any](c *Consumers, name string, types []string, take func(ctx context.Context, projectID string, tx S, events []event.Event) error) {
	SubscribeTo(c, name, Subscription[S]{Types: types}, take)
}

// SubscribeTo adds a consumer of the events that its interest describes.
func SubscribeTo[S any](c *Consumers, name string, about Subscription[S], take func(ctx context.Context, projectID string, tx S, events []event.Event) error) {
	if c.find(name) != nil {
		panic("outbox: two consumers are called " + name)
	}
	its := func(tx Store) (S, error) {
		store, ok := tx.(S)
		if !ok {
			return store, fmt.Errorf("outbox: the store of this backend is not what the consumer %s needs", name)
		}
		return store, nil
	}
	added := consumer{name: name, about: Subscription[Store]{Types: about.Types, OmitData: about.OmitData, Match: about.Match}}
	added.take = func(ctx context.Context, projectID string, tx Store, events []event.Event) error {
		store, err := its(tx)
		if err != nil {
			return err
		}
		return take(ctx, projectID, store, events)
	}
	if about.Enabled != nil {
		added.about.Enabled = func(ctx context.Context, tx Store, events []event.Event) (bool, error) {
			store, err := its(tx)
			if err != nil {
				return false, err
			}
			return about.Enabled(ctx, store, events)
		}
	}
	c.list = append(c.list, added)
}

// SubscribeBy adds a method of the engines of a package as a consumer; engine returns the engine of a project.
func SubscribeBy[S, E any](c *Consumers, name string, about Subscription[S], engine func(projectID string) E, method func(e E, ctx context.Context, tx S, events []event.Event) error) {
	SubscribeTo(c, name, about, func(ctx context.Context, projectID string, tx S, events []event.Event) error {
		return method(engine(projectID), ctx, tx, events)
	})
}

// Take has the consumers take those of some events that are theirs, in the transaction of tx, without the positions that a Relay keeps.
func (c *Consumers) Take(ctx context.Context, projectID string, tx Store, events ...event.Event) error {
	for i := range c.list {
		if its, _ := c.list[i].first(events, len(events)); len(its) > 0 {
			if err := c.list[i].take(ctx, projectID, tx, its); err != nil {
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

// wants reports whether an event is the consumer's.
func (c *consumer) wants(e *event.Event) bool {
	of := func(t string) bool { return t == e.Type || strings.HasSuffix(t, ".") && strings.HasPrefix(e.Type, t) }
	return (len(c.about.Types) == 0 || slices.ContainsFunc(c.about.Types, of)) && (c.about.Match == nil || c.about.Match(e))
}

// first returns the first of some events that are the consumer's, at most limit, and how many of all were looked at for them.
func (c *consumer) first(events []event.Event, limit int) (its []event.Event, looked int) {
	for i := range events {
		if len(its) == limit {
			return its, i
		}
		if c.wants(&events[i]) {
			its = append(its, events[i])
		}
	}
	return its, len(events)
}

// needs reports whether a consumer is to be told of some events.
func (c *consumer) needs(ctx context.Context, tx Store, events []event.Event) (bool, error) {
	its, _ := c.first(events, len(events))
	if len(its) == 0 || c.about.Enabled == nil {
		return len(its) > 0, nil
	}
	return c.about.Enabled(ctx, tx, its)
}
