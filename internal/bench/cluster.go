package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// cluster is a private PostgreSQL server: a commit is on disk before it is answered.
type cluster struct {
	bin, dir string
	port     int
	settings []string // each is name=value: those that differ from PostgreSQL's
	account  string   // the user that it runs as, or empty for the user of this program
	kept     bool     // its folder stays
}

// installations are the folders of the server's programs in various packages. They are seldom in PATH.
var installations = []string{"/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin", "/usr/local/opt/postgresql@*/bin"}

// startCluster starts a cluster in a folder of its own, or in one that is kept.
func startCluster(ctx context.Context, keep string, settings []string) (*cluster, error) {
	c := &cluster{dir: keep, kept: keep != "", settings: settings}
	var found []string
	for _, pattern := range installations {
		programs, _ := filepath.Glob(filepath.Join(pattern, "pgbench"))
		for _, program := range programs {
			found = append(found, filepath.Dir(program))
		}
	}
	c.bin = newest(found)
	if path, err := exec.LookPath("initdb"); c.bin == "" && err == nil {
		c.bin = filepath.Dir(path)
	}
	if c.bin == "" {
		return nil, errors.New("PostgreSQL with pgbench is not installed; scripts/ensure-postgres.sh installs it on Debian")
	}
	var err error
	if c.kept {
		if c.dir, err = filepath.Abs(keep); err == nil {
			err = os.MkdirAll(c.dir, 0o755)
		}
	} else {
		c.dir, err = os.MkdirTemp("", "punchcard-bench-postgres-")
	}
	if err != nil {
		return nil, err
	}
	if err := c.start(ctx); err != nil {
		return nil, errors.Join(err, c.remove())
	}
	return c, nil
}

var major = regexp.MustCompile(`([0-9.]+)/bin$`)

// newest returns the folder with the highest version (15 is above 9.6), or an empty text when there is none.
func newest(folders []string) (bin string) {
	highest := -1.0
	for _, folder := range folders {
		version := 0.0
		if match := major.FindStringSubmatch(folder); match != nil {
			version, _ = strconv.ParseFloat(match[1], 64)
		}
		if version > highest {
			bin, highest = folder, version
		}
	}
	return bin
}

func (c *cluster) start(ctx context.Context) error {
	if err := c.own(); err != nil {
		return err
	}
	var err error
	if c.port, err = freePort(); err != nil {
		return err
	}
	if _, err := os.Stat(c.data()); errors.Is(err, fs.ErrNotExist) {
		if err := c.do(ctx, "initdb", "--pgdata", c.data(), "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--locale", "C"); err != nil {
			return err
		}
	}
	options := fmt.Sprintf("-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories=%s -c max_connections=200", c.port, c.dir)
	for _, setting := range c.settings {
		options += " -c " + setting
	}
	return c.do(ctx, "pg_ctl", "--pgdata", c.data(), "--wait", "--log", filepath.Join(c.dir, "log"), "--options", options, "start")
}

// own makes the account of the package the owner of the folder, since PostgreSQL refuses to run as root.
func (c *cluster) own() error {
	if os.Getuid() != 0 {
		return nil
	}
	account, err := user.Lookup("postgres")
	if err != nil {
		return fmt.Errorf("PostgreSQL does not run as root, and there is no other account for it: %w", err)
	}
	uid, _ := strconv.Atoi(account.Uid)
	gid, _ := strconv.Atoi(account.Gid)
	c.account = account.Username
	return os.Chown(c.dir, uid, gid)
}

func (c *cluster) do(ctx context.Context, program string, args ...string) error {
	line := append([]string{filepath.Join(c.bin, program)}, args...)
	if c.account != "" {
		line = append([]string{"runuser", "-u", c.account, "--"}, line...)
	}
	cmd := exec.CommandContext(ctx, line[0], line[1:]...)
	cmd.Dir = c.dir
	// The output goes to a file: the server inherits it, and a pipe would not be closed before the server ends.
	log, err := os.Create(filepath.Join(os.TempDir(), filepath.Base(c.dir)+"-"+program))
	if err != nil {
		return err
	}
	defer os.Remove(log.Name())
	defer log.Close()
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Run(); err != nil {
		output, _ := os.ReadFile(log.Name())
		return fmt.Errorf("%s: %w\n%s", program, err, output)
	}
	return nil
}

func (c *cluster) close() error {
	mode := "immediate"
	if c.kept {
		mode = "fast"
	}
	err := c.do(context.Background(), "pg_ctl", "--pgdata", c.data(), "--wait", "--mode", mode, "stop")
	return errors.Join(err, c.remove())
}

func (c *cluster) remove() error {
	if c.kept {
		return nil
	}
	return os.RemoveAll(c.dir)
}

func (c *cluster) data() string { return filepath.Join(c.dir, "data") }

func (c *cluster) dsn(database string) string {
	return fmt.Sprintf("postgres://postgres@127.0.0.1:%d/%s?sslmode=disable", c.port, database)
}

// create creates an empty database and returns its address. A kept cluster may have one of that name, from a run that was interrupted.
func (c *cluster) create(ctx context.Context, name string) (dsn string, err error) {
	return c.dsn(name), c.with(ctx, "postgres", func(conn *pgx.Conn) error {
		quoted := pgx.Identifier{name}.Sanitize()
		_, err := conn.Exec(ctx, "DROP DATABASE IF EXISTS "+quoted)
		if err == nil {
			_, err = conn.Exec(ctx, "CREATE DATABASE "+quoted)
		}
		return err
	})
}

func (c *cluster) with(ctx context.Context, database string, do func(*pgx.Conn) error) error {
	conn, err := pgx.Connect(ctx, c.dsn(database))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	return do(conn)
}

