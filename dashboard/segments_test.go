package dashboard

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
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
	for _, want := range []string{"The sum of all orders is above 50.50 EUR.", "The metadata “plan” is “gold” or “silver”."} {
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
	once := s.get(t, roleUser, hand).formOf(t, handID+"/delete")
	if got := s.send(t, roleUser, "POST", hand+"/delete", once); got.StatusCode != http.StatusSeeOther || s.get(t, roleUser, hand).StatusCode != http.StatusNotFound {
		t.Errorf("deleted: %d", got.StatusCode)
	}
}

// TestASegmentSaysWhatNamesIt makes definitions of each kind that name a segment: they stand on its page, and in the dialog that deletes it.
func TestASegmentSaysWhatNamesIt(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	id := s.ids["segmentId"]
	_, err := s.shop.Webhooks.CreateDistribution(t.Context(), webhook.DistributionChange{
		Name: patch.Set("Hello"), TargetURL: patch.Set("https://shop.example/hello"), Event: patch.Set(segment.EventEntered), SegmentID: patch.Set(id)})
	s.must(t, err)
	beans, err := s.shop.Programs.CreateCardDefinition(t.Context(), program.CardDefinition{Name: "Beans for entry", Type: program.CardIndividual, Status: program.StatusActive})
	s.must(t, err)
	_, err = s.shop.Programs.CreateEarningRule(t.Context(), program.EarningRule{
		Name: "On entry", Status: program.StatusActive, Trigger: program.Trigger{Event: program.EventSegment, SegmentID: id},
		Earnings: []program.Earning{{Effects: []program.Effect{{Award: program.Award{Points: 7, CardDefinitionID: beans.ID}}}}},
	})
	s.must(t, err)
	got := s.get(t, roleUser, s.address(t, "segments/{segmentId}"))
	text := got.plain(t)
	for _, want := range []string{"VIPRules", "VIPCode, by the rules VIP", "HelloDistribution", "On entryEarning rule of loyalty programs", "Nobody will meet such a condition"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page does not say %q\n%s", want, text)
		}
	}
	if n := strings.Count(got.body, `href="`+s.address(t, "rules/{ruleId}")+`"`); n != 2 {
		t.Errorf("the rules stand %d times on the page, want once in the list and once in the dialog", n)
	}
}

// TestTheFormOfASegmentIsRewritten presses the buttons of the form without scripts, and changes a field of it with them.
func TestTheFormOfASegmentIsRewritten(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	at := s.address(t, "segments/new")
	form := s.get(t, roleUser, at).formOf(t, "segments/new")
	press := func(do string, values map[string]string, headers ...string) page {
		t.Helper()
		for name, value := range values {
			form.Set(name, value)
		}
		form.Del("do")
		if do != "" {
			form.Set("do", do)
		}
		got := s.send(t, roleUser, "POST", at, form, headers...)
		if got.StatusCode != http.StatusOK {
			t.Fatalf("%s: %d\n%s", do, got.StatusCode, got.body)
		}
		return got
	}
	again := func(got page) page {
		form = got.formOf(t, "segments/new")
		return got
	}
	again(press("add", map[string]string{"name": "Loyal", "f.add": "summary.orders.last_order_date"}))
	shown := again(press("add", map[string]string{"f.0.operator": "$less_than_ago", "f.0.value": "30", "f.add": "loyalty_points"}))
	if !strings.Contains(shown.body, "The last order is less than 30 days ago.") {
		t.Errorf("the condition is not said\n%s", shown.body)
	}
	part := press("", map[string]string{"f.1.key": "Club", "f.1.operator": "$more_than_equal", "f.1.value": "100", "f.junction": "or"}, "HX-Request", "true", "HX-Target", "div#segment-builder")
	for _, want := range []string{"At least one of these:", "The number of points in the campaign “Club” is at least “100”.", "The last order is less than 30 days ago."} {
		if !strings.Contains(part.body, want) {
			t.Errorf("the part does not say %q\n%s", want, part.body)
		}
	}
	if strings.Contains(part.body, "<h1>") || !strings.HasPrefix(strings.TrimSpace(part.body), `<div id="segment-builder"`) {
		t.Errorf("the answer is no part\n%s", part.body)
	}
	again(press("add", map[string]string{"f.add": "birthdate"}))
	again(press("show", map[string]string{"f.2.operator": "$this_month_md"}))
	if form.Has("f.2.value") {
		t.Error("a comparison that stands alone has a value")
	}
	again(press("remove 2", nil))
	if form.Has("f.2.field") || form.Get("name") != "Loyal" {
		t.Errorf("%v", form)
	}
	got := s.send(t, roleUser, "POST", at, form)
	if got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d\n%s", got.StatusCode, got.body)
	}
	to, _, _ := strings.Cut(got.Header.Get("Location"), "?")
	made, err := s.shop.Segments.Get(t.Context(), to[strings.LastIndex(to, "/")+1:])
	s.must(t, err)
	if want := `{"junction":"or","loyalty_points.campaigns.Club.points":{"conditions":{"$more_than_equal":[100]}},"summary.orders.last_order_date":{"conditions":{"$less_than_ago":["30"]}}}`; string(made.Filter) != want {
		t.Errorf("the filter is %s, want %s", made.Filter, want)
	}
}

