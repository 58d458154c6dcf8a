package customer

import (
	"time"

	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Customer is a person or company that buys. All of it may be empty: an anonymous customer has an id and nothing else.
type Customer struct {
	ID string
	// SourceID is the shop's own id. It is unique and cannot be changed once set.
	SourceID    string
	Name        string
	Description string
	Email       string
	Phone       string
	// Birthdate is a date, "1990-05-17".
	Birthdate string
	// Address is nil when no part of it is known.
	Address  *Address
	Metadata metadata.Map
	Summary  Summary
	// SystemMetadata is written by the engine's own extensions.
	SystemMetadata metadata.Map
	CreatedAt      time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Address is the postal address of a customer.
type Address struct {
	City, State, Line1, Line2, Country, PostalCode string
}

// Summary counts the redemptions and orders of a customer. It is written in the commit of the redemption, rollback or order
// that changes it, and can be computed again from them.
type Summary struct {
	// Redemptions, by outcome. Redeemed counts successes that were not rolled back.
	Redeemed, Failed, Succeeded, RolledBack, RollbackFailed, RollbackSucceeded int64
	// GiftRedeemed and GiftToGo are minor units of gift credits used and left; PointsRedeemed and PointsToGo count points.
	// GiftToGo and PointsToGo are not stored: they are those of the cards that the customer holds, and set where a customer is
	// shown.
	GiftRedeemed, GiftToGo, PointsRedeemed, PointsToGo int64
	// OrdersAmount, in minor units, and OrdersCount cover paid and fulfilled orders.
	OrdersAmount, OrdersCount int64
	LastOrderAmount           int64
	LastOrderAt               time.Time
}

// OrdersAverage is the average amount of the paid orders, in minor units, rounded half up.
func (s Summary) OrdersAverage() int64 {
	if s.OrdersCount == 0 {
		return 0
	}
	return saturate.Add(s.OrdersAmount, s.OrdersCount/2) / s.OrdersCount
}

// Kind describes customers to a backend.
var Kind = storage.Kind[Customer]{
	Name: "customer", Prefix: "cust_",
	ID:     func(c *Customer) string { return c.ID },
	Unique: []storage.Unique[Customer]{{Name: "source_id", Value: func(c *Customer) string { return c.SourceID }}},
	Fields: []storage.Field[Customer]{
		storage.String("source_id", func(c *Customer) string { return c.SourceID }).Ordered(),
		storage.String("name", func(c *Customer) string { return c.Name }).Ordered(),
		storage.String("email", func(c *Customer) string { return c.Email }).Ordered(),
		storage.String("phone", func(c *Customer) string { return c.Phone }),
		storage.String("birthdate", func(c *Customer) string { return c.Birthdate }),
		storage.String("address.city", func(c *Customer) string { return c.address().City }),
		storage.String("address.country", func(c *Customer) string { return c.address().Country }),
		storage.JSON("metadata", func(c *Customer) map[string]any { return c.Metadata }),
		storage.Time("created_at", func(c *Customer) time.Time { return c.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(c *Customer) time.Time { return c.UpdatedAt }).Ordered(),
	},
}

func (c *Customer) address() Address {
	if c.Address == nil {
		return Address{}
	}
	return *c.Address
}
