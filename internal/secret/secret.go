// Package secret makes and checks the secrets of credentials and tokens, and signs messages.
//
// Secrets are 256 random bits, of which a SHA-256 digest is kept. A slow hash protects passwords that can be guessed; these secrets cannot
// be guessed, and a slow hash would cost time in every request.
package secret

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"io"
)

// New draws 32 bytes from random and returns them as 64 lower-case hex digits.
func New(random io.Reader) (string, error) {
	var b [32]byte
	if _, err := io.ReadFull(random, b[:]); err != nil {
		return "", err
	}
	return hex.EncodeToString(b[:]), nil
}

// Digest returns the SHA-256 of a secret in lower-case hex. It is stored in place of the secret.
func Digest(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// Matches reports whether digest is that of the secret. It takes the same time for every wrong secret.
func Matches(secret, digest string) bool {
	return subtle.ConstantTimeCompare([]byte(Digest(secret)), []byte(digest)) == 1
}

// Sign returns the HMAC-SHA256 of a message under a key. A signature made for one purpose is not valid for another.
func Sign(key, purpose, message string) []byte {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte(purpose))
	mac.Write([]byte{0})
	mac.Write([]byte(message))
	return mac.Sum(nil)
}
