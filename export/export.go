package export

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Export is a requested file, and its progress.
type Export struct {
	ID string
	// Object names what is exported, as "voucher".
	Object string
	// Order is the field that the rows are sorted by, with a minus in front for the other direction.
	Order  string
	Fields []string
	// Filters are the filters as the client sent them, for answers. CampaignID is the campaign that the request names besides.
	Filters    json.RawMessage
	CampaignID string
	// Selection is the storage filter of the rows.
	Selection json.RawMessage
	Channel   string
	// UserID is the person who asked; empty for a key.
	UserID string
	Status Status
	// Keys are the custom attributes that become columns. They are known after the first reading of the rows.
	Keys []string
	// Cursor counts the committed portions; it makes repeated deliveries do nothing.
	Cursor int64
	// Rows, Chunks and Size are how much was written: rows, pieces of the file, bytes.
	Rows, Chunks, Size int64
	// Cause is why the export ended as ERROR.
	Cause                string
	CreatedAt, UpdatedAt time.Time
}

// Status is the state of an export.
type Status string

// The statuses of exports.
const (
	StatusScheduled  Status = "SCHEDULED"
	StatusInProgress Status = "IN_PROGRESS"
	StatusDone       Status = "DONE"
	StatusError      Status = "ERROR"
)

// Finished reports whether the export has ended.
func (e *Export) Finished() bool { return e.Status == StatusDone || e.Status == StatusError }

// Kind describes exports to a backend.
var Kind = storage.Kind[Export]{
	Name: "export", Prefix: "exp_",
	ID: func(e *Export) string { return e.ID },
	Fields: []storage.Field[Export]{
		storage.String("status", func(e *Export) string { return string(e.Status) }).Ordered(),
		storage.Time("created_at", func(e *Export) time.Time { return e.CreatedAt }).Ordered(),
	},
}

// Chunk is a piece of a file.
type Chunk struct {
	// ID follows from the export and the number of the chunk.
	ID       string
	ExportID string
	Text     string
}

// ChunkKind describes chunks to a backend.
var ChunkKind = storage.Kind[Chunk]{
	Name: "export_chunk", Prefix: "expc_",
	ID: func(c *Chunk) string { return c.ID },
	Fields: []storage.Field[Chunk]{
		storage.String("export_id", func(c *Chunk) string { return c.ExportID }),
	},
}

// chunkID is the id of a chunk, counted from 0.
func chunkID(exportID string, number int64) string {
	return fmt.Sprintf("%s%s_%d", ChunkKind.Prefix, exportID, number)
}
