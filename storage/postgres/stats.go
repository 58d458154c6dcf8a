package postgres

import "github.com/punchcardhq/punchcard/storage"

// Stats returns the counts of the shared commits and of the pools. A pool of the program that embeds this backend is one of them.
func (b *Backend) Stats() (s storage.Stats) {
	b.batchers.mu.Lock()
	for _, each := range b.batchers.all {
		each.Count(&s)
	}
	b.batchers.mu.Unlock()
	pools := []struct {
		name string
		pool
	}{{"redemptions", b.hot}, {"other", b.pool}, {"jobs", b.jobs}}
	if b.programPool {
		pools = pools[:1]
		pools[0].name = "program"
	}
	if b.replica != nil {
		pools = append(pools, struct {
			name string
			pool
		}{"replica", b.replica.pool})
		s.Replica = b.replica.stats()
	}
	for _, p := range pools {
		of := p.Stat()
		s.Pools = append(s.Pools, storage.PoolStats{
			Name: p.name, Max: int(of.MaxConns()), Open: int(of.TotalConns()), InUse: int(of.AcquiredConns()),
			Waits: of.EmptyAcquireCount(), Waited: of.EmptyAcquireWaitTime(),
		})
	}
	return s
}
