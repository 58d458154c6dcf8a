package redemption_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// What a cart rules out keeps its place among what was made at the same instant: the page behind a place is the same for another cart.
func TestCursorIsValidForAnotherCart(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_promo", ofType(campaign.TypePromotion, ""))
	for i, id := range []string{"promo_1", "promo_2", "promo_3", "promo_4"} { // the last id comes first
		product := []string{"prod_mug", "prod_mug", "prod_tea", "prod_pot"}[i]
		s.promotion(id, "camp_promo", amountOff(100), []int{1, 1, 1, 3}[i])
		s.rules("val_"+id, id, rule.RelatedPromotionTier, rulesOf(hasProduct(product)))
	}
	s.coupon("newer", amountOff(50), madeAt(2))
	mug, both := buying(units("prod_mug", 1, 1000)), buying(units("prod_mug", 1, 1000), units("prod_tea", 1, 1000))
	for _, sorting := range []redemption.Sorting{redemption.SortNewest, redemption.SortLeastDeal} {
		first := s.qualify(redemption.QualifyRequest{Order: mug, Limit: 2, Sorting: sorting})
		if diff := cmp.Diff([]string{"newer -50 =950", "promo_2 -100 =900"}, lines(first)); diff != "" || !first.More {
			t.Fatalf("%s, first page (-want +got):\n%s", sorting, diff)
		}
		for name, cart := range map[string]struct {
			order *order.Request
			want  string
		}{"the same": {mug, "promo_1 -100 =900"}, "another": {both, "promo_1 -100 =1900"}} {
			rest := s.qualify(redemption.QualifyRequest{Order: cart.order, Limit: 2, Sorting: sorting, After: first.Next})
			if diff := cmp.Diff([]string{cart.want}, lines(rest)); diff != "" {
				t.Errorf("%s, page behind it for %s cart (-want +got):\n%s", sorting, name, diff)
			}
		}
	}
}

