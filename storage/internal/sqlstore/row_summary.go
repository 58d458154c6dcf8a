package sqlstore

import (
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ summary.Store = (*Project)(nil)

// CampaignDays returns what happened in campaigns on each day.
func (p *Project) CampaignDays() storage.Collection[summary.Day] {
	return collection(p, campaignDayTable)
}

var campaignDayTable = tableOf(summary.Kind, campaignDayItem, newCampaignDayRow)

type campaignDayRow struct {
	bun.BaseModel `bun:"table:campaign_days,alias:t"`

	ProjectID  string                    `bun:"project_id,pk"`
	ID         string                    `bun:"id,pk"`
	CampaignID string                    `bun:"campaign_id,nullzero"`
	Day        string                    `bun:"day,nullzero"`
	Figures    document[summary.Figures] `bun:"figures"`
}

func campaignDayItem(r *campaignDayRow) summary.Day {
	return summary.Day{CampaignID: r.CampaignID, Day: calc.Day(r.Day), Figures: r.Figures.value}
}

func newCampaignDayRow(project string, d *summary.Day) campaignDayRow {
	return campaignDayRow{ProjectID: project, ID: d.ID(), CampaignID: d.CampaignID, Day: string(d.Day), Figures: asDocument(d.Figures)}
}
