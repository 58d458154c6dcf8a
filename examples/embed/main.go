// Embed redeems a code within a Go program: no server, no database.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

func main() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	shop := engine.Project("my-shop")

	ten := decimal.NewFromInt(10)
	once := int64(1)
	_, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{
		Code:     "WELCOME10",
		Discount: &discount.Discount{Type: discount.TypePercent, PercentOff: &ten, Effect: discount.EffectApplyToOrder},
		Quantity: &once,
	})
	if err != nil {
		log.Fatal(err)
	}

	// Amounts are minor units: an order of 49.90.
	cart := redemption.Request{
		Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: "WELCOME10"}},
		Order:       &order.Request{Amount: patch.Set(int64(4990))},
	}
	done, err := shop.Redemptions.Redeem(ctx, cart)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("to pay: %d of %d\n", done.Order.TotalAmount().Minor, done.Order.Amount.Minor)

	_, err = shop.Redemptions.Redeem(ctx, cart)
	fmt.Println("again:", err)
}
