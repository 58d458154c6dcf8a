//go:build unix

package pgtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// archive is where a cluster with Options.Archive copies its write-ahead log.
func archive(dir string) string { return filepath.Join(dir, "archive") }

// archiving are the settings of a cluster that archives its write-ahead log. A segment has its name only when all of it is on the disk.
func archiving(dir string) map[string]string {
	to := archive(dir) + "/%f"
	return map[string]string{
		"archive_mode":    "on",
		"archive_command": fmt.Sprintf("test ! -f %[1]s.gz && gzip < %%p > %[1]s.part && sync %[1]s.part && mv %[1]s.part %[1]s.gz", to),
	}
}

// BaseBackup copies the data of the running server with pg_basebackup and returns the directory of the copy, which goes away with the cluster. The copy
// has no log: it can be used only with the archive.
func (c *Cluster) BaseBackup() (dir string, err error) {
	base := filepath.Join(c.dir, "base")
	out, err := c.installation.command(c.dir, "pg_basebackup", "--dbname", c.DSN("postgres"), "--pgdata", base, "--wal-method", "none", "--checkpoint", "fast",
		"--no-sync").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("make a base backup of PostgreSQL in %s: %w\n%s", c.dir, err, out)
	}
	return base, nil
}

// ArchiveAll has the server archive what it has written so far, and waits until it has.
func (c *Cluster) ArchiveAll(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, c.DSN("postgres"))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	var last string
	if err := conn.QueryRow(ctx, "SELECT pg_walfile_name(pg_switch_wal())").Scan(&last); err != nil {
		return err
	}
	for deadline := time.Now().Add(2 * startLimit); ; time.Sleep(20 * time.Millisecond) {
		if _, err := os.Stat(filepath.Join(archive(c.dir), last+".gz")); err == nil {
			return nil
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("the segment %s of the log has not been archived", last)
		}
	}
}

// Restored starts another cluster on a base backup of this one, which plays the archived log until its target: a setting such as recovery_target_time or
// recovery_target_name, with its value. The cluster is removed when the test ends.
func (c *Cluster) Restored(t testing.TB, base, target, value string) *Cluster {
	t.Helper()
	o := Options{Durable: true, Settings: map[string]string{
		"restore_command": "gunzip < " + archive(c.dir) + "/%f.gz > %p", "recovery_target_action": "promote", target: value,
	}}
	fill := func(to *Cluster) error {
		out, err := to.installation.any(to.dir, "cp", "-a", base, to.data()).CombinedOutput()
		if err == nil {
			out, err = to.installation.any(to.dir, "touch", filepath.Join(to.data(), "recovery.signal")).CombinedOutput()
		}
		if err != nil {
			return fmt.Errorf("copy the base backup %s: %w\n%s", base, err, out)
		}
		return nil
	}
	restored, err := startOn(t.Context(), o, fill)
	if err == nil {
		t.Cleanup(func() {
			if err := restored.Close(); err != nil {
				t.Error(err)
			}
		})
		err = restored.awaitEndOfRecovery(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return restored
}

// awaitEndOfRecovery waits until the server takes writes. It can be read earlier.
func (c *Cluster) awaitEndOfRecovery(ctx context.Context) error {
	deadline := time.Now().Add(2 * startLimit)
	for {
		recovering, err := c.recovering(ctx)
		if err == nil && !recovering {
			return nil
		}
		if time.Now().After(deadline) {
			log, readErr := os.ReadFile(c.LogFile())
			return errors.Join(fmt.Errorf("PostgreSQL in %s does not end its recovery\n%s", c.dir, log), err, readErr)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func (c *Cluster) recovering(ctx context.Context) (yes bool, err error) {
	conn, err := pgx.Connect(ctx, c.DSN("postgres"))
	if err != nil {
		return false, err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	return yes, conn.QueryRow(ctx, "SELECT pg_is_in_recovery()").Scan(&yes)
}
