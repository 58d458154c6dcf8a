package loyalty

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// MaxEarningRules is how many earning rules a project may have.
const MaxEarningRules = 100

// The types of the events of earning rules.
const (
	EventEarningRuleAssigned = "campaign.earning_rule.assigned"
	EventEarningRuleUpdated  = "campaign.earning_rule.updated"
	EventEarningRuleEnabled  = "campaign.earning_rule.enabled"
	EventEarningRuleDisabled = "campaign.earning_rule.disabled"
	EventEarningRuleDeleted  = "campaign.earning_rule.deleted"
)

// CreateEarningRules adds rules to a campaign, all of them or none. It fails with fault.NotFound for an unknown campaign, tier or
// validation rule, and with an invalid payload, naming the rules as [0] and so on.
func (e *Engine) CreateEarningRules(ctx context.Context, campaignIDOrName string, rules []NewEarningRule) (made []EarningRule, err error) {
	now := e.env.Now()
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return nil, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		made = make([]EarningRule, 0, len(rules))
		if err := lockEarningRules(ctx, tx); err != nil {
			return err
		}
		c, err := holdCampaign(ctx, tx, campaignIDOrName)
		if err != nil {
			return err
		}
		have, err := storage.Count(ctx, tx.EarningRules(), storage.Filter{})
		if err != nil {
			return err
		}
		if have+len(rules) > MaxEarningRules {
			return fault.Invalid("invalid_payload", "Invalid payload", "A project may have %d earning rules; it has %d and %d are to be added",
				MaxEarningRules, have, len(rules))
		}
		for i, n := range rules {
			r, err := e.addEarningRule(ctx, tx, c, n, fmt.Sprintf("[%d]", i), now)
			if err == nil {
				err = schemas.Check(metadata.ObjectEarningRule, r.Metadata)
			}
			if err != nil {
				return err
			}
			made = append(made, r)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return made, nil
}

// lockEarningRules keeps other transactions from adding earning rules to the project until this one ends. It locks the oldest loyalty
// campaign of the project; there is one, since a rule is being added to one.
func lockEarningRules(ctx context.Context, tx Store) error {
	return storage.HoldFirst(ctx, tx.Campaigns(), campaign.Kind, storage.Query{
		Filter: storage.Is("campaign_type", string(campaign.TypeLoyaltyProgram)), Order: []storage.Order{{Field: "created_at"}},
	})
}

func (e *Engine) addEarningRule(ctx context.Context, tx Store, c campaign.Campaign, n NewEarningRule, path string, now time.Time) (EarningRule, error) {
	r := EarningRule{
		ID: e.env.NewID(EarningRuleKind.Prefix), CampaignID: c.ID, AutomationID: e.env.NewID("auto_"), Event: n.Event, Earning: n.Earning,
		SchemaID: n.SchemaID, SegmentID: n.SegmentID, TierID: n.TierID, Banner: n.Banner, PendingDays: n.PendingDays, Expiration: n.Expiration,
		Active: !n.Inactive, Validity: n.Validity, Metadata: n.Metadata, CreatedAt: now,
	}
	if err := r.validate(path); err != nil {
		return EarningRule{}, err
	}
	if r.TierID != "" && r.TierID != AnyTier {
		if _, err := tx.LoyaltyTiers().Get(ctx, r.TierID); err != nil {
			return EarningRule{}, err
		}
	}
	if err := tx.EarningRules().Insert(ctx, r); err != nil {
		return EarningRule{}, err
	}
	if err := e.setRule(ctx, tx, ruleOf(r.ID), n.ValidationRuleID, now); err != nil {
		return EarningRule{}, err
	}
	return r, e.recordEarningRule(ctx, tx, EventEarningRuleAssigned, c, r, now)
}

func ruleOf(earningRuleID string) rule.Related {
	return rule.Related{Type: rule.RelatedEarningRule, ID: earningRuleID}
}

// setRule assigns exactly this set of validation rules to an object; none if the id is empty. An assignment that stays is not written
// again.
func (e *Engine) setRule(ctx context.Context, tx Store, thing rule.Related, ruleID string, now time.Time) error {
	page, err := tx.RuleAssignments().List(ctx, storage.Query{Filter: rule.AssignedTo(thing)})
	if err != nil {
		return err
	}
	guarded := ruleID == ""
	for _, a := range page.Items {
		if a.RuleID == ruleID {
			guarded = true
			continue
		}
		if err := rule.In(tx, e.env, now).Unassign(ctx, a); err != nil {
			return err
		}
	}
	if !guarded {
		_, err = rule.In(tx, e.env, now).Assign(ctx, ruleID, thing)
	}
	return err
}

// EarningRule returns a rule of a campaign. It fails with fault.NotFound for the campaign or the rule.
func (e *Engine) EarningRule(ctx context.Context, campaignIDOrName, id string) (EarningRule, error) {
	r, _, err := earningRuleOf(ctx, e.store, campaignIDOrName, id)
	return r, err
}

func earningRuleOf(ctx context.Context, store Store, campaignIDOrName, id string) (EarningRule, campaign.Campaign, error) {
	c, err := findCampaign(ctx, store, campaignIDOrName)
	if err != nil {
		return EarningRule{}, c, err
	}
	r, err := store.EarningRules().Get(ctx, id)
	if err == nil && r.CampaignID != c.ID {
		err = fault.NotFound(EarningRuleKind.Name, id)
	}
	if err != nil {
		return EarningRule{}, c, err
	}
	return r, c, nil
}

// ListEarningRules returns a page of earning rules; the filter selects the campaign.
func (e *Engine) ListEarningRules(ctx context.Context, q storage.Query) (storage.Page[EarningRule], error) {
	return e.store.EarningRules().List(ctx, q)
}

// UpdateEarningRule applies the update that change returns for the rule as it is in the transaction. It fails with fault.NotFound
// for an unknown campaign, earning rule or validation rule, with an invalid payload, or as change does, and then changes nothing.
func (e *Engine) UpdateEarningRule(ctx context.Context, campaignIDOrName, id string, change func(EarningRule) (EarningRuleUpdate, error)) (r EarningRule, err error) {
	now := e.env.Now()
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return r, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		_, c, err := earningRuleOf(ctx, tx, campaignIDOrName, id)
		if err != nil {
			return err
		}
		var u EarningRuleUpdate
		r, err = tx.EarningRules().Update(ctx, id, func(r *EarningRule) (err error) {
			if u, err = change(*r); err != nil {
				return err
			}
			if err := r.apply(u, now); err != nil || u.Metadata.Kept() {
				return err
			}
			return schemas.Check(metadata.ObjectEarningRule, r.Metadata)
		})
		if err != nil {
			return err
		}
		if ruleID, _ := u.ValidationRuleID.Value(); !u.ValidationRuleID.Kept() {
			if err := e.setRule(ctx, tx, ruleOf(id), ruleID, now); err != nil {
				return err
			}
		}
		return e.recordEarningRule(ctx, tx, EventEarningRuleUpdated, c, r, now)
	})
	return r, err
}

