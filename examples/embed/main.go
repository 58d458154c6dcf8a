// Embed redeems a code in a Go program, without a server and without a database.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

func main() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	shop := engine.Project("my-shop")

	once := int64(1)
	_, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{
		Code:     "WELCOME10",
		Discount: discount.Percent(10),
		Quantity: &once,
	})
	if err != nil {
		log.Fatal(err)
	}

	// Amounts are minor units: an order of 49.90.
	cart := redemption.Request{
		Redeemables: redemption.Codes("WELCOME10"),
		Order:       order.Total(4990),
	}
	done, err := shop.Redemptions.Redeem(ctx, cart)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("to pay: %d of %d\n", done.Order.TotalAmount().Minor, done.Order.Amount.Minor)

	_, err = shop.Redemptions.Redeem(ctx, cart)
	fmt.Println("again:", err)
}
