// Package tracing makes OpenTelemetry spans. Of OpenTelemetry the library has the API alone: a program brings the SDK, as cmd/punchcard does.
//
// A request and a job begin a span of their own with the tracer of the engine. Everything below them makes its spans below the one
// in its context, with Begin: without such a span, or with one that is not recorded, nothing is made and nothing is allocated. So
// engines and storages need no setting, and a program that has a span of its own finds the work of the engine below it.
package tracing

import (
	"context"
	"errors"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"

	"github.com/punchcardhq/punchcard/fault"
)

// Scope is the name of the tracer that makes all spans.
const Scope = "github.com/punchcardhq/punchcard"

// Span and Tracer are those of OpenTelemetry.
type (
	Span   = trace.Span
	Tracer = trace.Tracer
)

// SpanOf is the span of a context; without one it does nothing.
func SpanOf(ctx context.Context) Span { return trace.SpanFromContext(ctx) }

// none is what Begin returns where nothing is recorded.
var none Span = noop.Span{}

// Recording reports whether what happens in a context is recorded.
func Recording(ctx context.Context) bool { return trace.SpanFromContext(ctx).IsRecording() }

// Begin begins a span below the one in the context. The caller ends it, with End where there is an error.
func Begin(ctx context.Context, name string) (context.Context, Span) {
	above := trace.SpanFromContext(ctx)
	if !above.IsRecording() {
		return ctx, none
	}
	return above.TracerProvider().Tracer(Scope).Start(ctx, name)
}

// BeginClient is Begin for a call to another process, a database among them.
func BeginClient(ctx context.Context, name string) (context.Context, Span) {
	above := trace.SpanFromContext(ctx)
	if !above.IsRecording() {
		return ctx, none
	}
	return above.TracerProvider().Tracer(Scope).Start(ctx, name, trace.WithSpanKind(trace.SpanKindClient))
}

// End ends a span whose work failed with an error, unless that is nil. A refusal is no failure of the span: it has the key alone.
func End(span Span, err error) {
	if err != nil && span.IsRecording() {
		if f, refused := fault.As(err); refused {
			span.SetAttributes(attribute.String("punchcard.refusal", f.Key))
		} else if !errors.Is(err, context.Canceled) {
			Fail(span, "the cause is in the log")
		}
	}
	span.End()
}

// Fail marks a span as failed. The reason must hold nothing personal: the texts of database errors have values of rows.
func Fail(span Span, reason string) { span.SetStatus(codes.Error, reason) }

// parentHeader is the W3C header with the id of the trace and of the span above.
const parentHeader = "traceparent"

var w3c propagation.TraceContext

// Parent is the span of a context as the W3C traceparent; empty without one.
func Parent(ctx context.Context) string {
	if !trace.SpanContextFromContext(ctx).IsValid() {
		return ""
	}
	carrier := propagation.MapCarrier{}
	w3c.Inject(ctx, carrier)
	return carrier[parentHeader]
}

// WithParent is a context below the span that a W3C traceparent names. One that is empty or malformed changes nothing.
func WithParent(ctx context.Context, parent string) context.Context {
	if parent == "" {
		return ctx
	}
	return w3c.Extract(ctx, propagation.MapCarrier{parentHeader: parent})
}

// Extract is a context below the span that the headers of a request name, unless it has one already: that of a program around this one.
func Extract(ctx context.Context, headers map[string][]string) context.Context {
	if trace.SpanContextFromContext(ctx).IsValid() {
		return ctx
	}
	return w3c.Extract(ctx, propagation.HeaderCarrier(headers))
}

// Inject names the span of a context in the headers of a request.
func Inject(ctx context.Context, headers map[string][]string) {
	if trace.SpanContextFromContext(ctx).IsValid() {
		w3c.Inject(ctx, propagation.HeaderCarrier(headers))
	}
}

// TracerOf is the tracer of a provider; nil for none.
func TracerOf(p trace.TracerProvider) Tracer {
	if p == nil {
		return nil
	}
	return p.Tracer(Scope)
}

// Request begins the span of a request. Only a caller who is trusted continues a trace of their own: others could have everything recorded.
func Request(ctx context.Context, tracer Tracer, name string, headers map[string][]string, trusted bool) (context.Context, Span) {
	if tracer == nil {
		return Begin(ctx, name)
	}
	if trusted {
		ctx = Extract(ctx, headers)
	}
	return tracer.Start(ctx, name, trace.WithSpanKind(trace.SpanKindServer))
}

// Answer is what a span tells of an answered request.
type Answer struct {
	Method, Route string
	Status        int
	// Refusal is the key of the refusal; empty for a success.
	Refusal            string
	RequestID, Project string
}

// Answered describes the answer to a request on its span.
func Answered(span Span, a Answer) {
	if !span.IsRecording() {
		return
	}
	span.SetAttributes(attribute.String("http.request.method", a.Method), attribute.String("http.route", a.Route),
		attribute.Int("http.response.status_code", a.Status), attribute.String("punchcard.request_id", a.RequestID))
	if a.Project != "" {
		span.SetAttributes(attribute.String("punchcard.project", a.Project))
	}
	if a.Refusal != "" {
		span.SetAttributes(attribute.String("punchcard.refusal", a.Refusal))
	}
	if a.Status >= 500 {
		Fail(span, "")
	}
}

// Job begins the span of a delivery of a job, below the span in which the job was enqueued.
func Job(ctx context.Context, tracer Tracer, kind, project, parent string, attempt int) (context.Context, Span) {
	if tracer == nil {
		return ctx, none
	}
	return tracer.Start(WithParent(ctx, parent), "job "+kind, trace.WithSpanKind(trace.SpanKindConsumer),
		trace.WithAttributes(attribute.String("punchcard.project", project), attribute.Int("punchcard.attempt", attempt)))
}

// Called ends the span of a call to another server that answered with a status, or not at all.
func Called(span Span, status int) {
	if span.IsRecording() && status > 0 {
		span.SetAttributes(attribute.Int("http.response.status_code", status))
	}
	if status < 200 || status >= 400 {
		Fail(span, "")
	}
	span.End()
}
