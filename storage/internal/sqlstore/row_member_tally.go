package sqlstore

import (
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// MemberTallies returns what the limits of earning count.
func (p *Project) MemberTallies() storage.Collection[membership.Tally] {
	return collection(p, memberTallyTable)
}

var memberTallyTable = tableOf(membership.TallyKind, memberTallyItem, newMemberTallyRow)

type memberTallyRow struct {
	bun.BaseModel `bun:"table:member_tallies,alias:t"`

	ProjectID  string  `bun:"project_id,pk"`
	ID         string  `bun:"id,pk"`
	Subject    string  `bun:"subject,nullzero"`
	LastAt     instant `bun:"last_at"`
	CountFrom  string  `bun:"count_from,nullzero"`
	Count      int64   `bun:"times"`
	PointsFrom string  `bun:"points_from,nullzero"`
	Points     int64   `bun:"points"`
}

func memberTallyItem(r *memberTallyRow) membership.Tally {
	return membership.Tally{
		ID: r.ID, Subject: r.Subject, LastAt: r.LastAt.time(), CountFrom: calc.Day(r.CountFrom), Count: r.Count,
		PointsFrom: calc.Day(r.PointsFrom), Points: r.Points,
	}
}

func newMemberTallyRow(project string, t *membership.Tally) memberTallyRow {
	return memberTallyRow{
		ProjectID: project, ID: t.ID, Subject: t.Subject, LastAt: instant(t.LastAt), CountFrom: string(t.CountFrom), Count: t.Count,
		PointsFrom: string(t.PointsFrom), Points: t.Points,
	}
}
