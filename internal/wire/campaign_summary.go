package wire

import "github.com/punchcardhq/punchcard/internal/summary"

// CampaignSummary is what happened in a campaign. Its figures stand beside the campaign; which there are depends on the campaign's type.
type CampaignSummary struct {
	Campaign Campaign
	Figures  summary.Figures
}

// MarshalJSON writes the figures on the level of the campaign.
func (w CampaignSummary) MarshalJSON() ([]byte, error) {
	body := map[string]any{"campaign": w.Campaign, "object": "campaign_summary"}
	for name, n := range w.Figures {
		body[name] = n
	}
	return marshal(body)
}
