package dashboard

import (
	"cmp"
	"context"
	"strconv"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// userView is the page of one person who works on a project.
type userView struct {
	Name    string
	State   status
	Facts   []fact
	Back    string
	Note    string
	SignIns []signInRow
	// Acts are what the person who looks may do.
	Role, Remove, Link, End, Block, Unblock, MakeOwner, TakeOwner *userForm
	Activity                                                      []activityRow
}

// userForm is one act.
type userForm struct {
	actForm
	form
}

// findUser is the user in the address: one of the project, or, for an owner, any of the installation.
func (v *visit) findUser(ctx context.Context) (u project.User, err error) {
	id := v.PathValue("userId")
	if !v.may(actOwn) {
		return v.dashboard.engine.Projects.User(ctx, v.Project.ID, id)
	}
	page, err := v.dashboard.engine.Projects.AllUsers(ctx, storage.Query{Filter: storage.Is("id", id), Limit: 1})
	if err == nil && len(page.Items) == 0 {
		err = fault.NotFound(project.UserKind.Name, id)
	}
	if err != nil {
		return u, err
	}
	return page.Items[0], nil
}

// mayChange reports whether the person may change the role of a user in this project. Nobody changes their own, and an owner's is an owner's matter.
func (v *visit) mayChange(u *project.User) bool {
	return u.ID != v.Visitor.ID && (v.may(actOwn) || !u.Owner)
}

// governs reports whether the person may block a user, end their sign-ins, and make links that set their password. Who sets a password can sign in as that
// user, so that this needs the management of every project in which the user has a role.
func (v *visit) governs(u *project.User) bool {
	if u.ID == v.Visitor.ID || v.may(actOwn) {
		return v.may(actOwn) && u.ID != v.Visitor.ID
	}
	for id := range u.Projects {
		if r, ok := v.Visitor.role(id); !ok || !may(r, actManage) {
			return false
		}
	}
	return !u.Owner
}

func (d *Dashboard) user(ctx context.Context, v *visit) (answer, error) {
	u, err := v.findUser(ctx)
	if err != nil {
		return answer{}, err
	}
	view := userView{Name: u.Name(), State: userState(&u), Back: v.path("users", u.ID)}
	facts := []fact{{Label: v.say("field.email"), Text: u.Email}, {Label: v.say("users.signed-in"), Text: v.clock().moment(u.SignedInAt).Text}}
	as, member := u.Projects[v.Project.ID]
	if member {
		facts = append(facts, fact{Label: v.say("users.role"), Text: v.say("role." + string(as))})
	}
	if u.Owner {
		facts = append(facts, fact{Label: v.say("users.installation"), Text: v.say("role.OWNER")})
	}
	for _, f := range facts {
		if f.Text != "" {
			view.Facts = append(view.Facts, f)
		}
	}
	act := func(path ...string) *userForm {
		return &userForm{actForm: v.actForm(append([]string{"users", u.ID}, path...)...)}
	}
	if v.mayChange(&u) {
		view.Role = act("role")
		view.Role.Fields = []field{{Name: "role", Label: v.say("users.role"), Type: "select", Value: string(as), Choices: v.roleChoices()}}
		if member {
			view.Remove = act("remove")
		}
	}
	switch {
	case u.ID == v.Visitor.ID:
		view.Note = v.say("users.you")
	case !v.governs(&u):
		view.Note = v.say("users.not-yours")
	default:
		view.End = act("sign-ins", "end")
		if u.State == project.UserBlocked {
			view.Unblock = act("block")
		} else {
			view.Block = act("block")
			if d.passwords() {
				view.Link = act("link")
			}
		}
		sessions, err := d.engine.SignIns.Of(ctx, u.ID)
		if err != nil {
			return answer{}, err
		}
		for _, s := range sessions {
			view.SignIns = append(view.SignIns, signInRow{Agent: cmp.Or(s.Agent, v.say("me.browser")), Address: s.Address, Began: v.clock().moment(s.CreatedAt), Seen: v.clock().moment(s.SeenAt)})
		}
	}
	if v.may(actOwn) && u.ID != v.Visitor.ID {
		if u.Owner {
			view.TakeOwner = act("owner")
		} else {
			view.MakeOwner = act("owner")
		}
	}
	view.Activity, err = v.activity(ctx, u.ID)
	return show("user", v.say("users.one"), view), err
}

// setRole changes the role of a user in the project.
func (d *Dashboard) setRole(ctx context.Context, v *visit) (answer, error) {
	u, err := v.findUser(ctx)
	if err != nil {
		return answer{}, err
	}
	if !v.mayChange(&u) {
		return answer{}, notManaged()
	}
	return v.assign(ctx, &u, project.Role(v.PostFormValue("role")))
}

// removeUser takes a user out of the project.
func (d *Dashboard) removeUser(ctx context.Context, v *visit) (answer, error) {
	u, err := v.findUser(ctx)
	if err != nil {
		return answer{}, err
	}
	if !v.mayChange(&u) {
		return answer{}, notManaged()
	}
	return v.change(ctx, v.userChange("user.removed", &u), v.path("users")+"?done=removed", func(ctx context.Context) (any, error) {
		return nil, d.engine.Projects.UnassignUser(ctx, v.Project.ID, u.ID)
	})
}

// linkUser makes a link that sets the password of a user, and shows it once.
func (d *Dashboard) linkUser(ctx context.Context, v *visit) (answer, error) {
	u, err := v.findUser(ctx)
	if err != nil {
		return answer{}, err
	}
	if !v.governs(&u) {
		return answer{}, notManaged()
	}
	if !d.passwords() {
		return answer{}, errNowhere
	}
	var token string
	return v.reveal(ctx, v.userChange("user.link", &u), func() answer { return v.linkPage(&u, token) }, v.path("users", u.ID)+"?done=link-again", func(ctx context.Context) (_ any, err error) {
		token, _, err = d.engine.SignIns.NewLink(ctx, u.ID)
		return v.auditedUser(&u), err
	})
}

// blockUser blocks a user, or lets them in again.
func (d *Dashboard) blockUser(ctx context.Context, v *visit) (answer, error) {
	blocked, err := strconv.ParseBool(v.PostFormValue("blocked"))
	if err != nil {
		return answer{}, fault.Payload("blocked", "must be true or false")
	}
	u, err := v.findUser(ctx)
	if err != nil {
		return answer{}, err
	}
	if !v.governs(&u) {
		return answer{}, notManaged()
	}
	act, done := "user.unblocked", "unblocked"
	if blocked {
		act, done = "user.blocked", "blocked"
	}
	return v.change(ctx, v.userChange(act, &u), v.path("users", u.ID)+"?done="+done, func(ctx context.Context) (any, error) {
		changed, err := d.engine.SignIns.Block(ctx, u.ID, blocked)
		return v.auditedUser(&changed), err
	})
}

// endSignIns signs a user out everywhere.
func (d *Dashboard) endSignIns(ctx context.Context, v *visit) (answer, error) {
	u, err := v.findUser(ctx)
	if err != nil {
		return answer{}, err
	}
	if !v.governs(&u) {
		return answer{}, notManaged()
	}
	return v.change(ctx, v.userChange("user.signed_out", &u), v.path("users", u.ID)+"?done=signed-out", func(ctx context.Context) (any, error) {
		return v.auditedUser(&u), d.engine.SignIns.EndAll(ctx, u.ID)
	})
}

// setOwner makes a user an owner of the installation, or takes that away. The entry is in the log of the installation.
func (d *Dashboard) setOwner(ctx context.Context, v *visit) (answer, error) {
	owner, err := strconv.ParseBool(v.PostFormValue("owner"))
	if err != nil {
		return answer{}, fault.Payload("owner", "must be true or false")
	}
	u, err := v.findUser(ctx)
	if err != nil {
		return answer{}, err
	}
	act := "user.owner_taken"
	if owner {
		act = "user.owner_given"
	}
	_, err = v.once(ctx, "", d.engine.Audit, v.userChange(act, &u), func(ctx context.Context) (any, error) {
		changed, err := d.engine.Projects.SetOwner(ctx, u.ID, owner)
		return v.auditedUser(&changed), err
	})
	return goTo(v.path("users", u.ID) + "?done=owner"), err
}
