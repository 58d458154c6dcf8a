package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

var tierStructureList = listing.Spec[program.TierStructure]{
	Kind: program.TierStructureKind, Style: listing.StyleCursor, Prefix: "lcrsts_", Order: []string{"-created_at", "name", "status", "type"},
	Fields: listing.Fields{
		listing.ID("id", program.TierStructureKind.Prefix).AtMost(100), listing.Text("name").AtMost(10),
		listing.Enum("type", string(program.StructureBalance), string(program.StructureEarned)).AtMost(10),
		listing.Enum("status", "DRAFT", "ACTIVE", "INACTIVE", "DELETED").AtMost(10), listing.Time("created_at"),
	},
}

var structureTierList = listing.Spec[program.Tier]{
	Kind: program.TierKind, Style: listing.StyleCursor, Prefix: "lcrst_", Order: []string{"-created_at", "name"},
}

func (a *API) listTierStructures(ctx context.Context, r *request) (wire.CursorList[wire.TierStructure], error) {
	return cursorPage(ctx, a, r, tierStructureList, r.Project.Programs.ListTierStructures, each(wire.NewTierStructure))
}

func (a *API) createTierStructure(ctx context.Context, r *request, in wire.TierStructureCreate) (wire.TierStructure, error) {
	s, err := in.Domain()
	if err != nil {
		return wire.TierStructure{}, err
	}
	s, err = r.Project.Programs.CreateTierStructure(ctx, s)
	return toShape(wire.NewTierStructure, s, err)
}

func (a *API) getTierStructure(ctx context.Context, r *request) (wire.TierStructure, error) {
	s, err := r.Project.Programs.TierStructure(ctx, r.Path("tierStructureId"))
	return toShape(wire.NewTierStructure, s, err)
}

func (a *API) updateTierStructure(ctx context.Context, r *request, in wire.TierStructureUpdate) (wire.TierStructure, error) {
	s, err := r.Project.Programs.UpdateTierStructure(ctx, r.Path("tierStructureId"), func(stored program.TierStructure) (program.TierStructureUpdate, error) {
		return in.Domain(stored.Type)
	})
	return toShape(wire.NewTierStructure, s, err)
}

func (a *API) deleteTierStructure(ctx context.Context, r *request) (wire.TierStructure, error) {
	s, err := r.Project.Programs.DeleteTierStructure(ctx, r.Path("tierStructureId"))
	return toShape(wire.NewTierStructure, s, err)
}

func (a *API) moveTierStructure(verb program.Verb) func(context.Context, *request) (wire.TierStructure, error) {
	return move("tierStructureId", verb, func(r *request) func(context.Context, string, program.Verb) (program.TierStructure, error) {
		return r.Project.Programs.MoveTierStructure
	}, wire.NewTierStructure)
}

func (a *API) listStructureTiers(ctx context.Context, r *request) (wire.CursorList[wire.StructureTier], error) {
	load := func(ctx context.Context, q storage.Query) (storage.Page[program.Tier], error) {
		return r.Project.Programs.ListTiers(ctx, r.Path("tierStructureId"), q)
	}
	return cursorPage(ctx, a, r, structureTierList, load, each(wire.NewStructureTier))
}

func (a *API) createStructureTier(ctx context.Context, r *request, in wire.StructureTierCreate) (wire.StructureTier, error) {
	t, err := in.Create()
	if err != nil {
		return wire.StructureTier{}, err
	}
	t, err = r.Project.Programs.CreateTier(ctx, r.Path("tierStructureId"), t)
	return toShape(wire.NewStructureTier, t, err)
}

func (a *API) updateStructureTier(ctx context.Context, r *request, in wire.StructureTierChange) (wire.StructureTier, error) {
	u, err := in.Domain()
	if err != nil {
		return wire.StructureTier{}, err
	}
	t, err := r.Project.Programs.UpdateTier(ctx, r.Path("tierStructureId"), r.Path("tierId"), u)
	return toShape(wire.NewStructureTier, t, err)
}

func (a *API) deleteStructureTier(ctx context.Context, r *request) (wire.StructureTier, error) {
	t, err := r.Project.Programs.DeleteTier(ctx, r.Path("tierStructureId"), r.Path("tierId"))
	return toShape(wire.NewStructureTier, t, err)
}
