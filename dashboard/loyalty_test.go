package dashboard

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// fillLoyalty makes a loyalty campaign and a loyalty program with a member each, rewards, and a referral campaign, all of one customer.
func (s *site) fillLoyalty(t *testing.T, name, customerID string) {
	t.Helper()
	ctx := t.Context()
	short := string([]rune(name)[:min(len([]rune(name)), 180)])
	mug, err := s.shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set(short)}})
	s.must(t, err)
	club, err := s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{Codes: 1, NewCampaign: campaign.NewCampaign{
		Name: "CLUB " + short, Distribution: campaign.DistributionAutoUpdate, Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{Points: 500, Expiration: &campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: 12}}},
	}})
	s.must(t, err)
	rules, err := s.shop.Loyalty.CreateEarningRules(ctx, club.ID, []loyalty.NewEarningRule{
		{Event: loyalty.OrderPaid, Banner: short, PendingDays: 14, Earning: loyalty.Earning{Calculation: loyalty.OrderAmount, Every: 100, Points: 2}},
	})
	s.must(t, err)
	reward, err := s.shop.Loyalty.CreateReward(ctx, loyalty.NewReward{Name: short, Description: short, Stock: new(int64(5)), Product: &loyalty.ProductReward{ID: mug.ID}})
	s.must(t, err)
	offers, err := s.shop.Loyalty.Assign(ctx, nil, loyalty.NewAssignment{RewardID: reward.ID, Campaign: club.ID, Points: new(int64(20))})
	s.must(t, err)
	_, err = s.shop.Loyalty.CreateTiers(ctx, club.ID, []loyalty.NewTier{{
		Name: short, From: 100, EarningRules: map[string]loyalty.Mapping{rules[0].ID: {Type: loyalty.MappingCustom, Points: 3}},
		Rewards: map[string]loyalty.Mapping{offers[0].ID: {Type: loyalty.MappingCustom, Points: 10}},
	}})
	s.must(t, err)
	published, err := s.shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: club.ID, Customer: customer.Request{ID: customerID}})
	s.must(t, err)
	card := published.Vouchers[0]
	s.ids["loyaltyId"], s.ids["earningRuleId"], s.ids["rewardId"], s.ids["offerId"], s.ids["loyaltyCardId"] = club.ID, rules[0].ID, reward.ID, offers[0].ID, card.ID
	s.fillProgram(t, short, mug.ID, customerID)
	s.fillReferrals(t, short, club.ID, customerID)
	s.must(t, s.engine.DrainEvents(ctx, "shop"))
	s.pay(t, customerID, 1000)
	_, err = s.shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: []redemption.Redeemable{{ID: card.Code, Reward: &redemption.RewardChoice{ID: reward.ID}}}})
	s.must(t, err)
	waiting, err := s.shop.Members.PendingPoints(ctx, s.ids["cardId"], storage.Query{})
	s.must(t, err)
	lots, _, err := s.shop.Members.UsableLots(ctx, s.ids["cardId"], 10)
	s.must(t, err)
	if len(waiting.Items) != 1 || len(lots) != 1 {
		t.Fatalf("the member of the test has %d pending points and %d lots", len(waiting.Items), len(lots))
	}
	s.ids["pendingId"], s.ids["lotId"] = waiting.Items[0].ID, lots[0].ID
}

// pay has a customer pay an order, and everything happen that follows.
func (s *site) pay(t *testing.T, customerID string, amount int64) {
	t.Helper()
	_, err := s.shop.Orders.Upsert(t.Context(), order.Request{Amount: patch.Set(amount), Status: patch.Set(order.StatusPaid), Customer: patch.Set(customer.Request{ID: customerID})})
	s.must(t, err)
	s.must(t, s.engine.DrainEvents(t.Context(), "shop"))
}

