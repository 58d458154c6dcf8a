package promotion

import (
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Stack is a fixed sequence of tiers of one campaign that are used together.
type Stack struct {
	ID         string
	CampaignID string
	Name       string
	// TierIDs are applied in this order, 1 to 30 of them.
	TierIDs []string
	// HierarchyMode is always MANUAL: the order is that of TierIDs.
	HierarchyMode string
	CategoryID    string
	CreatedAt     time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// HierarchyManual is the only way in which the tiers of a stack are ordered.
const HierarchyManual = "MANUAL"

// MaxStackTiers is how many tiers a stack may have.
const MaxStackTiers = 30

// NewStack is the input for making a stack. An empty HierarchyMode means HierarchyManual.
type NewStack struct {
	Name          string
	TierIDs       []string
	HierarchyMode string
	CategoryID    string
}

// StackUpdate is a partial change: a zero field keeps the stack's value.
type StackUpdate struct {
	// From is the UpdatedAt of the stack that the change was decided upon: a stack that was changed since is not changed. The zero field does not ask.
	From          patch.Field[time.Time]
	Name          patch.Field[string]
	TierIDs       patch.Field[[]string]
	HierarchyMode patch.Field[string]
	CategoryID    patch.Field[string]
}

// apply applies u to s, or fails when the result would not be a valid stack. It does not check whether the tiers exist.
func (s *Stack) apply(u StackUpdate, now time.Time) error {
	if from, asked := u.From.Value(); asked && !from.Equal(s.UpdatedAt) {
		return fault.Changed(StackKind.Name, s.ID)
	}
	u.Name.Apply(&s.Name)
	u.TierIDs.Apply(&s.TierIDs)
	u.HierarchyMode.Apply(&s.HierarchyMode)
	u.CategoryID.Apply(&s.CategoryID)
	s.UpdatedAt = now
	return s.complete()
}

func (s *Stack) complete() error {
	if s.HierarchyMode == "" {
		s.HierarchyMode = HierarchyManual
	}
	switch {
	case s.Name == "":
		return fault.PayloadMissing("name")
	case s.HierarchyMode != HierarchyManual:
		return fault.Payload("tiers.hierarchy_mode", "must be %s (actual value is '%.60s')", HierarchyManual, s.HierarchyMode)
	case len(s.TierIDs) == 0:
		return fault.Payload("tiers.ids", "must NOT have fewer than 1 items")
	case len(s.TierIDs) > MaxStackTiers:
		return fault.Payload("tiers.ids", "must NOT have more than %d items (it has %d)", MaxStackTiers, len(s.TierIDs))
	}
	for i, id := range s.TierIDs {
		if first := slices.Index(s.TierIDs, id); first < i {
			return fault.Payload("tiers.ids", "must NOT have duplicate items (items %d and %d are '%.60s')", first, i, id)
		}
	}
	return storage.CheckName("name", s.Name)
}

// foreignTier reports a tier that is not the campaign's.
func foreignTier(i int, t Tier, campaignID string) error {
	return fault.Payload(fmt.Sprintf("tiers.ids[%d]", i), "must be a tier of campaign %s (%s belongs to campaign %s)", campaignID, t.ID, t.CampaignID)
}

// StackKind describes stacks to a backend.
var StackKind = storage.Kind[Stack]{
	Name: "promotion_stack", Prefix: "stack_", Configures: storage.ConfiguresRules,
	ID: func(s *Stack) string { return s.ID },
	Fields: []storage.Field[Stack]{
		storage.String("campaign_id", func(s *Stack) string { return s.CampaignID }),
		storage.String("name", func(s *Stack) string { return s.Name }).Ordered(),
		storage.Strings("tier_ids", func(s *Stack) []string { return s.TierIDs }),
		storage.Time("created_at", func(s *Stack) time.Time { return s.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(s *Stack) time.Time { return s.UpdatedAt }).Ordered(),
	},
}
