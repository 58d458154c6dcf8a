package asyncaction

import (
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
)

// Action is the record of a piece of background work.
type Action struct {
	ID   string
	Type string
	// Status and Operation follow the rules of the package documentation.
	Status    Status
	Operation OperationStatus
	// RequestID is the request that started the work, and Source who sent it.
	RequestID string
	Source    env.Source
	CreatedAt time.Time
	UpdatedAt time.Time
	// StartedAt and FinishedAt are zero until then; the time between them is the processing time.
	StartedAt, FinishedAt time.Time

	// Cursor counts the committed portions; it makes repeated deliveries do nothing.
	Cursor int64
	// Total, Done and Failed count rows. ByRows says that each row stands for itself, as of an import: such an action can be canceled.
	Total, Done, Failed int64
	ByRows              bool
	Result              Result
	// Line is the FIFO queue of the action; empty without one.
	Line string
}

// Result is the result of an action.
type Result struct {
	Message string
	// Failures explains rows that failed, in their order; a bounded number of them is kept.
	Failures []Failure
	// Cause is why the action itself failed; Canceled says that a person ended it.
	Cause    string
	Canceled bool
	// Reported says that there is a report on single rows.
	Reported bool
	// Columns are those of the file whose rows failed; empty for rows that are not from a file.
	Columns []string
	// CampaignID is the campaign whose codes a file has; empty for all other actions.
	CampaignID string
	// Check is what was found by an action that compares things; nil for all other actions.
	Check *Check
}

// Check is what an action found that compares figures with their records.
type Check struct {
	// Compared counts the objects that were compared, Differing those that differ, and Moving those that could not be compared because they changed meanwhile.
	Compared, Differing, Moving int64
	// Differences says what differs, and NotCompared what could not be compared; a bounded number of each is kept.
	Differences, NotCompared []string
}

// Failure explains one row that failed.
type Failure struct {
	// Row is the number of the row, starting at 1 after the header; 0 when the input has no rows.
	Row int64
	// Line is the line of the file that the row begins in; 0 when the rows are not from a file.
	Line int64
	// Key is the row's code or source id.
	Key    string
	Reason string
	// Fault and Message are the key and the message of the fault.
	Fault, Message string
}

// Status is the state of an action.
type Status string

// The statuses of actions.
const (
	StatusEnqueued   Status = "ENQUEUED"
	StatusInProgress Status = "IN_PROGRESS"
	StatusDone       Status = "DONE"
	StatusFailed     Status = "FAILED"
)

// OperationStatus is the result of the work itself.
type OperationStatus string

// The operation statuses.
const (
	OperationUnknown OperationStatus = "UNKNOWN"
	OperationSuccess OperationStatus = "SUCCESS"
	OperationFailed  OperationStatus = "FAILED"
)

// Progress is the share of rows that are handled, 0 to 100. It is 100 only for a finished action.
func (a *Action) Progress() int {
	if a.Finished() {
		return 100
	}
	if a.Total <= 0 {
		return 0
	}
	return int(min(99, 100*(a.Done+a.Failed)/a.Total))
}

// Finished reports whether the action has ended.
func (a *Action) Finished() bool { return a.Status == StatusDone || a.Status == StatusFailed }

// ProcessingTime is how long the work took, zero until it is finished.
func (a *Action) ProcessingTime() time.Duration {
	if !a.Finished() || a.StartedAt.IsZero() {
		return 0
	}
	return a.FinishedAt.Sub(a.StartedAt)
}

// Claim begins a portion of the action, by its number, and reports whether it is still to be done: false means that an
// earlier delivery has committed it, or that the action has ended.
func (a *Action) Claim(portion int64, now time.Time) bool {
	if a.Finished() || a.Cursor != portion {
		return false
	}
	a.Cursor++
	a.UpdatedAt = now
	if a.Status == StatusEnqueued {
		a.Status, a.StartedAt = StatusInProgress, now
	}
	return true
}

// Finish ends the action: DONE, or FAILED when cause is not nil. An action whose rows all failed, or that found differences, is DONE with a failed
// operation.
func (a *Action) Finish(message string, cause error, now time.Time) {
	a.Status, a.Operation = StatusDone, OperationSuccess
	if a.Done == 0 && a.Failed > 0 || a.Result.Check != nil && a.Result.Check.Differing > 0 {
		a.Operation = OperationFailed
	}
	result := a.Result
	result.Message = message
	if cause != nil {
		a.Status, a.Operation = StatusFailed, OperationFailed
		result.Cause = cause.Error()
	}
	a.Result = result
	a.UpdatedAt, a.FinishedAt = now, now
	if a.StartedAt.IsZero() {
		a.StartedAt = now
	}
}

// ActionPrefix begins the id of every action.
const ActionPrefix = "aa_"

// ReportsUntil is until when the report on single rows is kept.
func (a *Action) ReportsUntil() time.Time { return a.CreatedAt.Add(reportsKept) }

// ActionKind describes actions to a backend.
var ActionKind = storage.Kind[Action]{
	Name: "async_action", Prefix: ActionPrefix,
	ID: func(a *Action) string { return a.ID },
	Fields: []storage.Field[Action]{
		storage.String("type", func(a *Action) string { return a.Type }),
		storage.String("status", func(a *Action) string { return string(a.Status) }),
		storage.String("operation", func(a *Action) string { return string(a.Operation) }),
		storage.Time("created_at", func(a *Action) time.Time { return a.CreatedAt }).Ordered(),
	},
}
