package env

import "context"

// Once keeps a request that may be performed several times, because a process died on it, from making its change twice. The zero value
// promises nothing.
type Once struct {
	// ID is 32 hex digits that all runs of the request share. What the request makes gets it for its id, behind the prefix: no two runs can
	// both write theirs.
	ID string
	// Repeated says that an earlier run may have made its change, so that it is looked for first.
	Repeated bool
}

type onceKey struct{}

// WithOnce marks a context with what keeps the request that it serves from being done twice. Operations that move money, points or stock
// ask for it.
func WithOnce(ctx context.Context, o Once) context.Context {
	return context.WithValue(ctx, onceKey{}, o)
}

// OnceOf is what a context was marked with.
func OnceOf(ctx context.Context) Once {
	o, _ := ctx.Value(onceKey{}).(Once)
	return o
}

// NewID is the id of what the request makes: the same in each run, or a fresh one where runs share nothing.
func (o Once) NewID(prefix string, fresh func(prefix string) string) string {
	if o.ID == "" {
		return fresh(prefix)
	}
	return prefix + o.ID
}

// IDOnce is the id of the one thing with this prefix that the request of ctx makes: a second run cannot insert it again. Where a request
// makes several in one commit, the first of them gets it, and the others come from NewID.
func (e Env) IDOnce(ctx context.Context, prefix string) string {
	return OnceOf(ctx).NewID(prefix, e.NewID)
}
