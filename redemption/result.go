package redemption

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// Result is what a set of redeemables does to an order, entry by entry. A validation returns it; a redemption writes it
// when it is valid.
type Result struct {
	// Valid says whether a redemption would go through.
	Valid bool
	// Entries are all redeemables in the order in which they were processed.
	Entries []Entry
	// Order is the order after all applied entries; nil when the request has none.
	Order *order.Order
	// Start is the cart before the first entry and Cart after the last; their difference is what the request applied.
	Start, Cart discount.Cart

	TrackingID string
	Session    *Session
	Stacking   *project.StackingRules

	who       who
	overrides *order.Overrides
}

// CustomerID is the id of the customer whom the request means; empty when it names none, or one that is not stored.
func (r *Result) CustomerID() string {
	if !r.who.stored() {
		return ""
	}
	return r.who.Customer.ID
}

// EntryStatus is what became of one redeemable.
type EntryStatus string

// The statuses of entries.
const (
	EntryApplicable   EntryStatus = "APPLICABLE"
	EntryInapplicable EntryStatus = "INAPPLICABLE"
	EntrySkipped      EntryStatus = "SKIPPED"
)

// Entry is what became of one redeemable.
type Entry struct {
	Redeemable Redeemable
	Status     EntryStatus
	// Err says why an inapplicable entry does not apply; Skip why a skipped one was passed over.
	Err  *fault.Error
	Skip SkipReason

	// Voucher or Tier is what the request named, when it exists; CampaignID and CampaignName are of its campaign. The voucher is as it
	// was before the request.
	Voucher      *voucher.Voucher
	Tier         *promotion.Tier
	CampaignID   string
	CampaignName string
	Metadata     metadata.Map
	Categories   []catalog.Category

	// Order is the order right after this entry, Applied the part that this entry did.
	Order   *order.Order
	Cart    discount.Cart
	Applied discount.Cart
	Changed bool

	// Discount is the discount as evaluated, for coupons and tiers.
	Discount *discount.Discount
	// Balance and Credits are of a gift card, Balance and Points of a loyalty card.
	Balance, Credits, Points int64
	// Reward is the reward that the points of a loyalty card buy, offered by an assignment at a price that may be the tier's,
	// LoyaltyTierID.
	Reward                      *loyalty.Reward
	AssignmentID, LoyaltyTierID string

	// Campaign is the campaign of the redeemable, nil without one or when it was deleted, and Rules are the rule sets that are assigned to the redeemable and
	// then to the campaign, whether they were judged or not. Both only where the request asks to explain. They are shared: they must not be changed.
	Campaign *campaign.Campaign
	Rules    []rule.Rules

	// Why is how the rules were judged, each set once, in the order of their assignment; Remedy the smallest single change that would
	// make an inapplicable entry apply, nil where there is none. Both only where the request asks to explain.
	Why    []Judgement
	Remedy *Remedy

	// Guarded says that the discount guard of the project lowered what the entry gives, to nothing where Changed is false. Guard tells what it
	// left for the entry, only where the request asks to explain; nil without a guard, and for what it does not bound.
	Guarded bool
	Guard   *discount.Guarded

	Bundle *rule.Bundle
	// ApplicableTo and InapplicableTo are the entries as configured; Reached what each applicable one got.
	ApplicableTo, InapplicableTo []discount.Entry
	Reached                      []discount.Reached
	Counted                      []CounterStep

	// exempt says that the discount guard does not bound the entry.
	exempt bool
}

// SkipReason is why an entry was passed over. It is not an error.
type SkipReason struct {
	Key, Message string
}

// The reasons for passing over an entry.
var (
	SkipLimit = SkipReason{"applicable_redeemables_limit_exceeded", "Applicable redeemables limit exceeded"}

	SkipCategoryLimit = SkipReason{"applicable_redeemables_per_category_limit_exceeded", "Applicable redeemables limit per category exceeded"}

	SkipExclusiveLimit = SkipReason{"applicable_exclusive_redeemables_limit_exceeded", "Applicable exclusive redeemables limit exceeded"}

	SkipExclusiveCategoryLimit = SkipReason{"applicable_exclusive_redeemables_per_category_limit_exceeded",
		"Applicable exclusive redeemables limit per category exceeded"}

	SkipExclusion = SkipReason{"exclusion_rules_not_met", "Redeemable cannot be applied due to exclusion rules"}

	SkipPrecedingFailure = SkipReason{"preceding_validation_failed", "Redeemable cannot be applied due to preceding validation failure"}

	SkipNoEffect = SkipReason{"no_effect", "Redeemable cannot be applied due to no effect"}
)

// replaceLines puts completed lines into the orders of entries that have the same lines, which the last one has at least.
func (r *Result) replaceLines(was, now []order.Item) {
	if len(now) == 0 || &was[0] == &now[0] {
		return
	}
	for i := range r.Entries {
		e := &r.Entries[i]
		if e.Order != nil && len(e.Order.Items) == len(was) && &e.Order.Items[0] == &was[0] {
			o := *e.Order
			o.Items = now
			e.Order = &o
		}
	}
}

// With returns the entries of a status, in their order.
func (r *Result) With(status EntryStatus) []Entry {
	var out []Entry
	for _, e := range r.Entries {
		if e.Status == status {
			out = append(out, e)
		}
	}
	return out
}

// Refusal is the first reason why the result is not valid, in the order of processing; nil for a valid one.
func (r *Result) Refusal() *fault.Error {
	if r.Valid {
		return nil
	}
	if r.Stacking.ApplicationMode == project.ApplicationPartial && len(r.Entries) > 1 {
		return fault.Invalid("no_applicable_redeemables", "No applicable redeemables", "")
	}
	for _, e := range r.Entries {
		if e.Status == EntryInapplicable {
			return e.Refusal()
		}
	}
	return fault.Invalid("no_applicable_redeemables", "No applicable redeemables", "")
}

// Refusal is why the entry does not apply, as a fault that names the entry; nil for one that was not refused.
func (e *Entry) Refusal() *fault.Error {
	if e.Err == nil {
		return nil
	}
	named := *e.Err
	named.RedeemableType, named.RedeemableID = string(e.Redeemable.Object), e.Redeemable.ID
	return &named
}
