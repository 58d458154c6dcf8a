package env

import "context"

// Once keeps a request from making its change twice when it is run again, as after a process died during it. The zero value does
// not.
type Once struct {
	// ID is 32 hex digits that all runs of the request share. The object that the request makes gets it as its id, after the
	// prefix: so only one of the runs can insert it.
	ID string
	// Repeated says that an earlier run may have made the change, so that it is looked up first.
	Repeated bool
}

type onceKey struct{}

// WithOnce returns a context with the Once of its request. Operations that move money, points or stock read it.
func WithOnce(ctx context.Context, o Once) context.Context {
	return context.WithValue(ctx, onceKey{}, o)
}

// OnceOf returns the Once of a context.
func OnceOf(ctx context.Context) Once {
	o, _ := ctx.Value(onceKey{}).(Once)
	return o
}

// NewID is the id of the object that the request makes: the same in each run, or a new one for the zero Once.
func (o Once) NewID(prefix string, fresh func(prefix string) string) string {
	if o.ID == "" {
		return fresh(prefix)
	}
	return prefix + o.ID
}

// IDOnce is the id of the one object with this prefix that the request of ctx makes: a second run cannot insert it again. Where a
// request makes several in one commit, the first of them gets it, and the others come from NewID.
func (e Env) IDOnce(ctx context.Context, prefix string) string {
	return OnceOf(ctx).NewID(prefix, e.NewID)
}
