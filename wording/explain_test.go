package wording_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/wording"
)

// shop is a project that is filled through the API and asked through the engine.
type shop struct {
	t   *testing.T
	p   *punchcard.Project
	api http.Handler
}

func newShop(t *testing.T) *shop {
	t.Helper()
	now := time.Date(2026, 3, 10, 12, 0, 0, 0, time.UTC)
	engine := punchcard.New(memory.New(), punchcard.WithEnv(env.Env{Now: func() time.Time { return now }}))
	t.Cleanup(func() { _ = engine.Close() })
	s := &shop{t: t, p: engine.Project("shop"), api: httpapi.New(engine)}
	_, err := engine.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop", Currency: "EUR"})
	s.must(err)
	s.must(engine.Projects.Grant(t.Context(), "shop", project.AudienceServer, "app", "token", "test"))
	s.must(engine.Projects.Grant(t.Context(), "shop", project.AudienceManagement, "manager", "token", "test"))
	return s
}

func (s *shop) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// call sends a request and returns the id of what it made.
func (s *shop) call(method, path, body string) string {
	s.t.Helper()
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-App-Id", "app")
	r.Header.Set("X-App-Token", "token")
	if strings.HasPrefix(path, "/management") {
		r.Header.Del("X-App-Id")
		r.Header.Del("X-App-Token")
		r.Header.Set("X-Management-Id", "manager")
		r.Header.Set("X-Management-Token", "token")
	}
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	if w.Code >= 300 {
		s.t.Fatalf("%s %s: %d %s", method, path, w.Code, w.Body)
	}
	var answer struct{ ID string }
	s.must(json.Unmarshal(w.Body.Bytes(), &answer))
	return answer.ID
}

// rules makes a set of one rule.
func (s *shop) rules(name, body string) string {
	return s.call("POST", "/v1/validation-rules", `{"name": "`+name+`", "rules": {"1": `+body+`}}`)
}

// coupon makes a code of 5.00 with more properties.
func (s *shop) coupon(code, more string) string {
	return s.call("POST", "/v1/vouchers/"+code, `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 500}`+more+`}`)
}

// explain asks about codes with an order of some amount, and says what came of the last of them.
func (s *shop) explain(who string, amount int64, codes ...string) wording.Explanation {
	s.t.Helper()
	quantity := int64(1)
	r := redemption.Request{Redeemables: redemption.Codes(codes...), Explain: true, Order: &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{
		{ProductID: "tea", Quantity: &quantity, Price: &amount},
	})}}
	if who != "" {
		r.Customer = &customer.Request{SourceID: who}
	}
	result, err := s.p.Redemptions.Validate(s.t.Context(), r)
	s.must(err)
	e := &result.Entries[len(result.Entries)-1]
	c := wording.Case{Entry: e}
	if e.Voucher != nil {
		c.Validity = e.Voucher.Validity
		page, err := s.p.Rules.ListAssignments(s.t.Context(), storage.Query{})
		s.must(err)
		for _, a := range page.Items {
			if a.RelatedObjectID == e.Voucher.ID || a.RelatedObjectID != "" && a.RelatedObjectID == e.Voucher.CampaignID {
				set, err := s.p.Rules.Get(s.t.Context(), a.RuleID)
				s.must(err)
				c.Rules = append(c.Rules, set)
			}
		}
	}
	segments, err := s.p.Segments.List(s.t.Context(), storage.Query{})
	s.must(err)
	w := wording.Writer{Currency: "EUR", Names: wording.Names{}}
	for _, g := range segments.Items {
		w.Names[g.ID] = g.Name
	}
	return w.Explain(c)
}

