package sqlstore

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
	"pgregory.net/rapid"
)

// thing has a field of every type.
type thing struct {
	ID       string
	Name     string
	Size     int64
	Limit    *int64
	At       time.Time
	On       bool
	Tags     []string
	Metadata map[string]any
}

var thingKind = storage.Kind[thing]{
	Name: "thing", Prefix: "t_",
	ID: func(t *thing) string { return t.ID },
	Fields: []storage.Field[thing]{
		storage.String("name", func(t *thing) string { return t.Name }).Ordered(),
		storage.Int("size", func(t *thing) int64 { return t.Size }).Ordered(),
		storage.IntOrNull("limit", func(t *thing) *int64 { return t.Limit }).In("maximum").Ordered(),
		storage.Time("at", func(t *thing) time.Time { return t.At }).Ordered(),
		storage.Bool("on", func(t *thing) bool { return t.On }).Ordered(),
		storage.Strings("tags", func(t *thing) []string { return t.Tags }),
		storage.JSON("metadata", func(t *thing) map[string]any { return t.Metadata }),
	},
}

type thingRow struct {
	bun.BaseModel `bun:"table:things,alias:t"`

	ProjectID string                   `bun:"project_id,pk"`
	ID        string                   `bun:"id,pk"`
	Name      string                   `bun:"name,nullzero"`
	Size      int64                    `bun:"size"`
	Limit     *int64                   `bun:"maximum"`
	At        instant                  `bun:"at"`
	On        bool                     `bun:"on"`
	Tags      document[[]string]       `bun:"tags"`
	Metadata  document[map[string]any] `bun:"metadata"`
}

var thingTable = tableOf(thingKind,
	func(r *thingRow) thing {
		return thing{r.ID, r.Name, r.Size, r.Limit, r.At.time(), r.On, r.Tags.value, r.Metadata.value}
	},
	func(project string, t *thing) thingRow {
		return thingRow{ProjectID: project, ID: t.ID, Name: t.Name, Size: t.Size, Limit: t.Limit, At: instant(t.At), On: t.On,
			Tags: asDocument(t.Tags), Metadata: asDocument(t.Metadata)}
	})

const thingSchema = `
CREATE TABLE project_revisions (project_id @text NOT NULL PRIMARY KEY, rules @int NOT NULL, catalog @int NOT NULL);
CREATE TABLE things (
    project_id @text NOT NULL, id @text NOT NULL, name @text, size @int NOT NULL, maximum @int, at @time, "on" @bool NOT NULL,
    tags @json, metadata @json, PRIMARY KEY (project_id, id)
);`

// texts meet in all directions: as values, as parts of each other, as keys, as what would break out of a statement.
var texts = []string{"", "a", "A", "ab", "b", "a%b", "a_b", "axb", `a\b`, "it's", `say "hi"`, "?", "$", "ü", "日本", "<&>", "0", "1", "true", "null", "  "}

