package httpapi_test

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
)

// withBaseURL gives the server a base address, without which there are no cockpits.
func (s *server) withBaseURL(options ...httpapi.Option) *server {
	s.t.Helper()
	e := env.System()
	e.Now = func() time.Time { return s.now }
	s.engine = s.backend.engine(punchcard.WithEnv(e), punchcard.WithBaseURL("https://cards.example"), punchcard.WithPrivateWebhooks())
	s.api = httpapi.New(s.engine, append([]httpapi.Option{httpapi.WithClientLimiter(nil)}, options...)...)
	return s
}

// cockpit returns the path of a customer's page.
func (s *server) cockpit(customer string) string {
	s.t.Helper()
	address := s.get("/v1/customers/" + customer)["assets"].(object)["cockpit_url"].(string)
	path, ours := strings.CutPrefix(address, "https://cards.example/cockpit/")
	if !ours {
		s.t.Fatalf("the page of %s is at %s", customer, address)
	}
	return "/cockpit/" + path
}

var tag = regexp.MustCompile(`(?s)<style>.*?</style>|<title>.*?</title>|<details>.*?</details>|<[^>]*>`)

// read returns the text of a page, one element per line.
func read(w *httptest.ResponseRecorder) (lines []string) {
	for line := range strings.Lines(tag.ReplaceAllString(w.Body.String(), "")) {
		if line = strings.TrimSpace(html.UnescapeString(line)); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

func TestACustomerSeesTheirOwnCodesAndPoints(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.Currency, n.Timezone = "EUR", "Europe/Warsaw" }).withBaseURL()
	s.post("/management/v1/projects/"+s.project+"/branding", object{"brand": object{"name": "Mugs & more", "website_url": "https://mugs.example"}, "contact": object{"email": "help@mugs.example"}})
	_, club := s.loyaltyCampaign("Club")
	s.tiers(club, "Bronze 0 99", "Silver 100")
	card := s.card(club, "ada")
	s.add(card, 150)
	s.post("/v1/customers", object{"source_id": "ada", "name": "Ada <script>", "metadata": object{"margin": "internal"}})
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 5000}, "metadata": object{"note": "internal"}})
	s.now = s.now.Add(time.Second)
	s.post("/v1/vouchers/OLD", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 12.5}, "expiration_date": "2026-11-20T23:30:00Z",
		"redemption": object{"quantity": 3}})
	s.now = s.now.Add(time.Second)
	s.couponCampaign("Autumn", nil, "TAKEN", "ANOTHERS")
	for _, code := range []string{"GIFT", "OLD", "TAKEN"} {
		s.post("/v1/publications", object{"voucher": code, "customer": object{"source_id": "ada"}})
	}
	s.post("/v1/publications", object{"voucher": "ANOTHERS", "customer": object{"source_id": "bob", "name": "Bob"}})
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "GIFT", "gift": object{"credits": 1250}}}, "order": object{"amount": 9000}, "customer": object{"source_id": "ada"}})

	w := s.fetch(s.cockpit("ada"))
	if w.Code != 200 || w.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("%d %s", w.Code, w.Body)
	}
	if diff := cmp.Diff([]string{
		"Mugs & more", "Hello, Ada <script>",
		"Your points", "Club", "150 points", "Tier: Silver", card,
		"Your codes", "ActiveAutumn", "Coupon", "10.00 EUR off", "TAKEN",
		"ExpiredCoupon", "12.5% off", "OLD", "Until 21 November 2026", "3 of 3 uses left",
		"ActiveGift card", "37.50 EUR left of 50.00 EUR", "GIFT",
		"Website", "help@mugs.example", "Whoever has the address of this page sees it: keep it to yourself.",
	}, read(w)); diff != "" {
		t.Errorf("page (-want +got):\n%s", diff)
	}
	hidden := []string{"<script", "internal", "ANOTHERS", "Bob", "cust_"}
	for _, code := range []string{"GIFT", "OLD", "TAKEN", card} {
		hidden = append(hidden, s.get("/v1/vouchers/" + code)["id"].(string))
	}
	for _, hidden := range hidden {
		if strings.Contains(w.Body.String(), hidden) {
			t.Errorf("the page has %s in it", hidden)
		}
	}
	picture := regexp.MustCompile(`src="([^"]*)"`).FindStringSubmatch(w.Body.String())
	at, err := url.Parse("https://cards.example" + s.cockpit("ada"))
	if err != nil || picture == nil {
		t.Fatalf("no picture: %v", err)
	}
	drawn, err := at.Parse(html.UnescapeString(picture[1]))
	if err != nil || drawn.Host != "cards.example" {
		t.Fatalf("the picture is at %v %v", drawn, err)
	}
	if p := s.fetch(drawn.RequestURI()); p.Code != 200 || p.Header().Get("Content-Type") != "image/svg+xml" {
		t.Errorf("the picture: %d %s", p.Code, p.Body)
	}
}

