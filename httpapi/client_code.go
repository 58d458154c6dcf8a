package httpapi

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
)

// The operations for one code are older than those for several redeemables. The code is in the query. Without a code all
// promotions are validated.

// redeemCode redeems one code.
func (a *API) redeemCode(ctx context.Context, r *request, in wire.CodeRedeem) (wire.Redemption, error) {
	code, trackingID, err := codeParameters(r.URL.Query())
	if err != nil {
		return wire.Redemption{}, err
	}
	body := in.Of(code, trackingID)
	req, err := a.redemptionOf(ctx, r, body)
	if err != nil {
		return wire.Redemption{}, err
	}
	return redeem(ctx, r, body, req, func(w wire.Redeemed) wire.Redemption { return theRedemption(w.Short()) })
}

func codeParameters(values url.Values) (code, trackingID string, err error) {
	if code, err = listing.Single(values, "code"); err != nil {
		return "", "", err
	}
	if code == "" {
		return "", "", fault.New(fault.KindInvalid, "invalid_query_params", "Invalid query params", "Query should have required property 'code'")
	}
	trackingID, err = listing.Single(values, "tracking_id")
	return code, trackingID, err
}

// validateCode validates one code. All input is in the query: objects as name[property], or as one JSON text.
func (a *API) validateCode(ctx context.Context, r *request) (wire.CodeValidation, error) {
	in, ordered, err := validationOf(r.URL.Query())
	if err != nil {
		return wire.CodeValidation{}, err
	}
	w, result, err := a.validateWithResult(ctx, r, in)
	if err != nil {
		return wire.CodeValidation{}, asCodeQueryFault(err)
	}
	if !ordered {
		w.Order = nil
	}
	if !w.Valid {
		return wire.NewCodeValidation(w, nil), nil
	}
	return wire.NewCodeValidation(w, &result.Entries[0]), nil
}

// validationOf builds the body of a validation from a query. Without an order the code is validated on an empty one.
func validationOf(values url.Values) (in wire.RedeemInput, ordered bool, err error) {
	code, trackingID, err := codeParameters(values)
	if err != nil {
		return in, false, err
	}
	sent, err := queryObject(values, true, "reward", "session_type", "session_key", "session_ttl", "session_ttl_unit")
	if err != nil {
		return in, false, err
	}
	body, ordered, err := cartOf(values)
	if err != nil {
		return in, false, err
	}
	redeemable := map[string]any{"object": "voucher", "id": code}
	if reward, given := sent["reward"]; given {
		if of, isObject := reward.(map[string]any); isObject && of["points"] != nil {
			of["points"] = parseNumber(of["points"])
		}
		redeemable["reward"] = reward
	}
	body["redeemables"], body["tracking_id"], body["options"] = []any{redeemable}, trackingID, map[string]any{"expand": []string{"redeemable"}}
	if !ordered {
		body["order"] = map[string]any{"amount": 0}
	}
	session := map[string]any{}
	for name, property := range map[string]string{"session_type": "type", "session_key": "key", "session_ttl": "ttl", "session_ttl_unit": "ttl_unit"} {
		if v, given := sent[name]; given {
			session[property] = v
		}
	}
	if ttl, given := session["ttl"]; given {
		session["ttl"] = parseNumber(ttl)
	}
	if len(session) > 0 {
		body["session"] = session
	}
	encoded, err := json.Marshal(body)
	if err != nil {
		return in, false, err
	}
	return in, ordered, asCodeQueryFault(unmarshal(encoded, &in))
}

// cartOf builds the order, customer and metadata of a body from a query.
func cartOf(values url.Values) (body map[string]any, ordered bool, err error) {
	sent, err := queryObject(values, true, "amount", "item", "order", "metadata", "customer")
	if err != nil {
		return nil, false, err
	}
	body = map[string]any{}
	order, _ := sent["order"].(map[string]any)
	order = maps.Clone(order)
	if order == nil {
		order = map[string]any{}
	}
	if amount, given := sent["amount"]; given {
		order["amount"] = parseNumber(amount)
	}
	if items, given := sent["item"]; given {
		order["items"] = itemsByIndex(items)
	}
	if ordered = len(order) > 0; ordered {
		body["order"] = order
	}
	if m, given := sent["metadata"]; given {
		body["metadata"] = m
	}
	switch c := sent["customer"].(type) {
	case nil:
	case string:
		property := "source_id"
		if strings.HasPrefix(c, customer.Kind.Prefix) {
			property = "id"
		}
		body["customer"] = map[string]any{property: c}
	default:
		body["customer"] = c
	}
	return body, ordered, nil
}

// validatePromotionsForClient validates all promotions for the order and customer in the query.
func (a *API) validatePromotionsForClient(ctx context.Context, r *request) (w wire.PromotionsValidation, err error) {
	values := r.URL.Query()
	body, _, err := cartOf(values)
	if err != nil {
		return w, err
	}
	if body["tracking_id"], err = listing.Single(values, "tracking_id"); err != nil {
		return w, err
	}
	encoded, err := json.Marshal(body)
	if err != nil {
		return w, err
	}
	var in wire.SingleInput
	if err = asQueryFault(unmarshal(encoded, &in)); err != nil {
		return w, err
	}
	w, err = a.validatePromotions(ctx, r, in)
	return w, asQueryFault(err)
}

// asCodeQueryFault turns a fault about a body into one about the query, where the code is the only redeemable.
func asCodeQueryFault(err error) error {
	if f, isFault := fault.As(err); isFault {
		short := *f
		short.Details = strings.NewReplacer(".redeemables[0].", ".", ".redeemables.", ".").Replace(f.Details)
		err = &short
	}
	return asQueryFault(err)
}

// parseNumber converts a text that is a number. Any other value stays, and decoding the body refuses it.
func parseNumber(v any) any {
	text, isText := v.(string)
	if isText && strings.Trim(text, "-0123456789.eE+") == "" && json.Valid([]byte(text)) {
		return json.Number(text)
	}
	return v
}

// itemsByIndex converts item[0][...], item[1][...] to a list, with numbers where order lines have numbers.
func itemsByIndex(items any) any {
	byIndex, isObject := items.(map[string]any)
	if !isObject {
		return items
	}
	indexes := slices.SortedFunc(maps.Keys(byIndex), func(a, b string) int {
		m, _ := strconv.Atoi(a)
		n, _ := strconv.Atoi(b)
		return cmp.Or(cmp.Compare(m, n), cmp.Compare(a, b))
	})
	list := make([]any, 0, len(indexes))
	for _, i := range indexes {
		if line, isObject := byIndex[i].(map[string]any); isObject {
			for _, name := range []string{"quantity", "price", "amount", "discount_amount"} {
				if v, given := line[name]; given {
					line[name] = parseNumber(v)
				}
			}
		}
		list = append(list, byIndex[i])
	}
	return list
}
