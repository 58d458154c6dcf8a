package memory

import (
	"github.com/punchcardhq/punchcard/loyalty/member"
	"github.com/punchcardhq/punchcard/storage"
)

var _ member.Store = (*Project)(nil)

// Members returns the members of loyalty programs.
func (p *Project) Members() storage.Collection[member.Member] { return collection(p, member.Kind) }

// MemberCards returns the cards of members.
func (p *Project) MemberCards() storage.Collection[member.Card] {
	return collection(p, member.CardKind)
}

// CardTransactions returns the movements on cards of members.
func (p *Project) CardTransactions() storage.Collection[member.CardTransaction] {
	return collection(p, member.TransactionKind)
}

// MemberTallies returns what the limits of earning count.
func (p *Project) MemberTallies() storage.Collection[member.Tally] {
	return collection(p, member.TallyKind)
}

// RewardTransactions returns the purchases of rewards.
func (p *Project) RewardTransactions() storage.Collection[member.RewardTransaction] {
	return collection(p, member.RewardTransactionKind)
}

// OrderTransactions returns the payments of orders with points.
func (p *Project) OrderTransactions() storage.Collection[member.OrderTransaction] {
	return collection(p, member.OrderTransactionKind)
}

// TierTransactions returns the steps of cards between tiers.
func (p *Project) TierTransactions() storage.Collection[member.TierTransaction] {
	return collection(p, member.TierTransactionKind)
}

// BenefitTransactions returns the deliveries of benefits.
func (p *Project) BenefitTransactions() storage.Collection[member.BenefitTransaction] {
	return collection(p, member.BenefitTransactionKind)
}

// MemberCounts returns what the reports of loyalty programs count.
func (p *Project) MemberCounts() storage.Collection[member.Count] {
	return collection(p, member.CountKind)
}
