package sqlite

import (
	"database/sql"

	"github.com/punchcardhq/punchcard/storage"
)

// Stats returns the counts of the shared commits, of the one connection that writes and of those that read.
func (b *Backend) Stats() storage.Stats {
	s := b.store.Stats()
	for _, p := range []struct {
		name string
		of   sql.DBStats
	}{{"write", b.write.Stats()}, {"read", b.read.Stats()}} {
		s.Pools = append(s.Pools, storage.PoolStats{
			Name: p.name, Max: p.of.MaxOpenConnections, Open: p.of.OpenConnections, InUse: p.of.InUse, Waits: p.of.WaitCount, Waited: p.of.WaitDuration,
		})
	}
	return s
}
