package storage

import "context"

type transactionKey struct{}

// WithTransaction marks the context of what a storage does in a transaction of the program; see storage/postgres.
func WithTransaction(ctx context.Context, tx any) context.Context {
	return context.WithValue(ctx, transactionKey{}, tx)
}

// TransactionOf is the transaction of the program that a context belongs to, or nil. Nothing that was read with such a context is kept in
// memory for others: the program may roll back what it has written.
func TransactionOf(ctx context.Context) any { return ctx.Value(transactionKey{}) }
