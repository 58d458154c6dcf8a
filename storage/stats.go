package storage

import "time"

// Stats are what a backend counts for metrics. Counts begin when it was opened, and are of this process alone.
type Stats struct {
	// SharedCommits are the commits that several redemptions may share, SharedUpdates the redemptions and other updates in them: their
	// ratio is the size of a group commit.
	SharedCommits, SharedUpdates uint64
	// WaitingUpdates are those that wait for a shared commit now.
	WaitingUpdates int
	// Pools are the pools of connections to the database.
	Pools []PoolStats
}

// PoolStats counts the connections of a pool.
type PoolStats struct {
	Name string
	// Max is how many connections there may be, Open how many there are, and InUse how many of them are not idle.
	Max, Open, InUse int
	// Waits counts how often no connection was free, and Waited is how long was waited for one in all.
	Waits  int64
	Waited time.Duration
}
