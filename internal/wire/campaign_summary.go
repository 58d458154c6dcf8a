package wire

import "github.com/punchcardhq/punchcard/internal/summary"

// CampaignSummary is the figures of a campaign. They are properties beside the campaign, and depend on its type.
type CampaignSummary struct {
	Campaign Campaign
	Figures  summary.Figures
}

// MarshalJSON writes the figures beside the campaign.
func (w CampaignSummary) MarshalJSON() ([]byte, error) {
	body := map[string]any{"campaign": w.Campaign, "object": "campaign_summary"}
	for name, n := range w.Figures {
		body[name] = n
	}
	return marshal(body)
}
