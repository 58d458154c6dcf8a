package export

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/storage"
)

// FullStore is the part of a backend that exports of a whole project need for themselves.
type FullStore interface {
	storage.Transactor
	FullExports() storage.Collection[Full]
	FullExportChunks() storage.Collection[FullChunk]
}

// The bounds of exports of a whole project.
const (
	// MaxFull is how many of them a project has, those included that failed.
	MaxFull = 2
	// MaxFullSize is how many bytes an archive has at most.
	MaxFullSize = 4 << 30
	// FullLife is how long an archive stays after its end.
	FullLife = 7 * 24 * time.Hour
)

// FullEngine exports one project as a whole.
type FullEngine struct{ FullDeps }

// FullDeps are the dependencies of a FullEngine.
type FullDeps struct {
	// Store keeps the data of one project.
	Store FullStore
	// Env has the time of the installation: that of a sandbox may jump.
	Env     env.Env
	Project string
	// Snapshot calls do with a project as of one moment; nil for a storage that cannot.
	Snapshot func(ctx context.Context, project string, do func(dump.Source) error) error
	// Wake has Work called soon.
	Wake func()
	// MaxSize replaces MaxFullSize; 0 does not.
	MaxSize int64
}

// NewFull returns the exports of a whole project.
func NewFull(d FullDeps) *FullEngine {
	if d.MaxSize == 0 {
		d.MaxSize = MaxFullSize
	}
	return &FullEngine{d}
}

// Create stores an export as SCHEDULED. since, unless zero, leaves out what has not changed since then; such an archive cannot be imported. It fails with
// full_export_unsupported and with too_many_full_exports.
func (e *FullEngine) Create(ctx context.Context, since time.Time) (Full, error) {
	if e.Snapshot == nil {
		return Full{}, fault.Invalid("full_export_unsupported", "Full export is not supported",
			"The data of this server are in memory, where they cannot be read as of one moment: serve them from SQLite or PostgreSQL")
	}
	now := e.Env.Now()
	if since.After(now) {
		return Full{}, fault.Payload("since", "must not be in the future")
	}
	x := Full{ID: e.Env.NewID(FullKind.Prefix), Since: since, Status: StatusScheduled, CreatedAt: now}
	for i := range MaxFull {
		x.Slot = fmt.Sprint(i + 1)
		err := e.Store.FullExports().Insert(ctx, x)
		if err == nil {
			e.Wake()
			return x, nil
		}
		if !fault.Has(err, "duplicate_found") {
			return Full{}, err
		}
	}
	return Full{}, fault.Invalid("too_many_full_exports", "Too many full exports", "The project has %d full exports already: delete one of them first", MaxFull)
}

// Get returns an export, or fault.NotFound.
func (e *FullEngine) Get(ctx context.Context, id string) (Full, error) {
	x, err := e.Store.FullExports().Get(ctx, id)
	if err == nil && x.over(e.Env.Now()) {
		return Full{}, fault.NotFound(FullKind.Name, id)
	}
	return x, err
}

// List returns all exports, the latest first.
func (e *FullEngine) List(ctx context.Context) ([]Full, error) {
	all, err := e.all(ctx)
	now := e.Env.Now()
	all = slices.DeleteFunc(all, func(x Full) bool { return x.over(now) })
	slices.Reverse(all)
	return all, err
}

// all returns all rows, the oldest first. They are few.
func (e *FullEngine) all(ctx context.Context) ([]Full, error) {
	page, err := e.Store.FullExports().List(ctx, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	return page.Items, err
}

// Delete removes an export: at once for everybody, and its archive in the background. Running work ends. It fails with fault.NotFound.
func (e *FullEngine) Delete(ctx context.Context, id string) error {
	if _, err := e.Get(ctx, id); err != nil {
		return err
	}
	x, err := e.Store.FullExports().Update(ctx, id, func(x *Full) error {
		x.Removed, x.Slot = true, ""
		return nil
	})
	if err != nil {
		return err
	}
	if x.Chunks > 0 {
		e.Wake()
		return nil
	}
	if err := e.Store.FullExports().Delete(ctx, id); !fault.IsNotFound(err) {
		return err
	}
	return nil
}

// Write copies the archive of an export that is done, Full.Size bytes, one chunk at a time.
func (e *FullEngine) Write(ctx context.Context, x Full, w io.Writer) error {
	for n := x.First; n < x.Chunks; n++ {
		chunk, err := e.Store.FullExportChunks().Get(ctx, fullChunkID(x.ID, n))
		if err != nil {
			return fmt.Errorf("read the archive of %s: %w", x.ID, err)
		}
		if _, err := w.Write(chunk.Content); err != nil {
			return err
		}
	}
	return nil
}
