//go:build unix

package pgtest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

// process is a child process that is watched without a goroutine, so that tests which look for leaked goroutines find
// none of ours. It belongs to one owner at a time.
type process struct {
	pid    int
	reaped bool
}

// spawn starts a command in a process group of its own: a Ctrl-C at the terminal reaches the test binary but not the
// server, which the watchdog ends in its own time.
func spawn(c *exec.Cmd) (*process, error) {
	if c.SysProcAttr == nil {
		c.SysProcAttr = &syscall.SysProcAttr{}
	}
	c.SysProcAttr.Setpgid = true
	if err := c.Start(); err != nil {
		return nil, err
	}
	pid := c.Process.Pid
	return &process{pid: pid}, c.Process.Release()
}

func (p *process) signal(s syscall.Signal) error {
	if p.reaped {
		return nil
	}
	return os.NewSyscallError("kill", syscall.Kill(p.pid, s))
}

// exited reports whether the process has ended, without waiting for it.
func (p *process) exited() bool {
	if p.reaped {
		return true
	}
	ended, err := syscall.Wait4(p.pid, nil, syscall.WNOHANG, nil)
	p.reaped = ended == p.pid || err == syscall.ECHILD
	return p.reaped
}

// await reports whether the process ended within the limit.
func (p *process) await(limit time.Duration) bool {
	for deadline := time.Now().Add(limit); !p.exited(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			return false
		}
	}
	return true
}

// killTree kills the process and its children. The process is halted first, so that it neither replaces a child nor
// notices the loss of one. Where the system has no /proc, PostgreSQL's backends end by themselves once their parent has.
func (p *process) killTree() {
	if p.exited() {
		return
	}
	p.signal(syscall.SIGSTOP)
	for _, child := range childrenOf(p.pid) {
		syscall.Kill(child, syscall.SIGKILL)
	}
	p.signal(syscall.SIGKILL)
	p.await(startLimit)
}

func childrenOf(parent int) (children []int) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		stat, err := os.ReadFile(name)
		if err != nil {
			continue // ended in the meantime
		}
		// "pid (name) state ppid ...", where the name may hold anything, even a closing parenthesis.
		fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
		if len(fields) < 2 || string(fields[1]) != strconv.Itoa(parent) {
			continue
		}
		if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(name))); err == nil {
			children = append(children, pid)
		}
	}
	return children
}
