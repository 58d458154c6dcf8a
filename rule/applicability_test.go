package rule_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

const (
	no    = discount.NotSelected
	whole = discount.NoEntry
)

// The cart of these tests holds an SKU of product a, product b in collections 1 and 2, and an inline line.
var selectable = []rule.Line{
	{ProductID: "prod_a", ProductSourceID: "shirt", SKUID: "sku_a1", SKUSourceID: "shirt-red", Quantity: 1},
	{ProductID: "prod_b", Quantity: 1, Collections: []string{"pc_1", "pc_2"}},
	{ProductSourceID: "inline", Quantity: 1},
}

func TestSelect(t *testing.T) {
	type entries = []discount.Entry
	source := discount.Entry{Object: discount.ObjectProduct, SourceID: "inline", Effect: discount.EntryEffectApplyToEvery}
	skuA, prodA, prodB := entry(discount.ObjectSKU, "sku_a1"), entry(discount.ObjectProduct, "prod_a"), entry(discount.ObjectProduct, "prod_b")
	coll1, coll2 := entry(discount.ObjectCollection, "pc_1"), entry(discount.ObjectCollection, "pc_2")
	for name, tt := range map[string]struct {
		to    rule.ApplicableTo
		match []int
		lists bool
	}{
		"nothing_named_selects_everything":         {rule.ApplicableTo{}, nil, false},
		"included_all_selects_everything":          {rule.ApplicableTo{IncludedAll: true}, nil, false},
		"a_product_covers_its_skus":                {rule.ApplicableTo{Included: entries{prodA}}, []int{0, no, no}, true},
		"an_sku_is_itself_only":                    {rule.ApplicableTo{Included: entries{entry(discount.ObjectSKU, "sku_a2")}}, []int{no, no, no}, true},
		"the_sku_beats_the_product":                {rule.ApplicableTo{Included: entries{prodA, skuA}}, []int{1, no, no}, true},
		"the_product_beats_the_collection":         {rule.ApplicableTo{Included: entries{coll1, prodB}}, []int{no, 1, no}, true},
		"the_first_listed_wins_among_equals":       {rule.ApplicableTo{Included: entries{coll2, coll1}}, []int{no, 0, no}, true},
		"source_ids_find_inline_lines":             {rule.ApplicableTo{Included: entries{source}}, []int{no, no, 0}, true},
		"a_source_id_where_an_id_is_expected":      {rule.ApplicableTo{Included: entries{entry(discount.ObjectProduct, "shirt")}}, []int{0, no, no}, true},
		"exclusion_wins":                           {rule.ApplicableTo{Included: entries{prodA, coll1}, Excluded: entries{prodB}}, []int{0, no, no}, true},
		"exclusion_wins_over_included_all":         {rule.ApplicableTo{IncludedAll: true, Excluded: entries{coll2}}, []int{whole, no, whole}, true},
		"only_excluded_selects_the_rest":           {rule.ApplicableTo{Excluded: entries{skuA}}, []int{no, whole, whole}, true},
		"included_all_keeps_the_details_of_others": {rule.ApplicableTo{IncludedAll: true, Included: entries{coll1}}, []int{whole, 0, whole}, true},
	} {
		a := compile(t, rule.Rules{Name: "x", ApplicableTo: tt.to}).Applicability()
		s := a.Select(selectable)
		if diff := cmp.Diff(tt.match, s.Match); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
		if s.RuleListsProducts != tt.lists || a.Lists() != tt.lists {
			t.Errorf("%s: lists products is %v, want %v", name, s.RuleListsProducts, tt.lists)
		}
		if (s.Entries != nil) != (len(tt.to.Included) > 0) || a.Includes() != (len(tt.to.Included) > 0) {
			t.Errorf("%s: entries are %v", name, s.Entries)
		}
	}
}

func TestOlderRulesAddApplicableProducts(t *testing.T) {
	brand := rule.Line{ProductID: "prod_c", Quantity: 1, ProductMetadata: map[string]any{"brand": "acme"}}
	cart := append([]rule.Line{brand}, selectable...)
	for name, tt := range map[string]struct {
		rule  rule.Rule
		match []int
	}{
		"ids":              {rule.Rule{Name: "product.discount_applicable", Conditions: is("prod_a", product("prod_b"))}, []int{no, 0, 1, no}},
		"property":         {rule.Rule{Name: "sku.discount_applicable", Property: "sku_a1", Conditions: is("true")}, []int{no, 0, no, no}},
		"property_false":   {rule.Rule{Name: "product.discount_applicable", Property: "prod_a", Conditions: is(false)}, []int{whole, no, whole, whole}},
		"product_metadata": {rule.Rule{Name: "product.metadata.discount_applicable", Property: "brand", Conditions: is("acme")}, []int{0, no, no, no}},
	} {
		s := compile(t, set(tt.rule)).Applicability().Select(cart)
		if diff := cmp.Diff(tt.match, s.Match); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// A voucher's set selects by its own entries; those of its campaign follow behind them in the entries of the intersection.
func TestIntersect(t *testing.T) {
	applicability := func(to rule.ApplicableTo) *rule.Applicability {
		return compile(t, rule.Rules{Name: "x", ApplicableTo: to}).Applicability()
	}
	everything := applicability(rule.ApplicableTo{})
	a := applicability(rule.ApplicableTo{Included: []discount.Entry{entry(discount.ObjectProduct, "prod_a"), entry(discount.ObjectProduct, "prod_b")}})
	b := applicability(rule.ApplicableTo{Included: []discount.Entry{entry(discount.ObjectCollection, "pc_1")}})
	notB := applicability(rule.ApplicableTo{Excluded: []discount.Entry{entry(discount.ObjectProduct, "prod_b")}})
	for name, tt := range map[string]struct {
		first, second *rule.Applicability
		match         []int
	}{
		"both_select":            {a, b, []int{no, 1, no}},
		"the_first_entry_counts": {b, a, []int{no, 0, no}},
		"only_the_second_lists":  {everything, a, []int{0, 1, no}},
		"an_exclusion_excludes":  {a, notB, []int{0, no, no}},
		"nothing_is_named":       {everything, everything, nil},
		"offset_of_the_second":   {notB, a, []int{0, no, no}},
	} {
		x, err := rule.Intersect(tt.first, tt.second)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(tt.match, x.Select(selectable).Match); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	all := applicability(rule.ApplicableTo{IncludedAll: true, Included: []discount.Entry{entry(discount.ObjectProduct, "prod_b")}})
	x, err := rule.Intersect(all, applicability(rule.ApplicableTo{IncludedAll: true, Included: []discount.Entry{entry(discount.ObjectProduct, "prod_a")}}))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]int{1, 0, whole}, x.Select(selectable).Match); diff != "" {
		t.Error(diff)
	}
}
