package customer

import "github.com/punchcardhq/punchcard/storage"

// Archived is the share of a customer's summary that comes from redemptions and orders which were archived and dropped.
type Archived struct {
	// ID is that of the customer.
	ID string
	ArchivedBody
}

// ArchivedBody is what is stored of it.
type ArchivedBody struct {
	// Summary has among others the latest archived order.
	Summary Summary
	// LastAmounts are the amounts of all archived orders at the time of the latest one.
	LastAmounts []int64
}

// ArchivedKind describes them to a backend.
var ArchivedKind = storage.Kind[Archived]{
	Name: "archived_customer", Prefix: "",
	ID: func(a *Archived) string { return a.ID },
}

// Last is the latest archived order that the summary counts, or nil.
func (a *Archived) Last() *Purchase {
	if a.Summary.OrdersCount == 0 {
		return nil
	}
	return &Purchase{Amount: a.Summary.LastOrderAmount, At: a.Summary.LastOrderAt}
}

// Later returns the later of two purchases, the first of two at the same time; either may be nil.
func Later(a, b *Purchase) *Purchase {
	if a == nil || b != nil && b.At.After(a.At) {
		return b
	}
	return a
}
