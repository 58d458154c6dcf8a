package httpapi

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) projectRoutes() []route {
	return []route{
		{"GET", "/management/v1/projects", read(a.listProjects)},
		{"POST", "/management/v1/projects", write(a.createProject)},
		{"GET", "/management/v1/projects/{projectId}", read(a.getProject)},
		{"PUT", "/management/v1/projects/{projectId}", write(a.updateProject)},
		{"DELETE", "/management/v1/projects/{projectId}", remove(a.deleteProject)},
		{"POST", "/management/v1/projects/users/invite", write(a.inviteUser)},
		{"GET", "/management/v1/projects/{projectId}/users", read(a.listUsers)},
		{"POST", "/management/v1/projects/{projectId}/users", write(a.assignUser)},
		{"GET", "/management/v1/projects/{projectId}/users/{userId}", read(a.getUser)},
		{"PUT", "/management/v1/projects/{projectId}/users/{userId}", write(a.setRole)},
		{"DELETE", "/management/v1/projects/{projectId}/users/{userId}", remove(a.unassignUser)},
	}
}

func (a *API) listProjects(ctx context.Context, r *request) (list wire.List[wire.Project], err error) {
	q := storage.Query{Order: []storage.Order{{Field: "created_at"}}}
	if r.Caller.Bound {
		q.Filter = storage.Is("id", r.Caller.ProjectID)
	}
	page, err := a.engine.Projects.List(ctx, q)
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(page.Items, a.projectShape)), nil
}

// createProject needs a key that is bound to no project. A bound key would have no access to the project that it created.
func (a *API) createProject(ctx context.Context, r *request, in wire.ProjectCreate) (out wire.Project, err error) {
	if err := forInstallation(r); err != nil {
		return out, err
	}
	n := project.NewProject{
		Name: in.Name.Or(""), ClusterID: cmp.Or(in.ClusterID, a.cluster), CaseInsensitive: in.CaseSensitive != nil && !*in.CaseSensitive, Change: in.Update(),
	}
	for i, u := range in.Users {
		if u.Role == "" {
			return out, fault.Payload(fmt.Sprintf("users[%d]", i), "must have required property 'role'")
		}
		n.Members = append(n.Members, project.Member{ID: u.ID, Login: u.Login, Role: project.Role(u.Role)})
	}
	p, err := a.engine.CreateProject(ctx, n)
	if err != nil {
		return out, err
	}
	keys, err := a.engine.Projects.GrantNew(ctx, p.ID, "made with the project")
	return wire.NewProjectMade(p, keys), err
}

func forInstallation(r *request) error {
	if !r.Caller.Bound {
		return nil
	}
	return fault.New(fault.KindForbidden, "missing_required_permission", "Missing permission",
		"The management key is bound to project %s; this operation needs one of the whole installation.", r.Caller.ProjectID)
}

func (a *API) getProject(ctx context.Context, r *request) (wire.Project, error) {
	p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
	return a.projectShape(p), err
}

func (a *API) updateProject(ctx context.Context, r *request, in wire.ProjectUpdate) (wire.Project, error) {
	p, err := a.engine.Projects.Update(ctx, r.Caller.ProjectID, in.Domain())
	return a.projectShape(p), err
}

// projectShape converts a project for an answer, with the rate limits of this server.
func (a *API) projectShape(p project.Project) wire.Project {
	w := wire.NewProject(p)
	w.Limits = &wire.ProjectLimits{APICalls: rateLimits(a.limits.callsRate), BulkAPICalls: rateLimits(a.limits.bulkRate)}
	return w
}

func rateLimits(r Rate) []wire.ProjectLimit {
	if r.Calls == 0 {
		return []wire.ProjectLimit{}
	}
	return []wire.ProjectLimit{{Value: r.Calls, Duration: r.Per.String()}}
}

func (a *API) deleteProject(ctx context.Context, r *request) error {
	return a.engine.Projects.Delete(ctx, r.Caller.ProjectID)
}

func (a *API) inviteUser(ctx context.Context, r *request, in wire.InvitationInput) (answer, error) {
	for id := range in.Projects {
		if r.Caller.Bound && id != r.Caller.ProjectID {
			return answer{}, unknownProject(id)
		}
	}
	_, err := a.engine.Projects.Invite(ctx, project.Invitation(in))
	return noContent, err
}

func (a *API) listUsers(ctx context.Context, r *request) (list wire.List[wire.User], err error) {
	page, err := a.engine.Projects.Users(ctx, r.Caller.ProjectID, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(page.Items, r.userShape)), nil
}

// userShape hides the roles in other projects from a key of one project.
func (r *request) userShape(u project.User) wire.User {
	if r.Caller.Bound {
		u.Projects = map[string]project.Role{r.Caller.ProjectID: u.Projects[r.Caller.ProjectID]}
	}
	return wire.NewUser(u)
}

// assignUser assigns a user. A key of the installation can assign users of any project. A key of one project can change the
// role of its own users alone, and invites new ones.
func (a *API) assignUser(ctx context.Context, r *request, in wire.ProjectUser) (wire.User, error) {
	if name := cmp.Or(in.ID, in.Login); r.Caller.Bound && name != "" {
		own := storage.Or(storage.Is("id", in.ID), storage.Is("login", strings.ToLower(in.Login)))
		page, err := a.engine.Projects.Users(ctx, r.Caller.ProjectID, storage.Query{Filter: own, Limit: 1})
		if err == nil && len(page.Items) == 0 {
			err = fault.NotFound(project.UserKind.Name, name)
		}
		if err != nil {
			return wire.User{}, err
		}
	}
	u, err := a.engine.Projects.AssignUser(ctx, r.Caller.ProjectID, in.ID, in.Login, project.Role(in.Role))
	return r.userShape(u), err
}

func (a *API) getUser(ctx context.Context, r *request) (wire.User, error) {
	u, err := a.engine.Projects.User(ctx, r.Caller.ProjectID, r.Path("userId"))
	return r.userShape(u), err
}

func (a *API) setRole(ctx context.Context, r *request, in wire.RoleInput) (wire.User, error) {
	u, err := a.engine.Projects.SetRole(ctx, r.Caller.ProjectID, r.Path("userId"), in.Role)
	return r.userShape(u), err
}

// unassignUser removes a user from a project. To a key of one project, users of other projects do not exist.
func (a *API) unassignUser(ctx context.Context, r *request) error {
	if r.Caller.Bound {
		if _, err := a.engine.Projects.User(ctx, r.Caller.ProjectID, r.Path("userId")); err != nil {
			return err
		}
	}
	return a.engine.Projects.UnassignUser(ctx, r.Caller.ProjectID, r.Path("userId"))
}
