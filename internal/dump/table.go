package dump

import (
	"context"
	"database/sql"
	"time"
)

// Kind is what the values of a column are, whatever the database calls their type.
type Kind int

// The kinds, each with the text that a database hands out and takes, and with its JSON form.
const (
	Text     Kind = iota + 1 // a string
	Int                      // digits; a number
	Bool                     // true or false
	Time                     // RFC 3339; the same in UTC, with milliseconds
	JSON                     // any spelling of a document; the document in one spelling, see canonical
	Verbatim                 // a document whose spelling is kept to the byte
	Bytes                    // hexadecimal digits; base64
)

// Column is a column of a table.
type Column struct {
	Name string
	Kind Kind
	// Required says that it is never NULL.
	Required bool
}

// Table is a table as files have it: without the columns in Omitted.
type Table struct {
	Name    string
	Columns []Column
	// Only, unless empty, restricts the rows that a Source counts and reads to those that meet one of the conditions.
	Only []Condition
}

// Condition is met by rows with one of Values in a column or, with a time in Since, by those with a time there that is not before it.
type Condition struct {
	Column string
	Values []string
	Since  time.Time
}

// Value is the text of a value; it is not valid for NULL.
type Value = sql.NullString

// Database is what both sides have.
type Database interface {
	// Schema returns the name of the last migration.
	Schema(ctx context.Context) (string, error)
	// Tables returns the tables of projects, sorted by name. Each has a file.
	Tables(ctx context.Context) ([]Table, error)
}

// Source is a project as of one moment.
type Source interface {
	Database
	// Revision returns the revision of the project's configuration.
	Revision(ctx context.Context) (Revision, error)
	// Count returns how many rows of the project a table has.
	Count(ctx context.Context, t Table) (int64, error)
	// Rows calls do with the values of each row, in the order of its key; jobs and events in the order in which they came. The slice is
	// used again.
	Rows(ctx context.Context, t Table, do func(values []Value) error) error
}

// Target is a transaction in which a project is made.
type Target interface {
	Database
	// MustBeFree fails when anything of a project with the id is there.
	MustBeFree(ctx context.Context) error
	// Insert adds rows.
	Insert(ctx context.Context, t Table, rows [][]Value) error
	// Finish is called after all rows: it turns positions among the events of the project into those of the database.
	Finish(ctx context.Context) error
}

// Omitted has the tables and columns that no file has, with the reason. A table that is in neither is a table of projects, and is exported
// with all its columns.
var Omitted = map[string]string{
	"punchcard_migrations": "the manifest names the last one",
	"river_migration":      "each database is brought up to date by itself",
	"event_numbers":        "an import numbers events anew",
	"river_leader":         "the lease of a process",
	"river_queue":          "the queues of running processes",
	"river_notification":   "notifications to running processes",
	"river_job":            "jobs.ndjson has of unfinished jobs what an import needs to enqueue them",

	"full_exports":       "the state of an export over the API, which ends with its archive",
	"full_export_chunks": "archives of the project itself",

	"users":               "the people of an installation, who may have several projects, with their passwords",
	"sign_ins":            "the browsers of these people",
	"sign_in_links":       "links with which these people set a password",
	"oauth_tokens":        "secrets that keys have issued for some minutes",
	"idempotency_records": "an answer is found and read with the key of the API that the request had, and these get new tokens",

	"*.project_id":                 "the manifest has it",
	"credentials.owner_project_id": "the same",
	"projects.secret":              "a secret: an import draws another",
	"credentials.digest":           "a secret: an import draws another token",
	"events.number":                "numbers are those of one database: events.ndjson has the order",
	"events.packed":                "each event has a line of its own",
	"events.packed_data":           "the same",
	"vouchers.used_at":             "updated_at of a file is the later of the two: only PostgreSQL keeps them apart",
}

// IsOmitted reports whether no file has a table or, with a column, that column of it.
func IsOmitted(table, column string) bool {
	_, all := Omitted[table]
	_, here := Omitted[table+"."+column]
	_, everywhere := Omitted["*."+column]
	return all || here || everywhere
}
