package formula_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/formula"
)

func TestDocumentedExamples(t *testing.T) {
	visits := func(visits, day int) metadata {
		return metadata{"CUSTOMER_METADATA": {"number_of_store_visits": visits}, "ORDER_METADATA": {"day_of_week": day}}
	}
	worth := func(value string) metadata {
		return metadata{"CUSTOMER_METADATA": {"customer_life_time_value": number(value)}}
	}
	city := func(name string) metadata { return metadata{"ORDER_METADATA": {"store_city": name}} }
	const switchByCity = `SWITCH(ORDER_METADATA("store_city");SWITCH_CASE("Boston";10) SWITCH_CASE("New York";15);5)`
	for _, c := range []struct {
		name, text string
		variables  values
		metadata   metadata
		want       string
	}{
		{"a_percentage_of_the_price_plus_one", `ORDER_ITEM_PRICE * 0.01 + 1`, values{"ORDER_ITEM_PRICE": 6}, nil, "1.06"},
		{"form-01_round_to_one_decimal", `ROUND(CUSTOMER_METADATA("customer_life_time_value");1)`, nil, worth("75.55"), "75.6"},
		{"form-01_round_to_a_whole_number", `ROUND(CUSTOMER_METADATA("customer_life_time_value");0)`, nil, worth("75.55"), "76"},
		{"form-01_floor_to_one_decimal", `FLOOR(CUSTOMER_METADATA("customer_life_time_value");1)`, nil, worth("75.55"), "75.5"},
		{"form-01_floor_to_a_whole_number", `FLOOR(CUSTOMER_METADATA("customer_life_time_value");0)`, nil, worth("75.55"), "75"},
		{"floor_to_tens", `FLOOR(CUSTOMER_METADATA("customer_life_time_value");-1)`, nil, worth("75.55"), "70"},
		{"form-01_ceil_to_one_decimal", `CEIL(CUSTOMER_METADATA("customer_life_time_value");1)`, nil, worth("74.44"), "74.5"},
		{"form-01_ceil_to_a_whole_number", `CEIL(CUSTOMER_METADATA("customer_life_time_value");0)`, nil, worth("74.44"), "75"},
		{"ceil_to_tens", `CEIL(CUSTOMER_METADATA("customer_life_time_value");-1)`, nil, worth("74.44"), "80"},
		{"both_conditions_hold",
			`IF(CUSTOMER_METADATA("number_of_store_visits") > 10 AND ORDER_METADATA("day_of_week") = 5;20;3)`, nil, visits(11, 5), "20"},
		{"one_of_two_conditions_is_not_both",
			`IF(CUSTOMER_METADATA("number_of_store_visits") > 10 AND ORDER_METADATA("day_of_week") = 5;20;3)`, nil, visits(11, 4), "3"},
		{"one_of_two_conditions_is_enough",
			`IF(CUSTOMER_METADATA("number_of_store_visits") > 10 OR ORDER_METADATA("day_of_week") = 5;20;3)`, nil, visits(11, 4), "20"},
		{"neither_condition_holds",
			`IF(CUSTOMER_METADATA("number_of_store_visits") > 10 OR ORDER_METADATA("day_of_week") = 5;20;3)`, nil, visits(10, 4), "3"},
		{"nested_if_inner_branch", `IF(ORDER_ITEMS_QUANTITY > 4;IF(ORDER_AMOUNT > 200;25;15);10)`,
			values{"ORDER_ITEMS_QUANTITY": 5, "ORDER_AMOUNT": 201}, nil, "25"},
		{"nested_if_inner_other_branch", `IF(ORDER_ITEMS_QUANTITY > 4;IF(ORDER_AMOUNT > 200;25;15);10)`,
			values{"ORDER_ITEMS_QUANTITY": 5, "ORDER_AMOUNT": 200}, nil, "15"},
		{"nested_if_outer_branch", `IF(ORDER_ITEMS_QUANTITY > 4;IF(ORDER_AMOUNT > 200;25;15);10)`,
			values{"ORDER_ITEMS_QUANTITY": 4, "ORDER_AMOUNT": 500}, nil, "10"},
		{"switch_first_case", switchByCity, nil, city("Boston"), "10"},
		{"switch_second_case", switchByCity, nil, city("New York"), "15"},
		{"switch_no_case", switchByCity, nil, city("Austin"), "5"},
		{"a_share_of_the_order", `IF(ORDER_AMOUNT > 200;ORDER_AMOUNT * 0.15;ORDER_AMOUNT * 0.05)`, values{"ORDER_AMOUNT": 300}, nil, "45"},
		{"missing_metadata_leaves_it_to_the_fallback", `CUSTOMER_METADATA("age") * 2`, nil, nil, "none"},
		{"order_of_465_is_over_400", `IF(ORDER_AMOUNT > 400;0;20)`, values{"ORDER_AMOUNT": number("465.00")}, nil, "0"},
		{"order_of_114_99_is_under_150", `IF(ORDER_AMOUNT > 150;15;10)`, values{"ORDER_AMOUNT": number("114.99")}, nil, "10"},
		{"ten_points_per_visit", `ORDER_METADATA("visits") * 10`, nil, metadata{"ORDER_METADATA": {"visits": 4}}, "40"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := result(c.text, shop{variables: c.variables, metadata: c.metadata}); got != c.want {
				t.Errorf("%s = %s, want %s", c.text, got, c.want)
			}
		})
	}
}

