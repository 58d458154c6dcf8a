package httpapi

import (
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
	"github.com/punchcardhq/punchcard/project"
)

// documentInfo introduces the API.
var documentInfo = openapi.Schema{
	"title": "Punchcard", "version": documentVersion,
	"license": openapi.Schema{"name": "Apache 2.0", "identifier": "Apache-2.0"},
	"description": "Promotions, vouchers and loyalty programs.\n\n" +
		"Servers send the headers X-App-Id and X-App-Token, browsers and apps X-Client-Application-Id and X-Client-Token, and the management of projects " +
		"X-Management-Id and X-Management-Token. Instead of the first two pairs a bearer does, which POST /v1/oauth/token issues.\n\n" +
		"Amounts are integers in the smallest unit of the currency: 4990 is 49.90. Times are ISO 8601 in UTC. Answers may have more properties than are " +
		"described here; do not refuse them.",
}

// sideKeys are the names of the two security schemes of each side.
var sideKeys = map[project.Audience][2]string{
	project.AudienceServer:     {"appId", "appToken"},
	project.AudienceClient:     {"clientId", "clientToken"},
	project.AudienceManagement: {"managementId", "managementToken"},
}

// securitySchemes describes the credentials of all sides.
func securitySchemes() openapi.Schema {
	scopes := map[string]string{}
	for _, op := range allOperations() {
		for _, scope := range op.Scopes {
			scopes[scope] = scopeNote(scope)
		}
	}
	return openapi.Schema{
		"appId":           header("X-App-Id", "The id of a key for servers. X-App-Token goes with it."),
		"appToken":        header("X-App-Token", "The token of a key for servers. It is a secret: never send it to a browser."),
		"clientId":        header("X-Client-Application-Id", "The id of a key for browsers and apps. X-Client-Token goes with it."),
		"clientToken":     header("X-Client-Token", "The token of a key for browsers and apps. Everybody may see it."),
		"managementId":    header("X-Management-Id", "The id of a key for the management of projects. X-Management-Token goes with it."),
		"managementToken": header("X-Management-Token", "The token of a key for the management of projects. It is a secret."),
		"oauth": openapi.Schema{
			"type": "oauth2", "description": "An access token, sent as Authorization: Bearer. One of the scopes of an operation is enough.",
			"flows": openapi.Schema{"clientCredentials": openapi.Schema{"tokenUrl": "/v1/oauth/token", "scopes": scopes}},
		},
	}
}

// scopeNote describes a scope.
func scopeNote(scope string) string {
	switch scope {
	case "api":
		return "Everything of the server side."
	case "client_api":
		return "Everything of the client side."
	}
	if name, isClient := strings.CutPrefix(scope, "client_"); isClient {
		return "The " + name + " of the client side."
	}
	return "The operations on " + strings.NewReplacer("-", " ", "_", " ").Replace(scope) + "."
}

func header(name, note string) openapi.Schema {
	return openapi.Schema{"type": "apiKey", "in": "header", "name": name, "description": note}
}

// securityOf lists the credentials for an operation: the key of its side or, where the operation has scopes, a bearer with
// one of them.
func securityOf(op Operation) []openapi.Schema {
	pair := sideKeys[audienceOf(op.Path)]
	all := []openapi.Schema{{pair[0]: []string{}, pair[1]: []string{}}}
	for _, scope := range op.Scopes {
		all = append(all, openapi.Schema{"oauth": []string{scope}})
	}
	return all
}

// tagNotes are the descriptions of the tags.
var tagNotes = map[string]string{
	"async actions":                "Work that goes on in the background.",
	"campaigns":                    "Campaigns make codes of one kind, or hold promotions.",
	"categories":                   "Categories order campaigns and promotions where several are used together.",
	"client":                       "What browsers and apps may call, with a key that everybody may see.",
	"customers":                    "Customers, and what they did.",
	"events":                       "Custom events of customers.",
	"extensions":                   "What the published API does not have: returns of goods.",
	"exports":                      "Files of what there is.",
	"locations":                    "Named areas that segments ask about.",
	"loyalties":                    "Loyalty campaigns: cards with points, earning rules, tiers and rewards.",
	"loyalty programs":             "Loyalty programs (v2): members with cards, rules, tier structures, benefits and rewards.",
	"management":                   "Projects and their settings, with a key for their management.",
	"metadata schemas":             "What metadata can be.",
	"OAuth":                        "Access tokens that open less than a key.",
	"orders":                       "Orders of customers.",
	"product collections":          "Products that discounts and rules name together.",
	"products":                     "The catalog: products and their SKUs.",
	"promotions":                   "Discounts without codes: tiers, and stacks of tiers.",
	"publications":                 "Which code was given to whom.",
	"qualifications":               "What a customer could use.",
	"redemptions":                  "Using codes and promotions up, and taking that back.",
	"referrals":                    "Codes that bring new customers.",
	"rewards":                      "What points can be spent on.",
	"segments":                     "Groups of customers.",
	"SKUs":                         "Variants of products.",
	"templates":                    "Patterns of campaigns.",
	"trash bin":                    "What was deleted and can still be cleared away.",
	"validation rules":             "Conditions on customers, orders and redemptions.",
	"validation rules assignments": "What validation rules are assigned to.",
	"validations":                  "Trying codes and promotions without using them up.",
	"vouchers":                     "Codes: coupons, gift cards and loyalty cards.",
}

// describedTags returns the tags that have operations, sorted by name.
func describedTags(used map[string]bool) (all []openapi.Schema) {
	for name := range used {
		all = append(all, openapi.Schema{"name": name, "description": tagNotes[name]})
	}
	slices.SortFunc(all, func(a, b openapi.Schema) int {
		return strings.Compare(strings.ToLower(a["name"].(string)), strings.ToLower(b["name"].(string)))
	})
	return all
}
