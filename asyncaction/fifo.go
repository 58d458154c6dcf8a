package asyncaction

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// FIFO is a queue of actions of which one runs at a time: the others begin in the order in which they were added.
type FIFO struct {
	// ID names the queue.
	ID string
	// Running is the action whose jobs run; empty when there is none.
	Running string
	Waiting []Waiting
}

// Waiting is an action whose first job is not enqueued yet.
type Waiting struct {
	ActionID string
	JobKind  string
	Payload  json.RawMessage
}

// FIFOKind describes queues to a backend.
var FIFOKind = storage.Kind[FIFO]{
	Name: "async_action_line",
	ID:   func(l *FIFO) string { return l.ID },
	Fields: []storage.Field[FIFO]{
		storage.String("running", func(l *FIFO) string { return l.Running }),
	},
}

// enqueue enqueues the first job of an action, or adds it to the queue when another action is running. The transaction locks the
// row of the queue: otherwise two actions could start at once, or one that ends meanwhile could miss the waiting one.
func enqueue(ctx context.Context, tx Store, queueID, actionID string, first Job) error {
	if queueID == "" {
		return tx.Enqueue(ctx, first)
	}
	payload, err := json.Marshal(first)
	if err != nil {
		return err
	}
	free := false
	join := func(l *FIFO) error {
		if free = l.Running == ""; free {
			l.Running = actionID
		} else {
			l.Waiting = append(l.Waiting[:len(l.Waiting):len(l.Waiting)], Waiting{actionID, first.Kind(), payload})
		}
		return nil
	}
	_, err = tx.AsyncActionLines().Update(ctx, queueID, join)
	if fault.IsNotFound(err) {
		l := FIFO{ID: queueID}
		_ = join(&l)
		err = tx.AsyncActionLines().Insert(ctx, l)
	}
	if err != nil || !free {
		return err
	}
	return tx.Enqueue(ctx, first)
}

// release removes an action from its queue and, if it was running, begins the next one.
func release(ctx context.Context, tx Store, a *Action) error {
	if a.Line == "" {
		return nil
	}
	var next *Waiting
	_, err := tx.AsyncActionLines().Update(ctx, a.Line, func(l *FIFO) error {
		next = nil
		if l.Running != a.ID {
			l.Waiting = slices.DeleteFunc(slices.Clone(l.Waiting), func(w Waiting) bool { return w.ActionID == a.ID })
			return nil
		}
		if l.Running = ""; len(l.Waiting) > 0 {
			next = &l.Waiting[0]
			l.Running, l.Waiting = next.ActionID, l.Waiting[1:]
		}
		return nil
	})
	if err != nil || next == nil {
		return err
	}
	return tx.Enqueue(ctx, storedJob{next.JobKind, next.Payload})
}

// storedJob is a job in its stored form.
type storedJob struct {
	kind    string
	payload json.RawMessage
}

func (s storedJob) Kind() string                 { return s.kind }
func (s storedJob) MarshalJSON() ([]byte, error) { return s.payload, nil }
