package dashboard

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/signin"
)

// signInView is the page on which people give their password, a new one, or the one they have again.
type signInView struct {
	Title, Text, Action, Submit string
	Form                        form
	// Back is where a sign-in leads.
	Back string
	// Provider is the link that signs in with the provider.
	Provider *buttonLink
}

// signInPage is the form with the fields of a sign-in.
func (v *visit) signInPage(email, back string) signInView {
	view := signInView{
		Title: v.say("sign-in.title"), Action: v.dashboard.path("sign-in"), Submit: v.say("sign-in.submit"), Back: back, Provider: v.providerLink(back),
	}
	if v.dashboard.passwords() {
		view.Form.Fields = []field{
			{Name: "email", Label: v.say("field.email"), Type: "email", Value: email, Autocomplete: "username", Required: true, Focus: email == ""},
			{Name: "password", Label: v.say("field.password"), Type: "password", Autocomplete: "current-password", Required: true, Focus: email != "", Hint: v.say("sign-in.forgotten")},
		}
	}
	return view
}

func (d *Dashboard) showSignIn(_ context.Context, v *visit) (answer, error) {
	back := d.local(v.URL.Query().Get("back"))
	if v.Visitor.ID != "" {
		return goTo(back), nil
	}
	if err := d.canSignIn(v.Request); err != nil {
		return answer{}, err
	}
	return show("sign-in", v.say("sign-in.title"), v.signInPage("", back)), nil
}

func (d *Dashboard) signIn(ctx context.Context, v *visit) (answer, error) {
	if err := d.canSignIn(v.Request); err != nil {
		return answer{}, err
	}
	email, password := strings.TrimSpace(v.PostFormValue("email")), v.PostFormValue("password")
	view := v.signInPage(email, d.local(v.PostFormValue("back")))
	if err := d.limitSignIn(v.Request, email); err != nil {
		return v.refuseSignIn(view, err)
	}
	s, err := d.engine.SignIns.Begin(ctx, email, password, d.from(v.Request))
	if err != nil {
		return v.refuseSignIn(view, err)
	}
	return d.started(v, s, view.Back), nil
}

// refuseSignIn shows the form again with what was wrong.
func (v *visit) refuseSignIn(view signInView, err error) (answer, error) {
	f, isFault := fault.As(err)
	if err := view.Form.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	out := show("sign-in", view.Title, view)
	out.status = http.StatusUnprocessableEntity
	if isFault && (f.Kind == fault.KindTooMany || f.Kind == fault.KindUnauthorized) {
		out.status = statuses[f.Kind]
	}
	return out, nil
}

// limitSignIn counts a sign-in by its address and by its account, whether or not anybody has that account.
func (d *Dashboard) limitSignIn(r *http.Request, account string) error {
	now := d.engine.Env().Now()
	sum := sha256.Sum256([]byte(strings.ToLower(account)))
	byAddress := d.limits.address.Take(d.from(r).Address, now)
	byAccount := d.limits.account.Take(hex.EncodeToString(sum[:]), now)
	if byAddress.Allowed && byAccount.Allowed {
		return nil
	}
	return errTooMany
}

// started puts the token of a new sign-in into the browser. The one that the browser had before is not used again.
func (d *Dashboard) started(v *visit, s signin.Started, to string) answer {
	out := goTo(to)
	out.cookies = []*http.Cookie{d.signInCookie(v.Request, s.Token)}
	return out
}

func (d *Dashboard) signOut(ctx context.Context, v *visit) (answer, error) {
	if v.Visitor.signIn.ID != "" {
		if err := d.engine.SignIns.End(ctx, v.Visitor.ID, v.Visitor.signIn.ID); err != nil && !fault.IsNotFound(err) {
			return answer{}, err
		}
	}
	out := goTo(d.path("sign-in"))
	out.cookies = []*http.Cookie{d.signInCookie(v.Request, "")}
	return out, nil
}

