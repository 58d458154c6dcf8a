package main

import (
	"errors"
	"fmt"
	"net"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestSecondSignalEndsTheServerAtOnce sends half of a request, for which the server waits after the first signal. It is SIGTERM: a shell has what it starts
// in the background ignore SIGINT.
func TestSecondSignalEndsTheServerAtOnce(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s, cmd := launch(t, "sqlite:"+filepath.Join(dir, "shop.db"))
	conn, err := net.Dial("tcp", strings.TrimPrefix(s.base, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	// "100 Continue" shows that the server waits for the body before the first signal is sent.
	fmt.Fprint(conn, "POST /v1/customers HTTP/1.1\r\nHost: shop\r\nX-App-Id: app\r\nX-App-Token: secret\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n")
	said := make([]byte, len("HTTP/1.1 100 Continue"))
	if _, err := conn.Read(said); err != nil || string(said) != "HTTP/1.1 100 Continue" {
		t.Fatalf("the server says %q, %v", said, err)
	}
	ended := make(chan error)
	go func() { ended <- cmd.Wait() }()
	for { // signals that arrive before the first was handled count as one
		_ = cmd.Process.Signal(syscall.SIGTERM)
		select {
		case err := <-ended:
			var by *exec.ExitError
			if !errors.As(err, &by) || by.Sys().(syscall.WaitStatus).Signal() != syscall.SIGTERM {
				t.Errorf("the server ends with %v, want it ended by the signal", err)
			}
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
}
