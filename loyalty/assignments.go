package loyalty

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// NewAssignment offers a reward in a campaign.
type NewAssignment struct {
	RewardID string
	// Campaign is an id or a name.
	Campaign string
	// Points is the price: at least 1, and nil for a reward that pays with points.
	Points     *int64
	AutoRedeem bool
	// RuleIDs are the sets of validation rules of the assignment: at most one, and only of a reward that pays with points.
	RuleIDs []string
}

// AssignmentUpdate is a partial change: a zero field keeps the assignment's value.
type AssignmentUpdate struct {
	Points     patch.Field[int64]
	AutoRedeem patch.Field[bool]
}

// Assign offers rewards in campaigns, all of them or none. It fails with fault.NotFound for an unknown reward, campaign or
// validation rule, with fault.Duplicate for a reward that the campaign offers already, and with an invalid payload; also for a
// reward that gives points in the campaign itself, and for a second automatic reward. The path leads to the assignments in the
// request; nil calls them assignments[0] and so on.
func (e *Engine) Assign(ctx context.Context, path func(i int, property string) string, assignments ...NewAssignment) (made []RewardAssignment, err error) {
	if path == nil {
		path = func(i int, property string) string { return fmt.Sprintf("assignments[%d].%s", i, property) }
	}
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		made = make([]RewardAssignment, 0, len(assignments))
		for i, n := range assignments {
			a, err := e.assign(ctx, tx, n, func(property string) string { return path(i, property) }, now)
			if err != nil {
				return err
			}
			made = append(made, a)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return made, nil
}

func (e *Engine) assign(ctx context.Context, tx Store, n NewAssignment, at func(string) string, now time.Time) (RewardAssignment, error) {
	c, err := holdCampaign(ctx, tx, n.Campaign)
	if err != nil {
		return RewardAssignment{}, err
	}
	r, err := holdReward(ctx, tx, n.RewardID)
	if err != nil {
		return RewardAssignment{}, err
	}
	a := RewardAssignment{ID: e.env.NewID(RewardAssignmentKind.Prefix), RewardID: r.ID, CampaignID: c.ID, AutoRedeem: n.AutoRedeem, CreatedAt: now}
	if n.Points != nil {
		a.Points = *n.Points
	}
	if r.Type != RewardCoin && n.Points == nil {
		return RewardAssignment{}, fault.New(fault.KindInvalid, "missing_param", "Missing parameter", "Property ."+at("parameters.loyalty.points")+" is required for a reward of type %s", r.Type)
	}
	if err := a.check(&r, at); err != nil {
		return RewardAssignment{}, err
	}
	if err := onlyAutomatic(ctx, tx, &a, at); err != nil {
		return RewardAssignment{}, err
	}
	switch {
	case r.Campaign != nil && r.Campaign.ID == c.ID:
		return RewardAssignment{}, fault.Payload(at("reward"), "must not be a reward of the campaign that it is assigned to")
	case len(n.RuleIDs) > 1:
		return RewardAssignment{}, fault.Payload(at("validation_rules"), "must NOT have more than 1 items (it has %d)", len(n.RuleIDs))
	case len(n.RuleIDs) > 0 && r.Type != RewardCoin:
		return RewardAssignment{}, fault.Payload(at("validation_rules"), "is allowed for rewards of type COIN only")
	}
	if _, twice, err := tx.RewardAssignments().Find(ctx, "pair", a.pair()); err != nil || twice {
		if twice {
			err = fault.Duplicate(RewardAssignmentKind.Name, "reward", r.ID)
		}
		return RewardAssignment{}, err
	}
	if err := tx.RewardAssignments().Insert(ctx, a); err != nil {
		return RewardAssignment{}, err
	}
	for _, id := range n.RuleIDs {
		if err := e.setRule(ctx, tx, assignmentRelation(a.ID), id, now); err != nil {
			return RewardAssignment{}, err
		}
	}
	return a, e.recordAssignment(ctx, tx, EventRewardAssigned, c, r, a, now)
}

func assignmentRelation(assignmentID string) rule.Related {
	return rule.Related{Type: rule.RelatedRewardAssignment, ID: assignmentID}
}

// check refuses a price that the type of the reward does not allow.
func (a *RewardAssignment) check(r *Reward, at func(string) string) error {
	switch {
	case r.Type == RewardCoin && a.Points != 0:
		return fault.Payload(at("parameters.loyalty.points"), "is not allowed for a reward of type COIN: its price follows from the order")
	case r.Type == RewardCoin && a.AutoRedeem:
		return fault.Payload(at("parameters.loyalty.auto_redeem"), "is not allowed for a reward of type COIN: it needs an order")
	case r.Type != RewardCoin && (a.Points < 1 || a.Points > calc.MaxPoints):
		return fault.Payload(at("parameters.loyalty.points"), "must be 1 to %d (actual value is '%d')", int64(calc.MaxPoints), a.Points)
	}
	return nil
}

// onlyAutomatic refuses a second automatic reward of a campaign. The caller has locked the campaign.
func onlyAutomatic(ctx context.Context, tx Store, a *RewardAssignment, at func(string) string) error {
	if !a.AutoRedeem {
		return nil
	}
	other, found, err := storage.First(ctx, tx.RewardAssignments(), storage.Query{Filter: storage.And(
		storage.Is("campaign_id", a.CampaignID), storage.Is("auto_redeem", true), storage.Where("id", storage.OpIsNot, a.ID))})
	if err == nil && found {
		err = fault.Payload(at("parameters.loyalty.auto_redeem"), "must be true for one reward of a campaign at most; %s has it already", other.ID)
	}
	return err
}

// Assignment returns an assignment. It fails with fault.NotFound, also for one of another reward or campaign where those are named.
func (e *Engine) Assignment(ctx context.Context, id string, of AssignmentOf) (RewardAssignment, error) {
	a, _, err := e.assignment(ctx, e.store, id, of)
	return a, err
}

// AssignmentOf names the reward and the campaign that an assignment must belong to; empty means any.
type AssignmentOf struct{ RewardID, Campaign string }

func (e *Engine) assignment(ctx context.Context, store Store, id string, of AssignmentOf) (a RewardAssignment, c campaign.Campaign, err error) {
	if of.Campaign != "" {
		if c, err = findCampaign(ctx, store, of.Campaign); err != nil {
			return a, c, err
		}
	}
	if of.RewardID != "" {
		if _, err := store.Rewards().Get(ctx, of.RewardID); err != nil {
			return a, c, err
		}
	}
	a, err = store.RewardAssignments().Get(ctx, id)
	if err == nil && (c.ID != "" && a.CampaignID != c.ID || of.RewardID != "" && a.RewardID != of.RewardID) {
		a, err = RewardAssignment{}, fault.NotFound(RewardAssignmentKind.Name, id)
	}
	if err == nil && c.ID == "" {
		if c, err = store.Campaigns().Get(ctx, a.CampaignID); fault.IsNotFound(err) {
			err = nil
		}
	}
	return a, c, err
}

// ListAssignments returns a page of assignments; the filter selects the reward or campaign.
func (e *Engine) ListAssignments(ctx context.Context, q storage.Query) (storage.Page[RewardAssignment], error) {
	return e.store.RewardAssignments().List(ctx, q)
}

// UpdateAssignment changes an assignment. It fails as Assign does.
func (e *Engine) UpdateAssignment(ctx context.Context, id string, of AssignmentOf, u AssignmentUpdate) (a RewardAssignment, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		before, c, err := e.assignment(ctx, tx, id, of)
		if err != nil {
			return err
		}
		if c, err = tx.Campaigns().Update(ctx, c.ID, func(*campaign.Campaign) error { return nil }); err != nil {
			return err
		}
		r, err := tx.Rewards().Get(ctx, before.RewardID)
		if err != nil {
			return err
		}
		at := func(property string) string { return property }
		a, err = tx.RewardAssignments().Update(ctx, id, func(a *RewardAssignment) error {
			u.Points.Apply(&a.Points)
			u.AutoRedeem.Apply(&a.AutoRedeem)
			a.UpdatedAt = now
			return a.check(&r, at)
		})
		if err != nil {
			return err
		}
		if err := onlyAutomatic(ctx, tx, &a, at); err != nil {
			return err
		}
		return e.recordAssignment(ctx, tx, EventAssignmentUpdated, c, r, a, now)
	})
	return a, err
}

