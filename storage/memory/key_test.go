package memory

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage"
	"pgregory.net/rapid"
)

// anyValue draws two values of one type, nulls among them.
func anyValue(t *rapid.T, of storage.Type) any {
	if rapid.IntRange(0, 5).Draw(t, "null") == 0 {
		return nil
	}
	switch of {
	case storage.TypeInt:
		return rapid.Int64().Draw(t, "int")
	case storage.TypeTime:
		return time.Unix(rapid.Int64Range(-62135596800, 253402300799).Draw(t, "seconds"), rapid.Int64Range(0, 999_999_999).Draw(t, "nanoseconds"))
	case storage.TypeBool:
		return rapid.Bool().Draw(t, "bool")
	}
	return rapid.StringOf(rapid.SampledFrom([]rune{0, 1, 'a', 'b', 'é', 0x10FFFF})).Draw(t, "text")
}

func TestKeysCompareAsTheirValuesDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		of := rapid.SampledFrom([]storage.Type{storage.TypeString, storage.TypeInt, storage.TypeTime, storage.TypeBool}).Draw(t, "type")
		a, b := anyValue(t, of), anyValue(t, of)
		want, ok := storage.Compare(a, b)
		if !ok {
			t.Fatalf("%v and %v do not compare", a, b)
		}
		if got := bytes.Compare(appendValue(nil, of, a), appendValue(nil, of, b)); got != want {
			t.Errorf("the keys of %#v and %#v compare as %d, the values as %d", a, b, got, want)
		}
		x, y := storage.ScalarOf(of, a), storage.ScalarOf(of, b)
		if got := x.Compare(&y); got != want || (x == y) != (want == 0) {
			t.Errorf("the scalars of %#v and %#v compare as %d, the values as %d", a, b, got, want)
		}
	})
}

func TestNoKeyIsTheBeginningOfAnother(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyValue(t, storage.TypeString), anyValue(t, storage.TypeString)
		x, y := appendValue(nil, storage.TypeString, a), appendValue(nil, storage.TypeString, b)
		if a != b && bytes.HasPrefix(x, y) {
			t.Errorf("the key of %q begins with that of %q", a, b)
		}
	})
}

func TestJoinedKeysAreAsDifferentAsTheirParts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.StringOf(rapid.SampledFrom([]rune{0, 1, 'a', 0xFF}))
		a, b, c, d := parts.Draw(t, "a"), parts.Draw(t, "b"), parts.Draw(t, "c"), parts.Draw(t, "d")
		same := a == c && b == d
		join := func(a, b string) []byte { return appendText(appendText(nil, a), b) }
		if got := bytes.Equal(join(a, b), join(c, d)); got != same {
			t.Errorf("%q %q and %q %q have equal keys: %v", a, b, c, d, got)
		}
	})
}

// thing is an item with fields of every sortable type.
type thing struct {
	ID, Name string
	Size     *int64
	At       time.Time
	On       bool
}

var thingKind = storage.Kind[thing]{
	Name: "thing", Prefix: "th_", ID: func(t *thing) string { return t.ID },
	Fields: []storage.Field[thing]{
		storage.String("name", func(t *thing) string { return t.Name }).Ordered(),
		storage.IntOrNull("size", func(t *thing) *int64 { return t.Size }).Ordered(),
		storage.Time("created_at", func(t *thing) time.Time { return t.At }).Ordered(),
		storage.Bool("on", func(t *thing) bool { return t.On }).Ordered(),
	},
}

func anyThing(t *rapid.T) thing {
	few := rapid.SampledFrom([]string{"", "a", "b", "ab", "B"})
	return thing{
		ID: "th_" + few.Draw(t, "id"), Name: few.Draw(t, "name"),
		Size: rapid.Ptr(rapid.Int64Range(-2, 2), true).Draw(t, "size"),
		At:   rapid.SampledFrom([]time.Time{{}, time.UnixMilli(1), time.UnixMilli(2)}).Draw(t, "at"),
		On:   rapid.Bool().Draw(t, "on"),
	}
}

func TestASorterAgreesWithThePositionsOfTheKind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var order []storage.Order
		for range rapid.IntRange(0, 3).Draw(t, "orders") {
			order = append(order, storage.Order{
				Field: rapid.SampledFrom([]string{"id", "name", "size", "created_at", "on"}).Draw(t, "field"),
				Desc:  rapid.Bool().Draw(t, "descending"),
			})
		}
		a, b := anyThing(t), anyThing(t)
		s := newSorter(thingKind, order)
		position := thingKind.Position(&b, order)
		got := bytes.Compare(s.appendItem(nil, &a), s.position(position))
		if want := thingKind.ComparePosition(order, &a, position); sign(got) != sign(want) {
			t.Errorf("%+v and %+v compare as %d, want %d", a, b, got, want)
		}
	})
}

func TestAFieldsScalarIsThatOfItsValue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		item := anyThing(t)
		for _, f := range thingKind.Fields {
			if got, want := f.ScalarOf(&item), storage.ScalarOf(f.Type, f.Value(&item)); got != want {
				t.Errorf("%s is %+v, want %+v", f.Name, got, want)
			}
		}
	})
}

func sign(n int) int { return max(-1, min(1, n)) }

func TestATableRefusesWhatItCannotIndex(t *testing.T) {
	odd := thingKind
	odd.Unique = []storage.Unique[thing]{{Name: "size", Value: func(t *thing) string { return t.Name }}}
	for want, make := range map[string]func(){
		"cannot have an index":   func() { tableOf(thingKind, "colour") },
		"not a declared text":    func() { tableOf(odd) },
		"the schema does not li": func() { collection(New().Project(""), thingKind) },
	} {
		func() {
			defer func() {
				if message, _ := recover().(string); !strings.Contains(message, want) {
					t.Errorf("the panic says %q, want %q", message, want)
				}
			}()
			make()
		}()
	}
}
