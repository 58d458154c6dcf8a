package storage

import (
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"
)

// ErrUnavailable is the error of a storage that cannot be reached, or whose answer to a change did not come.
var ErrUnavailable = errors.New("the storage does not answer")

// Unavailable reports whether an operation failed because the storage cannot be reached or cannot take it at the moment: the same may succeed a
// little later, and nothing was wrong with it. PostgreSQL's errors are known by their SQLSTATE, SQLite's by their code, and a connection that
// cannot be made or that broke by the errors of net and of its driver.
func Unavailable(err error) bool {
	if errors.Is(err, ErrUnavailable) {
		return true
	}
	var pg interface{ SQLState() string }
	if errors.As(err, &pg) {
		state := pg.SQLState()
		// connection_exception; operator_intervention, as when a server is stopped or starts, but no cancelled query; too_many_connections;
		// read_only_sql_transaction, of a standby that is not promoted yet
		return strings.HasPrefix(state, "08") || strings.HasPrefix(state, "57P") || state == "53300" || state == "25006"
	}
	var lite interface{ Code() int }
	if errors.As(err, &lite) {
		code := lite.Code() & 0xFF
		return code == 5 || code == 6 // SQLITE_BUSY, SQLITE_LOCKED, after all patience
	}
	var network *net.OpError
	var name *net.DNSError
	if errors.As(err, &network) || errors.As(err, &name) {
		return true
	}
	// pgx says of a connection that was closed meanwhile only that nothing was sent on it.
	var unsent interface{ SafeToRetry() bool }
	if errors.As(err, &unsent) && unsent.SafeToRetry() {
		return true
	}
	return errors.Is(err, driver.ErrBadConn) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, net.ErrClosed)
}
