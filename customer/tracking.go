package customer

import (
	"crypto/subtle"
	"encoding/base64"

	"github.com/punchcardhq/punchcard/internal/secret"
)

// TrackingID returns the token by which a page proves who its visitor is: always the same for a source id in one project. It
// reveals nothing about the source id without the project's secret. Without a source id there is none.
//
// Answers to servers contain it with publications, validations and redemptions, and the server passes it to the page of the
// customer. With it a page can read what the customer holds, so answers to pages contain only a token that the page has sent.
func TrackingID(projectSecret, sourceID string) string {
	if sourceID == "" {
		return ""
	}
	return "track_" + base64.RawURLEncoding.EncodeToString(secret.Sign(projectSecret, "tracking id of a customer", sourceID))
}

// ProvenBy reports whether a tracking id is the customer's own.
func (c *Customer) ProvenBy(trackingID, projectSecret string) bool {
	own := TrackingID(projectSecret, c.SourceID)
	return own != "" && subtle.ConstantTimeCompare([]byte(own), []byte(trackingID)) == 1
}
