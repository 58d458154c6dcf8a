package segment

import (
	"encoding/json"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/storage"
)

// subject is the data of a customer for filters.
type subject struct {
	customer.Customer
	// points and events hold at least the values that the filter needs: points in the form campaigns.<name>.points, and events in
	// the form <name>.count.
	points, events map[string]any
	total          int64 // of all points
}

// of is a field of the customer for subjects.
func of(f storage.Field[customer.Customer]) storage.Field[subject] {
	return storage.Field[subject]{Name: f.Name, Type: f.Type, Value: func(s *subject) any { return f.Value(&s.Customer) }}
}

// figures are the numbers of the summary, by the names under which filters ask for them.
var figures = map[string]func(*customer.Summary) int64{
	"redemptions.total_redeemed":               func(s *customer.Summary) int64 { return s.Redeemed },
	"redemptions.total_failed":                 func(s *customer.Summary) int64 { return s.Failed },
	"redemptions.total_succeeded":              func(s *customer.Summary) int64 { return s.Succeeded },
	"redemptions.total_rolled_back":            func(s *customer.Summary) int64 { return s.RolledBack },
	"redemptions.total_rollback_failed":        func(s *customer.Summary) int64 { return s.RollbackFailed },
	"redemptions.total_rollback_succeeded":     func(s *customer.Summary) int64 { return s.RollbackSucceeded },
	"redemptions.gift.redeemed_amount":         func(s *customer.Summary) int64 { return s.GiftRedeemed },
	"redemptions.loyalty_card.redeemed_points": func(s *customer.Summary) int64 { return s.PointsRedeemed },
	"orders.total_amount":                      func(s *customer.Summary) int64 { return s.OrdersAmount },
	"orders.total_count":                       func(s *customer.Summary) int64 { return s.OrdersCount },
	"orders.average_amount":                    func(s *customer.Summary) int64 { return s.OrdersAverage() },
	"orders.last_order_amount":                 func(s *customer.Summary) int64 { return s.LastOrderAmount },
}

// subjectKind and grammar define the fields of filters: how a value is found, and with what it may be compared.
var subjectKind, grammar = func() (storage.Kind[subject], listing.Fields) {
	kind := storage.Kind[subject]{Name: "customer", ID: func(s *subject) string { return s.Customer.ID }}
	fields := listing.Fields{
		listing.Text("id"), listing.Text("source_id"), listing.Text("name"), listing.Text("email"), listing.Text("phone"),
		listing.Date("birthdate").AsText(), listing.Time("created_at"), listing.Time("updated_at"), listing.Custom("metadata"),
		listing.Custom("system_metadata"), listing.Number("loyalty.points"), listing.Custom("loyalty_points"), listing.Custom("events"),
		listing.Time("summary.orders.last_order_date"),
	}
	for _, f := range customer.Kind.Fields {
		if !strings.HasPrefix(f.Name, "address.") {
			kind.Fields = append(kind.Fields, of(f))
		}
	}
	kind.Fields = append(kind.Fields,
		storage.JSON("system_metadata", func(s *subject) map[string]any { return s.SystemMetadata }),
		storage.JSON("loyalty_points", func(s *subject) map[string]any { return s.points }),
		storage.JSON("events", func(s *subject) map[string]any { return s.events }),
		storage.Int("loyalty.points", func(s *subject) int64 { return s.total }),
		storage.Time("summary.orders.last_order_date", func(s *subject) time.Time { return s.Summary.LastOrderAt }),
	)
	for name, get := range figures {
		kind.Fields = append(kind.Fields, storage.Int("summary."+name, func(s *subject) int64 { return get(&s.Summary) }))
		fields = append(fields, listing.Number("summary."+name))
	}
	for name, get := range map[string]func(a customer.Address) string{
		"city":        func(a customer.Address) string { return a.City },
		"state":       func(a customer.Address) string { return a.State },
		"line_1":      func(a customer.Address) string { return a.Line1 },
		"line_2":      func(a customer.Address) string { return a.Line2 },
		"country":     func(a customer.Address) string { return a.Country },
		"postal_code": func(a customer.Address) string { return a.PostalCode },
	} {
		kind.Fields = append(kind.Fields, storage.String("address."+name, func(s *subject) string {
			if s.Address == nil {
				return ""
			}
			return get(*s.Address)
		}))
		fields = append(fields, listing.Text("address."+name))
	}
	return kind, fields
}()

// wants lists the data that has to be looked up for a filter besides the customer.
type wants struct {
	points bool
	events []string
}

// test is a parsed filter.
type test struct {
	filter storage.Filter
	// within are the conditions about locations; any says that one condition of all is enough.
	within []within
	any    bool
	wants  wants
}

// locations are the ids of the locations of the test.
func (t test) locations() (ids []string) {
	for _, w := range t.within {
		ids = append(ids, w.ids...)
	}
	return ids
}

// read parses a filter as of an instant.
func read(filter json.RawMessage, now time.Time, zone *time.Location) (t test, err error) {
	rest, err := t.readLocations(filter)
	if err != nil {
		return t, err
	}
	t.filter, err = grammar.FromJSON(rest, "filter", listing.Call{Now: now, Zone: zone})
	if err != nil {
		return t, err
	}
	if t.filter.Empty() && len(t.within) == 0 {
		return t, fault.Payload("filter", "must have at least one condition")
	}
	var byField map[string]json.RawMessage
	if err := json.Unmarshal(filter, &byField); err != nil {
		return t, err
	}
	for field := range byField {
		switch first, rest, _ := strings.Cut(field, "."); first {
		case "loyalty", "loyalty_points":
			t.wants.points = true
		case "events":
			name, ok := strings.CutSuffix(rest, ".count")
			if !ok || name == "" {
				return t, fault.Payload("filter."+field, "must be events.<name of the event>.count")
			}
			t.wants.events = append(t.wants.events, name)
		}
	}
	return t, nil
}

// put sets a value at a dotted path. Names may contain dots: filters split their paths in the same places.
func put(m map[string]any, path string, value int64) {
	keys := strings.Split(path, ".")
	for _, key := range keys[:len(keys)-1] {
		inner, ok := m[key].(map[string]any)
		if !ok {
			inner = map[string]any{}
			m[key] = inner
		}
		m = inner
	}
	m[keys[len(keys)-1]] = json.Number(itoa(value))
}
