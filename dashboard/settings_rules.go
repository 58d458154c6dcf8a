package dashboard

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// guardSettings bound what the discounts of an order come to.
var guardSettings = settingsPage{
	name: "guard", act: "discount_guard.updated", object: project.DiscountGuardKind.Name,
	state: func(c *configuration) any { return c.guard }, from: func(c *configuration) time.Time { return c.guard.UpdatedAt },
	load: func(ctx context.Context, v *visit, c *configuration) (err error) {
		if c.guard, err = v.Project.Settings.DiscountGuard(ctx); err != nil {
			return err
		}
		if err := v.nameCategories(ctx, c, c.guard.ExemptCategories); err != nil || len(c.guard.ExemptCampaigns) == 0 {
			return err
		}
		page, err := v.Project.Campaigns.List(ctx, storage.Query{Filter: storage.In("id", c.guard.ExemptCampaigns)})
		for _, named := range page.Items {
			c.names[named.ID] = named.Name
		}
		return err
	},
	save: func(ctx context.Context, v *visit, _ *configuration, u *settingsChange, from time.Time) (any, error) {
		u.guard.From = patch.Set(from)
		return v.Project.Settings.UpdateDiscountGuard(ctx, u.guard)
	},
	settings: []setting{
		percentSetting("max_percent", func(c *configuration) *decimal.Decimal { return c.guard.MaxPercent }, func(u *settingsChange) *patch.Field[decimal.Decimal] { return &u.guard.MaxPercent }),
		moneySetting("max_amount", func(c *configuration) *int64 { return c.guard.MaxAmount }, func(u *settingsChange, n *int64) { u.guard.MaxAmount = fieldOf(n) }),
		percentSetting("max_line_percent", func(c *configuration) *decimal.Decimal { return c.guard.MaxLinePercent }, func(u *settingsChange) *patch.Field[decimal.Decimal] { return &u.guard.MaxLinePercent }),
		{
			name: "floor_metadata", kind: "text", value: func(c *configuration) string { return c.guard.FloorMetadata },
			set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
				if u.guard.FloorMetadata = patch.Set(strings.TrimSpace(text)); strings.TrimSpace(text) == "" {
					u.guard.FloorMetadata = patch.Clear[string]()
				}
				return nil
			},
		},
		choiceSetting("mode", []project.GuardMode{project.GuardCut, project.GuardRefuse}, func(c *configuration) project.GuardMode { return c.guard.Mode },
			func(u *settingsChange, value project.GuardMode) { u.guard.Mode = patch.Set(value) }),
		namedSetting("exempt.categories", findCategories, func(c *configuration) []string { return c.guard.ExemptCategories }, func(u *settingsChange) *patch.Field[[]string] { return &u.guard.Categories }),
		namedSetting("exempt.campaigns", findCampaigns, func(c *configuration) []string { return c.guard.ExemptCampaigns }, func(u *settingsChange) *patch.Field[[]string] { return &u.guard.Campaigns }),
	},
}

// fieldOf sets a value, or clears it for nil.
func fieldOf[T any](value *T) patch.Field[T] {
	if value == nil {
		return patch.Clear[T]()
	}
	return patch.Set(*value)
}

func findCampaigns(ctx context.Context, v *visit, asked []string) (ids map[string]string, err error) {
	if len(asked) == 0 {
		return nil, nil
	}
	page, err := v.Project.Campaigns.List(ctx, storage.Query{Filter: storage.Or(storage.In("id", asked), storage.In("name", asked))})
	page.Items = slices.DeleteFunc(page.Items, func(c campaign.Campaign) bool { return !c.DeletedAt.IsZero() })
	return byNameOrID(page.Items, func(c campaign.Campaign) (string, string) { return c.ID, c.Name }), err
}

// nameCategories reads the names of categories in one go.
func (v *visit) nameCategories(ctx context.Context, c *configuration, lists ...[]string) error {
	ids := slices.Concat(lists...)
	if len(ids) == 0 {
		return nil
	}
	page, err := v.Project.Catalog.ListCategories(ctx, storage.Query{Filter: storage.In("id", ids)})
	for _, named := range page.Items {
		c.names[named.ID] = named.Name
	}
	return err
}

