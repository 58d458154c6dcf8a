package refund_test

import (
	"fmt"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/refund"
)

func ExampleSale_Return() {
	order := refund.Order{Amount: discount.Minor(10000), Discount: 2800, Lines: []refund.Line{
		{ID: "mugs", Quantity: 2, Amount: discount.Minor(2500)},
		{ID: "shirt", Quantity: 1, Amount: discount.Minor(7500)},
	}}
	sale := refund.NewSale(order, []refund.Record{{ID: "ten percent", Order: 1000}, {ID: "twenty percent", Order: 1800}})

	mug := refund.Request{Items: []refund.Item{{Lines: []string{"mugs"}, Quantity: 1}}}
	change, err := sale.Return(refund.State{}, mug)
	if err != nil {
		panic(err)
	}
	fmt.Println("refunded", change.Amount, "kept", change.Kept)
	for i, given := range change.Steps {
		fmt.Println(sale.Steps[i].Record, given.Discount())
	}
	// Output:
	// refunded 900 kept 6300
	// ten percent 125
	// twenty percent 225
}
