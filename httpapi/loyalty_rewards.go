package httpapi

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) rewardRoutes() []route {
	return []route{
		{"GET", "/v1/rewards", read(a.listRewards)},
		{"POST", "/v1/rewards", write(a.createReward)},
		{"GET", "/v1/rewards/{rewardId}", read(a.getReward)},
		{"PUT", "/v1/rewards/{rewardId}", write(a.updateReward)},
		{"DELETE", "/v1/rewards/{rewardId}", remove(a.deleteReward)},
		{"GET", "/v1/rewards/{rewardId}/assignments", read(a.listAssignmentsOfReward)},
		{"POST", "/v1/rewards/{rewardId}/assignments", write(a.assignReward)},
		{"GET", "/v1/rewards/{rewardId}/assignments/{assignmentId}", read(a.getRewardAssignment)},
		{"PUT", "/v1/rewards/{rewardId}/assignments/{assignmentId}", write(a.updateRewardAssignment)},
		{"DELETE", "/v1/rewards/{rewardId}/assignments/{assignmentId}", remove(a.deleteRewardAssignment)},
		{"GET", "/v1/loyalties/{campaignId}/rewards", read(a.listAssignmentsOfCampaign)},
		{"POST", "/v1/loyalties/{campaignId}/rewards", write(a.assignRewardsOfCampaign)},
		{"GET", "/v1/loyalties/{campaignId}/rewards/{assignmentId}", read(a.getRewardAssignment)},
		{"PUT", "/v1/loyalties/{campaignId}/rewards/{assignmentId}", write(a.updateRewardAssignment)},
		{"DELETE", "/v1/loyalties/{campaignId}/rewards/{assignmentId}", remove(a.deleteRewardAssignment)},
		{"GET", "/v1/loyalties/{campaignId}/reward-assignments", read(a.listAssignmentsOfCampaign)},
		{"GET", "/v1/loyalties/{campaignId}/reward-assignments/{assignmentId}", read(a.getRewardAssignment)},
		{"GET", "/v1/loyalties/{campaignId}/reward-assignments/{assignmentId}/reward", read(a.getAssignedReward)},
		{"GET", "/v1/loyalties/members/{memberId}/rewards", read(a.listRewardsOfMember)},
	}
}

var (
	rewardList           = listing.Spec[loyalty.Reward]{Kind: loyalty.RewardKind, Order: []string{"-created_at"}, Total: true}
	rewardAssignmentList = listing.Spec[loyalty.RewardAssignment]{Kind: loyalty.RewardAssignmentKind, Order: []string{"-created_at"}, Total: true}
)

func (a *API) listRewards(ctx context.Context, r *request) (list wire.List[wire.Reward], err error) {
	within := storage.Filter{}
	id, err := r.Parameter("assignment_id")
	if err != nil {
		return list, err
	}
	if id != "" {
		assignment, err := r.Project.Loyalty.Assignment(ctx, id, loyalty.AssignmentOf{})
		if within, err = idOr("id", assignment.RewardID, id, err); err != nil {
			return list, err
		}
	}
	return listPage(ctx, a, r, rewardList, "data", within, r.Project.Loyalty.ListRewards, func(rewards []loyalty.Reward) ([]wire.Reward, error) {
		rewards, err := withRedeemedCounts(ctx, r, rewards...)
		if err != nil {
			return nil, err
		}
		return shapesOf(rewards, wire.NewReward), nil
	})
}

func (a *API) createReward(ctx context.Context, r *request, in wire.RewardCreate) (wire.Reward, error) {
	n, err := in.Domain()
	if err != nil {
		return wire.Reward{}, err
	}
	made, err := r.Project.Loyalty.CreateReward(ctx, n)
	return rewardShape(ctx, r, made, err)
}

func (a *API) getReward(ctx context.Context, r *request) (wire.Reward, error) {
	reward, err := r.Project.Loyalty.Reward(ctx, r.Path("rewardId"))
	return rewardShape(ctx, r, reward, err)
}

func (a *API) updateReward(ctx context.Context, r *request, in wire.RewardUpdate) (wire.Reward, error) {
	u, err := in.Domain()
	if err != nil {
		return wire.Reward{}, err
	}
	reward, err := r.Project.Loyalty.UpdateReward(ctx, r.Path("rewardId"), u)
	return rewardShape(ctx, r, reward, err)
}

func (a *API) deleteReward(ctx context.Context, r *request) error {
	return r.Project.Loyalty.DeleteReward(ctx, r.Path("rewardId"))
}

func rewardShape(ctx context.Context, r *request, reward loyalty.Reward, err error) (wire.Reward, error) {
	if err != nil {
		return wire.Reward{}, err
	}
	rewards, err := withRedeemedCounts(ctx, r, reward)
	if err != nil {
		return wire.Reward{}, err
	}
	return wire.NewReward(rewards[0]), nil
}

func (a *API) listAssignmentsOfReward(ctx context.Context, r *request) (list wire.List[wire.RewardAssignment], err error) {
	reward, err := r.Project.Loyalty.Reward(ctx, r.Path("rewardId"))
	if err != nil {
		return list, err
	}
	return listPage(ctx, a, r, rewardAssignmentList, "data", storage.Is("reward_id", reward.ID), r.Project.Loyalty.ListAssignments, each(wire.NewRewardAssignment))
}

