package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/uptrace/bun"
)

// FrozenCopy is a file that is locked for writers, so that it can be read as of one moment.
type FrozenCopy struct {
	backend *Backend
	tx      bun.Tx
	lock    fileLock
}

// Freeze locks the file of a shop after migrating it. It fails when there is no such file, when the file is not that of a shop, and while a server runs
// on it. A server that is started meanwhile fails to start, and other writers wait or fail. On systems without file locks a running server is not
// noticed: its writes fail until the file is released.
func Freeze(ctx context.Context, path string, opts ...Option) (*FrozenCopy, error) {
	if err := isShop(ctx, path); err != nil {
		return nil, err
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("hold %s: %w", path, err)
	}
	lock, alone := lockAlone(absolute + jobsLock)
	if lock.held() && !alone {
		lock.release()
		return nil, fmt.Errorf("a server runs on %s, or it is being moved already: end that first", path)
	}
	backend, err := Open(ctx, path, append(opts, AutoMigrate())...)
	if err != nil {
		lock.release()
		return nil, err
	}
	s := &FrozenCopy{backend: backend, lock: lock}
	if s.tx, err = backend.write.BeginTx(ctx, nil); err != nil { // an immediate one, which keeps other writers out
		return nil, errors.Join(fmt.Errorf("hold %s while another process writes to it: %w", path, err), backend.Close(), lock.release())
	}
	return s, nil
}

// Tx is the transaction that locks the file. Its writes are rolled back at the end.
func (s *FrozenCopy) Tx() *sql.Tx { return s.tx.Tx }

// Release unlocks the file.
func (s *FrozenCopy) Release() error {
	_ = s.tx.Rollback() // fails when its context has ended, and is not needed then
	return errors.Join(s.backend.Close(), s.lock.release())
}

// archiveSuffix is the ending of the name of an archived file.
const archiveSuffix = ".moved"

// Archive renames the file, returns the new name and unlocks it: a server that is started on the old name finds no shop. It fails when there is a file
// with the new name, and does not rename this one then.
func (s *FrozenCopy) Archive() (to string, err error) {
	_ = s.tx.Rollback()
	from := s.backend.path
	to = from + archiveSuffix
	err = s.backend.Close()
	if err == nil {
		err = rename(from, to)
	}
	return to, errors.Join(err, s.lock.release())
}

// rename renames a file, and the files beside it that exist while another program has it open.
func rename(from, to string) error {
	parts := []string{"-wal", "-shm", ""}
	for _, part := range parts {
		if _, err := os.Lstat(to + part); !errors.Is(err, os.ErrNotExist) {
			return errors.Join(fmt.Errorf("%s is there already", to+part), err)
		}
	}
	for _, part := range parts {
		if err := os.Rename(from+part, to+part); err != nil && (part == "" || !errors.Is(err, os.ErrNotExist)) {
			return err
		}
	}
	return nil
}

// isShop fails when a path is not that of a file with our tables. Open would make the file, or make our tables in the file of another program.
func isShop(ctx context.Context, path string) error {
	switch info, err := os.Stat(path); {
	case errors.Is(err, os.ErrNotExist):
		return fmt.Errorf("there is no file %s", path)
	case err != nil:
		return err
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is not a file", path)
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	db, err := sql.Open("sqlite", dsn(absolute, "rw")) // not ro: who closes a file last tidies up its log
	if err != nil {
		return fmt.Errorf("open %s: %w", path, err)
	}
	var there bool
	err = db.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'punchcard_migrations')").Scan(&there)
	if err = errors.Join(err, db.Close()); err != nil {
		return fmt.Errorf("open %s: %w", path, err)
	}
	if !there {
		return fmt.Errorf("%s is not the file of a shop: it has none of Punchcard's tables", path)
	}
	return nil
}
