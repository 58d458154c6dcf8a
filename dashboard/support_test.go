package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

func (s *site) must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// coupon makes a code of 5.00.
func (s *site) coupon(t *testing.T, code string, change func(*voucher.NewVoucher)) voucher.Voucher {
	t.Helper()
	n := voucher.AmountOff(code, 500)
	if change != nil {
		change(&n)
	}
	made, err := s.shop.Vouchers.Create(t.Context(), n)
	s.must(t, err)
	return made
}

// guarded makes a code of 5.00 with one rule.
func (s *site) guarded(t *testing.T, code, name string, operator rule.Operator, value any) voucher.Voucher {
	t.Helper()
	set, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: code, Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: name, Conditions: map[rule.Operator][]any{operator: {value}}},
	}}})
	s.must(t, err)
	return s.coupon(t, code, func(n *voucher.NewVoucher) { n.RuleIDs = []string{set.ID} })
}

// search looks a text up as the support desk does, and returns the page that it comes to.
func (s *site) search(t *testing.T, as role, text string) page {
	t.Helper()
	got := s.send(t, as, "POST", "/dashboard/projects/shop/look-up", url.Values{"text": {text}})
	if to := got.Header.Get("Location"); got.StatusCode == http.StatusSeeOther {
		if strings.Contains(to, url.QueryEscape(text)) {
			t.Errorf("the code is in the address %s", to)
		}
		got = s.get(t, as, to)
	}
	return got
}

// text is what a page says, without markup.
func (p page) text(t *testing.T) string {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data == "main" {
			return wordsOf(e)
		}
	}
	t.Fatalf("there is no main part in\n%s", p.body)
	return ""
}

// TestARefusedCodeIsExplainedWithOneSearch validates a code as a shop does, and then looks it up, for each reason of a refusal.
func TestARefusedCodeIsExplainedWithOneSearch(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	s.coupon(t, "OFF", func(n *voucher.NewVoucher) { n.Inactive = true })
	once := int64(1)
	s.coupon(t, "USED", func(n *voucher.NewVoucher) { n.Quantity = &once })
	_, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, "USED")
	s.must(t, err)
	now := time.Now()
	at := func(start, end time.Duration) func(*voucher.NewVoucher) {
		return func(n *voucher.NewVoucher) {
			n.Validity = validity.Update{Start: patch.Set(now.Add(start)), End: patch.Set(now.Add(end))}
		}
	}
	s.coupon(t, "EXPIRED", at(-48*time.Hour, -24*time.Hour))
	s.coupon(t, "EARLY", at(24*time.Hour, 48*time.Hour))
	s.guarded(t, "AMOUNT", "order.amount", rule.OperatorMoreThan, 5000)
	vip, err := s.shop.Segments.Create(ctx, segment.NewSegment{Name: "VIP <b>", Customers: []string{}})
	s.must(t, err)
	s.guarded(t, "SEGMENT", "customer.segment", rule.OperatorIs, vip.ID)
	mug, err := s.shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Big mug")}})
	s.must(t, err)
	s.guarded(t, "PRODUCT", "order.items.any", rule.OperatorIs, map[string]any{"id": mug.ID, "object": "product"})
	s.guarded(t, "HOLDER", "publication.redeemable_by_linked_customer", rule.OperatorIs, true)
	budget, err := s.shop.Rules.Create(ctx, rule.Definition{Name: "budget", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "campaign.orders.amount_discounted", Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {800}}},
	}}})
	s.must(t, err)
	_, err = s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{
		Name: "Spring", Voucher: &campaign.VoucherProfile{Discount: discount.Amount(500)}, RuleIDs: []string{budget.ID},
	}})
	s.must(t, err)
	unlimited := int64(100)
	_, err = s.shop.Vouchers.Add(ctx, "Spring", "BUDGET", voucher.Overrides{Quantity: &unlimited})
	s.must(t, err)
	_, err = s.shop.Redemptions.RedeemCodes(ctx, 1990, "BUDGET")
	s.must(t, err)
	alone, err := s.shop.Catalog.CreateCategory(ctx, catalog.NewCategory{Name: "Alone"})
	s.must(t, err)
	_, err = s.shop.Settings.CreateStacking(ctx, project.StackingUpdate{Exclusive: patch.Set([]string{alone.ID})})
	s.must(t, err)
	s.coupon(t, "EXCLUSIVE", func(n *voucher.NewVoucher) { n.CategoryID = alone.ID })
	s.coupon(t, "EXCLUDED", nil)
	ann, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ann", Update: customer.Update{Name: patch.Set("Ann")}})
	s.must(t, err)

	for code, want := range map[string]string{
		"NO/SUCH <code>": "Refused. “NO/SUCH <code>” does not exist here.",
		"OFF":            "Refused. The code is switched off.",
		"USED":           "Refused. The code is used up: 1 use; 1 used.",
		"EXPIRED":        "Refused. The code expired on ",
		"EARLY":          "Refused. The code cannot be used before ",
		"HOLDER":         "Refused, because a rule is not met: The customer holds the code (the customer does not hold the code).",
		"EXCLUDED":       "It is excluded by another promotion that applies: that one cannot be combined with it.",
		"BUDGET":         "The sum of the discounts of the campaign, this one included, is at most 8.00 EUR (it is 10.00 EUR, 2.00 EUR too much).",
		"AMOUNT":         "The order, before this discount, is above 50.00 EUR (it is 49.90 EUR, 0.11 EUR missing). It would apply with 0.11 EUR more.",
		"SEGMENT":        "The customer is in the segment “VIP <b>” (the customer is in none of these).",
		"PRODUCT":        "At least one item is “Big mug” (the order has no items).",
	} {
		request := redemption.Request{Redeemables: redemption.Codes(code), Order: order.Total(4990), Customer: &customer.Request{ID: ann.ID}}
		if code == "EXCLUDED" {
			request.Redeemables = redemption.Codes("EXCLUSIVE", code)
		}
		result, err := s.shop.Redemptions.Validate(ctx, request)
		s.must(t, err)
		if entries := result.Entries; entries[len(entries)-1].Status == redemption.EntryApplicable {
			t.Fatalf("%s applies", code)
		}
		s.must(t, s.shop.Refusals.Flush(ctx))
		if got := s.search(t, roleRestricted, code).text(t); !strings.Contains(got, want) {
			t.Errorf("%s: the page says\n%s\nand not\n%s", code, got, want)
		}
	}
	before, err := s.shop.Refusals.List(ctx, storage.Query{})
	s.must(t, err)
	s.must(t, s.shop.Refusals.Flush(ctx))
	if after, err := s.shop.Refusals.List(ctx, storage.Query{}); err != nil || len(after.Items) != len(before.Items) {
		t.Errorf("looking at pages counts as validations: %d refusals, then %d", len(before.Items), len(after.Items))
	}
}

