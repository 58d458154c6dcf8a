package outbox

import (
	"cmp"
	"slices"
	"strings"
	"time"
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
