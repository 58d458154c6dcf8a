package dashboard

import (
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// latestFirst is the order of lists of what happened.
var latestFirst, earliestFirst = []storage.Order{{Field: "created_at", Desc: true}}, []storage.Order{{Field: "created_at"}}

// listPage is how many rows a page of a list has.
const listPage = 25

// filterLink shows a part of a list.
type filterLink struct {
	Text, Href string
	Current    bool
}

// listFilter is a part of a list: its name in the address, and the rows that it shows.
type listFilter struct {
	name   string
	filter storage.Filter
}

// list reads the address of a list, the latest first: the part that it shows, as links with the texts texts+name, and the page of it.
func (v *visit) list(texts string, filters []listFilter) (links []filterLink, q storage.Query, err error) {
	shown := v.URL.Query().Get("show")
	q = storage.Query{Order: latestFirst, Limit: listPage}
	for _, f := range filters {
		links = append(links, filterLink{v.say(texts + f.name), v.with("show", f.name), shown == f.name})
		if shown == f.name {
			q.Filter = f.filter
		}
	}
	if q.After, err = v.place("after"); q.After != nil {
		q.Order = earliestFirst // a page that "Newer" leads to is read backwards; turn turns it around
	} else if err == nil {
		q.After, err = v.before()
	}
	return links, q, err
}

// turns are the addresses of the pages beside a page of a list; empty at its ends.
type turns struct{ Newer, Older string }

// turn returns the pages beside a page of a list whose query v.list has made. It turns the items around where they were read backwards.
func turn[T any](v *visit, page *storage.Page[T], place func(*T) (at time.Time, id string)) (t turns) {
	backwards, inside := v.URL.Query().Get("after") != "", v.FormValue("before") != ""
	n := len(page.Items)
	if n == 0 {
		return t
	}
	if backwards {
		slices.Reverse(page.Items)
	}
	if backwards && page.HasMore || inside && !backwards {
		t.Newer = v.beside("after", placeOf(place(&page.Items[0])))
	}
	if backwards || page.HasMore {
		t.Older = v.older(place(&page.Items[n-1]))
	}
	return t
}

// before is the place in a list, the latest first, that "Older" leads to; nil on the first page.
func (v *visit) before() (*storage.Position, error) { return v.place("before") }

// place is a place in a list that a page leads to; nil where the request names none.
func (v *visit) place(name string) (*storage.Position, error) {
	place := v.FormValue(name)
	if place == "" {
		return nil, nil
	}
	at, id, _ := strings.Cut(place, "_")
	when, err := time.Parse(time.RFC3339Nano, at)
	if err != nil || !storage.ValidText(id) {
		return nil, fault.Query(name, "must be the place that a page leads to")
	}
	return &storage.Position{Values: []any{when}, ID: id}, nil
}

// placeOf is a place in a list, the latest first.
func placeOf(at time.Time, id string) string { return at.UTC().Format(time.RFC3339Nano) + "_" + id }

// older is the address of the page behind an item of this list.
func (v *visit) older(at time.Time, id string) string { return v.beside("before", placeOf(at, id)) }

// beside is the address of the page before or after a place in this list.
func (v *visit) beside(way, place string) string {
	query := v.URL.Query()
	for _, name := range []string{"done", "changed", "version", "before", "after"} {
		query.Del(name)
	}
	query.Set(way, place)
	return (&url.URL{Path: v.URL.Path, RawPath: v.URL.RawPath, RawQuery: query.Encode()}).String()
}

// with is the address of this list with another value of a filter, from its first page on. Without a value the filter is taken off.
func (v *visit) with(filter, value string) string {
	query := v.URL.Query()
	query.Del("before")
	query.Del("after")
	query.Del("done")
	query.Del("version")
	query.Del(filter)
	if value != "" {
		query.Set(filter, value)
	}
	return (&url.URL{Path: v.URL.Path, RawPath: v.URL.RawPath, RawQuery: query.Encode()}).String()
}
