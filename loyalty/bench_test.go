package loyalty_test

import (
	"context"
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// BenchmarkEarningForAnOrder pays one order against a campaign with the most rules that a project may have, of which one gives points.
func BenchmarkEarningForAnOrder(b *testing.B) {
	for _, rules := range []int{1, loyalty.MaxEarningRules} {
		b.Run(fmt.Sprintf("%d_rules", rules), func(b *testing.B) {
			backend := memory.New()
			defer backend.Close()
			p, e := backend.Project("proj_1"), env.System()
			vouchers := voucher.New(voucher.Deps{Store: p, Env: e})
			engine := loyalty.New(loyalty.Deps{Store: p, Env: e, Vouchers: vouchers, Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil }})
			consumers := &outbox.Consumers{}
			loyalty.Subscribe(consumers, func(string) *loyalty.Engine { return engine })
			ctx := b.Context()
			must := func(err error) {
				if err != nil {
					b.Fatal(err)
				}
			}
			must(p.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_1", Name: "club", Type: campaign.TypeLoyaltyProgram, Active: true}))
			must(p.Customers().Insert(ctx, customer.Customer{ID: "cust_1"}))
			must(p.Vouchers().Insert(ctx, voucher.Voucher{ID: "v_1", Code: "one", CampaignID: "camp_1", HolderID: "cust_1", Type: campaign.VoucherLoyalty, Active: true, Loyalty: &voucher.Loyalty{}}))
			for i := range rules {
				every := int64(500)
				if i > 0 {
					every = 1e9 // more than the order has
				}
				must(p.EarningRules().Insert(ctx, loyalty.EarningRule{ID: fmt.Sprintf("ern_%d", i), CampaignID: "camp_1", Event: loyalty.OrderPaid, Active: true,
					Earning: loyalty.Earning{Calculation: loyalty.OrderAmount, Every: every, Points: 10}}))
			}
			data, err := json.Marshal(map[string]any{"order": order.Order{ID: "ord_1", Amount: discount.Money{Minor: 45000, Known: true}}})
			must(err)
			for b.Loop() {
				must(storage.Atomic(ctx, p, func(tx *memory.Project) error {
					return consumers.Take(ctx, "proj_1", tx, event.Event{ID: e.NewID("ev_"), Type: order.EventPaid, CustomerID: "cust_1", Data: data})
				}))
			}
		})
	}
}
