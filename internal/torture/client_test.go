package torture

import (
	"errors"
	"net/http"
	"slices"
	"testing"
)

// TestKeptAnswerRanksAboveOthers orders the results of two attempts with one key. A refusal that is not kept is decided again, and the second
// attempt may perform what the first one has refused.
func TestKeptAnswerRanksAboveOthers(t *testing.T) {
	ranks := []int{
		rank(Response{}, errUnsent), rank(Response{Status: http.StatusLocked}, nil), rank(Response{}, errors.New("lost")), rank(Response{Status: http.StatusBadRequest}, nil),
	}
	if !slices.IsSorted(ranks) || len(slices.Compact(ranks)) != 4 {
		t.Errorf("the ranks are %v, want them in rising order", ranks)
	}
}
