// Package refusal keeps why validations were refused, for some days: so that a support desk can tell a customer why a code did not work,
// although nothing was redeemed. Refused redemptions are records of package redemption.
//
// # What is kept
//
// One Refusal for each code or promotion of a validation that did not apply: when, which, whose, the key and message of the refusal, the
// amount and the name of the order, and the id of the request. Trials, which people make to see what would happen, are not kept.
//
// # Without slowing anything
//
// A validation hands its refusals to a queue in memory, and answers. The queue is written every few seconds, or lost when the process is
// killed. It holds at most maxQueued of them for a project: what does not fit, because a client tries codes faster than they can be written,
// is dropped and counted (Dropped).
//
// # Bounds
//
// Refusals are kept for Kept, and at most MaxKept for a project: of more the oldest are deleted. A project can switch the log off; what was
// kept until then is deleted by the daily work.
package refusal
