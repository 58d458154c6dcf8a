package export

import (
	"compress/gzip"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/background"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/storage"
)

const (
	// fullChunk is how many bytes one commit adds to an archive.
	fullChunk = 1 << 20
	// heldFor is after what time without a word the process that writes counts as dead. A process says so every renewal.
	heldFor, renewal = 2 * time.Minute, 20 * time.Second
	// maxAttempts bounds how often an export begins anew: one that ends its server each time is given up.
	maxAttempts = 5
	// droppedAtOnce is how many chunks one commit removes.
	droppedAtOnce = 64
)

var (
	// errNotHeld ends the work of a process whose export was removed or taken over.
	errNotHeld = errors.New("another process writes the export, or it was removed")
	// errTooLarge ends an export for good.
	errTooLarge = errors.New("the archive is too large")
)

// Work writes the exports that nobody writes, one after the other, and removes what is over. Any number of processes may call it.
func (e *FullEngine) Work(ctx context.Context) error {
	if e.Snapshot == nil {
		return nil
	}
	all, err := e.all(ctx)
	for i := range all {
		err = errors.Join(err, e.workOn(ctx, &all[i]))
	}
	return err
}

func (e *FullEngine) workOn(ctx context.Context, x *Full) error {
	now := e.Env.Now()
	switch {
	case x.over(now):
		return e.remove(ctx, x)
	case x.Status == StatusError:
		return e.drop(ctx, x.ID, x.Dropped, x.Chunks)
	case x.finished() || now.Before(x.HeldUntil):
		return nil
	}
	held, err := e.claim(ctx, x.ID)
	if fault.IsNotFound(err) || err == nil && held.Holder == "" {
		return nil
	}
	if err != nil {
		return err
	}
	return e.hold(ctx, held)
}

// remove removes an export after its archive. Nobody can write it any more, once it is marked.
func (e *FullEngine) remove(ctx context.Context, x *Full) error {
	marked, err := e.Store.FullExports().Update(ctx, x.ID, func(x *Full) error { x.Removed, x.Slot = true, ""; return nil })
	if err == nil {
		err = e.drop(ctx, x.ID, marked.Dropped, marked.Chunks)
	}
	if err == nil {
		err = e.Store.FullExports().Delete(ctx, x.ID)
	}
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}

