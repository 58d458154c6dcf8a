package httpapi_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/webhook"
)

// runDistribution runs the jobs of a distribution that are due, each twice as after a crash, until the distribution is done or waits.
// It returns its schedule.
func (s *server) runDistribution(id string) webhook.Schedule {
	s.t.Helper()
	hooks := s.engine.Project(s.project).Webhooks
	if err := webhook.EnqueueDue(s.t.Context(), hooks); err != nil {
		s.t.Fatal(err)
	}
	for {
		before, err := hooks.Distribution(s.t.Context(), id)
		if err != nil {
			s.t.Fatal(err)
		}
		for range 2 {
			if err := s.perform(s.t.Context(), "DISTRIBUTIONS.SEND", object{"DistributionID": id, "After": before.Distribution.Schedule.After}); err != nil {
				s.t.Fatal(err)
			}
		}
		after, err := hooks.Distribution(s.t.Context(), id)
		if err != nil {
			s.t.Fatal(err)
		}
		if now := *after.Distribution.Schedule; now.After == before.Distribution.Schedule.After {
			return now
		}
	}
}

func TestScheduledDistributionIsSentToSegmentOnce(t *testing.T) {
	s, to, path := newDistributionReceiver(t)
	var named []any
	for _, name := range []string{"Ada", "Bob", "Cyd"} {
		c := s.post("/v1/customers", object{"source_id": name, "name": name})
		if name != "Cyd" {
			named = append(named, c["id"])
		}
	}
	friends := s.post("/v1/segments", object{"name": "Friends", "type": "static", "customers": named})["id"]
	s.couponCampaign("Thanks", nil, "T1", "T2", "T3")
	made := s.post(path, object{"name": "Winter", "event": "manual_distribution_schedule", "segment_id": friends, "send_at": "2026-11-21T14:00:00+01:00", "target_url": to.URL,
		"publish_campaign_id": "Thanks", "template": `{"to": "{{customer.name}}", "code": "{{voucher.code}}", "by": "{{distribution.name}}", "source": "{{publication.channel}}"}`})
	shows(t, made["schedule"], `{"send_at": "2026-11-21T13:00:00.000Z", "begun_at": null, "done_at": null, "sent": 0}`)
	id := made["id"].(string)
	s.now = s.now.Add(59 * time.Minute)
	if got := s.runDistribution(id); got.Sent != 0 || !got.BegunAt.IsZero() {
		t.Errorf("before its time: %v", got)
	}
	s.now = s.now.Add(time.Minute)
	for range 2 { // the second time there is nothing to do
		s.runDistribution(id)
		s.deliver()
		s.now = s.now.Add(time.Hour)
	}
	var got []string
	for _, g := range to.got {
		data, err := json.Marshal(g.body["data"])
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, string(data))
	}
	slices.Sort(got)
	codes := s.heldBy("Ada") + s.heldBy("Bob")
	if diff := cmp.Diff([]string{
		`{"by":"Winter","code":"` + s.heldBy("Ada") + `","source":"distribution","to":"Ada"}`, `{"by":"Winter","code":"` + s.heldBy("Bob") + `","source":"distribution","to":"Bob"}`,
	}, got); diff != "" || codes != "T1T2" && codes != "T2T1" {
		t.Errorf("what was sent, with the codes %s (-want +got):\n%s", codes, diff)
	}
	shows(t, s.get(path + "/" + id)["schedule"], `{"send_at": "2026-11-21T13:00:00.000Z", "begun_at": "2026-11-21T13:00:00.000Z", "done_at": "2026-11-21T13:00:00.000Z", "sent": 2}`)
	if types := to.types(); types[0] != webhook.Scheduled {
		t.Errorf("the type %s", types[0])
	}
}

// heldBy returns the codes that a customer holds.
func (s *server) heldBy(customer string) (codes string) {
	s.t.Helper()
	for _, item := range s.get("/v1/customers/" + customer + "/redeemables")["data"].([]any) {
		codes += item.(object)["redeemable"].(object)["voucher"].(object)["code"].(string)
	}
	return codes
}

