package outbox

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Lag says how far a consumer is behind the events that were announced.
type Lag struct {
	Consumer string
	// Positions counts those of events that it has not got, and Since is when its job was scheduled; both are zero for one that has got all.
	Positions int64
	Since     time.Time
}

// Lags computes the lag of each consumer from all cursors of a project, in the order of their names.
func Lags(cursors []Cursor) (lags []Lag) {
	byID := map[string]Cursor{}
	for _, c := range cursors {
		byID[c.ID] = c
	}
	announced := byID[announcedCursor].Position
	for _, c := range cursors {
		name, ok := strings.CutPrefix(c.ID, scheduledPrefix)
		if !ok {
			continue
		}
		l := Lag{Consumer: name, Positions: max(announced-byID[deliveredCursor(name)].Position, 0)}
		if l.Positions > 0 && c.Scheduled {
			l.Since = c.UpdatedAt
		}
		lags = append(lags, l)
	}
	slices.SortFunc(lags, func(a, b Lag) int { return cmp.Compare(a.Consumer, b.Consumer) })
	return lags
}

// Unheard returns the consumers that have not got some event from before a moment.
func Unheard(ctx context.Context, store Store, before time.Time) (consumers []string, err error) {
	cursors, err := store.EventCursors().List(ctx, storage.Query{})
	if err != nil {
		return nil, err
	}
	byID := map[string]Cursor{}
	for _, c := range cursors.Items {
		byID[c.ID] = c
	}
	announced := byID[announcedCursor].Position
	for _, c := range cursors.Items {
		name, ok := strings.CutPrefix(c.ID, scheduledPrefix)
		if !ok {
			continue
		}
		for after := byID[deliveredCursor(name)].Position; after < announced; {
			heads, until, err := store.EventHeads(ctx, after, announced, 1)
			if err != nil {
				return nil, err
			}
			if len(heads) > 0 {
				if heads[0].CreatedAt.Before(before) {
					consumers = append(consumers, name)
				}
				break
			}
			if until <= after {
				break
			}
			after = until
		}
	}
	return consumers, nil
}
