// Package browsertest tests the dashboard in Chromium, on real servers.
//
// In every step of every test a report of the Content-Security-Policy, an error on the console, an uncaught exception, a request to another origin and
// an answer of 500 or more fail it. All pages that links lead to are checked with axe-core in light, in dark, 320 pixels wide and at 200 % zoom.
//
// The tests need Chromium, and npm for axe-core; make test installs them. With -update they write the pictures of docs/dashboard.md.
package browsertest
