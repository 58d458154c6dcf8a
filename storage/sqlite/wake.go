package sqlite

import (
	"context"
	"sync"

	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riversqlite"
)

// SQLite has no notifications: River's listener polls for new jobs twenty times a second. That is often enough for jobs of other processes, but a long
// job of many portions would spend most of its time waiting. So the commits of this process wake its listeners at once.

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

// driver is River's, with listeners that the alarm wakes.
type driver struct {
	*riversqlite.Driver
	alarm *alarm
}

func (d driver) GetListener(params *riverdriver.GetListenenerParams) riverdriver.Listener {
	return &listener{Listener: d.Driver.GetListener(params), alarm: d.alarm, heard: d.alarm.next()}
}

type listener struct {
	riverdriver.Listener
	alarm *alarm
	// heard is the channel of the alarm from before the last poll, so that a commit after the poll is not missed.
	heard <-chan struct{}
}

// WaitForNotification polls the table at once and then at intervals or when the alarm wakes it.
func (l *listener) WaitForNotification(ctx context.Context) (*riverdriver.Notification, error) {
	for {
		look, end := context.WithCancel(ctx)
		rung := l.heard
		var watcher sync.WaitGroup
		watcher.Go(func() {
			select {
			case <-rung:
				end()
			case <-look.Done():
			}
		})
		notification, err := l.Listener.WaitForNotification(look)
		end()
		watcher.Wait()
		if err == nil || ctx.Err() != nil {
			return notification, err
		}
		select {
		case <-rung:
			l.heard = l.alarm.next()
		default:
			return nil, err
		}
	}
}
