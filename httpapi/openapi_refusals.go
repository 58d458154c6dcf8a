package httpapi

import (
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
	"github.com/punchcardhq/punchcard/storage"
)

// answerHeaders are the response headers, other than those of HTTP itself.
var answerHeaders = openapi.Schema{
	headerVersion:            answerHeader("The dated version that the answer is written in.", "string"),
	"X-Request-Id":           answerHeader("The id of the request, which refusals and the log name, too.", "string"),
	"X-Rate-Limit-Limit":     answerHeader("How many calls the key has in the period; only where calls are counted.", "integer"),
	"X-Rate-Limit-Remaining": answerHeader("How many of them are left.", "integer"),
	"X-Rate-Limit-Retry":     answerHeader("When there are new ones, in Unix seconds.", "integer"),
	storage.LagHeader:        answerHeader("How many seconds old a list may be; only where it was read from a replica.", "number"),
	headerETag:               answerHeader("The state of the resource, for If-Match of its next update.", "string"),
	"Retry-After":            answerHeader("After how many seconds the call can be made again.", "integer"),
}

func answerHeader(what, kind string) openapi.Schema {
	return openapi.Schema{"description": what, "schema": openapi.Schema{"type": kind}}
}

var (
	headersOfAnswers   = headerRefs(headerVersion, "X-Request-Id", "X-Rate-Limit-Limit", "X-Rate-Limit-Remaining", "X-Rate-Limit-Retry", storage.LagHeader)
	headersOfResources = headerRefs(headerVersion, "X-Request-Id", "X-Rate-Limit-Limit", "X-Rate-Limit-Remaining", "X-Rate-Limit-Retry", storage.LagHeader, headerETag)
	headersOfRefusals  = headerRefs("X-Request-Id")
	headersOfTooMany   = headerRefs("X-Request-Id", "Retry-After", "X-Rate-Limit-Limit", "X-Rate-Limit-Remaining", "X-Rate-Limit-Retry")
)

func headerRefs(names ...string) openapi.Schema {
	all := openapi.Schema{}
	for _, name := range names {
		all[name] = openapi.Schema{"$ref": "#/components/headers/" + name}
	}
	return all
}

// refusal is a status of refusal: its name in the document, and its meaning with the most frequent keys.
type refusal struct{ name, what string }

// refusalStatuses has the refusals by status. All of them have the body of an error.
var refusalStatuses = map[int]refusal{
	http.StatusBadRequest: {"BadRequest", "The request is wrong, and the details say where: invalid_payload, invalid_query_params and, where a " +
		"rule of the business forbids it, keys of its own."},
	http.StatusUnauthorized: {"Unauthorized", "There is no credential, or it is not valid: unauthorized."},
	http.StatusForbidden: {"Forbidden", "The credential does not allow this, or the project has switched it off: missing_required_permission, " +
		"forbidden."},
	http.StatusNotFound:           {"NotFound", "What the request names does not exist: not_found, with resource_id and resource_type."},
	http.StatusConflict:           {"Conflict", "It conflicts with existing objects: duplicate_found, resource_in_use, and keys of its own."},
	http.StatusPreconditionFailed: {"PreconditionFailed", "The resource was changed after the answer whose ETag If-Match has: resource_changed."},
	http.StatusLocked:             {"Locked", "What is changed has a status that does not allow it, or another request is changing it at the moment."},
	http.StatusTooManyRequests:    {"TooManyRequests", "The key or the address has made more calls than it may. It has no key."},
}

// refusals describes the refusals, and one response for all other statuses.
func refusals(content openapi.Schema) openapi.Schema {
	all := openapi.Schema{"Error": openapi.Schema{
		"description": "A refusal: its key is stable, its texts are for people.", "content": content, "headers": headersOfRefusals,
	}}
	for status, r := range refusalStatuses {
		headers := headersOfRefusals
		if status == http.StatusTooManyRequests {
			headers = headersOfTooMany
		}
		all[r.name] = openapi.Schema{"description": r.what, "content": content, "headers": headers}
	}
	return all
}

// refusalsOf returns the refusals that an operation can answer with.
func refusalsOf(op Operation) openapi.Schema {
	all := openapi.Schema{"default": openapi.Schema{"$ref": "#/components/responses/Error"}}
	for _, status := range slices.Sorted(maps.Keys(refusalStatuses)) {
		switch {
		case status == http.StatusNotFound && !strings.Contains(op.Path, "{"):
		case status == http.StatusPreconditionFailed && !takesIfMatch(op):
		case (status == http.StatusConflict || status == http.StatusLocked) && op.Method == http.MethodGet:
		default:
			all[strconv.Itoa(status)] = openapi.Schema{"$ref": "#/components/responses/" + refusalStatuses[status].name}
		}
	}
	return all
}

// describedRefusals returns the keys of refusals with their meanings and remedies.
func describedRefusals() (all []openapi.Schema) {
	for _, r := range textOfRefusals() {
		all = append(all, openapi.Schema{"key": r.key, "meaning": r.meaning, "remedy": r.remedy})
	}
	return all
}
