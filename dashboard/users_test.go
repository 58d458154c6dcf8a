package dashboard

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

const usersPath = "/dashboard/projects/shop/users"

// as signs a person in whose other sign-ins stay.
func (h *house) as(t *testing.T, email string) {
	t.Helper()
	h.cookies = map[string]string{}
	h.now = h.now.Add(time.Minute)
	h.signInAs(t, email)
}

// submit sends the form of a page with an action, with other values.
func (h *house) submit(t *testing.T, on, action string, pairs ...string) page {
	t.Helper()
	form := h.get(t, on).formAt(t, action)
	for i := 0; i < len(pairs); i += 2 {
		form.Set(pairs[i], pairs[i+1])
	}
	return h.request(t, "POST", action, form)
}

// owner makes an owner who can sign in.
func (h *house) owner(t *testing.T, email string) project.User {
	t.Helper()
	u := h.person(t, email, project.RoleViewer)
	u, err := h.engine.Projects.SetOwner(t.Context(), u.ID, true)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func TestSomebodyIsInvitedWithALinkThatIsShownOnce(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleAdmin)
	h.as(t, "ada@shop.example")
	got := h.submit(t, usersPath, usersPath, "email", "Bob@shop.example", "first_name", "Bob", "role", "USER_RESTRICTED")
	link := got.secretsOn(t)["link"]
	to, found := strings.CutPrefix(link, "http://localhost:8080")
	if got.StatusCode != 200 || !found {
		t.Fatalf("%d %q\n%s", got.StatusCode, link, got.body)
	}
	checkPage(t, usersPath, got)
	u, err := h.engine.Projects.UserByLogin(t.Context(), "bob@shop.example")
	if err != nil || u.Projects["shop"] != project.RoleUserRestricted || u.State != project.UserInvited {
		t.Errorf("%+v, %v", u, err)
	}
	if list := h.get(t, usersPath).body; strings.Contains(list, to) || !strings.Contains(list, "Bob@shop.example") {
		t.Errorf("the list is\n%s", list)
	}
	entries, err := h.engine.Project("shop").Audit.List(t.Context(), storage.Query{})
	if err != nil || len(entries.Items) != 1 || entries.Items[0].Object.Name != "Bob@shop.example" || entries.Items[0].Object.ID != u.ID {
		t.Errorf("%+v, %v", entries.Items, err)
	}
	for _, e := range entries.Items {
		if strings.Contains(valueText(e.After), to) || strings.Contains(h.log.String(), to[len(to)-20:]) {
			t.Error("a log has the link")
		}
	}
	h.cookies = map[string]string{}
	if got := h.post(t, to, "password", "staple paper cut 9"); got.StatusCode != 303 {
		t.Errorf("the link is followed: %d\n%s", got.StatusCode, got.body)
	}
	if got := h.get(t, "/dashboard/projects/shop/look-up"); got.StatusCode != 200 {
		t.Errorf("a page for their role is %d", got.StatusCode)
	}
	h.as(t, "ada@shop.example")
	for _, c := range []struct{ email, role, wrong string }{{"nobody", "USER", "email"}, {"bob@shop.example", "USER", "email"}, {"", "USER", "email"}} {
		got := h.submit(t, usersPath, usersPath, "email", c.email, "role", c.role)
		if got.StatusCode != 422 || !strings.Contains(got.body, `id="field-`+c.wrong+`-error"`) {
			t.Errorf("%v: %d\n%s", c, got.StatusCode, got.body)
		}
	}
	for role, want := range map[string]int{"KING": 422, "OWNER": 403} {
		if got := h.submit(t, usersPath, usersPath, "email", "eve@shop.example", "role", role); got.StatusCode != want {
			t.Errorf("an administrator makes a %s: %d", role, got.StatusCode)
		}
	}
}

