package listing_test

import (
	"fmt"
	"net/url"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/storage"
)

// A list declares its parameters once; each request is parsed by the declaration.
func ExampleSpec() {
	spec := listing.Spec[card]{
		Kind:    cardKind,
		Style:   listing.StyleCursor,
		Prefix:  "lcrscard_",
		Order:   []string{"-created_at", "code"},
		Fields:  listing.Fields{listing.Text("code"), listing.Enum("status", "NEW", "OLD"), listing.Custom("metadata")},
		Between: []string{"created_at"},
		Total:   true,
	}
	values, _ := url.ParseQuery("limit=1&order=code&filters[junction]=or" +
		"&filters[status][conditions][$is]=OLD&filters[metadata.seat][conditions][$less_than]=20")
	call := listing.Call{Now: now, Secret: "the project's secret", Scope: "proj_1"}

	request, err := spec.Parse(values, call)
	if err != nil {
		fmt.Println(err)
		return
	}
	request.Within(storage.Where("balance", storage.OpMoreEqual, int64(0)))
	page, err := request.Page(list(request.Query))
	fmt.Println(page.Items[0].Code, page.Total, page.HasMore, page.ExpiresAt.Format("2006-01-02"), err)

	values.Set("cursor", page.Next)
	request, err = spec.Parse(values, call)
	fmt.Println(request.Query.After.Values, err)

	values.Set("order", "-code")
	_, err = spec.Parse(values, call)
	fmt.Println(err)
	// Output:
	// SUMMER-10 2 true 2026-03-12 <nil>
	// [SUMMER-10] <nil>
	// cursor_and_query_mismatch: Cursor and query mismatch: The cursor was given for another order or other filters: send those that it came from, or no cursor
}

// Bodies write filters as JSON.
func ExampleFields_FromJSON() {
	fields := listing.Fields{listing.Text("code"), listing.Number("balance")}
	filter, err := fields.FromJSON([]byte(`{"junction": "or", "code": {"conditions": {"$ends_with": ["10"]}}, "balance": {"conditions": {"$more_than": [100]}}}`), "parameters.filters", listing.Call{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range cards[:3] {
		fmt.Println(c.Code, cardKind.Match(filter, &c))
	}
	_, err = fields.FromJSON([]byte(`{"balance": {"conditions": {"$more_than": ["1.50"]}}}`), "parameters.filters", listing.Call{})
	fmt.Println(err)
	// Output:
	// SUMMER-10 true
	// summer-20 true
	// WINTER false
	// invalid_payload: Invalid payload: Property .parameters.filters.balance.conditions.$more_than must be a whole number; amounts are in minor units (actual value is '1.50')
}

// States are the words that only the resource can translate.
func ExampleState() {
	fields := listing.Fields{listing.State("active", cardSpec().Fields[8].States)}
	filter, err := fields.FromQuery(url.Values{"filters[active][conditions][$enabled]": {""}}, listing.Call{Now: now})
	fmt.Println(filter.Where.Field, filter.Where.Values, err)
	_, err = fields.FromQuery(url.Values{"filters[active][conditions][$expired]": {""}}, listing.Call{Now: now})
	fmt.Println(err)
	// Output:
	// active [true] <nil>
	// invalid_query_params: Invalid query params: Property .filters[active][conditions][$expired] is not an operator of this field; its operators are: $enabled
}
