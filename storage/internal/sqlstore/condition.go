package sqlstore

import (
	"slices"

	"github.com/punchcardhq/punchcard/storage"
)

// within is true for the rows of the project that pass a filter.
func (c rows[P, Q]) within(f storage.Filter) expr {
	mine := sqlf(`t."project_id" = ?`, c.project.id)
	if c.selects(f) {
		mine = c.project.store.text.manyPass(mine)
	}
	return and(mine, c.where(f))
}

// where translates a filter that Kind.CheckFilter let pass. What it means is defined by Kind.Match; an SQL null counts as
// false, as a WHERE clause reads it.
func (c rows[P, Q]) where(f storage.Filter) expr {
	var parts []expr
	for _, sub := range f.All {
		parts = append(parts, c.where(sub))
	}
	if len(f.Any) > 0 {
		var either []expr
		for _, sub := range f.Any {
			either = append(either, c.where(sub))
		}
		parts = append(parts, or(either...))
	}
	if f.Where != nil {
		parts = append(parts, c.condition(*f.Where))
	}
	return and(parts...)
}

func (c rows[P, Q]) condition(w storage.Condition) expr {
	field, path, ok := c.kind.Field(w.Field)
	if !ok {
		return never
	}
	col := column(field.SQLColumn())
	if field.Type == storage.TypeStrings || field.Type == storage.TypeJSON {
		return jsonCondition(c.project.store.text, col, path, w.Op, w.Values)
	}
	if exact, lag := c.exact(field.SQLColumn()); lag > 0 {
		return lagCondition(c.project.store.text, col, exact, lag, w.Op, w.Values)
	}
	met := scalarCondition(c.project.store.text, col, w.Op, w.Values)
	if w.Op == storage.OpIs && c.selective(field) {
		met = c.project.store.text.fewPass(met)
	}
	return met
}

// selective reports whether few rows have the same value in a field, which is a key or a reference with an index.
func (c rows[P, Q]) selective(field storage.FieldOf[P]) bool {
	isKey := func(u storage.UniqueOf[P]) bool { return u.Name == field.Name }
	return references[field.SQLColumn()] || field.Name == "id" || slices.ContainsFunc(c.kind.Unique, isKey)
}

// references are columns of which few rows have the same value: what belongs to one customer, code, card or order. A campaign is none: half of the
// codes of a project may have the same one, and jobs read them in the order of ids.
var references = map[string]bool{
	"account_id": true, "card_id": true, "customer_id": true, "entry_id": true, "holder_id": true, "lot_id": true, "member_id": true, "order_id": true,
	"parent_id": true, "product_id": true, "redeemable_id": true, "redemption_id": true, "referrer_id": true, "related_object_id": true,
	"resource_id": true, "voucher_id": true,
}

// selects reports whether every row that passes a filter has one of a few values in a selective field.
func (c rows[P, Q]) selects(f storage.Filter) bool {
	if w := f.Where; w != nil && w.Op == storage.OpIs {
		if field, _, ok := c.kind.Field(w.Field); ok && c.selective(field) {
			return true
		}
	}
	return slices.ContainsFunc(f.All, c.selects)
}

// scalarCondition compares a column that holds one value.
func scalarCondition(text sqlText, col string, op storage.Op, values []any) expr {
	switch op {
	case storage.OpHasValue:
		return notNull(col)
	case storage.OpIsUnknown:
		return isNull(col)
	case storage.OpMonthDay:
		return monthDay(text.monthDay(col), values[0].(string), values[1].(string))
	}
	met := anyComparison(text, col, op, values)
	if op.Negative() {
		return or(isNull(col), not(met))
	}
	return met
}

// anyComparison compares a value that is not null with several operands, any of which will do. What a negative comparison
// denies is what it returns.
func anyComparison(text sqlText, subject string, op storage.Op, operands []any) expr {
	if len(operands) > 1 && operators[op] == "=" {
		return oneOf(subject, operands) // a chain of a thousand alternatives would be too deep for SQLite
	}
	var either []expr
	for _, v := range operands {
		either = append(either, comparison(text, subject, op, v))
	}
	return or(either...)
}

func monthDay(day, from, to string) expr {
	if from <= to {
		return sqlf(day+" BETWEEN ? AND ?", from, to)
	}
	return sqlf(day+" >= ? OR "+day+" <= ?", from, to)
}

// operators spells the comparisons that SQL has an operator for, the negative ones as what they deny.
var operators = map[storage.Op]string{
	storage.OpIs: "=", storage.OpIsNot: "=",
	storage.OpMore: ">", storage.OpMoreEqual: ">=", storage.OpLess: "<", storage.OpLessEqual: "<=",
	storage.OpCount: "=", storage.OpCountMore: ">", storage.OpCountLess: "<",
}

