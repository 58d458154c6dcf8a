//go:build unix

package pgtest

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
)

// oldestVersion is the first that can drop a database in use, which ends a test cleanly even when it leaked a connection.
const oldestVersion = 13

// installation is a directory of PostgreSQL's server programs and the user who runs them.
type installation struct {
	bin        string
	credential *syscall.Credential // nil for the user who runs the tests
	major      int                 // the version of the server
}

// places are where the packages of Debian, Red Hat and Homebrew put each major version.
var places = []string{
	"/usr/lib/postgresql/*/bin",
	"/usr/pgsql-*/bin",
	"/opt/homebrew/opt/postgresql@*/bin",
	"/usr/local/opt/postgresql@*/bin",
}

var findInstallation = sync.OnceValues(func() (installation, error) {
	runAs, err := serverUser()
	if err != nil {
		return installation{}, err
	}
	var candidates []string
	for _, place := range places {
		found, _ := filepath.Glob(place)
		candidates = append(candidates, found...)
	}
	newestFirst(candidates)
	if onPath, err := exec.LookPath("initdb"); err == nil {
		candidates = append(candidates, filepath.Dir(onPath))
	}
	return choose(candidates, runAs)
})

// choose returns the first candidate whose programs run and are new enough.
func choose(candidates []string, runAs *syscall.Credential) (installation, error) {
	var refused []string
	for _, bin := range candidates {
		i := installation{bin: bin, credential: runAs}
		_, err := i.check("initdb")
		if err == nil {
			i.major, err = i.check("postgres")
		}
		if err == nil {
			return i, nil
		}
		refused = append(refused, fmt.Sprintf("\n  %s: %v", bin, err))
	}
	return installation{}, fmt.Errorf("this test needs a PostgreSQL server of version %d or newer and found none. "+
		"Run the tests with 'make test', which installs one where it can; install it yourself ('apt-get install postgresql'); "+
		"or set TEST_DATABASE_URL to the postgres:// URL of a user who may create databases%s",
		oldestVersion, strings.Join(refused, ""))
}

var version = regexp.MustCompile(`\(PostgreSQL\) (\d+)`)

// check returns the major version of a program, which has to be new enough.
func (i installation) check(program string) (major int, err error) {
	c := i.command("/", program, "--version")
	out, err := c.Output()
	if err != nil {
		return 0, fmt.Errorf("run %s: %w", program, err)
	}
	said := version.FindSubmatch(out)
	if said == nil {
		return 0, fmt.Errorf("%s is not PostgreSQL's: it calls itself %q", program, out)
	}
	if major, err = strconv.Atoi(string(said[1])); err != nil || major < oldestVersion {
		return 0, fmt.Errorf("%s is too old: version %s", program, said[1])
	}
	return major, nil
}

// command prepares one of PostgreSQL's programs to run in a directory as the server's user. The environment is not passed on: variables
// such as PGDATA or LC_ALL would make one developer's cluster differ from another's.
func (i installation) command(dir, program string, args ...string) *exec.Cmd {
	return i.any(dir, filepath.Join(i.bin, program), args...)
}

// any is command for a program of the system.
func (i installation) any(dir, program string, args ...string) *exec.Cmd {
	c := exec.Command(program, args...)
	c.Dir = dir
	c.Env = []string{"PATH=" + i.bin + ":/usr/bin:/bin", "LC_ALL=C", "TZ=UTC"}
	if i.credential != nil {
		c.SysProcAttr = &syscall.SysProcAttr{Credential: i.credential}
	}
	return c
}

// own makes the server's user the owner of a directory.
func (i installation) own(dir string) error {
	if i.credential == nil {
		return nil
	}
	return os.Chown(dir, int(i.credential.Uid), int(i.credential.Gid))
}

// serverUser returns whom the server runs as: nil, for the present user, unless that is root, whom PostgreSQL refuses.
func serverUser() (*syscall.Credential, error) {
	if os.Getuid() != 0 {
		return nil, nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		found, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, uidErr := strconv.ParseUint(found.Uid, 10, 32)
		gid, gidErr := strconv.ParseUint(found.Gid, 10, 32)
		if err := errors.Join(uidErr, gidErr); err != nil {
			return nil, fmt.Errorf("user %s: %w", name, err)
		}
		return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, nil
	}
	return nil, errors.New("PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody to run it as")
}

var digits = regexp.MustCompile(`\d+`)

// newestFirst sorts directories such as /usr/lib/postgresql/9.6/bin by the version in their name.
func newestFirst(dirs []string) {
	parts := func(dir string) (numbers []int) {
		for _, d := range digits.FindAllString(dir, -1) {
			n, _ := strconv.Atoi(d)
			numbers = append(numbers, n)
		}
		return numbers
	}
	slices.SortStableFunc(dirs, func(a, b string) int {
		return cmp.Or(slices.Compare(parts(b), parts(a)), strings.Compare(a, b))
	})
}
