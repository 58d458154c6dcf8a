package dashboard

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// cockpit is a customer's own page, by the id of its address.
func (s *site) cockpit(t *testing.T, id string) page {
	t.Helper()
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), "GET", customer.CockpitPath+id, nil))
	return page{w.Result(), w.Body.String()}
}

// TestTheAddressOfACustomersPageIsRenewed renews it as the support desk: the old address stops working, the new one is shown, and no log has either.
func TestTheAddressOfACustomersPageIsRenewed(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	ada, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada")}})
	s.must(t, err)
	at := shopPath + "customers/" + ada.ID
	address := func() string {
		t.Helper()
		got := s.get(t, roleRestricted, at+"/cockpit")
		s.check(t, roleRestricted, at+"/cockpit", got)
		for _, e := range got.elements(t) {
			if attribute(e, "id") == "cockpit-url" {
				return strings.TrimPrefix(attribute(e, "value"), "https://shop.example"+customer.CockpitPath)
			}
		}
		t.Fatalf("there is no address:\n%s", got.body)
		return ""
	}
	if shown := s.get(t, roleRestricted, at); !strings.Contains(shown.body, at+"/cockpit") {
		t.Error("nothing leads to the page")
	}
	for _, as := range []role{roleViewer, roleMerchant} {
		if shown := s.get(t, as, at); strings.Contains(shown.body, "/cockpit") {
			t.Errorf("%s is led to the address", as)
		}
	}
	old := address()
	if got := s.cockpit(t, old); got.StatusCode != http.StatusOK {
		t.Fatalf("the address is %d", got.StatusCode)
	}
	form := s.get(t, roleRestricted, at+"/cockpit").formAt(t, at+"/cockpit")
	renewed := ""
	for i := range 2 { // a double click
		if got := s.send(t, roleRestricted, "POST", at+"/cockpit", form); got.Header.Get("Location") != at+"/cockpit?done=cockpit-renewed" {
			t.Fatalf("%d %s", got.StatusCode, got.body)
		}
		if now := address(); i == 1 && now != renewed {
			t.Error("a double click renews the address twice")
		} else {
			renewed = now
		}
	}
	if now, then := s.cockpit(t, renewed).StatusCode, s.cockpit(t, old).StatusCode; renewed == old || now != http.StatusOK || then != http.StatusNotFound {
		t.Errorf("the new address is %d, the old one %d", now, then)
	}
	if acts := strings.Join(s.actsOn(t, ada.ID), ", "); acts != "customer.cockpit_renewed DONE" {
		t.Errorf("the audit log has %s", acts)
	}
	if log := s.get(t, roleOwner, shopPath+"audit").body; strings.Contains(log, old) || strings.Contains(log, renewed) {
		t.Error("the audit log has an address")
	}
}

// TestCustomersWithoutPagesOfTheirOwnHaveNoAddress asks where these pages are switched off, and where the server does not know its own address.
func TestCustomersWithoutPagesOfTheirOwnHaveNoAddress(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	at := s.address(t, "customers/{customerId}")
	punchcard.WithBaseURL("")(s.engine)
	got := s.get(t, roleRestricted, at+"/cockpit")
	s.check(t, roleRestricted, at, got)
	if strings.Contains(got.body, "cockpit-url") || !strings.Contains(got.text(t), "--base-url is not set") {
		t.Errorf("without an address:\n%s", got.body)
	}
	punchcard.WithoutCockpits()(s.engine)
	if got := s.get(t, roleRestricted, at+"/cockpit"); got.StatusCode != http.StatusNotFound {
		t.Errorf("switched off: %d", got.StatusCode)
	}
	if got := s.send(t, roleRestricted, "POST", at+"/cockpit", url.Values{"once": {"form_switched_off"}}); got.StatusCode != http.StatusNotFound {
		t.Errorf("renewed while switched off: %d", got.StatusCode)
	}
	if got := s.get(t, roleRestricted, at); strings.Contains(got.body, "/cockpit") {
		t.Error("a page that is switched off is linked")
	}
}

