package postgres_test

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestTablesCanBeDividedByProject reads the catalog for what a division by project_id demands, as partitions or over several nodes: the column in every
// table, never NULL, and in every unique index; and no constraint or trigger that looks at other tables. Those of the job queue and of migrations
// belong to the whole installation.
func TestTablesCanBeDividedByProject(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	dsn := pgtest.Database(t)
	b, err := postgres.Open(ctx, dsn, postgres.AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	names := func(query string) []string {
		t.Helper()
		rows, err := conn.Query(ctx, query)
		if err != nil {
			t.Fatal(err)
		}
		found, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			t.Fatal(err)
		}
		return found
	}

	const tables = `FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace`
	whole := []string{"punchcard_migrations", "river_job", "river_leader", "river_migration", "river_notification", "river_queue"}
	undivided := names(`SELECT c.relname::text ` + tables + ` AND NOT EXISTS (
		SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'project_id' AND a.attnotnull) ORDER BY 1`)
	if diff := cmp.Diff(whole, undivided); diff != "" {
		t.Errorf("tables without a project (-want +got):\n%s", diff)
	}
	if divided := names(`SELECT c.relname::text ` + tables); len(divided) < 70+len(whole) {
		t.Errorf("%d tables were looked at, which cannot be all: %v", len(divided), divided)
	}
	for what, query := range map[string]string{
		"unique indexes without the project": `SELECT i.indexrelid::regclass::text FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
			WHERE i.indisunique AND i.indrelid IN (SELECT c.oid ` + tables + `) AND NOT EXISTS (
				SELECT FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attname = 'project_id' AND a.attnum = ANY (i.indkey::int2[]))`,
		"foreign keys and exclusions": `SELECT conname::text FROM pg_constraint WHERE contype IN ('f', 'x') AND conrelid IN (SELECT c.oid ` + tables + `)`,
		"triggers":                    `SELECT tgname::text FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN (SELECT c.oid ` + tables + `)`,
	} {
		var ours []string
		for _, name := range names(query) {
			if !strings.HasPrefix(name, "river_") && !strings.HasPrefix(name, "punchcard_migrations") {
				ours = append(ours, name)
			}
		}
		if len(ours) > 0 {
			t.Errorf("%s: %v", what, ours)
		}
	}
}
