package ratelimit

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Address returns the address that a request comes from, as rate limits count it. Each proxy appends the address of
// its peer to X-Forwarded-For. The rightmost address that is no trusted proxy is the caller; entries to its left may be
// forged. All addresses of one IPv6 /64 count as one caller.
func Address(r *http.Request, proxies []netip.Prefix) string {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	caller := address.Addr().Unmap().WithZone("")
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, hop := range slices.Backward(hops) {
		if !Trusted(caller, proxies) {
			break
		}
		before, known := hopAddress(strings.TrimSpace(hop))
		if !known {
			break
		}
		caller = before.Unmap().WithZone("")
	}
	if caller.Is6() {
		if network, err := caller.Prefix(64); err == nil {
			return network.String()
		}
	}
	return caller.String()
}

// hopAddress parses an entry of X-Forwarded-For. Some proxies add the port of the caller, and write IPv6 in brackets.
func hopAddress(text string) (address netip.Addr, known bool) {
	if withPort, err := netip.ParseAddrPort(text); err == nil {
		return withPort.Addr(), true
	}
	address, err := netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(text, "["), "]"))
	return address, err == nil
}

// Trusted reports whether an address is in one of the networks.
func Trusted(address netip.Addr, networks []netip.Prefix) bool {
	return slices.ContainsFunc(networks, func(p netip.Prefix) bool { return p.Contains(address) })
}
