package voucher

import (
	"context"
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/tracing"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// The types of the events of publications. Each is written once for a publication, except that EventPublished is written for
// every code that got its holder.
const (
	EventPublicationSucceeded         = "publication.succeeded"
	EventCustomerPublicationSucceeded = "customer.publication.succeeded"
	EventCustomerPublicationFailed    = "customer.publication.failed"
	EventPublished                    = "voucher.published"
)

// Publish gives codes to a customer, who becomes their holder, and records that. All of it is one commit, and no code is ever
// given twice, also by concurrent requests.
//
// In a campaign that a customer joins once, a customer who holds codes of it already gets these again, and is refused a code that
// is named.
//
// It fails with fault.NotFound for a voucher, campaign or customer that does not exist; with missing_vouchers when neither a
// voucher nor a campaign is named; with duplicate_source_id; and, with a failed publication recorded and the customer
// upserted, with voucher_already_published, voucher_cannot_be_published or no_voucher_suitable_for_publication.
func (e *Engine) Publish(ctx context.Context, asked Publish) (_ Published, err error) {
	ctx, span := tracing.Begin(ctx, "voucher.publish")
	defer func() { tracing.End(span, err) }()
	if err := asked.check(); err != nil {
		return Published{}, err
	}
	settings, err := e.settings(ctx)
	if err != nil {
		return Published{}, err
	}
	if err := settings.Schemas.Check(metadata.ObjectPublication, asked.Metadata); err != nil {
		return Published{}, err
	}
	asked.Customer.Schemas = settings.Schemas
	var p *publisher
	attempt := func(do func(*publisher, context.Context) error) error {
		return storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
			p = &publisher{Tx: In(e, tx, settings), asked: asked}
			return do(p, ctx)
		})
	}
	err = attempt((*publisher).run)
	if refusal, isFault := fault.As(err); isFault && recorded[refusal.Key] {
		if asked.HideExistence && asked.Voucher != "" {
			return Published{}, fault.NotFound(Kind.Name, asked.Voucher)
		}
		refused := p
		failed := attempt(func(p *publisher, ctx context.Context) error { return p.fail(ctx, refused, refusal) })
		if _, isFault := fault.As(failed); failed != nil && !isFault {
			return Published{}, failed
		}
	}
	if err != nil {
		return Published{}, err
	}
	return p.out, nil
}

// publisher is one publication in its transaction.
type publisher struct {
	Tx
	asked Publish

	who *customer.Upsert
	// campaign is nil for a code without one.
	campaign *campaign.Campaign
	out      Published
	// given are the codes that got their holder now; a customer who joins once may get others again.
	given []Voucher
	// drawn is how many of them, the last ones, were made for the customer.
	drawn int
}

func (p *publisher) run(ctx context.Context) (err error) {
	if _, taken, err := p.tx.Publications().Find(ctx, "source_id", p.asked.SourceID); err != nil || taken {
		if taken {
			err = sourceTaken(p.asked.SourceID)
		}
		return err
	}
	if p.who, err = customer.In(p.tx, p.engine.env).Prepare(ctx, p.asked.Customer); err != nil {
		return err
	}
	if p.asked.Voucher != "" {
		err = p.giveNamed(ctx)
	} else {
		err = p.giveAny(ctx)
	}
	if err != nil {
		return err
	}
	return p.record(ctx)
}

// giveNamed gives the code that the request names. It is locked before the customer, as in a redemption, so that the two never
// deadlock.
func (p *publisher) giveNamed(ctx context.Context) error {
	found, err := p.settings.resolve(ctx, p.tx, p.asked.Voucher)
	if err != nil {
		return err
	}
	if err := p.find(ctx, found.CampaignID); err != nil {
		return err
	}
	if p.asked.HideExistence {
		if err := p.refuseUseless(ctx, &found); err != nil {
			return err
		}
	}
	v, err := p.give(ctx, found.ID)
	if err != nil {
		return err
	}
	if err := p.writeCustomer(ctx); err != nil || !p.joinsOnce() {
		return err
	}
	held, err := p.held(ctx, 2)
	if err == nil && len(held) > 1 { // the code that was just given, and another one
		err = alreadyJoined(&v)
	}
	return err
}

// refuseUseless answers not_found for a code that has a holder, is switched off, expired or used up. A code that does not exist
// costs two queries, by code and by id; so does this.
func (p *publisher) refuseUseless(ctx context.Context, v *Voucher) error {
	if v.CampaignID == "" {
		if _, err := p.tx.Vouchers().Get(ctx, p.asked.Voucher); err != nil && !fault.IsNotFound(err) {
			return err
		}
	}
	c := p.campaign
	gone := v.CampaignID != "" && (c == nil || !c.Active || !c.DeletedAt.IsZero())
	if gone || v.Exhausted() || v.HolderID != "" || !v.Active || c.Inherited(v.Validity).Active(p.now, p.settings.Zone) == validity.StatusExpired {
		return fault.NotFound(Kind.Name, p.asked.Voucher)
	}
	return nil
}

