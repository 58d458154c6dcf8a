package sqlstore

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/compactjson"
	"github.com/punchcardhq/punchcard/storage"
)

// Folded is events that are written as one row: the first one has its columns, the others lie in the columns folded, their heads, and
// folded_data, a list of what data they have. A redemption and its order tell of three things at once, two of them with the same data; three
// rows, with their places in the indexes, cost about a fifth of what it costs to write the redemption.
//
// They are of one customer, group and moment, so that the row is found where each of them would be, and their ids stand together. Their
// positions are the numbers behind that of the row. Only PostgreSQL has such rows, written by redemptions; whoever changes
// or removes an event unfolds its row first.
type Folded struct{ Events []event.Event }

// foldable are the entities whose events are listed by their customer alone; see the index events_entity.
var foldable = []string{"order", "redemption", "redemption_rollback", "voucher"}

// Fold sorts the events of one change into rows.
func Fold(events []event.Event) (all []*Folded) {
	for i := range events {
		e := &events[i]
		if len(all) > 0 && all[len(all)-1].takes(e) {
			last := all[len(all)-1]
			last.Events = events[i-len(last.Events) : i+1]
			continue
		}
		all = append(all, &Folded{Events: events[i : i+1]})
	}
	return all
}

// takes reports whether an event can be folded to those that came right before it.
func (f *Folded) takes(e *event.Event) bool {
	first, last := &f.Events[0], &f.Events[len(f.Events)-1]
	return len(f.Events) < event.MaxTogether && event.StandTogether(last.ID, e.ID) &&
		e.CustomerID == first.CustomerID && e.GroupID == first.GroupID && e.CreatedAt.Equal(first.CreatedAt) && e.Position == 0 && first.Position == 0 &&
		slices.Contains(foldable, e.EntityType) && slices.Contains(foldable, first.EntityType)
}

// HotFolded writes events by the row.
var HotFolded = hotOf(foldedTable)

var foldedTable = tableOf(storage.Kind[Folded]{Name: event.Kind.Name, ID: func(f *Folded) string { return f.Events[0].ID }},
	func(*eventRow) Folded { panic("sqlstore: rows of events are read as events") }, newFoldedRow)

func newFoldedRow(project string, f *Folded) eventRow {
	row := newEventRow(project, &f.Events[0])
	if len(f.Events) == 1 {
		return row
	}
	var known [][]byte
	heads, data := []byte{'['}, []byte{'['}
	for i := range f.Events[1:] {
		e := &f.Events[i+1]
		if i > 0 {
			heads = append(heads, ',')
		}
		heads = strconv.AppendInt(append(heads, `{"step":`...), int64(i+1), 10)
		for _, part := range []struct{ name, value string }{
			{"id", e.ID}, {"type", e.Type}, {"entity_type", e.EntityType}, {"entity_id", e.EntityID}, {"campaign_id", e.CampaignID}, {"category", string(e.Category)},
		} {
			if part.value != "" {
				heads = append(append(append(heads, `,"`...), part.name...), `":`...)
				heads = compactjson.AppendText(heads, part.value)
			}
		}
		if len(e.Data) > 0 && !bytes.Equal(e.Data, f.Events[0].Data) {
			at := slices.IndexFunc(known, func(d []byte) bool { return bytes.Equal(d, e.Data) })
			if at < 0 {
				if at = len(known); at > 0 {
					data = append(data, ',')
				}
				known, data = append(known, e.Data), append(data, e.Data...)
			}
			heads = strconv.AppendInt(append(heads, `,"data":`...), int64(at), 10)
		}
		heads = append(heads, '}')
	}
	row.Folded = string(append(heads, ']'))
	if len(known) > 0 {
		row.FoldedData = string(append(data, ']'))
	}
	return row
}

// foldedHead is what stands in the column folded of an event. Data is its place in folded_data, and missing where it is that of the row.
type foldedHead struct {
	Step       int64          `json:"step"`
	ID         string         `json:"id"`
	Type       string         `json:"type"`
	EntityType string         `json:"entity_type"`
	EntityID   string         `json:"entity_id"`
	CampaignID string         `json:"campaign_id"`
	Category   event.Category `json:"category"`
	Data       *int           `json:"data"`
}

// unfolded returns the events of a row.
func (r *eventRow) unfolded() ([]event.Event, error) {
	events := []event.Event{eventItem(r)}
	if r.Folded == "" {
		return events, nil
	}
	var heads []foldedHead
	var data []json.RawMessage
	err := json.Unmarshal([]byte(r.Folded), &heads)
	if err == nil && r.FoldedData != "" {
		err = json.Unmarshal([]byte(r.FoldedData), &data)
	}
	if err != nil {
		return nil, fmt.Errorf("read what is folded into event %s: %w", r.ID, err)
	}
	for _, h := range heads {
		e := events[0]
		e.ID, e.Type, e.EntityType, e.EntityID, e.CampaignID, e.Category = h.ID, h.Type, h.EntityType, h.EntityID, h.CampaignID, h.Category
		e.Position += h.Step
		if h.Data != nil && *h.Data < len(data) {
			e.Data = data[*h.Data]
		}
		events = append(events, e)
	}
	return events, nil
}
