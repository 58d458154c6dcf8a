package voucher

import (
	"context"
	"errors"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Tx offers operations on vouchers to other packages within a transaction of theirs. After an error nothing of the transaction may
// be committed.
type Tx struct {
	engine   *Engine
	tx       Store
	settings Settings
	now      time.Time
}

// In returns the vouchers of an engine within the transaction of tx. The settings are those of Internals.Settings. Read them before the
// transaction begins: within it that takes a second connection to the database.
func In(e *Engine, tx Store, settings Settings) Tx { return Tx{e, tx, settings, e.env.Now()} }

// Settings returns the present settings of the engine's project.
func (i Internals) Settings(ctx context.Context) (Settings, error) { return i.engine.settings(ctx) }

// AdjustBalance is Engine.AdjustBalance of a card.
func (t Tx) AdjustBalance(ctx context.Context, card Voucher, a Adjust) (Transaction, error) {
	if err := a.check(); err != nil {
		return Transaction{}, err
	}
	made, _, err := t.adjust(ctx, card, t.engine.env.NewID(TransactionKind.Prefix), a, defaultChannel)
	return made, err
}

// Publish is Engine.Publish, except that it leaves no failed publication on record. The metadata of the publication is not checked.
func (t Tx) Publish(ctx context.Context, asked Publish) (Published, error) {
	asked.Customer.Schemas = t.settings.Schemas
	return t.publish(ctx, asked)
}

func (t Tx) publish(ctx context.Context, asked Publish) (Published, error) {
	if err := asked.check(); err != nil {
		return Published{}, err
	}
	p := &publisher{Tx: t, asked: asked}
	if err := p.run(ctx); err != nil {
		return Published{}, err
	}
	return p.out, nil
}

// RecordRefused records a publication that Publish refused in another transaction, as Engine.Publish does. Refusals that are not
// recorded are ignored.
func (t Tx) RecordRefused(ctx context.Context, asked Publish, refusal *fault.Error) error {
	if err := asked.check(); err != nil || !recorded[refusal.Key] {
		return err
	}
	asked.Customer.Schemas = t.settings.Schemas
	refused := &publisher{}
	c, err := campaign.In(t.tx).Resolve(ctx, asked.Campaign)
	if err == nil {
		refused.campaign = &c
	} else if !fault.IsNotFound(err) {
		return err
	}
	return (&publisher{Tx: t, asked: asked}).fail(ctx, refused, refusal)
}

// Join gives a code of a campaign to a customer because of what the customer did, as Publish does.
func (t Tx) Join(ctx context.Context, campaignID, customerID string) (Voucher, error) {
	return t.give(ctx, Publish{Campaign: campaignID, Customer: customer.Request{ID: customerID}, Channel: "AUTO_JOIN"})
}

// give publishes one code of a campaign.
func (t Tx) give(ctx context.Context, asked Publish) (Voucher, error) {
	given, err := t.publish(ctx, asked)
	if err != nil {
		return Voucher{}, err
	}
	return given.Vouchers[0], nil
}

// Grant gives a code of a campaign to a customer, as Publish does, and puts an amount in minor units on it when it is a gift card.
// The customer gets another code each time, also in a campaign that is joined once.
func (t Tx) Grant(ctx context.Context, campaignID, customerID string, amount int64) (Voucher, error) {
	again := false
	given, err := t.give(ctx, Publish{Campaign: campaignID, JoinOnce: &again, Customer: customer.Request{ID: customerID}})
	if err != nil || given.Gift == nil || amount == 0 {
		return given, err
	}
	_, given, err = t.adjust(ctx, given, t.engine.env.NewID(TransactionKind.Prefix), Adjust{Amount: amount}, defaultChannel)
	return given, err
}

// TakeOff takes an amount in minor units off a gift card that still holds it, and reports whether it did.
func (t Tx) TakeOff(ctx context.Context, id string, amount int64) (v Voucher, taken bool, err error) {
	v, err = t.tx.Vouchers().Update(ctx, id, func(*Voucher) error { return nil })
	if fault.IsNotFound(err) || err == nil && (!v.DeletedAt.IsZero() || v.Gift == nil || amount == 0 || v.Balance() < amount) {
		return v, false, nil
	}
	if err != nil {
		return v, false, err
	}
	_, v, err = t.adjust(ctx, v, t.engine.env.NewID(TransactionKind.Prefix), Adjust{Amount: -amount}, defaultChannel)
	return v, err == nil, err
}

// Withdraw deletes a code that was never redeemed, and reports whether it did.
func (t Tx) Withdraw(ctx context.Context, id string) (withdrawn bool, err error) {
	v, err := t.tx.Vouchers().Get(ctx, id)
	if fault.IsNotFound(err) || err == nil && (!v.DeletedAt.IsZero() || v.Redemption.Redeemed > 0) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if err := uncount(ctx, t.tx, v.CampaignID, 0); err != nil {
		return false, err
	}
	v, err = t.tx.Vouchers().Update(ctx, id, func(v *Voucher) error {
		if !v.DeletedAt.IsZero() || v.Redemption.Redeemed > 0 { // in the meantime
			return errUsed
		}
		v.DeletedAt = t.now
		return nil
	})
	if errors.Is(err, errUsed) || fault.IsNotFound(err) {
		return false, nil
	}
	if err == nil {
		err = uncount(ctx, t.tx, v.CampaignID, 1)
	}
	if err != nil {
		return false, err
	}
	return true, t.engine.discard(ctx, t.tx, v, false, v.DeletedAt)
}

var errUsed = errors.New("the voucher was used")

// uncount subtracts codes from the count of their campaign, which is locked before its codes, here as everywhere.
func uncount(ctx context.Context, tx Store, campaignID string, codes int64) error {
	if campaignID == "" {
		return nil
	}
	_, err := tx.CampaignProgress().Update(ctx, campaignID, func(p *campaign.Progress) error {
		p.VouchersCount = max(0, p.VouchersCount-codes)
		return nil
	})
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}

// Credit asks to put an amount on the card that a customer holds in a campaign.
type Credit struct {
	CustomerID, CampaignID string
	// Amount is positive: credits in minor units for gift cards, points for loyalty cards.
	Amount int64
	// Source is the source of the transaction, Reason its reason.
	Source, Reason string
}

// Credit puts an amount on a card and writes the transaction with its events. A customer who holds no card of the campaign gets one
// first, as by Publish. It fails with fault.NotFound for a customer or campaign that does not exist, with
// no_voucher_suitable_for_publication, with voucher_disabled when all cards of the customer are switched off, with invalid_voucher
// for a campaign of codes without a balance, and with an invalid payload for an amount that the card cannot take.
func (t Tx) Credit(ctx context.Context, c Credit) (Transaction, Voucher, error) {
	a := Adjust{Amount: c.Amount, Reason: c.Reason}
	if err := a.check(); err != nil {
		return Transaction{}, Voucher{}, err
	}
	card, err := t.cardOf(ctx, c)
	if err != nil {
		return Transaction{}, Voucher{}, err
	}
	return t.adjust(ctx, card, t.engine.env.NewID(TransactionKind.Prefix), a, c.Source)
}

// cardOf returns the oldest card that is switched on of a customer in a campaign, and gives one to a customer who has none. The
// customer is locked first: of two credits at once the second one finds the card that the first gave.
func (t Tx) cardOf(ctx context.Context, c Credit) (Voucher, error) {
	if _, err := t.tx.Customers().Update(ctx, c.CustomerID, func(*customer.Customer) error { return nil }); err != nil {
		return Voucher{}, err
	}
	held, err := t.tx.Vouchers().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("holder_id", c.CustomerID), storage.Is("campaign_id", c.CampaignID), campaign.Kept),
	})
	if err != nil {
		return Voucher{}, err
	}
	for _, v := range held.Items {
		if v.Active {
			return v, nil
		}
	}
	if len(held.Items) > 0 {
		return Voucher{}, fault.Invalid("voucher_disabled", "voucher is disabled", "%s", held.Items[0].Code)
	}
	return t.give(ctx, Publish{Customer: customer.Request{ID: c.CustomerID}, Campaign: c.CampaignID, Channel: c.Source})
}
