package httpapi_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// distributionWithRules makes a distribution with a validation rule, and returns the paths of both.
func (s *server) distributionWithRules(distribution, rules object) (path, rule string) {
	s.t.Helper()
	distribution["event_name"] = distribution["name"]
	made := s.post(projects+"/"+s.project+"/distributions", distribution)
	rule = "/v1/validation-rules/" + s.post("/v1/validation-rules", object{"name": distribution["name"], "rules": rules})["id"].(string)
	s.post(rule+"/assignments", object{"related_object_type": "distribution", "related_object_id": made["id"]})
	return projects + "/" + s.project + "/distributions/" + made["id"].(string), rule
}

func TestADistributionFiresWhenItsRulesHold(t *testing.T) {
	s, to, _ := newDistributionReceiver(t)
	vip := s.post("/v1/segments", object{"name": "VIP", "type": "passive", "filter": object{"junction": "and", "name": object{"conditions": object{"$is": []string{"Ada"}}}}})["id"]
	mugs := s.post("/v1/products", object{"source_id": "mug", "name": "Mug", "metadata": object{"kind": "cup"}})["id"]
	shelf := s.post("/v1/product-collections", object{"type": "STATIC", "name": "Shelf", "products": []object{{"id": mugs, "object": "product"}}})["id"]
	of := func(name, event, rule string, more object) {
		body := object{"name": rule, "conditions": more["conditions"]}
		if more["property"] != nil {
			body["property"] = more["property"]
		}
		s.distributionWithRules(object{"name": name, "event": event, "target_url": to.URL}, object{"1": body, "logic": "1"})
	}
	of("good reviews", "customer.custom_event", "custom_event.metadata", object{"property": "stars", "conditions": object{"$more_than": []int{3}}})
	of("large orders", "customer.order.paid", "order.amount", object{"conditions": object{"$more_than": []int{5000}}})
	of("paid by VIPs", "customer.order.paid", "customer.segment", object{"conditions": object{"$is": []any{vip}}})
	of("from the shelf", "customer.order.paid", "order.items.any", object{"conditions": object{"$is": []object{{"id": shelf, "object": "products_collection"}}}})
	of("canceled in town", "customer.order.canceled", "order.metadata", object{"property": "town", "conditions": object{"$is": []string{"Bath"}}})

	for _, stars := range []int{2, 5} {
		s.post("/v1/events", object{"event": "review", "customer": object{"source_id": "bob"}, "metadata": object{"stars": stars}})
	}
	s.post("/v1/events", object{"event": "review", "customer": object{"source_id": "bob"}})
	s.post("/v1/orders", object{"status": "PAID", "amount": 4000, "customer": object{"source_id": "ada", "name": "Ada"}})
	s.post("/v1/orders", object{"status": "PAID", "amount": 6000, "customer": object{"source_id": "bob"}})
	s.post("/v1/orders", object{"status": "PAID", "items": []object{{"product_id": mugs, "quantity": 1, "price": 100}}, "customer": object{"source_id": "bob"}})
	for _, town := range []string{"York", "Bath"} {
		o := s.post("/v1/orders", object{"amount": 1, "metadata": object{"town": town}, "customer": object{"source_id": "bob"}})
		s.put("/v1/orders/"+o["id"].(string), object{"status": "CANCELED"})
	}
	s.deliver()
	got := map[string]int{}
	for _, kind := range to.types() {
		got[kind]++
	}
	if diff := cmp.Diff(map[string]int{"good reviews": 1, "large orders": 1, "paid by VIPs": 1, "from the shelf": 1, "canceled in town": 1}, got); diff != "" {
		t.Errorf("what was sent (-want +got):\n%s", diff)
	}
}

func TestTheAssignmentsOfADistributionGoWithIt(t *testing.T) {
	s := newServer(t)
	distribution, rule := s.distributionWithRules(object{"name": "N", "event": "customer.order.paid", "target_url": "https://shop.example"},
		object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1}}}})
	s.refuse(400, "resource_in_use", "", "DELETE", rule, nil)
	s.refuse(404, "not_found", "Cannot find distribution with id wh_1", "POST", rule+"/assignments", object{"related_object_type": "distribution", "related_object_id": "wh_1"})
	s.del(distribution)
	expectList(t, "assignments", pluck(s.get(rule+"/assignments"), "id"))
	s.del(rule)
}

func TestRulesAreAssignedToEarningRulesAndRewards(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	earning, _ := s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 1}})
	rule := "/v1/validation-rules/" + s.post("/v1/validation-rules", object{"name": "R", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1000}}}}})["id"].(string)
	s.post(rule+"/assignments", object{"related_object_type": "earning_rule", "related_object_id": earning["id"]})
	card := s.card(club, "ada")
	s.pay("ada", 500)
	s.expectPoints(card, "0 of 0 in lots 0")
	s.pay("ada", 5000)
	s.expectPoints(card, "1 of 1 in lots 1")
}
