package dashboard

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
)

// promotions makes a promotion campaign with tiers.
func (s *site) promotions(t *testing.T, name string, tiers ...promotion.NewTier) (campaign.Campaign, []promotion.Tier) {
	t.Helper()
	c, err := s.shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: name, Type: campaign.TypePromotion}, Tiers: tiers})
	s.must(t, err)
	made, err := s.shop.Promotions.TiersOf(t.Context(), c.ID)
	s.must(t, err)
	return c, made
}

// fillPromotions makes a campaign with two promotions and a stack under a name.
func (s *site) fillPromotions(t *testing.T, name string) {
	t.Helper()
	c, tiers := s.promotions(t, "PROMOTIONS "+name[:min(len(name), 200)], promotion.NewTier{Name: name, Discount: discount.Percent(10), RuleIDs: []string{s.ids["ruleId"]}},
		promotion.NewTier{Name: "SECOND", Discount: discount.Percent(20)})
	stack, err := s.shop.Promotions.CreateStack(t.Context(), c.ID, promotion.NewStack{Name: name, TierIDs: []string{tiers[1].ID, tiers[0].ID}})
	s.must(t, err)
	s.ids["tierId"], s.ids["stackId"], s.ids["promotionCampaignId"] = tiers[0].ID, stack.ID, c.ID
}

// tierOrder are the names of the tiers of the campaign, in their order.
func (s *site) tierOrder(t *testing.T) (names []string) {
	t.Helper()
	tiers, err := s.shop.Promotions.TiersOf(t.Context(), s.ids["promotionCampaignId"])
	s.must(t, err)
	for _, tier := range tiers {
		names = append(names, tier.Name)
	}
	return names
}

// TestPromotionsAreMovedAndSwitched presses the buttons of the list.
func TestPromotionsAreMovedAndSwitched(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	at := s.address(t, "promotions")
	shown := s.get(t, roleUser, at).body
	for _, want := range []string{"10 % off", "The order, before this discount, is below 900.00 EUR", "at most 5 of them apply", "SECOND → VIP", "Move down: VIP", "Switch off: VIP"} {
		if !strings.Contains(shown, want) {
			t.Errorf("the list does not say %s\n%s", want, shown)
		}
	}
	if strings.Contains(shown, "Move up: VIP") || strings.Contains(s.get(t, roleViewer, at).body, "Move down") {
		t.Error("the list offers what cannot be done")
	}
	down := s.tierForm(t, at, "down", s.ids["tierId"])
	for range 2 { // a double click moves it once
		if got := s.send(t, roleUser, "POST", at+"/tiers", down); got.StatusCode != http.StatusSeeOther || got.Header.Get("Location") != at+"?done=tier-moved" {
			t.Fatalf("%d %v\n%s", got.StatusCode, got.Header, got.body)
		}
	}
	if got := s.tierOrder(t); !slices.Equal(got, []string{"SECOND", "VIP"}) {
		t.Errorf("after it moved down: %v", got)
	}
	off := s.tierForm(t, at, "off", s.ids["tierId"])
	if got := s.send(t, roleUser, "POST", at+"/tiers", off); got.StatusCode != http.StatusSeeOther || !strings.Contains(s.get(t, roleUser, at).body, "Switch on: VIP") {
		t.Errorf("switched off: %d", got.StatusCode)
	}
	for _, do := range []string{"", "up", "left " + s.ids["tierId"], "up promo_none"} {
		off.Set("do", do)
		off.Set("once", s.engine.Env().NewID("form_"))
		if got := s.send(t, roleUser, "POST", at+"/tiers", off); got.StatusCode != http.StatusBadRequest && got.StatusCode != http.StatusNotFound {
			t.Errorf("%q is %d", do, got.StatusCode)
		}
	}
}

// tierForm is the form of a page as a browser sends it when the button of a tier is pressed.
func (s *site) tierForm(t *testing.T, at, do, id string) url.Values {
	t.Helper()
	p := s.get(t, roleUser, at)
	if !slices.ContainsFunc(p.elements(t), func(e *html.Node) bool { return e.Data == "button" && attribute(e, "value") == do+" "+id }) {
		t.Fatalf("%s has no button %s %s\n%s", at, do, id, p.body)
	}
	form := p.formOf(t, "promotions/tiers")
	form.Set("do", do+" "+id)
	return form
}