// TestACustomerIsDeletedForGood types the id of a customer with a hostile name, and searches for what is left of them.
func TestACustomerIsDeletedForGood(t *testing.T) {
	for i, source := range append([]string{"", "ada"}, hostile...) {
		s := newSite(t, "Shop")
		ctx := t.Context()
		source = source[:min(len(source), 250)]
		who := customer.Request{SourceID: source, Update: customer.Update{Name: patch.Set(hostile[0] + " Ada"), Email: patch.Set("ada@shop.example")}}
		ada, err := s.shop.Customers.Upsert(ctx, who)
		s.must(t, err)
		s.coupon(t, "FIVE", nil)
		bought, err := s.shop.Orders.Upsert(ctx, order.Request{Amount: patch.Set(int64(1990)), Customer: patch.Set(customer.Request{ID: ada.ID})})
		s.must(t, err)
		at := shopPath + "customers/" + ada.ID
		shown := s.get(t, roleAdmin, at+"/delete")
		s.check(t, roleAdmin, at+"/delete", shown)
		key := source
		if source == "" {
			key = ada.ID
		}
		for j, wrong := range []string{"", "another", ada.Name} {
			form := shown.formAt(t, at+"/delete")
			form.Set("once", "form_wrong_"+string(rune('a'+j)))
			form.Set("key", wrong)
			if got := s.send(t, roleAdmin, "POST", at+"/delete", form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), "nothing was deleted") {
				t.Errorf("%q for %q: %d", wrong, source, got.StatusCode)
			}
		}
		form := shown.formAt(t, at+"/delete")
		form.Set("key", key)
		if got := s.send(t, roleAdmin, "POST", at+"/delete", form); got.Header.Get("Location") != shopPath+"customers?done=removed-for-good" {
			t.Fatalf("%q: %d\n%s", source, got.StatusCode, got.text(t))
		}
		if _, err := s.shop.Customers.Customer(ctx, ada.ID); !fault.IsNotFound(err) {
			t.Errorf("%q is there: %v", source, err)
		}
		if _, err := s.shop.Orders.Order(ctx, bought.ID); !fault.IsNotFound(err) {
			t.Errorf("the order of %q is there: %v", source, err)
		}
		log, err := s.shop.Audit.List(ctx, storage.Query{Filter: storage.Is("object_id", ada.ID)})
		s.must(t, err)
		if len(log.Items) != 1 || log.Items[0].Act != "customer.deleted" || log.Items[0].Object.Name != "" || len(log.Items[0].Before) != 0 || fmt.Sprint(log.Items[0].After["Orders"]) != "1" {
			t.Errorf("the audit log has %+v", log.Items)
		}
		if i > 0 {
			continue
		}
		for _, as := range []role{roleRestricted, roleUser} {
			if got := s.get(t, as, at+"/delete"); got.StatusCode != http.StatusForbidden {
				t.Errorf("%s may delete a customer: %d", as, got.StatusCode)
			}
		}
	}
}

// TestTheWalletLeadsToWhereCreditAndPointsAreGiven follows the links of each card as the support desk.
func TestTheWalletLeadsToWhereCreditAndPointsAreGiven(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	ctx := t.Context()
	gift, err := s.shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "GIFT", Gift: &campaign.GiftProfile{Amount: 2000}})
	s.must(t, err)
	_, err = s.shop.Vouchers.Publish(ctx, voucher.Publish{Voucher: gift.Code, Customer: customer.Request{ID: s.ids["customerId"]}})
	s.must(t, err)
	at := s.address(t, "customers/{customerId}/wallet")
	links := func(as role) map[string]int {
		found := map[string]int{}
		for _, e := range s.get(t, as, at).elements(t) {
			to, anchor, ok := strings.Cut(attribute(e, "href"), "#")
			if !ok || anchor == "main" {
				continue
			}
			found[wordsOf(e)]++
			if page := s.get(t, as, to); !strings.Contains(page.body, `id="`+anchor+`"`) || !strings.Contains(page.body, `name="give"`) {
				t.Errorf("%s leads to %s, which has no such form", wordsOf(e), to)
			}
		}
		return found
	}
	if got := links(roleRestricted); got["Give or take credit"] != 1 || got["Give or take points"] < 2 {
		t.Errorf("the wallet leads to %v", got)
	}
	if got := links(roleViewer); len(got) != 0 {
		t.Errorf("who may not give points is led to %v", got)
	}
}
