package punchcard_test

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// recordsOf is a kind of records with metadata: how one is made, all are changed, and those that match are listed by their source ids.
type recordsOf struct {
	make   func(ctx context.Context, source string, m metadata.Map) error
	change func(context.Context, storage.Filter, metadata.Map) (asyncaction.Action, error)
	list   func(context.Context, storage.Query) ([]string, error)
}

// sourcesOf are the source ids of a page, sorted.
func sourcesOf[T any](source func(*T) string) func(storage.Page[T], error) ([]string, error) {
	return func(page storage.Page[T], err error) (sources []string, _ error) {
		for i := range page.Items {
			sources = append(sources, source(&page.Items[i]))
		}
		slices.Sort(sources)
		return sources, err
	}
}

func changeableRecords(shop *punchcard.Project) map[string]recordsOf {
	products := sourcesOf(func(p *catalog.Product) string { return p.SourceID })
	skus := sourcesOf(func(s *catalog.SKU) string { return s.SourceID })
	customers := sourcesOf(func(c *customer.Customer) string { return c.SourceID })
	orders := sourcesOf(func(o *order.Order) string { return o.SourceID })
	return map[string]recordsOf{
		"customer": {
			func(ctx context.Context, source string, m metadata.Map) error {
				_, err := shop.Customers.Upsert(ctx, customer.Request{SourceID: source, Update: customer.Update{Metadata: patch.Set(m)}})
				return err
			}, shop.Customers.ChangeAll,
			func(ctx context.Context, q storage.Query) ([]string, error) {
				return customers(shop.Customers.List(ctx, q))
			},
		},
		"order": {
			func(ctx context.Context, source string, m metadata.Map) error {
				_, err := shop.Orders.Upsert(ctx, order.Request{SourceID: patch.Set(source), Amount: patch.Set[int64](100), Metadata: patch.Set(m)})
				return err
			}, shop.Orders.ChangeAll,
			func(ctx context.Context, q storage.Query) ([]string, error) { return orders(shop.Orders.List(ctx, q)) },
		},
		"product": {
			func(ctx context.Context, source string, m metadata.Map) error {
				_, err := shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: source, ProductUpdate: catalog.ProductUpdate{Metadata: patch.Set(m)}})
				return err
			}, shop.Catalog.ChangeProducts,
			func(ctx context.Context, q storage.Query) ([]string, error) {
				return products(shop.Catalog.ListProducts(ctx, q))
			},
		},
		"sku": {
			func(ctx context.Context, source string, m metadata.Map) error {
				if _, err := shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "shirt"}); err != nil {
					return err
				}
				_, err := shop.Catalog.UpsertSKU(ctx, "shirt", catalog.SKURequest{SourceID: source, SKUUpdate: catalog.SKUUpdate{Metadata: patch.Set(m)}})
				return err
			}, shop.Catalog.ChangeSKUs,
			func(ctx context.Context, q storage.Query) ([]string, error) {
				return skus(shop.Catalog.ListSKUs(ctx, "shirt", q))
			},
		},
	}
}

// TestTheMetadataOfAllRecordsThatMatchIsChanged changes records of which one breaks its schema, one does not match, and one is made after the change was
// asked for. Portions are those of codes, which TestAllCodesThatMatchAreChanged has several of.
func TestTheMetadataOfAllRecordsThatMatchIsChanged(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		begin, now := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC), atomic.Int64{}
		engine := open(punchcard.WithEnv(env.Env{Now: func() time.Time { return begin.Add(time.Duration(now.Load())) }}))
		defer stopped(t, engine)
		shop := engine.Project("shop")
		const records = 3
		asked := map[string]asyncaction.Action{}
		all := changeableRecords(shop)
		var want []string
		for name, r := range all {
			want = nil
			for i := range records {
				source := fmt.Sprintf("r%03d", i)
				want = append(want, source)
				must(t, r.make(ctx, source, metadata.Map{"shelf": "A", "note": "old"}))
			}
			must(t, r.make(ctx, "other", metadata.Map{"shelf": "B"}))
			must(t, r.make(ctx, "wrong", metadata.Map{"shelf": "A", "size": "large"}))
			_, err := shop.Schemas.Create(ctx, metadata.Schema{RelatedObject: name, Properties: map[string]metadata.Definition{"size": {Type: metadata.TypeNumber, Optional: true}}})
			must(t, err)
			asked[name], err = r.change(ctx, storage.Is("metadata.shelf", "A"), metadata.Map{"sale": true, "note": nil})
			must(t, err)
		}
		now.Store(int64(time.Second))
		for _, r := range all {
			must(t, r.make(ctx, "later", metadata.Map{"shelf": "A"}))
		}
		must(t, engine.Start(ctx))
		for name, r := range all {
			a := awaitAction(t, shop, asked[name].ID)
			if a.Done != records || a.Failed != 1 || a.Total != records+1 || a.Operation != asyncaction.OperationSuccess || len(a.Result.Failures) != 1 || a.Result.Failures[0].Key != "wrong" {
				t.Errorf("%s: the action is %+v", name, a)
			}
			changed, err := r.list(ctx, storage.Query{Filter: storage.And(storage.Is("metadata.sale", true), storage.Where("metadata.note", storage.OpIsUnknown),
				storage.Where("updated_at", storage.OpHasValue))})
			must(t, err)
			if diff := cmp.Diff(want, changed); diff != "" {
				t.Errorf("%s: what is changed: %s", name, diff)
			}
		}
	})
}

func TestAChangeOfTheMetadataOfAllThatCannotBeIsRefused(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		shop := engine.Project("shop")
		for name, r := range changeableRecords(shop) {
			if _, err := r.change(ctx, storage.Filter{}, nil); !fault.Has(err, "invalid_payload") {
				t.Errorf("%s: without metadata: %v", name, err)
			}
			if _, err := r.change(ctx, storage.Is("nothing", 1), metadata.Map{"sale": true}); !fault.Has(err, "invalid_query_params") {
				t.Errorf("%s: an unknown filter: %v", name, err)
			}
		}
		actions, err := shop.AsyncActions.List(ctx, storage.Query{})
		must(t, err)
		if len(actions.Items) != 0 {
			t.Errorf("%d actions have begun", len(actions.Items))
		}
	})
}
