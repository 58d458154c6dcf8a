package punchcard_test

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// A code of 5.00 that may be used once, validated, redeemed and rolled back.
func Example() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	shop := engine.Project("my-shop")

	once := int64(1)
	_, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{
		Code:     "FIVE",
		Discount: discount.Amount(500),
		Quantity: &once,
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	cart := redemption.Request{
		Redeemables: redemption.Codes("FIVE"),
		Order:       order.Total(1990),
	}

	would, err := shop.Redemptions.Validate(ctx, cart)
	fmt.Println(would.Valid, would.Order.TotalAmount().Minor, err)

	done, err := shop.Redemptions.Redeem(ctx, cart)
	fmt.Println(done.Order.Status, done.Order.TotalAmount().Minor, err)

	_, err = shop.Redemptions.Redeem(ctx, cart)
	fmt.Println(err)

	back, err := shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	fmt.Println(back.Order.Status, back.Order.TotalAmount().Minor, err)
	// Output:
	// true 1490 <nil>
	// PAID 1490 <nil>
	// quantity_exceeded: quantity exceeded: FIVE
	// CANCELED 1990 <nil>
}

// The example of the README: a code that takes 5.00 off.
func Example_library() {
	ctx := context.Background()
	shop := punchcard.New(memory.New()).Project("my-shop")
	_, err := shop.Vouchers.Create(ctx, voucher.AmountOff("FIVE", 500))
	if err != nil {
		fmt.Println(err)
		return
	}
	done, err := shop.Redemptions.RedeemCodes(ctx, 1990, "FIVE")
	fmt.Println(done.Order.TotalAmount().Minor, err)
	// Output: 1490 <nil>
}

// A subscription gets every event at least once, and those of a project in their order.
func ExampleEngine_Subscribe() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	told := make(chan string)
	err := engine.Subscribe("crm",
		punchcard.On(func(_ context.Context, e event.Of[customer.Created]) error {
			told <- "welcome " + e.Data.Customer.SourceID
			return nil
		}),
		punchcard.On(func(_ context.Context, e event.Of[redemption.Succeeded]) error {
			told <- fmt.Sprintf("%s took %d", e.Data.Redemption.Code, e.Data.Redemption.Applied.Money())
			return nil
		}))
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := engine.Start(ctx); err != nil {
		fmt.Println(err)
		return
	}
	defer engine.Stop(ctx)

	shop := engine.Project("my-shop")
	_, err = shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)})
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = shop.Redemptions.Redeem(ctx, redemption.Request{
		Redeemables: redemption.Codes("FIVE"),
		Order:       order.Total(1990),
		Customer:    &customer.Request{SourceID: "ann"},
	})
	fmt.Println(<-told)
	fmt.Println(<-told, err)
	// Output:
	// welcome ann
	// FIVE took 500 <nil>
}

// Several redeemables apply one after the other, each to what the ones before it left.
func Example_stack() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	shop := engine.Project("my-shop")
	for code, minor := range map[string]int64{"FIVE": 500, "TWO": 200} {
		_, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{
			Code: code, Discount: discount.Amount(minor),
		})
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	would, err := shop.Redemptions.Validate(ctx, redemption.Request{
		Redeemables: redemption.Codes("FIVE", "TWO"),
		Order:       order.Total(600),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, e := range would.Entries {
		fmt.Printf("%s takes %d, %d to pay\n", e.Redeemable.ID, e.Applied.TotalAppliedDiscountAmount(), e.Applied.TotalAmount().Minor)
	}
	// Output:
	// FIVE takes 500, 100 to pay
	// TWO takes 100, 0 to pay
}

// The file of another shop system is read while its content is kept for the job. What becomes of its rows is told by the action.
func Example_import() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	if err := engine.Start(ctx); err != nil {
		fmt.Println(err)
		return
	}
	defer engine.Stop(ctx)
	shop := engine.Project("my-shop")
	file := strings.NewReader("Code,Voucher Type,Value\nSPRING,GIFT_VOUCHER,20\nSUMMER,GIFT_VOUCHER,lots\n")
	action, err := shop.Vouchers.ImportFile(ctx, file, "UTF-8", false)
	for err == nil && !action.Finished() {
		time.Sleep(10 * time.Millisecond)
		action, err = shop.AsyncActions.Get(ctx, action.ID)
	}
	fmt.Println(action.Result.Message, err)
	spring, err := shop.Vouchers.Get(ctx, "SPRING")
	fmt.Println(spring.Balance(), err)
	// Output:
	// 1 voucher(s) imported successfully, 1 failed. <nil>
	// 2000 <nil>
}
