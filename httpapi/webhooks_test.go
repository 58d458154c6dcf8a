package httpapi_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// receiver is a server that receives webhooks. It answers with a status that the test sets.
type receiver struct {
	*httptest.Server
	mu     sync.Mutex
	answer int
	got    []received
}

type received struct {
	body      object
	raw       []byte
	signature string
	agent     string
}

func newReceiver(t *testing.T) *receiver {
	r := &receiver{answer: http.StatusOK}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		raw, err := io.ReadAll(req.Body)
		if err != nil {
			t.Error(err)
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		if r.answer < 300 {
			r.got = append(r.got, received{decodeJSON(t, raw).(object), raw, req.Header.Get("x-voucherify-signature"), req.UserAgent()})
		}
		if r.answer == http.StatusFound {
			w.Header().Set("Location", "/elsewhere")
		}
		w.WriteHeader(r.answer)
	}))
	t.Cleanup(r.Close)
	return r
}

func (r *receiver) answers(status int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.answer = status
}

func (r *receiver) arrived() []received {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.got
}

// sort sorts what arrived since then into the order of its events: deliveries about different objects are sent at once.
func (r *receiver) sort(since int, deliveries []webhook.Delivery) {
	r.mu.Lock()
	defer r.mu.Unlock()
	position := func(g received) int {
		return slices.IndexFunc(deliveries, func(d webhook.Delivery) bool { return d.ID == g.body["id"] })
	}
	slices.SortStableFunc(r.got[since:], func(a, b received) int { return position(a) - position(b) })
}

func (r *receiver) types() (types []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, g := range r.got {
		types = append(types, g.body["type"].(string))
	}
	return types
}

// newWebhookReceiver returns a server whose webhooks may go to loopback addresses, and a receiver with a webhook for these types.
// Jobs wait until the test calls deliver.
func newWebhookReceiver(t *testing.T, types ...string) (*server, *receiver, string) {
	t.Helper()
	s := &server{t: t, now: noon, backend: newBackend(t)}
	e := env.System()
	e.Now = func() time.Time { return s.now }
	s.engine = s.backend.engine(punchcard.WithEnv(e), punchcard.WithPrivateWebhooks())
	p, err := s.engine.Projects.Create(t.Context(), project.NewProject{Name: "Shop"})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := s.engine.Projects.GrantNew(t.Context(), p.ID, "test")
	if err != nil {
		t.Fatal(err)
	}
	s.project, s.api, s.headers = p.ID, httpapi.New(s.engine), headersOf(keys)
	to := newReceiver(t)
	s.receiver = to
	made := s.post(projects+"/"+p.ID+"/webhooks", object{"target_url": to.URL + "/hook", "events": types})
	return s, to, made["id"].(string)
}

// deliver processes committed events and makes every delivery attempt that is due.
func (s *server) deliver() {
	s.t.Helper()
	if err := s.engine.DrainEvents(s.t.Context(), s.project); err != nil {
		s.t.Fatal(err)
	}
	for tried := true; tried; {
		tried = false
		for _, d := range s.deliveries() {
			if d.Status == webhook.StatusPending && !d.NextAt.After(s.now) {
				before := len(s.receiver.arrived())
				if err := s.perform(s.t.Context(), "WEBHOOKS.SEND", object{"WebhookID": d.WebhookID}); err != nil {
					s.t.Fatal(err)
				}
				s.receiver.sort(before, s.deliveries())
				tried = true
				break
			}
		}
	}
}

func (s *server) deliveries() []webhook.Delivery {
	s.t.Helper()
	page, err := s.engine.Project(s.project).Webhooks.Deliveries(s.t.Context(), storage.Query{Order: []storage.Order{{Field: "position"}}})
	if err != nil {
		s.t.Fatal(err)
	}
	return page.Items
}

// statuses returns the type, status and number of attempts of each delivery.
func (s *server) statuses() (all []string) {
	for _, d := range s.deliveries() {
		all = append(all, fmt.Sprint(d.EventType, " ", d.Status, " ", d.Attempts))
	}
	return all
}

func expectList(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

var coupon = object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}}

