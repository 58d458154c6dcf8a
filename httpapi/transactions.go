package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// transactionList has the newest transactions first.
var transactionList = listing.Spec[voucher.Transaction]{
	Kind: voucher.TransactionKind, Style: listing.StyleStartingAfterID, Order: []string{"-id"},
	Fields: listing.Fields{listing.Text("id"), listing.Text("voucher_id"), listing.Time("created_at")},
}

// listTransactions answers the transactions of gift and loyalty cards that match a filter. Those of /v2 cards are in
// member_points.go.
func (a *API) listTransactions(ctx context.Context, r *request, within storage.Filter) (wire.List[wire.Transaction], error) {
	return listPage(ctx, a, r, transactionList, "data", within, r.Project.Vouchers.Transactions,
		func(page []voucher.Transaction) ([]wire.Transaction, error) { return transactionShapes(ctx, r, page) })
}

// transactionShapes converts transactions for an answer. Each kind of related resource is read once for the page.
func transactionShapes(ctx context.Context, r *request, page []voucher.Transaction) ([]wire.Transaction, error) {
	orders, err := published.ByID(ctx, r.Project.Orders.List, page,
		func(t voucher.Transaction) string { return t.OrderID }, func(o order.Order) string { return o.ID })
	if err != nil {
		return nil, err
	}
	rules, err := published.ByID(ctx, r.Project.Loyalty.ListEarningRules, page,
		func(t voucher.Transaction) string { return t.Cause.RuleID }, func(r loyalty.EarningRule) string { return r.ID })
	if err != nil {
		return nil, err
	}
	segments, err := published.ByID(ctx, r.Project.Segments.List, page,
		func(t voucher.Transaction) string { return t.Cause.SegmentID }, func(s segment.Segment) string { return s.ID })
	if err != nil {
		return nil, err
	}
	tierID := func(t loyalty.Tier) string { return t.ID }
	tiers, err := published.ByID(ctx, r.Project.Loyalty.ListTiers, page, func(t voucher.Transaction) string { return t.Cause.TierID }, tierID)
	if err != nil {
		return nil, err
	}
	held, err := published.ByID(ctx, r.Project.Loyalty.ListTiers, page, func(t voucher.Transaction) string { return t.Cause.HolderTierID }, tierID)
	if err != nil {
		return nil, err
	}
	pending, err := published.ByID(ctx, r.Project.Loyalty.ListPending, page,
		func(t voucher.Transaction) string { return t.Cause.PendingID }, func(p ledger.Pending) string { return p.ID })
	if err != nil {
		return nil, err
	}
	events, err := published.ByID(ctx, r.Project.Loyalty.ListEvents, page,
		func(t voucher.Transaction) string { return pending[t.Cause.PendingID].Cause.EventID }, eventID)
	if err != nil {
		return nil, err
	}
	redeemed, err := published.ByID(ctx, r.Project.Redemptions.List, page,
		func(t voucher.Transaction) string { return t.RedemptionID }, func(rec redemption.Record) string { return rec.ID })
	if err != nil {
		return nil, err
	}
	rewards, err := published.ByID(ctx, r.Project.Loyalty.ListRewards, page,
		func(t voucher.Transaction) string { return redeemed[t.RedemptionID].RewardID }, func(r loyalty.Reward) string { return r.ID })
	if err != nil {
		return nil, err
	}
	others, err := otherCards(ctx, r, page)
	if err != nil {
		return nil, err
	}
	var campaignIDs, categoryIDs []string
	for _, card := range others {
		campaignIDs, categoryIDs = append(campaignIDs, card.CampaignID), append(categoryIDs, card.CategoryID)
	}
	campaigns, err := r.Project.Campaigns.ByID(ctx, published.Distinct(campaignIDs)...)
	if err != nil {
		return nil, err
	}
	categories, err := r.shapes().Categories(ctx, categoryIDs...)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Transaction, len(page))
	for i, t := range page {
		of := wire.TransactionContext{
			OrderSourceID: orders[t.OrderID].SourceID, Rule: rules[t.Cause.RuleID], Segment: segments[t.Cause.SegmentID],
			Tier: tiers[t.Cause.TierID], HolderTier: held[t.Cause.HolderTierID], RewardID: redeemed[t.RedemptionID].RewardID,
		}
		of.Reward = rewards[of.RewardID]
		if waited, is := pending[t.Cause.PendingID]; is {
			of.Pending, of.Event = &waited, events[waited.Cause.EventID]
		}
		if card, is := others[t.ID]; is {
			of.Other, of.OtherCampaign, of.OtherCategory = &card, campaigns[card.CampaignID].Name, categories[card.CategoryID]
		}
		shapes[i] = wire.NewTransaction(t, of)
	}
	return shapes, nil
}

// pendingShapes converts pending points for an answer. Each kind of related resource is read once for the page.
func pendingShapes(ctx context.Context, r *request) func([]ledger.Pending) ([]wire.PendingPoints, error) {
	return func(page []ledger.Pending) ([]wire.PendingPoints, error) {
		orders, err := published.ByID(ctx, r.Project.Orders.List, page,
			func(p ledger.Pending) string { return p.Cause.OrderID }, func(o order.Order) string { return o.ID })
		if err != nil {
			return nil, err
		}
		rules, err := published.ByID(ctx, r.Project.Loyalty.ListEarningRules, page,
			func(p ledger.Pending) string { return p.Cause.RuleID }, func(r loyalty.EarningRule) string { return r.ID })
		if err != nil {
			return nil, err
		}
		tierID := func(t loyalty.Tier) string { return t.ID }
		tiers, err := published.ByID(ctx, r.Project.Loyalty.ListTiers, page, func(p ledger.Pending) string { return p.Cause.TierID }, tierID)
		if err != nil {
			return nil, err
		}
		held, err := published.ByID(ctx, r.Project.Loyalty.ListTiers, page, func(p ledger.Pending) string { return p.Cause.HolderTierID }, tierID)
		if err != nil {
			return nil, err
		}
		events, err := published.ByID(ctx, r.Project.Loyalty.ListEvents, page, func(p ledger.Pending) string { return p.Cause.EventID }, eventID)
		shapes := make([]wire.PendingPoints, len(page))
		for i, p := range page {
			shapes[i] = wire.NewPendingPoints(p, wire.TransactionContext{
				OrderSourceID: orders[p.Cause.OrderID].SourceID, Rule: rules[p.Cause.RuleID], Tier: tiers[p.Cause.TierID],
				HolderTier: held[p.Cause.HolderTierID], Event: events[p.Cause.EventID],
			})
		}
		return shapes, err
	}
}

func eventID(e event.Event) string { return e.ID }

// otherCards returns the other cards of transfers, by the ids of the transactions.
func otherCards(ctx context.Context, r *request, page []voucher.Transaction) (map[string]voucher.Voucher, error) {
	other := func(t voucher.Transaction) string {
		if t.Type == voucher.PointsTransferIn || t.Type == voucher.PointsTransferOut {
			return t.RelatedID
		}
		return ""
	}
	related, err := published.ByID(ctx, r.Project.Vouchers.Transactions, page, other, func(t voucher.Transaction) string { return t.ID })
	if err != nil || len(related) == 0 {
		return nil, err
	}
	cards, err := published.ByID(ctx, r.Project.Vouchers.List, page,
		func(t voucher.Transaction) string { return related[other(t)].VoucherID }, func(v voucher.Voucher) string { return v.ID })
	found := make(map[string]voucher.Voucher, len(cards))
	for _, t := range page {
		if card, is := cards[related[other(t)].VoucherID]; is {
			found[t.ID] = card
		}
	}
	return found, err
}
