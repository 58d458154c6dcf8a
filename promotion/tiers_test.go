package promotion_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

func of[T any](v T) *T { return &v }

func tenPercent() *discount.Discount {
	return &discount.Discount{Type: discount.TypePercent, PercentOff: of(decimal.NewFromInt(10))}
}

func TestCreatingATierFillsInItsDefaults(t *testing.T) {
	f := newFixture(t)
	got, err := f.CreateTier(t.Context(), "Autumn", promotion.NewTier{
		Name: "Ten", Banner: "Ten off", Discount: tenPercent(), Metadata: metadata.Map{"colour": "red"}, CategoryID: "cat_1",
		Validity: validity.Validity{Start: noon}, RuleIDs: []string{"val_x", "val_y", "val_x"},
	})
	must(t, err)
	want := promotion.Tier{
		ID: "promo_1", CampaignID: "camp_a", Name: "Ten", Banner: "Ten off", Discount: tenPercent(), Metadata: metadata.Map{"colour": "red"},
		Hierarchy: 1, Active: true, Validity: validity.Validity{Start: noon}, CategoryID: "cat_1", CreatedAt: noon,
	}
	same(t, "tier", want, got)
	stored, err := f.Tier(t.Context(), "promo_1")
	must(t, err)
	same(t, "stored", want, stored)
	same(t, "rules", []string{"val_x", "val_y"}, f.guards(t, "promo_1"))
	same(t, "events", []string{"campaign.promotion_tier.created promo_1 of camp_a, data promo_1 and camp_a"}, f.events(t))

	inactive := f.tier(t, promotion.NewTier{Name: "Off", Inactive: true})
	same(t, "active", false, inactive.Active)
}

func TestTierWithoutHierarchyIsLast(t *testing.T) {
	f := newFixture(t)
	f.tier(t, promotion.NewTier{Name: "first"})
	f.tier(t, promotion.NewTier{Name: "seventh", Hierarchy: of(int64(7))})
	f.tier(t, promotion.NewTier{Name: "last"})
	f.tier(t, promotion.NewTier{Name: "also first", Hierarchy: of(int64(1))})
	other, err := f.CreateTier(t.Context(), "camp_b", promotion.NewTier{Name: "other campaign"})
	must(t, err)
	same(t, "place in another campaign", int64(1), other.Hierarchy)

	moved, err := f.UpdateTier(t.Context(), "promo_1", promotion.TierUpdate{Hierarchy: patch.Clear[int64]()})
	must(t, err)
	same(t, "place after clearing", int64(9), moved.Hierarchy)

	tiers, err := f.TiersOf(t.Context(), "camp_a")
	must(t, err)
	var names []string
	for _, tier := range tiers {
		names = append(names, tier.Name)
	}
	same(t, "order", []string{"also first", "seventh", "last", "first"}, names)
}

func TestHierarchyAfterMaximumIsNotFirst(t *testing.T) {
	f := newFixture(t)
	_, err := f.CreateTier(t.Context(), "camp_a", promotion.NewTier{Name: "last", Hierarchy: of(int64(promotion.MaxHierarchy))})
	must(t, err)
	next, err := f.CreateTier(t.Context(), "camp_a", promotion.NewTier{Name: "behind it"})
	must(t, err)
	same(t, "place", int64(promotion.MaxHierarchy), next.Hierarchy)
}

