// Package oauth issues, introspects and revokes the access tokens of the API.
//
// Only the client_credentials grant exists: a caller that holds an application key asks for a token with one or more scopes
// and uses it as a bearer. A token lives 15 minutes, is opaque, and only its SHA-256 digest is kept. It opens the operations
// of its scopes for as long as the key that issued it is not blocked; a key has at most 1000 live tokens.
//
// The scope api opens the whole server side and client_api the whole client side; every other scope opens one group of
// operations. Unknown scopes are refused when a token is asked for.
package oauth