// comparison compares a value that is not null with one operand.
func comparison(text sqlText, subject string, op storage.Op, operand any) expr {
	if operator, ok := operators[op]; ok {
		return compare(subject, operator, operand)
	}
	part, ok := operand.(string)
	if !ok || !storage.ValidText(part) {
		return never
	}
	switch op {
	case storage.OpContains, storage.OpNotContain:
		return text.contains(subject, part)
	case storage.OpStartsWith:
		return text.startsWith(subject, part)
	case storage.OpEndsWith:
		return text.endsWith(subject, part)
	}
	return never
}

// jsonCondition compares what a JSON column holds at a path: a single value, or a list of which any element (for a
// negative comparison: every element) has to satisfy the condition.
func jsonCondition(text sqlText, col string, path []string, op storage.Op, values []any) expr {
	if slices.ContainsFunc(path, func(key string) bool { return !storage.ValidText(key) }) {
		path, col = nil, "NULL" // nothing is stored under such a key
	}
	switch op {
	case storage.OpHasValue:
		return not(text.jsonNull(col, path))
	case storage.OpIsUnknown:
		return text.jsonNull(col, path)
	case storage.OpCount, storage.OpCountMore, storage.OpCountLess:
		length := text.jsonLength(col, path)
		counted := compare(length.sql, operators[op], values[0])
		return expr{counted.sql, append(length.args, counted.args...)}
	}
	some := text.jsonSome(col, path, elementCondition(text, op, values))
	if op.Negative() {
		return not(some)
	}
	return some
}

// elementCondition compares the element e of a list with operands of its own type; the other operands are not like it.
func elementCondition(text sqlText, op storage.Op, operands []any) expr {
	var texts, numbers, bools []any
	for _, o := range operands {
		switch o.(type) {
		case string:
			texts = append(texts, o)
		case bool:
			bools = append(bools, o)
		default:
			numbers = append(numbers, o)
		}
	}
	var either []expr
	for _, group := range []struct {
		kind, value string
		operands    []any
	}{
		{"string", text.elementText(), texts},
		{"number", text.elementNumber(), numbers},
		{"boolean", text.elementBool(), bools},
	} {
		if len(group.operands) > 0 {
			either = append(either, and(text.elementIs(group.kind), anyComparison(text, group.value, op, group.operands)))
		}
	}
	return or(either...)
}

// sqlText is the SQL in which the databases differ.
type sqlText interface {
	// database is databasePostgres or databaseSQLite.
	database() string
	// tokens are the words of the schema in the SQL of the database.
	tokens() map[string]string
	// findTable selects a row when there is a table of this name.
	findTable(name string) string
	// projectTables lists the tables whose rows belong to projects.
	projectTables() string
	// dumping is how projects are read and made as a whole.
	dumping() dumping
	// epoch is a time of River in whole seconds since 1970.
	epoch(expression string) string
	// sum adds up a column of whole numbers. A sum that does not fit into 64 bits stops at their ends.
	sum(column string) string
	// rowID is the column by which the database itself names a row.
	rowID() string
	// locksRows says whether a SELECT can lock rows; otherwise there is one writer at a time.
	locksRows() bool
	// packing is how packed events are read.
	packing() packing
	// drawNumbers draws the numbers of so many events and returns the last; empty when the database numbers each by itself.
	drawNumbers() string
	// eventWriters selects the open transactions that write events; empty when events are committed in the order of their numbers.
	eventWriters() string
	// later is the later of two times, of which the second may be null; see lagging.
	later(time, latest string) string
	// fewPass adds the hint to a condition that few rows meet it, and manyPass that many do, for a database without statistics.
	fewPass(condition expr) expr
	manyPass(condition expr) expr
	// order is the ORDER BY term of a key, nulls lowest.
	order(sortKey) string
	// monthDay spells a time's month and day as MM-DD.
	monthDay(col string) string
	contains(subject, part string) expr
	startsWith(subject, part string) expr
	endsWith(subject, part string) expr

	// jsonNull is true when there is nothing, or a JSON null, at the path.
	jsonNull(col string, path []string) expr
	// jsonLength is the number of elements at the path: 0 for nothing, null for what is not a list.
	jsonLength(col string, path []string) expr
	// jsonSome is true when an element at the path satisfies the condition; a value that is not a list is its own element.
	jsonSome(col string, path []string, condition expr) expr
	// elementIs is true when the element e is a JSON string, number or boolean.
	elementIs(jsonType string) expr
	// elementText, elementNumber and elementBool are the value of an element of that type.
	elementText() string
	elementNumber() string
	elementBool() string
}