func TestWrongTiersAreRefusedAndNothingIsWritten(t *testing.T) {
	f := newFixture(t)
	for name, c := range map[string]struct {
		campaign     string
		tier         promotion.NewTier
		key, details string
	}{
		"no name":          {"camp_a", promotion.NewTier{}, "invalid_payload", "must have required property 'name'"},
		"unknown campaign": {"camp_z", promotion.NewTier{Name: "x"}, "not_found", "Cannot find campaign with id camp_z"},
		"binned campaign":  {"Gone", promotion.NewTier{Name: "x"}, "not_found", "Cannot find campaign with id Gone"},
		"campaign of codes": {"Codes", promotion.NewTier{Name: "x"}, "invalid_campaign",
			"Campaign Codes is of type DISCOUNT_COUPONS; only a campaign of type PROMOTION has promotion tiers"},
		"negative place": {"camp_a", promotion.NewTier{Name: "x", Hierarchy: of(int64(-1))}, "invalid_payload", ".hierarchy must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"a place too far back": {"camp_a", promotion.NewTier{Name: "x", Hierarchy: of(int64(promotion.MaxHierarchy + 1))}, "invalid_payload",
			".hierarchy must be >= 0 and <= 1000000000 (actual value is '1000000001')"},
		"wrong discount": {"camp_a", promotion.NewTier{Name: "x", Discount: &discount.Discount{Type: "GIFT"}}, "invalid_payload", ".action.discount.type must be one of"},
		"ends too early": {"camp_a", promotion.NewTier{Name: "x", Validity: validity.Validity{Start: noon, End: noon.Add(-1)}}, "invalid_payload", ".expiration_date must not be before"},
		"unknown rule":   {"camp_a", promotion.NewTier{Name: "x", RuleIDs: []string{"val_x", "val_z"}}, "not_found", "Cannot find validation_rules with id val_z"},
		"wrong metadata": {"camp_a", promotion.NewTier{Name: "x", Metadata: metadata.Map{"": 1}}, "invalid_payload", ".metadata must have keys"},
		"wrong text":     {"camp_a", promotion.NewTier{Name: "x\x00"}, "invalid_payload", "must be UTF-8 text without NUL characters"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := f.CreateTier(t.Context(), c.campaign, c.tier)
			refused(t, err, c.key, c.details)
			tiers, err := storage.Count(t.Context(), f.store.Tiers(), storage.Filter{})
			must(t, err)
			assigned, err := storage.Count(t.Context(), f.store.RuleAssignments(), storage.Filter{})
			must(t, err)
			same(t, "tiers and assignments", [2]int{}, [2]int{tiers, assigned})
			same(t, "events", []string(nil), f.events(t))
		})
	}
}

func TestUpdatingATierChangesWhatIsNamed(t *testing.T) {
	f := newFixture(t)
	before := f.tier(t, promotion.NewTier{
		Name: "Ten", Banner: "Ten off", Discount: tenPercent(), Metadata: metadata.Map{"colour": "red", "size": "L"}, CategoryID: "cat_1",
		Validity: validity.Validity{Start: noon, DayOfWeek: []int{1}}, RuleIDs: []string{"val_x"},
	})
	f.now = noon.Add(time.Hour)
	unchanged := before
	unchanged.UpdatedAt = f.now
	got, err := f.UpdateTier(t.Context(), before.ID, promotion.TierUpdate{})
	must(t, err)
	same(t, "an empty update", unchanged, got)
	same(t, "rules after an empty update", []string{"val_x"}, f.guards(t, before.ID))

	end := noon.Add(48 * time.Hour)
	got, err = f.UpdateTier(t.Context(), before.ID, promotion.TierUpdate{
		Name: patch.Set("Twenty"), Discount: patch.Set(&discount.Discount{Type: discount.TypeAmount, AmountOff: of(int64(20))}),
		Metadata: patch.Set(metadata.Map{"colour": nil, "shape": "round"}), Hierarchy: patch.Set(int64(4)),
		Validity: validity.Update{End: patch.Set(end), DayOfWeek: patch.Set([]int{2, 3})}, CategoryID: patch.Set("cat_2"),
		RuleIDs: patch.Set([]string{"val_y"}),
	})
	must(t, err)
	want := unchanged
	want.Name, want.Discount = "Twenty", &discount.Discount{Type: discount.TypeAmount, AmountOff: of(int64(20))}
	want.Metadata, want.Hierarchy, want.CategoryID = metadata.Map{"size": "L", "shape": "round"}, 4, "cat_2"
	want.Validity = validity.Validity{Start: noon, End: end, DayOfWeek: []int{2, 3}}
	same(t, "a full update", want, got)
	same(t, "rules", []string{"val_y"}, f.guards(t, before.ID))

	got, err = f.UpdateTier(t.Context(), before.ID, promotion.TierUpdate{
		Banner: patch.Clear[string](), Discount: patch.Clear[*discount.Discount](), Metadata: patch.Clear[metadata.Map](),
		Validity:   validity.Update{Start: patch.Clear[time.Time](), End: patch.Clear[time.Time](), DayOfWeek: patch.Clear[[]int]()},
		CategoryID: patch.Clear[string](), RuleIDs: patch.Clear[[]string](),
	})
	must(t, err)
	want = promotion.Tier{ID: before.ID, CampaignID: "camp_a", Name: "Twenty", Metadata: metadata.Map{}, Hierarchy: 4, Active: true, CreatedAt: noon, UpdatedAt: f.now}
	same(t, "cleared", want, got)
	same(t, "rules", []string(nil), f.guards(t, before.ID))
}

