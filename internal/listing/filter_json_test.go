package listing_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
)

func TestBodyFiltersEqualQueryFilters(t *testing.T) {
	for body, want := range map[string]string{
		``:                   "1 2 3 4",
		`null`:               "1 2 3 4",
		`{}`:                 "1 2 3 4",
		`{"junction": "or"}`: "1 2 3 4",
		`{"junction": null, "code": null, "tags": {"conditions": null}, "status": {"conditions": {"$in": null}}}`:      "1 2 3 4",
		`{"code": {"conditions": {"$is": "WINTER"}}}`:                                                                  "3",
		`{"code": {"conditions": {"$in": ["WINTER", "summer-20"]}}}`:                                                   "2 3",
		`{"balance": {"conditions": {"$more_than": [0]}}}`:                                                             "2 4",
		`{"balance": {"conditions": {"$is": 9007199254740993}}}`:                                                       "4",
		`{"active": {"conditions": {"$is": [true]}}}`:                                                                  "1 3",
		`{"active": {"$enabled": {}}}`:                                                                                 "1 3",
		`{"lifetime": {"conditions": {"before_start": {}}}}`:                                                           "3",
		`{"created_at": {"conditions": {"$this_week": [true]}}}`:                                                       "1 2",
		`{"code": {"conditions": {"$is_unknown": ""}}}`:                                                                "4",
		`{"code": {"conditions": {"$has_value": []}}}`:                                                                 "1 2 3",
		`{"metadata.seat": {"conditions": {"$is": [10]}}}`:                                                             "1",
		`{"metadata.note": {"conditions": {"$is": [10]}}}`:                                                             "1",
		`{"junction": "and", "code": {"conditions": {"$is": ["WINTER"]}}, "active": {"conditions": {"$is": [false]}}}`: "",
		`{"junction": "OR", "code": {"conditions": {"$is": ["WINTER"]}}, "status": {"conditions": {"$is": ["OLD"]}}}`:  "2 3",
	} {
		filter, err := cardSpec().Fields.FromJSON([]byte(body), "filter", listing.Call{Now: now})
		if err != nil {
			t.Errorf("%s: %v", body, err)
			continue
		}
		if got := passing(t, filter); got != want {
			t.Errorf("%s: got cards %q, want %q", body, got, want)
		}
	}
}

func TestBodyFilterFaultNamesProperty(t *testing.T) {
	format := `must match {"junction": "and", "<field>": {"conditions": {"<operator>": [<value>]}}}`
	for body, want := range map[string]string{
		`[]`:                           "Property .parameters.filters " + format,
		`"code"`:                       "Property .parameters.filters " + format,
		`{"code"`:                      "Property .parameters.filters " + format,
		`{"code": "WINTER"}`:           "Property .parameters.filters.code " + format,
		`{"code": {"conditions": []}}`: "Property .parameters.filters.code " + format,
		`{"code": {"is": ["x"]}}`:      "Property .parameters.filters.code " + format,
		`{"code": {}}`:                 "Property .parameters.filters.code must have at least one condition",
		`{"code": {"conditions": {}}}`: "Property .parameters.filters.code must have at least one condition",
		`{"junction": "xor"}`:          "Property .parameters.filters.junction must be one of: and, or, AND, OR (actual value is 'xor')",
		`{"junction": ["and", "or"]}`:  "Property .parameters.filters.junction must be one of: and, or, AND, OR",
		`{"junction": {"and": 1}}`:     "Property .parameters.filters.junction must be one of: and, or, AND, OR",
		`{"name": {"conditions": {"$is": ["x"]}}}`:             "Property .parameters.filters.name is not a field to filter by; the fields are: code, status, owner, balance, gift.balance, created_at, birthdate, joined, active, tags, season, metadata.<key>, lifetime, is_empty",
		`{"lifetime": {"conditions": {"$expired": {}}}}`:       "Property .parameters.filters.lifetime.conditions.$expired is not an operator of this field; its operators are: $before_start",
		`{"code": {"conditions": {"$in": []}}}`:                "Property .parameters.filters.code.conditions.$in must have 1 to 1000 values (actual number of values is 0)",
		`{"code": {"conditions": {"$in": [{"id": "x"}]}}}`:     "Property .parameters.filters.code.conditions.$in must hold texts, numbers, true or false, not objects",
		`{"code": {"conditions": {"$in": [["x"]]}}}`:           "Property .parameters.filters.code.conditions.$in must hold texts, numbers, true or false, not lists of lists",
		`{"code": {"$is": "x", "conditions": {"$is": ["x"]}}}`: "Property .parameters.filters.code.conditions.$is must be given once, below conditions",
		`{"created_at": {"conditions": {"$after": ["soon"]}}}`: "Property .parameters.filters.created_at.conditions.$after must be an ISO 8601 date or date-time such as 2024-02-29 or 2024-02-29T09:30:00.000Z: it has another form (actual value is 'soon')",
		`{"balance": {"conditions": {"$more_than": [1, 2]}}}`:  "Property .parameters.filters.balance.conditions.$more_than must have one value (actual number of values is 2)",
		`{"code": {"conditions": {"$is": ["\u0000"]}}}`:        "Property .parameters.filters.code.conditions.$is must be UTF-8 text without NUL characters",
		`{"100%d": {"conditions": {"$is": ["%s"]}}}`:           "Property .parameters.filters.100%d is not a field to filter by; the fields are: code, status, owner, balance, gift.balance, created_at, birthdate, joined, active, tags, season, metadata.<key>, lifetime, is_empty",
	} {
		_, err := cardSpec().Fields.FromJSON([]byte(body), "parameters.filters", listing.Call{Now: now})
		if got := details(t, err, "invalid_payload"); got != want {
			t.Errorf("%s\ngot  %s\nwant %s", body, got, want)
		}
	}
}

