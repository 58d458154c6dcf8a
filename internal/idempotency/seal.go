package idempotency

import (
	"bytes"
	"compress/flate"
	"crypto/aes"
	"crypto/cipher"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"

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

// errLarge means that an answer is larger than MaxAnswer.
var errLarge = errors.New("the answer is too large to be kept")

// boundedBuffer takes up to MaxAnswer bytes.
type boundedBuffer struct{ bytes.Buffer }

func (b *boundedBuffer) Write(p []byte) (int, error) {
	if b.Len()+len(p) > MaxAnswer {
		return 0, errLarge
	}
	return b.Buffer.Write(p)
}

// pack compresses an answer. It fails with errLarge when the result is too long.
func pack(h head, body []byte) ([]byte, error) {
	var packed boundedBuffer
	w, err := flate.NewWriter(&packed, flate.BestSpeed)
	if err != nil {
		return nil, err
	}
	err = json.NewEncoder(w).Encode(h)
	if err == nil {
		_, err = w.Write(body)
	}
	if err == nil {
		err = w.Close()
	}
	return packed.Bytes(), err
}

func unpack(packed []byte) (h head, body []byte, err error) {
	text, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return h, nil, err
	}
	line, body, _ := bytes.Cut(text, []byte{'\n'}) // compact JSON has no line feed
	if len(body) == 0 {
		body = nil
	}
	return h, body, json.Unmarshal(line, &h)
}

// seal compresses an answer and encrypts it, so that it can be read only with the key of the call. Of an answer that is too large it
// keeps the status.
func (c Call) seal(a Answer, random io.Reader) (string, error) {
	text, err := pack(head{Status: a.Status, Header: a.Header}, a.Body)
	if errors.Is(err, errLarge) {
		text, err = pack(head{Status: a.Status, Large: true}, nil)
	}
	if err != nil {
		return "", err
	}
	aead, err := c.cipher()
	if err != nil {
		return "", err
	}
	nonce := make([]byte, aead.NonceSize())
	if _, err := io.ReadFull(random, nonce); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(aead.Seal(nonce, nonce, text, nil)), nil
}

// open reads a sealed answer. It fails with idempotency_answer_not_kept for one that was too large.
func (c Call) open(sealed string) (a Answer, err error) {
	content, err := base64.StdEncoding.DecodeString(sealed)
	if err != nil {
		return a, fmt.Errorf("read kept answer: %w", err)
	}
	aead, err := c.cipher()
	if err != nil {
		return a, err
	}
	if len(content) < aead.NonceSize() {
		return a, errors.New("read kept answer: it is cut off")
	}
	text, err := aead.Open(nil, content[:aead.NonceSize()], content[aead.NonceSize():], nil)
	if err != nil {
		return a, fmt.Errorf("read kept answer: %w", err)
	}
	h, body, err := unpack(text)
	if err == nil && h.Large {
		err = fault.New(fault.KindConflict, "idempotency_answer_not_kept", "Answer not kept",
			"The request with the idempotency key '%s' was performed and answered with %d; its answer was too large to be kept, so read what it made", c.Key, h.Status)
	}
	return Answer{Status: h.Status, Header: h.Header, Body: body}, err
}

func (c Call) cipher() (cipher.AEAD, error) {
	block, err := aes.NewCipher(secret.Sign(c.Key, "idempotency answer", c.ProjectID+"\x00"+c.CredentialID))
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}
