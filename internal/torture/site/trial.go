//go:build unix

package site

import (
	"context"
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/internal/torture"
)

// Trial is one run on one site.
type Trial struct {
	// Program is the path of the built program, Storage "sqlite", "postgres" or "standby".
	Program, Storage string
	Seed             uint64
	For              time.Duration
	// Gap is the average time between two faults.
	Gap time.Duration
	// Keys gives each call that changes something a key. Then the faults are kills alone, one in each gap.
	Keys bool
	// Failovers is how often the standby is promoted, on the storage "standby": the clients send calls until then, and nothing else happens.
	Failovers int
	// GiveUp is for how long a client waits for the answer to a call with a key. One that does not come is a violation, unless there was an outage.
	GiveUp time.Duration
	// KeyTime is how long a key may be in use after the server that performed its request was killed; 0 is not judged, as on a slow machine.
	KeyTime time.Duration
	// Worlds is the number of worlds of each kind.
	Worlds int
	// Out gets a line for each fault. Drawings is the directory for drawings of histories that are not linearizable; empty for none.
	Out      io.Writer
	Drawings string
}

// Run opens a site, runs clients on it while faults are injected, and returns an error that lists all violations.
func (t Trial) Run(ctx context.Context) error {
	s, err := Open(ctx, t.Program, t.Storage)
	if err != nil {
		return err
	}
	defer s.Close()
	if s.Disk == nil && s.pair == nil {
		fmt.Fprintf(t.Out, "%s: without the fault disk-full: %v\n", t.Storage, s.NoDisk)
	}
	caller := s.Caller(4 * time.Second)
	defer caller.Close()
	run, err := torture.NewRun(ctx, caller, t.plan())
	if err != nil {
		return err
	}
	faults := s.Schedule(t.Seed, t.For, t.Gap)
	if t.Keys {
		faults = s.Kills(t.Seed, t.For, t.Gap)
	}
	report := func(f Fault) { fmt.Fprintf(t.Out, "%s: %s\n", t.Storage, f) }
	var broken sync.WaitGroup
	var failed error
	working, enough := context.WithCancel(ctx)
	defer enough()
	broken.Go(func() {
		if s.pair == nil {
			failed = s.Inject(ctx, faults, report)
			return
		}
		failed = s.FailOver(ctx, t.Seed, t.Failovers, t.Gap, report)
		enough()
	})
	run.Work(working)
	ended := time.Now()
	broken.Wait()
	if failed != nil {
		return fmt.Errorf("%w\n%s", failed, strings.Join(s.Logs(), "\n"))
	}
	for i, o := range s.outages {
		until := ended
		if i+1 < len(s.outages) {
			until = s.outages[i+1].from
		}
		if s.pair != nil {
			fmt.Fprintf(t.Out, "%s: failover %d: a server did not answer for %.2f s\n", t.Storage, i+1, caller.Silence(o.from, until).Seconds())
		}
	}
	if err := s.Recover(ctx); err != nil {
		return err
	}
	settling, cancel := context.WithTimeout(ctx, time.Minute*time.Duration(1+t.Failovers)) // the longer the run, the more keys are sent again
	defer cancel()
	if err := run.Settle(settling); err != nil {
		return fmt.Errorf("%w\n%s", err, strings.Join(s.Logs(), "\n"))
	}
	return t.judge(ctx, s, run.Check(), caller.Failures())
}

// judge prints what happened in a run, and returns an error that lists all violations.
func (t Trial) judge(ctx context.Context, s *Site, report torture.Report, failures []torture.Failure) error {
	for _, kind := range []torture.Kind{torture.Move, torture.Undo, torture.Return, torture.Try, torture.Limit, torture.Read} {
		fmt.Fprintf(t.Out, "%s: %s: %d done, %d refused\n", t.Storage, kind, report.Results[kind].Done, report.Results[kind].Refused)
	}
	fmt.Fprintf(t.Out, "%s: seed %d, %d faults, %d operations, %d of them without an answer, %d answers with status 500 and above\n", t.Storage, t.Seed, s.suffered, report.Operations, report.Lost,
		len(failures))
	fmt.Fprintf(t.Out, "%s: the slowest answer to a call with a key came after %s, the slowest start of a server took %s\n", t.Storage, report.Slowest.Round(time.Millisecond), s.slowestStart.Round(time.Millisecond))
	if len(report.Undecided) > 0 {
		fmt.Fprintf(t.Out, "%s: the checker could not decide in time about %s\n", t.Storage, strings.Join(report.Undecided, ", "))
	}
	return t.violations(ctx, s, report, failures)
}

func (t Trial) plan() torture.Plan {
	worlds := map[string]int{}
	for kind := range torture.Constructors {
		worlds[kind] = t.Worlds
	}
	return torture.Plan{
		Seed: t.Seed, Worlds: worlds, Clients: 3, For: t.For, CheckTimeout: 20 * time.Second,
		Client: torture.ClientOptions{Pause: 30 * time.Millisecond, KeyAll: t.Keys, GiveUp: t.GiveUp, RepeatPercent: 10, TwicePercent: 10},
	}
}

// violations collects all violations in one error.
func (t Trial) violations(ctx context.Context, s *Site, report torture.Report, failures []torture.Failure) error {
	wrong := report.MissingResults()
	if len(report.Undecided) == len(report.Verdicts) {
		wrong = append(wrong, "the checker could decide about no world")
	}
	if held := s.slowestStart + t.KeyTime; t.KeyTime > 0 && report.Slowest > held {
		wrong = append(wrong, fmt.Sprintf("a call with a key was answered after %s: a killed server holds no key for longer than %s", report.Slowest, held))
	}
	for i, server := range s.Servers {
		for _, log := range server.Crashes() {
			wrong = append(wrong, fmt.Sprintf("server %d ended by itself:\n%s", i, log))
		}
	}
	for _, f := range failures {
		switch {
		case len(wrong) >= 20:
		case !s.inOutage(f.At):
			wrong = append(wrong, "without an outage: "+f.Message)
		case s.pair != nil && f.Status != 0 && !(f.Status == http.StatusServiceUnavailable && f.Retry):
			wrong = append(wrong, "without a request to try again: "+f.Message)
		}
	}
	for _, world := range slices.Sorted(maps.Keys(report.Violations)) {
		found := report.Violations[world]
		if t.Drawings != "" {
			if path, err := report.Verdicts[world].Draw(t.Drawings, fmt.Sprintf("%s-%d-%s", t.Storage, t.Seed, world)); err == nil {
				found = append(found, "drawn in "+path)
			}
		}
		wrong = append(wrong, world+":\n  "+strings.Join(found, "\n  "))
	}
	if err := s.Verify(ctx); err != nil {
		wrong = append(wrong, err.Error())
	}
	if s.pair != nil {
		patience, cancel := context.WithTimeout(ctx, time.Minute)
		defer cancel()
		if err := s.Webhooks(patience); err != nil {
			wrong = append(wrong, err.Error())
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	return fmt.Errorf("%s, seed %d:\n%s", t.Storage, t.Seed, strings.Join(wrong, "\n"))
}

// Build builds the program into a directory and returns its path.
func Build(ctx context.Context, dir string) (string, error) {
	program := filepath.Join(dir, "punchcard")
	cmd := exec.CommandContext(ctx, "go", "build", "-ldflags=-s -w", "-o", program, "github.com/punchcardhq/punchcard/cmd/punchcard")
	cmd.Stderr = os.Stderr
	if out, err := cmd.Output(); err != nil {
		return "", fmt.Errorf("build the server: %w\n%s", err, out)
	}
	return program, nil
}
