package storagetest

import (
	"testing"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// testNamesOfRows reads names of rows of each kind, and of rows that are not there, in another project, or have no name.
func testNamesOfRows(t *testing.T, s *suite) {
	ctx, p, other := t.Context(), s.project(), s.project()
	must(t, p.Segments().Insert(ctx, segment.Segment{ID: "seg_1", Name: "Regulars"}, segment.Segment{ID: "seg_2", Name: "Others"}))
	must(t, p.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_1", Name: "Spring"}))
	must(t, p.LoyaltyTiers().Insert(ctx, loyalty.Tier{ID: "ltr_1", Name: "Gold"}))
	must(t, p.Products().Insert(ctx, catalog.Product{ID: "prod_1", SourceID: "mug", Name: "Mug"}, catalog.Product{ID: "prod_2", SourceID: "bare"}))
	must(t, p.SKUs().Insert(ctx, catalog.SKU{ID: "sku_1", SourceID: "mug-red", Name: "Red mug", ProductID: "prod_1"}))
	must(t, p.Collections().Insert(ctx, catalog.Collection{ID: "pc_1", Name: "Sale"}))
	must(t, p.Locations().Insert(ctx, location.Location{ID: "loc_1", Name: "Berlin"}))
	must(t, p.Vouchers().Insert(ctx, voucher.Voucher{ID: "v_1", Code: "TEN"}))
	must(t, p.Tiers().Insert(ctx, promotion.Tier{ID: "promo_1", Name: "First"}))
	must(t, p.Customers().Insert(ctx, customer.Customer{ID: "cust_1", SourceID: "ada", Name: "Ada", Email: "ada@shop.example"},
		customer.Customer{ID: "cust_2", SourceID: "ben", Email: "ben@shop.example"}, customer.Customer{ID: "cust_3", SourceID: "eve"}, customer.Customer{ID: "cust_4"}))
	must(t, p.Programs().Insert(ctx, program.Program{ID: "lprg_1", Name: "Club"}))
	must(t, p.CardDefinitions().Insert(ctx, program.CardDefinition{ID: "lcdef_1", Name: "Beans"}))
	must(t, other.Segments().Insert(ctx, segment.Segment{ID: "seg_9", Name: "Foreign"}))
	for name, test := range map[string]struct {
		ids  storage.NameIDs
		want map[string]string
	}{
		"nothing": {storage.NameIDs{}, map[string]string{}},
		"each_kind": {
			storage.NameIDs{Campaigns: []string{"camp_1"}, Segments: []string{"seg_1"}, Tiers: []string{"ltr_1"}, Products: []string{"prod_1", "mug"}, SKUs: []string{"sku_1", "mug-red"}, Collections: []string{"pc_1"}, Locations: []string{"loc_1"}, Vouchers: []string{"v_1"}, PromotionTiers: []string{"promo_1"}},
			map[string]string{"camp_1": "Spring", "seg_1": "Regulars", "ltr_1": "Gold", "prod_1": "Mug", "mug": "Mug", "sku_1": "Red mug", "mug-red": "Red mug", "pc_1": "Sale", "loc_1": "Berlin", "v_1": "TEN", "promo_1": "First"},
		},
		"customers": {
			storage.NameIDs{Customers: []string{"cust_1", "cust_2", "cust_3", "cust_4", "cust_5"}},
			map[string]string{"cust_1": "Ada", "cust_2": "ben@shop.example", "cust_3": "eve", "cust_4": "cust_4"},
		},
		"programs": {
			storage.NameIDs{Programs: []string{"lprg_1", "lcdef_1"}, CardDefinitions: []string{"lcdef_1"}}, map[string]string{"lprg_1": "Club", "lcdef_1": "Beans"},
		},
		"what_is_not_there": {storage.NameIDs{Segments: []string{"seg_9", "ltr_1", "", "a\x00b", "\xff", "'"}, Products: []string{"prod_2", "sku_1"}}, map[string]string{}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := p.Names(ctx, test.ids)
			must(t, err)
			equal(t, "names", got, test.want)
		})
	}
}
