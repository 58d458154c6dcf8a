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
	// Replica is nil without a replica that lists are read from.
	Replica *ReplicaStats
}

// ReplicaStats counts what is read from a replica.
type ReplicaStats struct {
	// Behind is how far the replica may be behind. It grows while the replica does not answer.
	Behind time.Duration
	// Used says whether lists are read from the replica now.
	Used bool
	// Reads are the lists that it was asked for, Failed those among them that the storage itself was asked for afterwards, Passed those that it was not
	// asked for, because it did not answer or was too far behind.
	Reads, Failed, Passed uint64
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
