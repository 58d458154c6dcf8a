package httpapi

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/httpapi/internal/listing"
)

// queryBesides names the parameters that reads take and the published API does not know.
var queryBesides = map[string]string{
	"GET " + managedDistributions + "/{distributionId}" + deliveries: "limit page order filters",
	"GET " + managedWebhooks + "/{webhookId}" + deliveries:           "limit page order filters",
	"GET " + managedRewardRedemptions:                                "limit order starting_after_id status",
	"GET /v1/loyalties/{campaignId}/members/{memberId}/activities":   "limit order starting_after_id",
	"GET /v1/loyalties/members/{memberId}/activities":                "limit order starting_after_id",
	"GET /v1/loyalties/{campaignId}/tiers":                           "page",
	"GET /v1/segments":                                               "page",
	"GET /v1/products":                                               "created_at updated_at",
	"GET /v1/products/{productId}/skus":                              "created_at updated_at",
}

// queryOfLists are what every list looks at, if only to say that it has no filters or one order.
var queryOfLists = []string{"filters", "order"}

// openQueries are the reads that take no notice of parameters which they do not know: pages and apps that were built long ago call them, with
// parameters against caches or of libraries of their own.
var openQueries = []string{"GET /client/v1/validate", "GET /v1/publications/create"}

// knownQueries are the names of the parameters of each read.
var knownQueries = func() map[string][]string {
	known := map[string][]string{}
	for _, op := range slices.Concat(documented, own) {
		key := op.Method + " " + op.Path
		if op.Method != http.MethodGet || slices.Contains(openQueries, key) {
			continue
		}
		names := []string{}
		for _, parameter := range strings.Fields(queryOf[key] + " " + queryBesides[key]) {
			name, _, _ := strings.Cut(parameter, "=")
			name, _, _ = strings.Cut(name, ":")
			names = append(names, listing.Name(name))
		}
		if slices.Contains(names, "limit") {
			names = append(names, queryOfLists...)
		}
		slices.Sort(names)
		known[key] = slices.Compact(names)
	}
	return known
}()

// requireQuery refuses a query that cannot be read, of which parts would be left out without a word, and the parameter of a read that it does
// not take: a list that is narrowed by nothing because of a slip of the pen looks like one that is complete.
func requireQuery(r *request) error {
	if r.URL.RawQuery == "" {
		return nil
	}
	values, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return fault.Invalid("invalid_query_params", "Invalid query params", "The query must be percent-encoded pairs joined by '&': %s", err)
	}
	known, closed := knownQueries[r.op.Method+" "+r.op.Path]
	if !closed {
		return nil
	}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		if slices.Contains(known, listing.Name(key)) {
			continue
		}
		if len(known) == 0 {
			return fault.Query(shortName(key), "is not known: this operation takes no parameters")
		}
		return fault.Query(shortName(key), "is not known: this operation takes %s", strings.Join(known, ", "))
	}
	return nil
}

// shortName keeps what somebody sent as a name fit for a message.
func shortName(key string) string {
	const limit = 60
	if runes := []rune(strings.ToValidUTF8(key, "?")); len(runes) > limit {
		return string(runes[:limit]) + "..."
	}
	return strings.ToValidUTF8(key, "?")
}
