package punchcard_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// maxPageTrips is how often a page of the dashboard may wait for the database, the sign-in included.
const maxPageTrips = 8

// TestPagesOfTheDashboardWaitForTheDatabaseAFewTimes signs in and opens all pages of a shop on PostgreSQL, and counts the round trips.
func TestPagesOfTheDashboardWaitForTheDatabaseAFewTimes(t *testing.T) {
	t.Parallel()
	dsn, database := countedDatabase(t)
	backend, err := postgres.Open(t.Context(), dsn)
	must(t, err)
	t.Cleanup(func() { _ = backend.Close() })
	var ticks atomic.Int64
	begin := time.Now().UTC().Truncate(time.Millisecond)
	clock := env.Env{Now: func() time.Time { return begin.Add(time.Duration(ticks.Add(1)) * 100 * time.Millisecond) }} // so that no limit is in the way
	engine := punchcard.New(backend, punchcard.WithEnv(clock))
	_, err = engine.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop"})
	must(t, err)
	shop := engine.Project("shop")
	pages := httptest.NewServer(dashboard.New(engine, dashboard.WithAPI(httpapi.New(engine))))
	t.Cleanup(pages.Close)

	// What the pages show.
	_, err = engine.Projects.GrantNew(t.Context(), "shop", "test")
	must(t, err)
	mug, err := shop.Catalog.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Mug")}})
	must(t, err)
	_, err = shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{Codes: 1, NewCampaign: campaign.NewCampaign{Name: "Spring", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}})
	must(t, err)
	set, err := shop.Rules.Create(t.Context(), rule.Definition{Name: "No mugs", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.items.none", Conditions: map[rule.Operator][]any{rule.OperatorIs: {map[string]any{"object": "product", "id": mug.ID}}}},
	}}})
	must(t, err)
	_, err = shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "In the cart", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{
		{Name: "A mug", RuleIDs: []string{set.ID}, Discount: &discount.Discount{Type: discount.TypeUnit, UnitOff: new(int64(1)), UnitType: mug.ID, Effect: discount.EffectAddNewItems}},
		{Name: "Ten", Discount: discount.Percent(10)},
	}})
	must(t, err)
	_, err = shop.Rules.Create(t.Context(), rule.Definition{Name: "Not assigned", Expression: set.Expression})
	must(t, err)
	five := voucher.AmountOff("FIVE", 500)
	five.RuleIDs = []string{set.ID}
	code, err := shop.Vouchers.Create(t.Context(), five)
	must(t, err)
	card, err := shop.Vouchers.Create(t.Context(), voucher.NewVoucher{Code: "CARD", Type: campaign.VoucherGift, Gift: &campaign.GiftProfile{Amount: 5000}})
	must(t, err)
	for _, who := range []string{"ada", "ben"} {
		_, err = shop.Customers.Upsert(t.Context(), customer.Request{SourceID: who})
		must(t, err)
		_, err = shop.Redemptions.Redeem(t.Context(), redemption.Request{
			Redeemables: redemption.Codes("FIVE", "CARD"), Customer: &customer.Request{SourceID: who}, Order: order.Lines(order.Line("cup", 1, 1990)),
		})
		must(t, err)
	}
	_, err = shop.Vouchers.ImportFile(t.Context(), strings.NewReader("Code\nSIX\n"), "", false)
	must(t, err)
	_, err = shop.Webhooks.Create(t.Context(), webhook.Change{TargetURL: patch.Set("https://shop.example/hook"), Events: patch.Set([]string{"voucher.created"})})
	must(t, err)
	_, err = shop.Exports.Create(t.Context(), export.Request{Object: "voucher"})
	must(t, err)
	_, err = shop.Schemas.Create(t.Context(), metadata.Schema{RelatedObject: "voucher", Properties: map[string]metadata.Definition{"size": {Type: metadata.TypeNumber, Optional: true}}})
	must(t, err)
	_, err = shop.Settings.CreateStacking(t.Context(), project.StackingUpdate{})
	must(t, err)
	_, err = shop.Settings.UpdateDiscountGuard(t.Context(), project.GuardUpdate{MaxAmount: patch.Set(int64(500))})
	must(t, err)

	fillLoyalty(t, engine)

	token, _, err := engine.SignIns.FirstLink(t.Context())
	must(t, err)
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	var cookie *http.Cookie
	open := func(method, path string, form url.Values) (status int, body string) {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), method, pages.URL+path, strings.NewReader(form.Encode()))
		must(t, err)
		if form != nil {
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		}
		if cookie != nil {
			r.AddCookie(cookie)
		}
		resp, err := client.Do(r)
		must(t, err)
		defer resp.Body.Close()
		for _, c := range resp.Cookies() {
			cookie = c
		}
		var text strings.Builder
		_, err = io.Copy(&text, resp.Body)
		must(t, err)
		return resp.StatusCode, text.String()
	}
	if status, body := open("POST", "/dashboard/welcome/"+token, url.Values{"email": {"ada@shop.example"}, "password": {"correct horse battery"}}); status != 303 {
		t.Fatalf("the first owner: %d\n%s", status, body)
	}
	if status, _ := open("POST", "/dashboard/projects/shop/codes/"+code.ID+"/active", url.Values{"once": {"form_1"}, "active": {"false"}}); status != 303 {
		t.Fatalf("the code is switched off: %d", status)
	}
	links := regexp.MustCompile(`(?:href|hx-get)="(/dashboard/projects/shop/[^"]*)"`)
	ids := regexp.MustCompile(`[a-z]{1,5}_[0-9a-f]{32}|=[^&]*`) // pages of the same kind are opened once
	queue, seen := []string{"/dashboard/projects/shop/home", "/dashboard/projects/shop/codes/" + code.ID, "/dashboard/projects/shop/codes/" + card.ID + "?card"}, map[string]bool{}
	for len(queue) > 0 {
		at := strings.ReplaceAll(queue[0], "&amp;", "&")
		queue = queue[1:]
		if kind := ids.ReplaceAllString(at, "*"); seen[kind] {
			continue
		} else {
			seen[kind] = true
		}
		least := int64(1 << 30)
		for n := 0; n == 0 || n < maxTries && least > maxPageTrips; n++ { // settings are read anew now and then
			before := database.trips.Load()
			status, body := open("GET", at, nil)
			least = min(least, database.trips.Load()-before)
			if status != 200 && status != 303 {
				t.Errorf("%s is %d\n%s", at, status, body)
			}
			for _, link := range links.FindAllStringSubmatch(body, -1) {
				queue = append(queue, link[1])
			}
		}
		if least > maxPageTrips {
			t.Errorf("%s waits for the database %d times, and may do so %d times", at, least, maxPageTrips)
		}
	}
	if len(seen) < 20 {
		t.Errorf("the links lead to few pages: %v", seen)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// fillLoyalty makes a loyalty campaign, a loyalty program and a referral campaign with members, and rewards that were bought.
func fillLoyalty(t *testing.T, engine *punchcard.Engine) {
	t.Helper()
	ctx, shop := t.Context(), engine.Project("shop")
	mug, err := shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug"})
	must(t, err)
	club, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{Codes: 1, NewCampaign: campaign.NewCampaign{Name: "Club", Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{Points: 50}}}})
	must(t, err)
	rules, err := shop.Loyalty.CreateEarningRules(ctx, club.ID, []loyalty.NewEarningRule{{Event: loyalty.OrderPaid, PendingDays: 3, Earning: loyalty.Earning{Points: 5}}})
	must(t, err)
	cup, err := shop.Loyalty.CreateReward(ctx, loyalty.NewReward{Name: "Cup", Stock: new(int64(1)), Product: &loyalty.ProductReward{ID: mug.ID}})
	must(t, err)
	_, err = shop.Loyalty.Assign(ctx, nil, loyalty.NewAssignment{RewardID: cup.ID, Campaign: club.ID, Points: new(int64(10))})
	must(t, err)
	_, err = shop.Loyalty.CreateTiers(ctx, club.ID, []loyalty.NewTier{{Name: "Gold", From: 10, EarningRules: map[string]loyalty.Mapping{rules[0].ID: {Type: loyalty.MappingCustom, Points: 6}}}})
	must(t, err)
	published, err := shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: club.ID, Customer: customer.Request{SourceID: "ada"}})
	must(t, err)
	_, err = shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: []redemption.Redeemable{{ID: published.Vouchers[0].Code, Reward: &redemption.RewardChoice{ID: cup.ID}}}})
	must(t, err)
	friends, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{Codes: 1, NewCampaign: campaign.NewCampaign{
		Name: "Friends", Voucher: &campaign.VoucherProfile{Discount: discount.Amount(100)}, Referral: &campaign.ReferralProgram{ConversionEvent: "redemption"},
	}})
	must(t, err)
	_, err = shop.Referrals.CreateTier(ctx, friends.ID, referral.TierRequest{Conversions: 1, RewardCampaign: club.ID, Amount: 5})
	must(t, err)
	_, err = shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: friends.ID, Customer: customer.Request{SourceID: "ada"}})
	must(t, err)
	stamps, err := shop.Programs.CreateCardDefinition(ctx, program.CardDefinition{Name: "Stamps", Type: program.CardIndividual, Status: program.StatusActive})
	must(t, err)
	p, beans, reward := newProgram(t, shop, mug.ID, stamps.ID)
	tiers, err := shop.Programs.CreateTierStructure(ctx, program.TierStructure{Name: "Ranks", Type: program.StructureBalance, CardDefinitionID: beans})
	must(t, err)
	_, err = shop.Programs.CreateTier(ctx, tiers.ID, program.Tier{Name: "Gold", Type: program.TierPoints, Min: 500})
	must(t, err)
	_, err = shop.Programs.MoveTierStructure(ctx, tiers.ID, program.VerbActivate)
	must(t, err)
	_, err = shop.Programs.Assign(ctx, p, program.AssignedTierStructure, program.Batch{Assign: []program.NewRewardAssignment{{ID: tiers.ID}}})
	must(t, err)
	m, cards, err := shop.Members.Create(ctx, p, membership.NewMember{CustomerSourceID: "ada"})
	must(t, err)
	_, _, err = shop.Members.Adjust(ctx, membership.CardPath{ProgramID: p, MemberID: m.ID, CardID: cards[0].ID}, 100, "late parcel")
	must(t, err)
	_, err = shop.Members.Purchase(ctx, p, m.ID, reward, false)
	must(t, err)
	_, err = shop.Orders.Upsert(ctx, order.Request{Amount: patch.Set(int64(1000)), Status: patch.Set(order.StatusPaid), Customer: patch.Set(customer.Request{SourceID: "ada"})})
	must(t, err)
	must(t, engine.DrainEvents(ctx, "shop"))
}
