package redemption_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// BenchmarkDecide validates five redeemables on an order of fifty lines: discounts on the order and on lines, rules, and a gift card.
func BenchmarkDecide(b *testing.B) {
	ctx := context.Background()
	backend := memory.New()
	defer backend.Close()
	store := backend.Project("shop")
	must := func(err error) {
		if err != nil {
			b.Fatal(err)
		}
	}
	must(store.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp", Name: "camp", Type: campaign.TypeDiscountCoupons, Active: true}))
	split, items := amountOff(1000), percentOff("10")
	split.Effect, items.Effect = discount.EffectApplyToItemsProportionally, discount.EffectApplyToItems
	var r redemption.Request
	for i, d := range []*discount.Discount{new(percentOff("5")), new(amountOff(300)), &split, &items, nil} {
		id := fmt.Sprint("code", i)
		v := voucher.Voucher{ID: "v_" + id, Code: id, CampaignID: "camp", Type: campaign.VoucherDiscount, Discount: d, Active: true}
		if d == nil {
			v.Type, v.Gift = campaign.VoucherGift, &voucher.Gift{Amount: 5000}
		}
		must(store.Vouchers().Insert(ctx, v))
		rules := rulesOf(hasProduct("prod_7"), initialOver(100))
		rules.ID, rules.Name = "val_"+id, id
		if i == 3 {
			rules.ApplicableTo.Included = onProducts("prod_1", "prod_2", "prod_3").ApplicableTo.Included
		}
		must(store.Rules().Insert(ctx, rules))
		must(store.RuleAssignments().Insert(ctx, rule.Assignment{ID: "asgm_" + id, RuleID: rules.ID, RelatedObjectID: v.ID, RelatedObjectType: rule.RelatedVoucher}))
		r.Redeemables = append(r.Redeemables, redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: id})
	}
	var lines []order.ItemRequest
	for i := range 50 {
		lines = append(lines, units(fmt.Sprint("prod_", i), int64(1+i%3), int64(100+7*i)))
	}
	r.Order = buying(lines...)
	engine := redemption.New(redemption.Deps{Store: store, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) {
		return redemption.Settings{Zone: time.UTC}, nil
	}})
	b.ReportAllocs()
	for first := true; first || b.Loop(); first = false {
		result, err := engine.Validate(ctx, r)
		must(err)
		if !result.Valid || len(result.Entries) != 5 {
			b.Fatal(described(result))
		}
	}
}
