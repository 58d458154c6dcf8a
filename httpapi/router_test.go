package httpapi_test

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

func TestBodyHasOneJSONValue(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/GOOD", " {\"type\": \"GIFT_VOUCHER\", \"gift\": {\"amount\": 5}} \n")
	for _, rest := range []string{"}", "]", "]]", "{}", "x", ","} {
		s.refuse(400, "invalid_payload", "Payload must be", "POST", "/v1/vouchers/BAD", `{"type": "GIFT_VOUCHER", "gift": {"amount": 5}}`+rest)
		s.refuse(400, "invalid_payload", "Payload must be", "POST", "/v1/customers/bulk/async", `[{"source_id": "ada"}]`+rest)
	}
	s.refuse(404, "not_found", "BAD", "GET", "/v1/vouchers/BAD", nil)
	s.headers["X-Voucherify-API-Version"] = "v2017-04-05"
	s.refuse(400, "invalid_payload", "Payload must be", "POST", "/v1/vouchers/BAD", `{"type": "GIFT_VOUCHER", "gift": {"amount": 5}}}`)
}

// TestClientDisconnectIsNoServerError expects no 5xx when a client disconnects. Alerts on 5xx would fire for it.
func TestClientDisconnectIsNoServerError(t *testing.T) {
	s := newServer(t)
	var log strings.Builder
	var statuses []int
	api := httpapi.New(s.engine, httpapi.WithLogger(slog.New(slog.NewTextHandler(&log, nil))),
		httpapi.WithObserver(func(a httpapi.Answered) { statuses = append(statuses, a.Status) }))
	ctx, hangUp := context.WithCancel(t.Context())
	hangUp()
	r := httptest.NewRequestWithContext(ctx, http.MethodGet, "/v1/vouchers", nil)
	for name, value := range s.headers {
		r.Header.Set(name, value)
	}
	api.ServeHTTP(httptest.NewRecorder(), r)
	if len(statuses) != 1 || statuses[0] != 499 || strings.Contains(log.String(), "ERROR") {
		t.Errorf("statuses %v, log:\n%s", statuses, log.String())
	}
}

// TestInternalErrorHidesItsCause expects the error of the database in the log and not in the answer.
func TestInternalErrorHidesItsCause(t *testing.T) {
	b, err := sqlite.Open(t.Context(), sqlitetest.File(t))
	if err != nil {
		t.Fatal(err)
	}
	engine := punchcard.New(b)
	p, err := engine.Projects.Create(t.Context(), project.NewProject{Name: "Shop"})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := engine.Projects.GrantNew(t.Context(), p.ID, "test")
	if err != nil {
		t.Fatal(err)
	}
	var log strings.Builder
	s := &server{t: t, now: noon, engine: engine, project: p.ID, headers: headersOf(keys),
		api: httpapi.New(engine, httpapi.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))}
	s.get("/v1/vouchers")
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	a := s.do("GET", "/v1/vouchers", nil)
	shows(t, a.body, `{"code": 500, "key": "internal_error", "message": "Internal Server Error", "request_id": "*"}`)
	if a.status != 500 || !strings.Contains(log.String(), "closed") || !strings.Contains(log.String(), a.header.Get("X-Request-Id")) {
		t.Errorf("status %d, log:\n%s", a.status, log.String())
	}
}

func TestUnmatchedRequestsAreLogged(t *testing.T) {
	s := newServer(t)
	var log strings.Builder
	api := httpapi.New(s.engine, httpapi.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
	api.ServeHTTP(httptest.NewRecorder(), httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/v1/vauchers/SECRET", nil))
	if line := log.String(); !strings.Contains(line, "route=(none) status=404") || strings.Contains(line, "SECRET") {
		t.Errorf("log: %s", line)
	}
}

func TestParametersAcceptOneValueInEachNotation(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ada, bob := s.card(club, "ada"), s.card(club, "bob")
	id := s.get("/v1/vouchers/" + ada)["id"].(string)
	members := "/v1/loyalties/Club/members"
	for _, query := range []string{"ids=" + id, "ids[]=" + id, "ids[0]=" + id, "code=" + ada, "customer=ada"} {
		if got := pluck(s.get(members+"?"+query), "code"); len(got) != 1 || got[0] != ada {
			t.Errorf("%s lists %v of %s, %s in %s", query, got, ada, bob, club)
		}
	}
	for _, address := range []string{
		members + "?code=A&code=B", members + "?customer=%00", "/v1/rewards?assignment_id=a&assignment_id=b",
		"/v1/loyalties/Club/rewards?assignment_id=%ff", "/v2/loyalties/memberships/ada?identification_type=member_id&identification_type=customer_id",
	} {
		s.refuse(400, "invalid_query_params", "", "GET", address, nil)
	}
	s.refuse(400, "invalid_query_params", "force", "DELETE", "/v1/vouchers/"+ada+"?force=false&force=true", nil)
	s.refuse(400, "invalid_query_params", "tracking_id", "POST", "/v1/vouchers/"+ada+"/redemption?tracking_id=%00", `{}`)
	s.refuse(400, "invalid_query_params", "reason", "POST", "/v1/redemptions/r_0/rollback?reason=%00", `{}`)
}

// TestReferencePageIsDeterministic renders the page several times. The order of maps is random, and the pages of two
// releases have to be comparable.
func TestReferencePageIsDeterministic(t *testing.T) {
	s := newServer(t)
	page := func(api http.Handler) string {
		w := httptest.NewRecorder()
		api.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/reference", nil))
		return w.Body.String()
	}
	if first, second := page(s.api), page(httpapi.New(s.engine)); first != second || !strings.Contains(first, "AMOUNT") {
		t.Error("two servers show different pages")
	}
}
