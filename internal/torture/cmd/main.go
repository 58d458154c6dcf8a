//go:build unix

// Command cmd tortures servers for as long as it is told: see packages internal/torture and internal/torture/site. It ends with status 1 when anything is
// wrong, and prints the seed with which it can be looked for again.
//
//	go run ./internal/torture/cmd --seconds 600 --seed 7 --storage postgres
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
	seconds := flag.Int("seconds", 60, "for how long each storage is tortured")
	seed := flag.Uint64("seed", 0, "what determines the operations and the faults; 0 chooses one")
	storages := flag.String("storage", "sqlite,postgres", "which storages")
	round := flag.Int("round", 20, "how many seconds one history lasts at most; long ones take long to check")
	gap := flag.Duration("gap", 1500*time.Millisecond, "about how much time lies between two faults")
	worlds := flag.Int("worlds", 2, "how many worlds of each kind there are")
	program := flag.String("program", "", "the program to torture; built from the source when empty")
	drawings := flag.String("drawings", os.TempDir(), "where histories that are wrong are drawn")
	flag.Parse()

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
	for _, storage := range strings.Split(*storages, ",") {
		for left, s := *seconds, *seed; left > 0 && ctx.Err() == nil; left, s = left-*round, s+1 {
			t := site.Torment{
				Program: *program, Storage: storage, Seed: s, For: time.Duration(min(left, *round)) * time.Second, Gap: *gap, Worlds: *worlds,
				Out: os.Stdout, Drawings: *drawings,
			}
			if err := t.Inflict(ctx); err != nil {
				return err
			}
		}
	}
	return ctx.Err()
}
