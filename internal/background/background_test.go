package background

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"
)

func await(t *testing.T, done <-chan struct{}, otherwise string) {
	t.Helper()
	select {
	case <-done:
	case <-time.After(3 * time.Minute):
		t.Fatal(otherwise)
	}
}

func TestWorkRestartsAfterPanicAndEndsWithEngine(t *testing.T) {
	again, ended := make(chan struct{}), make(chan struct{})
	runs := 0
	var said bytes.Buffer
	log := slog.New(slog.NewTextHandler(&said, nil))
	stop := Start(t.Context(), log, Work{Name: "test", Run: func(ctx context.Context) {
		if runs++; runs == 1 {
			panic(errors.New("an unexpected row"))
		}
		close(again)
		<-ctx.Done()
		close(ended)
	}})
	await(t, again, "it did not begin again")
	stop()
	await(t, ended, "stop did not wait for its end")
	if !strings.Contains(said.String(), "an unexpected row") {
		t.Errorf("the engine's logger was told %q", said.String())
	}
}

// A goroutine may begin after the engine was stopped; what was counted by then is written all the same.
func TestWorkStartedAfterStopFinishes(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	done, finished := 0, 0
	stop := Start(ctx, slog.Default(), Every(time.Hour, slog.Default(), "test",
		func(context.Context) error { done++; return nil },
		func(ctx context.Context) error { finished++; return ctx.Err() }))
	stop()
	if done != 0 || finished != 1 {
		t.Errorf("done %d times and finished %d times, want 0 and 1", done, finished)
	}
}

func TestFailedWorkIsLoggedAndRepeated(t *testing.T) {
	again := make(chan struct{})
	runs := 0
	var said bytes.Buffer
	log := slog.New(slog.NewTextHandler(&said, nil))
	stop := Start(t.Context(), log, Every(time.Nanosecond, log, "read days", func(context.Context) error {
		if runs++; runs == 2 {
			close(again)
		}
		return errors.New("no connection")
	}, nil))
	await(t, again, "it is not done again")
	stop()
	if !strings.Contains(said.String(), `msg="read days" error="no connection"`) {
		t.Errorf("the log says %q", said.String())
	}
}
