package dashboard

import (
	"context"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/voucher"
)

// fillCampaigns makes campaigns of each type, with what their pages show, under a name.
func (s *site) fillCampaigns(t *testing.T, name string) {
	t.Helper()
	ctx := t.Context()
	named := func(begin string) string { return strings.ToValidUTF8(begin+name[:min(len(name), 200)], "") }
	set, err := s.shop.Rules.Create(ctx, rule.Definition{Name: named("LIMIT "), Error: named(""), Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "campaign.redemptions.count", Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {10}}},
		"2": {Name: "campaign.orders.amount_discounted", Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {5000}}},
	}}})
	s.must(t, err)
	c, err := s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{Codes: 1, NewCampaign: campaign.NewCampaign{
		Name: named("COUPONS "), Description: named(""), Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}, RuleIDs: []string{set.ID},
		Metadata: metadata.Map{named("KEY "): named("")},
	}})
	s.must(t, err)
	_, err = s.shop.Vouchers.Add(ctx, c.ID, named("OF "), voucher.Overrides{Metadata: metadata.Map{named("KEY "): named("")}, AdditionalInfo: named("")})
	s.must(t, err)
	person, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: named("HOLDER "), Update: customer.Update{Name: patch.Set(named(""))}})
	s.must(t, err)
	_, err = s.shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: c.ID, Customer: customer.Request{ID: person.ID}, Channel: strings.ToValidUTF8(name[:min(len(name), 50)], "")})
	s.must(t, err)
	_, err = s.shop.Redemptions.RedeemCodes(ctx, 1990, named("OF "))
	s.must(t, err)
	for _, n := range []punchcard.NewCampaign{
		{Codes: 1, NewCampaign: campaign.NewCampaign{Name: named("GIFTS "), Voucher: &campaign.VoucherProfile{Gift: &campaign.GiftProfile{Amount: 500}}}},
		{NewCampaign: campaign.NewCampaign{Name: named("CARDS "), Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{}}, Inactive: true}},
		{NewCampaign: campaign.NewCampaign{Name: named("BRING FRIENDS "), Type: campaign.TypeReferralProgram, Voucher: &campaign.VoucherProfile{Discount: discount.Percent(5)},
			Referral: &campaign.ReferralProgram{ConversionEvent: "redemption"}}},
		{NewCampaign: campaign.NewCampaign{Name: named("TIERS "), Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{{Name: named("TIER "), Discount: discount.Percent(10)}}},
	} {
		_, err := s.shop.Campaigns.Create(ctx, n)
		s.must(t, err)
	}
	pattern, err := s.shop.Templates.Create(ctx, template.NewTemplate{Name: named("PATTERN "), Description: named(""), CampaignID: c.ID})
	s.must(t, err)
	s.ids["campaignId"], s.ids["part"], s.ids["templateId"] = c.ID, "codes", pattern.ID
}

const shopPath = "/dashboard/projects/shop/"

// TestEveryPartOfACampaignIsSound opens all parts of campaigns of every type, with hostile names and as each role.
func TestEveryPartOfACampaignIsSound(t *testing.T) {
	for _, name := range hostile[:5] {
		s := newSite(t, name, fillShop(name))
		page, err := s.shop.Campaigns.List(t.Context(), storage.Query{})
		s.must(t, err)
		for _, c := range page.Items {
			for _, part := range campaignParts {
				address := strings.TrimSuffix(shopPath+"campaigns/"+c.ID+"/"+part.name, "/")
				for _, as := range []role{roleOwner, roleRestricted, roleViewer} {
					got := s.get(t, as, address)
					want := http.StatusOK
					if part.codes && c.Voucher == nil || part.tiers && c.Voucher != nil || part.act != "" && !may(as, part.act) {
						want = http.StatusNotFound
					}
					if got.StatusCode != want {
						t.Errorf("%s as %s is %d, want %d\n%s", address, as, got.StatusCode, want, got.body)
					} else if want == http.StatusOK {
						checkPage(t, address, got)
					}
				}
			}
		}
		for _, address := range []string{"campaigns", "codes", "codes/" + s.ids["voucherId"] + "/edit", "delete/campaigns/" + s.ids["campaignId"]} {
			got := s.get(t, roleOwner, shopPath+address)
			if got.StatusCode != http.StatusOK {
				t.Errorf("%s is %d\n%s", address, got.StatusCode, got.body)
			}
			checkPage(t, address, got)
		}
	}
}

