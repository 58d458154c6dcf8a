package listing_test

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/storage"
)

// ids returns the numbers of some cards.
func ids(items []card) string {
	var out []string
	for _, c := range items {
		out = append(out, strings.TrimPrefix(c.ID, "card_"))
	}
	return strings.Join(out, " ")
}

func getCard(_ context.Context, id string) (card, error) {
	i := slices.IndexFunc(cards, func(c card) bool { return c.ID == id })
	if i < 0 {
		return card{}, fault.NotFound("card", id)
	}
	return cards[i], nil
}

// walk reads a list page by page, as a client does with each answer, and returns the pages.
func walk(t testing.TB, spec listing.Spec[card], query string) []string {
	t.Helper()
	values := parseQuery(t, query)
	var pages []string
	for range len(cards) + 1 {
		r, err := spec.Parse(values, call)
		if err != nil {
			t.Fatalf("%s: %v", values.Encode(), err)
		}
		if err := r.Resume(context.Background(), getCard); err != nil {
			t.Fatalf("%s: %v", values.Encode(), err)
		}
		if err := cardKind.Check(r.Query); err != nil {
			t.Fatalf("%s: no backend takes the query: %v", values.Encode(), err)
		}
		page, err := r.Page(list(r.Query))
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, ids(page.Items))
		if !page.HasMore {
			if page.Next != "" || !page.ExpiresAt.IsZero() || page.MoreStartingAfter != "" {
				t.Errorf("the last page tells how to read on: %+v", page)
			}
			return pages
		}
		values.Set("page", fmt.Sprint(len(pages)+1))
		values.Set("cursor", page.Next)
		values.Set("starting_after_id", page.MoreStartingAfter)
	}
	t.Fatalf("the list does not end: %q", pages)
	return nil
}

var call = listing.Call{Now: now, Secret: "a secret", Scope: "proj_1"}

func TestEachStyleReadsWholeListOnceInOrder(t *testing.T) {
	for _, style := range []struct {
		name   string
		style  listing.Style
		prefix string
	}{
		{"page", listing.StylePage, ""}, {"starting after id", listing.StyleStartingAfterID, ""}, {"cursor", listing.StyleCursor, "lcrscard_"},
	} {
		spec := cardSpec()
		spec.Style, spec.Prefix = style.style, style.prefix
		for query, want := range map[string][]string{
			"limit=1":                              {"3", "1", "2", "4"},
			"limit=3":                              {"3 1 2", "4"},
			"":                                     {"3 1 2 4"},
			"limit=1&order=created_at":             {"4", "2", "1", "3"},
			"limit=1&order=-id":                    {"4", "3", "2", "1"},
			"limit=1&order=id":                     {"1", "2", "3", "4"},
			"limit=1&order=-balance":               {"4", "2", "1", "3"},
			"limit=1&order=active":                 {"2", "4", "1", "3"},
			"limit=1&order=-active":                {"3", "1", "4", "2"},
			"limit=1&order=active&order=-balance":  {"4", "2", "1", "3"},
			"limit=1&order[]=-active&order[]=code": {"1", "3", "4", "2"},
			"limit=1&filters[active][conditions][$is]=true":                        {"3", "1"},
			"limit=1&created_at[after]=2026-03-09&[created_at][before]=2026-12-31": {"1"},
			"limit=1&filters[code][conditions][$is]=nobody":                        {""},
		} {
			if diff := cmp.Diff(want, walk(t, spec, query)); diff != "" {
				t.Errorf("%s, %s: pages differ (-want +got):\n%s", style.name, query, diff)
			}
		}
	}
}

