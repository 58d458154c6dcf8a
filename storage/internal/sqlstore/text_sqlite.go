package sqlstore

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// sqliteText is SQLite 3.46 or later. JSON columns are text, text sorts byte by byte, and nulls are the lowest anyway.
type sqliteText struct{}

func (sqliteText) database() string { return databaseSQLite }

// tokens has types of our own for what SQLite knows none for, so that the schema says what a column holds. SQLite takes INT or TEXT in a name for the
// type; the driver would convert columns of the types BOOLEAN and TIMESTAMP in its own way.
func (sqliteText) tokens() map[string]string {
	return map[string]string{
		"@text": "TEXT", "@int": "INTEGER", "@bool": "BOOLEAN_INT", "@time": "TIME_TEXT",
		"@json": "JSON_TEXT", "@verbatim": "VERBATIM_TEXT", "@bytes": "BLOB", "@nullsfirst": "",
	}
}

// sqliteEvents reads each row e of events as rows f: the first event with the key 0, and those that are packed with the step that each has. So the
// events come in their order when the rows do, and nothing sorts a whole log with its data.
const sqliteEvents = "events e CROSS JOIN json_each(CASE WHEN e.packed IS NULL THEN '[0]' ELSE '[0,' || substr(e.packed, 2) END) f"

func (sqliteText) packing() packing {
	columns := "e.project_id AS project_id, e.customer_id AS customer_id, e.group_id AS group_id, e.created_at AS created_at, e.number + f.key AS number, " +
		"CASE WHEN f.key = 0 OR f.value ->> 'data' IS NULL THEN e.data ELSE e.packed_data -> (f.value ->> 'data') END AS data"
	names := "project_id, customer_id, group_id, created_at, number, data"
	for _, name := range []string{"id", "type", "entity_type", "entity_id", "campaign_id", "category"} {
		columns += fmt.Sprintf(", CASE WHEN f.key = 0 THEN e.%[1]s ELSE f.value ->> '%[1]s' END AS %[1]s", name)
		names += ", " + name
	}
	log := "(SELECT " + columns + ", NULL AS packed, NULL AS packed_data, e.id AS row, e.number AS first, f.key AS step FROM " + sqliteEvents + ") AS t"
	rows := "e.project_id = ? AND e.packed IS NOT NULL AND e.id IN (SELECT t.row FROM " + log + " WHERE t.project_id = ? AND (%s))"
	return packing{
		log: log, inOrder: log,
		// Without the plus SQLite finds the project by another index, and sorts its whole log.
		all: "+t.project_id = ?", order: "t.first, t.step",
		unpack: []string{
			"INSERT INTO events (" + names + ") SELECT " + columns + " FROM " + sqliteEvents + " WHERE f.key > 0 AND " + rows,
			"UPDATE events AS e SET packed = NULL, packed_data = NULL WHERE " + rows,
		},
		packs: packedTypes("instr"),
	}
}

// drawNumbers does for many rows of events at once what the trigger event_has_number does for each.
func (sqliteText) drawNumbers() string {
	return "UPDATE event_numbers SET last = last + ? RETURNING last"
}

// eventWriters is empty: there is one writer, so that events are committed in the order of their numbers.
func (sqliteText) eventWriters() string { return "" }

func (sqliteText) findTable(name string) string {
	return "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '" + name + "'"
}

func (sqliteText) projectTables() string {
	return "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'project_id' ORDER BY 1"
}

func (sqliteText) epoch(expression string) string { return "unixepoch(" + expression + ")" }

// sum is exact up to 2^53. The function sum of SQLite fails beyond 64 bits.
func (sqliteText) sum(column string) string { return "CAST(total(" + column + ") AS INTEGER)" }

func (sqliteText) rowID() string { return "rowid" }

func (sqliteText) locksRows() bool { return false }

// later is the first time: an update in SQLite writes only the indexes of the columns that it changes, so that no index lags.
func (sqliteText) later(time, _ string) string { return time }

// SQLite has no statistics here and assumes that a project has ten rows. To list what belongs to a customer in the order of ids it would read all rows
// of the project in place of sorting the few: with 200,000 codes the two of a customer took 45 ms without these hints, and take 0.3 ms (goal P27).

func (sqliteText) fewPass(condition expr) expr { return likelihood(condition, "0.00001") }

func (sqliteText) manyPass(condition expr) expr { return likelihood(condition, "0.1") }

func likelihood(condition expr, share string) expr {
	return sqlf("likelihood("+condition.sql+", "+share+")", condition.args...)
}

func (sqliteText) order(k sortKey) string {
	if k.desc {
		return k.column + " DESC"
	}
	return k.column + " ASC"
}

func (sqliteText) monthDay(col string) string { return "substr(" + col + ", 6, 5)" }

func (sqliteText) contains(subject, part string) expr {
	return sqlf("instr("+subject+", ?) > 0", part)
}

// startsWith and endsWith do not use LIKE, which ignores the case of letters.

func (sqliteText) startsWith(subject, part string) expr {
	return sqlf("substr("+subject+", 1, ?) = ?", utf8.RuneCountInString(part), part)
}

func (sqliteText) endsWith(subject, part string) expr {
	if part == "" {
		return notNull(subject)
	}
	return sqlf("substr("+subject+", ?) = ?", -utf8.RuneCountInString(part), part)
}

// jsonPath spells a path for SQLite, every key in quotes.
func jsonPath(path []string) string {
	var b strings.Builder
	b.WriteByte('$')
	for _, key := range path {
		b.WriteByte('.')
		quoted, _ := marshal(key) // a text always has a JSON form
		b.Write(quoted)
	}
	return b.String()
}

func (sqliteText) jsonNull(col string, path []string) expr {
	return sqlf("coalesce(json_type("+col+", ?), 'null') = 'null'", jsonPath(path))
}

func (sqliteText) jsonLength(col string, path []string) expr {
	at := jsonPath(path)
	return sqlf("(CASE coalesce(json_type("+col+", ?), 'null') WHEN 'null' THEN 0 WHEN 'array' THEN json_array_length("+col+", ?) END)", at, at)
}

// jsonSome looks at the value, or at the elements of a list and of the lists in it. An object has none, though json_each would
// go through its members.
func (sqliteText) jsonSome(col string, path []string, condition expr) expr {
	at := jsonPath(path)
	return expr{
		"coalesce(json_type(" + col + ", ?), 'object') <> 'object' AND EXISTS (SELECT 1 FROM (" +
			"SELECT type, atom FROM json_each(" + col + ", ?) UNION ALL " +
			"SELECT inside.type, inside.atom FROM json_each(" + col + ", ?) AS list, " +
			"json_each(CASE list.type WHEN 'array' THEN list.value END) AS inside" +
			") AS e WHERE " + condition.sql + ")",
		append([]any{at, at, at}, condition.args...),
	}
}

func (sqliteText) elementIs(jsonType string) expr {
	switch jsonType {
	case "string":
		return sqlf("e.type = 'text'")
	case "boolean":
		return sqlf("e.type IN ('true', 'false')")
	}
	return sqlf("e.type IN ('integer', 'real')")
}

func (sqliteText) elementText() string   { return "e.atom" }
func (sqliteText) elementNumber() string { return "e.atom" }
func (sqliteText) elementBool() string   { return "(e.type = 'true')" }
