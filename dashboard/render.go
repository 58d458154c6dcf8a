package dashboard

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

//go:embed templates
var templateFiles embed.FS

// pages are the parsed templates of one language: base.html, all parts, and the block "main" of each page under the name of its file. They are one
// set. A set of its own for each page, with a copy of all parts, kept 40 MB on the heap, and each collection of garbage held requests up for
// 30 ms and more (goals P16 and P20).
type pages struct {
	all *template.Template
	// parts has the blocks of each page beside "main", by the name of its file, and under "" those of all pages.
	parts map[string][]string
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
	all, err := template.New("").Funcs(functions).ParseFS(from, "templates/base.html", "templates/parts/*.html")
	if err != nil {
		return nil, err
	}
	p := &pages{all: all, parts: map[string][]string{"": blocksOf(all)}}
	files, err := fs.ReadDir(from, "templates")
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if f.IsDir() || f.Name() == "base.html" {
			continue
		}
		if err := p.add(from, f.Name(), functions); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// add adds the blocks of a page. Their names are those of the page alone.
func (p *pages) add(from fs.FS, file string, functions template.FuncMap) error {
	page, err := template.New(file).Funcs(functions).ParseFS(from, path.Join("templates", file))
	if err != nil {
		return err
	}
	name := strings.TrimSuffix(file, ".html")
	for _, block := range blocksOf(page) {
		as := block
		switch {
		case block == file: // what stands outside of blocks
			continue
		case block == "main":
			as = file
		case p.all.Lookup(block) != nil:
			return fmt.Errorf("%s defines %q, which another template does", file, block)
		default:
			p.parts[name] = append(p.parts[name], block)
		}
		if _, err := p.all.AddParseTree(as, page.Lookup(block).Tree); err != nil {
			return err
		}
	}
	return nil
}

func blocksOf(t *template.Template) (names []string) {
	for _, one := range t.Templates() {
		names = append(names, one.Name())
	}
	return names
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
	// Main is the block "main" of the page.
	Main template.HTML
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
	// Palette is where the keyboard leads, and LookUp the address that the field in the top bar is sent to; both are empty outside of projects.
	Palette []railLink
	LookUp  string
	// UnderWay is the address of what the top bar says about tasks; empty for who may not see them.
	UnderWay  string
	Themes    []themeChoice
	Languages []themeChoice
	// Me and SignOut are addresses; empty where another program lets people in. Demo says that nobody had to sign in.
	Me, SignOut string
	// Projects is the list of all projects; empty for who is no owner.
	Projects string
	Demo     bool
	// Clock says that the clock of a sandbox runs ahead of the present, or behind it; empty when it is right.
	Clock string
	// Toast is what the last act has done.
	Toast string
	// Here is the address of the page: forms of the shell lead back to it.
	Here string
}

// render writes a page, or the part of it that htmx asks for: the block that is called as its target, or else "main".
func (p *pages) render(w io.Writer, v *visit, out answer) error {
	main, data := out.page+".html", shown{Shell: v.shell(out), View: out.view}
	if p.all.Lookup(main) == nil {
		return fmt.Errorf("there is no page %q", out.page)
	}
	if v.partial() {
		if part := v.target(); slices.Contains(p.parts[out.page], part) || slices.Contains(p.parts[""], part) {
			main = part
		}
		return p.all.ExecuteTemplate(w, main, data)
	}
	var text strings.Builder
	if err := p.all.ExecuteTemplate(&text, main, data); err != nil {
		return err
	}
	data.Main = template.HTML(text.String())
	return p.all.ExecuteTemplate(w, "base", data)
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
	s.Palette, s.LookUp = v.palette(), v.path("look-up")
	if v.may(actRead) {
		s.UnderWay = v.path("tasks", "under-way")
	}
	s.Role = v.say("role." + string(v.Role))
	switch at := v.clock().moment(v.Project.Now()).Text; {
	case v.Settings.ClockOffset >= time.Minute:
		s.Clock = v.say("shell.clock.ahead", at)
	case v.Settings.ClockOffset <= -time.Minute:
		s.Clock = v.say("shell.clock.behind", at)
	}
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
