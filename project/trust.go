package project

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
)

// Trusts reports whether a client-side call from this origin is accepted. An origin is "https://shop.example:8443", or a bare host,
// as apps send it. Of the trusted domains
//
//	shop.example          trusts that host, with any scheme and port
//	https://shop.example  trusts it with that scheme only
//	shop.example:8443     trusts it with that port only
//	*.shop.example        trusts all hosts below shop.example, and not shop.example itself
//	*                     trusts all hosts, and calls without an origin
//
// A call without an origin, or with the origin "null", has no host, so that only * trusts it.
func (c *ClientSettings) Trusts(origin string) bool {
	if slices.Contains(c.TrustedDomains, "*") {
		return true
	}
	asked := parseOrigin(origin)
	if asked.host == "null" || !asked.isValid() {
		return false
	}
	return slices.ContainsFunc(c.TrustedDomains, func(domain string) bool { return parseOrigin(domain).covers(asked) })
}

// isValid reports whether an origin is one that a page or app can have: a host and a port, and no other parts. A text that ends with
// a trusted domain need not come from it: "https://elsewhere.example/.shop.example".
func (o origin) isValid() bool {
	host := o.host
	if address, bracketed := strings.CutPrefix(host, "["); bracketed {
		address, bracketed = strings.CutSuffix(address, "]")
		return bracketed && strings.Trim(address, "0123456789abcdef:.") == "" && isNumber(o.port)
	}
	outside := func(c rune) bool {
		return !unicode.IsLetter(c) && !unicode.IsDigit(c) && !strings.ContainsRune("-._", c)
	}
	return host != "" && !strings.ContainsFunc(host, outside) && isNumber(o.port)
}

// isNumber reports whether a port is a number, or absent.
func isNumber(port string) bool { return strings.Trim(port, "0123456789") == "" }

// canBeTrusted reports whether a domain, or a pattern of domains, can be the origin of a page.
func canBeTrusted(domain string) bool {
	o := parseOrigin(domain)
	if o == (origin{host: "*"}) {
		return true
	}
	host := o.host
	if below, wildcard := strings.CutPrefix(host, "*."); wildcard {
		host = below
	}
	if o.port != "" {
		host += ":" + o.port
	}
	u, err := url.Parse("//" + host)
	return err == nil && u.Host == host && u.Hostname() != "" && !strings.HasSuffix(domain, ":") && !strings.Contains(host, "*")
}

// origin is the origin of a page; an empty part of a trusted domain matches any.
type origin struct{ scheme, host, port string }

func parseOrigin(text string) (o origin) {
	text = strings.TrimSuffix(strings.ToLower(strings.TrimSpace(text)), "/")
	if scheme, rest, found := strings.Cut(text, "://"); found {
		o.scheme, text = scheme, rest
	}
	o.host = text
	// The colons of an IPv6 address are in brackets; the one of a port comes after them.
	if colon := strings.LastIndexByte(text, ':'); colon > strings.LastIndexByte(text, ']') {
		o.host, o.port = text[:colon], text[colon+1:]
	}
	return o
}

func (o origin) covers(asked origin) bool {
	if o.scheme != "" && o.scheme != asked.scheme || o.port != "" && o.port != asked.port {
		return false
	}
	if below, wildcard := strings.CutPrefix(o.host, "*"); wildcard {
		return strings.HasPrefix(below, ".") && len(asked.host) > len(below) && strings.HasSuffix(asked.host, below)
	}
	return o.host == asked.host
}
