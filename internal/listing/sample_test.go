package listing_test

import (
	"encoding/json"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// card is a resource with a property of every type.
type card struct {
	ID, Code, Status, Owner string
	Joined                  string // a day
	Balance                 int64
	CreatedAt, Birthdate    time.Time
	Active                  bool
	Tags                    []string
	Metadata                map[string]any
}

var cardKind = storage.Kind[card]{
	Name: "card", Prefix: "card_",
	ID: func(c *card) string { return c.ID },
	Fields: []storage.Field[card]{
		storage.String("code", func(c *card) string { return c.Code }).Ordered(),
		storage.String("status", func(c *card) string { return c.Status }).Ordered(),
		storage.String("owner_id", func(c *card) string { return c.Owner }),
		storage.Int("balance", func(c *card) int64 { return c.Balance }).Ordered(),
		storage.Time("created_at", func(c *card) time.Time { return c.CreatedAt }).Ordered(),
		storage.Time("birthdate", func(c *card) time.Time { return c.Birthdate }),
		storage.String("joined", func(c *card) string { return c.Joined }),
		storage.Bool("active", func(c *card) bool { return c.Active }).Ordered(),
		storage.Strings("tags", func(c *card) []string { return c.Tags }),
		storage.JSON("metadata", func(c *card) map[string]any { return c.Metadata }),
	},
}

// now is a Wednesday.
var now = instant("2026-03-11T10:00:00.000Z")

func cardSpec() listing.Spec[card] {
	return listing.Spec[card]{
		Kind:  cardKind,
		Order: []string{"-created_at", "code", "balance", "active", "id"},
		Fields: listing.Fields{
			listing.Text("code"),
			listing.Enum("status", "NEW", "OLD").AtMost(2),
			listing.ID("owner", "own_").In("owner_id"),
			listing.Number("balance"),
			listing.Number("gift.balance").In("balance"),
			listing.Time("created_at"),
			listing.Date("birthdate"),
			listing.Date("joined").AsText(),
			listing.Bool("active").With(listing.States{
				"$enabled": func(time.Time) storage.Filter { return storage.Is("active", true) },
			}),
			listing.List("tags"), listing.Text("season").In("code").BeginningAt("created_at"),
			listing.Custom("metadata"),
			listing.State("lifetime", listing.States{
				"$before_start": func(now time.Time) storage.Filter { return storage.Where("created_at", storage.OpMore, now) },
			}),
			listing.Bool("is_empty").Through(func(c storage.Condition) storage.Filter {
				if c.Values[0] == (c.Op == storage.OpIs) {
					return storage.Is("balance", int64(0))
				}
				return storage.Where("balance", storage.OpIsNot, int64(0))
			}),
		},
		Between: []string{"created_at"},
		Total:   true,
	}
}

// cards are the items of most tests.
var cards = []card{
	{ID: "card_1", Code: "SUMMER-10", Status: "NEW", Owner: "own_a1", Balance: 0, CreatedAt: instant("2026-03-11T09:00:00.000Z"), Birthdate: day("1990-03-11"), Joined: "2026-03-10", Active: true, Tags: []string{"red", "green"}, Metadata: map[string]any{
		"seat": json.Number("10"), "note": "10", "vip": true, "sizes": []any{"S", "M"}, "address": map[string]any{"city": "Gdynia"}, "hired": "2026-03-11", "seen": "2026-03-11T09:00:00.000Z"}},
	{ID: "card_2", Code: "summer-20", Status: "OLD", Owner: "own_b2", Balance: 250, CreatedAt: instant("2026-03-09T00:00:00.000Z"), Birthdate: day("2000-02-29"), Tags: []string{"red"}, Metadata: map[string]any{
		"seat": json.Number("10.5"), "note": "ten", "vip": false, "sizes": []any{"L"}, "address": map[string]any{"city": "Oslo"}, "hired": "2026-03-09", "opened": "2026-03-09T04", "seen": "2026-03-09T00:00:00.000Z"}},
	{ID: "card_3", Code: "WINTER", Balance: -5, CreatedAt: instant("2027-01-01T00:00:00.000Z"), Birthdate: day("1985-12-31"), Active: true},
	{ID: "card_4", Status: "NEW", Balance: 9007199254740993},
}

func instant(text string) time.Time {
	t, err := time.Parse("2006-01-02T15:04:05.000Z07:00", text)
	if err != nil {
		panic(err)
	}
	return t.UTC()
}

func day(text string) time.Time { return instant(text + "T00:00:00.000Z") }

func zone(name string) *time.Location {
	z, err := time.LoadLocation(name)
	if err != nil {
		panic(err)
	}
	return z
}

func parseQuery(t testing.TB, query string) url.Values {
	t.Helper()
	values, err := url.ParseQuery(query)
	if err != nil {
		t.Fatalf("query %q: %v", query, err)
	}
	return values
}

// typed is the schema of some attributes.
func typed(attribute string) metadata.Type {
	switch attribute {
	case "metadata.hired":
		return metadata.TypeDate
	case "metadata.seen":
		return metadata.TypeDateTime
	}
	return ""
}

// matching returns the numbers of the cards that a query lets pass, "1 3", as the storage contract understands it.
func matching(t testing.TB, query string, call listing.Call) string {
	t.Helper()
	filter, err := cardSpec().Fields.FromQuery(parseQuery(t, query), call)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return passing(t, filter)
}

func passing(t testing.TB, filter storage.Filter) string {
	t.Helper()
	if err := cardKind.CheckFilter(filter); err != nil {
		t.Fatalf("no backend takes the filter: %v", err)
	}
	var found []string
	for _, c := range cards {
		if cardKind.Match(filter, &c) {
			found = append(found, strings.TrimPrefix(c.ID, "card_"))
		}
	}
	return strings.Join(found, " ")
}

// list answers a query from the cards as the storage contract defines it.
func list(q storage.Query) storage.Page[card] {
	found := slices.DeleteFunc(slices.Clone(cards), func(c card) bool { return !cardKind.Match(q.Filter, &c) })
	slices.SortFunc(found, func(a, b card) int { return cardKind.ComparePosition(q.Order, &a, cardKind.Position(&b, q.Order)) })
	page := storage.Page[card]{Total: len(found)}
	if q.After != nil {
		found = slices.DeleteFunc(found, func(c card) bool { return cardKind.ComparePosition(q.Order, &c, q.After) <= 0 })
	}
	found = found[min(q.Offset, len(found)):]
	page.Items = found[:min(q.Limit, len(found))]
	page.HasMore = len(found) > len(page.Items)
	return page
}

// details returns the details of a refusal, and checks its key.
func details(t testing.TB, err error, key string) string {
	t.Helper()
	f, ok := fault.As(err)
	if !ok || f.Key != key {
		t.Fatalf("got %v, want a fault with the key %s", err, key)
	}
	return f.Details
}
