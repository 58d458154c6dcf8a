package catalog

import (
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// MemberKind describes the fields by which lists of the members of a collection can be ordered. A member is a Subject: a
// product, or an SKU with its product.
var MemberKind = storage.Kind[Subject]{
	Name: "product",
	ID: func(s *Subject) string {
		if s.SKU != nil {
			return s.SKU.ID
		}
		return s.Product.ID
	},
	Fields: []storage.Field[Subject]{
		storage.Time("created_at", func(s *Subject) time.Time {
			if s.SKU != nil {
				return s.SKU.CreatedAt
			}
			return s.Product.CreatedAt
		}).Ordered(),
		storage.Time("updated_at", func(s *Subject) time.Time {
			if s.SKU != nil {
				return s.SKU.UpdatedAt
			}
			return s.Product.UpdatedAt
		}).Ordered(),
	},
}

// ListMembers returns a page of the products and SKUs of a collection; the query may name the fields of MemberKind and pages by
// offset. A collection that names a product lists the product and not its SKUs. It fails with fault.NotFound.
func (e *Engine) ListMembers(ctx context.Context, collectionID string, q storage.Query) (page storage.Page[Subject], err error) {
	c, err := e.Collection(ctx, collectionID)
	if err != nil {
		return page, err
	}
	ofProducts, ofSKUs := c.selection()
	// Each kind could fill the page alone, so both are read from the start to the end of the page and merged.
	part := q
	part.Offset, part.WithTotal = 0, true
	if q.Limit > 0 {
		part.Limit = q.Offset + q.Limit
	}
	part.Filter = storage.And(ofProducts, q.Filter)
	found, err := products(e.store).list(ctx, part)
	if err != nil {
		return page, err
	}
	part.Filter = storage.And(ofSKUs, q.Filter)
	variants, err := skus(e.store).list(ctx, part)
	if err != nil {
		return page, err
	}
	page.Total = found.Total + variants.Total
	members := make([]Subject, 0, len(found.Items)+len(variants.Items))
	for i := range found.Items {
		members = append(members, Subject{Product: &found.Items[i]})
	}
	for i := range variants.Items {
		members = append(members, Subject{SKU: &variants.Items[i]})
	}
	slices.SortFunc(members, func(a, b Subject) int {
		return MemberKind.ComparePosition(q.Order, &a, MemberKind.Position(&b, q.Order))
	})
	end := len(members)
	if q.Limit > 0 {
		end = min(end, q.Offset+q.Limit)
	}
	page.Items = members[min(q.Offset, end):end]
	page.HasMore = q.Limit > 0 && page.Total > q.Offset+q.Limit
	return page, e.addProducts(ctx, page.Items)
}

// selection returns filters of the products and of the SKUs that are members.
func (c *Collection) selection() (ofProducts, ofSKUs storage.Filter) {
	switch {
	case c.Builtin:
		return storage.Filter{}, nothing
	case c.Type == CollectionAutoUpdate:
		return askProduct.filter(c.Condition), askSKU.filter(c.Condition)
	}
	var productIDs, skuIDs []string
	for _, m := range c.Members {
		if m.Object == MemberSKU {
			skuIDs = append(skuIDs, m.ID)
		} else {
			productIDs = append(productIDs, m.ID)
		}
	}
	return storage.In("id", productIDs), storage.In("id", skuIDs)
}

// addProducts sets the product of each SKU.
func (e *Engine) addProducts(ctx context.Context, members []Subject) error {
	var ids []string
	for _, m := range members {
		if m.SKU != nil {
			ids = append(ids, m.SKU.ProductID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	page, err := e.store.Products().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	if err != nil {
		return err
	}
	for i := range members {
		for j := range page.Items {
			if members[i].SKU != nil && page.Items[j].ID == members[i].SKU.ProductID {
				members[i].Product = &page.Items[j]
			}
		}
	}
	return nil
}
