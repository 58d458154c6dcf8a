package httpapi

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
)

func (a *API) redemptionRoutes() []route {
	return []route{
		{"POST", "/v1/validations", write(a.validate)},
		{"POST", "/v1/redemptions", keepsAnswer(write(a.redeem))},
		{"GET", "/v1/redemptions", read(a.listRedemptions)},
		{"GET", "/v1/redemptions/{redemptionId}", read(a.getRedemption)},
		{"POST", "/v1/redemptions/{redemptionId}/rollback", keepsAnswer(write(a.rollbackSingle))},
		{"POST", "/v1/redemptions/{parentRedemptionId}/rollbacks", keepsAnswer(write(a.rollbackStacked))},
		{"GET", "/v1/vouchers/{code}/redemption", read(a.voucherRedemptions)},
		{"DELETE", "/v1/vouchers/{code}/sessions/{sessionKey}", remove(a.releaseSession)},
	}
}

// caller returns the caller as rules and records name it.
func (r *request) caller() redemption.Caller {
	if r.Caller.PersonID != "" {
		return redemption.Caller{User: r.Caller.Email, Channel: redemption.Channel{ID: r.Caller.Email, Type: redemption.ChannelUser}}
	}
	return redemption.Caller{APIKey: r.Caller.AppID, Channel: redemption.Channel{ID: r.Caller.AppID, Type: redemption.ChannelAPI}, Visitor: r.isClientSide()}
}

// redeemBody is the body of a validation or redemption.
type redeemBody interface {
	Domain(zone *time.Location) (redemption.Request, error)
}

// redemptionRequest reads the request of a validation or redemption.
func (a *API) redemptionRequest(ctx context.Context, r *request, in redeemBody) (redemption.Request, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return redemption.Request{}, err
	}
	req, err := in.Domain(zone)
	if err != nil {
		return req, err
	}
	req.Caller = r.caller()
	req.HideExistence, req.KnownCustomer = r.isClientSide(), r.isClientSide() && !r.client.CreateCustomer
	req.Unpaid = r.isClientSide() && !r.client.PayOrders
	return req, r.mayExplain(req.Explain)
}

// mayExplain refuses explanations to client-side callers.
func (r *request) mayExplain(explain bool) error {
	if explain && r.Caller.Audience == project.AudienceClient {
		return fault.Payload("options.explain", "is for server-side keys: an explanation tells the limits of the shop")
	}
	return nil
}

func (a *API) validate(ctx context.Context, r *request, in wire.RedeemInput) (wire.Validation, error) {
	w, _, err := a.validateWithResult(ctx, r, in)
	return w, err
}

// validateWithResult returns the result besides the answer, for answers that need more of it.
func (a *API) validateWithResult(ctx context.Context, r *request, in wire.RedeemInput) (w wire.Validation, result *redemption.Result, err error) {
	req, err := a.redemptionRequest(ctx, r, in)
	if err != nil {
		return w, nil, err
	}
	if result, err = r.Project.Redemptions.Validate(ctx, req); err != nil {
		return w, nil, err
	}
	return wire.NewValidation(a.engine.Env().NewID("valid_"), result, in, r.id()), result, nil
}

func (a *API) redeem(ctx context.Context, r *request, in wire.RedeemInput) (wire.Redeemed, error) {
	req, err := a.redemptionOf(ctx, r, in)
	if err != nil {
		return wire.Redeemed{}, err
	}
	return redeem(ctx, r, in, req, wire.Redeemed.Short)
}

// redemptionOf reads the request of a redemption.
func (a *API) redemptionOf(ctx context.Context, r *request, in wire.RedeemInput) (redemption.Request, error) {
	if err := r.refuseServerOnly(in.Order); err != nil {
		return redemption.Request{}, err
	}
	return a.redemptionRequest(ctx, r, in)
}

