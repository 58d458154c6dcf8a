//go:build unix

package site

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/internal/torture"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// Site is one storage and the servers on it.
type Site struct {
	Servers []*Server
	// Database is the cluster of PostgreSQL, and DatabaseProxy the proxy between the servers and it; both are nil on SQLite.
	Database      *pgtest.Cluster
	DatabaseProxy *Proxy
	// pair is nil unless the site is for failovers.
	pair *pair
	// Disk has the data: the file of SQLite, the tables of PostgreSQL. Where no disk can be mounted it is nil, and NoDisk is the reason.
	Disk   *Disk
	NoDisk error

	program string
	// storage is the address that commands use, without a proxy.
	storage string
	dir     string
	outages []outage
	// suffered is the number of faults that were injected.
	suffered int
	// slowestStart is the longest time from the killing of a server until it was up again.
	slowestStart time.Duration
}

// Open starts the servers of a site: one on a file for the storage "sqlite", two on one cluster for "postgres", two on a primary and a synchronous
// standby for "standby".
func Open(ctx context.Context, program, storage string) (*Site, error) {
	dir, err := os.MkdirTemp("", "punchcard-torture-")
	if err != nil {
		return nil, err
	}
	s := &Site{program: program, dir: dir}
	if err := s.open(ctx, storage); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (s *Site) open(ctx context.Context, storage string) error {
	servers, served := 1, ""
	switch storage {
	case "sqlite":
		folder := s.dir
		if s.Disk, s.NoDisk = newDisk(s.dir); s.Disk != nil {
			folder = s.Disk.folder
		}
		s.storage = "sqlite:" + filepath.Join(folder, "shop.db")
		served = s.storage
	case "postgres":
		servers = 2
		var err error
		if s.Database, err = pgtest.New(ctx, pgtest.Options{Durable: true}); err != nil {
			return err
		}
		if s.storage, err = s.Database.CreateDatabase(ctx); err != nil {
			return err
		}
		at, err := url.Parse(s.storage)
		if err != nil {
			return err
		}
		if s.Disk, s.NoDisk = newDisk(at.Query().Get("host")); s.Disk != nil {
			if err := s.moveTables(ctx); err != nil {
				return err
			}
		}
		if s.DatabaseProxy, err = NewProxy("unix", filepath.Join(at.Query().Get("host"), ".s.PGSQL."+at.Query().Get("port"))); err != nil {
			return err
		}
		at.Host, at.RawQuery = s.DatabaseProxy.Addr, url.Values{"sslmode": {"disable"}}.Encode()
		served = at.String()
	case "standby":
		servers = 2
		var err error
		if served, err = s.openPair(ctx); err != nil {
			return err
		}
	default:
		return fmt.Errorf("storage %q is unknown: use sqlite, postgres or standby", storage)
	}
	if out, err := s.command(ctx, "project", "create", "Shop", "--id", projectID, "--sandbox"); err != nil {
		return fmt.Errorf("make the project: %w\n%s", err, out)
	}
	for range servers {
		server, err := newServer(s.program, served)
		if err != nil {
			return err
		}
		s.Servers = append(s.Servers, server)
		if err := server.Start(ctx); err != nil {
			return err
		}
	}
	if s.pair != nil {
		return s.pair.receiver.register(ctx, "http://"+s.Servers[0].address())
	}
	return nil
}

// moveTables makes PostgreSQL create all tables on the disk. Its write-ahead log is elsewhere: without space for that PostgreSQL would crash.
func (s *Site) moveTables(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, s.storage)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, "CREATE TABLESPACE small LOCATION '"+s.Disk.folder+"'"); err != nil {
		return err
	}
	_, err = conn.Exec(ctx, "ALTER DATABASE "+pgx.Identifier{conn.Config().Database}.Sanitize()+" SET default_tablespace = small")
	return err
}

// command runs the program against the storage of the site.
func (s *Site) command(ctx context.Context, args ...string) (string, error) {
	out, err := exec.CommandContext(ctx, s.program, append(args, "--storage", s.storage)...).CombinedOutput()
	return string(out), err
}

// Caller returns a caller of all servers through their proxies.
func (s *Site) Caller(timeout time.Duration) *torture.Caller {
	var addresses []string
	for _, server := range s.Servers {
		addresses = append(addresses, "http://"+server.Proxy.Addr)
	}
	return torture.NewCaller(map[string]string{"X-App-Id": appID, "X-App-Token": appToken}, timeout, addresses...)
}

// Recover ends all faults: it kills all servers, so that no call is in progress, and starts them again.
func (s *Site) Recover(ctx context.Context) error {
	for _, server := range s.Servers {
		server.Kill()
	}
	if s.Disk != nil {
		if err := s.Disk.Clear(); err != nil {
			return err
		}
	}
	if s.Database != nil {
		s.DatabaseProxy.Heal()
		// PostgreSQL may still be running statements of the killed servers. A restart ends them.
		if err := s.Database.Restart(ctx); err != nil {
			return err
		}
	}
	for _, server := range s.Servers {
		server.Proxy.Heal()
		if err := server.Start(ctx); err != nil {
			return err
		}
	}
	return nil
}

// Verify runs punchcard verify, which computes all figures of the project again from its records, while the servers run.
func (s *Site) Verify(ctx context.Context) error {
	out, err := s.command(ctx, "verify", "--project", projectID)
	if err != nil {
		return fmt.Errorf("verify: %w\n%s", err, strings.TrimSpace(out))
	}
	return nil
}

// Logs returns the last lines of each server.
func (s *Site) Logs() (logs []string) {
	for _, server := range s.Servers {
		logs = append(logs, server.log.String())
	}
	return logs
}

// Close ends all processes and removes all files.
func (s *Site) Close() error {
	for _, server := range s.Servers {
		server.Close()
	}
	if s.DatabaseProxy != nil {
		s.DatabaseProxy.Close()
	}
	var err error
	if s.pair != nil {
		err = s.pair.close()
	}
	if s.Database != nil {
		err = errors.Join(err, s.Database.Stop())
	}
	if s.Disk != nil {
		err = errors.Join(err, s.Disk.Close())
	}
	if s.Database != nil {
		err = errors.Join(err, s.Database.Close())
	}
	return errors.Join(err, os.RemoveAll(s.dir))
}
