package main

import (
	"net/netip"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/httpapi"
)

func TestRateIsCallsAndDuration(t *testing.T) {
	for text, want := range map[string]httpapi.Rate{"": {}, "5/5s": {Calls: 5, Per: 5 * time.Second}, "2000/1m": {Calls: 2000, Per: time.Minute}} {
		if got, err := parseRate("api-rate", text); err != nil || got != want {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"5", "5/", "/5s", "0/5s", "-1/5s", "5/0s", "5/-1s", "x/5s", "5/5s/5s", "9999999999/1s"} {
		if got, err := parseRate("api-rate", text); err == nil {
			t.Errorf("%q is taken as %v", text, got)
		}
	}
}

func TestProxiesAreNetworksOrAddresses(t *testing.T) {
	got, err := parseNetworks("10.0.0.0/8, 192.0.2.1,2001:db8::/32")
	want := []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("192.0.2.1/32"), netip.MustParsePrefix("2001:db8::/32")}
	same := cmp.Comparer(func(a, b netip.Prefix) bool { return a == b })
	if diff := cmp.Diff(want, got, same); err != nil || diff != "" {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
	if got, err := parseNetworks("everybody"); err == nil {
		t.Errorf("everybody is taken as %v", got)
	}
}

func TestInvalidClientLimitsStopTheStart(t *testing.T) {
	for _, f := range []serveFlags{{clientRate: "many"}, {apiRate: "many"}, {bulkRate: "many"}, {proxies: "all"}, {disabled: "loyalty-v3"}} {
		if _, err := f.callerOptions(); err == nil {
			t.Errorf("%+v is accepted", f)
		}
	}
	if _, err := (&serveFlags{clientRate: "5/5s", disabled: "loyalty-v2,branding"}).callerOptions(); err != nil {
		t.Error(err)
	}
}