// TestWhyAsksForAnyCart asks as the page does, with items, a customer and an amount.
func TestWhyAsksForAnyCart(t *testing.T) {
	s := newSite(t, "Shop")
	mug, err := s.shop.Catalog.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Big mug")}})
	s.must(t, err)
	made := s.guarded(t, "MUGS", "order.items.any", rule.OperatorIs, map[string]any{"id": mug.ID, "object": "product"})
	_, err = s.shop.Customers.Upsert(t.Context(), customer.Request{SourceID: "ann", Update: customer.Update{Email: patch.Set("ann@shop.example")}})
	s.must(t, err)
	ask := func(form url.Values) string {
		got := s.send(t, roleMerchant, "POST", "/dashboard/projects/shop/why", form)
		s.check(t, roleMerchant, "why", got)
		return got.text(t)
	}
	for want, form := range map[string]url.Values{
		"At least one item is “Big mug” (no item of the order is).": {"code": {"MUGS"}, "items": {"tea 1 10.00\n\n"}},
		"It applies and takes 5.00 EUR off.":                        {"code": {"MUGS"}, "items": {"tea 1 10.00\r\nmug 2 12,50"}, "customer": {"ann@shop.example"}},
		"Name a code or an order.":                                  {"code": {" "}},
		"There is no customer bob.":                                 {"code": {"MUGS"}, "customer": {"bob"}},
		"This line is no product, quantity and price: mug two 1":    {"code": {"MUGS"}, "items": {"mug two 1"}},
		"amount must be an amount above 0 such as 5 or 12.50":       {"code": {"MUGS"}, "amount": {"1.234"}},
	} {
		if got := ask(form); !strings.Contains(got, want) {
			t.Errorf("%v: the page says\n%s\nand not\n%s", form, got, want)
		}
	}
	got := s.get(t, roleMerchant, "/dashboard/projects/shop/why?voucher="+made.ID+"&amount=20")
	if !strings.Contains(got.text(t), "the order has no items") {
		t.Errorf("with ids alone:\n%s", got.text(t))
	}
}