func TestWebhooksAreMadeChangedAndDeleted(t *testing.T) {
	s := newServer(t)
	path := projects + "/" + s.project + "/webhooks"
	made := s.post(path, object{"target_url": "https://shop.example/hooks", "events": []string{"voucher.gift.balance_aded", "voucher.created"}})
	shows(t, made, `{"id":"*","target_url":"https://shop.example/hooks","events":["voucher.gift.balance_added","voucher.created"],"active":true,
		"created_at":"*","object":"webhook"}`)
	one := path + "/" + made["id"].(string)
	changed := s.put(one, object{"events": []string{"campaign.created"}, "active": false})
	shows(t, object{"events": changed["events"], "active": changed["active"], "url": changed["target_url"]},
		`{"events":["campaign.created"],"active":false,"url":"https://shop.example/hooks"}`)
	shows(t, s.get(one), `{"id":"*","target_url":"https://shop.example/hooks","events":["campaign.created"],"active":false,"created_at":"*","object":"webhook"}`)
	list := s.get(path)
	shows(t, object{"total": list["total"], "ids": fmt.Sprint(pluck(list, "id")), "ref": list["data_ref"]}, `{"total":1,"ids":"[`+made["id"].(string)+`]","ref":"data"}`)
	for _, c := range []struct {
		field string
		body  object
	}{
		{"target_url", object{"events": []string{"voucher.created"}}}, {"events", object{"target_url": "https://a.example"}},
		{"target_url", object{"target_url": "http://10.0.0.1/", "events": []string{"voucher.created"}}},
		{"events[0]", object{"target_url": "https://a.example", "events": []string{"customer.order.paid"}}},
		{"events", object{"target_url": "https://a.example", "events": "voucher.created"}},
		{"active", object{"target_url": "https://a.example", "events": []string{"voucher.created"}, "active": "yes"}},
	} {
		s.refuse(400, "invalid_payload", c.field, "POST", path, c.body)
	}
	s.refuse(400, "invalid_payload", "events", "PUT", one, object{"events": nil})
	s.del(one)
	s.expect(404, "GET", one, nil)
}

func TestWebhookGetsItsEventsSigned(t *testing.T) {
	s, to, id := newWebhookReceiver(t, "voucher.created", "redemption.succeeded")
	v := s.post("/v1/vouchers/CODE-1", coupon)
	s.post("/v1/categories", object{"name": "Nobody asked", "hierarchy": 1})
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "CODE-1"}}, "order": object{"amount": 1000}, "customer": object{"source_id": "ann"}})
	s.deliver()
	expectList(t, "what arrived", to.types(), "voucher.created", "redemption.succeeded")
	settings, err := s.engine.Projects.Get(t.Context(), s.project)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range to.got {
		if g.signature != webhook.Signature(settings.WebhookToken(), g.raw) || g.agent != "Punchcard" {
			t.Errorf("signature %s, user agent %s", g.signature, g.agent)
		}
		if bytes.ContainsAny(g.raw, "\n") {
			t.Errorf("the body is not compact: %s", g.raw)
		}
	}
	first := to.got[0].body
	data := first["data"].(object)
	shows(t, object{"id": first["id"], "project": first["project_id"], "created_at": first["created_at"], "source": first["source"], "event": first["event"],
		"campaign": data["campaign"], "keys": fmt.Sprint(len(data))},
		`{"id":"*","project":"`+s.project+`","created_at":"2026-11-21T12:00:00.000Z","source":{"id":"`+id+`","object":"webhook","target_url":"`+to.URL+`/hook"},
		"event":{"id":"*","type":"voucher.created","created_at":"2026-11-21T12:00:00.000Z","entity_id":"`+v["id"].(string)+`","group_id":"*","event_source":{"channel":"API"}},
		"campaign":null,"keys":"2"}`)
	if code := data["voucher"].(object)["code"]; code != "CODE-1" {
		t.Errorf("the voucher of voucher.created: %v", data["voucher"])
	}
	redeemed := to.got[1].body["data"].(object)
	shows(t, object{
		"customer": redeemed["customer"].(object)["source_id"], "amount": redeemed["order"].(object)["total_amount"], "campaign": redeemed["campaign"],
		"code": redeemed["voucher"].(object)["code"], "used": redeemed["voucher"].(object)["redemption"].(object)["redeemed_quantity"],
		"result": redeemed["redemption"].(object)["result"], "stack": redeemed["promotion_stack"], "holder": redeemed["holder"], "keys": fmt.Sprint(len(redeemed)),
	}, `{"customer":"ann","amount":900,"campaign":null,"code":"CODE-1","used":1,"result":"SUCCESS","stack":null,"holder":null,"keys":"9"}`)
}

