//go:build unix

// Command cmd runs concurrent clients against servers, injects faults, and checks all answers: see the packages internal/torture and
// internal/torture/site. When it finds a violation it ends with status 1 and prints the seed of the run.
//
//	go run ./internal/torture/cmd --seconds 600 --seed 7 --storage postgres
//	go run ./internal/torture/cmd --failovers 10
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/punchcardhq/punchcard/internal/torture/site"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	seconds := flag.Int("seconds", 60, "seconds for each storage")
	seed := flag.Uint64("seed", 0, "determines the operations and the faults; 0 chooses a random one")
	storages := flag.String("storage", "sqlite,postgres", "the storages to test")
	round := flag.Int("round", 20, "the longest history in seconds; long ones take long to check")
	gap := flag.Duration("gap", 1500*time.Millisecond, "the average time between two faults")
	keys := flag.Bool("keys", false, "give each call that changes something a key, and kill a server every three seconds")
	failovers := flag.Int("failovers", 0, "promote a synchronous standby of PostgreSQL so many times under load, and nothing else")
	worlds := flag.Int("worlds", 2, "the number of worlds of each kind")
	program := flag.String("program", "", "the server program; built from the source when empty")
	drawings := flag.String("drawings", os.TempDir(), "the directory for drawings of histories that are not linearizable")
	flag.Parse()

	var keyTime time.Duration
	if *keys {
		*gap, keyTime = 3*time.Second, 5*time.Second
	}
	if *program == "" {
		dir, err := os.MkdirTemp("", "punchcard-built-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		if *program, err = site.Build(ctx, dir); err != nil {
			return err
		}
	}
	if *seed == 0 {
		*seed = uint64(time.Now().UnixNano()) % 1e9
	}
	if *failovers > 0 {
		t := site.Trial{
			Program: *program, Storage: "standby", Seed: *seed, For: time.Hour, Gap: *gap, Worlds: *worlds, Failovers: *failovers, GiveUp: time.Minute,
			Out: os.Stdout, Drawings: *drawings,
		}
		return t.Run(ctx)
	}
	for _, storage := range strings.Split(*storages, ",") {
		for left, s := *seconds, *seed; left > 0 && ctx.Err() == nil; left, s = left-*round, s+1 {
			t := site.Trial{
				Program: *program, Storage: storage, Seed: s, For: time.Duration(min(left, *round)) * time.Second, Gap: *gap, Worlds: *worlds,
				Keys: *keys, GiveUp: 10 * time.Second, KeyTime: keyTime,
				Out: os.Stdout, Drawings: *drawings,
			}
			if err := t.Run(ctx); err != nil {
				return err
			}
		}
	}
	return ctx.Err()
}
