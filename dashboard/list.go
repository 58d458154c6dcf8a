package dashboard

import (
	"cmp"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// latestFirst is the order of lists of what happened.
var latestFirst, earliestFirst = []storage.Order{{Field: "created_at", Desc: true}}, []storage.Order{{Field: "created_at"}}

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

// list reads the address of a list, the latest first: the part that it shows, as links with the texts texts+name, and the page of it. name is that of
// listColumns.
func (v *visit) list(name, texts string, filters []listFilter) (links []filterLink, q storage.Query, err error) {
	shown := v.URL.Query().Get("show")
	var filter storage.Filter
	for _, f := range filters {
		links = append(links, filterLink{v.say(texts + f.name), v.with("show", f.name), shown == f.name})
		if shown == f.name {
			filter = f.filter
		}
	}
	q, err = v.paged(name, filter)
	return links, q, err
}

// paged is the query of the page of a list, the latest first, that the request asks for, with as many rows as the person has chosen. name is that of
// listColumns.
func (v *visit) paged(name string, filter storage.Filter) (q storage.Query, err error) {
	v.choose(name)
	q = storage.Query{Filter: filter, Order: latestFirst, Limit: v.choice.Rows}
	if q.After, err = v.place("after"); q.After != nil {
		q.Order = earliestFirst // a page that "Newer" leads to is read backwards; turn turns it around
	} else if err == nil {
		q.After, err = v.place("before")
	}
	return q, err
}

// backwards reports whether the page is read backwards, as "Newer" leads to it.
func (v *visit) backwards() bool { return v.FormValue("after") != "" }

// merge is the page of a list of several kinds of rows. Each kind was read with the query of the page, so that the first rows of all kinds together are
// the first rows of the list. more says that one of them goes on.
func merge[T any](v *visit, rows []T, more bool, place func(*T) (at time.Time, id string)) storage.Page[T] {
	slices.SortFunc(rows, func(a, b T) int {
		atA, idA := place(&a)
		atB, idB := place(&b)
		latest := cmp.Or(atB.Compare(atA), cmp.Compare(idB, idA))
		if v.backwards() {
			return -latest
		}
		return latest
	})
	return storage.Page[T]{Items: rows[:min(len(rows), v.choice.Rows)], HasMore: more || len(rows) > v.choice.Rows}
}

// turns are what surrounds a page of a list: how the person sees it, and the addresses of the pages beside it, which are empty at its ends. The version
// of a part that is polled does not depend on the choice.
type turns struct {
	Choice       listChoice `json:"-"`
	Newer, Older string
}

// turn returns the addresses of the pages beside a page of a list whose query v.paged has made. It turns the items around where they were read backwards.
func turn[T any](v *visit, page *storage.Page[T], place func(*T) (at time.Time, id string)) (t turns) {
	t.Choice = v.choice
	newer, older := beside(v, page, func(item *T) string { return placeOf(place(item)) })
	if newer != "" {
		t.Newer = v.beside("after", newer)
	}
	if older != "" {
		t.Older = v.beside("before", older)
	}
	return t
}

// beside returns the places that the pages beside a page of a list begin at; empty at its ends. It turns the items around where they were read
// backwards.
func beside[T any](v *visit, page *storage.Page[T], place func(*T) string) (newer, older string) {
	n := len(page.Items)
	if n == 0 {
		return "", ""
	}
	backwards := v.backwards()
	if backwards {
		slices.Reverse(page.Items)
	}
	if backwards && page.HasMore || !backwards && v.FormValue("before") != "" {
		newer = place(&page.Items[0])
	}
	if backwards || page.HasMore {
		older = place(&page.Items[n-1])
	}
	return newer, older
}

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

// here is the address of this page, without what the last act has left in it.
func (v *visit) here() string {
	query := v.URL.Query()
	for _, name := range []string{"done", "changed", "version"} {
		query.Del(name)
	}
	return (&url.URL{Path: v.URL.Path, RawPath: v.URL.RawPath, RawQuery: query.Encode()}).String()
}

// backWith is the page that a form came from, as its field "back" says, with the word of what was done; or another page, when the form names none.
func (v *visit) backWith(done, otherwise string) string {
	back := v.PostFormValue("back")
	if back == "" {
		back = otherwise
	}
	at, err := url.Parse(v.dashboard.local(back))
	if err != nil {
		return otherwise
	}
	query := at.Query()
	query.Set("done", done)
	at.RawQuery = query.Encode()
	return at.String()
}

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
