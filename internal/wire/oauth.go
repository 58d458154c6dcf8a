package wire

import (
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/oauth"
)

// Token is an access token: as issued, and as introspected.
type Token struct {
	AccessToken string `json:"access_token"`
	ClientID    string `json:"client_id"`
	// ExpiresAt is when the token ends, in Unix seconds.
	ExpiresAt int64  `json:"expires_at"`
	ExpiresIn int64  `json:"expires_in"`
	Scope     string `json:"scope"`
	TokenType string `json:"token_type" enum:"Bearer"`
}

// ActiveToken answers the introspection of an active token.
type ActiveToken struct {
	Token
	Active bool `json:"active"`
}

// InactiveToken answers the introspection of an inactive token: exactly {"active": false}.
type InactiveToken struct {
	Active bool `json:"active"`
}

// NewIssuedToken returns the shape of a new token with its secret.
func NewIssuedToken(t oauth.Issued, now time.Time) Token { return newToken(t.Token, t.Secret, now) }

// NewActiveToken returns the shape of an active token. The caller sent its secret.
func NewActiveToken(t oauth.Token, secret string, now time.Time) ActiveToken {
	return ActiveToken{Token: newToken(t, secret, now), Active: true}
}

func newToken(t oauth.Token, secret string, now time.Time) Token {
	return Token{
		AccessToken: secret, ClientID: t.AppID, Scope: strings.Join(t.Scopes, " "), TokenType: "Bearer",
		ExpiresAt: t.ExpiresAt.Unix(), ExpiresIn: int64(t.ExpiresAt.Sub(now) / time.Second),
	}
}