// TestWordsOfAnExplanationArePlainData compares the whole answer about a code.
func TestWordsOfAnExplanationArePlainData(t *testing.T) {
	s := newSite(t, "Shop")
	made := s.guarded(t, "AMOUNT", "order.amount", rule.OperatorMoreThan, 5000)
	v := &visit{Request: mustRequest(t), texts: english, dashboard: s.Dashboard, Project: s.shop, Settings: project.Project{Currency: "EUR"}, Role: roleViewer}
	view, err := v.loadCode(t.Context(), made.ID)
	s.must(t, err)
	want := "Refused, because a rule is not met: The order, before this discount, is above 50.00 EUR (there is no order).\n✓ The code exists.\n✓ It is switched on.\n" +
		"✓ Unlimited uses; 0 used.\n✗ The order, before this discount, is above 50.00 EUR. (there is no order)\n"
	if diff := cmp.Diff(want, view.Why.Text); diff != "" {
		t.Error(diff)
	}
	if !view.Why.Open || view.Why.Headline != "Nothing is against it so far. What it asks of a customer and an order stands below." {
		t.Errorf("nobody asked with an order, and the page says %q", view.Why.Headline)
	}
	view.Why, view.Rules, view.QR = checkView{}, nil, ""
	wantView := codeView{
		Code: "AMOUNT", State: newStatus("active"), Worth: "5.00 EUR off the order.", WhyHref: "/dashboard/projects/shop/why?voucher=" + made.ID,
		Facts: []fact{{Label: "Uses", Text: "Unlimited uses; 0 used."}, {Label: "Valid", Text: "Always."}},
	}
	if diff := cmp.Diff(wantView, view, cmp.AllowUnexported(codeView{}, attemptRow{}), cmp.Comparer(func(a, b []attemptRow) bool { return len(a) == len(b) })); diff != "" {
		t.Error(diff)
	}
}

func mustRequest(t *testing.T) *http.Request {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), "GET", "/dashboard/projects/shop/codes/x", nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// field is the value of a field of the form that leads to an address.
func (p page) field(t *testing.T, action, name string) string {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data != "form" || attribute(e, "action") != action {
			continue
		}
		for d := range e.Descendants() {
			if attribute(d, "name") == name {
				return attribute(d, "value")
			}
		}
	}
	t.Fatalf("there is no form to %s with %s in\n%s", action, name, p.body)
	return ""
}

