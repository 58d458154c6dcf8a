package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
)

const (
	dashboardPath = "/dashboard/"
	// dashboardFeature is the name under which --disable-feature does without the dashboard.
	dashboardFeature = "dashboard"
)

// newDashboard returns the dashboard of the server, or nil when it is switched off. demoUser is who everybody on this machine is in a demo.
func newDashboard(engine *punchcard.Engine, api *httpapi.API, f serveFlags, demoUser string, log *slog.Logger) (http.Handler, error) {
	if f.withoutDashboard() {
		return nil, nil
	}
	proxies, err := parseNetworks(f.proxies)
	if err != nil {
		return nil, err
	}
	options := []dashboard.Option{
		dashboard.At(dashboardPath), dashboard.WithLogger(log), dashboard.WithTrustedProxies(proxies...), dashboard.WithDemo(demoUser), dashboard.WithAPI(api),
		dashboard.WithVersion(version()),
	}
	if f.provider != (dashboard.Provider{}) {
		if err := f.provider.Validate(); err != nil {
			return nil, fmt.Errorf("--oidc-issuer: %w", err)
		}
		options = append(options, dashboard.WithProvider(f.provider))
	}
	if f.dashboardDir != "" {
		if _, err := os.Stat(filepath.Join(f.dashboardDir, "templates", "base.html")); err != nil {
			return nil, fmt.Errorf("--dashboard-dir: %w", err)
		}
		options = append(options, dashboard.WithDir(os.DirFS(f.dashboardDir)))
	}
	return dashboard.New(engine, options...), nil
}

func (f serveFlags) withoutDashboard() bool {
	return slices.Contains(words(f.disabled), dashboardFeature)
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

// demoOwner makes the person that everybody on this machine is in a demo.
func demoOwner(ctx context.Context, engine *punchcard.Engine) (id string, err error) {
	u, err := engine.Projects.AddOwner(ctx, project.Invitation{Email: "demo@localhost.localdomain", FirstName: "Demo"})
	return u.ID, err
}

// printFirstLink prints the link with which the first person becomes the owner, while nobody can sign in. Where the log is JSON the line is JSON, too.
func printFirstLink(ctx context.Context, engine *punchcard.Engine, f serveFlags, base string, out io.Writer) error {
	token, needed, err := engine.SignIns.FirstLink(ctx)
	if err != nil || !needed {
		return err
	}
	if f.provider.Only {
		const text = "Nobody can sign in to the dashboard yet. Make its first owner: punchcard user create E-MAIL --owner"
		if f.logFormat == "json" {
			slog.New(slog.NewJSONHandler(out, nil)).Info(text)
			return nil
		}
		_, err = fmt.Fprintln(out, text)
		return err
	}
	const text = "Nobody can sign in to the dashboard yet. This link makes its first owner; it is valid for 30 minutes and once"
	if f.logFormat == "json" {
		slog.New(slog.NewJSONHandler(out, nil)).Info(text, "link", welcomeLink(base, token))
		return nil
	}
	_, err = fmt.Fprintf(out, "\n%s:\n%s\n\n", text, welcomeLink(base, token))
	return err
}

// welcomeLink is the address at which a person sets a password.
func welcomeLink(base, token string) string {
	return strings.TrimSuffix(base, "/") + dashboardPath + "welcome/" + token
}