func TestParametersBecomeQuery(t *testing.T) {
	spec := cardSpec()
	spec.Window, spec.StartingAfter = "created_at", "birthdate"
	for query, want := range map[string]storage.Query{
		"": {Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 10, WithTotal: true},
		"limit=&page=&order=&anything=else&cursor=x&starting_after_id=y": {Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 10, WithTotal: true},
		"limit=100&page=3&order=-code":                                   {Order: []storage.Order{{Field: "code", Desc: true}}, Offset: 200, Limit: 100, WithTotal: true},
		"start_date=2026-03-01&end_date=2026-03-31": {
			Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 10, WithTotal: true,
			Filter: storage.And(storage.Where("created_at", storage.OpMoreEqual, day("2026-03-01")), storage.Where("created_at", storage.OpLess, day("2026-04-01"))),
		},
		"starting_after=2026-03-11T09:00:00.000Z": {
			Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 10, WithTotal: true,
			Filter: storage.Where("created_at", storage.OpLess, instant("2026-03-11T09:00:00.000Z")),
		},
		"starting_after=2026-03-11T09:00:00.000Z&order=code": {
			Order: []storage.Order{{Field: "code"}}, Limit: 10, WithTotal: true,
			Filter: storage.Where("birthdate", storage.OpMoreEqual, instant("2026-03-11T09:00:00.001Z")),
		},
	} {
		want.ExactTotal = 10_000
		r, err := spec.Parse(parseQuery(t, query), call)
		if err != nil {
			t.Errorf("%s: %v", query, err)
			continue
		}
		if diff := cmp.Diff(want, r.Query); diff != "" {
			t.Errorf("%s: queries differ (-want +got):\n%s", query, diff)
		}
	}
}

func TestTimestampPageIsBeforeEndDate(t *testing.T) {
	spec := listing.Spec[card]{Kind: cardKind, Style: listing.StyleTimestamp, Order: []string{"-created_at"}, DefaultLimit: 1}
	r, err := spec.Parse(url.Values{"end_date": {"2026-03-11T09:00:00.000Z"}}, call)
	if err != nil {
		t.Fatal(err)
	}
	page, err := r.Page(list(r.Query))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(listing.Page[card]{Items: cards[1:2], Total: 1}, page); diff != "" {
		t.Errorf("pages differ (-want +got):\n%s", diff)
	}
}

func TestWithinRestrictsListToParent(t *testing.T) {
	r, err := cardSpec().Parse(url.Values{"filters[junction]": {"or"}, "filters[code][conditions][$is]": {"WINTER"}, "filters[status][conditions][$is]": {"NEW"}}, call)
	if err != nil {
		t.Fatal(err)
	}
	r.Within(storage.Is("active", false))
	if got, want := ids(list(r.Query).Items), "4"; got != want {
		t.Errorf("got cards %q, want %q", got, want)
	}
}

