package memory

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

var thingIDs = index[*thing]{name: "id", id: func(t *thing) string { return t.ID }}

// ids lists a tree from a key on.
func ids(tr tree[*thing], from *key, down bool) (found []string) {
	w := tr.walk(from, down)
	for item, ok := w.next(); ok; item, ok = w.next() {
		found = append(found, item.ID)
	}
	return found
}

func TestATreeIsAnOrderedMapWhoseVersionsStayAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var tr tree[*thing]
		model := map[string]*thing{}
		versions := map[*tree[*thing]][]string{}
		id := rapid.Custom(func(t *rapid.T) string { return fmt.Sprintf("th_%03d", rapid.IntRange(0, 400).Draw(t, "n")) })
		e := new(edit)
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			switch rapid.IntRange(0, 4).Draw(t, "step") {
			case 0: // a commit whose version is kept
				kept := tr
				versions[&kept] = slices.Sorted(maps.Keys(model))
				e = new(edit)
			case 1: // many at once, in their order
				first := rapid.IntRange(0, 300).Draw(t, "first")
				for i := range rapid.IntRange(1, 120).Draw(t, "many") {
					item := &thing{ID: fmt.Sprintf("th_%03d", first+i)}
					model[item.ID] = item
					tr.put(e, &thingIDs, item)
				}
			case 2: // most are removed
				some := slices.Sorted(maps.Keys(model))
				for i, gone := range some {
					if i%rapid.SampledFrom([]int{1, 3, 7}).Draw(t, "left") != 0 {
						k := idKey(gone)
						tr.remove(e, &thingIDs, &k)
						delete(model, gone)
					}
				}
			case 3:
				item := &thing{ID: id.Draw(t, "id")}
				model[item.ID] = item
				tr.put(e, &thingIDs, item)
			default:
				k := idKey(id.Draw(t, "id"))
				if model[k.id] != nil {
					tr.remove(e, &thingIDs, &k)
					delete(model, k.id)
				}
			}
		}
		want := slices.Sorted(maps.Keys(model))
		if diff := cmp.Diff(want, ids(tr, nil, false)); diff != "" {
			t.Errorf("upwards (-want +got)\n%s", diff)
		}
		from := idKey(id.Draw(t, "from"))
		at, found := slices.BinarySearch(want, from.id)
		if diff := cmp.Diff(want[at:], append([]string{}, ids(tr, &from, false)...)); diff != "" && at < len(want) {
			t.Errorf("upwards from %s (-want +got)\n%s", from.id, diff)
		}
		below := want[:at]
		if found {
			below = want[:at+1]
		}
		below = slices.Clone(below)
		slices.Reverse(below)
		if diff := cmp.Diff(below, append([]string{}, ids(tr, &from, true)...)); diff != "" && len(below) > 0 {
			t.Errorf("downwards from %s (-want +got)\n%s", from.id, diff)
		}
		for _, item := range model {
			k := idKey(item.ID)
			if got, ok := tr.get(&k); !ok || got != item {
				t.Errorf("%s is %v", item.ID, got)
			}
		}
		for kept, had := range versions {
			if diff := cmp.Diff(had, ids(*kept, nil, false)); diff != "" {
				t.Errorf("a version changed (-want +got)\n%s", diff)
			}
		}
	})
}

func BenchmarkTree(b *testing.B) {
	var tr tree[*thing]
	const n = 100_000
	e := new(edit)
	for i := range n {
		tr.put(e, &thingIDs, &thing{ID: fmt.Sprintf("th_%032x", i*7919%n)})
	}
	k := idKey(fmt.Sprintf("th_%032x", n/2))
	b.Run("get", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, ok := tr.get(&k); !ok {
				b.Fatal("it is not there")
			}
		}
	})
	b.Run("replace in a commit of its own", func(b *testing.B) {
		b.ReportAllocs()
		item := &thing{ID: k.id}
		for b.Loop() {
			tr.put(new(edit), &thingIDs, item)
		}
	})
}