// made is a campaign of 10 %, with codes.
func (s *site) made(t *testing.T, name string, codes int64, change func(*campaign.NewCampaign)) campaign.Campaign {
	t.Helper()
	n := campaign.NewCampaign{Name: name, Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}
	if change != nil {
		change(&n)
	}
	c, err := s.shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: n, Codes: codes})
	s.must(t, err)
	return c
}

// posts sends a form with a fresh key, and fails unless it leads on.
func (s *site) posts(t *testing.T, as role, path string, form url.Values) page {
	t.Helper()
	form.Set("once", s.engine.Env().NewID("form_"))
	got := s.send(t, as, "POST", shopPath+path, form)
	if got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%s is %d\n%s", path, got.StatusCode, got.body)
	}
	return got
}

// TestCampaignsAreListedWithTheirState makes a campaign in each state, and narrows the list.
func TestCampaignsAreListedWithTheirState(t *testing.T) {
	s := newSite(t, "Shop")
	ctx, now := t.Context(), time.Now()
	s.made(t, "Running", 1, nil)
	s.made(t, "Stopped", 0, func(n *campaign.NewCampaign) { n.Inactive = true })
	s.made(t, "Over", 0, func(n *campaign.NewCampaign) { n.Validity.End = now.Add(-time.Hour) })
	s.made(t, "Soon", 0, func(n *campaign.NewCampaign) { n.Validity.Start = now.Add(time.Hour) })
	set, err := s.shop.Rules.Create(ctx, rule.Definition{Name: "Once", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "campaign.redemptions.count", Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {1}}}}}})
	s.must(t, err)
	used := s.made(t, "Empty", 0, func(n *campaign.NewCampaign) { n.RuleIDs = []string{set.ID} })
	_, err = s.shop.Vouchers.Add(ctx, used.ID, "ONE", voucher.Overrides{})
	s.must(t, err)
	_, err = s.shop.Redemptions.RedeemCodes(ctx, 1990, "ONE")
	s.must(t, err)
	rows := func(got page) (said []string) {
		t.Helper()
		for _, e := range got.elements(t) {
			if e.Data == "tr" && attribute(e.Parent, "") == "" && e.Parent.Data == "tbody" {
				said = append(said, wordsOf(e))
			}
		}
		return said
	}
	all := rows(s.get(t, roleViewer, shopPath+"campaigns"))
	for name, state := range map[string]string{"Running": "Active", "Stopped": "Paused", "Over": "Ended", "Soon": "Scheduled", "Empty": "Used up"} {
		if !slices.ContainsFunc(all, func(row string) bool { return strings.HasPrefix(row, name) && strings.Contains(row, state) }) {
			t.Errorf("%s is not %s in %q", name, state, all)
		}
	}
	if !slices.ContainsFunc(all, func(row string) bool {
		return strings.HasPrefix(row, "EmptyDiscount codes · 10 % off the order.") && strings.Contains(row, "A limit is reached: Redemptions of the campaign, at most 1.") && strings.HasSuffix(row, "1 1 1.99 EUR")
	}) {
		t.Errorf("the figures are not in %q", all)
	}
	for query, want := range map[string]string{"state=paused": "Stopped", "state=ended": "Over", "state=scheduled": "Soon", "type=PROMOTION": ""} {
		got := rows(s.get(t, roleViewer, shopPath+"campaigns?"+query))
		if want == "" && len(got) > 0 || want != "" && (len(got) != 1 || !strings.HasPrefix(got[0], want)) {
			t.Errorf("%s shows %q, want %s", query, got, want)
		}
	}
	got := s.send(t, roleViewer, "POST", shopPath+"campaigns", url.Values{"text": {"opp"}})
	if said := rows(got); got.StatusCode != 200 || len(said) != 1 || !strings.HasPrefix(said[0], "Stopped") {
		t.Errorf("by text: %d %q", got.StatusCode, said)
	}
	if got := s.send(t, roleViewer, "POST", shopPath+"campaigns", url.Values{"state": {"paused"}}); got.Header.Get("Location") != shopPath+"campaigns?state=paused" {
		t.Errorf("filters without a name lead to %s", got.Header.Get("Location"))
	}
	for _, query := range []string{"state=x", "type=x", "before=x"} {
		if got := s.get(t, roleViewer, shopPath+"campaigns?"+query); got.StatusCode != http.StatusBadRequest {
			t.Errorf("%s is %d", query, got.StatusCode)
		}
	}
}

