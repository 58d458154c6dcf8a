package postgres

import (
	"hash/fnv"
	"slices"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/redemption"
)

// lockKeys returns the keys of the advisory locks of campaigns and tiers, in the order in which all transactions take them, so that none wait for
// each other. Two subjects whose hashes are the same share a lock, which costs time and does no harm.
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

// lockSubjects takes the locks of subjects until the transaction ends. It is a statement of its own, so that the statements after it see what the
// holders before have committed.
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
