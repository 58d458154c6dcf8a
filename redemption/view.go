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
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
)

// view is what one decision looks at: the snapshot and the configuration. What is not there is noted, and the decision goes
// on as if it did not exist, so that one attempt finds out as much as it can about what the next one needs.
type view struct {
	*Snapshot
	scope  Scope
	config *config
	now    time.Time
	fresh  func(prefix string) string // makes ids
	events event.IDs

	needs    []need
	counters []Counter
	subjects []string
	// owner is a customer whom the scope should name as OwnerID; buyers are those that it should name as Buyers.
	owner  string
	buyers []string
	// holderID is who the scope should name as the customer; lots is how many of each card it should ask for.
	holderID string
	lots     int
	// asked is what each redeemable counts; see counterHints.
	asked      map[name]*counterHints
	candidates []*candidate
	// unplaced are segments and loyalty tiers of which the scope should say whether the customer, the asker, is in them.
	unplaced []string
	asker    *customer.Customer
	// unpublished are vouchers of whose publications the scope should say the metadata; see publications.
	unpublished []publicationNeed
	// holding is a customer of whom the scope should say how many vouchers sessions hold; see held. sessionKey is the key that asks.
	holding, sessionKey string
	// pending is what entries of this request that were applied before add to counters, but for those that are uncounted yet; see
	// pends.
	pending   map[CounterKey]int64
	uncounted []uncounted
}

// incomplete says that a decision lacked configuration or counters; it is made again when they are there.
type incomplete struct {
	needs    []need
	counters []Counter
	// subjects are those of Scope.Subjects.
	subjects []string
	owner    string
	buyers   []string
	// segments are those of which nobody knows yet whether the customer is in them.
	segments []string
	customer *customer.Customer
	// publications are those whose metadata nobody knows yet.
	publications []publicationNeed
	// holderID is the customer, lots those of Scope.Lots.
	holderID string
	lots     int
	// holding is a customer of whom nobody knows yet how many vouchers sessions of other keys than sessionKey hold.
	holding, sessionKey string
}

func (*incomplete) Error() string { return "redemption: the decision needs more rows" }

// newID returns a fresh id; those of events stand together.
func (v *view) newID(prefix string) string {
	if prefix == event.Kind.Prefix {
		return v.events.Next(v.fresh)
	}
	return v.fresh(prefix)
}

// complete returns an error when something was missing.
func (v *view) complete() error {
	if len(v.needs) == 0 && len(v.counters) == 0 && v.owner == "" && len(v.buyers) == 0 && len(v.unplaced) == 0 && len(v.unpublished) == 0 && v.holderID == "" && v.lots == 0 && v.holding == "" && v.inTurn() {
		return nil
	}
	return &incomplete{v.needs, v.counters, v.subjects, v.owner, v.buyers, v.unplaced, v.asker, v.unpublished, v.holderID, v.lots, v.holding, v.sessionKey}
}

// inTurn reports whether a decision that reads counters waited for the turn of everything that it may count.
func (v *view) inTurn() bool {
	return len(v.scope.Counters) == 0 || !slices.ContainsFunc(v.subjects, func(s string) bool { return !slices.Contains(v.scope.Subjects, s) })
}

// settled returns the error of a decision, unless something was missing: what it says then is not about what is there.
func (v *view) settled(err error) error {
	if missing := v.complete(); missing != nil {
		return missing
	}
	return err
}

