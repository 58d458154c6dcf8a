package redemption

import (
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Past returns filters of the records that a counter of a rule starts from: live redemptions of its subject, by its actor, since
// its window began. No record passes two of the filters. Every backend computes a new counter from these records.
func (c Counter) Past() (filters []storage.Filter) {
	names := []string{"voucher_id", "promotion_tier_id"}
	if c.Rule.Measure.OfCampaign() {
		names = []string{"campaign_id"}
	}
	for _, name := range names {
		filters = append(filters, c.past(storage.Is(name, c.Subject)))
	}
	return filters
}

func (c Counter) past(subject storage.Filter) storage.Filter {
	filters := []storage.Filter{subject, storage.Is("object", string(ObjectRedemption)), storage.Is("status", string(StatusSucceeded))}
	if !c.From.IsZero() {
		filters = append(filters, storage.Where("created_at", storage.OpMoreEqual, c.From))
	}
	return storage.And(c.ofActor(filters...)...)
}

// ofActor adds the filter of the customer, key or user whose uses a rule counts; none for a rule that counts those of all.
func (c Counter) ofActor(filters ...storage.Filter) []storage.Filter {
	switch c.Rule.Per {
	case rule.PerCustomer:
		filters = append(filters, storage.Is("customer_id", c.Rule.Actor))
	case rule.PerAPIKey:
		filters = append(filters, storage.Is("api_key", c.Rule.Actor))
	case rule.PerUser:
		filters = append(filters, storage.Is("user_login", c.Rule.Actor))
	}
	return filters
}

// Share is what one record adds to the counter.
func (c Counter) Share(r *Record) int64 {
	facts := r.counted()
	return c.Rule.Step(&rule.Facts{Effect: &facts.effect})
}

// Sum returns what a counter starts with, given its past records.
func (c Counter) Sum(past []Record) (sum int64) {
	for i := range past {
		if !past[i].Parent {
			sum = saturate.Add(sum, c.Share(&past[i]))
		}
	}
	return sum
}
