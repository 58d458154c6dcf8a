package formula

// A function of the language. Exactly one of the three forms is set: one argument, two arguments, or one and more folded
// from the left.
type function struct {
	takes, gives kind
	one          func(facts Facts, v Value) Value
	two          func(a, b Value) Value
	fold         func(a, b Value) Value
}

var functions = map[string]function{
	"MIN":   {takes: kindNumber, gives: kindNumber, fold: smaller},
	"MAX":   {takes: kindNumber, gives: kindNumber, fold: larger},
	"POW":   {takes: kindNumber, gives: kindNumber, two: power},
	"ROUND": {takes: kindNumber, gives: kindNumber, two: roundHalfUp.apply},
	"FLOOR": {takes: kindNumber, gives: kindNumber, two: roundDown.apply},
	"CEIL":  {takes: kindNumber, gives: kindNumber, two: roundUp.apply},

	"DATE":      {takes: kindTime, gives: kindTime, one: onlyDay},
	"DATE_TIME": {takes: kindTime, gives: kindTime, one: onlyInstant},

	"DAY_OF_MONTH": {takes: kindTime, gives: kindNumber, one: dateFunction(dayOfMonth).apply},
	"MONTH":        {takes: kindTime, gives: kindNumber, one: dateFunction(month).apply},
	"YEAR":         {takes: kindTime, gives: kindNumber, one: dateFunction(year).apply},
	"DAYS_SINCE":   {takes: kindTime, gives: kindNumber, one: dateFunction(daysSince).apply},
	"MONTHS_SINCE": {takes: kindTime, gives: kindNumber, one: dateFunction(monthsSince).apply},
	"YEARS_SINCE":  {takes: kindTime, gives: kindNumber, one: dateFunction(yearsSince).apply},
	"DAYS_UNTIL":   {takes: kindTime, gives: kindNumber, one: dateFunction(daysUntil).apply},
	"MONTHS_UNTIL": {takes: kindTime, gives: kindNumber, one: dateFunction(monthsUntil).apply},
}

var operators = map[string]func(a, b Value) Value{
	"+": add,
	"-": subtract,
	"*": multiply,
	"/": divide,
	"%": remainder,
}

// onlyDay is DATE: the day of an instant is a matter of the time zone, so that an instant is no day.
func onlyDay(_ Facts, v Value) Value {
	if v = v.asTime(); v.dateOnly {
		return v
	}
	return Value{}
}

// onlyInstant is DATE_TIME.
func onlyInstant(_ Facts, v Value) Value {
	if v = v.asTime(); !v.dateOnly {
		return v
	}
	return Value{}
}