// redeem redeems and answers a part of the whole answer. Nothing is read after the commit; see published.Answer.
func redeem[Out any](ctx context.Context, r *request, in wire.RedeemInput, req redemption.Request, part func(wire.Redeemed) Out) (out Out, err error) {
	answer, err := r.shapes().Answer(ctx)
	if err != nil {
		return out, err
	}
	req.RelatedObjects = true
	req.Keep = keep(ctx, r, func(done *redemption.Redeemed) any { return part(r.redeemed(in, done, answer, answer.Reward)) })
	done, err := r.Project.Redemptions.Redeem(ctx, req)
	if err != nil || r.keeping != nil && !answer.Delivers(done.Records) {
		return out, err
	}
	out = part(r.redeemed(in, done, answer, func(record redemption.Record, buyer *wire.ShortCustomer) *wire.RedemptionReward {
		return answer.Delivered(ctx, record, buyer)
	}))
	return out, r.replaceKept(ctx, out)
}

// rewardOf returns the reward of a record, or nil.
type rewardOf func(record redemption.Record, buyer *wire.ShortCustomer) *wire.RedemptionReward

// redeemed is the answer to a redemption.
func (r *request) redeemed(in wire.RedeemInput, done *redemption.Redeemed, answer *published.Answer, reward rewardOf) wire.Redeemed {
	answer.Use(done.RelatedObjects)
	w := wire.Redeemed{Redemptions: []wire.Redemption{}, Inapplicable: []wire.Redeemable{}, Skipped: []wire.Redeemable{}}
	for _, e := range done.With(redemption.EntryInapplicable) {
		w.Inapplicable = append(w.Inapplicable, wire.NewRedeemable(&e, in, done.Stacking, r.id()))
	}
	for _, e := range done.With(redemption.EntrySkipped) {
		w.Skipped = append(w.Skipped, wire.NewRedeemable(&e, in, done.Stacking, r.id()))
	}
	stored := done.Order
	if r.isClientSide() && stored != nil { // the holder of a referral code is not shown to client-side callers
		o := *stored
		o.ReferrerID, stored = "", &o
	}
	whole := done.Cart.Since(done.Start)
	if stored != nil {
		o := wire.NewOrder(*stored, &whole, wire.OrderWhole)
		w.Order = &o
	}
	buyer := r.shortCustomer(done.Customer, sourceIDs(in)...)
	var renamed itemsWithIDs
	form := wire.OrderWhole
	if done.Parent != nil {
		form = wire.OrderSlim
		parent := r.newRedemption(done, *done.Parent, wire.RedemptionContext{Order: w.Order, Customer: buyer, Children: done.Records})
		w.Parent = &parent
	}
	for i, e := range done.With(redemption.EntryApplicable) {
		record := done.Records[i]
		of := wire.RedemptionContext{Customer: buyer, Voucher: answer.Redeemed(done.Vouchers[i], record.Campaign, done.Customer)}
		if e.Order != nil {
			shown := *e.Order
			shown.ID, shown.Status, shown.CreatedAt, shown.UpdatedAt = stored.ID, stored.Status, stored.CreatedAt, stored.UpdatedAt
			shown.CustomerID, shown.ReferrerID = stored.CustomerID, stored.ReferrerID
			shown.Items = withIDs(shown.Items, stored.Items, &renamed)
			if form == wire.OrderWhole {
				shown.Redemptions = stored.Redemptions
			}
			o := wire.NewOrder(shown, &e.Applied, form)
			of.Order = &o
		}
		if e.Tier != nil {
			of.Tier = answer.Tier(*e.Tier, &record)
		}
		of.Reward = reward(record, buyer)
		w.Redemptions = append(w.Redemptions, r.newRedemption(done, record, of))
	}
	return w
}

// newRedemption converts a record for an answer. A client-side caller gets the tracking id that it sent.
func (r *request) newRedemption(done *redemption.Redeemed, record redemption.Record, of wire.RedemptionContext) wire.Redemption {
	if r.isClientSide() {
		record.TrackingID = done.TrackingID
	}
	w := wire.NewRedemption(record, of)
	w.Guarded = record.Applied.Guarded
	return w
}

// itemsWithIDs are the order lines of an entry before and after they got their ids. Entries that do not change the lines
// share them.
type itemsWithIDs struct{ before, after []order.Item }

