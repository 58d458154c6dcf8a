package catalog_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/trash"
)

var opening = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

// shop is a catalog whose clock goes on by a second with every look and whose ids count up.
type shop struct {
	*catalog.Engine
	t     *testing.T
	store *memory.Project
}

func newShop(t *testing.T) shop { return newGuardedShop(t, catalog.Guards{}) }

func newGuardedShop(t *testing.T, guards catalog.Guards) shop {
	at, ids := opening, map[string]int{}
	outside := env.Env{
		Now: func() time.Time { at = at.Add(time.Second); return at },
		NewID: func(prefix string) string {
			ids[prefix]++
			return fmt.Sprintf("%s%d", prefix, ids[prefix])
		},
	}
	store := memory.New().Project("proj")
	return shop{catalog.New(catalog.Deps{Store: store, Env: outside, Guards: guards}), t, store}
}

// at is the time of the nth operation.
func at(n int) time.Time { return opening.Add(time.Duration(n) * time.Second) }

func must[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func (s shop) product(sourceID string) catalog.Product {
	s.t.Helper()
	return must[catalog.Product](s.t)(s.UpsertProduct(s.t.Context(), catalog.ProductRequest{SourceID: sourceID}))
}

func (s shop) sku(product, sourceID string) catalog.SKU {
	s.t.Helper()
	return must[catalog.SKU](s.t)(s.UpsertSKU(s.t.Context(), product, catalog.SKURequest{SourceID: sourceID}))
}

// refused compares the key and details of a refusal.
func refused(t *testing.T, err error, key, details string) {
	t.Helper()
	f, ok := fault.As(err)
	if !ok {
		t.Fatalf("got %v, want %s", err, key)
	}
	if diff := cmp.Diff([]string{key, details}, []string{f.Key, f.Details}); diff != "" {
		t.Errorf("fault (-want +got):\n%s", diff)
	}
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func ref[T any](v T) *T { return &v }

// everything lists all that a collection of the store holds, also what lies in the trash.
func everything[T any](t *testing.T, c storage.Collection[T]) []T {
	t.Helper()
	return must[storage.Page[T]](t)(c.List(t.Context(), storage.Query{})).Items
}

func TestUpsertProduct(t *testing.T) {
	price := func(p int64) catalog.ProductUpdate { return catalog.ProductUpdate{Price: patch.Set(p)} }
	full := catalog.Product{
		ID: "prod_1", SourceID: "mug", Name: "Mug", Price: ref[int64](1200), Attributes: []string{"size"}, ImageURL: "https://shop.example/mug.png",
		Metadata: metadata.Map{"color": "red"}, CreatedAt: at(1),
	}
	first := catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{
		Name: patch.Set("Mug"), Price: patch.Set[int64](1200), Attributes: patch.Set([]string{"size"}),
		ImageURL: patch.Set("https://shop.example/mug.png"), Metadata: patch.Set(metadata.Map{"color": "red"}),
	}}
	changed := func(change func(*catalog.Product)) catalog.Product {
		p := full
		p.UpdatedAt = at(2)
		change(&p)
		return p
	}
	for name, tt := range map[string]struct {
		again catalog.ProductRequest
		want  catalog.Product
	}{
		"a_source_id_finds_it":                   {catalog.ProductRequest{SourceID: "mug", ProductUpdate: price(1500)}, changed(func(p *catalog.Product) { p.Price = ref[int64](1500) })},
		"an_id_finds_it":                         {catalog.ProductRequest{ID: "prod_1", ProductUpdate: price(0)}, changed(func(p *catalog.Product) { p.Price = ref[int64](0) })},
		"a_source_id_stays":                      {catalog.ProductRequest{ID: "prod_1", SourceID: "cup", ProductUpdate: price(9)}, changed(func(p *catalog.Product) { p.Price = ref[int64](9) })},
		"an_unknown_id_leaves_the_source_id":     {catalog.ProductRequest{ID: "prod_9", SourceID: "mug", ProductUpdate: price(9)}, changed(func(p *catalog.Product) { p.Price = ref[int64](9) })},
		"what_changes_nothing_is_no_change":      {first, full},
		"nothing_but_a_name_of_it_is_no_change":  {catalog.ProductRequest{ID: "prod_1"}, full},
		"metadata_merges_by_key":                 {catalog.ProductRequest{ID: "prod_1", ProductUpdate: catalog.ProductUpdate{Metadata: patch.Set(metadata.Map{"a": "b"})}}, changed(func(p *catalog.Product) { p.Metadata = metadata.Map{"color": "red", "a": "b"} })},
		"a_null_key_is_removed":                  {catalog.ProductRequest{ID: "prod_1", ProductUpdate: catalog.ProductUpdate{Metadata: patch.Set(metadata.Map{"color": nil})}}, changed(func(p *catalog.Product) { p.Metadata = nil })},
		"clearing_empties":                       {catalog.ProductRequest{ID: "prod_1", ProductUpdate: catalog.ProductUpdate{Price: patch.Clear[int64](), Name: patch.Clear[string](), Attributes: patch.Clear[[]string](), ImageURL: patch.Clear[string](), Metadata: patch.Clear[metadata.Map]()}}, catalog.Product{ID: "prod_1", SourceID: "mug", CreatedAt: at(1), UpdatedAt: at(2)}},
		"another_source_id_makes_another":        {catalog.ProductRequest{SourceID: "cup"}, catalog.Product{ID: "prod_2", SourceID: "cup", CreatedAt: at(2)}},
		"no_id_at_all_makes_one_without":         {catalog.ProductRequest{}, catalog.Product{ID: "prod_2", CreatedAt: at(2)}},
		"an_unknown_id_with_a_source_id_is_made": {catalog.ProductRequest{ID: "prod_9", SourceID: "cup"}, catalog.Product{ID: "prod_2", SourceID: "cup", CreatedAt: at(2)}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			same(t, full, must[catalog.Product](t)(s.UpsertProduct(t.Context(), first)))
			got := must[catalog.Product](t)(s.UpsertProduct(t.Context(), tt.again))
			same(t, tt.want, got)
			same(t, tt.want, must[catalog.Product](t)(s.store.Products().Get(t.Context(), got.ID)))
		})
	}
}