// drawn is a filter in both spellings.
type drawn struct {
	query url.Values
	body  map[string]any
}

// askable lists operators and values that mostly fit a field.
var askable = map[string]struct{ ops, values []string }{
	"code":          {[]string{"$is", "$in", "$not_in", "$contains", "$starts_with"}, []string{"WINTER", "summer-20", "SU"}},
	"status":        {[]string{"$is", "$in", "$is_not"}, []string{"NEW", "OLD", "USED"}},
	"owner":         {[]string{"$is", "$not_in"}, []string{"own_a1", "own_b2", "nobody"}},
	"balance":       {[]string{"$is", "$more_than", "$less_than_equal"}, []string{"0", "250", "-5", "1.5"}},
	"created_at":    {[]string{"$is", "$is_not", "$after", "$before_equal", "$less_than", "$is_month"}, []string{"3", "2026-03-09", "2026-03-11T09:00Z"}},
	"birthdate":     {[]string{"$is_days_ago_md", "$is_day_of_month", "$is_years_ago"}, []string{"0", "11", "29"}},
	"active":        {[]string{"$is", "$enabled"}, []string{"true", "false", "yes"}},
	"tags":          {[]string{"$is", "$includes", "$count", "$count_more"}, []string{"red", "green", "1"}},
	"metadata.seat": {[]string{"$is", "$more_than", "$today", "$after"}, []string{"10", "10.5", "true", "2026-03-09"}},
	"metadata.seen": {[]string{"$is", "$is_not", "$this_month_md", "$more_than"}, []string{"2", "true", "2026-03-09"}},
	"nothing":       {[]string{"$is"}, []string{"x"}},
}

func drawFilter(t *rapid.T) drawn {
	d := drawn{url.Values{}, map[string]any{}}
	if junction := rapid.SampledFrom([]string{"", "and", "or", "AND", "OR", "no"}).Draw(t, "junction"); junction != "" {
		d.query.Set("filters[junction]", junction)
		d.body["junction"] = junction
	}
	fields := slices.Sorted(maps.Keys(askable))
	for _, field := range rapid.SliceOfNDistinct(rapid.SampledFrom(fields), 1, 3, rapid.ID).Draw(t, "fields") {
		conditions := map[string]any{}
		for _, op := range rapid.SliceOfNDistinct(rapid.SampledFrom(askable[field].ops), 1, 2, rapid.ID).Draw(t, "operators") {
			values := rapid.SliceOfN(rapid.SampledFrom(askable[field].values), 1, 2).Draw(t, "values")
			conditions[op] = values
			for i, v := range values {
				d.query.Add(fmt.Sprintf("filters[%s][conditions][%s][%d]", field, op, i), v)
			}
		}
		d.body[field] = map[string]any{"conditions": conditions}
	}
	return d
}

func TestBothFilterSpellingsAreTranslatedAlike(t *testing.T) {
	accepted := 0
	rapid.Check(t, func(rt *rapid.T) {
		d := drawFilter(rt)
		body, err := json.Marshal(d.body)
		if err != nil {
			rt.Fatal(err)
		}
		call := listing.Call{Now: now, Zone: zone("Europe/Warsaw"), Custom: typed}
		fromQuery, queryErr := cardSpec().Fields.FromQuery(d.query, call)
		fromJSON, jsonErr := cardSpec().Fields.FromJSON(body, "filters", call)
		if (queryErr == nil) != (jsonErr == nil) {
			rt.Fatalf("the query gives %v, the body %v", queryErr, jsonErr)
		}
		if queryErr != nil {
			if !fault.Has(queryErr, "invalid_query_params") || !fault.Has(jsonErr, "invalid_payload") {
				rt.Fatalf("the query gives %v, the body %v", queryErr, jsonErr)
			}
			return
		}
		accepted++
		if diff := cmp.Diff(fromQuery, fromJSON); diff != "" {
			rt.Fatalf("query and body differ:\n%s", diff)
		}
		if err := cardKind.CheckFilter(fromQuery); err != nil {
			rt.Fatalf("no backend takes the filter: %v", err)
		}
	})
	if accepted == 0 {
		t.Error("no drawn filter was accepted: the test shows nothing")
	}
}
