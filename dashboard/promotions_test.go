package dashboard

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
)

// fillPromotions makes a campaign with two promotions and a stack under a name.
func (s *site) fillPromotions(t *testing.T, name string) {
	t.Helper()
	c, err := s.shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "PROMOTIONS " + name[:min(len(name), 200)], Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{
		{Name: name, Discount: discount.Percent(10), RuleIDs: []string{s.ids["ruleId"]}}, {Name: "SECOND", Discount: discount.Percent(20)},
	}})
	s.must(t, err)
	tiers, err := s.shop.Promotions.TiersOf(t.Context(), c.ID)
	s.must(t, err)
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
	down := s.get(t, roleUser, at).formOf(t, s.ids["tierId"]+"/move")
	for range 2 { // a double click moves it once
		if got := s.send(t, roleUser, "POST", at+"/tiers/"+s.ids["tierId"]+"/move", down); got.StatusCode != http.StatusSeeOther {
			t.Fatalf("%d\n%s", got.StatusCode, got.body)
		}
	}
	if got := s.tierOrder(t); !slices.Equal(got, []string{"SECOND", "VIP"}) {
		t.Errorf("after it moved down: %v", got)
	}
	off := s.get(t, roleUser, at).formOf(t, s.ids["tierId"]+"/active")
	if got := s.send(t, roleUser, "POST", at+"/tiers/"+s.ids["tierId"]+"/active", off); got.StatusCode != http.StatusSeeOther || !strings.Contains(s.get(t, roleUser, at).body, "Switch on: VIP") {
		t.Errorf("switched off: %d", got.StatusCode)
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
