package listing_test

import (
	"net/url"
	"testing"

	"github.com/punchcardhq/punchcard/internal/listing"
)

func TestRefusalNamesParameterValueAndExpectation(t *testing.T) {
	for query, want := range map[string]string{
		"limit=0":                  "Property .limit must be a whole number from 1 to 100 (actual value is '0')",
		"limit=101":                "Property .limit must be a whole number from 1 to 100 (actual value is '101')",
		"limit=ten":                "Property .limit must be a whole number from 1 to 100 (actual value is 'ten')",
		"limit=1&limit=2":          "Property .limit must have one value (actual number of values is 2)",
		"page=0":                   "Property .page must be a whole number from 1 to 100 (actual value is '0')",
		"page=101":                 "Property .page must be a whole number from 1 to 100 (actual value is '101')",
		"page=9999999999999999999": "Property .page must be a whole number from 1 to 100 (actual value is '9999999999999999999')",
		"order=name":               "Property .order must be one of: created_at, -created_at, code, -code, balance, -balance, active, -active, id, -id (actual value is 'name')",
		"order=code&order=-code":   "Property .order must name code once",
		"order=%00":                "Property .order must be UTF-8 text without NUL characters",

		"created_at[before]=soon":                   "Property .created_at[before] must be an ISO 8601 date or date-time such as 2024-02-29 or 2024-02-29T09:30:00.000Z: it has another form (actual value is 'soon')",
		"[created_at][after]=1&created_at[after]=2": "Property .created_at[after] must have one value of UTF-8 text (actual number of values is 2)",
		"created_at[since]=2024-02-29":              "Property .created_at[since] is not allowed: created_at takes created_at[before] and created_at[after]",
		"created_at[before=2024-02-29":              "Property .created_at[before is not allowed: created_at takes created_at[before] and created_at[after]",
		"created_at=2024-02-29":                     "Property .created_at is not allowed: created_at takes created_at[before] and created_at[after]",

		"filters[junction]=xor":                    "Property .filters[junction] must be one of: and, or, AND, OR (actual value is 'xor')",
		"filters[name][conditions][$is]=x":         "Property .filters[name] is not a field to filter by; the fields are: code, status, owner, balance, gift.balance, created_at, birthdate, joined, active, tags, season, metadata.<key>, lifetime, is_empty",
		"filters[metadata][conditions][$is]=x":     "Property .filters[metadata] is not a field to filter by; the fields are: code, status, owner, balance, gift.balance, created_at, birthdate, joined, active, tags, season, metadata.<key>, lifetime, is_empty",
		"filters[metadata.][conditions][$is]=x":    "Property .filters[metadata.] is not a field to filter by; the fields are: code, status, owner, balance, gift.balance, created_at, birthdate, joined, active, tags, season, metadata.<key>, lifetime, is_empty",
		"filters[metadata.%00][conditions][$is]=x": "Property .filters must name fields in UTF-8 text without NUL characters",
		"filters[code][conditions][$like]=x":       "Property .filters[code][conditions][$like] is not an operator of this field; its operators are: $contains, $ends_with, $has_value, $in, $is, $is_not, $is_unknown, $not_contain, $not_in, $starts_with",
		"filters[code][conditions][$after]=x":      "Property .filters[code][conditions][$after] is not an operator of this field; its operators are: $contains, $ends_with, $has_value, $in, $is, $is_not, $is_unknown, $not_contain, $not_in, $starts_with",
		"filters[active][conditions][$disabled]":   "Property .filters[active][conditions][$disabled] is not an operator of this field; its operators are: $contains, $enabled, $ends_with, $has_value, $in, $is, $is_not, $is_unknown, $not_contain, $not_in, $starts_with",
		"filters[lifetime][conditions][$is]=x":     "Property .filters[lifetime][conditions][$is] is not an operator of this field; its operators are: $before_start",
		"filters[code]=x":                          "Property .filters[code] must match either `filters[<field>][conditions][<operator>][<index>]` or `filters[<field>][conditions][<operator>]` format",
		"filters=x":                                "Property .filters must match either `filters[<field>][conditions][<operator>][<index>]` or `filters[<field>][conditions][<operator>]` format",
		"filters[code][conditions]=x":              "Property .filters[code][conditions] must match either `filters[<field>][conditions][<operator>][<index>]` or `filters[<field>][conditions][<operator>]` format",
		"filters[code][conditions][$is][a]=x":      "Property .filters[code][conditions][$is][a] must match either `filters[<field>][conditions][<operator>][<index>]` or `filters[<field>][conditions][<operator>]` format",
		"filters[code][conditions][$is=x":          "Property .filters[code][conditions][$is must match either `filters[<field>][conditions][<operator>][<index>]` or `filters[<field>][conditions][<operator>]` format",
		"filters][code][conditions][$is]=x":        "Property .filters][code][conditions][$is] must match either `filters[<field>][conditions][<operator>][<index>]` or `filters[<field>][conditions][<operator>]` format",

		"filters[code][conditions][$is]=":                                           "Property .filters[code][conditions][$is] must not be empty; $is_unknown finds what has no value",
		"filters[code][conditions][$is]=%00":                                        "Property .filters[code][conditions][$is] must be UTF-8 text without NUL characters",
		"filters[code][conditions][$is]=%ff":                                        "Property .filters[code][conditions][$is] must be UTF-8 text without NUL characters",
		"filters[code][conditions][$has_value]=false":                               "Property .filters[code][conditions][$has_value] must be true or empty (actual value is 'false')",
		"filters[active][$enabled]=no":                                              "Property .filters[active][conditions][$enabled] must be true or empty (actual value is 'no')",
		"filters[active][conditions][$is]=yes":                                      "Property .filters[active][conditions][$is] must be true or false (actual value is 'yes')",
		"filters[status][conditions][$is]=USED":                                     "Property .filters[status][conditions][$is] must be one of: NEW, OLD (actual value is 'USED')",
		"filters[status][conditions][$is]=NEW&filters[status][conditions][$is]=OLD": "Property .filters[status][conditions][$is] must have one value (actual number of values is 2)",
		"filters[status][conditions][$in]=NEW&filters[status][conditions][$in]=OLD&filters[status][conditions][$in]=OLD": "Property .filters[status][conditions][$in] must have 1 to 2 values (actual number of values is 3)",
		"filters[owner][conditions][$is]=card_a1":                                               "Property .filters[owner][conditions][$is] must match pattern ^own_[a-f0-9]+$ (actual value is 'card_a1')",
		"filters[owner][conditions][$is]=own_XY":                                                "Property .filters[owner][conditions][$is] must match pattern ^own_[a-f0-9]+$ (actual value is 'own_XY')",
		"filters[balance][conditions][$more_than]=10.5":                                         "Property .filters[balance][conditions][$more_than] must be a whole number; amounts are in minor units (actual value is '10.5')",
		"filters[balance][conditions][$is]=9223372036854775808":                                 "Property .filters[balance][conditions][$is] must be a whole number; amounts are in minor units (actual value is '9223372036854775808')",
		"filters[balance][conditions][$more_than]=1&filters[balance][conditions][$more_than]=2": "Property .filters[balance][conditions][$more_than] must have one value (actual number of values is 2)",
		"filters[metadata.a][conditions][$more_than]=x":                                         "Property .filters[metadata.a][conditions][$more_than] must be a number (actual value is 'x')",
		"filters[metadata.a][conditions][$more_than]=1e999":                                     "Property .filters[metadata.a][conditions][$more_than] must be a number (actual value is '1e999')",
		"filters[metadata.hired][conditions][$more_than_equal]=1":                               "Property .filters[metadata.hired][conditions][$more_than_equal] is for numbers, and this field holds dates: use $after_equal or $before_equal",
		"filters[tags][conditions][$count]=-1":                                                  "Property .filters[tags][conditions][$count] must be a number of elements, 0 or more (actual value is '-1')",
		"filters[created_at][conditions][$after]=2024-02-30":                                    "Property .filters[created_at][conditions][$after] must be an ISO 8601 date or date-time such as 2024-02-29 or 2024-02-29T09:30:00.000Z: that month has the days 01 to 29 (actual value is '2024-02-30')",
		"filters[created_at][conditions][$before_equal]=9999-12-31":                             "Property .filters[created_at][conditions][$before_equal] must stay within the years 1000 to 9999",
		"filters[created_at][conditions][$more_than]=-1":                                        "Property .filters[created_at][conditions][$more_than] must be a whole number of days from 0 to 365000 (actual value is '-1')",
		"filters[created_at][conditions][$is]=365001":                                           "Property .filters[created_at][conditions][$is] must be a whole number of days from 0 to 365000 (actual value is '365001')",
		"filters[created_at][conditions][$is_days_ago_md]=365":                                  "Property .filters[created_at][conditions][$is_days_ago_md] must be a whole number of days from 0 to 364 (actual value is '365')",
		"filters[created_at][conditions][$is_years_ago]=1001":                                   "Property .filters[created_at][conditions][$is_years_ago] must be a whole number of years from 0 to 1000 (actual value is '1001')",
		"filters[created_at][conditions][$today]=false":                                         "Property .filters[created_at][conditions][$today] must be true or empty (actual value is 'false')",
		"filters[created_at][conditions][$is_day]=3":                                            "Property .filters[created_at][conditions][$is_day] must be a date such as 2024-02-29 (actual value is '3')",
		"filters[created_at][conditions][$is_month]=13":                                         "Property .filters[created_at][conditions][$is_month] must be a month from 1 to 12, or of one year such as 2024-02 (actual value is '13')",
		"filters[created_at][conditions][$is_year]=99":                                          "Property .filters[created_at][conditions][$is_year] must be a year of four digits such as 2024 (actual value is '99')",
		"filters[created_at][conditions][$is_year]=0999":                                        "Property .filters[created_at][conditions][$is_year] must be a year of four digits such as 2024 (actual value is '0999')",
		"filters[created_at][conditions][$is_day_of_month]=32":                                  "Property .filters[created_at][conditions][$is_day_of_month] must be a day from 1 to 31 (actual value is '32')",
		"filters[metadata.home][conditions][$in_location]=loc_1":                                "Property .filters[metadata.home][conditions][$in_location] is not supported here: make a segment of the customers who are in a location, and ask for these",
		"filters[metadata.home][conditions][$not_in_location]=":                                 "Property .filters[metadata.home][conditions][$not_in_location] is not supported here: make a segment of the customers who are in a location, and ask for these",
	} {
		t.Run(query, func(t *testing.T) {
			_, err := cardSpec().Parse(parseQuery(t, query), listing.Call{Now: now, Custom: typed})
			if got := details(t, err, "invalid_query_params"); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

func TestAListWithoutFieldsRefusesEveryFilter(t *testing.T) {
	spec := listing.Spec[card]{Kind: cardKind, Order: []string{"id"}}
	_, err := spec.Parse(parseQuery(t, "filters[code][conditions][$is]=x"), listing.Call{})
	want := "Property .filters[code] is not allowed: this list takes no filters"
	if got := details(t, err, "invalid_query_params"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestFilterIsBounded(t *testing.T) {
	values := url.Values{}
	for range 1001 {
		values.Add("filters[code][conditions][$in]", "x")
	}
	_, err := cardSpec().Fields.FromQuery(values, listing.Call{})
	want := "Property .filters[code][conditions][$in] must have 1 to 1000 values (actual number of values is 1001)"
	if got := details(t, err, "invalid_query_params"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	for field, value := range map[string]string{"code][conditions][$contains": "x", "created_at][conditions][$in": "2024-02-29", "tags][conditions][$includes": "x"} {
		values = url.Values{}
		for range 101 {
			values.Add("filters["+field+"]", value)
		}
		_, err = cardSpec().Fields.FromQuery(values, listing.Call{})
		want = "Property .filters[" + field + "] must have 1 to 100 values (actual number of values is 101)"
		if got := details(t, err, "invalid_query_params"); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	values = url.Values{}
	for i := range 101 {
		values.Set("filters[metadata.a"+string(rune('A'+i%26))+string(rune('A'+i/26))+"][conditions][$is]", "x")
	}
	_, err = cardSpec().Fields.FromQuery(values, listing.Call{})
	want = "Property .filters must have at most 100 conditions (actual number is 101)"
	if got := details(t, err, "invalid_query_params"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestPageBeyondThousandHasOwnKey(t *testing.T) {
	spec := cardSpec()
	spec.MaxPage = 1000
	for _, page := range []string{"1001", "9999999999999999999999"} {
		_, err := spec.Parse(url.Values{"page": {page}}, listing.Call{})
		want := "Property .page cannot be higher than 1000"
		if got := details(t, err, "page_over_limit"); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	spec.MaxPage = 99
	_, err := spec.Parse(parseQuery(t, "page=100"), listing.Call{})
	want := "Property .page must be a whole number from 1 to 99 (actual value is '100')"
	if got := details(t, err, "invalid_query_params"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
