package webhook

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

func TestWebhookTypesAreUniqueAndCorrected(t *testing.T) {
	w := Webhook{ID: "wh_1", Active: true}
	err := w.apply(Change{
		TargetURL: patch.Set("https://shop.example/hooks"),
		Events: patch.Set([]string{
			"campaign.vouchers.aded", "voucher.gift.balance_aded", "voucher.loyalty_card.points_aded", "voucher.loyalty_card.pending_points.aded",
			"voucher.created", "campaign.vouchers.added", "voucher.created",
		}),
	}, noon, false)
	if err != nil {
		t.Fatal(err)
	}
	want := Webhook{
		ID: "wh_1", TargetURL: "https://shop.example/hooks", Active: true, UpdatedAt: noon,
		Events: []string{
			"campaign.vouchers.added", "voucher.gift.balance_added", "voucher.loyalty_card.points_added", "voucher.loyalty_card.pending_points.added",
			"voucher.created",
		},
	}
	if diff := cmp.Diff(want, w); diff != "" {
		t.Errorf("the webhook (-want +got):\n%s", diff)
	}
}

func TestChangeKeepsOtherProperties(t *testing.T) {
	w := Webhook{ID: "wh_1", TargetURL: "https://a.example", Events: []string{"voucher.created"}, Active: true}
	if err := w.apply(Change{Active: patch.Set(false)}, noon, false); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(Webhook{ID: "wh_1", TargetURL: "https://a.example", Events: []string{"voucher.created"}, UpdatedAt: noon}, w); diff != "" {
		t.Errorf("the webhook (-want +got):\n%s", diff)
	}
}

func TestInvalidWebhookIsRefused(t *testing.T) {
	valid := Change{TargetURL: patch.Set("https://shop.example/hooks"), Events: patch.Set([]string{"voucher.created"})}
	to := func(u string) Change { c := valid; c.TargetURL = patch.Set(u); return c }
	of := func(events ...string) Change { c := valid; c.Events = patch.Set(events); return c }
	for _, c := range []struct {
		change Change
		field  string
	}{
		{to(""), "target_url"}, {to("shop.example/hooks"), "target_url"}, {to("ftp://shop.example"), "target_url"},
		{to("https://"), "target_url"}, {to("https://:443/x"), "target_url"}, {to("https://user:pw@shop.example"), "target_url"},
		{to("https://shop.example/a b"), "target_url"}, {to("https://shop.example/" + strings.Repeat("x", maxTargetURL)), "target_url"},
		{to("http://127.0.0.1:9999"), "target_url"}, {to("http://[::1]/"), "target_url"}, {to("http://[::ffff:10.0.0.1]/"), "target_url"},
		{to("http://169.254.169.254/latest"), "target_url"},
		{of(), "events"}, {of("voucher.created", "voucher.create"), "events[1]"}, {of("customer.order.paid"), "events[0]"},
	} {
		var w Webhook
		err := w.apply(c.change, noon, false)
		f, ok := fault.As(err)
		if !ok || f.Key != "invalid_payload" || !strings.Contains(f.Error(), c.field) {
			t.Errorf("%v: %v, want a fault about %s", c.change, err, c.field)
		}
	}
	var w Webhook
	if err := w.apply(to("http://127.0.0.1:9999"), noon, true); err != nil {
		t.Errorf("a private address that is allowed: %v", err)
	}
}

