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
)

// Options are the settings of an export.
type Options struct {
	// Gzip has each file compressed.
	Gzip bool
	// Progress, unless nil, is called with the number of rows that are written, and that of all.
	Progress func(done, all int64)
}

// Write writes a project into a directory, which must not exist. It writes under another name beside it and gives it the name when everything is on
// the disk: after an error there is nothing, and after a kill nothing with that name.
func Write(ctx context.Context, from Source, project, dir string, o Options) (m Manifest, err error) {
	dir = filepath.Clean(dir)
	if _, err := os.Lstat(dir); !errors.Is(err, os.ErrNotExist) {
		return m, errors.Join(fmt.Errorf("%s is there already: name another directory", dir), err)
	}
	part, err := os.MkdirTemp(filepath.Dir(dir), filepath.Base(dir)+".part-")
	if err != nil {
		return m, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(part)) }() // does nothing after the renaming
	w := writer{from: from, dir: part, options: o}
	if m, err = w.write(ctx, project); err != nil {
		return m, err
	}
	if err := m.write(filepath.Join(part, manifestName)); err != nil {
		return m, err
	}
	if err := flush(part); err != nil {
		return m, err
	}
	if err := ctx.Err(); err != nil {
		return m, err
	}
	if err := os.Rename(part, dir); err != nil {
		return m, err
	}
	return m, flush(filepath.Dir(dir))
}

type writer struct {
	from      Source
	dir       string
	options   Options
	done, all int64
}

func (w *writer) write(ctx context.Context, project string) (m Manifest, err error) {
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
	for _, t := range tables {
		n, err := w.from.Count(ctx, t)
		if err != nil {
			return m, err
		}
		if t.Name == projectsTable && n == 0 {
			return m, fmt.Errorf("there is no project %s", project)
		}
		w.all += n
	}
	for _, t := range tables {
		file, err := w.table(ctx, t)
		if err != nil {
			return m, fmt.Errorf("export %s: %w", t.Name, err)
		}
		m.Files = append(m.Files, file)
	}
	return m, nil
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
	err = writeFile(filepath.Join(w.dir, f.Name), func(file io.Writer) error {
		to, end := io.MultiWriter(file, sum), func() error { return nil }
		if w.options.Gzip { // the header has no time and no name, so that the same rows give the same bytes
			compressed := gzip.NewWriter(to)
			to, end = compressed, compressed.Close
		}
		var line []byte
		err := w.from.Rows(ctx, t, func(values []Value) (err error) {
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
	f.SHA256 = hex.EncodeToString(sum.Sum(nil))
	return f, err
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
