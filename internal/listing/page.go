package listing

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Page holds the items and the paging fields of the answer to a list. Fields that the style of the list does not have are
// empty.
type Page[T any] struct {
	Items []T
	// Total is the number of matching items on all pages, when the list tells it.
	Total   int
	HasMore bool
	// MoreStartingAfter is the starting_after_id of the next page.
	MoreStartingAfter string
	// Next is the cursor of the next page; it is valid until ExpiresAt. Both are empty on the last page.
	Next      string
	ExpiresAt time.Time
}

// Page makes the answer from the result of the query. An error is a bug: a list whose order cannot be stored in a cursor.
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
