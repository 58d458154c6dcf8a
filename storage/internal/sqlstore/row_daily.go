package sqlstore

import (
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ daily.Store = (*Project)(nil)

// DailyRuns returns how far the project is with its days.
func (p *Project) DailyRuns() storage.Collection[daily.Run] { return collection(p, dailyTable) }

var dailyTable = tableOf(daily.Kind, dailyItem, newDailyRow)

type dailyRow struct {
	bun.BaseModel `bun:"table:daily_runs,alias:t"`

	ProjectID string                    `bun:"project_id,pk"`
	ID        string                    `bun:"id,pk"`
	Day       string                    `bun:"day,nullzero"`
	Working   bool                      `bun:"working"`
	Step      string                    `bun:"step,nullzero"`
	UpdatedAt instant                   `bun:"updated_at"`
	Failed    document[[]daily.Failure] `bun:"failed"`
}

func dailyItem(r *dailyRow) daily.Run {
	return daily.Run{ID: r.ID, Day: calc.Day(r.Day), Working: r.Working, Step: r.Step, Failed: r.Failed.value, UpdatedAt: r.UpdatedAt.time()}
}

func newDailyRow(project string, r *daily.Run) dailyRow {
	return dailyRow{ProjectID: project, ID: r.ID, Day: string(r.Day), Working: r.Working, Step: r.Step, UpdatedAt: instant(r.UpdatedAt), Failed: asDocument(r.Failed)}
}
