package dashboard

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// hookFormView is the page that makes or changes a webhook.
type hookFormView struct {
	changeForm
	Title, Back string
	Groups      []eventGroup
}

// eventGroup are the types of events about one thing.
type eventGroup struct {
	Title  string
	Events []eventChoice
}

type eventChoice struct {
	Type string
	On   bool
}

func (d *Dashboard) webhookFormRoutes() []route {
	return []route{
		{method: "GET", path: "webhooks/new", act: actManage, handle: d.newWebhook},
		{method: "POST", path: "webhooks", act: actManage, handle: d.makeWebhook},
		{method: "GET", path: "webhooks/{webhookId}/edit", act: actManage, handle: d.editWebhook},
		{method: "POST", path: "webhooks/{webhookId}/edit", act: actManage, handle: d.changeWebhook},
		{method: "POST", path: "webhooks/{webhookId}/delete", act: actManage, handle: d.deleteWebhook},
		{method: "GET", path: "webhooks/{webhookId}/secret", act: actManage, danger: true, handle: d.webhookSecret},
	}
}

// hookForm is the form with these values.
func (v *visit) hookForm(title, target string, events []string, action ...string) hookFormView {
	view := hookFormView{changeForm: changeForm{actForm: v.actForm(action...), From: v.PostFormValue("from")}, Title: v.say(title), Back: v.path(action[:min(len(action), 2)]...)}
	view.Fields = []field{
		{Name: "target_url", Label: v.say("webhook.target"), Hint: v.say("webhook.target.hint"), Type: "url", Value: target, Required: true, Autocomplete: "off"},
		{Name: "events"},
	}
	for _, kind := range webhook.Types {
		about, _, _ := strings.Cut(kind, ".")
		name := v.say("webhook.about." + about)
		if n := len(view.Groups); n == 0 || !slices.ContainsFunc(view.Groups, func(g eventGroup) bool { return g.Title == name }) {
			view.Groups = append(view.Groups, eventGroup{Title: name})
		}
		at := slices.IndexFunc(view.Groups, func(g eventGroup) bool { return g.Title == name })
		view.Groups[at].Events = append(view.Groups[at].Events, eventChoice{kind, slices.Contains(events, kind)})
	}
	return view
}

// sentHook is the webhook that a form has sent.
func (v *visit) sentHook() (target string, events []string) {
	return strings.TrimSpace(v.PostFormValue("target_url")), v.PostForm["events"]
}

func (d *Dashboard) newWebhook(_ context.Context, v *visit) (answer, error) {
	view := v.hookForm("webhook.new", "", nil, "webhooks")
	return show("webhook-form", view.Title, view), nil
}

// refusedHook shows a form again with what is wrong at its fields.
func (v *visit) refusedHook(view hookFormView, err error) (answer, error) {
	if err := view.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("webhook-form", view.Title, view)), nil
}

// makeWebhook makes a webhook. A form that is sent twice leads to the list.
func (d *Dashboard) makeWebhook(ctx context.Context, v *visit) (answer, error) {
	target, events := v.sentHook()
	if err := storage.CheckText("target_url", target); err != nil {
		return v.refusedHook(v.hookForm("webhook.new", "", events, "webhooks"), err)
	}
	to := v.path("webhooks")
	c := audit.Change{Act: "webhook.created", Object: audit.Object{Type: webhook.Kind.Name, Name: target}}
	_, err := v.once(ctx, v.Project.ID, v.Project.Audit, c, func(ctx context.Context) (any, error) {
		made, err := v.Project.Webhooks.Create(ctx, webhook.Change{TargetURL: patch.Set(target), Events: patch.Set(events), Active: patch.Set(true)})
		if err == nil {
			to = v.path("webhooks", made.ID) + "?done=webhook-made"
		}
		return made, err
	})
	if err != nil {
		return v.refusedHook(v.hookForm("webhook.new", target, events, "webhooks"), err)
	}
	return goTo(to), nil
}

