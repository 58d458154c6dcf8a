package rule

import (
	"time"

	"github.com/punchcardhq/punchcard/discount"
)

// Facts is all that an evaluation may know: plain data, gathered by the caller. A nil pointer or an amount that is not Known means
// that the fact is not there; rules that ask for it then fail and say what is missing.
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
	// Effect is what the incentive did. It is nil while nobody has calculated it: rules that need it are then open.
	Effect *Effect

	// IncentiveID is the voucher or promotion tier, CampaignID its campaign, if it has one. Counters are kept per id.
	IncentiveID, CampaignID string
	// APIKey and User are who sends the request, as far as known.
	APIKey, User string
	// Metadata is what the redemption request carries; Event is the metadata of a custom event.
	Metadata, Event map[string]any
	// Counters answers how much happened before this redemption. Nil stands for nothing at all.
	Counters Counters
}

// Customer is who redeems.
type Customer struct {
	// ID is empty for a customer that is not stored yet, who therefore has no history.
	ID string
	// Metadata is what is stored with what the request sent merged over it.
	Metadata map[string]any
	// Segments and LoyaltyTiers hold at least those ids that Needs names and the customer is in.
	Segments, LoyaltyTiers []string
	// Holder says that the code was assigned to this customer.
	Holder bool
}

// Order is the cart.
type Order struct {
	// Amount is the cart's value right before this incentive, after everything that earlier incentives took off.
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

// Effect is what the incentive changed, known once it has been calculated.
type Effect struct {
	// TotalAmount is the cart's value right after this incentive.
	TotalAmount discount.Money
	// Discount is the money that this incentive took off; Credits the gift credits and Points the points that it used.
	Discount, Credits, Points int64
}
