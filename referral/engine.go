package referral

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that referrals need.
type Store interface {
	voucher.Store
	asyncaction.Queue
	Holders() storage.Collection[Holder]
	ReferralRewards() storage.Collection[Reward]
	ReferralTiers() storage.Collection[Tier]
	CustomEventSchemas() storage.Collection[metadata.EventSchema]
	Redemptions() storage.Collection[redemption.Record]
}

// Engine manages the referrals of one project.
type Engine struct {
	store    Store
	env      env.Env
	vouchers *voucher.Engine
	schemas  metadata.Source
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store    Store
	Env      env.Env
	Vouchers *voucher.Engine
	// Schemas validate the metadata of customers; nil accepts everything.
	Schemas metadata.Source
}

// New returns the referrals of the project that the store belongs to.
func New(d Deps) *Engine {
	return &Engine{store: d.Store, env: d.Env, vouchers: d.Vouchers, schemas: d.Schemas}
}

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).giveReward)
}

// Subscribe subscribes the engines of this package to the events that they act on; engine returns the engine of a project.
func Subscribe(c *outbox.Consumers, engine func(projectID string) *Engine) {
	outbox.SubscribeBy(c, "referrals", outbox.Subscription[Store]{Types: consumedTypes, Match: concerns, Enabled: enabled}, engine, (*Engine).consume)
}

// The types of the events of referrals.
const (
	EventAssigned   = "customer.holder.assignment.created"
	EventUnassigned = "customer.holder.assignment.deleted"
	EventReferred   = "customer.referred"
	EventRewarded   = "customer.rewarded"
)

// MaxAssigned is how many customers one call of Assign takes.
const MaxAssigned = 100

// Code returns the referral code that a path names by code or id, within a campaign unless that is empty, or fault.NotFound.
func (e *Engine) Code(ctx context.Context, campaignIDOrName, codeOrID string) (voucher.Voucher, error) {
	v, err := e.vouchers.Get(ctx, codeOrID)
	if err == nil && !v.ReferralCode {
		err = fault.NotFound(voucher.Kind.Name, codeOrID)
	}
	if err != nil || campaignIDOrName == "" {
		return v, err
	}
	c, err := program(ctx, e.store, campaignIDOrName)
	if err == nil && v.CampaignID != c.ID {
		err = fault.NotFound(voucher.Kind.Name, codeOrID)
	}
	return v, err
}

// program returns a referral program, or fault.NotFound.
func program(ctx context.Context, store campaign.Store, idOrName string) (campaign.Campaign, error) {
	c, err := campaign.In(store).Resolve(ctx, idOrName)
	if err == nil && c.Type != campaign.TypeReferralProgram {
		err = fault.NotFound(campaign.Kind.Name, idOrName)
	}
	return c, err
}

// Holders returns a page of the assignments of a code, in the order of their ids: the referrer and the referees.
func (e *Engine) Holders(ctx context.Context, v voucher.Voucher, q storage.Query) (storage.Page[Holder], error) {
	q.Filter = storage.And(storage.Is("voucher_id", v.ID), q.Filter)
	page, err := e.store.Holders().List(ctx, q)
	if err != nil || v.HolderID == "" {
		return page, err
	}
	h, err := e.referrer(ctx, v)
	if err != nil || !HolderKind.Match(q.Filter, &h) {
		return page, err
	}
	page.Total++
	descending := len(q.Order) > 0 && q.Order[0].Desc
	inOrder := func(a, b string) int {
		if descending {
			return cmp.Compare(b, a)
		}
		return cmp.Compare(a, b)
	}
	if q.Limit < 0 || q.After != nil && inOrder(h.ID, q.After.ID) <= 0 {
		return page, nil
	}
	at, _ := slices.BinarySearchFunc(page.Items, h.ID, func(other Holder, id string) int { return inOrder(other.ID, id) })
	if at == len(page.Items) && page.HasMore {
		return page, nil // on a later page
	}
	page.Items = slices.Insert(page.Items, at, h)
	if q.Limit > 0 && len(page.Items) > q.Limit {
		page.Items, page.HasMore = page.Items[:q.Limit], true
	}
	return page, nil
}

// referrer is the assignment of a code to the customer who holds it, since its publication.
func (e *Engine) referrer(ctx context.Context, v voucher.Voucher) (Holder, error) {
	h := Holder{
		ID: ReferrerHolderID(v.ID), VoucherID: v.ID, CustomerID: v.HolderID, Role: RoleReferrer, ReferrerID: v.HolderID,
		CampaignID: v.CampaignID, VoucherType: v.Type, CreatedAt: v.CreatedAt,
	}
	published, err := e.store.Publications().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", v.HolderID), storage.Is("result", "SUCCESS")), Order: []storage.Order{{Field: "created_at"}},
	})
	for _, p := range published.Items {
		if slices.Contains(p.VoucherIDs, v.ID) {
			h.CreatedAt = p.CreatedAt
			break
		}
	}
	return h, err
}

