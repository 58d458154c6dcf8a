//go:build unix

package site

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/internal/torture"
)

// Torment says how one site is tortured.
type Torment struct {
	// Program is the path of the built program, Storage "sqlite" or "postgres".
	Program, Storage string
	Seed             uint64
	For              time.Duration
	// Gap is about how much time lies between two faults.
	Gap time.Duration
	// Worlds is how many worlds of each kind there are.
	Worlds int
	// Out gets a line for each fault; Drawings is where histories that are wrong are drawn, nowhere when it is empty.
	Out      io.Writer
	Drawings string
}

// Inflict opens a site, has clients work on it while it breaks, and returns an error that says all that is wrong.
func (t Torment) Inflict(ctx context.Context) error {
	s, err := Open(ctx, t.Program, t.Storage)
	if err != nil {
		return err
	}
	defer s.Close()
	if s.Disk == nil {
		fmt.Fprintf(t.Out, "%s: its disk never gets full: %v\n", t.Storage, s.NoDisk)
	}
	caller := s.Caller(4 * time.Second)
	defer caller.Close()
	run, err := torture.NewRun(ctx, caller, t.plan())
	if err != nil {
		return err
	}
	faults := s.Schedule(t.Seed, t.For, t.Gap)
	var broken sync.WaitGroup
	var failed error
	broken.Go(func() {
		failed = s.Suffer(ctx, faults, func(f Fault) { fmt.Fprintf(t.Out, "%s: %s\n", t.Storage, f) })
	})
	run.Work(ctx)
	broken.Wait()
	if failed != nil {
		return failed
	}
	if err := s.Recover(ctx); err != nil {
		return err
	}
	settling, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	if err := run.Settle(settling); err != nil {
		return fmt.Errorf("%w\n%s", err, strings.Join(s.Logs(), "\n"))
	}
	report := run.Check()
	for _, kind := range []torture.Kind{torture.Move, torture.Undo, torture.Try, torture.Limit, torture.Read} {
		fmt.Fprintf(t.Out, "%s: %s: %d done, %d refused\n", t.Storage, kind, report.Met[kind].Done, report.Met[kind].Refused)
	}
	fmt.Fprintf(t.Out, "%s: seed %d, %d faults, %d operations, %d of them without an answer, %d failures as answers\n", t.Storage, t.Seed, len(faults), report.Operations, report.Lost,
		len(caller.Failures()))
	if len(report.Undecided) > 0 {
		fmt.Fprintf(t.Out, "%s: the checker did not get through %s in time\n", t.Storage, strings.Join(report.Undecided, ", "))
	}
	return t.judge(ctx, s, report, caller.Failures())
}

func (t Torment) plan() torture.Plan {
	worlds := map[string]int{}
	for kind := range torture.Makers {
		worlds[kind] = t.Worlds
	}
	return torture.Plan{
		Seed: t.Seed, Worlds: worlds, Clients: 3, For: t.For, Within: 20 * time.Second,
		Rhythm: torture.Rhythm{Pause: 30 * time.Millisecond, Persistence: 4 * Lease, Again: 10, Twice: 10},
	}
}

// judge puts together everything that is wrong.
func (t Torment) judge(ctx context.Context, s *Site, report torture.Report, failures []torture.Failure) error {
	wrong := report.Missed()
	if len(report.Undecided) == len(report.Verdicts) {
		wrong = append(wrong, "the checker decided about nothing")
	}
	for i, server := range s.Servers {
		for _, log := range server.Fell() {
			wrong = append(wrong, fmt.Sprintf("server %d ended by itself:\n%s", i, log))
		}
	}
	for _, f := range failures {
		if !s.excuses(f.At) && len(wrong) < 20 {
			wrong = append(wrong, "while the storage was there: "+f.Said)
		}
	}
	for _, world := range slices.Sorted(maps.Keys(report.Wrong)) {
		found := report.Wrong[world]
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
	if len(wrong) == 0 {
		return nil
	}
	return fmt.Errorf("%s, seed %d:\n%s", t.Storage, t.Seed, strings.Join(wrong, "\n"))
}

// Build builds the program into a directory and returns its path.
func Build(ctx context.Context, dir string) (string, error) {
	program := filepath.Join(dir, "punchcard")
	cmd := exec.CommandContext(ctx, "go", "build", "-o", program, "github.com/punchcardhq/punchcard/cmd/punchcard")
	cmd.Stderr = os.Stderr
	if out, err := cmd.Output(); err != nil {
		return "", fmt.Errorf("build the server: %w\n%s", err, out)
	}
	return program, nil
}