// TestEachTierOfACampaignIsMovedAndSwitched has more promotions in a campaign than a page, and than the list of promotions reads.
func TestEachTierOfACampaignIsMovedAndSwitched(t *testing.T) {
	s := newSite(t, "Shop")
	var n []promotion.NewTier
	var names []string
	for i := range maxTierRows + 2 {
		names = append(names, fmt.Sprintf("row-%04d", i))
		n = append(n, promotion.NewTier{Name: names[i], Discount: discount.Percent(10)})
	}
	c, tiers := s.promotions(t, "Many", n...)
	list := s.address(t, "promotions")
	if shown := s.get(t, roleUser, list); !strings.Contains(shown.body, "All promotions") || !slices.Equal(shown.namedRows(t), names[:firstTiers]) {
		t.Errorf("the list has %v\n%s", shown.namedRows(t), shown.text(t))
	}
	behind := int64(10_000)
	s.promotions(t, "Few", promotion.NewTier{Name: "Behind all others", Discount: discount.Percent(10), Hierarchy: &behind})
	if shown := s.get(t, roleUser, list).text(t); strings.Contains(shown, "has no promotions") || strings.Count(shown, "All promotions") != 2 {
		t.Errorf("one campaign has promotions that the list has not read\n%s", shown)
	}
	at := shopPath + "campaigns/" + c.ID + "/promotions"
	s.walk(t, at, names, page.namedRows, func(at string, p page, _ string) { checkPage(t, at, p) })

	last := len(tiers) - 1
	where := at + "?place=301"
	if shown := s.get(t, roleViewer, list+"/tiers/"+tiers[last].ID); !strings.Contains(shown.body, `href="`+where+`"`) || !strings.Contains(shown.text(t), "302 of 302") {
		t.Errorf("the page of the last promotion does not lead to %s\n%s", where, shown.text(t))
	}
	p := s.get(t, roleUser, where)
	if !strings.Contains(p.body, "Places 301 to 302 of 302.") || strings.Contains(p.body, "Move down: "+names[last]) || !strings.Contains(p.body, "Move down: "+names[last-1]) {
		t.Errorf("the last page:\n%s", p.text(t))
	}
	if got := s.send(t, roleUser, "POST", list+"/tiers", s.tierForm(t, where, "up", tiers[last].ID)); got.Header.Get("Location") != where[:strings.Index(where, "?")]+"?done=tier-moved&place=301" {
		t.Errorf("%d leads to %s", got.StatusCode, got.Header.Get("Location"))
	}
	if rows := s.get(t, roleUser, where).namedRows(t); !slices.Equal(rows, []string{names[last], names[last-1]}) {
		t.Errorf("after the last one moved up: %v", rows)
	}
	s.send(t, roleUser, "POST", list+"/tiers", s.tierForm(t, where, "off", tiers[last].ID))
	if tier, err := s.shop.Promotions.Tier(t.Context(), tiers[last].ID); err != nil || tier.Active {
		t.Errorf("after it was switched off: %+v %v", tier, err)
	}
	for place, want := range map[string]int{"0": http.StatusBadRequest, "x": http.StatusBadRequest, "999999": http.StatusOK, "21": http.StatusOK} {
		if got := s.get(t, roleUser, at+"?place="+place); got.StatusCode != want {
			t.Errorf("the place %s is %d", place, got.StatusCode)
		}
	}

	// A stack can have each of them: the form has fields for the first ones, and one for the names of others.
	fresh := s.get(t, roleUser, s.address(t, "promotions/stacks/new")+"?campaign="+c.ID)
	form := fresh.formOf(t, "stacks/new")
	form.Set("name", "Both")
	form.Set("place."+tiers[0].ID, "1")
	for further, want := range map[string]string{"nobody": "of 0", names[299] + "\n" + tiers[250].ID + "\r\n": ""} {
		form.Set("further", further)
		form.Set("once", s.engine.Env().NewID("form_"))
		got := s.send(t, roleUser, "POST", s.address(t, "promotions/stacks/new"), form)
		if want == "" && got.StatusCode != http.StatusSeeOther || want != "" && (got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, want)) {
			t.Errorf("%q: %d\n%s", further, got.StatusCode, got.body)
		}
	}
	stacks, err := s.shop.Promotions.StacksOf(t.Context(), c.ID)
	if want := []string{tiers[0].ID, tiers[299].ID, tiers[250].ID}; err != nil || len(stacks) != 1 || !slices.Equal(stacks[0].TierIDs, want) {
		t.Fatalf("%+v %v", stacks, err)
	}
	again := s.get(t, roleUser, s.address(t, "promotions/stacks/"+stacks[0].ID))
	if form := again.formOf(t, stacks[0].ID); form.Get("place."+tiers[299].ID) != "2" || form.Get("place."+tiers[250].ID) != "3" {
		t.Errorf("the places are %v", form)
	}
	for _, p := range []page{fresh, again, s.get(t, roleUser, list), p} {
		if len(p.body) > maxPageSize {
			t.Errorf("a page has %d bytes\n%.3000s", len(p.body), p.body)
		}
	}
}

