package postgres

import (
	"hash/fnv"
	"slices"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/redemption"
)

// lockKeys are the keys of the advisory locks of campaigns and tiers, in the order in which everybody takes them. Two that have one
// key by chance wait for each other without need.
func lockKeys(project string, subjects []string) []int64 {
	keys := make([]int64, len(subjects))
	for i, s := range subjects {
		h := fnv.New64a()
		h.Write([]byte(project))
		h.Write([]byte{0})
		h.Write([]byte(s))
		keys[i] = int64(h.Sum64())
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// lockSubjects has the transaction wait for the turns of subjects. It is a statement of its own: what follows sees what those before
// it have committed.
const lockSubjects = "SELECT pg_advisory_xact_lock(k) FROM unnest($1::bigint[]) AS k"

func queueLocks(b *pgx.Batch, project string, subjects []string) {
	if len(subjects) > 0 {
		b.Queue(lockSubjects, lockKeys(project, subjects))
	}
}

// subjectsOf lists the campaigns and tiers that outcomes count.
func subjectsOf(outs []*redemption.Outcome) (subjects []string) {
	for _, out := range outs {
		for _, s := range out.Totals {
			if !slices.Contains(subjects, s.Key.Subject) {
				subjects = append(subjects, s.Key.Subject)
			}
		}
	}
	return subjects
}
