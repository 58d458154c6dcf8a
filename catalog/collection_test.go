package catalog_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// selected is a selection whose condition matters and whose filter is only valid.
func selected(condition storage.Filter) catalog.Selection {
	return catalog.Selection{Filter: metadata.Map{"junction": "and"}, Condition: condition}
}

func (s shop) static(name string, members ...catalog.Member) catalog.Collection {
	s.t.Helper()
	return must[catalog.Collection](s.t)(s.CreateCollection(s.t.Context(),
		catalog.NewCollection{Name: name, Type: catalog.CollectionStatic, Members: members}))
}

func (s shop) dynamic(name string, condition storage.Filter) catalog.Collection {
	s.t.Helper()
	return must[catalog.Collection](s.t)(s.CreateCollection(s.t.Context(),
		catalog.NewCollection{Name: name, Type: catalog.CollectionAutoUpdate, Selection: selected(condition)}))
}

func memberID(m catalog.Subject) string { return catalog.MemberKind.ID(&m) }

// members lists the ids of the members of a collection.
func (s shop) members(id string, q storage.Query) []string {
	s.t.Helper()
	page := must[storage.Page[catalog.Subject]](s.t)(s.ListMembers(s.t.Context(), id, q))
	ids := make([]string, len(page.Items))
	for i, m := range page.Items {
		ids[i] = memberID(m)
	}
	return ids
}

func TestInvalidCollectionIsRefused(t *testing.T) {
	product := func(id string) catalog.Member { return catalog.Member{ID: id, Object: catalog.MemberProduct} }
	sku := func(id, product string) catalog.Member {
		return catalog.Member{ID: id, ProductID: product, Object: catalog.MemberSKU}
	}
	static := func(members ...catalog.Member) catalog.NewCollection {
		return catalog.NewCollection{Name: "A", Type: catalog.CollectionStatic, Members: members}
	}
	dynamic := func(filter metadata.Map) catalog.NewCollection {
		return catalog.NewCollection{Name: "A", Type: catalog.CollectionAutoUpdate, Selection: catalog.Selection{Filter: filter}}
	}
	for details, n := range map[string]catalog.NewCollection{
		"Payload must have required property 'name'": {Type: catalog.CollectionStatic},
		"Property .type must be equal to one of the allowed values [ STATIC, AUTO_UPDATE ] (actual value is 'MANUAL')":      {Name: "A", Type: "MANUAL"},
		"Property .products[1].id must be the id of a product (actual value is 'jar')":                                      static(product("mug"), product("jar")),
		"Property .products[0].id must be the id of a product (actual value is 'mug-xl')":                                   static(product("mug-xl")),
		"Property .products[0].id must be the id of a sku (actual value is 'mug')":                                          static(sku("mug", "")),
		"Property .products[0].product_id must be the id of the product that the SKU belongs to (actual value is 'prod_9')": static(sku("mug-xl", "prod_9")),
		"Property .products[0].object must be equal to one of the allowed values [ product, sku ] (actual value is 'set')":  static(catalog.Member{ID: "mug", Object: "set"}),
		"Property .products must NOT have more than 1000 items (it has 1001)":                                               static(make([]catalog.Member, 1001)...),
		"'AUTO_UPDATE' collection must contain valid filter with 'junction' property":                                       dynamic(nil),
		"Property .filter has wrong `junction` property. It must be one of: and, or":                                        dynamic(metadata.Map{"junction": "xor"}),
		"Property .products must NOT be given: only a collection of type STATIC names its products": {
			Name: "A", Type: catalog.CollectionAutoUpdate, Members: []catalog.Member{product("mug")}, Selection: selected(storage.Filter{})},
		"Property .filter must NOT be given: only a collection of type AUTO_UPDATE that is not built-in has one to change": {
			Name: "A", Type: catalog.CollectionStatic, Selection: selected(storage.Filter{})},
	} {
		t.Run(details, func(t *testing.T) {
			s := newShop(t)
			s.product("mug")
			s.sku("mug", "mug-xl")
			_, err := s.CreateCollection(t.Context(), n)
			refused(t, err, "invalid_payload", details)
			same(t, []catalog.Collection(nil), everything(t, s.store.Collections()))
		})
	}
}

func TestConditionOnUnknownFieldIsRefused(t *testing.T) {
	_, err := newShop(t).CreateCollection(t.Context(), catalog.NewCollection{
		Name: "A", Type: catalog.CollectionAutoUpdate, Selection: selected(storage.Is("weight", "1")),
	})
	refused(t, err, "invalid_query_params", "Property .weight is not a field to filter product by")
}

