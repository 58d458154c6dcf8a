package httpapi

import (
	"encoding/json"
	"fmt"
	"iter"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
)

// acceptedAction answers 202 with the id of an async action.
func acceptedAction(a asyncaction.Action, err error) (answer, error) {
	return accepted(wire.AsyncActionRef{ID: a.ID}), err
}

// okAction is started for operations that are documented to answer 200.
func okAction(a asyncaction.Action, err error) (answer, error) {
	return ok(wire.AsyncActionRef{ID: a.ID}), err
}

// elements is a body that is an array. Its elements are not decoded yet.
type elements []json.RawMessage

// UnmarshalJSON accepts an array, or null for an empty one.
func (e *elements) UnmarshalJSON(data []byte) error {
	var list []json.RawMessage
	if err := json.Unmarshal(data, &list); err != nil {
		return err
	}
	*e = list
	return nil
}

// checkLength refuses an array that is empty or has more than so many elements.
func (e elements) checkLength(most int) error {
	switch n := len(e); {
	case n == 0:
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be an array with at least 1 item")
	case n > most:
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must NOT have more than %d items (it has %d)", most, n)
	}
	return nil
}

// element decodes the element at an index. A fault names the index.
func element[In any](e elements, i int) (in In, err error) {
	if err := json.Unmarshal(e[i], &in); err != nil {
		return in, atElement(i, payloadFault(withItemPath(err, e[i], &in), 0))
	}
	return in, nil
}

// elementPath returns the path of an element, as faults name it: [3].
func elementPath(i int) string { return fmt.Sprintf("[%d]", i) }

// atElement adds the index of an element to a fault about it.
func atElement(i int, err error) error {
	f, isFault := fault.As(err)
	if !isFault {
		return err
	}
	named := *f
	named.Details = fmt.Sprintf("Item [%d]: %s", i, f.Details)
	return &named
}

// rowsOf yields rows that are in memory already.
func rowsOf[T any](rows []asyncaction.Row[T]) iter.Seq2[asyncaction.Row[T], error] {
	return func(yield func(asyncaction.Row[T], error) bool) {
		for _, row := range rows {
			if !yield(row, nil) {
				return
			}
		}
	}
}
