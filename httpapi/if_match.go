package httpapi

import (
	"context"
	"net/http"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/patch"
)

const (
	headerIfMatch = "If-Match"
	headerETag    = "ETag"
)

// guardedPaths are the paths of resources whose updates take If-Match. Their GET and PUT send the ETag. Others keep no time of their last change in
// their answers, or their engine takes none: that of stacking rules takes their creation for a change.
var guardedPaths = map[string]bool{
	"/v1/campaigns/{campaignId}":                    true,
	"/v1/categories/{categoryId}":                   true,
	"/v1/customers/{customerId}":                    true,
	"/v1/loyalties/{campaignId}":                    true,
	"/v1/orders/{orderId}":                          true,
	"/v1/product-collections/{productCollectionId}": true,
	"/v1/products/{productId}":                      true,
	"/v1/products/{productId}/skus/{skuId}":         true,
	"/v1/promotions/tiers/{promotionTierId}":        true,
	"/v1/promotions/{campaignId}/stacks/{stackId}":  true,
	"/v1/validation-rules/{validationRuleId}":       true,
	"/v1/vouchers/{code}":                           true,

	"/management/v1/projects/{projectId}/metadata-schemas/{metadataSchemaId}": true,
}

// takesIfMatch reports whether an operation is an update that takes If-Match.
func takesIfMatch(op Operation) bool { return op.Method == http.MethodPut && guardedPaths[op.Path] }

// sendsETag reports whether the answer of an operation has an ETag.
func sendsETag(op Operation) bool {
	return op.Method == http.MethodGet && guardedPaths[op.Path] || takesIfMatch(op)
}

// guarded lets a client change a resource only while it is as the client has read it: it hands the state that If-Match names to the handler of an
// update, and answers 412 when the resource was changed since. Other operations that change something refuse the header, because a client that
// sends it counts on it.
func guarded(op Operation, h handler) handler {
	sends := sendsETag(op)
	return func(ctx context.Context, r *request) (answer, error) {
		sent := r.Header.Values(headerIfMatch)
		switch {
		case len(sent) == 0 || op.Method == http.MethodGet:
		case !takesIfMatch(op):
			return answer{}, fault.Invalid("if_match_unsupported", "If-Match is not supported", "%s %s does not read the header If-Match: leave it out", op.Method, op.Path)
		default:
			var err error
			if r.from, err = parseIfMatch(sent); err != nil {
				return answer{}, err
			}
		}
		out, err := h(ctx, r)
		if fault.Has(err, "resource_changed") && !r.from.Kept() {
			return out, moved{err}
		}
		if err == nil && sends && out.status == http.StatusOK {
			if tag := etagOf(out.body); tag != "" {
				out.header = out.header.Clone()
				if out.header == nil {
					out.header = http.Header{}
				}
				out.header.Set(headerETag, tag)
			}
		}
		return out, err
	}
}

// moved is the refusal of an update whose resource is no longer as If-Match says. It is a conflict that HTTP has a status of its own for.
type moved struct{ error }

func (m moved) Unwrap() error { return m.error }

// etagOf is the ETag of an answer: when the resource was changed last, or 0 when it never was. It is empty for an answer that does not say so.
func etagOf(body any) string {
	v := reflect.Indirect(reflect.ValueOf(body))
	if v.Kind() != reflect.Struct {
		return ""
	}
	var at time.Time
	switch field := v.FieldByName("UpdatedAt"); {
	case !field.IsValid():
		return ""
	default:
		switch t := field.Interface().(type) {
		case wire.Time:
			at = t.Time
		case *wire.Time:
			if t != nil {
				at = t.Time
			}
		default:
			return ""
		}
	}
	if at.IsZero() {
		return `"0"`
	}
	return `"` + strconv.FormatInt(at.UnixMilli(), 10) + `"`
}

// parseIfMatch is the state that If-Match names. An asterisk names each state of a resource that exists, which updates ask for anyway.
func parseIfMatch(sent []string) (from patch.Field[time.Time], err error) {
	tag := strings.TrimSpace(sent[0])
	if len(sent) == 1 && tag == "*" {
		return from, nil
	}
	digits, quoted := strings.CutPrefix(tag, `"`)
	digits, closed := strings.CutSuffix(digits, `"`)
	n, err := strconv.ParseInt(digits, 10, 64)
	if len(sent) > 1 || !quoted || !closed || err != nil || n < 0 || strconv.FormatInt(n, 10) != digits {
		return from, fault.Invalid("invalid_if_match", "Invalid If-Match",
			"Header If-Match must be one ETag as an answer had it, with its quotation marks and without W/, or * (actual value is '%.60s')", strings.Join(sent, ", "))
	}
	if n == 0 {
		return patch.Set(time.Time{}), nil
	}
	return patch.Set(time.UnixMilli(n).UTC()), nil
}
