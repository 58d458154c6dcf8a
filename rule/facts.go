package rule

import (
	"time"

	"github.com/punchcardhq/punchcard/discount"
)

// Facts is the whole input of an evaluation: plain data, gathered by the caller. A nil pointer or an amount that is not Known
// means that the fact is missing; rules that read it then fail and say what is missing.
//
// An evaluation only reads. The same Facts may serve several programs.
type Facts struct {
	// Now is the instant of the operation; Zone the project's time zone (nil is UTC); WeekStart its first day of the week.
	Now       time.Time
	Zone      *time.Location
	WeekStart time.Weekday

	Customer *Customer
	// Order is the running order right before this incentive.
	Order *Order
	// Effect is the effect of the incentive. It is nil before that is calculated: rules that need it are then open.
	Effect *Effect

	// IncentiveID is the voucher or promotion tier, CampaignID its campaign, if it has one. Counters are kept per id.
	IncentiveID, CampaignID string
	// APIKey and User are the sender of the request, as far as known.
	APIKey, User string
	// Metadata is that of the redemption request; Event is the metadata of a custom event.
	Metadata, Event map[string]any
	// Counters returns how much was counted before this redemption. Nil means: all counters are zero.
	Counters Counters
}

// Customer is the customer who redeems.
type Customer struct {
	// ID is empty for a customer that is not stored yet, who therefore has no history.
	ID string
	// Metadata is the stored metadata with that of the request merged over it.
	Metadata map[string]any
	// Segments and LoyaltyTiers hold at least those ids that Needs names and the customer is in.
	Segments, LoyaltyTiers []string
	// Holder says that the code was assigned to this customer.
	Holder bool
}

// Order is the cart.
type Order struct {
	// Amount is the cart's value right before this incentive, after the discounts of earlier incentives.
	Amount discount.Money
	// InitialAmount is the cart's value before any incentive.
	InitialAmount discount.Money
	Lines         []Line
	Metadata      map[string]any
}

// Line is one line of the cart.
type Line struct {
	ProductID, ProductSourceID string
	SKUID, SKUSourceID         string
	// Collections holds at least those product collections that Needs names and the line's product belongs to.
	Collections []string
	Quantity    int64
	// Price is the price of one unit, Amount the value of the line before discounts, Subtotal after them.
	Price, Amount, Subtotal discount.Money
	// The metadata of the line itself, of its SKU and of its product.
	Metadata, SKUMetadata, ProductMetadata map[string]any
}

// Effect is the effect of the incentive, known once it was calculated.
type Effect struct {
	// TotalAmount is the cart's value right after this incentive.
	TotalAmount discount.Money
	// Discount is the discount of this incentive in minor units; Credits the gift credits and Points the points that it
	// used.
	Discount, Credits, Points int64
}