func TestARefusedUpdateChangesNothing(t *testing.T) {
	f := newFixture(t)
	before := f.tier(t, promotion.NewTier{Name: "Ten", RuleIDs: []string{"val_x"}})
	for name, c := range map[string]struct {
		update       promotion.TierUpdate
		key, details string
	}{
		"name cleared": {promotion.TierUpdate{Name: patch.Clear[string]()}, "invalid_payload", "must have required property 'name'"},
		"timeframe without start": {promotion.TierUpdate{Validity: validity.Update{Timeframe: patch.Set(validity.Timeframe{Duration: validity.Duration{Hours: 1}})}},
			"invalid_payload", ".start_date is required with validity_timeframe"},
		"unknown rule": {promotion.TierUpdate{Name: patch.Set("New"), RuleIDs: patch.Set([]string{"val_z"})}, "not_found", "val_z"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := f.UpdateTier(t.Context(), before.ID, c.update)
			refused(t, err, c.key, c.details)
			after, err := f.Tier(t.Context(), before.ID)
			must(t, err)
			same(t, "tier", before, after)
			same(t, "rules", []string{"val_x"}, f.guards(t, before.ID))
			same(t, "number of events", 1, len(f.events(t)))
		})
	}
	_, err := f.UpdateTier(t.Context(), "promo_z", promotion.TierUpdate{})
	refused(t, err, "not_found", "Cannot find promotion_tier with id promo_z")
}

func TestSwitchingTierTwiceWritesOneEvent(t *testing.T) {
	f := newFixture(t)
	tier := f.tier(t, promotion.NewTier{Name: "Ten"})
	f.now = noon.Add(time.Hour)
	want := tier
	want.Active, want.UpdatedAt = false, f.now
	for range 2 {
		got, err := f.SetActive(t.Context(), tier.ID, false)
		must(t, err)
		same(t, "switched off", want, got)
		f.now = f.now.Add(time.Hour)
	}
	got, err := f.SetActive(t.Context(), tier.ID, true)
	must(t, err)
	same(t, "switched on", true, got.Active)
	same(t, "events", []string{
		"campaign.promotion_tier.created promo_1 of camp_a, data promo_1 and camp_a",
		"campaign.promotion_tier.disabled promo_1 of camp_a, data promo_1 and camp_a",
		"campaign.promotion_tier.enabled promo_1 of camp_a, data promo_1 and camp_a",
	}, f.events(t))
	_, err = f.SetActive(t.Context(), "promo_z", true)
	refused(t, err, "not_found", "promo_z")
}

func TestDeletingATierDeletesItsAssignments(t *testing.T) {
	f := newFixture(t)
	tier := f.tier(t, promotion.NewTier{Name: "Ten", RuleIDs: []string{"val_x"}})
	stack, err := f.CreateStack(t.Context(), "camp_a", promotion.NewStack{Name: "One", TierIDs: []string{tier.ID}})
	must(t, err)
	f.now = noon.Add(time.Hour)
	must(t, f.DeleteTier(t.Context(), tier.ID))
	_, err = f.Tier(t.Context(), tier.ID)
	refused(t, err, "not_found", tier.ID)
	same(t, "rules", []string(nil), f.guards(t, tier.ID))
	events := f.events(t)
	same(t, "last event", "campaign.promotion_tier.deleted promo_1 of camp_a, data promo_1 and camp_a", events[len(events)-1])
	kept, err := f.Stack(t.Context(), "camp_a", stack.ID)
	must(t, err)
	same(t, "the stack still names the tier", []string{tier.ID}, kept.TierIDs)
	refused(t, f.DeleteTier(t.Context(), tier.ID), "not_found", tier.ID)
}

func TestCampaignAndTiersAreMadeTogether(t *testing.T) {
	f := newFixture(t)
	c := campaign.Campaign{ID: "camp_n", Name: "New", Type: campaign.TypePromotion, Active: true, CreatedAt: noon}
	d := campaign.Draft{Campaign: c, RuleIDs: []string{"val_x"}}
	_, err := promotion.InternalsOf(f.Engine).CreateCampaign(t.Context(), d, []promotion.NewTier{{Name: "one"}, {}})
	refused(t, err, "invalid_payload", ".promotion.tiers[1] must have required property 'name'")
	_, err = f.Campaign(t.Context(), "New")
	refused(t, err, "not_found", "New")

	tiers, err := promotion.InternalsOf(f.Engine).CreateCampaign(t.Context(), d, []promotion.NewTier{{Name: "two", Hierarchy: of(int64(2))}, {Name: "one", Hierarchy: of(int64(1))}, {Name: "three"}})
	must(t, err)
	var names []string
	for _, tier := range tiers {
		names = append(names, tier.Name)
	}
	same(t, "tiers", []string{"one", "two", "three"}, names)
	stored, err := f.TiersOf(t.Context(), "camp_n")
	must(t, err)
	same(t, "stored", tiers, stored)

	_, err = f.CreateStack(t.Context(), "camp_n", promotion.NewStack{Name: "all", TierIDs: []string{tiers[0].ID}})
	must(t, err)
	kept := f.tier(t, promotion.NewTier{Name: "of another campaign"})
	must(t, promotion.InternalsOf(f.Engine).PurgeCampaign(t.Context(), "camp_n"))
	stacks, err := f.StacksOf(t.Context(), "camp_n")
	must(t, err)
	same(t, "stacks left", 0, len(stacks))
	_, err = f.Tier(t.Context(), kept.ID)
	must(t, err)
	stored, err = f.TiersOf(t.Context(), "camp_n")
	must(t, err)
	same(t, "left", 0, len(stored))
}

