package listing

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Page is what the answer to a list needs besides its words. What the style of the list does not have is empty.
type Page[T any] struct {
	Items []T
	// Total is the number of matching items on all pages, when the list tells it.
	Total   int
	HasMore bool
	// MoreStartingAfter is the starting_after_id of the next page.
	MoreStartingAfter string
	// Next is the cursor of the next page; it is of use until ExpiresAt. Both are empty on the last page.
	Next      string
	ExpiresAt time.Time
}

// Page makes the answer of what the query selected. An error is an accident: a list whose order no cursor can hold.
func (r Request[T]) Page(found storage.Page[T]) (Page[T], error) {
	page := Page[T]{Items: found.Items, Total: found.Total, HasMore: found.HasMore}
	if !found.HasMore || len(found.Items) == 0 {
		return page, nil
	}
	last := &found.Items[len(found.Items)-1]
	var err error
	switch r.spec.Style {
	case StyleStartingAfterID:
		page.MoreStartingAfter = r.spec.Kind.ID(last)
	case StyleCursor:
		page.Next, page.ExpiresAt, err = r.sealer.seal(r.spec.Kind.Position(last, r.Query.Order))
	}
	return page, err
}
