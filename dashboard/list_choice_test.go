package dashboard

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

// choiceIn is the form with which a person chooses the rows and columns of the list of a page, as a browser sends it; nil without one.
func (p page) choiceIn(t *testing.T) url.Values {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data == "details" && attribute(e, "class") == "list-choice" {
			form := url.Values{}
			for n := range e.Descendants() {
				switch {
				case n.Data == "form":
					form.Set("at", attribute(n, "action"))
				case n.Data == "input" && attribute(n, "type") == "hidden", n.Data == "input" && slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "checked" }):
					form.Add(attribute(n, "name"), attribute(n, "value"))
				case n.Data == "option" && slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "selected" }):
					form.Set("rows", wordsOf(n))
				}
			}
			return form
		}
	}
	return nil
}

// inChoice reports whether an element is in the form of a choice, which leads to the page that it is on.
func inChoice(e *html.Node) bool {
	for p := range e.Ancestors() {
		if attribute(p, "class") == "list-choice" {
			return true
		}
	}
	return false
}

// chooses sends the form of a choice, and returns the cookie that the browser has then.
func (s *site) chooses(t *testing.T, form url.Values, headers ...string) (page, string) {
	t.Helper()
	got := s.send(t, roleViewer, "POST", form.Get("at"), form, headers...)
	for _, c := range got.Cookies() {
		if c.Name == listCookie {
			if c.Path != s.base || c.SameSite != http.SameSiteLaxMode || c.MaxAge <= 0 {
				t.Errorf("the cookie is %v", c)
			}
			return got, c.Name + "=" + c.Value
		}
	}
	t.Fatalf("the choice %v is answered with %d and no cookie\n%s", form, got.StatusCode, got.body)
	return got, ""
}

// columnsOf are how many columns the first table after the choice has: those of its head, and of each row, which have the names of the head.
func (p page) columnsOf(t *testing.T) (heads []string) {
	t.Helper()
	after := false
	for _, e := range p.elements(t) {
		if attribute(e, "class") == "list-choice" {
			after = true
		}
		if !after || e.Data != "table" {
			continue
		}
		for n := range e.Descendants() {
			if n.Data == "th" {
				heads = append(heads, wordsOf(n))
			}
		}
		for n := range e.Descendants() {
			if n.Data != "tr" || n.Parent.Data != "tbody" {
				continue
			}
			var labels []string
			for td := range n.ChildNodes() {
				if td.Data == "td" {
					labels = append(labels, attribute(td, "data-label"))
				}
			}
			if !slices.Equal(labels, heads) {
				t.Errorf("a row has the columns %q below %q", labels, heads)
			}
		}
		return heads
	}
	t.Fatal("there is no table")
	return nil
}

