package httpapi

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// clientAddress is the address that a request comes from, as limits count it. Proxies that the operator trusts are looked through:
// each appends to X-Forwarded-For whom it heard the request from, so that the rightmost address that is no trusted proxy is the
// caller. What stands further left the caller may have made up. The addresses of one IPv6 network of 64 bits are one caller's.
func (a *API) clientAddress(r *http.Request) string {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	caller := address.Addr().Unmap().WithZone("")
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, hop := range slices.Backward(hops) {
		if !a.trustsProxy(caller) {
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

// hopAddress reads an entry of X-Forwarded-For. Some proxies write the port of the caller as well, and IPv6 in brackets.
func hopAddress(text string) (address netip.Addr, known bool) {
	if withPort, err := netip.ParseAddrPort(text); err == nil {
		return withPort.Addr(), true
	}
	address, err := netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(text, "["), "]"))
	return address, err == nil
}

func (a *API) trustsProxy(address netip.Addr) bool {
	return slices.ContainsFunc(a.proxies, func(p netip.Prefix) bool { return p.Contains(address) })
}
