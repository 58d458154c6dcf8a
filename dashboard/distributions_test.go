package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

const hooksPath = "/dashboard/projects/shop/webhooks"

// actsOn are the acts on an object in the audit log, the first one first.
func (s *site) actsOn(t *testing.T, id string) (acts []string) {
	t.Helper()
	page, err := s.shop.Audit.List(t.Context(), storage.Query{Filter: storage.Is("object_id", id), Order: []storage.Order{{Field: "created_at"}}})
	s.must(t, err)
	for _, e := range page.Items {
		acts = append(acts, e.Act+" "+string(e.Status))
	}
	return acts
}

// distribution is the only distribution of the shop.
func (s *site) distribution(t *testing.T) webhook.Webhook {
	t.Helper()
	page, err := s.shop.Webhooks.Distributions(t.Context(), storage.Query{})
	s.must(t, err)
	if len(page.Items) != 1 {
		t.Fatalf("there are %d distributions", len(page.Items))
	}
	return page.Items[0]
}

// TestADistributionIsMadeChangedAndDeletedByHand makes a distribution that gives codes, makes it one for a segment at a time, and deletes it.
func TestADistributionIsMadeChangedAndDeletedByHand(t *testing.T) {
	s := newSite(t, "Shop")
	thanks := s.made(t, "Thanks", 0, nil)
	friends, err := s.shop.Segments.Create(t.Context(), segment.NewSegment{Name: "Friends", Customers: []string{}})
	s.must(t, err)

	blank := s.get(t, roleAdmin, hooksPath+"/distributions/new")
	s.check(t, roleAdmin, "webhooks/distributions/new", blank)
	form := blank.formAt(t, hooksPath+"/distributions")
	for name, value := range map[string]string{
		"name": "Paid orders", "event": "customer.order.paid", "target_url": "https://shop.example/messages", "publish_campaign_id": "Thanks",
		"template": `{"to": "{{customer.email}}"}`, "raw": "true", "event_name": "shop.paid",
	} {
		form.Set(name, value)
	}
	made := s.send(t, roleAdmin, "POST", hooksPath+"/distributions", form)
	one := s.distribution(t)
	at := hooksPath + "/" + one.ID
	if made.Header.Get("Location") != at+"?done=distribution-made" || one.TargetURL != "https://shop.example/messages" || one.Events[0] != "customer.order.paid" || !one.Active {
		t.Errorf("made: %d %q, %+v\n%s", made.StatusCode, made.Header.Get("Location"), one, made.body)
	}
	if want := (webhook.Distribution{Name: "Paid orders", EventName: "shop.paid", PublishCampaignID: thanks.ID, Raw: true, Template: `{"to": "{{customer.email}}"}`}); *one.Distribution != want {
		t.Errorf("made: %+v", one.Distribution)
	}
	if again := s.send(t, roleAdmin, "POST", hooksPath+"/distributions", form); again.Header.Get("Location") != hooksPath || s.distribution(t).ID != one.ID {
		t.Errorf("the form sent twice: %d %q", again.StatusCode, again.Header.Get("Location"))
	}
	if text := spaced(t, s.get(t, roleViewer, at)); !strings.Contains(text, "Code of the campaign Thanks") || !strings.Contains(text, "Sent as shop.paid") || strings.Contains(text, "Delete") {
		t.Errorf("a viewer sees\n%s", text)
	}

	// The form as it is changes nothing, and names what ids stand for.
	read := func() url.Values { t.Helper(); return s.get(t, roleAdmin, at+"/edit").formAt(t, at+"/edit") }
	form = read()
	if form.Get("publish_campaign_id") != "Thanks" || form.Get("raw") != "true" || form.Get("event") != "customer.order.paid" {
		t.Errorf("the form has not what is stored: %v", form)
	}
	s.send(t, roleAdmin, "POST", at+"/edit", form)
	if same := s.distribution(t); *same.Distribution != *one.Distribution || same.TargetURL != one.TargetURL || !same.UpdatedAt.After(one.UpdatedAt) {
		t.Errorf("a form that was sent as it is has changed\n%+v to\n%+v", one.Distribution, same.Distribution)
	}

	form = read()
	form.Set("event", webhook.Scheduled)
	form.Set("segment_id", friends.ID)
	form.Set("send_at", "2031-05-01T12:30")
	form.Set("template", "")
	form.Del("raw")
	changed := s.send(t, roleAdmin, "POST", at+"/edit", form)
	got := s.distribution(t)
	if d := got.Distribution; changed.Header.Get("Location") != at+"?done=distribution-changed" || got.Events[0] != webhook.Scheduled || d.SegmentID != friends.ID || d.Raw || d.Template != "" ||
		d.Schedule == nil || !d.Schedule.SendAt.Equal(time.Date(2031, 5, 1, 12, 30, 0, 0, time.UTC)) {
		t.Fatalf("changed: %d, %+v\n%s", changed.StatusCode, d, changed.body)
	}
	page := s.get(t, roleAdmin, at)
	if text := spaced(t, page); !strings.Contains(text, "Segment Friends") || !strings.Contains(text, "Send at 1 May 2031, 12:30") || !strings.Contains(text, "Changed a distribution") {
		t.Errorf("the page says\n%s", text)
	}

	gone := s.send(t, roleAdmin, "POST", at+"/delete", page.formAt(t, at+"/delete"))
	if after := s.get(t, roleAdmin, at); gone.Header.Get("Location") != hooksPath+"?done=deleted" || after.StatusCode != http.StatusNotFound {
		t.Errorf("deleted: %d %q, then %d", gone.StatusCode, gone.Header.Get("Location"), after.StatusCode)
	}
	if acts := strings.Join(s.actsOn(t, one.ID), ", "); acts != "distribution.created DONE, distribution.updated DONE, distribution.updated DONE, distribution.deleted DONE" {
		t.Errorf("the audit log has %s", acts)
	}
}