// fillProgram makes an active program with all its parts, and a member who has points.
func (s *site) fillProgram(t *testing.T, name, productID, customerID string) {
	t.Helper()
	ctx, programs := t.Context(), s.shop.Programs
	beans, err := programs.CreateCardDefinition(ctx, program.CardDefinition{
		Name: name, Type: program.CardIndividual, Status: program.StatusActive, PendingPoints: calc.Pending{Type: calc.PeriodBased, Period: calc.Period{Value: 3, Unit: calc.UnitDay}},
		PointsExpiration: program.Expiration{Type: calc.RollingExpiration, Period: calc.Period{Value: 6, Unit: calc.UnitMonth}},
	})
	s.must(t, err)
	tiers, err := programs.CreateTierStructure(ctx, program.TierStructure{Name: name, Type: program.StructureBalance, CardDefinitionID: beans.ID})
	s.must(t, err)
	for at, from := range []int64{10, 100, 1000} {
		tier := program.Tier{Name: name, Type: program.TierPoints, Min: from}
		if at < 2 {
			tier.Max = new(from*10 - 1)
		}
		_, err = programs.CreateTier(ctx, tiers.ID, tier)
		s.must(t, err)
	}
	_, err = programs.MoveTierStructure(ctx, tiers.ID, program.VerbActivate)
	s.must(t, err)
	rule, err := programs.CreateEarningRule(ctx, program.EarningRule{
		Name: name, Status: program.StatusActive, Trigger: program.Trigger{Event: program.EventOrderPaid},
		Earnings: []program.Earning{{Effects: []program.Effect{{Award: program.Award{Points: 7, CardDefinitionID: beans.ID}}}}},
	})
	s.must(t, err)
	mug, err := programs.CreateReward(ctx, program.Reward{
		Name: name, Type: program.RewardMaterial, Status: program.StatusActive, Gift: program.Gift{Material: &program.Material{ProductID: productID}}, Refundable: true,
		Costs: []program.Cost{{Spending: program.Spending{Points: 25, CardDefinitionID: beans.ID}}},
	})
	s.must(t, err)
	p, err := programs.CreateProgram(ctx, program.NewProgram{
		Program: program.Program{Name: name, Status: program.StatusActive}, CardDefinitions: []string{beans.ID}, EarningRules: []string{rule.ID}, TierStructures: []string{tiers.ID},
		Rewards: []program.NewRewardAssignment{{ID: mug.ID, Stock: new(int64(2))}},
	})
	s.must(t, err)
	m, cards, err := s.shop.Members.Create(ctx, p.ID, membership.NewMember{CustomerID: customerID})
	s.must(t, err)
	_, _, err = s.shop.Members.Adjust(ctx, membership.CardPath{ProgramID: p.ID, MemberID: m.ID, CardID: cards[0].ID}, 100, name)
	s.must(t, err)
	bought, err := s.shop.Members.Purchase(ctx, p.ID, m.ID, mug.ID, false)
	s.must(t, err)
	s.ids["programId"], s.ids["partId"], s.ids["memberId"], s.ids["cardId"], s.ids["purchaseId"] = p.ID, mug.ID, m.ID, cards[0].ID, bought.ID
}

// fillReferrals makes a referral campaign whose code has a referrer and a referee.
func (s *site) fillReferrals(t *testing.T, name, clubID, customerID string) {
	t.Helper()
	ctx := t.Context()
	friends, err := s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{Codes: 1, NewCampaign: campaign.NewCampaign{
		Name: "FRIENDS " + name, Voucher: &campaign.VoucherProfile{Discount: discount.Amount(100)},
		Referral: &campaign.ReferralProgram{ConversionEvent: "redemption", RewardType: "LOYALTY_CARD", RewardAmount: 50, RewardCampaignID: clubID},
	}})
	s.must(t, err)
	_, err = s.shop.Referrals.CreateTier(ctx, friends.ID, referral.TierRequest{Banner: name, Conversions: 2, Repeats: true, RewardCampaign: clubID, Amount: 30})
	s.must(t, err)
	published, err := s.shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: friends.ID, Customer: customer.Request{ID: customerID}})
	s.must(t, err)
	_, err = s.shop.Referrals.Assign(ctx, published.Vouchers[0], []customer.Request{{SourceID: "bob", Update: customer.Update{Name: patch.Set(name)}}}, metadata.Map{})
	s.must(t, err)
	s.ids["referralId"], s.ids["referralCodeId"] = friends.ID, published.Vouchers[0].ID
}

// newClub is a shop with loyalty, and the address of the page of its member.
func newClub(t *testing.T) (s *site, member string) {
	t.Helper()
	s = newSite(t, "Shop")
	ann, err := s.shop.Customers.Upsert(t.Context(), customer.Request{SourceID: "ann", Update: customer.Update{Name: patch.Set("Ann")}})
	s.must(t, err)
	s.fillLoyalty(t, "Mug", ann.ID)
	return s, s.address(t, "loyalty/programs/{programId}/members/{memberId}")
}

// plain is what a page says, without the shapes of states.
func (p page) plain(t *testing.T) string {
	t.Helper()
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune("●○◌❚◉✕◔▸↺↻", r) {
			return ' '
		}
		return r
	}, p.text(t))), " ")
}

