//go:build unix

package site

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"sync"
	"syscall"
	"time"
)

// The project of a site, its API keys and its management keys.
const (
	projectID = "shop"
	appID     = "torture"
	appToken  = "secret"
	manager   = "manager"
)

// Pause is how long a server is suspended at least: longer than others wait before they take over what it holds.
const Pause = 2 * time.Second

// Server is a process of the program. Each process chooses a free port; the proxy leads to it.
type Server struct {
	// Proxy is the proxy that clients use. Its address stays the same.
	Proxy *Proxy

	program, storage string
	log              lockedBuffer

	mu      sync.Mutex
	process *exec.Cmd
	addr    string // of the last process that became ready
	ended   <-chan struct{}
	// crashes has the last output of the process for each time that it ended without being killed.
	crashes []string
}

func newServer(program, storage string) (*Server, error) {
	front, err := NewProxy("tcp", "")
	if err != nil {
		return nil, err
	}
	return &Server{Proxy: front, program: program, storage: storage}, nil
}

// address returns the address of the process itself.
func (s *Server) address() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.addr
}

// Start starts the process and waits until it is ready.
func (s *Server) Start(ctx context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.start(ctx)
}

func (s *Server) start(ctx context.Context) error {
	if s.process != nil {
		return errors.New("the server is running")
	}
	for ctx.Err() == nil {
		cmd := exec.Command(s.program, "serve", "--addr", "127.0.0.1:0", "--admin-addr", "", "--storage", s.storage)
		var said lockedBuffer
		out := io.MultiWriter(&s.log, &said)
		cmd.Stdout, cmd.Stderr = out, out
		cmd.Env = append(os.Environ(), "PUNCHCARD_BOOTSTRAP_PROJECT_ID="+projectID, "PUNCHCARD_BOOTSTRAP_APP_ID="+appID, "PUNCHCARD_BOOTSTRAP_APP_TOKEN="+appToken,
			"PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID="+manager, "PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN="+appToken, "PUNCHCARD_WEBHOOKS_ALLOW_PRIVATE=true")
		if err := cmd.Start(); err != nil {
			return err
		}
		ended := make(chan struct{})
		go func() { _ = cmd.Wait(); close(ended) }()
		if addr, ok := ready(ctx, &said, ended); ok {
			s.process, s.ended, s.addr = cmd, ended, addr
			s.Proxy.Lead(addr)
			return nil
		}
		_ = cmd.Process.Kill()
		<-ended
		time.Sleep(100 * time.Millisecond) // its storage may be unavailable
	}
	return fmt.Errorf("the server does not become ready: %w\n%s", ctx.Err(), s.log.String())
}

var listening = regexp.MustCompile(`msg=listening url=http://(\S+)`)

// ready waits until the process answers on the address that it says, has ended, or the context is over.
func ready(ctx context.Context, said *lockedBuffer, ended <-chan struct{}) (addr string, ok bool) {
	for {
		select {
		case <-ctx.Done():
			return "", false
		case <-ended:
			return "", false
		case <-time.After(20 * time.Millisecond):
		}
		found := listening.FindStringSubmatch(said.String())
		if found == nil {
			continue
		}
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+found[1]+"/healthz", nil)
		if err != nil {
			return "", false
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			resp.Body.Close()
			return found[1], true
		}
	}
}

// Kill kills the process.
func (s *Server) Kill() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kill()
}

func (s *Server) kill() {
	if s.process == nil {
		return
	}
	select {
	case <-s.ended:
		s.crashes = append(s.crashes, s.log.String())
	default:
	}
	_ = s.process.Process.Signal(syscall.SIGCONT)
	_ = s.process.Process.Kill()
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		if c, err := net.Dial("tcp", s.addr); err != nil {
			break
		} else {
			c.Close()
		}
	}
	s.process = nil
}

// Restart kills the process and starts another one.
func (s *Server) Restart(ctx context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kill()
	return s.start(ctx)
}

// Crashes returns the last output of the process for each time that it ended without being killed.
func (s *Server) Crashes() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.crashes)
}

// Pause suspends the process for a while.
func (s *Server) Pause(ctx context.Context, d time.Duration) error {
	s.mu.Lock()
	process := s.process
	s.mu.Unlock()
	if err := process.Process.Signal(syscall.SIGSTOP); err != nil {
		return fmt.Errorf("%w: %s", err, s.log.String())
	}
	sleep(ctx, d)
	return process.Process.Signal(syscall.SIGCONT)
}

// Close ends the server and its proxy.
func (s *Server) Close() {
	s.Kill()
	s.Proxy.Close()
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// lockedBuffer keeps the end of the output of a process.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.b.Len() > 1<<20 {
		l.b.Reset()
	}
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	text := l.b.String()
	return text[max(0, len(text)-4000):]
}