func TestScenarios(t *testing.T) {
	alice, bob := &customer.Request{ID: "cust_alice"}, &customer.Request{SourceID: "cust_bob@shop"}
	mugs := buying(units("prod_mug", 2, 1000))
	for name, test := range map[string]struct {
		request redemption.QualifyRequest
		want    []string
	}{
		"all_of_alice": {redemption.QualifyRequest{Customer: alice, Order: mugs}, []string{
			"promo_live -500 =1500 without val_live 1", "promo_mug -1000 =1000", "promo_vip -200 =1800", "promo_plain -200 =1800",
			"card -300 =1700", "alices -80 =1920", "public -60 =1940", "free -50 =1950",
		}},
		"all_without_a_customer": {redemption.QualifyRequest{Order: mugs}, []string{
			"promo_live -500 =1500 without val_live 1", "promo_mug -1000 =1000", "promo_plain -200 =1800", "public -60 =1940", "free -50 =1950",
		}},
		"all_with_the_whole_set": {redemption.QualifyRequest{Customer: bob, Order: buying(units("prod_mug", 5, 1000))}, []string{
			"promo_live -500 =4500 without val_live 1", "promo_set -400 =4600", "promo_mug -2500 =2500", "promo_plain -500 =4500",
			"bobs -90 =4910", "public -60 =4940", "free -50 =4950",
		}},
		"all_without_an_order": {redemption.QualifyRequest{Customer: alice}, []string{
			"promo_live without val_live 1", "promo_mug", "promo_vip", "promo_plain", "card", "alices", "public", "free",
		}},
		"wallet": {redemption.QualifyRequest{Scenario: redemption.ScenarioWallet, Customer: alice, Order: mugs}, []string{
			"refer -10 =1990", "card -300 =1700", "alices -80 =1920",
		}},
		"wallet_without_a_customer": {redemption.QualifyRequest{Scenario: redemption.ScenarioWallet, Order: mugs}, nil},
		"audience": {redemption.QualifyRequest{Scenario: redemption.ScenarioAudience, Customer: alice, Order: mugs}, []string{
			"promo_live -500 =1500 without val_live 1", "promo_set -0 =2000", "promo_tea -0 =2000 without val_tea 1 3", "promo_mug -1000 =1000",
			"promo_vip -200 =1800", "promo_plain -200 =1800", "card -300 =1700", "alices -80 =1920", "public -60 =1940", "free -50 =1950", "camp_bulk -100 =1900",
		}},
		"audience_without_an_order": {redemption.QualifyRequest{Scenario: redemption.ScenarioAudience, Customer: bob}, []string{
			"promo_live without val_live 1", "promo_set", "promo_mug", "promo_plain", "bobs", "public", "free", "camp_bulk",
		}},
		"products": {redemption.QualifyRequest{Scenario: redemption.ScenarioProducts, Order: buying(units("prod_mug", 1, 1000), units("prod_tea", 1, 100))}, []string{
			"promo_set -0 =1100", "promo_tea -300 =800 without val_tea 2 3", "promo_mug -500 =600",
		}},
		"products_that_no_rule_names": {redemption.QualifyRequest{Scenario: redemption.ScenarioProducts, Order: buying(units("prod_cup", 1, 1000))}, nil},
		"products_without_an_order":   {redemption.QualifyRequest{Scenario: redemption.ScenarioProducts, Customer: alice}, nil},
		"discounted_products": {redemption.QualifyRequest{Scenario: redemption.ScenarioProductsDiscount, Order: buying(units("prod_mug", 1, 1000), units("prod_tea", 1, 100))}, []string{
			"promo_mug -500 =600",
		}},
		"products_of_alice": {redemption.QualifyRequest{Scenario: redemption.ScenarioProductsByCustomer, Customer: alice, Order: buying(units("prod_tea", 1, 100))}, []string{
			"promo_tea -100 =0 without val_tea 3",
		}},
		"products_of_bob": {redemption.QualifyRequest{Scenario: redemption.ScenarioProductsByCustomer, Customer: bob, Order: buying(units("prod_tea", 1, 100))}, nil},
		"discounted_products_of_bob": {redemption.QualifyRequest{Scenario: redemption.ScenarioProductsDiscountByCustomer, Customer: bob, Order: mugs}, []string{
			"promo_mug -1000 =1000",
		}},
		"stacks": {redemption.QualifyRequest{Scenario: redemption.ScenarioStacks, Customer: alice, Order: mugs}, []string{
			"stack_1 -400 =1600 (promo_plain -200 =1800, promo_vip -200 =1600)",
		}},
		"stacks_of_bob": {redemption.QualifyRequest{Scenario: redemption.ScenarioStacks, Customer: bob, Order: mugs}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			test.request.Limit = redemption.MaxQualifications
			if diff := cmp.Diff(test.want, lines(shopWithOneOfEach(t).qualify(test.request))); diff != "" {
				t.Errorf("qualified (-want +got):\n%s", diff)
			}
		})
	}
}

func TestSorting(t *testing.T) {
	s := shopWithOneOfEach(t)
	r := redemption.QualifyRequest{Customer: &customer.Request{ID: "cust_alice"}, Order: buying(units("prod_mug", 2, 1000)), Limit: 3}
	for sorting, want := range map[redemption.Sorting][]string{
		redemption.SortNewest:    {"promo_live", "promo_mug", "promo_vip", "promo_plain", "card", "alices", "public", "free"},
		redemption.SortBestDeal:  {"promo_mug", "promo_live", "card", "promo_vip", "promo_plain", "alices", "public", "free"},
		redemption.SortLeastDeal: {"free", "public", "alices", "promo_vip", "promo_plain", "card", "promo_live", "promo_mug"},
	} {
		r.Sorting = sorting
		if diff := cmp.Diff(want, s.pages(r)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", sorting, diff)
		}
	}
}

