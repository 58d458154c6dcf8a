package punchcard_test

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/postgres"
)

// counted stands between a backend and its database, and counts how often the backend waits for an answer.
type counted struct {
	dial  func() (net.Conn, error)
	trips atomic.Int64
}

// countedDatabase makes a database and returns its address by way of the count.
func countedDatabase(t *testing.T) (dsn string, c *counted) {
	t.Helper()
	address, err := url.Parse(migrated.Emptied(t))
	if err != nil {
		t.Fatal(err)
	}
	const socket = ".s.PGSQL.5432"
	network, to := "tcp", address.Host
	query := address.Query()
	if dir := query.Get("host"); dir != "" {
		network, to = "unix", filepath.Join(dir, socket)
	}
	c = &counted{dial: func() (net.Conn, error) { return net.Dial(network, to) }}
	dir := t.TempDir()
	l, err := net.Listen("unix", filepath.Join(dir, socket))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go c.pass(conn)
		}
	}()
	query.Set("host", dir)
	query.Set("port", "5432")
	query.Set("sslmode", "disable")
	address.Host, address.RawQuery = "", query.Encode()
	return address.String(), c
}

// pass hands on what both sides say. The first that the database says after the backend has spoken is an answer.
func (c *counted) pass(from net.Conn) {
	to, err := c.dial()
	if err != nil {
		_ = from.Close()
		return
	}
	var spoke atomic.Bool
	var both sync.WaitGroup
	hand := func(dst, src net.Conn, heard func()) {
		both.Go(func() {
			buffer := make([]byte, 1<<16)
			for {
				n, err := src.Read(buffer)
				if n > 0 {
					heard()
					_, _ = dst.Write(buffer[:n])
				}
				if err != nil {
					_ = dst.Close()
					return
				}
			}
		})
	}
	hand(to, from, func() { spoke.Store(true) })
	hand(from, to, func() {
		if spoke.Swap(false) {
			c.trips.Add(1)
		}
	})
	both.Wait()
}

// shopWindow is what browsers see of a shop.
type shopWindow struct {
	*testing.T
	project string
	api     http.Handler
	headers map[string]string
}

func (s *shopWindow) call(method, path string, body any) (status int, answer string) {
	s.Helper()
	var payload io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			s.Fatal(err)
		}
		payload = strings.NewReader(string(text))
	}
	r := httptest.NewRequestWithContext(s.Context(), method, path, payload)
	for name, value := range s.headers {
		r.Header.Set(name, value)
	}
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	return w.Code, w.Body.String()
}

func (s *shopWindow) must(method, path string, body any) (answer map[string]any) {
	s.Helper()
	status, text := s.call(method, path, body)
	if status >= 300 {
		s.Fatalf("%s %s: %d %s", method, path, status, text)
	}
	if err := json.Unmarshal([]byte(text), &answer); err != nil && text != "" {
		s.Fatal(err)
	}
	return answer
}

type doc = map[string]any

// spoiled are the properties of codes that cannot be used.
var spoiled = map[string]doc{
	"off": {}, "late": {"expiration_date": "2020-01-01T00:00:00Z"}, "spent": {"redemption": doc{"quantity": 1}},
	"early": {"start_date": "2090-01-01T00:00:00Z"}, "shut": shut, "ended": {},
}

// givenAway are the kinds of codes that cannot be used now, and that can be published all the same: they become valid
// later.
var givenAway = map[string]bool{"early": true, "shut": true, "ended": true}

// shut is a time of an hour every hundred years.
var shut = doc{"start_date": "2020-01-01T00:00:00Z", "validity_timeframe": doc{"interval": "P36500D", "duration": "PT1H"}}

// uselessIn are the campaigns whose codes are made useless in some way: by themselves, or by their campaign.
var uselessIn = map[string]string{"off": "Spring", "late": "Spring", "spent": "Spring", "early": "Spring", "shut": "Shut", "ended": "Ended"}

// useless makes a code that cannot be used: in the campaign, or without one and with rules of its own.
func (s *shopWindow) useless(code, kind string, inCampaign bool, rules any) {
	s.Helper()
	body := doc{"code": code}
	if !inCampaign || kind != "shut" {
		maps.Copy(body, spoiled[kind])
	}
	path := "/v1/campaigns/" + uselessIn[kind] + "/vouchers/" + code
	if !inCampaign {
		path, body["type"], body["discount"], body["validation_rules"] = "/v1/vouchers/"+code, "DISCOUNT_VOUCHER", off, []any{rules}
	}
	s.must("POST", path, body)
	switch kind {
	case "off":
		s.must("POST", "/v1/vouchers/"+code+"/disable", nil)
	case "spent":
		s.must("POST", "/v1/redemptions", doc{"redeemables": []doc{{"object": "voucher", "id": code}}, "order": doc{"amount": 1000}, "customer": doc{"source_id": "bob"}})
	}
}