var keys = []string{"a", "b", "it's", `say "hi"`, `\`, "ü", "<&>", "?", "0", "$x", "null", " "}

var moment = time.Date(2026, time.February, 28, 23, 59, 59, 999e6, time.UTC)

type generator struct{ *rapid.T }

func (g generator) text() string { return rapid.SampledFrom(texts).Draw(g.T, "text") }

func (g generator) number() any {
	return rapid.SampledFrom([]any{
		json.Number("0"), json.Number("1"), json.Number("-1"), json.Number("1000"), json.Number("1.5"), json.Number("0.1"), json.Number("9007199254740993"),
	}).Draw(g.T, "number")
}

func (g generator) time() time.Time {
	return rapid.SampledFrom([]time.Time{
		moment, moment.Add(time.Millisecond), moment.AddDate(0, 6, 0), time.Date(1969, 1, 1, 0, 0, 0, 0, time.UTC), moment.AddDate(-1000, 0, 0),
	}).Draw(g.T, "time")
}

func (g generator) json(depth int) any {
	switch n := rapid.IntRange(0, 8).Draw(g.T, "json"); {
	case n <= 2:
		return g.text()
	case n <= 4:
		return g.number()
	case n == 5:
		return rapid.Bool().Draw(g.T, "bool")
	case n == 6 && depth > 0:
		list := []any{}
		for range rapid.IntRange(0, 3).Draw(g.T, "length") {
			list = append(list, g.json(depth-1))
		}
		return list
	case n == 7 && depth > 0:
		return g.object(depth - 1)
	}
	return nil
}

func (g generator) object(depth int) map[string]any {
	m := map[string]any{}
	for range rapid.IntRange(0, 4).Draw(g.T, "keys") {
		m[rapid.SampledFrom(keys).Draw(g.T, "key")] = g.json(depth)
	}
	return m
}

func (g generator) thing(id string) thing {
	t := thing{ID: id, Name: g.text(), Size: rapid.Int64Range(-2, 2).Draw(g.T, "size"), On: rapid.Bool().Draw(g.T, "on"), Metadata: g.object(2)}
	if rapid.Bool().Draw(g.T, "has a limit") {
		limit := rapid.Int64Range(-1, 1).Draw(g.T, "limit")
		t.Limit = &limit
	}
	if rapid.Bool().Draw(g.T, "has a time") {
		t.At = g.time()
	}
	for range rapid.IntRange(0, 3).Draw(g.T, "tags") {
		t.Tags = append(t.Tags, g.text())
	}
	return t
}

func (g generator) value(of storage.Type) any {
	switch of {
	case storage.TypeInt:
		return rapid.SampledFrom([]any{int64(-1), 0, json.Number("1"), int64(1) << 62}).Draw(g.T, "int")
	case storage.TypeTime:
		return g.time().Add(rapid.SampledFrom([]time.Duration{0, 1, 500 * time.Microsecond}).Draw(g.T, "fraction"))
	case storage.TypeBool:
		return rapid.Bool().Draw(g.T, "bool")
	case storage.TypeJSON:
		return rapid.SampledFrom([]any{g.text(), g.number(), json.Number("1e3"), 1.5, -1, 1000, true, false, "a\x00"}).Draw(g.T, "operand")
	}
	return rapid.SampledFrom(append([]string{"a\x00", "\xff"}, texts...)).Draw(g.T, "operand")
}

func (g generator) filter(depth int) storage.Filter {
	if depth > 0 {
		switch rapid.IntRange(0, 5).Draw(g.T, "filter") {
		case 0:
			return storage.And(g.filter(depth-1), g.filter(depth-1))
		case 1:
			return storage.Or(g.filter(depth-1), g.filter(depth-1))
		}
	}
	for {
		field := rapid.SampledFrom([]string{"id", "name", "size", "limit", "at", "on", "tags", "metadata"}).Draw(g.T, "field")
		f, _, _ := thingKind.Field(field)
		if f.Type == storage.TypeJSON {
			for range rapid.IntRange(0, 2).Draw(g.T, "depth") {
				field += "." + rapid.SampledFrom(keys).Draw(g.T, "key")
			}
		}
		c := storage.Condition{Field: field, Op: rapid.SampledFrom([]storage.Op{
			storage.OpIs, storage.OpIsNot, storage.OpHasValue, storage.OpIsUnknown, storage.OpContains, storage.OpNotContain,
			storage.OpStartsWith, storage.OpEndsWith, storage.OpMore, storage.OpMoreEqual, storage.OpLess, storage.OpLessEqual,
			storage.OpCount, storage.OpCountMore, storage.OpCountLess, storage.OpMonthDay,
		}).Draw(g.T, "comparison")}
		switch c.Op {
		case storage.OpHasValue, storage.OpIsUnknown:
		case storage.OpCount, storage.OpCountMore, storage.OpCountLess:
			c.Values = []any{rapid.IntRange(-1, 3).Draw(g.T, "count")}
		case storage.OpMonthDay:
			days := rapid.SampledFrom([]any{"01-01", "02-28", "03-01", "08-28", "12-31"})
			c.Values = []any{days.Draw(g.T, "from"), days.Draw(g.T, "to")}
		default:
			for range rapid.IntRange(0, 3).Draw(g.T, "operands") {
				c.Values = append(c.Values, g.value(f.Type))
			}
		}
		if filter := (storage.Filter{Where: &c}); thingKind.CheckFilter(filter) == nil {
			return filter
		}
	}
}

func TestFiltersSelectWhatMatchSelects(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		execute(t, s, thingSchema)
		project := 0
		rapid.Check(t, func(rt *rapid.T) {
			g := generator{rt}
			project++
			things := collection(s.Project(fmt.Sprint(project)), thingTable)
			var all []thing
			for i := range rapid.IntRange(1, 8).Draw(rt, "things") {
				all = append(all, g.thing(fmt.Sprint("t_", i)))
			}
			if err := things.Insert(t.Context(), all...); err != nil {
				rt.Fatal(err)
			}
			for range 20 {
				filter := g.filter(2)
				var want []thing
				for i := range all {
					if thingKind.Match(filter, &all[i]) {
						want = append(want, all[i])
					}
				}
				got, err := things.List(t.Context(), storage.Query{Filter: filter})
				if err != nil {
					rt.Fatalf("%s: %v", show(filter), err)
				}
				if diff := cmp.Diff(want, got.Items, cmpopts.EquateEmpty()); diff != "" {
					rt.Fatalf("%s (-want +got):\n%s", show(filter), diff)
				}
			}
		})
	})
}

func TestPagesFollowOneAnotherInEveryOrder(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		execute(t, s, thingSchema)
		project := 0
		rapid.Check(t, func(rt *rapid.T) {
			g := generator{rt}
			project++
			things := collection(s.Project(fmt.Sprint(project)), thingTable)
			var all []thing
			for i := range rapid.IntRange(1, 12).Draw(rt, "things") {
				all = append(all, g.thing(fmt.Sprint("t_", i)))
			}
			if err := things.Insert(t.Context(), all...); err != nil {
				rt.Fatal(err)
			}
			q := storage.Query{Limit: rapid.IntRange(1, 5).Draw(rt, "limit")}
			for range rapid.IntRange(0, 3).Draw(rt, "orders") {
				field := rapid.SampledFrom([]string{"id", "name", "size", "limit", "at", "on"}).Draw(rt, "field")
				q.Order = append(q.Order, storage.Order{Field: field, Desc: rapid.Bool().Draw(rt, "descending")})
			}
			slices.SortFunc(all, func(a, b thing) int {
				if thingKind.Less(q.Order, &a, &b) {
					return -1
				}
				return 1
			})
			for rest := all; ; {
				page, err := things.List(t.Context(), q)
				if err != nil {
					rt.Fatal(err)
				}
				n := min(q.Limit, len(rest))
				want := storage.Page[thing]{Items: rest[:n], HasMore: n < len(rest)}
				if diff := cmp.Diff(want, page, cmpopts.EquateEmpty()); diff != "" {
					rt.Fatalf("%+v (-want +got):\n%s", q, diff)
				}
				if rest = rest[n:]; len(rest) == 0 {
					return
				}
				q.After = thingKind.Position(&page.Items[n-1], q.Order)
			}
		})
	})
}

func show(f storage.Filter) string {
	text, err := json.Marshal(f)
	if err != nil {
		return fmt.Sprintf("%+v", f)
	}
	return string(text)
}
