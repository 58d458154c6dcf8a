package dashboard

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// namer reads the names of what sentences mention.
type namer struct{ *punchcard.Project }

var _ wording.Reader = namer{}

// Names returns the names of ids; see wording.Reader.
func (n namer) Names(ctx context.Context, ids wording.Ids) (wording.Names, error) {
	return n.Project.Names(ctx, nameIDs(ids))
}

// nameIDs are the ids that sentences mention.
func nameIDs(ids wording.Ids) storage.NameIDs {
	return storage.NameIDs{Segments: ids.Segments, Tiers: ids.Tiers, Products: ids.Products, SKUs: ids.SKUs, Collections: ids.Collections, Locations: ids.Locations}
}

// writer says things of the project.
func (v *visit) writer(names wording.Names) wording.Writer {
	return wording.Writer{Language: v.texts.wording, Currency: v.Settings.Currency, Zone: v.Settings.Zone(), Names: names}
}

// rulesOf reads validation rules, in this order.
func rulesOf(ctx context.Context, p *punchcard.Project, ids []string) ([]rule.Rules, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := p.Rules.List(ctx, storage.Query{Filter: storage.In("id", ids)})
	if err != nil {
		return nil, err
	}
	slices.SortFunc(page.Items, func(a, b rule.Rules) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	return page.Items, nil
}
