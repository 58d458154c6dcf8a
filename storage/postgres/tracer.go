package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/internal/tracing"
)

// tracer makes a span for each statement, batch and COPY, where the context has one. Connections of a pool that belongs to a program have
// the tracer of that program. Statements that share a commit or a round trip are in the trace of the first request among them.
type tracer struct{}

const system = "postgresql"

func begin(ctx context.Context, name string) context.Context {
	if !tracing.Recording(ctx) {
		return ctx
	}
	ctx, _ = tracing.BeginClient(ctx, name)
	return context.WithValue(ctx, traced{}, true)
}

// traced marks a context whose span was begun here.
type traced struct{}

func end(ctx context.Context, err error) {
	if !tracing.Recording(ctx) || ctx.Value(traced{}) == nil {
		return
	}
	span := tracing.SpanOf(ctx)
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		tracing.Fail(span, "the database failed the statement")
	}
	span.End()
}

func (tracer) TraceQueryStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceQueryStartData) context.Context {
	ctx = begin(ctx, "statement")
	if tracing.Recording(ctx) {
		tracing.Statement(tracing.SpanOf(ctx), system, data.SQL)
	}
	return ctx
}

func (tracer) TraceQueryEnd(ctx context.Context, _ *pgx.Conn, data pgx.TraceQueryEndData) {
	end(ctx, data.Err)
}

func (tracer) TraceBatchStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceBatchStartData) context.Context {
	ctx = begin(ctx, "batch")
	if tracing.Recording(ctx) {
		var summaries []string
		for _, q := range data.Batch.QueuedQueries {
			summaries = append(summaries, tracing.Summary(q.SQL))
		}
		tracing.Batch(tracing.SpanOf(ctx), system, summaries)
	}
	return ctx
}

func (tracer) TraceBatchQuery(context.Context, *pgx.Conn, pgx.TraceBatchQueryData) {}

func (tracer) TraceBatchEnd(ctx context.Context, _ *pgx.Conn, data pgx.TraceBatchEndData) {
	end(ctx, data.Err)
}

func (tracer) TraceCopyFromStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceCopyFromStartData) context.Context {
	return begin(ctx, "COPY "+data.TableName[len(data.TableName)-1])
}

func (tracer) TraceCopyFromEnd(ctx context.Context, _ *pgx.Conn, data pgx.TraceCopyFromEndData) {
	end(ctx, data.Err)
}
