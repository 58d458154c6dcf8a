package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

const managedRewardRedemptions = "/management/v1/projects/{projectId}/reward-redemptions"

// rewardRedemptionRoutes are for staff who hand out material rewards.
func (a *API) rewardRedemptionRoutes() []route {
	return []route{
		{"GET", managedRewardRedemptions, read(a.listRewardRedemptions)},
		{"POST", managedRewardRedemptions + "/{redemptionId}/complete", read(a.completeReward)},
	}
}

// rewardRedemptionList is sorted by age by default, oldest first.
var rewardRedemptionList = listing.Spec[redemption.Record]{Kind: redemption.RecordKind, Style: listing.StyleStartingAfterID, Order: []string{"created_at"}}

func (a *API) listRewardRedemptions(ctx context.Context, r *request) (list wire.List[wire.RewardRedemption], err error) {
	status, err := listing.Choice(r.URL.Query(), "status", redemption.Deliveries...)
	if err != nil {
		return list, err
	}
	within := storage.Where("reward_status", storage.OpHasValue)
	if status != "" {
		within = storage.Is("reward_status", status)
	}
	return listPage(ctx, a, r, rewardRedemptionList, "data", within, r.Project.Redemptions.List, each(wire.NewRewardRedemption))
}

// completeReward records that a reward was handed over.
func (a *API) completeReward(ctx context.Context, r *request) (wire.RewardRedemption, error) {
	record, err := r.Project.Redemptions.CompleteReward(ctx, r.Path("redemptionId"))
	return wire.NewRewardRedemption(record), err
}
