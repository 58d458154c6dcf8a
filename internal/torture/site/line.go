//go:build unix

package site

import (
	"io"
	"net"
	"sync"
	"time"
)

// Line is a TCP proxy in front of one address.
type Line struct {
	// Addr is where the line is entered.
	Addr string

	network, target string
	listener        net.Listener
	done            sync.WaitGroup

	mu     sync.Mutex
	open   map[net.Conn]struct{}
	silent bool
	closed bool
}

// NewLine opens a line to a TCP address, or to a Unix socket where network is "unix".
func NewLine(network, target string) (*Line, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	l := &Line{Addr: listener.Addr().String(), network: network, target: target, listener: listener, open: map[net.Conn]struct{}{}}
	l.done.Go(l.serve)
	return l, nil
}

func (l *Line) serve() {
	for {
		in, err := l.listener.Accept()
		if err != nil {
			return
		}
		l.done.Go(func() { l.carry(in) })
	}
}

// carry connects one client with the target until either ends or the line is cut.
func (l *Line) carry(in net.Conn) {
	defer in.Close()
	if !l.keep(in) {
		return
	}
	defer l.forget(in)
	out, err := net.DialTimeout(l.network, l.target, 5*time.Second)
	if err != nil {
		return
	}
	defer out.Close()
	if !l.keep(out) {
		return
	}
	defer l.forget(out)
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

func (l *Line) keep(c net.Conn) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.silent || l.closed {
		return false
	}
	l.open[c] = struct{}{}
	return true
}

func (l *Line) forget(c net.Conn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.open, c)
}

// Cut cuts all connections. New ones can be made at once.
func (l *Line) Cut() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for c := range l.open {
		if t, ok := c.(*net.TCPConn); ok {
			_ = t.SetLinger(0) // a reset, not a farewell: what is under way is gone
		}
		c.Close()
	}
}

// Silence cuts all connections and lets nobody in until Speak.
func (l *Line) Silence() {
	l.mu.Lock()
	l.silent = true
	l.mu.Unlock()
	l.Cut()
}

// Speak ends a silence.
func (l *Line) Speak() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.silent = false
}

// Close ends the line.
func (l *Line) Close() {
	l.mu.Lock()
	l.closed = true
	l.mu.Unlock()
	l.listener.Close()
	l.Cut()
	l.done.Wait()
}
