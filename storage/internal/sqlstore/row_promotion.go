package sqlstore

import (
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/uptrace/bun"
)

var _ promotion.Store = (*Project)(nil)

// Tiers returns the promotion tiers.
func (p *Project) Tiers() storage.Collection[promotion.Tier] { return collection(p, tierTable) }

// Stacks returns the promotion stacks.
func (p *Project) Stacks() storage.Collection[promotion.Stack] { return collection(p, stackTable) }

var tierTable = tableOf(promotion.TierKind, tierItem, newTierRow)

type tierRow struct {
	bun.BaseModel `bun:"table:promotion_tiers,alias:t"`

	ProjectID  string                       `bun:"project_id,pk"`
	ID         string                       `bun:"id,pk"`
	CampaignID string                       `bun:"campaign_id,nullzero"`
	Name       string                       `bun:"name,nullzero"`
	Banner     string                       `bun:"banner,nullzero"`
	Discount   document[*discount.Discount] `bun:"discount"`
	Metadata   document[metadata.Map]       `bun:"metadata"`
	Hierarchy  int64                        `bun:"hierarchy"`
	Active     bool                         `bun:"active"`
	Validity   document[validity.Validity]  `bun:"validity"`
	// Start and End stand in the document as well; lists filter by them.
	Start      instant `bun:"start_date"`
	End        instant `bun:"expiration_date"`
	CategoryID string  `bun:"category_id,nullzero"`
	CreatedAt  instant `bun:"created_at"`
	UpdatedAt  instant `bun:"updated_at"`
}

func tierItem(r *tierRow) promotion.Tier {
	return promotion.Tier{
		ID: r.ID, CampaignID: r.CampaignID, Name: r.Name, Banner: r.Banner, Discount: r.Discount.value, Metadata: r.Metadata.value,
		Hierarchy: r.Hierarchy, Active: r.Active, Validity: r.Validity.value, CategoryID: r.CategoryID,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newTierRow(project string, t *promotion.Tier) tierRow {
	return tierRow{
		ProjectID: project, ID: t.ID, CampaignID: t.CampaignID, Name: t.Name, Banner: t.Banner, Discount: asDocument(t.Discount),
		Metadata: asDocument(t.Metadata), Hierarchy: t.Hierarchy, Active: t.Active, Validity: asDocument(t.Validity),
		Start: instant(t.Validity.Start), End: instant(t.Validity.End), CategoryID: t.CategoryID,
		CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}

var stackTable = tableOf(promotion.StackKind, stackItem, newStackRow)

type stackRow struct {
	bun.BaseModel `bun:"table:promotion_stacks,alias:t"`

	ProjectID     string             `bun:"project_id,pk"`
	ID            string             `bun:"id,pk"`
	CampaignID    string             `bun:"campaign_id,nullzero"`
	Name          string             `bun:"name,nullzero"`
	TierIDs       document[[]string] `bun:"tier_ids"`
	HierarchyMode string             `bun:"hierarchy_mode,nullzero"`
	CategoryID    string             `bun:"category_id,nullzero"`
	CreatedAt     instant            `bun:"created_at"`
	UpdatedAt     instant            `bun:"updated_at"`
}

func stackItem(r *stackRow) promotion.Stack {
	return promotion.Stack{
		ID: r.ID, CampaignID: r.CampaignID, Name: r.Name, TierIDs: r.TierIDs.value, HierarchyMode: r.HierarchyMode,
		CategoryID: r.CategoryID, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newStackRow(project string, s *promotion.Stack) stackRow {
	return stackRow{
		ProjectID: project, ID: s.ID, CampaignID: s.CampaignID, Name: s.Name, TierIDs: asDocument(s.TierIDs), HierarchyMode: s.HierarchyMode,
		CategoryID: s.CategoryID, CreatedAt: instant(s.CreatedAt), UpdatedAt: instant(s.UpdatedAt),
	}
}