// giveAny gives codes of a campaign. The customer is locked first: of two requests for one customer the second one sees the
// codes of the first. This cannot deadlock with a redemption, because locked codes are skipped.
func (p *publisher) giveAny(ctx context.Context) error {
	c, err := campaign.In(p.tx).Resolve(ctx, p.asked.Campaign)
	if err != nil {
		return err
	}
	p.campaign = &c
	if err := p.writeCustomer(ctx); err != nil {
		return err
	}
	if p.joinsOnce() {
		held, err := p.held(ctx, p.asked.Count)
		if err != nil {
			return err
		}
		if len(held) > 0 && p.asked.HideExistence && !p.out.Customer.ProvenBy(p.asked.TrackingID, p.settings.Secret) {
			return fault.New(fault.KindForbidden, "forbidden", "Forbidden",
				"The customer joined the campaign before: their code is told to a page whose tracking_id is the customer's, as server-side answers tell it")
		}
		if len(held) > 0 {
			return p.giveAgain(ctx, held)
		}
	}
	free, err := p.tx.TakeUnpublished(ctx, c.ID, p.asked.Count)
	if err != nil {
		return err
	}
	for _, v := range free {
		if _, err := p.give(ctx, v.ID); err != nil {
			return err
		}
	}
	missing := p.asked.Count - len(free)
	switch {
	case missing == 0:
		return nil
	case c.Distribution != campaign.DistributionAutoUpdate || c.Voucher == nil:
		return noneLeft()
	}
	return p.generate(ctx, missing)
}

// generate makes codes for the customer, because none of the campaign is left. They are counted last: other transactions that
// make codes of the campaign wait from then on.
func (p *publisher) generate(ctx context.Context, n int) error {
	c := p.campaign
	template := profiled(c)
	if err := template.give(p.who.ID, c, p.settings.Zone, p.now); err != nil {
		return err
	}
	template.CreatedAt, template.UpdatedAt = p.now, time.Time{}
	config := c.Voucher.ConfigOf(nil, !p.settings.CaseInsensitive)
	made, err := p.engine.draw(ctx, p.tx, p.settings, config, n, func(code string) Voucher {
		v := template
		v.ID, v.Code = p.engine.env.NewID(Kind.Prefix), code
		return v
	})
	if err != nil {
		return err
	}
	if len(made) < n {
		return noneLeft()
	}
	if err := p.open(ctx, made...); err != nil {
		return err
	}
	p.out.Vouchers, p.given, p.drawn = append(p.out.Vouchers, made...), append(p.given, made...), len(made)
	_, err = campaign.In(p.tx).Progress(ctx, c.ID, func(progress *campaign.Progress) error {
		progress.VouchersCount += int64(n)
		return nil
	})
	return err
}

// give makes the customer the holder of one code.
func (p *publisher) give(ctx context.Context, id string) (Voucher, error) {
	v, err := p.tx.Vouchers().Update(ctx, id, func(v *Voucher) error {
		switch {
		case !v.DeletedAt.IsZero():
			return fault.NotFound(Kind.Name, p.asked.Voucher)
		case v.HolderID != "":
			return alreadyPublished(v)
		}
		return v.give(p.who.ID, p.campaign, p.settings.Zone, p.now)
	})
	if err == nil {
		err = p.open(ctx, v)
	}
	if err != nil {
		return Voucher{}, err
	}
	p.out.Vouchers, p.given = append(p.out.Vouchers, v), append(p.given, v)
	return v, nil
}

// open makes the lots of the first points of cards, where these expire.
func (p *publisher) open(ctx context.Context, cards ...Voucher) error {
	var lots []ledger.Lot
	for _, v := range cards {
		if l := v.opening(p.campaign, p.settings.Zone, p.now); l.ExpiresOn != "" {
			l.ID = p.engine.env.NewID(ledger.LotPrefix)
			lots = append(lots, l)
		}
	}
	if len(lots) == 0 {
		return nil
	}
	return p.tx.PointsLots().Insert(ctx, lots...)
}

// giveAgain publishes codes to the customer who holds them. Their dates stay: the customer joined with the first
// publication.
func (p *publisher) giveAgain(ctx context.Context, held []Voucher) error {
	for _, v := range held {
		again, err := p.tx.Vouchers().Update(ctx, v.ID, func(v *Voucher) error {
			v.PublishCount++
			v.UpdatedAt = p.now // the number of publications is part of the code, which exports of what has changed have to hold
			return nil
		})
		if err != nil {
			return err
		}
		p.out.Vouchers = append(p.out.Vouchers, again)
	}
	return nil
}

