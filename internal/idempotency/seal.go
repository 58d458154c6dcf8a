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
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
)

// Answer is what a request was answered with.
type Answer struct {
	Status int
	Header map[string][]string
	Body   []byte
}

// MaxAnswer is how many bytes an answer has at most that is kept, compressed.
const MaxAnswer = 64 << 10

// kept is an answer without its body, which follows behind it.
type kept struct {
	Status int
	Header map[string][]string `json:",omitempty"`
	// Large says that the answer is larger than MaxAnswer, and only its status is known.
	Large bool `json:",omitempty"`
}

// errLarge says that an answer is larger than what is kept.
var errLarge = errors.New("the answer is too large to be kept")

// bounded is a buffer that takes so many bytes.
type bounded struct{ bytes.Buffer }

func (b *bounded) Write(p []byte) (int, error) {
	if b.Len()+len(p) > MaxAnswer {
		return 0, errLarge
	}
	return b.Buffer.Write(p)
}

// pack compresses an answer. It fails with errLarge where that is too long.
func pack(head kept, body []byte) ([]byte, error) {
	var packed bounded
	w, err := flate.NewWriter(&packed, flate.BestSpeed)
	if err != nil {
		return nil, err
	}
	err = json.NewEncoder(w).Encode(head)
	if err == nil {
		_, err = w.Write(body)
	}
	if err == nil {
		err = w.Close()
	}
	return packed.Bytes(), err
}

func unpack(packed []byte) (head kept, body []byte, err error) {
	text, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return head, nil, err
	}
	line, body, _ := bytes.Cut(text, []byte{'\n'}) // JSON has none
	if len(body) == 0 {
		body = nil
	}
	return head, body, json.Unmarshal(line, &head)
}

// packedMark begins answers that are compressed; those of release 0.1 are not.
const packedMark = "1:"

// seal compresses an answer and encrypts it so that only who has the key of the call can read it. Of an answer that is too large it keeps
// the status.
func (c Call) seal(a Answer, random io.Reader) (string, error) {
	text, err := pack(kept{Status: a.Status, Header: a.Header}, a.Body)
	if errors.Is(err, errLarge) {
		text, err = pack(kept{Status: a.Status, Large: true}, nil)
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
	return packedMark + base64.StdEncoding.EncodeToString(aead.Seal(nonce, nonce, text, nil)), nil
}

// open reads a sealed answer. It fails with idempotency_answer_not_kept for one that was too large.
func (c Call) open(sealed string) (a Answer, err error) {
	sealed, packed := strings.CutPrefix(sealed, packedMark)
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
	if !packed {
		return a, json.Unmarshal(text, &a)
	}
	head, body, err := unpack(text)
	if err == nil && head.Large {
		err = fault.New(fault.KindConflict, "idempotency_answer_not_kept", "Answer not kept",
			"The request with the idempotency key '%s' was performed and answered with %d; its answer was too large to be kept, so read what it made", c.Key, head.Status)
	}
	return Answer{Status: head.Status, Header: head.Header, Body: body}, err
}

func (c Call) cipher() (cipher.AEAD, error) {
	block, err := aes.NewCipher(secret.Sign(c.Key, "idempotency answer", c.ProjectID+"\x00"+c.CredentialID))
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}
