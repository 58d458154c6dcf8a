package dashboard

import "strings"

// railEntry is a page that the rail at the side leads to. Text is the key of its name, and page its path below the project.
type railEntry struct {
	text, page, icon string
	act              act
}

// railEntries are the pages of the rail, in groups.
var railEntries = [][]railEntry{
	{
		{"home.title", "home", "house", actRead},
		{"look-up.title", "look-up", "search", actLookUp},
		{"why.title", "why", "circle-check", actLookUp},
		{"redemptions.title", "redemptions", "ticket", actRead},
	},
	{
		{"settings.title", "settings/general", "settings", actManage},
		{"audit.title", "audit", "scroll-text", actManage},
	},
}

// railLink is an entry as the template shows it.
type railLink struct {
	Text, Href, Icon string
	Current          bool
}

// section is the address of a page down to its first part below the project: the pages of the settings are one entry of the rail.
func section(path string) string {
	_, below, _ := strings.Cut(path, "/projects/")
	parts := strings.SplitN(below, "/", 3)
	return strings.Join(parts[:min(len(parts), 2)], "/")
}

// rail are the entries that the role of a visit may open.
func (v *visit) rail() (groups [][]railLink) {
	for _, entries := range railEntries {
		var links []railLink
		for _, e := range entries {
			if v.may(e.act) {
				href := v.path(strings.Split(e.page, "/")...)
				links = append(links, railLink{say(e.text), href, e.icon, section(v.URL.EscapedPath()) == section(href)})
			}
		}
		if links != nil {
			groups = append(groups, links)
		}
	}
	return groups
}
