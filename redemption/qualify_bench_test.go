package redemption_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// BenchmarkQualify examines promotions of which ten match. Their rules are of mixed kinds: products, metadata of customers and orders, and
// totals, dates.
func BenchmarkQualify(b *testing.B) {
	for _, promotions := range []int{1000, 10_000} {
		b.Run(fmt.Sprint(promotions), func(b *testing.B) {
			ctx := context.Background()
			backend := memory.New()
			defer backend.Close()
			store := backend.Project("shop")
			must := func(err error) {
				if err != nil {
					b.Fatal(err)
				}
			}
			must(store.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp", Name: "camp", Type: campaign.TypePromotion, Active: true}))
			tiers, rules, assigned := make([]promotion.Tier, promotions), make([]rule.Rules, promotions), make([]rule.Assignment, promotions)
			d := percentOff("10")
			for i := range tiers {
				id := fmt.Sprintf("promo_%05d", i)
				condition := [...]rule.Rule{
					hasProduct(fmt.Sprint("prod_", i)),
					{Name: "customer.metadata", Property: "city", Conditions: map[rule.Operator][]any{"$is": {fmt.Sprint("city_", i)}}},
					{Name: "order.metadata", Property: "channel", Conditions: map[rule.Operator][]any{"$is": {fmt.Sprint("channel_", i)}}},
					initialOver(int64(100_000 + i)),
					{Name: "customer.metadata", Property: "joined", Conditions: map[rule.Operator][]any{"$before": {"2001-01-01"}}},
				}[i%5]
				if i%(promotions/10) == 0 {
					condition = hasProduct("prod_mug")
				}
				tiers[i] = promotion.Tier{ID: id, CampaignID: "camp", Name: id, Discount: &d, Active: true, CreatedAt: at(i)}
				rules[i] = rulesOf(condition, initialOver(100))
				rules[i].ID, rules[i].Name = "val_"+id, id
				assigned[i] = rule.Assignment{ID: "asgm_" + id, RuleID: "val_" + id, RelatedObjectID: id, RelatedObjectType: rule.RelatedPromotionTier}
			}
			must(store.Tiers().Insert(ctx, tiers...))
			must(store.Rules().Insert(ctx, rules...))
			must(store.RuleAssignments().Insert(ctx, assigned...))
			engine := redemption.New(redemption.Deps{Store: store, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) {
				return redemption.Settings{Zone: time.UTC}, nil
			}})
			r := redemption.QualifyRequest{Customer: &customer.Request{SourceID: "alice", Update: customer.Update{Metadata: patch.Set(metadata.Map{"city": "Gdańsk", "joined": "2024-05-01"})}}, Order: buying(units("prod_mug", 1, 1000), units("prod_tea", 2, 300)), Limit: 50}
			for first := true; first || b.Loop(); first = false {
				q, err := engine.Qualify(ctx, r)
				must(err)
				if len(q.Items) != 10 {
					b.Fatalf("%d match", len(q.Items))
				}
			}
		})
	}
}
