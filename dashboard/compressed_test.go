package dashboard

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/project"
)

// byBrowser are the headers of a browser whose person follows a link of the dashboard.
var byBrowser = []string{"Accept-Encoding", "gzip, deflate, br, zstd", "Sec-Fetch-Site", "same-origin"}

// unpacked is an answer as a browser shows it, and whether it was compressed.
func (p page) unpacked(t *testing.T) (page, bool) {
	t.Helper()
	if p.Header.Get("Content-Encoding") == "" {
		return p, false
	}
	r, err := gzip.NewReader(strings.NewReader(p.body))
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return page{p.Response, string(body)}, true
}

func TestPagesAreCompressed(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	client := &http.Client{Transport: &http.Transport{DisableCompression: true}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	send := func(method, path string, headers ...string) page {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), method, server.URL+shopPath+path, nil)
		s.must(t, err)
		r.Header.Set(roleHeader, string(roleOwner))
		for i := 0; i < len(headers); i += 2 {
			r.Header.Set(headers[i], headers[i+1])
		}
		resp, err := client.Do(r)
		s.must(t, err)
		defer resp.Body.Close()
		body, err := io.ReadAll(resp.Body)
		s.must(t, err)
		if resp.ContentLength > 0 && method == "GET" && resp.ContentLength != int64(len(body)) {
			t.Errorf("%s has %d bytes, and Content-Length says %d", path, len(body), resp.ContentLength)
		}
		return page{resp, string(body)}
	}
	plain := send("GET", "codes")
	for _, c := range []struct {
		accepted, from string
		compressed     bool
	}{
		{"gzip", "same-origin", true}, {"br, gzip;q=0.8", "none", true},
		{"gzip", "cross-site", false}, {"gzip", "same-site", false}, {"gzip", "", false}, {"gzip;q=0", "same-origin", false}, {"br", "same-origin", false},
	} {
		got, compressed := send("GET", "codes", "Accept-Encoding", c.accepted, "Sec-Fetch-Site", c.from).unpacked(t)
		if compressed != c.compressed || len(got.body) != len(plain.body) || !strings.HasSuffix(got.body, "</html>") && !strings.HasSuffix(got.body, "</html>\n") {
			t.Errorf("Accept-Encoding %q from %q: compressed %t, %d bytes for %d", c.accepted, c.from, compressed, len(got.body), len(plain.body))
		}
		if vary := got.Header.Get("Vary"); !strings.Contains(vary, "Accept-Encoding") || !strings.Contains(vary, "Sec-Fetch-Site") {
			t.Errorf("Vary is %q", vary)
		}
	}
	head, whole := send("HEAD", "codes", byBrowser...), send("GET", "codes", byBrowser...)
	if head.Header.Get("Content-Encoding") != "gzip" || head.body != "" || head.Header.Get("Content-Length") == "" || whole.Header.Get("Content-Length") == "" {
		t.Errorf("HEAD answers with %v and %q", head.Header, head.body)
	}
	if head := send("HEAD", "codes"); head.Header.Get("Content-Length") != plain.Header.Get("Content-Length") {
		t.Errorf("HEAD says %s bytes, and GET %s", head.Header.Get("Content-Length"), plain.Header.Get("Content-Length"))
	}
	// Parts are sent as pages are, and small answers, redirects, files and "nothing new" as they are.
	part := func(path, target string) page {
		t.Helper()
		return send("GET", path, append([]string{"HX-Request", "true", "HX-Target", "div#" + target}, byBrowser...)...)
	}
	if got, compressed := part("home", "needs").unpacked(t); compressed != (len(got.body) >= minCompressed) || !strings.HasPrefix(got.body, `<section id="needs"`) {
		t.Errorf("a part of %d bytes is compressed: %t\n%s", len(got.body), compressed, got.body)
	}
	if got, compressed := part("codes", "main").unpacked(t); !compressed || strings.Contains(got.body, "<html") {
		t.Errorf("a part: compressed %t\n%s", compressed, got.body)
	}
	small := part("tasks/under-way", "under-way")
	if _, compressed := small.unpacked(t); compressed || len(small.body) >= minCompressed {
		t.Errorf("a part of %d bytes is compressed", len(small.body))
	}
	if got := send("GET", "", byBrowser...); got.StatusCode != http.StatusSeeOther || got.Header.Get("Content-Encoding") != "" {
		t.Errorf("a redirect is %d %v", got.StatusCode, got.Header)
	}
	if got := send("GET", "audit.csv", byBrowser...); got.Header.Get("Content-Encoding") != "" || !strings.HasPrefix(got.Header.Get("Content-Disposition"), "attachment") {
		t.Errorf("a file has the headers %v", got.Header)
	}
	found, _ := part("home", "needs").unpacked(t)
	var again string
	for _, e := range found.elements(t) {
		if attribute(e, "hx-get") != "" {
			again = strings.TrimPrefix(attribute(e, "hx-get"), shopPath)
		}
	}
	if got := part(again, "needs"); got.StatusCode != http.StatusNoContent || got.body != "" || got.Header.Get("Content-Encoding") != "" {
		t.Errorf("nothing new is %d %v", got.StatusCode, got.Header)
	}
}