// TestSeveralCampaignsAreSwitchedAndTurnedBack switches two of three campaigns off, one of them for the second time, and undoes it.
func TestSeveralCampaignsAreSwitchedAndTurnedBack(t *testing.T) {
	s := newSite(t, "Shop")
	a, b := s.made(t, "A", 0, nil), s.made(t, "B", 0, func(n *campaign.NewCampaign) { n.Inactive = true })
	state := func() string {
		said := ""
		for _, id := range []string{a.ID, b.ID} {
			c, err := s.shop.Campaigns.Get(t.Context(), id)
			s.must(t, err)
			said += map[bool]string{true: "on ", false: "off "}[c.Active]
		}
		return said
	}
	got := s.posts(t, roleUser, "campaigns/bulk", url.Values{"act": {"off"}, "id": {a.ID, b.ID}})
	if state() != "off off " {
		t.Errorf("switched off: %s", state())
	}
	undone := s.get(t, roleUser, got.Header.Get("Location"))
	for _, e := range undone.elements(t) {
		if e.Data == "form" && attribute(e, "class") == "undo" {
			form := url.Values{}
			for field := range e.Descendants() {
				if field.Data == "input" {
					form.Add(attribute(field, "name"), attribute(field, "value"))
				}
			}
			s.posts(t, roleUser, "campaigns/bulk", form)
		}
	}
	if state() != "on off " {
		t.Errorf("turned back: %s", state())
	}
	if got := s.send(t, roleRestricted, "POST", shopPath+"campaigns/bulk", url.Values{"act": {"off"}, "id": {a.ID}}); got.StatusCode != http.StatusForbidden {
		t.Errorf("a restricted user: %d", got.StatusCode)
	}
}