func TestLargeAudienceIsSentInPortionsAfterFailures(t *testing.T) {
	s, to, path := newDistributionReceiver(t)
	var all []customer.Customer
	for i := range 450 {
		all = append(all, customer.Customer{ID: fmt.Sprintf("cust_%032x", i), Name: []string{"Ada", "Bob", "Cyd"}[i%3], CreatedAt: noon})
	}
	if err := s.backend.store(s.project).Customers().Insert(t.Context(), all...); err != nil {
		t.Fatal(err)
	}
	notBob := s.post("/v1/segments", object{"name": "Not Bob", "type": "passive", "filter": object{"junction": "and", "name": object{"conditions": object{"$is_not": []string{"Bob"}}}}})["id"]
	distribution, _ := s.distributionWithRules(object{"name": "N", "event": "manual_distribution_schedule", "segment_id": notBob, "send_at": "2026-11-21T12:00:00Z", "target_url": to.URL},
		object{"1": object{"name": "customer.segment", "conditions": object{"$is_not": []any{s.post("/v1/segments", object{
			"name": "Cyd", "type": "passive", "filter": object{"junction": "and", "name": object{"conditions": object{"$is": []string{"Cyd"}}}}})["id"]}}}})
	id := strings.TrimPrefix(distribution, path+"/")
	hooks := s.engine.Project(s.project).Webhooks
	if err := webhook.EnqueueDue(t.Context(), hooks); err != nil {
		t.Fatal(err)
	}
	if err := s.perform(t.Context(), "DISTRIBUTIONS.SEND", object{"DistributionID": id}); err != nil {
		t.Fatal(err)
	}
	first := s.deliveries()
	slices.SortFunc(first, func(a, b webhook.Delivery) int { return a.NextAt.Compare(b.NextAt) })
	if last := first[len(first)-1]; !first[0].NextAt.Equal(noon) || !last.NextAt.Equal(noon.Add(66*20*time.Millisecond)) {
		t.Errorf("the first portion is sent from %s to %s", first[0].NextAt, last.NextAt)
	}
	s.put(distribution, object{"active": false})
	if paused := s.runDistribution(id); paused.Sent != 67 || !paused.DoneAt.IsZero() {
		t.Errorf("switched off after a portion: %+v", paused)
	}
	s.put(distribution, object{"active": true})
	s.now = s.now.Add(time.Hour) // the job was lost, and is rescheduled
	if done := s.runDistribution(id); done.Sent != 150 || !done.DoneAt.Equal(s.now) {
		t.Errorf("in the end: %+v", done)
	}
	told := map[string]bool{}
	for _, d := range s.deliveries() {
		e, err := s.backend.store(s.project).Events().Get(t.Context(), d.EventID)
		if err != nil {
			t.Fatal(err)
		}
		told[e.CustomerID] = true
	}
	if len(told) != 150 || len(s.deliveries()) != 150 {
		t.Errorf("%d customers got %d deliveries", len(told), len(s.deliveries()))
	}
}

func TestInvalidSchedulesAreRefused(t *testing.T) {
	s := newServer(t)
	path := projects + "/" + s.project + "/distributions"
	segment := s.post("/v1/segments", object{"name": "S", "type": "static"})["id"]
	campaign := s.couponCampaign("C", nil)
	for field, change := range map[string]object{
		"send_at":     {"send_at": nil},
		"segment_id":  {"segment_id": nil},
		"campaign_id": {"campaign_id": campaign},
		"template":    {"template": `{"a": "{{order.amount}}"}`},
	} {
		body := object{"name": "N", "event": "manual_distribution_schedule", "segment_id": segment, "send_at": "2026-11-21", "target_url": "https://shop.example"}
		for name, value := range change {
			body[name] = value
		}
		s.refuse(400, "invalid_payload", field, "POST", path, body)
	}
	s.refuse(400, "invalid_payload", ".send_at", "POST", path, object{"name": "N", "event": "manual_distribution_schedule", "segment_id": segment, "send_at": "soon", "target_url": "https://shop.example"})
	s.refuse(400, "invalid_payload", ".send_at must not stand", "POST", path, object{"name": "N", "event": "customer.order.paid", "send_at": "2026-11-21", "target_url": "https://shop.example"})

	made := s.post(path, object{"name": "N", "event": "manual_distribution_schedule", "segment_id": segment, "send_at": "2026-11-22", "target_url": "https://shop.example"})
	one := path + "/" + made["id"].(string)
	s.put(one, object{"send_at": "2026-11-21"})
	if got := s.runDistribution(made["id"].(string)); !got.DoneAt.Equal(noon) {
		t.Errorf("to an empty segment: %+v", got)
	}
	for field, change := range map[string]object{
		"send_at": {"send_at": "2026-11-23"}, "event": {"event": "customer.order.paid", "segment_id": nil},
		"segment_id": {"segment_id": s.post("/v1/segments", object{"name": "S2", "type": "static"})["id"]},
	} {
		s.refuse(400, "invalid_payload", "."+field+" must not change", "PUT", one, change)
	}
	s.put(one, object{"name": "Sent", "send_at": "2026-11-21"})
	expectList(t, "deliveries", s.statuses())
}
