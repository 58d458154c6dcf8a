package env

import "context"

type requestKey struct{}

// WithRequest returns a context with the id of the request that it serves. Events, async actions and logs contain the id,
// so that everything that one request caused can be found together.
func WithRequest(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, requestKey{}, id)
}

// RequestID is the id of the request that ctx serves, or empty.
func RequestID(ctx context.Context) string {
	id, _ := ctx.Value(requestKey{}).(string)
	return id
}
