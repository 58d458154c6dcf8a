package main

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/punchcardhq/punchcard"
	work "github.com/punchcardhq/punchcard/health"
	"github.com/punchcardhq/punchcard/storage"
)

// watch adds what the storage counts, unless stats is nil, and how the background work of each project stands.
func (m *metrics) watch(stats func() storage.Stats, engine *punchcard.Engine, log *slog.Logger) {
	if stats != nil {
		m.registry.MustRegister(storageMetrics(stats))
	}
	m.registry.MustRegister(&backgroundMetrics{engine: engine, log: log})
}

func describe(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("punchcard_"+name, help, labels, nil)
}

var (
	sharedCommits  = describe("shared_commits_total", "Commits that redemptions may share.")
	sharedUpdates  = describe("shared_updates_total", "Redemptions and other updates in shared commits: by the commits it is the size of a group.")
	updatesWaiting = describe("updates_waiting", "Updates that wait for a shared commit.")
	poolLimit      = describe("pool_connections_max", "Connections that a pool may have.", "pool")
	poolOpen       = describe("pool_connections", "Connections of a pool, by state.", "pool", "state")
	poolWaits      = describe("pool_waits_total", "How often no connection of a pool was free.", "pool")
	replicaLag     = describe("replica_lag_seconds", "How far the standby that lists are read from may be behind.")
	replicaUsed    = describe("replica_used", "1 while lists are read from the standby, 0 while they are read from the primary.")
	replicaReads   = describe("replica_reads_total", "Lists that may come from the standby: read there, failed there and read from the primary then, or passed to it at once.", "outcome")
	poolWaited     = describe("pool_wait_seconds_total", "How long was waited for a connection of a pool.", "pool")
)

// storageMetrics collects what a storage counts.
type storageMetrics func() storage.Stats

func (storageMetrics) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{sharedCommits, sharedUpdates, updatesWaiting, poolLimit, poolOpen, poolWaits, poolWaited, replicaLag, replicaUsed, replicaReads} {
		to <- d
	}
}

func (m storageMetrics) Collect(to chan<- prometheus.Metric) {
	s := m()
	counter := func(d *prometheus.Desc, n float64, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.CounterValue, n, labels...)
	}
	gauge := func(d *prometheus.Desc, n int, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, float64(n), labels...)
	}
	counter(sharedCommits, float64(s.SharedCommits))
	counter(sharedUpdates, float64(s.SharedUpdates))
	gauge(updatesWaiting, s.WaitingUpdates)
	if r := s.Replica; r != nil {
		to <- prometheus.MustNewConstMetric(replicaLag, prometheus.GaugeValue, r.Behind.Seconds())
		used := 0
		if r.Used {
			used = 1
		}
		gauge(replicaUsed, used)
		counter(replicaReads, float64(r.Reads-r.Failed), "read")
		counter(replicaReads, float64(r.Failed), "failed")
		counter(replicaReads, float64(r.Passed), "passed")
	}
	for _, p := range s.Pools {
		gauge(poolLimit, p.Max, p.Name)
		gauge(poolOpen, p.InUse, p.Name, "in_use")
		gauge(poolOpen, p.Open-p.InUse, p.Name, "idle")
		counter(poolWaits, float64(p.Waits), p.Name)
		counter(poolWaited, p.Waited.Seconds(), p.Name)
	}
}

var (
	jobs           = describe("jobs", "Background jobs that are not done, by kind and state.", "project", "kind", "state")
	jobsOldest     = describe("jobs_oldest_seconds", "How long the oldest job of a kind has been due; 0 when none waits.", "project", "kind")
	consumerBehind = describe("consumer_behind", "Positions of events that a consumer has not got yet.", "project", "consumer")
	consumerLag    = describe("consumer_behind_seconds", "How long a consumer has had events to get; 0 when it has all.", "project", "consumer")
	overdue        = describe("webhook_overdue_seconds", "How long the delivery has been due that waits longest for its next attempt; 0 when none is due.", "project")
	dailyFailed    = describe("daily_failed", "What failed of the work of the last day.", "project")
	answered       = describe("storage_answer_seconds", "How long the storage took to answer.", "project")
	measured       = describe("background_measured", "1 when the background work of the project could be measured, 0 when not.", "project")
)

// The bounds of a scrape. A scraper asks every 15 seconds or so, and several may ask; an installation has any number of projects.
const (
	maxMeasured   = 50
	measuredAnew  = 10 * time.Second
	measuringTime = 5 * time.Second
)

// backgroundMetrics measures the background work of the first projects, at most every ten seconds.
type backgroundMetrics struct {
	engine *punchcard.Engine
	log    *slog.Logger

	mu    sync.Mutex
	at    time.Time
	found []prometheus.Metric
}

func (*backgroundMetrics) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{jobs, jobsOldest, consumerBehind, consumerLag, overdue, dailyFailed, answered, measured} {
		to <- d
	}
}

func (m *backgroundMetrics) Collect(to chan<- prometheus.Metric) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if time.Since(m.at) > measuredAnew {
		m.measure()
		m.at = time.Now()
	}
	for _, one := range m.found {
		to <- one
	}
}

// measure reads the state of the projects. What cannot be read is missing, and said by a metric of its own: a storage that does not answer must
// not take the other metrics with it.
func (m *backgroundMetrics) measure() {
	ctx, cancel := context.WithTimeout(context.Background(), measuringTime)
	defer cancel()
	m.found = nil
	page, err := m.engine.Projects.List(ctx, storage.Query{Order: []storage.Order{{Field: "created_at"}}, Limit: maxMeasured})
	if err != nil {
		m.log.Warn("background work is not measured", "cause", err)
		return
	}
	for _, p := range page.Items {
		report, err := m.engine.Project(p.ID).Health.Measure(ctx)
		if err != nil {
			m.log.Warn("background work is not measured", "project", p.ID, "cause", err)
			m.gauge(measured, 0, p.ID)
			continue
		}
		m.report(p.ID, &report)
	}
}

func (m *backgroundMetrics) report(project string, r *work.Report) {
	since := func(t time.Time) float64 {
		if t.IsZero() {
			return 0
		}
		return max(0, r.At.Sub(t).Seconds())
	}
	m.gauge(measured, 1, project)
	m.gauge(answered, r.Answered.Seconds(), project)
	for _, j := range r.Jobs {
		m.gauge(jobs, float64(j.Waiting), project, j.Kind, "waiting")
		m.gauge(jobs, float64(j.Running), project, j.Kind, "running")
		m.gauge(jobs, float64(j.Repeated), project, j.Kind, "failed")
		m.gauge(jobsOldest, since(j.Since), project, j.Kind)
	}
	for _, c := range r.Consumers {
		m.gauge(consumerBehind, float64(c.Behind), project, c.Name)
		m.gauge(consumerLag, since(c.Since), project, c.Name)
	}
	m.gauge(overdue, since(r.DeliveryDue), project)
	m.gauge(dailyFailed, float64(r.Daily.Failed), project)
}

func (m *backgroundMetrics) gauge(d *prometheus.Desc, n float64, labels ...string) {
	m.found = append(m.found, prometheus.MustNewConstMetric(d, prometheus.GaugeValue, n, labels...))
}
