package dashboard

import (
	"slices"

	"github.com/punchcardhq/punchcard/project"
)

// role is what a person may do in a project: one of the roles of project.User, or roleOwner for whom the installation belongs to.
type role string

const (
	roleViewer     = role(project.RoleViewer)
	roleMerchant   = role(project.RoleMerchant)
	roleRestricted = role(project.RoleUserRestricted)
	roleUser       = role(project.RoleUser)
	roleAdmin      = role(project.RoleAdmin)
	roleOwner      = role("OWNER")
)

// roles are all roles, in the order of the table below.
var roles = []role{roleViewer, roleMerchant, roleRestricted, roleUser, roleAdmin, roleOwner}

// act is what a route does. Each route names one.
type act string

const (
	// actLookUp reads one code, customer or order at a time, and simulates; actRead reads everything.
	actLookUp act = "look-up"
	actRead   act = "read"
	// actExportReports exports figures, actExportLists lists without personal data, actExport everything.
	actExportReports act = "export-reports"
	actExportLists   act = "export-lists"
	actExport        act = "export"
	actRedeem        act = "redeem"
	// actSupport gives points and credit, switches codes on and off, publishes, rolls back and resends.
	actSupport act = "support"
	// actBuild makes and changes campaigns, rules, segments and the catalog, and imports.
	actBuild act = "build"
	// actManage changes settings, keys, webhooks and users, and deletes for good.
	actManage act = "manage"
	// actOwn makes and deletes projects.
	actOwn act = "own"
)

// allowed says which roles may do what.
var allowed = map[act][]role{
	actLookUp:        {roleViewer, roleMerchant, roleRestricted, roleUser, roleAdmin, roleOwner},
	actRead:          {roleViewer, roleRestricted, roleUser, roleAdmin, roleOwner},
	actExportReports: {roleViewer, roleUser, roleAdmin, roleOwner},
	actExportLists:   {roleRestricted, roleUser, roleAdmin, roleOwner},
	actExport:        {roleUser, roleAdmin, roleOwner},
	actRedeem:        {roleMerchant, roleRestricted, roleUser, roleAdmin, roleOwner},
	actSupport:       {roleRestricted, roleUser, roleAdmin, roleOwner},
	actBuild:         {roleUser, roleAdmin, roleOwner},
	actManage:        {roleAdmin, roleOwner},
	actOwn:           {roleOwner},
}

// may reports whether a role allows an act.
func may(r role, a act) bool { return slices.Contains(allowed[a], r) }