// TestACampaignIsEdited changes what can be changed, refuses what cannot be, and tells of a change that another person made.
func TestACampaignIsEdited(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	c := s.made(t, "Spring", 1, func(n *campaign.NewCampaign) { n.Metadata = metadata.Map{"shelf": "A", "size": 3} })
	address := shopPath + "campaigns/" + c.ID + "/settings"
	read := func() url.Values {
		form := url.Values{}
		for _, e := range s.get(t, roleUser, address).elements(t) {
			switch {
			case e.Data == "input" && (attribute(e, "type") != "checkbox" || slices.ContainsFunc(e.Attr, func(a htmlAttribute) bool { return a.Key == "checked" })):
				if !form.Has(attribute(e, "name")) {
					form.Set(attribute(e, "name"), attribute(e, "value"))
				}
			case e.Data == "textarea":
				form.Set(attribute(e, "name"), textOf(e))
			case e.Data == "option" && slices.ContainsFunc(e.Attr, func(a htmlAttribute) bool { return a.Key == "selected" }):
				form.Set(attribute(e.Parent, "name"), attribute(e, "value"))
			}
		}
		return form
	}
	// The form as it is changes nothing.
	form := read()
	s.posts(t, roleUser, "campaigns/"+c.ID+"/settings", form)
	same, err := s.shop.Campaigns.Get(ctx, c.ID)
	s.must(t, err)
	same.UpdatedAt = c.UpdatedAt
	if !same.Metadata.Equal(c.Metadata) || same.JoinOnce != c.JoinOnce || same.Distribution != c.Distribution || same.Validity.End != c.Validity.End || same.Voucher.RedemptionQuantity != nil {
		t.Errorf("a form that was sent as it is has changed\n%+v to\n%+v", c, same)
	}

	form = read()
	form.Set("description", "For spring")
	form.Set("percent_off", "12,5")
	form.Set("expiration_date", "2030-12-31T23:59")
	form.Del("unlimited")
	form.Set("redemption.quantity", "3")
	form.Set("metadata", "shelf: B\nnew: [1, true]")
	s.posts(t, roleUser, "campaigns/"+c.ID+"/settings", form)
	got, err := s.shop.Campaigns.Get(ctx, c.ID)
	s.must(t, err)
	if got.Description != "For spring" || got.Voucher.Discount.PercentOff.String() != "12.5" || !got.Validity.End.Equal(time.Date(2030, 12, 31, 23, 59, 0, 0, time.UTC)) ||
		*got.Voucher.RedemptionQuantity != 3 || metadataText(got.Metadata) != "new: [1,true]\nshelf: B" {
		t.Errorf("the campaign is %+v %+v", got, got.Voucher)
	}

	// The first form is from a state that is no more.
	form.Set("once", "form_again_and_again")
	form.Set("description", "For autumn")
	lost := s.send(t, roleUser, "POST", address, form)
	if text := lost.text(t); lost.StatusCode != http.StatusConflict || !strings.Contains(text, "Another person has changed this meanwhile") || !strings.Contains(text, "For spring") {
		t.Errorf("a form from an earlier state: %d\n%s", lost.StatusCode, text)
	}
	for name, value := range map[string]string{"percent_off": "1e9", "expiration_date": "tomorrow", "redemption.quantity": "0", "metadata": "no colon", "category": "cat_none", "from": "x"} {
		form := read()
		form.Del("unlimited")
		form.Set(name, value)
		form.Set("once", "form_refused_"+strings.ReplaceAll(name, ".", "_"))
		refused := s.send(t, roleUser, "POST", address, form)
		if refused.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%s=%s is %d", name, value, refused.StatusCode)
		}
		checkPage(t, address, refused)
	}
}

// TestACampaignIsDuplicatedAndDeletedByItsName copies a campaign, and deletes the copy when its name is typed.
func TestACampaignIsDuplicatedAndDeletedByItsName(t *testing.T) {
	s := newSite(t, "Shop")
	c := s.made(t, "Spring  <b>", 1, nil)
	got := s.posts(t, roleUser, "campaigns/"+c.ID+"/duplicate", url.Values{"name": {"Autumn"}})
	copied, err := s.shop.Campaigns.Get(t.Context(), "Autumn")
	s.must(t, err)
	if copied.Active || got.Header.Get("Location") != shopPath+"campaigns/"+copied.ID+"?done=campaign-duplicated" {
		t.Errorf("%+v is at %s", copied, got.Header.Get("Location"))
	}
	taken := s.send(t, roleUser, "POST", shopPath+"campaigns/"+c.ID+"/duplicate", url.Values{"name": {"Autumn"}, "once": {"form_taken_name_12"}})
	if taken.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(taken.text(t), "Duplicated campaign exists") {
		t.Errorf("a name that is taken: %d", taken.StatusCode)
	}
	wrong := s.send(t, roleUser, "POST", shopPath+"delete/campaigns/"+c.ID, url.Values{"name": {"Autumn"}, "once": {"form_wrong_name_12"}})
	if wrong.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(wrong.text(t), "Nothing was deleted") {
		t.Errorf("another name: %d", wrong.StatusCode)
	}
	s.posts(t, roleUser, "delete/campaigns/"+c.ID, url.Values{"name": {"Spring <b>"}})
	if got := s.get(t, roleUser, shopPath+"campaigns/"+c.ID); got.StatusCode != http.StatusNotFound {
		t.Errorf("after it was deleted: %d", got.StatusCode)
	}
}

