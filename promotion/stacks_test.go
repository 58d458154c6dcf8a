package promotion_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
)

func TestAStackIsMadeReadChangedAndDeleted(t *testing.T) {
	f := newFixture(t)
	one, two := f.tier(t, promotion.NewTier{Name: "one"}), f.tier(t, promotion.NewTier{Name: "two"})
	f.now = noon.Add(time.Hour)
	made, err := f.CreateStack(t.Context(), "Autumn", promotion.NewStack{Name: "Both", TierIDs: []string{two.ID, one.ID}, CategoryID: "cat_1"})
	must(t, err)
	want := promotion.Stack{
		ID: made.ID, CampaignID: "camp_a", Name: "Both", TierIDs: []string{two.ID, one.ID}, HierarchyMode: "MANUAL", CategoryID: "cat_1", CreatedAt: f.now,
	}
	same(t, "stack", want, made)

	f.now = noon.Add(2 * time.Hour)
	changed, err := f.UpdateStack(t.Context(), "camp_a", made.ID, promotion.StackUpdate{Name: patch.Set("One"), TierIDs: patch.Set([]string{one.ID}), CategoryID: patch.Clear[string]()})
	must(t, err)
	want.Name, want.TierIDs, want.CategoryID, want.UpdatedAt = "One", []string{one.ID}, "", f.now
	same(t, "changed", want, changed)
	list, err := f.StacksOf(t.Context(), "camp_a")
	must(t, err)
	same(t, "list", []promotion.Stack{want}, list)
	same(t, "events", []string{
		"campaign.promotion_stack.created " + made.ID + " of camp_a, data " + made.ID + " and camp_a",
		"campaign.promotion_stack.updated " + made.ID + " of camp_a, data " + made.ID + " and camp_a",
	}, f.events(t)[2:])

	_, err = f.Stack(t.Context(), "camp_b", made.ID)
	refused(t, err, "not_found", "Cannot find promotion_stack with id "+made.ID)
	refused(t, f.DeleteStack(t.Context(), "camp_b", made.ID), "not_found", made.ID)
	must(t, f.DeleteStack(t.Context(), "camp_a", made.ID))
	_, err = f.Stack(t.Context(), "camp_a", made.ID)
	refused(t, err, "not_found", made.ID)
}

func TestWrongStacksAreRefusedAndNothingIsWritten(t *testing.T) {
	f := newFixture(t)
	tier := f.tier(t, promotion.NewTier{Name: "one"})
	foreign, err := f.CreateTier(t.Context(), "camp_b", promotion.NewTier{Name: "other"})
	must(t, err)
	many := make([]string, 31)
	for i := range many {
		many[i] = fmt.Sprintf("promo_%d", 100+i)
	}
	for name, c := range map[string]struct {
		stack        promotion.NewStack
		key, details string
	}{
		"no name":       {promotion.NewStack{TierIDs: []string{tier.ID}}, "invalid_payload", "must have required property 'name'"},
		"no tiers":      {promotion.NewStack{Name: "x"}, "invalid_payload", ".tiers.ids must NOT have fewer than 1 items"},
		"too many":      {promotion.NewStack{Name: "x", TierIDs: many}, "invalid_payload", ".tiers.ids must NOT have more than 30 items (it has 31)"},
		"twice":         {promotion.NewStack{Name: "x", TierIDs: []string{tier.ID, tier.ID}}, "invalid_payload", "must NOT have duplicate items (items 0 and 1 are '" + tier.ID + "')"},
		"unknown tier":  {promotion.NewStack{Name: "x", TierIDs: []string{tier.ID, "promo_z"}}, "not_found", "Cannot find promotion_tier with id promo_z"},
		"foreign tier":  {promotion.NewStack{Name: "x", TierIDs: []string{tier.ID, foreign.ID}}, "invalid_payload", ".tiers.ids[1] must be a tier of campaign camp_a"},
		"unknown order": {promotion.NewStack{Name: "x", TierIDs: []string{tier.ID}, HierarchyMode: "AUTO"}, "invalid_payload", ".tiers.hierarchy_mode must be MANUAL (actual value is 'AUTO')"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := f.CreateStack(t.Context(), "camp_a", c.stack)
			refused(t, err, c.key, c.details)
			n, err := storage.Count(t.Context(), f.store.Stacks(), storage.Filter{})
			must(t, err)
			same(t, "stacks", 0, n)
			same(t, "events", 2, len(f.events(t)))
		})
	}
}

func TestAStackThatNamesADeletedTierCanBeRenamed(t *testing.T) {
	f := newFixture(t)
	tier := f.tier(t, promotion.NewTier{Name: "one"})
	stack, err := f.CreateStack(t.Context(), "camp_a", promotion.NewStack{Name: "x", TierIDs: []string{tier.ID}})
	must(t, err)
	must(t, f.DeleteTier(t.Context(), tier.ID))
	renamed, err := f.UpdateStack(t.Context(), "camp_a", stack.ID, promotion.StackUpdate{Name: patch.Set("y")})
	must(t, err)
	same(t, "name", "y", renamed.Name)
	_, err = f.UpdateStack(t.Context(), "camp_a", stack.ID, promotion.StackUpdate{TierIDs: patch.Set([]string{tier.ID})})
	refused(t, err, "not_found", tier.ID)
}
