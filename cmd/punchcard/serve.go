package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/storage"
)

// serveFlags are the settings of the server.
type serveFlags struct {
	// jobTimeout is how long a portion of a background job may take; zero means the default of the storage.
	jobTimeout                                   time.Duration
	addr, adminAddr, storage, baseURL, logFormat string
	// readFrom is a standby that lists are read from.
	readFrom replica
	// adminConfigured is set when --admin-addr or its variable is set: then serve fails when the address is in use.
	adminConfigured                                             bool
	demo, replaceItems, privateWebhooks, pprof, spreadsheetSafe bool
	// The limits of clients; see callerOptions.
	clientRate, apiRate, bulkRate, proxies, cluster, disabled, recentCalls string
	// dashboardDir has templates and assets of the dashboard; empty for those that are built in.
	dashboardDir string
	// provider is the OpenID Connect provider with which people sign in to the dashboard; empty for none.
	provider dashboard.Provider
}

// defaultAddr is the default address of the API.
const defaultAddr = "127.0.0.1:8080"

// defaultAdminAddr is the default address of the metrics.
const defaultAdminAddr = "127.0.0.1:8081"

// timeouts bound how long a slow or silent client may hold a connection: until its headers have arrived, until its whole request has, until
// its answer is written, and between two requests.
type timeouts struct{ header, request, answer, idle time.Duration }

var defaultTimeouts = timeouts{header: 10 * time.Second, request: 60 * time.Second, answer: 120 * time.Second, idle: 120 * time.Second}

const (
	maxHeaderBytes  = 64 << 10
	shutdownTimeout = 15 * time.Second
)