// done lists what was done by hand: act, status and reason.
func (s *site) done(t *testing.T) (list []string) {
	t.Helper()
	page, err := s.shop.Audit.List(t.Context(), storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	s.must(t, err)
	for _, e := range page.Items {
		if e.Actor != (audit.Actor{ID: "user_test", Name: "Test Person", Role: string(roleRestricted), Address: "192.0.2.1"}) || !strings.HasPrefix(e.RequestID, "w-") {
			t.Errorf("an entry does not say who: %+v", e)
		}
		list = append(list, e.Act+" "+string(e.Status)+" "+e.Reason+" "+e.Key)
	}
	return list
}

func TestACodeIsSwitchedOffOnceAndOnAgain(t *testing.T) {
	s := newSite(t, "Shop")
	made := s.coupon(t, "CODE", nil)
	address := "/dashboard/projects/shop/codes/" + made.ID
	form := url.Values{"active": {"false"}, "once": {s.get(t, roleRestricted, address).field(t, address+"/active", "once")}}
	for range 2 { // a double click
		if got := s.send(t, roleRestricted, "POST", address+"/active", form); got.StatusCode != http.StatusSeeOther || got.Header.Get("Location") != address+"?done=code-off" {
			t.Fatalf("%d %s\n%s", got.StatusCode, got.Header.Get("Location"), got.body)
		}
	}
	off := s.get(t, roleRestricted, address+"?done=code-off")
	if got := off.text(t); !strings.Contains(got, "The code is switched off Undo") || !strings.Contains(got, "Paused") || !strings.Contains(got, "Test Person Switched off Active: true → false") {
		t.Errorf("afterwards the page says\n%s", got)
	}
	undo := url.Values{"active": {"true"}, "once": {off.field(t, address+"/active", "once")}}
	s.send(t, roleRestricted, "POST", address+"/active", undo)
	if now, err := s.shop.Vouchers.Get(t.Context(), made.ID); err != nil || !now.Active {
		t.Errorf("the code is not on again: %v", err)
	}
	want := []string{"voucher.disabled DONE  ", "voucher.enabled DONE  "}
	if diff := cmp.Diff(want, s.done(t)); diff != "" {
		t.Error(diff)
	}
	form.Set("once", "")
	if got := s.send(t, roleRestricted, "POST", address+"/active", form); got.StatusCode != http.StatusBadRequest {
		t.Errorf("without a key: %d", got.StatusCode)
	}
}

func TestARedemptionIsRolledBackWithAReason(t *testing.T) {
	s := newSite(t, "Shop")
	s.coupon(t, "CODE", nil)
	redeemed, err := s.shop.Redemptions.RedeemCodes(t.Context(), 1990, "CODE")
	s.must(t, err)
	id := redeemed.Records[0].ID
	address := "/dashboard/projects/shop/redemptions/" + id
	before := s.get(t, roleRestricted, address)
	if got := before.text(t); !strings.Contains(got, "5.00 EUR are taken back") {
		t.Errorf("the page says\n%s", got)
	}
	form := url.Values{"once": {before.field(t, address+"/rollback", "once")}, "reason": {"sent back"}}
	for range 2 {
		if got := s.send(t, roleRestricted, "POST", address+"/rollback", form); got.StatusCode != http.StatusSeeOther {
			t.Fatalf("%d\n%s", got.StatusCode, got.body)
		}
	}
	form.Set("once", "another")
	if got := s.send(t, roleRestricted, "POST", address+"/rollback", form); got.StatusCode != http.StatusBadRequest {
		t.Errorf("a second rollback: %d", got.StatusCode)
	}
	want := []string{"redemption.rollback DONE sent back ", "redemption.rollback REFUSED sent back already_rolled_back"}
	if diff := cmp.Diff(want, s.done(t)); diff != "" {
		t.Error(diff)
	}
	after := s.get(t, roleRestricted, address).text(t)
	if !strings.Contains(after, "Rolled back") || strings.Contains(after, "Roll this redemption back?") {
		t.Errorf("afterwards the page says\n%s", after)
	}
	record, err := s.shop.Redemptions.Get(t.Context(), id)
	s.must(t, err)
	back, err := s.shop.Redemptions.Get(t.Context(), record.RollbackID)
	if err != nil || back.Reason != "sent back" || back.Channel != (redemption.Channel{ID: "test@shop.example", Type: redemption.ChannelUser}) {
		t.Errorf("the rollback is %+v, %v", back, err)
	}
}

func TestCreditIsGivenAndTakenWithAReason(t *testing.T) {
	s := newSite(t, "Shop")
	made, err := s.shop.Vouchers.Create(t.Context(), voucher.NewVoucher{Code: "GIFT", Gift: &campaign.GiftProfile{Amount: 2000}})
	s.must(t, err)
	address := "/dashboard/projects/shop/codes/" + made.ID
	send := func(form url.Values) int {
		form.Set("once", s.get(t, roleRestricted, address).field(t, address+"/balance", "once"))
		return s.send(t, roleRestricted, "POST", address+"/balance", form).StatusCode
	}
	balance := func() int64 {
		now, err := s.shop.Vouchers.Get(t.Context(), made.ID)
		s.must(t, err)
		return now.Balance()
	}
	for _, wrong := range []url.Values{
		{"amount": {"5"}}, {"amount": {"5"}, "reason": {"  "}}, {"amount": {""}, "reason": {"r"}}, {"amount": {"-5"}, "reason": {"r"}}, {"amount": {"0"}, "reason": {"r"}},
		{"amount": {"1.005"}, "reason": {"r"}}, {"amount": {"1e3"}, "reason": {"r"}}, {"amount": {"99999999999999999999"}, "reason": {"r"}}, {"amount": {"30"}, "take": {"1"}, "reason": {"r"}},
	} {
		if got := send(wrong); got != http.StatusUnprocessableEntity || balance() != 2000 {
			t.Errorf("%v: %d, balance %d", wrong, got, balance())
		}
	}
	if got := send(url.Values{"amount": {"12,50"}, "reason": {"late parcel"}}); got != http.StatusSeeOther || balance() != 3250 {
		t.Errorf("%d, balance %d", got, balance())
	}
	if got := send(url.Values{"amount": {"2"}, "take": {"1"}, "reason": {"typed wrong"}}); got != http.StatusSeeOther || balance() != 3050 {
		t.Errorf("%d, balance %d", got, balance())
	}
	limit := int64(100)
	_, err = s.engine.Projects.Update(t.Context(), "shop", project.Update{Restricted: patch.Set(project.Restricted{Credit: &limit})})
	s.must(t, err)
	if got := send(url.Values{"amount": {"1.01"}, "reason": {"r"}}); got != http.StatusUnprocessableEntity || balance() != 3050 {
		t.Errorf("above the limit of the role: %d, balance %d", got, balance())
	}
	if got := s.get(t, roleRestricted, address).text(t); !strings.Contains(got, "late parcel12.50 EUR32.50 EUR") {
		t.Errorf("the page says\n%s", got)
	}
}

// TestAddressesHoldIdsAlone asks for pages by code and by source id.
func TestAddressesHoldIdsAlone(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	for _, path := range []string{"codes/WELCOME10", "customers/WELCOME10", "redemptions/WELCOME10"} {
		if got := s.get(t, roleOwner, "/dashboard/projects/shop/"+path); got.StatusCode != http.StatusNotFound {
			t.Errorf("%s is %d", path, got.StatusCode)
		}
	}
}

// TestLookUpFindsEachKind looks up what a ticket may hold.
func TestLookUpFindsEachKind(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	made := s.coupon(t, "CODE/1", nil)
	ann, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ann-1", Update: customer.Update{
		Name: patch.Set("Ann Smith"), Email: patch.Set("ann@shop.example"), Phone: patch.Set("+49 170 1234"),
	}})
	s.must(t, err)
	request := redemption.Request{Redeemables: redemption.Codes("CODE/1"), Customer: &customer.Request{ID: ann.ID}, Order: order.Total(1990)}
	request.Order.SourceID = patch.Set("order-7")
	redeemed, err := s.shop.Redemptions.Redeem(ctx, request)
	s.must(t, err)
	id := redeemed.Records[0].ID
	for text, want := range map[string]string{
		"CODE/1": "codes/" + made.ID, " CODE/1 ": "codes/" + made.ID, made.ID: "codes/" + made.ID, ann.ID: "customers/" + ann.ID, "ann-1": "customers/" + ann.ID,
		"ann@shop.example": "customers/" + ann.ID, "+49 170 1234": "customers/" + ann.ID, id: "redemptions/" + id, "order-7": "orders/" + redeemed.Records[0].OrderID,
	} {
		got := s.send(t, roleRestricted, "POST", "/dashboard/projects/shop/look-up", url.Values{"text": {text}})
		if to := got.Header.Get("Location"); to != "/dashboard/projects/shop/"+want {
			t.Errorf("%s leads to %q, want %s", text, to, want)
		}
	}
	if got := s.search(t, roleRestricted, "Ann").text(t); !strings.Contains(got, "Ann Smithann@shop.example") {
		t.Errorf("by the beginning of a name:\n%s", got)
	}
	if got := s.search(t, roleMerchant, "Ann").text(t); strings.Contains(got, "Smith") {
		t.Errorf("a till lists customers:\n%s", got)
	}
}

