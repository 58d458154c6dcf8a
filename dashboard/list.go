package dashboard

import (
	"net/url"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// latestFirst is the order of lists of what happened.
var latestFirst = []storage.Order{{Field: "created_at", Desc: true}}

// before is the place in a list, the latest first, that "Older" leads to; nil on the first page.
func (v *visit) before() (*storage.Position, error) {
	place := v.URL.Query().Get("before")
	if place == "" {
		return nil, nil
	}
	at, id, _ := strings.Cut(place, "_")
	when, err := time.Parse(time.RFC3339Nano, at)
	if err != nil || !storage.ValidText(id) {
		return nil, fault.Query("before", "must be the place that a page leads to")
	}
	return &storage.Position{Values: []any{when}, ID: id}, nil
}

// older is the address of the page behind an item of this list.
func (v *visit) older(at time.Time, id string) string {
	query := v.URL.Query()
	query.Del("done")
	query.Set("before", at.UTC().Format(time.RFC3339Nano)+"_"+id)
	return (&url.URL{Path: v.URL.Path, RawPath: v.URL.RawPath, RawQuery: query.Encode()}).String()
}

// with is the address of this list with another value of a filter, from its first page on. Without a value the filter is taken off.
func (v *visit) with(filter, value string) string {
	query := v.URL.Query()
	query.Del("before")
	query.Del("done")
	query.Del(filter)
	if value != "" {
		query.Set(filter, value)
	}
	return (&url.URL{Path: v.URL.Path, RawPath: v.URL.RawPath, RawQuery: query.Encode()}).String()
}
