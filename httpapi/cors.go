package httpapi

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/rs/cors"

	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// withCORS lets pages of trusted origins read the answers of the client-side API, and answers preflight requests. A
// preflight request has no credential, so every origin passes that any project trusts; checkClientAccess then checks the request
// itself against the project of its key.
func (a *API) withCORS(next http.Handler) http.Handler {
	known := &trustedOrigins{api: a}
	shared := cors.New(cors.Options{
		AllowOriginVaryRequestFunc: func(r *http.Request, origin string) (bool, []string) { return known.trusts(r.Context(), origin), nil },
		AllowedMethods:             []string{http.MethodGet, http.MethodPost},
		AllowedHeaders:             []string{"*"},
		// The official browser client sends requests with cookies. Punchcard reads none: the header only lets the page read
		// the answer.
		AllowCredentials: true,
		ExposedHeaders: []string{
			"X-Request-Id", "X-Rate-Limit-Limit", "X-Rate-Limit-Remaining", "X-Rate-Limit-Retry", "X-Rate-Limit-Type", "Retry-After", headerReplayed, headerVersion,
			storage.LagHeader,
		},
		MaxAge: int((10 * time.Minute).Seconds()),
	}).Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/client/") {
			shared.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// trustedOrigins caches the origins that projects trust for trustAge. Preflight requests have no credential, so without the cache
// any client could make every request read all projects.
type trustedOrigins struct {
	api      *API
	mu       sync.Mutex
	readAt   time.Time
	settings []project.ClientSettings
}

const trustAge = 2 * time.Second

func (t *trustedOrigins) trusts(ctx context.Context, origin string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if time.Since(t.readAt) > trustAge {
		page, err := t.api.engine.Projects.List(ctx, storage.Query{})
		if err != nil {
			t.api.log.LogAttrs(ctx, slog.LevelError, "read trusted domains", slog.Any("cause", err))
			return false
		}
		t.settings = t.settings[:0]
		for _, p := range page.Items {
			if len(p.Client.TrustedDomains) > 0 {
				t.settings = append(t.settings, p.Client)
			}
		}
		t.readAt = time.Now()
	}
	return slices.ContainsFunc(t.settings, func(c project.ClientSettings) bool { return c.Trusts(origin) })
}
