package main

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// measured is one measurement.
type measured struct {
	rate          float64 // per second
	requests      int
	took          time.Duration
	p50, p95, p99 float64 // milliseconds
	mean          float64 // milliseconds
	cpu, database float64 // milliseconds of processor time per request: of the servers, and of PostgreSQL
}

// requestMaker returns the next request of one client.
type requestMaker func(r *rand.Rand) []byte

// load sends requests over several connections, which are distributed over the servers. Each connection sends its next request after the answer
// to the last.
func (b *bench) load(clients int, period time.Duration, next requestMaker, servers ...*server) (measured, error) {
	conns, err := dial(clients, servers)
	if err != nil {
		return measured{}, err
	}
	return b.clients(clients, period, servers, func(client int) (func() error, func()) {
		random := rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))
		c := conns[client]
		return func() error { return c.expect(next(random)) }, func() { c.Close() }
	})
}

func dial(clients int, servers []*server) (conns []*conn, err error) {
	for i := range clients {
		c, err := connect(servers[i%len(servers)].addr)
		if err != nil {
			return nil, err
		}
		conns = append(conns, c)
	}
	return conns, nil
}

// expect sends a request that must succeed. A validation that refuses has status 200, too, with "valid": false after its id.
func (c *conn) expect(request []byte) error {
	status, body, err := c.do(request)
	if err == nil && (status != 200 || bytes.Contains(body[:min(len(body), 100)], []byte(`"valid":false`))) {
		err = fmt.Errorf("answered %d %s", status, body[:min(len(body), 1000)])
	}
	return err
}

// clients runs functions in several goroutines for a period and measures them.
func (b *bench) clients(n int, period time.Duration, servers []*server, start func(client int) (do func() error, end func())) (measured, error) {
	cpu, err := b.meter(servers...)
	if err != nil {
		return measured{}, err
	}
	var (
		all      sync.WaitGroup
		over     atomic.Bool
		times    = make([][]time.Duration, n)
		failures = make([]error, n)
		began    = time.Now()
	)
	for i := range n {
		do, end := start(i)
		all.Go(func() {
			defer end()
			for at := time.Now(); !over.Load() && b.ctx.Err() == nil; {
				if failures[i] = do(); failures[i] != nil {
					return
				}
				now := time.Now()
				times[i] = append(times[i], now.Sub(at))
				at = now
			}
		})
	}
	time.Sleep(period)
	over.Store(true)
	all.Wait()
	took := time.Since(began)
	if err := errors.Join(failures...); err != nil {
		return measured{}, err
	}
	m := summary(slices.Concat(times...), took)
	m.cpu, m.database = cpu.perRequest(m.requests)
	return m, nil
}

// pace sends requests at a fixed rate and measures each from the time when it was due, so that delays of a slow server are counted.
func (b *bench) pace(rate float64, period time.Duration, next requestMaker, s *server) (measured, error) {
	const clients = 32
	conns, err := dial(clients, []*server{s})
	if err != nil {
		return measured{}, err
	}
	var (
		all      sync.WaitGroup
		times    = make([][]time.Duration, clients)
		failures = make([]error, clients)
		began    = time.Now()
		apart    = time.Duration(float64(time.Second) / rate)
	)
	for i := range clients {
		all.Go(func() {
			c, random := conns[i], rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))
			defer c.Close()
			for k := i; b.ctx.Err() == nil; k += clients {
				due := time.Duration(k) * apart
				if due > period {
					return
				}
				request := next(random)
				time.Sleep(due - time.Since(began))
				if failures[i] = c.expect(request); failures[i] != nil {
					return
				}
				times[i] = append(times[i], time.Since(began)-due)
			}
		})
	}
	all.Wait()
	return summary(slices.Concat(times...), time.Since(began)), errors.Join(failures...)
}

func summary(times []time.Duration, took time.Duration) measured {
	m := measured{requests: len(times), took: took, rate: float64(len(times)) / took.Seconds()}
	if len(times) == 0 {
		return m
	}
	slices.Sort(times)
	at := func(q float64) float64 { return float64(times[int(q*float64(len(times)-1))].Nanoseconds()) / 1e6 }
	m.p50, m.p95, m.p99 = at(0.50), at(0.95), at(0.99)
	var sum time.Duration
	for _, t := range times {
		sum += t
	}
	m.mean = float64(sum.Nanoseconds()) / float64(len(times)) / 1e6
	return m
}

// parallel calls do n times in several workers, until one call fails.
func parallel(n, workers int, do func(i int) error) error {
	var (
		all     sync.WaitGroup
		next    atomic.Int64
		mu      sync.Mutex
		failure error
	)
	for range workers {
		all.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if err := do(i); err != nil {
					mu.Lock()
					failure = errors.Join(failure, err)
					mu.Unlock()
					next.Store(int64(n))
					return
				}
			}
		})
	}
	all.Wait()
	return failure
}
