// Package signin lets the people of project.User into the dashboard: passwords, sign-ins, and links that are used once.
//
// # Passwords
//
// Of a password an argon2id hash is kept, as a PHC string. Its cost is raised at the next sign-in when the parameters rise. A password has at least
// 12 characters and is not one of the common ones; there are no other rules. At most two passwords are hashed at a time in a process, and twenty
// requests wait: otherwise sign-ins could take all of its memory. The next one is refused with too_many_sign_ins.
//
// An address that nobody has, a user who is blocked or was only invited, and a wrong password get the same refusal, and cost the same hash. The answer
// does not say who has an account.
//
// # Identities
//
// A person may sign in with an OpenID Connect provider instead; package dashboard talks to it. The first time their verified e-mail address says who they
// are. From then on the user is tied to the issuer and the subject, and the address does not matter. Only users who exist come in.
//
// # Sign-ins
//
// A sign-in is a random token of 256 bits, of which the digest is kept. It ends 12 hours after its last use, 7 days after its begin, with sign-out, or
// when the person ends it from another browser. A new password ends all others, and blocking a user ends all of theirs at once. A user has at most 20;
// the oldest goes when another one begins.
//
// Roles are no part of a sign-in: they are read with each request, so that a change takes effect at once.
//
// # Links
//
// Nothing sends mail. A link is a token like that of a sign-in, valid for 30 minutes and once, that an administrator hands to a person: it sets a
// password. The first link of an installation belongs to nobody yet, and makes its owner; it is valid only while nobody can sign in.
package signin