// says fails unless a page has all texts.
func (s *site) says(t *testing.T, as role, address string, texts ...string) {
	t.Helper()
	got := s.get(t, as, address)
	for _, want := range texts {
		if text := got.plain(t); got.StatusCode != http.StatusOK || !strings.Contains(text, want) {
			t.Errorf("%s is %d and says\n%s\nand not\n%s", address, got.StatusCode, text, want)
		}
	}
}

// act sends a form, and returns the page that it leads to, or that says what is wrong.
func (s *site) act(t *testing.T, as role, address string, form url.Values) page {
	t.Helper()
	if !form.Has("once") {
		form.Set("once", s.engine.Env().NewID("form_"))
	}
	got := s.send(t, as, "POST", address, form)
	if to := got.Header.Get("Location"); got.StatusCode == http.StatusSeeOther {
		return s.get(t, as, to)
	}
	return got
}

// TestPointsAreShownByDay compares the plots of a campaign and of a program with what was booked: a reward for 10 points, and 7 points that wait beside a
// reward for 25. After the daily work both have what can be used by month, too.
func TestPointsAreShownByDay(t *testing.T) {
	s, _ := newClub(t)
	s.must(t, s.engine.DrainEvents(t.Context(), "shop"))
	s.says(t, roleViewer, s.address(t, "loyalty/campaigns/{loyaltyId}"), "Earned 0, Spent 10, Expired 0 (so far)")
	s.says(t, roleViewer, s.address(t, "loyalty/programs/{programId}"), "Earned 0, Earned, not usable yet 7, Spent 25 (so far)")
	s.ahead.Store(int64(24 * time.Hour))
	s.must(t, s.shop.CatchUp(t.Context()))
	s.says(t, roleViewer, s.address(t, "loyalty/campaigns/{loyaltyId}"), "Points by month of expiry", "on the cards that belong to it", "490")
	s.says(t, roleViewer, s.address(t, "loyalty/programs/{programId}"), "Points by month of expiry", "75")
}

// TestMembersAreCountedByTier compares the plots of a campaign and of a program with the tier of each member, after some have come to one.
func TestMembersAreCountedByTier(t *testing.T) {
	s, _ := newClub(t)
	ctx := t.Context()
	_, err := s.shop.Loyalty.CreateTiers(ctx, s.ids["loyaltyId"], []loyalty.NewTier{{Name: "Bronze", From: 1, To: new(int64(99))}})
	s.must(t, err)
	cards := []string{s.ids["loyaltyCardId"]}
	for i, name := range []string{"ben", "cem", "dora"} {
		who, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: name})
		s.must(t, err)
		published, err := s.shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: s.ids["loyaltyId"], Customer: customer.Request{ID: who.ID}})
		s.must(t, err)
		cards = append(cards, published.Vouchers[0].ID)
		m, own, err := s.shop.Members.Create(ctx, s.ids["programId"], membership.NewMember{CustomerID: who.ID})
		s.must(t, err)
		_, _, err = s.shop.Members.Adjust(ctx, membership.CardPath{ProgramID: s.ids["programId"], MemberID: m.ID, CardID: own[0].ID}, []int64{5, 50, 5000}[i], "test")
		s.must(t, err)
	}
	s.must(t, s.engine.DrainEvents(ctx, "shop"))

	held, err := s.shop.Loyalty.TiersOfCards(ctx, cards)
	s.must(t, err)
	byCampaign, byProgram := map[string]int{}, map[string]int{}
	for _, tier := range held {
		byCampaign[tier.ID]++
	}
	members, err := s.shop.Members.List(ctx, s.ids["programId"], storage.Query{})
	s.must(t, err)
	for _, m := range members.Items {
		own, err := s.shop.Members.Cards(ctx, m.ID)
		s.must(t, err)
		for _, c := range own {
			if tier := c.Standing.Rank.TierID; tier != "" {
				byProgram[tier]++
			}
		}
	}
	if len(byCampaign) == 0 || len(byProgram) < 2 {
		t.Fatalf("the members of the test are in the tiers %v and %v", byCampaign, byProgram)
	}
	rows := func(path, plot string) (cells []string) {
		t.Helper()
		got := s.get(t, roleViewer, s.address(t, path))
		_, figure, _ := strings.Cut(got.body, `<figure class="panel figure" aria-labelledby="`+plot+`-title">`)
		figure, _, found := strings.Cut(figure, "</figure>")
		if !found {
			t.Fatalf("%s has no plot %s\n%s", path, plot, got.body)
		}
		for _, e := range (page{body: figure}).elements(t) {
			if e.Data == "td" || e.Data == "th" && e.Parent.Parent.Data == "tbody" {
				cells = append(cells, e.FirstChild.Data)
			}
		}
		return cells
	}
	var want []string
	tiers, err := s.shop.Loyalty.ListTiers(ctx, storage.Query{Order: []storage.Order{{Field: "points_from"}}})
	s.must(t, err)
	for _, tier := range tiers.Items {
		want = append(want, tier.Name, strconv.Itoa(byCampaign[tier.ID]))
	}
	if diff := cmp.Diff(want, rows("loyalty/campaigns/{loyaltyId}/tiers", "by-tier")); diff != "" {
		t.Errorf("of the campaign: %s", diff)
	}
	_, parts, err := s.shop.Programs.WithAssignments(ctx, s.ids["programId"], program.AssignedTierStructure)
	s.must(t, err)
	structure, err := s.shop.Programs.ListTiers(ctx, parts[0].ResourceID, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	s.must(t, err)
	want = nil
	for _, tier := range structure.Items {
		want = append(want, tier.Name, strconv.Itoa(byProgram[tier.ID]))
	}
	if diff := cmp.Diff(want, rows("loyalty/programs/{programId}/tiers", "by-tier")); diff != "" {
		t.Errorf("of the program: %s", diff)
	}
}

