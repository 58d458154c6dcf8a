package httpapi_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/webhook"
)

// newDistributionReceiver returns a server, a receiver without a webhook, and the path of distributions.
func newDistributionReceiver(t *testing.T) (s *server, to *receiver, path string) {
	s, to, hook := newWebhookReceiver(t, "voucher.deleted")
	s.del(projects + "/" + s.project + "/webhooks/" + hook)
	return s, to, projects + "/" + s.project + "/distributions"
}

func TestDistributionsAreMadeChangedAndDeleted(t *testing.T) {
	s := newServer(t)
	path := projects + "/" + s.project + "/distributions"
	campaign := s.post("/v1/campaigns", object{"name": "Thanks", "campaign_type": "DISCOUNT_COUPONS", "voucher": coupon})["id"]
	made := s.post(path, object{"name": "Paid", "event": "customer.order.paid", "target_url": "https://shop.example/paid", "publish_campaign_id": "Thanks"})
	shows(t, made, `{"id":"*","name":"Paid","event":"customer.order.paid","event_name":null,"target_url":"https://shop.example/paid","campaign_id":null,
		"segment_id":null,"custom_event":null,"publish_campaign_id":"`+campaign.(string)+`","raw":false,"template":null,"active":true,
		"created_at":"*","object":"distribution"}`)
	one := path + "/" + made["id"].(string)
	if !strings.HasPrefix(made["id"].(string), "distr_") {
		t.Errorf("the id %s", made["id"])
	}
	changed := s.put(one, object{"event_name": "thanks", "active": false, "raw": true, "publish_campaign_id": nil, "template": `{"a":"{{customer.name}}"}`})
	shows(t, changed, `{"id":"*","name":"Paid","event":"customer.order.paid","event_name":"thanks","target_url":"https://shop.example/paid","campaign_id":null,
		"segment_id":null,"custom_event":null,"publish_campaign_id":null,"raw":true,"template":"{\"a\":\"{{customer.name}}\"}","active":false,
		"created_at":"*","object":"distribution"}`)
	if diff := cmp.Diff(changed, s.get(one)); diff != "" {
		t.Errorf("read (-changed +read):\n%s", diff)
	}
	expectList(t, "distributions", pluck(s.get(path), "name"), "Paid")

	// A webhook is no distribution, and the other way round.
	hooks := projects + "/" + s.project + "/webhooks"
	hook := s.post(hooks, object{"target_url": "https://shop.example/hooks", "events": []string{"voucher.created"}})["id"].(string)
	expectList(t, "webhooks", pluck(s.get(hooks), "id"), hook)
	for _, stray := range []string{path + "/" + hook, hooks + "/" + made["id"].(string)} {
		s.refuse(404, "not_found", "", "GET", stray, nil)
		s.refuse(404, "not_found", "", "PUT", stray, object{"active": false})
		s.refuse(404, "not_found", "", "DELETE", stray, nil)
		s.refuse(404, "not_found", "", "GET", stray+"/deliveries", nil)
	}
	s.del(one)
	s.refuse(404, "not_found", "", "GET", one, nil)
}