// held returns up to n codes of the campaign that the customer holds, the oldest first.
func (p *publisher) held(ctx context.Context, n int) ([]Voucher, error) {
	page, err := p.tx.Vouchers().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("holder_id", p.who.ID), storage.Is("campaign_id", p.campaign.ID), campaign.Kept), Limit: n,
	})
	return page.Items, err
}

func (p *publisher) joinsOnce() bool {
	switch {
	case p.campaign == nil:
		return false
	case p.asked.JoinOnce != nil:
		return *p.asked.JoinOnce
	}
	return p.campaign.JoinOnce
}

// find reads the campaign of a code; nil when it was deleted.
func (p *publisher) find(ctx context.Context, campaignID string) error {
	if campaignID == "" {
		return nil
	}
	c, err := p.tx.Campaigns().Get(ctx, campaignID)
	if fault.IsNotFound(err) {
		return nil
	}
	p.campaign = &c
	return err
}

func (p *publisher) writeCustomer(ctx context.Context) (err error) {
	p.out.Customer, err = p.who.Write(ctx, event.CategoryEffect, nil)
	return err
}

// record writes the publication and its events.
func (p *publisher) record(ctx context.Context) error {
	made := p.publication()
	for _, v := range p.out.Vouchers {
		made.VoucherIDs, made.Codes = append(made.VoucherIDs, v.ID), append(made.Codes, v.Code)
		made.CampaignID, made.VoucherType, made.Referral = v.CampaignID, v.Type, v.ReferralCode
	}
	if err := p.insert(ctx, made); err != nil {
		return err
	}
	for i, v := range p.given {
		drawn := i >= len(p.given)-p.drawn
		besides := map[string]any{customer.Kind.Name: p.out.Customer, PublicationKind.Name: made, "drawn": drawn}
		if err := p.engine.record(ctx, p.tx, EventPublished, v, besides, p.now); err != nil {
			return err
		}
	}
	return p.writeEvents(ctx, EventPublicationSucceeded, EventCustomerPublicationSucceeded)
}

// fail records a refusal. The source id stays free: a later attempt may succeed with it.
func (p *publisher) fail(ctx context.Context, refused *publisher, refusal *fault.Error) (err error) {
	p.campaign = refused.campaign
	if p.who, err = customer.In(p.tx, p.engine.env).Prepare(ctx, p.asked.Customer); err != nil {
		return err
	}
	if err := p.writeCustomer(ctx); err != nil {
		return err
	}
	failed := p.publication()
	failed.SourceID = ""
	failed.FailureCode, failed.FailureMessage = refusal.Key, refusal.Message
	if refusal.Details != "" {
		failed.FailureMessage += ": " + refusal.Details
	}
	if c := p.campaign; c != nil {
		failed.CampaignID = c.ID
		if c.Voucher != nil {
			failed.VoucherType, failed.Referral = c.Voucher.Type, c.Voucher.ReferralCode
		}
	}
	if err := p.insert(ctx, failed); err != nil {
		return err
	}
	return p.writeEvents(ctx, EventCustomerPublicationFailed)
}

func (p *publisher) publication() Publication {
	return Publication{
		ID: p.engine.env.NewID(PublicationKind.Prefix), CustomerID: p.out.Customer.ID,
		TrackingID: customer.TrackingID(p.settings.Secret, p.out.Customer.SourceID),
		SourceID:   p.asked.SourceID, Channel: p.asked.Channel, Metadata: p.asked.Metadata, CreatedAt: p.now,
	}
}

func (p *publisher) insert(ctx context.Context, made Publication) error {
	p.out.Publication = made
	return p.tx.Publications().Insert(ctx, made)
}

// writeEvents writes events about the publication: with its customer, its campaign and its codes.
func (p *publisher) writeEvents(ctx context.Context, kinds ...string) error {
	made := p.out.Publication
	snapshot := map[string]any{
		customer.Kind.Name: p.out.Customer, campaign.Kind.Name: p.campaign, PublicationKind.Name: made, Kind.Name: nil,
	}
	if len(p.out.Vouchers) == 1 {
		snapshot[Kind.Name] = p.out.Vouchers[0]
	}
	data, err := json.Marshal(snapshot)
	if err != nil {
		return err
	}
	var events []event.Event
	for _, kind := range kinds {
		events = append(events, event.Event{
			ID: p.engine.env.NewID(event.Kind.Prefix), Type: kind, EntityType: PublicationKind.Name, EntityID: made.ID,
			CustomerID: made.CustomerID, CampaignID: made.CampaignID, GroupID: env.RequestID(ctx),
			Category: event.CategoryAction, Data: data, CreatedAt: p.now,
		})
	}
	return p.tx.Events().Insert(ctx, events...)
}

// Publications returns a page of publications, failed ones included.
func (e *Engine) Publications(ctx context.Context, q storage.Query) (storage.Page[Publication], error) {
	return e.store.Publications().List(ctx, q)
}
