package voucher

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
)

// Data of events; see package event.
type (
	// CodePublished is the data of EventPublished: a customer got a code.
	CodePublished struct {
		Voucher     Voucher           `json:"voucher"`
		Customer    customer.Customer `json:"customer"`
		Publication Publication       `json:"publication"`
		// Campaign is nil for a code without one.
		Campaign *campaign.Campaign `json:"campaign"`
	}
	// BalanceAdded is the data of EventGiftAdded and EventLoyaltyAdded: a card got credits or points.
	BalanceAdded struct {
		// Voucher is the card afterwards.
		Voucher     Voucher     `json:"voucher"`
		Transaction Transaction `json:"voucher_transaction"`
		// Campaign is nil for a card without one.
		Campaign *campaign.Campaign `json:"campaign"`
	}
)

// EventTypes returns the type of the events.
func (CodePublished) EventTypes() []string { return []string{EventPublished} }

// EventTypes returns the types of the events.
func (BalanceAdded) EventTypes() []string { return []string{EventGiftAdded, EventLoyaltyAdded} }