var off = doc{"type": "AMOUNT", "amount_off": 100, "effect": "APPLY_TO_ORDER"}

var passing = regexp.MustCompile(`"(request_id|resource_id|id|created_at|date|tracking_id)":"(v-|valid_|rf_|pr_|track_|2)[^"]*"`)

// openWindow makes a shop whose database is counted.
func openWindow(t *testing.T) (*shopWindow, *counted) {
	t.Helper()
	dsn, database := countedDatabase(t)
	backend, err := postgres.Open(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = backend.Close() })
	engine := punchcard.New(backend)
	p, err := engine.CreateProject(t.Context(), project.NewProject{Name: "Shop"})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := engine.Projects.GrantNew(t.Context(), p.ID, "test")
	if err != nil {
		t.Fatal(err)
	}
	return &shopWindow{T: t, project: p.ID, api: httpapi.New(engine, httpapi.WithClientLimiter(nil)), headers: map[string]string{
		"X-App-Id": keys.AppID, "X-App-Token": keys.AppToken, "X-Client-Application-Id": keys.ClientAppID, "X-Client-Token": keys.ClientToken,
		"X-Management-Id": keys.ManagementID, "X-Management-Token": keys.ManagementToken, "Origin": "https://shop.example", "Content-Type": "application/json",
	}}, database
}

// TestAStrangerCannotTellAUselessCodeFromOneThatIsNotThere tries codes in a browser that were not tried before, and compares the
// answers, and what the database is asked for them, with those of codes that do not exist. It counts round trips: a stranger would
// measure their time.
func TestAStrangerCannotTellAUselessCodeFromOneThatIsNotThere(t *testing.T) {
	t.Parallel()
	s, database := openWindow(t)
	s.must("PUT", "/management/v1/projects/"+s.project, doc{"client_trusted_domains": []string{"shop.example"}, "client_redeem_enabled": true,
		"client_publish_enabled": true, "client_loyalty_events_enabled": true, "client_create_customer_enabled": true})
	s.must("POST", "/v1/customers", doc{"source_id": "ada"})
	ada := doc{"source_id": "ada"}
	for name, more := range map[string]doc{"Spring": {}, "Shut": shut, "Ended": {}} {
		body := doc{"name": name, "campaign_type": "DISCOUNT_COUPONS", "voucher": doc{"type": "DISCOUNT_VOUCHER", "discount": off}}
		maps.Copy(body, more)
		s.must("POST", "/v1/campaigns", body)
		s.must("POST", "/v1/campaigns/"+name+"/vouchers/first-of-"+name, doc{})
	}
	s.must("POST", "/v1/campaigns/Ended/disable", nil)
	rules := s.must("POST", "/v1/validation-rules", doc{"name": "Few", "rules": doc{"1": doc{"name": "redemption.count.per_customer", "conditions": doc{"$less_than_or_equal": []int{3}}}}})["id"]
	for name, try := range map[string]func(code string) (int, string){
		"validations": func(code string) (int, string) {
			return s.call("POST", "/client/v1/validations", doc{"redeemables": []doc{{"object": "voucher", "id": code}}, "order": doc{"amount": 1000}, "customer": ada})
		},
		"redemptions": func(code string) (int, string) {
			return s.call("POST", "/client/v1/redemptions", doc{"redeemables": []doc{{"object": "voucher", "id": code}}, "order": doc{"amount": 1000}, "customer": ada})
		},
		"validate": func(code string) (int, string) {
			return s.call("GET", "/client/v1/validate?amount=1000&code="+code, nil)
		},
		"redeem": func(code string) (int, string) {
			return s.call("POST", "/client/v1/redeem?code="+code, doc{"order": doc{"amount": 1000}, "customer": ada})
		},
		"publish": func(code string) (int, string) {
			return s.call("POST", "/client/v1/publish", doc{"voucher": code, "customer": ada})
		},
		"events as a referral": func(code string) (int, string) {
			return s.call("POST", "/client/v1/events", doc{"event": "signup", "customer": ada, "referral": doc{"code": code, "referrer_id": "ada"}})
		},
		"events for a card": func(code string) (int, string) {
			return s.call("POST", "/client/v1/events", doc{"event": "signup", "customer": ada, "loyalty": doc{"code": code}})
		},
	} {
		asked := func(code string) string {
			before := database.trips.Load()
			status, text := try(code)
			trips := database.trips.Load() - before
			text = passing.ReplaceAllString(strings.ReplaceAll(text, code, "CODE"), `"$1":"$2*"`)
			return fmt.Sprintf("%d round trips: %d %s", trips, status, text)
		}
		for kind := range spoiled {
			for _, inCampaign := range []bool{true, false} {
				if name == "publish" && givenAway[kind] || kind == "ended" && !inCampaign {
					continue
				}
				diff := "nothing was asked"
				for n := 0; n < maxTries && diff != ""; n++ { // a connection that had nothing to do for a second is asked whether it lives
					code := fmt.Sprintf("%s-%s-%t-%d", strings.ReplaceAll(name, " ", "-"), kind, inCampaign, n)
					s.useless(code, kind, inCampaign, rules)
					for range 3 {
						asked("unheard-of") // statements are prepared, and what the server keeps of the project is read
					}
					if uselessIn[kind] != "Spring" {
						asked("first-of-" + uselessIn[kind]) // the server reads a campaign when it first needs it
					}
					diff = cmp.Diff(asked("unknown"), asked(code))
				}
				if diff != "" {
					t.Errorf("%s of a code that is %s, in a campaign %t (-a code that is not there +this one):\n%s", name, kind, inCampaign, diff)
				}
			}
		}
	}
	many := make([]doc, project.MaxRedeemables+1)
	for i := range many {
		many[i] = doc{"object": "voucher", "id": fmt.Sprint("many-", i)}
	}
	for _, path := range []string{"/client/v1/validations", "/client/v1/redemptions"} {
		trips := int64(-1)
		for n := 0; n < maxTries && trips != 0; n++ { // the keys are read anew now and then
			before := database.trips.Load()
			if status, text := s.call("POST", path, doc{"redeemables": many, "order": doc{"amount": 1000}}); status != http.StatusBadRequest {
				t.Fatalf("%s of %d codes: %d %s", path, len(many), status, text)
			}
			trips = database.trips.Load() - before
		}
		if trips != 0 {
			t.Errorf("%s of too many codes waits %d times for the database, want it refused before", path, trips)
		}
	}
}

