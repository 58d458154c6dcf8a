package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Backup writes a copy of the file of a shop, as of one moment, while servers run on it. It fails when there is something at the path of the
// copy. The copy has all commits that were acknowledged before, is checked, and is on the disk when Backup returns; after an error or a kill
// there is none at its path. Readers and writers do not wait for it; the log of the file, -wal, grows until it is done.
func Backup(ctx context.Context, path, to string) error {
	if err := copyShop(ctx, path, to); err != nil {
		return fmt.Errorf("back up %s: %w", path, err)
	}
	return nil
}

// Restore makes the file of a shop from a copy, which it leaves alone. It fails when there is a file already, also an empty one: a shop is
// never overwritten.
func Restore(ctx context.Context, from, path string) error {
	for _, part := range []string{"-wal", "-shm"} { // of a file that is gone; SQLite would play them onto the new one
		if _, err := os.Lstat(path + part); !errors.Is(err, os.ErrNotExist) {
			return errors.Join(fmt.Errorf("restore %s: %s is there already; move it away first", path, path+part), err)
		}
	}
	if err := copyShop(ctx, from, path); err != nil {
		return fmt.Errorf("restore %s: %w", path, err)
	}
	return nil
}

// partSuffix is the ending of the name of a copy that is being written.
const partSuffix = ".part"

func copyShop(ctx context.Context, from, to string) (err error) {
	if err := isShop(ctx, from); err != nil {
		return err
	}
	if _, err := os.Lstat(to); !errors.Is(err, os.ErrNotExist) {
		return errors.Join(fmt.Errorf("%s is there already; move it away first", to), err)
	}
	source, err := filepath.Abs(from)
	if err != nil {
		return err
	}
	target, err := filepath.Abs(to)
	if err != nil {
		return err
	}
	if err := canBeFile(target); err != nil {
		return err
	}
	part := target + partSuffix
	if err := os.Remove(part); err != nil && !errors.Is(err, os.ErrNotExist) { // of a copy that was killed
		return err
	}
	create(part) // readable by its owner alone
	defer func() { err = errors.Join(err, removed(part)) }()
	if err := vacuumInto(ctx, source, part); err != nil {
		return err
	}
	if err := check(ctx, part); err != nil {
		return err
	}
	if err := flush(part); err != nil {
		return err
	}
	if err := os.Link(part, target); err != nil { // unlike a rename this replaces nothing that came in between
		return err
	}
	return flush(filepath.Dir(target))
}

// vacuumInto has SQLite write what one moment's reader sees of a file into another.
func vacuumInto(ctx context.Context, from, to string) error {
	db, err := sql.Open("sqlite", dsn(from, "rw"))
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, "VACUUM INTO ?", to)
	return errors.Join(err, db.Close())
}

// check has SQLite look for damage in a file.
func check(ctx context.Context, path string) error {
	db, err := sql.Open("sqlite", dsn(path, "ro"))
	if err != nil {
		return err
	}
	var found string
	err = db.QueryRowContext(ctx, "PRAGMA integrity_check(1)").Scan(&found)
	if err == nil && found != "ok" {
		err = fmt.Errorf("the copy is damaged: %s", found)
	}
	return errors.Join(err, db.Close())
}

// flush has the system write a file or folder to the disk.
func flush(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// removed removes a copy under its temporary name, with the files that a reader made beside it.
func removed(part string) error {
	var errs []error
	for _, name := range []string{part, part + "-wal", part + "-shm", part + "-journal"} {
		if err := os.Remove(name); err != nil && !errors.Is(err, os.ErrNotExist) {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}