func (a *API) listAssignmentsOfCampaign(ctx context.Context, r *request) (list wire.List[wire.RewardAssignment], err error) {
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	within := storage.Is("campaign_id", c.ID)
	for _, parameter := range []string{"assignment_id", "assignmentId"} { // the two lists spell it differently
		id, err := r.Parameter(parameter)
		if err != nil {
			return list, err
		}
		if id != "" {
			within = storage.And(within, storage.Is("id", id))
		}
	}
	return listPage(ctx, a, r, rewardAssignmentList, "data", within, r.Project.Loyalty.ListAssignments, each(wire.NewRewardAssignment))
}

func (a *API) assignReward(ctx context.Context, r *request, in wire.RewardAssignmentCreate) (wire.RewardAssignment, error) {
	if _, err := r.Project.Loyalty.Reward(ctx, r.Path("rewardId")); err != nil {
		return wire.RewardAssignment{}, err
	}
	if in.Campaign == "" {
		return wire.RewardAssignment{}, fault.PayloadMissing("campaign")
	}
	made, err := r.Project.Loyalty.Assign(ctx, func(_ int, property string) string { return property }, in.Domain(r.Path("rewardId"), in.Campaign))
	if err != nil {
		return wire.RewardAssignment{}, err
	}
	return wire.NewRewardAssignment(made[0]), nil
}

// assignRewardsOfCampaign answers a single assignment as an object, as documented, and several as a list.
func (a *API) assignRewardsOfCampaign(ctx context.Context, r *request, in []wire.CampaignRewardCreate) (answer, error) {
	if len(in) == 0 {
		return answer{}, fault.Invalid("invalid_payload", "Invalid payload", "Payload must be an array of at least one reward assignment")
	}
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return answer{}, err
	}
	at := func(i int, property string) string { return fmt.Sprintf("[%d].%s", i, property) }
	assignments := make([]loyalty.NewAssignment, len(in))
	for i, one := range in {
		if one.Reward == "" {
			return answer{}, fault.Payload(fmt.Sprintf("[%d]", i), "must have required property 'reward'")
		}
		assignments[i] = one.Domain(one.Reward, c.ID)
	}
	made, err := r.Project.Loyalty.Assign(ctx, at, assignments...)
	if err != nil {
		return answer{}, err
	}
	if len(made) == 1 {
		return ok(wire.NewRewardAssignment(made[0])), nil
	}
	return ok(shapesOf(made, wire.NewRewardAssignment)), nil
}

// assignmentOf returns the reward and campaign in the path, to which an assignment has to belong.
func assignmentOf(r *request) loyalty.AssignmentOf {
	return loyalty.AssignmentOf{RewardID: r.Path("rewardId"), Campaign: r.Path("campaignId")}
}

func (a *API) getRewardAssignment(ctx context.Context, r *request) (wire.RewardAssignment, error) {
	return rewardAssignmentShape(r.Project.Loyalty.Assignment(ctx, r.Path("assignmentId"), assignmentOf(r)))
}

func (a *API) updateRewardAssignment(ctx context.Context, r *request, in wire.RewardAssignmentUpdate) (wire.RewardAssignment, error) {
	return rewardAssignmentShape(r.Project.Loyalty.UpdateAssignment(ctx, r.Path("assignmentId"), assignmentOf(r), in.Domain()))
}

func (a *API) deleteRewardAssignment(ctx context.Context, r *request) error {
	return r.Project.Loyalty.DeleteAssignment(ctx, r.Path("assignmentId"), assignmentOf(r))
}

func rewardAssignmentShape(a loyalty.RewardAssignment, err error) (wire.RewardAssignment, error) {
	if err != nil {
		return wire.RewardAssignment{}, err
	}
	return wire.NewRewardAssignment(a), nil
}

func (a *API) getAssignedReward(ctx context.Context, r *request) (wire.Reward, error) {
	assignment, err := r.Project.Loyalty.Assignment(ctx, r.Path("assignmentId"), assignmentOf(r))
	if err != nil {
		return wire.Reward{}, err
	}
	reward, err := r.Project.Loyalty.Reward(ctx, assignment.RewardID)
	return rewardShape(ctx, r, reward, err)
}

// listRewardsOfMember lists the rewards that a member can get, at the prices of their tier. With affordable_only it leaves
// out those that cost more points than they have.
func (a *API) listRewardsOfMember(ctx context.Context, r *request) (list wire.List[wire.Offer], err error) {
	affordable, err := r.Flag("affordable_only")
	if err != nil {
		return list, err
	}
	v, err := member(ctx, r)
	if err != nil {
		return list, err
	}
	if err := r.Project.Vouchers.Current(ctx, &v); err != nil {
		return list, err
	}
	held, err := r.Project.Loyalty.TiersOfMember(ctx, v.ID)
	if err != nil {
		return list, err
	}
	var t *loyalty.Tier
	if len(held) > 0 {
		t = &held[0].Tier
	}
	return offersTo(ctx, r, v.CampaignID, t, "loyalty_reward", func(o loyalty.Offer) bool {
		price := o.Assignment.Points
		if o.Reward.Coin != nil {
			price = o.Reward.Coin.PointsRatio
		}
		return !affordable || price <= v.Balance()
	})
}

// withRedeemedCounts fills in how many times rewards were redeemed.
func withRedeemedCounts(ctx context.Context, r *request, rewards ...loyalty.Reward) ([]loyalty.Reward, error) {
	var ids []string
	for _, reward := range rewards {
		if reward.Type == loyalty.RewardMaterial {
			ids = append(ids, reward.ID)
		}
	}
	given, err := r.Project.Redemptions.Given(ctx, ids...)
	if err != nil {
		return nil, err
	}
	for i := range rewards {
		rewards[i].Redeemed = given[rewards[i].ID]
	}
	return rewards, nil
}
