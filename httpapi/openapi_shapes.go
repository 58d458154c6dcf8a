package httpapi

import (
	"encoding/json"
	"maps"
	"net/http"
	"reflect"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
)

// This file has what the types of handlers cannot say in the OpenAPI document. A test compares all of it with real answers.

// operationBodies describes the bodies of an operation where the types of its handler do not.
type operationBodies struct {
	request reflect.Type
	// answers are the types of the answers by status. nil means no body.
	answers map[int]reflect.Type
	// form names the fields of a body that is a form.
	form []string
	// upload says that the body is a form with a file. fields names its boolean fields.
	upload bool
	fields []string
}

// bodiesOf has the operations that choose their status, answer several types or decode the elements of an array one by one.
var bodiesOf = map[string]operationBodies{
	"DELETE /v1/campaigns/{campaignId}":                                                      {answers: inBackground},
	"POST /v1/campaigns/{campaignId}/vouchers":                                               {answers: either[wire.Voucher, wire.AsyncActionRef]()},
	"POST /v1/campaigns/{campaignId}/import":                                                 {request: reflect.TypeFor[[]wire.VoucherImport](), answers: inBackground},
	"POST /v1/loyalties/{campaignId}/rewards":                                                {answers: only[openapi.OneOrMany[wire.RewardAssignment]](http.StatusOK)},
	"POST /v1/campaigns/{campaignId}/importCSV":                                              {upload: true, answers: only[wire.AsyncActionRef](http.StatusOK)},
	"POST /v1/customers/importCSV":                                                           {upload: true, answers: inBackground},
	"POST /v1/products/importCSV":                                                            {upload: true, answers: only[wire.AsyncActionRef](http.StatusOK)},
	"POST /v1/skus/importCSV":                                                                {upload: true, answers: only[wire.AsyncActionRef](http.StatusOK)},
	"POST /v1/vouchers/importCSV":                                                            {upload: true, fields: []string{"webhooks_enable"}, answers: inBackground},
	"GET /v1/vouchers/{code}/redemption":                                                     {answers: only[wire.VoucherRedemptions](http.StatusOK)},
	"POST /v1/vouchers/import":                                                               {request: reflect.TypeFor[[]wire.VoucherImport](), answers: inBackground},
	"POST /v1/vouchers/bulk/async":                                                           {request: reflect.TypeFor[[]wire.VoucherBulkItem](), answers: inBackground},
	"POST /v1/vouchers/metadata/async":                                                       {answers: inBackground},
	"POST /v1/customers/bulk/async":                                                          {request: reflect.TypeFor[[]wire.CustomerInput](), answers: inBackground},
	"POST /v1/customers/metadata/async":                                                      {answers: inBackground},
	"POST /v1/products/bulk/async":                                                           {request: reflect.TypeFor[[]wire.ProductInput](), answers: inBackground},
	"POST /v1/products/metadata/async":                                                       {answers: inBackground},
	"POST /v1/orders/import":                                                                 {request: reflect.TypeFor[[]wire.OrderInput](), answers: only[wire.AsyncActionRef](http.StatusOK)},
	"POST /v2/loyalties/programs/{programId}/members/batch":                                  {answers: inBackground},
	"POST /v2/loyalties/programs/{programId}/members/{memberId}/orders/payments":             {answers: either[wire.OrderTransactionAnswer, wire.OrderTransactionAnswer]()},
	"POST /v2/loyalties/programs/{programId}/members/{memberId}/rewards/purchases":           {answers: either[wire.RewardTransactionAnswer, wire.RewardTransactionAnswer]()},
	"POST /v2/loyalties/programs/{programId}/rewards/purchases/{rewardTransactionId}/refund": {answers: either[wire.RewardTransactionAnswer, wire.RewardTransactionAnswer]()},
	"POST " + managedFullExports:                                                             {answers: only[wire.FullExport](http.StatusAccepted)},
	"POST /v1/oauth/token":                                                                   {answers: only[wire.Token](http.StatusOK), form: []string{"grant_type", "scope"}},
	"POST /v1/oauth/introspect":                                                              {answers: only[introspection](http.StatusOK), form: []string{"access_token"}},
	"POST /v1/oauth/token/revoke":                                                            {form: []string{"access_token"}},
}

// inBackground is the answer of an operation that starts an async action.
var inBackground = only[wire.AsyncActionRef](http.StatusAccepted)

