package sqlstore

import (
	"strings"
	"unicode/utf8"
)

// postgresText is PostgreSQL 13 or later. JSON columns are jsonb, text columns have the collation "C".
type postgresText struct{}

func (postgresText) tokens() map[string]string {
	return map[string]string{
		"@text": `text COLLATE "C"`, "@int": "bigint", "@bool": "boolean", "@time": "timestamptz(3)", "@decimal": "numeric",
		"@json": "jsonb", "@verbatim": "json", "@nullslow": "NULLS FIRST",
	}
}

func (postgresText) findTable(name string) string {
	return "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '" + name + "'"
}

func (postgresText) locksRows() bool { return true }

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
