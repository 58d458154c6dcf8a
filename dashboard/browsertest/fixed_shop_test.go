package browsertest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/webhook"
)

// fixedShop is the shop of the demo in memory, with a past of some weeks. Its clock stands still but for pass, and its ids and codes are the same each
// time, so that its pages look the same each time.
type fixedShop struct {
	*server
	t      *testing.T
	engine *punchcard.Engine
	shop   *punchcard.Project
	api    http.Handler
	now    atomic.Int64 // milliseconds
	// saved are properties of answers that later calls name, as in the files of the demo.
	saved map[string]string
}

// openingDay is when the shop opens.
var openingDay = time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)

// newFixedShop makes the shop and serves it.
func newFixedShop(t *testing.T) *fixedShop {
	t.Helper()
	s := &fixedShop{server: &server{kill: func() {}}, t: t, saved: map[string]string{}}
	s.now.Store(openingDay.UnixMilli())
	var made atomic.Int64
	s.engine = punchcard.New(memory.New(), punchcard.WithPrivateWebhooks(), punchcard.WithBaseURL("https://shop.example"),
		punchcard.WithLogger(slog.New(slog.DiscardHandler)), punchcard.WithEnv(env.Env{
			Now:    func() time.Time { return time.UnixMilli(s.now.Load()).UTC() },
			NewID:  func(prefix string) string { return prefix + fmt.Sprintf("%012x%020x", s.now.Load(), made.Add(1)) },
			Random: &fixedRandom{source: rand.NewChaCha8([32]byte{})},
		}))
	_, err := s.engine.CreateProject(t.Context(), project.NewProject{ID: demoProject, Name: "Demo shop", Currency: "EUR", Sandbox: true})
	s.must(err)
	s.shop = s.engine.Project(demoProject)
	keys, err := s.engine.Projects.GrantNew(t.Context(), demoProject, "Shop")
	s.must(err)
	s.appID, s.key = keys.AppID, keys.AppToken
	api := httpapi.New(s.engine, httpapi.WithRecentCalls(100), httpapi.WithClientLimiter(nil))
	s.api = api
	pages := httptest.NewServer(dashboard.New(s.engine, dashboard.WithAPI(api), dashboard.WithVersion("1.0")))
	t.Cleanup(pages.Close)
	s.base = pages.URL
	return s
}

const demoProject = "demo"

// fixedRandom yields the same bytes each time.
type fixedRandom struct {
	mu     sync.Mutex
	source *rand.ChaCha8
}

func (r *fixedRandom) Read(p []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.source.Read(p)
}

func (s *fixedShop) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// pass lets time pass, hands out events, and finishes tasks.
func (s *fixedShop) pass(d time.Duration) {
	s.t.Helper()
	s.now.Add(d.Milliseconds())
	ctx := s.t.Context()
	s.must(s.shop.CatchUp(ctx))
	s.must(s.engine.DrainEvents(ctx, demoProject))
	s.work(func() bool {
		all, err := s.shop.AsyncActions.List(ctx, storage.Query{})
		s.must(err)
		return !slices.ContainsFunc(all.Items, func(a asyncaction.Action) bool { return !a.Finished() })
	})
}

// work has the engine work in the background until all is done.
func (s *fixedShop) work(done func() bool) {
	s.t.Helper()
	if done() {
		return
	}
	s.must(s.engine.Start(s.t.Context()))
	for !done() {
		time.Sleep(time.Millisecond)
	}
	s.must(s.engine.Stop(context.WithoutCancel(s.t.Context())))
}

