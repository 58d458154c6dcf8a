package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/httpapi/internal/listing"
	"github.com/punchcardhq/punchcard/httpapi/internal/wire"
	membership "github.com/punchcardhq/punchcard/loyalty/member"
	"github.com/punchcardhq/punchcard/storage"
)

// memberPurchaseRoutes are what members spend their points on.
func (a *API) memberPurchaseRoutes() []route {
	const program = "/v2/loyalties/programs/{programId}"
	const purchases = program + "/members/{memberId}/rewards/purchases"
	const payments = program + "/members/{memberId}/orders/payments"
	return []route{
		{"GET", purchases, read(a.listRewardPurchases)},
		{"POST", purchases, writeStrictly(a.purchaseReward)},
		{"GET", payments, read(a.listOrderPayments)},
		{"POST", payments, writeStrictly(a.payOrder)},
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

func (a *API) listRewardPurchases(ctx context.Context, r *request) (list wire.CursorList[wire.RewardTransaction], err error) {
	m, err := r.Project.Members.Get(ctx, r.Path("programId"), r.Path("memberId"))
	if err != nil {
		return list, err
	}
	load := func(ctx context.Context, q storage.Query) (storage.Page[membership.RewardTransaction], error) {
		return r.Project.Members.RewardPurchases(ctx, m.ID, q)
	}
	return cursorPage(ctx, a, r, rewardPurchaseList, load, each(wire.NewRewardTransaction))
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

func (a *API) listOrderPayments(ctx context.Context, r *request) (list wire.CursorList[wire.OrderTransaction], err error) {
	m, err := r.Project.Members.Get(ctx, r.Path("programId"), r.Path("memberId"))
	if err != nil {
		return list, err
	}
	load := func(ctx context.Context, q storage.Query) (storage.Page[membership.OrderTransaction], error) {
		return r.Project.Members.OrderPayments(ctx, m.ID, q)
	}
	return cursorPage(ctx, a, r, orderPaymentList, load, each(wire.NewOrderTransaction))
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