func TestAReceiverThatWasDownForAnHourGetsEverythingOnceAndInOrder(t *testing.T) {
	s, to, made := newWebhookReceiver(t, "voucher.created", "voucher.updated", "voucher.disabled")
	to.answers(http.StatusServiceUnavailable)
	s.post("/v1/vouchers/CODE-1", coupon)
	s.put("/v1/vouchers/CODE-1", object{"metadata": object{"a": 1}})
	s.post("/v1/vouchers/CODE-1/disable", nil)
	for end := noon.Add(55 * time.Minute); s.now.Before(end); s.now = s.now.Add(time.Minute) {
		s.deliver()
	}
	expectList(t, "before the hour is over", s.statuses(), "voucher.created PENDING 7", "voucher.updated QUEUED 0", "voucher.disabled QUEUED 0")
	expectList(t, "what arrived", to.types())
	to.answers(http.StatusOK)
	s.now = noon.Add(64 * time.Minute)
	s.deliver()
	s.deliver()
	expectList(t, "in the end", s.statuses(), "voucher.created SUCCEEDED 8", "voucher.updated SUCCEEDED 1", "voucher.disabled SUCCEEDED 1")
	expectList(t, "what arrived", to.types(), "voucher.created", "voucher.updated", "voucher.disabled")

	log := "/management/v1/projects/" + s.project + "/webhooks/" + made + "/deliveries"
	last := s.get(log + "?limit=1&order=-created_at")["data"].([]any)[0].(object)
	shows(t, last["event_type"], `"voucher.disabled"`)
	s.post(log+"/"+last["id"].(string)+"/resend", nil)
	s.deliver()
	expectList(t, "with one sent again", to.types(), "voucher.created", "voucher.updated", "voucher.disabled", "voucher.disabled")
}

func TestFailingDeliveryBlocksItsSubjectAlone(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "voucher.created", "voucher.updated")
	to.answers(http.StatusFound) // a redirect is no success and is not followed
	s.post("/v1/vouchers/CODE-1", coupon)
	s.deliver()
	to.answers(http.StatusOK)
	s.put("/v1/vouchers/CODE-1", object{"metadata": object{"a": 1}})
	s.post("/v1/vouchers/CODE-2", coupon)
	s.deliver()
	expectList(t, "deliveries", s.statuses(), "voucher.created PENDING 1", "voucher.updated QUEUED 0", "voucher.created SUCCEEDED 1")
	if d := s.deliveries()[0]; len(d.Log) != 1 || d.Log[0].Status != http.StatusFound {
		t.Errorf("the log: %+v", d.Log)
	}
}

func TestAWebhookIsSwitchedOffAfterADayOfFailures(t *testing.T) {
	s, to, id := newWebhookReceiver(t, "voucher.created", "voucher.updated")
	to.answers(http.StatusInternalServerError)
	s.post("/v1/vouchers/CODE-1", coupon)
	s.put("/v1/vouchers/CODE-1", object{"metadata": object{"a": 1}})
	s.deliver()
	for _, after := range []time.Duration{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440} {
		one := s.get(projects + "/" + s.project + "/webhooks/" + id)
		if one["active"] != true {
			t.Fatalf("switched off %s after noon", s.now.Sub(noon))
		}
		s.now = noon.Add(after * time.Minute)
		s.deliver()
	}
	expectList(t, "deliveries", s.statuses(), "voucher.created FAILED 13", "voucher.updated CANCELED 0")
	one := projects + "/" + s.project + "/webhooks/" + id
	shows(t, s.get(one)["active"], `false`)
	s.post("/v1/vouchers/CODE-2", coupon)
	s.deliver()
	if n := len(s.deliveries()); n != 2 {
		t.Errorf("%d deliveries, want the 2 of before", n)
	}

	to.answers(http.StatusOK)
	hooks, failed := s.engine.Project(s.project).Webhooks, s.deliveries()[0]
	if _, err := hooks.Resend(t.Context(), failed.ID); err == nil || !strings.Contains(err.Error(), "switched off") {
		t.Errorf("resending to a webhook that is off: %v", err)
	}
	s.put(one, object{"active": true})
	again, err := hooks.Resend(t.Context(), failed.ID)
	if err != nil {
		t.Fatal(err)
	}
	s.deliver()
	expectList(t, "what arrived", to.types(), "voucher.created")
	if got := to.got[0].body; got["id"] != again.ID || again.ID == failed.ID || got["data"].(object)["voucher"].(object)["code"] != "CODE-1" {
		t.Errorf("what was sent again: %v", got)
	}

	s.now = s.now.Add(31 * 24 * time.Hour)
	if more, err := webhook.DailySteps(hooks)[0].Do(t.Context(), "", nil); more || err != nil {
		t.Fatal(more, err)
	}
	expectList(t, "after a month", s.statuses())
}