// TestADistributionThatCannotBeIsRefusedAtItsField sends forms that the engine refuses, to make one and to change one.
func TestADistributionThatCannotBeIsRefusedAtItsField(t *testing.T) {
	s := newSite(t, "Shop", func(t *testing.T, s *site) { s.fillDeliveries(t, "Paid") })
	one := s.distribution(t)
	for action, from := range map[string]string{hooksPath + "/distributions": hooksPath + "/distributions/new", hooksPath + "/" + one.ID + "/edit": hooksPath + "/" + one.ID + "/edit"} {
		for name, value := range map[string]string{
			"name": " ", "event": "customer.rumor", "target_url": "shop.example", "segment_id": "seg_none", "send_at": "tomorrow", "campaign_id": "None of this name",
			"custom_event": "visited", "publish_campaign_id": "camp_none", "template": "{{order", "event_name": strings.Repeat("n", 256),
		} {
			form := s.get(t, roleAdmin, from).formAt(t, action)
			form.Set("name", "Other")
			form.Set("target_url", "https://shop.example/others")
			form.Set("event", "customer.order.paid")
			form.Set(name, value)
			got := s.send(t, roleAdmin, "POST", action, form)
			s.check(t, roleAdmin, action, got)
			if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, `id="field-`+name+`-error"`) {
				t.Errorf("%s with %s=%q: %d\n%s", action, name, value, got.StatusCode, got.body)
			} else if again := got.formAt(t, action); name != "event_name" && again.Get("event_name") != "" || again.Get("target_url") != form.Get("target_url") {
				t.Errorf("%s with %s=%q: the form has lost what was sent: %v", action, name, value, again)
			}
		}
	}
	if after := s.distribution(t); *after.Distribution != *one.Distribution || !after.UpdatedAt.Equal(one.UpdatedAt) {
		t.Errorf("what was refused has changed %+v", after)
	}
}

