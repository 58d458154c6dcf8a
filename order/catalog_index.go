package order

import "github.com/punchcardhq/punchcard/catalog"

// CatalogIndex is a Catalog of loaded products and SKUs. It is safe for concurrent reads.
type CatalogIndex struct {
	products map[string]catalog.Product
	skus     map[string]catalog.SKU
}

// NewCatalogIndex returns the catalog of these products and SKUs, without those in the trash. An id beats an equal source id of
// another item.
func NewCatalogIndex(products []catalog.Product, skus []catalog.SKU) *CatalogIndex {
	s := &CatalogIndex{products: make(map[string]catalog.Product, 2*len(products)), skus: make(map[string]catalog.SKU, 2*len(skus))}
	for _, p := range products {
		if p.DeletedAt.IsZero() && p.SourceID != "" {
			s.products[p.SourceID] = p
		}
	}
	for _, p := range products {
		if p.DeletedAt.IsZero() {
			s.products[p.ID] = p
		}
	}
	for _, u := range skus {
		if u.DeletedAt.IsZero() && u.SourceID != "" {
			s.skus[u.SourceID] = u
		}
	}
	for _, u := range skus {
		if u.DeletedAt.IsZero() {
			s.skus[u.ID] = u
		}
	}
	return s
}

// putProduct puts a product in, replacing an older state. It must not run concurrently with other methods.
func (s *CatalogIndex) putProduct(p catalog.Product) {
	s.products[p.ID] = p
	if known, ok := s.products[p.SourceID]; p.SourceID != "" && (!ok || known.ID == p.ID) {
		s.products[p.SourceID] = p
	}
}

// putSKU puts an SKU in, replacing an older state. It must not run concurrently with other methods.
func (s *CatalogIndex) putSKU(u catalog.SKU) {
	s.skus[u.ID] = u
	if known, ok := s.skus[u.SourceID]; u.SourceID != "" && (!ok || known.ID == u.ID) {
		s.skus[u.SourceID] = u
	}
}

// Product finds a product by its id or source id.
func (s *CatalogIndex) Product(idOrSourceID string) (catalog.Product, bool) {
	p, ok := s.products[idOrSourceID]
	return p, ok
}

// SKU finds a SKU by its id or source id.
func (s *CatalogIndex) SKU(idOrSourceID string) (catalog.SKU, bool) {
	u, ok := s.skus[idOrSourceID]
	return u, ok
}
