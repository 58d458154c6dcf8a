package dashboard

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// good is a product or an SKU of the catalog.
type good struct {
	id, sourceID, name string
	isSKU              bool
	// productID is the product of an SKU, and price that of a unit in minor units; nil for none.
	productID string
	price     *int64
}

// entry names a good in a rule.
func (g good) entry() discount.Entry {
	if g.isSKU {
		return discount.Entry{Object: discount.ObjectSKU, ID: g.id, SourceID: g.sourceID, ProductID: g.productID}
	}
	return discount.Entry{Object: discount.ObjectProduct, ID: g.id, SourceID: g.sourceID}
}

// choice is how a field names a good: as people call it and, so that it is found again, the shop's own id.
func (g good) choice() choice {
	value := cmp.Or(g.sourceID, g.id)
	return choice{value, cmp.Or(g.name, value)}
}

// findGood finds one good; see findGoods. It fails with fault.NotFound.
func (v *visit) findGood(ctx context.Context, text string) (good, error) {
	found, err := v.findGoods(ctx, text)
	if err != nil {
		return good{}, err
	}
	g, ok := found[text]
	if !ok {
		return good{}, fault.NotFound("product", text)
	}
	return g, nil
}

// findGoods finds products and SKUs by what people call them: an id, the shop's own id, or the name of a product that no other one has. What is not
// found is missing from the answer.
func (v *visit) findGoods(ctx context.Context, texts ...string) (map[string]good, error) {
	found := map[string]good{}
	texts = slices.DeleteFunc(slices.Clone(texts), func(text string) bool { return text == "" || len(text) > storage.MaxName || !storage.ValidText(text) })
	if len(texts) == 0 {
		return found, nil
	}
	page, err := v.Project.Catalog.ListProducts(ctx, storage.Query{
		Filter: storage.Or(storage.In("id", texts), storage.In("source_id", texts), storage.In("name", texts)), Limit: 10 * len(texts),
	})
	if err != nil {
		return nil, err
	}
	named := map[string]int{}
	for _, p := range page.Items {
		g := good{id: p.ID, sourceID: p.SourceID, name: p.Name, price: p.Price}
		if named[p.Name]++; named[p.Name] == 1 {
			found[p.Name] = g
		} else {
			delete(found, p.Name) // it is not clear which
		}
	}
	for _, p := range page.Items { // an id wins over a name
		g := good{id: p.ID, sourceID: p.SourceID, name: p.Name, price: p.Price}
		found[p.SourceID], found[p.ID] = g, g
	}
	for _, text := range texts {
		if _, ok := found[text]; ok {
			continue
		}
		s, err := v.Project.Catalog.SKU(ctx, text)
		if err == nil {
			found[text] = good{id: s.ID, sourceID: s.SourceID, name: s.Name, isSKU: true, productID: s.ProductID, price: s.Price}
		} else if !fault.IsNotFound(err) {
			return nil, err
		}
	}
	return found, nil
}

// maxSuggested is how many products a field suggests. Others are named by their id.
const maxSuggested = 50

// goods are products and their SKUs that a field suggests, the newest first.
func (v *visit) goods(ctx context.Context) (suggested []choice, err error) {
	page, err := v.Project.Catalog.ListProducts(ctx, storage.Query{Order: latestFirst, Limit: maxSuggested})
	if err != nil {
		return nil, err
	}
	skus, err := v.Project.Catalog.SKUsOf(ctx, page.Items)
	if err != nil {
		return nil, err
	}
	for _, p := range page.Items {
		suggested = append(suggested, good{id: p.ID, sourceID: p.SourceID, name: p.Name}.choice())
		for _, s := range skus[p.ID] {
			if len(suggested) >= 2*maxSuggested {
				return suggested, nil
			}
			suggested = append(suggested, good{id: s.ID, sourceID: s.SourceID, name: strings.TrimSpace(p.Name + " " + s.Name)}.choice())
		}
	}
	return suggested, nil
}
