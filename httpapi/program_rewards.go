package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

var benefitList = listing.Spec[program.Benefit]{
	Kind: program.BenefitKind, Style: listing.StyleCursor, Prefix: "lcrsben_", Order: []string{"-created_at", "name", "type"},
	Fields: listing.Fields{
		listing.ID("id", program.BenefitKind.Prefix).AtMost(100), listing.Text("name").AtMost(10),
		listing.Enum("status", "DRAFT", "ACTIVE", "DELETED").AtMost(10),
		listing.Enum("type", "POINTS", "POINTS_PROPORTIONAL", "MATERIAL", "DIGITAL").AtMost(10), listing.Time("created_at"),
	},
}

var programRewardList = listing.Spec[program.Reward]{
	Kind: program.RewardKind, Style: listing.StyleCursor, Prefix: "lcrsrew_", Order: []string{"-created_at", "name"},
	Fields: listing.Fields{
		listing.ID("id", program.RewardKind.Prefix).AtMost(100), listing.Text("name").AtMost(10),
		listing.Enum("type", "MATERIAL", "DIGITAL").AtMost(10), listing.Time("created_at"),
	},
}

func (a *API) listBenefits(ctx context.Context, r *request) (wire.CursorList[wire.Benefit], error) {
	return cursorPage(ctx, a, r, benefitList, r.Project.Programs.ListBenefits, each(wire.NewBenefit))
}

func (a *API) createBenefit(ctx context.Context, r *request, in wire.BenefitCreate) (wire.Benefit, error) {
	b, err := in.Domain()
	if err != nil {
		return wire.Benefit{}, err
	}
	b, err = r.Project.Programs.CreateBenefit(ctx, b)
	return toShape(wire.NewBenefit, b, err)
}

func (a *API) getBenefit(ctx context.Context, r *request) (wire.Benefit, error) {
	b, err := r.Project.Programs.Benefit(ctx, r.Path("benefitId"))
	return toShape(wire.NewBenefit, b, err)
}

func (a *API) updateBenefit(ctx context.Context, r *request, in wire.BenefitUpdate) (wire.Benefit, error) {
	u, err := in.Domain()
	if err != nil {
		return wire.Benefit{}, err
	}
	b, err := r.Project.Programs.UpdateBenefit(ctx, r.Path("benefitId"), u)
	return toShape(wire.NewBenefit, b, err)
}

func (a *API) deleteBenefit(ctx context.Context, r *request) (wire.Benefit, error) {
	b, err := r.Project.Programs.DeleteBenefit(ctx, r.Path("benefitId"))
	return toShape(wire.NewBenefit, b, err)
}

func (a *API) moveBenefit(verb program.Verb) func(context.Context, *request) (wire.Benefit, error) {
	return move("benefitId", verb, func(r *request) func(context.Context, string, program.Verb) (program.Benefit, error) {
		return r.Project.Programs.MoveBenefit
	}, wire.NewBenefit)
}

func (a *API) listProgramRewards(ctx context.Context, r *request) (wire.CursorList[wire.ProgramReward], error) {
	return cursorPage(ctx, a, r, programRewardList, r.Project.Programs.ListRewards, each(wire.NewProgramReward))
}

func (a *API) createProgramReward(ctx context.Context, r *request, in wire.ProgramRewardCreate) (wire.ProgramReward, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.ProgramReward{}, err
	}
	reward, err := in.Domain(zone)
	if err != nil {
		return wire.ProgramReward{}, err
	}
	reward, err = r.Project.Programs.CreateReward(ctx, reward)
	return toShape(wire.NewProgramReward, reward, err)
}

func (a *API) getProgramReward(ctx context.Context, r *request) (wire.ProgramReward, error) {
	reward, err := r.Project.Programs.Reward(ctx, r.Path("rewardId"))
	return toShape(wire.NewProgramReward, reward, err)
}

func (a *API) updateProgramReward(ctx context.Context, r *request, in wire.ProgramRewardUpdate) (wire.ProgramReward, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.ProgramReward{}, err
	}
	u, err := in.Domain(zone)
	if err != nil {
		return wire.ProgramReward{}, err
	}
	reward, err := r.Project.Programs.UpdateReward(ctx, r.Path("rewardId"), u)
	return toShape(wire.NewProgramReward, reward, err)
}

func (a *API) deleteProgramReward(ctx context.Context, r *request) (wire.ProgramReward, error) {
	reward, err := r.Project.Programs.DeleteReward(ctx, r.Path("rewardId"))
	return toShape(wire.NewProgramReward, reward, err)
}

func (a *API) moveProgramReward(verb program.Verb) func(context.Context, *request) (wire.ProgramReward, error) {
	return move("rewardId", verb, func(r *request) func(context.Context, string, program.Verb) (program.Reward, error) {
		return r.Project.Programs.MoveReward
	}, wire.NewProgramReward)
}
