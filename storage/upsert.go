package storage

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
)

// upsertAttempts bounds how often an upsert looks again. Each failed attempt means that another transaction inserted the item in between,
// so the second one finds it; more are needed only when items are deleted as quickly as they are made.
const upsertAttempts = 4

// AtomicUpsert is Atomic for a function that looks for an item and inserts it when it is not there. When another transaction inserts
// the same natural key in between, the function runs again and finds the item. A duplicate that stays is returned.
func AtomicUpsert[S Transactor](ctx context.Context, store S, do func(tx S) error) (err error) {
	for range upsertAttempts {
		if err = Atomic(ctx, store, do); !fault.Has(err, "duplicate_found") {
			return err
		}
	}
	return err
}
