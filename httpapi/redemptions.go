package httpapi

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) redemptionRoutes() []route {
	return []route{
		{"POST", "/v1/validations", write(a.validate)},
		{"POST", "/v1/redemptions", write(a.redeem)},
		{"GET", "/v1/redemptions", read(a.listRedemptions)},
		{"GET", "/v1/redemptions/{redemptionId}", read(a.getRedemption)},
		{"POST", "/v1/redemptions/{redemptionId}/rollback", write(a.rollbackSingle)},
		{"POST", "/v1/redemptions/{parentRedemptionId}/rollbacks", write(a.rollbackStacked)},
		{"GET", "/v1/vouchers/{code}/redemption", read(a.voucherRedemptions)},
		{"DELETE", "/v1/vouchers/{code}/sessions/{sessionKey}", remove(a.releaseSession)},
	}
}

// caller returns the caller as rules and records name it.
func (r *request) caller() redemption.Caller {
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
	req.Caller, req.Once = r.caller(), env.OnceOf(ctx)
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
	if err := r.refuseServerOnly(in.Order); err != nil {
		return wire.Redeemed{}, err
	}
	req, err := a.redemptionRequest(ctx, r, in)
	if err != nil {
		return wire.Redeemed{}, err
	}
	done, err := r.Project.Redemptions.Redeem(ctx, req)
	if err != nil {
		return wire.Redeemed{}, err
	}
	shape, err := a.redeemedShape(ctx, r, in, done)
	return shape.Short(), err
}

func (a *API) redeemedShape(ctx context.Context, r *request, in wire.RedeemInput, done *redemption.Redeemed) (w wire.Redeemed, err error) {
	w = wire.Redeemed{Redemptions: []wire.Redemption{}, Inapplicable: []wire.Redeemable{}, Skipped: []wire.Redeemable{}}
	for _, e := range done.With(redemption.EntryInapplicable) {
		w.Inapplicable = append(w.Inapplicable, wire.NewRedeemable(&e, in, done.Stacking, r.id()))
	}
	for _, e := range done.With(redemption.EntrySkipped) {
		w.Skipped = append(w.Skipped, wire.NewRedeemable(&e, in, done.Stacking, r.id()))
	}
	if r.isClientSide() && done.Order != nil { // the holder of a referral code is not shown to client-side callers
		o := *done.Order
		o.ReferrerID, done.Order = "", &o
	}
	whole := done.Cart.Since(done.Start)
	if done.Order != nil {
		o := wire.NewOrder(*done.Order, &whole, wire.OrderWhole)
		w.Order = &o
	}
	buyer := r.shortCustomer(done.Customer, sourceIDs(in)...)
	vouchers, err := a.redeemedVouchers(ctx, r, done)
	if err != nil {
		return w, err
	}
	var renamed itemsWithIDs
	form := wire.OrderWhole
	if done.Parent != nil {
		form = wire.OrderSlim
		parent := r.newRedemption(done, *done.Parent, wire.RedemptionContext{Order: w.Order, Customer: buyer, Children: done.Records})
		w.Parent = &parent
	}
	for i, e := range done.With(redemption.EntryApplicable) {
		of := wire.RedemptionContext{Customer: buyer, Voucher: vouchers[i]}
		if e.Order != nil {
			shown := *e.Order
			shown.ID, shown.Status, shown.CreatedAt, shown.UpdatedAt = done.Order.ID, done.Order.Status, done.Order.CreatedAt, done.Order.UpdatedAt
			shown.CustomerID, shown.ReferrerID = done.Order.CustomerID, done.Order.ReferrerID
			shown.Items = withIDs(shown.Items, done.Order.Items, &renamed)
			if form == wire.OrderWhole {
				shown.Redemptions = done.Order.Redemptions
			}
			o := wire.NewOrder(shown, &e.Applied, form)
			of.Order = &o
		}
		if e.Tier != nil {
			shapes, err := r.shapes().Tiers(ctx, *e.Tier)
			if err != nil {
				return w, err
			}
			of.Tier = &shapes[0]
		}
		if of.Reward, err = r.shapes().Reward(ctx, done.Records[i], buyer); err != nil {
			return w, err
		}
		w.Redemptions = append(w.Redemptions, r.newRedemption(done, done.Records[i], of))
	}
	return w, nil
}

