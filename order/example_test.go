package order_test

import (
	"fmt"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

// Lines are looked up, priced and added up; products that are not in the catalog have the sent price.
func ExampleResolve() {
	price := func(minor int64) *int64 { return &minor }
	shop := order.NewCatalogIndex(
		[]catalog.Product{{ID: "prod_1", SourceID: "shirt", Price: price(3000)}},
		[]catalog.SKU{{ID: "sku_1", SourceID: "red", ProductID: "prod_1", Price: price(3500)}},
	)
	two := int64(2)
	o, err := order.Resolve(order.Request{Items: patch.Set([]order.ItemRequest{
		{ProductID: "shirt", Quantity: &two},
		{RelatedObject: order.RelatedSKU, SourceID: "red"},
		{ProductID: "postcard", Price: price(150)},
		{ProductID: "leaflet"},
	})}, nil, shop)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, i := range o.Items {
		fmt.Println(i.ProductID, i.Quantity, i.Amount)
	}
	fmt.Println(o.Amount.Minor)
	// Output:
	// prod_1 2 {6000 true}
	// prod_1 1 {3500 true}
	// postcard 1 {150 true}
	// leaflet 1 {0 false}
	// 9650
}