// pages goes through all pages of a request and returns the ids.
func (s *shop) pages(r redemption.QualifyRequest) (ids []string) {
	s.t.Helper()
	for range 100 {
		q := s.qualify(r)
		for _, item := range q.Items {
			ids = append(ids, item.Redeemable.ID)
		}
		if !q.More {
			return ids
		}
		r.After = q.Next
	}
	s.t.Fatal("the pages have no end")
	return nil
}

func TestOffersOfOneInstantArePagedOnceEach(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_promo", ofType(campaign.TypePromotion, ""))
	var want []string
	for i := range 1100 {
		id := fmt.Sprintf("promo_%04d", 9999-i)
		s.promotion(id, "camp_promo", amountOff(int64(1+i%3)), 1)
		want = append(want, id)
	}
	for _, sorting := range []redemption.Sorting{redemption.SortNewest, redemption.SortBestDeal} {
		got := s.pages(redemption.QualifyRequest{Order: ask(1000).Order, Limit: 50, Sorting: sorting})
		slices.Sort(got)
		slices.Sort(want)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: pages (-want +got):\n%s", sorting, diff)
		}
	}
}

func TestNextRequestReachesFurtherCodes(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_promo", ofType(campaign.TypePromotion, ""))
	s.promotion("promo_1", "camp_promo", amountOff(1), 0)
	for i := range 700 { // all but the oldest are refused only by their rules
		code := fmt.Sprintf("c%03d", i)
		s.coupon(code, amountOff(1), madeAt(1))
		if i > 0 {
			s.must(s.store.RuleAssignments().Insert(t.Context(), rule.Assignment{ID: "asgm_" + code, RuleID: "val_vip", RelatedObjectID: "v_" + code, RelatedObjectType: rule.RelatedVoucher}))
		}
	}
	r := rulesOf(isVIP())
	r.ID, r.Name = "val_vip", "VIP"
	s.must(s.store.Rules().Insert(t.Context(), r))
	if diff := cmp.Diff([]string{"c000", "promo_1"}, s.pages(redemption.QualifyRequest{Order: ask(1000).Order})); diff != "" {
		t.Errorf("pages (-want +got):\n%s", diff)
	}
}

func TestFilters(t *testing.T) {
	s := shopWithOneOfEach(t)
	is := func(field string, values ...string) storage.Filter { return storage.In(field, values) }
	for name, test := range map[string]struct {
		filter storage.Filter
		want   []string
	}{
		"a_code":                  {is("code", "free"), []string{"free"}},
		"no_code":                 {storage.Where("code", storage.OpIsUnknown), []string{"promo_live", "promo_mug", "promo_vip", "promo_plain", "camp_bulk"}},
		"not_these_codes":         {storage.Where("code", storage.OpIsNot, "free", "card"), []string{"promo_live", "promo_mug", "promo_vip", "promo_plain", "alices", "public", "camp_bulk"}},
		"resources_by_any_name":   {is("resource_id", "free", "v_public", "promo_vip", "camp_bulk"), []string{"promo_vip", "public", "free", "camp_bulk"}},
		"no_such_resource":        {storage.Where("resource_id", storage.OpIsNot, "free", "v_public", "v_card"), []string{"promo_live", "promo_mug", "promo_vip", "promo_plain", "alices", "camp_bulk"}},
		"tiers":                   {is("resource_type", "promotion_tier"), []string{"promo_live", "promo_mug", "promo_vip", "promo_plain"}},
		"vouchers":                {is("resource_type", "voucher"), []string{"card", "alices", "public", "free"}},
		"campaigns":               {is("resource_type", "campaign"), []string{"camp_bulk"}},
		"a_campaign":              {is("campaign_id", "camp_bulk"), []string{"alices", "camp_bulk"}},
		"without_a_campaign":      {storage.Where("campaign_id", storage.OpIsUnknown), []string{"card", "free"}},
		"coupon_campaigns":        {is("campaign_type", "DISCOUNT_COUPONS"), []string{"alices", "public", "camp_bulk"}},
		"not_of_promotions":       {storage.Where("campaign_type", storage.OpIsNot, "PROMOTION"), []string{"card", "alices", "public", "free", "camp_bulk"}},
		"gift_cards":              {is("voucher_type", "GIFT_VOUCHER"), []string{"card"}},
		"what_the_customer_holds": {is("holder_role", "OWNER"), []string{"card", "alices"}},
		"what_he_does_not_hold":   {storage.Where("holder_role", storage.OpIsUnknown), []string{"promo_live", "promo_mug", "promo_vip", "promo_plain", "public", "free", "camp_bulk"}},
		"both":                    {storage.And(is("voucher_type", "DISCOUNT_VOUCHER"), is("holder_role", "OWNER")), []string{"alices"}},
		"either":                  {storage.Or(is("voucher_type", "GIFT_VOUCHER"), is("code", "free"), is("resource_id", "promo_vip")), []string{"promo_vip", "card", "free"}},
		"a_category":              {is("category_id", "cat_x"), nil},
	} {
		t.Run(name, func(t *testing.T) {
			r := redemption.QualifyRequest{
				Scenario: redemption.ScenarioAudience, Customer: &customer.Request{ID: "cust_alice"}, Order: buying(units("prod_mug", 2, 1000)),
				Filter: storage.And(test.filter, storage.Where("resource_id", storage.OpIsNot, "promo_set", "promo_tea")), Limit: 2,
			}
			if diff := cmp.Diff(test.want, s.pages(r)); diff != "" {
				t.Errorf("qualified (-want +got):\n%s", diff)
			}
		})
	}
}