// queryValue returns the single value of a query.
func queryValue[T any](ctx context.Context, conn *pgx.Conn, query string, args ...any) (value T, err error) {
	err = conn.QueryRow(ctx, query, args...).Scan(&value)
	return value, err
}

func (c *cluster) version(ctx context.Context) (v string, err error) {
	err = c.with(ctx, "postgres", func(conn *pgx.Conn) error {
		v, err = queryValue[string](ctx, conn, "SHOW server_version")
		return err
	})
	return v, err
}

// file is a path that the server can write to and read from.
func (c *cluster) file(name string) string { return filepath.Join(c.dir, name) }

// postmaster returns the process whose children serve the connections.
func (c *cluster) postmaster() (int, error) {
	text, err := os.ReadFile(filepath.Join(c.data(), "postmaster.pid"))
	if err != nil {
		return 0, err
	}
	first, _, _ := strings.Cut(string(text), "\n")
	return strconv.Atoi(first)
}

func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port, nil
}

const pgbenchDatabase = "pgbench"

// preparePgbench fills the tables of pgbench once. Its scale is above the number of clients, as its manual recommends: with fewer branches it
// measures lock waits.
func (b *bench) preparePgbench() error {
	if b.pgReady {
		return nil
	}
	if _, err := b.pg.create(b.ctx, pgbenchDatabase); err != nil {
		return err
	}
	if _, err := b.pg.pgbench(b.ctx, "--initialize", "--quiet", "--scale", strconv.Itoa(pick(b, 40, 50, 50))); err != nil {
		return err
	}
	b.pgReady = true
	// After it PostgreSQL reuses old segments of its write-ahead log, as a cluster does that has run for a while. A new cluster creates a file of 16 MB for each
	// segment, for which all commits wait some 50 ms.
	return b.pg.checkpoint(b.ctx)
}

func (c *cluster) checkpoint(ctx context.Context) error {
	return c.with(ctx, "postgres", func(conn *pgx.Conn) error {
		_, err := conn.Exec(ctx, "CHECKPOINT")
		return err
	})
}

func (c *cluster) pgbench(ctx context.Context, args ...string) (string, error) {
	args = append(args, "--host", "127.0.0.1", "--port", strconv.Itoa(c.port), "--username", "postgres", pgbenchDatabase)
	out, err := exec.CommandContext(ctx, filepath.Join(c.bin, "pgbench"), args...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("pgbench: %w\n%s", err, out)
	}
	return string(out), nil
}

var tps = regexp.MustCompile(`(?m)^tps = ([0-9.]+)`)

// transactions measures a script of pgbench: tpcb-like or simple-update.
func (b *bench) transactions(script string, clients, seconds int) (measured, error) {
	if err := b.preparePgbench(); err != nil {
		return measured{}, err
	}
	cpu, err := b.meter()
	if err != nil {
		return measured{}, err
	}
	start, figures := time.Now(), [][]string(nil)
	for try := 1; len(figures) == 0; try++ {
		out, err := b.pg.pgbench(b.ctx, "--protocol", "prepared", "--builtin", script,
			"--time", strconv.Itoa(seconds), "--client", strconv.Itoa(clients), "--jobs", strconv.Itoa(min(clients, 2)))
		if err != nil {
			return measured{}, err
		}
		// On a busy host pgbench may end without a transaction, and then it prints no rate.
		if figures = tps.FindAllStringSubmatch(out, -1); len(figures) == 0 && try == 3 {
			return measured{}, fmt.Errorf("pgbench prints no rate:\n%s", out)
		}
	}
	rate, err := strconv.ParseFloat(figures[len(figures)-1][1], 64) // the last one is without the time to connect
	if err != nil {
		return measured{}, err
	}
	m := measured{rate: rate, requests: int(rate * float64(seconds)), took: time.Since(start)}
	m.mean = float64(clients) / rate * 1000
	m.cpu, m.database = cpu.perRequest(m.requests)
	return m, nil
}

// pacedTransactions measures the duration of transactions that begin at random moments, at an average rate per second.
func (b *bench) pacedTransactions(script string, clients int, rate float64, seconds int) (measured, error) {
	if err := b.preparePgbench(); err != nil {
		return measured{}, err
	}
	dir, err := os.MkdirTemp(b.dir, "pgbench-")
	if err != nil {
		return measured{}, err
	}
	defer os.RemoveAll(dir)
	start := time.Now()
	_, err = b.pg.pgbench(b.ctx, "--protocol", "prepared", "--builtin", script, "--time", strconv.Itoa(seconds), "--client", strconv.Itoa(clients), "--jobs", "2",
		"--rate", strconv.FormatFloat(rate, 'f', 2, 64), "--log", "--log-prefix", filepath.Join(dir, "log"))
	if err != nil {
		return measured{}, err
	}
	took := time.Since(start)
	times, err := loggedTimes(dir)
	if err != nil {
		return measured{}, err
	}
	return summary(times, took), nil
}

// loggedTimes reads from the logs of pgbench how long transactions took, from the moment when they were due: the third figure of each line, in
// microseconds.
func loggedTimes(dir string) (times []time.Duration, err error) {
	logs, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		return nil, err
	}
	for _, name := range logs {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(text)) {
			figures := strings.Fields(line)
			if len(figures) < 3 {
				return nil, fmt.Errorf("pgbench logged %q", line)
			}
			micros, err := strconv.ParseInt(figures[2], 10, 64)
			if err != nil {
				return nil, fmt.Errorf("pgbench logged %q: %w", line, err)
			}
			times = append(times, time.Duration(micros)*time.Microsecond)
		}
	}
	if len(times) == 0 {
		return nil, errors.New("pgbench logged no transaction")
	}
	return times, nil
}
