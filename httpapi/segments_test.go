package httpapi_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// processEvents processes events and fills new segments.
func (s *server) processEvents(segments ...object) {
	s.t.Helper()
	for _, made := range segments {
		if err := s.perform(s.t.Context(), "SEGMENTS.SYNC", object{"SegmentID": made["id"]}); err != nil {
			s.t.Fatal(err)
		}
	}
	if err := s.engine.DrainEvents(s.t.Context(), s.project); err != nil {
		s.t.Fatal(err)
	}
}

// segmentsOf lists the names of a customer's segments.
func (s *server) segmentsOf(customer string) string {
	s.t.Helper()
	return strings.Join(pluck(s.get("/v1/customers/"+customer+"/segments"), "name"), " ")
}

// membership lists the entries about segments in a customer's log.
func (s *server) membership(customer string) (types []string) {
	s.t.Helper()
	for _, kind := range pluck(s.get("/v1/customers/"+customer+"/activity?order=created_at&limit=100"), "type") {
		if strings.HasPrefix(kind, "customer.segment.") {
			types = append(types, strings.TrimPrefix(kind, "customer.segment."))
		}
	}
	slices.Sort(types)
	return types
}

func TestAStaticSegmentHasTheCustomersItWasMadeOf(t *testing.T) {
	s := newServer(t)
	ada := s.post("/v1/customers", object{"source_id": "ada"})["id"]
	s.post("/v1/customers", object{"source_id": "bob"})
	made := s.post("/v1/segments", object{"name": "VIPs", "type": "static", "customers": []any{ada, ada}})
	shows(t, made, `{"id": "*", "name": "VIPs", "type": "static", "filter": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "segment"}`)
	path := "/v1/segments/" + made["id"].(string)
	if diff := cmp.Diff(made, s.get(path)); diff != "" {
		t.Error(diff)
	}
	shows(t, s.get("/v1/customers/ada/segments"), `{"object": "list", "data_ref": "data", "total": 1, "data": [{"id": "*", "name": "VIPs", "object": "segment"}]}`)
	shows(t, s.get("/v1/customers/nobody/segments")["total"], `0`)
	if diff := cmp.Diff([]string{"ada"}, pluck(s.get("/v1/customers?segment_id="+made["id"].(string)), "source_id")); diff != "" {
		t.Error(diff)
	}
	one, err := json.Marshal(made)
	if err != nil {
		t.Fatal(err)
	}
	shows(t, s.get("/v1/segments?ids[0]="+made["id"].(string)),
		`{"object": "list", "data_ref": "data", "total": 1, "data": [`+string(one)+`], "segments": [`+string(one)+`]}`)
	shows(t, s.get("/v1/segments?filters[type][conditions][$is]=passive"), `{"object": "list", "data_ref": "data", "total": 0, "data": [], "segments": []}`)
	s.del(path)
	s.refuse(404, "not_found", "Cannot find segment", "GET", path, nil)
	s.refuse(404, "not_found", "", "DELETE", path, nil)
	shows(t, s.get("/v1/customers/ada/segments")["total"], `0`)
}

func TestAnAutoUpdateSegmentFollowsItsCustomers(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", object{"source_id": "ada", "metadata": object{"level": 5}})
	s.processEvents()
	made := s.post("/v1/segments", object{"name": "High", "type": "auto-update", "filter": object{"junction": "and",
		"metadata.level": object{"conditions": object{"$more_than": []int{3}}}}})
	s.processEvents(made)
	if got := s.segmentsOf("ada"); got != "High" {
		t.Errorf("ada is in %q", got)
	}
	s.post("/v1/customers", object{"source_id": "bob"})
	s.processEvents()
	if got := s.segmentsOf("bob"); got != "" {
		t.Errorf("bob is in %q", got)
	}
	s.put("/v1/customers/bob", object{"metadata": object{"level": 4}})
	s.processEvents()
	s.put("/v1/customers/bob", object{"metadata": object{"level": 9}})
	s.put("/v1/customers/ada", object{"metadata": object{"level": 1}})
	s.processEvents()
	s.processEvents(made)
	if diff := cmp.Diff([][]string{{"left"}, {"entered"}}, [][]string{s.membership("ada"), s.membership("bob")}); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"bob"}, pluck(s.get("/v1/customers?segment_id="+made["id"].(string)), "source_id")); diff != "" {
		t.Error(diff)
	}
}

