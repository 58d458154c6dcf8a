package wire

import "github.com/punchcardhq/punchcard/project"

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
	ApplicationMode            string         `json:"redeemables_application_mode"`
	Sorting                    string         `json:"redeemables_sorting_rule"`
	GroupedSorting             string         `json:"grouped_redeemables_sorting_rule,omitzero"`
	CalculationMode            string         `json:"discount_calculation_mode"`
	InitialAmountCategories    []string       `json:"initial_amount_mode_categories"`
	DiscountedAmountCategories []string       `json:"discounted_amount_mode_categories"`
	ProductsMode               string         `json:"redeemables_products_application_mode"`
	NoEffect                   string         `json:"redeemables_no_effect_rule"`
	NoEffectSkip               []string       `json:"no_effect_skip_categories"`
	NoEffectRedeem             []string       `json:"no_effect_redeem_anyway_categories"`
	RollbackOrderMode          string         `json:"redeemables_rollback_order_mode"`
	CreatedAt                  Time           `json:"created_at,omitzero"`
	UpdatedAt                  Time           `json:"updated_at,omitzero"`
	Object                     string         `json:"object"`
}

// NewStackingRules returns the shape of stacking rules.
func NewStackingRules(s project.StackingRules) StackingRules {
	w := StackingRules{
		ID: s.ID, RedeemablesLimit: s.RedeemablesLimit, ApplicableLimit: s.ApplicableLimit, ApplicablePerCategory: OrNull(s.ApplicablePerCategory),
		CategoryLimits: s.CategoryLimits, ExclusiveLimit: s.ExclusiveLimit, ExclusivePerCategory: OrNull(s.ExclusivePerCategory),
		Exclusive: listed(s.Exclusive), Joint: listed(s.Joint), ApplicationMode: string(s.ApplicationMode), Sorting: string(s.Sorting),
		GroupedSorting: string(s.GroupedSorting), CalculationMode: string(s.CalculationMode),
		InitialAmountCategories: listed(s.InitialAmountCategories), DiscountedAmountCategories: listed(s.DiscountedAmountCategories),
		ProductsMode: string(s.ProductsMode), NoEffect: string(s.NoEffect), NoEffectSkip: listed(s.NoEffectSkipCategories),
		NoEffectRedeem: listed(s.NoEffectRedeemCategories), RollbackOrderMode: string(s.RollbackOrderMode),
		CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt), Object: "stacking_rules",
	}
	if w.CategoryLimits == nil {
		w.CategoryLimits = map[string]int{}
	}
	return w
}

// listed makes an empty list of none, which JSON would show as null.
func listed(ids []string) []string {
	if ids == nil {
		return []string{}
	}
	return ids
}