// SetEarningRuleActive switches a rule on or off. Setting the present state changes nothing. It fails with fault.NotFound.
func (e *Engine) SetEarningRuleActive(ctx context.Context, campaignIDOrName, id string, active bool) (r EarningRule, err error) {
	now := e.env.Now()
	kind := map[bool]string{true: EventEarningRuleEnabled, false: EventEarningRuleDisabled}[active]
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		_, c, err := earningRuleOf(ctx, tx, campaignIDOrName, id)
		if err != nil {
			return err
		}
		changed := false
		r, err = tx.EarningRules().Update(ctx, id, func(r *EarningRule) error {
			if changed = r.Active != active; changed {
				r.Active, r.UpdatedAt = active, now
			}
			return nil
		})
		if err != nil || !changed {
			return err
		}
		return e.recordEarningRule(ctx, tx, kind, c, r, now)
	})
	return r, err
}

// DeleteEarningRule removes a rule and the assignment of its validation rule. It fails with fault.NotFound. Points that it gave
// stay.
func (e *Engine) DeleteEarningRule(ctx context.Context, campaignIDOrName, id string) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		r, c, err := earningRuleOf(ctx, tx, campaignIDOrName, id)
		if err != nil {
			return err
		}
		return e.removeEarningRule(ctx, tx, c, r, now)
	})
}

func (e *Engine) removeEarningRule(ctx context.Context, tx Store, c campaign.Campaign, r EarningRule, now time.Time) error {
	if err := e.setRule(ctx, tx, ruleOf(r.ID), "", now); err != nil {
		return err
	}
	if err := tx.EarningRules().Delete(ctx, r.ID); err != nil {
		return err
	}
	return e.recordEarningRule(ctx, tx, EventEarningRuleDeleted, c, r, now)
}

func (e *Engine) recordEarningRule(ctx context.Context, tx Store, kind string, c campaign.Campaign, r EarningRule, now time.Time) error {
	return e.record(ctx, tx, change{kind: kind, object: EarningRuleKind.Name, id: r.ID, campaign: c, subject: r}, now)
}
