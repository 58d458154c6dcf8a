package dashboard

import (
	"context"
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
	actForm
	form
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
		{method: "GET", path: "webhooks/{webhookId}/secret", act: actManage, danger: true, handle: d.webhookSecret},
	}
}

// hookForm is the form with these values.
func (v *visit) hookForm(title, target string, events []string, action ...string) hookFormView {
	view := hookFormView{actForm: v.actForm(action...), Title: v.say(title), Back: v.path(action[:min(len(action), 2)]...)}
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

// ownHook is a webhook of the project. Distributions have more than an address and types, and no form.
func (v *visit) ownHook(ctx context.Context) (webhook.Webhook, error) {
	w, err := v.Project.Webhooks.Get(ctx, v.PathValue("webhookId"))
	if err == nil && w.Distribution != nil {
		err = fault.NotFound(webhook.Kind.Name, w.ID)
	}
	return w, err
}

func (d *Dashboard) editWebhook(ctx context.Context, v *visit) (answer, error) {
	w, err := v.ownHook(ctx)
	if err != nil {
		return answer{}, err
	}
	view := v.hookForm("webhook.edit", w.TargetURL, w.Events, "webhooks", w.ID, "edit")
	return show("webhook-form", view.Title, view), nil
}

// changeWebhook changes the address and the types of a webhook.
func (d *Dashboard) changeWebhook(ctx context.Context, v *visit) (answer, error) {
	before, err := v.ownHook(ctx)
	if err != nil {
		return answer{}, err
	}
	target, events := v.sentHook()
	form := func(target string) hookFormView {
		return v.hookForm("webhook.edit", target, events, "webhooks", before.ID, "edit")
	}
	if err := storage.CheckText("target_url", target); err != nil {
		return v.refusedHook(form(before.TargetURL), err)
	}
	c := audit.Change{Act: "webhook.updated", Object: hookObject(&before), Before: before}
	out, err := v.change(ctx, c, v.path("webhooks", before.ID)+"?done=webhook-changed", func(ctx context.Context) (any, error) {
		return v.Project.Webhooks.Update(ctx, before.ID, webhook.Change{TargetURL: patch.Set(target), Events: patch.Set(events)})
	})
	if err != nil {
		return v.refusedHook(form(target), err)
	}
	return out, nil
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
