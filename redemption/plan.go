package redemption

import (
	"iter"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/rule"
)

// counterHints are the counters that decisions about one redeemable used before, for any customer: the next request loads them with
// its rows, instead of finding out again that it needs them. They may be too many or too few. A decision asks for a counter that it
// does not find, as the first one did.
type counterHints struct {
	incentive, campaign string
	isTier              bool
	uses                []rule.CounterUse
	// quotas have no customer; those that count for each customer get the id of the request's.
	quotas []QuotaKey
}

// name identifies a redeemable across requests.
type name struct {
	object     RedeemableObject
	id, reward string
}

func (r *Redeemable) name() name {
	n := name{object: r.Object, id: r.ID}
	if r.Reward != nil {
		n.reward = r.Reward.ID
	}
	return n
}

// plan names the rows that the request needs: those that it says itself, and the counters that its redeemables had before. Counters
// are planned only when all redeemables are known, so that their advisory locks can be taken at once.
func (r *Request) plan(c *config, now func() time.Time) Scope {
	scope := r.scope(c)
	if r.RelatedObjects {
		for name := range r.names(c) {
			if t, _ := c.tiers.get(name.id); t != nil && name.object == RedeemableTier {
				scope.Totals = append(scope.Totals, t.ID)
			}
		}
	}
	counts := false
	for name := range r.names(c) {
		h, ok := c.hints.get(name)
		if !ok {
			return scope
		}
		counts = counts || len(h.uses)+len(h.quotas) > 0
	}
	if !counts {
		return scope
	}
	customerID := scope.CustomerID
	if customerID == "" && scope.CustomerSourceID != "" {
		customerID, _ = c.customers.get(scope.CustomerSourceID)
	}
	facts := rule.Facts{Now: now(), Zone: c.settings.Zone, WeekStart: c.settings.WeekStart, APIKey: r.Caller.APIKey, User: r.Caller.User}
	if customerID != "" {
		facts.Customer = &rule.Customer{ID: customerID}
	}
	for name := range r.names(c) {
		if h, _ := c.hints.get(name); h != nil {
			h.plan(&scope, c, facts)
		}
	}
	return scope
}

// names are the redeemables that a decision will process: the tiers in place of a stack.
func (r *Request) names(c *config) iter.Seq[name] {
	return func(yield func(name) bool) {
		for i := range r.Redeemables {
			red := &r.Redeemables[i]
			if red.Object != RedeemableStack {
				if !yield(red.name()) {
					return
				}
				continue
			}
			s, _ := c.stacks.get(red.ID)
			if s == nil {
				yield(name{}) // not loaded yet
				return
			}
			for _, id := range s.TierIDs {
				if !yield(name{object: RedeemableTier, id: id}) {
					return
				}
			}
		}
	}
}

func (h *counterHints) plan(scope *Scope, c *config, facts rule.Facts) {
	facts.IncentiveID, facts.CampaignID = h.incentive, h.campaign
	add := func(counter Counter) {
		if !slices.ContainsFunc(scope.Counters, func(o Counter) bool { return o.Key == counter.Key }) {
			scope.Counters = append(scope.Counters, counter)
		}
	}
	for _, use := range h.uses {
		if key, ok := use.Key(&facts); ok {
			add(c.settings.counter(key))
		}
	}
	for _, key := range h.quotas {
		if key.Quota.PerCustomer() {
			if facts.Customer == nil {
				continue
			}
			key.Customer = facts.Customer.ID
		}
		add(Counter{Key: unitCounter(key), Subject: key.Subject})
	}
	for _, subject := range []string{h.campaign, h.incentive} {
		// The row of a voucher is locked anyway; campaigns and tiers have advisory locks.
		if subject != "" && (subject == h.campaign || h.isTier) && !slices.Contains(scope.Subjects, subject) {
			scope.Subjects = append(scope.Subjects, subject)
		}
	}
}

// keepHints remembers what a decision counted, for the next one.
func (v *view) keepHints() {
	if len(v.hintsByName) == 0 {
		return
	}
	for _, c := range v.candidates {
		v.hintsOf(c)
	}
	for name, h := range v.hintsByName {
		if old, ok := v.config.hints.get(name); !ok || len(old.uses) < len(h.uses) || len(old.quotas) < len(h.quotas) {
			v.config.hints.set(name, h)
		}
	}
	if c := v.Snapshot.Customer; c != nil && c.SourceID != "" {
		if _, ok := v.config.customers.get(c.SourceID); !ok {
			v.config.customers.set(c.SourceID, c.ID)
		}
	}
}

// hintsOf returns the hints that this decision collects for a candidate.
func (v *view) hintsOf(c *candidate) *counterHints {
	h := v.hintsByName[c.Redeemable.name()]
	if h == nil {
		if v.hintsByName == nil {
			v.hintsByName = map[name]*counterHints{}
		}
		h = &counterHints{incentive: c.subject(), campaign: c.CampaignID, isTier: c.Tier != nil}
		v.hintsByName[c.Redeemable.name()] = h
	}
	return h
}

func (v *view) noteUse(c *candidate, use rule.CounterUse) {
	if h := v.hintsOf(c); !slices.Contains(h.uses, use) {
		h.uses = append(h.uses, use)
	}
}

func (v *view) noteQuota(c *candidate, key QuotaKey) {
	key.Customer = ""
	if h := v.hintsOf(c); !slices.Contains(h.quotas, key) {
		h.quotas = append(h.quotas, key)
	}
}