func TestUnchangedUpsertKeepsRevision(t *testing.T) {
	s := newShop(t)
	s.product("mug")
	s.sku("mug", "mug-xl")
	before := must[storage.Revision](t)(s.store.Revision(t.Context()))
	s.product("mug")
	s.sku("mug", "mug-xl")
	same(t, before, must[storage.Revision](t)(s.store.Revision(t.Context())))
}

func TestInvalidProductIsRefused(t *testing.T) {
	long := fmt.Sprintf("%0256d", 0)
	for details, u := range map[string]catalog.ProductUpdate{
		"Property .name must NOT have more than 255 characters (it has 256)":                                                   {Name: patch.Set(long)},
		"Property .price must be >= 0 and <= 10000000000000 (actual value is '-1')":                                            {Price: patch.Set[int64](-1)},
		"Property .image_url must be an HTTPS address such as https://shop.example/mug.png (actual value is 'http://a/b.png')": {ImageURL: patch.Set("http://a/b.png")},
		"Property .attributes[1] must NOT repeat 'a'":                                                                          {Attributes: patch.Set([]string{"a", "a"})},
		"Property .attributes[0] must NOT be empty":                                                                            {Attributes: patch.Set([]string{""})},
		"Property .attributes must NOT have more than 100 items (it has 101)":                                                  {Attributes: patch.Set(make([]string, 101))},
	} {
		t.Run(details, func(t *testing.T) {
			s := newShop(t)
			_, err := s.UpsertProduct(t.Context(), catalog.ProductRequest{ProductUpdate: u})
			refused(t, err, "invalid_payload", details)
			same(t, []catalog.Product(nil), everything(t, s.store.Products()))

			stored := s.product("mug")
			_, err = s.UpdateProduct(t.Context(), "mug", u)
			refused(t, err, "invalid_payload", details)
			same(t, []catalog.Product{stored}, everything(t, s.store.Products()))
		})
	}
}

func TestUnknownIDIsNotFound(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	s.product("mug")
	s.product("cup")
	s.sku("mug", "mug-xl")
	for name, call := range map[string]func() error{
		"product prod_9": func() error {
			_, err := s.UpsertProduct(ctx, catalog.ProductRequest{ID: "prod_9"})
			return err
		},
		"product tea": func() error { _, err := s.UpdateProduct(ctx, "tea", catalog.ProductUpdate{}); return err },
		"product jar": func() error { _, err := s.UpsertSKU(ctx, "jar", catalog.SKURequest{}); return err },
		"product pot": func() error { return s.DeleteProduct(ctx, "pot", true) },
		"product can": func() error { _, err := s.ListSKUs(ctx, "can", storage.Query{}); return err },
		"sku sku_9":   func() error { _, err := s.UpsertSKU(ctx, "mug", catalog.SKURequest{ID: "sku_9"}); return err },
		"sku sku_1":   func() error { _, err := s.UpsertSKU(ctx, "cup", catalog.SKURequest{ID: "sku_1"}); return err },
		"sku mug-xl":  func() error { return s.DeleteSKU(ctx, "cup", "mug-xl", false) },
		"sku mug-s":   func() error { _, err := s.UpdateSKU(ctx, "mug", "mug-s", catalog.SKUUpdate{}); return err },
		"products_collection pc_9": func() error {
			_, err := s.ListMembers(ctx, "pc_9", storage.Query{})
			return err
		},
		"category cat_9": func() error { return s.DeleteCategory(ctx, "cat_9", true) },
	} {
		t.Run(name, func(t *testing.T) {
			var kind, id string
			if _, err := fmt.Sscan(name, &kind, &id); err != nil {
				t.Fatal(err)
			}
			refused(t, call(), "not_found", fmt.Sprintf("Cannot find %s with id %s", kind, id))
		})
	}
}

