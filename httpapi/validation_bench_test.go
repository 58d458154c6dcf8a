package httpapi_test

import (
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// BenchmarkValidation measures a validation from the parsed request header to the last byte of the answer, by codes × lines,
// on the memory backend and without net/http.
func BenchmarkValidation(b *testing.B) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	p, err := engine.Projects.Create(b.Context(), project.NewProject{Name: "Shop"})
	if err != nil {
		b.Fatal(err)
	}
	keys, err := engine.Projects.GrantNew(b.Context(), p.ID, "bench")
	if err != nil {
		b.Fatal(err)
	}
	api := httpapi.New(engine, httpapi.WithLogger(slog.New(slog.NewTextHandler(io.Discard, nil))))
	send := func(path, body string, w http.ResponseWriter) {
		r := httptest.NewRequestWithContext(b.Context(), "POST", path, strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("X-App-Id", keys.AppID)
		r.Header.Set("X-App-Token", keys.AppToken)
		api.ServeHTTP(w, r)
	}
	for i := range 5 {
		w := httptest.NewRecorder()
		send(fmt.Sprintf("/v1/vouchers/CODE-%d", i), `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}`, w)
		if w.Code != http.StatusOK {
			b.Fatal(w.Body)
		}
	}
	for _, size := range []struct{ codes, lines int }{{1, 5}, {5, 50}} {
		b.Run(fmt.Sprintf("%dx%d", size.codes, size.lines), func(b *testing.B) {
			body := validationBody(size.codes, size.lines)
			w := httptest.NewRecorder()
			send("/v1/validations", body, w)
			if !bytes.Contains(w.Body.Bytes(), []byte(`"valid":true`)) {
				b.Fatal(w.Body)
			}
			b.SetBytes(int64(len(body) + w.Body.Len()))
			b.ReportAllocs()
			for b.Loop() {
				send("/v1/validations", body, &discardWriter{header: http.Header{}})
			}
		})
	}
}

func validationBody(codes, lines int) string {
	var text strings.Builder
	text.WriteString(`{"redeemables":[`)
	for i := range codes {
		fmt.Fprintf(&text, `%s{"object":"voucher","id":"CODE-%d"}`, strings.Repeat(",", min(i, 1)), i)
	}
	text.WriteString(`],"order":{"items":[`)
	for i := range lines {
		fmt.Fprintf(&text, `%s{"product_id":"prod_%05d","related_object":"product","quantity":%d,"price":%d}`, strings.Repeat(",", min(i, 1)), i, 1+i%3, 500+37*i)
	}
	text.WriteString(`]}}`)
	return text.String()
}

// discardWriter is a ResponseWriter that discards everything.
type discardWriter struct{ header http.Header }

func (s *discardWriter) Header() http.Header         { return s.header }
func (s *discardWriter) Write(p []byte) (int, error) { return len(p), nil }
func (s *discardWriter) WriteHeader(int)             {}