func TestStackSendsEventsOfPartsAndParent(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "redemption.succeeded", "redemption.failed", "redemption.rollback.succeeded")
	s.post("/v1/vouchers/A", coupon)
	s.post("/v1/vouchers/B", coupon)
	done := s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "A"}, {"object": "voucher", "id": "B"}}, "order": object{"amount": 1000}})
	parent := done["parent_redemption"].(object)["id"].(string)
	s.post("/v1/redemptions/"+parent+"/rollbacks", nil)
	s.post("/v1/vouchers/A/disable", nil)
	s.expect(400, "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "A"}}, "order": object{"amount": 1000}})
	s.deliver()
	counts := map[string]int{}
	for _, kind := range to.types() {
		counts[kind]++
	}
	if diff := cmp.Diff(map[string]int{"redemption.succeeded": 3, "redemption.rollback.succeeded": 3, "redemption.failed": 1}, counts); diff != "" {
		t.Errorf("what arrived (-want +got):\n%s", diff)
	}
	for _, g := range to.got {
		data := g.body["data"].(object)
		record := data["redemption"].(object)
		switch g.body["type"] {
		case "redemption.failed":
			shows(t, object{"result": record["result"], "voucher": data["voucher"], "order": data["order"]}, `{"result":"FAILURE","voucher":null,"order":null}`)
		case "redemption.rollback.succeeded":
			back := data["redemption_rollback"].(object)
			shows(t, object{"back": back["object"], "of": record["object"]}, `{"back":"redemption_rollback","of":"redemption"}`)
		}
	}
}

func TestEventDataMatchesItsType(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, webhook.Types...)
	campaign := s.post("/v1/campaigns", object{"name": "Promo", "campaign_type": "PROMOTION"})
	tier := s.post("/v1/promotions/"+campaign["id"].(string)+"/tiers", object{"name": "Tier", "action": object{"discount": object{"type": "PERCENT", "percent_off": 5, "effect": "APPLY_TO_ORDER"}}})
	s.post("/v1/promotions/"+campaign["id"].(string)+"/stacks", object{"name": "Stack", "tiers": object{"ids": []any{tier["id"]}}})
	rule := s.post("/v1/validation-rules", object{"name": "Rule", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1}}}}})
	s.post("/v1/validation-rules/"+rule["id"].(string)+"/assignments", object{"related_object_type": "promotion_tier", "related_object_id": tier["id"]})
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500}})
	s.post("/v1/vouchers/GIFT/balance", object{"amount": 100})
	s.post("/v1/customers", object{"source_id": "ann", "name": "Ann"})
	s.post("/v1/publications", object{"voucher": "GIFT", "customer": object{"source_id": "ann"}})
	s.deliver()
	got := map[string]object{}
	for _, r := range to.got {
		got[r.body["type"].(string)] = r.body["data"].(object)
	}
	for kind, want := range map[string]string{
		"campaign.created":                            "campaign.name=Promo created_at=2026-11-21T12:00:00.000Z",
		"campaign.promotion_tier.created":             "campaign.name=Promo promotion_tier.name=Tier",
		"campaign.promotion_stack.created":            "campaign.name=Promo promotion_stack.name=Stack",
		"business_validation_rule.created":            "rule.name=Rule created_at=2026-11-21T12:00:00.000Z",
		"business_validation_rule.assignment.created": "rule.name=Rule assignment.related_object_type=promotion_tier promotion_tier.name=Tier voucher=<nil> campaign=<nil> earning_rule=<nil> distribution=<nil>",
		"voucher.created":                             "voucher.code=GIFT voucher.gift.amount=500 campaign=<nil>",
		"voucher.gift.balance_added":                  "voucher.code=GIFT balance.amount=100 balance.balance=600 transaction.type=CREDITS_ADDITION campaign=<nil>",
		"voucher.gift.transaction.created":            "transaction.details.balance.amount=100 holder=<nil> order=<nil> redemption=<nil>",
		"customer.created":                            "customer.name=Ann customer.summary.redemptions.total_redeemed=0",
		"publication.succeeded":                       "customer.source_id=ann voucher.code=GIFT campaign=<nil> user=<nil> publication.result=SUCCESS",
		"voucher.published":                           "customer.source_id=ann voucher.code=GIFT publication.result=SUCCESS",
	} {
		data, ok := got[kind]
		if !ok {
			t.Errorf("no event %s was sent", kind)
		}
		for _, pair := range strings.Fields(want) {
			path, value, _ := strings.Cut(pair, "=")
			var at any = data
			for _, key := range strings.Split(path, ".") {
				inner, _ := at.(object)
				known := false
				if at, known = inner[key]; !known {
					t.Errorf("%s: there is no %s in %v", kind, path, data)
				}
			}
			if fmt.Sprint(at) != value {
				t.Errorf("%s: %s is %v, want %s", kind, path, at, value)
			}
		}
	}
}

