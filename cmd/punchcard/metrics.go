package main

import (
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"strconv"
	"sync"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/punchcardhq/punchcard/httpapi"
)

// metrics are what /metrics serves.
type metrics struct {
	registry        *prometheus.Registry
	duration        *prometheus.HistogramVec
	refusals, keyed *prometheus.CounterVec

	mu sync.Mutex
	// keysKnown are the keys that have a counter of their own.
	keysKnown map[string]bool
}

// maxKeys bounds how many keys have a counter of their own: a project may make any number of keys. All others share one.
const maxKeys = 1000

func newMetrics() *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "punchcard_http_request_duration_seconds", Help: "How long requests took, by operation and status.",
			Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 10},
		}, []string{"method", "route", "status"}),
		refusals: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "punchcard_refusals_total", Help: "Requests that were refused, by operation and key of the refusal.",
		}, []string{"method", "route", "key"}),
		keyed: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "punchcard_key_requests_total", Help: "Requests by the key of their caller; the key is other beyond the first thousand.",
		}, []string{"project", "key"}),
		keysKnown: map[string]bool{},
	}
	b := readBuild()
	info := prometheus.NewGauge(prometheus.GaugeOpts{
		Name: "punchcard_build_info", Help: "Always 1; its labels say which build this is.",
		ConstLabels: prometheus.Labels{"version": b.Version, "revision": b.Revision, "goversion": b.Go},
	})
	info.Set(1)
	m.registry.MustRegister(m.duration, m.refusals, m.keyed, info,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func (m *metrics) observe(a httpapi.Answered) {
	m.duration.WithLabelValues(a.Method, a.Route, strconv.Itoa(a.Status)).Observe(a.Took.Seconds())
	if a.Refusal != "" {
		m.refusals.WithLabelValues(a.Method, a.Route, a.Refusal).Inc()
	}
	if a.KeyID != "" {
		m.keyed.With(m.caller(a)).Inc()
	}
}

// caller are the labels of the caller of a request.
func (m *metrics) caller(a httpapi.Answered) prometheus.Labels {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.keysKnown[a.KeyID] {
		if len(m.keysKnown) == maxKeys {
			return prometheus.Labels{"project": "other", "key": "other"}
		}
		m.keysKnown[a.KeyID] = true
	}
	return prometheus.Labels{"project": a.ProjectID, "key": a.KeyID}
}

// listenAdmin listens on the address of the metrics; it returns nil for an empty one. When the default address is in use it logs a warning;
// an address that was set must be free.
func listenAdmin(addr string, named bool, log *slog.Logger) (net.Listener, error) {
	if addr == "" {
		return nil, nil
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil && !named {
		log.Warn("metrics are not served", "cause", err)
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("serve metrics: %w", err)
	}
	return listener, nil
}

// serveAdmin serves /metrics, and profiles if enabled, on an address of their own, which need not be public.
func serveAdmin(listener net.Listener, profiles bool, m *metrics, log *slog.Logger) *http.Server {
	if listener == nil {
		return nil
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{}))
	if profiles {
		mux.HandleFunc("GET /debug/pprof/", pprof.Index) // also heap, goroutine and the other named profiles
		mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
	server := newServer(mux, log, defaultTimeouts)
	log.Info("serving metrics", "url", "http://"+listener.Addr().String()+"/metrics")
	go func() { _ = server.Serve(listener) }()
	return server
}