func TestTheCategoryOfACampaignIsThatOfItsCodesAndTiers(t *testing.T) {
	s := newShop(t)
	s.category("sale", 1)
	_, err := s.store.Campaigns().Update(t.Context(), "camp_sale", func(c *campaign.Campaign) error {
		c.Distribution = campaign.DistributionStandalone
		return nil
	})
	s.must(err)
	s.coupon("a", amountOff(1), in("camp_sale"), madeAt(1))
	s.coupon("b", amountOff(1), madeAt(2), func(v *voucher.Voucher) { v.CategoryID = "cat_sale" })
	s.coupon("c", amountOff(1), madeAt(3))
	s.promotion("promo_of_sale", "camp_sale", amountOff(1), 4)
	s.promotion("promo_of_other", "camp_sale", amountOff(1), 5, func(t *promotion.Tier) { t.CategoryID = "cat_other" })
	r := redemption.QualifyRequest{Order: ask(100).Order, Filter: storage.Is("category_id", "cat_sale")}
	if diff := cmp.Diff([]string{"promo_of_sale", "b", "a"}, s.pages(r)); diff != "" {
		t.Errorf("qualified (-want +got):\n%s", diff)
	}
}

func TestQualificationSeesCommittedChange(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_promo", ofType(campaign.TypePromotion, ""))
	expect := func(step string, want ...string) {
		t.Helper()
		if diff := cmp.Diff(want, lines(s.qualify(redemption.QualifyRequest{Order: ask(1000).Order}))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", step, diff)
		}
	}
	expect("nothing yet")
	s.promotion("promo_1", "camp_promo", amountOff(100), 1)
	expect("a tier", "promo_1 -100 =900")
	_, err := s.store.Tiers().Update(t.Context(), "promo_1", func(t *promotion.Tier) error {
		d := amountOff(200)
		t.Discount = &d
		return nil
	})
	s.must(err)
	expect("another discount", "promo_1 -200 =800")
	s.rules("val_1", "promo_1", rule.RelatedPromotionTier, rulesOf(initialOver(1000)))
	expect("a rule that refuses")
	_, err = s.store.Rules().Update(t.Context(), "val_1", func(r *rule.Rules) error {
		r.Expression = rulesOf(initialOver(999)).Expression
		return nil
	})
	s.must(err)
	expect("a rule that does not", "promo_1 -200 =800")
	s.coupon("code", amountOff(1), quantity(1), madeAt(2))
	expect("a code", "code -1 =999", "promo_1 -200 =800")
	_, err = s.engine.Redeem(t.Context(), ask(1000, "code"))
	s.must(err)
	expect("the code is used", "promo_1 -200 =800")
	_, err = s.store.Campaigns().Update(t.Context(), "camp_promo", func(c *campaign.Campaign) error { c.Active = false; return nil })
	s.must(err)
	expect("the campaign is off")
}

