package punchcard

import (
	"log/slog"
	"time"

	"go.opentelemetry.io/otel/trace"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/tracing"
)

// Option changes how New sets up an engine.
type Option func(*Engine)

// WithEnv replaces the clock, the ids and the randomness of the engine. An empty field keeps the system's.
func WithEnv(e env.Env) Option { return func(engine *Engine) { engine.env = e } }

// WithLogger sets where the engine logs what no call answers: background work that failed and is tried again, or panicked. The default is
// slog.Default(). The backend and its job runner log there, too. What calls answer is not logged.
func WithLogger(log *slog.Logger) Option { return func(engine *Engine) { engine.log = log } }

// WithTracerProvider has every request and every job make an OpenTelemetry span, below that of its caller when it names one (W3C
// traceparent). Without it they make none; operations and statements have spans below the one in their context in any case.
func WithTracerProvider(p trace.TracerProvider) Option {
	return func(engine *Engine) { engine.tracer = tracing.TracerOf(p) }
}

// WithBaseURL sets the address under which clients reach the API; links in answers and in exported files begin with it.
func WithBaseURL(u string) Option { return func(engine *Engine) { engine.baseURL = u } }

// WithPrivateWebhooks lets webhooks go to private addresses, too. Without it they do not: a manager of a project could reach into the network of
// the server.
func WithPrivateWebhooks() Option { return func(engine *Engine) { engine.privateWebhooks = true } }

// WithoutCockpits does without the pages of customers: the API does not serve them, and neither its answers nor distributions link to them.
func WithoutCockpits() Option { return func(engine *Engine) { engine.withoutCockpits = true } }

// WithSpreadsheetSafeExports has exported files, and the reports of imports, put an apostrophe before cells that a spreadsheet would take for
// formulas. Such a file is no longer what an import needs.
func WithSpreadsheetSafeExports() Option {
	return func(engine *Engine) { engine.spreadsheetSafe = true }
}

// HandlerTimeout is how long a handler may take for one event; see WithHandlerTimeout.
const HandlerTimeout = 10 * time.Second

// WithHandlerTimeout sets how long the handler of a subscription may take for one event, HandlerTimeout without. The JobTimeout of the backend
// ends it as well, and should be at least ten seconds longer.
func WithHandlerTimeout(d time.Duration) Option {
	return func(engine *Engine) { engine.handlerTimeout = d }
}

// BaseURL is the address under which clients reach the API; empty unless WithBaseURL sets it.
func (e *Engine) BaseURL() string { return e.baseURL }

// Cockpits reports whether customers have pages of their own; see WithoutCockpits.
func (e *Engine) Cockpits() bool { return !e.withoutCockpits }

// SpreadsheetSafe reports whether files are written for spreadsheets; see WithSpreadsheetSafeExports.
func (e *Engine) SpreadsheetSafe() bool { return e.spreadsheetSafe }

// fillDefaults sets what options have left or made empty.
func (e *Engine) fillDefaults() {
	e.env = e.env.OrSystem()
	if e.log == nil {
		e.log = slog.Default()
	}
	if e.handlerTimeout <= 0 {
		e.handlerTimeout = HandlerTimeout
	}
}
