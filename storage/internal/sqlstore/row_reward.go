package sqlstore

import (
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// Rewards returns the rewards of loyalty campaigns.
func (p *Project) Rewards() storage.Collection[loyalty.Reward] { return collection(p, rewardTable) }

// RewardAssignments returns which rewards loyalty campaigns offer.
func (p *Project) RewardAssignments() storage.Collection[loyalty.RewardAssignment] {
	return collection(p, rewardAssignmentTable)
}

var rewardTable = tableOf(loyalty.RewardKind, rewardItem, newRewardRow)

type rewardRow struct {
	bun.BaseModel `bun:"table:rewards,alias:t"`

	ProjectID   string                 `bun:"project_id,pk"`
	ID          string                 `bun:"id,pk"`
	Name        string                 `bun:"name,nullzero"`
	Type        string                 `bun:"column:type,nullzero"`
	Stock       *int64                 `bun:"stock"`
	Redeemed    int64                  `bun:"redeemed"`
	ImageURL    string                 `bun:"image_url,nullzero"`
	Description string                 `bun:"description,nullzero"`
	Metadata    document[metadata.Map] `bun:"metadata"`
	// CampaignID stands in the document as well; lists filter by it.
	CampaignID string                            `bun:"campaign_id,nullzero"`
	Campaign   document[*loyalty.CampaignReward] `bun:"campaign"`
	Product    document[*loyalty.ProductReward]  `bun:"product"`
	Coin       document[*loyalty.CoinReward]     `bun:"coin"`
	CreatedAt  instant                           `bun:"created_at"`
	UpdatedAt  instant                           `bun:"updated_at"`
}

func rewardItem(r *rewardRow) loyalty.Reward {
	return loyalty.Reward{
		ID: r.ID, Name: r.Name, Type: loyalty.RewardType(r.Type), Stock: r.Stock, Redeemed: r.Redeemed, ImageURL: r.ImageURL,
		Description: r.Description, Metadata: r.Metadata.value, Campaign: r.Campaign.value, Product: r.Product.value, Coin: r.Coin.value,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newRewardRow(project string, r *loyalty.Reward) rewardRow {
	row := rewardRow{
		ProjectID: project, ID: r.ID, Name: r.Name, Type: string(r.Type), Stock: r.Stock, Redeemed: r.Redeemed, ImageURL: r.ImageURL,
		Description: r.Description, Metadata: asDocument(r.Metadata), Campaign: asDocument(r.Campaign), Product: asDocument(r.Product),
		Coin: asDocument(r.Coin), CreatedAt: instant(r.CreatedAt), UpdatedAt: instant(r.UpdatedAt),
	}
	if r.Campaign != nil {
		row.CampaignID = r.Campaign.ID
	}
	return row
}

var rewardAssignmentTable = tableOf(loyalty.RewardAssignmentKind, rewardAssignmentItem, newRewardAssignmentRow)

type rewardAssignmentRow struct {
	bun.BaseModel `bun:"table:reward_assignments,alias:t"`

	ProjectID  string  `bun:"project_id,pk"`
	ID         string  `bun:"id,pk"`
	Pair       string  `bun:"pair,nullzero"` // written from the two below, and unique
	RewardID   string  `bun:"reward_id,nullzero"`
	CampaignID string  `bun:"campaign_id,nullzero"`
	Points     int64   `bun:"points"`
	AutoRedeem bool    `bun:"auto_redeem"`
	CreatedAt  instant `bun:"created_at"`
	UpdatedAt  instant `bun:"updated_at"`
}

func rewardAssignmentItem(r *rewardAssignmentRow) loyalty.RewardAssignment {
	return loyalty.RewardAssignment{
		ID: r.ID, RewardID: r.RewardID, CampaignID: r.CampaignID, Points: r.Points, AutoRedeem: r.AutoRedeem,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newRewardAssignmentRow(project string, a *loyalty.RewardAssignment) rewardAssignmentRow {
	return rewardAssignmentRow{
		ProjectID: project, ID: a.ID, Pair: loyalty.RewardAssignmentKind.Unique[0].Value(a), RewardID: a.RewardID, CampaignID: a.CampaignID,
		Points: a.Points, AutoRedeem: a.AutoRedeem, CreatedAt: instant(a.CreatedAt), UpdatedAt: instant(a.UpdatedAt),
	}
}
