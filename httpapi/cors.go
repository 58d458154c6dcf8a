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

// withCORS lets pages of trusted origins read the answers of the client-side API, and answers the question that browsers ask before a
// call. That question carries no credential, so an origin counts that any project trusts; the call itself is held against the
// project that its key opens.
func (a *API) withCORS(next http.Handler) http.Handler {
	known := &trusted{api: a}
	shared := cors.New(cors.Options{
		AllowOriginVaryRequestFunc: func(r *http.Request, origin string) (bool, []string) { return known.by(r.Context(), origin), nil },
		AllowedMethods:             []string{http.MethodGet, http.MethodPost},
		AllowedHeaders:             []string{"*"},
		// The official client for browsers asks them to send cookies, too. No call is judged by one: the header only lets the page read the answer.
		AllowCredentials: true,
		ExposedHeaders: []string{
			"X-Request-Id", "X-Rate-Limit-Limit", "X-Rate-Limit-Remaining", "X-Rate-Limit-Retry", "X-Rate-Limit-Type", "Retry-After", headerReplayed, headerVersion,
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

// trusted knows the origins that projects trust, as of trustAge ago at most: whoever asks has shown no credential yet, and shall not make
// us read all projects every time.
type trusted struct {
	api      *API
	mu       sync.Mutex
	read     time.Time
	settings []project.ClientSettings
}

const trustAge = 2 * time.Second

func (t *trusted) by(ctx context.Context, origin string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if time.Since(t.read) > trustAge {
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
		t.read = time.Now()
	}
	return slices.ContainsFunc(t.settings, func(c project.ClientSettings) bool { return c.Trusts(origin) })
}