func TestDeliveriesThatAreDueGetJobs(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "voucher.created")
	to.answers(http.StatusInternalServerError)
	s.post("/v1/vouchers/CODE-1", coupon)
	s.deliver()
	to.answers(http.StatusOK)
	s.now = s.now.Add(time.Minute)
	if err := webhook.EnqueueDue(t.Context(), s.engine.Project(s.project).Webhooks); err != nil {
		t.Fatal(err)
	}
	s.withJobs()
	s.await(func() bool { return len(to.types()) > 0 }, func() any { return to.types() })
	expectList(t, "what arrived", to.types(), "voucher.created")
}

func TestStoppedServerDeliversLater(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "voucher.created")
	s.post("/v1/vouchers/CODE-1", coupon)
	if err := s.engine.DrainEvents(t.Context(), s.project); err != nil {
		t.Fatal(err)
	}
	d := s.deliveries()[0]
	ctx, stop := context.WithCancel(t.Context())
	slow := http.HandlerFunc(func(http.ResponseWriter, *http.Request) { stop() })
	handler := to.Config.Handler
	to.Config.Handler = slow
	err := s.perform(ctx, "WEBHOOKS.SEND", object{"WebhookID": d.WebhookID})
	to.Config.Handler = handler
	if err == nil {
		t.Error("the job is not returned")
	}
	expectList(t, "while it stops", s.statuses(), "voucher.created PENDING 0")
	s.deliver()
	expectList(t, "later", s.statuses(), "voucher.created SUCCEEDED 1")
}

func TestWebhooksOfExpiredPointsAndCustomEvents(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "voucher.loyalty_card.points_expired")
	s.post(projects+"/"+s.project+"/distributions", object{"name": "Events", "event": "customer.custom_event", "target_url": to.URL + "/distribution"})
	schema := s.schema("signup")
	s.post("/v1/events", object{"event": "signup", "customer": object{"source_id": "ann"}})
	s.post("/v1/events", object{"event": "stray", "customer": object{"source_id": "ann"}})
	_, club := s.loyaltyCampaign("Club", lasting(1))
	card := s.card(club, "ann")
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 50})
	s.now = noon.AddDate(0, 3, 0)
	if err := s.engine.Project(s.project).CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.deliver()
	var told []any
	for _, r := range to.got {
		data := r.body["data"].(object)
		if r.body["type"] == "customer.custom_event" {
			told = append(told, data["event_schema"])
			continue
		}
		for _, b := range data["buckets"].([]any) {
			b := b.(object)
			told = append(told, object{"points": b["bucket"].(object)["total_points"], "status": b["status"], "object": b["object"], "of": data["points"]})
		}
	}
	shows(t, told, `[{"id":"`+schema+`","name":"signup"}, null, {"points":50,"status":"EXPIRED","object":"loyalty_points_bucket","of":50}]`)
}

func TestAWebhookTellsWhichCodeWasGivenForPoints(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "redemption.succeeded")
	_, club := s.loyaltyCampaign("Club")
	coupons := s.post("/v1/campaigns", object{"name": "Coupons", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "voucher": coupon})["id"]
	card := s.card(club, "ann")
	s.add(card, 100)
	s.post("/v1/loyalties/members/"+card+"/redemption", object{"reward": object{"id": s.reward(club, 20, object{"campaign": object{"id": coupons}})}})
	s.deliver()
	given := to.last("redemption.succeeded")["redemption"].(object)["reward"].(object)["voucher"].(object)
	shows(t, object{"type": given["type"], "campaign": given["campaign"], "categories": given["categories"]}, `{"type": "DISCOUNT_VOUCHER", "campaign": "Coupons", "categories": []}`)
}
