package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) listStacks(ctx context.Context, r *request) (wire.List[wire.Stack], error) {
	return listPage(ctx, a, r, stackList, "data", storage.Filter{}, r.Project.Promotions.ListStacks,
		func(stacks []promotion.Stack) ([]wire.Stack, error) { return stackShapes(ctx, r, stacks...) })
}

func (a *API) listStacksOfCampaign(ctx context.Context, r *request) (list wire.List[wire.Stack], err error) {
	c, err := r.Project.Promotions.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	stacks, err := r.Project.Promotions.StacksOf(ctx, c.ID)
	if err != nil {
		return list, err
	}
	shapes, err := stackShapes(ctx, r, stacks...)
	return unpagedList(shapes), err
}

func (a *API) createStack(ctx context.Context, r *request, in wire.StackCreate) (wire.Stack, error) {
	category, err := categoryID(ctx, r, in.CategoryInput)
	if err != nil {
		return wire.Stack{}, err
	}
	n := in.Domain()
	n.CategoryID = category.Or("")
	s, err := r.Project.Promotions.CreateStack(ctx, r.Path("campaignId"), n)
	return stackShape(ctx, r, s, err)
}

func (a *API) getStack(ctx context.Context, r *request) (wire.Stack, error) {
	s, err := r.Project.Promotions.Stack(ctx, r.Path("campaignId"), r.Path("stackId"))
	return stackShape(ctx, r, s, err)
}

func (a *API) updateStack(ctx context.Context, r *request, in wire.StackUpdate) (wire.Stack, error) {
	update := in.Domain()
	update.From = r.from
	var err error
	if update.CategoryID, err = categoryID(ctx, r, in.CategoryInput); err != nil {
		return wire.Stack{}, err
	}
	s, err := r.Project.Promotions.UpdateStack(ctx, r.Path("campaignId"), r.Path("stackId"), update)
	return stackShape(ctx, r, s, err)
}

func (a *API) deleteStack(ctx context.Context, r *request) error {
	return r.Project.Promotions.DeleteStack(ctx, r.Path("campaignId"), r.Path("stackId"))
}

func stackShape(ctx context.Context, r *request, s promotion.Stack, err error) (wire.Stack, error) {
	if err != nil {
		return wire.Stack{}, err
	}
	shapes, err := stackShapes(ctx, r, s)
	if err != nil {
		return wire.Stack{}, err
	}
	return shapes[0], nil
}

func stackShapes(ctx context.Context, r *request, stacks ...promotion.Stack) ([]wire.Stack, error) {
	categoryIDs := make([]string, len(stacks))
	for i, s := range stacks {
		categoryIDs[i] = s.CategoryID
	}
	categories, err := r.shapes().Categories(ctx, categoryIDs...)
	shapes := make([]wire.Stack, len(stacks))
	for i, s := range stacks {
		shapes[i] = wire.NewStack(s, categories[s.CategoryID])
	}
	return shapes, err
}
