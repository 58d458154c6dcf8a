package main

import (
	"log/slog"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/fault"
)

const (
	dashboardPath = "/dashboard/"
	// dashboardFeature is the name under which --disable-feature does without the dashboard.
	dashboardFeature = "dashboard"
)

// newDashboard returns the dashboard of the server, or nil where there is none.
func newDashboard(engine *punchcard.Engine, f serveFlags, freshDemo bool, log *slog.Logger) http.Handler {
	if slices.Contains(words(f.disabled), dashboardFeature) || !freshDemo {
		return nil
	}
	return dashboard.New(engine, dashboard.At(dashboardPath), dashboard.WithLogger(log), dashboard.WithVisitor(demoVisitor))
}

// demoVisitor admits every user of the machine that runs a demo. A page of another site cannot: its requests have another Host, or
// an Origin.
func demoVisitor(r *http.Request) (dashboard.Visitor, error) {
	from, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !from.Addr().Unmap().IsLoopback() || !isLoopbackHost(r.Host) || r.Header.Get("X-Forwarded-For") != "" {
		return dashboard.Visitor{}, fault.Unauthorized()
	}
	return dashboard.Visitor{ID: "demo", Name: "Demo", Owner: true}, nil
}

// isLoopbackHost reports whether a Host header names this machine.
func isLoopbackHost(host string) bool {
	if address, err := netip.ParseAddrPort(host); err == nil {
		return address.Addr().IsLoopback()
	}
	name, _, _ := strings.Cut(host, ":")
	if address, err := netip.ParseAddr(strings.Trim(host, "[]")); err == nil {
		return address.IsLoopback()
	}
	return name == "localhost"
}

// root serves the dashboard below its path, and the API everywhere else. Browsers that open the address of the server are sent to the dashboard.
func root(dashboard, api http.Handler) http.Handler {
	if dashboard == nil {
		return api
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.HasPrefix(r.URL.Path, dashboardPath):
			dashboard.ServeHTTP(w, r)
		case r.URL.Path+"/" == dashboardPath || isBrowserAtRoot(r):
			w.Header().Set("Vary", "Accept")
			http.Redirect(w, r, dashboardPath, http.StatusSeeOther)
		default:
			api.ServeHTTP(w, r)
		}
	})
}
