package dashboard

import (
	"net/http"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/internal/gzipped"
)

// minCompressed is the size in bytes from which pages are compressed. A smaller one is sent in one packet either way.
const minCompressed = 1024

// pagesWithSecrets are templates that show what opens something: a key, the address of a customer's page, the link with which a person sets a password,
// and bodies that may have such an address.
var pagesWithSecrets = []string{"secret", "cockpit", "sign-in", "delivery", "try"}

// writePage writes a page or a part of one, compressed where that is safe and the browser takes it.
func writePage(w http.ResponseWriter, r *http.Request, out answer, page []byte) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Vary", "HX-Request, Cookie, Accept-Language, Accept-Encoding, Sec-Fetch-Site")
	if len(page) >= minCompressed && gzipped.Takes(r.Header.Get("Accept-Encoding")) && mayCompress(r, out) {
		w.Header().Set("Content-Encoding", "gzip")
		page = gzipped.Bytes(page)
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(page)))
	w.WriteHeader(out.status)
	_, _ = w.Write(page)
}

// mayCompress reports whether the size of the compressed page tells nothing. It tells how much of the address, which pages repeat, is like the rest of the
// page: who chooses addresses and sees the sizes of many answers finds out a code or a secret letter by letter (the attack BREACH). So only a page is
// compressed that a page of the dashboard led to, or that the person opened: browsers say so. Where a browser says nothing, it is not compressed either.
func mayCompress(r *http.Request, out answer) bool {
	from := r.Header.Get("Sec-Fetch-Site")
	return (from == "same-origin" || from == "none") && !slices.Contains(pagesWithSecrets, out.page)
}
