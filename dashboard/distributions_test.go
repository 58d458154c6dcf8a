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

// TestADistributionOutlivesItsCampaignAndSegment deletes what distributions are about. Their pages say so in words; they are saved with something else,
// or switched off, and then as they are.
func TestADistributionOutlivesItsCampaignAndSegment(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	gone, other := s.made(t, "Gone", 0, nil), s.made(t, "Other", 0, nil)
	friends, err := s.shop.Segments.Create(ctx, segment.NewSegment{Name: "Friends", Customers: []string{}})
	s.must(t, err)
	for _, c := range []struct{ event, field, id string }{
		{"customer.redemption.succeeded", "campaign_id", gone.ID}, {"customer.order.paid", "publish_campaign_id", gone.ID}, {"customer.segment.entered", "segment_id", friends.ID},
	} {
		blank := s.get(t, roleAdmin, hooksPath+"/distributions/new").formAt(t, hooksPath+"/distributions")
		for name, value := range map[string]string{"name": c.field, "event": c.event, "target_url": "https://shop.example/messages", c.field: c.id} {
			blank.Set(name, value)
		}
		made := s.send(t, roleAdmin, "POST", hooksPath+"/distributions", blank)
		if made.StatusCode != http.StatusSeeOther {
			t.Fatalf("%s: %d %s", c.field, made.StatusCode, made.text(t))
		}
	}
	_, err = s.shop.Campaigns.Delete(ctx, gone.ID, false)
	s.must(t, err)
	s.must(t, s.shop.Segments.Delete(ctx, friends.ID))
	all, err := s.shop.Webhooks.Distributions(ctx, storage.Query{})
	s.must(t, err)
	for _, w := range all.Items {
		at, field := hooksPath+"/"+w.ID, w.Distribution.Name
		var now, want, says string
		switch field {
		case "campaign_id":
			now, want, says = "Other", other.ID, "The campaign was deleted: nothing is sent."
		case "publish_campaign_id":
			now, want, says = "Other", other.ID, "The campaign was deleted: it has no codes to give"
		default:
			says = "The segment was deleted: nothing is sent."
		}
		shown, edit := s.get(t, roleAdmin, at), s.get(t, roleAdmin, at+"/edit")
		s.check(t, roleAdmin, at, shown)
		s.check(t, roleAdmin, at+"/edit", edit)
		if !strings.Contains(spaced(t, shown), says) || !strings.Contains(spaced(t, edit), says) {
			t.Errorf("%s: neither page says %q:\n%s\n%s", field, says, spaced(t, shown), spaced(t, edit))
		}
		save := func(value string) int {
			t.Helper()
			form := s.get(t, roleAdmin, at+"/edit").formAt(t, at+"/edit")
			if value != "as it is" {
				form.Set(field, value)
			}
			return s.send(t, roleAdmin, "POST", at+"/edit", form).StatusCode
		}
		if status := save("as it is"); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: what sends nothing is saved as it is: %d", field, status)
		}
		off := shown.formAt(t, at+"/active")
		if got := s.send(t, roleAdmin, "POST", at+"/active", off); got.Header.Get("Location") != at+"?done=distribution-off" {
			t.Errorf("%s: switched off: %d %s", field, got.StatusCode, got.Header.Get("Location"))
		}
		if status := save("as it is"); status != http.StatusSeeOther {
			t.Errorf("%s: one that is off is not saved as it is: %d", field, status)
		}
		undo := s.get(t, roleAdmin, at+"?done=distribution-off")
		if !strings.Contains(undo.body, "The distribution is switched off") || !strings.Contains(undo.body, `class="undo"`) {
			t.Errorf("%s: there is no way back", field)
		}
		s.send(t, roleAdmin, "POST", at+"/active", undo.formAt(t, at+"/active"))
		if status := save(now); status != http.StatusSeeOther {
			t.Errorf("%s: not saved with %q: %d", field, now, status)
		}
		after, err := s.shop.Webhooks.Distribution(ctx, w.ID)
		s.must(t, err)
		if d := after.Distribution; d.CampaignID+d.PublishCampaignID+d.SegmentID != want || !after.Active {
			t.Errorf("%s: it is %+v", field, d)
		}
		if text := spaced(t, s.get(t, roleAdmin, at)); strings.Contains(text, says) || !strings.Contains(text, "Switched a distribution off") {
			t.Errorf("%s: afterwards the page says\n%s", field, text)
		}
		want = "distribution.created DONE, distribution.disabled DONE, distribution.updated DONE, distribution.enabled DONE, distribution.updated DONE"
		if acts := strings.Join(s.actsOn(t, w.ID), ", "); acts != want {
			t.Errorf("%s: the audit log has %s", field, acts)
		}
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
