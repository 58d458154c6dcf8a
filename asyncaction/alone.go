package asyncaction

import (
	"context"
	"errors"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/background"
	"github.com/punchcardhq/punchcard/storage"
)

// Alone is long work of one type, of which at most one action is under way in a project. It is not done by jobs, because a delivery has to end within
// seconds and the work cannot be divided into portions. Processes look for it: one claims it and says so until it is done. When that one is killed, another
// one begins it again.
type Alone struct {
	Store Store
	Env   env.Env
	// Wake is a job whose handler has Work called soon. It is enqueued with each action, so that it runs once the action is committed. Its kind is the type of
	// the actions and the name of their queue.
	Wake Job
	// Parts is how many parts the work has.
	Parts int64
	// Do does the work. It calls save after each part to store how far it is; save fails when another process has taken over.
	Do func(ctx context.Context, save func(change func(a *Action)) error) error
}

const (
	// aloneHeldFor is after what time without a word the process that works counts as dead. A process says so every aloneRenewal.
	aloneHeldFor, aloneRenewal = time.Minute, 10 * time.Second
	// maxAloneClaims bounds how often the work begins: what ends its server each time is given up.
	maxAloneClaims = 5
)

// errNotHeld ends the work of a process whose action was taken over or is gone.
var errNotHeld = errors.New("another process works on the action, or it is gone")

// Start records a new action, which Work begins. While one is under way, it is returned in place of a new one.
func (l *Alone) Start(ctx context.Context) (a Action, err error) {
	err = storage.AtomicUpsert(ctx, l.Store, func(tx Store) error {
		a, _ = newAction(ctx, l.Env, l.Wake.Kind(), func(string) Job { return l.Wake })
		a.Total = l.Parts
		running := ""
		_, err := tx.AsyncActionLines().Update(ctx, l.Wake.Kind(), func(q *FIFO) error {
			if running = q.Running; running == "" {
				q.Running = a.ID
			}
			return nil
		})
		if fault.IsNotFound(err) {
			err = tx.AsyncActionLines().Insert(ctx, FIFO{ID: l.Wake.Kind(), Running: a.ID})
		}
		if err != nil {
			return err
		}
		if running != "" {
			a, err = tx.AsyncActions().Get(ctx, running)
			return err
		}
		if err := tx.AsyncActions().Insert(ctx, a); err != nil {
			return err
		}
		return tx.Enqueue(ctx, l.Wake)
	})
	return a, err
}

// Last returns the action that began last; false without one.
func (l *Alone) Last(ctx context.Context) (Action, bool, error) {
	return storage.First(ctx, l.Store.AsyncActions(), storage.Query{Filter: storage.Is("type", l.Wake.Kind()), Order: []storage.Order{{Field: "created_at", Desc: true}}})
}

// Work does the work of the action that is under way, unless another process does. Any number of processes may call it.
func (l *Alone) Work(ctx context.Context) error {
	q, err := l.Store.AsyncActionLines().Get(ctx, l.Wake.Kind())
	if fault.IsNotFound(err) || err == nil && q.Running == "" {
		return nil
	}
	if err != nil {
		return err
	}
	held, claimed, err := l.claim(ctx, q.Running)
	switch {
	case fault.IsNotFound(err):
		return release(ctx, l.Store, &Action{ID: q.Running, Line: l.Wake.Kind()})
	case err != nil || !claimed:
		return err
	case held.Cursor > maxAloneClaims:
		return giveUp(ctx, l.Store, held.ID, ErrGivenUp, l.Env.Now())
	}
	return l.hold(ctx, held)
}

// claim takes the action when no process works on it. What an earlier process found is dropped.
func (l *Alone) claim(ctx context.Context, id string) (a Action, claimed bool, err error) {
	a, err = l.Store.AsyncActions().Update(ctx, id, func(a *Action) error {
		now := l.Env.Now()
		if claimed = !a.Finished() && (a.StartedAt.IsZero() || !now.Before(a.UpdatedAt.Add(aloneHeldFor))); claimed {
			a.Status, a.StartedAt, a.UpdatedAt, a.Done, a.Result = StatusInProgress, now, now, 0, Result{}
			a.Cursor++
		}
		return nil
	})
	return a, claimed, err
}

// update changes an action that this process works on, and says that it is alive. It fails with errNotHeld.
func (l *Alone) update(ctx context.Context, store Store, held *Action, change func(a *Action)) (Action, error) {
	a, err := store.AsyncActions().Update(ctx, held.ID, func(a *Action) error {
		if a.Finished() || a.Cursor != held.Cursor {
			return errNotHeld
		}
		a.UpdatedAt = l.Env.Now()
		change(a)
		return nil
	})
	if fault.IsNotFound(err) {
		err = errNotHeld
	}
	return a, err
}

// hold does the work of an action that this process has claimed.
func (l *Alone) hold(ctx context.Context, held Action) error {
	save := func(ctx context.Context, change func(a *Action)) error {
		_, err := l.update(ctx, l.Store, &held, change)
		return err
	}
	renew := func(ctx context.Context) error { return save(ctx, func(*Action) {}) }
	err := background.WhileHeld(ctx, aloneRenewal, errNotHeld, renew, func(ctx context.Context) error {
		if err := l.Do(ctx, func(change func(a *Action)) error { return save(ctx, change) }); err != nil {
			return err
		}
		return storage.Atomic(ctx, l.Store, func(tx Store) error {
			a, err := l.update(ctx, tx, &held, func(a *Action) { a.Finish(a.Result.Message, nil, a.UpdatedAt) })
			if err != nil {
				return err
			}
			return release(ctx, tx, &a)
		})
	})
	if err != nil && ctx.Err() != nil { // this process stops: the next one begins at once
		after, stop := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
		defer stop()
		err = save(after, func(a *Action) { a.StartedAt = time.Time{}; a.Cursor-- })
	}
	if errors.Is(err, errNotHeld) {
		return nil
	}
	return err // another attempt begins when the time of this one is over
}
