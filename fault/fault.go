package fault

import (
	"errors"
	"fmt"
	"strings"
)

// Kind is the class of a fault. It decides the HTTP status and nothing else.
type Kind int

// The kinds, with the status that the HTTP layer answers.
const (
	KindInternal         Kind = iota // 500: an unexpected error; never made on purpose
	KindInvalid                      // 400: the request is invalid, or the present state does not allow it
	KindUnauthorized                 // 401: missing or wrong credential
	KindPaymentRequired              // 402: a feature that this installation has switched off
	KindForbidden                    // 403: known caller, not permitted
	KindNotFound                     // 404
	KindMethodNotAllowed             // 405
	KindNotAcceptable                // 406
	KindConflict                     // 409
	KindTooLarge                     // 413
	KindUnsupportedMedia             // 415
	KindUnprocessable                // 422: a reused idempotency key with another body
	KindLocked                       // 423: the resource's state refuses it for now
	KindTooMany                      // 429
	KindNotImplemented               // 501: a documented operation that is not built yet
	KindUnavailable                  // 503: the database cannot be reached for now
)

// Error is a refusal that the caller may see.
type Error struct {
	Kind    Kind
	Key     string
	Message string
	Details string

	// ResourceType and ResourceID name the resource of the fault by the id, code or name that the caller sent.
	ResourceType, ResourceID string

	// RelatedType and RelatedIDs name other resources that cause the fault, as for a resource that is in use.
	RelatedType string
	RelatedIDs  []string

	// RedeemableType and RedeemableID name the redeemable of a request that was refused, as the caller named it.
	RedeemableType, RedeemableID string

	// Custom is a text that the shop configured for its customers, as on a validation rule.
	Custom string

	// Plain leaves the request id out of the body, as published for OAuth.
	Plain bool
}

// Error returns "key: message: details".
func (e *Error) Error() string {
	parts := []string{e.Key, e.Message, e.Details}
	kept := parts[:0]
	for _, p := range parts {
		if p != "" {
			kept = append(kept, p)
		}
	}
	return strings.Join(kept, ": ")
}

// About returns a copy of e that names the resource it is about.
func (e *Error) About(resourceType, id string) *Error {
	c := *e
	c.ResourceType, c.ResourceID = resourceType, id
	return &c
}

// New makes a fault. The details are formatted with fmt; without arguments they are not formatted.
func New(kind Kind, key, message, details string, args ...any) *Error {
	if len(args) > 0 {
		details = fmt.Sprintf(details, args...)
	}
	return &Error{Kind: kind, Key: key, Message: message, Details: details}
}

// Invalid is a request that the present state refuses: status 400 with a key of its own.
func Invalid(key, message, details string, args ...any) *Error {
	return New(KindInvalid, key, message, details, args...)
}

// Payload reports a wrong property of a request body: 400 invalid_payload. The path is written as in the body, "name" or
// "voucher.discount.type"; expectation says what would be right: "must be string".
func Payload(path, expectation string, args ...any) *Error {
	if len(args) > 0 {
		expectation = fmt.Sprintf(expectation, args...)
	}
	return &Error{Kind: KindInvalid, Key: "invalid_payload", Message: "Invalid payload",
		Details: "Property ." + strings.TrimPrefix(path, ".") + " " + expectation}
}

// PayloadMissing reports a required property that was not sent.
func PayloadMissing(property string) *Error {
	return &Error{Kind: KindInvalid, Key: "invalid_payload", Message: "Invalid payload",
		Details: "Payload must have required property '" + property + "'"}
}

// Query reports a wrong query parameter: 400 invalid_query_params.
func Query(name, expectation string, args ...any) *Error {
	if len(args) > 0 {
		expectation = fmt.Sprintf(expectation, args...)
	}
	return &Error{Kind: KindInvalid, Key: "invalid_query_params", Message: "Invalid query params",
		Details: "Property ." + name + " " + expectation}
}

// NotFound reports that no resource of this type has this id, code or name.
func NotFound(resourceType, id string) *Error {
	return New(KindNotFound, "not_found", "Resource not found", "Cannot find %s with id %s", resourceType, id).
		About(resourceType, id)
}

// Duplicate reports a second resource with a value that has to be unique.
func Duplicate(resourceType, attribute, value string) *Error {
	return New(KindConflict, "duplicate_found", "Duplicated resource found", "Duplicated %s exists with %s %s",
		resourceType, attribute, value).About(resourceType, value)
}

// InUse reports that a resource cannot be deleted because others refer to it.
func InUse(resourceType, id, byType string, byIDs []string) *Error {
	e := Invalid("resource_in_use", "Resource in use", "Resource %s with id %s is in use by %ss with ids [%s]",
		resourceType, id, byType, strings.Join(byIDs, ", ")).About(resourceType, id)
	e.RelatedType, e.RelatedIDs = byType, byIDs
	return e
}

// Changed reports that a resource is no longer as it was when its change was decided upon.
func Changed(resourceType, id string) *Error {
	return New(KindConflict, "resource_changed", "Resource changed meanwhile", "The %s %s was changed after it was read: read it again", resourceType, id).
		About(resourceType, id)
}

// Unauthorized is the refusal of a missing or wrong credential; it never says which.
func Unauthorized() *Error { return New(KindUnauthorized, "unauthorized", "Unauthorized", "") }

// As returns the fault in err's chain, if there is one.
func As(err error) (*Error, bool) {
	var e *Error
	ok := errors.As(err, &e)
	return e, ok
}

// Has reports whether err is a fault with this key.
func Has(err error, key string) bool {
	e, ok := As(err)
	return ok && e.Key == key
}

// IsNotFound reports whether err says that something does not exist.
func IsNotFound(err error) bool {
	e, ok := As(err)
	return ok && e.Kind == KindNotFound
}