// fields are what a browser sends of the form.
func (f filterForm) fields(t interface{ Fatal(...any) }) url.Values {
	form := url.Values{"f.junction": {map[bool]string{false: "and", true: "or"}[f.any]}}
	if f.kept != nil {
		text, err := json.Marshal(f.kept)
		if err != nil {
			t.Fatal(err)
		}
		form.Set("f.kept", string(text))
	}
	for i, row := range f.rows {
		at := fmt.Sprintf("f.%d.", i)
		form[at+"field"], form[at+"key"], form[at+"operator"], form[at+"value"] = []string{row.field}, []string{row.key}, []string{row.operator}, append(row.values, "")
	}
	return form
}

// TestTheFormOfAFilterIsReadAsItWasDrawn draws filters of all properties and operators, with such as no row can hold among them, and reads what a
// browser would send: it asks the same, and a form that was sent unchanged leaves the filter as it was.
func TestTheFormOfAFilterIsReadAsItWasDrawn(t *testing.T) {
	rows, kept := map[string]bool{}, 0
	keys := []string{"plan", "a.b", "two\nlines", "campaigns.Club.points", "visit.count", "campaigns..points", "x"}
	values := []string{`["5000"]`, `[5000, "b"]`, `"5000"`, `true`, `{}`, `["two\nlines"]`, `["2024-02-29", "2024-03-01T10:00:00Z"]`, `null`, `[" a"]`, `-250`, `["1e3"]`, `[]`}
	check := func(t interface {
		Errorf(string, ...any)
		Fatal(...any)
	}, filter json.RawMessage) {
		asked, any, err := segment.Conditions(filter)
		if err != nil {
			t.Fatal(err)
		}
		drawn := drawFilter(filter)
		kept += len(drawn.kept)
		for _, row := range drawn.rows {
			rows[row.field], rows[row.operator] = true, true
		}
		sent := readFilter(drawn.fields(t))
		if same, err := sent.filter(filter); err != nil || string(same) != string(filter) {
			t.Errorf("%s is %s when it is saved (%v)", filter, same, err)
		}
		written, err := sent.filter(nil)
		if err != nil {
			t.Errorf("%s cannot be written: %v", filter, err)
			return
		}
		got, anyNow, err := segment.Conditions(written)
		for _, list := range [][]segment.Condition{asked, got} {
			for i := range list {
				if listing.TakesNoValue(list[i].Operator) {
					list[i].Values = nil
				}
			}
		}
		if diff := cmp.Diff(asked, got, cmpopts.EquateEmpty()); err != nil || diff != "" || any != anyNow {
			t.Errorf("%s is written as %s (%v): %s", filter, written, err, diff)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		filter := map[string]any{}
		if junction := rapid.SampledFrom([]string{"", "and", "or", "OR"}).Draw(t, "junction"); junction != "" {
			filter["junction"] = junction
		}
		for range rapid.IntRange(1, 5).Draw(t, "properties") {
			f := rapid.SampledFrom(segment.FilterFields()).Draw(t, "property")
			path, operators := f.Name, f.Operators
			if f.Type == segment.FilterCustom {
				path, operators = path+"."+rapid.SampledFrom(keys).Draw(t, "key"), append(operators, segment.InLocation)
			}
			conditions := map[string]json.RawMessage{}
			for range rapid.IntRange(1, 3).Draw(t, "conditions") {
				conditions[rapid.SampledFrom(operators).Draw(t, "operator")] = json.RawMessage(rapid.SampledFrom(values).Draw(t, "value"))
			}
			filter[path] = map[string]any{"conditions": conditions}
			if rapid.IntRange(0, 4).Draw(t, "short") == 0 {
				filter[path] = conditions
			}
		}
		text, err := json.Marshal(filter)
		if err != nil {
			t.Fatal(err)
		}
		check(t, text)
	})
	for _, f := range segment.FilterFields() { // each property with each operator
		path := f.Name
		if f.Type == segment.FilterCustom {
			before, after := keyAround(f.Name)
			path += "." + before + "x" + after
		}
		for _, operator := range f.Operators {
			check(t, json.RawMessage(fmt.Sprintf(`{"%s": {"conditions": {"%s": ["5"]}}}`, path, operator)))
			if !rows[operator] {
				t.Errorf("no row had %s", operator)
			}
		}
	}
	for _, f := range segment.FilterFields() {
		if !rows[f.Name] {
			t.Errorf("no row was about %s", f.Name)
		}
	}
	if kept == 0 {
		t.Error("nothing was kept")
	}
}