// TestCodesAreMadePublishedAndToldOnThePageOfTheirCampaign makes codes, publishes one, and looks at what the parts of the page say.
func TestCodesAreMadePublishedAndToldOnThePageOfTheirCampaign(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	c := s.made(t, "Spring", 0, nil)
	path := "campaigns/" + c.ID
	for _, n := range []string{"", "0", "x", "99999999999"} {
		if got := s.send(t, roleUser, "POST", shopPath+path+"/codes", url.Values{"vouchers_count": {n}, "once": {"form_count_of_codes_" + n}}); got.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%q codes: %d", n, got.StatusCode)
		}
	}
	got := s.posts(t, roleUser, path+"/codes", url.Values{"vouchers_count": {"3"}})
	making := s.get(t, roleUser, got.Header.Get("Location"))
	if !strings.Contains(making.body, `hx-trigger="every 1s"`) {
		t.Errorf("the progress is not followed:\n%s", making.body)
	}
	background := context.WithoutCancel(ctx)
	s.must(t, s.engine.Start(background))
	defer func() { _ = s.engine.Stop(background) }()
	eventually(t, func() bool {
		progress, err := s.shop.Campaigns.ProgressOf(ctx, c.ID)
		s.must(t, err)
		return progress[c.ID].Generation == campaign.StatusDone && progress[c.ID].VouchersCount == 3
	})
	if text := s.get(t, roleViewer, shopPath+path+"/codes").text(t); !strings.Contains(text, "3 codes") {
		t.Error(text)
	}
	_, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada"), Email: patch.Set("ada@shop.example")}})
	s.must(t, err)
	if got := s.send(t, roleRestricted, "POST", shopPath+"publish/"+c.ID, url.Values{"customer": {"nobody"}, "once": {"form_no_customer_12"}}); got.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("nobody: %d", got.StatusCode)
	}
	s.posts(t, roleRestricted, "publish/"+c.ID, url.Values{"customer": {"ada@shop.example"}})
	if text := s.get(t, roleViewer, shopPath+path+"/publications").text(t); !strings.Contains(text, "Ada") || !strings.Contains(text, "Dashboard") {
		t.Error(text)
	}
	s.posts(t, roleUser, path+"/active", url.Values{"active": {"false"}})
	text := s.get(t, roleViewer, shopPath+path+"/activity").text(t)
	for _, want := range []string{"The campaign was made", "The campaign was switched off", "Published a code", "Made codes", "Test Person"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
	if text := s.get(t, roleViewer, shopPath+path).text(t); !strings.Contains(text, "10 % off the order.") || !strings.Contains(text, "Paused") || !strings.Contains(text, "It is switched off") {
		t.Error(text)
	}
}

