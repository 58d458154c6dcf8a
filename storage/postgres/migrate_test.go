package postgres

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestAMigrationIsRepeatedAfterADeadlock locks a table as a running server does, and then one that the migration has locked.
func TestAMigrationIsRepeatedAfterADeadlock(t *testing.T) {
	t.Parallel()
	dsn := pgtest.Database(t)
	b, err := Open(t.Context(), dsn, AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	connect := func() *pgx.Conn {
		conn, err := pgx.Connect(t.Context(), dsn)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = conn.Close(context.WithoutCancel(t.Context())) })
		return conn
	}
	server, watcher := connect(), connect()
	do := func(conn *pgx.Conn, statement string) {
		t.Helper()
		if _, err := conn.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	// The last but two of the steps is missing again. It changes orders, with what it has read of the migrations that were applied.
	do(server, "DROP TABLE events, event_cursors, webhooks, webhook_deliveries; DELETE FROM punchcard_migrations WHERE name LIKE '%_events'")
	// A server waits longer before it looks whether two wait for each other: the migration is who is ended.
	do(server, "SET deadlock_timeout = '1min'")
	do(server, "BEGIN")
	do(server, "LOCK TABLE orders IN ACCESS SHARE MODE")
	migrated := make(chan error, 1)
	go func() { migrated <- b.Migrate(t.Context()) }()
	for deadline := time.Now().Add(3 * time.Minute); ; time.Sleep(5 * time.Millisecond) {
		var waits bool
		if err := watcher.QueryRow(t.Context(), "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE relation = 'orders'::regclass AND NOT granted)").Scan(&waits); err != nil {
			t.Fatal(err)
		}
		if waits {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the migration does not wait for the orders")
		}
	}
	do(server, "LOCK TABLE punchcard_migrations")
	do(server, "COMMIT")
	if err := <-migrated; err != nil {
		t.Error(err)
	}
}