// welcomePage is the form of a link. The first owner gives a name and an address, too.
func (d *Dashboard) welcomePage(v *visit, u project.User, owner bool) signInView {
	view := signInView{Title: v.say("welcome.title"), Text: v.say("welcome.text", u.Email), Action: d.path("welcome", v.PathValue("token")), Submit: v.say("welcome.submit")}
	if owner {
		view.Title, view.Text = v.say("welcome.owner"), v.say("welcome.owner.text")
		view.Form.Fields = []field{
			{Name: "first_name", Label: v.say("field.first-name"), Type: "text", Value: v.PostFormValue("first_name"), Autocomplete: "given-name", Focus: true},
			{Name: "last_name", Label: v.say("field.last-name"), Type: "text", Value: v.PostFormValue("last_name"), Autocomplete: "family-name"},
			{Name: "email", Label: v.say("field.email"), Type: "email", Value: v.PostFormValue("email"), Autocomplete: "username", Required: true},
		}
	}
	view.Form.Fields = append(view.Form.Fields,
		field{Name: "password", Label: v.say("field.new-password"), Type: "password", Autocomplete: "new-password", Required: true, Hint: v.say("field.new-password.hint")})
	return view
}

func (d *Dashboard) showWelcome(ctx context.Context, v *visit) (answer, error) {
	if err := d.canSignIn(v.Request); err != nil {
		return answer{}, err
	}
	u, owner, err := d.engine.SignIns.Link(ctx, v.PathValue("token"))
	if err != nil {
		return answer{}, err
	}
	view := d.welcomePage(v, u, owner)
	return show("sign-in", view.Title, view), nil
}

func (d *Dashboard) welcome(ctx context.Context, v *visit) (answer, error) {
	if err := d.canSignIn(v.Request); err != nil {
		return answer{}, err
	}
	token := v.PathValue("token")
	u, owner, err := d.engine.SignIns.Link(ctx, token)
	if err != nil {
		return answer{}, err
	}
	view := d.welcomePage(v, u, owner)
	if err := d.limitSignIn(v.Request, token); err != nil {
		return v.refuseSignIn(view, err)
	}
	s, err := d.engine.SignIns.Follow(ctx, token, signin.Welcome{
		Email: strings.TrimSpace(v.PostFormValue("email")), FirstName: strings.TrimSpace(v.PostFormValue("first_name")),
		LastName: strings.TrimSpace(v.PostFormValue("last_name")), Password: v.PostFormValue("password"),
	}, d.from(v.Request))
	if fault.Has(err, "link_not_valid") {
		return answer{}, err
	}
	if err != nil {
		return v.refuseSignIn(view, err)
	}
	return d.started(v, s, d.base), nil
}

// confirmPage asks for the password again, before what cannot be undone.
func (d *Dashboard) confirmPage(v *visit, back string) signInView {
	view := signInView{
		Title: v.say("confirm.title"), Text: v.say("confirm.text"), Action: d.path("confirm"), Submit: v.say("confirm.submit"), Back: back, Provider: v.providerLink(back),
	}
	if d.passwords() {
		view.Form.Fields = []field{
			{Name: "email", Label: v.say("field.email"), Type: "hidden", Value: v.Visitor.Email, Autocomplete: "username"},
			{Name: "password", Label: v.say("field.password"), Type: "password", Autocomplete: "current-password", Required: true, Focus: true},
		}
	} else {
		view.Title = v.say("confirm.title.provider")
	}
	return view
}

func (d *Dashboard) showConfirm(_ context.Context, v *visit) (answer, error) {
	view := d.confirmPage(v, d.local(v.URL.Query().Get("back")))
	return show("sign-in", view.Title, view), nil
}

func (d *Dashboard) confirm(ctx context.Context, v *visit) (answer, error) {
	view := d.confirmPage(v, d.local(v.PostFormValue("back")))
	if err := d.limitSignIn(v.Request, v.Visitor.Email); err != nil {
		return v.refuseSignIn(view, err)
	}
	if err := d.engine.SignIns.Confirm(ctx, v.Visitor.signIn, v.PostFormValue("password")); err != nil {
		return v.refuseSignIn(view, err)
	}
	return goTo(view.Back), nil
}

// toSignIn sends a person to the page where they sign in, and from there back to the page that they wanted.
func (d *Dashboard) toSignIn(v *visit, to string) answer {
	back := v.URL.RequestURI()
	if v.Method != http.MethodGet && v.Method != http.MethodHead {
		back = d.local(v.PostFormValue("back"))
	}
	if back != d.base {
		to += "?" + url.Values{"back": {back}}.Encode()
	}
	return goTo(to)
}

// leaves reports whether an address is one of the pages that a person has to see as a whole: to sign in, or to confirm the password.
func (d *Dashboard) leaves(to string) bool {
	page, _, _ := strings.Cut(to, "?")
	return page == d.path("sign-in") || page == d.path("confirm") || page == d.signInAt
}
