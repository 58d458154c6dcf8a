package httpapi_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/httpapi"
)

// matching sends requests with an If-Match.
func (s *server) matching(tag string) *server {
	with := *s
	with.headers = map[string]string{"If-Match": tag}
	for name, value := range s.headers {
		with.headers[name] = value
	}
	return &with
}

// guardedResource is a resource whose updates take If-Match: its path, and two updates of it.
type guardedResource struct{ path, one, other string }

// guardedResources makes one resource of each kind, by the path of its operation.
func (s *server) guardedResources() map[string]guardedResource {
	s.t.Helper()
	values := s.createObjects()
	loyalty := s.post("/v1/loyalties", `{"name": "Points", "type": "STATIC", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 0}}}`)["id"].(string)
	all := map[string]guardedResource{}
	for pattern, property := range map[string]string{
		"/v1/campaigns/{campaignId}": "description", "/v1/loyalties/{campaignId}": "description", "/v1/categories/{categoryId}": "name",
		"/v1/customers/{customerId}": "name", "/v1/orders/{orderId}": "", "/v1/products/{productId}": "name", "/v1/products/{productId}/skus/{skuId}": "sku",
		"/v1/product-collections/{productCollectionId}": "name", "/v1/promotions/tiers/{promotionTierId}": "name", "/v1/promotions/{campaignId}/stacks/{stackId}": "name",
		"/v1/validation-rules/{validationRuleId}": "name", "/v1/vouchers/{code}": "additional_info",
		"/management/v1/projects/{projectId}/metadata-schemas/{metadataSchemaId}": "",
	} {
		path := pattern
		for name, value := range values {
			if name == "campaignId" && strings.HasPrefix(pattern, "/v1/loyalties/") {
				value = loyalty
			}
			path = strings.ReplaceAll(path, "{"+name+"}", value)
		}
		all[pattern] = guardedResource{path, `{"` + property + `": "One"}`, `{"` + property + `": "Other"}`}
		switch {
		case strings.Contains(pattern, "categories"):
			all[pattern] = guardedResource{path, `{"name": "One", "hierarchy": 1}`, `{"name": "Other", "hierarchy": 1}`}
		case strings.Contains(pattern, "orders"):
			all[pattern] = guardedResource{path, `{"metadata": {"a": "1"}}`, `{"metadata": {"a": "2"}}`}
		case strings.Contains(pattern, "metadata-schemas"):
			all[pattern] = guardedResource{path, `{"allow_defined_only": true}`, `{"allow_defined_only": false}`}
		}
	}
	return all
}

// TestUpdatesWithIfMatchChangeWhatNobodyElseHasChanged reads each resource, has another one change it, and sends an update that was decided upon before.
func TestUpdatesWithIfMatchChangeWhatNobodyElseHasChanged(t *testing.T) {
	s := newServer(t)
	for pattern, of := range s.guardedResources() {
		s.now = s.now.Add(time.Second)
		read := s.do("GET", of.path, nil)
		first := read.header.Get("ETag")
		if read.status != http.StatusOK || first == "" {
			t.Errorf("GET %s: %d with the tag %q\n%s", pattern, read.status, first, read.raw)
			continue
		}
		changed := s.matching(first).do("PUT", of.path, of.one)
		second := changed.header.Get("ETag")
		if changed.status != http.StatusOK || second == "" || second == first {
			t.Errorf("PUT %s with the tag %s: %d with the tag %q\n%s", pattern, first, changed.status, second, changed.raw)
			continue
		}
		is := s.do("GET", of.path, nil)
		if got := is.header.Get("ETag"); got != second {
			t.Errorf("%s: the update sends the tag %s, and reading it %s", pattern, second, got)
		}
		s.now = s.now.Add(time.Second)
		for _, old := range []string{first, `"1"`} {
			s.matching(old).refuse(http.StatusPreconditionFailed, "resource_changed", "read it again", "PUT", of.path, of.other)
		}
		if now := s.do("GET", of.path, nil); now.raw != is.raw || now.header.Get("ETag") != second {
			t.Errorf("%s was changed by an update that was refused:\n%s\n%s", pattern, is.raw, now.raw)
		}
		for _, tag := range []string{second, "*"} {
			if got := s.matching(tag).do("PUT", of.path, of.other); got.status != http.StatusOK {
				t.Errorf("PUT %s with the tag %s: %d\n%s", pattern, tag, got.status, got.raw)
			}
			s.now = s.now.Add(time.Second)
		}
		if got := s.do("PUT", of.path, of.one); got.status != http.StatusOK {
			t.Errorf("PUT %s without a tag: %d\n%s", pattern, got.status, got.raw)
		}
	}
}

// TestIfMatchIsNeverIgnored sends it with each operation that changes something and does not read it, and tags that are none.
func TestIfMatchIsNeverIgnored(t *testing.T) {
	s := newServer(t)
	resources := s.guardedResources()
	for _, op := range httpapi.New(s.engine).Operations() {
		of, reads := resources[op.Path]
		if op.Method == "GET" || !op.Built || reads && op.Method == "PUT" || strings.HasPrefix(op.Path, "/client/") || strings.HasPrefix(op.Path, "/v1/oauth/") {
			continue
		}
		path := of.path
		if path == "" {
			path = strings.NewReplacer("{projectId}", s.project, "{", "", "}", "").Replace(op.Path)
		}
		if strings.HasPrefix(op.Path, "/management/v1/projects") && !strings.Contains(op.Path, "{projectId}") {
			continue // they take the key of an installation
		}
		if got := s.matching(`"0"`).do(op.Method, path, `{}`); got.status != http.StatusBadRequest || !strings.Contains(got.raw, `"if_match_unsupported"`) {
			t.Errorf("%s %s: %d %s", op.Method, path, got.status, got.raw)
		}
	}
	category := resources["/v1/categories/{categoryId}"]
	before := s.do("GET", category.path, nil).raw
	for _, tag := range []string{"", `""`, "0", `"x"`, `W/"0"`, `"0", "1"`, `"-1"`, `"00"`, `"99999999999999999999"`, "x*"} {
		s.matching(tag).refuse(http.StatusBadRequest, "invalid_if_match", "one ETag", "PUT", category.path, category.one)
	}
	if after := s.do("GET", category.path, nil).raw; after != before {
		t.Errorf("a category was changed: %s", after)
	}
	if got := s.matching(`"1"`).do("GET", category.path, nil); got.status != http.StatusOK {
		t.Errorf("reading with If-Match is %d", got.status)
	}
}

// TestARepeatedUpdateWithIfMatchIsPerformedOnce sends an update with a key again after it has moved the tag, and with another tag.
func TestARepeatedUpdateWithIfMatchIsPerformedOnce(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", `{"source_id": "ada"}`)
	tag := s.do("GET", "/v1/customers/ada", nil).header.Get("ETag")
	s.now = s.now.Add(time.Second)
	with := s.withKey("k").matching(tag)
	first, again := with.do("PUT", "/v1/customers/ada", `{"name": "Ada"}`), with.do("PUT", "/v1/customers/ada", `{"name": "Ada"}`)
	if first.status != http.StatusOK || again.raw != first.raw || again.header.Get("ETag") != first.header.Get("ETag") || first.header.Get("ETag") == "" {
		t.Errorf("first %d %s, again %d %s", first.status, first.header.Get("ETag"), again.status, again.header.Get("ETag"))
	}
	s.withKey("k").matching(first.header.Get("ETag")).refuse(http.StatusUnprocessableEntity, "idempotency_key_reused", "", "PUT", "/v1/customers/ada", `{"name": "Ada"}`)
}
