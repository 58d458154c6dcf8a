package main

import (
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"strings"
)

// baseURL is the address that links begin with: the one that was named, or else the one that is listened on.
func baseURL(named string, listening net.Addr) (string, error) {
	if named == "" {
		return "http://" + openable(listening), nil
	}
	u, err := url.Parse(named)
	if err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Hostname() != "" && u.RawQuery == "" && u.Fragment == "" {
		return named, nil
	}
	_, host, found := strings.Cut(named, "//")
	if !found {
		host = named
	}
	host, _, _ = strings.Cut(host, "?")
	host, _, _ = strings.Cut(host, "#")
	return "", fmt.Errorf("the base URL %q is no address of a server: it must begin with http:// or https:// and name a host, as https://%s", named, host)
}

// openable is an address under which a client on this machine reaches what listens on all addresses: nobody can open [::].
func openable(listening net.Addr) string {
	at, err := netip.ParseAddrPort(listening.String())
	if err != nil || !at.Addr().IsUnspecified() {
		return listening.String()
	}
	return netip.AddrPortFrom(netip.AddrFrom4([4]byte{127, 0, 0, 1}), at.Port()).String()
}
