package httpapi

import (
	"time"

	"github.com/punchcardhq/punchcard/internal/recentcalls"
	"github.com/punchcardhq/punchcard/internal/wire"
)

// RecentCalls is how many of the latest calls an API keeps in memory; see WithRecentCalls.
const RecentCalls = 2000

// WithRecentCalls sets how many of the latest calls are kept in memory for the people of their projects, RecentCalls without; 0 keeps none.
func WithRecentCalls(n int) Option { return func(a *API) { a.recent = recentcalls.New(max(n, 0)) } }

// RecentCalls returns the latest calls of a project that this process has answered, the latest first, and how many calls of all projects it keeps. Calls
// without a valid credential belong to no project.
func (a *API) RecentCalls(projectID string) (calls []recentcalls.Call, kept int) {
	return a.recent.Of(projectID), a.recent.Size()
}

// remember keeps an answered call.
func (a *API) remember(r *request, id string, out answer, start time.Time, took time.Duration) {
	if r.Caller.ProjectID == "" || a.recent.Size() == 0 {
		return
	}
	c := recentcalls.Call{
		At: start.UTC(), ProjectID: r.Caller.ProjectID, Method: r.op.Method, Route: r.op.Path, Status: out.status, Key: out.refusalKey(), Credential: r.Caller.AppID, RequestID: id, Took: took,
	}
	if r.Caller.PersonID != "" {
		c.Credential = r.Caller.Email
	}
	a.recent.Add(c)
}

// refusalKey is the key of a refusal; empty for a success.
func (out answer) refusalKey() string {
	refused, _ := out.body.(wire.Error)
	return refused.Key
}
