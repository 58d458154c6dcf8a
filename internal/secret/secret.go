// Package secret makes and recognises the secrets that credentials, tokens and signatures rest on.
//
// Secrets are 256 random bits. What is kept of them is a SHA-256 digest: a slow hash defends guessable passwords, and these
// cannot be guessed, while every request would pay for it.
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

// Digest returns what is kept of a secret: its SHA-256 in lower-case hex.
func Digest(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// Matches reports whether digest is the secret's, in the same time for every wrong secret.
func Matches(secret, digest string) bool {
	return subtle.ConstantTimeCompare([]byte(Digest(secret)), []byte(digest)) == 1
}

// Sign returns the HMAC-SHA256 of a message under a key. The purpose keeps signatures made for one use from serving another.
func Sign(key, purpose, message string) []byte {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte(purpose))
	mac.Write([]byte{0})
	mac.Write([]byte(message))
	return mac.Sum(nil)
}
