package idempotency

import (
	"crypto/aes"
	"crypto/cipher"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/punchcardhq/punchcard/internal/secret"
)

// Answer is what a request was answered with.
type Answer struct {
	Status int
	Header map[string][]string
	Body   []byte
}

// seal encrypts an answer so that only who has the key of the call can read it.
func (c Call) seal(a Answer, random io.Reader) (string, error) {
	text, err := json.Marshal(a)
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

// open reads a sealed answer.
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
	return a, json.Unmarshal(text, &a)
}

func (c Call) cipher() (cipher.AEAD, error) {
	block, err := aes.NewCipher(secret.Sign(c.Key, "idempotency answer", c.ProjectID+"\x00"+c.CredentialID))
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}
