package dump

import (
	"bufio"
	"compress/gzip"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/internal/secret"
)

// Export is a directory with a project that Open has checked.
type Export struct {
	Manifest
	dir string
}

// Open reads a manifest and checks that the directory has its files and no others, each with the bytes and the number of rows that it says.
func Open(ctx context.Context, dir string) (*Export, error) {
	m, err := readManifest(dir)
	if err != nil {
		return nil, err
	}
	e := &Export{Manifest: m, dir: dir}
	for _, f := range m.Files {
		if err := e.rows(ctx, f, func(int64, []byte) error { return nil }); err != nil {
			return nil, err
		}
	}
	return e, nil
}

// Key is a key of the imported project, which has kept its id and has a new token.
type Key struct{ ID, Audience, Name, Token string }

// Load makes the project. Nothing may be left of it when Load fails: the caller rolls back. Keys that are blocked get no token.
func (e *Export) Load(ctx context.Context, to Target, progress func(done, all int64)) ([]Key, error) {
	schema, err := to.Schema(ctx)
	if err != nil {
		return nil, err
	}
	if schema != e.Schema {
		return nil, fmt.Errorf("the export has the schema %s and the database %s: import it with the version of Punchcard that made it, and upgrade that database",
			e.Schema, schema)
	}
	tables, err := to.Tables(ctx)
	if err != nil {
		return nil, err
	}
	if err := e.hasKinds(tables); err != nil {
		return nil, err
	}
	if err := to.MustBeFree(ctx); err != nil {
		return nil, err
	}
	l := loader{export: e, to: to, progress: progress, all: e.Rows()}
	slices.SortStableFunc(tables, func(a, b Table) int { return rank(a) - rank(b) })
	for _, t := range tables {
		if err := l.table(ctx, t); err != nil {
			return nil, err
		}
	}
	return l.keys, to.Finish(ctx)
}

// rank orders tables for an import: the project first, since a second import of it waits there, and events last, since the consumers of all
// projects wait from there to the commit.
func rank(t Table) int {
	switch t.Name {
	case projectsTable:
		return 0
	case eventsTable:
		return 2
	}
	return 1
}

const (
	eventsTable      = "events"
	credentialsTable = "credentials"
)

// hasKinds compares the kinds of the files with the tables.
func (e *Export) hasKinds(tables []Table) error {
	for _, f := range e.Files {
		if !slices.ContainsFunc(tables, func(t Table) bool { return t.Name == f.Kind() }) {
			return fmt.Errorf("there is a file %s, and this version knows no such kind", f.Name)
		}
	}
	for _, t := range tables {
		if n := len(e.filesOf(t.Name)); n != 1 {
			return fmt.Errorf("there are %d files of the kind %s, and there must be one", n, t.Name)
		}
	}
	return nil
}

func (e *Export) filesOf(kind string) (files []File) {
	for _, f := range e.Files {
		if f.Kind() == kind {
			files = append(files, f)
		}
	}
	return files
}

type loader struct {
	export    *Export
	to        Target
	progress  func(done, all int64)
	done, all int64
	keys      []Key
}

// batchBytes and batchRows bound the rows that are inserted at once.
const batchBytes, batchRows = 1 << 20, 1000

func (l *loader) table(ctx context.Context, t Table) error {
	file, into := l.export.filesOf(t.Name)[0], t
	if secretColumn, has := drawn[t.Name]; has {
		into.Columns = append(slices.Clip(t.Columns), Column{Name: secretColumn, Kind: Text})
	}
	var batch [][]Value
	size := 0
	insert := func() error {
		if len(batch) == 0 {
			return nil
		}
		if err := l.to.Insert(ctx, into, batch); err != nil {
			return fmt.Errorf("%s: %w", file.Name, err)
		}
		if l.done += int64(len(batch)); l.progress != nil {
			l.progress(l.done, l.all)
		}
		batch, size = batch[:0], 0
		return nil
	}
	err := l.export.rows(ctx, file, func(line int64, text []byte) error {
		values := make([]Value, len(into.Columns))
		err := parseRow(text, &t, values[:len(t.Columns)])
		if err == nil {
			err = l.draw(&t, values)
		}
		if err != nil {
			return fmt.Errorf("%s: line %d %w", file.Name, line, err)
		}
		batch, size = append(batch, values), size+len(text)
		if size >= batchBytes || len(batch) == batchRows {
			return insert()
		}
		return nil
	})
	if err != nil {
		return err
	}
	if t.Name == projectsTable && len(batch) != 1 {
		return fmt.Errorf("%s: there must be one project", file.Name)
	}
	return insert()
}