// TestCustomersAreListedWithAsManyQuestionsHoweverManyThereAre counts what the database is asked for a list of customers who refer others
// and hold cards. It must not grow with the page, the cards or the referees.
func TestCustomersAreListedWithAsManyQuestionsHoweverManyThereAre(t *testing.T) {
	t.Parallel()
	s, database := openWindow(t)
	s.must("POST", "/v1/campaigns", doc{"name": "Club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": doc{"type": "LOYALTY_CARD", "loyalty_card": doc{"points": 50}}})
	s.must("POST", "/v1/campaigns", doc{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": doc{"type": "GIFT_VOUCHER", "gift": doc{"amount": 500}}})
	s.must("POST", "/v1/campaigns", doc{"name": "Friends", "campaign_type": "REFERRAL_PROGRAM", "referral_program": doc{"conversion_event_type": "redemption"},
		"voucher": doc{"type": "DISCOUNT_VOUCHER", "discount": off}})
	join := func(name string, referees int) {
		for _, of := range []string{"Club", "Gifts"} {
			s.must("POST", "/v1/publications", doc{"campaign": of, "customer": doc{"source_id": name}})
		}
		code := fmt.Sprint(s.must("POST", "/v1/campaigns/Friends/vouchers", doc{})["code"])
		s.must("POST", "/v1/publications", doc{"voucher": code, "customer": doc{"source_id": name}})
		holders := make([]doc, referees)
		for i := range holders {
			holders[i] = doc{"source_id": fmt.Sprintf("friend-%d-of-%s", i, name)}
		}
		s.must("POST", "/v1/referrals/members/"+code+"/holders", doc{"holders": holders})
	}
	asked := func() (least int64, customers int) {
		least = math.MaxInt64
		for range 10 { // keys and settings are read anew now and then
			before := database.trips.Load()
			customers = len(s.must("GET", "/v1/customers?limit=100", nil)["customers"].([]any))
			least = min(least, database.trips.Load()-before)
		}
		return least, customers
	}
	join("ada", 1)
	few, _ := asked()
	for i := range 4 {
		join(fmt.Sprint("customer-", i), 4)
	}
	if many, customers := asked(); many != few || customers != 22 {
		t.Errorf("%d customers take %d round trips, want 22 with the %d of two customers", customers, many, few)
	}
}

// TestAProjectIsOpenedWithoutAskingTheDatabase counts what the backend asks meanwhile.
func TestAProjectIsOpenedWithoutAskingTheDatabase(t *testing.T) {
	dsn, trips := countedDatabase(t)
	backend, err := postgres.Open(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	engine := punchcard.New(backend)
	defer engine.Close()
	before := trips.trips.Load()
	engine.Project("shop")
	if asked := trips.trips.Load() - before; asked != 0 {
		t.Errorf("opening a project asks the database %d times", asked)
	}
}