// stackingSettings say how several discounts of one order combine.
var stackingSettings = settingsPage{
	name: "stacking", act: "stacking_rules.updated", object: project.StackingKind.Name,
	state: func(c *configuration) any { return c.stacking }, from: func(c *configuration) time.Time { return c.stacking.ChangedAt() },
	load: func(ctx context.Context, v *visit, c *configuration) (err error) {
		if c.stacking, err = v.Project.Settings.Stacking(ctx); err != nil {
			return err
		}
		s := &c.stacking
		return v.nameCategories(ctx, c, s.Exclusive, s.Joint, s.InitialAmountCategories, s.DiscountedAmountCategories, s.NoEffectSkipCategories, s.NoEffectRedeemCategories,
			slices.Collect(maps.Keys(s.CategoryLimits)))
	},
	save: func(ctx context.Context, v *visit, c *configuration, u *settingsChange, from time.Time) (any, error) {
		if c.stacking.ID == "" {
			return v.Project.Settings.CreateStacking(ctx, u.stacking)
		}
		u.stacking.From = patch.Set(from)
		return v.Project.Settings.UpdateStacking(ctx, c.stacking.ID, u.stacking)
	},
	settings: []setting{
		limitSetting("redeemables_limit", func(s *project.StackingRules) int { return s.RedeemablesLimit }, func(u *project.StackingUpdate) *patch.Field[int] { return &u.RedeemablesLimit }),
		limitSetting("applicable_redeemables_limit", func(s *project.StackingRules) int { return s.ApplicableLimit }, func(u *project.StackingUpdate) *patch.Field[int] { return &u.ApplicableLimit }),
		limitSetting("applicable_redeemables_per_category_limit", func(s *project.StackingRules) int { return s.ApplicablePerCategory }, func(u *project.StackingUpdate) *patch.Field[int] { return &u.ApplicablePerCategory }),
		categoryLimits,
		limitSetting("applicable_exclusive_redeemables_limit", func(s *project.StackingRules) int { return s.ExclusiveLimit }, func(u *project.StackingUpdate) *patch.Field[int] { return &u.ExclusiveLimit }),
		limitSetting("applicable_exclusive_redeemables_per_category_limit", func(s *project.StackingRules) int { return s.ExclusivePerCategory }, func(u *project.StackingUpdate) *patch.Field[int] { return &u.ExclusivePerCategory }),
		categoriesSetting("exclusive_categories", func(s *project.StackingRules) []string { return s.Exclusive }, func(u *project.StackingUpdate) *patch.Field[[]string] { return &u.Exclusive }),
		categoriesSetting("joint_categories", func(s *project.StackingRules) []string { return s.Joint }, func(u *project.StackingUpdate) *patch.Field[[]string] { return &u.Joint }),
		modeSetting("redeemables_application_mode", []project.ApplicationMode{project.ApplicationAll, project.ApplicationPartial}, func(s *project.StackingRules) project.ApplicationMode { return s.ApplicationMode },
			func(u *project.StackingUpdate) *patch.Field[project.ApplicationMode] { return &u.ApplicationMode }),
		modeSetting("redeemables_sorting_rule", []project.SortingRule{project.SortRequestedOrder, project.SortCategoryHierarchy}, func(s *project.StackingRules) project.SortingRule { return s.Sorting },
			func(u *project.StackingUpdate) *patch.Field[project.SortingRule] { return &u.Sorting }),
		modeSetting("grouped_redeemables_sorting_rule", []project.GroupedSorting{project.GroupedJointLast, project.GroupedJointWithExclusive}, func(s *project.StackingRules) project.GroupedSorting { return s.GroupedSorting },
			func(u *project.StackingUpdate) *patch.Field[project.GroupedSorting] { return &u.GroupedSorting }),
		modeSetting("discount_calculation_mode", []project.CalculationMode{project.CalculateDiscounted, project.CalculateInitial}, func(s *project.StackingRules) project.CalculationMode { return s.CalculationMode },
			func(u *project.StackingUpdate) *patch.Field[project.CalculationMode] { return &u.CalculationMode }),
		categoriesSetting("initial_amount_mode_categories", func(s *project.StackingRules) []string { return s.InitialAmountCategories }, func(u *project.StackingUpdate) *patch.Field[[]string] { return &u.InitialAmountCategories }),
		categoriesSetting("discounted_amount_mode_categories", func(s *project.StackingRules) []string { return s.DiscountedAmountCategories }, func(u *project.StackingUpdate) *patch.Field[[]string] { return &u.DiscountedAmountCategories }),
		modeSetting("redeemables_products_application_mode", []project.ProductsMode{project.ProductsStack, project.ProductsOnce}, func(s *project.StackingRules) project.ProductsMode { return s.ProductsMode },
			func(u *project.StackingUpdate) *patch.Field[project.ProductsMode] { return &u.ProductsMode }),
		modeSetting("redeemables_no_effect_rule", []project.NoEffectRule{project.NoEffectRedeem, project.NoEffectSkip}, func(s *project.StackingRules) project.NoEffectRule { return s.NoEffect },
			func(u *project.StackingUpdate) *patch.Field[project.NoEffectRule] { return &u.NoEffect }),
		categoriesSetting("no_effect_skip_categories", func(s *project.StackingRules) []string { return s.NoEffectSkipCategories }, func(u *project.StackingUpdate) *patch.Field[[]string] { return &u.NoEffectSkipCategories }),
		categoriesSetting("no_effect_redeem_anyway_categories", func(s *project.StackingRules) []string { return s.NoEffectRedeemCategories }, func(u *project.StackingUpdate) *patch.Field[[]string] { return &u.NoEffectRedeemCategories }),
		modeSetting("redeemables_rollback_order_mode", []project.RollbackOrderMode{project.RollbackWithOrder, project.RollbackWithoutOrder}, func(s *project.StackingRules) project.RollbackOrderMode { return s.RollbackOrderMode },
			func(u *project.StackingUpdate) *patch.Field[project.RollbackOrderMode] { return &u.RollbackOrderMode }),
	},
}

