package project_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/project"
)

func TestTrustedOrigins(t *testing.T) {
	for _, c := range []struct {
		domain, origin string
		trusted        bool
	}{
		{"shop.example", "https://shop.example", true},
		{"shop.example", "https://SHOP.example:8443", true},
		{"shop.example", "shop.example", true},
		{"shop.example", "https://shop.example.evil.example", false},
		{"shop.example", "https://evilshop.example", false},
		{"shop.example", "https://www.shop.example", false},
		{"https://shop.example", "https://shop.example", true},
		{"https://shop.example/", "https://shop.example", true},
		{"https://shop.example", "http://shop.example", false},
		{"https://shop.example", "shop.example", false},
		{"shop.example:8443", "https://shop.example:8443", true},
		{"shop.example:8443", "https://shop.example", false},
		{"*.shop.example", "https://www.shop.example", true},
		{"*.shop.example", "https://a.b.shop.example", true},
		{"*.shop.example", "https://shop.example", false},
		{"*.shop.example", "https://.shop.example", false},
		{"*.shop.example", "https://wwwshop.example", false},
		{"*.shop.example", "*.shop.example", false},
		{"*.shop.example", "https://evil.example/.shop.example", false},
		{"*.shop.example", "https://evil.example:1/.shop.example", false},
		{"*.shop.example", "https://evil.example?.shop.example", false},
		{"*.shop.example", "https://evil.example#.shop.example", false},
		{"*.shop.example", "https://evil.example\\.shop.example", false},
		{"*.shop.example", "https://evil.example .shop.example", false},
		{"*.shop.example", "https://evil.example@www.shop.example", false},
		{"*.shop.example", "https://www.shop.example:80@evil.example", false},
		{"*.shop.example", "https://evil.example,https://www.shop.example", false},
		{"*.shop.example", "https://[::1].shop.example", false},
		{"*.shop.example", "https://xn--bcher-kva.shop.example:8443", true},
		{"*shop.example", "https://evilshop.example", false},
		{"https://*.shop.example", "http://www.shop.example", false},
		{"[::1]", "http://[::1]:3000", true},
		{"*", "https://anything.example", true},
		{"*", "", true},
		{"*", "null", true},
		{"shop.example", "", false},
		{"", "", false},
		{"null", "null", false},
	} {
		settings := project.ClientSettings{TrustedDomains: []string{"first.example", c.domain}}
		if got := settings.Trusts(c.origin); got != c.trusted {
			t.Errorf("%q trusts %q: %t", c.domain, c.origin, got)
		}
	}
	if (&project.ClientSettings{}).Trusts("https://shop.example") {
		t.Error("a project without trusted domains trusts one")
	}
}