// TestTheCustomersOfASegmentHavePages pages through the customers of a static, an auto-update and a passive segment. The
// passive one has more customers than are read at once.
func TestTheCustomersOfASegmentHavePages(t *testing.T) {
	s := newServer(t)
	const all = 230
	var odd []any
	var names []string
	for i := range all {
		c := s.post("/v1/customers", object{"source_id": fmt.Sprintf("c%03d", 97*i%all), "email": []string{"even@shop.example", "odd@shop.example"}[i%2], "metadata": object{"odd": i%2 == 1}})
		if s.now = s.now.Add(time.Second); i%2 == 1 {
			odd, names = append(odd, c["id"]), append(names, c["source_id"].(string))
		}
	}
	filter := object{"junction": "and", "metadata.odd": object{"conditions": object{"$is": []bool{true}}}}
	filling := s.post("/v1/segments", object{"name": "Filling", "type": "auto-update", "filter": filter})
	s.processEvents(filling)
	for name, made := range map[string]object{
		"static": s.post("/v1/segments", object{"name": "Static", "type": "static", "customers": odd}), "auto-update": filling,
		"passive": s.post("/v1/segments", object{"name": "Passive", "type": "passive", "filter": filter}),
	} {
		path := "/v1/customers?limit=40&segment_id=" + made["id"].(string)
		var got []string
		for page := 1; page <= 3; page++ {
			list := s.get(fmt.Sprintf("%s&order=created_at&page=%d", path, page))
			shows(t, object{"total": list["total"], "has_more": list["has_more"]}, fmt.Sprintf(`{"total": %d, "has_more": %v}`, all/2, page < 3))
			got = append(got, pluck(list, "source_id")...)
		}
		if diff := cmp.Diff(names, got); diff != "" {
			t.Errorf("%s by time (-want +got):\n%s", name, diff)
		}
		after := s.get(path + "&order=created_at&starting_after=" + s.get("/v1/customers/" + names[59])["created_at"].(string))
		if diff := cmp.Diff(names[60], pluck(after, "source_id")[0]); diff != "" {
			t.Errorf("%s behind the sixtieth (-want +got):\n%s", name, diff)
		}
		if last := pluck(s.get(path+"&order=-source_id"), "source_id")[0]; last != slices.Max(names) {
			t.Errorf("%s by name ends with %s", name, last)
		}
		shows(t, s.get(path + "&email=even@shop.example")["total"], `0`)
	}
}

func TestSegmentFiltersOfCustomers(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", object{"source_id": "ada", "email": "ada@example.com", "birthdate": "1990-11-21", "address": object{"country": "GB"}})
	s.post("/v1/orders", object{"amount": 5000, "status": "PAID", "customer": object{"source_id": "ada"}})
	for range 2 {
		s.post("/v1/events", object{"event": "review.long", "customer": object{"source_id": "ada"}})
	}
	s.now = s.now.Add(48 * time.Hour)
	cases := map[string]struct {
		field      string
		conditions object
		want       bool
	}{
		"email":            {"email", object{"$ends_with": []string{"example.com"}}, true},
		"country":          {"address.country", object{"$is": []string{"GB"}}, true},
		"another_country":  {"address.country", object{"$is": []string{"PL"}}, false},
		"orders":           {"summary.orders.total_amount", object{"$more_than": []int{4999}}, true},
		"more_orders":      {"summary.orders.total_count", object{"$more_than": []int{1}}, false},
		"birthday":         {"birthdate", object{"$is_days_ago_md": []int{2}}, true},
		"last_order":       {"summary.orders.last_order_date", object{"$is_days_ago": []int{2}}, true},
		"custom_events":    {"events.review.long.count", object{"$is": []int{2}}, true},
		"no_custom_events": {"events.purchase.count", object{"$has_value": []string{""}}, true},
		"more_events":      {"events.review.long.count", object{"$more_than": []int{2}}, false},
		"points":           {"loyalty.points", object{"$more_than": []int{0}}, false},
	}
	for name, c := range cases {
		s.post("/v1/segments", object{"name": name, "type": "passive", "filter": object{"junction": "and", c.field: object{"conditions": c.conditions}}})
	}
	in := strings.Fields(s.segmentsOf("ada"))
	for name, c := range cases {
		if slices.Contains(in, name) != c.want {
			t.Errorf("%s: %t", name, !c.want)
		}
	}
	if diff := cmp.Diff([]string(nil), s.membership("ada")); diff != "" {
		t.Error(diff)
	}
}

