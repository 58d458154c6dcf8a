package storage

import (
	"context"
	"strconv"
	"sync"
	"time"
)

// LagHeader is the header of an answer that was read from a copy of the storage; see Lag.Seconds.
const LagHeader = "Punchcard-Replica-Lag"

// Lag is what became of the lists that were read with a context of MayLag. It is safe for concurrent use.
type Lag struct {
	// Since is a moment: what was committed until then must not be missing. The zero time asks for nothing.
	Since time.Time

	mu   sync.Mutex
	read bool
	most time.Duration
}

type lagKey struct{}

// MayLag returns a context with which lists may be read from a copy of the storage that lags behind, but has everything that was committed until
// since. Only lists are: what is read by its id or in a transaction is always read from the storage itself. Nothing may be decided by such a list, nor
// kept for others.
func MayLag(ctx context.Context, since time.Time) (context.Context, *Lag) {
	lag := &Lag{Since: since}
	return context.WithValue(ctx, lagKey{}, lag), lag
}

// LagOf is the Lag of a context; nil when its lists must not lag behind.
func LagOf(ctx context.Context) *Lag {
	lag, _ := ctx.Value(lagKey{}).(*Lag)
	return lag
}

// Current returns a context whose lists do not lag behind, for what is kept for others or decided by.
func Current(ctx context.Context) context.Context {
	if LagOf(ctx) == nil {
		return ctx
	}
	return context.WithValue(ctx, lagKey{}, (*Lag)(nil))
}

// Note records that a list was read from a copy that may have been so far behind.
func (l *Lag) Note(behind time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.read, l.most = true, max(l.most, behind)
}

// Behind is how far what was read may be behind, and whether any of it came from a copy.
func (l *Lag) Behind() (time.Duration, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.most, l.read
}

// Seconds is how far what was read may be behind, for LagHeader; empty when none of it came from a copy.
func (l *Lag) Seconds() string {
	behind, read := l.Behind()
	if !read {
		return ""
	}
	return strconv.FormatFloat(behind.Seconds(), 'f', 1, 64)
}
