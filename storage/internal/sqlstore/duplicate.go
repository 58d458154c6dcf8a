package sqlstore

import (
	"context"
	"errors"
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// errCollision is the error that the id of a row or one of its keys is taken. Which one is looked up afterwards, so that the fault is the same on
// every database.
var errCollision = errors.New("a row collides with another")

// refusing runs a write and turns a collision of its items into fault.Duplicate. The write leaves nothing when it collides.
// Replacing says that the items' own rows are there already.
func (c rows[P, Q]) refusing(ctx context.Context, items []P, replacing bool, write func() error) error {
	for attempt := 0; ; attempt++ {
		err := write()
		if !errors.Is(err, errCollision) {
			return err
		}
		duplicate, lookup := c.duplicate(ctx, items, replacing)
		if lookup != nil {
			return lookup
		}
		if duplicate != nil {
			return duplicate
		}
		// The row that collided was deleted meanwhile.
		if attempt == retries {
			return fmt.Errorf("write %s: %w", c.kind.Name, err)
		}
	}
}

// duplicate returns the fault about the first item whose id or key is taken by a stored item or by one before it.
func (c rows[P, Q]) duplicate(ctx context.Context, items []P, replacing bool) (duplicate, err error) {
	type attribute struct {
		name  string
		value func(P) string
		taken map[string]string // the value -> the id of the item that has it
	}
	attributes := []attribute{{name: "id", value: c.kind.ID}}
	for _, u := range c.kind.Unique {
		attributes = append(attributes, attribute{name: u.Name, value: u.Value})
	}
	if replacing {
		attributes = attributes[1:]
	}
	for i := range attributes {
		a := &attributes[i]
		a.taken = map[string]string{}
		var values []string
		for j := range items {
			if v := a.value(items[j]); v != "" {
				values = append(values, v)
			}
		}
		stored, err := c.having(ctx, a.name, values)
		if err != nil {
			return nil, err
		}
		for j := range stored {
			a.taken[a.value(stored[j])] = c.kind.ID(stored[j])
		}
	}
	for i := range items {
		id := c.kind.ID(items[i])
		for _, a := range attributes {
			value := a.value(items[i])
			if value == "" {
				continue
			}
			if owner, taken := a.taken[value]; taken && !(replacing && owner == id) {
				return fault.Duplicate(c.kind.Name, a.name, value), nil
			}
			a.taken[value] = id
		}
	}
	return nil, nil
}

// having returns the stored items whose field has one of the values. It reads where the writes go, not from a replica.
func (c rows[P, Q]) having(ctx context.Context, field string, values []string) (stored []P, err error) {
	for len(values) > 0 {
		n := min(len(values), batch)
		page, err := c.List(ctx, storage.Query{Filter: storage.In(field, values[:n])})
		if err != nil {
			return nil, err
		}
		stored, values = append(stored, page.Items...), values[n:]
	}
	return stored, nil
}