// send calls the API, a minute after the call before, and returns its status and its answer.
func (s *fixedShop) send(method, path string, body []byte) (int, map[string]any) {
	s.t.Helper()
	s.pass(time.Minute)
	r := httptest.NewRequestWithContext(s.t.Context(), method, s.fill(path), bytes.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-App-Id", s.appID)
	r.Header.Set("X-App-Token", s.key)
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	var answer map[string]any
	_ = json.Unmarshal(w.Body.Bytes(), &answer)
	if w.Code >= http.StatusInternalServerError {
		s.t.Fatalf("%s %s: %d %s", method, path, w.Code, w.Body)
	}
	return w.Code, answer
}

// play makes the calls of a file of the demo.
func (s *fixedShop) play(file string) {
	s.t.Helper()
	text, err := os.ReadFile(file)
	s.must(err)
	var steps []struct {
		Call string
		Body json.RawMessage
		Save map[string]string
	}
	s.must(json.Unmarshal(text, &steps))
	for _, step := range steps {
		method, path, _ := strings.Cut(step.Call, " ")
		status, answer := s.send(method, path, []byte(s.fill(string(step.Body))))
		if status >= http.StatusBadRequest {
			s.t.Fatalf("%s is %d: %v", step.Call, status, answer)
		}
		for name, property := range step.Save {
			s.saved[name] = answer[property].(string)
		}
	}
}

func (s *fixedShop) fill(text string) string {
	for name, value := range s.saved {
		text = strings.ReplaceAll(text, "{"+name+"}", value)
	}
	return text
}

// live lets some weeks pass, in which customers redeem codes and are refused.
func (s *fixedShop) live() {
	s.t.Helper()
	for name, days := range map[string]int{"earlybird": 12, "winter": 90, "giftend": 180} {
		s.saved[name] = openingDay.AddDate(0, 0, days).Format(time.RFC3339)
	}
	s.play("../../cmd/punchcard/demo.json")
	s.play("../../cmd/punchcard/demo_past.json")
	names := strings.Fields("Ada Ben Clara David Emma Finn Greta Hugo")
	for i, name := range names {
		s.send("POST", "/v1/customers", fmt.Appendf(nil, `{"source_id": "customer-%d", "name": "%s Keller", "email": "%[1]d@shop.example"}`, i+1, name))
	}
	s.send("POST", "/v1/loyalties/{club}/members", []byte(`{"customer": {"source_id": "customer-8"}}`))
	s.send("POST", "/v1/publications", []byte(`{"campaign": {"name": "Gift cards 25"}, "customer": {"source_id": "customer-8"}}`))
	codes := []string{"BREW15", "WELCOME10", "EARLYBIRD", "FIRST20", "STAFF", "WINTER", "ABOVE50"}
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		s.pass(24*time.Hour - 5*time.Minute)
		for range 4 {
			code, customer := codes[random.IntN(len(codes))], 1+random.IntN(len(names))
			s.send("POST", "/v1/redemptions", fmt.Appendf(nil, `{"redeemables": [{"object": "voucher", "id": %q}], "customer": {"source_id": "customer-%d"},
				"order": {"amount": %d, "status": "PAID"}}`, code, customer, 1500+100*random.IntN(120)))
		}
	}
	s.pass(time.Hour)
}

// fillRest makes what the demo does not have, and pages show.
func (s *fixedShop) fillRest() {
	s.t.Helper()
	ctx := s.t.Context()
	s.send("POST", "/v1/segments", []byte(`{"name": "Regular customers", "type": "auto-update", "filter": {"junction": "and", "summary.orders.total_count": {"conditions": {"$more_than": [3]}}}}`))
	s.send("POST", "/v1/promotions/{autumn}/stacks", []byte(`{"name": "Both", "tiers": {"ids": ["{tier}"]}}`))
	s.send("POST", "/v1/events", []byte(`{"event": "newsletter", "customer": {"source_id": "customer-1"}}`))
	s.send("DELETE", "/v1/vouchers/WINTER?force=false", nil)
	s.send("DELETE", "/v1/products/{mug}?force=false", nil)
	_, err := s.shop.Webhooks.Create(ctx, webhook.Change{TargetURL: patch.Set("https://shop.example/hooks"), Events: patch.Set([]string{"voucher.published", "redemption.succeeded"}), Active: patch.Set(false)})
	s.must(err)
	_, err = s.shop.Vouchers.ImportFile(ctx, strings.NewReader("Code,Voucher Type,Discount Type,Value\nFLYER-1,DISCOUNT_VOUCHER,PERCENT,10\nFLYER-2,DISCOUNT_VOUCHER,PERCENT,500\n"), "", false)
	s.must(err)
	_, err = s.engine.Projects.Invite(ctx, project.Invitation{Email: "bob@shop.example", FirstName: "Bob", LastName: "Weber", Projects: map[string]project.Role{demoProject: project.RoleUser}})
	s.must(err)
	s.pass(time.Hour)
	s.work(func() bool {
		h, err := s.shop.Health.Measure(ctx)
		s.must(err)
		return len(h.Jobs) == 0
	})
	token, _, err := s.engine.SignIns.FirstLink(ctx)
	s.must(err)
	s.link = "/dashboard/welcome/" + token
}