// newRedemption converts a record for an answer. A client-side caller gets the tracking id that it sent.
func (r *request) newRedemption(done *redemption.Redeemed, record redemption.Record, of wire.RedemptionContext) wire.Redemption {
	if r.isClientSide() {
		record.TrackingID = done.TrackingID
	}
	return wire.NewRedemption(record, of)
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

// redeemedVouchers is vouchersWithHolders for vouchers that were just redeemed. It takes their campaigns and rules from the
// decision, because reading them again would take as long as the redemption.
func (a *API) redeemedVouchers(ctx context.Context, r *request, done *redemption.Redeemed) ([]any, error) {
	some := presentVouchers(done.Vouchers)
	campaigns, assignments := map[string]string{}, map[string][]rule.Assignment{}
	for _, record := range done.Records {
		campaigns[record.CampaignID] = record.Campaign
	}
	for _, a := range done.Assignments {
		assignments[a.RelatedObjectID] = append(assignments[a.RelatedObjectID], a)
	}
	for _, of := range assignments {
		slices.SortFunc(of, func(a, b rule.Assignment) int {
			return cmp.Or(a.CreatedAt.Compare(b.CreatedAt), cmp.Compare(a.ID, b.ID))
		})
	}
	shapes, err := r.shapes().VouchersWith(ctx, some, campaigns, assignments)
	if err != nil {
		return nil, err
	}
	return withHolders(ctx, r, done.Vouchers, some, shapes)
}

// vouchersWithHolders converts vouchers for an answer, with their holders. nil stays nil.
func (a *API) vouchersWithHolders(ctx context.Context, r *request, vouchers []*voucher.Voucher) ([]any, error) {
	some := presentVouchers(vouchers)
	shapes, err := r.shapes().Vouchers(ctx, some...)
	if err != nil {
		return nil, err
	}
	return withHolders(ctx, r, vouchers, some, shapes)
}

// presentVouchers returns the vouchers that are not nil. The redemption of a tier has no voucher.
func presentVouchers(vouchers []*voucher.Voucher) (some []voucher.Voucher) {
	for _, v := range vouchers {
		if v != nil {
			some = append(some, *v)
		}
	}
	return some
}

// withHolders adds holders to the shapes of some vouchers, and returns them at the positions of the vouchers.
func withHolders(ctx context.Context, r *request, vouchers []*voucher.Voucher, some []voucher.Voucher, shapes []wire.Voucher) ([]any, error) {
	holders, err := published.ByID(ctx, r.Project.Customers.List, some, func(v voucher.Voucher) string { return v.HolderID }, func(c customer.Customer) string { return c.ID })
	if err != nil {
		return nil, err
	}
	list := make([]any, len(vouchers))
	for i, v := range vouchers {
		if v != nil {
			if c, ok := holders[v.HolderID]; ok && !r.isClientSide() { // the holder is not shown to client-side callers
				shapes[0].Holder = r.shortCustomer(&c)
			}
			list[i] = shapes[0]
			shapes = shapes[1:]
		}
	}
	return list, nil
}

func (r *request) shortCustomer(c *customer.Customer, sent ...string) *wire.ShortCustomer {
	if c == nil {
		return nil
	}
	w := r.visibleCustomer(*c, sent...)
	return &w
}

func (a *API) rollbackSingle(ctx context.Context, r *request, in wire.RollbackInput) (wire.Redemption, error) {
	done, err := a.rollback(ctx, r, in, r.Path("redemptionId"), false)
	if err != nil {
		return wire.Redemption{}, err
	}
	shapes, err := a.rolledBackShape(ctx, r, done)
	if err != nil {
		return wire.Redemption{}, err
	}
	return shapes.Rollbacks[0], nil
}

func (a *API) rollbackStacked(ctx context.Context, r *request, in wire.RollbackInput) (w wire.RolledBack, err error) {
	done, err := a.rollback(ctx, r, in, r.Path("parentRedemptionId"), true)
	if err != nil {
		return w, err
	}
	return a.rolledBackShape(ctx, r, done)
}

// rollback rolls a redemption back. Properties of the body override parameters of the query.
func (a *API) rollback(ctx context.Context, r *request, in wire.RollbackInput, id string, stacked bool) (*redemption.RolledBack, error) {
	reason, err := r.Parameter("reason")
	if err != nil {
		return nil, err
	}
	trackingID, err := r.Parameter("tracking_id")
	if err != nil {
		return nil, err
	}
	in.Reason, in.TrackingID = cmp.Or(in.Reason, reason), cmp.Or(in.TrackingID, trackingID)
	zone, err := a.zone(ctx, r)
	if err != nil {
		return nil, err
	}
	req, err := in.Domain(zone)
	if err != nil {
		return nil, err
	}
	req.RedemptionID, req.Stacked, req.Caller = id, stacked, r.caller()
	return r.Project.Redemptions.Rollback(ctx, req)
}

func (a *API) rolledBackShape(ctx context.Context, r *request, done *redemption.RolledBack) (w wire.RolledBack, err error) {
	buyer := r.shortCustomer(done.Customer)
	vouchers, err := a.vouchersWithHolders(ctx, r, done.Vouchers)
	if err != nil {
		return w, err
	}
	if done.Order != nil {
		o := wire.NewOrder(*done.Order, nil, wire.OrderWhole)
		w.Order = &o
	}
	if done.Parent != nil {
		parent := wire.NewRedemption(*done.Parent, wire.RedemptionContext{Order: w.Order, Customer: buyer, Children: done.Records})
		w.Parent = &parent
	}
	tiers, err := r.shapes().TiersOfRecords(ctx, done.Records)
	if err != nil {
		return w, err
	}
	for i, record := range done.Records {
		of := wire.RedemptionContext{Order: w.Order, Customer: buyer, Voucher: vouchers[i], Tier: tiers[record.TierID]}
		if of.Reward, err = r.shapes().Reward(ctx, record, buyer); err != nil {
			return w, err
		}
		w.Rollbacks = append(w.Rollbacks, wire.NewRedemption(record, of))
	}
	return w, nil
}

func (a *API) releaseSession(ctx context.Context, r *request) error {
	return r.Project.Redemptions.ReleaseSession(ctx, r.Path("code"), r.Path("sessionKey"))
}
