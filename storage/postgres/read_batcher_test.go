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

// twice is a query for the double of a number, or one that divides by zero.
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

// busy pretends that as many round trips are in flight as may be, until done is called.
func busy(b *Backend) { b.reads.inFlight, b.reads.sent = maxInFlight, time.Now().Add(time.Hour) }

// until waits until so many queries wait.
func until(t *testing.T, b *Backend, waiting int) {
	t.Helper()
	for deadline := time.Now().Add(3 * time.Minute); ; time.Sleep(time.Millisecond) {
		b.reads.mu.Lock()
		n := len(b.reads.waiting)
		b.reads.mu.Unlock()
		if n == waiting {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d queries wait, want %d", n, waiting)
		}
	}
}

func TestWaitingQueriesAreSentTogetherAndEachGetsItsOwnAnswer(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	const n = maxQueries + 5
	busy(b)
	answers, errs := make([]int, n), make([]error, n)
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { errs[i] = b.query(t.Context(), twice(i+1, &answers[i])) })
		until(t, b, i+1) // so that they wait in this order
	}
	b.reads.done()
	all.Wait()
	for i := range n {
		if errs[i] != nil || answers[i] != 2*(i+1) {
			t.Errorf("twice %d is %d, %v", i+1, answers[i], errs[i])
		}
	}
	if b.reads.inFlight != maxInFlight-1 || len(b.reads.waiting) > 0 {
		t.Errorf("%d round trips are in flight and %d queries wait", b.reads.inFlight, len(b.reads.waiting))
	}
}

func TestAQueryThatFailsFailsAlone(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	busy(b)
	answers, errs := make([]int, 5), make([]error, 5)
	var all sync.WaitGroup
	for i := range answers {
		all.Go(func() { errs[i] = b.query(t.Context(), twice(i-2, &answers[i])) })
		until(t, b, i+1)
	}
	b.reads.done()
	all.Wait()
	if diff := cmp.Diff([]int{-4, -2, 0, 2, 4}, answers); diff != "" {
		t.Error(diff)
	}
	for i, err := range errs {
		if (err != nil) != (i == 2) {
			t.Errorf("query %d: %v", i, err)
		}
	}
}

func TestAQueryWhoseContextEndsLeavesTheOthersWaiting(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	busy(b)
	ctx, cancel := context.WithCancel(t.Context())
	left := make(chan error, 1)
	var answer, stays int
	go func() { left <- b.query(ctx, twice(1, &answer)) }()
	until(t, b, 1)
	stayed := make(chan error, 1)
	go func() { stayed <- b.query(t.Context(), twice(2, &stays)) }()
	until(t, b, 2)
	cancel()
	if err := <-left; !errors.Is(err, context.Canceled) {
		t.Errorf("the query fails with %v", err)
	}
	until(t, b, 1)
	b.reads.done()
	if err := <-stayed; err != nil || stays != 4 {
		t.Error(fmt.Sprint(stays), err)
	}
}

func TestQueriesDoNotWaitForASlowRoundTrip(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	busy(b)
	var first, second int
	answered := make(chan error, 1)
	go func() { answered <- b.query(t.Context(), twice(1, &first)) }()
	until(t, b, 1)
	b.reads.mu.Lock()
	b.reads.sent = time.Now().Add(-time.Minute)
	b.reads.mu.Unlock()
	if err := b.query(t.Context(), twice(2, &second)); err != nil {
		t.Error(err)
	}
	if err := <-answered; err != nil {
		t.Error(err)
	}
	if first != 2 || second != 4 || b.reads.inFlight != maxInFlight {
		t.Errorf("%d and %d, %d round trips in flight", first, second, b.reads.inFlight)
	}
}
