package loyalty

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// CreateReward adds a reward. It fails with fault.NotFound for an unknown campaign or product, with invalid_balance for a reward of
// a gift or loyalty campaign without credits, or with an invalid payload.
func (e *Engine) CreateReward(ctx context.Context, n NewReward) (r Reward, err error) {
	r = Reward{
		ID: e.env.NewID(RewardKind.Prefix), Name: n.Name, Stock: n.Stock, ImageURL: n.ImageURL, Description: n.Description, Metadata: n.Metadata,
		Campaign: n.Campaign, Product: n.Product, Coin: n.Coin, CreatedAt: e.env.Now(),
	}
	kinds := 0
	for _, part := range []struct {
		is bool
		t  RewardType
	}{{n.Campaign != nil, RewardCampaign}, {n.Product != nil, RewardMaterial}, {n.Coin != nil, RewardCoin}} {
		if part.is {
			kinds, r.Type = kinds+1, part.t
		}
	}
	switch {
	case n.Name == "":
		return Reward{}, fault.PayloadMissing("name")
	case kinds != 1:
		return Reward{}, fault.Payload("parameters", "must have exactly one of campaign, product and coin (it has %d)", kinds)
	}
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return Reward{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := lookUp(ctx, tx, &r); err != nil {
			return err
		}
		if err := r.validate(); err != nil {
			return err
		}
		if err := schemas.Check(metadata.ObjectReward, r.Metadata); err != nil {
			return err
		}
		return tx.Rewards().Insert(ctx, r)
	})
	if err != nil {
		return Reward{}, err
	}
	return r, nil
}

// lookUp checks the resources that the parameters of a reward name, and fills in their properties.
func lookUp(ctx context.Context, tx Store, r *Reward) error {
	if r.Campaign != nil && r.Campaign.ID != "" {
		c, err := campaign.In(tx).Resolve(ctx, r.Campaign.ID)
		if err != nil {
			return err
		}
		given := *r.Campaign
		given.ID, given.Type = c.ID, c.Type
		r.Campaign = &given
	}
	if r.Product == nil || r.Product.ID == "" {
		return nil
	}
	p, err := storage.Resolve(ctx, tx.Products(), "source_id", r.Product.ID)
	if err != nil {
		return err
	}
	given := ProductReward{ID: p.ID}
	if r.Product.SKUID != "" {
		sku, err := storage.Resolve(ctx, tx.SKUs(), "source_id", r.Product.SKUID)
		if err == nil && sku.ProductID != p.ID {
			err = fault.NotFound(catalog.SKUKind.Name, r.Product.SKUID)
		}
		if err != nil {
			return err
		}
		given.SKUID = sku.ID
	}
	r.Product = &given
	return nil
}

// Reward returns a reward, or fault.NotFound.
func (e *Engine) Reward(ctx context.Context, id string) (Reward, error) {
	return e.store.Rewards().Get(ctx, id)
}

// ListRewards returns a page of the rewards.
func (e *Engine) ListRewards(ctx context.Context, q storage.Query) (storage.Page[Reward], error) {
	return e.store.Rewards().List(ctx, q)
}

// UpdateReward changes a reward. It fails as CreateReward does.
func (e *Engine) UpdateReward(ctx context.Context, id string, u RewardUpdate) (r Reward, err error) {
	now := e.env.Now()
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return r, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		sent := Reward{Campaign: u.Campaign, Product: u.Product, Coin: u.Coin}
		if _, err := tx.Rewards().Get(ctx, id); err != nil {
			return err
		}
		if err := lookUp(ctx, tx, &sent); err != nil {
			return err
		}
		u := u
		u.Campaign, u.Product = sent.Campaign, sent.Product
		r, err = tx.Rewards().Update(ctx, id, func(r *Reward) error {
			if err := r.apply(u, now); err != nil || u.Metadata.Kept() {
				return err
			}
			return schemas.Check(metadata.ObjectReward, r.Metadata)
		})
		return err
	})
	return r, err
}

// DeleteReward removes a reward. It fails with fault.NotFound, and with resource_in_use while it is assigned.
func (e *Engine) DeleteReward(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := holdReward(ctx, tx, id); err != nil {
			return err
		}
		page, err := tx.RewardAssignments().List(ctx, storage.Query{Filter: storage.Is("reward_id", id), Limit: 10})
		if err != nil {
			return err
		}
		if len(page.Items) > 0 {
			ids := make([]string, len(page.Items))
			for i, a := range page.Items {
				ids[i] = a.ID
			}
			return fault.InUse(RewardKind.Name, id, RewardAssignmentKind.Name, ids)
		}
		return tx.Rewards().Delete(ctx, id)
	})
}

// holdReward locks a reward, so that others cannot change or assign it until the transaction ends.
func holdReward(ctx context.Context, tx Store, id string) (Reward, error) {
	return tx.Rewards().Update(ctx, id, func(*Reward) error { return nil })
}

// The types of the events of reward assignments.
const (
	EventRewardAssigned    = "campaign.reward.assignment.created"
	EventAssignmentUpdated = "campaign.reward.assignment.updated"
	EventAssignmentDeleted = "campaign.reward.assignment.deleted"
)

func (e *Engine) recordAssignment(ctx context.Context, tx Store, kind string, c campaign.Campaign, r Reward, a RewardAssignment, now time.Time) error {
	return e.record(ctx, tx, change{
		kind: kind, object: RewardAssignmentKind.Name, id: a.ID, campaign: c, subject: a, besides: map[string]any{RewardKind.Name: r},
	}, now)
}
