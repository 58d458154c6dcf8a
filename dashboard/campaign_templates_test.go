package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
)

// TestACampaignIsMadeOfATemplate lists the templates, makes a campaign of one, renames it and deletes it.
func TestACampaignIsMadeOfATemplate(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	if got := s.get(t, roleViewer, shopPath+"templates"); got.StatusCode != http.StatusOK || !strings.Contains(got.text(t), "There is no template yet.") {
		t.Errorf("without templates the list is %d\n%s", got.StatusCode, got.text(t))
	}
	s.fillCampaigns(t, "X")
	of, err := s.shop.Templates.Get(ctx, s.ids["templateId"])
	s.must(t, err)
	if got := s.get(t, roleViewer, shopPath+"templates").text(t); !strings.Contains(got, of.Name) || !strings.Contains(got, "10 % off") {
		t.Errorf("the list says\n%s", got)
	}
	at := shopPath + "templates/" + of.ID
	if got := s.get(t, roleViewer, at); !strings.Contains(got.text(t), "10 % off") || strings.Contains(got.body, at+"/campaign") || strings.Contains(got.body, at+"/delete") {
		t.Errorf("who may not use it sees\n%s", got.text(t))
	}
	for _, page := range []string{"campaigns", "campaigns/new"} {
		if got := s.get(t, roleUser, shopPath+page); !strings.Contains(got.body, `href="`+shopPath+`templates`) {
			t.Errorf("%s does not lead to the templates", page)
		}
	}

	form := s.get(t, roleUser, at+"/campaign").formAt(t, at+"/campaign")
	form.Set("name", "Summer")
	wrong := func(name, value, want string) {
		t.Helper()
		sent := url.Values{}
		for key, values := range form {
			sent[key] = values
		}
		sent.Set(name, value)
		sent.Set("once", "form_wrong_"+name)
		if got := s.send(t, roleUser, "POST", at+"/campaign", sent); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), want) {
			t.Errorf("%s %q: %d\n%s", name, value, got.StatusCode, got.text(t))
		}
	}
	wrong("vouchers_count", "many", "whole number")
	wrong("name", "COUPONS X", "")
	wrong("name", "", "")
	form.Set("vouchers_count", "3")
	form.Set("unlimited", "")
	form.Set("redemption.quantity", "2")
	first, again := s.send(t, roleUser, "POST", at+"/campaign", form), s.send(t, roleUser, "POST", at+"/campaign", form)
	if to := first.Header.Get("Location"); !strings.HasPrefix(to, shopPath+"campaigns/camp_") || again.StatusCode != http.StatusSeeOther {
		t.Fatalf("it leads to %s, and again %d\n%s", to, again.StatusCode, first.body)
	}
	s.run(t)
	made, err := s.shop.Campaigns.Get(ctx, "Summer")
	s.must(t, err)
	codes, err := s.shop.Vouchers.List(ctx, storage.Query{Filter: storage.Is("campaign_id", made.ID)})
	s.must(t, err)
	if made.Active || len(codes.Items) != 3 || codes.Items[0].Redemption.Quantity == nil || *codes.Items[0].Redemption.Quantity != 2 {
		t.Errorf("the campaign is %+v with %d codes", made, len(codes.Items))
	}

	edit := s.get(t, roleUser, at).formAt(t, at)
	edit.Set("name", "Ten percent")
	edit.Set("description", "For summers.")
	if got := s.send(t, roleUser, "POST", at, edit); got.StatusCode != http.StatusSeeOther {
		t.Errorf("a new name: %d\n%s", got.StatusCode, got.body)
	}
	if of, err = s.shop.Templates.Get(ctx, of.ID); err != nil || of.Name != "Ten percent" || of.Description != "For summers." {
		t.Errorf("the template is %+v: %v", of, err)
	}
	edit.Set("name", "")
	edit.Set("once", "form_nameless")
	if got := s.send(t, roleUser, "POST", at, edit); got.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("no name: %d", got.StatusCode)
	}
	if got := s.send(t, roleUser, "POST", at+"/delete", url.Values{"once": {"form_delete"}}); got.StatusCode != http.StatusSeeOther {
		t.Errorf("it is deleted with %d", got.StatusCode)
	}
	if got := s.get(t, roleUser, at); got.StatusCode != http.StatusNotFound {
		t.Errorf("afterwards it is %d", got.StatusCode)
	}
	acts := map[string]bool{}
	entries, err := s.shop.Audit.List(ctx, storage.Query{})
	s.must(t, err)
	for _, e := range entries.Items {
		acts[e.Act] = true
	}
	for _, want := range []string{"campaign.from_template", "template.updated", "template.deleted"} {
		if !acts[want] {
			t.Errorf("the audit log has no %s", want)
		}
	}
}

// TestATemplateOfATierMakesNoCampaign has the page of such a template offer none.
func TestATemplateOfATierMakesNoCampaign(t *testing.T) {
	s := newSite(t, "Shop")
	s.fillCampaigns(t, "X")
	tiers, err := s.shop.Promotions.ListTiers(t.Context(), storage.Query{})
	s.must(t, err)
	of, err := s.shop.Templates.Create(t.Context(), template.NewTemplate{Name: "Tier", TierID: tiers.Items[0].ID})
	s.must(t, err)
	at := shopPath + "templates/" + of.ID
	if got := s.get(t, roleUser, at); strings.Contains(got.body, at+"/campaign") || !strings.Contains(got.text(t), "Tier of a promotion") {
		t.Errorf("its page says\n%s", got.text(t))
	}
	if got := s.get(t, roleUser, at+"/campaign"); got.StatusCode != http.StatusNotFound {
		t.Errorf("the form is %d", got.StatusCode)
	}
}
