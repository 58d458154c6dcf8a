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

// Fault is one thing that breaks, at a time after the clients begin.
type Fault struct {
	At     time.Duration
	Kind   string
	Server int
	// For is how long it stays broken, or how far the clock jumps.
	For time.Duration
}

func (f Fault) String() string {
	return fmt.Sprintf("%6.2f s %s of server %d for %s", f.At.Seconds(), f.Kind, f.Server, f.For.Round(time.Millisecond))
}

// kinds are the faults of a site, the frequent ones several times.
func (s *Site) kinds() []string {
	kinds := []string{"kill", "kill", "kill", "pause", "cut", "silence", "clock"}
	if s.Database != nil {
		kinds = append(kinds, "db-cut", "db-cut", "db-silence", "db-stop", "db-kill")
	}
	if s.Disk != nil {
		kinds = append(kinds, "disk-full")
	}
	return kinds
}

// Schedule returns the faults of a run: one about every gap, every kind once before any comes again.
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
			f.For = Lease + time.Duration(rng.Int64N(int64(Lease)))
		case "disk-full":
			f.For += time.Second // what is open has some room left
		case "clock":
			f.For = time.Hour + time.Duration(rng.IntN(240))*time.Hour
		}
		faults, bag = append(faults, f), bag[1:]
	}
	return faults
}

// convalescence is for how long servers may fail on connections that broke with PostgreSQL, and on what queued up meanwhile.
const convalescence = 5 * time.Second

type span struct{ from, to time.Time }

// excuses says whether the storage was away, or full, or just back.
func (s *Site) excuses(at time.Time) bool {
	return slices.ContainsFunc(s.away, func(a span) bool { return at.After(a.from) && at.Before(a.to) })
}

// Suffer works off a schedule, one fault after the other, and tells each.
func (s *Site) Suffer(ctx context.Context, faults []Fault, tell func(Fault)) error {
	began := time.Now()
	for _, f := range faults {
		sleep(ctx, time.Until(began.Add(f.At)))
		if ctx.Err() != nil {
			return nil
		}
		tell(f)
		broke := time.Now()
		if err := s.suffer(ctx, f); err != nil && ctx.Err() == nil {
			return fmt.Errorf("%s: %w", f, err)
		}
		if strings.HasPrefix(f.Kind, "db-") || f.Kind == "disk-full" {
			s.away = append(s.away, span{broke, time.Now().Add(convalescence)})
		}
	}
	return nil
}

func (s *Site) suffer(ctx context.Context, f Fault) error {
	server := s.Servers[f.Server]
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Minute)
	defer cancel()
	switch f.Kind {
	case "kill":
		return server.Restart(lasting)
	case "pause":
		return server.Pause(ctx, f.For)
	case "cut":
		server.Front.Cut()
	case "silence":
		server.Front.Silence()
		sleep(ctx, f.For)
		server.Front.Speak()
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
		s.Back.Cut()
	case "db-silence":
		s.Back.Silence()
		sleep(ctx, f.For)
		s.Back.Speak()
	case "db-stop":
		if err := s.Database.Stop(); err != nil {
			return err
		}
		sleep(ctx, f.For)
		return s.Database.Start(lasting)
	case "db-kill":
		s.Database.Kill()
		sleep(ctx, f.For)
		return s.Database.Start(lasting)
	default:
		return fmt.Errorf("nobody knows the fault %q", f.Kind)
	}
	return nil
}
