package export

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Full is an export of the whole project, as one archive.
type Full struct {
	ID string
	// Slot is one of slots until the export is removed: it bounds how many there are.
	Slot string
	// Since, unless zero, is the time from which rows have changed.
	Since  time.Time
	Status Status
	// Removed says that somebody deleted it. The row stays until the archive is gone.
	Removed bool
	// Holder is the process that writes, until HeldUntil. After that another one begins anew. Attempts counts how often one began.
	Holder    string
	HeldUntil time.Time
	Attempts  int64
	// Done is how many rows were read, of Rows.
	Done, Rows int64
	// Chunks is how many pieces were written, those of earlier attempts included: the archive begins at First. Those before Dropped are gone.
	Dropped, First, Chunks int64
	// Size is the number of bytes of the archive, SHA256 its sum.
	Size   int64
	SHA256 string
	// Cause is why it ended as ERROR.
	Cause string
	// StartedAt is a moment before the one that the archive shows, EndedAt when it was complete or failed, ExpiresAt when it is removed.
	CreatedAt, StartedAt, EndedAt, ExpiresAt time.Time
}

// Progress is how much of the work is done, in per cent.
func (x *Full) Progress() int64 {
	switch {
	case x.Status == StatusDone:
		return 100
	case x.Rows == 0:
		return 0
	}
	return min(99, x.Done*100/x.Rows)
}

// finished reports whether nobody will write it any more.
func (x *Full) finished() bool {
	return x.Removed || x.Status == StatusDone || x.Status == StatusError
}

// over reports whether it is to be removed.
func (x *Full) over(now time.Time) bool {
	return x.Removed || !x.ExpiresAt.IsZero() && !now.Before(x.ExpiresAt)
}

// FullKind describes exports of whole projects to a backend.
var FullKind = storage.Kind[Full]{
	Name: "full_export", Prefix: "fexp_",
	ID:     func(x *Full) string { return x.ID },
	Unique: []storage.Unique[Full]{{Name: "slot", Value: func(x *Full) string { return x.Slot }}},
	Fields: []storage.Field[Full]{
		storage.String("slot", func(x *Full) string { return x.Slot }),
		storage.Time("created_at", func(x *Full) time.Time { return x.CreatedAt }).Ordered(),
	},
}

// FullChunk is a piece of an archive.
type FullChunk struct {
	// ID follows from the export and the number of the chunk.
	ID      string
	Content []byte
}

// FullChunkKind describes pieces of archives to a backend.
var FullChunkKind = storage.Kind[FullChunk]{
	Name: "full_export_chunk", Prefix: "fexpc_",
	ID: func(c *FullChunk) string { return c.ID },
}

// fullChunkID is the id of a chunk, counted from 0.
func fullChunkID(exportID string, number int64) string {
	return fmt.Sprintf("%s%s_%d", FullChunkKind.Prefix, exportID, number)
}