// DeleteAssignment takes a reward out of a campaign. It fails with fault.NotFound.
func (e *Engine) DeleteAssignment(ctx context.Context, id string, of AssignmentOf) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		a, c, err := e.assignment(ctx, tx, id, of)
		if err != nil {
			return err
		}
		return e.removeAssignment(ctx, tx, c, a, now)
	})
}

func (e *Engine) removeAssignment(ctx context.Context, tx Store, c campaign.Campaign, a RewardAssignment, now time.Time) error {
	if err := e.setRule(ctx, tx, assignmentRelation(a.ID), "", now); err != nil {
		return err
	}
	if err := tx.RewardAssignments().Delete(ctx, a.ID); err != nil {
		return err
	}
	r, err := tx.Rewards().Get(ctx, a.RewardID)
	if err != nil && !fault.IsNotFound(err) {
		return err
	}
	return e.recordAssignment(ctx, tx, EventAssignmentDeleted, c, r, a, now)
}

// Offer is a reward that a campaign offers, with the price for one member.
type Offer struct {
	Reward     Reward
	Assignment RewardAssignment
}

// OffersTo returns what a campaign offers to the holders of a tier, or to members without one, at their prices: the oldest
// assignment first. Rewards that the tier excludes are left out.
func (e *Engine) OffersTo(ctx context.Context, campaignID string, t *Tier) (offers []Offer, err error) {
	page, err := e.store.RewardAssignments().List(ctx, storage.Query{Filter: storage.Is("campaign_id", campaignID), Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(page.Items))
	for i, a := range page.Items {
		ids[i] = a.RewardID
	}
	if len(ids) == 0 {
		return nil, nil
	}
	rewards, err := e.store.Rewards().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	if err != nil {
		return nil, err
	}
	byID := map[string]Reward{}
	for _, r := range rewards.Items {
		byID[r.ID] = r
	}
	for _, a := range page.Items {
		price, available := t.Price(a.ID, a.Points)
		if r, known := byID[a.RewardID]; known && available {
			if r.Type != RewardCoin {
				a.Points = price
			}
			offers = append(offers, Offer{r, a})
		}
	}
	return offers, nil
}

// PurgeCampaign removes the tiers, earning rules and assignments of rewards of a campaign that is deleted for good.
func (i Internals) PurgeCampaign(ctx context.Context, campaignID string) error {
	e := i.engine
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		c := campaign.Campaign{ID: campaignID}
		mine := storage.Is("campaign_id", campaignID)
		rules, err := tx.EarningRules().List(ctx, storage.Query{Filter: mine})
		if err != nil {
			return err
		}
		for _, r := range rules.Items {
			if err := e.removeEarningRule(ctx, tx, c, r, now); err != nil {
				return err
			}
		}
		assignments, err := tx.RewardAssignments().List(ctx, storage.Query{Filter: mine})
		if err != nil {
			return err
		}
		for _, a := range assignments.Items {
			if err := e.removeAssignment(ctx, tx, c, a, now); err != nil {
				return err
			}
		}
		if _, err := tx.LoyaltyTierHolders().DeleteAll(ctx, mine); err != nil {
			return err
		}
		_, err = tx.LoyaltyTiers().DeleteAll(ctx, mine)
		return err
	})
}
