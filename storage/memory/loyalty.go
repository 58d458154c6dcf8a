package memory

import (
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage"
)

var _ loyalty.Store = (*Project)(nil)

// EarningRules returns the earning rules of loyalty campaigns.
func (p *Project) EarningRules() storage.Collection[loyalty.EarningRule] {
	return collection(p, loyalty.EarningRuleKind)
}

// LoyaltyTiers returns the tiers of loyalty campaigns.
func (p *Project) LoyaltyTiers() storage.Collection[loyalty.Tier] {
	return collection(p, loyalty.TierKind)
}

// LoyaltyTierHolders returns who holds the tiers of loyalty campaigns.
func (p *Project) LoyaltyTierHolders() storage.Collection[loyalty.TierHolder] {
	return collection(p, loyalty.TierHolderKind)
}

// Rewards returns the rewards of loyalty campaigns.
func (p *Project) Rewards() storage.Collection[loyalty.Reward] {
	return collection(p, loyalty.RewardKind)
}

// RewardAssignments returns which rewards loyalty campaigns offer.
func (p *Project) RewardAssignments() storage.Collection[loyalty.RewardAssignment] {
	return collection(p, loyalty.RewardAssignmentKind)
}
