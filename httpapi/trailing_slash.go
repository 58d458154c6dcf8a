package httpapi

import (
	"net/http"
	"net/url"
	"strings"
)

// withoutTrailingSlash serves /v1/vouchers/ as /v1/vouchers: clients that put an empty code into the path send such
// requests.
func withoutTrailingSlash(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if escaped := r.URL.EscapedPath(); len(escaped) > 1 && strings.HasSuffix(escaped, "/") {
			bare := *r
			bare.URL = new(url.URL)
			*bare.URL = *r.URL
			bare.URL.Path = strings.TrimSuffix(r.URL.Path, "/")
			bare.URL.RawPath = strings.TrimSuffix(r.URL.RawPath, "/")
			r = &bare
		}
		next.ServeHTTP(w, r)
	})
}
