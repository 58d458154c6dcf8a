package punchcard

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"
)

func TestWorkThatPanicsBeginsAgainAndEndsWithTheEngine(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	again := make(chan struct{})
	ended := make(chan struct{})
	runs := 0
	var said bytes.Buffer
	log := slog.New(slog.NewTextHandler(&said, nil))
	go func() {
		defer close(ended)
		keepOn(ctx, log, "test", func(ctx context.Context) {
			if runs++; runs == 1 {
				panic(errors.New("a row that nobody foresaw"))
			}
			close(again)
			<-ctx.Done()
		})
	}()
	await := func(done chan struct{}, otherwise string) {
		t.Helper()
		select {
		case <-done:
		case <-time.After(3 * time.Minute):
			t.Fatal(otherwise)
		}
	}
	await(again, "it did not begin again")
	stop()
	await(ended, "it did not end")
	if !strings.Contains(said.String(), "a row that nobody foresaw") {
		t.Errorf("the engine's logger was told %q", said.String())
	}
}

// A goroutine may begin after the engine was stopped; what was counted by then is written all the same.
func TestWorkThatBeginsAfterTheStopStillFinishesWhatItHas(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	called := 0
	keepOn(ctx, slog.Default(), "test", func(context.Context) { called++ })
	if called != 1 {
		t.Errorf("called %d times, want once", called)
	}
}