// TestLoyaltyIsShownInSentences opens the pages of a campaign and a program, of their members, of rewards and of referrals.
func TestLoyaltyIsShownInSentences(t *testing.T) {
	s, member := newClub(t)
	for path, want := range map[string][]string{
		"loyalty":                                       {"Mug Loyalty program Active 1", "CLUB Mug Loyalty campaign Active 1"},
		"loyalty/campaigns/{loyaltyId}":                 {"500 points.", "Points can be used for 12 months.", "Points by day"},
		"loyalty/campaigns/{loyaltyId}/rules":           {"2 points for each full 1.00 EUR of the order, before discounts, when an order is paid.", "Earned points can be used after 14 days."},
		"loyalty/campaigns/{loyaltyId}/tiers":           {"From 100 points on.", "The rule “Mug” gives 3 points.", "The reward “Mug” costs 10 points.", "The balance of the card decides about the tier."},
		"loyalty/campaigns/{loyaltyId}/rewards":         {"20 points.", "“Mug”."},
		"loyalty/campaigns/{loyaltyId}/members":         {"Ann", "490", "30"},
		"loyalty/programs/{programId}":                  {"Members1", "Points by day", "Points can be used for 6 months.", "Earned points can be used after 3 days."},
		"loyalty/programs/{programId}/rules":            {"7 points when an order is paid."},
		"loyalty/programs/{programId}/tiers":            {"The balance of the card decides about the tier.", "From 10 to 99 points.", "From 1,000 points on."},
		"loyalty/programs/{programId}/rewards":          {"1 of 2 given", "25 points of “Mug”.", "A purchase can be refunded."},
		"loyalty/programs/{programId}/members":          {"Ann", "75", "7"},
		"loyalty/cards/{loyaltyCardId}":                 {"CLUB Mug", "490 points on the card, and 30 that cannot be used yet.", "From 100 points on."},
		"loyalty/cards/{loyaltyCardId}/rewards":         {"10 points."},
		"codes/{loyaltyCardId}":                         {"Lots, pending points and rewards"},
		"rewards":                                       {"1 of 5 given", "Mug Product 20 points.", "Mug Product 25 points 1 of 2 given Active"},
		"rewards/{rewardId}":                            {"1 of 5 given", "CLUB Mug"},
		"rewards/{partId}":                              {"25 points of “Mug”.", "1 of 2 given"},
		"rewards/waiting":                               {"Mug", "Ann", "Hand over"},
		"home":                                          {"A reward waits to be handed over"},
		"referrals":                                     {"A customer counts as brought with their first redemption of the code.They get 50 points on a card of “CLUB Mug”."},
		"referrals/{referralId}":                        {"For each 2 customers brought, the referrer gets 30 points on a card of “CLUB Mug”.", "Ann"},
		"referrals/{referralId}/codes/{referralCodeId}": {"ReferrerAnn", "Mug"},
	} {
		path = strings.ReplaceAll(path, "{partId}", s.ids["partId"])
		s.says(t, roleUser, s.address(t, path), want...)
	}
	s.says(t, roleUser, member, "75 points on the card, and 7 that cannot be used yet.", "75 100")
	s.says(t, roleUser, member+"/movements", "Given", "Spent on a reward", "−25", "7 pending")
	s.says(t, roleUser, member+"/tier", "75 points count", "25 points are missing for Mug")
	s.says(t, roleUser, member+"/rewards", "25 points", "1 of 2 given", "Refund")
}

