package promotion_test

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/validity"
)

func Example() {
	ctx := context.Background()
	shop := promotion.New(promotion.Deps{Store: memory.New().Project("my-shop"), Env: env.System()})
	november := campaign.Campaign{
		ID: "camp_1", Name: "November", Type: campaign.TypePromotion, Active: true,
		Validity: validity.Validity{
			Start: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC), End: time.Date(2026, 11, 30, 23, 59, 59, 0, time.UTC),
		},
	}
	tiers, err := promotion.InternalsOf(shop).CreateCampaign(ctx, campaign.Draft{Campaign: november}, []promotion.NewTier{
		{Name: "Ten percent"},
		{Name: "Happy hour", Validity: validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{{Start: 17 * 3600, End: 19 * 3600}}}}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, now := range []time.Time{
		time.Date(2026, 11, 21, 18, 0, 0, 0, time.UTC), time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC), time.Date(2026, 12, 1, 18, 0, 0, 0, time.UTC),
	} {
		for _, t := range tiers {
			state := "can be used"
			if refusal := promotion.Usable(&t, &november, now, time.UTC); refusal != nil {
				state = refusal.Key
			}
			fmt.Println(now.Format("2 January 15:04"), t.Name, state)
		}
	}
	// Output:
	// 21 November 18:00 Ten percent can be used
	// 21 November 18:00 Happy hour can be used
	// 21 November 20:00 Ten percent can be used
	// 21 November 20:00 Happy hour promotion_not_active_now
	// 1 December 18:00 Ten percent promotion_inactive
	// 1 December 18:00 Happy hour promotion_inactive
}
