package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestACodeIsRedeemedByHand redeems a code at its page as a till does: once, although the form is sent twice, and then not again, because it is used up.
func TestACodeIsRedeemedByHand(t *testing.T) {
	s := newSite(t, "Shop")
	ctx, once := t.Context(), int64(1)
	code := s.coupon(t, "FIVE", func(n *voucher.NewVoucher) { n.Quantity = &once })
	ada, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ada"})
	s.must(t, err)
	at := shopPath + "codes/" + code.ID
	form := s.get(t, roleMerchant, at).formAt(t, at+"/redeem")
	for name, wrong := range map[string]url.Values{
		"an amount that is none": {"order_amount": {"much"}}, "no amount": {}, "an unknown customer": {"order_amount": {"20"}, "customer": {"bob"}},
	} {
		wrong.Set("once", "form_"+strings.ReplaceAll(name, " ", "_"))
		if got := s.send(t, roleMerchant, "POST", at+"/redeem", wrong); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, `aria-invalid="true"`) {
			t.Errorf("%s: %d\n%s", name, got.StatusCode, got.body)
		}
	}
	form.Set("order_amount", "20,50")
	form.Set("customer", "ada")
	first, again := s.send(t, roleMerchant, "POST", at+"/redeem", form), s.send(t, roleMerchant, "POST", at+"/redeem", form)
	if to := first.Header.Get("Location"); !strings.HasPrefix(to, shopPath+"redemptions/r_") || !strings.HasSuffix(to, "?done=redeemed") || again.Header.Get("Location") != at {
		t.Fatalf("it leads to %s, and sent again to %s\n%s", to, again.Header.Get("Location"), first.body)
	}
	if got := s.get(t, roleMerchant, first.Header.Get("Location")); got.StatusCode != http.StatusOK || !strings.Contains(got.text(t), "The code is redeemed") {
		t.Errorf("the page of the redemption: %d", got.StatusCode)
	}
	page, err := s.shop.Redemptions.List(ctx, storage.Query{})
	s.must(t, err)
	if r := page.Items[0]; len(page.Items) != 1 || r.CustomerID != ada.ID {
		t.Errorf("there are %d redemptions, and the first is %+v", len(page.Items), r)
	}
	form.Set("once", "form_used_up")
	if got := s.send(t, roleMerchant, "POST", at+"/redeem", form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, `role="alert"`) {
		t.Errorf("a code that is used up: %d\n%s", got.StatusCode, got.body)
	}
	entries, err := s.shop.Audit.List(ctx, storage.Query{Order: latestFirst})
	s.must(t, err)
	if len(entries.Items) != 2 || entries.Items[0].Status != audit.StatusRefused || entries.Items[1].Status != audit.StatusDone || entries.Items[1].Act != "redemption.redeemed" {
		t.Errorf("the audit log has %+v", entries.Items)
	}
	if strings.Contains(s.get(t, roleViewer, at).body, at+"/redeem") {
		t.Error("a viewer sees the form")
	}
}
