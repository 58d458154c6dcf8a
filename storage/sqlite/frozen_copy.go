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

// FrozenCopy is a file that nobody writes to for as long as it is held: it can be read whole, as of one moment.
type FrozenCopy struct {
	backend *Backend
	tx      bun.Tx
	lock    fileLock
}

// HoldStill holds the file of a shop, with its schema brought up to date. It fails where there is no such file, which it does not make; where
// the file is not a shop's; and while a server runs on it. A server that is started meanwhile does not come up, and other writers wait or
// fail. On systems without locks on files a server that runs already is not seen: what it writes fails until the file is released.
func HoldStill(ctx context.Context, path string, opts ...Option) (*FrozenCopy, error) {
	if err := isShop(ctx, path); err != nil {
		return nil, err
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("hold %s: %w", path, err)
	}
	lock, alone := beFirst(absolute + jobsLock)
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
		return nil, errors.Join(fmt.Errorf("hold %s while somebody writes to it: %w", path, err), backend.Close(), lock.release())
	}
	return s, nil
}

// Tx is the transaction that holds the file. What it writes is taken back at the end.
func (s *FrozenCopy) Tx() *sql.Tx { return s.tx.Tx }

// Release lets others go on with the file.
func (s *FrozenCopy) Release() error {
	_ = s.tx.Rollback() // there is nothing to take back, and it is over when its context is
	return errors.Join(s.backend.Close(), s.lock.release())
}

// aside is what a file is called that was set aside, behind its name.
const aside = ".moved"

// Archive gives the file another name, which it returns, and lets it go: whoever is told to serve it finds no shop there any more. It
// fails where a file has that name, and leaves this one where it is.
func (s *FrozenCopy) Archive() (to string, err error) {
	_ = s.tx.Rollback()
	from := s.backend.path
	to = from + aside
	err = s.backend.Close()
	if err == nil {
		err = rename(from, to)
	}
	return to, errors.Join(err, s.lock.release())
}

// rename moves a file. When another program has it open still, its log and what all who have it open share come along.
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

// isShop fails when a path is not that of a file with the tables of a shop. Opening one as a backend would make the file, or make
// the tables in the file of another program.
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
