package wire

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
)

// RedeemInput is the body of validations and redemptions.
type RedeemInput struct {
	Redeemables []RedeemableInput `json:"redeemables" required:"true"`
	Order       *OrderInput       `json:"order"`
	Customer    *CustomerInput    `json:"customer"`
	Session     *SessionInput     `json:"session"`
	TrackingID  string            `json:"tracking_id"`
	Metadata    metadata.Map      `json:"metadata"`
	Options     *RedeemOptions    `json:"options"`
}

// RedeemableInput names one redeemable.
type RedeemableInput struct {
	Object Word       `json:"object" enum:"promotion_stack promotion_tier voucher"`
	ID     *string    `json:"id"`
	Gift   *GiftUse   `json:"gift"`
	Reward *RewardUse `json:"reward"`
}

// GiftUse says how much of a gift card to use.
type GiftUse struct {
	Credits Number `json:"credits"`
}

// RewardUse names the reward to get for points.
type RewardUse struct {
	ID           string `json:"id"`
	Points       Number `json:"points"`
	AssignmentID string `json:"assignment_id"`
}

// SessionInput asks to reserve what is validated, or names a reservation.
type SessionInput struct {
	Type    Word   `json:"type" enum:"LOCK"`
	Key     string `json:"key"`
	TTL     Number `json:"ttl"`
	TTLUnit Word   `json:"ttl_unit" enum:"DAYS HOURS MICROSECONDS MILLISECONDS MINUTES NANOSECONDS SECONDS"`
}

// RedeemOptions say what answers show besides.
type RedeemOptions struct {
	Expand []Word `json:"expand" enum:"category order redeemable redemption"`
	// Explain asks how each rule was judged, and what would make a redeemable apply. An addition of this server.
	Explain bool `json:"explain"`
}

// Domain returns the request. Times without an offset are in the zone.
func (w RedeemInput) Domain(zone *time.Location) (r redemption.Request, err error) {
	var redeemables []redemption.Redeemable
	if w.Redeemables == nil {
		return r, fault.PayloadMissing("redeemables")
	}
	for i, in := range w.Redeemables {
		redeemable, err := in.domain("redeemables[" + strconv.Itoa(i) + "].")
		if err != nil {
			return r, err
		}
		redeemables = append(redeemables, redeemable)
	}
	return w.requestFor(redeemables, zone)
}

// requestFor returns the request for these redeemables.
func (w RedeemInput) requestFor(redeemables []redemption.Redeemable, zone *time.Location) (r redemption.Request, err error) {
	r = redemption.Request{Redeemables: redeemables, TrackingID: w.TrackingID, Explain: w.Explains()}
	if r.Metadata, err = metadata.Normalize("metadata", w.Metadata); err != nil {
		return r, err
	}
	if w.Order != nil {
		order := *w.Order
		if id := order.CustomerID.Or(""); id != "" && nullAsMissing(order.Customer).Kept() {
			order.Customer = patch.Set(CustomerInput{ID: patch.Set(id)})
		}
		o, err := order.Create("order", zone)
		if err != nil {
			return r, err
		}
		r.Order = &o
	}
	if w.Customer != nil {
		c := w.Customer.Domain("customer")
		r.Customer = &c
	}
	if w.Session != nil {
		if r.Session, err = w.Session.domain(); err != nil {
			return r, err
		}
	}
	return r, w.Options.check()
}

// domain reads a redeemable. path is the prefix of its properties: "redeemables[0].", or "" at the top of the body.
func (w RedeemableInput) domain(path string) (r redemption.Redeemable, err error) {
	if w.ID == nil || *w.ID == "" {
		return r, fault.Payload(strings.TrimSuffix(path, "."), "must have required property 'id'")
	}
	r = redemption.Redeemable{Object: redemption.RedeemableObject(w.Object), ID: *w.ID}
	switch r.Object {
	case "":
		r.Object = redemption.RedeemableVoucher
	case redemption.RedeemableVoucher, redemption.RedeemableTier, redemption.RedeemableStack:
	default:
		return r, fault.Payload(path+"object", "must be one of voucher, promotion_tier, promotion_stack (actual value is '%.60s')", w.Object)
	}
	if w.Gift != nil {
		if r.Credits, err = w.Gift.Credits.Integer(path + "gift.credits"); err != nil {
			return r, err
		}
	}
	if w.Reward != nil {
		r.Reward = &redemption.RewardChoice{ID: w.Reward.ID, AssignmentID: w.Reward.AssignmentID}
		r.Reward.Points, err = w.Reward.Points.Integer(path + "reward.points")
		if err == nil && r.Reward.Points != nil && *r.Reward.Points < 0 {
			err = fault.Payload(path+"reward.points", "must be >= 0 (actual value is '%d')", *r.Reward.Points)
		}
	}
	return r, err
}

