package dashboard

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// receiver is a server that receives webhooks. It answers with a status.
func receiver(t *testing.T, answer *atomic.Int64) string {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(int(answer.Load())) }))
	t.Cleanup(server.Close)
	return server.URL
}

// hook makes a webhook for codes that are made.
func (s *site) hook(t *testing.T, target string) webhook.Webhook {
	t.Helper()
	w, err := s.shop.Webhooks.Create(t.Context(), webhook.Change{TargetURL: patch.Set(target), Events: patch.Set([]string{"voucher.created"})})
	s.must(t, err)
	return w
}

// delivered is the latest delivery.
func (s *site) delivered(t *testing.T) webhook.Delivery {
	t.Helper()
	page, err := s.shop.Webhooks.Deliveries(t.Context(), storage.Query{Order: latestFirst, Limit: 1})
	s.must(t, err)
	if len(page.Items) == 0 {
		t.Fatal("there is no delivery")
	}
	return page.Items[0]
}

// fillDeliveries makes a webhook with a delivery that its receiver did not take, and a distribution that is switched off.
func (s *site) fillDeliveries(t *testing.T, name string) {
	var answer atomic.Int64
	answer.Store(500)
	w := s.hook(t, receiver(t, &answer)+"/?"+url.QueryEscape(name))
	_, err := s.shop.Webhooks.CreateDistribution(t.Context(), webhook.DistributionChange{
		Name: patch.Set(name), TargetURL: patch.Set("https://shop.example/"), Event: patch.Set("customer.order.paid"), Active: patch.Set(false),
	})
	s.must(t, err)
	_, err = s.shop.Vouchers.Create(t.Context(), voucher.AmountOff(name[:min(len(name), 200)]+"-D", 500))
	s.must(t, err)
	s.run(t)
	s.ids["webhookId"], s.ids["deliveryId"] = w.ID, s.delivered(t).ID
}

func TestAFailedDeliveryIsShownAndSentAgain(t *testing.T) {
	s := newSite(t, "Shop")
	var answer atomic.Int64
	answer.Store(503)
	w := s.hook(t, receiver(t, &answer))
	s.coupon(t, "CODE", nil)
	s.run(t)
	failed := s.delivered(t)
	hook, delivery := "/dashboard/projects/shop/webhooks/"+w.ID, "/dashboard/projects/shop/deliveries/"+failed.ID
	for path, want := range map[string]string{
		"/dashboard/projects/shop/home": "1 delivery of a webhook failed and will be tried again " + w.TargetURL + " · Answer 503", "/dashboard/projects/shop/webhooks": "Failing 1 delivery will be tried again",
		hook: "Failed, tried again", delivery: `"code": "CODE"`,
	} {
		if got := spaced(t, s.get(t, roleRestricted, path)); !strings.Contains(strings.Join(strings.Fields(got), " "), want) {
			t.Errorf("%s says\n%s\nand not\n%s", path, got, want)
		}
	}
	if got := spaced(t, s.get(t, roleViewer, delivery)); !strings.Contains(got, "Answer 503") || strings.Contains(got, "Send again") {
		t.Errorf("a viewer sees\n%s", got)
	}
	answer.Store(200)
	form := url.Values{"once": {s.get(t, roleRestricted, delivery).field(t, delivery+"/resend", "once")}}
	for range 2 {
		if got := s.send(t, roleRestricted, "POST", delivery+"/resend", form); got.StatusCode != http.StatusSeeOther || got.Header.Get("Location") != hook+"?done=resent" {
			t.Fatalf("%d\n%s", got.StatusCode, got.body)
		}
	}
	s.run(t)
	all, err := s.shop.Webhooks.Deliveries(t.Context(), storage.Query{})
	if again := s.delivered(t); err != nil || len(all.Items) != 2 || again.Status != webhook.StatusSucceeded || again.EventID != failed.EventID {
		t.Errorf("there are %d deliveries, the last one is %+v, %v", len(all.Items), again, err)
	}
	if got := spaced(t, s.get(t, roleViewer, hook+"?show=delivered")); !strings.Contains(got, "Answer 200") || strings.Contains(got, "Answer 503") {
		t.Errorf("those that were delivered:\n%s", got)
	}
	if got := s.done(t); len(got) != 1 || got[0] != "webhook.resend DONE  " {
		t.Errorf("by hand: %q", got)
	}
}

