package voucher

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Credit asks to put an amount on the card that a customer holds in a campaign.
type Credit struct {
	CustomerID, CampaignID string
	// Amount is positive: credits in minor units for gift cards, points for loyalty cards.
	Amount int64
	// Source names who asks, Reason says why.
	Source, Reason string
}

// Credit puts an amount on a card in the transaction of tx and writes the movement with its events. A customer who holds no card of the
// campaign is given one first, as by a publication. It fails with fault.NotFound for a customer or campaign that does not exist, with
// no_voucher_suitable_for_publication, with voucher_disabled when all his cards are switched off, with invalid_voucher for a campaign of
// codes without a balance, and with an invalid payload for an amount that the card cannot take.
func (e *Engine) Credit(ctx context.Context, tx Store, c Credit) (Transaction, Voucher, error) {
	if err := (Adjust{Amount: c.Amount}).check(); err != nil {
		return Transaction{}, Voucher{}, err
	}
	settings, err := e.settings(ctx)
	if err != nil {
		return Transaction{}, Voucher{}, err
	}
	now := e.env.Now()
	card, err := e.cardOf(ctx, tx, settings, c, now)
	if err != nil {
		return Transaction{}, Voucher{}, err
	}
	id := e.env.NewID(TransactionKind.Prefix)
	if card, err = e.move(ctx, tx, settings, card, id, c.Amount, now); err != nil {
		return Transaction{}, Voucher{}, err
	}
	made := Transaction{
		ID: id, VoucherID: card.ID, CampaignID: card.CampaignID, Type: card.adjustment(c.Amount),
		Amount: c.Amount, Balance: card.Balance(), Total: card.Total(), Source: c.Source, Reason: c.Reason, CreatedAt: now,
	}
	if err := tx.VoucherTransactions().Insert(ctx, made); err != nil {
		return Transaction{}, Voucher{}, err
	}
	return made, card, e.recordAdjustment(ctx, tx, card, made)
}

// cardOf returns the card of a customer in a campaign, the oldest that is switched on, and gives him one when he has none. The customer is
// held first: of two who credit him at once the second one finds the card that the first gave.
func (e *Engine) cardOf(ctx context.Context, tx Store, settings Settings, c Credit, now time.Time) (Voucher, error) {
	if _, err := tx.Customers().Update(ctx, c.CustomerID, func(*customer.Customer) error { return nil }); err != nil {
		return Voucher{}, err
	}
	held, err := tx.Vouchers().List(ctx, storage.Query{
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
	asked := Publish{Customer: customer.Request{ID: c.CustomerID}, Campaign: c.CampaignID, Channel: c.Source}
	if err := asked.check(); err != nil {
		return Voucher{}, err
	}
	p := &publishing{engine: e, tx: tx, settings: settings, asked: asked, now: now}
	if err := p.run(ctx); err != nil {
		return Voucher{}, err
	}
	return p.out.Vouchers[0], nil
}

// Zone is where the days of the project's vouchers begin.
func (e *Engine) Zone(ctx context.Context) (*time.Location, error) {
	s, err := e.settings(ctx)
	if s.Zone == nil {
		return time.UTC, err
	}
	return s.Zone, err
}