// withIDs returns the order lines of an entry with the ids of the stored order. The lines of the entry are not changed.
func withIDs(items, stored []order.Item, last *itemsWithIDs) []order.Item {
	n := slices.IndexFunc(items, func(i order.Item) bool { return i.ID == "" })
	if n < 0 {
		return items
	}
	if len(last.before) != len(items) || &last.before[0] != &items[0] {
		after := slices.Clone(items)
		for ; n < len(after); n++ {
			after[n].ID = stored[n].ID
		}
		*last = itemsWithIDs{items, after}
	}
	return last.after
}

func (r *request) shortCustomer(c *customer.Customer, sent ...string) *wire.ShortCustomer {
	if c == nil {
		return nil
	}
	w := r.visibleCustomer(*c, sent...)
	return &w
}

func (a *API) rollbackSingle(ctx context.Context, r *request, in wire.RollbackInput) (wire.Redemption, error) {
	return rollback(ctx, r, in, r.Path("redemptionId"), false, func(w wire.RolledBack) wire.Redemption { return w.Rollbacks[0] })
}

func (a *API) rollbackStacked(ctx context.Context, r *request, in wire.RollbackInput) (wire.RolledBack, error) {
	return rollback(ctx, r, in, r.Path("parentRedemptionId"), true, func(w wire.RolledBack) wire.RolledBack { return w })
}

// rollback reads the request, takes a redemption back and answers a part of the whole answer. What the body says beats what the query says.
func rollback[Out any](ctx context.Context, r *request, in wire.RollbackInput, id string, stacked bool, part func(wire.RolledBack) Out) (out Out, err error) {
	reason, err := r.Parameter("reason")
	if err != nil {
		return out, err
	}
	trackingID, err := r.Parameter("tracking_id")
	if err != nil {
		return out, err
	}
	in.Reason, in.TrackingID = cmp.Or(in.Reason, reason), cmp.Or(in.TrackingID, trackingID)
	answer, err := r.shapes().Answer(ctx)
	if err != nil {
		return out, err
	}
	req, err := in.Domain(answer.Project.Zone())
	if err != nil {
		return out, err
	}
	req.RedemptionID, req.Stacked, req.Caller, req.RelatedObjects = id, stacked, r.caller(), true
	req.Keep = keep(ctx, r, func(done *redemption.RolledBack) any { return part(r.rolledBack(done, answer, answer.Reward)) })
	done, err := r.Project.Redemptions.Rollback(ctx, req)
	if err != nil || r.keeping != nil && !answer.Delivers(done.Records) {
		return out, err
	}
	out = part(r.rolledBack(done, answer, func(record redemption.Record, buyer *wire.ShortCustomer) *wire.RedemptionReward {
		return answer.Delivered(ctx, record, buyer)
	}))
	return out, r.replaceKept(ctx, out)
}

// rolledBack is the answer to a rollback.
func (r *request) rolledBack(done *redemption.RolledBack, answer *published.Answer, reward rewardOf) (w wire.RolledBack) {
	answer.Use(done.RelatedObjects)
	buyer := r.shortCustomer(done.Customer)
	if done.Order != nil {
		o := wire.NewOrder(*done.Order, nil, wire.OrderWhole)
		w.Order = &o
	}
	if done.Parent != nil {
		parent := wire.NewRedemption(*done.Parent, wire.RedemptionContext{Order: w.Order, Customer: buyer, Children: done.Records})
		w.Parent = &parent
	}
	for i, record := range done.Records {
		w.Rollbacks = append(w.Rollbacks, wire.NewRedemption(record, wire.RedemptionContext{
			Order: w.Order, Customer: buyer, Voucher: answer.RolledBack(done.Vouchers[i], done.Customer), Tier: answer.TierOf(&record),
			Reward: reward(record, buyer),
		}))
	}
	return w
}

func (a *API) releaseSession(ctx context.Context, r *request) error {
	return r.Project.Redemptions.ReleaseSession(ctx, r.Path("code"), r.Path("sessionKey"))
}