func TestUsableTiersArePaged(t *testing.T) {
	f := newFixture(t)
	hours := validity.Hours{Daily: []validity.Period{{Start: 13 * 3600, End: 14 * 3600}}}
	for _, n := range []promotion.NewTier{
		{Name: "a"}, {Name: "off", Inactive: true}, {Name: "b"}, {Name: "ended", Validity: validity.Validity{End: noon.Add(-1)}},
		{Name: "early", Validity: validity.Validity{Hours: &hours}}, {Name: "c"},
	} {
		f.tier(t, n)
	}
	must(t, f.store.Tiers().Insert(t.Context(), promotion.Tier{ID: "promo_d", CampaignID: "camp_d", Name: "binned", Active: true}))
	page, err := f.ListUsableTiers(t.Context(), storage.Query{Offset: 1, Limit: 1, Order: []storage.Order{{Field: "name", Desc: true}}}, nil)
	must(t, err)
	same(t, "name", "b", page.Items[0].Name)
	same(t, "total and more", [2]any{3, true}, [2]any{page.Total, page.HasMore})
	beyond, err := f.ListUsableTiers(t.Context(), storage.Query{Offset: 5, Limit: 5}, nil)
	must(t, err)
	same(t, "beyond the end", 0, len(beyond.Items))
}

func TestNumbersInMetadataKeepTheirDigits(t *testing.T) {
	f := newFixture(t)
	tier := f.tier(t, promotion.NewTier{Name: "x", Metadata: metadata.Map{"n": json.Number("12345678901234567890")}})
	same(t, "number", json.Number("12345678901234567890"), tier.Metadata["n"].(json.Number))
}

// TestFirstTiersOfCampaigns reads fewer tiers and stacks than there are: of each campaign they are its first ones.
func TestFirstTiersOfCampaigns(t *testing.T) {
	f := newFixture(t)
	for _, n := range []promotion.NewTier{{Name: "Two", Hierarchy: of(int64(2))}, {Name: "One", Hierarchy: of(int64(1))}, {Name: "Nine", Hierarchy: of(int64(9))}} {
		n.Discount = tenPercent()
		f.tier(t, n)
	}
	other, err := f.CreateTier(t.Context(), "camp_b", promotion.NewTier{Name: "Three", Discount: tenPercent(), Hierarchy: of(int64(3))})
	must(t, err)
	for _, name := range []string{"First", "Second"} {
		_, err := f.CreateStack(t.Context(), "camp_b", promotion.NewStack{Name: name, TierIDs: []string{other.ID}})
		must(t, err)
		f.now = f.now.Add(time.Second)
	}
	for most, want := range map[int][]string{0: {"One", "Two", "Three", "Nine"}, 3: {"One", "Two", "Three"}, 4: {"One", "Two", "Three", "Nine"}} {
		page, err := f.FirstTiers(t.Context(), []string{"camp_a", "camp_b"}, most)
		must(t, err)
		var names []string
		for _, tier := range page.Items {
			names = append(names, tier.Name)
		}
		same(t, "tiers", want, names)
		same(t, "more", most == 3, page.HasMore)
	}
	stacks, err := f.LatestStacks(t.Context(), []string{"camp_a", "camp_b"}, 1)
	must(t, err)
	same(t, "more stacks", true, stacks.HasMore)
	same(t, "stack", "Second", stacks.Items[0].Name)
	one, err := f.FirstTiers(t.Context(), []string{"camp_b"}, 5)
	must(t, err)
	same(t, "tiers of one campaign", 1, len(one.Items))
	without, err := f.LatestStacks(t.Context(), []string{"camp_a"}, 5)
	must(t, err)
	same(t, "stacks of a campaign without any", 0, len(without.Items))
	none, err := f.FirstTiers(t.Context(), nil, 5)
	must(t, err)
	same(t, "of no campaign", 0, len(none.Items))
}
