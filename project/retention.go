package project

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Retention says for how many days a project keeps its history. Nil is the default. Each day what is older is deleted, some rows at a time.
type Retention struct {
	// Events are what webhooks and the activity of customers are made of; nil keeps them as long as the project. An event that some consumer
	// has not got stays, however old it is.
	Events *int64
	// Deliveries are those of webhooks, with their attempts, from their end; nil is DefaultDeliveries.
	Deliveries *int64
	// Actions are asynchronous actions that have ended; nil is DefaultActions. The report on the rows of one is kept for 30 days at most.
	Actions *int64
	// Refusals are the validations that were refused; nil is DefaultRefusals.
	Refusals *int64
}

// How many days are kept where a project says nothing else.
const (
	DefaultDeliveries = 30
	DefaultActions    = 90
	DefaultRefusals   = 7
)

// The bounds of retention, in days. Deliveries are made from events for some days, so that these stay for a month.
const (
	leastEvents, leastActions      = 30, 30
	leastDeliveries, leastRefusals = 1, 1
	mostKept                       = 36500
)

// Validate refuses numbers of days that are out of range. The path of the property that holds them is in front of their names in the refusal; it may be empty.
func (r Retention) Validate(path string) error {
	for _, of := range []struct {
		name  string
		days  *int64
		least int64
	}{
		{"events", r.Events, leastEvents}, {"deliveries", r.Deliveries, leastDeliveries}, {"actions", r.Actions, leastActions}, {"refusals", r.Refusals, leastRefusals},
	} {
		if d := of.days; d != nil && (*d < of.least || *d > mostKept) {
			return fault.Payload(path+of.name, "must be >= %d and <= %d days (actual value is '%d')", of.least, mostKept, *d)
		}
	}
	return nil
}

// KeptFor is how long something is kept that is kept for a number of days, or for that of the default.
func KeptFor(days *int64, byDefault int64) time.Duration {
	if days != nil {
		byDefault = *days
	}
	return time.Duration(byDefault) * 24 * time.Hour
}
