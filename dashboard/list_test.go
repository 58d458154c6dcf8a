package dashboard

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// turns are the addresses that a page of the list of orders leads on to, and its orders.
func (p page) turns(t *testing.T) (newer, older string, rows []string) {
	t.Helper()
	for _, e := range p.elements(t) {
		switch {
		case e.Data == "a" && attribute(e, "rel") == "prev":
			newer = attribute(e, "href")
		case e.Data == "a" && attribute(e, "rel") == "next":
			older = attribute(e, "href")
		case e.Data == "a" && strings.Contains(attribute(e, "href"), "/orders/"):
			rows = append(rows, attribute(e, "href"))
		}
	}
	return newer, older, rows
}

// TestAListIsWalkedToItsEndAndBack makes random orders, and walks the list of each part of them: "Older" shows every one that passes the filter once,
// in the order of the whole list, and "Newer" leads back by the same pages. The address keeps the filter, and the chip of the filter is the current one.
func TestAListIsWalkedToItsEndAndBack(t *testing.T) {
	n := 0
	rapid.Check(t, func(rt *rapid.T) {
		n++
		if n > 8 {
			return // each makes a shop
		}
		s := newSite(t, "Shop")
		for i := range rapid.SampledFrom([]int{0, 1, listPage, listPage + 1, 2*listPage + 7, 4 * listPage}).Draw(rt, "orders") {
			_, err := s.shop.Orders.Upsert(t.Context(), order.Request{
				SourceID: patch.Set(strconv.Itoa(i)), Amount: patch.Set(int64(i)), Status: patch.Set(rapid.SampledFrom(order.Statuses).Draw(rt, "status"))})
			s.must(t, err)
		}
		for _, filter := range append([]order.Status{""}, order.Statuses...) {
			q := storage.Query{Order: latestFirst}
			if filter != "" {
				q.Filter = storage.Is("status", string(filter))
			}
			all, err := s.shop.Orders.List(t.Context(), q)
			s.must(t, err)
			var want []string
			for _, o := range all.Items {
				want = append(want, s.address(t, "orders/"+o.ID))
			}
			s.walk(t, s.address(t, "orders")+"?show="+url.QueryEscape(string(filter)), string(filter), want)
		}
	})
}

// walk follows a list to its end and back.
func (s *site) walk(t *testing.T, first, filter string, want []string) {
	t.Helper()
	var pages [][]string
	var seen []string
	last := ""
	for at := first; at != ""; {
		got := s.get(t, roleUser, at)
		newer, older, rows := got.turns(t)
		pages, seen, last = append(pages, rows), append(seen, rows...), newer
		if (newer == "") != (len(pages) == 1) || len(rows) > listPage || len(pages) > len(want)+1 {
			t.Fatalf("page %d of %s has %d rows, and %q before it", len(pages), first, len(rows), newer)
		}
		current := ""
		for _, e := range got.elements(t) {
			if attribute(e, "aria-current") == "true" && attribute(e, "class") == "chip" {
				current = attribute(e, "href")
			}
		}
		if chip, err := url.Parse(current); err != nil || chip.Query().Get("show") != filter || older != "" && !strings.Contains(older, "show="+url.QueryEscape(filter)) && filter != "" {
			t.Fatalf("%s has the chip %q and leads on to %q", at, current, older)
		}
		at = older
	}
	if !slices.Equal(seen, want) {
		t.Fatalf("%s shows\n%v\nwant\n%v", first, seen, want)
	}
	for i := len(pages) - 2; i >= 0; i-- {
		newer, _, rows := s.get(t, roleUser, last).turns(t)
		if !slices.Equal(rows, pages[i]) || (newer == "") != (i == 0) {
			t.Fatalf("back on page %d of %s are %v with %q before it, want %v", i+1, first, rows, newer, fmt.Sprint(pages[i]))
		}
		last = newer
	}
}
