package voucher_test

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// A code belongs to the customer it was given to: no other customer gets it.
func ExampleEngine_Publish() {
	ctx := context.Background()
	vouchers := voucher.New(voucher.Deps{Store: memory.New().Project("shop"), Env: env.System()})
	_, err := vouchers.Create(ctx, voucher.NewVoucher{Code: "WELCOME", Gift: &campaign.GiftProfile{Amount: 500}})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, name := range []string{"ada", "bob"} {
		given, err := vouchers.Publish(ctx, voucher.Publish{Voucher: "WELCOME", Customer: customer.Request{SourceID: name}})
		if f, refused := fault.As(err); refused {
			fmt.Println(name, f.Key)
			continue
		}
		fmt.Println(given.Customer.SourceID, given.Publication.Codes)
	}
	// Output:
	// ada [WELCOME]
	// bob voucher_already_published
}

// Every change of a balance is a transaction, and the transactions add up to it.
func ExampleEngine_AdjustBalance() {
	ctx := context.Background()
	vouchers := voucher.New(voucher.Deps{Store: memory.New().Project("shop"), Env: env.System()})
	_, err := vouchers.Create(ctx, voucher.NewVoucher{Code: "CARD", Gift: &campaign.GiftProfile{Amount: 5_00}})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, amount := range []int64{2_50, -7_00, -1_00} {
		t, err := vouchers.AdjustBalance(ctx, "CARD", voucher.Adjust{Amount: amount})
		if f, refused := fault.As(err); refused {
			fmt.Println(amount, f.Key)
			continue
		}
		fmt.Println(amount, t.Type, t.Balance, "of", t.Total)
	}
	// Output:
	// 250 CREDITS_ADDITION 750 of 750
	// -700 CREDITS_REMOVAL 50 of 750
	// -100 gift_amount_exceeded
}
