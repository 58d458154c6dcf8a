package main

import (
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics counts answered requests by route and status and measures how long they took.
type metrics struct {
	registry *prometheus.Registry
	duration *prometheus.HistogramVec
}

func newMetrics() *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "punchcard_http_request_duration_seconds", Help: "How long requests took, by operation and status.",
			Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 10},
		}, []string{"method", "route", "status"}),
	}
	m.registry.MustRegister(m.duration, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func (m *metrics) observe(method, route string, status int, took time.Duration) {
	m.duration.WithLabelValues(method, route, strconv.Itoa(status)).Observe(took.Seconds())
}

// listenAdmin takes the address of the metrics; nil without one. The default address being taken is only worth a warning; one that was asked
// for has to work.
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

// serveAdmin serves /metrics and, if asked to, profiles apart from the API, so that they need not be public.
func serveAdmin(listener net.Listener, profiles bool, m *metrics, log *slog.Logger) *http.Server {
	if listener == nil {
		return nil
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{}))
	if profiles {
		mux.HandleFunc("GET /debug/pprof/", pprof.Index) // also the heap, goroutines and the like
		mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
	server := newServer(mux, log, usualPatience)
	go func() { _ = server.Serve(listener) }()
	return server
}