func only[Out any](status int) map[int]reflect.Type {
	return map[int]reflect.Type{status: reflect.TypeFor[Out]()}
}

// either describes an operation that answers 200 with a result or 202 for work in the background.
func either[Done, Started any]() map[int]reflect.Type {
	return map[int]reflect.Type{http.StatusOK: reflect.TypeFor[Done](), http.StatusAccepted: reflect.TypeFor[Started]()}
}

// introspection describes a token, whether it is active or not.
type introspection struct {
	AccessToken string `json:"access_token,omitzero"`
	ClientID    string `json:"client_id,omitzero"`
	ExpiresAt   int64  `json:"expires_at,omitzero"`
	ExpiresIn   int64  `json:"expires_in,omitzero"`
	Scope       string `json:"scope,omitzero"`
	TokenType   string `json:"token_type,omitzero"`
	Active      bool   `json:"active"`
}

// dataRefs are the lists whose items are not in the property "data".
var dataRefs = map[string]string{
	"/client/v1/promotions/tiers":        "tiers",
	"/client/v1/vouchers":                "vouchers",
	"/v1/async-actions":                  "async_actions",
	"/v1/campaigns":                      "campaigns",
	"/v1/customers":                      "customers",
	"/v1/exports":                        "exports",
	"/v1/loyalties":                      "campaigns",
	"/v1/loyalties/{campaignId}/members": "vouchers",
	"/v1/metadata-schemas":               "schemas",
	"/v1/orders":                         "orders",
	"/v1/products":                       "products",
	"/v1/products/{productId}/skus":      "skus",
	"/v1/promotions/tiers":               "tiers",
	"/v1/promotions/{campaignId}/tiers":  "tiers",
	"/v1/publications":                   "publications",
	"/v1/redemptions":                    "redemptions",
	"/v1/vouchers":                       "vouchers",
}

var (
	numberOrNull = openapi.Schema{"type": []string{"number", "null"}}
	wholeOrNull  = openapi.Schema{"type": []string{"integer", "null"}}
	dateTime     = openapi.Schema{"type": "string", "format": "date-time"}
	anyObject    = openapi.Schema{"type": "object"}
	wholeOrText  = openapi.Schema{"type": []string{"integer", "string", "null"}}
	numberOrText = openapi.Schema{"type": []string{"number", "string", "null"}}
)

// shapes are the schemas of types that marshal or unmarshal themselves.
var shapes = map[reflect.Type]openapi.Shape{
	reflect.TypeFor[wire.Time](): {Answer: openapi.Nullable(dateTime)},
	// Both are fractions for fields tagged openapi:"fraction".
	reflect.TypeFor[wire.Number]():          {Answer: wholeOrNull, Request: wholeOrText},
	reflect.TypeFor[wire.Money]():           {Answer: wholeOrNull},
	reflect.TypeFor[json.Number]():          {Answer: openapi.Schema{"type": "number"}},
	reflect.TypeFor[decimal.Decimal]():      {Answer: openapi.Schema{"type": []string{"number", "string"}}},
	reflect.TypeFor[wire.Word]():            {Answer: openapi.Schema{"type": "string"}, Request: openapi.Schema{"type": []string{"string", "null"}}},
	reflect.TypeFor[wire.Amount]():          {Answer: numberOrNull, Request: numberOrText},
	reflect.TypeFor[wire.Points]():          {Answer: openapi.Schema{"type": "integer"}, Request: wholeOrText},
	reflect.TypeFor[wire.FormulaText]():     {Answer: openapi.Schema{"type": "string"}, Request: numberOrText},
	reflect.TypeFor[wire.RatioFormula]():    {Answer: openapi.Schema{"type": "string"}, Request: numberOrText},
	reflect.TypeFor[wire.Loose]():           {Answer: openapi.Schema{"type": "string"}, Request: numberOrText},
	reflect.TypeFor[wire.Days]():            {Answer: openapi.Schema{"type": "array", "items": openapi.Schema{"type": "integer", "minimum": 0, "maximum": 6}}},
	reflect.TypeFor[metadata.Map]():         {Answer: openapi.Nullable(anyObject)},
	reflect.TypeFor[wire.Expression]():      {Answer: rulesShape("Rule", nil), Request: rulesShape("RuleRequest", nil)},
	reflect.TypeFor[wire.BundleRules]():     {Answer: rulesShape("Rule", bundleLimits), Request: rulesShape("RuleRequest", bundleLimits)},
	reflect.TypeFor[wire.ProgramActivity](): {Answer: activityShape},
	reflect.TypeFor[wire.CampaignSummary](): {Answer: summaryShape},
	reflect.TypeFor[wire.ExportFields]():    {Answer: openapi.Schema{"type": "array", "items": exportField}},
	reflect.TypeFor[elements]():             {Answer: openapi.Schema{"type": "array"}},
}