// TestWhyTellsAnOrder redeems, takes back, and is refused with an order, before and after it is stored.
func TestWhyTellsAnOrder(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	ann, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ann", Update: customer.Update{Name: patch.Set("Ann <b>")}})
	s.must(t, err)
	s.coupon(t, "FIVE", nil)
	s.coupon(t, "TWO", nil)
	s.coupon(t, "OFF", func(n *voucher.NewVoucher) { n.Inactive = true })
	ask := func(codes ...string) redemption.Request {
		r := redemption.Request{Redeemables: redemption.Codes(codes...), Customer: &customer.Request{ID: ann.ID}, Order: order.Total(4990)}
		r.Order.SourceID = patch.Set("order/7")
		return r
	}
	refused := func() {
		t.Helper()
		_, err := s.shop.Redemptions.Validate(ctx, ask("OFF"))
		s.must(t, err)
		s.must(t, s.shop.Refusals.Flush(ctx))
		if _, err := s.shop.Redemptions.Redeem(ctx, ask("OFF")); err == nil {
			t.Fatal("a code that is switched off is redeemed")
		}
	}
	search := func(as role, name string) page {
		t.Helper()
		got := s.send(t, as, "POST", shopPath+"why", url.Values{"code": {name}})
		if to := got.Header.Get("Location"); to != "" {
			got = s.get(t, as, to)
		}
		s.check(t, as, "why", got)
		return got
	}
	refused()
	got := strings.Join(strings.Fields(search(roleMerchant, "order/7").text(t)), " ")
	for _, want := range []string{"Order order/7, which is not stored", "OFF was refused when it was validated. The code is switched off.", "OFF was refused when it was redeemed. The code is switched off."} {
		if !strings.Contains(got, want) {
			t.Errorf("before the order is stored the page says\n%s\nand not\n%s", got, want)
		}
	}
	done, err := s.shop.Redemptions.Redeem(ctx, ask("FIVE", "TWO"))
	s.must(t, err)
	refused()
	_, err = s.shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ParentID, Stacked: true})
	s.must(t, err)
	for _, name := range []string{"order/7", done.Records[0].OrderID} {
		shown := search(roleRestricted, name)
		got := strings.Join(strings.Fields(shown.text(t)), " ")
		for _, want := range []string{"Order order/7: ", "The customer is Ann <b>.", "FIVE was redeemed and gave 5.00 EUR. It was taken back on ", "TWO was redeemed and gave 5.00 EUR. It was taken back on "} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: the page says\n%s\nand not\n%s", name, got, want)
			}
		}
		if n := strings.Count(got, "OFF was refused"); n != 4 {
			t.Errorf("%s: %d refused attempts are told:\n%s", name, n, got)
		}
		if !strings.Contains(shown.body, shopPath+"redemptions/"+done.Records[0].ID) {
			t.Errorf("the redemption is not linked:\n%s", shown.body)
		}
	}
	if got := s.get(t, roleRestricted, shopPath+"why?order=order%2F7"); got.StatusCode != http.StatusNotFound {
		t.Errorf("an address with a source id is %d", got.StatusCode)
	}
	if got := search(roleMerchant, "nothing").text(t); !strings.Contains(got, "does not exist here") {
		t.Errorf("a text that means nothing:\n%s", got)
	}
	if got := s.search(t, roleRestricted, "order/7").text(t); !strings.Contains(got, "order/7") {
		t.Errorf("looked up:\n%s", got)
	}
}

