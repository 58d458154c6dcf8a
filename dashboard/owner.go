package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// What owners do beside their projects: make new ones, and read who made and deleted projects and owners.

// ownerRoutes are the routes of owners, outside of projects.
func (d *Dashboard) ownerRoutes() []route {
	return []route{
		{method: "GET", path: "projects", handle: d.projects},
		{method: "GET", path: "projects/new", handle: d.newProject},
		{method: "POST", path: "projects/new", handle: d.makeProject},
		{method: "GET", path: "audit", handle: d.installationAudit},
	}
}

// newProjectView is the form of a new project.
type newProjectView struct {
	form
	Action, Once, Back string
}

func (v *visit) newProjectForm() newProjectView {
	view := newProjectView{Action: v.dashboard.path("projects", "new"), Once: v.dashboard.engine.Env().NewID("form_"), Back: v.dashboard.path("projects")}
	text := func(name string, required bool) field {
		return field{
			Name: name, Label: v.say("project-new." + name), Hint: v.say("project-new." + name + ".hint"), Type: "text", Value: v.PostFormValue(name), Required: required, Autocomplete: "off",
		}
	}
	view.Fields = []field{
		text("name", true), text("currency", false), text("timezone", false),
		{Name: "sandbox", Label: v.say("project-new.sandbox"), Hint: v.say("project-new.sandbox.hint"), Type: "checkbox", Value: v.PostFormValue("sandbox")},
	}
	return view
}

func (d *Dashboard) newProject(_ context.Context, v *visit) (answer, error) {
	if !v.Visitor.Owner {
		return answer{}, errForbidden
	}
	return show("project-new", v.say("project-new.title"), v.newProjectForm()), nil
}

// makeProject makes a project. A form that is sent twice leads to the list.
func (d *Dashboard) makeProject(ctx context.Context, v *visit) (answer, error) {
	if !v.Visitor.Owner {
		return answer{}, errForbidden
	}
	v.Role = roleOwner
	name := strings.TrimSpace(v.PostFormValue("name"))
	n := project.NewProject{
		Name: name, Currency: strings.TrimSpace(v.PostFormValue("currency")), Timezone: strings.TrimSpace(v.PostFormValue("timezone")), Sandbox: v.PostFormValue("sandbox") == "true",
	}
	to := d.path("projects")
	err := storage.CheckName("name", name)
	if name == "" {
		err = fault.PayloadMissing("name")
	}
	if err == nil {
		c := audit.Change{Act: "project.created", Object: audit.Object{Type: project.Kind.Name, Name: name}}
		_, err = v.once(ctx, "", d.engine.Audit, c, func(ctx context.Context) (any, error) {
			made, err := d.engine.CreateProject(ctx, n)
			if err == nil {
				to = d.path("projects", made.ID, "") + "?done=project-made"
			}
			return map[string]any{"ID": made.ID, "Name": made.Name, "Sandbox": made.Sandbox}, err
		})
	}
	if err == nil {
		return goTo(to), nil
	}
	view := v.newProjectForm()
	if err := view.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("project-new", v.say("project-new.title"), view)), nil
}

// installationAudit lists who made and deleted projects, and made and removed owners.
func (d *Dashboard) installationAudit(ctx context.Context, v *visit) (answer, error) {
	if !v.Visitor.Owner {
		return answer{}, errForbidden
	}
	view, err := v.auditList(ctx, d.engine.Audit, d.path("audit"))
	view.Lead = v.say("audit.installation.lead")
	return show("audit", v.say("audit.installation"), view), err
}