// Assign makes customers the referees of a code, all or none; they are upserted. It fails with an invalid payload, with
// fault.NotFound for the id of a customer that does not exist, with not_published for a code without a holder, with duplicate_found
// when a customer is named twice, and with holder_assignement_duplication for one to whom the code is assigned, the referrer among
// them.
func (e *Engine) Assign(ctx context.Context, v voucher.Voucher, customers []customer.Request, data metadata.Map) (made []Holder, err error) {
	switch n := len(customers); {
	case n == 0:
		return nil, fault.Payload("holders", "must NOT have fewer than 1 items")
	case n > MaxAssigned:
		return nil, fault.Payload("holders", "must NOT have more than %d items (it has %d)", MaxAssigned, n)
	}
	if data, err = metadata.Normalize("metadata", data); err != nil {
		return nil, err
	}
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return nil, err
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		made = make([]Holder, len(customers))
		// The code stays published, and to the same customer, until the commit.
		v, err := tx.Vouchers().Update(ctx, v.ID, func(*voucher.Voucher) error { return nil })
		if err != nil {
			return err
		}
		if v.HolderID == "" {
			return fault.Invalid("not_published", "voucher is not published", "%s", v.Code).About(voucher.Kind.Name, v.ID)
		}
		who := make([]*customer.Upsert, len(customers))
		named := map[string]bool{}
		for i, req := range customers {
			req.Schemas = schemas
			if who[i], err = customer.In(tx, e.env).Prepare(ctx, req, who[:i]...); err != nil {
				return err
			}
			if named[who[i].ID] {
				return fault.Duplicate(customer.Kind.Name, "id", who[i].ID)
			}
			named[who[i].ID] = true
		}
		for _, i := range writeOrder(who) {
			c, err := who[i].Write(ctx, event.CategoryEffect, nil)
			if err != nil {
				return err
			}
			if made[i], err = e.assign(ctx, tx, v, c, data, true); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return made, nil
}

// writeOrder returns the positions of upserts in the order in which they are to be written.
func writeOrder(who []*customer.Upsert) []int {
	order := make([]int, len(who))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(who[a].LockOrder(), who[b].LockOrder()) })
	return order
}

// assign makes a customer a referee and writes the event. It fails with holder_assignement_duplication.
func (e *Engine) assign(ctx context.Context, tx Store, v voucher.Voucher, c customer.Customer, data metadata.Map, action bool) (Holder, error) {
	h := Holder{
		ID: e.env.NewID(HolderKind.Prefix), VoucherID: v.ID, CustomerID: c.ID, Role: RoleReferee, ReferrerID: v.HolderID,
		CampaignID: v.CampaignID, VoucherType: v.Type, Metadata: data, CreatedAt: e.env.Now(),
	}
	_, assigned, err := tx.Holders().Find(ctx, "assignment", h.assignment())
	if err != nil {
		return Holder{}, err
	}
	if assigned || c.ID == v.HolderID {
		return Holder{}, fault.New(fault.KindConflict, "holder_assignement_duplication", "Customer is already assigned to given redeemable",
			"Customer %s is already assigned to %s", c.ID, v.Code).About(voucher.Kind.Name, v.Code)
	}
	if err := tx.Holders().Insert(ctx, h); err != nil {
		return Holder{}, err
	}
	return h, e.writeAssignedEvent(ctx, tx, EventAssigned, h, v, c, action)
}

// Remove removes an assignment. A referee who converted is no longer counted; their rewards stay. It fails with fault.NotFound, and
// with forbidden for the referrer's.
func (e *Engine) Remove(ctx context.Context, v voucher.Voucher, holderID string) error {
	if holderID == ReferrerHolderID(v.ID) && v.HolderID != "" {
		return fault.New(fault.KindForbidden, "forbidden", "Can not remove assignment", "You can not remove Referrer assignment").About(HolderKind.Name, holderID)
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		h, err := tx.Holders().Get(ctx, holderID)
		if err == nil && h.VoucherID != v.ID {
			err = fault.NotFound(HolderKind.Name, holderID)
		}
		if err != nil {
			return err
		}
		if err := tx.Holders().Delete(ctx, h.ID); err != nil {
			return err
		}
		c, err := tx.Customers().Get(ctx, h.CustomerID)
		if err != nil && !fault.IsNotFound(err) {
			return err
		}
		return e.writeAssignedEvent(ctx, tx, EventUnassigned, h, v, c, true)
	})
}

