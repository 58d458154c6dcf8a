package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// usersView lists the people who work on a project, and invites others.
type usersView struct {
	Rows []userRow
	// Owners are those to whom the installation belongs; an owner sees them.
	Owners []userRow
	More   bool
	Invite struct {
		actForm
		form
	}
	Back string
}

// userRow is a person.
type userRow struct {
	Name, Email, Role, Href string
	State                   status
	SignedIn                moment
}

// maxUsers is how many people are listed.
const maxUsers = 100

// projectRoles are the roles that a person can have in a project.
var projectRoles = roles[:5]

func (v *visit) roleChoices() (choices []choice) {
	for _, r := range projectRoles {
		choices = append(choices, choice{string(r), v.say("role."+string(r)) + ": " + v.say("role."+string(r)+".may")})
	}
	return choices
}

// usersRoutes are the routes about people. Where another program lets people in, it manages them.
func (d *Dashboard) usersRoutes() []route {
	if !d.ownSignIn {
		return nil
	}
	return []route{
		{method: "GET", path: "users", act: actManage, danger: true, handle: d.users},
		{method: "POST", path: "users", act: actManage, danger: true, handle: d.inviteUser},
		{method: "GET", path: "users/{userId}", act: actManage, danger: true, handle: d.user},
		{method: "POST", path: "users/{userId}/role", act: actManage, danger: true, handle: d.setRole},
		{method: "POST", path: "users/{userId}/remove", act: actManage, danger: true, handle: d.removeUser},
		{method: "POST", path: "users/{userId}/link", act: actManage, danger: true, handle: d.linkUser},
		{method: "POST", path: "users/{userId}/block", act: actManage, danger: true, handle: d.blockUser},
		{method: "POST", path: "users/{userId}/sign-ins/end", act: actManage, danger: true, handle: d.endSignIns},
		{method: "POST", path: "users/{userId}/owner", act: actOwn, danger: true, handle: d.setOwner},
	}
}

func (d *Dashboard) users(ctx context.Context, v *visit) (answer, error) {
	view, err := v.usersView(ctx)
	return show("users", v.say("users.title"), view), err
}

func (v *visit) usersView(ctx context.Context) (view usersView, err error) {
	engine := v.dashboard.engine.Projects
	page, err := engine.Users(ctx, v.Project.ID, storage.Query{Order: []storage.Order{{Field: "login"}}, Limit: maxUsers})
	if err != nil {
		return view, err
	}
	view.More = page.HasMore
	for i := range page.Items {
		view.Rows = append(view.Rows, v.userRow(&page.Items[i]))
	}
	roles := v.roleChoices()
	if v.may(actOwn) {
		owners, err := engine.AllUsers(ctx, storage.Query{Filter: storage.Is("owner", true), Order: []storage.Order{{Field: "login"}}, Limit: maxUsers})
		if err != nil {
			return view, err
		}
		for i := range owners.Items {
			row := v.userRow(&owners.Items[i])
			row.Role = v.say("role.OWNER")
			view.Owners = append(view.Owners, row)
		}
		roles = append(roles, choice{string(roleOwner), v.say("role.OWNER") + ": " + v.say("role.OWNER.may")})
	}
	chosen := v.PostFormValue("role")
	if chosen == "" {
		chosen = string(roleUser)
	}
	view.Back, view.Invite.actForm = v.path("users"), v.actForm("users")
	view.Invite.Fields = []field{
		{Name: "email", Label: v.say("field.email"), Type: "email", Value: v.PostFormValue("email"), Required: true, Autocomplete: "off"},
		{Name: "first_name", Label: v.say("field.first-name"), Type: "text", Value: v.PostFormValue("first_name"), Autocomplete: "off"},
		{Name: "last_name", Label: v.say("field.last-name"), Type: "text", Value: v.PostFormValue("last_name"), Autocomplete: "off"},
		{Name: "role", Label: v.say("users.role"), Type: "select", Value: chosen, Choices: roles},
	}
	return view, nil
}

func (v *visit) userRow(u *project.User) userRow {
	row := userRow{Name: u.Name(), Email: u.Email, Href: v.path("users", u.ID), State: userState(u), SignedIn: v.clock().moment(u.SignedInAt)}
	if r, ok := u.Projects[v.Project.ID]; ok {
		row.Role = v.say("role." + string(r))
	}
	return row
}

func userState(u *project.User) status {
	switch u.State {
	case project.UserActive:
		return newStatus("active")
	case project.UserBlocked:
		return newStatus("blocked")
	}
	return newStatus("invited")
}