var someShop = shop{
	variables: values{
		"ORDER_AMOUNT":            100,
		"ORDER_ITEMS_QUANTITY":    3,
		"VOUCHER_EXPIRATION_DATE": time.Date(2026, 3, 31, 22, 30, 0, 0, time.UTC),
		"CUSTOMER_BIRTHDATE":      formula.Date(time.Date(2000, 2, 29, 0, 0, 0, 0, time.UTC)),
	},
	metadata: metadata{
		"ORDER_METADATA": {
			"region": "EU", "number_text": "5", "vip": true, "guest": false, "joined": "2025-03-01",
			"called": "2026-03-10T08:00:00Z", "tags": []any{"new", "sale", json.Number("7")}, "size": json.Number("42"),
		},
	},
	now: time.Date(2026, 3, 10, 9, 0, 0, 0, time.FixedZone("shop", 2*60*60)),
}

func TestEvaluation(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// Arithmetic
		{`2 + 3 * 4`, "14"},
		{`(2 + 3) * 4`, "20"},
		{`10 - 4 - 3`, "3"},
		{`100 / 10 / 5`, "2"},
		{`2 x 3 × 4`, "24"},
		{`2x3`, "6"},
		{`2xORDER_AMOUNT`, "200"},
		{`(2)x(3)`, "6"},
		{`9 ÷ 2`, "4.5"},
		{`7 % 3`, "1"},
		{`-7 % 3`, "-1"},
		{`7.5 % 2`, "1.5"},
		{`(10 / 3) % 1 * 3`, "1"},
		{`-ORDER_AMOUNT + 1`, "-99"},
		{`2 * -3`, "-6"},
		{`0.1 + 0.2`, "0.3"},
		{`.5 + 1`, "1.5"},
		{`100 / 3 * 3`, "100"},
		{`FLOOR(100 / 3 * 3;0)`, "100"},
		{`100 / 3`, "33." + strings.Repeat("3", 40)},
		{`-2 / 3`, "-0." + strings.Repeat("6", 40)},
		{`1 / 3 + 1 / 6`, "0.5"},
		{`1 / 3 - 1 / 3`, "0"},
		{`-(1 / 3) * 3`, "-1"},
		{`1 / 8`, "0.125"},
		{`5 / 0`, "none"},
		{`5 % 0`, "none"},
		{`1 / (1 / 3 - 1 / 3)`, "none"},
		{`10000000000000000`, "10000000000000000"},
		{`10000000000000000 + 1`, "none"},
		{"ORDER_AMOUNT\n\t+\r\n 1", "101"},

		// Comparisons
		{`IF(1 / 3 * 3 = 1;1;0)`, "1"},
		{`IF(1 / 3 < 0.34 AND 1 / 3 > 0.33;1;0)`, "1"},
		{`IF(2 >= 2 AND 2 <= 2 AND 2 != 3;1;0)`, "1"},
		{`IF(1.50 = 1.5;1;0)`, "1"},
		{`IF(ORDER_METADATA("region") is "EU";1;0)`, "1"},
		{`IF(ORDER_METADATA("region") isNot "EU";1;0)`, "0"},
		{`IF(ORDER_METADATA("region") is "eu";1;0)`, "0"},
		{`IF(ORDER_METADATA("region") IN_ARRAY "EU, EMEA";1;0)`, "1"},
		{`IF(ORDER_METADATA("region") IN_ARRAY "EMEA, EU";1;0)`, "1"},
		{`IF(ORDER_METADATA("size") startsWith "4";1;0)`, "none"},
		{`IF(ORDER_METADATA("region") NOT_IN_ARRAY "EU,EMEA";1;0)`, "0"},
		{`IF(ORDER_METADATA("region") IN_ARRAY "EUROPE";1;0)`, "0"},
		{`IF(ORDER_AMOUNT IN_ARRAY "50,100.0";1;0)`, "1"},
		{`IF("sale" IN_ARRAY ORDER_METADATA("tags");1;0)`, "1"},
		{`IF(7 IN_ARRAY ORDER_METADATA("tags");1;0)`, "1"},
		{`IF(ORDER_METADATA("vip") IN_ARRAY "yes,true";1;0)`, "1"},
		{`IF(ORDER_METADATA("tags") IN_ARRAY "new";1;0)`, "none"},
		{`IF(ORDER_METADATA("missing") IN_ARRAY "new";1;0)`, "none"},
		{`IF(ORDER_METADATA("missing") NOT_IN_ARRAY "new";1;0)`, "none"},
		{`IF(ORDER_METADATA("tags") contains "new";1;0)`, "1"},
		{`IF(ORDER_METADATA("tags") contains "old";1;0)`, "0"},
		{`IF(ORDER_METADATA("tags") contains 7;1;0)`, "1"},
		{`IF("summer sale" contains "er s";1;0)`, "1"},
		{`IF("summer" startsWith "sum";1;0) + IF("summer" endsWith "mer";10;0)`, "11"},
		{`IF("a\"b\\c\d" = "a\"b\\c\d";1;0)`, "1"},
		{`IF(ORDER_METADATA("vip");1;0)`, "1"},
		{`IF(ORDER_METADATA("guest");1;0)`, "0"},
		{`IF(ORDER_METADATA("number_text") = 5;1;0)`, "none"},
		{`ORDER_METADATA("number_text") + 1`, "none"},
		{`IF(ORDER_METADATA("region") > 5;1;0)`, "none"},
		{`IF(ORDER_METADATA("region") > "AA";1;0)`, "none"},
		{`IF(1 > 0 OR 1 > 2 AND 1 > 2;1;0)`, "1"},

		// Null, and where it stops
		{`IF(1 > 0 OR ORDER_METADATA("missing") = 1;1;0)`, "none"},
		{`IF(1 > 2 AND ORDER_METADATA("missing") = 1;1;0)`, "none"},
		{`IF(ORDER_METADATA("missing") = 1;1;0)`, "none"},
		{`IF(ORDER_METADATA("missing") isNot "a";1;0)`, "none"},
		{`IF(1 > 0;7;ORDER_METADATA("missing"))`, "7"},
		{`IF(1 < 0;1 / 0;8)`, "8"},
		{`IF(ORDER_METADATA("size");1;0)`, "none"},
		{`DEFAULT_TO(ORDER_METADATA("missing");9)`, "9"},
		{`DEFAULT_TO(ORDER_METADATA("missing") * 2;ORDER_METADATA("missing");9)`, "9"},
		{`DEFAULT_TO(ORDER_METADATA("size");9)`, "42"},
		{`DEFAULT_TO(1 / 0;9)`, "9"},
		{`DEFAULT_TO(ORDER_METADATA("missing"))`, "none"},
		{`MIN(1;ORDER_METADATA("missing"))`, "none"},
		{`MAX(ORDER_METADATA("region"))`, "none"},
		{`ORDER_METADATA("region")`, "none"},
		{`ORDER_METADATA("tags")`, "none"},
		{`VOUCHER_PUBLISH_COUNT`, "none"},

		// Functions
		{`MIN(3;1;2)`, "1"},
		{`MAX(3;1 / 3;2.5)`, "3"},
		{`MIN(5)`, "5"},
		{`POW(2;10)`, "1024"},
		{`POW(2;-2)`, "0.25"},
		{`POW(0;0)`, "1"},
		{`POW(0;0.5)`, "0"},
		{`POW(0;-1)`, "none"},
		{`POW(-2;3)`, "-8"},
		{`POW(-2;0.5)`, "none"},
		{`POW(9;0.5)`, "3"},
		{`POW(8;1 / 3)`, "2"},
		{`POW(1 / 3;2) * 9`, "1"},
		{`ROUND(POW(2;0.5);10)`, "1.4142135624"},
		{`ROUND(POW(1.005;365);6)`, "6.174653"},
		{`ROUND(POW(1.005;-365);6)`, "0.161952"},
		{`ROUND(POW(1.0005;365.5);6)`, "1.200459"},
		{`POW(0.1;250.5) * 0`, "0"},
		{`POW(10;16.5)`, "none"},
		{`POW(10;300.5)`, "none"},
		{`POW(10;17)`, "none"},
		{`POW(10;400)`, "none"},
		{`POW(10;0 - 400)`, "none"},
		{`POW(2;1001)`, "none"},
		{`ROUND(2.5;0)`, "3"},
		{`ROUND(-2.5;0)`, "-3"},
		{`ROUND(2 / 3;2)`, "0.67"},
		{`ROUND(-2 / 3;2)`, "-0.67"},
		{`FLOOR(-2 / 3;0)`, "-1"},
		{`CEIL(-2 / 3;0)`, "0"},
		{`CEIL(1 / 3;1)`, "0.4"},
		{`FLOOR(200 / 3;-1)`, "60"},
		{`FLOOR(-75.55;0)`, "-76"},
		{`CEIL(-75.55;0)`, "-75"},
		{`ROUND(1250;-2)`, "1300"},
		{`ROUND(1.5;4)`, "1.5"},
		{`ROUND(1.5;0.5)`, "none"},
		{`ROUND(1.5;1 / 3)`, "none"},
		{`ROUND(1.5;301)`, "none"},
		{`SWITCH(ORDER_AMOUNT;SWITCH_CASE(50;1);SWITCH_CASE(100;2);3)`, "2"},
		{`SWITCH(ORDER_AMOUNT;SWITCH_CASE("100";1);SWITCH_CASE(99;2);3)`, "3"},
		{`SWITCH(ORDER_METADATA("missing");SWITCH_CASE("a";1);3)`, "none"},
		{`SWITCH(ORDER_AMOUNT;SWITCH_CASE(ORDER_METADATA("missing");1);3)`, "none"},
		{`SWITCH(ORDER_AMOUNT;SWITCH_CASE(100;1) SWITCH_CASE(ORDER_METADATA("missing");2);3)`, "1"},

		// Dates: 10 March 2026, 9 o'clock, two hours east of UTC
		{`DAY_OF_MONTH(TODAY) + 100 * MONTH(TODAY) + 10000 * YEAR(NOW)`, "20260310"},
		{`DAY_OF_MONTH(VOUCHER_EXPIRATION_DATE)`, "1"},
		{`MONTH(VOUCHER_EXPIRATION_DATE)`, "4"},
		{`DAYS_UNTIL(VOUCHER_EXPIRATION_DATE)`, "22"},
		{`DAYS_SINCE(VOUCHER_EXPIRATION_DATE)`, "-22"},
		{`DAYS_SINCE(DATE("2026-03-09"))`, "1"},
		{`DAYS_SINCE("2026-03-09")`, "1"},
		{`DAYS_SINCE(NOW)`, "0"},
		{`DAYS_SINCE(ORDER_METADATA("joined"))`, "374"},
		{`MONTHS_SINCE(ORDER_METADATA("joined"))`, "12"},
		{`YEARS_SINCE(CUSTOMER_BIRTHDATE)`, "26"},
		{`MONTHS_UNTIL(DATE("2026-05-09"))`, "1"},
		{`MONTHS_UNTIL(DATE("2026-05-10"))`, "2"},
		{`MONTHS_UNTIL(DATE("2026-02-10"))`, "-1"},
		{`YEARS_SINCE(ORDER_METADATA("region"))`, "none"},
		{`YEARS_SINCE(ORDER_METADATA("size"))`, "none"},
		{`IF(TODAY DATE_IS "2026-03-10";1;0)`, "1"},
		{`IF(NOW DATE_IS_NOT DATE("2026-03-10");1;0)`, "0"},
		{`IF(NOW IS_AFTER DATE("2026-03-10");1;0)`, "0"},
		{`IF(NOW IS_AFTER DATE("2026-03-09");1;0)`, "1"},
		{`IF(NOW IS_AFTER DATE_TIME("2026-03-10T06:59:59.999Z");1;0)`, "1"},
		{`IF(NOW IS_BEFORE DATE_TIME("2026-03-10T07:00:00Z");1;0)`, "0"},
		{`IF(ORDER_METADATA("called") IS_AFTER NOW;1;0)`, "1"},
		{`IF(VOUCHER_EXPIRATION_DATE > TODAY;1;0)`, "1"},
		{`IF(TODAY = DATE("2026-03-10");1;0)`, "1"},
		{`IF(TODAY = ORDER_METADATA("region");1;0)`, "none"},
		{`DAYS_SINCE(DATE(ORDER_METADATA("joined")))`, "374"},
		{`DAYS_SINCE(DATE(ORDER_METADATA("called")))`, "none"},
		{`DAYS_SINCE(DATE_TIME(ORDER_METADATA("joined")))`, "none"},
		{`DAYS_SINCE(DATE_TIME(ORDER_METADATA("called")))`, "0"},
		{`IF(ORDER_METADATA("missing") DATE_IS TODAY;1;0)`, "none"},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got := result(c.text, someShop); got != c.want {
				t.Errorf("%s = %s, want %s", c.text, got, c.want)
			}
		})
	}
}

