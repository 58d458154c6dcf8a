package rule

import (
	"strings"
)

// Operator is a comparison in a rule's conditions, spelled as on the wire.
type Operator string

// The operators. Where several values are given, the first group needs one of them.
const (
	OperatorIs         Operator = "$is"
	OperatorIn         Operator = "$in"
	OperatorIsNot      Operator = "$is_not"
	OperatorNotIn      Operator = "$not_in"
	OperatorStartsWith Operator = "$starts_with"
	OperatorEndsWith   Operator = "$ends_with"
	OperatorContains   Operator = "$contains"

	OperatorLessThan           Operator = "$less_than"
	OperatorLessThanOrEqual    Operator = "$less_than_or_equal"
	OperatorMoreThan           Operator = "$more_than"
	OperatorMoreThanOrEqual    Operator = "$more_than_or_equal"
	OperatorGreaterThan        Operator = "$greater_than"          // the same as OperatorMoreThan
	OperatorGreaterThanOrEqual Operator = "$greater_than_or_equal" // the same as OperatorMoreThanOrEqual

	OperatorCount        Operator = "$count" // elements of an array
	OperatorCountMore    Operator = "$count_more"
	OperatorCountLess    Operator = "$count_less"
	OperatorNotDiffer    Operator = "$not_differ"    // the same set of elements
	OperatorNotIntersect Operator = "$not_intersect" // no common element

	OperatorAfter          Operator = "$after"
	OperatorBefore         Operator = "$before"
	OperatorMoreThanAgo    Operator = "$more_than_ago" // calendar days before today
	OperatorLessThanAgo    Operator = "$less_than_ago"
	OperatorIsDaysAgo      Operator = "$is_days_ago"
	OperatorMoreThanFuture Operator = "$more_than_future" // calendar days after today
	OperatorLessThanFuture Operator = "$less_than_future"
	OperatorIsDaysInFuture Operator = "$is_days_in_future"

	OperatorTimeframe           Operator = "$timeframe" // these four compare the present instant, not the value
	OperatorTimeframeAbsolute   Operator = "$timeframe_absolute"
	OperatorTimeframeDailyHours Operator = "$timeframe_daily_hours"
	OperatorDayOfWeek           Operator = "$dow"

	OperatorFrom Operator = "$from" // narrows a product filter to a collection
)

// operation is what an operator does; aliases share one.
type operation uint8

const (
	opIs operation = iota
	opIsNot
	opStartsWith
	opEndsWith
	opContains
	opLess
	opLessOrEqual
	opMore
	opMoreOrEqual
	opCount
	opCountMore
	opCountLess
	opNotDiffer
	opNotIntersect
	opAfter
	opBefore
	opMoreAgo
	opLessAgo
	opDaysAgo
	opMoreFuture
	opLessFuture
	opDaysInFuture
	opTimeframe
	opTimeframeAbsolute
	opDailyHours
	opDayOfWeek
	opFrom
)

// reads is the kind of values that an operator takes.
type reads uint8

const (
	readsAny reads = iota
	readsTexts
	readsOneNumber
	readsOneCount // a whole number from 0
	readsOneDate
	readsTimeframe
	readsPeriod
	readsDailyHours
	readsDays // 0 Sunday to 6 Saturday
)

