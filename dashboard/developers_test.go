package dashboard

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

const (
	tryPath   = "/dashboard/projects/shop/developers/try"
	callsPath = "/dashboard/projects/shop/developers/calls"
)

// tryCall makes a call on the page, and returns the page and the answer on it.
func (s *site) tryCall(t *testing.T, as role, method, path, body string) (page, string) {
	t.Helper()
	form := s.get(t, as, tryPath).formAt(t, tryPath)
	form.Set("method", method)
	form.Set("path", path)
	form.Set("body", body)
	got := s.send(t, as, "POST", tryPath, form)
	checkPage(t, tryPath, got)
	for _, e := range got.elements(t) {
		if e.Data == "pre" {
			return got, wordsOf(e)
		}
	}
	return got, ""
}

// TestACallIsTriedAsThePerson makes calls that read, change and are refused, and looks what the log and the list of calls say.
func TestACallIsTriedAsThePerson(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	got, answer := s.tryCall(t, roleUser, "GET", "/v1/vouchers?limit=50", "")
	if got.StatusCode != 200 || !strings.Contains(answer, `"code": "WELCOME10"`) || !strings.Contains(got.text(t), "200 OK") {
		t.Errorf("a read: %d %s", got.StatusCode, got.text(t))
	}
	got, answer = s.tryCall(t, roleUser, "POST", "/v1/vouchers/a%2Fb%27", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}, "metadata": {"it's": 1}}`)
	if !strings.Contains(answer, `"code": "a/b'"`) {
		t.Fatalf("a code is made: %s", got.text(t))
	}
	if !strings.Contains(got.text(t), `-d '{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}, "metadata": {"it'\''s": 1}}'`) ||
		!strings.Contains(got.text(t), "X-App-Token: APP_TOKEN") {
		t.Errorf("the call with curl: %s", got.text(t))
	}
	made, err := s.shop.Vouchers.Get(t.Context(), "a/b'")
	s.must(t, err)
	got, _ = s.tryCall(t, roleUser, "POST", "/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "a/b'"}], "order": {"amount": 1000}}`)
	page, err := s.shop.Redemptions.List(t.Context(), storage.Query{Filter: storage.Is("voucher_id", made.ID)})
	if err != nil || len(page.Items) != 1 || page.Items[0].Channel.ID != "test@shop.example" {
		t.Errorf("a redemption: %+v, %v\n%s", page.Items, err, got.text(t))
	}
	events, err := s.engine.Project("shop").Audit.List(t.Context(), storage.Query{Filter: storage.Is("act", "api.call"), Order: latestFirst})
	if err != nil || len(events.Items) != 2 || events.Items[1].Object.Name != "POST /v1/vouchers/a/b'" || events.Items[0].Actor != (audit.Actor{ID: "user_test", Name: "Test Person", Role: "USER", Address: "192.0.2.1"}) {
		t.Errorf("the audit log has %+v, %v", events.Items, err)
	}
	got, answer = s.tryCall(t, roleUser, "GET", "/v1/vouchers/none", "")
	if got.StatusCode != 200 || !strings.Contains(answer, `"key": "not_found"`) || !strings.Contains(got.text(t), "404 Not Found") {
		t.Errorf("a refusal: %d %s", got.StatusCode, got.text(t))
	}
	for _, c := range []struct{ method, path string }{
		{"GET", "/management/v1/projects"}, {"GET", "/client/v1/consents"}, {"GET", "//elsewhere.example/v1/"}, {"GET", "https://elsewhere.example/v1/"}, {"GET", "/v1/../management/v1/projects"},
		{"GET", "/v1/%zz"}, {"GET", ""}, {"PATCH", "/v1/vouchers"}, {"", "/v1/vouchers"}, {"POST", "/v1/oauth/token"}, {"GET", "/v1/%2e%2e/management/v1/projects"},
	} {
		got, answer := s.tryCall(t, roleOwner, c.method, c.path, "")
		refused := got.StatusCode == 422 || strings.Contains(got.text(t), "404 Not Found") || strings.Contains(got.text(t), "401 Unauthorized")
		if !refused || strings.Contains(answer, `"data"`) {
			t.Errorf("%s %s: %d %s", c.method, c.path, got.StatusCode, got.text(t))
		}
	}
	for path, method := range map[string]string{
		"/v1/customers/x/permanent-deletion": "POST", "/v1/vouchers/x?force=true": "DELETE", "/v1/campaigns/x?%66orce=true": "DELETE", "/v1/trash-bin/bin_1": "DELETE",
	} {
		if got, _ := s.tryCall(t, roleUser, method, path, ""); got.StatusCode != 422 {
			t.Errorf("a marketer deletes for good: %s %s: %d", method, path, got.StatusCode)
		}
	}
	if got, _ := s.tryCall(t, roleUser, "POST", "/v1/vouchers", "{"); got.StatusCode != 422 {
		t.Errorf("a body that is no JSON: %d", got.StatusCode)
	}
	list := s.get(t, roleUser, callsPath).text(t)
	for _, want := range []string{"POST /v1/vouchers/{code}", "test@shop.example", "404 not_found", "200"} {
		if !strings.Contains(list, want) {
			t.Errorf("the list of calls lacks %q:\n%s", want, list)
		}
	}
	if strings.Contains(list, "WELCOME10") || strings.Contains(list, "limit=3") || strings.Contains(list, "a/b'") {
		t.Errorf("the list of calls has a path or query:\n%s", list)
	}
}

