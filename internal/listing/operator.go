package listing

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// operator is a comparison of the published grammar.
type operator struct {
	on    types
	takes arity
	build func(t target, values []string) (storage.Filter, error)
}

// types is a set of types.
type types uint

func on(list ...Type) types {
	var s types
	for _, t := range list {
		s |= 1 << t
	}
	return s
}

func (s types) has(t Type) bool { return s&(1<<t) != 0 }

var (
	onAny    = on(TypeText, TypeID, TypeEnum, TypeNumber, TypeTime, TypeDate, TypeBool, TypeList, TypeCustom)
	onWord   = on(TypeText, TypeEnum, TypeBool, TypeList, TypeCustom)
	onNumber = on(TypeNumber, TypeCustom)
	onDate   = on(TypeTime, TypeDate, TypeCustom)
	onList   = on(TypeList, TypeCustom)
)

// operators holds all operators that compare; states are defined by resources.
var operators = map[string]operator{
	"$is":         {onAny, takesMany, equal},
	"$in":         {onAny, takesMany, equal},
	"$is_not":     {onAny, takesMany, unequal},
	"$not_in":     {onAny, takesMany, unequal},
	"$has_value":  {onAny, takesFlag, presence(storage.OpHasValue)},
	"$is_unknown": {onAny, takesFlag, presence(storage.OpIsUnknown)},

	"$contains":    {onWord, takesSome, text(storage.OpContains)},
	"$not_contain": {onWord, takesSome, text(storage.OpNotContain)},
	"$starts_with": {onWord, takesSome, text(storage.OpStartsWith)},
	"$ends_with":   {onWord, takesSome, text(storage.OpEndsWith)},

	"$more_than":       {onNumber | onDate, takesOne, moreThan},
	"$less_than":       {onNumber | onDate, takesOne, lessThan},
	"$more_than_equal": {onNumber, takesOne, number(storage.OpMoreEqual)},
	"$less_than_equal": {onNumber, takesOne, number(storage.OpLessEqual)},

	"$count":      {onList, takesOne, count(storage.OpCount)},
	"$count_more": {onList, takesOne, count(storage.OpCountMore)},
	"$count_less": {onList, takesOne, count(storage.OpCountLess)},
	"$includes":   {onList, takesSome, includes},
	"$intersects": {onList, takesMany, equal},

	"$after":        {onDate, takesOne, after},
	"$after_equal":  {onDate, takesOne, afterEqual},
	"$before":       {onDate, takesOne, before},
	"$before_equal": {onDate, takesOne, beforeEqual},

	"$is_days_ago":       {onDate, takesOne, daysAgo},
	"$more_than_ago":     {onDate, takesOne, moreThanAgo},
	"$less_than_ago":     {onDate, takesOne, lessThanAgo},
	"$is_days_in_future": {onDate, takesOne, daysInFuture},
	"$more_than_future":  {onDate, takesOne, moreThanFuture},
	"$less_than_future":  {onDate, takesOne, lessThanFuture},
	"$is_years_ago":      {onDate, takesOne, yearsAgo},

	"$today":      {onDate, takesFlag, during(days(0, 1))},
	"$yesterday":  {onDate, takesFlag, during(days(-1, 0))},
	"$tomorrow":   {onDate, takesFlag, during(days(1, 2))},
	"$this_week":  {onDate, takesFlag, during(weeks(0))},
	"$last_week":  {onDate, takesFlag, during(weeks(-1))},
	"$next_week":  {onDate, takesFlag, during(weeks(1))},
	"$this_month": {onDate, takesFlag, during(months(0))},
	"$last_month": {onDate, takesFlag, during(months(-1))},
	"$next_month": {onDate, takesFlag, during(months(1))},
	"$this_year":  {onDate, takesFlag, during(years(0))},
	"$last_year":  {onDate, takesFlag, during(years(-1))},
	"$next_year":  {onDate, takesFlag, during(years(1))},

	"$is_day":          {onDate, takesOne, isDay},
	"$is_month":        {onDate, takesOne, isMonth},
	"$is_year":         {onDate, takesOne, isYear},
	"$is_day_of_month": {onDate, takesOne, isDayOfMonth},

	"$today_md":      {onDate, takesFlag, recurring(days(0, 1))},
	"$yesterday_md":  {onDate, takesFlag, recurring(days(-1, 0))},
	"$tomorrow_md":   {onDate, takesFlag, recurring(days(1, 2))},
	"$this_week_md":  {onDate, takesFlag, recurring(weeks(0))},
	"$last_week_md":  {onDate, takesFlag, recurring(weeks(-1))},
	"$next_week_md":  {onDate, takesFlag, recurring(weeks(1))},
	"$this_month_md": {onDate, takesFlag, recurringMonth(0)},
	"$last_month_md": {onDate, takesFlag, recurringMonth(-1)},
	"$next_month_md": {onDate, takesFlag, recurringMonth(1)},

	"$is_days_ago_md":            {onDate, takesOne, recurringDays(func(n int) (from, to int) { return -n, -n })},
	"$is_less_days_ago_md":       {onDate, takesOne, recurringDays(func(n int) (from, to int) { return -n, 0 })},
	"$is_more_days_ago_md":       {onDate, takesOne, recurringDays(func(n int) (from, to int) { return 1, -n })},
	"$is_days_in_future_md":      {onDate, takesOne, recurringDays(func(n int) (from, to int) { return n, n })},
	"$is_less_days_in_future_md": {onDate, takesOne, recurringDays(func(n int) (from, to int) { return 0, n })},
	"$is_more_days_in_future_md": {onDate, takesOne, recurringDays(func(n int) (from, to int) { return n, -1 })},

	"$in_location":     {onAny, takesAny, noLocations},
	"$not_in_location": {onAny, takesAny, noLocations},
}

