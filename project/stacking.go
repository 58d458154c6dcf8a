package project

import (
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// StackingRules say how several redeemables of one request combine. Lists hold category ids. A project has at most one such
// object; DefaultStackingRules holds for a project without.
type StackingRules struct {
	// ID is empty for the defaults.
	ID string

	// RedeemablesLimit bounds the redeemables of one request, ApplicableLimit those that may be applied.
	RedeemablesLimit, ApplicableLimit int
	// ApplicablePerCategory bounds those that may be applied within one category; 0 means no limit. CategoryLimits beats it
	// for the categories it names.
	ApplicablePerCategory int
	CategoryLimits        map[string]int
	// ExclusiveLimit and ExclusivePerCategory bound exclusive redeemables; 0 in the second means no limit.
	ExclusiveLimit, ExclusivePerCategory int

	// An exclusive redeemable excludes all that are neither exclusive nor joint; joint ones can be combined with all.
	Exclusive, Joint []string

	ApplicationMode ApplicationMode
	Sorting         SortingRule
	// GroupedSorting orders joint redeemables among exclusive ones; every value but GroupedJointLast keeps them as sorted. The
	// published API names no other value, so that any text is accepted: imported rules may have a value that is not documented.
	GroupedSorting GroupedSorting

	// CalculationMode is the base of percent, fixed and split effects; the two lists override it for their categories.
	CalculationMode            CalculationMode
	InitialAmountCategories    []string
	DiscountedAmountCategories []string
	ProductsMode               ProductsMode
	NoEffect                   NoEffectRule
	NoEffectSkipCategories     []string
	NoEffectRedeemCategories   []string
	RollbackOrderMode          RollbackOrderMode
	CreatedAt, UpdatedAt       time.Time
}

// ApplicationMode says whether the others are applied when one redeemable does not apply.
type ApplicationMode string

// SortingRule is the order in which redeemables are applied.
type SortingRule string

// GroupedSorting is the order of joint redeemables when there are exclusive ones.
type GroupedSorting string

// CalculationMode is the amount from which percentages and fixed prices are computed.
type CalculationMode string

// ProductsMode says whether several redeemables may discount one order line.
type ProductsMode string

// NoEffectRule says what is done with a redeemable that changes nothing.
type NoEffectRule string

// RollbackOrderMode says whether a rollback takes the discounts out of the order.
type RollbackOrderMode string

// The values of the stacking settings.
const (
	ApplicationAll     ApplicationMode = "ALL"
	ApplicationPartial ApplicationMode = "PARTIAL"

	SortRequestedOrder    SortingRule = "REQUESTED_ORDER"
	SortCategoryHierarchy SortingRule = "CATEGORY_HIERARCHY"

	GroupedJointLast          GroupedSorting = "JOINT_ALWAYS_LAST"
	GroupedJointWithExclusive GroupedSorting = "JOINT_WITH_EXCLUSIVES"

	CalculateInitial    CalculationMode = "INITIAL_AMOUNT"
	CalculateDiscounted CalculationMode = "DISCOUNTED_AMOUNT"

	ProductsStack ProductsMode = "STACK"
	ProductsOnce  ProductsMode = "ONCE"

	NoEffectRedeem NoEffectRule = "REDEEM_ANYWAY"
	NoEffectSkip   NoEffectRule = "SKIP"

	RollbackWithOrder    RollbackOrderMode = "WITH_ORDER"
	RollbackWithoutOrder RollbackOrderMode = "WITHOUT_ORDER"
)

// MaxRedeemables is how many redeemables one request may ever name.
const MaxRedeemables = 30

// DefaultStackingRules are the documented defaults.
func DefaultStackingRules() StackingRules {
	return StackingRules{
		RedeemablesLimit: MaxRedeemables, ApplicableLimit: 5, ExclusiveLimit: 1,
		ApplicationMode: ApplicationAll, Sorting: SortRequestedOrder, GroupedSorting: GroupedJointLast,
		CalculationMode: CalculateDiscounted, ProductsMode: ProductsStack, NoEffect: NoEffectRedeem,
		RollbackOrderMode: RollbackWithOrder,
	}
}

// Validate reports the first setting that is out of its range.
func (s *StackingRules) Validate() error {
	ranges := []struct {
		name          string
		value, lo, hi int
	}{
		{"redeemables_limit", s.RedeemablesLimit, 1, MaxRedeemables},
		{"applicable_redeemables_limit", s.ApplicableLimit, 1, s.RedeemablesLimit},
		{"applicable_redeemables_per_category_limit", s.ApplicablePerCategory, 0, s.ApplicableLimit},
		{"applicable_exclusive_redeemables_limit", s.ExclusiveLimit, 1, 5},
		{"applicable_exclusive_redeemables_per_category_limit", s.ExclusivePerCategory, 0, s.ExclusiveLimit},
	}
	for _, r := range ranges {
		if r.value < r.lo || r.value > r.hi {
			return fault.Payload(r.name, "must be between %d and %d (actual value is '%d')", max(r.lo, 1), r.hi, r.value)
		}
	}
	for id, n := range s.CategoryLimits {
		if n < 1 || n > 10 {
			return fault.Payload("applicable_redeemables_category_limits."+id, "must be between 1 and 10 (actual value is '%d')", n)
		}
	}
	for _, id := range s.NoEffectSkipCategories {
		if slices.Contains(s.NoEffectRedeemCategories, id) {
			return fault.Payload("no_effect_skip_categories", "must not name category '%s', which is in no_effect_redeem_anyway_categories", id)
		}
	}
	return s.validateEnums()
}

func (s *StackingRules) validateEnums() error {
	enums := []struct {
		name, value string
		allowed     []string
	}{
		{"redeemables_application_mode", string(s.ApplicationMode), []string{"ALL", "PARTIAL"}},
		{"redeemables_sorting_rule", string(s.Sorting), []string{"CATEGORY_HIERARCHY", "REQUESTED_ORDER"}},
		{"discount_calculation_mode", string(s.CalculationMode), []string{"INITIAL_AMOUNT", "DISCOUNTED_AMOUNT"}},
		{"redeemables_products_application_mode", string(s.ProductsMode), []string{"STACK", "ONCE"}},
		{"redeemables_no_effect_rule", string(s.NoEffect), []string{"REDEEM_ANYWAY", "SKIP"}},
		{"redeemables_rollback_order_mode", string(s.RollbackOrderMode), []string{"WITH_ORDER", "WITHOUT_ORDER"}},
	}
	for _, e := range enums {
		if !slices.Contains(e.allowed, e.value) {
			return fault.Payload(e.name, "must be one of %s (actual value is '%s')", fmt.Sprint(e.allowed), e.value)
		}
	}
	if s.GroupedSorting == "" {
		return fault.Payload("grouped_redeemables_sorting_rule", "must not be empty")
	}
	return storage.CheckName("grouped_redeemables_sorting_rule", string(s.GroupedSorting))
}

// StackingKind describes stacking rules to a backend. The project id is the natural key: there is one object per project.
var StackingKind = storage.Kind[StackingRules]{
	Name: "stacking_rules", Prefix: "stc_", Configures: storage.ConfiguresRules,
	ID: func(s *StackingRules) string { return s.ID },
	Fields: []storage.Field[StackingRules]{
		storage.Time("created_at", func(s *StackingRules) time.Time { return s.CreatedAt }).Ordered(),
	},
}
