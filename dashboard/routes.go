package dashboard

import "context"

// route is an address with the act that a role has to allow.
type route struct {
	method, path string
	act          act
	handle       handler
	// open routes need no sign-in.
	open bool
}

// handler answers one visit, or refuses it with a fault.
type handler func(ctx context.Context, v *visit) (answer, error)

// personal are the routes of a person, outside of projects.
func (d *Dashboard) personal() []route {
	return []route{
		{method: "GET", path: "{$}", handle: d.start},
		{method: "POST", path: "theme", handle: d.setTheme, open: true},
	}
}

// routes are the routes below a project.
func (d *Dashboard) routes() []route {
	return []route{
		{method: "GET", path: "{$}", act: actLookUp, handle: d.enter},
		{method: "GET", path: "home", act: actRead, handle: d.home},
	}
}
