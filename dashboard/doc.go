// Package dashboard is the web pages on which people work with Punchcard, as an http.Handler.
//
//	d := dashboard.New(engine, dashboard.At("/dashboard/"))
//	mux.Handle("/dashboard/", d)
//
// # Pages
//
// The server renders every page from a template and a view: a struct of plain data. Pages and forms work without scripts. With scripts, htmx fetches
// parts of pages in place, and app.js adds what HTML has no element for. A page calls the engine of a project, as package httpapi does, and has no SQL.
//
// routes.go lists all routes as data: method, path, the act that the role of the person has to allow, and the handler. roles.go is the table of roles
// and acts. The middleware in visit.go turns the address and the person into a project and a role; who has no role in the project of an address gets
// 404, so that handlers see no other project than that of their visit.
//
// # To add a page
//
// Write a file with its view, its load function and its handler; a template of the same name in templates, with a block "main"; its words in
// texts/en.json and texts/de.json; a line in routes.go; and, when people should find it, an entry in rail.go. The tests of this package then ask it
// with every role, and check its HTML.
//
// # Languages
//
// All words that the dashboard says are texts by key: v.say in handlers, {{say}} in templates. A language is one file here and one in
// wording/texts, with the same keys and placeholders; tests compare them, and render all pages in a pseudo-language to find words that are no texts. A
// person chooses the language in their menu, or else their browser does. Refusals of the engine (package fault) stay as the API says them.
//
// # In a program of your own
//
//	d := dashboard.New(engine, dashboard.At("/promotions/"), dashboard.WithVisitor(visitor), dashboard.WithSignInAt("/sign-in"))
//	mux.Handle("/promotions/", d)
//
// WithVisitor takes the place of the sign-in: the function says who sends a request and which role they have in which project, or fails with
// fault.Unauthorized. It is called for each request. The pages about users, passwords and sign-ins are not there then, and the dashboard asks nobody for
// their password again before what is dangerous: that is the program's part, as are the bounds of its own sign-in. Changes have the ID and the name of
// the Visitor in the audit log. Forms from other origins are refused all the same. examples/dashboard is a program that does it.
//
// # Addresses
//
// The pages of a project are below projects/{projectId}/. Addresses hold ids, and never codes, names or e-mail addresses, because browsers and proxies
// keep addresses. A GET changes nothing.
//
// # Headers
//
// Each answer forbids inline scripts and styles, other origins and frames (headers.go). So templates have no style attributes and no handlers of events:
// widths are progress, meter and SVG elements.
package dashboard