// drawn has the columns with secrets, which an import draws anew.
var drawn = map[string]string{projectsTable: "secret", credentialsTable: "digest"}

// draw fills the last column with a new secret, in a row of a table that has one.
func (l *loader) draw(t *Table, values []Value) error {
	of := func(column string) string {
		at := columnAt(t, 0, column)
		if at < 0 {
			return ""
		}
		return values[at].String
	}
	if t.Name == projectsTable && of("id") != l.export.Project {
		return fmt.Errorf("has the project %s, and the manifest is of %s", of("id"), l.export.Project)
	}
	if drawn[t.Name] == "" || t.Name == credentialsTable && of("blocked_at") != "" {
		return nil
	}
	token, err := secret.New(rand.Reader)
	if err != nil {
		return err
	}
	kept := token
	if t.Name == credentialsTable {
		l.keys = append(l.keys, Key{ID: of("id"), Audience: of("audience"), Name: of("name"), Token: token})
		kept = secret.Digest(token)
	}
	values[len(values)-1] = sql.NullString{String: kept, Valid: true}
	return nil
}

// maxLine is how many bytes a row may have. PostgreSQL takes no more for a value, and SQLite not either.
const maxLine = 1 << 30

// rows calls do with each line of a file and its number, and fails in the end when the bytes of the file or the number of its rows are not those of the
// manifest. The line is valid until do returns.
func (e *Export) rows(ctx context.Context, f File, do func(line int64, text []byte) error) error {
	file, err := os.Open(filepath.Join(e.dir, f.Name))
	if err != nil {
		return err
	}
	defer file.Close()
	sum := sha256.New()
	n, readErr := eachLine(ctx, io.TeeReader(file, sum), strings.HasSuffix(f.Name, gzipSuffix), do)
	var of lineError
	if errors.As(readErr, &of) { // of do, which has said what it means
		return of.error
	}
	if err := e.isWhole(f, file, sum); err != nil {
		return err
	}
	if readErr != nil {
		return fmt.Errorf("%s: %w", f.Name, readErr)
	}
	if n != f.Rows {
		return fmt.Errorf("%s has %d rows, and the manifest says %d", f.Name, n, f.Rows)
	}
	return nil
}

// isWhole reads what is left of a file and compares its bytes with the manifest.
func (e *Export) isWhole(f File, rest io.Reader, sum hash.Hash) error {
	if _, err := io.Copy(sum, rest); err != nil {
		return err
	}
	if got := hex.EncodeToString(sum.Sum(nil)); got != f.SHA256 {
		return fmt.Errorf("%s is damaged: its SHA-256 is %s, and the manifest says %s", f.Name, got, f.SHA256)
	}
	return nil
}

// lineError is an error of the function that gets the lines.
type lineError struct{ error }

func eachLine(ctx context.Context, from io.Reader, compressed bool, do func(line int64, text []byte) error) (n int64, err error) {
	if compressed {
		unpacked, err := gzip.NewReader(from)
		if err != nil {
			return 0, err
		}
		from = unpacked
	}
	lines := bufio.NewScanner(from)
	lines.Buffer(make([]byte, 64<<10), maxLine)
	for lines.Scan() {
		n++
		if err := do(n, lines.Bytes()); err != nil {
			return n, lineError{err}
		}
		if err := ctx.Err(); err != nil {
			return n, lineError{err}
		}
	}
	return n, lines.Err()
}
