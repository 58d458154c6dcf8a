package wire

import (
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
)

// StackTiers names the tiers of a stack.
type StackTiers struct {
	IDs  []string `json:"ids"`
	Mode Word     `json:"hierarchy_mode,omitzero" enum:"MANUAL"`
}

// StackCreate is the body of POST /v1/promotions/{campaignId}/stacks.
type StackCreate struct {
	Name  string     `json:"name" required:"true"`
	Tiers StackTiers `json:"tiers" required:"true"`
	CategoryInput
}

// Domain returns the new stack without its category.
func (w StackCreate) Domain() promotion.NewStack {
	return promotion.NewStack{Name: w.Name, TierIDs: w.Tiers.IDs, HierarchyMode: string(w.Tiers.Mode)}
}

// StackUpdate is the body of PUT /v1/promotions/{campaignId}/stacks/{stackId}.
type StackUpdate struct {
	Name  patch.Field[string]           `json:"name"`
	Tiers patch.Field[StackTiersUpdate] `json:"tiers"`
	CategoryInput
}

// StackTiersUpdate is a change of the tiers of a stack.
type StackTiersUpdate struct {
	IDs  patch.Field[[]string] `json:"ids"`
	Mode patch.Field[Word]     `json:"hierarchy_mode" enum:"MANUAL"`
}

// Domain returns the change, without the category.
func (w StackUpdate) Domain() promotion.StackUpdate {
	tiers, _ := w.Tiers.Value()
	if w.Tiers.Cleared() {
		tiers.IDs = patch.Clear[[]string]()
	}
	return promotion.StackUpdate{
		Name: w.Name, TierIDs: tiers.IDs, HierarchyMode: patch.Map(tiers.Mode, func(m Word) string { return string(m) }),
	}
}

// Stack is a promotion stack in answers.
type Stack struct {
	ID         string     `json:"id"`
	Name       string     `json:"name"`
	Tiers      StackTiers `json:"tiers"`
	CampaignID string     `json:"campaign_id"`
	CategoryID string     `json:"category_id,omitzero"`
	Categories []Category `json:"categories"`
	CreatedAt  Time       `json:"created_at"`
	UpdatedAt  Time       `json:"updated_at,omitzero"`
	Object     string     `json:"object" enum:"promotion_stack"`
}

// NewStack returns the shape of a stack. The zero category means none.
func NewStack(s promotion.Stack, c catalog.Category) Stack {
	return Stack{
		ID: s.ID, Name: s.Name, Tiers: StackTiers{s.TierIDs, Word(s.HierarchyMode)}, CampaignID: s.CampaignID,
		CategoryID: c.ID, Categories: NewCategories(c), CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt),
		Object: "promotion_stack",
	}
}
