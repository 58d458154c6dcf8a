package memory

import (
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
)

var _ referral.Store = (*Project)(nil)

// Holders returns to whom referral codes are assigned.
func (p *Project) Holders() storage.Collection[referral.Holder] {
	return collection(p, referral.HolderKind)
}

// ReferralRewards returns what referrals owed to customers.
func (p *Project) ReferralRewards() storage.Collection[referral.Reward] {
	return collection(p, referral.RewardKind)
}

// ReferralTiers returns what referrers get.
func (p *Project) ReferralTiers() storage.Collection[referral.Tier] {
	return collection(p, referral.TierKind)
}
