// Package browsertest tests the dashboard in Chromium, on real servers.
//
// In every step of every test a report of the Content-Security-Policy, an error on the console, an uncaught exception, a request to another origin, an
// answer of 500 or more, and a layout that shifts by more than 0.1 fail it. All pages that links lead to are checked with axe-core in light, in dark,
// 320 pixels wide and at 200 % zoom.
//
// The tests need Chromium, and npm for axe-core; make test installs them. With -update they write the pictures of docs/dashboard.md.
//
// TestPagesLookAsKept takes pictures of some forty states of pages, in a shop whose clock and ids are the same each time, and compares them with those of
// testdata/pages. The kept ones have a quarter of the width and the height. More than 0.5 % of changed pixels fail it: a person looks at the pictures that
// the test names, and keeps the new ones with -update. With -artifacts the pictures of a run stay in any case.
//
// # To write a journey
//
// A journey is what a person does in one area of the dashboard, from page to page. One function tells it; journeys runs it on PostgreSQL, in memory, and on
// SQLite with scripts switched off, each time on a server of its own with the project of the demo, whose owner is signed in.
//
//	func TestCampaigns(t *testing.T) {
//		journeys(t, func(t *testing.T, j *journey) {
//			j.call("POST", "/v1/vouchers/SPRING", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}}`)
//			j.page("campaigns") // /dashboard/projects/demo/campaigns
//			j.click(".head .button.main")
//			j.write("name", "Summer")
//			j.choose("kind", "GIFT_VOUCHERS")
//			j.upload("codes.csv", "Code\nSUMMER-A\n")
//			j.click("main form .button.main")
//			j.shows(".toast")
//			if at := j.text("h1"); at != "Summer" {
//				t.Errorf("the heading is %q", at)
//			}
//			j.inAllLooks("a campaign")
//			j.follow("#tasks .status.good")
//			j.write("name", "")
//			j.refused(func() {
//				j.click("main form .button.main")
//				j.shows(".field.invalid .error")
//			})
//		})
//	}
//
// click, shows, has and text take a CSS selector; write and choose take the name of a field. Steps wait until their element can be seen, so a journey
// never sleeps. After a click that loads a page, wait with shows for something that only the new page has. follow waits for what comes by itself, such
// as the end of a task. Within refused the server may answer 4xx, which fails the test elsewhere. inAllLooks checks a page with axe-core; those that
// links of the demo lead to are checked anyway. Where a step needs scripts, ask j.scripts.
package browsertest
