package listing_test

import (
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/internal/listing"
)

// The cards that each operator finds. Cards 3 and 4 lack most properties: what is negative finds them, the rest does not.
var operatorCases = []struct{ query, want string }{
	{"filters[code][conditions][$is]=WINTER", "3"},
	{"filters[code][conditions][$is][0]=WINTER&filters[code][conditions][$is][1]=SUMMER-10", "1 3"},
	{"filters[code][conditions][$in]=WINTER&filters[code][conditions][$in]=summer-20", "2 3"},
	{"filters[code][conditions][$is_not]=WINTER", "1 2 4"},
	{"filters[code][conditions][$not_in][]=WINTER&filters[code][conditions][$not_in][]=summer-20", "1 4"},
	{"filters[code][conditions][$has_value]=", "1 2 3"},
	{"filters[code][conditions][$has_value]=true", "1 2 3"},
	{"filters[code][conditions][$is_unknown]", "4"},
	{"filters[code][conditions][$contains]=ER-", "1"},
	{"filters[code][conditions][$contains][0]=ER-&filters[code][conditions][$contains][1]=er-", "1 2"},
	{"filters[code][conditions][$not_contain]=ER", "2 4"},
	{"filters[code][conditions][$starts_with]=SUMMER", "1"},
	{"filters[code][conditions][$ends_with]=0", "1 2"},

	{"filters[status][conditions][$is]=NEW", "1 4"},
	{"filters[status][conditions][$not_in][0]=NEW&filters[status][conditions][$not_in][1]=OLD", "3"},
	{"filters[status][conditions][$starts_with]=N", "1 4"},
	{"filters[status][conditions][$ends_with]=LD", "2"},
	{"filters[status][conditions][$contains]=x", ""},
	{"filters[status][conditions][$not_contain]=E", "2 3"},
	{"filters[status][conditions][$not_contain]=x", "1 2 3 4"},
	{"filters[owner][conditions][$in]=own_a1", "1"},
	{"filters[owner][conditions][$is_not]=own_a1", "2 3 4"},

	{"filters[balance][conditions][$is]=0", "1"},
	{"filters[balance][conditions][$is]=9007199254740993", "4"},
	{"filters[balance][conditions][$is]=9007199254740992", ""},
	{"filters[balance][conditions][$more_than]=0", "2 4"},
	{"filters[balance][conditions][$more_than_equal]=0", "1 2 4"},
	{"filters[balance][conditions][$less_than]=0", "3"},
	{"filters[balance][conditions][$less_than_equal]=0", "1 3"},
	{"filters[gift.balance][conditions][$more_than]=-6&filters[gift.balance][conditions][$less_than]=1", "1 3"},

	{"filters[active][conditions][$is]=TRUE", "1 3"},
	{"filters[active][conditions][$is_not]=true", "2 4"},
	{"filters[active][conditions][$is]=false", "2 4"},
	{"filters[active][conditions][$starts_with]=T", "1 3"},
	{"filters[active][conditions][$contains]=e", "1 2 3 4"},
	{"filters[active][conditions][$not_contain]=als", "1 3"},
	{"filters[active][conditions][$ends_with]=x", ""},
	{"filters[active][conditions][$enabled]=", "1 3"},
	{"filters[season][conditions][$contains]=MER", "1"},
	{"filters[season][conditions][$after]=2026-03-10", "1 3"},
	{"filters[season][conditions][$less_than]=3", "1 2"},
	{"filters[season][conditions][$is_unknown]=", "4"},
	{"filters[active][$enabled]=true", "1 3"},
	{"filters[lifetime][conditions][$before_start]=", "3"},
	{"filters[lifetime][conditions][before_start]=true", "3"},
	{"filters[is_empty][conditions][$is]=true", "1"},
	{"filters[is_empty][conditions][$is_not]=true", "2 3 4"},

	{"filters[tags][conditions][$is]=red", "1 2"},
	{"filters[tags][conditions][$is_not]=green", "2 3 4"},
	{"filters[tags][conditions][$includes][0]=red&filters[tags][conditions][$includes][1]=green", "1"},
	{"filters[tags][conditions][$intersects][0]=red&filters[tags][conditions][$intersects][1]=green", "1 2"},
	{"filters[tags][conditions][$count]=0", "3 4"},
	{"filters[tags][conditions][$count_more]=1", "1"},
	{"filters[tags][conditions][$count_less]=2", "2 3 4"},
	{"filters[tags][conditions][$is_unknown]=", "3 4"},

	{"filters[metadata.seat][conditions][$is]=10", "1"},
	{"filters[metadata.seat][conditions][$is]=1e1", "1"},
	{"filters[metadata.note][conditions][$is]=10", "1"},
	{"filters[metadata.seat][conditions][$in][0]=10.50&filters[metadata.seat][conditions][$in][1]=ten", "2"},
	{"filters[metadata.seat][conditions][$more_than]=10", "2"},
	{"filters[metadata.seat][conditions][$less_than]=10.5", "1"},
	{"filters[metadata.seat][conditions][$more_than_equal]=10.5", "2"},
	{"filters[metadata.seat][conditions][$less_than_equal]=10.5", "1 2"},
	{"filters[metadata.vip][conditions][$is]=true", "1"},
	{"filters[metadata.vip][conditions][$is_not]=true", "2 3 4"},
	{"filters[metadata.address.city][conditions][$is]=Oslo", "2"},
	{"filters[metadata][address][city][conditions][$is]=Oslo", "2"},
	{"filters[metadata.sizes][conditions][$includes][0]=S&filters[metadata.sizes][conditions][$includes][1]=M", "1"},
	{"filters[metadata.sizes][conditions][$intersects][0]=S&filters[metadata.sizes][conditions][$intersects][1]=L", "1 2"},
	{"filters[metadata.sizes][conditions][$count]=2", "1"},
	{"filters[metadata.note][conditions][$contains]=e", "2"},
	{"filters[metadata.note][conditions][$is_unknown]=", "3 4"},

	// Now is Wednesday 2026-03-11, 10:00 UTC. Card 1 was made today, card 2 at Monday's midnight, card 3 next year.
	{"filters[created_at][conditions][$after]=2026-03-09", "1 3"},
	{"filters[created_at][conditions][$after_equal]=2026-03-09", "1 2 3"},
	{"filters[created_at][conditions][$after]=2026-03-08T23:59:59.999Z", "1 2 3"},
	{"filters[created_at][conditions][$before]=2026-03-09", ""},
	{"filters[created_at][conditions][$before_equal]=2026-03-09", "2"},
	{"filters[created_at][conditions][$before]=2026-03-09T00:00:00.001Z", "2"},
	{"filters[created_at][conditions][$before_equal]=2026-03-11T11:00:00.000%2B02:00", "1 2"},
	{"filters[created_at][conditions][$is]=2026-03-11", "1"},
	{"filters[created_at][conditions][$is]=2026-03-11T09:00Z", "1"},
	{"filters[created_at][conditions][$is]=2", "2"},
	{"filters[created_at][conditions][$is_not]=2026-03-11", "2 3 4"},
	{"filters[created_at][conditions][$in][0]=2026-03-11&filters[created_at][conditions][$in][1]=2027-01-01", "1 3"},
	{"filters[created_at][conditions][$not_in][0]=2026-03-11&filters[created_at][conditions][$not_in][1]=2027-01-01", "2 4"},
	{"filters[created_at][conditions][$has_value]=", "1 2 3"},
	{"filters[created_at][conditions][$more_than]=1", "2"},
	{"filters[created_at][conditions][$less_than]=2", "1"},
	{"filters[created_at][conditions][$more_than_ago]=2", ""},
	{"filters[created_at][conditions][$less_than_ago]=3", "1 2"},
	{"filters[created_at][conditions][$is_days_ago]=2", "2"},
	{"filters[created_at][conditions][$is_days_in_future]=296", "3"},
	{"filters[created_at][conditions][$more_than_future]=295", "3"},
	{"filters[created_at][conditions][$more_than_future]=296", ""},
	{"filters[created_at][conditions][$less_than_future]=297", "1 3"},
	{"filters[created_at][conditions][$is_years_ago]=0", "1"},
	{"filters[created_at][conditions][$today]=true", "1"},
	{"filters[created_at][conditions][$yesterday]=true", ""},
	{"filters[created_at][conditions][$tomorrow]=", ""},
	{"filters[created_at][conditions][$this_week]=true", "1 2"},
	{"filters[created_at][conditions][$last_week]=true", ""},
	{"filters[created_at][conditions][$next_week]=true", ""},
	{"filters[created_at][conditions][$this_month]=true", "1 2"},
	{"filters[created_at][conditions][$last_month]=true", ""},
	{"filters[created_at][conditions][$next_month]=true", ""},
	{"filters[created_at][conditions][$this_year]=true", "1 2"},
	{"filters[created_at][conditions][$last_year]=true", ""},
	{"filters[created_at][conditions][$next_year]=true", "3"},
	{"filters[created_at][conditions][$is_day]=2026-03-09", "2"},
	{"filters[created_at][conditions][$is_month]=2026-03", "1 2"},
	{"filters[created_at][conditions][$is_month]=1", "3"},
	{"filters[created_at][conditions][$is_year]=2026", "1 2"},
	{"filters[created_at][conditions][$is_day_of_month]=9", "2"},

	{"filters[birthdate][conditions][$today_md]=true", "1"},
	{"filters[birthdate][conditions][$yesterday_md]=true", ""},
	{"filters[birthdate][conditions][$tomorrow_md]=true", ""},
	{"filters[birthdate][conditions][$this_week_md]=true", "1"},
	{"filters[birthdate][conditions][$last_week_md]=true", ""},
	{"filters[birthdate][conditions][$next_week_md]=true", ""},
	{"filters[birthdate][conditions][$this_month_md]=true", "1"},
	{"filters[birthdate][conditions][$last_month_md]=true", "2"},
	{"filters[birthdate][conditions][$next_month_md]=true", ""},
	{"filters[birthdate][conditions][$is_days_ago_md]=0", "1"},
	{"filters[birthdate][conditions][$is_less_days_ago_md]=12", "1 2"},
	{"filters[birthdate][conditions][$is_more_days_ago_md]=1", "2 3"},
	{"filters[birthdate][conditions][$is_more_days_ago_md]=0", "1 2 3"},
	{"filters[birthdate][conditions][$is_days_in_future_md]=295", "3"},
	{"filters[birthdate][conditions][$is_less_days_in_future_md]=295", "1 3"},
	{"filters[birthdate][conditions][$is_more_days_in_future_md]=295", "2 3"},
	{"filters[birthdate][conditions][$is_years_ago]=36", "1"},
	{"filters[birthdate][conditions][$after]=1990-03-11", "2"},
	{"filters[birthdate][conditions][$after_equal]=1990-03-11", "1 2"},
	{"filters[birthdate][conditions][$before]=1990-03-11", "3"},
	{"filters[birthdate][conditions][$before_equal]=1990-03-11", "1 3"},
	{"filters[birthdate][conditions][$is_day_of_month]=29", "2"},
	{"filters[birthdate][conditions][$is_month]=02", "2"},

	{"filters[joined][conditions][$is]=2026-03-10", "1"},
	{"filters[joined][conditions][$yesterday]=true", "1"},
	{"filters[joined][conditions][$yesterday_md]=true", "1"},
	{"filters[joined][conditions][$after]=2026-03-10", ""},
	{"filters[joined][conditions][$before_equal]=2026-03-10", "1"},
	{"filters[joined][conditions][$is_not]=2026-03-10", "2 3 4"},

	{"filters[metadata.hired][conditions][$is]=2026-03-09", "2"},
	{"filters[metadata.hired][conditions][$is_not]=2026-03-09", "1 3 4"},
	{"filters[metadata.hired][conditions][$after]=2026-03-09", "1"},
	{"filters[metadata.hired][conditions][$less_than]=1", "1"},
	{"filters[metadata.hired][conditions][$today_md]=true", "1"},
	{"filters[metadata.seen][conditions][$before_equal]=2026-03-09", "2"},
	{"filters[metadata.seen][conditions][$is]=2026-03-11T09:00", "1"},
	{"filters[metadata.seen][conditions][$this_week_md]=true", "1 2"},
}

