package memory

import (
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
)

var _ membership.Store = (*Project)(nil)

// Members returns the members of loyalty programs.
func (p *Project) Members() storage.Collection[membership.Member] {
	return collection(p, membership.Kind)
}

// MemberCards returns the cards of members.
func (p *Project) MemberCards() storage.Collection[membership.Card] {
	return collection(p, membership.CardKind)
}

// CardTransactions returns the movements on cards of members.
func (p *Project) CardTransactions() storage.Collection[membership.CardTransaction] {
	return collection(p, membership.TransactionKind)
}

// MemberTallies returns what the limits of earning count.
func (p *Project) MemberTallies() storage.Collection[membership.Tally] {
	return collection(p, membership.TallyKind)
}

// RewardTransactions returns the purchases of rewards.
func (p *Project) RewardTransactions() storage.Collection[membership.RewardTransaction] {
	return collection(p, membership.RewardTransactionKind)
}

// OrderTransactions returns the payments of orders with points.
func (p *Project) OrderTransactions() storage.Collection[membership.OrderTransaction] {
	return collection(p, membership.OrderTransactionKind)
}

// TierTransactions returns the steps of cards between tiers.
func (p *Project) TierTransactions() storage.Collection[membership.TierTransaction] {
	return collection(p, membership.TierTransactionKind)
}

// BenefitTransactions returns the deliveries of benefits.
func (p *Project) BenefitTransactions() storage.Collection[membership.BenefitTransaction] {
	return collection(p, membership.BenefitTransactionKind)
}

// MemberCounts returns what the reports of loyalty programs count.
func (p *Project) MemberCounts() storage.Collection[membership.Count] {
	return collection(p, membership.CountKind)
}
