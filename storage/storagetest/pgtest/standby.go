//go:build unix

package pgtest

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
)

// standbyName is the application_name of a standby, and the name of its replication slot.
const standbyName = "standby"

// Standby starts a standby of this cluster, which must be durable: a base backup that follows it over a replication slot. It returns when the standby
// streams. The caller closes it. A cluster has one standby at a time; when that is gone it can have another one.
func (c *Cluster) Standby(ctx context.Context) (*Cluster, error) {
	if err := c.execute(ctx, "SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '"+standbyName+"'"); err != nil {
		return nil, fmt.Errorf("drop the slot of the last standby: %w", err)
	}
	s, err := newCluster(c.installation, c.options)
	if err != nil {
		return nil, err
	}
	from := fmt.Sprintf("host=%s port=5432 user=postgres application_name=%s", c.dir, standbyName)
	backup := c.installation.command(s.dir, "pg_basebackup", "--dbname", from, "--pgdata", s.data(), "--write-recovery-conf",
		"--create-slot", "--slot", standbyName, "--checkpoint", "fast", "--no-sync")
	if said, failed := backup.CombinedOutput(); failed != nil {
		err = fmt.Errorf("make a base backup of the cluster in %s: %w\n%s", c.dir, failed, said)
	}
	if err == nil {
		err = s.Start(ctx)
	}
	if err == nil {
		err = c.await(ctx, "SELECT EXISTS (SELECT FROM pg_stat_replication WHERE application_name = '"+standbyName+"' AND state = 'streaming')")
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// Synchronous makes each commit wait until the standby has written it to its disk, or wait no more. It returns when that holds for all sessions.
func (c *Cluster) Synchronous(ctx context.Context, on bool) error {
	names, state := "", "async"
	if on {
		names, state = standbyName, "sync"
	}
	if err := c.execute(ctx, "ALTER SYSTEM SET synchronous_standby_names = '"+names+"'"); err != nil {
		return err
	}
	if err := c.execute(ctx, "SELECT pg_reload_conf()"); err != nil {
		return err
	}
	return c.await(ctx, "SELECT NOT EXISTS (SELECT FROM pg_stat_replication WHERE sync_state <> '"+state+"')")
}

// Promote makes a standby a primary, and returns when it takes writes.
func (c *Cluster) Promote(ctx context.Context) error {
	return c.execute(ctx, "SELECT pg_promote()")
}

func (c *Cluster) execute(ctx context.Context, statement string) error {
	conn, err := pgx.Connect(ctx, c.DSN("postgres"))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	_, err = conn.Exec(ctx, statement)
	return err
}

// await waits until a query returns true.
func (c *Cluster) await(ctx context.Context, query string) error {
	conn, err := pgx.Connect(ctx, c.DSN("postgres"))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	for deadline := time.Now().Add(startLimit); ; time.Sleep(20 * time.Millisecond) {
		var holds bool
		if err := conn.QueryRow(ctx, query).Scan(&holds); err != nil || holds {
			return err
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("this does not become true within %s: %s", startLimit, query)
		}
	}
}