// TestOrdersWithoutAnIdOfTheShopAreNamedByTheirDay looks for such an order in each list, in both languages. Its id stands there as well, to be copied.
func TestOrdersWithoutAnIdOfTheShopAreNamedByTheirDay(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	ann, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ann", Update: customer.Update{Name: patch.Set("Ann")}})
	s.must(t, err)
	own := patch.Set(customer.Request{ID: ann.ID})
	made, err := s.shop.Orders.Upsert(ctx, order.Request{Amount: patch.Set(int64(4990)), Customer: own, Status: patch.Set(order.StatusPaid)})
	s.must(t, err)
	bare, err := s.shop.Orders.Upsert(ctx, order.Request{Customer: own})
	s.must(t, err)
	_, err = s.shop.Orders.Upsert(ctx, order.Request{SourceID: patch.Set("shop-7"), Customer: own})
	s.must(t, err)
	months := map[string]string{"en": made.CreatedAt.Format("2 Jan"), "de": made.CreatedAt.Format("2. ") + s.languages.named("de").say("times.short."+made.CreatedAt.Format("1"))}
	for language, want := range map[string]string{"en": "Order of " + months["en"] + ", 49.90 EUR", "de": "Bestellung vom " + months["de"] + ", 49,90 EUR"} {
		for _, path := range []string{"orders", "orders/" + made.ID, "customers/" + ann.ID, "customers/" + ann.ID + "/timeline", "why?order=" + made.ID} {
			got := s.get(t, roleUser, shopPath+path, "Accept-Language", language)
			s.check(t, roleUser, path, got)
			text := spaced(t, got)
			if !strings.Contains(text, want) || !strings.Contains(got.body, made.ID) {
				t.Errorf("%s in %s does not name the order %q:\n%s", path, language, want, text)
			}
			if list := !strings.ContainsRune(path, '?') && !strings.Contains(path, made.ID); list && (!strings.Contains(text, "shop-7") || !strings.Contains(text, bare.ID)) {
				t.Errorf("%s in %s lacks another order:\n%s", path, language, text)
			}
		}
	}
	bareClock := clock{texts: english, now: made.CreatedAt.AddDate(1, 0, 0)}
	if got, want := bareClock.day(made.CreatedAt), made.CreatedAt.Format("2 Jan 2006"); got != want {
		t.Errorf("a day of last year is %q, want %q", got, want)
	}
}

