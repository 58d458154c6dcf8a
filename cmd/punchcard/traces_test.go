package main

import (
	"encoding/hex"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	tracev1 "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// traceReceiver is a receiver of traces over OTLP.
type traceReceiver struct {
	*httptest.Server
	mu    sync.Mutex
	spans []*tracev1.Span
	names map[string]bool // service.name
}

func newTraceReceiver(t *testing.T) *traceReceiver {
	r := &traceReceiver{names: map[string]bool{}}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, hr *http.Request) {
		body, err := io.ReadAll(hr.Body)
		var got collector.ExportTraceServiceRequest
		if err == nil {
			err = proto.Unmarshal(body, &got)
		}
		if err != nil || hr.URL.Path != "/v1/traces" {
			t.Errorf("%s: %v", hr.URL.Path, err)
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		for _, of := range got.ResourceSpans {
			for _, a := range of.Resource.Attributes {
				if a.Key == "service.name" {
					r.names[a.Value.GetStringValue()] = true
				}
			}
			for _, in := range of.ScopeSpans {
				r.spans = append(r.spans, in.Spans...)
			}
		}
	}))
	t.Cleanup(r.Close)
	return r
}

// tree is a line for each span of a trace, indented below the one above it, in the order of their beginnings.
func tree(spans []*tracev1.Span, above string, depth int) (lines []string) {
	var at []*tracev1.Span
	for _, s := range spans {
		if string(s.ParentSpanId) == above {
			at = append(at, s)
		}
	}
	slices.SortStableFunc(at, func(a, b *tracev1.Span) int {
		return int(min(1, max(-1, int64(a.StartTimeUnixNano)-int64(b.StartTimeUnixNano))))
	})
	for _, s := range at {
		lines = append(lines, strings.Repeat("  ", depth)+s.Name)
		lines = append(lines, tree(spans, string(s.SpanId), depth+1)...)
	}
	return lines
}

const callersTrace, callersSpan = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"

// TestARedemptionIsOneTrace redeems a code and reads what a receiver of OTLP got: the request, the operation and the statements below the span of the
// caller. A webhook is told the trace in which it is sent.
func TestARedemptionIsOneTrace(t *testing.T) {
	for name, storage := range map[string]string{"memory": "memory", "file": "sqlite:" + filepath.Join(t.TempDir(), "shop.db"), "server": pgtest.Database(t)} {
		t.Run(name, func(t *testing.T) {
			to := newTraceReceiver(t)
			parents := make(chan string, 10)
			shop := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { parents <- r.Header.Get("traceparent") }))
			t.Cleanup(shop.Close)
			for name, value := range map[string]string{
				"OTEL_EXPORTER_OTLP_ENDPOINT": to.URL, "PUNCHCARD_BOOTSTRAP_PROJECT_ID": "shop", "PUNCHCARD_BOOTSTRAP_APP_ID": "till", "PUNCHCARD_BOOTSTRAP_APP_TOKEN": "secret",
				"PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID": "boss", "PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN": "secret",
			} {
				t.Setenv(name, value)
			}
			s := start(t, serveFlags{storage: storage, privateWebhooks: true})
			key := []string{"X-App-Id", "till", "X-App-Token", "secret"}
			s.call(t, "POST", "/management/v1/projects/shop/webhooks", `{"target_url":"`+shop.URL+`","events":["redemption.succeeded"]}`,
				"X-Management-Id", "boss", "X-Management-Token", "secret")
			s.call(t, "POST", "/v1/vouchers/OLD", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"AMOUNT","amount_off":100}}`, key...)
			s.call(t, "POST", "/v1/vouchers/OLD/redemption", "{}", key...) // the configuration of the project is read by the first
			s.call(t, "POST", "/v1/vouchers/ONCE", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"AMOUNT","amount_off":100}}`, key...)
			s.call(t, "POST", "/v1/redemptions", `{"redeemables":[{"object":"voucher","id":"ONCE"}],"order":{"amount":4990}}`,
				append(key, "traceparent", "00-"+callersTrace+"-"+callersSpan+"-01")...)
			told := []string{<-parents, <-parents}
			if err := s.stop(); err != nil { // sends the last spans
				t.Fatal(err)
			}

			to.mu.Lock()
			defer to.mu.Unlock()
			byTrace := map[string][]*tracev1.Span{}
			for _, span := range to.spans {
				byTrace[string(span.TraceId)] = append(byTrace[string(span.TraceId)], span)
			}
			redeemed := byTrace[unhex(t, callersTrace)]
			want := map[string][]string{
				"memory": {"POST /v1/redemptions", "  redemption.redeem"},
				"file":   {"POST /v1/redemptions", "  redemption.redeem", "    BEGIN"},
				"server": {"POST /v1/redemptions", "  redemption.redeem", "    batch", "    batch"},
			}[name]
			got := tree(redeemed, unhex(t, callersSpan), 0)
			t.Logf("the spans:\n%s", strings.Join(got, "\n"))
			if name == "file" { // the statements in between are those of the day
				if len(got) < 6 || !slices.Equal(got[:3], want) || got[len(got)-1] != "    COMMIT" || !slices.Contains(got, "    SELECT vouchers") || !slices.Contains(got, "    INSERT orders") {
					t.Errorf("the spans are\n%s", strings.Join(got, "\n"))
				}
			} else if !slices.Equal(got, want) {
				t.Errorf("the spans are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
			root := redeemed[slices.IndexFunc(redeemed, func(s *tracev1.Span) bool { return strings.HasPrefix(s.Name, "POST ") })]
			attributes := map[string]string{}
			for _, a := range root.Attributes {
				attributes[a.Key] = a.Value.String()
			}
			for _, name := range []string{"http.request.method", "http.route", "http.response.status_code", "punchcard.request_id", "punchcard.project"} {
				if attributes[name] == "" {
					t.Errorf("the request has no %s: %v", name, attributes)
				}
			}
			for _, span := range to.spans {
				if text := span.String(); strings.Contains(text, "ONCE") || strings.Contains(text, "OLD") {
					t.Errorf("a span has a code: %s", text)
				}
			}
			for _, parent := range told {
				parts := strings.Split(parent, "-")
				sent := byTrace[unhex(t, parts[1])]
				if i := slices.IndexFunc(sent, func(s *tracev1.Span) bool { return string(s.SpanId) == unhex(t, parts[2]) }); i < 0 || sent[i].Name != "webhook.post" {
					t.Errorf("the receiver of a webhook was told of %s, which is no span of it: %v", parent, tree(sent, "", 0))
				}
			}
			if !strings.Contains(s.out.String(), `"trace_id":"`+callersTrace+`"`) {
				t.Errorf("the log does not name the trace:\n%s", s.out)
			}
			if got := slices.Collect(maps.Keys(to.names)); !slices.Equal(got, []string{"punchcard"}) {
				t.Errorf("the service is named %v", got)
			}
		})
	}
}