func TestStartingAfterAnItemThatIsGone(t *testing.T) {
	spec := cardSpec()
	spec.Style = listing.StyleStartingAfterID
	resume := func(query string) (storage.Query, error) {
		r, err := spec.Parse(parseQuery(t, query), call)
		if err != nil {
			t.Fatal(err)
		}
		err = r.Resume(context.Background(), getCard)
		return r.Query, err
	}

	byID, err := resume("order=id&starting_after_id=card_2b")
	if err != nil {
		t.Fatalf("an order by id needs no item: %v", err)
	}
	if got, want := ids(list(byID).Items), "3 4"; got != want {
		t.Errorf("got cards %q, want %q", got, want)
	}
	_, err = resume("order=id&starting_after_id=camp_1")
	want := "Property .starting_after_id must be the id of an item of the list, which begins with card_ (actual value is 'camp_1')"
	if got := details(t, err, "invalid_query_params"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	_, err = resume("order=code&starting_after_id=card_2b")
	want = "Property .starting_after_id must be the id of an item of the list (actual value is 'card_2b')"
	if got := details(t, err, "invalid_query_params"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestErrorOfLoadingIsNoFault(t *testing.T) {
	spec := cardSpec()
	spec.Style = listing.StyleStartingAfterID
	r, err := spec.Parse(url.Values{"starting_after_id": {"card_1"}}, call)
	if err != nil {
		t.Fatal(err)
	}
	broken := errors.New("disk full")
	err = r.Resume(context.Background(), func(context.Context, string) (card, error) { return card{}, broken })
	if !errors.Is(err, broken) {
		t.Errorf("got %v, want the error of the load", err)
	}
}

func TestCheckFindsTheMistakesInASpec(t *testing.T) {
	if err := cardSpec().Check(); err != nil {
		t.Errorf("the sample is in order: %v", err)
	}
	for name, c := range map[string]struct {
		change func(*listing.Spec[card])
		want   string
	}{
		"no order":                 {func(s *listing.Spec[card]) { s.Order = nil }, "no order"},
		"order by an unsorted one": {func(s *listing.Spec[card]) { s.Order = []string{"-birthdate"} }, "order -birthdate"},
		"order by a renamed one":   {func(s *listing.Spec[card]) { s.Order = []string{"owner"} }, "order owner"},
		"field that is not there":  {func(s *listing.Spec[card]) { s.Fields = listing.Fields{listing.Text("name")} }, "field name"},
		"field of another type":    {func(s *listing.Spec[card]) { s.Fields = listing.Fields{listing.Text("balance")} }, "field balance"},
		"date that is no text":     {func(s *listing.Spec[card]) { s.Fields = listing.Fields{listing.Date("birthdate").AsText()} }, "field birthdate"},
		"text that is no date":     {func(s *listing.Spec[card]) { s.Fields = listing.Fields{listing.Date("joined")} }, "field joined"},
		"field twice":              {func(s *listing.Spec[card]) { s.Fields = listing.Fields{listing.Text("code"), listing.Text("code")} }, "declared twice"},
		"words that are missing":   {func(s *listing.Spec[card]) { s.Fields = listing.Fields{listing.Enum("code")} }, "nothing to ask"},
		"states that are missing":  {func(s *listing.Spec[card]) { s.Fields = listing.Fields{listing.State("life", nil)} }, "nothing to ask"},
		"a time that is none":      {func(s *listing.Spec[card]) { s.Between = []string{"code"} }, "code: is not a time"},
		"a window that is none":    {func(s *listing.Spec[card]) { s.Window = "balance" }, "balance: is not a time"},
		"a cursor without prefix":  {func(s *listing.Spec[card]) { s.Style = listing.StyleCursor }, "prefix"},
		"a prefix without cursor":  {func(s *listing.Spec[card]) { s.Prefix = "lcrs_" }, "prefix"},
		"time pages from the past": {func(s *listing.Spec[card]) { s.Style, s.Order = listing.StyleTimestamp, []string{"created_at"} }, "begins with the newest"},
	} {
		spec := cardSpec()
		c.change(&spec)
		if err := spec.Check(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want an error with %q", name, err, c.want)
		}
	}
}

func TestParametersOfAListOfItsOwn(t *testing.T) {
	values := parseQuery(t, "campaign=Summer&ids[1]=b&ids[0]=a&ids[]=&result=SUCCESS&is_referral_code=TRUE&twice=1&twice=2&bad=%ff&ids[x]=c")
	single := func(name string) string {
		v, err := listing.Single(values, name)
		return fmt.Sprint(v, " ", err)
	}
	for name, want := range map[string]string{
		"campaign": "Summer <nil>", "absent": " <nil>",
		"twice": " invalid_query_params: Invalid query params: Property .twice must have one value (actual number of values is 2)",
		"bad":   " invalid_query_params: Invalid query params: Property .bad must be UTF-8 text without NUL characters",
	} {
		if got := single(name); got != want {
			t.Errorf("Single %s: got %q, want %q", name, got, want)
		}
	}
	several, err := listing.Several(values, "ids")
	if diff := cmp.Diff([]string{"a", "b"}, several); diff != "" || err != nil {
		t.Errorf("Several: %v, differences (-want +got):\n%s", err, diff)
	}
	if got, err := listing.Choice(values, "result", "SUCCESS", "FAILURE"); got != "SUCCESS" || err != nil {
		t.Errorf("Choice: got %q, %v", got, err)
	}
	_, err = listing.Choice(values, "campaign", "SUCCESS", "FAILURE")
	if got, want := details(t, err, "invalid_query_params"), "Property .campaign must be one of: SUCCESS, FAILURE (actual value is 'Summer')"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if value, given, err := listing.Flag(values, "is_referral_code"); !value || !given || err != nil {
		t.Errorf("Flag: got %t, %t, %v", value, given, err)
	}
	if value, given, err := listing.Flag(values, "absent"); value || given || err != nil {
		t.Errorf("Flag: got %t, %t, %v", value, given, err)
	}
	_, _, err = listing.Flag(values, "campaign")
	if got, want := details(t, err, "invalid_query_params"), "Property .campaign must be true or false (actual value is 'Summer')"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