func TestUpdateCollection(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	s.product("mug")
	s.sku("mug", "mug-xl")
	static := s.static("Kitchen", catalog.Member{ID: "mug", Object: catalog.MemberProduct}, catalog.Member{ID: "prod_1", Object: catalog.MemberProduct})
	same(t, catalog.Collection{
		ID: "pc_1", Name: "Kitchen", Type: catalog.CollectionStatic, CreatedAt: at(3),
		Members: []catalog.Member{{ID: "prod_1", Object: catalog.MemberProduct}},
	}, static)
	changed := must[catalog.Collection](t)(s.UpdateCollection(ctx, "pc_1", catalog.CollectionUpdate{
		Name: patch.Set("Table"), Members: patch.Set([]catalog.Member{{ID: "mug-xl", Object: catalog.MemberSKU}}),
	}))
	want := catalog.Collection{
		ID: "pc_1", Name: "Table", Type: catalog.CollectionStatic, CreatedAt: at(3), UpdatedAt: at(4),
		Members: []catalog.Member{{ID: "sku_1", ProductID: "prod_1", Object: catalog.MemberSKU}},
	}
	same(t, want, changed)
	same(t, want, must[catalog.Collection](t)(s.Collection(ctx, "pc_1")))

	dynamic := s.dynamic("Cheap", storage.Where("price", storage.OpLess, int64(100)))
	renewed := selected(storage.Where("price", storage.OpLess, int64(200)))
	dynamic.Name, dynamic.Filter, dynamic.Condition, dynamic.UpdatedAt = "Cheaper", renewed.Filter, renewed.Condition, at(6)
	same(t, dynamic, must[catalog.Collection](t)(s.UpdateCollection(ctx, dynamic.ID,
		catalog.CollectionUpdate{Name: patch.Set("Cheaper"), Selection: patch.Set(renewed)})))
	_, err := s.UpdateCollection(ctx, dynamic.ID, catalog.CollectionUpdate{Selection: patch.Clear[catalog.Selection]()})
	refused(t, err, "invalid_payload", "'AUTO_UPDATE' collection must contain valid filter with 'junction' property")
	_, err = s.UpdateCollection(ctx, dynamic.ID, catalog.CollectionUpdate{Name: patch.Clear[string]()})
	refused(t, err, "invalid_payload", "Payload must have required property 'name'")
	same(t, dynamic, must[catalog.Collection](t)(s.Collection(ctx, dynamic.ID)))
}

func TestDeleteCollectionInUseIsRefused(t *testing.T) {
	used := true
	s, ctx := newGuardedShop(t, catalog.Guards{
		Collection: func(ctx context.Context, tx catalog.Store, id string) error {
			if !used {
				return nil
			}
			return fault.InUse("products_collection", id, "validation_rules", []string{"val_1"})
		},
	}), t.Context()
	c := s.static("Kitchen")
	refused(t, s.DeleteCollection(ctx, c.ID), "resource_in_use",
		"Resource products_collection with id pc_1 is in use by validation_ruless with ids [val_1]")
	same(t, []catalog.Collection{c}, everything(t, s.store.Collections()))
	used = false
	if err := s.DeleteCollection(ctx, c.ID); err != nil {
		t.Fatal(err)
	}
	same(t, []catalog.Collection(nil), everything(t, s.store.Collections()))
}

// TestMembers makes two products, the first with two SKUs, and lists the members of many collections.
func TestMembers(t *testing.T) {
	where := func(field string, op storage.Op, values ...any) storage.Filter {
		return storage.Where(field, op, values...)
	}
	for name, tt := range map[string]struct {
		condition storage.Filter
		want      []string
	}{
		"everything":                        {storage.Filter{}, []string{"prod_1", "sku_1", "sku_2", "prod_2"}},
		"products_only":                     {storage.Is("object", "product"), []string{"prod_1", "prod_2"}},
		"skus_only":                         {storage.Is("object", "sku"), []string{"sku_1", "sku_2"}},
		"neither":                           {where("object", storage.OpIsNot, "product", "sku"), nil},
		"names_of_both":                     {where("name", storage.OpContains, "Mug"), []string{"prod_1", "sku_2"}},
		"prices_of_both":                    {where("price", storage.OpMore, int64(1000)), []string{"prod_1", "sku_2"}},
		"skus_of_a_product":                 {storage.Is("product_id", "prod_1"), []string{"sku_1", "sku_2"}},
		"a_product_belongs_to_no_product":   {where("product_id", storage.OpIsNot, "prod_9"), []string{"prod_1", "sku_1", "sku_2", "prod_2"}},
		"attributes_are_of_products":        {storage.Is("attributes", "size"), []string{"prod_1"}},
		"an_sku_has_no_attributes_to_match": {where("attributes", storage.OpIsUnknown), []string{"sku_1", "sku_2", "prod_2"}},
		"metadata":                          {storage.Is("metadata.color", "red"), []string{"sku_1", "prod_2"}},
		"either":                            {storage.Or(storage.Is("object", "sku"), storage.Is("id", "prod_2")), []string{"sku_1", "sku_2", "prod_2"}},
		"both":                              {storage.And(storage.Is("object", "sku"), where("price", storage.OpHasValue)), []string{"sku_2"}},
	} {
		t.Run(name, func(t *testing.T) {
			s, ctx := newShop(t), t.Context()
			red := patch.Set(metadata.Map{"color": "red"})
			must[catalog.Product](t)(s.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{
				Name: patch.Set("Mug"), Price: patch.Set[int64](1200), Attributes: patch.Set([]string{"size"})}}))
			must[catalog.SKU](t)(s.UpsertSKU(ctx, "mug", catalog.SKURequest{SourceID: "s", SKUUpdate: catalog.SKUUpdate{Metadata: red}}))
			must[catalog.SKU](t)(s.UpsertSKU(ctx, "mug", catalog.SKURequest{SourceID: "xl", SKUUpdate: catalog.SKUUpdate{
				Name: patch.Set("Mug XL"), Price: patch.Set[int64](1500)}}))
			must[catalog.Product](t)(s.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "cup", ProductUpdate: catalog.ProductUpdate{Metadata: red}}))
			s.product("gone")
			if err := s.DeleteProduct(ctx, "gone", false); err != nil {
				t.Fatal(err)
			}
			c := s.dynamic("A", tt.condition)
			same(t, tt.want, s.members(c.ID, storage.Query{Order: []storage.Order{{Field: "created_at"}}}))
		})
	}
}

