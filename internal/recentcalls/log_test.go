package recentcalls_test

import (
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/punchcardhq/punchcard/internal/recentcalls"
)

// ids are the request ids of calls, in their order.
func ids(calls []recentcalls.Call) string {
	var all []string
	for _, c := range calls {
		all = append(all, c.RequestID)
	}
	return strings.Join(all, " ")
}

func TestTheLatestCallsAreKept(t *testing.T) {
	l := recentcalls.New(3)
	want := []string{"0", "1 0", "2 1 0", "3 2 1", "4 3 2", "5 4 3", "6 5 4"}
	for i := range want {
		l.Add(recentcalls.Call{ProjectID: "shop", RequestID: strconv.Itoa(i)})
		if got := ids(l.Of("shop")); got != want[i] {
			t.Errorf("after %d calls: %q, want %q", i+1, got, want[i])
		}
	}
	l.Add(recentcalls.Call{ProjectID: "other", RequestID: "x"})
	if got := ids(l.Of("shop")) + "|" + ids(l.Of("other")) + "|" + ids(l.Of("none")); got != "6 5|x|" {
		t.Errorf("of several projects: %q", got)
	}
}

func TestNoCallIsKeptWhenItIsSwitchedOff(t *testing.T) {
	for _, l := range []*recentcalls.Log{nil, recentcalls.New(0)} {
		l.Add(recentcalls.Call{ProjectID: "shop"})
		if l.Of("shop") != nil || l.Size() != 0 {
			t.Error("a call is kept")
		}
	}
}

func TestCallsAreAddedAtOnce(t *testing.T) {
	l := recentcalls.New(100)
	var all sync.WaitGroup
	for range 10 {
		all.Go(func() {
			for range 100 {
				l.Add(recentcalls.Call{ProjectID: "shop"})
				l.Of("shop")
			}
		})
	}
	all.Wait()
	if n := len(l.Of("shop")); n != 100 {
		t.Errorf("%d calls are kept", n)
	}
}
