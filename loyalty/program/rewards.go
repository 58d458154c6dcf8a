package program

import (
	"context"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// RewardUpdate is a partial change: a zero field keeps what is stored, a cleared one returns to the default. Costs replaces all
// costs; those that have the id of a stored one replace it.
type RewardUpdate struct {
	Name           patch.Field[string]
	Type           patch.Field[RewardType]
	Validity       validity.Update
	Material       patch.Field[Material]
	Digital        patch.Field[Digital]
	Costs          patch.Field[[]Cost]
	PurchaseLimits patch.Field[UseLimits]
	Refundable     patch.Field[bool]
	Metadata       patch.Field[metadata.Map]
}

func (u RewardUpdate) apply(r *Reward) error {
	if !u.Type.Kept() {
		if err := notUpdatable(r.Status, []string{"type"}, nil); err != nil {
			return err
		}
	}
	if costs, ok := u.Costs.Value(); ok {
		for i, cost := range costs {
			if cost.ID != "" && !slices.ContainsFunc(r.Costs, func(old Cost) bool { return old.ID == cost.ID }) {
				return fault.Payload(fmt.Sprintf("costs[%d].id", i), "must be the id of a cost of the reward (actual value is '%.60s')", cost.ID)
			}
		}
	}
	changed, err := r.With(u)
	if err == nil {
		*r = changed
	}
	return err
}

// With returns the reward with the update. It refuses a part that does not belong to the type.
func (r Reward) With(u RewardUpdate) (Reward, error) {
	u.Name.Apply(&r.Name)
	u.Type.Apply(&r.Type)
	u.Validity.Apply(&r.Validity)
	if err := oneOf("type", r.Type, RewardMaterial, RewardDigital); err != nil {
		return r, err
	}
	if m, ok := u.Material.Value(); ok {
		if r.Type != RewardMaterial {
			return r, fault.Payload("material", "does not belong to the type %s", r.Type)
		}
		r.Gift = Gift{Material: &m}
	}
	if d, ok := u.Digital.Value(); ok {
		if r.Type != RewardDigital {
			return r, fault.Payload("digital", "does not belong to the type %s", r.Type)
		}
		r.Gift = Gift{Digital: &d}
	}
	u.Costs.Apply(&r.Costs)
	u.PurchaseLimits.Apply(&r.PurchaseLimits)
	u.Refundable.Apply(&r.Refundable)
	u.Metadata.Apply(&r.Metadata)
	return r, nil
}

// CreateReward stores a reward. It fails with fault.NotFound for a referenced object that does not exist, and as locked when it is
// to be ACTIVE and a wallet is not.
func (e *Engine) CreateReward(ctx context.Context, r Reward) (Reward, error) {
	err := newStatus(&r.Status)
	if err == nil {
		err = r.complete(e.env.NewID)
	}
	if err != nil {
		return Reward{}, err
	}
	r.ID = e.env.NewID(RewardKind.Prefix)
	return rewardLife.create(ctx, e, r, func(c change, r Reward) error { return c.rewardHolds(ctx, r) })
}

func (c change) rewardHolds(ctx context.Context, r Reward) error {
	if err := c.giftExists(ctx, r.Gift); err != nil {
		return err
	}
	if err := c.tiersExist(ctx, r.tierRules()); err != nil {
		return err
	}
	inactive, err := c.walletsNot(ctx, StatusActive, r.wallets())
	if err == nil && r.Status == StatusActive && len(inactive) > 0 {
		err = locked("non_active_card_definition", "Invalid card definition status", "An ACTIVE reward needs ACTIVE card definitions: %s is not", inactive[0])
	}
	return err
}

// Reward returns a reward, or fault.NotFound for one that does not exist or was deleted.
func (e *Engine) Reward(ctx context.Context, id string) (Reward, error) {
	return rewardLife.get(ctx, e.store, id)
}

// ListRewards returns a page of the rewards that are not deleted.
func (e *Engine) ListRewards(ctx context.Context, q storage.Query) (storage.Page[Reward], error) {
	return rewardLife.list(ctx, e.store, q)
}

// UpdateReward changes a reward; its type in DRAFT only. The reward must still fit the programs that have it. A change that changes
// nothing is not recorded.
func (e *Engine) UpdateReward(ctx context.Context, id string, u RewardUpdate) (Reward, error) {
	apply := func(r *Reward) error {
		if err := u.apply(r); err != nil {
			return err
		}
		return r.complete(e.env.NewID)
	}
	return rewardLife.update(ctx, e, id, apply, func(c change, r Reward) error {
		if err := c.rewardHolds(ctx, r); err != nil {
			return err
		}
		return c.eachProgram(ctx, id, func(p Program) error { return c.rewardFits(ctx, r, p) })
	})
}

// MoveReward activates, deactivates or drafts a reward. It fails with invalid_state_transition from a wrong status, and as locked
// where a wallet is not ACTIVE or a program beyond DRAFT has the reward.
func (e *Engine) MoveReward(ctx context.Context, id string, verb Verb) (Reward, error) {
	return rewardLife.move(ctx, e, id, verb, func(c change, r Reward) error {
		switch verb {
		case VerbActivate:
			return c.rewardHolds(ctx, r)
		case VerbDraft:
			return c.beyondDraft(ctx, verb, RewardKind.Name, id)
		}
		return nil
	})
}

// DeleteReward deletes a reward that no program has, else it fails with resource_in_use. It returns the reward as it is now, in
// status DELETED.
func (e *Engine) DeleteReward(ctx context.Context, id string) (Reward, error) {
	return rewardLife.remove(ctx, e, id, func(c change, _ Reward) error { return c.unassigned(ctx, RewardKind.Name, id) })
}
