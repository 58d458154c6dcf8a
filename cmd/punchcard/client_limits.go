package main

import (
	"cmp"
	"fmt"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/httpapi"
)

// maxRecentCalls bounds the memory of recent calls: a call takes some 300 bytes.
const maxRecentCalls = 100_000

// callerOptions reads the settings that limit clients: rates, trusted proxies, the cluster and disabled features.
func (f *serveFlags) callerOptions() ([]httpapi.Option, error) {
	client, err := parseRate("client-rate", f.clientRate)
	if err != nil {
		return nil, err
	}
	calls, err := parseRate("api-rate", f.apiRate)
	if err != nil {
		return nil, err
	}
	bulk, err := parseRate("bulk-rate", f.bulkRate)
	if err != nil {
		return nil, err
	}
	proxies, err := parseNetworks(f.proxies)
	if err != nil {
		return nil, err
	}
	disabled := slices.DeleteFunc(words(f.disabled), func(name string) bool { return name == dashboardFeature })
	if err := httpapi.CheckFeatures(disabled...); err != nil {
		return nil, fmt.Errorf("disable-feature: %w", err)
	}
	var limiter httpapi.Limiter
	if client.Calls > 0 {
		limiter = httpapi.NewLimiter(client)
	}
	recent, err := strconv.Atoi(cmp.Or(f.recentCalls, "0"))
	if err != nil || recent < 0 || recent > maxRecentCalls {
		return nil, fmt.Errorf("recent-calls must be a number from 0 to %d, not %q", maxRecentCalls, f.recentCalls)
	}
	return []httpapi.Option{
		httpapi.WithRecentCalls(recent),
		httpapi.WithClientLimiter(limiter), httpapi.WithServerRates(calls, bulk), httpapi.WithTrustedProxies(proxies...),
		httpapi.WithCluster(f.cluster), httpapi.WithoutFeatures(disabled...),
	}, nil
}

// parseRate parses a number of calls and a duration, such as "5/5s". An empty text means no limit.
func parseRate(flag, text string) (r httpapi.Rate, err error) {
	if text == "" {
		return r, nil
	}
	calls, per, _ := strings.Cut(text, "/")
	r.Calls, err = strconv.Atoi(calls)
	if err == nil {
		r.Per, err = time.ParseDuration(per)
	}
	if err != nil || r.Calls < 1 || r.Per < time.Millisecond || r.Per/time.Duration(r.Calls) == 0 {
		return httpapi.Rate{}, fmt.Errorf("%s must be CALLS/TIME such as 2000/1m, not %q", flag, text)
	}
	return r, nil
}

// parseNetworks parses networks and single addresses, separated by commas.
func parseNetworks(text string) ([]netip.Prefix, error) {
	var networks []netip.Prefix
	for _, word := range words(text) {
		network, err := netip.ParsePrefix(word)
		if err != nil {
			address, addressErr := netip.ParseAddr(word)
			if addressErr != nil {
				return nil, fmt.Errorf("trusted-proxies must be networks such as 10.0.0.0/8 or addresses, not %q", word)
			}
			network = netip.PrefixFrom(address, address.BitLen())
		}
		networks = append(networks, network)
	}
	return networks, nil
}

// words splits a text at commas and spaces.
func words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })
}

// features are the names that --disable-feature takes.
func features() []string { return append(httpapi.Features(), dashboardFeature) }
