package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riversqlite"
)

// SQLite has no notifications. River writes them into a table, and its own listener looks there twenty times a second, on the connection that
// writes. Ours looks when a commit of this process has jobs, on a connection that reads, and otherwise a few times a second: that is for jobs
// of other processes on the same file. A server that has nothing to do takes less than one percent of a processor, in place of two.

// notificationPoll is how often a listener looks for the notifications of other processes.
const notificationPoll = 250 * time.Millisecond

// jobPoll is how often a runner looks for jobs that it was not notified of. Each look is a transaction that writes, for each queue, and a file
// loses no notifications.
const jobPoll = 30 * time.Second

// alarm wakes listeners after commits with jobs.
type alarm struct {
	mu   sync.Mutex
	rung chan struct{}
}

func newAlarm() *alarm { return &alarm{rung: make(chan struct{})} }

func (a *alarm) ring() {
	a.mu.Lock()
	defer a.mu.Unlock()
	close(a.rung)
	a.rung = make(chan struct{})
}

// next returns a channel that closes at the next wake-up.
func (a *alarm) next() <-chan struct{} {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.rung
}

// driver is River's, with our listeners.
type driver struct {
	*riversqlite.Driver
	read  *sql.DB
	alarm *alarm
}

func (d driver) GetListener(*riverdriver.GetListenenerParams) riverdriver.Listener {
	return &listener{read: d.read, alarm: d.alarm}
}

// listener is a riverdriver.Listener. River calls WaitForNotification from one goroutine at a time, and the other methods from others.
type listener struct {
	read  *sql.DB
	alarm *alarm

	mu     sync.Mutex
	topics []string
	// last is the id of the last notification that was seen. One writer at a time gives the ids, so none becomes visible after a higher one.
	last int64
}

// Connect begins after the notifications that are there already.
func (l *listener) Connect(ctx context.Context) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.read.QueryRowContext(ctx, "SELECT coalesce(max(id), 0) FROM river_notification").Scan(&l.last); err != nil {
		return fmt.Errorf("listen for jobs: %w", err)
	}
	return nil
}

// WaitForNotification returns the next notification of the topics that are listened for.
func (l *listener) WaitForNotification(ctx context.Context) (*riverdriver.Notification, error) {
	poll := time.NewTicker(notificationPoll)
	defer poll.Stop()
	for {
		rung := l.alarm.next() // before the look, so that a commit after it is not missed
		if n, err := l.look(ctx); n != nil || err != nil {
			return n, err
		}
		select {
		case <-rung:
		case <-poll.C:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// look returns the first notification after the last one, or nil for none.
func (l *listener) look(ctx context.Context) (*riverdriver.Notification, error) {
	for {
		l.mu.Lock()
		last := l.last
		l.mu.Unlock()
		var n riverdriver.Notification
		err := l.read.QueryRowContext(ctx, "SELECT id, topic, payload FROM river_notification WHERE id > ? ORDER BY id LIMIT 1", last).
			Scan(&last, &n.Topic, &n.Payload)
		if errors.Is(err, sql.ErrNoRows) {
			return nil, nil
		}
		if err != nil {
			return nil, fmt.Errorf("listen for jobs: %w", err)
		}
		l.mu.Lock()
		l.last = last
		wanted := slices.Contains(l.topics, n.Topic)
		l.mu.Unlock()
		if wanted {
			return &n, nil
		}
	}
}

func (l *listener) Listen(_ context.Context, topic string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !slices.Contains(l.topics, topic) {
		l.topics = append(l.topics, topic)
	}
	return nil
}

func (l *listener) Unlisten(_ context.Context, topic string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.topics = slices.DeleteFunc(l.topics, func(t string) bool { return t == topic })
	return nil
}

func (l *listener) Ping(ctx context.Context) error { return l.read.PingContext(ctx) }

func (*listener) Close(context.Context) error { return nil }

func (*listener) Schema() string { return "" }

func (*listener) SetAfterConnectExec(string) {}
