package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
)

// dangerView is the page of what cannot be undone.
type dangerView struct {
	Pages  []filterLink
	Back   string
	Purge  dangerForm
	Delete *dangerForm
	// Kept says why the project cannot be deleted here; empty where it can.
	Kept string
}

// dangerForm is done when a name is typed that the person has to read first.
type dangerForm struct {
	actForm
	form
}

func (d *Dashboard) danger(ctx context.Context, v *visit) (answer, error) {
	view, err := v.dangerView(ctx)
	return show("danger", v.say("danger.title"), view), err
}

func (v *visit) dangerView(ctx context.Context) (view dangerView, err error) {
	settings, err := v.dashboard.engine.Projects.Get(ctx, v.Project.ID)
	if err != nil {
		return view, err
	}
	view.Pages, view.Back = v.settingsLinks(), v.path("settings", "danger")
	view.Purge.actForm = v.actForm("settings", "danger", "purge")
	object := field{Name: "object", Label: v.say("danger.object"), Type: "select", Value: v.PostFormValue("object")}
	for _, kind := range metadata.PurgeableObjects() {
		object.Choices = append(object.Choices, choice{kind, kind})
	}
	view.Purge.Fields = []field{
		object,
		{Name: "key", Label: v.say("danger.key"), Type: "text", Value: v.PostFormValue("key"), Required: true, Autocomplete: "off"},
		{Name: "again", Label: v.say("danger.again"), Hint: v.say("danger.again.hint"), Type: "text", Required: true, Autocomplete: "off"},
	}
	switch {
	case !v.may(actOwn):
		view.Kept = v.say("danger.owner")
	case settings.Sandbox:
		view.Kept = v.say("danger.sandbox")
	default:
		view.Delete = &dangerForm{actForm: v.actForm("settings", "danger", "delete"), form: form{Fields: []field{
			{Name: "name", Label: v.say("danger.name", settings.Name), Hint: v.say("danger.name.hint"), Type: "text", Required: true, Autocomplete: "off"},
		}}}
	}
	return view, nil
}

// refuseDanger shows the page again, with what was wrong in one of its forms.
func (v *visit) refuseDanger(ctx context.Context, err error, which func(*dangerView) *dangerForm) (answer, error) {
	view, loadErr := v.dangerView(ctx)
	if loadErr != nil {
		return answer{}, loadErr
	}
	f := which(&view)
	if f == nil {
		return answer{}, err
	}
	if err := f.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("danger", v.say("danger.title"), view)), nil
}

// purgeKey begins to take a key out of the metadata of all objects of a kind.
func (d *Dashboard) purgeKey(ctx context.Context, v *visit) (answer, error) {
	object, key := v.PostFormValue("object"), v.PostFormValue("key")
	schemas, err := v.Project.Schemas.Schemas(ctx)
	if err == nil {
		err = schemas.CheckPurge(object, key)
	}
	switch {
	case err != nil:
	case key == "":
		err = fault.PayloadMissing("key")
	case v.PostFormValue("again") != key:
		err = fault.Payload("again", "must be the same key, so that no other one is removed")
	default:
		c := audit.Change{Act: "metadata_key.purged", Object: audit.Object{Type: object, Name: key}}
		return v.change(ctx, c, v.path("settings", "danger")+"?done=purge", func(ctx context.Context) (any, error) { return v.Project.PurgeMetadataKey(ctx, object, key) })
	}
	return v.refuseDanger(ctx, err, func(view *dangerView) *dangerForm { return &view.Purge })
}

// deleteProject deletes the project when its name is typed. The entry is in the log of the installation, because that of the project goes, too.
func (d *Dashboard) deleteProject(ctx context.Context, v *visit) (answer, error) {
	settings, err := d.engine.Projects.Get(ctx, v.Project.ID)
	if err != nil {
		return answer{}, err
	}
	line := func(text string) string { return strings.Join(strings.Fields(text), " ") } // a field has no lines
	if line(v.PostFormValue("name")) != line(settings.Name) {
		err := fault.Payload("name", "must be the name of the project: nothing was deleted")
		return v.refuseDanger(ctx, err, func(view *dangerView) *dangerForm { return view.Delete })
	}
	c := audit.Change{Act: "project.deleted", Object: audit.Object{Type: project.Kind.Name, ID: settings.ID, Name: settings.Name}, Before: settings}
	_, err = v.once(ctx, "", d.engine.Audit, c, func(ctx context.Context) (any, error) { return nil, d.engine.Projects.Delete(ctx, settings.ID) })
	return goTo(d.base + "?done=project-deleted"), err
}