// imported is a project with a product that an import changes after every read of its rows. It counts the lists of promotion tiers that were
// loaded.
type imported struct {
	*memory.Project
	edit  func()
	lists int
}

func (p *imported) Read(ctx context.Context, scope redemption.Scope) (*redemption.Snapshot, error) {
	defer p.edit()
	return p.Project.Read(ctx, scope)
}

func (p *imported) Tiers() storage.Collection[promotion.Tier] {
	p.lists++
	return p.Project.Tiers()
}

func TestQualificationDuringProductImport(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_promo", ofType(campaign.TypePromotion, ""))
	s.promotion("promo_1", "camp_promo", percentOff("10"), 1)
	price := func(p int64) {
		_, err := s.store.Products().Update(t.Context(), "prod_mug", func(c *catalog.Product) error { c.Price = &p; return nil })
		s.must(err)
	}
	s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: "prod_mug", Name: "mug", CreatedAt: opening}))
	price(1000)
	store := &imported{Project: s.store, edit: func() {}}
	s.engine = redemption.New(redemption.Deps{Store: store, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) { return s.settings, nil }})
	expect := func(what string, want string) {
		t.Helper()
		r := redemption.QualifyRequest{Order: buying(order.ItemRequest{ProductID: "prod_mug", Quantity: new(int64(1))})}
		if diff := cmp.Diff([]string{want}, lines(s.qualify(r))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", what, diff)
		}
	}
	expect("at first", "promo_1 -100 =900")
	loaded := store.lists
	price(2000)
	expect("with another price", "promo_1 -200 =1800")
	store.edit = func() { price(2000) }
	price(2000)
	expect("during an import", "promo_1 -200 =1800")
	store.edit = func() {}
	price(3000)
	expect("after it", "promo_1 -300 =2700")
	if store.lists != loaded {
		t.Errorf("the tiers were loaded %d times more", store.lists-loaded)
	}
}

func TestUsesOfManyCodesAreCounted(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_promo", ofType(campaign.TypePromotion, ""))
	for i := range 60 {
		id := fmt.Sprintf("promo_%02d", i)
		s.promotion(id, "camp_promo", amountOff(1), i)
		s.rules("val_"+id, id, rule.RelatedPromotionTier, atMost("redemption.count", 1))
		if i%20 == 0 {
			continue
		}
		r := ask(1000)
		r.Redeemables = []redemption.Redeemable{{Object: redemption.RedeemableTier, ID: id}}
		_, err := s.engine.Redeem(t.Context(), r)
		s.must(err)
	}
	if diff := cmp.Diff([]string{"promo_40", "promo_20", "promo_00"}, s.pages(redemption.QualifyRequest{Order: ask(1000).Order, Limit: 1})); diff != "" {
		t.Errorf("tiers that were not used (-want +got):\n%s", diff)
	}
}

func TestCreditsReservedBySessionsAreShownAndNotOffered(t *testing.T) {
	s := newShop(t)
	s.gift("card", 300)
	r := ask(1000, "card")
	credits := int64(120)
	r.Redeemables[0].Credits, r.Session = &credits, &redemption.Session{Key: "other", TTL: time.Hour}
	_, err := s.engine.Validate(t.Context(), r)
	s.must(err)
	q := s.qualify(redemption.QualifyRequest{Order: ask(1000).Order})
	type told struct{ Balance, Credits, Locked int64 }
	if diff := cmp.Diff(told{300, 180, 120}, told{q.Items[0].Balance, q.Items[0].Credits, q.Items[0].Locked}); diff != "" {
		t.Errorf("card (-want +got):\n%s", diff)
	}
}

