package sqlstore

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ export.Store = (*Project)(nil)

// Exports returns the exports.
func (p *Project) Exports() storage.Collection[export.Export] { return collection(p, exportTable) }

// ExportChunks returns the pieces of exported files.
func (p *Project) ExportChunks() storage.Collection[export.Chunk] { return collection(p, chunkTable) }

var exportTable = tableOf(export.Kind, exportItem, newExportRow)

type exportRow struct {
	bun.BaseModel `bun:"table:exports,alias:t"`

	ProjectID  string             `bun:"project_id,pk"`
	ID         string             `bun:"id,pk"`
	Object     string             `bun:"object,nullzero"`
	Order      string             `bun:"sorted_by,nullzero"`
	Fields     document[[]string] `bun:"fields"`
	Filters    verbatim           `bun:"filters"`
	CampaignID string             `bun:"campaign_id,nullzero"`
	Selection  verbatim           `bun:"selection"`
	Channel    string             `bun:"channel,nullzero"`
	UserID     string             `bun:"user_id,nullzero"`
	Status     string             `bun:"status,nullzero"`
	Keys       document[[]string] `bun:"keys"`
	Cursor     int64              `bun:"portion"`
	Rows       int64              `bun:"row_count"`
	Chunks     int64              `bun:"chunks"`
	Size       int64              `bun:"size"`
	Cause      string             `bun:"cause,nullzero"`
	CreatedAt  instant            `bun:"created_at"`
	UpdatedAt  instant            `bun:"updated_at"`
}

func exportItem(r *exportRow) export.Export {
	return export.Export{
		ID: r.ID, Object: r.Object, Order: r.Order, Fields: r.Fields.value, Filters: json.RawMessage(r.Filters), CampaignID: r.CampaignID,
		Selection: json.RawMessage(r.Selection), Channel: r.Channel, UserID: r.UserID, Status: export.Status(r.Status), Keys: r.Keys.value,
		Cursor: r.Cursor, Rows: r.Rows, Chunks: r.Chunks, Size: r.Size, Cause: r.Cause, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newExportRow(project string, e *export.Export) exportRow {
	return exportRow{
		ProjectID: project, ID: e.ID, Object: e.Object, Order: e.Order, Fields: asDocument(e.Fields), Filters: verbatim(e.Filters),
		CampaignID: e.CampaignID, Selection: verbatim(e.Selection), Channel: e.Channel, UserID: e.UserID, Status: string(e.Status),
		Keys: asDocument(e.Keys), Cursor: e.Cursor, Rows: e.Rows, Chunks: e.Chunks, Size: e.Size, Cause: e.Cause,
		CreatedAt: instant(e.CreatedAt), UpdatedAt: instant(e.UpdatedAt),
	}
}

var chunkTable = tableOf(export.ChunkKind, chunkItem, newChunkRow)

type chunkRow struct {
	bun.BaseModel `bun:"table:export_chunks,alias:t"`

	ProjectID string `bun:"project_id,pk"`
	ID        string `bun:"id,pk"`
	ExportID  string `bun:"export_id,nullzero"`
	Text      string `bun:"content,nullzero"`
}

func chunkItem(r *chunkRow) export.Chunk {
	return export.Chunk{ID: r.ID, ExportID: r.ExportID, Text: r.Text}
}

func newChunkRow(project string, c *export.Chunk) chunkRow {
	return chunkRow{ProjectID: project, ID: c.ID, ExportID: c.ExportID, Text: c.Text}
}
