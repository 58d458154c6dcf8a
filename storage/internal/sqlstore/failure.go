package sqlstore

import (
	"errors"

	"github.com/punchcardhq/punchcard/fault"
)

// Only this file distinguishes errors of drivers, by what they have in common: PostgreSQL's carry an SQLSTATE,
// SQLite's an extended result code.
type (
	postgresError interface{ SQLState() string }
	sqliteError   interface{ Code() int }
)

// passing reports whether the same transaction may succeed when it is repeated.
func passing(err error) bool {
	var pg postgresError
	if errors.As(err, &pg) {
		switch pg.SQLState() {
		case "40001", "40P01": // serialization_failure, deadlock_detected
			return true
		}
	}
	var lite sqliteError
	if errors.As(err, &lite) {
		switch lite.Code() & 0xFF {
		case 5, 6: // SQLITE_BUSY, SQLITE_LOCKED
			return true
		}
	}
	return false
}

// collides reports whether a unique index refused a row.
func collides(err error) bool {
	var pg postgresError
	if errors.As(err, &pg) {
		return pg.SQLState() == "23505" // unique_violation
	}
	var lite sqliteError
	if errors.As(err, &lite) {
		return lite.Code() == 1555 || lite.Code() == 2067 // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE
	}
	return false
}

// Refused is refused for code that uses PostgreSQL without Bun.
func Refused(err error, kind string) error { return refused(err, kind) }

// refused turns PostgreSQL's refusal of a value into a fault. It returns nil for other errors.
func refused(err error, kind string) error {
	var pg postgresError
	if !errors.As(err, &pg) {
		return nil
	}
	reason := ""
	switch pg.SQLState() {
	case "22003": // numeric_value_out_of_range
		reason = "must not have numbers of more digits than can be stored"
	case "54000": // program_limit_exceeded: a text in an index
		reason = "must not have texts longer than can be searched for (about 2700 bytes)"
	default:
		return nil
	}
	return fault.New(fault.KindInvalid, "invalid_payload", "Invalid payload", "A %s %s", kind, reason)
}
