package project

import (
	"context"
	"errors"
	"testing"
)

func TestReadDuringChangeIsNotCached(t *testing.T) {
	var r cache[string]
	stored := "old"
	read := func(context.Context, string) (string, error) { return stored, nil }
	get := func(read func(context.Context, string) (string, error)) string {
		t.Helper()
		item, err := r.get(t.Context(), "id", read)
		if err != nil {
			t.Fatal(err)
		}
		return item
	}
	overtaken := get(func(ctx context.Context, id string) (string, error) {
		item, err := read(ctx, id)
		stored = "new" // the change commits after the read and is announced before its result is kept
		r.forget()
		return item, err
	})
	if overtaken != "old" {
		t.Fatalf("read %s", overtaken)
	}
	if next := get(read); next != "new" {
		t.Errorf("after the change there is still %s", next)
	}
}

func TestCacheIsDroppedByChange(t *testing.T) {
	var r cache[string]
	reads := 0
	read := func(_ context.Context, id string) (string, error) {
		if id == "missing" {
			return "", errors.New("not found")
		}
		reads++
		return id, nil
	}
	for range 3 {
		if item, err := r.get(t.Context(), "id", read); item != "id" || err != nil {
			t.Fatal(item, err)
		}
	}
	if reads != 1 {
		t.Errorf("three requests read %d times", reads)
	}
	if _, err := r.get(t.Context(), "missing", read); err == nil {
		t.Error("what is missing is found")
	}
	r.forget()
	if _, err := r.get(t.Context(), "id", read); err != nil || reads != 2 {
		t.Errorf("after a change: read %d times, %v", reads, err)
	}
	for i := range 2 * maxRecent {
		_, _ = r.get(t.Context(), string(rune(i)), read)
	}
	if len(r.items) > maxRecent {
		t.Errorf("%d items are kept", len(r.items))
	}
}
