package wording_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

func TestFiltersAreSaid(t *testing.T) {
	day := time.Date(2026, 3, 5, 0, 0, 0, 0, time.UTC)
	filter := storage.And(
		storage.Where("price", storage.OpMoreEqual, int64(123456)), storage.Where("name", storage.OpContains, "Mug", "Cup"),
		storage.Or(storage.Where("metadata.colour", storage.OpIsNot, "red"), storage.Where("created_at", storage.OpMore, day), storage.Where("metadata.size", storage.OpIsUnknown)),
		storage.Where("attributes", storage.OpCountMore, int64(1)),
	)
	want := map[string]string{
		"en": "All of these:|The price is at least 1,234.56 EUR.|The name contains “Mug” or “Cup”.|At least one of these:|“colour” is not “red”.|" +
			"The time of creation is after 5 March 2026, 00:00 (UTC).|“size” is not set.|The list of attributes has more than 1 entry.",
		"de": "Alles davon:|Der Preis ist mindestens 1.234,56 EUR.|Der Name enthält „Mug“ oder „Cup“.|Mindestens eines davon:|„colour“ ist nicht „red“.|" +
			"Der Zeitpunkt der Anlage ist nach dem 5. März 2026, 00:00 Uhr (UTC).|„size“ ist nicht gesetzt.|Die Liste der Attribute hat mehr als 1 Eintrag.",
	}
	for tag, l := range wording.Languages() {
		var said []string
		var walk func(wording.Sentence)
		walk = func(s wording.Sentence) {
			said = append(said, s.Text)
			for _, below := range s.Below {
				walk(below)
			}
		}
		w := wording.Writer{Language: l, Currency: "EUR"}
		walk(w.Filter(filter))
		if diff := cmp.Diff(want[tag], strings.Join(said, "|")); diff != "" {
			t.Errorf("%s: %s", tag, diff)
		}
		for op := storage.OpIs; op <= storage.OpMonthDay; op++ {
			if text := w.Filter(storage.Where("metadata.x", op, "1")).Text; strings.ContainsAny(text, "[]{}") {
				t.Errorf("%s: comparison %d is said as %q", tag, op, text)
			}
		}
	}
}
