package customer

import (
	"crypto/subtle"
	"encoding/base64"

	"github.com/punchcardhq/punchcard/internal/secret"
)

// TrackingID returns the token by which a page proves who its visitor is: always the same for a source id in one project, and telling
// nothing about it to those who do not have the project's secret. Without a source id there is none.
//
// Servers are told it with publications, validations and redemptions, and hand it to the page of the customer. Whoever has it is told what
// the customer holds, so pages are told none that they did not send. The tokens of releases that told them to pages prove nothing.
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