var operations = map[Operator]struct {
	does  operation
	takes reads
}{
	OperatorIs:                  {opIs, readsAny},
	OperatorIn:                  {opIs, readsAny},
	OperatorIsNot:               {opIsNot, readsAny},
	OperatorNotIn:               {opIsNot, readsAny},
	OperatorStartsWith:          {opStartsWith, readsTexts},
	OperatorEndsWith:            {opEndsWith, readsTexts},
	OperatorContains:            {opContains, readsTexts},
	OperatorLessThan:            {opLess, readsOneNumber},
	OperatorLessThanOrEqual:     {opLessOrEqual, readsOneNumber},
	OperatorMoreThan:            {opMore, readsOneNumber},
	OperatorMoreThanOrEqual:     {opMoreOrEqual, readsOneNumber},
	OperatorGreaterThan:         {opMore, readsOneNumber},
	OperatorGreaterThanOrEqual:  {opMoreOrEqual, readsOneNumber},
	OperatorCount:               {opCount, readsOneCount},
	OperatorCountMore:           {opCountMore, readsOneCount},
	OperatorCountLess:           {opCountLess, readsOneCount},
	OperatorNotDiffer:           {opNotDiffer, readsAny},
	OperatorNotIntersect:        {opNotIntersect, readsAny},
	OperatorAfter:               {opAfter, readsOneDate},
	OperatorBefore:              {opBefore, readsOneDate},
	OperatorMoreThanAgo:         {opMoreAgo, readsOneCount},
	OperatorLessThanAgo:         {opLessAgo, readsOneCount},
	OperatorIsDaysAgo:           {opDaysAgo, readsOneCount},
	OperatorMoreThanFuture:      {opMoreFuture, readsOneCount},
	OperatorLessThanFuture:      {opLessFuture, readsOneCount},
	OperatorIsDaysInFuture:      {opDaysInFuture, readsOneCount},
	OperatorTimeframe:           {opTimeframe, readsTimeframe},
	OperatorTimeframeAbsolute:   {opTimeframeAbsolute, readsPeriod},
	OperatorTimeframeDailyHours: {opDailyHours, readsDailyHours},
	OperatorDayOfWeek:           {opDayOfWeek, readsDays},
	OperatorFrom:                {opFrom, readsAny},
}

// test is one compiled condition.
type test struct {
	operator Operator
	does     operation
	operands []operand
}

// operand is one compiled value of a condition.
type operand struct {
	kind    valueKind // valueNumber, valueText or valueFlag
	text    string
	num     number
	numeric bool
	window  window
}

// holds compares a fact with the condition. An absent fact satisfies the negative operators only; the operators about the
// present instant ignore the fact.
func (t *test) holds(v value, c clock) bool {
	switch t.does {
	case opIs:
		return v.any(t.names)
	case opIsNot, opNotIntersect:
		return !v.any(t.names)
	case opStartsWith, opEndsWith, opContains:
		return v.any(t.spells)
	case opLess, opLessOrEqual, opMore, opMoreOrEqual:
		return v.any(t.bounds)
	case opCount, opCountMore, opCountLess:
		return t.counts(v)
	case opNotDiffer:
		return t.sameSet(v)
	case opTimeframe, opTimeframeAbsolute, opDailyHours, opDayOfWeek:
		for i := range t.operands {
			if t.operands[i].window.contains(c) {
				return true
			}
		}
		return false
	default:
		return v.any(func(single value) bool { return t.dated(single, c) })
	}
}

// names reports whether a single value equals one of the operands.
func (t *test) names(v value) bool {
	for i := range t.operands {
		if v.equals(t.operands[i]) {
			return true
		}
	}
	return false
}

func (t *test) spells(v value) bool {
	text := v.literal()
	for i := range t.operands {
		part := t.operands[i].text
		if t.does == opStartsWith && strings.HasPrefix(text, part) ||
			t.does == opEndsWith && strings.HasSuffix(text, part) ||
			t.does == opContains && strings.Contains(text, part) {
			return true
		}
	}
	return false
}

func (t *test) bounds(v value) bool {
	n, ok := v.number()
	return ok && inOrder(t.does, n.compare(t.operands[0].num))
}

// inOrder reports whether the result of a comparison of a fact with an operand satisfies an operator.
func inOrder(does operation, compared int) bool {
	switch does {
	case opLess, opCountLess:
		return compared < 0
	case opLessOrEqual:
		return compared <= 0
	case opMore, opCountMore:
		return compared > 0
	case opMoreOrEqual:
		return compared >= 0
	}
	return compared == 0
}

func (t *test) counts(v value) bool {
	n, ok := v.elements()
	return ok && inOrder(t.does, whole(int64(n)).compare(t.operands[0].num))
}

// sameSet reports whether each element is among the operands and each operand among the elements.
func (t *test) sameSet(v value) bool {
	if v.kind == valueAbsent || v.any(func(e value) bool { return !t.names(e) }) {
		return false
	}
	for _, o := range t.operands {
		if !v.any(func(e value) bool { return e.equals(o) }) {
			return false
		}
	}
	return true
}
