package punchcard_test

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
)

// TestTiersMoveAmongTheirNeighbours moves tiers up and down, two with one position among them.
func TestTiersMoveAmongTheirNeighbours(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		shop := engine.Project("shop")
		one := int64(1)
		c, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "November", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{
			{Name: "a", Discount: discount.Percent(1)}, {Name: "b", Discount: discount.Percent(2)}, {Name: "c", Discount: discount.Percent(3)},
		}})
		must(t, err)
		order := func() (names string) {
			tiers, err := shop.Promotions.TiersOf(ctx, c.ID)
			must(t, err)
			for _, tier := range tiers {
				names += tier.Name
			}
			return names
		}
		move := func(name string, up bool, want string) {
			t.Helper()
			tiers, err := shop.Promotions.TiersOf(ctx, c.ID)
			must(t, err)
			at := slices.IndexFunc(tiers, func(tier promotion.Tier) bool { return tier.Name == name })
			moved, err := shop.Promotions.MoveTier(ctx, tiers[at].ID, up)
			if got := order(); err != nil || got != want || moved.Name != name {
				t.Errorf("%s moved (up is %v): %s, want %s (%v)", name, up, got, want, err)
			}
		}
		move("c", true, "acb")
		move("a", false, "cab")
		move("c", true, "cab")
		move("b", false, "cab")
		_, err = shop.Promotions.CreateTier(ctx, c.ID, promotion.NewTier{Name: "d", Hierarchy: &one})
		must(t, err)
		move("d", true, "dcab")
		move("d", false, "cdab")
		if _, err := shop.Promotions.MoveTier(ctx, "promo_none", true); !fault.IsNotFound(err) {
			t.Errorf("a tier that does not exist: %v", err)
		}
	})
}

// TestSegmentsChange renames a segment, changes who is in a static one, and the filter of another.
func TestSegmentsChange(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		must(t, engine.Start(ctx))
		defer func() { _ = engine.Stop(ctx) }()
		shop := engine.Project("shop")
		ids := map[string]string{}
		for _, name := range []string{"ada", "bob", "cleo"} {
			c, err := shop.Customers.Upsert(ctx, customer.Request{SourceID: name, Update: customer.Update{Name: patch.Set(name)}})
			must(t, err)
			ids[name] = c.ID
		}
		members := func(id string) string {
			page, err := shop.Segments.Customers(ctx, id, storage.Query{Order: []storage.Order{{Field: "source_id"}}})
			must(t, err)
			var names []string
			for _, c := range page.Items {
				names = append(names, c.Name)
			}
			slices.Sort(names)
			return strings.Join(names, " ")
		}
		// becomes waits for the job that fills a segment.
		becomes := func(id, want string) (got string) {
			for deadline := time.Now().Add(3 * time.Minute); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
				if got = members(id); got == want {
					break
				}
			}
			return got
		}
		fixed, err := shop.Segments.Create(ctx, segment.NewSegment{Name: "Fixed", Customers: []string{ids["ada"]}})
		must(t, err)
		changed, err := shop.Segments.Update(ctx, fixed.ID, segment.Update{From: patch.Set(fixed.UpdatedAt), Name: patch.Set("Friends"), Add: []string{ids["ada"], ids["bob"]}})
		if err != nil || changed.Name != "Friends" || members(fixed.ID) != "ada bob" {
			t.Errorf("added: %+v, %s (%v)", changed, members(fixed.ID), err)
		}
		if _, err := shop.Segments.Update(ctx, fixed.ID, segment.Update{From: patch.Set(time.Time{}), Name: patch.Set("Late")}); !fault.Has(err, "resource_changed") {
			t.Errorf("a change from an earlier state: %v", err)
		}
		if _, err := shop.Segments.Update(ctx, fixed.ID, segment.Update{Remove: []string{ids["ada"], "cust_none"}}); err != nil || members(fixed.ID) != "bob" {
			t.Errorf("removed: %s (%v)", members(fixed.ID), err)
		}
		byName := func(name string) json.RawMessage {
			return json.RawMessage(`{"name": {"conditions": {"$is": ["` + name + `"]}}}`)
		}
		for _, kind := range []segment.Type{segment.TypeAutoUpdate, segment.TypePassive} {
			dynamic, err := shop.Segments.Create(ctx, segment.NewSegment{Name: "By name", Type: kind, Filter: byName("ada")})
			must(t, err)
			if got := becomes(dynamic.ID, "ada"); got != "ada" {
				t.Errorf("%s: %s", kind, got)
			}
			_, err = shop.Segments.Update(ctx, dynamic.ID, segment.Update{Filter: patch.Set(byName("cleo"))})
			must(t, err)
			if got := becomes(dynamic.ID, "cleo"); got != "cleo" {
				t.Errorf("%s with another filter: %s", kind, got)
			}
			for what, u := range map[string]segment.Update{
				"a customer": {Add: []string{ids["bob"]}}, "no filter": {Filter: patch.Clear[json.RawMessage]()}, "a wrong filter": {Filter: patch.Set(json.RawMessage(`{"colour": {"conditions": {"$is": ["red"]}}}`))},
				"no name": {Name: patch.Set("")},
			} {
				if _, err := shop.Segments.Update(ctx, dynamic.ID, u); !fault.Has(err, "invalid_payload") {
					t.Errorf("%s, %s: %v", kind, what, err)
				}
			}
		}
		for what, u := range map[string]segment.Update{"a filter": {Filter: patch.Set(byName("ada"))}, "nobody": {Add: []string{"cust_none"}}} {
			if _, err := shop.Segments.Update(ctx, fixed.ID, u); err == nil {
				t.Errorf("a static segment takes %s", what)
			}
		}
	})
}