// drop removes chunks, some in each commit.
func (e *FullEngine) drop(ctx context.Context, id string, from, to int64) error {
	for from < to {
		var ids []string
		for ; from < to && len(ids) < droppedAtOnce; from++ {
			ids = append(ids, fullChunkID(id, from))
		}
		err := storage.Atomic(ctx, e.Store, func(tx FullStore) error {
			_, err := tx.FullExports().Update(ctx, id, func(x *Full) error { x.Dropped = max(x.Dropped, from); return nil })
			if err != nil {
				return err
			}
			_, err = tx.FullExportChunks().DeleteAll(ctx, storage.In("id", ids))
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// claim takes an export that nobody writes. The result has no holder when somebody else was faster, or when it was tried too often.
func (e *FullEngine) claim(ctx context.Context, id string) (Full, error) {
	holder := rand.Text()
	x, err := e.Store.FullExports().Update(ctx, id, func(x *Full) error {
		now := e.Env.Now()
		if x.finished() || now.Before(x.HeldUntil) {
			return nil
		}
		if x.Attempts >= maxAttempts {
			e.end(x, StatusError, "the servers that wrote it ended or failed")
			return nil
		}
		x.Status, x.Holder, x.HeldUntil, x.StartedAt = StatusInProgress, holder, now.Add(heldFor), now
		x.Attempts++
		x.First, x.Size, x.Done, x.Rows = x.Chunks, 0, 0, 0
		return nil
	})
	if x.Holder != holder {
		x.Holder = ""
	}
	return x, err
}

// end ends an export.
func (e *FullEngine) end(x *Full, status Status, cause string) {
	now := e.Env.Now()
	x.Status, x.Cause, x.Holder, x.HeldUntil, x.EndedAt, x.ExpiresAt = status, cause, "", time.Time{}, now, now.Add(FullLife)
}

// update changes an export that this process writes, and says that it is alive. It fails with errNotHeld.
func (e *FullEngine) update(ctx context.Context, store FullStore, held *Full, change func(x *Full)) error {
	_, err := store.FullExports().Update(ctx, held.ID, func(x *Full) error {
		if x.finished() || x.Holder != held.Holder {
			return errNotHeld
		}
		x.HeldUntil = e.Env.Now().Add(heldFor)
		change(x)
		return nil
	})
	if fault.IsNotFound(err) {
		return errNotHeld
	}
	return err
}

// hold writes an export that this process has claimed.
func (e *FullEngine) hold(ctx context.Context, held Full) error {
	var done, rows atomic.Int64
	progressed := func(x *Full) { x.Done, x.Rows = done.Load(), rows.Load() }
	a := &archive{engine: e, held: &held, progressed: progressed, sum: sha256.New(), progress: func(n, all int64) { done.Store(n); rows.Store(all) }}
	renew := func(ctx context.Context) error { return e.update(ctx, e.Store, &held, progressed) }
	err := background.WhileHeld(ctx, renewal, errNotHeld, renew, a.write)
	if err == nil || errors.Is(err, errNotHeld) || fault.IsNotFound(err) {
		return nil
	}
	after, stop := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer stop()
	switch {
	case errors.Is(err, errTooLarge):
		err = e.update(after, e.Store, &held, func(x *Full) {
			e.end(x, StatusError, fmt.Sprintf("the archive is larger than %d bytes: use punchcard export, which writes to a directory", e.MaxSize))
		})
		return errors.Join(err, e.drop(ctx, held.ID, held.First, held.Chunks))
	case ctx.Err() != nil: // this process stops: the next one begins at once
		err = e.update(after, e.Store, &held, func(x *Full) {
			x.Status, x.Holder, x.HeldUntil, x.Attempts = StatusScheduled, "", time.Time{}, x.Attempts-1
		})
	}
	if errors.Is(err, errNotHeld) {
		return nil
	}
	return err // another attempt begins when the time of this one is over
}

// archive is an archive that is written.
type archive struct {
	engine     *FullEngine
	held       *Full
	progressed func(*Full)
	progress   func(done, all int64)
	ctx        context.Context
	buffer     []byte
	sum        interface {
		io.Writer
		Sum(b []byte) []byte
	}
}

// write writes the whole archive.
func (a *archive) write(ctx context.Context) error {
	e := a.engine
	a.ctx = ctx
	if err := e.drop(ctx, a.held.ID, a.held.Dropped, a.held.First); err != nil {
		return err
	}
	err := e.Snapshot(ctx, e.Project, func(from dump.Source) error {
		compressed, err := gzip.NewWriterLevel(a, gzip.BestSpeed) // while it is written, the database keeps old rows
		if err != nil {
			return err
		}
		if _, err := dump.WriteTar(ctx, from, e.Project, a.held.ID, compressed, dump.Options{Since: a.held.Since, Progress: a.progress}); err != nil {
			return err
		}
		return compressed.Close()
	})
	if err != nil {
		return err
	}
	return a.commit(func(x *Full) {
		x.SHA256 = hex.EncodeToString(a.sum.Sum(nil))
		e.end(x, StatusDone, "")
	})
}

// Write adds bytes, and commits full chunks.
func (a *archive) Write(p []byte) (int, error) {
	for rest := p; len(rest) > 0; {
		n := min(len(rest), fullChunk-len(a.buffer))
		a.buffer, rest = append(a.buffer, rest[:n]...), rest[n:]
		if len(a.buffer) == fullChunk {
			if err := a.commit(func(*Full) {}); err != nil {
				return 0, err
			}
		}
	}
	return len(p), nil
}

// commit adds the bytes of the buffer as a chunk.
func (a *archive) commit(change func(*Full)) error {
	if a.held.Size+int64(len(a.buffer)) > a.engine.MaxSize {
		return errTooLarge
	}
	_, _ = a.sum.Write(a.buffer) // a hash does not fail
	added := *a.held
	added.Chunks, added.Size = added.Chunks+1, added.Size+int64(len(a.buffer))
	err := storage.Atomic(a.ctx, a.engine.Store, func(tx FullStore) error {
		err := a.engine.update(a.ctx, tx, a.held, func(x *Full) {
			a.progressed(x)
			x.Chunks, x.Size = added.Chunks, added.Size
			change(x)
		})
		if err != nil {
			return err
		}
		return tx.FullExportChunks().Insert(a.ctx, FullChunk{ID: fullChunkID(a.held.ID, added.Chunks-1), Content: a.buffer})
	})
	if err != nil {
		return err
	}
	*a.held, a.buffer = added, a.buffer[:0]
	return nil
}