// operators lists the operators of the field, for a message.
func (t target) operators() []string {
	var names []string
	for name, op := range operators {
		if (op.on.has(t.Type) || t.Begins != "" && op.on.has(TypeTime)) && op.takes != takesAny {
			names = append(names, name)
		}
	}
	names = append(names, slices.Collect(maps.Keys(t.States))...)
	slices.Sort(names)
	return names
}

// Operators lists the operators of the field, sorted.
func (f Field) Operators() []string { return target{Field: f}.operators() }

// TakesNoValue reports whether an operator stands alone, as $today does.
func TakesNoValue(operator string) bool { return operators[operator].takes == takesFlag }

// TakesOneValue reports whether an operator takes one value and no list.
func TakesOneValue(operator string) bool { return operators[operator].takes == takesOne }

// arity is the number of values that an operator takes.
type arity int

const (
	takesMany arity = iota // one or more
	takesSome              // one or more, each a condition
	takesOne
	takesFlag // nothing, the empty text or true
	takesAny  // any number: the operator is refused anyway
)

func (a arity) check(values []string, most int) error {
	switch a {
	case takesFlag:
		return checkFlag(values)
	case takesAny:
		return nil
	case takesOne:
		most = 1
	}
	if len(values) == 0 || len(values) > most {
		return fmt.Errorf("must have %s (actual number of values is %d)", atLeastOne(most), len(values))
	}
	for _, v := range values {
		switch {
		case v == "":
			return errors.New("must not be empty; $is_unknown finds what has no value")
		case !storage.ValidText(v):
			return errors.New("must be UTF-8 text without NUL characters")
		}
	}
	return nil
}

func atLeastOne(most int) string {
	if most == 1 {
		return "one value"
	}
	return fmt.Sprintf("1 to %d values", most)
}

// checkFlag accepts an operator without a value or with true. False is refused rather than read as the opposite.
func checkFlag(values []string) error {
	if len(values) > 1 {
		return fmt.Errorf("must have no value but true (actual number of values is %d)", len(values))
	}
	if v := strings.Join(values, ""); v != "" && !strings.EqualFold(v, "true") {
		return fmt.Errorf("must be true or empty (actual value is '%s')", shown(v))
	}
	return nil
}

// noLocations refuses the geographical operators. They cannot use an index; a segment evaluates them once for each customer.
func noLocations(target, []string) (storage.Filter, error) {
	return storage.Filter{}, errors.New("is not supported here: make a segment of the customers who are in a location, and ask for these")
}