// TestColumnsOfEachListAreChosen leaves out all columns of each list, one after the other: its name is gone from the head and from each row, the first
// one stays, and the form has them to choose again.
func TestColumnsOfEachListAreChosen(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	seen := map[string]bool{}
	cookie := ""
	for _, r := range s.routes() {
		if r.method != "GET" || r.whole || r.danger {
			continue
		}
		paths := []string{s.address(t, r.path)}
		if r.path == "campaigns/{campaignId}/{part}" {
			paths = nil
			for _, part := range []string{"codes", "publications", "redemptions", "activity"} {
				paths = append(paths, s.address(t, "campaigns/{campaignId}/"+part))
			}
			paths = append(paths, s.address(t, "campaigns/{promotionCampaignId}/stacks"))
		}
		for _, at := range paths {
			got := s.get(t, roleViewer, at)
			if got.StatusCode == http.StatusForbidden {
				got = s.get(t, roleAdmin, at)
			}
			form := got.choiceIn(t)
			list := form.Get("list")
			if form == nil || seen[list] {
				continue
			}
			seen[list] = true
			all := got.columnsOf(t)
			if form.Get("back") != at || form.Get("rows") != "25" || !slices.Equal(form["column"], listColumns[list]) && len(listColumns[list]) > 0 {
				t.Errorf("%s has the choice %v", at, form)
			}
			shown := form["column"]
			for len(shown) > 0 {
				shown = shown[1:]
				form["column"] = shown
				var back page
				back, cookie = s.chooses(t, form, "Cookie", cookie)
				if back.StatusCode != http.StatusSeeOther || back.Header.Get("Location") != at {
					t.Errorf("the choice for %s leads to %d %s", at, back.StatusCode, back.Header.Get("Location"))
				}
				got = s.get(t, roleAdmin, at, "Cookie", cookie)
				checkPage(t, at, got)
				again := got.choiceIn(t)
				heads := got.columnsOf(t)
				if !slices.Equal(again["column"], shown) && len(shown) > 0 || len(heads) != len(s.get(t, roleAdmin, at).columnsOf(t))-len(listColumns[list])+len(shown) {
					t.Errorf("%s with %q has the columns %q of %q, and offers %q", at, shown, heads, all, again["column"])
				}
				for _, name := range listColumns[list] {
					text := (&visit{texts: english}).columnText(name)
					if slices.Contains(heads, text) != slices.Contains(shown, name) {
						t.Errorf("%s with %q has the columns %q", at, shown, heads)
					}
				}
			}
		}
	}
	if !maps.EqualFunc(seen, listColumns, func(bool, []string) bool { return true }) {
		t.Errorf("the choices are those of %v", slices.Sorted(maps.Keys(seen)))
	}
	// What all choices come to is read back.
	if value := strings.TrimPrefix(cookie, listCookie+"="); len(value) > maxListCookie {
		t.Errorf("the cookie of all choices has %d bytes", len(value))
	}
	v := &visit{Request: &http.Request{Header: http.Header{"Cookie": {cookie}}}}
	for name, columns := range listColumns {
		if kept := v.keptLists()[name]; len(kept.hidden) != len(columns) {
			t.Errorf("of %s %q are left out", name, kept.hidden)
		}
	}
}

// TestRowsOfAListAreChosen goes through a list whose person chooses other numbers of rows on the way: the next page goes on where the last one ended.
func TestRowsOfAListAreChosen(t *testing.T) {
	s := newSite(t, "Shop")
	var want []string
	for i := range 130 {
		o, err := s.shop.Orders.Upsert(t.Context(), order.Request{SourceID: patch.Set(fmt.Sprint(i)), Status: patch.Set(order.StatusPaid)})
		s.must(t, err)
		want = append([]string{s.address(t, "orders/"+o.ID)}, want...)
	}
	at, cookie := s.address(t, "orders")+"?show=PAID", ""
	for _, c := range []struct{ rows, from, to int }{{25, 0, 25}, {50, 25, 75}, {25, 75, 100}, {100, 100, 130}} {
		form := s.get(t, roleViewer, at, "Cookie", cookie).choiceIn(t)
		form.Set("rows", fmt.Sprint(c.rows))
		var back page
		back, cookie = s.chooses(t, form, "Cookie", cookie)
		if back.Header.Get("Location") != at {
			t.Fatalf("the choice leads from %s to %s", at, back.Header.Get("Location"))
		}
		got := s.get(t, roleViewer, at, "Cookie", cookie)
		if rows := got.ordersIn(t); !slices.Equal(rows, want[c.from:c.to]) || got.choiceIn(t).Get("rows") != fmt.Sprint(c.rows) {
			t.Fatalf("%s has %d rows from %v", at, len(rows), rows[:1])
		}
		newer, older := got.turns(t)
		if at = older; c.to == 130 {
			at = newer
		}
	}
	got := s.get(t, roleViewer, at, "Cookie", cookie)
	if newer, older := got.turns(t); !slices.Equal(got.ordersIn(t), want[:100]) || newer != "" || older == "" {
		t.Errorf("back at %s are %d rows", at, len(got.ordersIn(t)))
	}
}

