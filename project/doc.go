// Package project holds the tenants of an installation: projects, the credentials that open them, and their settings.
//
// A project owns everything else; nothing in one project is visible in another. Its settings decide how its requests are
// read (time zone, code case), which dated API version it speaks, what the browser may do, and how redeemables stack.
//
// # Credentials
//
// A credential is an id that travels in the clear and a secret of which only a SHA-256 digest is kept: secrets are random and
// long, so a slow hash would protect nothing and cost every request. There are three kinds: application keys open the
// server side, client keys the browser side, management keys the management API. A blocked credential opens nothing, and
// neither do the OAuth tokens that were issued with it. So that not every request reads them anew, a process recognises callers by
// projects and credentials that it read up to a second ago: a key that is taken away opens nothing at once in the process that took it
// away, and within a second in the others.
//
// Projects and credentials belong to the system scope of a backend, because a request is recognised before its project is
// known. Stacking rules, schemas and other settings that the engine decides by belong to the project itself.
package project
