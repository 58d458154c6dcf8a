package wire

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// ProgramReward is a reward of the /v2 API in answers.
type ProgramReward struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Type   string `json:"type" enum:"program.RewardType"`
	Status string `json:"status" enum:"program.Status"`
	WindowShown
	Material       *MaterialGift `json:"material,omitzero"`
	Digital        *DigitalGift  `json:"digital,omitzero"`
	Refunds        RewardRefunds `json:"refunds"`
	Costs          []RewardCost  `json:"costs"`
	PurchaseLimits UseLimits     `json:"purchase_limits"`
	Metadata       metadata.Map  `json:"metadata"`
	CreatedAt      Time          `json:"created_at"`
	UpdatedAt      Time          `json:"updated_at"`
	Object         string        `json:"object" enum:"reward"`
}

// RewardCost is a price for some members.
type RewardCost struct {
	ID        *string          `json:"id,omitzero"`
	Rules     *Expression      `json:"rules,omitzero"`
	TierRules *TierRuleSet     `json:"tier_rules,omitzero"`
	Spending  []RewardSpending `json:"spending"`
}

// RewardSpending is a price in points of one card definition.
type RewardSpending struct {
	ID               *string `json:"id,omitzero"`
	Name             *string `json:"name"`
	Points           *int64  `json:"points"`
	CardDefinitionID *string `json:"card_definition_id"`
}

// NewProgramReward returns the shape of a reward.
func NewProgramReward(r program.Reward) ProgramReward {
	w := ProgramReward{
		ID: r.ID, Name: r.Name, Type: string(r.Type), Status: string(r.Status), WindowShown: newWindow(r.Validity),
		Material: newMaterialGift(r.Gift.Material), Digital: newDigitalGift(r.Gift.Digital), Refunds: RewardRefunds{"NONE"},
		PurchaseLimits: newUseLimits(r.PurchaseLimits), Metadata: emptyObjectIfNil(r.Metadata), CreatedAt: NewTime(r.CreatedAt), UpdatedAt: NewTime(r.UpdatedAt),
		Object: "reward",
	}
	if r.Refundable {
		w.Refunds.Type = "REFUNDABLE"
	}
	for _, c := range r.Costs {
		spending := RewardSpending{ID: &c.Spending.ID, Points: &c.Spending.Points, CardDefinitionID: &c.Spending.CardDefinitionID}
		if c.Spending.Name != "" {
			spending.Name = &c.Spending.Name
		}
		cost := RewardCost{ID: &c.ID, Rules: newRuleSet(c.Rules, ""), Spending: []RewardSpending{spending}}
		if len(c.Tiers) > 0 {
			cost.TierRules = newTierRuleSet(c.Tiers)
		}
		w.Costs = append(w.Costs, cost)
	}
	return w
}

func costs(list []RewardCost) (out []program.Cost, err error) {
	for i, w := range list {
		path := fmt.Sprintf("costs[%d]", i)
		c := program.Cost{ID: textOrEmpty(w.ID)}
		if c.Rules, err = w.Rules.ruleSet(path+".rules", ""); err != nil {
			return nil, err
		}
		if c.Tiers, err = w.TierRules.domain(path + ".tier_rules"); err != nil {
			return nil, err
		}
		if len(w.Spending) != 1 {
			return nil, fault.Payload(path+".spending", "must have one item (it has %d)", len(w.Spending))
		}
		s := w.Spending[0]
		if s.Points == nil {
			return nil, missingProperty(path+".spending[0]", "points")
		}
		c.Spending = program.Spending{ID: textOrEmpty(s.ID), Name: textOrEmpty(s.Name), Points: *s.Points, CardDefinitionID: textOrEmpty(s.CardDefinitionID)}
		out = append(out, c)
	}
	return out, nil
}

// RewardRefunds says whether purchases can be refunded.
type RewardRefunds struct {
	Type Word `json:"type" enum:"NONE REFUNDABLE"`
}

// ProgramRewardCreate is the body of POST /v2/loyalties/rewards.
type ProgramRewardCreate struct {
	Status              Word `json:"status" enum:"ACTIVE DRAFT"`
	ProgramRewardUpdate `required:"name type costs"`
}

// ProgramRewardUpdate is the body of PUT /v2/loyalties/rewards/{rewardId}.
type ProgramRewardUpdate struct {
	Name patch.Field[string] `json:"name"`
	Type patch.Field[Word]   `json:"type" enum:"program.RewardType"`
	Window
	Material       patch.Field[MaterialGift]  `json:"material"`
	Digital        patch.Field[DigitalGift]   `json:"digital"`
	Refunds        patch.Field[RewardRefunds] `json:"refunds"`
	Costs          patch.Field[[]RewardCost]  `json:"costs"`
	PurchaseLimits patch.Field[UseLimits]     `json:"purchase_limits"`
	Metadata       patch.Field[metadata.Map]  `json:"metadata"`
}

// Domain returns the change.
func (w ProgramRewardUpdate) Domain(zone *time.Location) (u program.RewardUpdate, err error) {
	u = program.RewardUpdate{Name: w.Name, Type: patch.Map(w.Type, func(t Word) program.RewardType { return program.RewardType(t) }), Metadata: w.Metadata}
	if u.Validity, err = w.Window.domain(zone); err != nil {
		return u, err
	}
	if u.Material, err = patch.MapErr(w.Material, MaterialGift.domain); err != nil {
		return u, err
	}
	if u.Digital, err = patch.MapErr(w.Digital, DigitalGift.domain); err != nil {
		return u, err
	}
	if u.Refundable, err = patch.MapErr(w.Refunds, func(t RewardRefunds) (bool, error) {
		if t.Type != "NONE" && t.Type != "REFUNDABLE" {
			return false, oneOf("refunds.type", t.Type, "NONE", "REFUNDABLE")
		}
		return t.Type == "REFUNDABLE", nil
	}); err != nil {
		return u, err
	}
	if u.Costs, err = patch.MapErr(w.Costs, costs); err != nil {
		return u, err
	}
	u.PurchaseLimits, err = patch.MapErr(w.PurchaseLimits, func(l UseLimits) (program.UseLimits, error) { return l.domain("purchase_limits") })
	return u, err
}

// Domain returns the new reward.
func (w ProgramRewardCreate) Domain(zone *time.Location) (r program.Reward, err error) {
	switch {
	case w.Name.Kept():
		return r, fault.PayloadMissing("name")
	case w.Type.Kept():
		return r, fault.PayloadMissing("type")
	case w.Costs.Kept():
		return r, fault.PayloadMissing("costs")
	}
	u, err := w.ProgramRewardUpdate.Domain(zone)
	if err != nil {
		return r, err
	}
	if r, err = r.With(u); err != nil {
		return r, err
	}
	r.Status = program.Status(w.Status)
	for i, c := range r.Costs {
		if c.ID != "" {
			return r, fault.Payload(fmt.Sprintf("costs[%d].id", i), "is given by the server: a new cost has none")
		}
	}
	return r, nil
}
