package httpapi

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// summarizeCampaign answers the figures of a campaign for the days from start_date to end_date.
func (a *API) summarizeCampaign(ctx context.Context, r *request) (wire.CampaignSummary, error) {
	from, err := r.day("start_date")
	if err != nil {
		return wire.CampaignSummary{}, err
	}
	to, err := r.day("end_date")
	if err != nil {
		return wire.CampaignSummary{}, err
	}
	if from != "" && to != "" && to < from {
		return wire.CampaignSummary{}, fault.Query("end_date", "must not be before start_date (actual value is '%s')", to)
	}
	c, err := r.Project.Campaigns.Get(ctx, r.Path("campaignId"))
	if err != nil {
		return wire.CampaignSummary{}, err
	}
	lagging, lag := storage.MayLag(ctx, time.Time{})
	figures, err := r.Project.Campaigns.Summary(lagging, c.ID, from, to)
	r.tellLag(lag)
	if err != nil {
		return wire.CampaignSummary{}, err
	}
	shape, err := a.campaignShape(ctx, r, c, nil)
	return wire.CampaignSummary{Campaign: shape, Figures: figures}, err
}

// day reads a query parameter that is a day. A missing one is empty.
func (r *request) day(name string) (calc.Day, error) {
	text, err := listing.Single(r.URL.Query(), name)
	if err != nil || text == "" {
		return "", err
	}
	if _, err := time.Parse(time.DateOnly, text); err != nil {
		return "", fault.Query(name, "must be a date such as 2026-11-21 (actual value is '%.60s')", text)
	}
	return calc.Day(text), nil
}
