package postgres

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// twice asks for the double of a number, or divides by zero.
func twice(n int, to *int) *query {
	statement := "SELECT 2 * $1::int"
	if n == 0 {
		statement = "SELECT 1 / $1::int"
	}
	return &query{statement: statement, args: []any{n}, read: func(rows pgx.Rows) error {
		for rows.Next() {
			if err := rows.Scan(to); err != nil {
				return err
			}
		}
		return rows.Err()
	}}
}

// busy has a pipe look as if somebody was asking on every way, until somebody calls landed.
func busy(b *Backend) { b.pipe.inFlight, b.pipe.took = maxInFlight, time.Now().Add(time.Hour) }

// until waits for so many questions to wait.
func until(t *testing.T, b *Backend, waiting int) {
	t.Helper()
	for deadline := time.Now().Add(3 * time.Minute); ; time.Sleep(time.Millisecond) {
		b.pipe.mu.Lock()
		n := len(b.pipe.waiting)
		b.pipe.mu.Unlock()
		if n == waiting {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d questions wait, want %d", n, waiting)
		}
	}
}

func TestQuestionsThatWaitAreSentTogetherAndEachGetsItsOwnAnswer(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	const n = maxTogether + 5
	busy(b)
	answers, errs := make([]int, n), make([]error, n)
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { errs[i] = b.ask(t.Context(), twice(i+1, &answers[i])) })
		until(t, b, i+1) // so that they stand in their order
	}
	b.pipe.done()
	all.Wait()
	for i := range n {
		if errs[i] != nil || answers[i] != 2*(i+1) {
			t.Errorf("twice %d is %d, %v", i+1, answers[i], errs[i])
		}
	}
	if b.pipe.inFlight != maxInFlight-1 || len(b.pipe.waiting) > 0 {
		t.Errorf("%d are on their way and %d wait", b.pipe.inFlight, len(b.pipe.waiting))
	}
}

func TestAQuestionThatFailsFailsAlone(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	busy(b)
	answers, errs := make([]int, 5), make([]error, 5)
	var all sync.WaitGroup
	for i := range answers {
		all.Go(func() { errs[i] = b.ask(t.Context(), twice(i-2, &answers[i])) })
		until(t, b, i+1)
	}
	b.pipe.done()
	all.Wait()
	if diff := cmp.Diff([]int{-4, -2, 0, 2, 4}, answers); diff != "" {
		t.Error(diff)
	}
	for i, err := range errs {
		if (err != nil) != (i == 2) {
			t.Errorf("question %d: %v", i, err)
		}
	}
}

func TestWhoGivesUpWaitingLeavesTheOthersAlone(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	busy(b)
	ctx, cancel := context.WithCancel(t.Context())
	left := make(chan error, 1)
	var answer, stays int
	go func() { left <- b.ask(ctx, twice(1, &answer)) }()
	until(t, b, 1)
	stayed := make(chan error, 1)
	go func() { stayed <- b.ask(t.Context(), twice(2, &stays)) }()
	until(t, b, 2)
	cancel()
	if err := <-left; !errors.Is(err, context.Canceled) {
		t.Errorf("who gives up is told %v", err)
	}
	until(t, b, 1)
	b.pipe.done()
	if err := <-stayed; err != nil || stays != 4 {
		t.Error(fmt.Sprint(stays), err)
	}
}

func TestNobodyWaitsForARoundTripThatIsHeldUp(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	busy(b)
	var first, second int
	answered := make(chan error, 1)
	go func() { answered <- b.ask(t.Context(), twice(1, &first)) }()
	until(t, b, 1)
	b.pipe.mu.Lock()
	b.pipe.took = time.Now().Add(-time.Minute)
	b.pipe.mu.Unlock()
	if err := b.ask(t.Context(), twice(2, &second)); err != nil {
		t.Error(err)
	}
	if err := <-answered; err != nil {
		t.Error(err)
	}
	if first != 2 || second != 4 || b.pipe.inFlight != maxInFlight {
		t.Errorf("%d and %d, %d on their way", first, second, b.pipe.inFlight)
	}
}