// TestAJobIsInTheTraceOfItsRequest imports codes and reads the span of the import.
func TestAJobIsInTheTraceOfItsRequest(t *testing.T) {
	for name, storage := range map[string]string{"memory": "memory", "file": "sqlite:" + filepath.Join(t.TempDir(), "shop.db"), "server": pgtest.Database(t)} {
		t.Run(name, func(t *testing.T) {
			to := newTraceReceiver(t)
			for name, value := range map[string]string{
				"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": to.URL + "/v1/traces", "OTEL_BSP_SCHEDULE_DELAY": "20", "OTEL_SERVICE_NAME": "till",
				"PUNCHCARD_BOOTSTRAP_PROJECT_ID": "shop", "PUNCHCARD_BOOTSTRAP_APP_ID": "till", "PUNCHCARD_BOOTSTRAP_APP_TOKEN": "secret",
			} {
				t.Setenv(name, value)
			}
			s := start(t, serveFlags{storage: storage})
			s.call(t, "POST", "/v1/vouchers/import", `[{"code":"ONE","type":"DISCOUNT_VOUCHER","discount":{"type":"AMOUNT","amount_off":100}}]`,
				"X-App-Id", "till", "X-App-Token", "secret", "traceparent", "00-"+callersTrace+"-"+callersSpan+"-01")
			imported := func() bool {
				to.mu.Lock()
				defer to.mu.Unlock()
				return slices.ContainsFunc(to.spans, func(s *tracev1.Span) bool {
					return strings.HasPrefix(s.Name, "job ") && string(s.TraceId) == unhex(t, callersTrace)
				})
			}
			for deadline := time.Now().Add(2 * time.Minute); !imported(); time.Sleep(10 * time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatal("no job is in the trace")
				}
			}
			if to.mu.Lock(); !to.names["till"] {
				t.Error("OTEL_SERVICE_NAME is ignored")
			}
			to.mu.Unlock()
		})
	}
}

func TestTracesAreOffWithoutAReceiver(t *testing.T) {
	for _, env := range []map[string]string{
		{}, {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1", "OTEL_SDK_DISABLED": "true"}, {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1", "OTEL_TRACES_EXPORTER": "none"},
	} {
		t.Run("", func(t *testing.T) {
			for name, value := range env {
				t.Setenv(name, value)
			}
			if provider, _, err := startTraces(t.Context(), nil); provider != nil || err != nil {
				t.Errorf("%v: %v %v", env, provider, err)
			}
		})
	}
	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1")
	t.Setenv("OTEL_EXPORTER_OTLP_PROTOCOL", "grpc")
	if _, _, err := startTraces(t.Context(), nil); err == nil || !strings.Contains(err.Error(), "http/protobuf") {
		t.Errorf("gRPC: %v", err)
	}
}

func unhex(t *testing.T, text string) string {
	t.Helper()
	raw, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}