func TestLoyaltyCardsQualifyForTheirHolderAsLongAsTheyHoldPoints(t *testing.T) {
	s := newShop(t)
	s.customer("cust_alice", nil)
	s.stacking(func(r *project.StackingRules) { r.NoEffect = project.NoEffectSkip })
	s.campaign("camp_1", ofType(campaign.TypeLoyaltyProgram, campaign.DistributionAutoUpdate))
	for i, holder := range []string{"cust_alice", "cust_bob", ""} {
		s.must(s.store.Vouchers().Insert(t.Context(), voucher.Voucher{
			ID: fmt.Sprint("v_", i), Code: fmt.Sprint("card", i), CampaignID: "camp_1", Type: campaign.VoucherLoyalty,
			Loyalty: &voucher.Loyalty{Points: 50}, Active: true, HolderID: holder, CreatedAt: at(i),
		}))
	}
	s.must(s.store.Vouchers().Insert(t.Context(), voucher.Voucher{
		ID: "v_9", Code: "empty", CampaignID: "camp_1", Type: campaign.VoucherLoyalty, Loyalty: &voucher.Loyalty{}, Active: true, HolderID: "cust_alice", CreatedAt: at(9),
	}))
	for _, scenario := range []redemption.Scenario{redemption.ScenarioAll, redemption.ScenarioWallet} {
		q := s.qualify(redemption.QualifyRequest{Scenario: scenario, Customer: &customer.Request{ID: "cust_alice"}, Order: ask(1000).Order})
		if diff := cmp.Diff([]string{"card0 -0 =1000"}, lines(q)); diff != "" || q.Items[0].Balance != 50 || q.Items[0].Coin != nil {
			t.Errorf("%s (-want +got):\n%s", scenario, diff)
		}
	}
}

func TestALoyaltyCardQualifiesWithWhatItPaysWith(t *testing.T) {
	s := newShop(t)
	s.card("card", until("", 50))
	s.reward("mug", "camp_points", 10, loyalty.Reward{})
	request := redemption.QualifyRequest{Customer: &customer.Request{ID: "cust_alice"}}
	if q := s.qualify(request); len(q.Items) != 1 || q.Items[0].Coin != nil {
		t.Errorf("a card that pays for no order qualifies as %+v", q.Items)
	}
	s.reward("coin", "camp_points", 0, coin("0.05", 10))
	s.reward("elsewhere", "camp_other", 0, coin("7", 1))
	q := s.qualify(request)
	want := &loyalty.CoinReward{ExchangeRatio: decimal.RequireFromString("0.05"), PointsRatio: 10}
	if diff := cmp.Diff(want, q.Items[0].Coin); diff != "" {
		t.Errorf("what it pays with (-want +got):\n%s", diff)
	}
}

func TestRefusedQualifications(t *testing.T) {
	s := newShop(t)
	for name, test := range map[string]struct {
		request redemption.QualifyRequest
		want    string
	}{
		"scenario":         {redemption.QualifyRequest{Scenario: "SOME"}, "scenario"},
		"sorting":          {redemption.QualifyRequest{Sorting: "BEST"}, "options.sorting_rule"},
		"limit":            {redemption.QualifyRequest{Limit: 51}, "options.limit"},
		"negative_limit":   {redemption.QualifyRequest{Limit: -1}, "options.limit"},
		"filter":           {redemption.QualifyRequest{Filter: storage.Is("colour", "red")}, "colour"},
		"order_status":     {redemption.QualifyRequest{Order: &order.Request{At: "order", Status: patch.Set(order.Status("LOST"))}}, "order.status"},
		"unknown_customer": {redemption.QualifyRequest{Customer: &customer.Request{ID: "cust_1"}}, "cust_1"},
		"unknown_order":    {redemption.QualifyRequest{Order: &order.Request{ID: "ord_1"}}, "ord_1"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := s.engine.Qualify(t.Context(), test.request); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want something about %s", err, test.want)
			}
		})
	}
}
