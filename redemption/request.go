package redemption

import (
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
)

// Request is the input of validations and redemptions alike: a set of redeemables, an order, a customer.
type Request struct {
	Redeemables []Redeemable
	// Order is nil when the request has none.
	Order *order.Request
	// Customer is nil for an anonymous request.
	Customer *customer.Request
	// TrackingID names the customer by the shop's own id when Customer is nil. A visitor whose Customer is another one is refused with
	// ambiguous_tracking_id. The token of the customer, see customer.TrackingID, proves who a visitor is.
	TrackingID string
	// Metadata is kept with the redemption and read by rules and formulas.
	Metadata metadata.Map
	Session  *Session
	Caller   Caller
	// Explain asks for Entry.Why and Entry.Remedy. They reveal limits and budgets: show them to the shop, not to its
	// customers.
	Explain bool
	// Trial keeps a validation out of all figures and logs: a person asks what would happen.
	Trial bool
	// Keep keeps the answer under an idempotency key. Validations take none.
	Keep *Keep[*Redeemed]
	// KnownCustomer refuses a redemption that would make a customer; see customer.Request.Known.
	KnownCustomer bool
	// HideExistence treats a code that is switched off, out of its dates or used up in every way like one that does not exist, so
	// that trying codes in a browser reveals nothing about codes that cannot be used.
	HideExistence bool
	// Unpaid leaves the status of the order: a redemption makes it paid otherwise. It is for callers who may redeem, but whose word
	// for a payment cannot be trusted: points, segments and summaries depend on paid orders.
	Unpaid bool
	// RelatedObjects asks for Redeemed.RelatedObjects.
	RelatedObjects bool

	// referrerID is the customer whom the order names as its referrer; see Engine.referrer.
	referrerID string
}

// Redeemable names one thing to redeem.
type Redeemable struct {
	// Object is RedeemableVoucher when it is empty. Values other than those below are refused.
	Object RedeemableObject
	// ID is a voucher's code or id, or the id of a tier or stack.
	ID string
	// Credits is how much of a gift card to use, in minor units; nil uses as much as the order takes.
	Credits *int64
	// Reward is what to get for points of a loyalty card.
	Reward *RewardChoice
}

// RewardChoice names a reward and, for paying with points, how many.
type RewardChoice struct {
	ID     string
	Points *int64
	// AssignmentID is that of the reward to the campaign of the card. It may be left out, for there is only one; another id is not
	// found.
	AssignmentID string
}

// RedeemableObject is the type of a redeemable.
type RedeemableObject string

// The types of redeemables.
const (
	RedeemableVoucher RedeemableObject = "voucher"
	RedeemableTier    RedeemableObject = "promotion_tier"
	RedeemableStack   RedeemableObject = "promotion_stack"
)

var redeemableObjects = []RedeemableObject{RedeemableVoucher, RedeemableTier, RedeemableStack}

// Session asks to reserve what a validation found, or names the reservation that a redemption uses.
type Session struct {
	// Key is empty to have one made.
	Key string
	// TTL is how long a reservation lasts; zero for DefaultSessionTTL.
	TTL time.Duration
	// Shown is the ttl as the caller wrote it, with its unit.
	Shown     int64
	ShownUnit string
}

// Caller is who sends the request.
type Caller struct {
	APIKey, User string
	Channel      Channel
	// RequestID groups the events of the request.
	RequestID string
	// Visitor says that the caller is a web page with one visitor, who cannot be two customers. It changes no stored customer, and
	// private data, as wallets and orders, is for a visitor who proves by the tracking id to be that customer.
	Visitor bool
}

// validate makes the checks of a request that need nothing stored.
func (r *Request) validate(stacking *project.StackingRules) error {
	if len(r.Redeemables) == 0 {
		return fault.Payload("redeemables", "must NOT have fewer than 1 items")
	}
	if err := r.countable(); err != nil {
		return err
	}
	if len(r.Redeemables) > stacking.RedeemablesLimit {
		return fault.Invalid("invalid_redeemables", "Invalid redeemables",
			"The project allows %d redeemables in one request and %d were sent", stacking.RedeemablesLimit, len(r.Redeemables))
	}
	if err := knownStatus(r.Order); err != nil {
		return err
	}
	for i, a := range r.Redeemables {
		if !slices.Contains(redeemableObjects, a.Object) {
			return fault.Payload(fmt.Sprintf("redeemables[%d].object", i), "must be one of voucher, promotion_tier, promotion_stack (actual value is '%.60s')", a.Object)
		}
		if a.Object == RedeemableStack && len(r.Redeemables) > 1 {
			return fault.Invalid("invalid_redeemables", "Invalid redeemables", "Promotion Stack cannot be use with other redeemables")
		}
		if slices.ContainsFunc(r.Redeemables[:i], func(b Redeemable) bool { return a.Object == b.Object && a.ID == b.ID }) {
			return duplicated(a)
		}
	}
	return nil
}

// countable refuses more redeemables than any project allows, and a key of a session that is too long. It is called before their
// rows are loaded: each is looked up by code and by id, and some hundred thousand of them fit into a body.
func (r *Request) countable() error {
	if len(r.Redeemables) <= project.MaxRedeemables {
		return r.Session.check()
	}
	return fault.Payload("redeemables", "must NOT have more than %d items", project.MaxRedeemables)
}

func duplicated(r Redeemable) *fault.Error {
	return fault.Invalid("duplicated_redeemables", "Duplicated redeemables detected",
		"Redeemable %s with id %s is named more than once in one redemption", r.Object, r.ID)
}

// knownStatus refuses an order status that does not exist. A stored order that is found by its source id takes nothing of the
// request but this.
func knownStatus(o *order.Request) error {
	if o == nil {
		return nil
	}
	if status, sent := o.Status.Value(); sent && !slices.Contains(order.Statuses, status) {
		return fault.Payload(o.At+".status", "must be one of CREATED, PAID, CANCELED, FULFILLED (actual value is '%.60s')", status)
	}
	return nil
}

// scope says which rows a decision about the request needs.
func (r *Request) scope(c *config) Scope {
	var s Scope
	for _, red := range r.Redeemables {
		if red.Object == RedeemableVoucher {
			s.Codes = append(s.Codes, red.ID)
			if code := c.settings.spell(red.ID); code != red.ID {
				s.Codes = append(s.Codes, code)
			}
		}
	}
	s.HolderTiers, s.ConstantWork = r.namesReward(), r.HideExistence
	if r.Order != nil {
		if s.OrderID = r.Order.ID; s.OrderID == "" {
			s.OrderSourceID, _ = r.Order.SourceID.Value()
		}
	}
	if c := r.customer(); c != nil {
		s.CustomerID, s.CustomerSourceID = c.ID, c.SourceID
	}
	return s
}

// customer is the customer of the request: the one that it describes, else that of its order, else the one that its
// tracking id names.
func (r *Request) customer() *customer.Request {
	if r.Customer != nil {
		return r.Customer
	}
	if r.Order != nil {
		if c, sent := r.Order.Customer.Value(); sent {
			return &c
		}
	}
	if r.TrackingID != "" {
		return &customer.Request{SourceID: r.TrackingID}
	}
	return nil
}
