package wire

import (
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
)

// AsyncActionRef answers a request whose work goes on in the background.
type AsyncActionRef struct {
	ID string `json:"async_action_id"`
}

// AsyncAction is the record of background work. The result is shown only when one action is read, and once it is over.
type AsyncAction struct {
	ID              string             `json:"id"`
	Type            string             `json:"type"`
	Status          string             `json:"status"`
	OperationStatus string             `json:"operation_status"`
	RequestID       string             `json:"request_id"`
	ProcessingTime  *int64             `json:"processing_time,omitzero"`
	Progress        int                `json:"progress"`
	Result          *AsyncActionResult `json:"result,omitzero"`
	CreatedAt       Time               `json:"created_at"`
	UpdatedAt       Time               `json:"updated_at"`
	Object          string             `json:"object"`
}

// AsyncActionResult is what the work left behind.
type AsyncActionResult struct {
	Message     string               `json:"message"`
	DoneCount   int64                `json:"done_count"`
	FailedCount *int64               `json:"failed_count,omitzero"`
	Failed      []AsyncActionFailure `json:"failed,omitzero"`
}

// AsyncActionFailure explains a row that failed.
type AsyncActionFailure struct {
	Code   string `json:"code,omitzero"`
	Row    int64  `json:"row,omitzero"`
	Reason string `json:"reason"`
}

// NewAsyncAction returns the shape of an action as lists show it.
func NewAsyncAction(a asyncaction.Action) AsyncAction {
	return AsyncAction{
		ID: a.ID, Type: a.Type, Status: string(a.Status), OperationStatus: string(a.Operation), RequestID: a.RequestID,
		Progress: a.Progress(), CreatedAt: NewTime(a.CreatedAt), UpdatedAt: NewTime(a.UpdatedAt), Object: "async_action",
	}
}

// NewAsyncActionWithResult returns the shape of an action that is read by its id.
func NewAsyncActionWithResult(a asyncaction.Action) AsyncAction {
	w := NewAsyncAction(a)
	if !a.Finished() {
		return w
	}
	took := a.ProcessingTime().Milliseconds()
	w.ProcessingTime = &took
	result := &AsyncActionResult{Message: a.Result.Message, DoneCount: a.Done}
	if a.Result.Cause != "" {
		result.Message = strings.TrimSpace(a.Result.Message + " " + a.Result.Cause)
	}
	if a.Failed > 0 || len(a.Result.Failures) > 0 {
		failed := a.Failed
		result.FailedCount = &failed
		result.Failed = make([]AsyncActionFailure, len(a.Result.Failures))
		for i, f := range a.Result.Failures {
			result.Failed[i] = AsyncActionFailure{Code: f.Key, Row: f.Row, Reason: f.Reason}
		}
	}
	w.Result = result
	return w
}
