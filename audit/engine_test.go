package audit_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

type state struct {
	Active bool
	Name   string
	Secret string
	Uses   map[string]int
}

// log is the audit log of a project in memory, with a clock that tests move.
type log struct {
	*audit.Engine
	t   *testing.T
	now time.Time
}

func newLog(t *testing.T) *log {
	backend := memory.New()
	t.Cleanup(func() { _ = backend.Close() })
	l := &log{t: t, now: time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)}
	e := env.System()
	e.Now = func() time.Time { return l.now }
	l.Engine = audit.New(backend.Project("shop"), e)
	return l
}

func (l *log) entries() []audit.Entry {
	l.t.Helper()
	page, err := l.List(l.t.Context(), storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		l.t.Fatal(err)
	}
	for i := range page.Items {
		page.Items[i].ID = ""
	}
	return page.Items
}

var change = audit.Change{
	Actor: audit.Actor{ID: "user_1", Name: "Ann", Role: "USER"}, Act: "voucher.disabled", Object: audit.Object{Type: "voucher", ID: "v_1", Name: "CODE"},
	Reason: "asked for it", Before: state{Active: true, Name: "same", Secret: "a", Uses: map[string]int{"left": 3, "used": 1}},
}

func TestAChangeIsWrittenBeforeAndAfter(t *testing.T) {
	l := newLog(t)
	ctx := env.WithRequest(t.Context(), "w-1")
	want := audit.Entry{CreatedAt: l.now, Status: audit.StatusAttempted, Actor: change.Actor, RequestID: "w-1", Act: change.Act, Object: change.Object, Reason: change.Reason}
	err := l.Do(ctx, change, func(context.Context) (any, error) {
		if diff := cmp.Diff([]audit.Entry{want}, l.entries()); diff != "" {
			t.Errorf("while it is made: %s", diff)
		}
		l.now = l.now.Add(time.Second)
		return state{Name: "same", Secret: "b", Uses: map[string]int{"left": 2, "used": 1}}, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	want.Status, want.EndedAt = audit.StatusDone, l.now
	want.Before = metadata.Map{"Active": true, "Uses.left": json.Number("3")}
	want.After = metadata.Map{"Active": false, "Uses.left": json.Number("2")}
	if diff := cmp.Diff([]audit.Entry{want}, l.entries()); diff != "" {
		t.Errorf("afterwards: %s", diff)
	}
}

func TestARefusedChangeSaysWhy(t *testing.T) {
	l := newLog(t)
	refusal := fault.Invalid("resource_in_use", "Resource in use", "secret details")
	if err := l.Do(t.Context(), change, func(context.Context) (any, error) { return nil, refusal }); !errors.Is(err, refusal) {
		t.Errorf("the caller gets %v", err)
	}
	got := l.entries()[0]
	if got.Status != audit.StatusRefused || got.Key != "resource_in_use" || got.Message != "Resource in use" || got.Before != nil {
		t.Errorf("%+v", got)
	}
}

func TestAChangeOfUnknownOutcomeStaysAttempted(t *testing.T) {
	l := newLog(t)
	lost := errors.New("connection lost")
	if err := l.Do(t.Context(), change, func(context.Context) (any, error) { return nil, lost }); !errors.Is(err, lost) {
		t.Errorf("the caller gets %v", err)
	}
	if got := l.entries()[0]; got.Status != audit.StatusAttempted || !got.EndedAt.IsZero() {
		t.Errorf("%+v", got)
	}
}

func TestAnEntryIsCompletedWhenThePersonHasGone(t *testing.T) {
	l := newLog(t)
	ctx, leave := context.WithCancel(t.Context())
	if err := l.Do(ctx, change, func(context.Context) (any, error) { leave(); return nil, nil }); err != nil {
		t.Fatal(err)
	}
	if got := l.entries()[0]; got.Status != audit.StatusDone {
		t.Errorf("%+v", got)
	}
}

func TestWhatCannotBeWrittenDownIsNotDone(t *testing.T) {
	l := newLog(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	done := false
	if err := l.Do(ctx, change, func(context.Context) (any, error) { done = true; return nil, nil }); err == nil || done {
		t.Errorf("the change was made: %t, %v", done, err)
	}
}

func TestADifferenceHasNoSecrets(t *testing.T) {
	_, after := audit.Difference(nil, map[string]any{
		"secret": "x", "key": map[string]any{"app_id": "a", "app_token": "x"}, "all": []any{map[string]any{"name": "b\x00", "webhook_token": "x", "more": []any{map[string]any{"Digest": "x"}}}},
	})
	want := metadata.Map{"key.app_id": "a", "all": []any{map[string]any{"name": "b", "more": []any{map[string]any{}}}}}
	if diff := cmp.Diff(want, after); diff != "" {
		t.Error(diff)
	}
}

func TestAnObjectThatIsMadeGetsItsID(t *testing.T) {
	l := newLog(t)
	made := audit.Change{Act: "voucher.created", Object: audit.Object{Type: "voucher", Name: "CODE"}}
	if err := l.Do(t.Context(), made, func(context.Context) (any, error) { return struct{ ID string }{"v_2"}, nil }); err != nil {
		t.Fatal(err)
	}
	if got := l.entries()[0].Object.ID; got != "v_2" {
		t.Errorf("the id is %q", got)
	}
}

func TestADifferenceHasABound(t *testing.T) {
	before, after := audit.Difference(nil, map[string]any{"a": strings.Repeat("x", 10_000), "b\x00": "nul\x00", "access_token": "t"})
	if diff := cmp.Diff(metadata.Map{"a": "(too long to be kept)", "b": "nul"}, after); diff != "" || len(before) != 0 {
		t.Error(diff, before)
	}
	many := map[string]any{}
	for i := range 10_000 {
		many[strings.Repeat("k", i%50)+string(rune('a'+i%26))] = strings.Repeat("v", 1000)
	}
	_, after = audit.Difference(nil, many)
	text, err := json.Marshal(after)
	if err != nil || len(text) > audit.MaxDifference+1000 || len(after) == 0 {
		t.Errorf("%d bytes, %v", len(text), err)
	}
}

func TestOldEntriesAreForgotten(t *testing.T) {
	l := newLog(t)
	nothing := func(context.Context) (any, error) { return nil, nil }
	for range 2 {
		if err := l.Do(t.Context(), change, nothing); err != nil {
			t.Fatal(err)
		}
		l.now = l.now.Add(audit.Kept)
	}
	if more, err := audit.DailySteps(l.Engine)[0].Do(t.Context(), "", nil); err != nil || more {
		t.Fatal(more, err)
	}
	if got := l.entries(); len(got) != 1 || !got[0].CreatedAt.Equal(l.now.Add(-audit.Kept)) {
		t.Errorf("%+v", got)
	}
}
