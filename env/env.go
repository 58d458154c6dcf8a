// Package env holds the inputs of an operation from outside the program: the time, new ids and randomness.
//
// Engines get an Env when they are made and call Now once per operation, so that everything that one operation writes
// carries one timestamp, and a test that fixes the three gets the same result every time on every backend.
package env

import (
	"crypto/rand"
	"encoding/hex"
	"io"
	"strings"
	"time"

	"github.com/oklog/ulid/v2"
)

// Env holds functions for time, ids and randomness. Use System outside of tests.
type Env struct {
	// Now returns the present instant, in UTC and whole milliseconds.
	Now func() time.Time
	// NewID returns a new id with this prefix, "camp_" for instance. Ids made later sort after ids made earlier.
	NewID func(prefix string) string
	// Random yields unpredictable bytes for codes and secrets.
	Random io.Reader
}

// System uses the wall clock, ULIDs and crypto/rand.
func System() Env {
	now := func() time.Time { return time.Now().UTC().Truncate(time.Millisecond) }
	return Env{Now: now, NewID: NewID, Random: rand.Reader}
}

// OrSystem returns e with what System has in place of its empty fields.
func (e Env) OrSystem() Env {
	system := System()
	if e.Now == nil {
		e.Now = system.Now
	}
	if e.NewID == nil {
		e.NewID = system.NewID
	}
	if e.Random == nil {
		e.Random = system.Random
	}
	return e
}

// NewID returns prefix followed by the 32 lower-case hex digits of a ULID. The prefix includes its underscore.
func NewID(prefix string) string {
	id := ulid.Make()
	return prefix + hex.EncodeToString(id[:])
}

// MadeBefore reports whether an id was made before another by NewID, whatever their prefixes are. For ids of another form the
// result means nothing.
func MadeBefore(id, other string) bool {
	made := func(id string) string {
		prefix := id[:strings.LastIndexByte(id, '_')+1]
		if _, ok := IDTime(prefix, id); !ok {
			return ""
		}
		return id[len(prefix):]
	}
	a, b := made(id), made(other)
	return a != "" && b != "" && a < b
}

// IDTime returns the instant at which an id was made by NewID, or false for an id of another form.
func IDTime(prefix, id string) (time.Time, bool) {
	if len(id) != len(prefix)+32 || id[:len(prefix)] != prefix {
		return time.Time{}, false
	}
	raw, err := hex.DecodeString(id[len(prefix):])
	if err != nil {
		return time.Time{}, false
	}
	return ulid.Time(ulid.ULID(raw).Time()).UTC(), true
}