// TestSecretsAreNotCompressed walks over all pages, and sends the forms that show a secret.
func TestSecretsAreNotCompressed(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	settings, err := s.engine.Projects.Get(t.Context(), "shop")
	s.must(t, err)
	plain := 0
	check := func(what string, p page, shows bool) {
		t.Helper()
		got, compressed := p.unpacked(t)
		secrets := got.secretsOn(t)
		delete(secrets, "campaign-code") // which customers type
		has := len(secrets) > 0
		for _, secret := range []string{settings.Secret, settings.WebhookToken(), s.engine.BaseURL() + customer.CockpitPath, "/dashboard/welcome/"} {
			has = has || strings.Contains(got.body, secret)
		}
		if compressed && has {
			t.Errorf("%s shows a secret and is compressed", what)
		}
		if shows && (!has || p.StatusCode != http.StatusOK) {
			t.Errorf("%s is %d and shows no secret\n%s", what, p.StatusCode, got.text(t))
		}
		if has {
			plain++
		}
	}
	for _, r := range s.routes() {
		if r.method == "GET" && !r.whole {
			address := s.address(t, r.path)
			check(address, s.get(t, roleOwner, address, byBrowser...), r.path == "webhooks/{webhookId}/secret" || r.path == "customers/{customerId}/cockpit")
		}
	}
	form := s.get(t, roleOwner, keysPath).formAt(t, keysPath)
	form.Set("name", "Till")
	form.Set("side", string(project.AudienceServer))
	check("a new key", s.send(t, roleOwner, "POST", keysPath, form, byBrowser...), true)
	check("a call", s.send(t, roleOwner, "POST", shopPath+"developers/try", url.Values{
		"once": {"form_1"}, "method": {"GET"}, "path": {"/v1/customers/" + s.ids["customerId"]},
	}, byBrowser...), true)

	h := newHouse(t)
	first, _, err := h.engine.SignIns.FirstLink(t.Context())
	s.must(t, err)
	h.headers = byBrowser
	check("a link", h.get(t, "/dashboard/welcome/"+first), true)
	check("a link with a password that is refused", h.post(t, "/dashboard/welcome/"+first, "email", "ada@shop.example", "password", "short"), false)
	if plain < 6 {
		t.Errorf("%d pages show a secret", plain)
	}
	delivery := s.get(t, roleOwner, s.address(t, "deliveries/{deliveryId}"), byBrowser...)
	if _, compressed := delivery.unpacked(t); compressed {
		t.Error("the body of a delivery is compressed, which may have the address of a customer's page")
	}
}