// orderOwner returns the customer of the stored order when it is not the one who redeems: his summary counts the order, and nobody
// else's does. It is nil when he is not stored any more.
func (v *view) orderOwner(customerID string) *customer.Customer {
	o := v.Snapshot.Order
	if o == nil || o.CustomerID == "" || o.CustomerID == customerID {
		return nil
	}
	if v.scope.OwnerID != o.CustomerID {
		v.owner = o.CustomerID
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
	if next.Summary != owner.Summary {
		out.Owner = &next
	}
}

// purchased is the summary of a customer after the stored order became another. Where it was his last order and counts no more, the one
// before it is.
func (v *view) purchased(sum customer.Summary, customerID string, after *order.Order) customer.Summary {
	was, is := v.Snapshot.Order.Purchase(customerID), after.Purchase(customerID)
	lost := sum.Lost(was, is)
	sum = sum.Count(was, is)
	if !lost {
		return sum
	}
	if !slices.Contains(v.scope.Buyers, customerID) {
		v.buyers = append(v.buyers, customerID)
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

func (v *view) note(kind needKind, id string) {
	if n := (need{kind, id}); !slices.Contains(v.needs, n) {
		v.needs = append(v.needs, n)
	}
}

// ask returns a piece of configuration; nil when it does not exist, or is not known yet.
func ask[T any](v *view, table *map[string]*T, kind needKind, id string) *T {
	if id == "" {
		return nil
	}
	value, known := lookup(v.config, table, id)
	if !known {
		v.note(kind, id)
	}
	return value
}

func (v *view) campaign(id string) *campaign.Campaign {
	return ask(v, &v.config.campaigns, needCampaign, id)
}

func (v *view) tier(id string) *tier { return ask(v, &v.config.tiers, needTier, id) }

func (v *view) stack(id string) *promotion.Stack { return ask(v, &v.config.stacks, needStack, id) }

func (v *view) reward(id string) *loyalty.Reward {
	return ask(v, &v.config.rewards, needReward, id)
}

// assignment is how a campaign offers a reward; nil when it does not.
func (v *view) assignment(rewardID, campaignID string) *loyalty.RewardAssignment {
	return ask(v, &v.config.offered, needAssignment, loyalty.PairOf(rewardID, campaignID))
}

// coin is what the cards of a campaign pay orders with; nil when they do not.
func (v *view) coin(campaignID string) *loyalty.CoinReward {
	return ask(v, &v.config.coins, needCoin, campaignID)
}

func (v *view) loyaltyTier(id string) *loyalty.Tier { return ask(v, &v.config.ranks, needRank, id) }

// Product finds a product of the catalog by id or source id.
func (v *view) Product(id string) (catalog.Product, bool) {
	p := ask(v, &v.config.products, needProduct, id)
	if p == nil {
		return catalog.Product{}, false
	}
	return *p, true
}

// SKU finds a SKU of the catalog by id or source id.
func (v *view) SKU(id string) (catalog.SKU, bool) {
	s := ask(v, &v.config.skus, needSKU, id)
	if s == nil {
		return catalog.SKU{}, false
	}
	return *s, true
}

// membership knows which product collections a product is in.
func (v *view) membership() *catalog.Membership {
	v.config.mu.RLock()
	defer v.config.mu.RUnlock()
	if v.config.membership == nil {
		v.note(needMembership, "")
	}
	return v.config.membership
}

// categories returns the category of an entry as a list of none or one.
func (v *view) categories(id string) []catalog.Category {
	if c := ask(v, &v.config.categories, needCategory, id); c != nil {
		return []catalog.Category{*c}
	}
	return nil
}

// programs returns the rules assigned to a campaign or tier.
func (v *view) programs(objectID string) []*rule.Program {
	if objectID == "" {
		return nil
	}
	ids, known := lookup(v.config, &v.config.assignments, objectID)
	if !known {
		v.note(needAssignments, objectID)
	}
	return v.compiled(ids)
}

// voucherPrograms returns the rules assigned to a voucher. They come with the snapshot: a project may have as many vouchers
// with rules as it has vouchers.
func (v *view) voucherPrograms(voucherID string) []*rule.Program {
	var ids []string
	for _, a := range v.Assignments {
		if a.RelatedObjectID == voucherID {
			ids = append(ids, a.RuleID)
		}
	}
	return v.compiled(ids)
}

func (v *view) compiled(ids []string) []*rule.Program {
	var programs []*rule.Program
	for _, id := range ids {
		if p := ask(v, &v.config.rules, needRule, id); p != nil {
			programs = append(programs, p)
		}
	}
	return programs
}

// counter returns a counter with what earlier entries of this request add to it.
func (v *view) counter(c Counter) int64 {
	value, known := v.Snapshot.Counters[c.Key]
	if !known && !slices.ContainsFunc(v.counters, func(o Counter) bool { return o.Key == c.Key }) {
		v.counters = append(v.counters, c)
	}
	return saturate.Add(value, v.pends(c.Key))
}
