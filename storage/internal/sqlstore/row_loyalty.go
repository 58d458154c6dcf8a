package sqlstore

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/uptrace/bun"
)

var _ loyalty.Store = (*Project)(nil)

// EarningRules returns the earning rules of loyalty campaigns.
func (p *Project) EarningRules() storage.Collection[loyalty.EarningRule] {
	return collection(p, earningRuleTable)
}

// LoyaltyTiers returns the tiers of loyalty campaigns.
func (p *Project) LoyaltyTiers() storage.Collection[loyalty.Tier] {
	return collection(p, loyaltyTierTable)
}

// LoyaltyTierHolders returns who holds the tiers of loyalty campaigns.
func (p *Project) LoyaltyTierHolders() storage.Collection[loyalty.TierHolder] {
	return collection(p, tierHolderTable)
}

var earningRuleTable = tableOf(loyalty.EarningRuleKind, earningRuleItem, newEarningRuleRow)

type earningRuleRow struct {
	bun.BaseModel `bun:"table:earning_rules,alias:t"`

	ProjectID    string                              `bun:"project_id,pk"`
	ID           string                              `bun:"id,pk"`
	CampaignID   string                              `bun:"campaign_id,nullzero"`
	AutomationID string                              `bun:"automation_id,nullzero"`
	Event        string                              `bun:"event,nullzero"`
	Earning      document[loyalty.Earning]           `bun:"earning"`
	SchemaID     string                              `bun:"schema_id,nullzero"`
	SegmentID    string                              `bun:"segment_id,nullzero"`
	TierID       string                              `bun:"tier_id,nullzero"`
	Banner       string                              `bun:"banner,nullzero"`
	PendingDays  int64                               `bun:"pending_days"`
	Expiration   document[*campaign.ExpirationRules] `bun:"expiration_rules"`
	Active       bool                                `bun:"active"`
	Validity     document[validity.Validity]         `bun:"validity"`
	Metadata     document[metadata.Map]              `bun:"metadata"`
	CreatedAt    instant                             `bun:"created_at"`
	UpdatedAt    instant                             `bun:"updated_at"`
}

func earningRuleItem(r *earningRuleRow) loyalty.EarningRule {
	return loyalty.EarningRule{
		ID: r.ID, CampaignID: r.CampaignID, AutomationID: r.AutomationID, Event: r.Event, Earning: r.Earning.value, SchemaID: r.SchemaID,
		SegmentID: r.SegmentID, TierID: r.TierID, Banner: r.Banner, PendingDays: r.PendingDays, Expiration: r.Expiration.value, Active: r.Active,
		Validity: r.Validity.value, Metadata: r.Metadata.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newEarningRuleRow(project string, r *loyalty.EarningRule) earningRuleRow {
	return earningRuleRow{
		ProjectID: project, ID: r.ID, CampaignID: r.CampaignID, AutomationID: r.AutomationID, Event: r.Event, Earning: asDocument(r.Earning),
		SchemaID: r.SchemaID, SegmentID: r.SegmentID, TierID: r.TierID, Banner: r.Banner, PendingDays: r.PendingDays,
		Expiration: asDocument(r.Expiration), Active: r.Active, Validity: asDocument(r.Validity), Metadata: asDocument(r.Metadata),
		CreatedAt: instant(r.CreatedAt), UpdatedAt: instant(r.UpdatedAt),
	}
}

var loyaltyTierTable = tableOf(loyalty.TierKind, loyaltyTierItem, newLoyaltyTierRow)

type loyaltyTierRow struct {
	bun.BaseModel `bun:"table:loyalty_tiers,alias:t"`

	ProjectID    string                               `bun:"project_id,pk"`
	ID           string                               `bun:"id,pk"`
	CampaignID   string                               `bun:"campaign_id,nullzero"`
	Name         string                               `bun:"name,nullzero"`
	From         int64                                `bun:"points_from"`
	To           *int64                               `bun:"points_to"`
	EarningRules document[map[string]loyalty.Mapping] `bun:"earning_rules"`
	Rewards      document[map[string]loyalty.Mapping] `bun:"rewards"`
	Metadata     document[metadata.Map]               `bun:"metadata"`
	CreatedAt    instant                              `bun:"created_at"`
	UpdatedAt    instant                              `bun:"updated_at"`
}

func loyaltyTierItem(r *loyaltyTierRow) loyalty.Tier {
	return loyalty.Tier{
		ID: r.ID, CampaignID: r.CampaignID, Name: r.Name, From: r.From, To: r.To, EarningRules: r.EarningRules.value, Rewards: r.Rewards.value,
		Metadata: r.Metadata.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newLoyaltyTierRow(project string, t *loyalty.Tier) loyaltyTierRow {
	return loyaltyTierRow{
		ProjectID: project, ID: t.ID, CampaignID: t.CampaignID, Name: t.Name, From: t.From, To: t.To, EarningRules: asDocument(t.EarningRules),
		Rewards: asDocument(t.Rewards), Metadata: asDocument(t.Metadata), CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}

var tierHolderTable = tableOf(loyalty.TierHolderKind, tierHolderItem, newTierHolderRow)

type tierHolderRow struct {
	bun.BaseModel `bun:"table:loyalty_tier_holders,alias:t"`

	ProjectID  string  `bun:"project_id,pk"`
	ID         string  `bun:"id,pk"`
	CampaignID string  `bun:"campaign_id,nullzero"`
	CustomerID string  `bun:"customer_id,nullzero"`
	TierID     string  `bun:"tier_id,nullzero"`
	Start      string  `bun:"start_day,nullzero"`
	End        string  `bun:"end_day,nullzero"`
	Next       string  `bun:"next_tier,nullzero"`
	NextStart  string  `bun:"next_start,nullzero"`
	NextEnd    string  `bun:"next_end,nullzero"`
	DueOn      string  `bun:"due_on,nullzero"` // follows from the others; the daily run sorts by it
	CreatedAt  instant `bun:"created_at"`
	UpdatedAt  instant `bun:"updated_at"`
}

func tierHolderItem(r *tierHolderRow) loyalty.TierHolder {
	return loyalty.TierHolder{
		ID: r.ID, CampaignID: r.CampaignID, CustomerID: r.CustomerID, TierID: r.TierID, Start: r.Start, End: r.End, Next: r.Next,
		NextStart: r.NextStart, NextEnd: r.NextEnd, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newTierHolderRow(project string, h *loyalty.TierHolder) tierHolderRow {
	return tierHolderRow{
		ProjectID: project, ID: h.ID, CampaignID: h.CampaignID, CustomerID: h.CustomerID, TierID: h.TierID, Start: h.Start, End: h.End, Next: h.Next,
		NextStart: h.NextStart, NextEnd: h.NextEnd, DueOn: string(h.DueOn()), CreatedAt: instant(h.CreatedAt), UpdatedAt: instant(h.UpdatedAt),
	}
}
