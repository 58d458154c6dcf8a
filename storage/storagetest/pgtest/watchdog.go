//go:build unix

package pgtest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"time"
)

// watchdog is a shell that waits for the end of its input, then ends the server of a directory and removes the directory.
// Its input is a pipe that only the test binary holds open.
type watchdog struct {
	shell *process
	leash *os.File // the writing end; must stay reachable, because the garbage collector closes files that are not
	dir   string
}

// The process number in postmaster.pid may be stale and meanwhile belong to another process, so that it is believed only
// if the process works in the data directory. Systems without /proc cannot tell; there it is believed.
const guard = `
cat >/dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)
if [ -d /proc/self ] && [ "$(readlink "/proc/$pid/cwd")" != "$1/data" ]; then pid=; fi
if [ -n "$pid" ]; then
	kill -QUIT "$pid"
	tries=0
	while [ -e "$1/data/postmaster.pid" ] && [ $tries -lt 100 ]; do sleep 0.05; tries=$((tries+1)); done
	[ $tries -lt 100 ] || kill -KILL "$pid"
fi
rm -rf "$1"
`

func watch(dir string) (*watchdog, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer read.Close()
	shell := exec.Command("/bin/sh", "-c", guard, "pgtest-watchdog", dir)
	shell.Stdin = read
	shell.Dir = "/"
	started, err := spawn(shell)
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	return &watchdog{shell: started, leash: write, dir: dir}, nil
}

// release lets the watchdog do its work and waits until it is done.
func (w *watchdog) release() error {
	if err := w.leash.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
		return err
	}
	// A busy disk takes long over the files of many databases.
	if !w.shell.await(5 * time.Minute) {
		return fmt.Errorf("the watchdog has not removed %s", w.dir)
	}
	return nil
}
