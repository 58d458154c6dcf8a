package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
)

func (a *API) memberRedemptionRoutes() []route {
	return []route{
		{"POST", "/v1/loyalties/{campaignId}/members/{memberId}/redemption", keepsAnswer(write(a.redeemReward))},
		{"POST", "/v1/loyalties/members/{memberId}/redemption", keepsAnswer(write(a.redeemReward))},
	}
}

// redeemReward redeems a member's card for a reward. The member is the redeeming customer.
func (a *API) redeemReward(ctx context.Context, r *request, in wire.MemberRedemption) (wire.Redemption, error) {
	card, err := member(ctx, r)
	if err != nil {
		return wire.Redemption{}, err
	}
	return a.redeemSingle(ctx, r, in.Of(card))
}