func TestMonthsBetweenWithShorterMonths(t *testing.T) {
	var got []string
	for _, c := range []struct{ from, today string }{
		{"2026-01-31", "2026-02-27"}, {"2026-01-31", "2026-02-28"}, {"2026-01-31", "2026-03-30"}, {"2026-01-31", "2026-03-31"},
		{"2024-02-29", "2025-02-27"}, {"2024-02-29", "2025-02-28"},
	} {
		today, _ := time.Parse(time.DateOnly, c.today)
		got = append(got, result(fmt.Sprintf("MONTHS_SINCE(%q)", c.from), shop{now: today}))
	}
	if diff := cmp.Diff([]string{"0", "1", "1", "2", "11", "12"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestDaysAreCountedAcrossChangesOfTheClock(t *testing.T) {
	zone, err := time.LoadLocation("Europe/Warsaw")
	if err != nil {
		t.Fatal(err)
	}
	facts := shop{now: time.Date(2026, 3, 30, 0, 30, 0, 0, zone)} // the night of the 29th had 23 hours
	if got := result(`DAYS_SINCE(DATE_TIME("2026-03-27T23:30:00Z"))`, facts); got != "2" {
		t.Errorf("28 March, local time, was %s days ago, want 2", got)
	}
}

func TestVariablesListsNamesRead(t *testing.T) {
	f, err := formula.Parse(`IF(ORDER_AMOUNT > 10;ORDER_ITEM_PRICE;ORDER_METADATA("a") + ORDER_METADATA("b") + ORDER_AMOUNT)`)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"ORDER_AMOUNT", "ORDER_ITEM_PRICE", "ORDER_METADATA"}, f.Variables()); diff != "" {
		t.Error(diff)
	}
	for text, want := range map[string]bool{
		"ORDER_ITEM_PRICE":                  true,
		`ORDER_ITEM_PRODUCT_METADATA("a")`:  true,
		"ORDER_ITEMS_QUANTITY":              false,
		"CHEAPEST_ORDER_ITEM_PRICE":         false,
		`CHEAPEST_ORDER_ITEM_METADATA("a")`: false,
		"1":                                 false,
	} {
		f, err := formula.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if f.ReadsLine() != want {
			t.Errorf("%s depends on the line: %v, want %v", f, !want, want)
		}
	}
}

func TestEveryNameOfTheLanguageIsKnown(t *testing.T) {
	for _, prefix := range []string{"ORDER_ITEM_", "CHEAPEST_ORDER_ITEM_", "MOST_EXPENSIVE_ORDER_ITEM_"} {
		for _, name := range []string{"PRICE", "AMOUNT", "SUBTOTAL", "UNITS_QUANTITY", `METADATA("k")`, `PRODUCT_METADATA("k")`} {
			if err := formula.Check("f", prefix+name); err != nil {
				t.Error(err)
			}
		}
	}
	for _, text := range []string{
		"ORDER_AMOUNT", "ORDER_ITEMS_QUANTITY", "ORDER_UNITS_QUANTITY", "ORDER_BUNDLE_QUANTITY", "VOUCHER_REDEMPTION_QUANTITY",
		"VOUCHER_REDEEMED_QUANTITY", "VOUCHER_PUBLISH_COUNT", "DAYS_SINCE(VOUCHER_START_DATE)", "DAYS_UNTIL(VOUCHER_EXPIRATION_DATE)",
		"DAYS_SINCE(PROMOTION_TIER_START_DATE)", "DAYS_UNTIL(PROMOTION_TIER_EXPIRATION_DATE)", "YEARS_SINCE(CUSTOMER_BIRTHDATE)",
		`ORDER_METADATA("k")`, `CUSTOMER_METADATA("k")`, `REDEEMABLE_METADATA("k")`, `REDEMPTION_METADATA("k")`,
		`PUBLICATION_METADATA("k")`,
	} {
		if err := formula.Check("f", text); err != nil {
			t.Error(err)
		}
	}
}

func TestMalformedFormulaIsRefusedWithPosition(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{``, "the formula is empty at position 1"},
		{` `, "the formula is empty at position 1"},
		{`1 +`, "a value is expected, not end of the formula at position 4"},
		{`1 2`, "an operator is expected, not 2 at position 3"},
		{`(1`, ") is expected, not end of the formula at position 3"},
		{`1)`, "an operator is expected, not ) at position 2"},
		{`--1`, "a value is expected, not - at position 2"},
		{`ORDER_TOTAL * 2`, "unknown name ORDER_TOTAL at position 1"},
		{`2 * order_amount`, "unknown name order_amount: capitals matter, it is ORDER_AMOUNT at position 5"},
		{`1 + xyz`, "unknown name xyz at position 5"},
		{`1 – 2`, "unexpected –: minus is written - at position 3"},
		{`1 "a"`, `an operator is expected, not "a" at position 3`},
		{`AVG(1;2)`, "unknown function AVG at position 1"},
		{`if(1 > 2;1;2)`, "unknown function if: capitals matter, it is IF at position 1"},
		{`IF(1 > 2 and 2 > 1;1;2)`, "unexpected and: capitals matter, it is AND at position 10"},
		{`ORDER_AMOUNT(1)`, "ORDER_AMOUNT is not a function at position 1"},
		{`MIN`, "MIN needs its arguments in parentheses at position 1"},
		{`MIN()`, "MIN needs one argument or more at position 1"},
		{`DEFAULT_TO()`, "DEFAULT_TO needs one argument or more at position 1"},
		{`MIN(1;)`, "a value is expected, not ) at position 7"},
		{`MIN(1,2)`, "unexpected comma: decimals are written with a point, arguments are separated by a semicolon at position 6"},
		{`1,5`, "unexpected comma: decimals are written with a point, arguments are separated by a semicolon at position 2"},
		{`IF(1 > 2;1)`, "wrong number of arguments for IF: 2 instead of 3 at position 1"},
		{`ROUND(1)`, "wrong number of arguments for ROUND: 1 instead of 2 at position 1"},
		{`YEAR(TODAY;NOW)`, "wrong number of arguments for YEAR: 2 instead of 1 at position 1"},
		{`ORDER_METADATA(key)`, `ORDER_METADATA needs one key in double quotes, as in ORDER_METADATA("key") at position 16`},
		{`ORDER_METADATA("a";"b")`, ") is expected, not ; at position 19"},
		{`ORDER_METADATA`, "ORDER_METADATA needs its arguments in parentheses at position 1"},
		{`ORDER_METADATA("a`, "the text that begins here has no closing quote at position 16"},
		{`ORDER_METADATA("ż") + “`, "unexpected “: texts are written in straight double quotes at position 23"},
		{`IF(1 > 2 > 3;1;2)`, "comparisons cannot be chained: join them with AND at position 10"},
		{`ORDER_AMOUNT > 5`, "a number is needed here, not a condition at position 1"},
		{`"EU"`, "a number is needed here, not a text at position 1"},
		{`TODAY`, "a number is needed here, not a date at position 1"},
		{`CUSTOMER_BIRTHDATE * 2`, "a number is needed here, not a date at position 1"},
		{`1 + "a"`, "a number is needed here, not a text at position 5"},
		{`-"a"`, "a number is needed here, not a text at position 2"},
		{`IF(1;2;3)`, "a condition is needed here, not a number at position 4"},
		{`IF(1 > 2 AND 3;2;3)`, "a condition is needed here, not a number at position 14"},
		{`IF(1 > 2;"a";"b")`, "a number is needed here, not a text at position 1"},
		{`MAX(1;"a")`, "a number is needed here, not a text at position 7"},
		{`YEAR("Monday")`, `"Monday" is not a date: write "2026-03-01" or "2026-03-01T10:00:00Z" at position 6`},
		{`YEAR(5)`, "a date is needed here, not a number at position 6"},
		{`YEAR(DATE("2026-02-30"))`, `"2026-02-30" is not a date: write "2026-03-01" or "2026-03-01T10:00:00Z" at position 11`},
		{`YEAR(DATE("2026-02-03T10:00:00Z"))`, `DATE needs a day such as "2026-03-01" at position 11`},
		{`YEAR(DATE_TIME("2026-02-03"))`, `DATE_TIME needs an instant such as "2026-03-01T10:00:00Z" at position 16`},
		{`SWITCH(1;2)`, "SWITCH_CASE is expected, not 2 at position 10"},
		{`SWITCH(1;SWITCH_CASE(1;2))`, "; and the value for all other cases is expected, not ) at position 26"},
		{`SWITCH(1;SWITCH_CASE(1;2) 3)`, "; and the value for all other cases is expected, not 3 at position 27"},
		{`SWITCH(1;SWITCH_CASE 1;2)`, "( is expected, not 1 at position 22"},
		{`SWITCH_CASE(1;2)`, "SWITCH_CASE has its place inside of SWITCH at position 1"},
		{`1.`, "a digit is missing after the decimal point at position 1"},
		{`1e5`, "an operator is expected, not e5 at position 2"},
		{strings.Repeat("1", 65), "the number is longer than 64 characters at position 1"},
		{`1 & 2`, `unexpected character "&" at position 3`},
		{"1 \x00", `unexpected character "\x00" at position 3`},
		{strings.Repeat("(", 33) + "1" + strings.Repeat(")", 33), "more than 32 parentheses are open at position 33"},
		{"1" + strings.Repeat(" ", 4096), "the formula is longer than 4096 bytes at position 4097"},
	} {
		want := fault.Payload("discount.amount_off_formula", "must be a formula: "+c.want)
		got, _ := fault.As(formula.Check("discount.amount_off_formula", c.text))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%.60s: %s", c.text, diff)
		}
	}
}

