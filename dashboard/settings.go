package dashboard

import (
	"cmp"
	"context"
	"maps"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// settingsView is a page of settings: one form.
type settingsView struct {
	Pages       []filterLink
	Title, Lead string
	// Facts are what cannot be changed.
	Facts []fact
	actForm
	form
	// From is the state of the settings that the form shows, and Back the page that a person returns to who has to give the password again.
	From, Back string
	// Lost says that another person has changed the settings meanwhile.
	Lost bool
	// Clock moves the clock of a sandbox; nil for other projects and on other pages.
	Clock *clockForm
}

// settingsPage is a page of settings. All of them change one object with one form.
type settingsPage struct {
	name     string
	settings []setting
	// danger asks for the password again.
	danger bool
	// act and object name the change in the audit log, and state is the object in it.
	act, object string
	state       func(*configuration) any
	// load reads what the page shows besides the project, from is when that was changed last, and save changes it.
	load func(context.Context, *visit, *configuration) error
	from func(*configuration) time.Time
	save func(ctx context.Context, v *visit, c *configuration, u *settingsChange, from time.Time) (after any, err error)
}

// setting is a field of a page: the one with the name by which refusals know it. The text setting.NAME is its label, and setting.NAME.hint says what it
// does and its default.
type setting struct {
	name, kind string
	// choices are the values of a select. The text of one has the key setting.NAME.VALUE.
	choices []string
	// value is what is set now, as the form shows it, and set puts what the form has sent into a change.
	value func(*configuration) string
	set   func(ctx context.Context, v *visit, u *settingsChange, text string) error
}

// configuration is what the pages of settings show.
type configuration struct {
	project  project.Project
	guard    project.DiscountGuard
	stacking project.StackingRules
	// branding has no id while there is none.
	branding project.Branding
	// names has what categories and campaigns are called, by id.
	names map[string]string
}

// settingsChange is what a form changes, in one of its objects.
type settingsChange struct {
	project    project.Update
	restricted project.Restricted
	returns    project.Returns
	retention  project.Retention
	guard      project.GuardUpdate
	stacking   project.StackingUpdate
	branding   project.BrandingUpdate
}

// settingsPages are the pages in their order.
var settingsPages = []*settingsPage{&generalSettings, &brandingSettings, &clientSettings, &supportSettings, &returnsSettings, &guardSettings, &stackingSettings, &retentionSettings}

// settingsRoutes are the routes of all pages of settings.
func (d *Dashboard) settingsRoutes() (all []route) {
	for _, p := range settingsPages {
		all = append(all,
			route{method: "GET", path: "settings/" + p.name, act: actManage, danger: p.danger, handle: d.settings(p)},
			route{method: "POST", path: "settings/" + p.name, act: actManage, danger: p.danger, handle: d.saveSettings(p)})
	}
	return append(all,
		route{method: "POST", path: "settings/clock", act: actManage, handle: d.askClock},
		route{method: "POST", path: "settings/clock/move", act: actManage, handle: d.moveClock},
		route{method: "GET", path: "settings/limits", act: actManage, handle: d.limitsOfServer})
}

// settingsLinks lead to all pages about the settings.
func (v *visit) settingsLinks() (links []filterLink) {
	for _, p := range settingsPages {
		href := v.path("settings", p.name)
		links = append(links, filterLink{v.say("settings." + p.name), href, v.URL.EscapedPath() == href})
	}
	for _, page := range []struct{ name, title string }{{"areas", "areas.title"}, {"limits", "limits.title"}, {"danger", "danger.title"}} {
		href := v.path("settings", page.name)
		links = append(links, filterLink{v.say(page.title), href, v.URL.EscapedPath() == href})
	}
	return links
}

// maxAskers is how many keys are named that lately asked for what a setting allows.
const maxAskers = 5

// saySwitchUse adds to the hints of settings which keys lately asked for what each allows. The latest calls that this server has answered tell it: without
// them nothing is said, and nothing about a setting that has no path of its own.
func (v *visit) saySwitchUse(ctx context.Context, fields []field) error {
	if v.dashboard.api == nil {
		return nil
	}
	calls, kept := v.dashboard.api.RecentCalls(v.Project.ID)
	if kept == 0 {
		return nil
	}
	used := map[string]map[string]int{}
	for _, c := range calls {
		if name := v.dashboard.api.ClientSwitch(c.Route); name != "" {
			if used[name] == nil {
				used[name] = map[string]int{}
			}
			used[name][c.Credential]++
		}
	}
	names := map[string]string{}
	if len(used) > 0 {
		keys, err := v.dashboard.engine.Projects.Credentials(ctx, v.Project.ID)
		if err != nil {
			return err
		}
		for _, k := range keys {
			names[k.ID] = cmp.Or(k.Name, k.ID)
		}
	}
	for i := range fields {
		f := &fields[i]
		switch by := used[f.Name]; {
		case len(by) > 0:
			ids := slices.SortedFunc(maps.Keys(by), func(a, b string) int { return cmp.Or(by[b]-by[a], strings.Compare(a, b)) })
			var said []string
			for _, id := range ids[:min(len(ids), maxAskers)] {
				said = append(said, v.say("settings.used.key", cmp.Or(names[id], id), by[id]))
			}
			if more := len(ids) - maxAskers; more > 0 {
				said = append(said, v.say("settings.used.more", more))
			}
			f.Hint += " " + v.say("settings.used", kept, strings.Join(said, ", "))
		case slices.Contains(v.dashboard.api.ClientSwitches(), f.Name):
			f.Hint += " " + v.say("settings.used.none", kept)
		}
	}
	return nil
}

// configuration reads what a page shows.
func (v *visit) configuration(ctx context.Context, p *settingsPage) (c configuration, err error) {
	c.names = map[string]string{}
	if c.project, err = v.dashboard.engine.Projects.Get(ctx, v.Project.ID); err != nil || p.load == nil {
		return c, err
	}
	return c, p.load(ctx, v, &c)
}

// settingsView is the form of a page with what is set.
func (v *visit) settingsView(p *settingsPage, c *configuration) settingsView {
	view := settingsView{
		Pages: v.settingsLinks(), Title: v.say("settings." + p.name), Lead: v.say("settings." + p.name + ".lead"), actForm: v.actForm("settings", p.name),
		From: p.from(c).UTC().Format(time.RFC3339Nano), Back: v.path("settings", p.name),
	}
	if p == &generalSettings {
		view.Facts, view.Clock = v.projectFacts(&c.project), v.clockForm(&c.project)
	}
	for _, s := range p.settings {
		f := field{Name: s.name, Label: v.say("setting." + s.name), Hint: v.say("setting." + s.name + ".hint"), Type: s.kind, Value: s.value(c), Autocomplete: "off"}
		for _, choose := range s.choices {
			f.Choices = append(f.Choices, choice{choose, v.say("setting." + s.name + "." + choose)})
		}
		if f.Type == "select" && !slices.Contains(s.choices, f.Value) { // imported settings may have one that is not documented
			f.Choices = append(f.Choices, choice{f.Value, f.Value})
		}
		view.Fields = append(view.Fields, f)
	}
	return view
}

// projectFacts are what is fixed when a project is made.
func (v *visit) projectFacts(p *project.Project) []fact {
	yesNo := map[bool]string{true: v.say("settings.yes"), false: v.say("settings.no")}
	facts := []fact{
		{Label: v.say("settings.id"), Text: p.ID}, {Label: v.say("settings.case"), Text: yesNo[p.CaseSensitiveCodes]}, {Label: v.say("settings.sandbox"), Text: yesNo[p.Sandbox]},
		{Label: v.say("settings.created"), Text: v.clock().moment(p.CreatedAt).Exact},
	}
	if p.ClusterID != "" {
		facts = append(facts, fact{Label: v.say("settings.cluster"), Text: p.ClusterID})
	}
	return facts
}

func (d *Dashboard) settings(p *settingsPage) handler {
	return func(ctx context.Context, v *visit) (answer, error) {
		c, err := v.configuration(ctx, p)
		if err != nil {
			return answer{}, err
		}
		view := v.settingsView(p, &c)
		if p == &clientSettings {
			if err := v.saySwitchUse(ctx, view.Fields); err != nil {
				return answer{}, err
			}
		}
		return show("settings", v.say("settings."+p.name), view), nil
	}
}

// saveSettings changes what a page shows. A form that was made from a state that is no more shows what is set now beside what it would set.
func (d *Dashboard) saveSettings(p *settingsPage) handler {
	return func(ctx context.Context, v *visit) (answer, error) {
		c, err := v.configuration(ctx, p)
		if err != nil {
			return answer{}, err
		}
		out, err := v.save(ctx, p, &c)
		refusal, isFault := fault.As(err)
		if !isFault || refusal.Kind != fault.KindInvalid && refusal.Key != "resource_changed" && refusal.Key != "stacking_rules_exist" && refusal.Key != "branding_exist" {
			return out, err
		}
		now, err := v.configuration(ctx, p) // as it is now: another person may have changed it
		if err != nil {
			return answer{}, err
		}
		view := v.settingsView(p, &now)
		for i, s := range p.settings {
			sent := v.sent(s)
			if was := view.Fields[i].Value; was != sent && refusal.Kind == fault.KindConflict {
				view.Fields[i].Now = v.say("settings.now", v.shownSetting(view.Fields[i], was))
			}
			view.Fields[i].Value = sent
		}
		out = show("settings", v.say("settings."+p.name), view)
		if refusal.Kind == fault.KindConflict {
			view.Lost = true
			out.view, out.status = view, http.StatusConflict
			return out, nil
		}
		view.From = v.PostFormValue("from")
		if err := view.refuse(v.texts, refusal); err != nil {
			return answer{}, err
		}
		out.view = view
		return unprocessable(out), nil
	}
}

// sent is the value of a field that a form has sent. Browsers send the lines of a text with two characters between them, and nothing for a switch
// that is off.
func (v *visit) sent(s setting) string {
	text := strings.TrimSpace(strings.ReplaceAll(v.PostFormValue(s.name), "\r\n", "\n"))
	if s.kind == "checkbox" && text == "" {
		return "false"
	}
	return text
}

// shownSetting is a value in words.
func (v *visit) shownSetting(f field, value string) string {
	for _, c := range f.Choices {
		if c.Value == value {
			return c.Text
		}
	}
	switch {
	case f.Type == "checkbox" && value == "true":
		return v.say("settings.on")
	case f.Type == "checkbox":
		return v.say("settings.off")
	case value == "":
		return v.say("settings.nothing")
	}
	return value
}

func (v *visit) save(ctx context.Context, p *settingsPage, c *configuration) (answer, error) {
	from, err := time.Parse(time.RFC3339Nano, v.PostFormValue("from"))
	if err != nil {
		return answer{}, fault.Payload("from", "must be the time that came with the form")
	}
	u := settingsChange{restricted: c.project.Restricted, returns: c.project.Returns} // what the form has no field for stays
	for _, s := range p.settings {
		if err := s.set(ctx, v, &u, v.sent(s)); err != nil {
			return answer{}, err
		}
	}
	change := audit.Change{Act: p.act, Object: audit.Object{Type: p.object, ID: v.Project.ID, Name: c.project.Name}, Before: p.state(c)}
	return v.change(ctx, change, v.path("settings", p.name)+"?done=settings", func(ctx context.Context) (any, error) { return p.save(ctx, v, c, &u, from) })
}

// saveProject is save for pages that change the project itself.
func saveProject(ctx context.Context, v *visit, _ *configuration, u *settingsChange, from time.Time) (any, error) {
	u.project.From = patch.Set(from)
	return v.dashboard.engine.Projects.Update(ctx, v.Project.ID, u.project)
}
