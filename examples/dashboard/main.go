// Dashboard mounts the dashboard in an existing server, below a path of its own. The server's own sign-in says who somebody is and what they may do.
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"regexp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// staff are the people of the shop by their session. A real server has a table and random tokens.
var staff = map[string]dashboard.Visitor{
	"ada-session": {ID: "staff-1", Name: "Ada", Email: "ada@shop.example", Roles: map[string]project.Role{"my-shop": project.RoleUser}},
	"bob-session": {ID: "staff-2", Name: "Bob", Email: "bob@shop.example", Roles: map[string]project.Role{"my-shop": project.RoleViewer}},
}

// visitor is the server's own sign-in.
func visitor(r *http.Request) (dashboard.Visitor, error) {
	session, err := r.Cookie("session")
	if err != nil {
		return dashboard.Visitor{}, fault.Unauthorized()
	}
	who, ok := staff[session.Value]
	if !ok {
		return dashboard.Visitor{}, fault.Unauthorized()
	}
	return who, nil
}

func main() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	shop, err := engine.CreateProject(ctx, project.NewProject{ID: "my-shop", Name: "My shop"})
	if err != nil {
		log.Fatal(err)
	}

	mux := http.NewServeMux()
	mux.HandleFunc("GET /sign-in", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "the sign-in of the shop") })
	mux.Handle("/promotions/", dashboard.New(engine, dashboard.At("/promotions/"), dashboard.WithVisitor(visitor), dashboard.WithSignInAt("/sign-in")))

	server := httptest.NewServer(mux)
	defer server.Close()
	const categories = "/promotions/projects/my-shop/catalog/categories"
	fmt.Print("nobody: ", open(server.URL+categories, "", nil))
	fmt.Println("Bob lists categories:", title(open(server.URL+categories, "bob-session", nil)))
	fmt.Println("Bob makes one:", title(open(server.URL+categories+"/new", "bob-session", nil)))
	form := url.Values{"name": {"Seasonal"}, "hierarchy": {"0"}, "once": {once(open(server.URL+categories+"/new", "ada-session", nil))}}
	fmt.Println("Ada makes one:", title(open(server.URL+categories, "ada-session", form)))

	entries, err := engine.Project(shop.ID).Audit.List(ctx, storage.Query{})
	if err != nil {
		log.Fatal(err)
	}
	for _, e := range entries.Items {
		fmt.Println("audit:", e.Actor.Name, e.Act, e.Object.Name)
	}
}

// title is the heading of a page, and once the key of its form.
func title(page string) string {
	return regexp.MustCompile(`<h1>(.*?)</h1>`).FindStringSubmatch(page)[1]
}
func once(page string) string {
	return regexp.MustCompile(`name="once" value="(.*?)"`).FindStringSubmatch(page)[1]
}

// open opens a page with a session, or sends a form to it, as a browser does.
func open(address, session string, form url.Values) string {
	jar, err := cookiejar.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	at, err := url.Parse(address)
	if err != nil {
		log.Fatal(err)
	}
	jar.SetCookies(at, []*http.Cookie{{Name: "session", Value: session, Path: "/"}})
	client := &http.Client{Jar: jar}
	var resp *http.Response
	if form == nil {
		resp, err = client.Get(address)
	} else {
		resp, err = client.PostForm(address, form)
	}
	if err != nil {
		log.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		log.Fatal(err)
	}
	return string(body)
}
