package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// WithReplaceItems accepts discounts with the effect REPLACE_ITEMS, which swap units of the cart for units of another
// product:
//
//	{"type": "UNIT", "effect": "REPLACE_ITEMS", "unit_type": "prod_better", "unit_off": 1}
//
// The published API has the effect in answers but documents no request for it. So it is an extension, and refused by
// default. Discounts that were stored while it was on keep working.
func WithReplaceItems() Option { return func(a *API) { a.replaceItems = true } }

// refuseReplacing refuses a body with a discount that replaces items.
func refuseReplacing(body []byte) error {
	if !bytes.Contains(body, []byte(discount.EffectReplaceItems)) && !bytes.Contains(body, []byte(`\u`)) {
		return nil
	}
	var v any
	if json.Unmarshal(body, &v) != nil {
		return nil // the handler refuses it
	}
	if at := pathOfReplaceItems(v, ""); at != "" {
		return fault.Payload(at, "must be one of %s, %s, %s, %s (%s is an extension that this server has switched off)", discount.EffectAddMissingItems,
			discount.EffectAddNewItems, discount.EffectAddManyItems, discount.EffectAddSameItems, discount.EffectReplaceItems)
	}
	return nil
}

// pathOfReplaceItems returns the path of the effect of the first discount that replaces items, or "". Names match in any case, as in
// the JSON decoder. Metadata is skipped: it may have any content.
func pathOfReplaceItems(v any, path string) string {
	switch v := v.(type) {
	case []any:
		for i, element := range v {
			if !isContainer(element) {
				continue // formatting the paths of millions of numbers would be slow
			}
			if at := pathOfReplaceItems(element, fmt.Sprintf("%s[%d]", path, i)); at != "" {
				return at
			}
		}
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			if strings.EqualFold(name, "metadata") {
				continue
			}
			below := strings.TrimPrefix(path+"."+name, ".")
			if d, is := v[name].(map[string]any); is && strings.EqualFold(name, "discount") {
				for property, value := range d {
					if strings.EqualFold(property, "effect") && value == string(discount.EffectReplaceItems) {
						return below + "." + property
					}
				}
			}
			if at := pathOfReplaceItems(v[name], below); at != "" {
				return at
			}
		}
	}
	return ""
}

// isContainer reports whether a value may contain a discount.
func isContainer(v any) bool {
	switch v.(type) {
	case []any, map[string]any:
		return true
	}
	return false
}