func newServe() *cobra.Command {
	var f serveFlags
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the API",
		Long: `Serve the API over HTTP.

With --demo the server starts on a fresh file, fills a small shop and prints calls to try.

The variables PUNCHCARD_BOOTSTRAP_PROJECT_ID, _APP_ID, _APP_TOKEN, _CLIENT_APP_ID, _CLIENT_TOKEN, _MANAGEMENT_ID and
_MANAGEMENT_TOKEN make sure, at every start, that a project with these credentials exists.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, inEnvironment := os.LookupEnv("PUNCHCARD_ADMIN_ADDR")
			f.adminConfigured = inEnvironment || cmd.Flags().Changed("admin-addr")
			return serve(cmd.Context(), f, cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	setting(cmd, &f.addr, "addr", "PUNCHCARD_ADDR", defaultAddr, "the address to serve the API on")
	setting(cmd, &f.adminAddr, "admin-addr", "PUNCHCARD_ADMIN_ADDR", defaultAdminAddr, "the address to serve /metrics on; empty for none")
	setting(cmd, &f.storage, "storage", "PUNCHCARD_STORAGE", "", storageHelp+" (default "+defaultStorage+", with --demo "+demoStorage+")")
	setting(cmd, &f.readFrom.where, "read-storage", "PUNCHCARD_READ_STORAGE", "", "a streaming standby of --storage, a postgres:// address, to read lists, reports and exports from")
	durationSetting(cmd, &f.readFrom.most, "read-storage-lag", "PUNCHCARD_READ_STORAGE_LAG", "how far the standby may be behind before --storage is read instead (default 30s)")
	setting(cmd, &f.baseURL, "base-url", "PUNCHCARD_BASE_URL", "", "the address under which clients reach the server, for links in answers (default http://ADDR)")
	setting(cmd, &f.logFormat, "log-format", "PUNCHCARD_LOG_FORMAT", "text", "text or json")
	boolSetting(cmd, &f.replaceItems, "replace-items", "PUNCHCARD_REPLACE_ITEMS", "take discounts with the effect REPLACE_ITEMS, an extension of the published API")
	boolSetting(cmd, &f.privateWebhooks, "webhooks-allow-private", "PUNCHCARD_WEBHOOKS_ALLOW_PRIVATE", "let webhooks go to private addresses of the server's network, too")
	setting(cmd, &f.clientRate, "client-rate", "PUNCHCARD_CLIENT_RATE", "5/5s", "the limit of calls to the client-side API for each address, as CALLS/TIME; empty for no limit")
	setting(cmd, &f.apiRate, "api-rate", "PUNCHCARD_API_RATE", "", "the limit of calls to the server-side API for each project, as CALLS/TIME (default no limit)")
	setting(cmd, &f.bulkRate, "bulk-rate", "PUNCHCARD_BULK_RATE", "", "the limit of calls that change many resources for each project, as CALLS/TIME (default no limit)")
	setting(cmd, &f.recentCalls, "recent-calls", "PUNCHCARD_RECENT_CALLS", strconv.Itoa(httpapi.RecentCalls), "how many of the latest calls the dashboard can list, without paths and bodies; 0 for none")
	setting(cmd, &f.dashboardDir, "dashboard-dir", "PUNCHCARD_DASHBOARD_DIR", "", "a folder with templates and assets of the dashboard, read at each request, for those who work on them")
	setting(cmd, &f.provider.Issuer, "oidc-issuer", "PUNCHCARD_OIDC_ISSUER", "", "the address of an OpenID Connect provider with which users sign in to the dashboard")
	setting(cmd, &f.provider.ClientID, "oidc-client-id", "PUNCHCARD_OIDC_CLIENT_ID", "", "the id of Punchcard at the provider")
	setting(cmd, &f.provider.ClientSecret, "oidc-client-secret", "PUNCHCARD_OIDC_CLIENT_SECRET", "", "the secret of Punchcard at the provider")
	cmd.Flags().Lookup("oidc-client-secret").DefValue = "" // or else the help prints the variable
	boolSetting(cmd, &f.provider.Only, "oidc-only", "PUNCHCARD_OIDC_ONLY", "let people in with the provider alone, and not with passwords")
	setting(cmd, &f.proxies, "trusted-proxies", "PUNCHCARD_TRUSTED_PROXIES", "", "networks of the proxies whose X-Forwarded-For is trusted, as 10.0.0.0/8,192.0.2.1")
	setting(cmd, &f.cluster, "cluster", "PUNCHCARD_CLUSTER", "", "the cluster that this server belongs to: projects of others are refused")
	setting(cmd, &f.disabled, "disable-feature", "PUNCHCARD_DISABLE_FEATURE", "", "features to switch off, separated by commas: "+strings.Join(features(), ", "))
	boolSetting(cmd, &f.pprof, "pprof", "PUNCHCARD_PPROF", "serve profiles at /debug/pprof/ of the admin address")
	boolSetting(cmd, &f.spreadsheetSafe, "spreadsheet-safe", "PUNCHCARD_SPREADSHEET_SAFE", "put an apostrophe before cells of exported files that a spreadsheet would take for formulas")
	durationSetting(cmd, &f.jobTimeout, "job-timeout", "PUNCHCARD_JOB_TIMEOUT", "how long one portion of a background job may take; a job whose server was killed is restarted after half that time more (default 20s)")
	cmd.Flags().BoolVar(&f.demo, "demo", false, "start on a fresh demo file with a filled shop; with --storage add the shop there")
	return cmd
}

// gcPercent is the garbage that may arise before it is collected, as a percentage of the heap in use. A server over a database has a small heap:
// with 100, the default of Go, it would collect many times a second under load, which takes a fifth of the processor's time (goal P2).
const gcPercent = 300

// tuneCollector sets gcPercent, unless the environment has GOGC or the data itself is on the heap. GOMEMLIMIT bounds the memory of a container.
func tuneCollector(where string) {
	if os.Getenv("GOGC") == "" && where != "memory" {
		debug.SetGCPercent(gcPercent)
	}
}

func serve(ctx context.Context, f serveFlags, stdout, stderr io.Writer) error {
	log, err := newLogger(f.logFormat, stderr)
	if err != nil {
		return err
	}
	slog.SetDefault(log) // so that all logs of the process have one format, those of other libraries included
	traces, endTraces, err := startTraces(ctx, log)
	if err != nil {
		return err
	}
	defer endTraces()
	callers, err := f.callerOptions()
	if err != nil {
		return err
	}
	if !f.pprof {
		runtime.MemProfileRate = 0 // the profile cannot be read without pprof, and costs a few percent of every redemption
	}
	listener, err := net.Listen("tcp", f.addr)
	if err != nil {
		return err
	}
	defer listener.Close() // in case the server, which closes it, is never started
	base, err := baseURL(f.baseURL, listener.Addr())
	if err != nil {
		return err
	}
	adminListener, err := listenAdmin(f.adminAddr, f.adminConfigured, log)
	if err != nil {
		return err
	}
	if adminListener != nil {
		defer adminListener.Close()
	}
	grantKeys, freshDemo := newDemoKeys, false
	if f.storage == "" {
		f.storage = defaultStorage
		if f.demo {
			f.storage, grantKeys, freshDemo = demoStorage, demoKeys, true
			// Only once the address is free: a demo that cannot start must not remove the file of the last one.
			if err := removeDemoFile(); err != nil {
				return err
			}
		}
	}
	tuneCollector(f.storage)
	settings := []punchcard.Option{punchcard.WithBaseURL(base), punchcard.WithTracerProvider(traces)}
	if f.privateWebhooks {
		settings = append(settings, punchcard.WithPrivateWebhooks())
	}
	if f.spreadsheetSafe {
		settings = append(settings, punchcard.WithSpreadsheetSafeExports())
	}
	if slices.Contains(words(f.disabled), "cockpits") {
		settings = append(settings, punchcard.WithoutCockpits())
	}
	engine, stats, err := openWithReplica(ctx, f.storage, f.readFrom, f.jobTimeout, settings...)
	if err != nil {
		return fmt.Errorf("open storage %s: %w", redacted(f.storage), err)
	}
	defer engine.Close()
	if err := bootstrap(ctx, engine); err != nil {
		return err
	}
	metrics := newMetrics()
	metrics.watch(stats, engine, log)
	options := append(callers, httpapi.WithLogger(log), httpapi.WithObserver(metrics.observe))
	if f.replaceItems {
		options = append(options, httpapi.WithReplaceItems())
	}
	api := httpapi.New(engine, options...)
	if err := engine.Start(context.WithoutCancel(ctx)); err != nil {
		return fmt.Errorf("start background jobs: %w", err)
	}
	var demoUser string
	if freshDemo {
		if demoUser, err = demoOwner(ctx, engine); err != nil {
			return errors.Join(err, engine.Stop(ctx))
		}
	}
	pages, err := newDashboard(engine, api, f, demoUser, log)
	if err != nil {
		return errors.Join(err, engine.Stop(ctx))
	}
	server := newServer(root(pages, health(engine, api)), log, defaultTimeouts)
	admin := serveAdmin(adminListener, f.pprof, metrics, log)
	log.Info("listening", "url", base, "storage", redacted(f.storage), "version", version())
	if !f.demo {
		if err := logFirstSteps(ctx, engine, f.storage, log); err != nil {
			return errors.Join(err, shutDown(engine, log, server, admin))
		}
	}
	if pages != nil && !freshDemo {
		if err := printFirstLink(ctx, engine, f, base, stdout); err != nil {
			return errors.Join(err, shutDown(engine, log, server, admin))
		}
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(jsonErrors{listener}) }()
	if f.demo {
		shop, err := runDemo(ctx, engine, base, f.withoutDashboard(), freshDemo, grantKeys, stdout)
		if err != nil {
			return errors.Join(fmt.Errorf("fill the demo shop: %w", err), shutDown(engine, log, server, admin))
		}
		if freshDemo {
			var playing sync.WaitGroup
			defer playing.Wait()
			playing.Go(func() {
				if err := playPast(ctx, engine, shop); err != nil && ctx.Err() == nil {
					log.Warn("the past of the demo shop is not complete", "cause", err)
				}
			})
		}
	}
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	return shutDown(engine, log, server, admin)
}

// logFirstSteps logs how to create a project when there is none. Without one there are no keys, and every call is refused.
func logFirstSteps(ctx context.Context, engine *punchcard.Engine, storageName string, log *slog.Logger) error {
	page, err := engine.Projects.List(ctx, storage.Query{Limit: 1})
	if err != nil || len(page.Items) > 0 {
		return err
	}
	how := "punchcard project create NAME --storage " + redacted(storageName)
	if storageName == "memory" {
		how = "start again with the variables PUNCHCARD_BOOTSTRAP_*, or with --demo"
	}
	log.Warn("there is no project yet, so every call is answered 401", "make one", how)
	return nil
}

// shutDown waits until running requests and jobs are finished, at most shutdownTimeout. Other jobs return to the queue.
func shutDown(engine *punchcard.Engine, log *slog.Logger, servers ...*http.Server) error {
	log.Info("shutting down; a second signal ends the server at once")
	ctx, cancel := context.WithTimeout(context.Background(), shutdownTimeout)
	defer cancel()
	var errs []error
	for _, s := range servers {
		if s != nil {
			errs = append(errs, s.Shutdown(ctx))
		}
	}
	errs = append(errs, engine.Stop(ctx))
	return errors.Join(errs...)
}

func newServer(h http.Handler, log *slog.Logger, p timeouts) *http.Server {
	return &http.Server{
		Handler: h, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn), MaxHeaderBytes: maxHeaderBytes,
		ReadHeaderTimeout: p.header, ReadTimeout: p.request, WriteTimeout: p.answer, IdleTimeout: p.idle,
	}
}

// health answers /healthz while the process runs, /readyz while its storage can be reached, and browsers with a welcome page. It passes all
// other requests to the API. It is no http.ServeMux, which would rewrite paths with an escaped slash.
func health(engine *punchcard.Engine, api http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/healthz":
			fmt.Fprintln(w, "ok")
		case "/readyz":
			ready(engine, w, r)
		default:
			if isBrowserAtRoot(r) {
				welcome(w)
				return
			}
			api.ServeHTTP(w, r)
		}
	})
}

func ready(engine *punchcard.Engine, w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 5*time.Second)
	defer cancel()
	if err := engine.Ping(ctx); err != nil {
		http.Error(w, "storage cannot be reached", http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintf(w, "ok\nversion %s\n", version())
}

func newLogger(format string, w io.Writer) (*slog.Logger, error) {
	switch format {
	case "text":
		return slog.New(withTrace{slog.NewTextHandler(w, nil)}), nil
	case "json":
		return slog.New(withTrace{slog.NewJSONHandler(w, nil)}), nil
	}
	return nil, fmt.Errorf("log format %q is unknown: use text or json", format)
}
