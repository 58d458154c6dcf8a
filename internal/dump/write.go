package dump

import (
	"bufio"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// Options are the settings of an export.
type Options struct {
	// Gzip has each file compressed.
	Gzip bool
	// Since, unless zero, leaves out rows that have not changed since then; see the documentation of the package.
	Since time.Time
	// Progress, unless nil, is called with the number of rows that are written, and that of all.
	Progress func(done, all int64)
}

// Write writes a project into a directory, which must not exist; see InDirectory.
func Write(ctx context.Context, from Source, project, dir string, o Options) (m Manifest, err error) {
	err = InDirectory(ctx, dir, func(part string) (err error) {
		w := writer{from: from, to: directory(part), options: o}
		m, err = w.project(ctx, project)
		return err
	})
	return m, err
}

// InDirectory makes a directory of what do writes into another one beside it: after an error there is nothing, and after a kill nothing with that name.
func InDirectory(ctx context.Context, dir string, do func(part string) error) (err error) {
	dir = filepath.Clean(dir)
	if _, err := os.Lstat(dir); !errors.Is(err, os.ErrNotExist) {
		return errors.Join(fmt.Errorf("%s is there already: name another directory", dir), err)
	}
	part, err := os.MkdirTemp(filepath.Dir(dir), filepath.Base(dir)+".part-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(part)) }() // does nothing after the renaming
	if err := do(part); err != nil {
		return err
	}
	if err := flush(part); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := os.Rename(part, dir); err != nil {
		return err
	}
	return flush(filepath.Dir(dir))
}

// files is where the files of an export are written, one after the other.
type files interface {
	file(name string, write func(io.Writer) error) error
}

// directory is the path of a directory.
type directory string

func (d directory) file(name string, write func(io.Writer) error) error {
	return writeFile(filepath.Join(string(d), name), write)
}

type writer struct {
	from      Source
	to        files
	options   Options
	done, all int64
	// rewrite, unless nil, changes the values of each row and reports whether it is written.
	rewrite func(t *Table, values []Value) bool
}

// project writes all files of a project.
func (w *writer) project(ctx context.Context, project string) (m Manifest, err error) {
	m = Manifest{Format: format, Version: version, Project: project}
	if m.Schema, err = w.from.Schema(ctx); err != nil {
		return m, err
	}
	if m.Revision, err = w.from.Revision(ctx); err != nil {
		return m, err
	}
	tables, err := w.from.Tables(ctx)
	if err != nil {
		return m, err
	}
	if since := w.options.Since; !since.IsZero() {
		since = since.UTC().Truncate(time.Millisecond)
		m.Since = &since
		if tables, err = changedSince(ctx, w.from, tables, since); err != nil {
			return m, err
		}
	}
	if err := w.count(ctx, tables, project); err != nil {
		return m, err
	}
	for _, t := range tables {
		file, err := w.table(ctx, t)
		if err != nil {
			return m, err
		}
		file.Whole = m.Since != nil && len(t.Only) == 0
		m.Files = append(m.Files, file)
	}
	return m, writeManifest(w.to, m)
}

// count counts the rows of all tables, and fails without the project.
func (w *writer) count(ctx context.Context, tables []Table, project string) error {
	for _, t := range tables {
		n, err := w.from.Count(ctx, t)
		if err != nil {
			return err
		}
		if t.Name == projectsTable && n == 0 {
			return fmt.Errorf("there is no project %s", project)
		}
		w.all += n
	}
	return nil
}

// projectsTable is the table with the project itself.
const projectsTable = "projects"

// table writes the file of a table.
func (w *writer) table(ctx context.Context, t Table) (f File, err error) {
	f.Name = t.Name + plainSuffix
	if w.options.Gzip {
		f.Name = t.Name + gzipSuffix
	}
	sum := sha256.New()
	err = w.to.file(f.Name, func(file io.Writer) error {
		to, end := io.MultiWriter(file, sum), func() error { return nil }
		if w.options.Gzip { // the header has no time and no name, so that the same rows give the same bytes
			compressed := gzip.NewWriter(to)
			to, end = compressed, compressed.Close
		}
		var line []byte
		err := w.from.Rows(ctx, t, func(values []Value) (err error) {
			if w.rewrite != nil && !w.rewrite(&t, values) {
				return nil
			}
			if line, err = appendRow(line[:0], &t, values); err != nil {
				return fmt.Errorf("row %d: %w", f.Rows+1, err)
			}
			f.Rows++
			if w.done++; w.options.Progress != nil {
				w.options.Progress(w.done, w.all)
			}
			_, err = to.Write(line)
			return err
		})
		if err != nil {
			return err
		}
		return end()
	})
	if err != nil {
		return f, fmt.Errorf("export %s: %w", t.Name, err)
	}
	f.SHA256 = hex.EncodeToString(sum.Sum(nil))
	return f, nil
}

// writeFile makes a file that its owner alone can read, and writes it to the disk.
func writeFile(path string, write func(io.Writer) error) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	buffered := bufio.NewWriterSize(file, 256<<10)
	err = write(buffered)
	if err == nil {
		err = buffered.Flush()
	}
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// flush has the system write the names of a directory to the disk.
func flush(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
