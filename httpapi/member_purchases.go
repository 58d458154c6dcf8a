package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
)

// memberPurchaseRoutes are the purchases of members, and their transactions of tiers and benefits.
func (a *API) memberPurchaseRoutes() []route {
	const program = "/v2/loyalties/programs/{programId}"
	const purchases = program + "/members/{memberId}/rewards/purchases"
	const payments = program + "/members/{memberId}/orders/payments"
	return []route{
		{"GET", purchases, read(a.listRewardPurchases)},
		{"POST", purchases, writeStrictly(a.purchaseReward)},
		{"GET", payments, read(a.listOrderPayments)},
		{"POST", payments, writeStrictly(a.payOrder)},
		{"GET", program + "/members/{memberId}/tiers/transactions", read(a.listTierTransactions)},
		{"GET", program + "/members/{memberId}/benefits/transactions", read(a.listBenefitTransactions)},
		{"POST", program + "/rewards/purchases/{rewardTransactionId}/refund", writeStrictly(a.refundReward)},
	}
}

var rewardPurchaseList = listing.Spec[membership.RewardTransaction]{
	Kind: membership.RewardTransactionKind, Style: listing.StyleCursor, Prefix: "lcrstrx_", Order: []string{"-created_at"},
	Fields: listing.Fields{
		listing.ID("id", membership.RewardTransactionKind.Prefix).AtMost(100), listing.ID("reward_id", "lrew_").AtMost(100), listing.Time("created_at"),
	},
}

var orderPaymentList = listing.Spec[membership.OrderTransaction]{
	Kind: membership.OrderTransactionKind, Style: listing.StyleCursor, Prefix: "lcrsotx_", Order: []string{"-created_at"},
	Fields: listing.Fields{listing.ID("id", membership.OrderTransactionKind.Prefix).AtMost(100), listing.Time("created_at")},
}

var tierTransactionList = listing.Spec[membership.TierTransaction]{
	Kind: membership.TierTransactionKind, Style: listing.StyleCursor, Prefix: "lcrsttx_", Order: []string{"-created_at"},
	Fields: listing.Fields{listing.ID("card_id", membership.CardKind.Prefix).AtMost(100), listing.Time("created_at")},
}

var benefitTransactionList = listing.Spec[membership.BenefitTransaction]{
	Kind: membership.BenefitTransactionKind, Style: listing.StyleCursor, Prefix: "lcrsbtx_", Order: []string{"-created_at"},
	Fields: listing.Fields{listing.ID("benefit_id", "lben_").AtMost(100), listing.Time("created_at")},
}

// memberPage answers a list of what belongs to the member in the path.
func memberPage[T, W any](ctx context.Context, a *API, r *request, spec listing.Spec[T],
	load func(context.Context, string, storage.Query) (storage.Page[T], error), shape func(T) W) (list wire.CursorList[W], err error) {
	m, err := r.Project.Members.Get(ctx, r.Path("programId"), r.Path("memberId"))
	if err != nil {
		return list, err
	}
	of := func(ctx context.Context, q storage.Query) (storage.Page[T], error) { return load(ctx, m.ID, q) }
	return cursorPage(ctx, a, r, spec, of, each(shape))
}

func (a *API) listRewardPurchases(ctx context.Context, r *request) (wire.CursorList[wire.RewardTransaction], error) {
	return memberPage(ctx, a, r, rewardPurchaseList, r.Project.Members.RewardPurchases, wire.NewRewardTransaction)
}

func (a *API) listTierTransactions(ctx context.Context, r *request) (wire.CursorList[wire.TierTransaction], error) {
	return memberPage(ctx, a, r, tierTransactionList, r.Project.Members.TierTransactions, wire.NewTierTransaction)
}

func (a *API) listBenefitTransactions(ctx context.Context, r *request) (wire.CursorList[wire.BenefitTransaction], error) {
	return memberPage(ctx, a, r, benefitTransactionList, r.Project.Members.BenefitTransactions, wire.NewBenefitTransaction)
}

func (a *API) purchaseReward(ctx context.Context, r *request, in wire.RewardPurchaseRequest) (answer, error) {
	rewardID, simulate, err := in.Domain()
	if err != nil {
		return answer{}, err
	}
	t, err := r.Project.Members.Purchase(ctx, r.Path("programId"), r.Path("memberId"), rewardID, simulate)
	if err != nil {
		return answer{}, err
	}
	if simulate {
		return answerOf(wire.NewRewardPurchase(t)), nil
	}
	return accepted(wire.NewRewardPurchase(t)), nil
}

func (a *API) refundReward(ctx context.Context, r *request, in wire.RewardRefundRequest) (answer, error) {
	policy, err := in.Domain()
	if err != nil {
		return answer{}, err
	}
	t, err := r.Project.Members.Refund(ctx, r.Path("programId"), r.Path("rewardTransactionId"), policy)
	if err != nil {
		return answer{}, err
	}
	return accepted(wire.NewRewardRefund(t)), nil
}

func (a *API) listOrderPayments(ctx context.Context, r *request) (wire.CursorList[wire.OrderTransaction], error) {
	return memberPage(ctx, a, r, orderPaymentList, r.Project.Members.OrderPayments, wire.NewOrderTransaction)
}

func (a *API) payOrder(ctx context.Context, r *request, in wire.OrderPaymentRequest) (answer, error) {
	cardID, payment, err := in.Domain()
	if err != nil {
		return answer{}, err
	}
	path := membership.CardPath{ProgramID: r.Path("programId"), MemberID: r.Path("memberId"), CardID: cardID}
	t, err := r.Project.Members.Pay(ctx, path, payment)
	if err != nil {
		return answer{}, err
	}
	if payment.Simulate {
		return answerOf(wire.NewOrderPayment(t)), nil
	}
	return accepted(wire.NewOrderPayment(t)), nil
}
