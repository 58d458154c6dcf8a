package dashboard

import (
	"slices"
	"strings"
)

// railEntry is a page that the rail at the side leads to. Text is the key of its name, and page its path below the project.
type railEntry struct {
	text, page, icon string
	act              act
	// ownSignIn is set for a page that is there where the dashboard itself lets people in.
	ownSignIn bool
}

// railEntries are the pages of the rail, in groups.
var railEntries = [][]railEntry{
	{
		{text: "home.title", page: "home", icon: "house", act: actRead},
		{text: "look-up.title", page: "look-up", icon: "search", act: actLookUp},
		{text: "why.title", page: "why", icon: "circle-check", act: actLookUp},
	},
	{
		{text: "campaigns.title", page: "campaigns", icon: "megaphone", act: actRead},
		{text: "codes.title", page: "codes", icon: "tag", act: actRead},
		{text: "promotions.title", page: "promotions", icon: "layers", act: actRead},
		{text: "rules.title", page: "rules", icon: "scale", act: actRead},
		{text: "segments.title", page: "segments", icon: "users", act: actRead},
		{text: "loyalty.title", page: "loyalty", icon: "award", act: actRead},
		{text: "rewards.title", page: "rewards", icon: "gift", act: actRead},
		{text: "referrals.title", page: "referrals", icon: "share-2", act: actRead},
		{text: "simulator.title", page: "simulator", icon: "calculator", act: actRead},
	},
	{
		{text: "customers.title", page: "customers", icon: "user", act: actRead},
		{text: "orders.title", page: "orders", icon: "shopping-cart", act: actRead},
		{text: "catalog.title", page: "catalog/products", icon: "package", act: actRead},
		{text: "redemptions.title", page: "redemptions", icon: "ticket", act: actRead},
	},
	{
		{text: "reports.title", page: "reports", icon: "chart-column", act: actRead},
	},
	{
		{text: "tasks.title", page: "tasks", icon: "list-todo", act: actRead},
		{text: "exports.title", page: "exports", icon: "download", act: actExportLists},
		{text: "webhooks.title", page: "webhooks", icon: "webhook", act: actRead},
		{text: "health.title", page: "health", icon: "heart-pulse", act: actRead},
	},
	{
		{text: "developers.title", page: "developers", icon: "terminal", act: actBuild},
		{text: "settings.title", page: "settings/general", icon: "settings", act: actManage},
		{text: "users.title", page: "users", icon: "users", act: actManage, ownSignIn: true},
		{text: "keys.title", page: "keys", icon: "key-round", act: actManage},
		{text: "audit.title", page: "audit", icon: "scroll-text", act: actManage},
		{text: "trash.title", page: "trash", icon: "trash-2", act: actManage},
	},
}

// paletteActs are what the palette of pages leads to besides the pages of the rail: the forms of what people make most often.
var paletteActs = []railEntry{
	{text: "campaigns.new", page: "campaigns/new", act: actBuild},
	{text: "import.title", page: "imports", act: actBuild},
	{text: "customers.new", page: "customers/new", act: actBuild},
	{text: "rules.new", page: "rules/new", act: actBuild},
	{text: "segments.new", page: "segments/new", act: actBuild},
	{text: "reward.new", page: "rewards/new", act: actBuild},
	{text: "catalog.products.new", page: "catalog/products/new", act: actBuild},
	{text: "webhook.new", page: "webhooks/new", act: actManage},
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
		if links := v.railLinks(entries); links != nil {
			groups = append(groups, links)
		}
	}
	return groups
}

// railLinks are those of some entries that the role of a visit may open.
func (v *visit) railLinks(entries []railEntry) (links []railLink) {
	for _, e := range entries {
		if v.may(e.act) && (v.dashboard.ownSignIn || !e.ownSignIn) {
			href := v.path(strings.Split(e.page, "/")...)
			links = append(links, railLink{v.say(e.text), href, e.icon, section(v.URL.EscapedPath()) == section(href)})
		}
	}
	return links
}

// palette are all pages and acts that the role of a visit may open: the acts first, because people who look for pages have the rail.
func (v *visit) palette() []railLink {
	return slices.Concat(v.railLinks(paletteActs), slices.Concat(v.rail()...))
}
