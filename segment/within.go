package segment

import (
	"context"
	"encoding/json"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/location"
)

// within is a condition on a point: that it is in one of some locations, or in none of them.
type within struct {
	field string
	ids   []string
	not   bool
}

// Operators of metadata that holds a point; see the package documentation.
const (
	InLocation    = "$in_location"
	NotInLocation = "$not_in_location"
)

// maxLocations bounds what one filter looks up for each customer.
const maxLocations = 20

// readLocations removes the conditions about locations from a filter and returns the rest, since the filters of lists do not have
// them. A filter that cannot be parsed is returned as it is; parsing the rest then refuses it.
func (t *test) readLocations(filter json.RawMessage) (json.RawMessage, error) {
	if !strings.Contains(string(filter), "in_location") {
		return filter, nil
	}
	var byField map[string]json.RawMessage
	if json.Unmarshal(filter, &byField) != nil {
		return filter, nil
	}
	var junction string
	if json.Unmarshal(byField["junction"], &junction) == nil {
		t.any = strings.EqualFold(junction, "or")
	}
	for field, raw := range byField {
		var outer struct {
			Conditions map[string]json.RawMessage `json:"conditions"`
		}
		if field == "junction" || json.Unmarshal(raw, &outer) != nil {
			continue
		}
		asked := false
		for _, op := range []string{InLocation, NotInLocation} {
			ids, has := outer.Conditions[op]
			if !has {
				continue
			}
			w := within{field: field, not: op == NotInLocation}
			if err := w.read(ids, op); err != nil {
				return nil, err
			}
			t.within, asked = append(t.within, w), true
			delete(outer.Conditions, op)
		}
		switch {
		case !asked:
		case len(outer.Conditions) == 0:
			delete(byField, field)
		case t.any:
			return nil, fault.Payload("filter."+field, "must not join %s with other conditions while the junction is or", InLocation)
		default:
			kept, err := json.Marshal(outer)
			if err != nil {
				return nil, err
			}
			byField[field] = kept
		}
	}
	if len(t.locations()) > maxLocations {
		return nil, fault.Payload("filter", "must NOT ask about more than %d locations (it asks about %d)", maxLocations, len(t.locations()))
	}
	return json.Marshal(byField)
}

func (w *within) read(raw json.RawMessage, op string) error {
	at := "filter." + w.field + ".conditions." + op
	if !strings.HasPrefix(w.field, "metadata.") && !strings.HasPrefix(w.field, "system_metadata.") {
		return fault.Payload(at, "must stand at metadata that holds a point")
	}
	if json.Unmarshal(raw, &w.ids) != nil {
		var one string
		if json.Unmarshal(raw, &one) != nil {
			return fault.Payload(at, "must be a list of ids of locations")
		}
		w.ids = []string{one}
	}
	if len(w.ids) == 0 {
		return fault.Payload(at, "must NOT have fewer than 1 items")
	}
	return nil
}

// holds reports whether the condition holds for a customer.
func (w within) holds(ctx context.Context, store location.Store, s *subject) (bool, error) {
	p, known := pointOf(s, w.field)
	if !known {
		return w.not, nil
	}
	for _, id := range w.ids {
		l, err := store.Locations().Get(ctx, id)
		if fault.IsNotFound(err) {
			continue
		}
		if err != nil {
			return false, err
		}
		if l.Shape.Contains(p) {
			return !w.not, nil
		}
	}
	return w.not, nil
}

// pointOf reads a point, "52.23,21.01", from a customer's metadata.
func pointOf(s *subject, field string) (p location.Point, known bool) {
	first, rest, _ := strings.Cut(field, ".")
	value := map[string]any(s.Metadata)
	if first == "system_metadata" {
		value = s.SystemMetadata
	}
	keys := strings.Split(rest, ".")
	for _, key := range keys[:len(keys)-1] {
		value, _ = value[key].(map[string]any)
	}
	text, _ := value[keys[len(keys)-1]].(string)
	lat, lng, two := strings.Cut(text, ",")
	var errLat, errLng error
	p.Lat, errLat = strconv.ParseFloat(strings.TrimSpace(lat), 64)
	p.Lng, errLng = strconv.ParseFloat(strings.TrimSpace(lng), 64)
	return p, two && errLat == nil && errLng == nil
}
