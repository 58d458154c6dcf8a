package program

import (
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// Reward is bought with points. Its stock belongs to the assignment to a program.
type Reward struct {
	ID       string
	Name     string
	Type     RewardType
	Status   Status
	Validity validity.Validity
	Gift     Gift
	// Costs are evaluated in order; the first whose rules hold is the price.
	Costs []Cost
	// PurchaseLimits bound how often one member can buy.
	PurchaseLimits UseLimits
	Refundable     bool
	Metadata       metadata.Map
	CreatedAt      time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// RewardType is the kind of a reward.
type RewardType string

// The types.
const (
	RewardMaterial RewardType = "MATERIAL"
	RewardDigital  RewardType = "DIGITAL"
)

// Cost is a price for some members.
type Cost struct {
	ID    string
	Rules rule.Expression
	// Tiers ask that the member's tier is one of those named; empty asks nothing.
	Tiers    []TierRule
	Spending Spending
}

// Spending is the price itself: points of one wallet.
type Spending struct {
	ID, Name         string
	Points           int64
	CardDefinitionID string
}

// RewardKind describes rewards to a backend.
var RewardKind = storage.Kind[Reward]{
	Name: "reward", Prefix: "lrew_",
	ID: func(r *Reward) string { return r.ID },
	Fields: []storage.Field[Reward]{
		storage.String("name", func(r *Reward) string { return r.Name }).Ordered(),
		storage.String("type", func(r *Reward) string { return string(r.Type) }),
		storage.String("status", func(r *Reward) string { return string(r.Status) }),
		storage.Time("created_at", func(r *Reward) time.Time { return r.CreatedAt }).Ordered(),
	},
}

const (
	costPrefix     = "lrcst_"
	spendingPrefix = "lrspn_"
	maxCosts       = 10
)

// costRuleNames are the facts that the rules of a cost may read.
var costRuleNames = []string{"customer.segment", "customer.metadata", memberMetadata}

// complete brings a reward to the form in which it is stored and checks all of it. New costs get ids.
func (r *Reward) complete(newID func(string) string) (err error) {
	if err := textOf("name", r.Name, 1, maxName); err != nil {
		return err
	}
	if err := oneOf("type", r.Type, RewardMaterial, RewardDigital); err != nil {
		return err
	}
	if err := r.Validity.ValidateV2(""); err != nil {
		return err
	}
	if err := r.gift(); err != nil {
		return err
	}
	if err := r.PurchaseLimits.validate("purchase_limits"); err != nil {
		return err
	}
	if len(r.Costs) < 1 || len(r.Costs) > maxCosts {
		return fault.Payload("costs", "must have 1 to %d items (it has %d)", maxCosts, len(r.Costs))
	}
	r.Costs = slices.Clone(r.Costs)
	for i := range r.Costs {
		c, path := &r.Costs[i], fmt.Sprintf("costs[%d]", i)
		if err := c.validate(path); err != nil {
			return err
		}
		if c.ID == "" {
			c.ID = newID(costPrefix)
		}
		if c.Spending.ID == "" {
			c.Spending.ID = newID(spendingPrefix)
		}
	}
	r.Metadata, err = metadata.Normalize("metadata", r.Metadata)
	return err
}

func (r *Reward) gift() error {
	if r.Type == RewardMaterial {
		if r.Gift.Material == nil {
			return fault.PayloadMissing("material")
		}
		return r.Gift.Material.validate("material")
	}
	if r.Gift.Digital == nil {
		return fault.PayloadMissing("digital")
	}
	return r.Gift.Digital.validate("digital", DigitalCoupons, DigitalGifts, DigitalPoints)
}

func (c Cost) validate(path string) error {
	if err := validRules(path+".rules", c.Rules, costRuleNames); err != nil {
		return err
	}
	if err := validTierRules(path+".tier_rules", c.Tiers); err != nil {
		return err
	}
	path += ".spending[0]"
	if err := textOf(path+".name", c.Spending.Name, 0, maxName); err != nil {
		return err
	}
	if err := within(path+".points", c.Spending.Points, 1, MaxPoints); err != nil {
		return err
	}
	return needed(path, "card_definition_id", c.Spending.CardDefinitionID)
}

// wallets are the card definitions that a purchase changes: those of the costs, and the one that gets points of the reward.
func (r *Reward) wallets() (ids []string) {
	for _, c := range r.Costs {
		ids = append(ids, c.Spending.CardDefinitionID)
	}
	if d := r.Gift.Digital; d != nil {
		ids = append(ids, d.CardDefinitionID)
	}
	return distinct(ids)
}

func (r *Reward) tierRules() (all []TierRule) {
	for _, c := range r.Costs {
		all = append(all, c.Tiers...)
	}
	return all
}
