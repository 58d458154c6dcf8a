package httpapi

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/codec"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

// statusOf maps the kinds of faults to HTTP statuses.
var statusOf = map[fault.Kind]int{
	fault.KindInternal:         http.StatusInternalServerError,
	fault.KindInvalid:          http.StatusBadRequest,
	fault.KindUnauthorized:     http.StatusUnauthorized,
	fault.KindPaymentRequired:  http.StatusPaymentRequired,
	fault.KindForbidden:        http.StatusForbidden,
	fault.KindNotFound:         http.StatusNotFound,
	fault.KindMethodNotAllowed: http.StatusMethodNotAllowed,
	fault.KindNotAcceptable:    http.StatusNotAcceptable,
	fault.KindConflict:         http.StatusConflict,
	fault.KindTooLarge:         http.StatusRequestEntityTooLarge,
	fault.KindUnsupportedMedia: http.StatusUnsupportedMediaType,
	fault.KindUnprocessable:    http.StatusUnprocessableEntity,
	fault.KindLocked:           http.StatusLocked,
	fault.KindTooMany:          http.StatusTooManyRequests,
	fault.KindNotImplemented:   http.StatusNotImplemented,
	fault.KindUnavailable:      http.StatusServiceUnavailable,
}

// statusClientGone is logged and counted for requests whose client disconnected. It is never received, and is no error of
// this server.
const statusClientGone = 499

// refusal turns an error into an answer. An error that is not a fault is logged with its cause and answered as an internal
// error.
func (a *API) refusal(ctx context.Context, r *request, err error) answer {
	f, isFault := fault.As(err)
	if !isFault {
		if errors.Is(err, context.Canceled) && ctx.Err() != nil {
			return answer{status: statusClientGone}
		}
		if storage.Unavailable(err) || errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil { // the storage has bounds of its own
			return a.unavailable(ctx, r, err)
		}
		a.log.LogAttrs(ctx, slog.LevelError, "internal error", slog.String("request_id", env.RequestID(ctx)),
			slog.String("method", r.Method), slog.String("route", r.op.Path), slog.Any("cause", err))
		f = fault.New(fault.KindInternal, "internal_error", "Internal Server Error", "")
	}
	status := statusOf[f.Kind]
	if errors.As(err, new(moved)) {
		status = http.StatusPreconditionFailed
	}
	// Every refusal has the id of its request, because it leads to the log. Published examples leave it out of some.
	return answer{status: status, body: wire.NewError(f, status, env.RequestID(ctx))}
}

// retryAfter is the Retry-After of an unavailable storage, in seconds.
const retryAfter = "2"

// unavailable answers a call when the storage cannot be reached. The key is an extension of the published API. The
// connection may have broken after a commit, so only with an idempotency key is a repetition safe.
func (a *API) unavailable(ctx context.Context, r *request, cause error) answer {
	a.log.LogAttrs(ctx, slog.LevelError, "the storage cannot be reached", slog.String("request_id", env.RequestID(ctx)),
		slog.String("method", r.Method), slog.String("route", r.op.Path), slog.Any("cause", cause))
	f := fault.New(fault.KindUnavailable, "storage_unavailable", "Service unavailable",
		"The data cannot be reached at the moment: call again after "+retryAfter+" seconds, with the same Idempotency-Key if the call changes something")
	return answer{
		status: statusOf[f.Kind], body: wire.NewError(f, statusOf[f.Kind], env.RequestID(ctx)),
		header: http.Header{"Retry-After": {retryAfter}},
	}
}

// send writes an answer. The body is encoded before the status is written, so that a value that cannot be encoded becomes a
// 500 and not a truncated answer.
func (a *API) send(w http.ResponseWriter, requestID string, out answer) {
	h := w.Header()
	for name, values := range out.header {
		h[name] = values
	}
	h.Set("X-Request-Id", requestID)
	if out.content != nil {
		w.WriteHeader(out.status)
		if err := out.content(w); err != nil {
			a.log.Error("write answer", "request_id", requestID, "cause", err)
		}
		return
	}
	if out.body == nil {
		w.WriteHeader(out.status)
		return
	}
	text := answerBuffers.Get().(*[]byte)
	body, err := appendTo((*text)[:0], out.body)
	*text = body
	defer recycle(text)
	if err != nil {
		a.log.Error("encode answer", "request_id", requestID, "cause", err)
		out.status = http.StatusInternalServerError
		body = []byte(`{"code":500,"key":"internal_error","message":"Internal Server Error"}`)
	}
	h.Set("Content-Type", jsonContent)
	h.Set("Content-Length", strconv.Itoa(len(body))) // without it longer bodies are sent in chunks
	w.WriteHeader(out.status)
	_, _ = w.Write(body)
}

// jsonContent is the content type of JSON bodies.
const jsonContent = "application/json; charset=utf-8"

// encode writes a body as JSON.
func encode(body any) ([]byte, error) { return appendTo(nil, body) }

// appendTo appends a body to a text, as a line of JSON.
func appendTo(text []byte, body any) ([]byte, error) {
	text, err := codec.Append(text, body)
	return append(text, '\n'), err
}

// answerBuffers are the buffers of answers. Without the pool they are a fifth of what a validation allocates (goal P8).
var answerBuffers = sync.Pool{New: func() any { return new([]byte) }}

// recycle returns a buffer to the pool, unless it is so large that few answers need it.
func recycle(text *[]byte) {
	if cap(*text) <= 256<<10 {
		answerBuffers.Put(text)
	}
}

func levelOf(status int) slog.Level {
	if status >= http.StatusInternalServerError && status != http.StatusNotImplemented {
		return slog.LevelError
	}
	return slog.LevelInfo
}

// logAttrs describes a request without its query and body, which may hold codes and personal data.
func logAttrs(r *request, id string, status int, took time.Duration) []slog.Attr {
	return []slog.Attr{
		slog.String("request_id", id), slog.String("method", r.Method), slog.String("route", r.op.Path),
		slog.Int("status", status), slog.Duration("took", took), slog.String("project", r.Caller.ProjectID),
	}
}
