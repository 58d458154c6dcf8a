package dashboard

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

const simulatorPath = "/dashboard/projects/shop/simulator"

// simulatorForm is a form of the page.
func simulatorForm(pairs ...string) url.Values {
	form := url.Values{"go": {"try"}}
	for i := 0; i < len(pairs); i += 2 {
		form.Add(pairs[i], pairs[i+1])
	}
	return form
}

// fillSimulator makes two products, a code, a code with a condition, a promotion and a member of a loyalty campaign.
func fillSimulator(t *testing.T, s *site) (tierID string) {
	ctx, price := t.Context(), int64(1500)
	_, err := s.shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Mug"), Price: patch.Set(price)}})
	s.must(t, err)
	_, err = s.shop.Catalog.UpsertSKU(ctx, "mug", catalog.SKURequest{SourceID: "mug-blue", SKUUpdate: catalog.SKUUpdate{Name: patch.Set("Blue"), Price: patch.Set(int64(1700))}})
	s.must(t, err)
	_, err = s.shop.Vouchers.Create(ctx, voucher.AmountOff("FIVE", 500))
	s.must(t, err)
	large, err := s.shop.Rules.Create(ctx, rule.Definition{Name: "Large", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.initial_amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {int64(10_000)}}},
	}}})
	s.must(t, err)
	ten := voucher.AmountOff("TEN", 1000)
	ten.RuleIDs = []string{large.ID}
	_, err = s.shop.Vouchers.Create(ctx, ten)
	s.must(t, err)
	cart, err := s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Cart", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{{Name: "Ten percent", Discount: discount.Percent(10)}}})
	s.must(t, err)
	tiers, err := s.shop.Promotions.TiersOf(ctx, cart.ID)
	s.must(t, err)
	club, err := s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Club", Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{}}}, Codes: 1})
	s.must(t, err)
	_, err = s.shop.Loyalty.CreateEarningRules(ctx, club.ID, []loyalty.NewEarningRule{{Event: loyalty.OrderPaid, Earning: loyalty.Earning{Calculation: loyalty.OrderTotalAmount, Points: 1, Every: 100}}})
	s.must(t, err)
	_, err = s.shop.Vouchers.Publish(ctx, voucher.Publish{Customer: customer.Request{SourceID: "ada"}, Campaign: "Club", Count: 1})
	s.must(t, err)
	return tiers[0].ID
}

// TestTheSimulatorSaysWhatHappensStepByStep tries a promotion, a code, and one whose condition does not hold, and compares with what the engine decides.
func TestTheSimulatorSaysWhatHappensStepByStep(t *testing.T) {
	s := newSite(t, "Shop")
	tier := fillSimulator(t, s)
	counted := func() string {
		t.Helper()
		s.must(t, s.engine.DrainEvents(t.Context(), "shop"))
		records, err := s.shop.Redemptions.List(t.Context(), storage.Query{})
		s.must(t, err)
		refused, err := s.shop.Refusals.List(t.Context(), storage.Query{})
		s.must(t, err)
		orders, err := s.shop.Orders.List(t.Context(), storage.Query{})
		s.must(t, err)
		return s.written(t) + " " + strings.Repeat("r", len(records.Items)) + strings.Repeat("f", len(refused.Items)) + strings.Repeat("o", len(orders.Items))
	}
	before := counted()
	got := s.send(t, roleViewer, "POST", simulatorPath, simulatorForm("customer", "ada", "tier", tier, "codes", "FIVE\nTEN", "a.product", "Mug", "a.quantity", "2", "a.price", "", "a.product", "mug-blue", "a.quantity", "1", "a.price", "20"))
	text := strings.Join(strings.Fields(spaced(t, got)), " ")
	result, err := s.shop.Redemptions.Validate(t.Context(), redemption.Request{
		Redeemables: []redemption.Redeemable{redemption.Tier(tier), redemption.Code("FIVE"), redemption.Code("TEN")}, Trial: true,
		Order: order.Lines(order.Line("mug", 2, 1500), order.ItemRequest{SKUID: "mug-blue", Quantity: ptr(int64(1)), Price: ptr(int64(2000))}),
	})
	s.must(t, err)
	if result.Valid {
		t.Fatal("the condition holds")
	}
	for _, want := range []string{"Full price 50.00 EUR", "Ten percent", "TEN not applied", "50.01 EUR missing", `"product_id"`, `"sku_id"`, `"price": 2000`} {
		if !strings.Contains(text, want) {
			t.Errorf("the page says\n%s\nand not %q", text, want)
		}
	}
	got = s.send(t, roleViewer, "POST", simulatorPath, simulatorForm("customer", "ada", "tier", tier, "codes", "FIVE", "a.product", "Mug", "a.quantity", "2", "a.price", "",
		"compare", "true", "b.json", `{"order": {"amount": 20000}}`))
	text = strings.Join(strings.Fields(spaced(t, got)), " ")
	for _, want := range []string{
		"Full price 30.00 EUR To pay 22.00 EUR", "Ten percent −3.00 EUR 27.00 EUR", "FIVE −5.00 EUR 22.00 EUR", "Club 22 points",
		"Full price 200.00 EUR To pay 175.00 EUR", "Ten percent −20.00 EUR 180.00 EUR", "Club 175 points",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the page says\n%s\nand not %q", text, want)
		}
	}
	s.check(t, roleViewer, simulatorPath, got)
	if got := s.send(t, roleMerchant, "POST", simulatorPath, simulatorForm()); got.StatusCode != http.StatusForbidden {
		t.Errorf("a till simulates several codes: %d", got.StatusCode)
	}
	if after := counted(); after != before {
		t.Errorf("simulating has left %s, before there was %s", after, before)
	}
}