func (d *Dashboard) editWebhook(ctx context.Context, v *visit) (answer, error) {
	w, err := v.hook(ctx, v.PathValue("webhookId"))
	if err != nil {
		return answer{}, err
	}
	if w.Distribution != nil {
		return v.editDistribution(ctx, &w)
	}
	view := v.hookForm("webhook.edit", w.TargetURL, w.Events, "webhooks", w.ID, "edit")
	view.From = fromOf(w.UpdatedAt)
	return show("webhook-form", view.Title, view), nil
}

// changeWebhook changes the address and the types of a webhook.
func (d *Dashboard) changeWebhook(ctx context.Context, v *visit) (answer, error) {
	before, err := v.hook(ctx, v.PathValue("webhookId"))
	if err != nil {
		return answer{}, err
	}
	if before.Distribution != nil {
		return v.changeDistribution(ctx, &before)
	}
	target, events := v.sentHook()
	form := func(target string) hookFormView {
		return v.hookForm("webhook.edit", target, events, "webhooks", before.ID, "edit")
	}
	if err := storage.CheckText("target_url", target); err != nil {
		return v.refusedHook(form(before.TargetURL), err)
	}
	from, err := v.sentFrom()
	if err != nil {
		return v.refusedHook(form(target), err)
	}
	c := audit.Change{Act: "webhook.updated", Object: hookObject(&before), Before: before}
	out, err := v.change(ctx, c, v.path("webhooks", before.ID)+"?done=webhook-changed", func(ctx context.Context) (any, error) {
		return v.Project.Webhooks.Update(ctx, before.ID, webhook.Change{From: from, TargetURL: patch.Set(target), Events: patch.Set(events)})
	})
	switch {
	case err == nil:
		return out, nil
	case fault.Has(err, "resource_changed"):
		return v.overtakenHook(ctx, before.ID, form(target), events)
	}
	return v.refusedHook(form(target), err)
}

// overtakenHook shows what a form has sent beside what another person has set meanwhile.
func (v *visit) overtakenHook(ctx context.Context, id string, view hookFormView, events []string) (answer, error) {
	now, err := v.hook(ctx, id)
	if err != nil {
		return answer{}, err
	}
	view.Lost, view.From = true, fromOf(now.UpdatedAt)
	if target := &view.Fields[0]; target.Value != now.TargetURL {
		target.Now = v.say("settings.now", now.TargetURL)
	}
	if !slices.Equal(slices.Sorted(slices.Values(events)), slices.Sorted(slices.Values(now.Events))) {
		view.Fields[1].Now = v.say("settings.now", strings.Join(now.Events, ", "))
	}
	out := show("webhook-form", view.Title, view)
	out.status = http.StatusConflict
	return out, nil
}

// deleteWebhook deletes a webhook or a distribution.
func (d *Dashboard) deleteWebhook(ctx context.Context, v *visit) (answer, error) {
	before, err := v.hook(ctx, v.PathValue("webhookId"))
	if err != nil {
		return answer{}, err
	}
	c, remove := audit.Change{Act: "webhook.deleted", Object: hookObject(&before), Before: before}, v.Project.Webhooks.Delete
	if before.Distribution != nil {
		c.Act, remove = "distribution.deleted", v.Project.Webhooks.DeleteDistribution
	}
	return v.change(ctx, c, v.path("webhooks")+"?done=deleted", func(ctx context.Context) (any, error) { return nil, remove(ctx, before.ID) })
}

// webhookSecret shows the key of the signatures to those who have given their password.
func (d *Dashboard) webhookSecret(ctx context.Context, v *visit) (answer, error) {
	w, err := v.hook(ctx, v.PathValue("webhookId"))
	if err != nil {
		return answer{}, err
	}
	view := secretView{Title: v.say("webhook.secret"), Text: v.say("webhook.secret.text"), Back: v.path("webhooks", w.ID), BackText: v.say("webhook.title"), Fields: []field{
		{Name: "webhook-token", Label: v.say("webhook.secret"), Value: v.Settings.WebhookToken()},
	}}
	return show("secret", view.Title, view), nil
}
