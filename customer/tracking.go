package customer

import (
	"encoding/base64"

	"github.com/punchcardhq/punchcard/internal/secret"
)

// TrackingID returns the token under which a customer's actions are tracked in public: always the same for a source id in one
// project, and telling nothing about it to those who do not have the project's secret. Without a source id there is none.
func TrackingID(projectSecret, sourceID string) string {
	if sourceID == "" {
		return ""
	}
	return "track_" + base64.RawURLEncoding.EncodeToString(secret.Sign(projectSecret, "tracking id", sourceID))
}
