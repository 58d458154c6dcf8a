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

// TestASecondSignalEndsTheServerAtOnce leaves a request half sent, for which the server waits once it is asked to end.
func TestASecondSignalEndsTheServerAtOnce(t *testing.T) {
	dir := t.TempDir()
	program := filepath.Join(dir, "punchcard")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	s, cmd := launch(t, program, "sqlite:"+filepath.Join(dir, "shop.db"))
	conn, err := net.Dial("tcp", strings.TrimPrefix(s.base, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	// The server says that it waits for the body before it is asked to end.
	fmt.Fprint(conn, "POST /v1/customers HTTP/1.1\r\nHost: shop\r\nX-App-Id: app\r\nX-App-Token: secret\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n")
	said := make([]byte, len("HTTP/1.1 100 Continue"))
	if _, err := conn.Read(said); err != nil || string(said) != "HTTP/1.1 100 Continue" {
		t.Fatalf("the server says %q, %v", said, err)
	}
	ended := make(chan error)
	go func() { ended <- cmd.Wait() }()
	for { // a second signal that comes before the first was taken counts as one with it
		_ = cmd.Process.Signal(syscall.SIGINT)
		select {
		case err := <-ended:
			var by *exec.ExitError
			if !errors.As(err, &by) || by.Sys().(syscall.WaitStatus).Signal() != syscall.SIGINT {
				t.Errorf("the server ends with %v, want it ended by the signal", err)
			}
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
}
