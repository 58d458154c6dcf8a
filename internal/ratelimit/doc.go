// Package ratelimit counts calls of addresses, projects and people, and finds out which address a request comes from.
package ratelimit
