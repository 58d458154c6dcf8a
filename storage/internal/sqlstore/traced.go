package sqlstore

import (
	"context"
	"database/sql"
	"errors"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect"

	"github.com/punchcardhq/punchcard/internal/tracing"
)

// traced is a database whose statements have spans, where the context has one. PostgreSQL's driver makes spans itself, of all statements.
func (s *Store) traced(ctx context.Context, db *bun.DB) *bun.DB {
	if db.Dialect().Name() != dialect.SQLite || !tracing.Recording(ctx) {
		return db
	}
	return db.WithQueryHook(statements{})
}

// statements makes a span for each statement.
type statements struct{}

func (statements) BeforeQuery(ctx context.Context, q *bun.QueryEvent) context.Context {
	_, span := tracing.BeginClient(ctx, "statement")
	if span.IsRecording() {
		tracing.Statement(span, "sqlite", q.Query)
		q.Stash = map[any]any{statements{}: span}
	}
	return ctx // not that of the span: Bun commits with the context of BEGIN
}

func (statements) AfterQuery(_ context.Context, q *bun.QueryEvent) {
	span, begun := q.Stash[statements{}].(tracing.Span)
	if !begun {
		return
	}
	if q.Err != nil && !errors.Is(q.Err, sql.ErrNoRows) {
		tracing.Fail(span, "the database failed the statement")
	}
	span.End()
}