// TestAChoiceThatIsNoneIsIgnored has cookies and forms with what there is not.
func TestAChoiceThatIsNoneIsIgnored(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	at := s.address(t, "orders")
	plain := s.get(t, roleViewer, at).columnsOf(t)
	for _, value := range []string{
		"", "orders", "orders=", "orders=7+nothing", "orders=-25", "orders=1000000", "nowhere=50+time", "orders=%zz", "orders=order", "&&&===", "orders=0x32+time%00",
		"orders=50+time&x=" + strings.Repeat("x", maxListCookie), strings.Repeat("orders=50&", 1000), "orders=<script>",
	} {
		got := s.get(t, roleViewer, at, "Cookie", listCookie+"="+value)
		if form := got.choiceIn(t); got.StatusCode != http.StatusOK || form.Get("rows") != "25" || !slices.Equal(got.columnsOf(t), plain) {
			t.Errorf("with %.40q the list is %d with %v", value, got.StatusCode, form)
		}
	}
	for _, form := range []url.Values{{}, {"list": {"nowhere"}, "rows": {"50"}}, {"rows": {"50"}}} {
		if got := s.send(t, roleViewer, "POST", "/dashboard/lists", form); got.StatusCode != http.StatusNotFound || len(got.Cookies()) > 0 {
			t.Errorf("the choice %v is %d with %v", form, got.StatusCode, got.Cookies())
		}
	}
	form := url.Values{"at": {"/dashboard/lists"}, "list": {"orders"}, "rows": {"1000"}, "column": {"time", "nothing", "state", "customer", "amount"}, "back": {"https://elsewhere.example/"}}
	got, cookie := s.chooses(t, form, "Cookie", listCookie+"=orders=50&nowhere=100&codes=25+nothing")
	if cookie != listCookie+"=orders=50+discount" || got.Header.Get("Location") != "/dashboard/" {
		t.Errorf("the choice is kept as %s and leads to %s", cookie, got.Header.Get("Location"))
	}
	form["column"], form["rows"] = listColumns["orders"], []string{"25"}
	if _, cookie := s.chooses(t, form); cookie != listCookie+"=" {
		t.Errorf("what all have without a choice is kept as %s", cookie)
	}
	if got := s.send(t, "", "POST", "/dashboard/lists", form); len(got.Cookies()) > 0 {
		t.Errorf("without a sign-in %v is kept", got.Cookies())
	}
}

// TestAChoiceKeepsTheFormThatNarrowsAList chooses rows and columns on the second page of lists that a text narrows, which is in no address.
func TestAChoiceKeepsTheFormThatNarrowsAList(t *testing.T) {
	for path, filter := range map[string]string{"codes": "prefix", "campaigns": "text"} {
		s := newSite(t, "Shop")
		for i := range 60 {
			if name := fmt.Sprintf("row-%04d", i); path == "codes" {
				s.coupon(t, name, nil)
			} else {
				s.made(t, name, 0, nil)
			}
			if path == "codes" {
				s.coupon(t, fmt.Sprintf("other-%d", i), nil)
			} else {
				s.made(t, fmt.Sprintf("other-%d", i), 0, nil)
			}
		}
		next := map[string]string{"codes": "after", "campaigns": "before"}[path]
		form := url.Values{filter: {"row-"}}
		first := s.send(t, roleViewer, "POST", shopPath+path, form)
		for _, e := range first.elements(t) {
			if attribute(e, "name") == next {
				form.Set(next, attribute(e, "value"))
			}
		}
		second := s.send(t, roleViewer, "POST", shopPath+path, form)
		choice := second.choiceIn(t)
		if choice.Get(filter) != "row-" || choice.Get(next) != form.Get(next) || choice.Get("at") != shopPath+path {
			t.Fatalf("the choice of %s is %v", path, choice)
		}
		choice.Set("rows", "50")
		choice["column"] = []string{"state"}
		got, cookie := s.chooses(t, choice)
		rows := got.namedRows(t)
		if got.StatusCode != http.StatusOK || len(rows) != 35 || rows[0] != second.namedRows(t)[0] || len(got.columnsOf(t)) != 2 {
			t.Errorf("%s has %d rows and the columns %q", path, len(rows), got.columnsOf(t))
		}
		if all := s.get(t, roleViewer, shopPath+path, "Cookie", cookie); len(all.namedRows(t)) < 25 || len(all.columnsOf(t)) != 2 || all.choiceIn(t).Get("rows") != "50" {
			t.Errorf("%s afterwards has the columns %q", path, all.columnsOf(t))
		}
	}
}
