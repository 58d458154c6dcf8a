package torture

import (
	"errors"
	"net/http"
	"slices"
	"testing"
)

// Of two answers to one key the one counts that says more of what was done. A refusal that could not be kept is decided again, and the
// second run may do what the first one refused.
func TestWhatWasDoneCountsBeforeWhatWasRefused(t *testing.T) {
	refusal := func(status int, key string) Response {
		return Response{Status: status, Body: map[string]any{"key": key}}
	}
	ranks := []int{
		rank(Response{}, errUnsent),
		rank(refusal(http.StatusLocked, "resource_locked"), nil),
		rank(Response{}, errors.New("lost")),
		rank(refusal(http.StatusBadRequest, "loyalty_card_points_exceeded"), nil),
		rank(refusal(http.StatusConflict, "duplicate_found"), nil),
		rank(Response{Status: http.StatusOK}, nil),
	}
	if !slices.IsSorted(ranks) || len(slices.Compact(ranks)) != 6 {
		t.Errorf("the ranks are %v, want each above the one before", ranks)
	}
}