func ptr[T any](value T) *T { return &value }

// TestTheSimulatorTakesTheLinesOfAnOrder tries the lines of an order that was bought with a code.
func TestTheSimulatorTakesTheLinesOfAnOrder(t *testing.T) {
	s := newSite(t, "Shop")
	fillSimulator(t, s)
	o := order.Lines(order.Line("mug", 2, 1500))
	o.SourceID = patch.Set("order-1")
	_, err := s.shop.Redemptions.Redeem(t.Context(), redemption.Request{Redeemables: redemption.Codes("FIVE"), Order: o})
	s.must(t, err)
	_, err = s.shop.Vouchers.Create(t.Context(), voucher.AmountOff("TWO", 200))
	s.must(t, err)
	got := s.send(t, roleUser, "POST", simulatorPath, simulatorForm("codes", "TWO", "a.order", "order-1", "a.product", "", "a.quantity", "1", "a.price", ""))
	if text := strings.Join(strings.Fields(spaced(t, got)), " "); !strings.Contains(text, "Full price 30.00 EUR To pay 28.00 EUR") {
		t.Errorf("%d\n%s", got.StatusCode, text)
	}
	var filled []string
	for _, e := range got.elements(t) {
		if strings.HasPrefix(attribute(e, "name"), "a.") && attribute(e, "value") != "" {
			filled = append(filled, attribute(e, "value"))
		}
	}
	if !slices.Equal(filled[:3], []string{"mug", "2", "15.00"}) {
		t.Errorf("the form has %q", filled)
	}
}

