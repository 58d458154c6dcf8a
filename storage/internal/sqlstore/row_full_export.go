package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/storage"
)

var _ export.FullStore = (*Project)(nil)

// FullExports returns the exports of the whole project.
func (p *Project) FullExports() storage.Collection[export.Full] { return collection(p, fullTable) }

// FullExportChunks returns the pieces of their archives.
func (p *Project) FullExportChunks() storage.Collection[export.FullChunk] {
	return collection(p, fullChunkTable)
}

var fullTable = tableOf(export.FullKind, fullItem, newFullRow)

type fullRow struct {
	bun.BaseModel `bun:"table:full_exports,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	Slot      string  `bun:"slot,nullzero"`
	Since     instant `bun:"since"`
	Status    string  `bun:"status,nullzero"`
	Removed   bool    `bun:"removed"`
	Holder    string  `bun:"holder,nullzero"`
	HeldUntil instant `bun:"held_until"`
	Attempts  int64   `bun:"attempts"`
	Done      int64   `bun:"done"`
	Rows      int64   `bun:"row_count"`
	Dropped   int64   `bun:"dropped"`
	First     int64   `bun:"first_chunk"`
	Chunks    int64   `bun:"chunks"`
	Size      int64   `bun:"size"`
	SHA256    string  `bun:"sha256,nullzero"`
	Cause     string  `bun:"cause,nullzero"`
	CreatedAt instant `bun:"created_at"`
	StartedAt instant `bun:"started_at"`
	EndedAt   instant `bun:"ended_at"`
	ExpiresAt instant `bun:"expires_at"`
}

func fullItem(r *fullRow) export.Full {
	return export.Full{
		ID: r.ID, Slot: r.Slot, Since: r.Since.time(), Status: export.Status(r.Status), Removed: r.Removed, Holder: r.Holder, HeldUntil: r.HeldUntil.time(),
		Attempts: r.Attempts, Done: r.Done, Rows: r.Rows, Dropped: r.Dropped, First: r.First, Chunks: r.Chunks, Size: r.Size, SHA256: r.SHA256, Cause: r.Cause,
		CreatedAt: r.CreatedAt.time(), StartedAt: r.StartedAt.time(), EndedAt: r.EndedAt.time(), ExpiresAt: r.ExpiresAt.time(),
	}
}

func newFullRow(project string, x *export.Full) fullRow {
	return fullRow{
		ProjectID: project, ID: x.ID, Slot: x.Slot, Since: instant(x.Since), Status: string(x.Status), Removed: x.Removed, Holder: x.Holder,
		HeldUntil: instant(x.HeldUntil), Attempts: x.Attempts, Done: x.Done, Rows: x.Rows, Dropped: x.Dropped, First: x.First, Chunks: x.Chunks, Size: x.Size,
		SHA256: x.SHA256, Cause: x.Cause, CreatedAt: instant(x.CreatedAt), StartedAt: instant(x.StartedAt), EndedAt: instant(x.EndedAt),
		ExpiresAt: instant(x.ExpiresAt),
	}
}

var fullChunkTable = tableOf(export.FullChunkKind, fullChunkItem, newFullChunkRow)

type fullChunkRow struct {
	bun.BaseModel `bun:"table:full_export_chunks,alias:t"`

	ProjectID string `bun:"project_id,pk"`
	ID        string `bun:"id,pk"`
	Content   octets `bun:"content"`
}

func fullChunkItem(r *fullChunkRow) export.FullChunk {
	return export.FullChunk{ID: r.ID, Content: r.Content}
}

func newFullChunkRow(project string, c *export.FullChunk) fullChunkRow {
	return fullChunkRow{ProjectID: project, ID: c.ID, Content: c.Content}
}
