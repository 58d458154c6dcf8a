package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/punchcardhq/punchcard/storage"
)

// TestAShortJobDoesNotWaitForLongOnes requests many codes nine times, and then ten codes.
func TestAShortJobDoesNotWaitForLongOnes(t *testing.T) {
	s := newServer(t)
	begin := func(name string, codes int) (campaignID string) {
		return s.post("/v1/campaigns", object{"name": name, "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": codes,
			"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}}})["id"].(string)
	}
	for i := range 9 {
		begin(fmt.Sprint("long ", i), 20_000)
	}
	short := begin("short", 10)
	actions := s.get("/v1/async-actions?limit=100")
	var last any
	for _, a := range actions["async_actions"].([]any) {
		if a := a.(object); last == nil || fmt.Sprint(a["id"]) > fmt.Sprint(last) { // ids sort by creation
			last = a["id"]
		}
	}
	s.withJobs()
	s.awaitAction(last)
	page, err := s.backend.store(s.project).Events().List(t.Context(), storage.Query{Filter: storage.Is("type", "campaign.vouchers.generation.completed")})
	if err != nil {
		t.Fatal(err)
	}
	if len(page.Items) == 0 || page.Items[0].CampaignID != short {
		t.Errorf("of %d jobs that are over, the short one is not the first", len(page.Items))
	}
}
