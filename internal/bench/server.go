package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"time"
)

const (
	projectID    = "shop"
	appID        = "bench"
	appToken     = "bench-secret"
	managerID    = "bench-manager"
	managerToken = "bench-manager-secret"
)

// server is a process that serves HTTP: Punchcard or the echo.
type server struct {
	addr, admin string
	cmd         *exec.Cmd
	log         string
	client      *http.Client
	once        sync.Once
}

// serve starts Punchcard as an operator does: with an access log and authentication.
func (b *bench) serve(storage string, flags ...string) (*server, error) {
	admin, err := freePort()
	if err != nil {
		return nil, err
	}
	adminAddr := fmt.Sprintf("127.0.0.1:%d", admin)
	s, err := b.launch(func(addr string) *exec.Cmd {
		args := []string{"serve", "--addr", addr, "--storage", storage, "--admin-addr", adminAddr}
		args = append(args, flags...)
		if b.pprof != "" {
			args = append(args, "--pprof")
		}
		cmd := exec.Command(b.program, args...)
		cmd.Env = append(os.Environ(), "PUNCHCARD_BOOTSTRAP_PROJECT_ID="+projectID, "PUNCHCARD_BOOTSTRAP_APP_ID="+appID, "PUNCHCARD_BOOTSTRAP_APP_TOKEN="+appToken,
			"PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID="+managerID, "PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN="+managerToken)
		return cmd
	})
	if s != nil {
		s.admin = adminAddr
	}
	return s, err
}

// echo starts the baseline for the costs of HTTP and JSON.
func (b *bench) echo() (*server, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return b.launch(func(addr string) *exec.Cmd { return exec.Command(self, "echo", addr) })
}

func (b *bench) launch(command func(addr string) *exec.Cmd) (*server, error) {
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	s := &server{addr: fmt.Sprintf("127.0.0.1:%d", port), log: filepath.Join(b.dir, fmt.Sprintf("server-%d.log", port)), client: &http.Client{Timeout: time.Minute}}
	s.client.Transport = &http.Transport{MaxIdleConnsPerHost: 64}
	log, err := os.Create(s.log)
	if err != nil {
		return nil, err
	}
	defer log.Close()
	s.cmd = command(s.addr)
	s.cmd.Stdout, s.cmd.Stderr = log, log
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	b.children = append(b.children, s)
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		answer, err := s.client.Get("http://" + s.addr + "/readyz")
		if err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return s, nil
			}
		}
		if time.Now().After(deadline) {
			output, _ := os.ReadFile(s.log)
			return nil, fmt.Errorf("the server does not become ready: %w\n%s", err, tail(output))
		}
	}
}

// pid returns the process id of the server. The zero server is this process.
func (s *server) pid() int {
	if s.cmd == nil {
		return os.Getpid()
	}
	return s.cmd.Process.Pid
}

func (s *server) stop() {
	s.once.Do(func() {
		_ = s.cmd.Process.Signal(syscall.SIGTERM)
		gone := make(chan struct{})
		go func() { _ = s.cmd.Wait(); close(gone) }()
		select {
		case <-gone:
		case <-time.After(20 * time.Second):
			_ = s.cmd.Process.Kill()
			<-gone
		}
	})
}

// kill kills the process (SIGKILL).
func (s *server) kill() {
	s.once.Do(func() {
		_ = s.cmd.Process.Kill()
		_ = s.cmd.Wait()
	})
}

func tail(text []byte) []byte { return text[max(0, len(text)-2000):] }

// object is a JSON object of a request or an answer.
type object = map[string]any

// call sends one request outside of a measurement, and fails unless it succeeds. It returns the answer when that is an object.
func (s *server) call(ctx context.Context, method, path string, body any) (object, error) {
	var sent io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		sent = bytes.NewReader(text)
	}
	request, err := http.NewRequestWithContext(ctx, method, "http://"+s.addr+path, sent)
	if err != nil {
		return nil, err
	}
	request.Header = http.Header{"X-App-Id": {appID}, "X-App-Token": {appToken}, "X-Management-Id": {managerID}, "X-Management-Token": {managerToken}, "Content-Type": {"application/json"}}
	answer, err := s.client.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return nil, err
	}
	if answer.StatusCode >= 300 {
		return nil, fmt.Errorf("%s %s: %s %s", method, path, answer.Status, tail(text))
	}
	var out any
	if len(text) > 0 {
		err = json.Unmarshal(text, &out)
	}
	found, _ := out.(object)
	return found, err
}

// await polls until a property of the answer has the wanted value, for ten minutes at most.
func (s *server) await(ctx context.Context, path, property string, want any, every time.Duration) error {
	ctx, cancel := context.WithTimeoutCause(ctx, 10*time.Minute, fmt.Errorf("GET %s: %s does not become %v", path, property, want))
	defer cancel()
	for {
		got, err := s.call(ctx, "GET", path, nil)
		if err != nil {
			return err
		}
		switch got[property] {
		case want:
			return nil
		case "ERROR", "FAILED":
			return fmt.Errorf("GET %s: %s is %v", path, property, got[property])
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(every):
		}
	}
}

// profile takes a CPU profile of the server while do runs, and allocation profiles before and after it. Without profiles it only calls do.
func (b *bench) profile(s *server, name string, do func() error) error {
	if b.pprof == "" || s.admin == "" {
		return do()
	}
	if err := s.fetch("/debug/pprof/allocs", filepath.Join(b.pprof, name+".before")); err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() {
		done <- s.fetch(fmt.Sprintf("/debug/pprof/profile?seconds=%d", b.seconds), filepath.Join(b.pprof, name+".cpu"))
	}()
	err := do()
	return errors.Join(err, <-done, s.fetch("/debug/pprof/allocs", filepath.Join(b.pprof, name+".allocs")))
}

func (s *server) fetch(path, file string) error {
	answer, err := s.client.Get("http://" + s.admin + path)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("GET %s: %s", path, answer.Status)
	}
	to, err := os.Create(file)
	if err != nil {
		return err
	}
	_, err = io.Copy(to, answer.Body)
	return errors.Join(err, to.Close())
}