// TestStacksAreMadeAndChanged makes a stack, changes the order of its promotions, and is overtaken.
func TestStacksAreMadeAndChanged(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	tiers, err := s.shop.Promotions.TiersOf(t.Context(), s.ids["promotionCampaignId"])
	s.must(t, err)
	order := func(id string) []string {
		stack, err := s.shop.Promotions.Stack(t.Context(), s.ids["promotionCampaignId"], id)
		s.must(t, err)
		return stack.TierIDs
	}
	at := s.address(t, "promotions/stacks/{stackId}")
	form := s.get(t, roleUser, at).formOf(t, s.ids["stackId"])
	if form.Get("place."+tiers[0].ID) != "2" || form.Get("place."+tiers[1].ID) != "1" {
		t.Errorf("the places are %v", form)
	}
	late := s.get(t, roleUser, at).formOf(t, s.ids["stackId"])
	form.Set("place."+tiers[0].ID, "1")
	form.Set("place."+tiers[1].ID, "2")
	if got := s.send(t, roleUser, "POST", at, form); got.StatusCode != http.StatusSeeOther || !slices.Equal(order(s.ids["stackId"]), []string{tiers[0].ID, tiers[1].ID}) {
		t.Errorf("%d %v\n%s", got.StatusCode, order(s.ids["stackId"]), got.body)
	}
	late.Set("name", "Late")
	if got := s.send(t, roleUser, "POST", at, late); got.StatusCode != http.StatusConflict || !strings.Contains(got.body, "Another person has changed") || !strings.Contains(got.body, "Late") {
		t.Errorf("overtaken: %d\n%s", got.StatusCode, got.body)
	}
	for want, change := range map[string]url.Values{
		"whole number from 1": {"place." + tiers[0].ID: {"x"}}, "fewer than 1 items": {"place." + tiers[0].ID: {""}, "place." + tiers[1].ID: {""}},
	} {
		form := s.get(t, roleUser, at).formOf(t, s.ids["stackId"])
		for name, value := range change {
			form[name] = value
		}
		if got := s.send(t, roleUser, "POST", at, form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, want) {
			t.Errorf("%s: %d\n%s", want, got.StatusCode, got.body)
		}
	}
	fresh := s.get(t, roleUser, s.address(t, "promotions/stacks/new")+"?campaign="+s.ids["promotionCampaignId"]).formOf(t, "stacks/new")
	fresh.Set("name", "Both")
	fresh.Set("place."+tiers[1].ID, "1")
	if got := s.send(t, roleUser, "POST", s.address(t, "promotions/stacks/new"), fresh); got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d\n%s", got.StatusCode, got.body)
	}
	stacks, err := s.shop.Promotions.StacksOf(t.Context(), s.ids["promotionCampaignId"])
	s.must(t, err)
	if len(stacks) != 2 || stacks[1].Name != "Both" || !slices.Equal(stacks[1].TierIDs, []string{tiers[1].ID}) {
		t.Errorf("%+v", stacks)
	}
	once := url.Values{"once": {s.engine.Env().NewID("form_")}}
	if got := s.send(t, roleUser, "POST", at+"/delete", once); got.StatusCode != http.StatusSeeOther || s.get(t, roleUser, at).StatusCode != http.StatusNotFound {
		t.Errorf("deleted: %d", got.StatusCode)
	}
}

// TestStackingRulesAreSaid changes how discounts combine, and reads it on the page of promotions.
func TestStackingRulesAreSaid(t *testing.T) {
	s := newSite(t, "Shop")
	_, err := s.shop.Settings.CreateStacking(t.Context(), project.StackingUpdate{
		ApplicationMode: patch.Set(project.ApplicationPartial), Sorting: patch.Set(project.SortCategoryHierarchy), CalculationMode: patch.Set(project.CalculateInitial),
		ProductsMode: patch.Set(project.ProductsOnce), NoEffect: patch.Set(project.NoEffectSkip), ApplicablePerCategory: patch.Set(3),
	})
	s.must(t, err)
	shown := s.get(t, roleAdmin, s.address(t, "promotions")).body
	for _, key := range []string{"PARTIAL", "CATEGORY_HIERARCHY", "INITIAL_AMOUNT", "ONCE", "SKIP"} {
		if text := english.say("stacking.say." + key); !strings.Contains(shown, text) {
			t.Errorf("the page does not say %s", text)
		}
	}
	if !strings.Contains(shown, "Of each category at most 3 apply.") || !strings.Contains(shown, "settings/stacking") || strings.Contains(s.get(t, roleUser, s.address(t, "promotions")).body, "settings/stacking") {
		t.Errorf("%s", shown)
	}
}