func TestACockpitShowsReferralsWithoutNamingOthers(t *testing.T) {
	s := newServer(t).withBaseURL()
	code := s.referral(object{"conversion_event_type": "redemption"})
	s.post("/v1/customers", object{"source_id": "ada", "name": "Ada"})
	if a := s.redeemCode(code, "bob"); a.status != 200 {
		t.Fatal(a.raw)
	}
	s.processReferrals()
	for customer, want := range map[string][]string{
		"ada": {"Shop", "Hello, Ada", "Your codes", "ActiveFriends", "Your code for friends", "10% off", code, "Friends who came: 1"},
		"bob": {"Shop", "Hello", "Your codes", "ActiveFriends", "From a friend", "10% off", code},
	} {
		got := read(s.fetch(s.cockpit(customer)))
		if diff := cmp.Diff(want, got[:len(got)-1]); diff != "" {
			t.Errorf("the page of %s (-want +got):\n%s", customer, diff)
		}
	}
}

func TestACockpitShowsTheCardsOfPrograms(t *testing.T) {
	s := newServer(t).withBaseURL()
	_, member, card := s.newMember(object{})
	s.expect(200, "POST", card+"/points", object{"points": 70})
	code := fmt.Sprint(s.memberCard(member)["code"])
	got := read(s.fetch(s.cockpit("ann")))
	if diff := cmp.Diff([]string{"Shop", "Hello", "Your points", "Club", "70 points", code}, got[:len(got)-1]); diff != "" {
		t.Error(diff)
	}
}

func TestCockpitForbidsCachingAndFraming(t *testing.T) {
	s := newServer(t).withBaseURL()
	s.post("/v1/customers", object{"source_id": "ada"})
	w := s.fetch(s.cockpit("ada"))
	_, style, _ := strings.Cut(w.Body.String(), "<style>")
	style, _, _ = strings.Cut(style, "</style>")
	sum := sha256.Sum256([]byte(style))
	want := map[string]string{
		"Content-Security-Policy": "default-src 'none'; img-src 'self'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
			"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		"Referrer-Policy": "no-referrer", "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow",
		"X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
	}
	for _, path := range []string{s.cockpit("ada"), "/cockpit/customers/x"} {
		for name, value := range want {
			if got := s.fetch(path).Header().Get(name); got != value {
				t.Errorf("%s: %s is %q, want %q", path, name, got, value)
			}
		}
	}
}

func TestOnlyTheAddressOfACockpitOpensIt(t *testing.T) {
	s := newServer(t).withBaseURL()
	ada := s.post("/v1/customers", object{"source_id": "ada"})["id"].(string)
	s.post("/v1/customers", object{"source_id": "bob"})
	address := s.cockpit("ada")
	id := strings.TrimPrefix(address, "/cockpit/customers/")
	content, err := base64.RawURLEncoding.DecodeString(id)
	if err != nil {
		t.Fatal(err)
	}
	forged := func(signature []byte, of string) string {
		return "/cockpit/customers/" + base64.RawURLEncoding.EncodeToString(append(signature[:16:16], of...))
	}
	other, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(s.cockpit("bob"), "/cockpit/customers/"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{
		"/cockpit/customers/", "/cockpit/customers/x", "/cockpit/customers/%00", "/cockpit/customers/" + ada, address + "AA",
		forged(make([]byte, 16), s.project+" "+ada), forged(other, string(content[16:])), forged(content, s.project+" ada"), forged(content, "proj_x "+ada),
		forged(content, "\x00 \xff"), address + "?page=0", address + "?page=x", address + "?page=501", address + "?page=1&page=2",
	} {
		if w := s.fetch(path); w.Code != 404 {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	if w := s.fetch(address); w.Code != 200 {
		t.Fatalf("the address itself: %d", w.Code)
	}
	s.del("/v1/customers/ada")
	s.post("/v1/customers", object{"source_id": ada}) // a customer with that source id exists
	if w := s.fetch(address); w.Code != 404 {
		t.Errorf("the page of a deleted customer: %d", w.Code)
	}
}

func TestRenewedCockpitInvalidatesOldAddress(t *testing.T) {
	s := newServer(t).withBaseURL()
	s.post("/v1/customers", object{"source_id": "ada"})
	s.post("/v1/customers", object{"source_id": "bob"})
	bob := s.cockpit("bob")
	renew := "/management/v1/projects/" + s.project + "/customers/ada/cockpit/renew"
	known := []string{s.cockpit("ada")}
	for range 2 {
		answered := s.post(renew, nil)["assets"].(object)["cockpit_url"].(string)
		now := s.cockpit("ada")
		if !strings.HasSuffix(answered, now) {
			t.Errorf("renewed to %s, but it is at %s", answered, now)
		}
		for _, before := range known {
			if w := s.fetch(before); w.Code != 404 {
				t.Errorf("an address before: %d", w.Code)
			}
		}
		if w := s.fetch(now); w.Code != 200 {
			t.Errorf("the address after: %d", w.Code)
		}
		known = append(known, now)
	}
	s.put("/v1/customers/ada", object{"name": "Ada"}) // an update keeps the address
	if w := s.fetch(known[2]); w.Code != 200 {
		t.Errorf("after a change: %d", w.Code)
	}
	if w := s.fetch(bob); w.Code != 200 {
		t.Errorf("the page of another: %d", w.Code)
	}
	s.refuse(404, "not_found", "customer", "POST", strings.Replace(renew, "/ada/", "/eve/", 1), nil)
}

func TestDistributionSendsCockpitAddress(t *testing.T) {
	s, to, path := newDistributionReceiver(t)
	s.withBaseURL()
	for _, event := range []string{"customer.custom_event", "customer.order.paid"} {
		s.post(path, object{"name": event, "event": event, "target_url": to.URL, "raw": true, "template": `{"see": "{{customer.assets.cockpit_url}}"}`})
	}
	s.post("/v1/events", object{"event": "review", "customer": object{"source_id": "ada"}})
	s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "ada"}})
	s.deliver()
	for _, g := range to.got {
		if want := "https://cards.example" + s.cockpit("ada"); g.body["see"] != want {
			t.Errorf("told of %v, want %s", g.body["see"], want)
		}
	}
	if len(to.got) != 2 {
		t.Errorf("%d messages were sent", len(to.got))
	}
}

