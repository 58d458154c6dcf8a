package dashboard

import (
	"cmp"
	"context"
)

// meView is the page of the person themselves.
type meView struct {
	Name, Email string
	SignIns     []signInRow
	Password    form
	Action      string
}

// signInRow is a browser in which the person is signed in.
type signInRow struct {
	Agent, Address string
	Began, Seen    moment
	// Current is set for the browser that asks; End is the address that ends another one.
	Current bool
	End     string
}

func (d *Dashboard) mePage(ctx context.Context, v *visit) (view meView, err error) {
	view = meView{Name: v.Visitor.Name, Email: v.Visitor.Email, Action: d.path("me", "password")}
	if d.passwords() {
		view.Password.Fields = []field{
			{Name: "old_password", Label: v.say("field.old-password"), Type: "password", Autocomplete: "current-password", Required: true},
			{Name: "password", Label: v.say("field.new-password"), Type: "password", Autocomplete: "new-password", Required: true, Hint: v.say("field.new-password.hint")},
		}
	}
	clock := clock{v.texts, nil, d.engine.Env().Now()}
	all, err := d.engine.SignIns.Of(ctx, v.Visitor.ID)
	for _, s := range all {
		view.SignIns = append(view.SignIns, signInRow{
			Agent: cmp.Or(s.Agent, v.say("me.browser")), Address: s.Address, Began: clock.moment(s.CreatedAt), Seen: clock.moment(s.SeenAt),
			Current: s.ID == v.Visitor.signIn.ID, End: d.path("me", "sign-ins", s.ID, "end"),
		})
	}
	return view, err
}

func (d *Dashboard) me(ctx context.Context, v *visit) (answer, error) {
	view, err := d.mePage(ctx, v)
	return show("me", v.say("me.title"), view), err
}

// setPassword changes the person's password. It ends their other sign-ins.
func (d *Dashboard) setPassword(ctx context.Context, v *visit) (answer, error) {
	err := d.limitSignIn(v.Request, v.Visitor.Email)
	if err == nil {
		err = d.engine.SignIns.SetPassword(ctx, v.Visitor.signIn, v.PostFormValue("old_password"), v.PostFormValue("password"))
	}
	if err == nil {
		return goTo(d.path("me") + "?done=password"), nil
	}
	view, loadErr := d.mePage(ctx, v)
	if loadErr != nil {
		return answer{}, loadErr
	}
	if err := view.Password.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("me", v.say("me.title"), view)), nil
}

// endSignIn ends one of the person's sign-ins.
func (d *Dashboard) endSignIn(ctx context.Context, v *visit) (answer, error) {
	if err := d.engine.SignIns.End(ctx, v.Visitor.ID, v.PathValue("signInId")); err != nil {
		return answer{}, err
	}
	return goTo(d.path("me") + "?done=sign-in"), nil
}
