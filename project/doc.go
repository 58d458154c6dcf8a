// Package project holds the tenants of an installation: projects, the credentials that open them, and their settings.
//
// A project owns everything else; nothing in one project is visible in another. Its settings decide how its requests are
// read (time zone, code case), which dated API version it speaks, what the browser may do, and how redeemables stack.
//
// # Credentials
//
// A credential is an id that is sent in plain text and a secret of which only a SHA-256 digest is stored: secrets are random and
// long, so a slow hash would protect nothing and cost every request. There are three kinds: application keys open the server side,
// client keys the browser side, management keys the management API. A blocked credential opens nothing, and neither do the OAuth
// tokens that were issued with it. So that not every request reads them again, a process caches projects and credentials for up to
// a second: a removed key is refused at once by the process that removed it, and within a second by the others.
//
// Projects and credentials belong to the system scope of a backend, because a request is authenticated before its project
// is known. Stacking rules, schemas and other settings of decisions belong to the project itself.
package project
