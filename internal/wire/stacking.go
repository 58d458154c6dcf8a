package wire

import (
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// StackingRules are a project's stacking rules in answers. The defaults of a project without rules of its own have no id and dates.
type StackingRules struct {
	ID                         string         `json:"id,omitzero"`
	RedeemablesLimit           int            `json:"redeemables_limit"`
	ApplicableLimit            int            `json:"applicable_redeemables_limit"`
	ApplicablePerCategory      Null[int]      `json:"applicable_redeemables_per_category_limit"`
	CategoryLimits             map[string]int `json:"applicable_redeemables_category_limits"`
	ExclusiveLimit             int            `json:"applicable_exclusive_redeemables_limit"`
	ExclusivePerCategory       Null[int]      `json:"applicable_exclusive_redeemables_per_category_limit"`
	Exclusive                  []string       `json:"exclusive_categories"`
	Joint                      []string       `json:"joint_categories"`
	ApplicationMode            string         `json:"redeemables_application_mode" enum:"project.ApplicationMode"`
	Sorting                    string         `json:"redeemables_sorting_rule" enum:"project.SortingRule"`
	GroupedSorting             string         `json:"grouped_redeemables_sorting_rule,omitzero"`
	CalculationMode            string         `json:"discount_calculation_mode" enum:"project.CalculationMode"`
	InitialAmountCategories    []string       `json:"initial_amount_mode_categories"`
	DiscountedAmountCategories []string       `json:"discounted_amount_mode_categories"`
	ProductsMode               string         `json:"redeemables_products_application_mode" enum:"project.ProductsMode"`
	NoEffect                   string         `json:"redeemables_no_effect_rule" enum:"project.NoEffectRule"`
	NoEffectSkip               []string       `json:"no_effect_skip_categories"`
	NoEffectRedeem             []string       `json:"no_effect_redeem_anyway_categories"`
	RollbackOrderMode          string         `json:"redeemables_rollback_order_mode" enum:"project.RollbackOrderMode"`
	CreatedAt                  Time           `json:"created_at,omitzero"`
	UpdatedAt                  Time           `json:"updated_at,omitzero"`
	Object                     string         `json:"object" enum:"stacking_rules"`
}

// NewStackingRules returns the shape of stacking rules.
func NewStackingRules(s project.StackingRules) StackingRules {
	w := StackingRules{
		ID: s.ID, RedeemablesLimit: s.RedeemablesLimit, ApplicableLimit: s.ApplicableLimit, ApplicablePerCategory: OrNull(s.ApplicablePerCategory),
		CategoryLimits: s.CategoryLimits, ExclusiveLimit: s.ExclusiveLimit, ExclusivePerCategory: OrNull(s.ExclusivePerCategory),
		Exclusive: emptyIfNil(s.Exclusive), Joint: emptyIfNil(s.Joint), ApplicationMode: string(s.ApplicationMode), Sorting: string(s.Sorting),
		GroupedSorting: string(s.GroupedSorting), CalculationMode: string(s.CalculationMode),
		InitialAmountCategories: emptyIfNil(s.InitialAmountCategories), DiscountedAmountCategories: emptyIfNil(s.DiscountedAmountCategories),
		ProductsMode: string(s.ProductsMode), NoEffect: string(s.NoEffect), NoEffectSkip: emptyIfNil(s.NoEffectSkipCategories),
		NoEffectRedeem: emptyIfNil(s.NoEffectRedeemCategories), RollbackOrderMode: string(s.RollbackOrderMode),
		CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt), Object: "stacking_rules",
	}
	if w.CategoryLimits == nil {
		w.CategoryLimits = map[string]int{}
	}
	return w
}

// StackingInput is the body of creating and changing stacking rules. Null returns a setting to its default.
type StackingInput struct {
	RedeemablesLimit           patch.Field[int]            `json:"redeemables_limit"`
	ApplicableLimit            patch.Field[int]            `json:"applicable_redeemables_limit"`
	ApplicablePerCategory      patch.Field[int]            `json:"applicable_redeemables_per_category_limit"`
	CategoryLimits             patch.Field[map[string]int] `json:"applicable_redeemables_category_limits"`
	ExclusiveLimit             patch.Field[int]            `json:"applicable_exclusive_redeemables_limit"`
	ExclusivePerCategory       patch.Field[int]            `json:"applicable_exclusive_redeemables_per_category_limit"`
	Exclusive                  patch.Field[[]string]       `json:"exclusive_categories"`
	Joint                      patch.Field[[]string]       `json:"joint_categories"`
	ApplicationMode            patch.Field[Word]           `json:"redeemables_application_mode" enum:"project.ApplicationMode"`
	Sorting                    patch.Field[Word]           `json:"redeemables_sorting_rule" enum:"project.SortingRule"`
	GroupedSorting             patch.Field[Word]           `json:"grouped_redeemables_sorting_rule"`
	CalculationMode            patch.Field[Word]           `json:"discount_calculation_mode" enum:"project.CalculationMode"`
	InitialAmountCategories    patch.Field[[]string]       `json:"initial_amount_mode_categories"`
	DiscountedAmountCategories patch.Field[[]string]       `json:"discounted_amount_mode_categories"`
	ProductsMode               patch.Field[Word]           `json:"redeemables_products_application_mode" enum:"project.ProductsMode"`
	NoEffect                   patch.Field[Word]           `json:"redeemables_no_effect_rule" enum:"project.NoEffectRule"`
	NoEffectSkip               patch.Field[[]string]       `json:"no_effect_skip_categories"`
	NoEffectRedeem             patch.Field[[]string]       `json:"no_effect_redeem_anyway_categories"`
	RollbackOrderMode          patch.Field[Word]           `json:"redeemables_rollback_order_mode" enum:"project.RollbackOrderMode"`
}

// Domain returns the change.
func (w StackingInput) Domain() project.StackingUpdate {
	return project.StackingUpdate{
		RedeemablesLimit: w.RedeemablesLimit, ApplicableLimit: w.ApplicableLimit, ApplicablePerCategory: w.ApplicablePerCategory,
		CategoryLimits: w.CategoryLimits, ExclusiveLimit: w.ExclusiveLimit, ExclusivePerCategory: w.ExclusivePerCategory,
		Exclusive: w.Exclusive, Joint: w.Joint, ApplicationMode: wordField[project.ApplicationMode](w.ApplicationMode),
		Sorting: wordField[project.SortingRule](w.Sorting), GroupedSorting: wordField[project.GroupedSorting](w.GroupedSorting),
		CalculationMode:         wordField[project.CalculationMode](w.CalculationMode),
		InitialAmountCategories: w.InitialAmountCategories, DiscountedAmountCategories: w.DiscountedAmountCategories,
		ProductsMode: wordField[project.ProductsMode](w.ProductsMode), NoEffect: wordField[project.NoEffectRule](w.NoEffect),
		NoEffectSkipCategories: w.NoEffectSkip, NoEffectRedeemCategories: w.NoEffectRedeem,
		RollbackOrderMode: wordField[project.RollbackOrderMode](w.RollbackOrderMode),
	}
}

func wordField[T ~string](f patch.Field[Word]) patch.Field[T] {
	return patch.Map(f, func(w Word) T { return T(w) })
}
