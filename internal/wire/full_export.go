package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
)

// fullFormat is the only format of full exports.
const fullFormat = "native"

// FullExportInput is the body of a full export. It may be empty.
type FullExportInput struct {
	Format Word `json:"format" enum:"native"`
	Since  Word `json:"since"`
}

// Domain returns the time since when rows have changed, zero for all rows.
func (w FullExportInput) Domain() (since time.Time, err error) {
	switch {
	case w.Format == "voucherify":
		return since, fault.Payload("format", "must be %s: punchcard export --format voucherify writes the files of the published API", fullFormat)
	case w.Format != "" && w.Format != fullFormat:
		return since, fault.Payload("format", "should be equal to one of the allowed values [ %s ] (actual value is '%.60s')", fullFormat, string(w.Format))
	case w.Since == "":
		return since, nil
	}
	since, err = time.Parse(time.RFC3339, string(w.Since))
	if err != nil {
		return time.Time{}, fault.Payload("since", "must be a time with an offset, such as 2026-11-23T00:00:00Z (actual value is '%.60s')", string(w.Since))
	}
	return since.UTC().Truncate(time.Millisecond), nil
}

// FullExport is an export of the whole project.
type FullExport struct {
	ID     string `json:"id"`
	Object string `json:"object" enum:"full_export"`
	Status string `json:"status" enum:"export.Status"`
	Format string `json:"format" enum:"native"`
	Since  Time   `json:"since"`
	// Progress is how much of the work is done, in per cent.
	Progress int64 `json:"progress"`
	// Size is how many bytes the archive has so far.
	Size int64 `json:"size"`
	// SHA256 is the sum of the archive, in hexadecimal digits, once it is complete.
	SHA256 Null[string]       `json:"sha256"`
	Result Null[ExportResult] `json:"result"`
	// Error says why the export ended as ERROR.
	Error     Null[string] `json:"error"`
	CreatedAt Time         `json:"created_at"`
	// StartedAt is a moment before the one that the archive shows. The next export of what has changed begins some minutes before it.
	StartedAt Time `json:"started_at"`
	// FinishedAt is when the archive was complete, or the export failed.
	FinishedAt Time `json:"finished_at"`
	// ExpiresAt is when the archive is removed.
	ExpiresAt Time `json:"expires_at"`
}

// NewFullExport returns the shape of an export of the whole project. The address is shown once the archive is complete.
func NewFullExport(x export.Full, url string) FullExport {
	w := FullExport{
		ID: x.ID, Object: "full_export", Status: string(x.Status), Format: fullFormat, Since: NewTime(x.Since), Progress: x.Progress(), Size: x.Size,
		SHA256: OrNull(x.SHA256), Error: OrNull(x.Cause), CreatedAt: NewTime(x.CreatedAt), StartedAt: NewTime(x.StartedAt), FinishedAt: NewTime(x.EndedAt),
		ExpiresAt: NewTime(x.ExpiresAt),
	}
	if x.Status == export.StatusDone {
		w.Result = OrNull(ExportResult{URL: url})
	}
	return w
}
