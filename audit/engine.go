package audit

import (
	"context"
	"errors"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Kept is how long entries are kept.
const Kept = 400 * 24 * time.Hour

// maxText bounds names and reasons, in characters.
const maxText = 500

// Store is where entries are kept.
type Store interface {
	AuditEntries() storage.Collection[Entry]
}

// Engine keeps the entries of one project, or those of the installation.
type Engine struct {
	store Store
	env   env.Env
}

// New returns the entries of the project that the store belongs to.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// DailySteps returns what an engine does each day.
func DailySteps(e *Engine) []daily.Step {
	return []daily.Step{{Phase: daily.Forget, Name: "forget old audit entries", Do: e.forget}}
}

// Change says who changes what; see Entry.
type Change struct {
	Actor  Actor
	Act    string
	Object Object
	Reason string
	// Before is the object before the change; nil for one that is made.
	Before any
}

// Do writes that a change is attempted, makes it, and writes what came of it. The function returns the object as it is afterwards, nil for one
// that is gone. Do fails as the function does, or because the attempt could not be written: then nothing was changed. When the change was
// made and its entry cannot be completed, the entry stays ATTEMPTED and Do succeeds.
func (e *Engine) Do(ctx context.Context, c Change, change func(context.Context) (after any, err error)) error {
	if change == nil {
		return errors.New("audit: there is no function that makes the change")
	}
	entry := Entry{
		ID: e.env.NewID(Kind.Prefix), CreatedAt: e.env.Now(), Status: StatusAttempted, Actor: c.Actor, RequestID: env.RequestID(ctx), Act: c.Act,
		Object: c.Object, Reason: cut(c.Reason),
	}
	entry.Actor.Name, entry.Object.Name = cut(c.Actor.Name), cut(c.Object.Name)
	if err := e.store.AuditEntries().Insert(ctx, entry); err != nil {
		return err
	}
	after, failed := change(ctx)
	// The person may have gone: what was done is written down all the same.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	refusal, refused := fault.As(failed)
	if failed != nil && !refused {
		return failed // nobody knows whether it was made
	}
	_, _ = e.store.AuditEntries().Update(ctx, entry.ID, func(entry *Entry) error {
		entry.EndedAt = e.env.Now()
		if refused {
			entry.Status, entry.Key, entry.Message = StatusRefused, refusal.Key, cut(refusal.Message)
			return nil
		}
		entry.Status = StatusDone
		entry.Before, entry.After = Difference(c.Before, after)
		if entry.Object.ID == "" {
			entry.Object.ID = idOf(after)
		}
		return nil
	})
	return failed
}

// cut shortens a text that people write.
func cut(text string) string {
	text = storage.Storable(text)
	if utf8.RuneCountInString(text) <= maxText {
		return text
	}
	return string([]rune(text)[:maxText])
}

// List returns a page of entries.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Entry], error) {
	return e.store.AuditEntries().List(ctx, q)
}

// Forget deletes the entries that are older than Kept. It is for a log that no daily work belongs to: that of the installation.
func Forget(ctx context.Context, e *Engine) error {
	for more := true; more; {
		var err error
		if more, err = e.forget(ctx, "", nil); err != nil {
			return err
		}
	}
	return nil
}

// forgottenAtOnce is how many entries one call of forget deletes.
const forgottenAtOnce = 500

// forget deletes some of the entries that are older than Kept, and reports whether there are more.
func (e *Engine) forget(ctx context.Context, _ calc.Day, _ []string) (more bool, err error) {
	old := storage.Where("created_at", storage.OpLess, e.env.Now().Add(-Kept))
	page, err := e.store.AuditEntries().List(ctx, storage.Query{Filter: old, Order: []storage.Order{{Field: "created_at"}}, Limit: forgottenAtOnce})
	if err != nil || len(page.Items) == 0 {
		return false, err
	}
	ids := make([]string, len(page.Items))
	for i := range page.Items {
		ids[i] = page.Items[i].ID
	}
	_, err = e.store.AuditEntries().DeleteAll(ctx, storage.In("id", ids))
	return page.HasMore, err
}
