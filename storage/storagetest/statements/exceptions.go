//go:build unix

package statements

import (
	"regexp"
	"slices"
)

// exception is what may touch several projects.
type exception struct {
	// like matches a statement; of a transaction any one.
	like *regexp.Regexp
	// why says why, and what it would be in a database over several nodes.
	why string
}

// statementsOfSeveral read or change rows of several projects by themselves.
var statementsOfSeveral = []exception{
	{regexp.MustCompile(`WHERE [vc]\.ctid = d\.row`), "Two statements of storage/postgres/write.go update rows by their ctid, which the same statement has found by project and id. Over several nodes, and " +
		"in a partitioned table, where a ctid is of one partition, they have to name the project again."},
	{regexp.MustCompile(`^SELECT (coalesce\(max\(number\), 0\)|DISTINCT project_id) FROM events`), "The relay looks for new events of all projects at once; over several nodes it would look " +
		"at each. See storage/internal/sqlstore/row_outbox.go."},
}

// transactionsOfSeveral have statements each of which stays within one project, but not the same.
var transactionsOfSeveral = []exception{
	{regexp.MustCompile(`"idempotency_records"`), "The answer to a request is kept in the transaction of its change. The change of a call of the management API is in another project than its key."},
	{regexp.MustCompile(`^UPDATE "projects"`), "The settings of a project are a row of the installation, and caches of them end with the revision of the project: both change at once. Over several " +
		"nodes this is a commit of two, as seldom as people change settings."},
	{regexp.MustCompile(`\bFROM projects AS t WHERE`), "An export is as of one moment, with the row and the keys of the project, which belong to the installation; an import makes both. Over several nodes " +
		"an export reads a snapshot of two."},
}

func excepted(list []exception, s *statement) bool {
	return slices.ContainsFunc(list, func(e exception) bool { return e.like.MatchString(s.sql) })
}