func TestALongCockpitHasPages(t *testing.T) {
	s := newServer(t).withBaseURL()
	var codes []string
	for i := range 21 {
		code := fmt.Sprintf("CODE-%02d", i)
		s.now = s.now.Add(time.Second)
		s.post("/v1/vouchers/"+code, object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}})
		s.post("/v1/publications", object{"voucher": code, "customer": object{"source_id": "ada"}})
		codes = append([]string{code}, codes...)
	}
	shown := regexp.MustCompile(`CODE-\d\d|page=\d+`)
	for page, want := range map[string][]string{"": append(codes[:20:20], "page=2"), "?page=2": {codes[20], "page=1"}, "?page=3": {"page=2"}} {
		if diff := cmp.Diff(want, shown.FindAllString(s.fetch(s.cockpit("ada")+page).Body.String(), -1)); diff != "" {
			t.Errorf("page %s (-want +got):\n%s", page, diff)
		}
	}
}

func TestCockpitIsRateLimitedAndCanBeSwitchedOff(t *testing.T) {
	s := newServer(t).withBaseURL(httpapi.WithClientLimiter(httpapi.NewLimiter(httpapi.ClientRate)))
	s.post("/v1/customers", object{"source_id": "ada"})
	address := s.cockpit("ada")
	for range httpapi.ClientRate.Calls {
		if w := s.fetch(address); w.Code != 200 {
			t.Fatal(w.Code)
		}
	}
	if w := s.fetch(address); w.Code != 429 || w.Header().Get("Retry-After") != "1" || len(read(w)) != 1 {
		t.Errorf("a call too many: %d %v %s", w.Code, w.Header(), w.Body)
	}
	s.withBaseURL(httpapi.WithoutFeatures("cockpits"))
	s.hasNoCockpit(address)
}

func TestAnEngineWithoutCockpitsLinksToNone(t *testing.T) {
	s, to, path := newDistributionReceiver(t)
	s.withBaseURL()
	s.post("/v1/customers", object{"source_id": "ada"})
	address := s.cockpit("ada")
	e := env.System()
	e.Now = func() time.Time { return s.now }
	s.engine = s.backend.engine(punchcard.WithEnv(e), punchcard.WithBaseURL("https://cards.example"), punchcard.WithPrivateWebhooks(), punchcard.WithoutCockpits())
	s.api = httpapi.New(s.engine)
	s.hasNoCockpit(address)
	s.post(path, object{"name": "Paid", "event": "customer.order.paid", "target_url": to.URL})
	s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "ada"}})
	s.deliver()
	if c := to.last("customer.order.paid")["customer"].(object); c["source_id"] != "ada" || c["assets"] != nil {
		t.Errorf("the distribution sends the customer %v", c)
	}
}

// hasNoCockpit fails when the page of the customer ada, which was at an address, can be found or made anew.
func (s *server) hasNoCockpit(address string) {
	s.t.Helper()
	if assets := s.get("/v1/customers/ada")["assets"]; assets != nil {
		s.t.Errorf("switched off, the assets are %v", assets)
	}
	if w := s.fetch(address); w.Code != 404 {
		s.t.Errorf("switched off: %d", w.Code)
	}
	s.refuse(402, "missing_required_feature", "cockpits", "POST", "/management/v1/projects/"+s.project+"/customers/ada/cockpit/renew", nil)
}