func TestSKUs(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	s.product("mug") // second 1
	made := must[catalog.SKU](t)(s.UpsertSKU(ctx, "mug", catalog.SKURequest{SourceID: "mug-xl", SKUUpdate: catalog.SKUUpdate{
		Name: patch.Set("Mug XL"), Price: patch.Set[int64](1500), Currency: patch.Set("EUR"), Attributes: patch.Set(metadata.Map{"size": "XL", "cl": 40}),
		ImageURL: patch.Set("https://shop.example/xl.png"), Metadata: patch.Set(metadata.Map{"a": "b"}),
	}}))
	want := catalog.SKU{
		ID: "sku_1", SourceID: "mug-xl", ProductID: "prod_1", Name: "Mug XL", Price: ref[int64](1500), Currency: "EUR",
		Attributes: must[metadata.Map](t)(metadata.Normalize("", metadata.Map{"size": "XL", "cl": 40})), ImageURL: "https://shop.example/xl.png",
		Metadata: metadata.Map{"a": "b"}, CreatedAt: at(2),
	}
	same(t, want, made)
	same(t, []string{"cl", "size"}, must[catalog.Product](t)(s.Product(ctx, "mug")).Attributes)

	changed := must[catalog.SKU](t)(s.UpdateSKU(ctx, "prod_1", "mug-xl", catalog.SKUUpdate{
		Price: patch.Clear[int64](), Attributes: patch.Set(metadata.Map{"weight": true}), Metadata: patch.Set(metadata.Map{"c": "d"}),
	}))
	want.Price, want.Attributes, want.Metadata, want.UpdatedAt = nil, metadata.Map{"weight": true}, metadata.Map{"a": "b", "c": "d"}, at(3)
	same(t, want, changed)
	same(t, want, must[catalog.SKU](t)(s.SKU(ctx, "sku_1")))
	same(t, []string{"cl", "size", "weight"}, must[catalog.Product](t)(s.Product(ctx, "mug")).Attributes)

	s.product("cup")
	_, err := s.UpsertSKU(ctx, "cup", catalog.SKURequest{SourceID: "mug-xl"})
	refused(t, err, "duplicate_found", "Duplicated sku exists with source_id mug-xl")
	_, err = s.UpdateSKU(ctx, "mug", "mug-xl", catalog.SKUUpdate{Currency: patch.Set("EURO")})
	refused(t, err, "invalid_payload", "Property .currency must be a code of three letters such as USD (actual value is 'EURO')")
	_, err = s.UpdateSKU(ctx, "mug", "mug-xl", catalog.SKUUpdate{Attributes: patch.Set(metadata.Map{"size": []any{"XL"}})})
	refused(t, err, "invalid_payload", "Property .attributes.size must be a text, a number, true or false")
	same(t, want, must[catalog.SKU](t)(s.SKU(ctx, "sku_1")))
}

