package wire

import (
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
)

// ExaminedCustomer is the customer of an examination.
type ExaminedCustomer struct {
	ID       string       `json:"id"`
	SourceID Null[string] `json:"source_id"`
	Metadata metadata.Map `json:"metadata"`
	Object   string       `json:"object" enum:"customer"`
}

func newExaminedCustomer(c customer.Customer) ExaminedCustomer {
	return ExaminedCustomer{c.ID, OrNull(c.SourceID), emptyObjectIfNil(c.Metadata), "customer"}
}

// ExaminedMember is one of the customer's members.
type ExaminedMember struct {
	ID         string       `json:"id"`
	CustomerID string       `json:"customer_id"`
	ProgramID  string       `json:"program_id"`
	Metadata   metadata.Map `json:"metadata"`
	Object     string       `json:"object" enum:"member"`
}

func newExaminedMember(m membership.Member) ExaminedMember {
	return ExaminedMember{m.ID, m.CustomerID, m.ProgramID, emptyObjectIfNil(m.Metadata), "member"}
}

// ExaminedNamed is the id and name of a program, a rule or a reward.
type ExaminedNamed struct {
	ID       string       `json:"id"`
	Name     string       `json:"name"`
	Metadata metadata.Map `json:"metadata"`
	Object   string       `json:"object" enum:"earning_rule program"`
}

// ExaminedCard is a card of a member.
type ExaminedCard struct {
	ID           string       `json:"id"`
	DefinitionID string       `json:"card_definition_id"`
	Type         string       `json:"card_type" enum:"INDIVIDUAL"`
	Code         Null[string] `json:"code"`
	Object       string       `json:"object" enum:"card"`
}

func newExaminedCard(c membership.Card) ExaminedCard {
	return ExaminedCard{c.ID, c.DefinitionID, string(program.CardIndividual), OrNull(c.Code), "card"}
}

// ExaminedEarnings is what a customer would earn.
type ExaminedEarnings struct {
	Event       Null[string]       `json:"event"`
	Customer    ExaminedCustomer   `json:"customer"`
	Rules       []ExaminedNamed    `json:"earning_rules"`
	Memberships []EarningsOfMember `json:"memberships"`
	Object      string             `json:"object" enum:"earnings_examine_result"`
}

// EarningsOfMember is what one member would earn.
type EarningsOfMember struct {
	Member   ExaminedMember      `json:"member"`
	Program  ExaminedNamed       `json:"program"`
	Cards    []CardEstimation    `json:"cards"`
	Benefits []BenefitEstimation `json:"benefits"`
	Object   string              `json:"object" enum:"member_earnings_opportunity"`
}

// CardEstimation is the points that a card would get.
type CardEstimation struct {
	Card   ExaminedCard     `json:"card"`
	Points int64            `json:"points_estimation"`
	Rules  []RuleEstimation `json:"earning_rules"`
	Object string           `json:"object" enum:"card_estimation"`
}

// RuleEstimation is what one rule would give. A benefit has no points here.
type RuleEstimation struct {
	Rule   TypedReference `json:"earning_rule"`
	Points *int64         `json:"points_estimation,omitzero"`
	Object string         `json:"object" enum:"earning_rule_estimation"`
}

// BenefitEstimation is a benefit that would be delivered.
type BenefitEstimation struct {
	Benefit ExaminedBenefit  `json:"benefit"`
	Rules   []RuleEstimation `json:"earning_rules"`
	Object  string           `json:"object" enum:"benefit_estimation"`
}

// ExaminedBenefit names a benefit.
type ExaminedBenefit struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Type   string `json:"type" enum:"program.BenefitType"`
	Object string `json:"object" enum:"benefit"`
}

// NewExaminedEarnings returns the shape of what a customer would earn from an event. An empty event means all events.
func NewExaminedEarnings(e membership.Earnings, event string) ExaminedEarnings {
	w := ExaminedEarnings{
		Event: OrNull(event), Customer: newExaminedCustomer(e.Customer), Rules: []ExaminedNamed{}, Memberships: []EarningsOfMember{},
		Object: "earnings_examine_result",
	}
	for _, r := range e.Rules {
		w.Rules = append(w.Rules, ExaminedNamed{r.ID, r.Name, emptyObjectIfNil(r.Metadata), "earning_rule"})
	}
	for _, m := range e.Memberships {
		one := EarningsOfMember{
			Member: newExaminedMember(m.Member), Program: ExaminedNamed{m.Program.ID, m.Program.Name, emptyObjectIfNil(m.Program.Metadata), "program"},
			Cards: []CardEstimation{}, Benefits: []BenefitEstimation{}, Object: "member_earnings_opportunity",
		}
		for _, c := range m.Cards {
			card := CardEstimation{Card: newExaminedCard(c.Card), Points: c.Points(), Object: "card_estimation"}
			for _, r := range c.Rules {
				card.Rules = append(card.Rules, RuleEstimation{TypedReference{r.Rule.ID, "earning_rule"}, &r.Points, "earning_rule_estimation"})
			}
			one.Cards = append(one.Cards, card)
		}
		for _, b := range m.Benefits {
			benefit := BenefitEstimation{Benefit: ExaminedBenefit{b.Benefit.ID, b.Benefit.Name, string(b.Benefit.Type), "benefit"}, Object: "benefit_estimation"}
			for _, r := range b.Rules {
				benefit.Rules = append(benefit.Rules, RuleEstimation{Rule: TypedReference{r.ID, "earning_rule"}, Object: "earning_rule_estimation"})
			}
			one.Benefits = append(one.Benefits, benefit)
		}
		w.Memberships = append(w.Memberships, one)
	}
	return w
}

