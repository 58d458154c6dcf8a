package wire

import "github.com/punchcardhq/punchcard/campaign"

// MemberCreate is the body of POST /v1/loyalties/{campaignId}/members.
type MemberCreate struct {
	PublicationCreate
	// Campaign is ignored: the path names the campaign.
	Campaign any `json:"campaign"`
}

// PointsQuestion is the body of POST /v1/loyalties/{campaignId}/qualifications.
type PointsQuestion struct {
	Customer *CustomerInput `json:"customer" required:"true"`
	Order    *OrderInput    `json:"order" required:"true"`
}

// PointsEstimation is how many points an order would earn.
type PointsEstimation struct {
	Campaign NamedCampaign `json:"campaign"`
	Points   int64         `json:"points_estimation"`
}

// NamedCampaign is the id and name of a campaign.
type NamedCampaign struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Object string `json:"object" enum:"campaign"`
}

// NewPointsEstimation returns the shape of an estimate.
func NewPointsEstimation(c campaign.Campaign, points int64) PointsEstimation {
	return PointsEstimation{NamedCampaign{c.ID, c.Name, "campaign"}, points}
}
