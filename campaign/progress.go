package campaign

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Progress counts the codes of a campaign and shows how far the background work on them has come. It is kept apart from the
// campaign: every portion of generation changes it, and the campaign itself is configuration.
type Progress struct {
	// ID is that of the campaign.
	ID            string
	VouchersCount int64
	// Creation and Generation are the two statuses that the API shows.
	Creation, Generation Status
	// Jobs is how many jobs work on the codes. The statuses become final when the last of them ends.
	Jobs int64
}

// Status is how far the background work on a campaign has come.
type Status string

// The statuses.
const (
	StatusDone       Status = "DONE"
	StatusInProgress Status = "IN_PROGRESS"
	StatusFailed     Status = "FAILED"
	StatusDraft      Status = "DRAFT"
	StatusModifying  Status = "MODIFYING"
)

// ProgressKind describes progress records to a backend.
var ProgressKind = storage.Kind[Progress]{
	Name: "campaign_progress", Prefix: "camp_",
	ID: func(p *Progress) string { return p.ID },
	Fields: []storage.Field[Progress]{
		storage.String("creation_status", func(p *Progress) string { return string(p.Creation) }),
		storage.String("generation_status", func(p *Progress) string { return string(p.Generation) }),
	},
}

// Begin notes the start of a job that generates or rewrites codes.
func (p *Progress) Begin(status Status) {
	p.Jobs++
	p.Creation, p.Generation = status, status
}

// End notes the end of a job. A failure is shown until the next job begins.
func (p *Progress) End(failed bool) {
	p.Jobs = max(0, p.Jobs-1)
	switch {
	case failed:
		p.Creation, p.Generation = StatusDone, StatusFailed
	case p.Jobs == 0 && p.Generation != StatusFailed:
		p.Creation, p.Generation = StatusDone, StatusDone
	}
}

// Locked refuses a change of a campaign whose codes are being generated, with 423 resource_locked.
func (p *Progress) Locked(c *Campaign) error {
	if p.Generation != StatusInProgress {
		return nil
	}
	return fault.New(fault.KindLocked, "resource_locked", "Resource locked",
		"Vouchers of campaign %s are being generated; it can be changed when vouchers_generation_status is no longer %s", c.ID, p.Generation).
		About(Kind.Name, c.ID)
}