// TestRulesAreAssignedAndTheirLimitsAreMeters assigns a limit to a campaign, uses a part of it, and takes it away.
func TestRulesAreAssignedAndTheirLimitsAreMeters(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	c := s.made(t, "Spring", 0, nil)
	path := "campaigns/" + c.ID
	set, err := s.shop.Rules.Create(ctx, rule.Definition{Name: "Ten", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "campaign.redemptions.count", Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {10}}}}}})
	s.must(t, err)
	s.posts(t, roleUser, path+"/rules", url.Values{"rule": {set.ID}})
	_, err = s.shop.Vouchers.Add(ctx, c.ID, "ONE", voucher.Overrides{})
	s.must(t, err)
	for range 2 {
		_, err = s.shop.Redemptions.RedeemCodes(ctx, 1990, "ONE")
		s.must(t, err)
	}
	s.must(t, s.engine.DrainEvents(ctx, "shop"))
	other := s.made(t, "Summer", 0, nil)
	for id, said := range map[string]string{c.ID: "2 redeemed in 14 days", other.ID: "0 redeemed in 14 days"} {
		_, row, _ := strings.Cut(s.get(t, roleViewer, shopPath+"campaigns").body, `href="`+shopPath+"campaigns/"+id+`"`)
		if row, _, _ = strings.Cut(row, "</tr>"); !strings.Contains(row, `aria-label="`+said+`"`) || strings.Count(row, "<rect") != 1 {
			t.Errorf("the row of %s is without %q, or has not one day\n%s", id, said, row)
		}
	}
	ends := s.shop.Now().AddDate(0, 0, 4).Format("2 January 2006")
	for _, part := range []string{"", "/budget"} {
		got := s.get(t, roleViewer, shopPath+path+part)
		if text := got.text(t); !strings.Contains(got.body, `<meter value="2" max="10"`) || !strings.Contains(text, "2 of 10") || !strings.Contains(text, "At today’s pace it is reached on "+ends) {
			t.Errorf("%s: %s", part, text)
		}
	}
	if text := s.get(t, roleViewer, shopPath+path+"/rules").text(t); !strings.Contains(text, "Ten The number of redemptions in the campaign, this one included, is at most 10.") {
		t.Error(text)
	}
	if got := s.send(t, roleUser, "POST", shopPath+path+"/rules", url.Values{"rule": {set.ID}, "once": {"form_the_same_rule"}}); got.StatusCode >= 500 || got.StatusCode == http.StatusSeeOther {
		t.Errorf("the same rules again: %d", got.StatusCode)
	}
	limits := url.Values{"campaign.redemptions.count": {"20"}, "campaign.orders.amount": {""}, "campaign.orders.amount.unlimited": {"true"}, "campaign.orders.amount_discounted": {"99.50"}}
	s.posts(t, roleUser, path+"/budget", limits)
	if text := s.get(t, roleViewer, shopPath+path+"/budget").text(t); !strings.Contains(text, "2 of 20") || !strings.Contains(text, "of 99.50 EUR") {
		t.Error(text)
	}
	limits.Set("campaign.orders.amount_discounted", "x")
	limits.Set("once", "form_a_wrong_limit_1")
	if got := s.send(t, roleUser, "POST", shopPath+path+"/budget", limits); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), "Must be a number above 0") {
		t.Errorf("a limit that is no number: %d", got.StatusCode)
	}
	s.posts(t, roleUser, path+"/unassign", url.Values{"rule": {set.ID}})
	if text := s.get(t, roleViewer, shopPath+path+"/rules").text(t); !strings.Contains(text, "No rules") {
		t.Error(text)
	}
}

// TestCampaignsThatAreUsedUpAreListedAndNeedAPerson uses up a limit and the codes of campaigns.
func TestCampaignsThatAreUsedUpAreListedAndNeedAPerson(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	fixed := func(n *campaign.NewCampaign) { n.Distribution = campaign.DistributionStatic }
	limited, given, one, left := s.made(t, "Limited", 0, fixed), s.made(t, "Given", 0, fixed), s.made(t, "One", 0, fixed), s.made(t, "Left", 0, fixed)
	s.must(t, s.shop.Campaigns.SetLimit(ctx, limited.ID, "campaign.redemptions.count", new(int64(1))))
	for _, c := range []campaign.Campaign{limited, given, one, left} {
		_, err := s.shop.Vouchers.Add(ctx, c.ID, c.Name+"1", voucher.Overrides{Quantity: new(int64(1))})
		s.must(t, err)
		if c.ID != one.ID {
			_, err = s.shop.Vouchers.Add(ctx, c.ID, c.Name+"2", voucher.Overrides{})
			s.must(t, err)
		}
	}
	for _, code := range []string{"Limited1", "One1"} {
		_, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, code)
		s.must(t, err)
	}
	for range 2 {
		_, err := s.shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: given.ID, Customer: customer.Request{SourceID: "ada"}})
		s.must(t, err)
	}
	list, home := s.get(t, roleViewer, shopPath+"campaigns?state=used-up").text(t), s.get(t, roleViewer, shopPath+"home").text(t)
	for _, want := range []string{"Limited", "Given", "One"} {
		if !strings.Contains(list, want) || !strings.Contains(home, "The campaign "+want+" is used up") {
			t.Errorf("%s is missing:\n%s\n%s", want, list, home)
		}
	}
	if strings.Contains(list, "Left") || strings.Contains(home, "The campaign Left") {
		t.Errorf("Left is told:\n%s\n%s", list, home)
	}
	for id, why := range map[string]string{limited.ID: "A limit is reached", given.ID: "No code is left to publish", one.ID: "Its code was used as often as it may be"} {
		if text := s.get(t, roleViewer, shopPath+"campaigns/"+id).text(t); !strings.Contains(text, why) || !strings.Contains(home, why) {
			t.Errorf("%q is not in %s", why, text)
		}
	}
}