func TestOperatorsMatchTheirMeaning(t *testing.T) {
	untested := map[string]bool{}
	for _, op := range listing.OperatorNames() {
		untested[op] = !strings.HasSuffix(op, "in_location")
	}
	for _, c := range operatorCases {
		t.Run(c.query, func(t *testing.T) {
			if got := matching(t, c.query, listing.Call{Now: now, Custom: typed}); got != c.want {
				t.Errorf("got cards %q, want %q", got, c.want)
			}
		})
		for op := range untested {
			if strings.Contains(c.query, "["+op+"]") {
				delete(untested, op)
			}
		}
	}
	for op, missing := range untested {
		if missing {
			t.Errorf("no case for %s", op)
		}
	}
}

func TestJunctionJoinsFieldsNotConditions(t *testing.T) {
	for query, want := range map[string]string{
		"":                     "1 2 3 4",
		"filters=":             "1 2 3 4",
		"filters[junction]=OR": "1 2 3 4",
		"filters[junction]=":   "1 2 3 4",
		"[filters][code][conditions][$is]=WINTER":                                                                                           "3",
		"[filters][code][conditions][$is][0]=WINTER&[filters][junction]=or":                                                                 "3",
		"filters[code][conditions][$is]=WINTER&filters[active][conditions][$is]=false":                                                      "",
		"filters[code][conditions][$is]=WINTER&filters[active][conditions][$is]=true&filters[junction]=AND":                                 "3",
		"filters[code][conditions][$is]=WINTER&filters[active][conditions][$is]=false&filters[junction]=or":                                 "2 3 4",
		"filters[junction]=OR&filters[code][conditions][$in][0]=nobody&filters[status][conditions][$is]=OLD":                                "2",
		"filters%5Bjunction%5D=OR&filters%5Bcode%5D%5Bconditions%5D%5B%24in%5D%5B0%5D=x&filters%5Btags%5D%5Bconditions%5D%5B%24is%5D=green": "1",
		// Within a field or does not reach: no balance is both above 100 and below 0.
		"filters[junction]=or&filters[balance][conditions][$more_than]=100&filters[balance][conditions][$less_than]=0":                                         "",
		"filters[junction]=or&filters[balance][conditions][$more_than]=-9&filters[balance][conditions][$less_than]=1&filters[code][conditions][$is]=summer-20": "1 2 3",
	} {
		if got := matching(t, query, listing.Call{Now: now}); got != want {
			t.Errorf("%s\ngot cards %q, want %q", query, got, want)
		}
	}
}