func TestFormulasAtTheLimitsAreAccepted(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("(", 32) + "1" + strings.Repeat(")", 32),
		"1" + strings.Repeat(" ", 4095),
		strings.Repeat("1", 64),
		"0" + strings.Repeat("+(1)", 40) + strings.Repeat("+MAX(1)", 40),
	} {
		if err := formula.Check("f", text); err != nil {
			t.Error(err)
		}
	}
}

func TestSyntaxErrorsCountBytes(t *testing.T) {
	_, err := formula.Parse(`ORDER_METADATA("ż") + &`)
	if diff := cmp.Diff(&formula.SyntaxError{Offset: 23, Message: `unexpected character "&"`}, err); diff != "" {
		t.Error(diff)
	}
	if want := `unexpected character "&" at offset 23`; err.Error() != want {
		t.Errorf("got %s, want %s", err, want)
	}
}

func TestFormulaWithoutFactsHasNoNumber(t *testing.T) {
	f, err := formula.Parse("ORDER_AMOUNT")
	if err != nil {
		t.Fatal(err)
	}
	if d, ok := f.Number(nil); ok {
		t.Errorf("got %s", d)
	}
	var none *formula.Formula
	if d, ok := none.Number(someShop); ok {
		t.Errorf("got %s", d)
	}
}

