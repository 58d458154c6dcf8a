package dashboard

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// namer reads the names of what sentences mention: one read for each kind.
type namer struct{ *punchcard.Project }

var _ wording.Reader = namer{}

// Names returns the names of ids; see wording.Reader.
func (n namer) Names(ctx context.Context, ids wording.Ids) (wording.Names, error) {
	names := wording.Names{}
	if len(ids.Segments) > 0 {
		page, err := n.Segments.List(ctx, storage.Query{Filter: storage.In("id", ids.Segments)})
		if err != nil {
			return nil, err
		}
		for _, s := range page.Items {
			names[s.ID] = s.Name
		}
	}
	if len(ids.Tiers) > 0 {
		page, err := n.Loyalty.ListTiers(ctx, storage.Query{Filter: storage.In("id", ids.Tiers)})
		if err != nil {
			return nil, err
		}
		for _, t := range page.Items {
			names[t.ID] = t.Name
		}
	}
	if len(ids.Products) > 0 {
		page, err := n.Catalog.ListProducts(ctx, storage.Query{Filter: storage.Or(storage.In("id", ids.Products), storage.In("source_id", ids.Products))})
		if err != nil {
			return nil, err
		}
		for _, p := range page.Items {
			names[p.ID], names[p.SourceID] = p.Name, p.Name
		}
	}
	if len(ids.Collections) > 0 {
		page, err := n.Catalog.ListCollections(ctx, storage.Query{Filter: storage.In("id", ids.Collections)})
		if err != nil {
			return nil, err
		}
		for _, c := range page.Items {
			names[c.ID] = c.Name
		}
	}
	return names, nil
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