// TestAnAdministratorManagesOnlyWhoIsTheirs tries to take over users who may do more, or work elsewhere, too.
func TestAnAdministratorManagesOnlyWhoIsTheirs(t *testing.T) {
	h := newHouse(t)
	boss := h.owner(t, "boss@shop.example")
	ada := h.person(t, "ada@shop.example", project.RoleAdmin)
	bob := h.person(t, "bob@shop.example", project.RoleUser)
	both := h.person(t, "both@shop.example", project.RoleUser)
	if _, err := h.engine.Projects.AssignUser(t.Context(), "other", both.ID, "", project.RoleViewer); err != nil {
		t.Fatal(err)
	}
	strange, err := h.engine.Projects.Invite(t.Context(), project.Invitation{Email: "eve@shop.example", Projects: map[string]project.Role{"other": project.RoleUser}})
	if err != nil {
		t.Fatal(err)
	}
	h.as(t, "ada@shop.example")
	acts := map[string]url.Values{"link": {}, "block": {"blocked": {"true"}}, "sign-ins/end": {}, "role": {"role": {"VIEWER"}}, "remove": {}, "owner": {"owner": {"true"}}}
	for _, c := range []struct {
		who     project.User
		allowed string
		want    int
	}{{boss, "", 403}, {ada, "", 403}, {both, "role remove", 403}, {strange, "", 404}} {
		for act, form := range acts {
			if strings.Contains(c.allowed, act) {
				continue
			}
			form.Set("once", "form_"+c.who.ID+act)
			h.now = h.now.Add(100 * time.Millisecond) // so that no limit is in the way
			want := c.want
			if act == "owner" {
				want = 403
			}
			if got := h.request(t, "POST", usersPath+"/"+c.who.ID+"/"+act, form); got.StatusCode != want {
				t.Errorf("%s of %s is %d, want %d", act, c.who.Email, got.StatusCode, want)
			}
		}
	}
	h.now = h.now.Add(time.Second)
	for _, u := range []project.User{boss, ada, both} {
		now, err := h.engine.Projects.UserByLogin(t.Context(), u.Email)
		if err != nil || now.State != project.UserActive || now.Projects["shop"] != u.Projects["shop"] {
			t.Errorf("%s is %+v, %v", u.Email, now, err)
		}
		page := h.get(t, usersPath+"/"+u.ID)
		checkPage(t, u.Email, page)
	}
	theirs := usersPath + "/" + bob.ID
	if got := h.submit(t, theirs, theirs+"/role", "role", "VIEWER"); got.StatusCode != 303 {
		t.Errorf("the role of their own user: %d", got.StatusCode)
	}
	if got := h.submit(t, theirs, theirs+"/link"); got.StatusCode != 200 || got.secretsOn(t)["link"] == "" {
		t.Errorf("a link for their own user: %d", got.StatusCode)
	}
	if got := h.submit(t, theirs, theirs+"/remove"); got.StatusCode != 303 {
		t.Errorf("their own user is removed: %d", got.StatusCode)
	}
	if _, err := h.engine.Projects.User(t.Context(), "shop", bob.ID); !fault.IsNotFound(err) {
		t.Errorf("bob is in the project: %v", err)
	}
}

// TestABlockedUserIsSignedOut blocks, lets in again, and signs out.
func TestABlockedUserIsSignedOut(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleAdmin)
	bob := h.person(t, "bob@shop.example", project.RoleUser)
	in := func() string { h.as(t, "bob@shop.example"); return h.cookies[plainCookie] }
	alive := func(token string) bool { _, _, err := h.engine.SignIns.Lookup(t.Context(), token); return err == nil }
	token := in()
	h.as(t, "ada@shop.example")
	on := usersPath + "/" + bob.ID
	if page := h.get(t, on); !strings.Contains(page.text(t), "127.0.0.1") {
		t.Errorf("the page lacks where bob is signed in:\n%s", page.text(t))
	}
	if got := h.submit(t, on, on+"/sign-ins/end"); got.StatusCode != 303 || alive(token) {
		t.Errorf("signed out: %d, %t", got.StatusCode, alive(token))
	}
	token = in()
	h.as(t, "ada@shop.example")
	if got := h.submit(t, on, on+"/block"); got.StatusCode != 303 || alive(token) {
		t.Errorf("blocked: %d, %t", got.StatusCode, alive(token))
	}
	if page := h.get(t, on); !strings.Contains(page.text(t), "Blocked") || !strings.Contains(page.text(t), "Let in again") {
		t.Errorf("the page is\n%s", page.text(t))
	}
	if got := h.submit(t, on, on+"/block", "blocked", "false"); got.StatusCode != 303 {
		t.Errorf("let in: %d", got.StatusCode)
	}
	in()
}