// TestValuesOfMetadataHaveTheirTypes makes segments of metadata with and without a schema: numbers and truths are written as such, as the schema says or
// where nothing says that they are texts, and customers are found whose metadata the schema has checked. What the schema forbids is refused.
func TestValuesOfMetadataHaveTheirTypes(t *testing.T) {
	s := newSite(t, "Shop")
	_, err := s.shop.Schemas.Create(t.Context(), metadata.Schema{RelatedObject: "place", Properties: map[string]metadata.Definition{
		"floor": {Type: metadata.TypeNumber, Optional: true}, "zip": {Type: metadata.TypeString, Optional: true},
	}})
	s.must(t, err)
	_, err = s.shop.Schemas.Create(t.Context(), metadata.Schema{RelatedObject: metadata.ObjectCustomer, Properties: map[string]metadata.Definition{
		"size": {Type: metadata.TypeNumber, Optional: true}, "vip": {Type: metadata.TypeBoolean, Optional: true}, "plan": {Type: metadata.TypeString, Optional: true},
		"born": {Type: metadata.TypeDate, Optional: true}, "old": {Type: metadata.TypeNumber, Deleted: true}, "home": {Type: metadata.TypeObject, ObjectType: "place", Optional: true},
	}})
	s.must(t, err)
	ann, err := s.shop.Customers.Upsert(t.Context(), customer.Request{SourceID: "ann", Update: customer.Update{Metadata: patch.Set(metadata.Map{
		"size": int64(42), "vip": true, "plan": "7", "born": "2001-02-03", "home": metadata.Map{"floor": int64(3), "zip": "01234"},
	})}})
	s.must(t, err)
	at := shopPath + "segments/new"
	form := func(key, operator string, values ...string) url.Values {
		return url.Values{"name": {key + operator}, "type": {"passive"}, "f.0.field": {"metadata"}, "f.0.key": {key}, "f.0.operator": {operator}, "f.0.value": values}
	}
	for _, c := range []struct {
		key, operator, value string
		want                 string
		finds                bool
	}{
		{"size", "$is", "42", `[42]`, true}, {"size", "$more_than", "41.5", `[41.5]`, true}, {"vip", "$is", "true", `[true]`, true}, {"vip", "$is_not", "false", `[false]`, true},
		{"plan", "$is", "7", `["7"]`, true}, {"plan", "$starts_with", "7", `["7"]`, true}, {"plan", "$is", "true", `["true"]`, false}, {"born", "$after", "2001-02-02", `["2001-02-02"]`, true},
		{"home.floor", "$is", "3", `[3]`, true}, {"home.zip", "$is", "01234", `["01234"]`, true}, {"other", "$is", "5", `[5]`, false}, {"other", "$is", "true", `[true]`, false},
		{"other", "$is", "007", `["007"]`, false}, {"other", "$is", "five", `["five"]`, false}, {"other", "$is", "1e5", `["1e5"]`, false}, {"old", "$is", "x", `["x"]`, false},
	} {
		sent := form(c.key, c.operator, c.value)
		sent.Set("once", s.engine.Env().NewID("form_"))
		sent.Set("name", sent.Get("name")+c.value)
		got := s.send(t, roleUser, "POST", at, sent)
		if got.StatusCode != http.StatusSeeOther {
			t.Errorf("%v: %d\n%s", c, got.StatusCode, got.text(t))
			continue
		}
		to, _, _ := strings.Cut(got.Header.Get("Location"), "?")
		made, err := s.shop.Segments.Get(t.Context(), to[strings.LastIndex(to, "/")+1:])
		s.must(t, err)
		if want := `{"junction":"and","metadata.` + c.key + `":{"conditions":{"` + c.operator + `":` + c.want + `}}}`; string(made.Filter) != want {
			t.Errorf("the filter is %s, want %s", made.Filter, want)
		}
		members, err := segment.AudienceOf(t.Context(), s.shop.Segments, made.ID, "")
		s.must(t, err)
		if found := len(members.Customers) == 1 && members.Customers[0].ID == ann.ID; found != c.finds {
			t.Errorf("%s finds %+v, want Ann: %t", made.Filter, members.Customers, c.finds)
		}
	}
	before, err := s.shop.Segments.List(t.Context(), storage.Query{})
	s.must(t, err)
	for want, sent := range map[string]url.Values{
		"must have a number, as the metadata schema says": form("size", "$is", "large"), "must have true or false, as the metadata schema says": form("vip", "$is", "42", "yes"),
	} {
		sent.Set("once", s.engine.Env().NewID("form_"))
		if got := s.send(t, roleUser, "POST", at, sent); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(strings.ToLower(got.text(t)), want) {
			t.Errorf("%v: %d\n%s", sent, got.StatusCode, got.text(t))
		}
	}
	after, err := s.shop.Segments.List(t.Context(), storage.Query{})
	s.must(t, err)
	if len(after.Items) != len(before.Items) {
		t.Error("what was refused is stored")
	}

	sent := form("", "$is")
	sent.Set("do", "show")
	got := s.send(t, roleUser, "POST", at, sent)
	checkPage(t, at, got)
	var offered []string
	listed := false
	for _, e := range got.elements(t) {
		if e.Data == "option" && e.Parent.Data == "datalist" && attribute(e.Parent, "id") == "segment-keys" {
			offered = append(offered, attribute(e, "value"))
		}
		listed = listed || attribute(e, "name") == "f.0.key" && attribute(e, "list") == "segment-keys"
	}
	if want := []string{"born", "home", "home.floor", "home.zip", "plan", "size", "vip"}; !listed || !slices.Equal(offered, want) {
		t.Errorf("the keys to choose from are %q (%t), want %q", offered, listed, want)
	}
}
