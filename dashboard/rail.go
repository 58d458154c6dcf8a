package dashboard

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
		{"audit.title", "audit", "scroll-text", actManage},
	},
}

// railLink is an entry as the template shows it.
type railLink struct {
	Text, Href, Icon string
	Current          bool
}

// rail are the entries that the role of a visit may open.
func (v *visit) rail() (groups [][]railLink) {
	for _, entries := range railEntries {
		var links []railLink
		for _, e := range entries {
			if v.may(e.act) {
				href := v.path(e.page)
				links = append(links, railLink{say(e.text), href, e.icon, v.URL.EscapedPath() == href})
			}
		}
		if links != nil {
			groups = append(groups, links)
		}
	}
	return groups
}