// TestACustomerIsToldFromTheBeginning pages through all that happened to a customer, and asks what they could use.
func TestACustomerIsToldFromTheBeginning(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	ctx := t.Context()
	s.must(t, s.engine.DrainEvents(ctx, "shop"))
	s.coupon(t, "OPEN", nil)
	at := shopPath + "customers/" + s.ids["customerId"]
	card := membership.CardPath{ProgramID: s.ids["programId"], MemberID: s.ids["memberId"], CardID: s.ids["cardId"]}
	for range 3 {
		_, _, err := s.shop.Members.Adjust(ctx, card, -5, "typed wrong")
		s.must(t, err)
	}
	for range listPage {
		_, err := s.shop.Redemptions.Validate(ctx, redemption.Request{Redeemables: redemption.Codes("WELCOME10"), Order: order.Total(1990), Customer: &customer.Request{ID: s.ids["customerId"]}})
		s.must(t, err)
		s.must(t, s.shop.Refusals.Flush(ctx))
		_, err = s.shop.Orders.Upsert(ctx, order.Request{Amount: patch.Set(int64(100)), Customer: patch.Set(customer.Request{ID: s.ids["customerId"]})})
		s.must(t, err)
	}
	events, err := s.shop.Customers.Activity(ctx, s.ids["customerId"], storage.Query{})
	s.must(t, err)
	rows, told, pages := 0, "", 0
	for address := at + "/timeline"; address != ""; pages++ {
		got := s.get(t, roleMerchant, address)
		s.check(t, roleMerchant, address, got)
		rows += strings.Count(got.body, "<tr>") - 1
		told += strings.Join(strings.Fields(got.text(t)), " ")
		address = ""
		for _, e := range got.elements(t) {
			if to := attribute(e, "href"); strings.Contains(to, "before=") {
				address = to
			}
		}
		if pages > 10 {
			t.Fatal("the timeline has no end")
		}
	}
	moved, err := s.shop.Members.MovementsOf(ctx, s.ids["customerId"], storage.Query{})
	s.must(t, err)
	if want := len(events.Items) + listPage + len(moved.Items); len(moved.Items) < 5 || rows != want || pages < 3 {
		t.Errorf("%d of %d are told on %d pages", rows, want, pages)
	}
	for _, want := range []string{
		"WELCOME10 was refused when it was validated. The code is switched off.", ", 1.00 EUR: made.", "The customer got FOR WELCOME10.", "gets 78 points later.", "was redeemed for 10 points.",
		"The customer came into the tier WELCOME10.", "The customer was made.", "Earned", "Taken: 5 points in WELCOME10. Reason: typed wrong",
	} {
		if !strings.Contains(told, want) {
			t.Errorf("the timeline does not tell %q:\n%s", want, told)
		}
	}
	if strings.Contains(told, "took place") || strings.Contains(told, "–") && strings.Contains(told, ": –") {
		t.Errorf("an event has no words:\n%s", told)
	}
	if got := s.get(t, roleMerchant, at+"/offers").text(t); !strings.Contains(got, "OPEN") || strings.Contains(got, "WELCOME10 ") && strings.Contains(got, "GONE") {
		t.Errorf("the customer could use\n%s", got)
	}
	members, err := s.shop.Members.MembershipsOf(ctx, s.ids["customerId"], 5)
	s.must(t, err)
	shown := s.get(t, roleViewer, at+"/wallet")
	if len(members) != 1 || !strings.Contains(shown.body, shopPath+"loyalty/programs/"+members[0].Program.ID+"/members/"+members[0].Member.ID) || !strings.Contains(shown.text(t), members[0].Cards[0].Code) {
		t.Errorf("the memberships %+v are not on the page\n%s", members, shown.text(t))
	}
}