// TestACallThatIsSentTwiceActsOnce sends one form twice.
func TestACallThatIsSentTwiceActsOnce(t *testing.T) {
	s := newSite(t, "Shop")
	form := s.get(t, roleUser, tryPath).formAt(t, tryPath)
	form.Set("method", "POST")
	form.Set("path", "/v1/customers")
	form.Set("body", `{"name": "Twice"}`)
	first, again := s.send(t, roleUser, "POST", tryPath, form), s.send(t, roleUser, "POST", tryPath, form)
	if first.StatusCode != 200 || again.StatusCode != 200 {
		t.Errorf("%d and %d", first.StatusCode, again.StatusCode)
	}
	page, err := s.shop.Customers.List(t.Context(), storage.Query{})
	if err != nil || len(page.Items) != 1 {
		t.Errorf("%d customers, %v", len(page.Items), err)
	}
}

// TestRecentCallsAreThoseOfTheProject makes calls with keys of two projects, and with a wrong one.
func TestRecentCallsAreThoseOfTheProject(t *testing.T) {
	s := newSite(t, "Shop")
	call := func(projectID, token, path string) {
		t.Helper()
		id, secret, err := s.engine.Projects.Issue(t.Context(), projectID, project.AudienceServer, "till")
		s.must(t, err)
		r := httptest.NewRequestWithContext(t.Context(), "GET", path, nil)
		r.Header.Set("X-App-Id", id)
		r.Header.Set("X-App-Token", secret+token)
		s.api.ServeHTTP(httptest.NewRecorder(), r)
	}
	if text := s.get(t, roleUser, callsPath).text(t); !strings.Contains(text, "No call yet") || !strings.Contains(text, "of the last 100 of all projects") {
		t.Errorf("without a call: %s", text)
	}
	call("shop", "", "/v1/campaigns")
	call("elsewhere", "", "/v1/products")
	call("shop", "wrong", "/v1/orders")
	call("shop", "", "/v1/campaigns/secret-name?limit=0")
	for show, want := range map[string][]string{"": {"GET /v1/campaigns/{campaignId}", "GET /v1/campaigns"}, "refused": {"GET /v1/campaigns/{campaignId}"}, "failed": nil} {
		var routes []string
		for _, e := range s.get(t, roleUser, callsPath+"?show="+show).elements(t) {
			if e.Data == "td" && attribute(e, "data-label") == "Call" {
				route, _, _ := strings.Cut(wordsOf(e), "Request")
				routes = append(routes, route)
			}
		}
		if diff := cmp.Diff(want, routes); diff != "" {
			t.Errorf("%q: %s", show, diff)
		}
	}
	off := New(s.engine, WithAPI(httpapi.New(s.engine, httpapi.WithRecentCalls(0))), WithVisitor(s.visitor))
	if got := (&site{Dashboard: off}).get(t, roleUser, callsPath); !strings.Contains(got.text(t), "keeps no calls") {
		t.Errorf("switched off: %s", got.text(t))
	}
	none := New(s.engine, WithVisitor(s.visitor))
	for _, path := range []string{callsPath, tryPath} {
		if got := (&site{Dashboard: none}).get(t, roleUser, path); got.StatusCode != http.StatusNotFound {
			t.Errorf("without an API %s is %d", path, got.StatusCode)
		}
	}
	if got := (&site{Dashboard: none}).get(t, roleUser, "/dashboard/projects/shop/developers"); !strings.HasSuffix(got.Header.Get("Location"), "/schemas") {
		t.Errorf("without an API the pages begin at %s", got.Header.Get("Location"))
	}
}

// TestACallOfAnotherProjectIsNotFound tries what belongs to another project, by its id.
func TestACallOfAnotherProjectIsNotFound(t *testing.T) {
	s := newSite(t, "Shop")
	other, err := s.engine.Project("elsewhere").Customers.Upsert(t.Context(), customer.Request{SourceID: "eve", Update: customer.Update{Name: patch.Set("Eve")}})
	s.must(t, err)
	for _, path := range []string{"/v1/customers/" + other.ID, "/v1/customers?project_id=elsewhere"} {
		_, answer := s.tryCall(t, roleOwner, "GET", path, "")
		if strings.Contains(answer, "Eve") {
			t.Errorf("%s: %s", path, answer)
		}
	}
}
