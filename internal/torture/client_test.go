package torture

import (
	"errors"
	"net/http"
	"slices"
	"testing"
)

// TestDoneRanksAboveRefused orders the answers to one key. A refusal that could not be kept is decided again, and the second run may
// perform what the first one has refused.
func TestDoneRanksAboveRefused(t *testing.T) {
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
		t.Errorf("the ranks are %v, want them in rising order", ranks)
	}
}
