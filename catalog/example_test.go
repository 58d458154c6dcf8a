package catalog_test

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// A shop sends a product under its own id, and again when the price changes.
func ExampleEngine_UpsertProduct() {
	ctx := context.Background()
	shop := catalog.New(catalog.Deps{Store: memory.New().Project("my-shop"), Env: env.System()})
	mug := catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Mug"), Price: patch.Set[int64](1200)}}
	if _, err := shop.UpsertProduct(ctx, mug); err != nil {
		fmt.Println(err)
	}
	dearer := catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Price: patch.Set[int64](1500)}}
	if _, err := shop.UpsertProduct(ctx, dearer); err != nil {
		fmt.Println(err)
	}
	page, err := shop.ListProducts(ctx, storage.Query{WithTotal: true})
	if err != nil {
		fmt.Println(err)
	}
	for _, p := range page.Items {
		fmt.Println(page.Total, p.Name, *p.Price)
	}
	// Output: 1 Mug 1500
}
