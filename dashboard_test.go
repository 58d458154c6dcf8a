package punchcard_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// A page of the dashboard may wait for the database maxPageTrips times, the sign-in included. The page of a code decides as a validation does, and lists
// what was done with the code.
const maxPageTrips, maxCodeTrips = 8, 11

// TestPagesOfTheDashboardWaitForTheDatabaseAFewTimes signs in and opens all pages of a shop on PostgreSQL, and counts the round trips.
func TestPagesOfTheDashboardWaitForTheDatabaseAFewTimes(t *testing.T) {
	t.Parallel()
	dsn, database := countedDatabase(t)
	backend, err := postgres.Open(t.Context(), dsn, postgres.AutoMigrate())
	must(t, err)
	t.Cleanup(func() { _ = backend.Close() })
	var ticks atomic.Int64
	begin := time.Now().UTC().Truncate(time.Millisecond)
	clock := env.Env{Now: func() time.Time { return begin.Add(time.Duration(ticks.Add(1)) * 100 * time.Millisecond) }} // so that no limit is in the way
	engine := punchcard.New(backend, punchcard.WithEnv(clock))
	_, err = engine.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop"})
	must(t, err)
	shop := engine.Project("shop")
	pages := httptest.NewServer(dashboard.New(engine, dashboard.WithAPI(httpapi.New(engine))))
	t.Cleanup(pages.Close)

	// What the pages show.
	_, err = engine.Projects.GrantNew(t.Context(), "shop", "test")
	must(t, err)
	code, err := shop.Vouchers.Create(t.Context(), voucher.AmountOff("FIVE", 500))
	must(t, err)
	_, err = shop.Customers.Upsert(t.Context(), customer.Request{SourceID: "ada"})
	must(t, err)
	_, err = shop.Redemptions.RedeemCodes(t.Context(), 1990, "FIVE")
	must(t, err)
	_, err = shop.Vouchers.ImportFile(t.Context(), strings.NewReader("Code\nSIX\n"), "", false)
	must(t, err)
	_, err = shop.Webhooks.Create(t.Context(), webhook.Change{TargetURL: patch.Set("https://shop.example/hook"), Events: patch.Set([]string{"voucher.created"})})
	must(t, err)
	_, err = shop.Exports.Create(t.Context(), export.Request{Object: "voucher"})
	must(t, err)
	_, err = shop.Schemas.Create(t.Context(), metadata.Schema{RelatedObject: "voucher", Properties: map[string]metadata.Definition{"size": {Type: metadata.TypeNumber, Optional: true}}})
	must(t, err)
	_, err = shop.Settings.CreateStacking(t.Context(), project.StackingUpdate{})
	must(t, err)
	_, err = shop.Settings.UpdateDiscountGuard(t.Context(), project.GuardUpdate{MaxAmount: patch.Set(int64(500))})
	must(t, err)

	token, _, err := engine.SignIns.FirstLink(t.Context())
	must(t, err)
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	var cookie *http.Cookie
	open := func(method, path string, form url.Values) (status int, body string) {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), method, pages.URL+path, strings.NewReader(form.Encode()))
		must(t, err)
		if form != nil {
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		}
		if cookie != nil {
			r.AddCookie(cookie)
		}
		resp, err := client.Do(r)
		must(t, err)
		defer resp.Body.Close()
		for _, c := range resp.Cookies() {
			cookie = c
		}
		var text strings.Builder
		_, err = io.Copy(&text, resp.Body)
		must(t, err)
		return resp.StatusCode, text.String()
	}
	if status, body := open("POST", "/dashboard/welcome/"+token, url.Values{"email": {"ada@shop.example"}, "password": {"correct horse battery"}}); status != 303 {
		t.Fatalf("the first owner: %d\n%s", status, body)
	}
	if status, _ := open("POST", "/dashboard/projects/shop/codes/"+code.ID+"/active", url.Values{"once": {"form_1"}, "active": {"false"}}); status != 303 {
		t.Fatalf("the code is switched off: %d", status)
	}
	links := regexp.MustCompile(`(?:href|hx-get)="(/dashboard/projects/shop/[^"]*)"`)
	ids := regexp.MustCompile(`[a-z]{1,5}_[0-9a-f]{32}|=[^&]*`)
	queue, seen := []string{"/dashboard/projects/shop/home", "/dashboard/projects/shop/codes/" + code.ID}, map[string]bool{}
	for len(queue) > 0 {
		at := strings.ReplaceAll(queue[0], "&amp;", "&")
		queue = queue[1:]
		if kind := ids.ReplaceAllString(at, "*"); seen[kind] {
			continue
		} else {
			seen[kind] = true
		}
		least := int64(1 << 30)
		for range 3 { // settings are read anew now and then
			before := database.trips.Load()
			status, body := open("GET", at, nil)
			least = min(least, database.trips.Load()-before)
			if status != 200 && status != 303 {
				t.Errorf("%s is %d\n%s", at, status, body)
			}
			for _, link := range links.FindAllStringSubmatch(body, -1) {
				queue = append(queue, link[1])
			}
		}
		most := int64(maxPageTrips)
		if strings.Contains(at, "/codes/") {
			most = maxCodeTrips
		}
		if least > most {
			t.Errorf("%s waits for the database %d times, and may do so %d times", at, least, most)
		}
	}
	if len(seen) < 20 {
		t.Errorf("the links lead to few pages: %v", seen)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
