package dashboard

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// projectsView lists the projects of a person.
type projectsView struct {
	Projects []projectLink
	// More says that there are others, which are not listed.
	More bool
	// New makes a project, and Audit is the log of the installation; empty for who is no owner.
	New, Audit string
}

type projectLink struct {
	Name, Href, Role string
	Sandbox          bool
}

// maxProjects is how many projects are listed.
const maxProjects = 100

// start leads to the only project of a person, or lists all of theirs.
func (d *Dashboard) start(ctx context.Context, v *visit) (answer, error) {
	found, more, err := d.projectsOf(ctx, &v.Visitor)
	if err != nil {
		return answer{}, err
	}
	if len(found) == 1 && !more {
		return goTo(d.path("projects", found[0].ID, "")), nil
	}
	return d.listProjects(v, found, more), nil
}

// projects lists the projects of a person.
func (d *Dashboard) projects(ctx context.Context, v *visit) (answer, error) {
	found, more, err := d.projectsOf(ctx, &v.Visitor)
	return d.listProjects(v, found, more), err
}

func (d *Dashboard) listProjects(v *visit, found []project.Project, more bool) answer {
	view := projectsView{More: more}
	if v.Visitor.Owner {
		view.New, view.Audit = d.path("projects", "new"), d.path("audit")
	}
	for _, p := range found {
		r, _ := v.Visitor.role(p.ID)
		view.Projects = append(view.Projects, projectLink{p.Name, d.path("projects", p.ID, ""), v.say("role." + string(r)), p.Sandbox})
	}
	return show("projects", v.say("projects.title"), view)
}

// projectsOf are the projects that a person may enter.
func (d *Dashboard) projectsOf(ctx context.Context, v *Visitor) (found []project.Project, more bool, err error) {
	if v.Owner {
		page, err := d.engine.Projects.List(ctx, storage.Query{Limit: maxProjects})
		return page.Items, page.HasMore, err
	}
	ids := make([]string, 0, len(v.Roles))
	for id := range v.Roles {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids[:min(len(ids), maxProjects)] {
		p, err := d.engine.Projects.Recent(ctx, id)
		if fault.IsNotFound(err) {
			continue
		}
		if err != nil {
			return nil, false, err
		}
		found = append(found, p)
	}
	return found, len(ids) > maxProjects, nil
}

// enter leads to the first page of the rail that the role may open.
func (d *Dashboard) enter(_ context.Context, v *visit) (answer, error) {
	for _, entries := range railEntries {
		for _, e := range entries {
			if v.may(e.act) {
				return goTo(v.path(strings.Split(e.page, "/")...)), nil
			}
		}
	}
	return show("refused", v.say("enter.none"), refused{Message: v.say("enter.none"), Details: v.say("refused.forbidden.why"), RequestID: v.id}), nil
}
