package idempotency

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/subtle"
	_ "embed" // the dictionary
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"github.com/klauspost/compress/s2"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
)

// Answer is the answer to a request.
type Answer struct {
	Status int
	Header map[string][]string
	Body   []byte
}

// MaxAnswer is the size in bytes, compressed, of the largest answer that is kept.
const MaxAnswer = 64 << 10

// head is an answer without its body, which follows behind it.
type head struct {
	Status int
	Header map[string][]string `json:",omitempty"`
	// Large means that the answer was larger than MaxAnswer. Only its status is kept.
	Large bool `json:",omitempty"`
}

// fingerprintLength is the length in bytes of the fingerprint, which precedes the compressed answer.
const fingerprintLength = 16

// errLarge means that an answer is larger than MaxAnswer.
var errLarge = errors.New("the answer is too large to be kept")

// dictionary is a text like an answer. What an answer has in common with it takes next to no room: TestKeptAnswerIsSmall holds the size of a
// redemption of five lines. Answers are read with the dictionary that they were compressed with, so that another one would make kept answers
// unreadable.
//
//go:embed dictionary.txt
var dictionaryText []byte

// dictionary compresses in S2, which takes a fifth of the time of DEFLATE and a quarter more room (goal P23). A shared commit waits for the
// answers of all its redemptions.
var dictionary = sync.OnceValue(func() *s2.Dict { return s2.MakeDict(dictionaryText, nil) })

// pack compresses an answer. It fails with errLarge when the result is too long.
func pack(h head, body []byte) ([]byte, error) {
	text, err := json.Marshal(h)
	if err != nil {
		return nil, err
	}
	packed := dictionary().Encode(nil, append(append(text, '\n'), body...))
	if len(packed) > MaxAnswer {
		return nil, errLarge
	}
	return packed, nil
}

func unpack(packed []byte) (h head, body []byte, err error) {
	text, err := dictionary().Decode(nil, packed)
	if err != nil {
		return h, nil, err
	}
	line, body, _ := bytes.Cut(text, []byte{'\n'}) // compact JSON has no line feed
	if len(body) == 0 {
		body = nil
	}
	return h, body, json.Unmarshal(line, &h)
}

// Seal makes the record of a call from its answer. It compresses the answer and encrypts it, so that it can be read only with the key of the
// call. Of an answer that is too large it keeps the status.
func (e *Engine) Seal(c Call, a Answer) (Record, error) {
	packed, err := pack(head{Status: a.Status, Header: a.Header}, a.Body)
	if errors.Is(err, errLarge) {
		packed, err = pack(head{Status: a.Status, Large: true}, nil)
	}
	if err != nil {
		return Record{}, err
	}
	aead, err := c.cipher()
	if err != nil {
		return Record{}, err
	}
	return Record{ID: c.RecordID(), Answer: aead.Seal(nil, nil, append(c.fingerprint(), packed...), nil), ExpiresAt: e.env.Now().Add(Retention)}, nil
}

// Open reads the answer of a record. It fails with idempotency_key_reused when the record belongs to another request, and with
// idempotency_answer_not_kept for an answer that was too large.
func (c Call) Open(r Record) (Outcome, error) {
	aead, err := c.cipher()
	if err != nil {
		return Outcome{}, err
	}
	text, err := aead.Open(nil, nil, r.Answer, nil)
	if err != nil {
		return Outcome{}, fmt.Errorf("read kept answer: %w", err)
	}
	if len(text) < fingerprintLength {
		return Outcome{}, errors.New("read kept answer: it is cut off")
	}
	if subtle.ConstantTimeCompare(text[:fingerprintLength], c.fingerprint()) == 0 {
		return Outcome{}, fault.New(fault.KindUnprocessable, "idempotency_key_reused", "Idempotency key reused",
			"Idempotency key '%s' was used for another request; a new request needs a new key", c.Key)
	}
	h, body, err := unpack(text[fingerprintLength:])
	if err != nil {
		return Outcome{}, fmt.Errorf("read kept answer: %w", err)
	}
	if h.Large {
		return Outcome{}, fault.New(fault.KindConflict, "idempotency_answer_not_kept", "Answer not kept",
			"The request with the idempotency key '%s' was performed and answered with %d; its answer was too large to be kept, so read what it made", c.Key, h.Status)
	}
	return Outcome{Answer: Answer{Status: h.Status, Header: h.Header, Body: body}, Replayed: true}, nil
}

func (c Call) cipher() (cipher.AEAD, error) {
	block, err := aes.NewCipher(secret.Sign(c.Key, "idempotency answer", c.scope()))
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block)
}