// TestPointsOfAMemberAreMovedByHand gives and takes points, settles pending ones and ends a lot.
func TestPointsOfAMemberAreMovedByHand(t *testing.T) {
	s, member := newClub(t)
	points := s.address(t, "loyalty/programs/{programId}/members/{memberId}/cards/{cardId}/points")
	limit := int64(50)
	_, err := s.engine.Projects.Update(t.Context(), "shop", project.Update{Restricted: patch.Set(project.Restricted{Points: &limit})})
	s.must(t, err)
	for want, form := range map[string]url.Values{
		"Must be a whole number above 0":      {"amount": {"1.5"}, "reason": {"late"}, "give": {"1"}},
		"This is needed.":                     {"amount": {"5"}, "reason": {" "}, "give": {"1"}},
		"Must be no more than the card holds": {"amount": {"5000"}, "reason": {"late"}, "take": {"1"}},
		"no card can be given more than":      {"amount": {"9007199254740991"}, "reason": {"late"}, "give": {"1"}},
	} {
		if got := s.act(t, roleUser, points, form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.plain(t), want) {
			t.Errorf("%v: %d\n%s\nwant %s", form, got.StatusCode, got.plain(t), want)
		}
	}
	if got := s.act(t, roleRestricted, points, url.Values{"amount": {"51"}, "reason": {"late"}, "give": {"1"}}); !strings.Contains(got.plain(t), "Must be at most 50") {
		t.Errorf("above the limit of the project: %d\n%s", got.StatusCode, got.plain(t))
	}
	once := url.Values{"amount": {"50"}, "reason": {"late parcel"}, "give": {"1"}, "once": {"form_0123456789abcdef0123456789abcdef"}}
	for range 2 { // a form that is sent twice acts once
		if got := s.act(t, roleRestricted, points, once); !strings.Contains(got.plain(t), "125 points on the card") {
			t.Errorf("given: %d\n%s", got.StatusCode, got.plain(t))
		}
	}
	s.says(t, roleViewer, member+"/movements", "late parcel", "Changed the points")
	if got := s.act(t, roleRestricted, points, url.Values{"amount": {"5"}, "reason": {"too many"}, "take": {"1"}}); !strings.Contains(got.plain(t), "120 points on the card") {
		t.Errorf("taken: %d\n%s", got.StatusCode, got.plain(t))
	}
	lot := s.address(t, "loyalty/programs/{programId}/members/{memberId}/cards/{cardId}/lots/{lotId}")
	if got := s.act(t, roleRestricted, lot, url.Values{}); got.StatusCode != http.StatusBadRequest {
		t.Errorf("a restricted role ends 120 points: %d", got.StatusCode)
	}
	pending := s.address(t, "loyalty/programs/{programId}/members/{memberId}/cards/{cardId}/pending/{pendingId}")
	if got := s.act(t, roleRestricted, pending, url.Values{"do": {"activate"}}); !strings.Contains(got.plain(t), "127 points on the card.") {
		t.Errorf("activated: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, lot, url.Values{}); !strings.Contains(got.plain(t), "0 points on the card.") {
		t.Errorf("ended: %d\n%s", got.StatusCode, got.plain(t))
	}
	s.pay(t, s.member(t).CustomerID, 1000)
	waiting, err := s.shop.Members.PendingPoints(t.Context(), s.ids["cardId"], storage.Query{})
	s.must(t, err)
	pending = strings.Replace(pending, s.ids["pendingId"], waiting.Items[0].ID, 1)
	if got := s.act(t, roleUser, pending, url.Values{"do": {"cancel"}}); !strings.Contains(got.plain(t), "0 points on the card.") {
		t.Errorf("cancelled: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, member+"/estimate", url.Values{"amount": {"20"}}); !strings.Contains(got.plain(t), "It would earn 7 points.") {
		t.Errorf("the estimate: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, member+"/active", url.Values{"active": {"false"}}); !strings.Contains(got.plain(t), "Paused") {
		t.Errorf("switched off: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, points, url.Values{"amount": {"5"}, "reason": {"late"}, "give": {"1"}}); got.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("points for a member who is switched off: %d\n%s", got.StatusCode, got.plain(t))
	}
}

func (s *site) member(t *testing.T) membership.Member {
	t.Helper()
	m, err := s.shop.Members.Get(t.Context(), s.ids["programId"], s.ids["memberId"])
	s.must(t, err)
	return m
}

// TestPointsOfALoyaltyCardAreTransferred moves points between two cards, and settles pending ones.
func TestPointsOfALoyaltyCardAreTransferred(t *testing.T) {
	s, _ := newClub(t)
	ctx := t.Context()
	bob, err := s.shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: s.ids["loyaltyId"], Customer: customer.Request{SourceID: "bob"}})
	s.must(t, err)
	at := s.address(t, "loyalty/cards/{loyaltyCardId}")
	if got := s.act(t, roleUser, at+"/transfer", url.Values{"to": {"none"}, "amount": {"10"}, "reason": {"gift"}}); !strings.Contains(got.plain(t), "Must be the code of a loyalty card") {
		t.Errorf("to no card: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, at+"/transfer", url.Values{"to": {bob.Vouchers[0].Code}, "amount": {"9999"}, "reason": {"gift"}}); got.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("more than the card holds: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, at+"/transfer", url.Values{"to": {bob.Vouchers[0].Code}, "amount": {"90"}, "reason": {"gift"}}); !strings.Contains(got.plain(t), "400 points on the card") {
		t.Errorf("transferred: %d\n%s", got.StatusCode, got.plain(t))
	}
	waiting, err := s.shop.Loyalty.ListPending(ctx, storage.Query{Filter: storage.Is("account_id", s.ids["loyaltyCardId"])})
	s.must(t, err)
	if got := s.act(t, roleUser, at+"/pending/"+waiting.Items[0].ID, url.Values{"do": {"activate"}}); !strings.Contains(got.plain(t), "430 points on the card.") {
		t.Errorf("activated: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, at+"/estimate", url.Values{"items": {"mug 2 10.00"}}); !strings.Contains(got.plain(t), "It would earn 60 points.") {
		t.Errorf("the estimate: %d\n%s", got.StatusCode, got.plain(t))
	}
}

// TestRewardsAreBoughtAndHandedOver redeems a reward, hands it over, and buys and refunds one of a program.
func TestRewardsAreBoughtAndHandedOver(t *testing.T) {
	s, member := newClub(t)
	ctx := t.Context()
	if got := s.act(t, roleRestricted, s.address(t, "loyalty/cards/{loyaltyCardId}/rewards/{rewardId}"), url.Values{}); !strings.Contains(got.plain(t), "The reward was redeemed") {
		t.Errorf("redeemed: %d\n%s", got.StatusCode, got.plain(t))
	}
	queue := s.address(t, "rewards/waiting")
	first := s.get(t, roleRestricted, queue)
	var again string
	var forms []string
	for _, e := range first.elements(t) {
		if attribute(e, "id") == "waiting" {
			again = attribute(e, "hx-get")
		}
		if e.Data == "form" && strings.HasSuffix(attribute(e, "action"), "/hand-over") {
			forms = append(forms, attribute(e, "action"))
		}
	}
	part := []string{"HX-Request", "true", "HX-Target", "section#waiting"}
	if got := s.get(t, roleRestricted, again, part...); got.StatusCode != http.StatusNoContent || len(forms) != 2 {
		t.Errorf("with nothing new: %d, %d forms", got.StatusCode, len(forms))
	}
	for _, form := range forms {
		if got := s.act(t, roleRestricted, form, url.Values{}); !strings.Contains(got.plain(t), "The reward was handed over") {
			t.Errorf("handed over: %d\n%s", got.StatusCode, got.plain(t))
		}
	}
	if got := s.get(t, roleRestricted, again, part...); got.StatusCode != http.StatusOK || !strings.Contains(got.body, "Nobody waits for a reward") {
		t.Errorf("after all: %d\n%s", got.StatusCode, got.body)
	}
	if got := s.act(t, roleRestricted, forms[0], url.Values{}); got.StatusCode != http.StatusBadRequest {
		t.Errorf("handed over twice: %d", got.StatusCode)
	}

	if got := s.act(t, roleRestricted, member+"/rewards/"+s.ids["partId"], url.Values{}); !strings.Contains(got.plain(t), "2 of 2 given") {
		t.Errorf("bought: %d\n%s", got.StatusCode, got.plain(t))
	}
	s.says(t, roleViewer, s.address(t, "home"), "The reward Mug is out of stock")
	if got := s.act(t, roleUser, s.address(t, "rewards/"+s.ids["partId"]+"/offers/{programId}"), url.Values{"limited": {"yes"}, "stock": {"1"}}); !strings.Contains(got.plain(t), "Must be at least 2") {
		t.Errorf("less than were sold: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleUser, s.address(t, "rewards/"+s.ids["partId"]+"/offers/{programId}"), url.Values{"limited": {"no"}}); !strings.Contains(got.plain(t), "2 given, without limit") {
		t.Errorf("restocked: %d\n%s", got.StatusCode, got.plain(t))
	}
	if got := s.act(t, roleRestricted, s.address(t, "loyalty/programs/{programId}/members/{memberId}/purchases/{purchaseId}"), url.Values{}); !strings.Contains(got.plain(t), "Refunded") {
		t.Errorf("refunded: %d\n%s", got.StatusCode, got.plain(t))
	}
	if c, err := s.shop.Members.Card(ctx, s.ids["programId"], s.ids["memberId"], s.ids["cardId"]); err != nil || c.Figures.Balance() != 75 {
		t.Errorf("the card holds %d points: %v", c.Figures.Balance(), err)
	}
}

// TestRewardsAreMadeAndChanged makes each kind of reward that the form makes, offers one and takes it out again.
func TestRewardsAreMadeAndChanged(t *testing.T) {
	s, _ := newClub(t)
	definitions, err := s.shop.Programs.ListCardDefinitions(t.Context(), storage.Query{})
	s.must(t, err)
	at := s.address(t, "rewards/new")
	for want, form := range map[string]url.Values{
		"This is needed.":                    {"name": {"Cup"}, "kind": {"program"}, "product": {"mug"}, "points": {"5"}},
		"Must be a product of the catalog":   {"name": {"Cup"}, "kind": {"product"}, "product": {"none"}},
		"Must be a whole number (actual":     {"name": {"Cup"}, "kind": {"product"}, "product": {"mug"}, "limited": {"yes"}, "stock": {"x"}},
		"Cup Not offered":                    {"name": {"Cup"}, "kind": {"product"}, "product": {"mug"}, "limited": {"yes"}, "stock": {"3"}},
		"50 points on a card of “CLUB Mug”.": {"name": {"Bonus"}, "kind": {"campaign"}, "campaign": {s.ids["loyaltyId"]}, "balance": {"50"}},
		"Bag Draft":                          {"name": {"Bag"}, "kind": {"program"}, "product": {"mug"}, "points": {"5"}, "card": {definitions.Items[0].ID}},
	} {
		if got := s.act(t, roleUser, at, form); !strings.Contains(got.plain(t), want) {
			t.Errorf("%v: %d\n%s\nwant %s", form, got.StatusCode, got.plain(t), want)
		}
	}
	reward := s.address(t, "rewards/{rewardId}")
	for _, step := range []struct {
		path string
		form url.Values
		want string
	}{
		{"", url.Values{"name": {"Big mug"}, "limited": {"yes"}, "stock": {"9"}}, "Big mug Offered"},
		{"", url.Values{"name": {"Big mug"}, "limited": {"no"}}, "1 given, without limit"},
		{"", url.Values{"name": {""}, "limited": {"no"}}, "This is needed."},
		{"/offers/" + s.ids["offerId"], url.Values{"points": {"33"}}, "33 points."},
		{"/offers/" + s.ids["offerId"], url.Values{"points": {"-1"}}, "Must be a whole number above 0"},
		{"/offers/" + s.ids["offerId"], url.Values{"withdraw": {"true"}}, "No campaign or program offers it."},
		{"/offer", url.Values{"campaign": {s.ids["loyaltyId"]}, "points": {"44"}}, "44 points."},
	} {
		if got := s.act(t, roleUser, reward+step.path, step.form); !strings.Contains(got.plain(t), step.want) {
			t.Errorf("%s %v: %d\n%s\nwant %s", step.path, step.form, got.StatusCode, got.plain(t), step.want)
		}
	}
	if got := s.act(t, roleUser, s.address(t, "rewards/"+s.ids["partId"]+"/status"), url.Values{"verb": {"deactivate"}}); !strings.Contains(got.plain(t), "Mug Paused") {
		t.Errorf("deactivated: %d\n%s", got.StatusCode, got.plain(t))
	}
}

// TestProgramsAndCampaignsAreChanged switches things on and off, assigns parts, changes the points of a rule, and finds and adds members.
func TestProgramsAndCampaignsAreChanged(t *testing.T) {
	s, _ := newClub(t)
	_, err := s.shop.Customers.Upsert(t.Context(), customer.Request{SourceID: "eve", Update: customer.Update{Name: patch.Set("Eve"), Email: patch.Set("eve@shop.example")}})
	s.must(t, err)
	for _, step := range []struct {
		path string
		form url.Values
		want string
	}{
		{"loyalty/campaigns/{loyaltyId}/rules/{earningRuleId}", url.Values{"points": {"none"}}, "Must be a whole number above 0"},
		{"loyalty/campaigns/{loyaltyId}/rules/{earningRuleId}", url.Values{"points": {"4"}}, "4 points for each full 1.00 EUR"},
		{"loyalty/campaigns/{loyaltyId}/rules/{earningRuleId}", url.Values{"active": {"false"}}, "Mug Paused"},
		{"loyalty/campaigns/{loyaltyId}/active", url.Values{"active": {"false"}}, "CLUB Mug Paused"},
		{"loyalty/campaigns/{loyaltyId}/active", url.Values{"active": {"true"}}, "CLUB Mug Active"},
		{"loyalty/campaigns/{loyaltyId}/members", url.Values{"customer": {"nobody"}}, "There is no customer nobody."},
		{"loyalty/campaigns/{loyaltyId}/members", url.Values{"customer": {"eve@shop.example"}}, "The customer is a member"},
		{"loyalty/campaigns/{loyaltyId}/members/find", url.Values{"customer": {"eve"}}, "500 points on the card."},
		{"loyalty/programs/{programId}/members/find", url.Values{"customer": {"eve"}}, "This customer is no member."},
		{"loyalty/programs/{programId}/members", url.Values{"customer": {"eve"}}, "The customer is a member"},
		{"loyalty/programs/{programId}/members", url.Values{"customer": {"eve"}}, "already is a member"},
		{"loyalty/programs/{programId}/members/find", url.Values{"customer": {"eve"}}, "0 points on the card."},
		{"loyalty/programs/{programId}/parts/{partId}/unassign", url.Values{}, "Add to the program"},
		{"loyalty/programs/{programId}/assign", url.Values{"part": {s.ids["partId"]}}, "0 given, without limit"},
		{"loyalty/programs/{programId}/parts/{partId}/status", url.Values{"verb": {"deactivate"}}, "Mug Paused"},
		{"loyalty/programs/{programId}/parts/{partId}/status", url.Values{"verb": {"jump"}}, "Cannot jump reward"},
		{"loyalty/programs/{programId}/status", url.Values{"verb": {"deactivate"}}, "Mug Paused"},
		{"referrals/{referralId}/active", url.Values{"active": {"false"}}, "FRIENDS Mug Paused"},
	} {
		if got := s.act(t, roleUser, s.address(t, step.path), step.form); !strings.Contains(got.plain(t), step.want) {
			t.Errorf("%s %v: %d\n%s\nwant %s", step.path, step.form, got.StatusCode, got.plain(t), step.want)
		}
	}
	if got := s.get(t, roleUser, strings.Replace(s.address(t, "loyalty/campaigns/{loyaltyId}"), s.ids["loyaltyId"], url.PathEscape("CLUB Mug"), 1)); got.StatusCode != http.StatusNotFound {
		t.Errorf("a campaign by its name: %d", got.StatusCode)
	}
}

// TestListsOfLoyaltyGoOn makes more campaigns, programs and rewards than a page has, and follows "Older".
func TestListsOfLoyaltyGoOn(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	mug, err := s.shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug"})
	s.must(t, err)
	for range listPage {
		name := s.engine.Env().NewID("n_")
		_, err := s.shop.Programs.CreateProgram(ctx, program.NewProgram{Program: program.Program{Name: name}})
		s.must(t, err)
		_, err = s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: name, Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{}}}})
		s.must(t, err)
		for range 2 {
			_, err = s.shop.Loyalty.CreateReward(ctx, loyalty.NewReward{Name: name, Product: &loyalty.ProductReward{ID: mug.ID}})
			s.must(t, err)
		}
	}
	for _, list := range []string{"loyalty", "rewards"} {
		seen, pages := map[string]bool{}, 0
		for at := s.address(t, list); at != ""; pages++ {
			got := s.get(t, roleViewer, at)
			at = ""
			for _, e := range got.elements(t) {
				href := attribute(e, "href")
				switch {
				case strings.Contains(href, "before="):
					at = href
				case e.Data == "a" && e.Parent.Data == "td":
					if seen[href] {
						t.Errorf("%s is listed twice", href)
					}
					seen[href] = true
				}
			}
		}
		if len(seen) != 2*listPage || pages != 2 {
			t.Errorf("%s: %d rows on %d pages", list, len(seen), pages)
		}
	}
}
