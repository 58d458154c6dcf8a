package wire

// LoyaltyCampaignUpdate is the body of PUT /v1/loyalties/{campaignId}.
type LoyaltyCampaignUpdate struct {
	CampaignUpdate
	Options struct {
		// RecalculateTiers has the members' tiers looked at again.
		RecalculateTiers bool `json:"recalculate_tiers"`
	} `json:"options"`
}

// MemberCreate is the body of POST /v1/loyalties/{campaignId}/members.
type MemberCreate struct {
	PublicationCreate
	// Campaign stands for the property of publications, which the path takes the place of.
	Campaign any `json:"campaign"`
}
