package promotion_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// fixture is an empty project with two promotion campaigns, one with codes and two sets of rules. Ids count up and the clock
// stands still until a test moves it.
type fixture struct {
	*promotion.Engine
	store *memory.Project
	env   env.Env
	now   time.Time
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{store: memory.New().Project("proj_1"), now: noon}
	ids := 0
	f.env = env.Env{Now: func() time.Time { return f.now }, NewID: func(prefix string) string { ids++; return fmt.Sprintf("%s%d", prefix, ids) }}
	f.Engine = promotion.New(promotion.Deps{Store: f.store, Env: f.env})
	must(t, f.store.Campaigns().Insert(t.Context(),
		campaign.Campaign{ID: "camp_a", Name: "Autumn", Type: campaign.TypePromotion, Active: true, CreatedAt: noon},
		campaign.Campaign{ID: "camp_b", Name: "Black Friday", Type: campaign.TypePromotion, Active: true, CreatedAt: noon},
		campaign.Campaign{ID: "camp_c", Name: "Codes", Type: campaign.TypeDiscountCoupons, Active: true, CreatedAt: noon},
		campaign.Campaign{ID: "camp_d", Name: "Gone", Type: campaign.TypePromotion, DeletedAt: noon, CreatedAt: noon},
	))
	must(t, f.store.Rules().Insert(t.Context(), rule.Rules{ID: "val_x", Name: "x"}, rule.Rules{ID: "val_y", Name: "y"}))
	return f
}

// tier creates a tier that a test builds on.
func (f *fixture) tier(t *testing.T, n promotion.NewTier) promotion.Tier {
	t.Helper()
	tier, err := f.CreateTier(t.Context(), "camp_a", n)
	must(t, err)
	return tier
}

// events lists what was recorded about tiers and stacks: type, entity, campaign and the objects in the data.
func (f *fixture) events(t *testing.T) (list []string) {
	t.Helper()
	page, err := f.store.Events().List(t.Context(), storage.Query{
		Filter: storage.Where("type", storage.OpStartsWith, "campaign.promotion"), Order: []storage.Order{{Field: "created_at"}},
	})
	must(t, err)
	for _, e := range page.Items {
		var data map[string]struct{ ID string }
		must(t, json.Unmarshal(e.Data, &data))
		list = append(list, fmt.Sprintf("%s %s of %s, data %s and %s", e.Type, e.EntityID, e.CampaignID, data[e.EntityType].ID, data["campaign"].ID))
	}
	return list
}

// guards lists the rules that guard a tier.
func (f *fixture) guards(t *testing.T, tierID string) (ruleIDs []string) {
	t.Helper()
	tier := rule.Related{Type: rule.RelatedPromotionTier, ID: tierID}
	page, err := f.store.RuleAssignments().List(t.Context(), storage.Query{Filter: rule.AssignedTo(tier)})
	must(t, err)
	for _, a := range page.Items {
		ruleIDs = append(ruleIDs, a.RuleID)
	}
	return ruleIDs
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func same(t *testing.T, what string, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// refused checks the key of a fault and a part of its details.
func refused(t *testing.T, err error, key, details string) {
	t.Helper()
	f, ok := fault.As(err)
	if !ok || f.Key != key || !strings.Contains(f.Details, details) {
		t.Errorf("got %v, want %s: ... %s", err, key, details)
	}
}