// inviteUser makes a user with a role and shows the link that sets their password. An owner gives a role to a person who is a user already; others
// learn nothing about users of other projects but that there is one.
func (d *Dashboard) inviteUser(ctx context.Context, v *visit) (answer, error) {
	out, err := v.invite(ctx)
	refusal, isFault := fault.As(err)
	if !isFault || refusal.Kind != fault.KindInvalid && refusal.Kind != fault.KindConflict {
		return out, err
	}
	if refusal.Key == "duplicate_found" {
		refusal = fault.Payload("email", "%s", v.say("users.taken"))
	}
	view, loadErr := v.usersView(ctx)
	if loadErr != nil {
		return answer{}, loadErr
	}
	if err := view.Invite.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("users", v.say("users.title"), view)), nil
}

func (v *visit) invite(ctx context.Context) (answer, error) {
	word := func(name string) string { return strings.TrimSpace(v.PostFormValue(name)) }
	as := role(word("role"))
	i := project.Invitation{Email: word("email"), FirstName: word("first_name"), LastName: word("last_name")}
	add := v.dashboard.engine.Projects.Invite
	switch {
	case as == roleOwner && v.may(actOwn):
		add = v.dashboard.engine.Projects.AddOwner
	case as == roleOwner:
		return answer{}, errForbidden
	default:
		i.Projects = map[string]project.Role{v.Project.ID: project.Role(as)}
	}
	if known, err := v.dashboard.engine.Projects.UserByLogin(ctx, i.Email); err == nil && v.may(actOwn) && as != roleOwner && i.Email != "" {
		return v.assign(ctx, &known, project.Role(as))
	} else if err != nil && !fault.IsNotFound(err) {
		return answer{}, err
	}
	c := audit.Change{Act: "user.invited", Object: audit.Object{Type: project.UserKind.Name, Name: i.Email}}
	if !v.dashboard.passwords() { // the person signs in with the provider, and needs no link
		return v.change(ctx, c, v.path("users")+"?done=invited", func(ctx context.Context) (any, error) {
			u, err := add(ctx, i)
			return v.auditedUser(&u), err
		})
	}
	var u project.User
	var token string
	return v.reveal(ctx, c, func() answer { return v.linkPage(&u, token) }, v.path("users")+"?done=link-again", func(ctx context.Context) (_ any, err error) {
		if u, err = add(ctx, i); err != nil {
			return nil, err
		}
		token, _, err = v.dashboard.engine.SignIns.NewLink(ctx, u.ID)
		return v.auditedUser(&u), err
	})
}

// linkPage shows the link with which a person sets their password.
func (v *visit) linkPage(u *project.User, token string) answer {
	scheme := "http"
	if v.dashboard.isSecure(v.Request) {
		scheme = "https"
	}
	view := secretView{Title: v.say("users.link"), Text: v.say("users.link.text", u.Email), Back: v.path("users"), BackText: v.say("users.title"), Fields: []field{
		{Name: "link", Label: v.say("users.link"), Value: scheme + "://" + v.Host + v.dashboard.path("welcome", token)},
	}}
	return show("secret", view.Title, view)
}

// assign gives a user a role in the project.
func (v *visit) assign(ctx context.Context, u *project.User, as project.Role) (answer, error) {
	c := v.userChange("user.role", u)
	return v.change(ctx, c, v.path("users", u.ID)+"?done=role", func(ctx context.Context) (any, error) {
		changed, err := v.dashboard.engine.Projects.AssignUser(ctx, v.Project.ID, u.ID, "", as)
		return v.auditedUser(&changed), err
	})
}

// userChange is a change of a user in the audit log. Of a user's roles it has the one in this project, because others belong to other projects.
func (v *visit) userChange(act string, u *project.User) audit.Change {
	return audit.Change{Act: act, Object: audit.Object{Type: project.UserKind.Name, ID: u.ID, Name: u.Email}, Before: v.auditedUser(u)}
}

func (v *visit) auditedUser(u *project.User) any {
	return struct {
		ID, Email, FirstName, LastName string
		Owner                          bool
		Role                           project.Role
		State                          project.UserState
	}{u.ID, u.Email, u.FirstName, u.LastName, u.Owner, u.Projects[v.Project.ID], u.State}
}

// notManaged refuses what a person may not do with a user.
func notManaged() error {
	return ownRefusal(fault.KindForbidden, "forbidden", "refused.forbidden", "users.not-yours")
}