func TestPublicAddresses(t *testing.T) {
	for address, want := range map[string]bool{
		"8.8.8.8": true, "1.1.1.1": true, "93.184.216.34": true, "2606:4700:4700::1111": true, "::ffff:8.8.8.8": true,
		"0.0.0.0": false, "0.1.2.3": false, "10.0.0.1": false, "100.64.0.1": false, "100.127.255.255": false, "127.0.0.1": false, "127.9.9.9": false,
		"168.63.129.16": false, "168.63.129.17": true, "169.254.169.254": false, "172.16.0.1": false, "172.31.255.255": false, "192.0.0.1": false, "192.0.2.1": false, "192.168.1.1": false,
		"198.18.0.1": false, "198.51.100.7": false, "203.0.113.9": false, "224.0.0.1": false, "239.1.2.3": false, "240.0.0.1": false,
		"255.255.255.255": false, "::": false, "::1": false, "::ffff:127.0.0.1": false, "::ffff:10.0.0.1": false, "::7f00:1": false,
		"64:ff9b::7f00:1": false, "64:ff9b:1::1": false, "100::1": false, "2001::1": false, "2001:db8::1": false, "2002:7f00:1::1": false,
		"fc00::1": false, "fd12:3456::1": false, "fe80::1": false, "fe80::1%eth0": false, "fec0::1": false, "ff02::1": false, "172.32.0.1": true,
	} {
		if got := public(netip.MustParseAddr(address)); got != want {
			t.Errorf("%s is public: %t, want %t", address, got, want)
		}
	}
}

func TestBodiesAreSignedAsPublished(t *testing.T) {
	for body, want := range map[string]string{
		`{"a":1}`:     "a17d2ac229d1ebbb5f10e839c7985c4818e5986eab297f7e5979196d4d7d3ed2",
		`{"a\"b":1}`:  "f7cf97814a03146abedb9793f56e1dec34f618f82d10395310d053f749483ffb",
		"  message  ": "53ff92957e1427ce23ad5bda9d0c5f2f4ff384d0806b83eeacb510c842d3a358",
	} {
		if got := Signature("secretKey", []byte(body)); got != want {
			t.Errorf("the signature of %q: %s, want %s", body, got, want)
		}
	}
}

func TestAttemptsAreRepeatedForADayAtDoublingDistances(t *testing.T) {
	var distances []time.Duration
	for failed := int64(1); ; failed++ {
		after, ok := retryAfter(failed, "whs_1")
		if !ok {
			break
		}
		distances = append(distances, after)
	}
	if len(distances) != retries {
		t.Fatalf("%d retries, want %d", len(distances), retries)
	}
	for i, full := range []string{"1m", "2m", "4m", "8m", "16m", "32m", "1h4m", "2h8m", "4h16m", "8h32m", "17h4m", "24h"} {
		want, err := time.ParseDuration(full)
		if err != nil {
			t.Fatal(err)
		}
		if got := distances[i]; got > want || got < want*9/10 {
			t.Errorf("retry %d comes after %s, want 90%% to 100%% of %s", i+1, got, full)
		}
	}
}

func TestRetryTimesIncreaseForEveryDelivery(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		id := rapid.String().Draw(t, "id")
		last := time.Duration(0)
		for failed := int64(1); failed <= retries; failed++ {
			after, ok := retryAfter(failed, id)
			if !ok || after <= last || after > lastRetry {
				t.Fatalf("retry %d comes after %s (%t), the one before after %s", failed, after, ok, last)
			}
			last = after
		}
	})
}

func TestDeliveryEndsWithSuccessOrLastFailure(t *testing.T) {
	d := Delivery{ID: "whs_1", Status: StatusPending, FirstAt: noon}
	for n := range int64(retries) {
		d.Attempts = n + 1
		d.end(Attempt{Status: 500}, noon)
		if d.Status != StatusPending || !d.NextAt.After(noon) || d.NextAt.After(noon.Add(lastRetry)) {
			t.Fatalf("after failure %d: %s, next at %s", n+1, d.Status, d.NextAt)
		}
	}
	won := d
	won.Attempts, d.Attempts = retries+1, retries+1
	won.end(Attempt{Status: 204}, noon.Add(lastRetry))
	d.end(Attempt{Status: 302}, noon.Add(lastRetry))
	for _, end := range []struct {
		got  Delivery
		want Status
	}{{won, StatusSucceeded}, {d, StatusFailed}} {
		if g := end.got; g.Status != end.want || !g.NextAt.IsZero() || !g.FinishedAt.Equal(noon.Add(lastRetry)) || len(g.Log) != retries+1 {
			t.Errorf("the end: %+v, want %s", g, end.want)
		}
	}
}