func TestDeletedItemIsNotFoundAndKeepsSourceID(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	s.product("mug")
	s.product("cup")
	s.sku("mug", "mug-s")
	s.sku("mug", "mug-xl")
	if err := s.DeleteSKU(ctx, "mug", "mug-s", false); err != nil {
		t.Fatal(err)
	}
	if err := s.DeleteProduct(ctx, "mug", false); err != nil {
		t.Fatal(err)
	}
	same(t, []trash.Entry{
		{ID: "tbe_1", ResourceID: "sku_1", ResourceType: trash.TypeSKU, ResourceName: "mug-s", ParentID: "prod_1", CreatedAt: at(5)},
		{ID: "tbe_2", ResourceID: "prod_1", ResourceType: trash.TypeProduct, ResourceName: "mug", CreatedAt: at(6)},
	}, everything(t, s.store.TrashEntries()))

	for _, id := range []string{"prod_1", "mug"} {
		_, err := s.Product(ctx, id)
		refused(t, err, "not_found", "Cannot find product with id "+id)
	}
	for _, id := range []string{"sku_1", "mug-s", "sku_2", "mug-xl"} {
		_, err := s.SKU(ctx, id)
		refused(t, err, "not_found", "Cannot find sku with id "+id)
	}
	same(t, []catalog.Product{{ID: "prod_2", SourceID: "cup", CreatedAt: at(2)}},
		must[storage.Page[catalog.Product]](t)(s.ListProducts(ctx, storage.Query{})).Items)
	_, err := s.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug"})
	refused(t, err, "duplicate_found", "Duplicated product exists with source_id mug")
	_, err = s.UpsertSKU(ctx, "cup", catalog.SKURequest{SourceID: "mug-xl"})
	refused(t, err, "duplicate_found", "Duplicated sku exists with source_id mug-xl")
	refused(t, s.DeleteProduct(ctx, "mug", true), "not_found", "Cannot find product with id mug")
}

func TestRestoreProductRestoresItsSKUs(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	mug, _, xl := s.product("mug"), s.sku("mug", "mug-s"), s.sku("mug", "mug-xl")
	for _, err := range []error{
		s.DeleteSKU(ctx, "mug", "mug-s", false), s.DeleteProduct(ctx, "mug", false), s.RestoreProduct(ctx, "prod_1"),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	same(t, mug, must[catalog.Product](t)(s.Product(ctx, "mug")))
	same(t, []catalog.SKU{xl}, must[storage.Page[catalog.SKU]](t)(s.ListSKUs(ctx, "mug", storage.Query{})).Items)
	refused(t, s.RestoreProduct(ctx, "prod_1"), "not_found", "Cannot find product with id prod_1")

	if err := s.RestoreSKU(ctx, "sku_1"); err != nil {
		t.Fatal(err)
	}
	same(t, 2, len(must[storage.Page[catalog.SKU]](t)(s.ListSKUs(ctx, "mug", storage.Query{})).Items))
	same(t, []trash.Entry(nil), everything(t, s.store.TrashEntries()))
	refused(t, s.RestoreSKU(ctx, "sku_1"), "not_found", "Cannot find sku with id sku_1")
}

func TestPurgedItemIsRemovedEverywhere(t *testing.T) {
	for name, remove := range map[string]func(shop) error{
		"with_force": func(s shop) error { return s.DeleteProduct(s.t.Context(), "mug", true) },
		"out_of_the_bin": func(s shop) error {
			if err := s.DeleteProduct(s.t.Context(), "mug", false); err != nil {
				return err
			}
			return catalog.InternalsOf(s.Engine).Purges()[trash.TypeProduct](s.t.Context(), "prod_1")
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, ctx := newShop(t), t.Context()
			s.product("mug")
			s.product("cup")
			s.sku("mug", "mug-s")
			s.sku("mug", "mug-xl")
			c := must[catalog.Collection](t)(s.CreateCollection(ctx, catalog.NewCollection{Name: "Kitchen", Type: catalog.CollectionStatic, Members: []catalog.Member{
				{ID: "mug", Object: catalog.MemberProduct}, {ID: "mug-xl", Object: catalog.MemberSKU}, {ID: "cup", Object: catalog.MemberProduct},
			}}))
			if err := s.DeleteSKU(ctx, "mug", "mug-s", false); err != nil {
				t.Fatal(err)
			}
			if err := remove(s); err != nil {
				t.Fatal(err)
			}
			same(t, []catalog.SKU(nil), everything(t, s.store.SKUs()))
			same(t, []trash.Entry(nil), everything(t, s.store.TrashEntries()))
			same(t, []catalog.Member{{ID: "prod_2", Object: catalog.MemberProduct}}, must[catalog.Collection](t)(s.Collection(ctx, c.ID)).Members)
			same(t, "prod_3", s.product("mug").ID)
		})
	}
}