// sessionUnits are the units of the lifetime of a session.
var sessionUnits = map[Word]time.Duration{
	"DAYS": 24 * time.Hour, "HOURS": time.Hour, "MINUTES": time.Minute, "SECONDS": time.Second,
	"MILLISECONDS": time.Millisecond, "MICROSECONDS": time.Microsecond, "NANOSECONDS": time.Nanosecond,
}

func (w SessionInput) domain() (*redemption.Session, error) {
	if w.Type != "" && w.Type != "LOCK" {
		return nil, fault.Payload("session.type", "must be LOCK (actual value is '%.60s')", w.Type)
	}
	s := &redemption.Session{Key: w.Key, TTL: redemption.DefaultSessionTTL, Shown: 7, ShownUnit: "DAYS"}
	if w.TTLUnit != "" {
		s.ShownUnit = string(w.TTLUnit)
	}
	unit, known := sessionUnits[Word(s.ShownUnit)]
	if !known {
		return nil, fault.Payload("session.ttl_unit", "must be one of DAYS, HOURS, MICROSECONDS, MILLISECONDS, MINUTES, NANOSECONDS, SECONDS (actual value is '%.60s')", w.TTLUnit)
	}
	ttl, err := w.TTL.Integer("session.ttl")
	if err != nil {
		return nil, err
	}
	if ttl == nil {
		s.ShownUnit = "DAYS" // the default unit: a unit without a value is ignored
		return s, nil
	}
	if *ttl < 1 || *ttl > int64(redemption.MaxSessionTTL/unit) {
		return nil, fault.Payload("session.ttl", "must be between 1 and %d %s (actual value is '%d')", int64(redemption.MaxSessionTTL/unit), s.ShownUnit, *ttl)
	}
	s.Shown, s.TTL = *ttl, time.Duration(*ttl)*unit
	return s, nil
}

var expansions = []Word{"order", "redemption", "redeemable", "category"}

func (w *RedeemOptions) check() error {
	if w == nil {
		return nil
	}
	for i, e := range w.Expand {
		if !slices.Contains(expansions, e) {
			return fault.Payload("options.expand["+strconv.Itoa(i)+"]", "must be one of order, redemption, redeemable, category (actual value is '%.60s')", e)
		}
	}
	return nil
}

// Explains reports whether the answer explains how the rules were evaluated.
func (w RedeemInput) Explains() bool { return w.Options != nil && w.Options.Explain }

// Expands reports whether the answer shows more of an object.
func (w RedeemInput) Expands(what Word) bool {
	return w.Options != nil && slices.Contains(w.Options.Expand, what)
}

// RollbackInput is the body of a rollback. All of it may be missing.
type RollbackInput struct {
	Reason     string         `json:"reason"`
	TrackingID string         `json:"tracking_id"`
	Customer   *CustomerInput `json:"customer"`
	Order      *OrderInput    `json:"order"`
	Metadata   metadata.Map   `json:"metadata"`
}

// Domain returns the request.
func (w RollbackInput) Domain(zone *time.Location) (r redemption.RollbackRequest, err error) {
	r = redemption.RollbackRequest{Reason: w.Reason, TrackingID: w.TrackingID}
	if w.Metadata != nil {
		if r.Metadata, err = metadata.Normalize("metadata", w.Metadata); err != nil {
			return r, err
		}
	}
	if w.Customer != nil {
		c := customer.Request{ID: w.Customer.ID.Or(""), SourceID: w.Customer.SourceID.Or("")}
		r.Customer = &c
	}
	if w.Order != nil {
		var o order.Request
		if o, err = w.Order.Create("order", zone); err != nil {
			return r, err
		}
		r.Order = &o
	}
	return r, nil
}
