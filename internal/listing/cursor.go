package listing

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// cursorLife is how long a cursor can be used.
const cursorLife = 24 * time.Hour

// sealer makes and opens the cursors of one request for a list.
//
// A cursor is the prefix of its list and the hex digits of a signature, a digest and a record. The record holds where the last page
// ended and when the cursor expires; the digest is that of the order and the filters. The signature covers both and the list, which
// is not in the cursor: a cursor of another list fails like one that was tampered with, and clients cannot make one.
type sealer struct {
	secret string
	now    time.Time
	prefix string
	kind   string
	scope  string
	asked  boundParameters
}

// boundParameters holds the parameters that must be the same on the next page. The filters are as they were sent: the translation of
// "$today" may change between two pages.
type boundParameters struct {
	Order   []storage.Order
	Filters filters
	Dates   []string
}

// record is the content of a cursor.
type record struct {
	Expires int64   `json:"e"` // Unix milliseconds
	Values  []value `json:"v,omitzero"`
	ID      string  `json:"i"`
}

// value is a sort value with its type: a text, an integer and an instant would look alike in plain JSON, and a time would
// lose its fraction. All empty is null.
type value struct {
	Text *string    `json:"s,omitzero"`
	Int  *int64     `json:"n,omitzero"`
	Time *time.Time `json:"t,omitzero"`
	Bool *bool      `json:"b,omitzero"`
}

const (
	signatureSize = 16
	digestSize    = 8
)

// digest is that of the question, which distinguishes a cursor of another question from a forged one.
func (s sealer) digest() ([]byte, error) {
	asked, err := json.Marshal(s.asked)
	if err != nil {
		return nil, fmt.Errorf("listing: digest a query: %w", err)
	}
	sum := sha256.Sum256(asked)
	return sum[:digestSize], nil
}

func (s sealer) sign(payload []byte) ([]byte, error) {
	if s.secret == "" {
		return nil, errors.New("listing: cursors need a secret to be signed with")
	}
	mac := hmac.New(sha256.New, []byte(s.secret))
	// The quotes separate the parts: no other list and payload make the same text.
	fmt.Fprintf(mac, "punchcard list cursor 2\n%q %q %q\n", s.prefix, s.kind, s.scope)
	mac.Write(payload)
	return mac.Sum(nil)[:signatureSize], nil
}

// seal returns the cursor after a position, and when it expires.
func (s sealer) seal(p *storage.Position) (cursor string, expires time.Time, err error) {
	expires = s.now.Add(cursorLife)
	r := record{Expires: expires.UnixMilli(), ID: p.ID}
	for _, v := range p.Values {
		one, err := valueOf(v)
		if err != nil {
			return "", time.Time{}, err
		}
		r.Values = append(r.Values, one)
	}
	said, err := json.Marshal(r)
	if err != nil {
		return "", time.Time{}, fmt.Errorf("listing: make a cursor: %w", err)
	}
	digest, err := s.digest()
	if err != nil {
		return "", time.Time{}, err
	}
	payload := append(digest, said...)
	signature, err := s.sign(payload)
	return s.prefix + hex.EncodeToString(append(signature, payload...)), expires, err
}

// open returns the position of a cursor. One of this list with another order or filter has an error of its own; all other invalid
// cursors have the same error.
func (s sealer) open(cursor string) (*storage.Position, error) {
	refused := fault.Invalid("invalid_or_expired_cursor", "Invalid or expired cursor", "The provided cursor is invalid or has expired")
	digits, ok := strings.CutPrefix(cursor, s.prefix)
	raw, err := hex.DecodeString(digits)
	if !ok || err != nil || digits != strings.ToLower(digits) || len(raw) < signatureSize+digestSize {
		return nil, refused
	}
	payload := raw[signatureSize:]
	want, err := s.sign(payload)
	if err != nil {
		return nil, err
	}
	if !hmac.Equal(raw[:signatureSize], want) {
		return nil, refused
	}
	var r record
	if err := json.Unmarshal(payload[digestSize:], &r); err != nil || !s.now.Before(time.UnixMilli(r.Expires)) {
		return nil, refused
	}
	digest, err := s.digest()
	if err != nil {
		return nil, err
	}
	if !hmac.Equal(payload[:digestSize], digest) {
		return nil, fault.Invalid("cursor_and_query_mismatch", "Cursor and query mismatch",
			"The cursor was given for another order or other filters: send those that it came from, or no cursor")
	}
	p := &storage.Position{ID: r.ID}
	for _, v := range r.Values {
		p.Values = append(p.Values, v.any())
	}
	return p, nil
}

func valueOf(v any) (value, error) {
	switch v := v.(type) {
	case nil:
		return value{}, nil
	case string:
		return value{Text: &v}, nil
	case int64:
		return value{Int: &v}, nil
	case time.Time:
		v = v.UTC()
		return value{Time: &v}, nil
	case bool:
		return value{Bool: &v}, nil
	}
	return value{}, fmt.Errorf("listing: a cursor cannot hold a %T", v)
}

func (v value) any() any {
	switch {
	case v.Text != nil:
		return *v.Text
	case v.Int != nil:
		return *v.Int
	case v.Time != nil:
		return v.Time.UTC()
	case v.Bool != nil:
		return *v.Bool
	}
	return nil
}