// ExaminedRewards is what a customer could buy.
type ExaminedRewards struct {
	Customer    ExaminedCustomer  `json:"customer"`
	Rewards     []ExaminedReward  `json:"rewards"`
	Memberships []ExaminedChoices `json:"memberships"`
	Object      string            `json:"object" enum:"rewards_examine_result"`
}

// ExaminedReward describes a reward.
type ExaminedReward struct {
	ID             string       `json:"id"`
	Name           string       `json:"name"`
	Type           string       `json:"type" enum:"program.RewardType"`
	Metadata       metadata.Map `json:"metadata"`
	PurchaseLimits UseLimits    `json:"purchase_limits"`
	Object         string       `json:"object" enum:"reward"`
}

// ExaminedChoices is what one member could buy.
type ExaminedChoices struct {
	Member  ExaminedMember `json:"member"`
	Program ExaminedNamed  `json:"program"`
	Cards   []CardChoices  `json:"cards"`
	Object  string         `json:"object" enum:"member_rewards_opportunity"`
}

// CardChoices is what a card could pay for.
type CardChoices struct {
	Card    ExaminedCard       `json:"card"`
	Rewards []RewardEstimation `json:"rewards"`
	Object  string             `json:"object" enum:"card_estimation"`
}

// RewardEstimation is a reward with its price and the reasons why it cannot be bought.
type RewardEstimation struct {
	Reward  TypedReference      `json:"reward"`
	Status  string              `json:"status" enum:"AVAILABLE UNAVAILABLE"`
	Cost    RewardPrice         `json:"cost"`
	Reasons []RewardUnavailable `json:"unavailability_reasons"`
	Object  string              `json:"object" enum:"reward_estimation"`
}

// RewardPrice is a price in points.
type RewardPrice struct {
	Points int64  `json:"points"`
	Object string `json:"object" enum:"reward_cost"`
}

// RewardUnavailable is a reason with its details.
type RewardUnavailable struct {
	Reason  string         `json:"reason" enum:"membership.Unavailable"`
	Details map[string]any `json:"details"`
	Object  string         `json:"object" enum:"reward_unavailability_reason"`
}

// NewExaminedRewards returns the shape of what a customer could buy.
func NewExaminedRewards(e membership.Rewards) ExaminedRewards {
	w := ExaminedRewards{
		Customer: newExaminedCustomer(e.Customer), Rewards: []ExaminedReward{}, Memberships: []ExaminedChoices{}, Object: "rewards_examine_result",
	}
	for _, r := range e.Rewards {
		w.Rewards = append(w.Rewards, ExaminedReward{r.ID, r.Name, string(r.Type), emptyObjectIfNil(r.Metadata), newUseLimits(r.PurchaseLimits), "reward"})
	}
	for _, m := range e.Memberships {
		one := ExaminedChoices{
			Member: newExaminedMember(m.Member), Program: ExaminedNamed{m.Program.ID, m.Program.Name, emptyObjectIfNil(m.Program.Metadata), "program"},
			Cards: []CardChoices{}, Object: "member_rewards_opportunity",
		}
		for _, c := range m.Cards {
			card := CardChoices{Card: newExaminedCard(c.Card), Rewards: []RewardEstimation{}, Object: "card_estimation"}
			for _, a := range c.Rewards {
				card.Rewards = append(card.Rewards, newRewardEstimation(a))
			}
			one.Cards = append(one.Cards, card)
		}
		w.Memberships = append(w.Memberships, one)
	}
	return w
}

func newRewardEstimation(a membership.Affordable) RewardEstimation {
	w := RewardEstimation{
		Reward: TypedReference{a.Reward.ID, "reward"}, Status: "AVAILABLE", Cost: RewardPrice{a.Points, "reward_cost"},
		Reasons: []RewardUnavailable{}, Object: "reward_estimation",
	}
	if a.Reason == "" {
		return w
	}
	details := map[string]any{}
	switch a.Reason {
	case membership.NotEnough:
		details = map[string]any{"required": a.Points, "available": a.Available, "missing": a.Points - a.Available}
	case membership.NoTargetCard, membership.NoCard:
		details = map[string]any{"card_definition_id": a.CardDefinitionID}
	}
	w.Status, w.Reasons = "UNAVAILABLE", []RewardUnavailable{{string(a.Reason), details, "reward_unavailability_reason"}}
	return w
}
