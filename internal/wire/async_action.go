package wire

import (
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
)

// AsyncActionRef answers a request whose work goes on in the background.
type AsyncActionRef struct {
	ID string `json:"async_action_id"`
}

// AsyncAction is the record of background work. The result is shown when one action is read, after its end.
type AsyncAction struct {
	ID              string             `json:"id"`
	Type            string             `json:"type"`
	Status          string             `json:"status" enum:"asyncaction.Status"`
	OperationStatus string             `json:"operation_status" enum:"asyncaction.OperationStatus"`
	RequestID       string             `json:"request_id"`
	ProcessingTime  *int64             `json:"processing_time,omitzero"`
	Progress        int                `json:"progress"`
	Result          *AsyncActionResult `json:"result,omitzero"`
	CreatedAt       Time               `json:"created_at"`
	UpdatedAt       Time               `json:"updated_at"`
	Object          string             `json:"object" enum:"async_action"`
}

// AsyncActionResult is the result of background work. Its properties depend on the type of the action.
type AsyncActionResult struct {
	Message     string               `json:"message,omitzero"`
	DoneCount   int64                `json:"done_count"`
	FailedCount *int64               `json:"failed_count,omitzero"`
	Failed      []AsyncActionFailure `json:"failed,omitzero"`
	Reports     []string             `json:"reports,omitzero"`
	ReportsTill Time                 `json:"reports_available_till,omitzero"`
	Errors      []AsyncActionError   `json:"errors,omitzero"`
}

// AsyncActionFailure explains a row of an import that failed.
type AsyncActionFailure struct {
	Code     string        `json:"code,omitzero"`
	SourceID *Null[string] `json:"source_id,omitzero"`
	Row      int64         `json:"row,omitzero"`
	// Line is the line of the file in which the row begins. An addition of this server.
	Line   int64  `json:"line,omitzero"`
	Reason string `json:"reason"`
}

// AsyncActionError explains a row of a bulk update that failed.
type AsyncActionError struct {
	Message  string `json:"message"`
	Details  string `json:"details"`
	Key      string `json:"key"`
	Code     string `json:"code,omitzero"`
	SourceID string `json:"source_id,omitzero"`
}

// NewAsyncAction returns the shape of an action as lists show it.
func NewAsyncAction(a asyncaction.Action) AsyncAction {
	return AsyncAction{
		ID: a.ID, Type: a.Type, Status: string(a.Status), OperationStatus: string(a.Operation), RequestID: a.RequestID,
		Progress: a.Progress(), CreatedAt: NewTime(a.CreatedAt), UpdatedAt: NewTime(a.UpdatedAt), Object: "async_action",
	}
}

// NewAsyncActionWithResult returns the shape of an action that is read by its id. report is the address of its report.
func NewAsyncActionWithResult(a asyncaction.Action, report string) AsyncAction {
	w := NewAsyncAction(a)
	if !a.Finished() {
		return w
	}
	took := a.ProcessingTime().Milliseconds()
	w.ProcessingTime = &took
	failed := a.Failed
	r := &AsyncActionResult{Message: a.Result.Message, DoneCount: a.Done}
	if a.Result.Cause != "" {
		r.Message = strings.TrimSpace(a.Result.Message + " " + a.Result.Cause)
	}
	if a.Result.Reported {
		r.Reports, r.ReportsTill = []string{report}, NewTime(a.ReportsUntil())
	}
	switch verb := a.Type[strings.LastIndexByte(a.Type, '.')+1:]; verb {
	case "BULK_UPDATE", "METADATA_UPDATE", "CHANGE_ALL":
		r.Message, r.FailedCount, r.Errors = a.Result.Cause, &failed, []AsyncActionError{}
		for _, f := range a.Result.Failures {
			e := AsyncActionError{Message: f.Message, Details: f.Reason, Key: f.Fault}
			if strings.HasPrefix(a.Type, "VOUCHERS.") {
				e.Code = f.Key
			} else {
				e.SourceID = f.Key
			}
			r.Errors = append(r.Errors, e)
		}
	case "IMPORT", "IMPORT_CSV", "VOUCHERS_IMPORT", "VOUCHERS_IMPORT_CSV":
		r.FailedCount, r.Failed = &failed, []AsyncActionFailure{}
		for _, f := range a.Result.Failures {
			r.Failed = append(r.Failed, newAsyncActionFailure(a.Type, f))
		}
	}
	w.Result = r
	return w
}

// newAsyncActionFailure identifies the row by its line in a file, and by its code or source id.
func newAsyncActionFailure(actionType string, f asyncaction.Failure) AsyncActionFailure {
	w := AsyncActionFailure{Reason: f.Reason}
	if strings.HasSuffix(actionType, "_CSV") {
		w.Row, w.Line = f.Row, f.Line
	}
	switch {
	case strings.Contains(actionType, "VOUCHERS"):
		w.Code = f.Key
	case strings.HasPrefix(actionType, "ORDERS."):
		w.SourceID = &Null[string]{f.Key}
	case f.Key != "" && !strings.HasPrefix(actionType, "SKUS."):
		w.SourceID = &Null[string]{f.Key}
	}
	return w
}
