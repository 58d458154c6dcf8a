// Package recentcalls keeps the latest calls of the API in the memory of a process, for people who look why calls fail. It keeps no path, query or body:
// they hold codes and personal data.
package recentcalls

import (
	"sync"
	"time"
)

// Call is an answered call.
type Call struct {
	At        time.Time
	ProjectID string
	// Route is the pattern of the path, such as /v1/vouchers/{code}.
	Method, Route string
	Status        int
	// Key is that of the refusal; empty for a call that was not refused.
	Key string
	// Credential is the id of the key, or the address of the person, that made the call.
	Credential string
	RequestID  string
	Took       time.Duration
}

// Log keeps the latest calls of all projects. A nil Log keeps none. It is safe for concurrent use.
type Log struct {
	size  int
	mu    sync.Mutex
	calls []Call
	// next is where the next call is written; the calls from there on are the oldest.
	next int
}

// New returns a log of the latest calls, at most so many.
func New(size int) *Log { return &Log{size: size} }

// Size is how many calls are kept at most.
func (l *Log) Size() int {
	if l == nil {
		return 0
	}
	return l.size
}

// Add keeps a call. The oldest one goes when there are too many.
func (l *Log) Add(c Call) {
	if l.Size() == 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.calls) < l.size {
		l.calls = append(l.calls, c)
		return
	}
	l.calls[l.next] = c
	l.next = (l.next + 1) % l.size
}

// Of returns the calls of a project, the latest first.
func (l *Log) Of(projectID string) (calls []Call) {
	if l.Size() == 0 {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for i := len(l.calls) - 1; i >= 0; i-- {
		if c := l.calls[(l.next+i)%len(l.calls)]; c.ProjectID == projectID {
			calls = append(calls, c)
		}
	}
	return calls
}
