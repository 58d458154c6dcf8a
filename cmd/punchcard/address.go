package main

import (
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"strings"
)

// baseURL is the address that links begin with: the configured one, or else the address that the server listens on.
func baseURL(configured string, listening net.Addr) (string, error) {
	if configured == "" {
		return "http://" + reachable(listening), nil
	}
	u, err := url.Parse(configured)
	if err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Hostname() != "" && u.RawQuery == "" && u.Fragment == "" {
		return configured, nil
	}
	_, host, found := strings.Cut(configured, "//")
	if !found {
		host = configured
	}
	host, _, _ = strings.Cut(host, "?")
	host, _, _ = strings.Cut(host, "#")
	return "", fmt.Errorf("the base URL %q is no address of a server: it must begin with http:// or https:// and name a host, as https://%s", configured, host)
}

// reachable is the address for clients on the same host. A server on all addresses listens on [::], which browsers cannot open.
func reachable(listening net.Addr) string {
	at, err := netip.ParseAddrPort(listening.String())
	if err != nil || !at.Addr().IsUnspecified() {
		return listening.String()
	}
	return netip.AddrPortFrom(netip.AddrFrom4([4]byte{127, 0, 0, 1}), at.Port()).String()
}
