package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// TestACustomerIsEdited changes who a customer is, refuses what is wrong, and tells of a change that another person made.
func TestACustomerIsEdited(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	made, err := s.shop.Customers.Upsert(ctx, customer.Request{Update: customer.Update{
		Name: patch.Set("Ada"), Metadata: patch.Set(metadata.Map{"vip": true}), Address: patch.Set(customer.Address{City: "London", Country: "GB"}),
	}})
	s.must(t, err)
	_, err = s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "bob"})
	s.must(t, err)
	path := "customers/" + made.ID + "/edit"
	form := func(change ...string) url.Values {
		f := s.get(t, roleUser, shopPath+path).formAt(t, shopPath+path)
		for i := 0; i < len(change); i += 2 {
			if !f.Has(change[i]) {
				t.Errorf("the form has no field %s: %v", change[i], f)
			}
			f.Set(change[i], change[i+1])
		}
		return f
	}
	lost := form("name", "Eve")
	s.posts(t, roleUser, path, form("email", "ada@shop.example", "birthdate", "1990-05-17", "address.city", "Paris", "address.line_1", "Rue 1", "metadata", "vip: false", "description", "First\r\nsecond"))
	got, err := s.shop.Customers.Customer(ctx, made.ID)
	s.must(t, err)
	if got.Name != "Ada" || got.Email != "ada@shop.example" || got.Birthdate != "1990-05-17" || got.Description != "First\nsecond" ||
		*got.Address != (customer.Address{City: "Paris", Country: "GB", Line1: "Rue 1"}) || metadataText(got.Metadata) != "vip: false" {
		t.Errorf("the customer is %+v %+v", got, got.Address)
	}
	for field, wrong := range map[string][2]string{
		"birthdate": {"17 May", "Must be a date such as 1990-05-17"}, "source_id": {"bob", "Must NOT be that of another customer"},
		"address.country": {strings.Repeat("x", 300), "Must NOT have more than 255 characters"}, "metadata": {"a: [", ""},
	} {
		f := form(field, wrong[0])
		f.Set("once", "form_wrong_"+field+"_1234")
		refused := s.send(t, roleUser, "POST", shopPath+path, f)
		if refused.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(refused.text(t), wrong[1]) {
			t.Errorf("%s %s: %d %s", field, wrong[0], refused.StatusCode, refused.text(t))
		}
	}
	lost.Set("once", "form_of_an_earlier_state")
	if got := s.send(t, roleUser, "POST", shopPath+path, lost); got.StatusCode != http.StatusConflict || !strings.Contains(got.text(t), "Another person has changed this meanwhile") {
		t.Errorf("from an earlier state: %d %s", got.StatusCode, got.text(t))
	}
	s.posts(t, roleUser, path, form("source_id", "ada", "address.city", "", "address.line_1", "", "address.country", ""))
	got, err = s.shop.Customers.Customer(ctx, "ada")
	s.must(t, err)
	if got.ID != made.ID || got.Address != nil || got.Name != "Ada" {
		t.Errorf("the customer is %+v", got)
	}
	if form().Has("source_id") {
		t.Error("a source id can be changed")
	}
	if shown := s.get(t, roleUser, shopPath+"customers/"+made.ID); !strings.Contains(shown.body, shopPath+path) {
		t.Error("nothing leads to the form")
	}
	if shown := s.get(t, roleRestricted, shopPath+"customers/"+made.ID); strings.Contains(shown.body, path) {
		t.Error("who may not edit is led to the form")
	}
}

// TestACustomerGetsACode gives a code of a campaign at the page of the customer, once, and says why there is none.
func TestACustomerGetsACode(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	ada, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ada"})
	s.must(t, err)
	s.made(t, "Thanks", 1, func(n *campaign.NewCampaign) { n.Distribution = campaign.DistributionStatic })
	path := "customers/" + ada.ID + "/publish"
	if shown := s.get(t, roleRestricted, shopPath+"customers/"+ada.ID+"/wallet"); !strings.Contains(shown.body, `<option value="Thanks">`) || !strings.Contains(shown.body, path) {
		t.Errorf("no form suggests the campaign: %s", shown.body)
	}
	if shown := s.get(t, roleViewer, shopPath+"customers/"+ada.ID+"/wallet"); strings.Contains(shown.body, path) {
		t.Error("who may not publish has the form")
	}
	form := url.Values{"campaign": {"Thanks"}, "once": {"form_publish_once_123"}}
	for range 2 {
		if got := s.send(t, roleRestricted, "POST", shopPath+path, form); got.Header.Get("Location") != shopPath+"customers/"+ada.ID+"/wallet?done=published" {
			t.Fatalf("%d %s", got.StatusCode, got.text(t))
		}
	}
	shown := s.get(t, roleRestricted, shopPath+"customers/"+ada.ID+"/wallet")
	if codes := shown.codesIn(t); len(codes) != 1 {
		t.Errorf("the customer has %v", codes)
	}
	for name, why := range map[string]string{"None": "Must be the name or the id of a campaign", "": "", "Thanks": "Couldn't create new vouchers for publication"} {
		got := s.send(t, roleRestricted, "POST", shopPath+path, url.Values{"campaign": {name}, "once": {"form_publish_wrong_" + name}})
		if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(strings.ToLower(got.text(t)), strings.ToLower(why)) {
			t.Errorf("%q: %d %s", name, got.StatusCode, got.text(t))
		}
		s.check(t, roleRestricted, "customers/"+ada.ID+"/wallet", got)
	}
}