func TestMemberSKUHasItsProduct(t *testing.T) {
	s := newShop(t)
	mug, xl, cup := s.product("mug"), s.sku("mug", "mug-xl"), s.product("cup")
	c := s.static("A", catalog.Member{ID: "cup", Object: catalog.MemberProduct}, catalog.Member{ID: "mug-xl", Object: catalog.MemberSKU})
	page := must[storage.Page[catalog.Subject]](t)(s.ListMembers(t.Context(), c.ID, storage.Query{Order: []storage.Order{{Field: "created_at", Desc: true}}}))
	same(t, storage.Page[catalog.Subject]{Items: []catalog.Subject{{Product: &cup}, {SKU: &xl, Product: &mug}}, Total: 2}, page)
}

// TestPagesCoverAllMembers takes a list of members apart and puts it together again.
func TestPagesCoverAllMembers(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s, ctx := newShop(t), t.Context()
		s.product("p")
		for i := range rapid.IntRange(0, 12).Draw(r, "n") {
			if rapid.Bool().Draw(r, "sku") {
				s.sku("p", fmt.Sprint("s", i))
			} else {
				s.product(fmt.Sprint("p", i))
			}
		}
		c := s.dynamic("A", storage.Filter{})
		order := []storage.Order{{Field: rapid.SampledFrom([]string{"created_at", "updated_at"}).Draw(r, "field"), Desc: rapid.Bool().Draw(r, "desc")}}
		whole := s.members(c.ID, storage.Query{Order: order})
		limit := rapid.IntRange(1, 5).Draw(r, "limit")
		var pages []string
		for more := true; more; {
			page := must[storage.Page[catalog.Subject]](t)(s.ListMembers(ctx, c.ID, storage.Query{Order: order, Offset: len(pages), Limit: limit}))
			if page.Total != len(whole) || page.HasMore && len(page.Items) == 0 {
				r.Fatalf("total %d of %d, a page of %d", page.Total, len(whole), len(page.Items))
			}
			more = page.HasMore
			for _, m := range page.Items {
				pages = append(pages, memberID(m))
			}
		}
		if !slices.Equal(whole, pages) {
			r.Fatalf("whole %v, pages %v", whole, pages)
		}
	})
}

// TestMembershipMatchesLists compares the collections of an order line with the lists.
func TestMembershipMatchesLists(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	if err := catalog.EnsureBuiltins(ctx, s.Engine); err != nil {
		t.Fatal(err)
	}
	mug, cup, xl, small := s.product("mug"), s.product("cup"), catalog.SKU{}, catalog.SKU{}
	xl, small = s.sku("mug", "mug-xl"), s.sku("mug", "mug-s")
	named := s.static("A", catalog.Member{ID: "mug", Object: catalog.MemberProduct})
	variant := s.static("B", catalog.Member{ID: "mug-xl", Object: catalog.MemberSKU})
	skus := s.dynamic("C", storage.Is("object", "sku"))
	m := catalog.NewMembership(everything(t, s.store.Collections()))
	for _, tt := range []struct {
		line catalog.Subject
		want []string
	}{
		{catalog.Subject{Product: &mug}, []string{catalog.AllProductsID, named.ID}},
		{catalog.Subject{Product: &mug, SKU: &xl}, []string{catalog.AllProductsID, named.ID, variant.ID, skus.ID}},
		{catalog.Subject{Product: &mug, SKU: &small}, []string{catalog.AllProductsID, named.ID, skus.ID}},
		{catalog.Subject{Product: &cup}, []string{catalog.AllProductsID}},
		{catalog.Subject{}, []string{catalog.AllProductsID}},
	} {
		slices.Sort(tt.want)
		same(t, tt.want, m.Of(tt.line))
	}
	same(t, []string{xl.ID, small.ID}, s.members(skus.ID, storage.Query{}))
	same(t, []string{xl.ID}, s.members(variant.ID, storage.Query{}))
	same(t, []string{mug.ID}, s.members(named.ID, storage.Query{}))
	same(t, []string{catalog.ShippingID, mug.ID, cup.ID}, s.members(catalog.AllProductsID, storage.Query{Order: []storage.Order{{Field: "created_at"}}}))
}

var _ catalog.Store = (*memory.Project)(nil)