// TestAWebhookThatGaveUpSaysWhyAndIsRepaired lets a receiver fail for a day, switches its webhook on again, and sends again what failed.
func TestAWebhookThatGaveUpSaysWhyAndIsRepaired(t *testing.T) {
	s := newSite(t, "Shop")
	var answer atomic.Int64
	answer.Store(500)
	w := s.hook(t, receiver(t, &answer))
	s.coupon(t, "CODE", nil)
	for range 13 {
		s.run(t)
		s.ahead.Add(int64(max(s.delivered(t).NextAt.Sub(s.shop.Now()), 0) + time.Second))
	}
	if given := s.delivered(t); given.Status != webhook.StatusFailed || given.Attempts != 13 {
		t.Fatalf("the delivery is %+v", given)
	}
	hook := "/dashboard/projects/shop/webhooks/" + w.ID
	off := s.get(t, roleAdmin, hook)
	if got := spaced(t, off); !strings.Contains(got, "because voucher.created was not taken in 13 attempts") || strings.Contains(got, "Send again what failed") {
		t.Errorf("the page says\n%s", got)
	}
	if got := spaced(t, s.get(t, roleViewer, "/dashboard/projects/shop/home")); !strings.Contains(got, "A webhook or distribution is switched off") {
		t.Errorf("Home says\n%s", got)
	}
	if got := s.get(t, roleUser, hook); strings.Contains(got.body, hook+"/active") {
		t.Error("a marketer may switch webhooks")
	}
	answer.Store(200)
	s.send(t, roleAdmin, "POST", hook+"/active", url.Values{"active": {"true"}, "once": {off.field(t, hook+"/active", "once")}})
	on := s.get(t, roleAdmin, hook+"?done=webhook-on")
	if got := spaced(t, on); !strings.Contains(got, "Undo") || !strings.Contains(got, "● On") {
		t.Errorf("switched on, the page says\n%s", got)
	}
	if got := s.send(t, roleAdmin, "POST", hook+"/resend", url.Values{"once": {on.field(t, hook+"/resend", "once")}}); got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d\n%s", got.StatusCode, got.body)
	}
	s.run(t)
	if again := s.delivered(t); again.Status != webhook.StatusSucceeded {
		t.Errorf("the delivery is %+v", again)
	}
	if got := spaced(t, s.get(t, roleViewer, hook)); !strings.Contains(got, "Deliveries: 0 → 1") && !strings.Contains(got, "Deliveries : – → 1") {
		t.Errorf("by hand:\n%s", got)
	}
	// Switched off by a person, it says so.
	s.send(t, roleAdmin, "POST", hook+"/active", url.Values{"active": {"false"}, "once": {s.get(t, roleAdmin, hook).field(t, hook+"/active", "once")}})
	if got := spaced(t, s.get(t, roleAdmin, hook)); !strings.Contains(got, "Switched off on ") || strings.Contains(got, "attempts. Events") {
		t.Errorf("switched off, the page says\n%s", got)
	}
}

// TestAWebhookIsMadeAndChangedByHand makes a webhook, changes its address and events, and reads its secret.
func TestAWebhookIsMadeAndChangedByHand(t *testing.T) {
	s := newSite(t, "Shop")
	const list = "/dashboard/projects/shop/webhooks"
	stored := func() webhook.Webhook {
		t.Helper()
		page, err := s.shop.Webhooks.List(t.Context(), storage.Query{})
		s.must(t, err)
		if len(page.Items) != 1 {
			t.Fatalf("there are %d webhooks", len(page.Items))
		}
		return page.Items[0]
	}
	form := s.get(t, roleAdmin, list+"/new").formAt(t, list)
	form.Set("target_url", "https://shop.example/hooks")
	form["events"] = []string{"voucher.created", "order.returned"}
	made := s.send(t, roleAdmin, "POST", list, form)
	one := stored()
	at := list + "/" + one.ID
	if made.Header.Get("Location") != at+"?done=webhook-made" || one.TargetURL != "https://shop.example/hooks" || !one.Active || !slices.Equal(one.Events, form["events"]) {
		t.Errorf("made: %d %q, %+v", made.StatusCode, made.Header.Get("Location"), one)
	}
	if again := s.send(t, roleAdmin, "POST", list, form); again.Header.Get("Location") != list || stored().ID != one.ID {
		t.Errorf("the form sent twice: %d %q", again.StatusCode, again.Header.Get("Location"))
	}

	edit := s.get(t, roleAdmin, at+"/edit")
	s.check(t, roleAdmin, "webhooks/"+one.ID+"/edit", edit)
	form = edit.formAt(t, at+"/edit")
	if !strings.Contains(edit.body, `value="order.returned" checked`) || form.Get("target_url") != one.TargetURL {
		t.Errorf("the form has not what is stored: %v\n%s", form, edit.body)
	}
	form["events"] = []string{"voucher.deleted"}
	form.Set("target_url", "https://shop.example/others")
	if got := s.send(t, roleAdmin, "POST", at+"/edit", form); got.StatusCode != 303 || stored().TargetURL != "https://shop.example/others" || stored().Events[0] != "voucher.deleted" {
		t.Errorf("changed: %d, %+v", got.StatusCode, stored())
	}
	if text := s.get(t, roleAdmin, at).text(t); !strings.Contains(text, "Changed a webhook") {
		t.Errorf("the page does not say who changed it:\n%s", text)
	}

	for what, c := range map[string]struct {
		target string
		events []string
	}{"target_url": {"shop.example", []string{"voucher.created"}}, "events": {"https://shop.example/hooks", nil}} {
		got := s.send(t, roleAdmin, "POST", at+"/edit", url.Values{"once": {"form_" + what}, "from": {fromOf(stored().UpdatedAt)}, "target_url": {c.target}, "events": c.events})
		s.check(t, roleAdmin, "webhooks/"+one.ID+"/edit", got)
		if got.StatusCode != 422 || !strings.Contains(got.body, `id="field-`+what+`-error"`) {
			t.Errorf("%s: %d\n%s", what, got.StatusCode, got.body)
		}
	}

	settings, err := s.engine.Projects.Get(t.Context(), "shop")
	s.must(t, err)
	token := s.get(t, roleAdmin, at+"/secret").secretsOn(t)["webhook-token"]
	if token == "" || token != settings.WebhookToken() {
		t.Errorf("the secret is %q", token)
	}
	s.nowhereElse(t, token, at, list, at+"/edit", auditPath)
}
