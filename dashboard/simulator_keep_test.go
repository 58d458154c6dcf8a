package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// simulatedFive is the page after a cart with the code FIVE was tried.
func (s *site) simulatedFive(t *testing.T, as role) page {
	t.Helper()
	got := s.send(t, as, "POST", simulatorPath, simulatorForm("customer", "ada", "codes", "FIVE", "a.product", "mug", "a.quantity", "2", "a.price", "20"))
	if got.StatusCode != http.StatusOK {
		t.Fatalf("the simulation is %d\n%s", got.StatusCode, got.body)
	}
	return got
}

// TestASimulatedCartIsKeptAsAnOrder makes an order of a cart, once, and redeems nothing.
func TestASimulatedCartIsKeptAsAnOrder(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	fillSimulator(t, s)
	if got := s.simulatedFive(t, roleRestricted); strings.Contains(got.body, simulatorPath+"/order") || strings.Contains(got.body, simulatorPath+"/redeem") {
		t.Error("who may not make orders is offered one, or a shop that is no sandbox to redeem")
	}
	form := s.simulatedFive(t, roleUser).formAt(t, simulatorPath+"/order")
	for range 2 {
		if got := s.send(t, roleUser, "POST", simulatorPath+"/order", form); got.StatusCode != http.StatusSeeOther || !strings.HasPrefix(got.Header.Get("Location"), shopPath+"orders") {
			t.Fatalf("it is %d and leads to %s\n%s", got.StatusCode, got.Header.Get("Location"), got.body)
		}
	}
	orders, err := s.shop.Orders.List(ctx, storage.Query{})
	s.must(t, err)
	ada, err := s.shop.Customers.Customer(ctx, "ada")
	s.must(t, err)
	if o := orders.Items[0]; len(orders.Items) != 1 || o.Status != order.StatusCreated || o.CustomerID != ada.ID || o.TotalAmount().Minor != 4000 || len(o.Items) != 1 || o.Items[0].ProductID == "" {
		t.Errorf("there are %d orders, and the first is %+v", len(orders.Items), o)
	}
	records, err := s.shop.Redemptions.List(ctx, storage.Query{})
	s.must(t, err)
	entries, err := s.shop.Audit.List(ctx, storage.Query{})
	s.must(t, err)
	if len(records.Items) != 0 || len(entries.Items) != 1 || entries.Items[0].Act != "order.created" {
		t.Errorf("there are %d redemptions, and the audit log has %+v", len(records.Items), entries.Items)
	}
	for name, wrong := range map[string]url.Values{
		"no cart": {}, "an unknown customer": {"a.json": {`{"amount":100}`}, "customer": {"nobody"}}, "a cart that is none": {"a.json": {"{"}},
	} {
		wrong.Set("once", "form_"+strings.ReplaceAll(name, " ", "_"))
		if got := s.send(t, roleUser, "POST", simulatorPath+"/order", wrong); got.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d\n%s", name, got.StatusCode, got.body)
		}
	}
	form.Set("once", "form_no_sandbox")
	if got := s.send(t, roleUser, "POST", simulatorPath+"/redeem", form); got.StatusCode != http.StatusBadRequest && got.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("to redeem outside of a sandbox is %d", got.StatusCode)
	}
}

// TestASimulatedCartIsRedeemedInASandbox redeems a code that was tried, once.
func TestASimulatedCartIsRedeemedInASandbox(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	_, err := s.engine.CreateProject(ctx, project.NewProject{ID: "sandbox", Name: "Sandbox", Sandbox: true})
	s.must(t, err)
	s.shop = s.engine.Project("sandbox")
	fillSimulator(t, s)
	const there = "/dashboard/projects/sandbox/"
	tried := simulatorForm("customer", "ada", "codes", "FIVE", "a.product", "mug", "a.quantity", "2", "a.price", "20")
	page := s.send(t, roleOwner, "POST", there+"simulator", tried)
	if !strings.Contains(page.body, `formaction="`+there+`simulator/redeem"`) {
		t.Fatalf("there is nothing to redeem\n%s", page.body)
	}
	form := page.formAt(t, there+"simulator/order")
	first, again := s.send(t, roleOwner, "POST", there+"simulator/redeem", form), s.send(t, roleOwner, "POST", there+"simulator/redeem", form)
	if to := first.Header.Get("Location"); !strings.HasPrefix(to, there+"redemptions/r_") || again.Header.Get("Location") != there+"redemptions" {
		t.Fatalf("it leads to %s, and again to %s\n%s", to, again.Header.Get("Location"), first.body)
	}
	records, err := s.shop.Redemptions.List(ctx, storage.Query{})
	s.must(t, err)
	if len(records.Items) != 1 || records.Items[0].CustomerID == "" || records.Items[0].Applied.OrderTotal != 3500 {
		t.Errorf("the redemptions are %+v", records.Items)
	}
	if got := s.send(t, roleOwner, "POST", there+"simulator", simulatorForm("a.product", "mug", "a.quantity", "1", "a.price", "20")); strings.Contains(got.body, "simulator/redeem") {
		t.Error("without a code or promotion there is something to redeem")
	}
	form.Set("codes", "TEN")
	form.Set("once", "form_refused")
	if got := s.send(t, roleOwner, "POST", there+"simulator/redeem", form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, `role="alert"`) {
		t.Errorf("a code whose condition does not hold: %d\n%s", got.StatusCode, got.body)
	}
}
