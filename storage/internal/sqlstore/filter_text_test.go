package sqlstore

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/storage"
)

func TestAFilterComesBackFromADocumentWithTheTypesOfItsValues(t *testing.T) {
	at := time.Date(2026, 2, 28, 23, 30, 0, 5e6, time.UTC)
	for name, f := range map[string]storage.Filter{
		"nothing":   {},
		"values":    storage.Where("a", storage.OpIs, "1", int64(9007199254740993), json.Number("1.50"), true, false, at, ""),
		"no_values": storage.Where("a", storage.OpHasValue),
		"nested":    storage.And(storage.Is("a", "b"), storage.Or(storage.Is("c", int64(0)), storage.Filter{}, storage.And())),
	} {
		t.Run(name, func(t *testing.T) {
			text, err := marshal(newFilterText(f))
			if err != nil {
				t.Fatal(err)
			}
			var read filterText
			if err := json.Unmarshal(text, &read); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(f, read.filter()); diff != "" {
				t.Errorf("%s (-want +got):\n%s", text, diff)
			}
		})
	}
}