// TestAWebhookThatSomebodyElseChangedIsNotReplaced sends the forms of a webhook and a distribution from a state that is no more.
func TestAWebhookThatSomebodyElseChangedIsNotReplaced(t *testing.T) {
	s := newSite(t, "Shop", func(t *testing.T, s *site) { s.fillDeliveries(t, "Paid") })
	for _, id := range []string{s.ids["webhookId"], s.distribution(t).ID} {
		at := hooksPath + "/" + id + "/edit"
		mine, theirs := s.get(t, roleAdmin, at).formAt(t, at), s.get(t, roleAdmin, at).formAt(t, at)
		theirs.Set("target_url", "https://shop.example/theirs")
		mine.Set("target_url", "https://shop.example/mine")
		if theirs.Has("events") {
			theirs["events"], mine["events"] = []string{"voucher.deleted"}, []string{"voucher.updated"}
		}
		s.send(t, roleAdmin, "POST", at, theirs)
		lost := s.send(t, roleAdmin, "POST", at, mine)
		s.check(t, roleAdmin, at, lost)
		again := lost.formAt(t, at)
		if text := lost.text(t); lost.StatusCode != http.StatusConflict || !strings.Contains(text, "Another person has changed this meanwhile") ||
			!strings.Contains(text, "Now: https://shop.example/theirs") || strings.Contains(text, "Now: voucher.deleted") != theirs.Has("events") || again.Get("target_url") != "https://shop.example/mine" {
			t.Errorf("%s: a form from an earlier state: %d %v\n%s", id, lost.StatusCode, again, text)
		}
		if got := s.send(t, roleAdmin, "POST", at, again); got.StatusCode != http.StatusSeeOther {
			t.Errorf("%s: saved again: %d\n%s", id, got.StatusCode, got.body)
		}
		again.Set("from", "x")
		again.Set("once", "form_from_no_state")
		if got := s.send(t, roleAdmin, "POST", at, again); got.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%s: from no state: %d", id, got.StatusCode)
		}
	}
}

// TestAWebhookIsDeletedByHand deletes a webhook with a delivery that waits. The page of the delivery stays.
func TestAWebhookIsDeletedByHand(t *testing.T) {
	s := newSite(t, "Shop", func(t *testing.T, s *site) { s.fillDeliveries(t, "Paid") })
	id := s.ids["webhookId"]
	at := hooksPath + "/" + id
	page := s.get(t, roleAdmin, at)
	if text := page.text(t); !strings.Contains(text, "It is deleted for good. Rules stay, and are no longer assigned to it.") {
		t.Errorf("nobody is asked:\n%s", text)
	}
	form := page.formAt(t, at+"/delete")
	if got := s.send(t, roleUser, "POST", at+"/delete", form); got.StatusCode != http.StatusForbidden {
		t.Errorf("a marketer: %d", got.StatusCode)
	}
	for range 2 { // a double click
		got := s.send(t, roleAdmin, "POST", at+"/delete", form)
		if _, err := s.shop.Webhooks.Get(t.Context(), id); err == nil || got.StatusCode >= 500 {
			t.Errorf("%d, and the webhook is there", got.StatusCode)
		}
	}
	if acts := strings.Join(s.actsOn(t, id), ", "); acts != "webhook.deleted DONE" {
		t.Errorf("the audit log has %s", acts)
	}
	if text := s.get(t, roleAdmin, hooksPath+"?done=deleted").text(t); !strings.Contains(text, "It is deleted") {
		t.Errorf("the list says\n%s", text)
	}
	if got := s.get(t, roleAdmin, s.address(t, "deliveries/{deliveryId}")); got.StatusCode != http.StatusOK {
		t.Errorf("its delivery: %d", got.StatusCode)
	}
}

// TestDistributionsAreInBothLanguages reads the form of a distribution, its page and the question before it is deleted in German.
func TestDistributionsAreInBothLanguages(t *testing.T) {
	s := newSite(t, "Shop", func(t *testing.T, s *site) { s.fillDeliveries(t, "Paid") })
	at := hooksPath + "/" + s.distribution(t).ID
	for path, want := range map[string][2]string{
		hooksPath + "/distributions/new": {"Code of the campaign", "Code der Kampagne"},
		at + "/edit":                     {"Change the distribution", "Distribution ändern"},
		at:                               {"What waits to be sent is canceled.", "Was noch auf das Senden wartet, wird abgebrochen."},
		hooksPath:                        {"New distribution", "Neue Distribution"},
	} {
		for i, language := range []string{"en", "de"} {
			if text := s.get(t, roleAdmin, path, "Accept-Language", language).text(t); !strings.Contains(text, want[i]) || strings.Contains(text, want[1-i]) {
				t.Errorf("%s in %s does not say %q:\n%s", path, language, want[i], text)
			}
		}
	}
}