func TestRulesAskForSegments(t *testing.T) {
	s := newServer(t)
	ada := s.post("/v1/customers", object{"source_id": "ada"})["id"]
	for kind, made := range map[string]object{
		"static":  s.post("/v1/segments", object{"name": "A", "type": "static", "customers": []any{ada}}),
		"passive": s.post("/v1/segments", object{"name": "B", "type": "passive", "filter": object{"junction": "and", "source_id": object{"conditions": object{"$is": []string{"ada"}}}}}),
	} {
		rule := s.post("/v1/validation-rules", object{"name": kind, "rules": object{"1": object{"name": "customer.segment", "conditions": object{"$is": []any{made["id"]}}}}})
		s.post("/v1/vouchers/"+kind, object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}})
		s.post("/v1/validation-rules/"+rule["id"].(string)+"/assignments", object{"related_object_type": "voucher", "related_object_id": s.get("/v1/vouchers/" + kind)["id"]})
		for who, want := range map[string]bool{"ada": true, "bob": false} {
			got := s.post("/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": kind}}, "customer": object{"source_id": who}, "order": object{"amount": 1000}})
			if got["valid"] != want {
				t.Errorf("%s, %s: %v", kind, who, got["valid"])
			}
		}
		s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": kind}}, "customer": object{"source_id": "ada"}, "order": object{"amount": 1000}})
		s.expect(400, "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": kind}}, "customer": object{"source_id": "new-" + kind}, "order": object{"amount": 1000}})
	}
}

func TestQualificationsAskForSegments(t *testing.T) {
	s := newServer(t)
	ada := s.post("/v1/customers", object{"source_id": "ada"})["id"]
	made := s.post("/v1/segments", object{"name": "A", "type": "static", "customers": []any{ada}})
	rule := s.post("/v1/validation-rules", object{"name": "A", "rules": object{"1": object{"name": "customer.segment", "conditions": object{"$is": []any{made["id"]}}}}})
	promotion := s.post("/v1/campaigns", object{"name": "Promotion", "campaign_type": "PROMOTION"})
	tier := s.post("/v1/promotions/"+promotion["id"].(string)+"/tiers", object{"name": "Tier", "action": object{"discount": object{"type": "PERCENT", "percent_off": 10}}})
	s.post("/v1/validation-rules/"+rule["id"].(string)+"/assignments", object{"related_object_type": "promotion_tier", "related_object_id": tier["id"]})
	for who, want := range map[string]int{"ada": 1, "bob": 0} {
		got := s.post("/v1/qualifications", object{"customer": object{"source_id": who}, "order": object{"amount": 1000}})
		if n := len(got["redeemables"].(object)["data"].([]any)); n != want {
			t.Errorf("%s: %d", who, n)
		}
	}
}

func TestSegmentsAreRefused(t *testing.T) {
	s := newServer(t)
	filter := func(field string, conditions object) object {
		return object{"name": "x", "type": "auto-update", "filter": object{"junction": "and", field: object{"conditions": conditions}}}
	}
	for name, c := range map[string]struct {
		status       int
		key, details string
		body         any
	}{
		"no_name":              {400, "invalid_payload", ".name must have 1 to 255", object{"type": "static"}},
		"an_unknown_type":      {400, "invalid_payload", ".type must be one of: static", object{"name": "x", "type": "fluid"}},
		"no_filter":            {400, "invalid_payload", "filter", object{"name": "x", "type": "passive"}},
		"an_empty_filter":      {400, "invalid_payload", ".filter must have at least one condition", object{"name": "x", "type": "passive", "filter": object{"junction": "and"}}},
		"a_filter_of_a_static": {400, "invalid_payload", ".filter must not be sent", object{"name": "x", "filter": object{"junction": "and"}}},
		"customers_of_another": {400, "invalid_payload", ".customers must not be sent", object{"name": "x", "type": "passive", "customers": []string{"a"}}},
		"an_unknown_customer":  {404, "not_found", "cust_gone", object{"name": "x", "customers": []string{"cust_gone"}}},
		"an_unknown_field":     {400, "invalid_payload", "shoe_size", filter("shoe_size", object{"$is": []int{1}})},
		"an_unknown_operator":  {400, "invalid_payload", "$like", filter("name", object{"$like": []string{"x"}})},
		"a_wrong_value":        {400, "invalid_payload", "", filter("summary.orders.total_count", object{"$more_than": []string{"many"}})},
		"events_without_count": {400, "invalid_payload", "must be events.<name of the event>.count", filter("events.review", object{"$is": []int{1}})},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, "POST", "/v1/segments", c.body)
		})
	}
	shows(t, s.get("/v1/segments")["total"], `0`)
	for i := range 100 {
		s.post("/v1/segments", object{"name": fmt.Sprint(i), "type": "passive", "filter": object{"name": object{"conditions": object{"$is": []string{"x"}}}}})
	}
	s.refuse(400, "invalid_payload", "which is the limit", "POST", "/v1/segments", filter("name", object{"$is": []string{"x"}}))
}