func TestValuesOfAListKeepTheOrderOfTheirIndexes(t *testing.T) {
	// The refusal names the first value that is wrong, which shows the order.
	query := "filters[balance][conditions][$in][10]=ten&filters[balance][conditions][$in][9]=nine&filters[balance][conditions][$in][0]=0"
	_, err := cardSpec().Fields.FromQuery(parseQuery(t, query), listing.Call{})
	want := "Property .filters[balance][conditions][$in] must be a whole number; amounts are in minor units (actual value is 'nine')"
	if got := details(t, err, "invalid_query_params"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// The two forms of a date in custom attributes are both matched when no schema distinguishes them.
func TestCustomDatesWithoutSchemaAreReadByForm(t *testing.T) {
	call := listing.Call{Now: now, Zone: zone("America/New_York")}
	for query, want := range map[string]string{
		"filters[metadata.hired][conditions][$today]=true":              "1",
		"filters[metadata.hired][conditions][$is_days_ago]=2":           "2",
		"filters[metadata.hired][conditions][$this_week]=true":          "1 2",
		"filters[metadata.hired][conditions][$after]=2026-03-09":        "1",
		"filters[metadata.hired][conditions][$before_equal]=2026-03-09": "2",
		// Midnight UTC on Monday is still Sunday in New York.
		"filters[metadata.seen][conditions][$today]=true":     "1",
		"filters[metadata.seen][conditions][$is_days_ago]=2":  "",
		"filters[metadata.seen][conditions][$is_days_ago]=3":  "2",
		"filters[metadata.seen][conditions][$last_week]=true": "2",
		// A time to the hour is the beginning of the hour: this one is when the day begins in New York.
		"filters[metadata.opened][conditions][$is_days_ago]=2": "2",
		"filters[metadata.note][conditions][$today]=true":      "",
	} {
		if got := matching(t, query, call); got != want {
			t.Errorf("%s: got cards %q, want %q", query, got, want)
		}
	}
}

func TestNegativeDateOperatorsMatchMissingDates(t *testing.T) {
	got := matching(t, "filters[created_at][conditions][$is_not]=0", listing.Call{Now: now, Zone: time.UTC})
	if want := "2 3 4"; got != want {
		t.Errorf("got cards %q, want %q", got, want)
	}
}
