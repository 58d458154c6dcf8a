package redemption_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// BenchmarkQualify examines promotions of which ten match: each requires a product of its own and a total.
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
				product := fmt.Sprint("prod_", i)
				if i%(promotions/10) == 0 {
					product = "prod_mug"
				}
				tiers[i] = promotion.Tier{ID: id, CampaignID: "camp", Name: id, Discount: &d, Active: true, CreatedAt: at(i)}
				rules[i] = rulesOf(hasProduct(product), initialOver(100))
				rules[i].ID, rules[i].Name = "val_"+id, id
				assigned[i] = rule.Assignment{ID: "asgm_" + id, RuleID: "val_" + id, RelatedObjectID: id, RelatedObjectType: rule.RelatedPromotionTier}
			}
			must(store.Tiers().Insert(ctx, tiers...))
			must(store.Rules().Insert(ctx, rules...))
			must(store.RuleAssignments().Insert(ctx, assigned...))
			engine := redemption.New(redemption.Deps{Store: store, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) {
				return redemption.Settings{Zone: time.UTC}, nil
			}})
			r := redemption.QualifyRequest{Order: buying(units("prod_mug", 1, 1000), units("prod_tea", 2, 300)), Limit: 50}
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
