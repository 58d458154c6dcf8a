package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

func TestTimesOfAllPgbenchLogsAreRead(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"log.7": "0 1 1250 0 1795375200 100 12\n1 1 700 0 1795375200 900 0\n", "log.7.1": "2 1 48000 0 1795375201 5 31\n", "log.7.2": ""} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := loggedTimes(dir)
	slices.Sort(got)
	if want := []time.Duration{700 * time.Microsecond, 1250 * time.Microsecond, 48 * time.Millisecond}; err != nil || !slices.Equal(got, want) {
		t.Errorf("got %v and %v, want %v", got, err, want)
	}
}

func TestInvalidPgbenchLogIsAnError(t *testing.T) {
	for _, text := range []string{"", "0 1\n", "0 1 skipped 0 1795375200 100\n"} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "log.7"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got, err := loggedTimes(dir); err == nil {
			t.Errorf("%q: got %v and no error", text, got)
		}
	}
}
