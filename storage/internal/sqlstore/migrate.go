package sqlstore

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/riverqueue/river/rivermigrate"
	"github.com/uptrace/bun"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// The names by which the schema calls the databases.
const (
	databasePostgres = "postgres"
	databaseSQLite   = "sqlite"
)

// migration is a step of the schema. Its name begins with a number that orders it among the others.
type migration struct{ name, sql string }

// migrations returns the steps of the schema in their order, in the words of the database.
func (s *Store) migrations() ([]migration, error) {
	files, err := fs.Glob(migrationFiles, "migrations/*.sql") // sorted by name
	if err != nil {
		return nil, err
	}
	var steps []migration
	for _, file := range files {
		source, err := fs.ReadFile(migrationFiles, file)
		if err != nil {
			return nil, err
		}
		sql, err := translate(string(source), s.text.database(), s.text.tokens())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		steps = append(steps, migration{strings.TrimSuffix(path.Base(file), ".sql"), sql})
	}
	return steps, nil
}

var token = regexp.MustCompile(`@[a-z]+`)

// translate turns the source of a step into the SQL of one database: it replaces the tokens, and leaves out the lines that end with
// "-- only" and the name of the other database.
func translate(source, database string, words map[string]string) (string, error) {
	var sql strings.Builder
	for line := range strings.Lines(source) {
		statement, only, marked := strings.Cut(line, "-- only ")
		if only = strings.TrimSpace(only); marked && only != database {
			if only != databasePostgres && only != databaseSQLite {
				return "", fmt.Errorf("a line is only for the unknown database %q", only)
			}
			continue
		}
		sql.WriteString(strings.TrimRight(statement, " \n") + "\n")
	}
	var unknown []string
	translated := token.ReplaceAllStringFunc(sql.String(), func(t string) string {
		word, ok := words[t]
		if !ok {
			unknown = append(unknown, t)
		}
		return word
	})
	if len(unknown) > 0 {
		return "", fmt.Errorf("unknown tokens %v", unknown)
	}
	return translated, nil
}

// Migrate applies the missing steps of the schema within a transaction. The caller holds a lock that keeps other processes from migrating, and that
// ends with its process, so that a killed migration does not block the next one.
func (s *Store) Migrate(ctx context.Context, tx bun.Tx) error {
	_, err := tx.ExecContext(ctx, "CREATE TABLE IF NOT EXISTS punchcard_migrations (name "+s.text.tokens()["@text"]+" NOT NULL PRIMARY KEY)")
	if err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	steps, err := s.missing(ctx, tx)
	if err != nil {
		return err
	}
	for _, step := range steps {
		if _, err := tx.ExecContext(ctx, step.sql); err != nil {
			return fmt.Errorf("migrate: %s: %w", step.name, err)
		}
		if _, err := tx.NewRaw("INSERT INTO punchcard_migrations (name) VALUES (?)", step.name).Exec(ctx); err != nil {
			return fmt.Errorf("migrate: %s: %w", step.name, err)
		}
	}
	return nil
}

// missing returns the steps that the database lacks. It refuses a database that is ahead of this program.
func (s *Store) missing(ctx context.Context, db bun.IDB) ([]migration, error) {
	steps, err := s.migrations()
	if err != nil {
		return nil, err
	}
	var applied []string
	if err := db.NewRaw("SELECT name FROM punchcard_migrations ORDER BY name").Scan(ctx, &applied); err != nil {
		return nil, fmt.Errorf("read which migrations the database has: %w", err)
	}
	var missing []migration
	for _, step := range steps {
		if i, done := slices.BinarySearch(applied, step.name); done {
			applied = slices.Delete(applied, i, i+1)
		} else {
			missing = append(missing, step)
		}
	}
	if len(applied) > 0 {
		return nil, fmt.Errorf("the database has the migrations %s, which this version of Punchcard does not know: run a newer one",
			strings.Join(applied, ", "))
	}
	return missing, nil
}

// Missing returns the names of the steps that the database lacks.
func (s *Store) Missing(ctx context.Context) (names []string, err error) {
	var there bool
	if err := s.write.NewRaw("SELECT EXISTS ("+s.text.findTable("punchcard_migrations")+")").Scan(ctx, &there); err != nil {
		return nil, fmt.Errorf("look for the schema: %w", err)
	}
	steps, err := s.migrations()
	if there && err == nil {
		steps, err = s.missing(ctx, s.write)
	}
	for _, step := range steps {
		names = append(names, step.name)
	}
	return names, err
}

// MissingWithJobs is Missing with the steps of the job queue behind it.
func MissingWithJobs[Tx any](ctx context.Context, s *Store, queue *rivermigrate.Migrator[Tx]) ([]string, error) {
	missing, err := s.Missing(ctx)
	if err != nil {
		return nil, err
	}
	result, err := queue.Validate(ctx, nil)
	if err == nil && !result.OK {
		missing = append(missing, result.Messages...)
	}
	return missing, err
}
