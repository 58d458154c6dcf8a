package postgres

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

// session is settings of a connection, by name.
type session map[string]string

// ourSession is what every statement of this package counts on, whatever the server's defaults are.
func ourSession(path string) session {
	return session{"timezone": "UTC", "search_path": path, hungTimeout: "60s"}
}

// hot adds the settings of hot statements.
func (s session) hot() session {
	hot := maps.Clone(s)
	maps.Copy(hot, hotSettings)
	return hot
}

// apply sets the settings on a connection, all in one round trip, and returns those of before. With local they end with the transaction that
// is open.
func (s session) apply(ctx context.Context, conn *pgx.Conn, local bool) (before session, err error) {
	names := slices.Sorted(maps.Keys(s))
	var reads, writes []string
	args := []any{pgx.QueryExecModeExec}
	values := make([]string, len(names))
	into := make([]any, len(names), 2*len(names))
	for i, name := range names {
		reads = append(reads, "current_setting('"+name+"')")
		writes = append(writes, fmt.Sprintf("set_config('%s', $%d, %t)", name, i+1, local))
		args, into[i] = append(args, s[name]), &values[i]
	}
	// A list of columns is evaluated from left to right: the settings of before are read first.
	rows := conn.QueryRow(ctx, "SELECT "+strings.Join(append(reads, writes...), ", "), args...)
	if err := rows.Scan(append(into, make([]any, len(names))...)...); err != nil {
		return nil, fmt.Errorf("set up a session: %w", err)
	}
	before = make(session, len(names))
	for i, name := range names {
		before[name] = values[i]
	}
	return before, nil
}
