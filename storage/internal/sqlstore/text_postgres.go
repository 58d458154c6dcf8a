package sqlstore

import (
	"strings"
	"unicode/utf8"
)

// postgresText is PostgreSQL 13 or later. JSON columns are jsonb, text columns have the collation "C".
type postgresText struct{}

func (postgresText) database() string { return databasePostgres }

func (postgresText) tokens() map[string]string {
	return map[string]string{
		"@text": `text COLLATE "C"`, "@int": "bigint", "@bool": "boolean", "@time": "timestamptz(3)",
		"@json": "jsonb", "@verbatim": "json", "@bytes": "bytea", "@nullsfirst": "NULLS FIRST",
	}
}

// packedHeads reads the column packed of a row e as rows f.
const packedHeads = `json_to_recordset(e.packed::json) AS f(step bigint, data int, id text COLLATE "C", type text COLLATE "C", entity_type text COLLATE "C", ` +
	`entity_id text COLLATE "C", campaign_id text COLLATE "C", category text COLLATE "C")`

// unpacked are the columns of the packed events f of rows e, in the order of eventLog and of the INSERT of unpack.
const unpacked = "e.project_id, f.id, f.type, f.entity_type, f.entity_id, e.customer_id, f.campaign_id, e.group_id, f.category, " +
	packedData + ", e.created_at, e.number + f.step"

// packedData is the document of a packed event.
const packedData = "CASE WHEN f.data IS NULL THEN e.data ELSE e.packed_data::json -> f.data END"

const (
	eventLog = "(SELECT project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, " +
		"NULL AS packed, NULL AS packed_data, id AS row FROM events UNION ALL " +
		"SELECT " + unpacked + ", NULL, NULL, e.id FROM events e CROSS JOIN LATERAL " + packedHeads + " WHERE e.packed IS NOT NULL) AS t"

	unpack = "WITH e AS MATERIALIZED (SELECT * FROM events WHERE project_id = ? AND packed IS NOT NULL AND id IN " +
		"(SELECT t.row FROM " + eventLog + " WHERE t.project_id = ? AND (%s)) FOR UPDATE), " +
		"rid AS (UPDATE events SET packed = NULL, packed_data = NULL FROM e WHERE events.project_id = e.project_id AND events.id = e.id) " +
		"INSERT INTO events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number) " +
		"SELECT " + unpacked + " FROM e CROSS JOIN LATERAL " + packedHeads

	// eventsInOrder has the columns and rows of eventLog and, in first and step, the number of the row and the place in it: an index has the rows in the
	// order of first, so that all events are read in their order and only those of one row are sorted. A union would be sorted as a whole, on the disk.
	eventsInOrder = "(SELECT e.project_id, f.id, f.type, f.entity_type, f.entity_id, e.customer_id, f.campaign_id, e.group_id, f.category, f.data, e.created_at, " +
		"e.number + f.step AS number, e.number AS first, f.step FROM events e CROSS JOIN LATERAL (" +
		"SELECT 0::bigint AS step, e.id, e.type, e.entity_type, e.entity_id, e.campaign_id, e.category, e.data UNION ALL " +
		"SELECT f.step, f.id, f.type, f.entity_type, f.entity_id, f.campaign_id, f.category, " + packedData + " FROM " + packedHeads + ") AS f) AS t"
)

func (postgresText) packing() packing {
	return packing{log: eventLog, inOrder: eventsInOrder, all: "t.project_id = ?", order: "t.first NULLS FIRST, t.step", unpack: []string{unpack}, packs: packedTypes("strpos")}
}

func (postgresText) drawNumbers() string { return "" }

// eventWriters are the open transactions that have written events, or are about to draw a number for one: each holds this lock on the table
// until it ends.
func (postgresText) eventWriters() string {
	return "SELECT virtualtransaction FROM pg_locks WHERE locktype = 'relation' AND mode = 'RowExclusiveLock' AND relation = 'events'::regclass " +
		"AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
}

