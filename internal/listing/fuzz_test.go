package listing_test

import (
	"net/url"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
)

// A query is refused with a key of the API, or understood in a way that every backend takes, the same every time.
func FuzzParse(f *testing.F) {
	for _, c := range operatorCases {
		f.Add(c.query)
	}
	f.Add("limit=5&page=2&order=-code&order[]=id&[created_at][before]=2024-02-29T09:30:00.000Z")
	f.Add("filters%5Bjunction%5D=OR&filters%5Bcode%5D%5Bconditions%5D%5B%24in%5D%5B0%5D=x")
	f.Add("filters[metadata.a.b][conditions][$is]=1e99&filters[[][]]=&filters[]=&]=[")
	f.Fuzz(func(t *testing.T, query string) {
		values, err := url.ParseQuery(query)
		if err != nil {
			return
		}
		call := listing.Call{Now: now, Zone: zone("Europe/Warsaw"), Secret: "a secret"}
		first, err := cardSpec().Parse(values, call)
		if err != nil {
			if _, isFault := fault.As(err); !isFault {
				t.Fatalf("%q: %v is not a refusal", query, err)
			}
			return
		}
		if err := cardKind.Check(first.Query); err != nil {
			t.Fatalf("%q: no backend takes the query: %v", query, err)
		}
		for _, c := range cards {
			cardKind.Match(first.Query.Filter, &c)
		}
		second, err := cardSpec().Parse(values, call)
		if diff := cmp.Diff(first.Query, second.Query); diff != "" || err != nil {
			t.Fatalf("%q: understood in two ways: %v\n%s", query, err, diff)
		}
	})
}

func FuzzFromJSON(f *testing.F) {
	f.Add([]byte(`{"junction": "and", "code": {"conditions": {"$in": ["A", "B"]}}}`))
	f.Add([]byte(`{"active": {"$enabled": {}}, "balance": {"conditions": {"$more_than": [1e2]}}}`))
	f.Add([]byte(`{"metadata.x": {"conditions": {"$after": ["2024-02-29"], "$is": [null, 1.5, true]}}}`))
	f.Fuzz(func(t *testing.T, body []byte) {
		filter, err := cardSpec().Fields.FromJSON(body, "filter", listing.Call{Now: now})
		if err != nil {
			if !fault.Has(err, "invalid_payload") {
				t.Fatalf("%q: %v is not a refusal", body, err)
			}
			return
		}
		if err := cardKind.CheckFilter(filter); err != nil {
			t.Fatalf("%q: no backend takes the filter: %v", body, err)
		}
	})
}

// Only the list itself makes cursors.
func FuzzCursor(f *testing.F) {
	good, _ := nextOf(f, "", cards[0], call)
	f.Add(good)
	f.Add("lcrscard_")
	f.Add("lcrscard_00112233445566778899aabbccddeeff7b7d")
	f.Fuzz(func(t *testing.T, cursor string) {
		r, err := cursorSpec().Parse(url.Values{"cursor": {cursor}}, call)
		switch {
		case cursor == good || cursor == "":
			if err != nil {
				t.Fatalf("the list's own cursor is refused: %v", err)
			}
		case err == nil:
			t.Fatalf("%q starts the page at %v", cursor, r.Query.After)
		case !fault.Has(err, "invalid_or_expired_cursor") && !fault.Has(err, "cursor_and_query_mismatch") && !fault.Has(err, "invalid_query_params"):
			t.Fatalf("%q: %v is not a refusal", cursor, err)
		}
	})
}
