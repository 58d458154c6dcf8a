package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

var cardDefinitionList = listing.Spec[program.CardDefinition]{
	Kind: program.CardDefinitionKind, Style: listing.StyleCursor, Prefix: "lcrscdef_", Order: []string{"-created_at", "name", "status", "type"},
	Fields: listing.Fields{
		listing.ID("id", program.CardDefinitionKind.Prefix).AtMost(100), listing.Text("name").AtMost(10),
		listing.Enum("type", string(program.CardIndividual)).AtMost(10), listing.Enum("status", "DRAFT", "ACTIVE", "INACTIVE", "DELETED").AtMost(10),
		listing.Time("created_at"), listing.Time("updated_at"),
	},
}

func (a *API) listCardDefinitions(ctx context.Context, r *request) (wire.CursorList[wire.CardDefinition], error) {
	return cursorPage(ctx, a, r, cardDefinitionList, r.Project.Programs.ListCardDefinitions, each(wire.NewCardDefinition))
}

func (a *API) createCardDefinition(ctx context.Context, r *request, in wire.CardDefinitionCreate) (wire.CardDefinition, error) {
	d, err := in.Domain()
	if err != nil {
		return wire.CardDefinition{}, err
	}
	d, err = r.Project.Programs.CreateCardDefinition(ctx, d)
	return toShape(wire.NewCardDefinition, d, err)
}

func (a *API) getCardDefinition(ctx context.Context, r *request) (wire.CardDefinition, error) {
	d, err := r.Project.Programs.CardDefinition(ctx, r.Path("cardDefinitionId"))
	return toShape(wire.NewCardDefinition, d, err)
}

func (a *API) updateCardDefinition(ctx context.Context, r *request, in wire.CardDefinitionUpdate) (wire.CardDefinition, error) {
	u, err := in.Domain()
	if err != nil {
		return wire.CardDefinition{}, err
	}
	d, err := r.Project.Programs.UpdateCardDefinition(ctx, r.Path("cardDefinitionId"), u)
	return toShape(wire.NewCardDefinition, d, err)
}

func (a *API) deleteCardDefinition(ctx context.Context, r *request) (wire.CardDefinition, error) {
	d, err := r.Project.Programs.DeleteCardDefinition(ctx, r.Path("cardDefinitionId"))
	return toShape(wire.NewCardDefinition, d, err)
}

func (a *API) moveCardDefinition(verb program.Verb) func(context.Context, *request) (wire.CardDefinition, error) {
	return move("cardDefinitionId", verb, func(r *request) func(context.Context, string, program.Verb) (program.CardDefinition, error) {
		return r.Project.Programs.MoveCardDefinition
	}, wire.NewCardDefinition)
}
