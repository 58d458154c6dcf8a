package main

import (
	"io"
	"net/http"
	"strings"
)

// welcomePage is for people who open the address of the server in a browser.
const welcomePage = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Punchcard</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 3em auto; padding: 0 1em }</style>
<h1>Punchcard</h1>
<p>This is a Punchcard server: a promotion, voucher and loyalty engine that speaks the Voucherify REST API. Its dashboard is switched off.</p>
<ul>
<li><a href="/reference">/reference</a> describes every operation,</li>
<li><a href="/openapi.json">/openapi.json</a> the same for programs,</li>
<li><a href="/healthz">/healthz</a> says that the server runs.</li>
</ul>
</html>
`

// isBrowserAtRoot reports whether a browser requests the root path. Programs get the answer of the API there.
func isBrowserAtRoot(r *http.Request) bool {
	return r.URL.Path == "/" && (r.Method == http.MethodGet || r.Method == http.MethodHead) && strings.Contains(r.Header.Get("Accept"), "text/html")
}

func welcome(w http.ResponseWriter) {
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
	h.Set("Vary", "Accept")
	_, _ = io.WriteString(w, welcomePage)
}
