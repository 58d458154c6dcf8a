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

// PackedEvents is events that are written as one row: the row has the columns of the first event. The column packed has what identifies the
// others, and packed_data the list of their data.
//
// A redemption and its order cause three events, two of them with the same data. Three rows, with their index entries, were a fifth of what
// PostgreSQL did for a redemption; one row brought a sixth more redemptions of one hot code (goal P3) and a twentieth more of spread codes
// (P2), and 5.1 kB of write-ahead log in place of 8.6 (P28). A file has 8.7 kB for a redemption in place of 13.6, and a tenth more redemptions (P27).
//
// The events of a row have the same customer, group and time, so that the row is found where each of them would be, and their ids follow one
// another. Their positions are the numbers behind that of the row. A change or deletion of an event unpacks its row first.
type PackedEvents struct{ Events []event.Event }

// packable are the types of entities whose events are listed only by their customer; see the index events_entity.
var packable = []string{"order", "redemption", "redemption_rollback", "voucher"}

// Pack groups the events of one change into rows.
func Pack(events []event.Event) (all []*PackedEvents) {
	for i := range events {
		e := &events[i]
		if len(all) > 0 && all[len(all)-1].takes(e) {
			last := all[len(all)-1]
			last.Events = events[i-len(last.Events) : i+1]
			continue
		}
		all = append(all, &PackedEvents{Events: events[i : i+1]})
	}
	return all
}

// takes reports whether an event can be in one row with the events before it.
func (p *PackedEvents) takes(e *event.Event) bool {
	first, last := &p.Events[0], &p.Events[len(p.Events)-1]
	return len(p.Events) < event.MaxConsecutive && event.Consecutive(last.ID, e.ID) &&
		e.CustomerID == first.CustomerID && e.GroupID == first.GroupID && e.CreatedAt.Equal(first.CreatedAt) && e.Position == 0 && first.Position == 0 &&
		slices.Contains(packable, e.EntityType) && slices.Contains(packable, first.EntityType)
}

// HotPackedEvents writes rows of packed events.
var HotPackedEvents = hotOf(packedEventsTable)

// packedEventsTable is for writing: what is read of a row is its first event.
var packedEventsTable = tableOf(storage.Kind[PackedEvents]{Name: event.Kind.Name, ID: func(f *PackedEvents) string { return f.Events[0].ID }},
	func(r *eventRow) PackedEvents { return PackedEvents{[]event.Event{eventItem(r)}} }, newPackedRow)

func newPackedRow(project string, f *PackedEvents) eventRow {
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
	row.Packed = string(append(heads, ']'))
	if len(known) > 0 {
		row.PackedData = string(append(data, ']'))
	}
	return row
}

// packedHead is an element of the column packed. Data is an index into packed_data; without one the event has the data of the row.
type packedHead struct {
	Step       int64          `json:"step"`
	ID         string         `json:"id"`
	Type       string         `json:"type"`
	EntityType string         `json:"entity_type"`
	EntityID   string         `json:"entity_id"`
	CampaignID string         `json:"campaign_id"`
	Category   event.Category `json:"category"`
	Data       *int           `json:"data"`
}

// unpacked returns all events of a row.
func (r *eventRow) unpacked() ([]event.Event, error) {
	events := []event.Event{eventItem(r)}
	if r.Packed == "" {
		return events, nil
	}
	var heads []packedHead
	var data []json.RawMessage
	err := json.Unmarshal([]byte(r.Packed), &heads)
	if err == nil && r.PackedData != "" {
		err = json.Unmarshal([]byte(r.PackedData), &data)
	}
	if err != nil {
		return nil, fmt.Errorf("read the events that are packed into the row of %s: %w", r.ID, err)
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
