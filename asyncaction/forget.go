package asyncaction

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// forgottenAtOnce is how many parts, and how many actions, one call of Forget deletes. A part has up to a megabyte.
const forgottenAtOnce = 100

// Forget deletes some of the actions that began longer ago than they are kept and have ended, and some of the reports on rows that are older than a
// month. It reports whether there are more.
func (e *Engine) Forget(ctx context.Context, kept time.Duration) (more bool, err error) {
	now := e.env.Now()
	parts, moreParts, err := oldest(ctx, e.store.AsyncActionParts(), storage.Where("created_at", storage.OpLess, now.Add(-reportsKept)), func(p *Part) string { return p.ID })
	if err != nil {
		return false, err
	}
	if err := deleteAll(ctx, e.store.AsyncActionParts(), parts); err != nil {
		return false, err
	}
	ended := storage.And(storage.Where("created_at", storage.OpLess, now.Add(-kept)), storage.In("status", []string{string(StatusDone), string(StatusFailed)}))
	actions, moreActions, err := oldest(ctx, e.store.AsyncActions(), ended, ActionKind.ID)
	if err != nil {
		return false, err
	}
	return moreParts || moreActions, deleteAll(ctx, e.store.AsyncActions(), actions)
}

// deleteAll deletes the objects with these ids. Without any it asks nothing: a database would look at all rows to find none.
func deleteAll[T any](ctx context.Context, c storage.Collection[T], ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	_, err := c.DeleteAll(ctx, storage.In("id", ids))
	return err
}

// oldest returns the ids of some objects that meet a filter, and whether there are more.
func oldest[T any](ctx context.Context, c storage.Collection[T], f storage.Filter, id func(*T) string) (ids []string, more bool, err error) {
	page, err := c.List(ctx, storage.Query{Filter: f, Limit: forgottenAtOnce})
	for i := range page.Items {
		ids = append(ids, id(&page.Items[i]))
	}
	return ids, page.HasMore, err
}
