package httpapi

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
)

// headerVersion is the dated version of a request and of its answer. Every answer has the header.
const headerVersion = "X-Voucherify-API-Version"

// change is a dated change of the wire format. Handlers work with the newest version. For a caller of an older one, the
// changes since then are applied to the request, oldest first, and reverted in the answer, newest first.
type change struct {
	// since is the first version with the change.
	since string
	// request applies the change to a body in place, or refuses the body.
	request func(op Operation, body any) error
	// answer reverts the change in the body of an answer. It may change its argument.
	answer func(op Operation, body any) any
}

// changes are all changes, oldest first. The lists with totals of v2017-04-05 are left out: no supported version is older.
var changes = []change{
	{since: "v2017-04-20", answer: bareVoucher},
	{since: "v2018-08-01", request: assignmentsOfConditions, answer: conditionsOfAssignments},
}

// chooseVersion determines the version of a request: the one in its header or else that of its project.
func (a *API) chooseVersion(ctx context.Context, r *request) error {
	r.version = project.CurrentAPIVersion
	switch named := r.Header.Values(headerVersion); {
	case len(named) > 1:
		return fault.Invalid("invalid_api_version", "Invalid API version", "Header %s must be there once (it is there %d times)", headerVersion, len(named))
	case len(named) == 1 && !slices.Contains(project.APIVersions, named[0]):
		return fault.Invalid("invalid_api_version", "Invalid API version", "Header %s must be one of %s (actual value is '%.40s')",
			headerVersion, strings.Join(project.APIVersions, ", "), named[0])
	case len(named) == 1:
		r.version = named[0]
	case r.Caller.Audience != project.AudienceManagement && r.Caller.ProjectID != "":
		p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
		if err != nil {
			return err
		}
		r.version = p.APIVersion
	}
	r.reply.Set(headerVersion, r.version)
	return nil
}

// withVersions converts requests and answers between the version of the caller and the newest one, with which the handler
// works.
func withVersions(h handler) handler {
	return func(ctx context.Context, r *request) (answer, error) {
		if r.version == project.CurrentAPIVersion {
			return h(ctx, r)
		}
		r.later = slices.DeleteFunc(slices.Clone(changes), func(c change) bool { return c.since <= r.version })
		if err := applyChanges(r, r.later); err != nil {
			return answer{}, err
		}
		out, err := h(ctx, r)
		if err != nil {
			return out, err
		}
		return r.inVersion(out)
	}
}

// inVersion reverts the changes since the version of the caller in an answer.
func (r *request) inVersion(out answer) (answer, error) {
	if len(r.later) == 0 || out.body == nil {
		return out, nil
	}
	text, err := encode(out.body)
	if err != nil {
		return out, err
	}
	if out.body, err = decodeTree(text); err != nil {
		return out, err
	}
	for _, c := range slices.Backward(r.later) {
		out.body = c.answer(r.op, out.body)
	}
	return out, nil
}

// applyChanges applies changes to the body of a request. A body that is not JSON stays as it is, and the handler refuses it.
func applyChanges(r *request, later []change) error {
	if r.Method == http.MethodGet || r.Method == http.MethodDelete {
		return nil
	}
	text, err := readAll(r.Request)
	if err != nil {
		return err
	}
	r.Body = io.NopCloser(bytes.NewReader(text))
	body, err := decodeTree(text)
	if err != nil {
		return nil
	}
	for _, c := range later {
		if c.request == nil {
			continue
		}
		if err := c.request(r.op, body); err != nil {
			return err
		}
	}
	if text, err = encode(body); err == nil {
		r.Body = io.NopCloser(bytes.NewReader(text))
	}
	return err
}

// decodeTree decodes JSON with its numbers as written. Invalid text that the decoder would silently correct is an error.
func decodeTree(text []byte) (body any, err error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if err = dec.Decode(&body); err == nil && (!isBlank(text[dec.InputOffset():]) || !validEscapes(text) || refuseRepeatedNames(text) != nil) {
		err = fmt.Errorf("not one JSON value")
	}
	return body, err
}

// bareVoucher replaces a publication by its code. A publication of several codes has no older form and stays.
func bareVoucher(op Operation, body any) any {
	switch op.Method + " " + op.Path {
	case "POST /v1/publications", "GET /v1/publications/create", "POST /v1/vouchers/publish", "POST /client/v1/publish":
		if publication, ok := body.(map[string]any); ok && publication["voucher"] != nil {
			return publication["voucher"]
		}
	}
	return body
}

// conditionsOfAssignments reverts v2018-08-01 in an answer. Before it a promotion tier had conditions instead of assignments
// of validation rules. The conditions of that time no longer exist; they contain the ids of today's rules:
// {"validation_rules": ["val_..."]}.

func conditionsOfAssignments(_ Operation, body any) any {
	eachObject(body, func(o map[string]any) {
		if o["object"] != "promotion_tier" {
			return
		}
		list, shown := o["validation_rule_assignments"].(map[string]any)
		if !shown {
			return
		}
		delete(o, "validation_rule_assignments")
		assigned, _ := list["data"].([]any)
		rules := make([]any, len(assigned))
		for i, a := range assigned {
			one, _ := a.(map[string]any)
			rules[i] = one["rule_id"]
		}
		o["conditions"] = map[string]any{"validation_rules": rules}
	})
	return body
}

func assignmentsOfConditions(op Operation, body any) error {
	switch op.Method + " " + op.Path {
	case "POST /v1/promotions/{campaignId}/tiers", "PUT /v1/promotions/tiers/{promotionTierId}":
		return assignConditions("conditions", body)
	case "POST /v1/campaigns":
		campaign, _ := body.(map[string]any)
		promotion, _ := campaign["promotion"].(map[string]any)
		tiers, _ := promotion["tiers"].([]any)
		for i, tier := range tiers {
			if err := assignConditions(fmt.Sprintf("promotion.tiers[%d].conditions", i), tier); err != nil {
				return err
			}
		}
	}
	return nil
}

// assignConditions replaces the conditions of a tier by assignments.
func assignConditions(path string, body any) error {
	tier, _ := body.(map[string]any)
	sent, there := tier["conditions"]
	if !there {
		return nil
	}
	delete(tier, "conditions")
	conditions, isObject := sent.(map[string]any)
	if !isObject && sent != nil {
		return fault.Payload(path, "must be object")
	}
	data := []any{}
	for name, value := range conditions {
		rules, isList := value.([]any)
		if name != "validation_rules" || !isList {
			return fault.Payload(path, "must be {\"validation_rules\": [ids]}: the rules of this version are gone, those of today have ids")
		}
		for _, id := range rules {
			data = append(data, map[string]any{"rule_id": id})
		}
	}
	tier["validation_rule_assignments"] = map[string]any{"data": data}
	return nil
}

// eachObject visits all objects of a tree, the outer ones first. It skips metadata, which may have any content.
func eachObject(body any, visit func(map[string]any)) {
	switch v := body.(type) {
	case map[string]any:
		visit(v)
		for name, inner := range v {
			if name != "metadata" {
				eachObject(inner, visit)
			}
		}
	case []any:
		for _, inner := range v {
			eachObject(inner, visit)
		}
	}
}
