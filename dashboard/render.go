package dashboard

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"path"
	"strings"
)

//go:embed templates
var templateFiles embed.FS

// pages are the parsed templates by name. Each page is base.html with all parts and a block "main" of its own.
type pages struct {
	byName map[string]*template.Template
}

// newPages parses the templates that are built in; they can be parsed.
func newPages(base string, t *texts) *pages {
	p, err := parsePages(templateFiles, base, t)
	if err != nil {
		panic(err)
	}
	return p
}

// parsePages parses all templates for a dashboard below a path, in one language.
func parsePages(from fs.FS, base string, t *texts) (*pages, error) {
	functions := template.FuncMap{
		"say":   t.find,
		"asset": func(file string) string { return base + "assets/" + assetNames[file] },
		"icon": func(name string) (template.HTML, error) {
			if svg, ok := icons[name]; ok {
				return svg, nil
			}
			return "", fmt.Errorf("there is no icon %q", name)
		},
	}
	common, err := template.New("").Funcs(functions).ParseFS(from, "templates/base.html", "templates/parts/*.html")
	if err != nil {
		return nil, err
	}
	files, err := fs.ReadDir(from, "templates")
	if err != nil {
		return nil, err
	}
	p := &pages{byName: map[string]*template.Template{}}
	for _, f := range files {
		if f.IsDir() || f.Name() == "base.html" {
			continue
		}
		one, err := common.Clone()
		if err == nil {
			one, err = one.ParseFS(from, path.Join("templates", f.Name()))
		}
		if err != nil {
			return nil, err
		}
		p.byName[strings.TrimSuffix(f.Name(), ".html")] = one
	}
	return p, nil
}

// pagesIn are the pages in the language of a visit. Those of a folder are parsed anew, as people are at work on them.
func (d *Dashboard) pagesIn(t *texts) (*pages, error) {
	if d.dir == nil {
		return d.languages.pages[t], nil
	}
	return parsePages(d.dir, d.base, t)
}

// shown is the data of a template: the frame around the page, and the view of the page.
type shown struct {
	Shell shell
	View  any
}

// shell is what surrounds each page.
type shell struct {
	Title, Language, Theme, Base string
	// SignedIn says that a person is known; Project that the page belongs to a project.
	SignedIn bool
	Person   string
	Initials string
	Role     string
	// Project is the name of the project, and Home the address of its first page. Both are empty on pages outside of projects.
	Project, Home string
	Sandbox       bool
	Rail          [][]railLink
	Themes        []themeChoice
	Languages     []themeChoice
	// Me and SignOut are addresses; empty where another program lets people in. Demo says that nobody had to sign in.
	Me, SignOut string
	// Projects is the list of all projects; empty for who is no owner.
	Projects string
	Demo     bool
	// Toast is what the last act has done.
	Toast string
	// Here is the address of the page: forms of the shell lead back to it.
	Here string
}

// render writes a page, or the part of it that htmx asks for: the block that is called as its target, or else "main".
func (p *pages) render(w io.Writer, v *visit, out answer) error {
	t, ok := p.byName[out.page]
	if !ok {
		return fmt.Errorf("there is no page %q", out.page)
	}
	block := "base"
	if v.partial() {
		block = "main"
		if part := v.target(); part != "" && t.Lookup(part) != nil {
			block = part
		}
	}
	return t.ExecuteTemplate(w, block, shown{v.shell(out), out.view})
}

func (v *visit) shell(out answer) shell {
	s := shell{
		Title: out.title, Language: v.texts.language.String(), Theme: v.theme(), Base: v.dashboard.base, Themes: v.themeChoices(), Languages: v.languageChoices(),
		SignedIn: v.Visitor.ID != "", Person: v.Visitor.Name, Initials: initials(v.Visitor.Name), Here: v.URL.RequestURI(),
	}
	s.Demo = v.Visitor.demo
	if v.Visitor.signIn.ID != "" {
		s.Me, s.SignOut = v.dashboard.path("me"), v.dashboard.path("sign-out")
	}
	if v.Visitor.Owner {
		s.Projects = v.dashboard.path("projects")
	}
	if done := "done." + v.URL.Query().Get("done"); v.texts.has(done) {
		s.Toast = v.say(done)
	}
	if v.Project == nil {
		return s
	}
	s.Project, s.Home, s.Sandbox, s.Rail = v.Settings.Name, v.path(""), v.Settings.Sandbox, v.rail()
	s.Role = v.say("role." + string(v.Role))
	return s
}

// initials are the first letters of the first and the last word of a name.
func initials(name string) string {
	var letters []rune
	for i, word := range strings.Fields(name) {
		if i == 2 {
			letters = letters[:1]
		}
		letters = append(letters, []rune(word)[0])
	}
	return strings.ToUpper(string(letters))
}
