package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
)

// SingleInput is the body of the operations on one code or tier, which is in the path.
type SingleInput struct {
	Order      *OrderInput    `json:"order"`
	Customer   *CustomerInput `json:"customer"`
	Session    *SessionInput  `json:"session"`
	TrackingID string         `json:"tracking_id"`
	Metadata   metadata.Map   `json:"metadata"`
	Options    *RedeemOptions `json:"options"`
	Gift       *GiftUse       `json:"gift"`
	Reward     *RewardUse     `json:"reward"`

	object redemption.RedeemableObject
	id     string
}

// About returns the body with the redeemable of the path.
func (w SingleInput) About(object redemption.RedeemableObject, id string) SingleInput {
	w.object, w.id = object, id
	return w
}

// Shared returns the properties that requests for several redeemables have, too.
func (w SingleInput) Shared() RedeemInput {
	return RedeemInput{
		Order: w.Order, Customer: w.Customer, Session: w.Session, TrackingID: w.TrackingID, Metadata: w.Metadata, Options: w.Options,
	}
}

// Domain returns what is asked. Times without an offset are meant in the zone.
func (w SingleInput) Domain(zone *time.Location) (redemption.Request, error) {
	named, err := RedeemableInput{Object: Word(w.object), ID: &w.id, Gift: w.Gift, Reward: w.Reward}.domain("")
	if err != nil {
		return redemption.Request{}, err
	}
	return w.Shared().requestFor([]redemption.Redeemable{named}, zone)
}

// Search returns the body as a qualification request. It refuses properties of a single redeemable.
func (w SingleInput) Search(zone *time.Location) (q redemption.QualifyRequest, err error) {
	const whole = "is about one redeemable, and this operation looks for all of them"
	switch {
	case w.Session != nil:
		return q, fault.Payload("session", whole)
	case w.Gift != nil:
		return q, fault.Payload("gift", whole)
	case w.Reward != nil:
		return q, fault.Payload("reward", whole)
	}
	r, err := w.Shared().requestFor(nil, zone)
	return redemption.QualifyRequest{
		Order: r.Order, Customer: r.Customer, TrackingID: r.TrackingID, Metadata: r.Metadata, Explain: r.Explain,
		Limit: redemption.MaxQualifications,
	}, err
}

// QualifiedVoucher is a code that qualified, with the products that its discount is meant for.
type QualifiedVoucher struct {
	Voucher
	ApplicableTo   *List[Entry] `json:"applicable_to"`
	InapplicableTo *List[Entry] `json:"inapplicable_to"`
}

// NewQualifiedVoucher returns the shape of a code that qualified. shape is the code itself.
func NewQualifiedVoucher(shape Voucher, q *redemption.Qualification) QualifiedVoucher {
	return QualifiedVoucher{
		Voucher: shape, ApplicableTo: newDiscountedEntries(q.ApplicableTo, q.Reached, &q.Entry), InapplicableTo: newDiscountedEntries(q.InapplicableTo, nil, &q.Entry),
	}
}

// Examined is the answer of the qualifications of codes and of campaigns.
type Examined[T any] struct {
	ID         string `json:"id"`
	Object     string `json:"object" enum:"list"`
	DataRef    string `json:"data_ref" enum:"data"`
	CreatedAt  Time   `json:"created_at"`
	TrackingID string `json:"tracking_id,omitzero"`
	Data       []T    `json:"data"`
	Total      int    `json:"total"`
}

// NewExamined returns the list of the objects that qualified at an instant.
func NewExamined[T any](id string, at time.Time, trackingID string, found []T) Examined[T] {
	if found == nil {
		found = []T{}
	}
	return Examined[T]{ID: id, Object: "list", DataRef: "data", CreatedAt: NewTime(at), TrackingID: trackingID, Data: found, Total: len(found)}
}