// highLevelSegment makes a segment of customers of a level above 3, and an earning rule for customers who enter it.
func (s *server) highLevelSegment() (segment object, held func(customer string) string) {
	s.t.Helper()
	_, club := s.loyaltyCampaign("Club", object{"auto_join": true})
	segment = s.post("/v1/segments", object{"name": "High", "type": "auto-update", "filter": object{"junction": "and",
		"metadata.level": object{"conditions": object{"$more_than": []int{3}}}}})
	s.earningRule(club, object{"event": "customer.segment.entered", "segment": object{"id": segment["id"]}, "loyalty": object{"type": "FIXED", "points": 10}})
	return segment, func(customer string) string {
		return fmt.Sprint(s.get("/v1/customers/" + customer)["loyalty"].(object)["points"], s.membership(customer), s.segmentsOf(customer))
	}
}

// TestSegmentEntryDuringFillIsRecorded runs the job that fills a new segment and the consumer of events in both orders.
// Customers who matched the segment on creation earn nothing, those who enter later do.
func TestSegmentEntryDuringFillIsRecorded(t *testing.T) {
	for name, order := range map[string]func(s *server, made object){
		"the job comes first":      func(s *server, made object) { s.processEvents(made) },
		"the consumer comes first": func(s *server, made object) { s.processEvents(); s.processEvents(made) },
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			s.post("/v1/customers", object{"source_id": "was", "metadata": object{"level": 5}}) // its event is processed after the rule was created
			s.post("/v1/customers", object{"source_id": "rises", "metadata": object{"level": 1}})
			made, held := s.highLevelSegment()
			s.put("/v1/customers/rises", object{"metadata": object{"level": 4}})
			s.post("/v1/customers", object{"source_id": "new", "metadata": object{"level": 9}})
			s.post("/v1/customers", object{"source_id": "low", "metadata": object{"level": 2}})
			order(s, made)
			s.processEvents()
			s.processEvents(made)
			for who, want := range map[string]string{"was": "0[]High", "rises": "10[entered]High", "new": "10[entered]High", "low": "0[]"} {
				if got := held(who); got != want {
					t.Errorf("%s: %s, want %s", who, got, want)
				}
			}
		})
	}
}

// TestSegmentExitDuringFillIsRecorded has a customer enter and leave again before the job that fills the segment.
func TestSegmentExitDuringFillIsRecorded(t *testing.T) {
	s := newServer(t)
	made, held := s.highLevelSegment()
	s.post("/v1/customers", object{"source_id": "ada", "metadata": object{"level": 9}})
	s.processEvents()
	s.put("/v1/customers/ada", object{"metadata": object{"level": 1}})
	s.processEvents(made)
	s.processEvents()
	if got := held("ada"); got != "10[entered left]" {
		t.Errorf("ada: %s", got)
	}
}

// TestSegmentEntryBeforeRuleEarnsNothing processes an event after the creation of a rule that happened before it.
func TestSegmentEntryBeforeRuleEarnsNothing(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", object{"auto_join": true})
	s.post("/v1/orders", object{"amount": 5000, "status": "PAID", "customer": object{"source_id": "ada"}})
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}})
	s.processEvents()
	shows(t, s.get("/v1/customers/ada")["loyalty"].(object)["points"], `0`)
	s.post("/v1/orders", object{"amount": 5000, "status": "PAID", "customer": object{"source_id": "ada"}})
	s.processEvents()
	shows(t, s.get("/v1/customers/ada")["loyalty"].(object)["points"], `10`)
}
