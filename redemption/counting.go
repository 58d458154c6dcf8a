package redemption

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/rule"
)

// ruleCounter is the key under which a counter of a rule is stored.
func ruleCounter(k rule.CounterKey) CounterKey {
	var kind [16]byte
	begin := append(kind[:0], 'r')
	begin = strconv.AppendUint(begin, uint64(k.Measure), 10)
	begin = append(begin, '.')
	begin = strconv.AppendUint(begin, uint64(k.Per), 10)
	begin = append(begin, '.')
	begin = strconv.AppendUint(begin, uint64(k.Window), 10)
	return CounterKey(string(begin) + "/" + k.Subject + "/" + k.Actor + "/" + k.Start)
}

// counter is the counter of a rule that a key names.
func (s *Settings) counter(key rule.CounterKey) Counter {
	from := time.Time{}
	if key.Start != "" {
		from, _ = time.ParseInLocation(time.DateOnly, key.Start, zoneOr(s.Zone))
	}
	return Counter{Key: ruleCounter(key), Rule: &key, From: from.UTC(), Subject: key.Subject}
}

// unitCounter is the key under which a unit limit's counter is stored.
func unitCounter(k QuotaKey) CounterKey {
	return CounterKey(strings.Join([]string{"q" + strconv.Itoa(int(k.Quota)), k.RulesID, k.Entry, k.Subject, k.Customer, k.Product}, "/"))
}

// countedUses are all counters that a rule could ever read about a redemption. Storage knows which of them exist.
var countedUses = func() (uses []rule.CounterUse) {
	windows := []rule.Window{rule.WindowEver, rule.WindowDay, rule.WindowWeek, rule.WindowMonth}
	for _, w := range windows {
		for _, m := range []rule.Measure{rule.MeasureRedemptions, rule.MeasureCampaignRedemptions} {
			for _, per := range []rule.Per{rule.PerEveryone, rule.PerCustomer} {
				uses = append(uses, rule.CounterUse{Measure: m, Per: per, Window: w})
			}
		}
	}
	return append(uses,
		rule.CounterUse{Measure: rule.MeasureRedemptions, Per: rule.PerAPIKey}, rule.CounterUse{Measure: rule.MeasureRedemptions, Per: rule.PerUser},
		rule.CounterUse{Measure: rule.MeasureCampaignOrders}, rule.CounterUse{Measure: rule.MeasureCampaignDiscounts}, rule.CounterUse{Measure: rule.MeasureCampaignCredits})
}()

// countedRedemption is the part of a redemption that counters depend on: enough to raise them when it is made and to lower the same
// ones when it is rolled back.
type countedRedemption struct {
	incentive, campaign, customer, apiKey, user string
	date                                        time.Time
	effect                                      rule.Effect
}

// steps lists what the redemption adds to each counter that a rule could read.
func (s *Settings) steps(r countedRedemption) []CounterStep {
	f := &rule.Facts{
		Now: r.date, Zone: s.Zone, WeekStart: s.WeekStart, IncentiveID: r.incentive, CampaignID: r.campaign,
		APIKey: r.apiKey, User: r.user, Effect: &r.effect,
	}
	if r.customer != "" {
		f.Customer = &rule.Customer{ID: r.customer}
	}
	steps := make([]CounterStep, 0, len(countedUses))
	for _, use := range countedUses {
		key, ok := use.Key(f)
		if by := use.Step(f); ok && by != 0 {
			steps = append(steps, CounterStep{Key: ruleCounter(key), By: by})
		}
	}
	return steps
}

// amounts are the steps that count money, without those that count uses.
func (s *Settings) amounts(r countedRedemption) []CounterStep {
	f := &rule.Facts{CampaignID: r.campaign, Effect: &r.effect}
	var steps []CounterStep
	for _, use := range countedUses {
		if key, ok := use.Key(f); ok && use.AwaitsEffect() {
			if by := use.Step(f); by != 0 {
				steps = append(steps, CounterStep{Key: ruleCounter(key), By: by})
			}
		}
	}
	return steps
}

// day is the day of the totals that a redemption belongs to.
func (s *Settings) day(date time.Time) string { return date.In(zoneOr(s.Zone)).Format(time.DateOnly) }

