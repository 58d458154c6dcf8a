package dashboard

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
)

// TestSegmentsAreMadeAndChanged makes a segment by a condition and one by hand, and changes both.
func TestSegmentsAreMadeAndChanged(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	made := func(change map[string][]string) string {
		form := s.get(t, roleUser, s.address(t, "segments/new")).formOf(t, "segments/new")
		for name, value := range change {
			form[name] = value
		}
		got := s.send(t, roleUser, "POST", s.address(t, "segments/new"), form)
		if got.StatusCode != http.StatusSeeOther {
			t.Fatalf("%d\n%s", got.StatusCode, got.body)
		}
		to, _, _ := strings.Cut(got.Header.Get("Location"), "?")
		return to
	}
	at := made(map[string][]string{"name": {"Spenders"}, "f.0.field": {"summary.orders.total_amount"}, "f.0.operator": {"$more_than"}, "f.0.value": {"50,50"}, "f.1.field": {"metadata"}, "f.1.key": {"plan"}, "f.1.operator": {"$is"}, "f.1.value": {"gold", "silver"}})
	id := at[strings.LastIndex(at, "/")+1:]
	stored, err := s.shop.Segments.Get(t.Context(), id)
	s.must(t, err)
	if want := `{"junction":"and","metadata.plan":{"conditions":{"$is":["gold","silver"]}},"summary.orders.total_amount":{"conditions":{"$more_than":["5050"]}}}`; string(stored.Filter) != want || stored.Type != segment.TypeAutoUpdate {
		t.Errorf("%+v, want the filter %s", stored, want)
	}
	page := s.get(t, roleUser, at)
	for _, want := range []string{"The sum of all orders is above 50.50 EUR.", "Metadata, plan is “gold”, “silver”."} {
		if !strings.Contains(page.body, want) {
			t.Errorf("the page does not say %s\n%s", want, page.body)
		}
	}
	late := s.get(t, roleUser, at).formOf(t, "segments/"+id)
	form := page.formOf(t, "segments/"+id)
	form.Set("f.junction", "or")
	if got := s.send(t, roleUser, "POST", at, form); got.StatusCode != http.StatusSeeOther || !strings.Contains(s.get(t, roleUser, at).body, "At least one of these") {
		t.Errorf("%d\n%s", got.StatusCode, got.body)
	}
	late.Set("name", "Late")
	if got := s.send(t, roleUser, "POST", at, late); got.StatusCode != http.StatusConflict || !strings.Contains(got.body, "Another person") || !strings.Contains(got.body, `value="Late"`) {
		t.Errorf("overtaken: %d\n%s", got.StatusCode, got.body)
	}
	for want, change := range map[string][2]string{"must have an amount": {"f.1.value", "much"}, "ust have a value": {"f.1.value", ""}, "must be about a property": {"f.1.field", "colour"}} {
		form := s.get(t, roleUser, at).formOf(t, "segments/"+id)
		form.Set(change[0], change[1])
		if got := s.send(t, roleUser, "POST", at, form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(strings.ToLower(got.body), strings.ToLower(want)) {
			t.Errorf("%s: %d\n%s", want, got.StatusCode, got.body)
		}
	}
	hand := made(map[string][]string{"name": {"Friends"}, "type": {"static"}, "customers": {"VIP\r\n"}})
	handID := hand[strings.LastIndex(hand, "/")+1:]
	count := func() int {
		page, err := s.shop.Segments.Customers(t.Context(), handID, storage.Query{})
		s.must(t, err)
		return len(page.Items)
	}
	if count() != 1 || !strings.Contains(s.get(t, roleUser, hand+"/members.csv").body, "VIP") {
		t.Error("the customer is not in the segment")
	}
	form = s.get(t, roleUser, hand).formOf(t, "segments/"+handID)
	form.Set("customers", "nobody")
	if got := s.send(t, roleUser, "POST", hand, form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, "ust name one customer") {
		t.Errorf("%d\n%s", got.StatusCode, got.body)
	}
	form.Set("customers", "")
	form.Set("remove", "VIP")
	form.Set("once", s.engine.Env().NewID("form_"))
	if got := s.send(t, roleUser, "POST", hand, form); got.StatusCode != http.StatusSeeOther || count() != 0 {
		t.Errorf("%d\n%s", got.StatusCode, got.body)
	}
	if body := s.get(t, roleUser, s.address(t, "segments/{segmentId}")).body; !strings.Contains(body, "Rules name it") || !strings.Contains(body, "rules/"+s.ids["ruleId"]) {
		t.Errorf("the rules that name a segment are not on its page\n%s", body)
	}
	once := s.get(t, roleUser, hand).formOf(t, handID+"/delete")
	if got := s.send(t, roleUser, "POST", hand+"/delete", once); got.StatusCode != http.StatusSeeOther || s.get(t, roleUser, hand).StatusCode != http.StatusNotFound {
		t.Errorf("deleted: %d", got.StatusCode)
	}
}

// TestFiltersThatAreSavedUnchangedStayTheSame draws filters of all properties and operators, with such as have no words among them.
func TestFiltersThatAreSavedUnchangedStayTheSame(t *testing.T) {
	rows, kept := 0, 0
	for _, f := range segment.FilterFields() {
		name := f.Name
		if f.Custom {
			name += ".key"
		}
		if english.say("segment.field."+f.Name) == "" {
			t.Errorf("%s has no words", f.Name)
		}
		for _, operator := range f.Operators {
			for _, value := range []string{`["5000"]`, `[5000,"b"]`, `"5000"`, `true`, `{}`, `["two\nlines"]`, `["2024-02-29"]`, `null`} {
				filter := json.RawMessage(`{"junction":"OR","` + name + `":{"conditions":{"` + operator + `":` + value + `}},"email":{"$is":"a"}}`)
				drawn := english.drawFilter(filter)
				rows, kept = rows+len(drawn.rows), kept+len(drawn.kept)
				if same, err := english.filter(drawn, filter); err != nil || string(same) != string(filter) {
					t.Errorf("%s is %s (%v)", filter, same, err)
				}
				drawn.rows = append(drawn.rows, filterRow{field: "phone", operator: "$is", values: []string{"1"}})
				changed, err := english.filter(drawn, filter)
				if name == "phone" { // it is there already
					continue
				}
				if err != nil {
					t.Errorf("%s with a row more: %v", filter, err)
					continue
				}
				again := english.drawFilter(changed)
				if len(again.rows) != len(drawn.rows) || cmp.Diff(drawn.kept, again.kept) != "" || !again.any {
					t.Errorf("%s with a row more is %s", filter, changed)
				}
			}
		}
	}
	if rows == 0 || kept == 0 {
		t.Errorf("%d rows, %d kept", rows, kept)
	}
}
