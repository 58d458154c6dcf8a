package sqlstore

import (
	"strings"

	"github.com/punchcardhq/punchcard/internal/dump"
)

func (sqliteText) dumping() dumping {
	return dumping{
		columns: `SELECT m.name AS "table", c.name, c.type, c.pk AS key, c."notnull" AS required FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c
			WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND c.hidden = 0 ORDER BY m.name, c.cid`,
		kinds: map[string]dump.Kind{
			sqliteText{}.tokens()["@text"]: dump.Text, sqliteText{}.tokens()["@int"]: dump.Int, sqliteText{}.tokens()["@bool"]: dump.Bool,
			sqliteText{}.tokens()["@time"]: dump.Time, sqliteText{}.tokens()["@json"]: dump.JSON, sqliteText{}.tokens()["@verbatim"]: dump.Verbatim,
			sqliteText{}.tokens()["@bytes"]: dump.Bytes,
		},
		text: func(kind dump.Kind, column string) string {
			switch kind {
			case dump.Int:
				return "CAST(" + column + " AS TEXT)"
			case dump.Bool:
				return "CASE " + column + " WHEN 0 THEN 'false' WHEN 1 THEN 'true' END"
			case dump.Bytes: // hex makes an empty text of NULL
				return "CASE WHEN " + column + " IS NOT NULL THEN lower(hex(" + column + ")) END"
			}
			return column
		},
		oneOf: " IN (SELECT value FROM json_each(?))",
		jobs: map[string]string{
			"project":      "t.args ->> '$.project'",
			"kind":         "t.args ->> '$.kind'",
			"payload":      "t.args -> '$.payload'",
			"state":        "CASE t.state WHEN 'running' THEN 'available' ELSE t.state END",
			"attempt":      "CAST(t.attempt - (t.state = 'running') AS TEXT)",
			"max_attempts": "CAST(t.max_attempts AS TEXT)",
			"created_at":   "replace(t.created_at, ' ', 'T') || 'Z'",
			"scheduled_at": "replace(t.scheduled_at, ' ', 'T') || 'Z'",
		},
		job:     "jsonb(?)",
		jobTime: func(at string) string { return strings.TrimSuffix(strings.Replace(at, "T", " ", 1), "Z") },
	}
}

func (postgresText) dumping() dumping {
	time := func(column string) string {
		return "to_char(" + column + ` AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
	}
	// The settings of a session are for short transactions.
	const lasting = "SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true), set_config('lock_timeout', '10s', true)"
	return dumping{
		columns: `SELECT c.relname::text AS "table", a.attname::text AS name, format_type(a.atttypid, NULL) AS type,
			coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) AS key, a.attnotnull AS required
			FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
			LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
			WHERE n.nspname = current_schema() AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
			ORDER BY c.relname COLLATE "C", a.attnum`,
		kinds: map[string]dump.Kind{
			"text": dump.Text, "bigint": dump.Int, "boolean": dump.Bool, "timestamp with time zone": dump.Time, "jsonb": dump.JSON, "json": dump.Verbatim,
			"bytea": dump.Bytes,
		},
		text: func(kind dump.Kind, column string) string {
			switch kind {
			case dump.Time:
				return time(column)
			case dump.Bytes:
				return "encode(" + column + ", 'hex')"
			}
			return column + "::text"
		},
		oneOf:   " = ANY (ARRAY(SELECT jsonb_array_elements_text(?)))",
		reading: []string{"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY", lasting},
		loading: []string{lasting},
		// PostgreSQL takes the faster plan, whatever room it needs.
		forbidSort: "SELECT set_config('enable_sort', 'off', true)", allowSort: "SELECT set_config('enable_sort', 'on', true)",
		jobs: map[string]string{
			"project":      "t.args ->> 'project'",
			"kind":         "t.args ->> 'kind'",
			"payload":      "(t.args -> 'payload')::text",
			"state":        "CASE t.state WHEN 'running' THEN 'available' ELSE t.state::text END",
			"attempt":      "(t.attempt - (t.state = 'running')::int)::text",
			"max_attempts": "t.max_attempts::text",
			"created_at":   time("t.created_at"),
			"scheduled_at": time("t.scheduled_at"),
		},
		job:     "?",
		jobTime: func(at string) string { return at },
	}
}