// TestTheLastOwnerCannotBeRemoved has an owner make and remove another one, and two remove each other.
func TestTheLastOwnerCannotBeRemoved(t *testing.T) {
	h := newHouse(t)
	first, second := h.owner(t, "ada@shop.example"), h.person(t, "bob@shop.example", project.RoleAdmin)
	h.as(t, "ada@shop.example")
	on := usersPath + "/" + second.ID
	if got := h.submit(t, on, on+"/owner"); got.StatusCode != 303 {
		t.Fatalf("bob becomes an owner: %d\n%s", got.StatusCode, got.body)
	}
	if page := h.get(t, usersPath); !strings.Contains(page.text(t), "Owners of the installation") {
		t.Errorf("the list is\n%s", page.text(t))
	}
	h.as(t, "bob@shop.example")
	on = usersPath + "/" + first.ID
	if got := h.submit(t, on, on+"/owner"); got.StatusCode != 303 {
		t.Fatalf("ada is no owner any more: %d\n%s", got.StatusCode, got.body)
	}
	own := usersPath + "/" + second.ID
	for act, form := range map[string]url.Values{"owner": {"once": {"form_1"}, "owner": {"false"}}, "block": {"once": {"form_2"}, "blocked": {"true"}}} {
		if got := h.request(t, "POST", own+"/"+act, form); got.StatusCode != 400 && got.StatusCode != 403 {
			t.Errorf("the last owner removes themselves with %s: %d", act, got.StatusCode)
		}
	}
	if u, err := h.engine.Projects.UserByLogin(t.Context(), "bob@shop.example"); err != nil || !u.Owner || u.State != project.UserActive {
		t.Errorf("%+v, %v", u, err)
	}
	log, err := h.engine.Audit.List(t.Context(), storage.Query{})
	if err != nil || len(log.Items) != 3 {
		t.Errorf("the log of the installation has %d entries, %v", len(log.Items), err)
	}
	// An owner gives a role to a person who is a user already.
	eve, err := h.engine.Projects.Invite(t.Context(), project.Invitation{Email: "eve@shop.example", Projects: map[string]project.Role{"other": project.RoleUser}})
	if err != nil {
		t.Fatal(err)
	}
	if got := h.submit(t, usersPath, usersPath, "email", "eve@shop.example", "role", "VIEWER"); got.StatusCode != 303 {
		t.Errorf("%d\n%s", got.StatusCode, got.body)
	}
	if u, err := h.engine.Projects.User(t.Context(), "shop", eve.ID); err != nil || u.Projects["shop"] != project.RoleViewer {
		t.Errorf("%+v, %v", u, err)
	}
	if got := h.submit(t, usersPath, usersPath, "email", "cid@shop.example", "role", "OWNER"); got.StatusCode != 200 {
		t.Errorf("another owner is invited: %d\n%s", got.StatusCode, got.body)
	}
}

// TestUsersAndKeysNeedThePasswordAgain asks ten minutes after the sign-in.
func TestUsersAndKeysNeedThePasswordAgain(t *testing.T) {
	h := newHouse(t)
	h.owner(t, "ada@shop.example")
	h.as(t, "ada@shop.example")
	h.now = h.now.Add(10 * time.Minute)
	for _, r := range h.routes() {
		if !r.danger {
			continue
		}
		h.now = h.now.Add(time.Second) // a person makes at most 20 requests a second
		address := "/dashboard/projects/shop/" + strings.NewReplacer("{userId}", "user_1", "{keyId}", "key_1").Replace(r.path)
		got := h.request(t, r.method, address, formOf(r.method))
		if got.StatusCode != 303 || !strings.HasPrefix(got.Header.Get("Location"), "/dashboard/confirm") {
			t.Errorf("%s %s is %d", r.method, address, got.StatusCode)
		}
	}
}

// TestAnotherProgramManagesItsOwnPeople has no pages about users where the dashboard lets nobody in.
func TestAnotherProgramManagesItsOwnPeople(t *testing.T) {
	s := newSite(t, "Shop")
	s.ownSignIn = false
	s.handler = s.router()
	if got := s.get(t, roleOwner, usersPath); got.StatusCode != 404 {
		t.Errorf("the page is %d", got.StatusCode)
	}
	if home := s.get(t, roleOwner, shopHome).body; strings.Contains(home, usersPath) {
		t.Error("the rail has it")
	}
}