// TestARefusalIsExplained asks the engine about a code of each kind that it refuses.
func TestARefusalIsExplained(t *testing.T) {
	s := newShop(t)
	s.coupon("OFF", `, "active": false`)
	s.coupon("USED", `, "redemption": {"quantity": 1}`)
	s.call("POST", "/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "USED"}], "order": {"amount": 2000}}`)
	s.coupon("OLD", `, "expiration_date": "2026-01-31T23:59:00Z"`)
	s.coupon("EARLY", `, "start_date": "2026-04-01T00:00:00Z"`)
	s.coupon("NIGHT", `, "validity_hours": {"daily": [{"start_time": "20:00", "expiration_time": "06:00"}]}`)
	assign := func(code, rules string) { s.coupon(code, `, "validation_rules": ["`+rules+`"]`) }
	assign("ABOVE50", s.rules("above", `{"name": "order.amount", "conditions": {"$more_than": [5000]}}`))
	s.call("POST", "/v1/customers", `{"source_id": "ann", "name": "Ann"}`)
	vip := s.call("POST", "/v1/segments", `{"name": "VIP", "type": "static", "customers": []}`)
	assign("VIPS", s.rules("vip", `{"name": "customer.segment", "conditions": {"$is": ["`+vip+`"]}}`))
	assign("MUGS", s.rules("mug", `{"name": "order.items.any", "conditions": {"$is": [{"id": "mug", "object": "product"}]}}`))
	assign("HERS", s.rules("hers", `{"name": "publication.redeemable_by_linked_customer", "conditions": {"$is": [true]}}`))
	s.call("POST", "/v1/campaigns", `{"name": "Spring", "type": "STATIC", "campaign_type": "DISCOUNT_COUPONS",
		"voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 500}, "redemption": {"quantity": null}},
		"validation_rules": ["`+s.rules("budget", `{"name": "campaign.orders.amount_discounted", "conditions": {"$less_than_or_equal": [800]}}`)+`"]}`)
	s.call("POST", "/v1/campaigns/Spring/vouchers/SPRING", `{}`)
	s.call("POST", "/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "SPRING"}], "order": {"amount": 2000}}`)
	alone := s.call("POST", "/v1/categories", `{"name": "Alone", "hierarchy": 1}`)
	s.coupon("ALONE", `, "category_id": "`+alone+`"`)
	s.call("POST", "/management/v1/projects/shop/stacking-rules", `{"exclusive_categories": ["`+alone+`"], "applicable_exclusive_redeemables_limit": 1,
		"redeemables_application_mode": "PARTIAL"}`)
	s.coupon("PLAIN", "")
	assign("BOTH", s.call("POST", "/v1/validation-rules", `{"name": "both", "rules": {"1": {"name": "order.amount", "conditions": {"$more_than": [500]}},
		"2": {"name": "order.items.count", "conditions": {"$more_than_or_equal": [3]}}, "3": {"name": "customer.metadata", "property": "plan", "conditions": {"$is": ["gold"]}},
		"4": {"name": "redemption.count", "conditions": {"$less_than": [9]}}, "logic": "1 and (2 or 3) and 4"}}`))

	for name, test := range map[string]struct {
		got  wording.Explanation
		want string
	}{
		"unknown": {s.explain("ann", 1000, "NO <b>"), `Refused. “NO <b>” does not exist here.
✗ “NO <b>” does not exist here.
– It is switched on.
`},
		"off": {s.explain("ann", 1000, "OFF"), `Refused. The code is switched off.
✓ The code exists.
✗ The code is switched off.
– Unlimited uses; 0 used.
`},
		"used up": {s.explain("ann", 1000, "USED"), `Refused. The code is used up: 1 use; 1 used.
✓ The code exists.
✓ It is switched on.
✗ The code is used up: 1 use; 1 used.
`},
		"expired": {s.explain("ann", 1000, "OLD"), `Refused. The code expired on 31 January 2026, 23:59 (UTC).
✓ The code exists.
✓ It is switched on.
✗ The code expired on 31 January 2026, 23:59 (UTC).
– Unlimited uses; 0 used.
`},
		"not yet valid": {s.explain("ann", 1000, "EARLY"), `Refused. The code cannot be used before 1 April 2026, 00:00 (UTC).
✓ The code exists.
✓ It is switched on.
✗ The code cannot be used before 1 April 2026, 00:00 (UTC).
– Unlimited uses; 0 used.
It will apply from 1 April 2026, 00:00 (UTC) on.
`},
		"at night": {s.explain("ann", 1000, "NIGHT"), `Refused. The code cannot be used on this day or at this hour. 20:00 to 06:00 (UTC).
✓ The code exists.
✓ It is switched on.
✗ The code cannot be used on this day or at this hour. 20:00 to 06:00 (UTC).
– Unlimited uses; 0 used.
`},
		"amount": {s.explain("ann", 4990, "ABOVE50"), `Refused, because a rule is not met: The order, before this discount, is above 50.00 EUR (it is 49.90 EUR, 0.11 EUR missing).
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 0 used.
✗ The order, before this discount, is above 50.00 EUR. (it is 49.90 EUR, 0.11 EUR missing)
It would apply with 1 more unit of item 1.
`},
		"segment": {s.explain("ann", 1000, "VIPS"), `Refused, because a rule is not met: The customer is in the segment “VIP” (the customer is in none of these).
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 0 used.
✗ The customer is in the segment “VIP”. (the customer is in none of these)
It would apply if the customer were in the segment “VIP”.
`},
		"no customer": {s.explain("", 1000, "VIPS"), `Refused, because a rule is not met: The customer is in the segment “VIP” (no customer is known).
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 0 used.
✗ The customer is in the segment “VIP”. (no customer is known)
`},
		"product": {s.explain("ann", 1000, "MUGS"), `Refused, because a rule is not met: At least one item is “mug” (no item of the order is).
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 0 used.
✗ At least one item is “mug”. (no item of the order is)
`},
		"another customer": {s.explain("ann", 1000, "HERS"), `Refused, because a rule is not met: The customer holds the code (the customer does not hold the code).
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 0 used.
✗ The customer holds the code. (the customer does not hold the code)
`},
		"budget": {s.explain("ann", 1000, "SPRING"), `Refused, because a rule is not met: The sum of the discounts of the campaign, this one included, is at most 8.00 EUR (it is 10.00 EUR, 2.00 EUR too much).
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 1 used.
✗ The sum of the discounts of the campaign, this one included, is at most 8.00 EUR. (it is 10.00 EUR, 2.00 EUR too much)
`},
		"excluded": {s.explain("ann", 1000, "ALONE", "PLAIN"), `Refused. It is excluded by another promotion that applies: that one cannot be combined with it.
✗ It is excluded by another promotion that applies: that one cannot be combined with it.
– The code exists.
– It is switched on.
– Unlimited uses; 0 used.
`},
		"one of several rules": {s.explain("ann", 1000, "BOTH"), `Refused, because a rule is not met: The number of units in the order is at least 3 (it is 1, 2 missing).
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 0 used.
✓ The order, before this discount, is above 5.00 EUR. (it is 10.00 EUR)
✗ At least one of these:
  ✗ The number of units in the order is at least 3. (it is 1, 2 missing)
  ✗ “plan” of the customer is “gold”. (it is not set)
– The number of redemptions, this one included, is below 9.
It would apply with 2 more units of item 1.
`},
		"applies": {s.explain("ann", 6000, "ABOVE50"), `It applies and takes 5.00 EUR off.
✓ The code exists.
✓ It is switched on.
✓ Unlimited uses; 0 used.
✓ The order, before this discount, is above 50.00 EUR. (it is 60.00 EUR)
`},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, test.got.Text()); diff != "" {
				t.Error(diff)
			}
		})
	}
}