func TestValuesFromJSON(t *testing.T) {
	for _, c := range []struct {
		in   any
		want formula.Value
	}{
		{nil, formula.Null()},
		{"a", formula.Text("a")},
		{true, formula.Bool(true)},
		{json.Number("12.50"), formula.Number(number("12.5"))},
		{json.Number("1e999999999"), formula.Null()},
		{json.Number(strings.Repeat("9", 700)), formula.Null()},
		{12.1, formula.Number(number("12.1"))},
		{1e308, formula.Null()},
		{7, formula.Number(number("7"))},
		{int64(-7), formula.Number(number("-7"))},
		{number("3"), formula.Number(number("3"))},
		{decimal.New(1, 2000000000), formula.Null()},
		{decimal.New(1, -2000000000), formula.Null()},
		{time.Unix(0, 0), formula.Time(time.Unix(0, 0))},
		{formula.Text("b"), formula.Text("b")},
		{[]any{"a", json.Number("1"), nil}, formula.List([]formula.Value{formula.Text("a"), formula.Number(number("1")), formula.Null()})},
		{[]string{"a"}, formula.List([]formula.Value{formula.Text("a")})},
		{map[string]any{"a": 1}, formula.Null()},
	} {
		if diff := cmp.Diff(c.want, formula.FromAny(c.in)); diff != "" {
			t.Errorf("%v: %s", c.in, diff)
		}
	}
	if formula.Date(time.Unix(0, 0).UTC()).Equal(formula.Time(time.Unix(0, 0))) {
		t.Error("a day is not an instant")
	}
}