func (postgresText) findTable(name string) string {
	return "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '" + name + "'"
}

func (postgresText) projectTables() string {
	return "SELECT table_name::text FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'project_id' ORDER BY 1"
}

func (postgresText) epoch(expression string) string {
	return "floor(extract(epoch FROM " + expression + "))::bigint"
}

func (postgresText) sum(column string) string {
	return "greatest(least(sum(" + column + "), 9223372036854775807), -9223372036854775808)::bigint"
}

func (postgresText) rowID() string { return "ctid" }

func (postgresText) locksRows() bool { return true }

func (postgresText) later(time, latest string) string {
	return "GREATEST(" + time + ", " + latest + ")"
}

func (postgresText) fewPass(condition expr) expr  { return condition }
func (postgresText) manyPass(condition expr) expr { return condition }

func (postgresText) order(k sortKey) string {
	switch {
	case k.desc && k.nullable:
		return k.column + " DESC NULLS LAST"
	case k.desc:
		return k.column + " DESC"
	case k.nullable:
		return k.column + " ASC NULLS FIRST"
	}
	return k.column + " ASC"
}

func (postgresText) monthDay(col string) string {
	return "to_char(" + col + " AT TIME ZONE 'UTC', 'MM-DD')"
}

func (postgresText) contains(subject, part string) expr {
	return sqlf("strpos("+subject+", ?) > 0", part)
}

// startsWith is a LIKE, because an index on a column with the collation "C" serves it.
func (postgresText) startsWith(subject, part string) expr {
	return sqlf(subject+" LIKE ?", likeEscapes.Replace(part)+"%")
}

var likeEscapes = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)

func (postgresText) endsWith(subject, part string) expr {
	return sqlf("right("+subject+", ?) = ?", utf8.RuneCountInString(part), part)
}

// at is the value at a path. The arrow with a text finds keys of objects only: in a list it finds nothing.
func (postgresText) at(col string, path []string) expr {
	sql := col + strings.Repeat(" -> ?", len(path))
	var args []any // nil without keys: Bun warns of values that no question mark asks for
	for _, key := range path {
		args = append(args, key)
	}
	return expr{"(" + sql + ")", args}
}

func (p postgresText) jsonNull(col string, path []string) expr {
	at := p.at(col, path)
	return expr{"coalesce(jsonb_typeof(" + at.sql + "), 'null') = 'null'", at.args}
}

func (p postgresText) jsonLength(col string, path []string) expr {
	at := p.at(col, path)
	return expr{
		"(CASE coalesce(jsonb_typeof(" + at.sql + "), 'null') WHEN 'null' THEN 0 WHEN 'array' THEN jsonb_array_length(" + at.sql + ") END)",
		append(at.args, at.args...),
	}
}

// jsonSome unfolds lists, and lists in them, in the lax mode of JSON paths, where a single value stands for a list of one.
func (p postgresText) jsonSome(col string, path []string, condition expr) expr {
	at := p.at(col, path)
	return expr{
		"EXISTS (SELECT 1 FROM jsonb_path_query(" + at.sql + ", 'lax $[*][*]') AS e(v) WHERE " + condition.sql + ")",
		append(at.args, condition.args...),
	}
}

func (postgresText) elementIs(jsonType string) expr { return sqlf("jsonb_typeof(e.v) = ?", jsonType) }

func (postgresText) elementText() string { return `((e.v #>> '{}') COLLATE "C")` }

// The casts are guarded by CASE, because nothing else keeps PostgreSQL from evaluating them for elements of other types.

func (postgresText) elementNumber() string {
	return "(CASE jsonb_typeof(e.v) WHEN 'number' THEN e.v::numeric END)"
}

func (postgresText) elementBool() string {
	return "(CASE jsonb_typeof(e.v) WHEN 'boolean' THEN e.v::boolean END)"
}
