package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

var programList = listing.Spec[program.Program]{
	Kind: program.Kind, Style: listing.StyleCursor, Prefix: "lcrsprg_", Order: []string{"-created_at", "name"},
	Fields: listing.Fields{
		listing.ID("id", program.Kind.Prefix).AtMost(100), listing.Text("name").AtMost(10),
		listing.Enum("status", "DRAFT", "ACTIVE", "INACTIVE", "DELETED").AtMost(10), listing.Time("created_at"),
	},
}

func (a *API) listPrograms(ctx context.Context, r *request) (wire.CursorList[wire.Program], error) {
	return cursorPage(ctx, a, r, programList, r.Project.Programs.ListPrograms, each(wire.NewProgram))
}

func (a *API) createProgram(ctx context.Context, r *request, in wire.ProgramCreate) (wire.ProgramCreated, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.ProgramCreated{}, err
	}
	n, err := in.Domain(zone)
	if err != nil {
		return wire.ProgramCreated{}, err
	}
	p, err := r.Project.Programs.CreateProgram(ctx, n)
	return toShape(func(p program.Program) wire.ProgramCreated { return wire.NewProgramCreated(p, n) }, p, err)
}

func (a *API) getProgram(ctx context.Context, r *request) (wire.Program, error) {
	p, err := r.Project.Programs.Program(ctx, r.Path("programId"))
	return toShape(wire.NewProgram, p, err)
}

func (a *API) updateProgram(ctx context.Context, r *request, in wire.ProgramUpdate) (wire.Program, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Program{}, err
	}
	u, err := in.Domain(zone)
	if err != nil {
		return wire.Program{}, err
	}
	p, err := r.Project.Programs.UpdateProgram(ctx, r.Path("programId"), u)
	return toShape(wire.NewProgram, p, err)
}

func (a *API) deleteProgram(ctx context.Context, r *request) (wire.Program, error) {
	p, err := r.Project.Programs.DeleteProgram(ctx, r.Path("programId"))
	return toShape(wire.NewProgram, p, err)
}

func (a *API) moveProgram(verb program.Verb) func(context.Context, *request) (wire.Program, error) {
	return move("programId", verb, func(r *request) func(context.Context, string, program.Verb) (program.Program, error) {
		return r.Project.Programs.MoveProgram
	}, wire.NewProgram)
}

// assignedLists are the lists of assignments to a program.
var assignedLists = map[program.AssignedType]listing.Spec[program.Assignment]{
	program.AssignedCardDefinition: assignedList("lcrscdefa_"), program.AssignedEarningRule: assignedList("lcrserna_"),
	program.AssignedTierStructure: assignedList("lcrstsa_"), program.AssignedReward: assignedList("lcrsrewa_"),
}

func assignedList(prefix string) listing.Spec[program.Assignment] {
	return listing.Spec[program.Assignment]{Kind: program.AssignmentKind, Style: listing.StyleCursor, Prefix: prefix, Order: []string{"-created_at"}}
}

func (a *API) listAssigned(kind program.AssignedType) func(context.Context, *request) (wire.CursorList[wire.ProgramAssignment], error) {
	return func(ctx context.Context, r *request) (wire.CursorList[wire.ProgramAssignment], error) {
		load := func(ctx context.Context, q storage.Query) (storage.Page[program.Assignment], error) {
			return r.Project.Programs.ListAssignments(ctx, r.Path("programId"), kind, q)
		}
		return cursorPage(ctx, a, r, assignedLists[kind], load, each(wire.NewProgramAssignment))
	}
}

func (a *API) assign(kind program.AssignedType) func(context.Context, *request, wire.BatchRequest) (wire.BatchResult, error) {
	return func(ctx context.Context, r *request, in wire.BatchRequest) (wire.BatchResult, error) {
		b, err := in.Domain()
		if err != nil {
			return wire.BatchResult{}, err
		}
		done, err := r.Project.Programs.Assign(ctx, r.Path("programId"), kind, b)
		return wire.NewBatchResult(done, in.Assign != nil, in.Unassign != nil), err
	}
}

func (a *API) assignProgramRewards(ctx context.Context, r *request, in wire.RewardBatchRequest) (wire.BatchResult, error) {
	b, err := in.Domain()
	if err != nil {
		return wire.BatchResult{}, err
	}
	done, err := r.Project.Programs.Assign(ctx, r.Path("programId"), program.AssignedReward, b)
	return wire.NewBatchResult(done, in.Assign != nil, in.Unassign != nil), err
}

func (a *API) restockReward(ctx context.Context, r *request, in wire.Restock) (wire.ProgramAssignment, error) {
	stock, err := in.Domain()
	if err != nil {
		return wire.ProgramAssignment{}, err
	}
	assignment, err := r.Project.Programs.Restock(ctx, r.Path("programId"), r.Path("rewardId"), stock)
	return toShape(wire.NewProgramAssignment, assignment, err)
}
