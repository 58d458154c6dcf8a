package redemption

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
)

// view is the input of one try of a decision: the snapshot, the configuration and the answers. What is not there is noted; see
// lacking.
type view struct {
	*Snapshot
	attempt
	now    time.Time
	makeID func(prefix string) string // makes ids
	events event.IDs

	// lacks is nil as long as nothing is missing.
	lacks *missingFacts
	// subjects are those campaigns and tiers that the decision may count.
	subjects []string
	// hintsByName holds the hints that this decision collects for each redeemable; see counterHints.
	hintsByName map[name]*counterHints
	candidates  []*candidate
	// pending is what entries of this request that were applied before add to counters, but for those that are uncounted yet; see
	// pends.
	pending   map[CounterKey]int64
	uncounted []pendingCount
	// books are those of the cards whose points the decision moves, as they are afterwards.
	books map[string]*ledger.Book
}

// newID returns a new id; those of events are consecutive.
func (v *view) newID(prefix string) string {
	if prefix == event.Kind.Prefix {
		return v.events.Next(v.makeID)
	}
	return v.makeID(prefix)
}

// subjectsLocked reports whether a decision that reads counters holds the advisory locks of all campaigns and tiers that it
// may count.
func (v *view) subjectsLocked() bool {
	return len(v.scope.Counters) == 0 || !slices.ContainsFunc(v.subjects, func(s string) bool { return !slices.Contains(v.scope.Subjects, s) })
}

// settled returns the error of a decision, or what was missing: an error of a decision that lacked something means nothing.
func (v *view) settled(err error) error {
	if missing := v.complete(); missing != nil {
		return missing
	}
	return err
}

// orderOwner returns the customer of the stored order when it is not the one who redeems: the order counts in the owner's summary
// alone. It is nil when the owner is not stored any more.
func (v *view) orderOwner(customerID string) *customer.Customer {
	o := v.Snapshot.Order
	if o == nil || o.CustomerID == "" || o.CustomerID == customerID {
		return nil
	}
	if v.scope.OwnerID != o.CustomerID {
		v.lack().owner = o.CustomerID
	}
	return v.Owner
}

// recount changes the summary of the stored order's owner with the order.
func (v *view) recount(out *Outcome, customerID string, after *order.Order) {
	owner := v.orderOwner(customerID)
	if owner == nil {
		return
	}
	next := *owner
	next.Summary = v.purchased(owner.Summary, owner.ID, after)
	if after == nil || after.CustomerID != owner.ID {
		next.UpdatedAt = v.now // the order belongs to another customer now: no other record tells of this change, or of one before
	}
	if next.Summary != owner.Summary || !next.UpdatedAt.Equal(owner.UpdatedAt) {
		out.Owner = &next
	}
}

// purchased is the summary of a customer after the stored order became another. Where it was their last order and counts no more,
// the one before it becomes the last.
func (v *view) purchased(sum customer.Summary, customerID string, after *order.Order) customer.Summary {
	was, is := v.Snapshot.Order.Purchase(customerID), after.Purchase(customerID)
	lost := sum.Lost(was, is)
	sum = sum.Count(was, is)
	if !lost {
		return sum
	}
	if !slices.Contains(v.scope.Buyers, customerID) {
		l := v.lack()
		l.buyers = append(l.buyers, customerID)
	}
	if last, ok := v.Bought[customerID]; ok {
		sum.LastOrderAmount, sum.LastOrderAt = last.Amount, last.At
	}
	return sum
}

// subject notes a campaign or tier that the decision may count.
func (v *view) subject(id string) {
	if id != "" && !slices.Contains(v.subjects, id) {
		v.subjects = append(v.subjects, id)
	}
}

func (v *view) note(n need) {
	if v.lacks != nil && slices.Contains(v.lacks.needs, n) {
		return
	}
	l := v.lack()
	l.needs = append(l.needs, n)
}

func (v *view) campaign(id string) *campaign.Campaign {
	return ask(v, campaigns, id)
}

func (v *view) tier(id string) *tier { return ask(v, tiers, id) }

func (v *view) stack(id string) *promotion.Stack { return ask(v, stacks, id) }

func (v *view) reward(id string) *loyalty.Reward {
	return ask(v, rewards, id)
}

// assignment is how a campaign offers a reward; nil when it does not.
func (v *view) assignment(rewardID, campaignID string) *loyalty.RewardAssignment {
	return ask(v, offered, loyalty.PairOf(rewardID, campaignID))
}

// coin is what the cards of a campaign pay orders with; nil when they do not.
func (v *view) coin(campaignID string) *loyalty.CoinReward {
	return ask(v, coins, campaignID)
}

func (v *view) loyaltyTier(id string) *loyalty.Tier { return ask(v, ranks, id) }

// Product finds a product of the catalog by id or source id.
func (v *view) Product(id string) (catalog.Product, bool) {
	p := ask(v, products, id)
	if p == nil {
		return catalog.Product{}, false
	}
	return *p, true
}

// SKU finds a SKU of the catalog by id or source id.
func (v *view) SKU(id string) (catalog.SKU, bool) {
	s := ask(v, skus, id)
	if s == nil {
		return catalog.SKU{}, false
	}
	return *s, true
}

// membership returns which product collections products are in.
func (v *view) membership() *catalog.Membership {
	return ask(v, collections, allCollections)
}

// categories returns the category of an entry as a list of none or one.
func (v *view) categories(id string) []catalog.Category {
	if c := ask(v, categories, id); c != nil {
		return []catalog.Category{*c}
	}
	return nil
}

// programs returns the rules assigned to a campaign or tier.
func (v *view) programs(objectID string) []*rule.Program {
	assigned := ask(v, assignments, objectID)
	if assigned == nil {
		return nil
	}
	return v.compiled(*assigned)
}

// voucherPrograms returns the rules assigned to a voucher. They come with the snapshot: a project may have as many vouchers
// with rules as it has vouchers.
func (v *view) voucherPrograms(voucherID string) []*rule.Program {
	var own []rule.Assignment
	for _, a := range v.Assignments {
		if a.RelatedObjectID == voucherID {
			own = append(own, a)
		}
	}
	return v.compiled(own)
}

func (v *view) compiled(assigned []rule.Assignment) []*rule.Program {
	var programs []*rule.Program
	for i := range assigned {
		if p := ask(v, rules, assigned[i].RuleID); p != nil {
			programs = append(programs, p)
		}
	}
	return programs
}

// counter returns a counter with what earlier entries of this request add to it.
func (v *view) counter(c Counter) int64 {
	value, known := v.Snapshot.Counters[c.Key]
	if !known && (v.lacks == nil || !slices.ContainsFunc(v.lacks.counters, func(o Counter) bool { return o.Key == c.Key })) {
		l := v.lack()
		l.counters = append(l.counters, c)
	}
	return saturate.Add(value, v.pends(c.Key))
}