// limitSetting is a limit of the stacking rules; empty is the default, which is no limit for those that can be 0.
func limitSetting(name string, of func(*project.StackingRules) int, to func(*project.StackingUpdate) *patch.Field[int]) setting {
	return numberSetting(name, func(c *configuration) *int64 {
		n := int64(of(&c.stacking))
		if n == 0 {
			return nil
		}
		return &n
	}, func(u *settingsChange, n *int64) {
		if n == nil {
			*to(&u.stacking) = patch.Clear[int]()
			return
		}
		*to(&u.stacking) = patch.Set(int(min(max(*n, -1), 1_000_000)))
	})
}

func categoriesSetting(name string, of func(*project.StackingRules) []string, to func(*project.StackingUpdate) *patch.Field[[]string]) setting {
	return namedSetting(name, findCategories, func(c *configuration) []string { return of(&c.stacking) }, func(u *settingsChange) *patch.Field[[]string] { return to(&u.stacking) })
}

// modeSetting is a choice. A value that imported rules have and that is not among the choices stays as it is.
func modeSetting[T ~string](name string, choices []T, of func(*project.StackingRules) T, to func(*project.StackingUpdate) *patch.Field[T]) setting {
	return choiceSetting(name, choices, func(c *configuration) T { return of(&c.stacking) }, func(u *settingsChange, value T) { *to(&u.stacking) = patch.Set(value) })
}

// categoryLimits are the limits of single categories, one on each line: its name or id, a colon, and the number.
var categoryLimits = setting{
	name: "applicable_redeemables_category_limits", kind: "textarea",
	value: func(c *configuration) string {
		var lines []string
		for _, id := range slices.Sorted(maps.Keys(c.stacking.CategoryLimits)) {
			lines = append(lines, fmt.Sprintf("%s: %d", c.nameOf(id), c.stacking.CategoryLimits[id]))
		}
		return strings.Join(lines, "\n")
	},
	set: func(ctx context.Context, v *visit, u *settingsChange, text string) error {
		const name = "applicable_redeemables_category_limits"
		lines, err := linesOf(name, text)
		if err != nil {
			return err
		}
		limits, asked := map[string]int{}, []string{}
		for _, line := range lines {
			at := strings.LastIndexByte(line, ':')
			n, err := strconv.Atoi(strings.TrimSpace(line[at+1:]))
			if at < 0 || err != nil {
				return fault.Payload(name, "must have a category, a colon and a number on each line (actual value is '%.60s')", line)
			}
			category := strings.TrimSpace(line[:at])
			limits[category], asked = n, append(asked, category)
		}
		found, err := findCategories(ctx, v, asked)
		if err != nil {
			return err
		}
		byID := map[string]int{}
		for category, n := range limits {
			id, ok := found[category]
			if !ok {
				return fault.Payload(name, "must name what exists: there is no '%.60s'", category)
			}
			byID[id] = n
		}
		u.stacking.CategoryLimits = patch.Set(byID)
		return nil
	},
}