func TestEventsAreSentUnderPublishedTypesOnly(t *testing.T) {
	if len(Types) != 61+4+1 {
		t.Errorf("%d types, want the 61 that are published, those of rewards and that of returns", len(Types))
	}
	for recorded, want := range map[string]string{
		"voucher.created": "voucher.created true", "customer.redemption.succeeded": "redemption.succeeded true",
		"customer.order.paid": "customer.order.paid false", "vl.program.created": "vl.program.created false",
	} {
		name, ok := PublishedType(recorded)
		if got := fmt.Sprint(name, " ", ok); got != want {
			t.Errorf("%s: %s, want %s", recorded, got, want)
		}
	}
}

func TestLogHidesInternalAddressOfName(t *testing.T) {
	inside := httptest.NewServer(http.NotFoundHandler())
	defer inside.Close()
	_, port, err := net.SplitHostPort(inside.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	got := NewSender(false).post(t.Context(), "http://localhost:"+port+"/hook", "token", []byte("{}"))
	if got.Status != 0 || got.Error != errNotPublic.Error() {
		t.Errorf("the attempt: %+v", got)
	}
}

func TestLogHidesServersNetwork(t *testing.T) {
	far := &net.TCPAddr{IP: net.IPv4(8, 8, 8, 8), Port: 443}
	for want, err := range map[string]error{
		"lookup shop.example: no such host":              &net.DNSError{Err: "no such host", Name: "shop.example", Server: "10.1.2.3:53", IsNotFound: true},
		"read tcp 8.8.8.8:443: connection reset by peer": &net.OpError{Op: "read", Net: "tcp", Source: &net.TCPAddr{IP: net.IPv4(10, 1, 2, 3), Port: 4040}, Addr: far, Err: syscall.ECONNRESET},
		"the address is not one of the public internet":  &net.OpError{Op: "dial", Net: "tcp", Addr: far, Err: fmt.Errorf("%w: 10.1.2.3:80", errNotPublic)},
		"Post \"https://shop.example\": EOF":             &url.Error{Op: "Post", URL: "https://shop.example", Err: io.EOF},
	} {
		if got := reason(&url.Error{Op: "Post", URL: "https://shop.example", Err: err}); !strings.HasSuffix(got, want) || strings.Contains(got, "10.1.2.3") {
			t.Errorf("%v is kept as %q, want %q", err, got, want)
		}
	}
}

func TestConnectionsToAReceiverAreReused(t *testing.T) {
	var mu sync.Mutex
	opened := 0
	to := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, strings.Repeat("thanks ", 300))
	}))
	to.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		mu.Lock()
		defer mu.Unlock()
		if state == http.StateNew {
			opened++
		}
	}
	to.Start()
	defer to.Close()
	sender := NewSender(true)
	for range 5 {
		if got := sender.post(t.Context(), to.URL, "token", []byte("{}")); !got.succeeded() {
			t.Fatalf("the attempt: %+v", got)
		}
	}
	mu.Lock()
	defer mu.Unlock()
	if opened != 1 {
		t.Errorf("%d connections for five deliveries, one after the other", opened)
	}
}

func TestOneJobSendsForAWebhookAndLooksAgainForOthers(t *testing.T) {
	s := NewSender(true)
	if !s.begin("wh_1") || !s.begin("wh_2") {
		t.Fatal("nobody sends")
	}
	if s.begin("wh_1") {
		t.Error("two send for one webhook")
	}
	if s.end("wh_1", true) {
		t.Error("what came meanwhile is forgotten")
	}
	if !s.end("wh_1", true) || !s.begin("wh_1") {
		t.Error("it does not end")
	}
}
