package rule_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

func part(item map[string]any, units any) rule.Rule {
	return rule.Rule{Name: "order.items.any", Conditions: is(item),
		Expression: below(rule.Rule{Name: "order.items.aggregated_quantity", Conditions: is(units)})}
}

func bundleOf(limit int, parts ...rule.Rule) rule.Rules {
	return rule.Rules{ID: "val_1", Name: "bundle", BundleRules: &rule.BundleRules{Expression: below(parts...), Limit: limit}}
}

func TestBundle(t *testing.T) {
	item := func(id string, index int, n int64) rule.BundleItem {
		return rule.BundleItem{ID: id, Object: discount.ObjectProduct, ItemIndex: index, Quantity: n}
	}
	sku := map[string]any{"id": "sku_1", "object": "sku", "type": "product_or_sku"}
	skuLine := rule.Line{ProductID: "cola", SKUID: "sku_1", Quantity: 2, Collections: []string{"drinks"}}
	drinks, cola := part(collection("drinks"), 2), part(product("cola"), 1)
	for name, tt := range map[string]struct {
		rules rule.Rules
		cart  []rule.Line
		want  rule.Bundle
	}{
		"a_cart_short_of_both_parts": {
			bundleOf(1, part(product("bottle"), 2), part(collection("adventure"), 5)),
			[]rule.Line{line("bottle", 1, 2499), line("tshirt", 1, 1999, "adventure"), line("socks", 2, 499, "adventure")},
			rule.Bundle{Quantity: 0, Limit: 1,
				Identified: []rule.BundleItem{item("bottle", 0, 1), item("tshirt", 1, 1), item("socks", 2, 2)},
				Missing: []rule.MissingItem{
					{ID: "bottle", Object: discount.ObjectProduct, Quantity: 1}, {ID: "adventure", Object: discount.ObjectCollection, Quantity: 2}}}},
		"the_limit_is_one_unless_it_is_set": {
			bundleOf(0, part(product("mug"), 1)), []rule.Line{line("mug", 3, 1)},
			rule.Bundle{Quantity: 1, Limit: 1, Identified: []rule.BundleItem{item("mug", 0, 1)}}},
		"several_whole_bundles": {
			bundleOf(5, part(product("mug"), 2), part(product("tea"), 1)), []rule.Line{line("mug", 5, 1), line("tea", 1, 1), line("tea", 3, 1)},
			rule.Bundle{Quantity: 2, Limit: 5, Identified: []rule.BundleItem{item("mug", 0, 4), item("tea", 1, 1), item("tea", 2, 1)}}},
		"a_unit_belongs_to_one_part_only": {
			bundleOf(1, drinks, cola), []rule.Line{line("cola", 1, 1, "drinks"), line("tea", 1, 1, "drinks")},
			rule.Bundle{Limit: 1, Identified: []rule.BundleItem{item("tea", 1, 1), item("cola", 0, 1)},
				Missing: []rule.MissingItem{{ID: "drinks", Object: discount.ObjectCollection, Quantity: 1}}}},
		"the_part_that_names_a_product_is_served_first": {
			bundleOf(1, drinks, cola), []rule.Line{line("cola", 1, 1, "drinks"), line("tea", 2, 1, "drinks")},
			rule.Bundle{Quantity: 1, Limit: 1, Identified: []rule.BundleItem{item("tea", 1, 2), item("cola", 0, 1)}}},
		"an_sku_is_named_where_the_part_names_no_product": {
			bundleOf(1, drinks), []rule.Line{skuLine},
			rule.Bundle{Quantity: 1, Limit: 1, Identified: []rule.BundleItem{{ID: "sku_1", Object: discount.ObjectSKU, Quantity: 2}}}},
		"an_sku_part": {
			bundleOf(1, part(sku, 1)), []rule.Line{skuLine},
			rule.Bundle{Quantity: 1, Limit: 1, Identified: []rule.BundleItem{{ID: "sku_1", Object: discount.ObjectSKU, Quantity: 1}}}},
		"a_product_part_on_an_sku_line": {
			bundleOf(1, cola), []rule.Line{skuLine},
			rule.Bundle{Quantity: 1, Limit: 1, Identified: []rule.BundleItem{item("cola", 0, 1)}}},
		"a_part_that_may_be_either_names_what_it_matched": {
			bundleOf(1, part(map[string]any{"id": "cola", "type": "product_or_sku"}, 1), part(map[string]any{"id": "sku_1", "type": "product_or_sku"}, 1)),
			[]rule.Line{skuLine},
			rule.Bundle{Quantity: 1, Limit: 1, Identified: []rule.BundleItem{item("cola", 0, 1), {ID: "sku_1", Object: discount.ObjectSKU, Quantity: 1}}}},
		"an_empty_cart": {
			bundleOf(2, cola), nil,
			rule.Bundle{Limit: 2, Missing: []rule.MissingItem{{ID: "cola", Object: discount.ObjectProduct, Quantity: 1}}}},
		"no_bundle": {rule.Rules{Name: "none"}, []rule.Line{line("cola", 1, 1)}, rule.Bundle{}},
	} {
		p := compile(t, tt.rules)
		if diff := cmp.Diff(tt.want, p.Bundle(tt.cart)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
		if p.HasBundle() != (tt.rules.BundleRules != nil) {
			t.Errorf("%s: has a bundle is %v", name, p.HasBundle())
		}
	}
}

func TestAFixedBundleDoesNotMultiply(t *testing.T) {
	r := bundleOf(5, part(product("mug"), 1))
	if got := compile(t, r).Bundle([]rule.Line{line("mug", 3, 1)}).Multiplier(); got != 3 {
		t.Errorf("multiplier %d, want 3", got)
	}
	r.BundleRules.Fixed = true
	if got := compile(t, r).Bundle([]rule.Line{line("mug", 3, 1)}).Multiplier(); got != 0 {
		t.Errorf("multiplier %d, want 0", got)
	}
}