// pend makes what an applied entry will count visible to the entries after it.
func (d *decision) pend(c *candidate, e effect) {
	d.uncounted = append(d.uncounted, pendingCount{d.countedOf(c, e), e.counted})
}

// pendingCount is what an applied entry counts, before its counters are worked out.
type pendingCount struct {
	countedRedemption
	units []CounterStep
}

// pends is what entries that were applied before add to a counter. Most decisions never need it, so it is worked out at the
// first call.
func (v *view) pends(key CounterKey) int64 {
	if v.pending == nil && len(v.uncounted) > 0 {
		v.pending = map[CounterKey]int64{}
	}
	for _, u := range v.uncounted {
		for _, s := range append(v.config.settings.steps(u.countedRedemption), u.units...) {
			v.pending[s.Key] = saturate.Add(v.pending[s.Key], s.By)
		}
	}
	v.uncounted = nil
	return v.pending[key]
}

func (d *decision) countedOf(c *candidate, e effect) countedRedemption {
	out := countedRedemption{
		incentive: c.subject(), campaign: c.CampaignID, apiKey: d.request.Caller.APIKey, user: d.request.Caller.User, date: d.now,
		effect: rule.Effect{TotalAmount: e.Cart.TotalAmount(), Discount: e.Cart.TotalAppliedDiscountAmount(), Credits: e.Credits, Points: e.Points},
	}
	if d.customer.present {
		out.customer = d.customer.Customer.ID
	}
	return out
}

// unitsUsed returns a function that reports how many units the limits of applicable_to entries have given before.
func (d *decision) unitsUsed(c *candidate, entries *discount.Entries) func(discount.QuotaUse) (int64, bool) {
	if entries.Len() == 0 {
		return nil
	}
	return func(u discount.QuotaUse) (int64, bool) {
		key, ok := d.quotaKey(c, entries, u)
		if !ok {
			return 0, false
		}
		d.noteQuota(c, key)
		if d.isNewCustomer(key.Customer) {
			return d.pends(unitCounter(key)), true
		}
		return d.counter(Counter{Key: unitCounter(key), Subject: key.Subject}), true
	}
}

// isNewCustomer reports whether this is the id of a customer that the request makes. They have no counters yet, and none can be
// loaded: their id is another one in each attempt to decide.
func (d *decision) isNewCustomer(customerID string) bool {
	return customerID != "" && d.customer.present && d.customer.New && customerID == d.customer.Customer.ID
}

// quotaKey names the counter of a unit limit; it reports false for a limit per customer without a customer, and for a limit
// of a tier on a coupon.
func (d *decision) quotaKey(c *candidate, entries *discount.Entries, u discount.QuotaUse) (QuotaKey, bool) {
	entry := entries.At(u.Entry)
	key := QuotaKey{Quota: u.Quota, Entry: cmp.Or(entry.ID, entry.SourceID), Subject: c.CampaignID, RulesID: d.applicabilityProgram(c).ID()}
	if u.Quota.PerTier() {
		if c.Tier == nil {
			return key, false
		}
		key.Subject = c.Tier.ID
	}
	if key.Subject == "" {
		key.Subject = c.subject()
	}
	if u.Quota.PerCustomer() {
		if !d.customer.present {
			return key, false
		}
		key.Customer = d.customer.Customer.ID
	}
	if u.Quota.PerProduct() {
		key.Product = u.Product
	}
	return key, true
}

// unitSteps counts the units that an effect discounted, once for each limit of the entry that chose them.
func (d *decision) unitSteps(c *candidate, entries *discount.Entries, units []discount.DiscountedUnits) []CounterStep {
	var steps []CounterStep
	for _, u := range units {
		if u.Entry < 0 {
			continue
		}
		for _, use := range entries.Uses(u.Entry, u.Product) {
			if key, ok := d.quotaKey(c, entries, use); ok {
				steps = append(steps, CounterStep{unitCounter(key), u.Units, d.isNewCustomer(key.Customer)})
			}
		}
	}
	return steps
}

// describe shows the entries as configured: those that select lines, and those that keep lines from the discount.
func (c *candidate) describe(entries *discount.Entries, of *rule.Applicability) {
	c.InapplicableTo = of.Excluded()
	c.ApplicableTo = make([]discount.Entry, entries.Len())
	for i := range c.ApplicableTo {
		c.ApplicableTo[i] = entries.At(i)
	}
}
