package signin

import (
	"context"
	"crypto/subtle"
	_ "embed"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"golang.org/x/crypto/argon2"

	"github.com/punchcardhq/punchcard/fault"
)

// cost are the parameters of argon2id: memory in KiB, passes and threads.
type cost struct {
	memory, passes uint32
	threads        uint8
}

// currentCost is the one that OWASP recommends: 19 MiB and two passes.
var currentCost = cost{memory: 19 * 1024, passes: 2, threads: 1}

const (
	saltSize, hashSize = 16, 32
	// minPassword is in characters, maxPassword in bytes.
	minPassword, maxPassword = 12, 1000
	// maxHashes are computed at a time, and maxWaiting requests wait for that.
	maxHashes, maxWaiting = 2, 20
)

// hasher computes hashes, a few at a time.
type hasher struct {
	slots chan struct{}
	// waiting counts those who wait and those who hash; hashes counts what was computed, for tests.
	waiting, hashes atomic.Int64
}

func newHasher() *hasher { return &hasher{slots: make(chan struct{}, maxHashes)} }

// sum computes argon2id. It fails with too_many_sign_ins when too many wait, or when the caller gives up.
func (h *hasher) sum(ctx context.Context, password string, salt []byte, c cost, size uint32) ([]byte, error) {
	if h.waiting.Add(1) > maxHashes+maxWaiting {
		h.waiting.Add(-1)
		return nil, fault.New(fault.KindTooMany, "too_many_sign_ins", "Too many sign-ins", "Too many people sign in at the same time: try again in a moment")
	}
	defer h.waiting.Add(-1)
	select {
	case h.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-h.slots }()
	h.hashes.Add(1)
	return argon2.IDKey([]byte(password), salt, c.passes, c.memory, c.threads, size), nil
}

// hash returns the PHC string of a password.
func (h *hasher) hash(ctx context.Context, random io.Reader, password string) (string, error) {
	salt := make([]byte, saltSize)
	if _, err := io.ReadFull(random, salt); err != nil {
		return "", err
	}
	sum, err := h.sum(ctx, password, salt, currentCost, hashSize)
	if err != nil {
		return "", err
	}
	encode := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, currentCost.memory, currentCost.passes, currentCost.threads, encode(salt), encode(sum)), nil
}

// nobody is compared with where there is no password, so that it costs the same.
var nobody = "$argon2id$v=19$m=19456,t=2,p=1$" + base64.RawStdEncoding.EncodeToString(make([]byte, saltSize)) + "$" + base64.RawStdEncoding.EncodeToString(make([]byte, hashSize))

// matches reports whether a password is the one of a PHC string, and whether it should be hashed anew because the parameters have risen. An empty
// or unreadable string matches nothing, and costs the same.
func (h *hasher) matches(ctx context.Context, password, phc string) (ok, outdated bool, err error) {
	c, salt, sum, readable := parsePHC(phc)
	if !readable {
		c, salt, sum, _ = parsePHC(nobody)
	}
	if len(password) > maxPassword {
		password = password[:maxPassword] // which is no password of anybody
		readable = false
	}
	got, err := h.sum(ctx, password, salt, c, uint32(len(sum)))
	if err != nil {
		return false, false, err
	}
	return readable && subtle.ConstantTimeCompare(got, sum) == 1, c != currentCost, nil
}

func parsePHC(phc string) (c cost, salt, sum []byte, ok bool) {
	parts := strings.Split(phc, "$")
	if len(parts) != 6 || parts[1] != "argon2id" || parts[2] != fmt.Sprintf("v=%d", argon2.Version) {
		return c, nil, nil, false
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &c.memory, &c.passes, &c.threads); err != nil || c.passes == 0 || c.threads == 0 {
		return c, nil, nil, false
	}
	salt, err := base64.RawStdEncoding.DecodeString(parts[4])
	if err != nil {
		return c, nil, nil, false
	}
	sum, err = base64.RawStdEncoding.DecodeString(parts[5])
	return c, salt, sum, err == nil && len(sum) > 0
}

// commonPasswords are those that are tried first, in lower case: the most frequent of lists that were published after thefts, as zxcvbn collected
// them.
//
//go:embed common.txt
var commonPasswords string

var isCommon = func() map[string]bool {
	all := map[string]bool{}
	for word := range strings.Lines(commonPasswords) {
		all[strings.TrimSuffix(word, "\n")] = true
	}
	return all
}()

// checkPassword refuses a password that would be guessed.
func checkPassword(password, email string) error {
	lower := strings.ToLower(password)
	bare := strings.Trim(lower, "0123456789!?.,*#$@_- ")
	switch length := utf8.RuneCountInString(password); {
	case length < minPassword:
		return fault.Payload("password", "must have at least %d characters (it has %d)", minPassword, length)
	case len(password) > maxPassword:
		return fault.Payload("password", "must NOT be longer than %d bytes (it has %d)", maxPassword, len(password))
	case isCommon[lower], isCommon[bare], bare == "", repeats(lower):
		return fault.Payload("password", "must not be a common one: others try it first")
	case email != "" && strings.Contains(lower, strings.ToLower(email)):
		return fault.Payload("password", "must not be the e-mail address")
	}
	return nil
}

// repeats reports whether a text is the same few characters again and again.
func repeats(text string) bool {
	for n := 1; n <= 4 && n < len(text); n++ {
		if strings.Repeat(text[:n], len(text)/n+1)[:len(text)] == text {
			return true
		}
	}
	return false
}
