package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

var programEarningRuleList = listing.Spec[program.EarningRule]{
	Kind: program.EarningRuleKind, Style: listing.StyleCursor, Prefix: "lcrsern_", Order: []string{"-created_at", "name"},
	Fields: listing.Fields{
		listing.ID("id", program.EarningRuleKind.Prefix).AtMost(100), listing.Text("name").AtMost(10),
		listing.Enum("status", "DRAFT", "ACTIVE", "INACTIVE", "DELETED").AtMost(10), listing.Time("created_at"),
	},
}

func (a *API) listProgramEarningRules(ctx context.Context, r *request) (wire.CursorList[wire.ProgramEarningRule], error) {
	return cursorPage(ctx, a, r, programEarningRuleList, r.Project.Programs.ListEarningRules, each(wire.NewProgramEarningRule))
}

func (a *API) createProgramEarningRule(ctx context.Context, r *request, in wire.ProgramEarningRuleCreate) (wire.ProgramEarningRule, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.ProgramEarningRule{}, err
	}
	rule, err := in.Domain(zone)
	if err != nil {
		return wire.ProgramEarningRule{}, err
	}
	rule, err = r.Project.Programs.CreateEarningRule(ctx, rule)
	return toShape(wire.NewProgramEarningRule, rule, err)
}

func (a *API) getProgramEarningRule(ctx context.Context, r *request) (wire.ProgramEarningRule, error) {
	rule, err := r.Project.Programs.EarningRule(ctx, r.Path("earningRuleId"))
	return toShape(wire.NewProgramEarningRule, rule, err)
}

func (a *API) updateProgramEarningRule(ctx context.Context, r *request, in wire.ProgramEarningRuleChange) (wire.ProgramEarningRule, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.ProgramEarningRule{}, err
	}
	rule, err := r.Project.Programs.UpdateEarningRule(ctx, r.Path("earningRuleId"), func(stored program.EarningRule) (program.EarningRuleUpdate, error) {
		return in.Domain(zone, stored.Trigger.SchemaID)
	})
	return toShape(wire.NewProgramEarningRule, rule, err)
}

func (a *API) deleteProgramEarningRule(ctx context.Context, r *request) (wire.ProgramEarningRule, error) {
	rule, err := r.Project.Programs.DeleteEarningRule(ctx, r.Path("earningRuleId"))
	return toShape(wire.NewProgramEarningRule, rule, err)
}

func (a *API) moveProgramEarningRule(verb program.Verb) func(context.Context, *request) (wire.ProgramEarningRule, error) {
	return move("earningRuleId", verb, func(r *request) func(context.Context, string, program.Verb) (program.EarningRule, error) {
		return r.Project.Programs.MoveEarningRule
	}, wire.NewProgramEarningRule)
}
