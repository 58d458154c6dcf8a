// Returns is a shop that takes goods back. It sells four lamps, 10.00 off and partly paid with a gift card, and asks what to refund when one comes
// back, and then the others.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// sell redeems a coupon and a gift card for four lamps at 25.00.
func sell(ctx context.Context, shop *punchcard.Project) error {
	if _, err := shop.Vouchers.Create(ctx, voucher.AmountOff("TEN", 1000)); err != nil {
		return err
	}
	if _, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "CARD", Gift: &campaign.GiftProfile{Amount: 4000}}); err != nil {
		return err
	}
	four, price := int64(4), int64(2500)
	lamps := order.Lines(order.ItemRequest{ProductID: "lamp", Quantity: &four, Price: &price})
	lamps.SourceID = patch.Set("order-1")
	done, err := shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: redemption.Codes("TEN", "CARD"), Order: lamps})
	if err == nil {
		fmt.Println("paid in money:", done.Order.TotalAmount().Minor)
	}
	return err
}

// takeBack returns lamps of the order. With Simulate it would only say what to refund.
func takeBack(ctx context.Context, shop *punchcard.Project, lamps int64) error {
	back, err := shop.Redemptions.Return(ctx, redemption.ReturnRequest{
		OrderID: "order-1", Items: []redemption.ReturnItem{{ProductID: "lamp", Quantity: lamps}}, Reason: "The light is too warm",
	})
	if err != nil {
		return err
	}
	r := back.Return
	fmt.Printf("%d of 4 lamps: refund %d, of it money %d and credits %d; kept: %d\n", lamps, r.Amount, r.Money, r.Credits[0].Credits, r.Kept)
	return nil
}

func run(ctx context.Context) error {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	shop := engine.Project("my-shop")
	if err := sell(ctx, shop); err != nil {
		return err
	}
	for _, lamps := range []int64{1, 3} {
		if err := takeBack(ctx, shop, lamps); err != nil {
			return err
		}
	}
	fmt.Println("one more:", takeBack(ctx, shop, 1)) // nothing is left
	card, err := shop.Vouchers.Get(ctx, "CARD")
	if err == nil {
		fmt.Println("on the gift card:", card.Balance())
	}
	return err
}

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}
