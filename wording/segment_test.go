package wording_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/wording"
)

// lines are a sentence and those below it, each on a line of its own.
func lines(s wording.Sentence) string {
	text := s.Text
	for _, below := range s.Below {
		text += "|" + lines(below)
	}
	return text
}

func TestSegmentsAreSaid(t *testing.T) {
	for filter, want := range map[string][2]string{
		`{"junction": "and", "summary.orders.total_amount": {"conditions": {"$more_than": [123456]}}, "metadata.plan": {"conditions": {"$in": ["gold", "silver"]}},
			"summary.orders.last_order_date": {"conditions": {"$less_than": [30]}}, "events.visit.count": {"conditions": {"$more_than": [1]}}}`: {
			"All of these:|The number of events “visit” is above “1”.|The metadata “plan” is among “gold” and “silver”.|The last order is less than 30 days ago.|The sum of all orders is above 1,234.56 EUR.",
			"Alles davon:|Die Zahl der Ereignisse „visit“ ist größer als „1“.|Das Metadatum „plan“ gehört zu „gold“ und „silver“.|Die letzte Bestellung liegt weniger als 30 Tage zurück.|Die Summe aller Bestellungen ist größer als 1.234,56 EUR.",
		},
		`{"junction": "or", "email": {"$ends_with": "@shop.example"}, "created_at": {"conditions": {"$after": "2024-02-29", "$before_equal": "2025-01-01T10:00:00Z"}}, "birthdate": {"conditions": {"$this_week_md": true}}}`: {
			"At least one of these:|The birthday is in this week, in any year.|All of these:|The day when they joined is after 29 February 2024.|The day when they joined is on or before 1 January 2025, 10:00 (UTC).|The e-mail address ends with “@shop.example”.",
			"Mindestens eines davon:|Der Geburtstag liegt in dieser Woche, in jedem Jahr.|Alles davon:|Der Tag der Anlage ist nach dem 29. Februar 2024.|Der Tag der Anlage ist bis zum 1. Januar 2025, 10:00 Uhr (UTC).|Die E-Mail-Adresse endet mit „@shop.example“.",
		},
		`{"metadata.home": {"conditions": {"$in_location": ["loc_1", "loc_2"]}}}`: {
			"The metadata “home” lies in the location “Berlin” or “loc_2”.", "Das Metadatum „home“ liegt im Ort „Berlin“ oder „loc_2“.",
		},
		`{"birthdate": {"conditions": {"$is_month": "2024-02"}}}`: {"The birthday is in February 2024.", "Der Geburtstag liegt im Februar 2024."},
		`{}`: {"", ""}, `{"no.such": {"$is": "a"}}`: {"", ""}, `[]`: {"", ""}, ``: {"", ""},
	} {
		var ids wording.Ids
		ids.AddSegment(json.RawMessage(filter))
		names := wording.Names{}
		for _, id := range ids.Locations {
			names[id] = map[string]string{"loc_1": "Berlin"}[id]
		}
		got := [2]string{}
		for i, tag := range []string{"en", "de"} {
			got[i] = lines(wording.Writer{Language: wording.Languages()[tag], Currency: "EUR", Names: names}.Segment(json.RawMessage(filter)))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", filter, diff)
		}
	}
}

// TestEveryPropertyAndOperatorOfSegmentsHasWords says each property of customers with each operator that filters know of it.
func TestEveryPropertyAndOperatorOfSegmentsHasWords(t *testing.T) {
	for tag, l := range wording.Languages() {
		w := wording.Writer{Language: l, Currency: "EUR"}
		names := map[string]string{}
		for _, f := range segment.FilterFields() {
			name := w.SegmentField(f.Name)
			if other := names[name]; name == "" || other != "" || strings.ContainsAny(name, "[]{}") {
				t.Errorf("%s: %s is called %q, as %q", tag, f.Name, name, other)
			}
			names[name] = f.Name
			operators, chosen := f.Operators, map[string]string{}
			path := f.Name
			if f.Type == segment.FilterCustom {
				operators, path = append(operators, segment.InLocation, segment.NotInLocation), f.Name+".key"
			}
			for _, operator := range operators {
				text := w.SegmentComparison(f, operator)
				if other := chosen[text]; text == "" || other != "" && !sameComparison(operator, other) || strings.ContainsAny(text, "[]{}") {
					t.Errorf("%s: %s of %s is chosen as %q, as %q", tag, operator, f.Name, text, other)
				}
				chosen[text] = operator
				for _, value := range []string{`"5"`, `"2024-02-29"`, `["a", "b"]`, `true`} {
					said := w.Segment(json.RawMessage(fmt.Sprintf(`{"%s": {"conditions": {"%s": %s}}}`, path, operator, value))).Text
					if !strings.HasSuffix(said, ".") || strings.ContainsAny(said, "[]{}$") {
						t.Errorf("%s: %s %s %s is said as %q", tag, path, operator, value, said)
					}
				}
			}
		}
	}
}

// sameComparison reports whether two operators mean the same on dates.
func sameComparison(a, b string) bool {
	return strings.TrimSuffix(a, "_ago") == strings.TrimSuffix(b, "_ago")
}
