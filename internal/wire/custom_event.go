package wire

import (
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

// CustomEventCreate is the body of POST /v1/events. A null counts as missing.
type CustomEventCreate struct {
	Event    *string        `json:"event" required:"true"`
	Customer *CustomerInput `json:"customer" required:"true"`
	Referral *struct {
		Code       string `json:"code"`
		ReferrerID string `json:"referrer_id"`
	} `json:"referral"`
	Loyalty *struct {
		Code string `json:"code"`
	} `json:"loyalty"`
	Metadata metadata.Map `json:"metadata"`
}

// Domain returns the event.
func (w CustomEventCreate) Domain() (r customevent.Request, err error) {
	switch {
	case w.Event == nil:
		return r, fault.PayloadMissing("event")
	case w.Customer == nil:
		return r, fault.PayloadMissing("customer")
	}
	r = customevent.Request{Name: *w.Event, Customer: w.Customer.Domain("customer"), Metadata: w.Metadata}
	if w.Referral != nil {
		r.Referral = &customevent.ReferralRequest{Code: w.Referral.Code, ReferrerID: w.Referral.ReferrerID}
	}
	if w.Loyalty != nil {
		if w.Loyalty.Code == "" {
			return r, fault.Payload("loyalty", "should have required property 'code'")
		}
		r.Card = w.Loyalty.Code
	}
	return r, nil
}

// CustomEvent is the answer that a custom event was received.
type CustomEvent struct {
	Object   string               `json:"object" enum:"event"`
	Type     string               `json:"type"`
	Customer ShortCustomer        `json:"customer"`
	Referral *CustomEventReferral `json:"referral"`
	Loyalty  *CustomEventLoyalty  `json:"loyalty"`
	Metadata metadata.Map         `json:"metadata"`
}

// CustomEventReferral is the referral code of an event and its holder.
type CustomEventReferral struct {
	Code       string `json:"code"`
	ReferrerID string `json:"referrer_id"`
}

// CustomEventLoyalty is the loyalty card of an event.
type CustomEventLoyalty struct {
	Code string `json:"code"`
}

// NewCustomEvent returns the shape of a custom event.
func NewCustomEvent(t customevent.Taken) CustomEvent {
	w := CustomEvent{Object: "event", Type: t.Name, Customer: NewShortCustomer(t.Customer), Metadata: emptyObjectIfNil(t.Metadata)}
	if t.Referral != nil {
		w.Referral = &CustomEventReferral{t.Referral.Code, t.Referral.ReferrerID}
	}
	if t.Card != nil {
		w.Loyalty = &CustomEventLoyalty{t.Card.Code}
	}
	return w
}

// NamedCode is the code of a custom event and its campaign. Deleted ones are nil.
type NamedCode struct {
	Campaign *ShortCampaign `json:"campaign"`
	Voucher  *NamedVoucher  `json:"voucher"`
}

// NamedReferral is the referral code of a custom event and its holder.
type NamedReferral struct {
	NamedCode
	Referrer *ShortCustomer `json:"referrer"`
}

// customEventSnapshot is a custom event inside of an activity. The entry of the event itself has its id, time and customer;
// entries of its effects leave them out.
type customEventSnapshot struct {
	ID        string               `json:"id,omitzero"`
	Type      string               `json:"type"`
	CreatedAt Time                 `json:"created_at,omitzero"`
	Customer  *ShortCustomer       `json:"customer,omitzero"`
	Referral  *CustomEventReferral `json:"referral,omitzero"`
	Loyalty   *CustomEventLoyalty  `json:"loyalty,omitzero"`
	Metadata  metadata.Map         `json:"metadata"`
	Object    string               `json:"object"`
}

func newCustomEventSnapshot(e customevent.Event) customEventSnapshot {
	w := customEventSnapshot{Type: e.Name, Metadata: emptyObjectIfNil(e.Metadata), Object: "event"}
	if e.Referral != nil {
		w.Referral = &CustomEventReferral{e.Referral.Code, e.Referral.ReferrerID}
	}
	if e.Card != nil {
		w.Loyalty = &CustomEventLoyalty{e.Card.Code}
	}
	return w
}