func TestBuiltinsAreMadeOnceAndCannotBeDeleted(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	for range 2 {
		if err := catalog.EnsureBuiltins(ctx, s.Engine); err != nil {
			t.Fatal(err)
		}
	}
	same(t, []catalog.Product{{ID: "prod_5h1pp1ng", SourceID: "5h1pp1ng", Name: "Shipping", CreatedAt: at(1)}}, everything(t, s.store.Products()))
	all := everything(t, s.store.Collections())
	same(t, []catalog.Collection{{
		ID: catalog.AllProductsID, Name: "All Products", Type: catalog.CollectionAutoUpdate, Filter: metadata.Map{"junction": "and"}, Builtin: true,
		CreatedAt: at(1),
	}}, all)
	refused(t, s.DeleteProduct(ctx, "5h1pp1ng", true), "resource_locked", "The built-in product prod_5h1pp1ng cannot be deleted.")
	refused(t, s.DeleteCollection(ctx, all[0].ID), "resource_locked", "The built-in products_collection "+all[0].ID+" cannot be deleted.")
	_, err := s.UpdateCollection(ctx, all[0].ID, catalog.CollectionUpdate{Selection: patch.Set(catalog.Selection{})})
	refused(t, err, "invalid_payload", "Property .filter must NOT be given: only a collection of type AUTO_UPDATE that is not built-in has one to change")
}

// TestAChangeOfAnEarlierStateIsRefused changes each kind of item from the state that was read, from an older one, and after it was deleted.
func TestAChangeOfAnEarlierStateIsRefused(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	p := s.product("mug")
	sku := must[catalog.SKU](t)(s.UpsertSKU(ctx, p.ID, catalog.SKURequest{SourceID: "mug-red"}))
	set := must[catalog.Collection](t)(s.CreateCollection(ctx, catalog.NewCollection{Name: "Mugs", Type: catalog.CollectionStatic, Members: []catalog.Member{}}))
	category := must[catalog.Category](t)(s.CreateCategory(ctx, catalog.NewCategory{Name: "Seasonal"}))
	for _, item := range []struct {
		kind   string
		made   time.Time
		change func(from time.Time, name string) (is string, err error)
		remove func() error
	}{
		{"product", p.UpdatedAt, func(from time.Time, name string) (string, error) {
			is, err := s.UpsertProduct(ctx, catalog.ProductRequest{ID: p.ID, SourceID: "mug", ProductUpdate: catalog.ProductUpdate{From: patch.Set(from), Name: patch.Set(name)}})
			return is.Name, err
		}, nil},
		{"sku", sku.UpdatedAt, func(from time.Time, name string) (string, error) {
			is, err := s.UpsertSKU(ctx, p.ID, catalog.SKURequest{ID: sku.ID, SourceID: "mug-red", SKUUpdate: catalog.SKUUpdate{From: patch.Set(from), Name: patch.Set(name)}})
			return is.Name, err
		}, func() error { return s.DeleteSKU(ctx, p.ID, sku.ID, true) }},
		{"collection", set.UpdatedAt, func(from time.Time, name string) (string, error) {
			is, err := s.UpdateCollection(ctx, set.ID, catalog.CollectionUpdate{From: patch.Set(from), Name: patch.Set(name)})
			return is.Name, err
		}, func() error { return s.DeleteCollection(ctx, set.ID) }},
		{"category", category.UpdatedAt, func(from time.Time, name string) (string, error) {
			is, err := s.UpdateCategory(ctx, category.ID, catalog.CategoryUpdate{From: patch.Set(from), Name: patch.Set(name)})
			return is.Name, err
		}, func() error { return s.DeleteCategory(ctx, category.ID, false) }},
		{"product that is deleted", time.Time{}, nil, func() error { return s.DeleteProduct(ctx, p.ID, true) }},
	} {
		if item.change == nil {
			if err := item.remove(); err != nil {
				t.Fatal(err)
			}
			_, err := s.UpsertProduct(ctx, catalog.ProductRequest{ID: p.ID, SourceID: "mug", ProductUpdate: catalog.ProductUpdate{From: patch.Set(time.Time{})}})
			if !fault.IsNotFound(err) {
				t.Errorf("a change of a %s: %v", item.kind, err)
			}
			continue
		}
		if is, err := item.change(item.made, "A"); err != nil || is != "A" {
			t.Fatalf("a change of the %s as it is: %q %v", item.kind, is, err)
		}
		if _, err := item.change(item.made, "B"); !fault.Has(err, "resource_changed") {
			t.Errorf("a change of an earlier state of the %s: %v", item.kind, err)
		}
		if item.remove == nil {
			continue
		}
		if err := item.remove(); err != nil {
			t.Fatal(err)
		}
		if _, err := item.change(item.made, "C"); !fault.IsNotFound(err) {
			t.Errorf("a change of a %s that was deleted: %v", item.kind, err)
		}
	}
	if is, err := s.Product(ctx, p.ID); !fault.IsNotFound(err) {
		t.Errorf("the product is %+v %v", is, err)
	}
}
