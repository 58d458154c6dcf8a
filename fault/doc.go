// Package fault is the one error type of Punchcard.
//
// A fault says what kind of refusal it is (which decides the HTTP status), carries a stable key that programs branch on,
// and two texts for people: a short message that is the same for every occurrence of the key, and details that name the
// value that was wrong and what would be right. It may name the resource it is about.
//
//	key      invalid_payload
//	message  Invalid payload
//	details  Property .hierarchy must be >= 0 (actual value is '-1')
//
// Only faults are shown to callers. Every other error is unexpected: it is logged with its cause and answered as an
// internal error without details. A code that does not apply is not a fault but data in a validation result; see package
// redemption.
//
// The keys are those of the published API; keys of our own are marked as extensions where they are made.
package fault
