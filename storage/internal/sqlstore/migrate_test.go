package sqlstore

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/uptrace/bun"
)

func TestMigrationsApplyOnce(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		all, err := s.Missing(t.Context())
		if err != nil || len(all) == 0 || !slices.IsSorted(all) {
			t.Fatalf("an empty database lacks %v: %v", all, err)
		}
		for range 2 {
			migrated(t, s)
			missing, err := s.Missing(t.Context())
			if err != nil || len(missing) > 0 {
				t.Fatalf("a migrated database lacks %v: %v", missing, err)
			}
		}
	})
}

func TestALaterMigrationIsTheOnlyOneThatIsMissing(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		migrated(t, s)
		execute(t, s, "DROP TABLE orders; DELETE FROM punchcard_migrations WHERE name LIKE '%_orders'")
		missing, err := s.Missing(t.Context())
		if diff := cmp.Diff([]string{"0007_orders"}, missing); diff != "" || err != nil {
			t.Errorf("missing (-want +got): %v\n%s", err, diff)
		}
		migrated(t, s)
		execute(t, s, "SELECT * FROM orders")
	})
}

func TestADatabaseOfANewerVersionIsRefused(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		migrated(t, s)
		execute(t, s, "INSERT INTO punchcard_migrations VALUES ('9999_future')")
		_, err := s.Missing(t.Context())
		if err == nil || !strings.Contains(err.Error(), "9999_future") {
			t.Errorf("the schema is checked with %v, want the unknown migration named", err)
		}
		tx, err := s.write.BeginTx(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = tx.Rollback() }()
		if err := s.Migrate(t.Context(), tx); err == nil {
			t.Error("the database is migrated")
		}
	})
}

func TestAMigrationThatFailsLeavesNothing(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		execute(t, s, "CREATE TABLE events (id @int)") // stands in the way of one of the last steps
		tx, err := s.write.BeginTx(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Migrate(t.Context(), tx); err == nil || !strings.Contains(err.Error(), "event") {
			t.Errorf("migrate answers %v, want the failed step named", err)
		}
		if err := tx.Rollback(); err != nil {
			t.Fatal(err)
		}
		execute(t, s, "DROP TABLE events")
		inOwnTransaction(t, s, func(tx bun.Tx) error { return s.Migrate(t.Context(), tx) })
	})
}

func TestAnUnknownTokenIsAnError(t *testing.T) {
	_, err := translate("CREATE TABLE a (b @text, c @txt)", databaseSQLite, map[string]string{"@text": "TEXT"})
	if err == nil || !strings.Contains(err.Error(), "@txt") {
		t.Errorf("translate answers %v, want the token named", err)
	}
}

func TestALineForOneDatabaseIsLeftOutOfTheOther(t *testing.T) {
	const source = "CREATE TABLE a (\n\tb bigint,  -- only postgres\n\tb INTEGER, -- only sqlite\n\tc @text -- not only\n);\n"
	for database, want := range map[string]string{
		databasePostgres: "CREATE TABLE a (\n\tb bigint,\n\tc TEXT -- not only\n);\n",
		databaseSQLite:   "CREATE TABLE a (\n\tb INTEGER,\n\tc TEXT -- not only\n);\n",
	} {
		got, err := translate(source, database, map[string]string{"@text": "TEXT"})
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%s (-want +got): %v\n%s", database, err, diff)
		}
	}
	if _, err := translate("SELECT 1; -- only mysql", databaseSQLite, nil); err == nil || !strings.Contains(err.Error(), "mysql") {
		t.Errorf("translate answers %v, want the unknown database named", err)
	}
}