// exportField is a column of an export. Each object has some of them; a refusal lists them.
var exportField = openapi.Schema{"anyOf": []openapi.Schema{
	{"type": "string", "enum": export.Fields()},
	{"type": "string", "pattern": `^metadata\..+`},
}}

// rulesShape is a set of numbered rules with other properties beside them.
func rulesShape(rule string, beside map[string]openapi.Schema) openapi.Schema {
	properties := map[string]openapi.Schema{"logic": {
		"type": "string", "description": `How the rules are joined: their numbers with and, or and parentheses, as "1 and (2 or 3)". Without it all must hold.`,
	}}
	maps.Copy(properties, beside)
	return openapi.Schema{
		"type": "object", "properties": properties, "additionalProperties": openapi.Ref(rule),
		"description": `Rules by their numbers, "1", "2" and so on.`,
	}
}

var bundleLimits = map[string]openapi.Schema{
	"limit":    {"type": "integer", "minimum": 1, "maximum": 100, "description": "How many whole bundles count at most."},
	"multiply": {"type": "boolean", "description": "Whether the discount is given once for each bundle, which it is unless this is false."},
}

// summaryShape has the figures of all types of campaigns; each type has its own.
var summaryShape = openapi.Schema{
	"type":       "object",
	"properties": summaryProperties(),
	"required":   []string{"campaign", "object"},
}

func summaryProperties() map[string]openapi.Schema {
	properties := map[string]openapi.Schema{"campaign": openapi.Ref("Campaign"), "object": {"type": "string", "enum": []any{"campaign_summary"}}}
	for _, name := range summary.Names() {
		properties[name] = openapi.Schema{"type": "integer"}
	}
	return properties
}

// activityShape is an entry of a log of the /v2 API. Its data is a snapshot of the object.
var activityShape = openapi.Schema{
	"type": "object",
	"properties": map[string]openapi.Schema{
		"id": {"type": "string"}, "type": {"type": "string", "enum": loggedTypes()}, "group_id": {"type": "string"},
		"data": {"type": "object", "properties": map[string]openapi.Schema{
			"program": openapi.Ref("Program"), "card_definition": openapi.Ref("CardDefinition"), "earning_rule": openapi.Ref("ProgramEarningRule"),
			"tier_structure": openapi.Ref("TierStructure"), "tier": openapi.Ref("StructureTier"), "benefit": openapi.Ref("Benefit"),
			"reward": openapi.Ref("ProgramReward"), "member": openapi.Ref("LoyaltyMember"), "card": openapi.Ref("CardHeld"),
			"program_card_definition": openapi.Ref("ProgramAssignment"), "program_earning_rule": openapi.Ref("ProgramAssignment"),
			"program_tier_structure": openapi.Ref("ProgramAssignment"), "program_reward": openapi.Ref("ProgramAssignment"),
		}},
		"source": openapi.Ref("ActivitySource"), "created_at": openapi.Nullable(dateTime),
	},
	"required":             []string{"created_at", "data", "id", "source", "type"},
	"additionalProperties": openapi.Schema{"type": "string", "description": "the id of the definition, named after its kind: card_definition_id"},
}

// bodiesNeeded says whether a body is required where its type does not show it.
var bodiesNeeded = map[string]bool{
	"POST /management/v1/projects/{projectId}/campaigns/{campaignId}/referral-tiers": true,
	"POST /management/v1/projects/{projectId}/distributions":                         true,
	"POST /management/v1/projects/{projectId}/locations":                             true,
	"POST /management/v1/projects/{projectId}/users":                                 true,
	"POST /v1/customers/bulk/async":                                                  false,
	"POST /v1/products/bulk/async":                                                   false,
	"POST /v1/segments":                                                              true,
	"POST /v1/vouchers/bulk/async":                                                   false,
	"POST /v2/loyalties/programs/{programId}/members":                                true,
}
