//go:build unix

package site

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
)

// Fault is one fault to inject. At is the time after the clients begin.
type Fault struct {
	At     time.Duration
	Kind   string
	Server int
	// For is how long the fault lasts, or how far the clock jumps.
	For time.Duration
}

func (f Fault) String() string {
	return fmt.Sprintf("%6.2f s %s of server %d for %s", f.At.Seconds(), f.Kind, f.Server, f.For.Round(time.Millisecond))
}

// kinds returns the faults of a site, frequent ones several times.
func (s *Site) kinds() []string {
	kinds := []string{"kill", "kill", "kill", "pause", "cut", "partition", "clock"}
	if s.Database != nil {
		kinds = append(kinds, "db-cut", "db-cut", "db-partition", "db-stop", "db-kill")
	}
	if s.Disk != nil {
		kinds = append(kinds, "disk-full")
	}
	return kinds
}

// Schedule returns the faults of a run: one in each gap on average, and all of kinds before any is repeated.
func (s *Site) Schedule(seed uint64, length, gap time.Duration) (faults []Fault) {
	rng := rand.New(rand.NewPCG(seed, 2))
	var bag []string
	for at := gap; at < length-gap/2; at += gap/2 + time.Duration(rng.Int64N(int64(gap))) {
		if len(bag) == 0 {
			bag = s.kinds()
			rng.Shuffle(len(bag), func(i, j int) { bag[i], bag[j] = bag[j], bag[i] })
		}
		f := Fault{At: at, Kind: bag[0], Server: rng.IntN(len(s.Servers)), For: time.Duration(50+rng.IntN(800)) * time.Millisecond}
		switch f.Kind {
		case "pause":
			f.For = Pause + time.Duration(rng.Int64N(int64(Pause)))
		case "disk-full":
			f.For += time.Second // open files have some space left, which is used up first
		case "clock":
			f.For = time.Hour + time.Duration(rng.IntN(240))*time.Hour
		}
		faults, bag = append(faults, f), bag[1:]
	}
	return faults
}

// Kills returns the faults of a run in which a server is killed in each gap.
func (s *Site) Kills(seed uint64, length, gap time.Duration) (faults []Fault) {
	rng := rand.New(rand.NewPCG(seed, 2))
	for at := gap; at < length; at += gap {
		faults = append(faults, Fault{At: at, Kind: "kill", Server: rng.IntN(len(s.Servers))})
	}
	return faults
}

// recoveryTime is how long servers may still fail after an outage: on broken connections, and on calls that have waited.
const recoveryTime = 5 * time.Second

type outage struct{ from, to time.Time }

// inOutage reports whether at a time the storage was unavailable or full, or a server was long in starting, or either had just ended.
func (s *Site) inOutage(at time.Time) bool {
	return slices.ContainsFunc(s.outages, func(a outage) bool { return at.After(a.from) && at.Before(a.to) })
}

// Inject injects the faults of a schedule one after the other, and calls report before each.
func (s *Site) Inject(ctx context.Context, faults []Fault, report func(Fault)) error {
	began := time.Now()
	for _, f := range faults {
		sleep(ctx, time.Until(began.Add(f.At)))
		if ctx.Err() != nil {
			return nil
		}
		report(f)
		if err := s.suffer(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

// suffer injects a fault, and keeps the time during which answers may fail.
func (s *Site) suffer(ctx context.Context, f Fault) error {
	broke := time.Now()
	if err := s.inject(ctx, f); err != nil && ctx.Err() == nil {
		return fmt.Errorf("%s: %w", f, err)
	}
	s.suffered++
	took := time.Since(broke)
	if f.Kind == "kill" {
		s.slowestStart = max(s.slowestStart, took)
	}
	if strings.HasPrefix(f.Kind, "db-") || f.Kind == "failover" || f.Kind == "disk-full" || f.Kind == "kill" && took > recoveryTime {
		s.outages = append(s.outages, outage{broke, time.Now().Add(recoveryTime)})
	}
	return nil
}

func (s *Site) inject(ctx context.Context, f Fault) error {
	server := s.Servers[f.Server]
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Minute)
	defer cancel()
	switch f.Kind {
	case "kill":
		return server.Restart(lasting)
	case "pause":
		return server.Pause(ctx, f.For)
	case "cut":
		server.Proxy.Cut()
	case "partition":
		server.Proxy.Partition()
		sleep(ctx, f.For)
		server.Proxy.Heal()
	case "clock":
		if out, err := s.command(lasting, "project", "advance-clock", projectID, f.For.String()); err != nil {
			return fmt.Errorf("%w: %s", err, out)
		}
	case "disk-full":
		if err := s.Disk.Fill(); err != nil {
			return err
		}
		sleep(ctx, f.For)
		return s.Disk.Clear()
	case "db-cut":
		s.DatabaseProxy.Cut()
	case "db-partition":
		s.DatabaseProxy.Partition()
		sleep(ctx, f.For)
		s.DatabaseProxy.Heal()
	case "db-stop":
		if err := s.Database.Stop(); err != nil {
			return err
		}
		sleep(ctx, f.For)
		return s.Database.Start(lasting)
	case "failover":
		return s.failOver(lasting, f.For)
	case "db-kill":
		s.Database.Kill()
		sleep(ctx, f.For)
		return s.Database.Start(lasting)
	default:
		return fmt.Errorf("there is no fault %q", f.Kind)
	}
	return nil
}
