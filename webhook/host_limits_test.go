package webhook

import (
	"testing"
	"time"
)

func TestSlowReceiverIsLimitedToItsSlots(t *testing.T) {
	var l hostLimits
	var leave []func()
	for range maxPerHost {
		done, free := l.enter(t.Context(), "https://slow.example/a")
		if !free {
			t.Fatal("no slot is free")
		}
		leave = append(leave, done)
	}
	if _, free := l.enter(t.Context(), "https://slow.example/b"); free {
		t.Error("one more is let in, at another path of the host")
	}
	if !l.byHost["slow.example"].slow {
		t.Error("the host does not count as slow, so that the next one waits for it, too")
	}
	if _, free := l.enter(t.Context(), "https://slow.example/b"); free {
		t.Error("the next one is let in")
	}
	done, free := l.enter(t.Context(), "https://fast.example/")
	if !free {
		t.Fatal("another host has to wait")
	}
	done()
	leave[0]()
	if done, free = l.enter(t.Context(), "https://slow.example/"); !free {
		t.Fatal("the slot that was left is not free")
	}
	done() // a fast answer
	for _, done := range leave[1:] {
		done()
	}
	if len(l.byHost) != 0 {
		t.Errorf("hosts without attempts are remembered: %v", l.byHost)
	}
}

func TestAttemptWaitsForFastReceiver(t *testing.T) {
	var l hostLimits
	var leave []func()
	for range maxPerHost {
		done, _ := l.enter(t.Context(), "https://fast.example/")
		leave = append(leave, done)
	}
	time.AfterFunc(5*time.Millisecond, leave[0])
	done, free := l.enter(t.Context(), "https://fast.example/")
	if !free {
		t.Fatal("no attempt waited for the slot")
	}
	done()
	for _, done := range leave[1:] {
		done()
	}
}