func (e *Engine) writeAssignedEvent(ctx context.Context, tx Store, kind string, h Holder, v voucher.Voucher, c customer.Customer, action bool) error {
	data := map[string]any{HolderKind.Name: h, voucher.Kind.Name: v, customer.Kind.Name: c}
	if err := withCampaign(ctx, tx, h.CampaignID, data); err != nil {
		return err
	}
	return e.record(ctx, tx, referralEvent{
		kind: kind, entity: HolderKind.Name, id: h.ID, customerID: h.CustomerID, campaignID: h.CampaignID, action: action, data: data,
	})
}

// Of returns the converted referees among some customers, with their referrers.
func (e *Engine) Of(ctx context.Context, customerIDs []string) ([]Holder, error) {
	if len(customerIDs) == 0 {
		return nil, nil
	}
	page, err := e.store.Holders().List(ctx, storage.Query{
		Filter: storage.And(storage.In("customer_id", customerIDs), Converted), Order: []storage.Order{{Field: "created_at"}},
	})
	return page.Items, err
}

// Brought is how many converted referees a customer brought to a campaign.
type Brought struct {
	ReferrerID, CampaignID string
	Count                  int
}

// By returns how many converted referees some customers brought, by campaign. It looks up the campaigns of each referrer one by
// one, and counts in the database: a referrer of a hundred thousand costs as much as one of three.
func (e *Engine) By(ctx context.Context, referrerIDs []string) (all []Brought, err error) {
	rest := slices.Clone(referrerIDs)
	for len(rest) > 0 {
		any, found, err := e.oneOf(ctx, storage.In("referrer_id", rest))
		if err != nil || !found {
			return all, err
		}
		of, err := e.countBroughtBy(ctx, any)
		if err != nil {
			return nil, err
		}
		all = append(all, of...)
		rest = slices.DeleteFunc(rest, func(id string) bool { return id == any.ReferrerID })
	}
	return all, nil
}

// countBroughtBy counts the referees of the referrer of one of them.
func (e *Engine) countBroughtBy(ctx context.Context, one Holder) (all []Brought, err error) {
	of := storage.Is("referrer_id", one.ReferrerID)
	var campaigns []any
	for found := true; found; {
		n, err := storage.Count(ctx, e.store.Holders(), storage.And(of, storage.Is("campaign_id", one.CampaignID), Converted))
		if err != nil {
			return nil, err
		}
		all, campaigns = append(all, Brought{one.ReferrerID, one.CampaignID, n}), append(campaigns, one.CampaignID)
		if one, found, err = e.oneOf(ctx, storage.And(of, storage.Where("campaign_id", storage.OpIsNot, campaigns...))); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func (e *Engine) oneOf(ctx context.Context, f storage.Filter) (Holder, bool, error) {
	return storage.First(ctx, e.store.Holders(), storage.Query{Filter: storage.And(f, Converted)})
}

// Assigned returns the codes that make a customer a referee, converted or not.
func (e *Engine) Assigned(ctx context.Context, customerID string) ([]Holder, error) {
	page, err := e.store.Holders().List(ctx, storage.Query{Filter: storage.Is("customer_id", customerID)})
	return page.Items, err
}

// PurgeCampaign removes the tiers of a campaign and the assignments of its codes. Its rewards stay on record.
func (i Internals) PurgeCampaign(ctx context.Context, campaignID string) error {
	e := i.engine
	if _, err := e.store.Holders().DeleteAll(ctx, storage.Is("campaign_id", campaignID)); err != nil {
		return err
	}
	_, err := e.store.ReferralTiers().DeleteAll(ctx, storage.Is("campaign_id", campaignID))
	return err
}

// referralEvent is an event of referrals.
type referralEvent struct {
	kind, entity, id       string
	customerID, campaignID string
	action                 bool
	data                   map[string]any
}

func (e *Engine) record(ctx context.Context, tx Store, h referralEvent) error {
	data, err := json.Marshal(h.data)
	if err != nil {
		return err
	}
	category := event.CategoryEffect
	if h.action {
		category = event.CategoryAction
	}
	return tx.Events().Insert(ctx, event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: h.kind, EntityType: h.entity, EntityID: h.id, CustomerID: h.customerID, CampaignID: h.campaignID,
		GroupID: env.RequestID(ctx), Category: category, Data: data, CreatedAt: e.env.Now(),
	})
}

// withCampaign adds a campaign to the data of an event; a deleted one is null.
func withCampaign(ctx context.Context, tx campaign.Store, id string, data map[string]any) error {
	data[campaign.Kind.Name] = nil
	c, err := tx.Campaigns().Get(ctx, id)
	if err == nil {
		data[campaign.Kind.Name] = c
	}
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}
