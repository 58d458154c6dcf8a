package sqlite

import (
	"path/filepath"
	"testing"
)

// TestListenerHearsOtherProcesses writes notifications as another process on the same file does: without the alarm, before and after the
// listener connects, to a topic that is listened for and to another one.
func TestListenerHearsOtherProcesses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "punchcard.db")
	ours, err := Open(t.Context(), path, AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer ours.Close()
	other, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	notify := func(topic, payload string) {
		t.Helper()
		if _, err := other.write.ExecContext(t.Context(), "INSERT INTO river_notification (topic, payload) VALUES (?, ?)", topic, payload); err != nil {
			t.Fatal(err)
		}
	}
	notify("jobs", "before the listener")
	l := driver{read: ours.read.DB, alarm: ours.alarm}.GetListener(nil)
	if err := l.Connect(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := l.Listen(t.Context(), "jobs"); err != nil {
		t.Fatal(err)
	}
	notify("leaders", "of no interest")
	notify("jobs", "first")
	notify("jobs", "second")
	for _, want := range []string{"first", "second"} {
		n, err := l.WaitForNotification(t.Context())
		if err != nil || n.Topic != "jobs" || n.Payload != want {
			t.Fatalf("heard %+v, %v, want %q", n, err, want)
		}
	}
	heard := make(chan string)
	go func() {
		n, err := l.WaitForNotification(t.Context())
		if err != nil {
			close(heard)
			return
		}
		heard <- n.Payload
	}()
	notify("jobs", "while it waits")
	if got := <-heard; got != "while it waits" {
		t.Errorf("heard %q while it waited", got)
	}
}
