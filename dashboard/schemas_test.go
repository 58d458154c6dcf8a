package dashboard

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/metadata"
)

const schemasPath = "/dashboard/projects/shop/developers/schemas"

// everyDefinition has each type and each limit, with names and values that are hard to draw.
func everyDefinition() map[string]metadata.Definition {
	ten, half := decimal.NewFromInt(10), decimal.RequireFromString("0.5")
	two, five := 2, 5
	all := map[string]metadata.Definition{
		"size": {Type: metadata.TypeNumber, Gt: &half, Lte: &ten, Eq: []any{json.Number("1"), json.Number("2.50")}, Ne: []any{json.Number("3")}},
		"tags": {Type: metadata.TypeString, Array: true, Optional: true, MinLength: &two, MaxLength: &five}, "code": {Type: metadata.TypeString, ExactLength: &two, Deleted: true},
		"lines": {Type: metadata.TypeString, Eq: []any{"two\nlines", " spaces ", ""}, Ne: []any{"<b>", "x"}}, "yes": {Type: metadata.TypeBoolean, Eq: []any{true}},
		"day": {Type: metadata.TypeDate, Eq: []any{"2026-12-31"}}, "at": {Type: metadata.TypeDateTime}, "where": {Type: metadata.TypeGeopoint}, "picture": {Type: metadata.TypeImageURL},
		"box": {Type: metadata.TypeObject, ObjectType: "boxes", Optional: true},
	}
	for _, name := range hostile {
		all[name[:min(len(name), 255)]] = metadata.Definition{Type: metadata.TypeString, Optional: true, Eq: []any{"a", "b"}}
	}
	return all
}

// TestDefinitionsAreKeptWhenNothingIsChanged sends the form of each definition as it is.
func TestDefinitionsAreKeptWhenNothingIsChanged(t *testing.T) {
	s := newSite(t, "Shop")
	made, err := s.shop.Schemas.Create(t.Context(), metadata.Schema{RelatedObject: "voucher", Properties: everyDefinition(), AllowDefinedOnly: true})
	s.must(t, err)
	for name := range made.Properties {
		on, action := schemasPath+"/"+made.ID+"?definition="+definitionID(name), schemasPath+"/"+made.ID+"/definition"
		page := s.get(t, roleAdmin, on)
		checkPage(t, on, page)
		if got := s.send(t, roleAdmin, "POST", action, page.formAt(t, action)); got.StatusCode != 303 {
			t.Errorf("%q: %d\n%s", name, got.StatusCode, got.text(t))
		}
	}
	now, err := s.shop.Schemas.Get(t.Context(), made.ID)
	s.must(t, err)
	if diff := cmp.Diff(made.Properties, now.Properties); diff != "" || !now.AllowDefinedOnly {
		t.Error(diff)
	}
}

func TestASchemaIsMadeChangedAndDeleted(t *testing.T) {
	s := newSite(t, "Shop")
	form := s.get(t, roleAdmin, schemasPath).formAt(t, schemasPath)
	form.Set("related_object", "voucher")
	made := s.send(t, roleAdmin, "POST", schemasPath, form)
	at, _, _ := strings.Cut(made.Header.Get("Location"), "?")
	if made.StatusCode != 303 || !strings.HasPrefix(at, schemasPath+"/") {
		t.Fatalf("%d %s\n%s", made.StatusCode, at, made.body)
	}
	again := s.get(t, roleAdmin, schemasPath).formAt(t, schemasPath)
	again.Set("related_object", "voucher")
	if got := s.send(t, roleAdmin, "POST", schemasPath, again); got.StatusCode != 422 || !strings.Contains(got.body, `id="field-related_object-error"`) {
		t.Errorf("a second one: %d", got.StatusCode)
	}
	set := func(pairs ...string) page {
		t.Helper()
		form := s.get(t, roleAdmin, at).formAt(t, at+"/definition")
		for i := 0; i < len(pairs); i += 2 {
			form.Set(pairs[i], pairs[i+1])
		}
		return s.send(t, roleAdmin, "POST", at+"/definition", form)
	}
	if got := set("name", "size", "type", "number", "gte", "1", "eq", "1\r\n2"); got.StatusCode != 303 {
		t.Fatalf("a definition: %d\n%s", got.StatusCode, got.text(t))
	}
	one := decimal.NewFromInt(1)
	want := map[string]metadata.Definition{"size": {Type: metadata.TypeNumber, Optional: true, Gte: &one, Eq: []any{json.Number("1"), json.Number("2")}}}
	got, err := s.shop.Schemas.Of(t.Context(), "voucher")
	if diff := cmp.Diff(want, got.Properties); diff != "" || err != nil {
		t.Errorf("%s %v", diff, err)
	}
	for _, c := range []struct {
		wrong string
		pairs []string
	}{
		{"name", []string{"name", ""}}, {"name", []string{"name", "size"}}, {"eq", []string{"name", "n", "type", "number", "eq", "red"}}, {"gt", []string{"name", "n", "type", "number", "gt", "1e999999999"}},
		{"gt", []string{"name", "n", "type", "string", "gt", "1"}}, {"min_length", []string{"name", "n", "type", "string", "min_length", "x"}}, {"type", []string{"name", "n", "type", "colour"}},
		{"object_type", []string{"name", "n", "type", "string", "object_type", "boxes"}},
	} {
		got := set(c.pairs...)
		checkPage(t, at, got)
		if got.StatusCode != 422 || !strings.Contains(got.body, `id="field-`+c.wrong+`-error"`) {
			t.Errorf("%v: %d, want an error at %s\n%s", c.pairs, got.StatusCode, c.wrong, got.text(t))
		}
	}
	// Two people change it: the second is told, and can save again.
	first, second := s.get(t, roleAdmin, at).formAt(t, at+"/definition"), s.get(t, roleAdmin, at).formAt(t, at+"/definition")
	first.Set("name", "first")
	second.Set("name", "second")
	if got := s.send(t, roleAdmin, "POST", at+"/definition", first); got.StatusCode != 303 {
		t.Errorf("the first: %d", got.StatusCode)
	}
	lost := s.send(t, roleAdmin, "POST", at+"/definition", second)
	checkPage(t, at, lost)
	if lost.StatusCode != 409 || !strings.Contains(lost.text(t), "Somebody else changed this schema") {
		t.Errorf("the second: %d", lost.StatusCode)
	}
	if got := s.send(t, roleAdmin, "POST", at+"/definition", lost.formAt(t, at+"/definition")); got.StatusCode != 303 {
		t.Errorf("saved again: %d\n%s", got.StatusCode, got.text(t))
	}
	if got := s.send(t, roleAdmin, "POST", at+"/strict", s.get(t, roleAdmin, at).formAt(t, at+"/strict")); got.StatusCode != 303 {
		t.Errorf("other keys are refused: %d", got.StatusCode)
	}
	now, err := s.shop.Schemas.Of(t.Context(), "voucher")
	if err != nil || !now.AllowDefinedOnly || len(now.Properties) != 3 {
		t.Errorf("%+v, %v", now, err)
	}
	if text := s.get(t, roleUser, at).text(t); !strings.Contains(text, "size") || strings.Contains(text, "Define a key") {
		t.Errorf("a marketer sees\n%s", text)
	}
	if got := s.send(t, roleAdmin, "POST", at+"/delete", s.get(t, roleAdmin, at).formAt(t, at+"/delete")); got.StatusCode != 303 {
		t.Errorf("deleted: %d", got.StatusCode)
	}
	if got := s.get(t, roleAdmin, at); got.StatusCode != 404 {
		t.Errorf("afterwards it is %d", got.StatusCode)
	}
}
