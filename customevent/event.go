package customevent

import (
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

// Type is the type of the records of custom events; EntityType is the type of their entity, the name that the shop chose.
const (
	Type       = "customer.custom_event"
	EntityType = "custom_event"
)

// MaxName is how many characters the name of an event may have.
const MaxName = 300

// Request is a custom event as it is sent.
type Request struct {
	Name     string
	Customer customer.Request
	// Referral is nil for an event without a referral.
	Referral *ReferralRequest
	// Card is the code of the loyalty card that is to get the points, or empty.
	Card     string
	Metadata metadata.Map
	// HideExistence treats a referral code or a card that the customer cannot use like one that does not exist, with as much
	// reading: trying codes reveals nothing.
	HideExistence bool
	// Idle says that the event may move nothing: see event.EntityPageEvent.
	Idle bool
}

// ReferralRequest names the referral code of an event.
type ReferralRequest struct {
	Code string
	// ReferrerID is the holder of the code, by id or source id. It may be empty.
	ReferrerID string
}

func (r *Request) validate() error {
	switch n := utf8.RuneCountInString(r.Name); {
	case n == 0:
		return fault.Payload("event", "must NOT have fewer than 1 characters")
	case n > MaxName:
		return fault.Payload("event", "must NOT have more than %d characters (it has %d)", MaxName, n)
	case r.Referral != nil && r.Referral.Code == "":
		return fault.Payload("referral", "should have required property 'code'")
	}
	m, err := metadata.Normalize("metadata", r.Metadata)
	r.Metadata = m
	return err
}

// Event is a custom event that was recorded.
type Event struct {
	Name     string
	Metadata metadata.Map
	// Referral and Card are nil without one.
	Referral *Referral
	Card     *Card
}

// Referral is the referral code of an event.
type Referral struct {
	Code, VoucherID, CampaignID string
	// ReferrerID is the customer who holds the code.
	ReferrerID string
}

// Card is the loyalty card of an event.
type Card struct {
	Code, VoucherID, CampaignID string
}

// Taken is the result of Track.
type Taken struct {
	Event
	Customer customer.Customer
}

// Read returns the custom event of a record of Type.
func Read(e event.Event) (Event, error) {
	var kept struct {
		Event Event `json:"event"`
	}
	if err := json.Unmarshal(e.Data, &kept); err != nil {
		return Event{}, fmt.Errorf("read custom event %s: %w", e.ID, err)
	}
	return kept.Event, nil
}
