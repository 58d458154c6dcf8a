package asyncaction

import "time"

// Backlog is how many jobs of a kind are not done.
type Backlog struct {
	Kind string
	// Waiting are those that are due and have not begun, Running those that run, and Repeated those that failed and will be tried again.
	Waiting, Running, Repeated int64
	// Since is when the one that waits longest was due, in whole seconds; zero when none waits.
	Since time.Time
}

// MaxBacklog is up to how many jobs of a project are counted.
const MaxBacklog = 10_000
