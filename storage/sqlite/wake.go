package sqlite

import (
	"context"
	"sync"

	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riversqlite"
)

// SQLite cannot notify anybody: River's listener looks for new jobs twenty times a second. That is often enough for jobs of
// other processes, but a long job of many portions would spend most of its time waiting. So the commits of this process wake
// its listeners at once.

// alarm is rung by commits that carry jobs.
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

// next returns a channel that closes when the alarm rings.
func (a *alarm) next() <-chan struct{} {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.rung
}

// driver is River's with listeners that hear the alarm.
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
	// heard is the alarm as it was before the last look at the table: one that rings after that is not missed.
	heard <-chan struct{}
}

// WaitForNotification looks at the table at once and then, unless the alarm rings, at intervals. Called again after the alarm
// it looks at once again.
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
