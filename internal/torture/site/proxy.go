//go:build unix

package site

import (
	"io"
	"net"
	"sync"
	"time"
)

// Proxy is a TCP proxy in front of one address.
type Proxy struct {
	// Addr is the address that the proxy listens on.
	Addr string

	network  string
	listener net.Listener
	done     sync.WaitGroup

	mu          sync.Mutex
	target      string
	open        map[net.Conn]struct{}
	partitioned bool
	closed      bool
}

// NewProxy opens a proxy to a TCP address, or to a Unix socket when network is "unix".
func NewProxy(network, target string) (*Proxy, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	l := &Proxy{Addr: listener.Addr().String(), network: network, target: target, listener: listener, open: map[net.Conn]struct{}{}}
	l.done.Go(l.serve)
	return l, nil
}

func (l *Proxy) serve() {
	for {
		in, err := l.listener.Accept()
		if err != nil {
			return
		}
		l.done.Go(func() { l.forward(in) })
	}
}

// forward connects one client with the target until either closes or the connections are cut.
func (l *Proxy) forward(in net.Conn) {
	defer in.Close()
	if !l.track(in) {
		return
	}
	defer l.untrack(in)
	out, err := net.DialTimeout(l.network, l.to(), 5*time.Second)
	if err != nil {
		return
	}
	defer out.Close()
	if !l.track(out) {
		return
	}
	defer l.untrack(out)
	var back sync.WaitGroup
	back.Go(func() {
		_, _ = io.Copy(in, out)
		in.Close()
		out.Close()
	})
	_, _ = io.Copy(out, in)
	in.Close()
	out.Close()
	back.Wait()
}

func (l *Proxy) to() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.target
}

// Lead has new connections lead to another address.
func (l *Proxy) Lead(target string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.target = target
}

func (l *Proxy) track(c net.Conn) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.partitioned || l.closed {
		return false
	}
	l.open[c] = struct{}{}
	return true
}

func (l *Proxy) untrack(c net.Conn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.open, c)
}

// Cut cuts all connections. New ones can be made at once.
func (l *Proxy) Cut() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for c := range l.open {
		if t, ok := c.(*net.TCPConn); ok {
			_ = t.SetLinger(0) // a reset: data in flight is lost
		}
		c.Close()
	}
}

// Partition cuts all connections and accepts no new ones until Heal.
func (l *Proxy) Partition() {
	l.mu.Lock()
	l.partitioned = true
	l.mu.Unlock()
	l.Cut()
}

// Heal ends a partition.
func (l *Proxy) Heal() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.partitioned = false
}

// Close closes the proxy and its connections.
func (l *Proxy) Close() {
	l.mu.Lock()
	l.closed = true
	l.mu.Unlock()
	l.listener.Close()
	l.Cut()
	l.done.Wait()
}