func TestInvalidDistributionsAreRefused(t *testing.T) {
	s := newServer(t)
	path := projects + "/" + s.project + "/distributions"
	for field, change := range map[string]object{
		"name":                {"name": strings.Repeat("x", 256)},
		"event":               {"event": "voucher.created"},
		"target_url":          {"target_url": "http://127.0.0.1/x"},
		"segment_id":          {"segment_id": s.post("/v1/segments", object{"name": "S", "type": "static"})["id"]},
		"custom_event":        {"custom_event": "signup"},
		"publish_campaign_id": {"event": "customer.publication.succeeded", "publish_campaign_id": s.post("/v1/campaigns", object{"name": "C", "campaign_type": "DISCOUNT_COUPONS", "voucher": coupon})["id"]},
		"template":            {"template": `{"a": {{voucherify.x}}}`},
	} {
		body := object{"name": "N", "event": "customer.order.paid", "target_url": "https://shop.example/paid"}
		for name, value := range change {
			body[name] = value
		}
		s.refuse(400, "invalid_payload", "."+field, "POST", path, body)
	}
	for _, name := range []string{"name", "event", "target_url"} {
		body := object{"name": "N", "event": "customer.order.paid", "target_url": "https://shop.example/paid"}
		delete(body, name)
		s.refuse(400, "invalid_payload", name, "POST", path, body)
	}
	for _, name := range []string{"campaign_id", "publish_campaign_id"} {
		s.refuse(404, "not_found", "nobody", "POST", path, object{"name": "N", "event": "customer.order.paid", "target_url": "https://shop.example", name: "nobody"})
	}
	s.refuse(404, "not_found", "seg_x", "POST", path, object{"name": "N", "event": "customer.segment.left", "target_url": "https://shop.example", "segment_id": "seg_x"})
	expectList(t, "nothing was made", pluck(s.get(path), "id"))
}

// TestDistributionFiltersEvents has distributions of one custom event and of one campaign.
func TestDistributionFiltersEvents(t *testing.T) {
	s, to, path := newDistributionReceiver(t)
	of := func(name string, narrowed object) {
		narrowed["name"], narrowed["event_name"], narrowed["target_url"] = name, name, to.URL
		s.post(path, narrowed)
	}
	s.post("/v1/campaigns", object{"name": "A", "campaign_type": "DISCOUNT_COUPONS", "voucher": coupon})
	s.post("/v1/campaigns", object{"name": "B", "campaign_type": "DISCOUNT_COUPONS", "voucher": coupon})
	of("signups", object{"event": "customer.custom_event", "custom_event": "signup"})
	of("all events", object{"event": "customer.custom_event"})
	of("given of A", object{"event": "customer.publication.succeeded", "campaign_id": "A"})
	of("asleep", object{"event": "customer.custom_event", "active": false})
	for _, name := range []string{"visit", "signup"} {
		s.post("/v1/events", object{"event": name, "customer": object{"source_id": "ann"}})
	}
	for _, name := range []string{"B", "A"} {
		s.post("/v1/publications", object{"campaign": name, "customer": object{"source_id": "ann"}})
	}
	s.deliver()
	got := map[string]int{}
	for _, kind := range to.types() {
		got[kind]++
	}
	if diff := cmp.Diff(map[string]int{"signups": 1, "all events": 2, "given of A": 1}, got); diff != "" {
		t.Errorf("what was sent (-want +got):\n%s", diff)
	}
}

// TestDistributionSendsItsTemplate sends the rendered template as the whole body, and signs it.
func TestDistributionSendsItsTemplate(t *testing.T) {
	s, to, path := newDistributionReceiver(t)
	distribution := object{"name": "Raw", "event": "customer.order.paid", "target_url": to.URL, "raw": true, "template": `
		{"to": "{{ customer.email }}", "text": "Thanks, {{customer.name}}: {{order.amount}} <3", "paid": {{order.amount}},
		 "first": {{order.items.0.quantity}}, "whole": {{customer.metadata}}, "none": {{redemption.id}}, "nothing": "{{order.items.7.price}}"}`}
	made := s.post(path, distribution)
	s.post("/v1/orders", object{"status": "PAID", "items": []object{{"quantity": 2, "price": 50, "product": object{"name": "Mug"}}},
		"customer": object{"source_id": "ann", "name": `Ann "the" <b>`, "email": "ann@shop.example", "metadata": object{"n": 1}}})
	s.deliver()
	if len(to.got) != 1 {
		t.Fatalf("%d were sent", len(to.got))
	}
	const want = `{"to":"ann@shop.example","text":"Thanks, Ann \"the\" <b>: 100 <3","paid":100,"first":2,"whole":{"n":1},"none":null,"nothing":""}`
	if string(to.got[0].raw) != want {
		t.Errorf("sent %s\nwant %s", to.got[0].raw, want)
	}
	token := s.get(projects + "/" + s.project)["webhook_token"].(string)
	if to.got[0].signature != webhook.Signature(token, to.got[0].raw) {
		t.Error("the signature is not that of the body")
	}
	log := path + "/" + made["id"].(string) + "/deliveries"
	first := s.get(log)["data"].([]any)[0].(object)
	shows(t, first, `{"id":"*","event_id":"*","event_type":"customer.order.paid","status":"SUCCEEDED","target_url":"`+to.URL+`",
		"attempts":[{"at":"*","status":200,"error":null,"milliseconds":"*"}],"next_attempt_at":null,"body":`+want+`,"created_at":"*","finished_at":"*","object":"webhook_delivery"}`)
	again := s.post(log+"/"+first["id"].(string)+"/resend", nil)
	s.deliver()
	if len(to.got) != 2 || string(to.got[1].raw) != want {
		t.Errorf("sent again: %d, %v", len(to.got), again)
	}
	expectList(t, "those that wait", pluck(s.get(log+"?filters[status][conditions][$is]=PENDING"), "id"))
	s.refuse(404, "not_found", "whs_x", "POST", log+"/whs_x/resend", nil)
}