// TestTheSimulatorRefusesWhatIsNoCart sends carts that are none. The page says at which line or field, and keeps nothing.
func TestTheSimulatorRefusesWhatIsNoCart(t *testing.T) {
	s := newSite(t, "Shop")
	fillSimulator(t, s)
	before := s.written(t)
	long := strings.Repeat("9", 300)
	line := func(product, quantity, price string) []string {
		return []string{"a.product", product, "a.quantity", quantity, "a.price", price}
	}
	for _, c := range []struct {
		form []string
		says string
	}{
		{line("", "1", ""), "The cart is empty."},
		{line("", "1", "5"), "There is no product or SKU"},
		{line("mug", "0", ""), "It has to be a whole number"},
		{line("mug", "-1", ""), "It has to be a whole number"},
		{line("mug", "1.5", ""), "It has to be a whole number"},
		{line("mug", long, ""), "It has to be a whole number"},
		{line("mug", "1", "-5"), "It has to be an amount"},
		{line("mug", "1", long), "It has to be an amount"},
		{line("mug", "1", "x"), "It has to be an amount"},
		{line("tea", "1", ""), "The catalog has no price for it"},
		{line("a\x00b", "1", "5"), "There is no product or SKU"},
		{line("a\xffb", "1", "5"), "There is no product or SKU"},
		{line(strings.Repeat("x", 2001), "1", "5"), "There is no product or SKU"},
		{append(line("mug", "1", ""), "a.order", "order-1"), "one of them alone"},
		{append(line("mug", "1", ""), "a.json", "{}"), "one of them alone"},
		{[]string{"a.order", "none"}, "There is no order"},
		{[]string{"a.order", "a\x00b"}, "There is no order"},
		{[]string{"a.order", long}, "There is no order"},
		{[]string{"a.json", "{"}, "It is not a cart"},
		{[]string{"a.json", "[]"}, "It is not a cart"},
		{[]string{"a.json", "{}"}, "It has no lines and no amount."},
		{[]string{"a.json", `{"amount": 1} {"amount": 2}`}, "It is not a cart"},
		{[]string{"a.json", `{"amount": "5"}`}, "It is not a cart"},
		{[]string{"a.json", `{"amount": 1e99}`}, "It is not a cart"},
		{[]string{"a.json", `{"amount": -5}`}, "ust be"},
		{[]string{"a.json", `{"price": 5}`}, "It is not a cart"},
		{[]string{"a.json", `{"items": [{"product_id": "mug", "quantity": -1}]}`}, "ust be"},
		{[]string{"a.json", `{"items": [` + strings.Repeat(`{"product_id": "mug"},`, 100) + `{"product_id": "mug"}]}`}, "at most 100 lines"},
		{append(line("mug", "1", ""), "customer", "nobody"), "There is no customer nobody"},
		{append(line("mug", "1", ""), "customer", "a\x00b"), "There is no customer"},
		{append(line("mug", "1", ""), "codes", "a\xffb"), "UTF-8"},
		{append(line("mug", "1", ""), "tier", "a\xffb"), "ust be a promotion"},
		{append(line("mug", "1", ""), "codes", strings.Repeat("CODE\n", 3)), "named more than once"},
	} {
		got := s.send(t, roleUser, "POST", simulatorPath, simulatorForm(c.form...))
		if text := got.text(t); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(text, c.says) {
			t.Errorf("%.80q: %d\n%s", c.form, got.StatusCode, text)
		}
		checkPage(t, simulatorPath, got)
	}
	var many []string
	for range maxLines + 1 {
		many = append(many, line("mug", "1", "")...)
	}
	if got := s.send(t, roleUser, "POST", simulatorPath, simulatorForm(many...)); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), "at most 100 lines") {
		t.Errorf("too many lines: %d", got.StatusCode)
	}
	for _, unknown := range []string{"NONE", long, "promo_none"} {
		got := s.send(t, roleUser, "POST", simulatorPath, simulatorForm(append(line("mug", "1", ""), "codes", unknown)...))
		if got.StatusCode != http.StatusOK || !strings.Contains(got.text(t), "not applied") {
			t.Errorf("the code %.20s: %d", unknown, got.StatusCode)
		}
	}
	if after := s.written(t); after != before {
		t.Errorf("simulating has left %s, before there was %s", after, before)
	}
}

// TestTheSimulatorDrawsTheSteps reads the table of the plot: each bar is what is left and, on it, what was taken off.
func TestTheSimulatorDrawsTheSteps(t *testing.T) {
	s := newSite(t, "Shop")
	tier := fillSimulator(t, s)
	got := s.send(t, roleViewer, "POST", simulatorPath, simulatorForm("tier", tier, "codes", "FIVE\nTEN", "a.product", "mug", "a.quantity", "2", "a.price", "20"))
	checkPage(t, simulatorPath, got)
	text := strings.Join(strings.Fields(spaced(t, got)), " ")
	want := "Full price 40.00 EUR 0.00 EUR Ten percent 36.00 EUR 4.00 EUR FIVE 31.00 EUR 5.00 EUR To pay 31.00 EUR 0.00 EUR"
	if !strings.Contains(text, want) || strings.Count(got.body, `<svg class="plot"`) != 1 {
		t.Errorf("the page says\n%s\nand not\n%s", text, want)
	}
	if got := s.send(t, roleViewer, "POST", simulatorPath, simulatorForm("codes", "TEN", "a.product", "mug", "a.quantity", "2", "a.price", "20")); strings.Contains(got.body, `<svg class="plot"`) {
		t.Error("nothing is taken off, and there is a plot")
	}
}
