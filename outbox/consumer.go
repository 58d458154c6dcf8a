package outbox

import (
	"context"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/event"
)

// Consumers are those who are told of events.
type Consumers struct{ list []consumer }

type consumer struct {
	name  string
	types []string
	take  func(ctx context.Context, projectID string, tx Store, events []event.Event) error
}

// Subscribe adds a consumer of events of some types, or of all without any. Its name is stable: the position it has reached is kept
// under it. One that is new starts with the events that come from then on. See the package documentation for what take may do.
func Subscribe[S any](c *Consumers, name string, types []string, take func(ctx context.Context, projectID string, tx S, events []event.Event) error) {
	if c.find(name) != nil {
		panic("outbox: two consumers are called " + name)
	}
	c.list = append(c.list, consumer{name, types, func(ctx context.Context, projectID string, tx Store, events []event.Event) error {
		store, ok := tx.(S)
		if !ok {
			return fmt.Errorf("outbox: the store of this backend is not what the consumer %s needs", name)
		}
		return take(ctx, projectID, store, events)
	}})
}

func (c *Consumers) find(name string) *consumer {
	for i := range c.list {
		if c.list[i].name == name {
			return &c.list[i]
		}
	}
	return nil
}

// wants reports whether events of a type are the consumer's.
func (c *consumer) wants(kind string) bool {
	for _, t := range c.types {
		if t == kind || strings.HasSuffix(t, ".") && strings.HasPrefix(kind, t) {
			return true
		}
	}
	return len(c.types) == 0
}