// TestADistributionGivesACodeOnce retries deliveries: the code is published once. Without a code nothing is sent.
func TestADistributionGivesACodeOnce(t *testing.T) {
	s, to, path := newDistributionReceiver(t)
	s.post("/v1/campaigns", object{"name": "Thanks", "campaign_type": "DISCOUNT_COUPONS", "type": "STATIC", "vouchers_count": 1, "voucher": coupon})
	made := s.post(path, object{"name": "Thanks", "event": "customer.order.paid", "target_url": to.URL, "publish_campaign_id": "Thanks"})
	pay := func(who string) {
		s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": who}})
	}
	to.answers(http.StatusServiceUnavailable)
	pay("ann")
	s.deliver()
	to.answers(http.StatusOK)
	s.now = s.now.Add(2 * 60e9)
	s.deliver()
	if len(to.got) != 1 {
		t.Fatalf("%d were sent", len(to.got))
	}
	body := to.got[0].body
	data := body["data"].(object)
	shows(t, body["source"], `{"id":"`+made["id"].(string)+`","object":"distribution","target_url":"`+to.URL+`"}`)
	if data["campaign"].(object)["name"] != "Thanks" || data["voucher"].(object)["code"] == nil || data["publication"].(object)["channel"] != "distribution" {
		t.Errorf("the data: %s", to.got[0].raw)
	}
	expectList(t, "publications", pluck(s.get("/v1/publications"), "result"), "SUCCESS")

	// The process crashed after it published the code: the next one finds the publication by the id of the delivery.
	s.post("/v1/campaigns/Thanks/vouchers/SECOND", object{})
	pay("carl")
	s.processEvents()
	waiting := s.deliveries()
	s.post("/v1/publications", object{"campaign": "Thanks", "customer": object{"source_id": "carl"}, "source_id": waiting[len(waiting)-1].ID})
	s.deliver()
	if got := to.got[len(to.got)-1].body["data"].(object)["voucher"].(object)["code"]; len(to.got) != 2 || got != "SECOND" {
		t.Errorf("carl was sent %v", got)
	}

	pay("bob")
	s.deliver()
	log := path + "/" + made["id"].(string) + "/deliveries"
	last := s.get(log + "?filters[status][conditions][$is]=CANCELED")["data"].([]any)
	if len(to.got) != 2 || len(last) != 1 || !strings.Contains(last[0].(object)["attempts"].([]any)[0].(object)["error"].(string), "nothing was sent: ") {
		t.Errorf("without codes: %d sent, %v", len(to.got), last)
	}
	if on := s.get(path + "/" + made["id"].(string))["active"]; on != true {
		t.Errorf("the distribution is switched off")
	}
}