// TestMetadataOfAFormIsReadAgain writes metadata for a form, and reads it.
func TestMetadataOfAFormIsReadAgain(t *testing.T) {
	value := rapid.OneOf(rapid.String().AsAny(), rapid.Bool().AsAny(), rapid.SliceOf(rapid.String()).AsAny(), rapid.MapOf(rapid.String(), rapid.String()).AsAny(),
		rapid.SampledFrom([]any{nil, "3", "true", "null", "{", "\"", "a: b", " x ", "a\r\nb", ""}))
	rapid.Check(t, func(t *rapid.T) {
		want := metadata.Map(rapid.MapOf(rapid.String(), value).Draw(t, "metadata"))
		text := metadataText(want)
		got, err := readMetadata("metadata", text)
		if err != nil || metadataText(got) != text || len(got) != len(want) {
			t.Fatalf("%q becomes %v: %v", text, got, err)
		}
	})
	for _, text := range []string{"key", ": value", "a: 1\na: 2", `"a" b`, `a: {"x"`, `a: 1 2`, `"`} {
		if m, err := readMetadata("metadata", text); err == nil && text != "a: 1 2" {
			t.Errorf("%q becomes %v", text, m)
		}
	}
}

// TestAnEmptyListOfCampaignsOffersTemplates has a list without campaigns, and one where a filter leaves none.
func TestAnEmptyListOfCampaignsOffersTemplates(t *testing.T) {
	s := newSite(t, "Shop")
	for as, want := range map[role]int{roleUser: len(templateNames), roleViewer: 0} {
		if got := strings.Count(s.get(t, as, shopPath+"campaigns").body, "campaigns/new?template="); got != want {
			t.Errorf("%s sees %d templates, want %d", as, got, want)
		}
	}
	if got := s.get(t, roleUser, shopPath+"campaigns?state=paused"); strings.Contains(got.body, "?template=") {
		t.Error("a filter offers templates")
	}
}

// copied are the values of the fields of a page that a button copies.
func (p page) copied(t *testing.T) (values []string) {
	t.Helper()
	elements := p.elements(t)
	for _, button := range elements {
		if of := attribute(button, "data-copy"); of != "" {
			for _, e := range elements {
				if attribute(e, "id") == of {
					values = append(values, attribute(e, "value"))
				}
			}
		}
	}
	return values
}

// TestThePageOfACampaignShowsItsCode makes campaigns with one code, with many, and without: who has made one finds on its page what customers enter.
func TestThePageOfACampaignShowsItsCode(t *testing.T) {
	s := newSite(t, "Shop")
	form := s.wizardForm(t, "name", "Public", "code", "SPRING/10 %")
	form.Set("once", "form_public")
	to := s.send(t, roleUser, "POST", wizardPath+"/save", form).Header.Get("Location")
	if got := s.get(t, roleUser, to); !slices.Equal(got.copied(t), []string{"SPRING/10 %"}) || strings.Contains(got.text(t), "First of many") {
		t.Errorf("%s shows the codes %q\n%s", to, got.copied(t), got.text(t))
	}

	many := s.made(t, "Many", 0, nil)
	at := shopPath + "campaigns/" + many.ID
	if got := s.get(t, roleUser, at).copied(t); got != nil {
		t.Errorf("a campaign without codes shows %q", got)
	}
	for _, code := range []string{"ZULU", "ALFA", "KILO"} {
		_, err := s.shop.Vouchers.Add(t.Context(), many.ID, code, voucher.Overrides{})
		s.must(t, err)
	}
	got := s.get(t, roleUser, at)
	if text := got.text(t); !slices.Equal(got.copied(t), []string{"ZULU"}) || !strings.Contains(text, "First of many codes") || !strings.Contains(text, "All 3 codes") {
		t.Errorf("of ZULU, ALFA and KILO the page shows %q\n%s", got.copied(t), text)
	}
	s.check(t, roleUser, at, got)
}
