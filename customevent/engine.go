package customevent

import (
	"cmp"
	"context"
	"encoding/json"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that custom events need.
type Store interface {
	customer.Store
	Vouchers() storage.Collection[voucher.Voucher]
}

// Engine records the custom events of one project.
type Engine struct {
	store    Store
	env      env.Env
	settings func(context.Context) (voucher.Settings, error)
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Settings is called once for each event.
	Settings func(context.Context) (voucher.Settings, error)
}

// New returns the custom events of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{store: d.Store, env: d.Env, settings: d.Settings} }

// Track records a custom event and upserts its customer, in one commit. It fails with an invalid payload, with
// metadata_validation_failed, with fault.NotFound for a customer's id, a referral code or a card that does not exist, with
// not_published for a referral code without a holder, and with referrer_not_permitted_to_redeem for the holder's own. Then nothing
// is written.
func (e *Engine) Track(ctx context.Context, r Request) (t Taken, err error) {
	if err := r.validate(); err != nil {
		return Taken{}, err
	}
	s, err := e.settings(ctx)
	if err != nil {
		return Taken{}, err
	}
	if schema := s.Schemas.Event(r.Name); schema != nil {
		if err := metadata.Check(*schema, nil, r.Metadata); err != nil {
			return Taken{}, err
		}
	}
	r.Customer.Schemas = s.Schemas
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		t = Taken{Event: Event{Name: r.Name, Metadata: r.Metadata}}
		who, err := customer.In(tx, e.env).Prepare(ctx, r.Customer)
		if err != nil {
			return err
		}
		if t.Referral, err = referral(ctx, tx, s, r, who.ID); err != nil {
			return err
		}
		if t.Card, err = card(ctx, tx, s, r.Card, who.ID); err != nil {
			return r.hide(r.Card, err)
		}
		if t.Customer, err = who.Write(ctx, event.CategoryEffect, nil); err != nil {
			return err
		}
		record, err := t.record(ctx, e.env, r.Idle)
		if err != nil {
			return err
		}
		return tx.Events().Insert(ctx, record)
	})
	if err != nil {
		return Taken{}, err
	}
	return t, nil
}

func (t *Taken) record(ctx context.Context, outside env.Env, idle bool) (event.Event, error) {
	data, err := json.Marshal(map[string]any{"event": t.Event, "customer": t.Customer})
	e := event.Event{
		ID: outside.NewID(event.Kind.Prefix), Type: Type, EntityType: EntityType, EntityID: t.Name, CustomerID: t.Customer.ID,
		GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: outside.Now(),
	}
	if idle {
		e.EntityType = event.EntityPageEvent
	}
	switch {
	case t.Referral != nil:
		e.CampaignID = t.Referral.CampaignID
	case t.Card != nil:
		e.CampaignID = t.Card.CampaignID
	}
	return e, err
}

// hide turns the refusal of a code into not_found, where the caller must not learn more. Other errors stay.
func (r *Request) hide(code string, err error) error {
	if _, refused := fault.As(err); r.HideExistence && refused {
		return fault.NotFound(voucher.Kind.Name, code)
	}
	return err
}

// referral finds the referral code of an event. The referrer of the request is looked up whatever the code is, so that the time of
// the answer does not depend on it.
func referral(ctx context.Context, tx Store, s voucher.Settings, r Request, customerID string) (*Referral, error) {
	if r.Referral == nil {
		return nil, nil
	}
	v, refused := code(ctx, tx, s, r.Referral.Code)
	referrerID := ""
	if id := r.Referral.ReferrerID; id != "" {
		referrer, err := storage.Resolve(ctx, tx.Customers(), "source_id", id)
		if err != nil && !(r.HideExistence && fault.IsNotFound(err)) {
			return nil, cmp.Or(refused, err)
		}
		referrerID = referrer.ID
	}
	if refused == nil {
		refused = refuse(r.Referral, v, referrerID, customerID)
	}
	if refused != nil {
		return nil, r.hide(r.Referral.Code, refused)
	}
	return &Referral{v.Code, v.ID, v.CampaignID, v.HolderID}, nil
}

// refuse returns the reason why a code does not make the customer a referee.
func refuse(r *ReferralRequest, v voucher.Voucher, referrerID, customerID string) error {
	switch {
	case !v.ReferralCode:
		return fault.Payload("referral.code", "must be a referral code (%s is none)", r.Code)
	case v.HolderID == "":
		return fault.Invalid("not_published", "voucher is not published", "%s", v.Code).About(voucher.Kind.Name, v.ID)
	case v.HolderID == customerID:
		return fault.Invalid("referrer_not_permitted_to_redeem", "voucher cannot be redeemed by referrer", "%s", v.Code).About(voucher.Kind.Name, v.ID)
	case r.ReferrerID != "" && referrerID != v.HolderID:
		return fault.Payload("referral.referrer_id", "must be the customer who holds the code (actual value is '%.60s')", r.ReferrerID)
	}
	return nil
}

// card finds the loyalty card that is to get the points. It has to be the customer's.
func card(ctx context.Context, tx Store, s voucher.Settings, name, customerID string) (*Card, error) {
	if name == "" {
		return nil, nil
	}
	v, err := code(ctx, tx, s, name)
	if err != nil {
		return nil, err
	}
	switch {
	case v.Loyalty == nil:
		return nil, fault.Payload("loyalty.code", "must be the code of a loyalty card (%s is none)", name)
	case v.HolderID != customerID:
		return nil, &fault.Error{Kind: fault.KindInvalid, Key: "invalid_customer", Message: "Customer must be a holder of a loyalty card.", Details: v.Code}
	}
	return &Card{v.Code, v.ID, v.CampaignID}, nil
}

// code finds a voucher by its code. One in the trash is not found.
func code(ctx context.Context, tx Store, s voucher.Settings, name string) (voucher.Voucher, error) {
	v, found, err := tx.Vouchers().Find(ctx, "code", s.Spell(name))
	if err == nil && (!found || !v.DeletedAt.IsZero()) {
		err = fault.NotFound(voucher.Kind.Name, name)
	}
	return v, err
}
